"""`python -m tests.golden` rewrites the golden files; with `--check` it only lists those that would change."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from tests.golden import HERE, as_they_should_be, stale


def main(arguments: list[str], folder: Path = HERE) -> int:
    parser = ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, and fail if something would change")
    check = parser.parse_args(arguments).check
    changed = stale(folder)
    for path, text in changed.items():
        print(f"{'stale' if check else 'written'}: {path.relative_to(folder)}")
        if not check:
            path.write_bytes(text.encode())
    print(f"{len(as_they_should_be(folder))} golden files, {len(changed)} {'stale' if check else 'written'}")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
