"""Prints the path of a Chromium for the browser tests: finds or installs one, or says in one line what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

LIGHT = "chromium-headless-shell"  # Chromium without windows: tests take a quarter less time
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> None:
    path = found() or downloaded() or installed()
    if path is None:
        sys.exit("the browser tests need Chromium: install the package chromium, or name one with CHROMIUM=/path/to/it")
    print(path)


def found() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def downloaded() -> str | None:
    """Playwright's download, if it succeeds; its output goes to the log, as there may be another way."""
    _run(sys.executable, "-m", "playwright", "install", "chromium")
    return playwrights_own()


def installed() -> str | None:
    """The system's package, if we may install packages."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    _run("apt-get", "update", "-qq")
    for package in (LIGHT, "chromium"):
        _run("apt-get", "install", "-qq", "-y", "--no-install-recommends", package, "fonts-dejavu-core")
        if path := found():
            return path
    return None


def _run(*command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    main()
