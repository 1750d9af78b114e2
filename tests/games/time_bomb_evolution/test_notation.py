"""Drawn tables: every table can be drawn and read back, and impossible ones are refused."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import CHANCE, BadNotation
from boomtable.games.time_bomb_evolution import GAME, Claim, Evolution, Role, Wire, notation
from boomtable.games.time_bomb_evolution.cards import Mark, NumberCard
from boomtable.games.time_bomb_evolution.moves import Claimed
from boomtable.words import say
from tests.conformance.walks import somewhere
from tests.each import each
from tests.games.time_bomb_evolution.stories import asked, drawing, hand
from tests.titles import TIME_BOMB_EVOLUTION

assert notation.__doc__
EXAMPLE = dedent(notation.__doc__.split("\n\n")[1])
FULL = dedent("""\
    claims in_turn
    house  evolution  prevent_any_revealed  pink_counted_at_round_4
    from   BGKRY
    bombs  BGKR  GGKR
    marks  +G  -G
    drawn  2  1
    start  0
    seat   role       1      2
    0      swat       BGKRS  BBRS
    1      terrorist  BBGKS  BGKS
    2      swat       BKKRS  KKKR
    3      swat       BGRRS  BGRS
    box    terrorist
    said   S1G2K0  -  R0  -  B1  -  -  S4
    cut    1G 2S 3R 1B  0R
    """)


@given(data=st.data())
def test_every_table_can_be_drawn_and_read(data: st.DataObject) -> None:
    table = somewhere(TIME_BOMB_EVOLUTION, data)
    assert GAME.parse(GAME.draw(table)) == table


def test_a_drawing_is_drawn_again_as_it_was() -> None:
    drawn = GAME.draw(GAME.parse(FULL)).splitlines()
    assert [line.split() for line in drawn] == [line.split() for line in FULL.splitlines()]


def test_a_drawing_says_everything() -> None:
    table = GAME.parse(FULL)
    assert (table.players, table.claims, table.start, table.round) == (4, "in_turn", 0, 2)
    assert table.evolution
    assert table.prevent_any_revealed
    assert table.pink_counted_at_round_4
    assert table.palette == (Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED, Wire.YELLOW)
    assert table.colours == (Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED)
    assert table.removed == hand("GGKR")
    assert table.roles == (Role.SWAT, Role.TERRORIST, Role.SWAT, Role.SWAT, Role.TERRORIST)
    assert table.deals[1][3] == hand("BGRS")
    assert table.marks == (Mark(2, Wire.GREEN, True), Mark(4, Wire.GREEN, False))
    assert table.numbers == (NumberCard(3, 2), NumberCard(5, 1))
    assert table.claimed[0] == Claimed(0, Claim(success=1, green=2, pink=0))
    assert asked(table) == "0 commanded"


def test_the_letters_are_all_different() -> None:
    assert len({*notation.LETTERS.values()}) == len(Wire)


def test_a_drawing_may_leave_out_what_has_not_happened() -> None:
    assert GAME.parse("0\n1\n2\n3\n4") == GAME.table(5).state
    assert GAME.parse("house evolution\n0\n1\n2\n3") == GAME.table(4, {"evolution": True}).state
    named = GAME.parse("from YRGBK\n0\n1\n2\n3")
    assert named == GAME.table(4, {"colours": "yellow red green blue pink"}).state
    half = GAME.parse("bombs GRBK\n0 swat\n1 swat\n2 swat\n3 terrorist\nbox terrorist")
    assert (half.turn, half.colours, half.removed) == ((CHANCE,), (Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED), ())


def test_the_example_in_the_explanation_can_be_read() -> None:
    assert isinstance(GAME.parse(EXAMPLE), Evolution)


@each(
    ("old", "new"),
    [
        pytest.param("house  evolution", "house  revolution", id="no such rule"),
        pytest.param("house  evolution", "house", id="marks without the rule for them"),
        pytest.param("from   BGKRY", "from   BGXRY", id="no such colour to draw from"),
        pytest.param("from   BGKRY", "from   BGK", id="too few colours to draw from"),
        pytest.param("from   BGKRY", "from   BGKPY", id="a colour drawn that was not named"),
        pytest.param("bombs  BGKR", "bombs  BGK", id="too few colours"),
        pytest.param("bombs  BGKR  GGKR", "bombs  BGKR  GGK", id="too few cards removed"),
        pytest.param("bombs  BGKR  GGKR", "bombs  BGKR  GGKY", id="a removed card of no colour in play"),
        pytest.param("bombs  BGKR  GGKR", "bombs  BGKR  GKKR", id="removed and dealt"),
        pytest.param("bombs  BGKR  GGKR", "bombs  BGKR  GGKR  G", id="cards removed twice"),
        pytest.param("bombs  BGKR  GGKR", "bombs  BGPR", id="no cards removed"),
        pytest.param("marks  +G  -G", "marks  +G", id="a protection not taken off"),
        pytest.param("marks  +G  -G", "marks  +K  -K", id="a protection of a colour not cut"),
        pytest.param("marks  +G  -G", "marks  -G  +G", id="taken off before it was put on"),
        pytest.param("marks  +G  -G", "marks  +G  -G  +R", id="a protection too many"),
        pytest.param("marks  +G  -G", "marks  *G  -G", id="neither on nor off"),
        pytest.param("marks  +G  -G", "marks  +X  -G", id="a mark of no colour"),
        pytest.param("marks  +G  -G", "marks  +GG  -G", id="a mark of two colours"),
        pytest.param("drawn  2  1", "drawn  3  1", id="a number that names somebody else"),
        pytest.param("drawn  2  1", "drawn  2  4", id="a number there is not"),
        pytest.param("drawn  2  1", "drawn  2  1  0", id="a number too many"),
        pytest.param("drawn  2  1", "drawn", id="no number"),
        pytest.param("drawn  2  1", "drawn  two  1", id="a number in words"),
        pytest.param("3R 1B", "3R 2B", id="a cut the number does not allow"),
        pytest.param("said   S1G2K0", "said   S1Y2", id="a claim of a colour not in play"),
        pytest.param("said   S1G2K0", "said   S1G2K3", id="a claim of too many"),
        pytest.param("seat ", "weather fine\nseat ", id="a row of no meaning"),
        pytest.param("marks  +G  -G", "marks  +G  -G\nmarks  +G  -G", id="a row twice"),
    ],
)
def test_what_cannot_have_happened_is_not_read(old: str, new: str) -> None:
    assert FULL.count(old) == 1
    with pytest.raises(BadNotation) as error:
        GAME.parse(FULL.replace(old, new))
    assert error.value.facts
    assert "\n" not in say(error.value.code, **error.value.facts)


@each(
    ("old", "new", "row", "text", "allowed"),
    [
        ("house  evolution", "house  revolution", "house", "revolution", ""),
        ("from   BGKRY", "from   BGXRY", "from", "BGXRY", "S, G, P, R, B, Y, K"),
        ("bombs  BGKR  GGKR", "bombs  BGK", "bombs", "BGK", "BGKRY"),
        ("bombs  BGKR  GGKR", "bombs  BGKR  GGKY", "bombs", "GGKY", "BBBBBGGGGGKKKKKRRRRR"),
        ("bombs  BGKR  GGKR", "bombs  BGKR  GGKR  G", "bombs", "BGKR GGKR G", "BGKR GGKR"),
        ("marks  +G  -G", "marks  +K  -K", "marks", "+K", "G"),
        ("marks  +G  -G", "marks  *G  -G", "marks", "*G", ""),
        ("drawn  2  1", "drawn  2  4", "drawn", "4", "0, 1, 2, 3"),
        ("3R 1B", "3R 2B", "cut", "2B", "1"),
    ],
)
def test_a_refusal_names_the_row_and_what_may_stand_there(
    old: str, new: str, row: str, text: str, allowed: str
) -> None:
    with pytest.raises(BadNotation, match="bad-row") as error:
        GAME.parse(FULL.replace(old, new))
    facts = error.value.facts
    assert facts == {"row": row, "text": text, "allowed": allowed or facts["allowed"]}


def test_bombs_that_can_be_seen_from_the_deal_may_be_left_out() -> None:
    for less in ("", "bombs", "bombs  KRGB"):
        assert GAME.parse(FULL.replace("bombs  BGKR  GGKR", less)) == GAME.parse(FULL)


def test_what_comes_after_the_end_of_the_game_is_not_read() -> None:
    with pytest.raises(BadNotation, match="row = cut, text = 2Y, allowed = -"):
        GAME.parse(drawing("1G 2G 1G 2Y"))


@pytest.mark.parametrize("players", [0, 1, 3, 7, 8])
def test_a_drawing_has_four_to_six_seats(players: int) -> None:
    with pytest.raises(BadNotation, match="drawn-seats"):
        GAME.parse("\n".join(map(str, range(players))))
