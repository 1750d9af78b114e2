"""The picture of a result: every word stays in it, whatever people are called, and can be read when it is small."""

from __future__ import annotations

import re
import struct
from html import unescape
from typing import Any

import pytest

from boomtable.engine import BadRecord, but
from boomtable.replays.picture import drawing, letters, rendering, telling
from boomtable.replays.picture.drawing import HEIGHT, WIDTH, shown
from boomtable.replays.picture.letters import BENCH, BOLD, LEAST, NOTE, width
from boomtable.replays.result import Result, result
from boomtable.replays.story import BEATS, why
from tests.each import each
from tests.replays.recorded import replayed

SIZES = {"time-bomb": 5, "time-bomb-evolution": 4, "bomb-squad-academy": 4, "trick-snipers": 4, "two-rooms": 12}
LOOKS = {("Bench", "400"): BENCH, ("Note", "500"): NOTE, ("Note", "800"): BOLD}
PLACE = r'<text x="(-?\d+)" y="(-?\d+)" font-family="(\w+)" font-weight="(\d+)" font-size="([\d.]+)"'
TEXT = re.compile(PLACE + r'.*?text-anchor="(\w+)"[^>]*>(.*?)</text>')
WORDS = 400  # to the left of this stands the drawing of the title
THUMB = 4  # times smaller it still tells who won
NUMBERED = tuple(f"Player {seat}" for seat in range(1, 31))
NAMES = {
    "plain": "Ann",
    "twelve": "Wilhelmina W",
    "wide": "WWWWWWWWWWWW",
    "leftward": "מרים בת יוסף",
    "arabic": "مريم بنت علي",
    "far": "漢字漢字漢字漢字漢字漢字",
    "emoji": "👩‍🚀👨‍👩‍👧🎉🎉",
    "markup": '<b>&"x"</b>',
}


def misfits(svg: str) -> list[str]:
    """Texts that leave the picture or the part of it that is theirs."""
    found = []
    for x, y, family, weight, size, anchor, text in TEXT.findall(svg):
        long = width(unescape(text), LOOKS[family, weight], float(size))
        left = float(x) - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        if left < (0 if anchor == "middle" else WORDS) or left + long > WIDTH - 8 or not 0 < float(y) < HEIGHT - 8:
            found.append(text)
    return found


def drawn(title: str, name: str) -> Result:
    replay = replayed(title, SIZES[title], 3, "normal")
    people = tuple([shown(name) for _ in range(SIZES[title])])
    return result(replay, people)


@each("title", [*SIZES])
def test_no_name_breaks_the_picture(title: str) -> None:
    for name in NAMES.values():
        svg = drawing.drawing(drawn(title, name))
        assert misfits(svg) == [], name
        assert "<b>" not in svg


def test_a_text_that_does_not_fit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "fitted", lambda text, _look, size, *_: (size, [text]))
    assert misfits(drawing.drawing(drawn("time-bomb", NAMES["wide"])))


@each("title", [*SIZES])
def test_who_won_can_be_read_when_it_is_small(title: str) -> None:
    told = drawn(title, NAMES["plain"])
    sizes = {unescape(text): float(size) for *_, size, _, text in TEXT.findall(drawing.drawing(told))}
    assert sizes[told.won] / THUMB >= 11
    assert sizes[told.title] / THUMB >= 11


def test_a_name_that_no_font_has_is_the_number_of_its_seat() -> None:
    assert rendering.legible("Żółć Ann")
    assert not rendering.legible("Ann \U0010fffe")
    assert telling._drawn(2, "\U0010fffe") == shown("Player 2")
    assert telling._drawn(2, "Ann") == "Ann"


def test_it_is_a_png_of_the_size_that_previews_want() -> None:
    picture = rendering.png(drawing.drawing(drawn("trick-snipers", NAMES["twelve"])))
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) < 200_000
    assert picture == rendering.png(drawing.drawing(drawn("trick-snipers", NAMES["twelve"])))


@each("title", [*SIZES])
def test_people_are_called_as_they_are_called_everywhere(title: str) -> None:
    """Also in the line why, which titles write for themselves."""
    replay = replayed(title, SIZES[title], 3, "normal")
    names = tuple(f"Q{seat}x" for seat in range(SIZES[title]))
    told = result(replay, names)
    plain = result(replay, tuple(f"Z{seat}x" for seat in range(SIZES[title])))
    for one, other in ((told.why, plain.why), (told.won, plain.won), (told.moment, plain.moment)):
        assert re.sub(r"Q(\d+x)", r"Z\1", one) == other
    assert why(replay) != told.why or not re.search(r"Q\dx", told.why)


@each("title", [*SIZES])
def test_the_best_lie_is_told_where_there_is_one(title: str) -> None:
    for seed in (1, 2, 3):
        replay = replayed(title, SIZES[title], seed, "normal")
        lies = [beat for beat in BEATS[title](replay) if beat.code == "lie"]
        assert (result(replay, NUMBERED[: SIZES[title]]).label == "Best lie") == bool(lies)


def test_a_game_that_is_not_over_has_no_result() -> None:
    replay = replayed("time-bomb", 5, 3, "normal")
    running: Any = but(replay, tables=replay.tables[:-1])
    with pytest.raises(BadRecord, match="record-unfinished"):
        result(running, NUMBERED[:5])


def test_letters_shrink_to_the_least_and_then_are_cut() -> None:
    size, rows = letters.fitted("W" * 60, BENCH, 80, 700, 1)
    assert size == 80 * LEAST
    assert rows[0].endswith(letters.MORE)
    assert width(rows[0], BENCH, size) <= 700
