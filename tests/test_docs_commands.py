"""Every command on a page of the docs is one that the program takes, options and all."""

from __future__ import annotations

import re
import shlex
from itertools import chain
from pathlib import Path

from cyclopts import CycloptsError, MissingArgumentError

from boomtable.cli.commands import app
from tests.each import each

ROOT = Path(__file__).parents[1]
PAGES = sorted(str(page.relative_to(ROOT)) for page in chain([ROOT / "README.md"], ROOT.glob("docs/**/*.md")))
INDENTED = re.compile(r"^(?: {4,}|\$ )(?:\S*/)?(boomtable(?: .*)?)$", re.MULTILINE)
QUOTED = re.compile(r"`(?:\S*/)?(boomtable [a-z][^`]*)`")
UNFINISHED = re.compile(r"\.\.\.|…|<|\[|\|(?! )| N |\bLEVEL\b")  # a form of commands, and no command


def commands(page: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8").replace("\\\n", " ")
    found = [line for pattern in (INDENTED, QUOTED) for line in pattern.findall(text)]
    return [line for line in found if not UNFINISHED.search(re.sub(r'"[^"]*"', "", line))]


@each("page", PAGES)
def test_every_command_of_a_page_can_be_typed(page: str) -> None:
    for line in commands(page):
        words = shlex.split(re.split(r" [>|] ", line)[0], comments=True)[1:]
        try:
            app.parse_args(words or ["serve"], exit_on_error=False, print_error=False)
        except MissingArgumentError:
            assert all(re.fullmatch(r"[a-z]+", word) for word in words), line  # the name of a command is no line
        except CycloptsError as error:
            raise AssertionError(f"{line}: {error}") from None


RUN_BY = {  # every example in Python is run by one of these
    "README.md": "pyproject.toml",
    "docs/datasets.md": "tests/deep_docs_commands.py",
    "docs/fair-deals.md": "tests/cli/test_verify.py",
    "docs/lab.md": "tests/lab/adapters/deep_lab_page.py",
    "docs/openspiel.md": "tests/lab/openspiel/deep_page.py",
    "docs/positions.md": "pyproject.toml",
    "docs/text-interface.md": "tests/deep_docs_commands.py",
    "docs/twins.md": "tests/lab/twins/deep_playouts.py",
    "docs/writing-a-bot.md": "tests/deep_docs_commands.py",
}


def test_every_page_with_an_example_in_python_has_a_test_that_runs_it() -> None:
    shown = {page for page in PAGES if "```python" in (ROOT / page).read_text("utf-8")}
    assert shown == RUN_BY.keys()
    assert [page for page, test in RUN_BY.items() if Path(page).name not in (ROOT / test).read_text("utf-8")] == []


def test_there_are_commands_to_read() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 60
