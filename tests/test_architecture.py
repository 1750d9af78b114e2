"""Names on the architecture page exist, the rules import only what they may, and every title is entered everywhere."""

from __future__ import annotations

import ast
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from boomtable.boards.registry import BOARDS
from boomtable.games.catalog import CATALOG
from boomtable.lab.encodings import ENCODINGS
from boomtable.replays.lens import SIGHTS
from boomtable.replays.story import BEATS
from tests.each import each
from tests.titles import TITLES

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


PACKAGES = {title: title.replace("-", "_") for title in CATALOG}
LISTS = {  # every place where a title must be entered, as in CONTRIBUTING.md, and how it is called there
    "pyproject.toml": [f"boomtable.games.{package}" for package in PACKAGES.values()],
    "README.md": [f"docs/rules/{title}.md" for title in CATALOG],
    "docs/rules/README.md": [f"{title}.md" for title in CATALOG],
    "docs/positions.md": [f"| {game.title} |" for game in CATALOG.values()],
    "docs/lab.md": [f"### {game.title}" for game in CATALOG.values()],
    "src/boomtable/words/en/common.ftl": [f"{title}-title =" for title in CATALOG],
    "src/boomtable/words/en/web.ftl": [f"web-blurb-{title} =" for title in CATALOG],
}
FILES = [
    *("docs/rules/{0}.md", "src/boomtable/words/en/{0}.ftl", "web/src/games/{0}/Board.svelte"),
    *("web/src/games/{0}/howto/cards.ts", "tests/oracle/{1}.py"),
]


@each("page", LISTS)
def test_every_title_is_on_every_list(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert [name for name in LISTS[page] if name not in text] == []


def test_every_title_is_in_every_registry() -> None:
    titles = [title.game.id for title in TITLES]
    for registry in (BOARDS, ENCODINGS, SIGHTS, BEATS, titles):
        assert {*CATALOG} <= {*registry}


def test_every_title_has_its_pages_and_its_board() -> None:
    wanted = [name.format(title, package) for title, package in PACKAGES.items() for name in FILES]
    assert [name for name in wanted if not (ROOT / name).exists()] == []
