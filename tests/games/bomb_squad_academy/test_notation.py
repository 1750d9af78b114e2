"""A table as text: everything is in it, people can read it, and what makes no sense is not read."""

from __future__ import annotations

import pytest

from boomtable.engine import BadNotation, Seeded
from boomtable.games.bomb_squad_academy import GAME, Academy
from boomtable.games.bomb_squad_academy.rounds import Choosing
from tests.each import each

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


def test_a_table_reads_as_it_was_drawn() -> None:
    table = GAME.parse(DRAWN)
    assert (table.players, table.house.plates_stay, table.bomb, table.round) == (2, True, 2, 2)
    assert table.scores == (12, 9)
    assert table.line(table.wires[0]).trigger == 4
    assert table.news == table.story[-1:]
    assert table.todo[0] == Choosing()
    assert GAME.draw(table) == DRAWN


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
    ("good", "bad"),
    [
        ("bomb       2", ""),
        ("bomb       2", "bomb       two"),
        ("plates     green,red", "plates     green,purple"),
        ("green      1,3", "green      1,x"),
        ("-|ok,boom,ok", "ok,boom,ok"),
        ("12  red  -", "12  red"),
        ("todo       choosing", "todo       dancing"),
        ("todo       choosing", "todo       choosing green"),
        ("sealed     1  choose chicken", "sealed     x  choose chicken"),
        ("seen       1  red  cards  4", "seen       1  red"),
        ("lasting    bomb-blanket  1  green", "lasting    bomb-blanket  1"),
        ("1          9  green  -  -  aside", ""),
        ("decks", "decks green 1 / 9"),
        ("news       1", ""),
    ],
)
def test_what_makes_no_sense_is_not_read(good: str, bad: str) -> None:
    assert good in DRAWN
    with pytest.raises(BadNotation, match="unreadable-table"):
        GAME.parse(DRAWN.replace(good, bad))
