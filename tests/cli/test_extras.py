"""A command whose extra is not installed names it and the line that installs it."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.command import environment

LINES = {
    "": "server",
    "serve": "server",
    "load": "server",
    "seat ABCD Ann": "server",
    "export games.jsonl": "server",
    "lab balance time-bomb": "balance",
}
LIGHT = {  # what everybody has
    *("attr", "attrs", "babel", "boomtable", "cyclopts", "docstring_parser", "fluent", "markdown_it", "mdurl"),
    *("msgspec", "pygments", "pytz", "rich", "rich_rst", "typing_extensions"),
}
PROGRAM = """
import sys
from importlib.machinery import PathFinder

class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        installed = name.partition(".")[0] in {light} | sys.stdlib_module_names
        return super().find_spec(name, path, target) if installed else None

sys.meta_path[:] = [Bare if finder is PathFinder else finder for finder in sys.meta_path]
from boomtable.cli import main
for line in {lines}:
    print(main(line.split()), file=sys.stderr)
"""


def bare(*lines: str) -> subprocess.CompletedProcess[str]:
    """Commands in a process that has the light core and nothing more."""
    program = PROGRAM.format(light=LIGHT, lines=lines)
    return subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, encoding="utf-8", env=environment()
    )


def test_a_command_without_its_extra_says_in_one_line_how_to_install_it() -> None:
    said = bare(*LINES).stderr.splitlines()
    assert said[1::2] == ["2"] * len(LINES)
    for line, extra in zip(said[::2], LINES.values(), strict=True):
        assert line.startswith("This needs ")
        assert line.endswith(f'Install it with: pip install "boomtable[{extra}]"')


def test_the_light_core_plays_simulates_and_duels() -> None:
    ended = bare(
        "lab simulate time-bomb --games 3 --json",
        "lab duel trick-snipers --players 4 --a random --b random --games 2 --json",
        "lab exploit time-bomb --players 4 --against random --games 2 --json",
        "games --json",
    )
    codes = [line for line in ended.stderr.splitlines() if "boomtable[fast]" not in line]  # what would be faster
    assert codes == ["0"] * 4
    assert len(ended.stdout.splitlines()) == 4
