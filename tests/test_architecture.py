"""Names on the architecture page exist, and the rules import only what they may."""

from __future__ import annotations

import ast
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.each import each

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = sorted({*re.findall(r"`((?:\w+\.)+\w+)`", PAGE)} - {"boomtable.cli"})


def found(name: str) -> Any:
    """A module, a class, a function or a method by its dotted name."""
    parts = ["boomtable", *name.removeprefix("boomtable.").split(".")]
    for length in range(len(parts), 0, -1):
        try:
            thing: Any = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            thing = getattr(thing, part)
        return thing
    raise AssertionError(name)


@each("name", NAMED)
def test_every_name_on_the_page_is_in_the_code(name: str) -> None:
    assert found(name) is not None


def test_there_is_something_to_look_up() -> None:
    assert len(NAMED) > 20


RULES = sorted([*(ROOT / "src/boomtable/engine").rglob("*.py"), *(ROOT / "src/boomtable/games").rglob("*.py")])
ALLOWED = sys.stdlib_module_names | {"msgspec"}


@each("page", RULES)
def test_the_rules_need_the_standard_library_and_msgspec_only(page: Path) -> None:
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            own = name.startswith(("boomtable.engine", "boomtable.games"))
            assert own or name.split(".")[0] in ALLOWED, f"{page.name} imports {name}"
