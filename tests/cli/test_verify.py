"""Fair deals checked from the command line, and by the script that docs/fair-deals.md shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from boomtable.cli import main
from boomtable.engine import but
from boomtable.engine.records import Record, begin, digest_of, forked, write
from boomtable.engine.verify import fair_of
from boomtable.games.time_bomb import GAME
from tests.cli.command import run
from tests.engine.dealer import fair_game, proof, seed_of
from tests.patience import seconds

PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"

GAME_OF_FIVE = fair_game(GAME, 5)
FAIR = fair_of(GAME_OF_FIVE)
TAMPERED = {
    "seed": but(FAIR, seed=seed_of(1)),
    "line": but(FAIR, entropy=("mine", *FAIR.entropy[1:])),
    "draws": but(FAIR, draws=(FAIR.draws[2], FAIR.draws[1], FAIR.draws[0], *FAIR.draws[3:])),
    "no hex": but(FAIR, seed="boom"),
    "missing": but(FAIR, draws=FAIR.draws[:-1]),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def save(record: Record, path: Path) -> Path:
    path.write_text(write(record), encoding="utf-8")
    return path


def test_a_fair_game_is_told_with_all_that_was_checked(path: Path) -> None:
    ended = run("verify", save(GAME_OF_FIVE, path))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines() == [
        f"The seed is the one promised before the first draw: its SHA-256 is {FAIR.commitment}.",
        "4 devices added a line each. Find yours:",
        '  "5ca1ab1e"',
        r'  "\u00dcnal' + "'s phone\"",
        r'  "a \"log\":[ and a \\ and a\nline"',
        '  ""',
        f"All {len(FAIR.draws)} draws follow from the seed and the lines.",
        "Every card in this game follows from those draws.",
    ]


def test_a_line_cannot_paint_on_the_terminal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("\x1b[2J", "[bold]", ":boom:", "\x9b2J")
    save(but(begin(GAME, 5), fair=but(proof(0, []), entropy=lines)), path)
    assert main(["verify", str(path)]) == 0
    printed = capsys.readouterr().out
    assert printed.replace("\n", "").isprintable()
    assert all(shown in printed for shown in (r'"\u001b[2J"', '"[bold]"', '":boom:"', r'"\u009b2J"'))


@pytest.mark.parametrize("count", [0, 1])
def test_few_lines_and_draws_are_told_as_well(path: Path, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    fair = but(FAIR, draws=FAIR.draws[:count])
    save(but(GAME_OF_FIVE, log=GAME_OF_FIVE.log[:count], fair=fair), path)
    assert main(["verify", str(path)]) == 0
    assert ("Nothing was drawn.", "The only draw follows")[count] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("tampering", "words"),
    {
        "seed": "isn't the one that was promised",
        "no hex": "isn't the one that was promised",
        "line": f"Draw 1 of {len(FAIR.draws)}",
        "draws": f"Draw 1 of {len(FAIR.draws)}",
        "missing": f"Entry {len(GAME_OF_FIVE.log)} ",
    }.items(),
)
def test_tampering_is_told_in_one_line(
    tampering: str, words: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(but(GAME_OF_FIVE, fair=TAMPERED[tampering]), path)
    assert main(["verify", str(path)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert words in printed.err


# The script on the page.


def stranger(path: Path) -> subprocess.CompletedProcess[str]:
    """What somebody sees who has the record and the page, and nothing of ours."""
    [script] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-c", script, str(path)],
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=seconds(60),
    )


@pytest.mark.parametrize("number", range(3))
def test_a_stranger_finds_a_fair_game_fair(path: Path, number: int) -> None:
    record = fair_game(GAME, 4 + number, number)
    found, fair = stranger(save(record, path)), fair_of(record)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith(f"Commitment {fair.commitment}, {len(fair.draws)} draws, all true.")
    assert all(line in found.stdout for line in fair.entropy)


@pytest.mark.parametrize("tampering", ["seed", "line", "draws"])
def test_a_stranger_finds_tampering_too(path: Path, tampering: str) -> None:
    found = stranger(save(but(GAME_OF_FIVE, fair=TAMPERED[tampering]), path))
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (1, "", 1)


def test_the_example_on_the_page_is_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "4:KITE,3:one,6:zwölf,1:7,1:0,\n" in page
    assert "`[0, 1, 8, 7, 5, 2, 4, 9, 6, 3]`" in page  # the vector of tests/engine/test_fair.py


def test_a_fork_is_verified_with_the_game_it_came_from(tmp_path: Path) -> None:
    origin = save(GAME_OF_FIVE, tmp_path / "origin.json")
    fork = save(forked(GAME_OF_FIVE, 3), tmp_path / "fork.json")
    ended = run("verify", fork, "--origin", origin)
    assert (ended.returncode, ended.stderr) == (0, "")
    first, second, *_ = ended.stdout.splitlines()
    assert first == f"The first 3 entries come from another game, whose digest is {digest_of(GAME_OF_FIVE)}."
    assert FAIR.commitment in second
    stranger = save(fair_game(GAME, 5, 1), tmp_path / "stranger.json")
    refused = run("verify", fork, "--origin", stranger)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert digest_of(fair_game(GAME, 5, 1)) in refused.stderr
