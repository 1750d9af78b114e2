"""`boomtable position`: a drawn table as one seat sees it, or one line that says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import run

EVENING = """
    round  2
    0      1*  president
    1      1   red-team
    2      2   doctor
    3      2*  bomber
    4      2   engineer
    5      1   blue-team
"""


@pytest.fixture
def drawing(tmp_path: Path) -> Path:
    return tmp_path / "table.txt"


def test_a_drawn_table_is_shown_as_a_seat_sees_it(drawing: Path) -> None:
    drawing.write_text(EVENING)
    shown = run("position", "two-rooms", drawing, "--seat", "0")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "You win with Blue" in shown.stdout
    assert "You win with Red" in run("position", "two-rooms", drawing, "--seat", "1").stdout


@pytest.mark.parametrize(
    ("title", "text", "said"),
    [
        (
            "two-rooms",
            EVENING.replace("doctor", "docter"),
            'The row "2" can\'t contain "docter". It can contain: doctor,',
        ),
        ("two-rooms", EVENING.replace("round", "wound"), 'A drawing has no row called "wound".'),
        ("bomb-squad-academy", "0 -3\n1", 'The row "0" can\'t contain "-3". It can contain: 0-999.'),
        ("time-bomb", "0\n1", "A drawing needs a row for each seat, 4 to 8 of them, not 2."),
    ],
)
def test_what_is_wrong_with_a_drawing_is_said_in_one_line(drawing: Path, title: str, text: str, said: str) -> None:
    drawing.write_text(text)
    answer = run("position", title, drawing)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert said in " ".join(answer.stderr.split())


def test_a_drawing_that_is_not_there_says_so(drawing: Path) -> None:
    assert "No such file" in run("position", "time-bomb", drawing).stderr
