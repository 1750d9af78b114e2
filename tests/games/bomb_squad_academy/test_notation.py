"""A table as text: complete and readable, and impossible tables are refused."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from boomtable.engine import BadNotation, Seeded
from boomtable.games.bomb_squad_academy import GAME, Academy, notation
from boomtable.games.bomb_squad_academy.cards import BOX, Tile, Wire
from boomtable.games.bomb_squad_academy.rounds import Choosing
from boomtable.words import say
from tests.conformance.walks import walk
from tests.each import each
from tests.games.bomb_squad_academy.scenes import play, scene
from tests.titles import BOMB_SQUAD_ACADEMY

DRAWN = """\
house      plates_stay
decks
bomb       2
round      2
ages       1,0
plates     green,red
shown      hammer,helmet,x-ray
display    -
waited     -
protected  -
spared     -
scored     -
green      1,3  -|ok,boom,ok  0,1,2,1,2,0,1,2,3,2
blue       -  -|boom,ok,ok  0,2,2,0,1,1,2,2,3,3,4,4
red        4  -|ok,ok,boom  0,1,1,2,2,3,3,3,4,4,5
0          12  red  -  hammer
1          9  green  -  -  aside
seen       0  green  cards  0  holds
seen       1  blue  tiles  boom,ok,ok  holds
seen       1  red  cards  4
lasting    bomb-blanket  1  green
todo       choosing
todo       tidying
todo       graduating
sealed     1  choose chicken
story      flipped green 3
story      flipped green 1 tiles=ok,ok
news       1
"""


SHORT = """
    bomb   2
    0      12
    1      9  chicken  -  hammer
    2
"""


def test_a_table_reads_as_it_was_drawn() -> None:
    table = GAME.parse(DRAWN)
    assert (table.players, table.options.plates_stay, table.bomb, table.round) == (2, True, 2, 2)
    assert table.scores == (12, 9)
    assert table.line(table.wires[0]).trigger == 4
    assert table.news == table.story[-1:]
    assert table.todo[0] == Choosing()


def test_rows_that_hold_what_they_usually_hold_are_not_drawn() -> None:
    usual = ("decks", "display", "waited", "protected", "spared", "scored")
    drawn = [line for line in DRAWN.splitlines() if not line.startswith(usual)]
    assert sorted(GAME.draw(GAME.parse(DRAWN)).splitlines()) == sorted([*drawn[1:], "house"])
    assert GAME.parse(GAME.draw(GAME.parse(DRAWN))) == GAME.parse(DRAWN)


def test_a_table_is_drawn_and_read_all_through_a_game() -> None:
    for table in islice(walk(BOMB_SQUAD_ACADEMY, Seeded("drawn")), 0, None, 3):
        assert GAME.parse(GAME.draw(table)) == table


def test_the_example_in_the_explanation_can_be_read_and_played() -> None:
    text = "\n".join(line for line in (notation.__doc__ or "").splitlines() if line.startswith("    "))
    table: Academy = GAME.parse(text)
    green, blue, red = table.lines
    assert (green.exposed, green.deck) == ((1, 3), (0, 2, 1, 0, 1, 1, 2, 2, 2, 3))
    assert (blue.deck, red.tiles) == (BOX[Wire.BLUE].cards, (Tile.OK, Tile.OK, Tile.BOOM))
    assert (table.scores, table.aside, table.turn) == ((12, -2), (False, True), (1,))
    assert GAME.parse(GAME.draw(table)) == table
    assert play(table, "1 choose chicken").bomb == 3


def test_what_is_left_out_is_as_in_a_round_about_to_begin() -> None:
    table: Academy = GAME.parse(SHORT)
    assert table == scene(3, scores=(12, 9, 0), cards=("", "chicken"), tools=("", "hammer"))
    assert table.turn == (0, 1, 2)
    assert GAME.parse("0\n1\n2\n3") == scene(4, bomb=1, scores=(0,) * 4)
    assert GAME.parse("bomb 0\n0\n1") == GAME.table(2).state


def test_a_finished_game_needs_no_steps() -> None:
    text = "bomb 3\n0 7\n1 5\nstory graduated 0"
    table: Academy = GAME.parse(text)
    assert table.outcome
    assert table.outcome.winners == (0,)
    assert GAME.parse(GAME.draw(table)) == table


def test_a_drawn_table_can_be_played_on() -> None:
    table = GAME.parse(DRAWN)
    assert [*table.turn] == [0]
    luck = Seeded("on")
    while turn := table.turn:
        table = table.play(turn[0], table.choices(turn[0]).sample(luck))
    assert table.outcome


def test_the_hosts_own_decks_are_drawn_too() -> None:
    table: Academy = GAME.table(2, {"decks": "green 5 5 5 / 9"}).state
    assert "decks      green 5 5 5 / 9\n" in GAME.draw(table)
    assert GAME.parse(GAME.draw(table)) == table


@each(
    ("good", "bad", "row", "text", "allowed"),
    [
        ("bomb       2", "", "plates", "green,red", "-"),
        ("bomb       2", "bomb       two", "bomb", "two", "0, 1, 2 ..."),
        ("bomb       2", "bomb       4", "bomb", "4", "0-3"),
        ("bomb       2", "bomb       0", "green", "", "-"),
        ("round      2", "round      -1", "round", "-1", "0-999"),
        ("ages       1,0", "ages       1,1", "ages", "1,1", "0,1"),
        ("plates     green,red", "plates     green,purple", "plates", "green,purple", "green, blue, red, yellow"),
        ("plates     green,red", "plates     green,yellow", "plates", "yellow", "green, blue, red"),
        ("plates     green,red", "plates     green", "plates", "green", "green,green"),
        ("green      1,3", "green      1,x", "green", "1,x", "0, 1, 2 ..."),
        ("green      1,3", "green      1,9", "green", "", "0,0,1,1,1,1,2,2,2,2,3,3"),
        ("0,1,2,1,2,0,1,2,3,2", "0", "green", "1,3,0", "0,0,1,1,1,1,2,2,2,2,3,3"),  # a deck of one card
        ("0,1,2,1,2,0,1,2,3,2", "7,...", "green", "", "0,0,1,1,1,1,2,2,2,2,3,3"),
        ("0,1,2,1,2,0,1,2,3,2", "0,1,... 2", "green", "", "exposed  turned|tiles  deck"),
        ("-|ok,boom,ok", "ok,boom,ok", "green", "ok,boom,ok", "-|ok,ok,boom"),
        ("-|ok,boom,ok", "-|boom,boom,ok", "green", "boom,boom,ok", "boom,ok,ok"),  # two BOOMs
        ("-|ok,boom,ok", "-|ok,boom", "green", "ok,boom", "boom,ok,ok"),
        ("-|ok,boom,ok", "ok,boom,ok|-", "green", "boom", "ok"),
        ("green      1,3  -|ok,boom,ok  0,1,2,1,2,0,1,2,3,2", "green 3,3,2,2", "green", "0", "1"),  # and 1 behind it
        ("red        4", "yellow     4", "yellow", "", "green, blue, red"),
        ("12  red  -", "-1  red  -", "0", "-1", "0-999"),  # less than no points
        ("12  red  -", "twelve  red  -", "0", "twelve", "0, 1, 2 ..."),
        ("12  red  -", "12  yellow  -", "0", "yellow", "green, blue, red, wait, chicken"),
        ("12  red  -", "12  red,red  -", "0", "red,red", "red"),
        ("12  red  -", "12  red  red", "1", "-", "green, blue, red, yellow, wait, chicken"),
        ("12  red  -", "12  red  red,red", "0", "red,red", "green, blue, red, yellow, wait, chicken"),
        ("12  red  -  hammer", "12  red  -  hammer  twice", "0", "", "score  cards  action  tools  aside"),
        ("12  red  -  hammer", "12  red  -  crimper", "0", "crimper", "hammer, helmet, x-ray"),
        ("12  red  -  hammer", "12  red  -  hammer,hammer", "0", "hammer,hammer", "-"),
        ("9  green  -  -", "9  wait  -  -", "1", "wait", "green, blue, red, chicken"),  # which is set aside
        ("shown      hammer,helmet,x-ray", "shown      hammer,hammer", "shown", "hammer,hammer", "hammer"),
        ("display    -", "display    crimper", "display", "crimper", "hammer, helmet, x-ray"),
        ("waited     -", "waited     2", "waited", "2", "0-1"),
        ("todo       choosing", "todo       dancing", "todo", "dancing", ""),
        ("todo       choosing", "todo       choosing green", "todo", "choosing green", "choosing"),
        ("todo       choosing", "todo       drafting 2", "todo", "2", "0-1"),
        ("todo       choosing", "todo       drafting 1", "display", "-", "air-horn,amplifier"),
        ("todo       graduating", "", "todo", "-", "graduating"),
        ("todo       graduating", "todo       bomb 2\ntodo       graduating", "todo", "", "bomb 3,graduating"),
        ("sealed     1  choose chicken", "sealed     x  choose chicken", "sealed", "x", "0-1"),
        ("todo       choosing", "todo       protecting 0", "sealed", "1 choose chicken", "0 ..."),
        ("sealed     1  choose chicken", "sealed     1  choose green", "sealed", "1 choose green", ""),
        ("sealed     1  choose chicken", "sealed     1  choose chicken\nsealed 1 choose red", "sealed", "", ""),
        (
            "sealed     1  choose chicken",
            "sealed     1  pass",
            "sealed",
            "1 pass",
            "1 choose blue, 1 choose red, 1 choose chicken",
        ),
        ("todo       tidying", "todo       round 3", "todo", "-", "tidying"),
        ("todo       tidying", "todo       round 4", "todo", "4", "-"),
        ("seen       1  red  cards  4", "seen       1  yellow  cards  4", "seen", "yellow", "green, blue, red"),
        ("seen       1  red  cards  4", "seen       1  red", "seen", "1 red", ""),
        ("seen       1  red  cards  4", "seen       2  red  cards  4", "seen", "2", "0-1"),
        ("seen       1  red  cards  4", "seen       1  red  cards  4  holds", "seen", "4", "0"),
        ("lasting    bomb-blanket  1  green", "lasting    bomb-blanket  1", "lasting", "", "tool  seat  wire"),
        ("lasting    bomb-blanket  1  green", "lasting    bomb-blanket  2  green", "lasting", "2", "0-1"),
        ("news       1", "news       3", "news", "3", "0-2"),
        ("story      flipped green 3", "story      flipped purple 3", "story", "", "flipped wire card tiles"),
    ],
)
def test_what_cannot_be_is_refused_with_its_row_and_what_may_stand_there(
    good: str, bad: str, row: str, text: str, allowed: str
) -> None:
    assert good in DRAWN
    with pytest.raises(BadNotation) as error:
        GAME.parse(DRAWN.replace(good, bad))
    facts = error.value.facts
    assert (error.value.code, facts["row"]) == ("bad-row", row)
    assert (facts["text"], facts["allowed"]) == (text or facts["text"], allowed or facts["allowed"])
    assert "\n" not in say(error.value.code, **facts)


@each(
    ("good", "bad", "code"),
    [
        ("1          9  green  -  -  aside", "", "drawn-seats"),
        ("1          9  green", "2          9  green", "missing-row"),
        ("decks", "decks green 1 / 9", "bomb-squad-academy-short-deck"),
        ("news       1", "news       1\nnews       1", "row-twice"),
        ("news       1", "weather    fine", "unknown-row"),
    ],
)
def test_what_makes_no_sense_is_not_read(good: str, bad: str, code: str) -> None:
    assert good in DRAWN
    with pytest.raises(BadNotation, match=code):
        GAME.parse(DRAWN.replace(good, bad))


def test_a_step_that_cannot_be_done_is_not_read() -> None:
    with pytest.raises(BadNotation, match="stuck-table, step = paying green"):
        GAME.parse("0 0 green green\n1 0 blue blue\ntodo paying green\ntodo graduating")
    with pytest.raises(BadNotation, match="stuck-table, step = choosing"):
        GAME.parse("0\n1 0 green,blue,red,wait,chicken\ntodo choosing\ntodo graduating")


@pytest.mark.parametrize(
    ("facts", "row"),
    [
        ({"green": "9"}, "green"),
        ({"green": "1 / x"}, "green"),
        ({"green": "1 / 1 / ?.B"}, "green"),
        ({"tools": ["", "spanner"]}, "1"),
        ({"cards": ["purple"]}, "0"),
        ({"plates": "green purple"}, "plates"),
    ],
)
def test_a_scene_that_cannot_be_is_refused_with_its_row(facts: dict[str, Any], row: str) -> None:
    with pytest.raises(BadNotation, match=f"bad-row, row = {row}"):
        scene(3, **facts)
