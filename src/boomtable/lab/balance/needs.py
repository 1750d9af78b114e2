"""What must be installed, asked before hours of play and not after."""

from __future__ import annotations

from importlib.util import find_spec

from boomtable.engine import BadSetup


def need(*packages: str, extra: str) -> None:
    """BadSetup that names the first package which is not there; nothing is loaded yet."""
    for package in packages:
        if not find_spec(package):
            raise BadSetup("missing-extra", package=package, extra=extra)
