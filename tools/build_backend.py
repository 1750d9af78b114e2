"""Builds wheels and source archives that contain the web page and the docs: builds both, then runs hatchling.

The page is built here and not in a hatchling hook, because a hook cannot tell an editable install from a wheel
before it requires Node: sixty megabytes that an editable install does not need.
"""

from __future__ import annotations

import tomllib
from typing import Any

from hatchling import build

from tools import docsite, webclient


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    return [*build.get_requires_for_build_wheel(settings), *_builders()]


def get_requires_for_build_sdist(settings: dict[str, Any] | None = None) -> list[str]:
    return [*build.get_requires_for_build_sdist(settings), *_builders()]


def build_wheel(folder: str, settings: dict[str, Any] | None = None, metadata: str | None = None) -> str:
    docsite.build()
    return str(build.build_wheel(folder, settings, metadata))


def build_sdist(folder: str, settings: dict[str, Any] | None = None) -> str:
    docsite.build()
    return str(build.build_sdist(folder, settings))


def __getattr__(name: str) -> Any:
    """Everything else, editable installs included, is left to hatchling."""
    return getattr(build, name)


def _builders() -> list[str]:
    """The requirements of Node, if the page has yet to be built, and of Sphinx, if the docs have."""
    groups = tomllib.loads((webclient.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    missing = [] if webclient.built() else groups["web"]
    return [*missing, *([] if docsite.built() else groups["docs"])]
