"""Drawn tables: every table can be drawn and read back, and impossible ones are refused."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import CHANCE, BadNotation
from boomtable.games.time_bomb import GAME, Claim, Role, TimeBomb, Wire, notation
from boomtable.games.time_bomb.moves import Claimed
from boomtable.games.time_bomb.positions import tell
from boomtable.words import say
from tests.conformance.walks import somewhere
from tests.each import each
from tests.games.time_bomb.drawn import LAST_CUT, fresh
from tests.titles import TIME_BOMB

IN_TURN = dedent("""\
    claims in_turn
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  ....B  ....
    2      swat       ....S  ...S
    3      swat       ...SS  ...B
    box    terrorist
    said   .3S2  -  S1B0  .0  -  B1  -  -
    cut    2. 3S 2. 3S  0. 1
    """)

ROUND_3 = dedent("""\
    claims off
    start  3
    seat   role       1      2     3
    0      terrorist  ...BS  ...S  .SS
    1      swat       ....S  ...S  ..S
    2      swat       ....S  ...S  ..B
    3      terrorist  ....S  ...B  ...
    box    swat
    cut    0. 1. 2. 3S  0. 1. 2. 3.
    """)
every_drawing = pytest.mark.parametrize("text", [LAST_CUT, IN_TURN, ROUND_3], ids=["last cut", "in turn", "round 3"])


@given(data=st.data())
def test_every_table_can_be_drawn_and_read(data: st.DataObject) -> None:
    table = somewhere(TIME_BOMB, data)
    assert GAME.parse(GAME.draw(table)) == table


@every_drawing
def test_a_drawing_is_drawn_again_as_it_was(text: str) -> None:
    drawn, lines = GAME.draw(GAME.parse(text)).splitlines(), text.splitlines()
    assert [line for line in drawn if "seat" not in line] == [line for line in lines if "seat" not in line]
    assert [line.split() for line in drawn] == [line.split() for line in lines]


@every_drawing
def test_the_number_of_a_round_stands_over_its_column(text: str) -> None:
    head, row = (line for line in GAME.draw(GAME.parse(text)).splitlines() if line.startswith(("seat", "0")))
    assert [word.start() for word in re.finditer(r"\S+", head)] == [word.start() for word in re.finditer(r"\S+", row)]


def test_a_drawing_says_everything() -> None:
    table = GAME.parse(IN_TURN)
    assert (table.players, table.claims, table.start, table.round) == (4, "in_turn", 1, 2)
    assert table.roles == (Role.SWAT, Role.TERRORIST, Role.SWAT, Role.SWAT, Role.TERRORIST)
    assert table.deals[1][3] == (Wire.BOOM, Wire.SAFE, Wire.SAFE, Wire.SAFE)
    assert [(cut.owner, cut.wire) for cut in table.cuts[3:]] == [(3, "success"), (0, "safe")]
    assert table.turn == (CHANCE,)  # one of seat 1's wires is about to be turned up
    assert table.claimed[:3] == (
        Claimed(1, Claim(safe=3, success=2)),
        Claimed(2, None),
        Claimed(3, Claim(success=1, boom=0)),
    )


def test_a_drawing_may_leave_out_what_has_not_happened() -> None:
    """The house rule too, which is then the default."""
    assert GAME.parse("0\n1\n2\n3\n4") == GAME.table(5).state
    assert GAME.parse("claims off\n0\n1\n2\n3") == GAME.table(4, {"claims": "off"}).state


def test_the_example_in_the_explanation_can_be_read() -> None:
    assert notation.__doc__
    example = notation.__doc__.split("\n\n")[1]
    assert isinstance(GAME.parse(example), TimeBomb)


@each(
    ("old", "new"),
    [
        pytest.param("...SS  ...B", "...SS", id="a hand is missing"),
        pytest.param("...SS  ...B", "...SS  ...B  ...", id="a hand too many"),
        pytest.param("...SS  ...B", "...SX  ...B", id="no such wire"),
        pytest.param("...SS  ...B", "...SS  ..B", id="a wire is missing"),
        pytest.param("...SS  ...B", "...SS  ....B", id="a wire too many"),
        pytest.param("...SS  ...B", "...SS  ..SB", id="a Success too many"),
        pytest.param("....S  ...S", "...S  ....S", id="hands of different sizes"),
        pytest.param("0      swat", "0      spy", id="no such role"),
        pytest.param("0      swat", "0      terrorist", id="a Terrorist too many"),
        pytest.param("box    terrorist", "box    swat", id="the wrong role left over"),
        pytest.param("3      swat       ...SS  ...B\n", "", id="a seat is missing"),
        pytest.param("cut    2.", "cut    1.", id="the clipper cuts their own"),
        pytest.param("cut    2.", "cut    2B", id="a wire the owner does not have"),
        pytest.param("cut    2.", "cut    7.", id="a wire of nobody"),
        pytest.param("cut    2.", "cut    2X", id="a cut wire of no kind"),
        pytest.param("cut    2.", "cut    x.", id="a cut of no seat"),
        pytest.param("cut    2.", "cut    2", id="a wire in the middle is not turned up"),
        pytest.param("0. 1\n", "0. 1. 2. 3. 0.\n", id="more cuts than a round has"),
        pytest.param("start  1", "start", id="nobody starts"),
        pytest.param("start  1", "start  4", id="no such start player"),
        pytest.param("start  1", "start  1 2", id="two start players"),
        pytest.param("start  1", "start  you", id="a start player without a number"),
        pytest.param("claims in_turn", "claims loud", id="no such house rule"),
        pytest.param("claims in_turn", "claims", id="no house rule"),
        pytest.param("claims in_turn", "claims free", id="claims in turn where they are free"),
        pytest.param("said   .3S2", "said   .3S3", id="a claim of too many"),
        pytest.param("said   .3S2", "said   nothing", id="a claim of nothing"),
        pytest.param("said   .3S2", "said   !", id="neither a claim nor a dash"),
        pytest.param("said   .3S2  -", "said   .3S2  -  -", id="more claims than players"),
        pytest.param("said   .3S2  -", "said   .3S2", id="fewer claims than players"),
    ],
)
def test_what_cannot_have_happened_is_not_read(old: str, new: str) -> None:
    assert old in IN_TURN
    with pytest.raises(BadNotation) as error:
        GAME.parse(IN_TURN.replace(old, new))
    assert error.value.facts
    assert "\n" not in say(error.value.code, **error.value.facts)


@each(
    ("old", "new", "row", "text", "allowed"),
    [
        ("...SS  ...B", "...SS", "3", "", "4 x . S B"),
        ("...SS  ...B", "...SX  ...B", "3", "...SX", "5 x . S B"),
        ("...SS  ...B", "...SS  ..SB", "seat", "...S .... ...S ..SB", ".............BSS"),
        ("0      swat", "0      spy", "0", "spy", "swat, terrorist"),
        ("0      swat", "0      terrorist", "box", "terrorist", "swat, swat, swat, terrorist, terrorist"),
        ("cut    2.", "cut    1.", "cut", "1.", "0, 2, 3"),
        ("cut    2.", "cut    2B", "cut", "2B", "....S"),
        ("cut    2.", "cut    2", "cut", "2", "2., 2S, 2B"),
        ("cut    2.", "cut    2X", "cut", "2X", "0., 0S, 0B"),
        ("start  1", "start  4", "start", "4", "0, 1, 2, 3"),
        ("claims in_turn", "claims loud", "claims", "loud", "free, in_turn, off"),
        ("said   .3S2", "said   .3S3", "said", ".3S3", "-, .0-.5, S0-S5, B0-B5"),
        ("said   .3S2", "said   !", "said", "!", "-, .0, S0, B0"),
        ("0. 1\n", "0. 1. 2. 3. 0.\n", "cut", "0.", "-"),
    ],
)
def test_a_refusal_names_the_row_and_what_may_stand_there(
    old: str, new: str, row: str, text: str, allowed: str
) -> None:
    with pytest.raises(BadNotation, match="bad-row") as error:
        GAME.parse(IN_TURN.replace(old, new))
    assert error.value.facts == {"row": row, "text": text, "allowed": allowed}


def test_what_goes_without_saying_may_be_left_out() -> None:
    """The role in the box, a start player who is seat 0, and claims in turn where all declined."""
    assert GAME.parse(IN_TURN.replace("box    terrorist", "")) == GAME.parse(IN_TURN)
    assert GAME.parse(LAST_CUT.replace("start  0\n", "")) == GAME.parse(LAST_CUT)
    declined = re.sub("said .*", "said - - - - - - - -", IN_TURN)
    assert GAME.parse(re.sub("said .*", "", IN_TURN)) == GAME.parse(declined)
    assert GAME.parse(fresh(4, "in_turn")).turn == (0,), "who has not cut may claim"


def test_what_comes_after_the_end_of_the_game_is_not_read() -> None:
    ended = fresh(4) + "1. 0B "
    assert not GAME.parse(ended).turn
    with pytest.raises(BadNotation, match=r"row = cut, text = 1\., allowed = -"):
        GAME.parse(ended + "1.")


@each(
    ("old", "new"),
    [
        pytest.param("seat ", "weather fine\nseat ", id="a row of no meaning"),
        pytest.param("box ", "0      swat       ....S  ...S\nbox ", id="a seat twice"),
        pytest.param("cut ", "cut    2. 3S\ncut ", id="the cuts twice"),
        pytest.param("3      swat", "9      swat", id="a seat number left out"),
        pytest.param("2      swat", "10     swat", id="a seat number out of order"),
        pytest.param("box    terrorist", "box    terrorist swat", id="two roles left over"),
        pytest.param("said   .3S2", "said   .3S2junk", id="a claim with more behind it"),
        pytest.param("said   .3S2", "said   S9.3S2", id="a claim that says a kind twice"),
        pytest.param("cut    2.", "cut    2S.", id="a cut wire of two kinds"),
    ],
)
def test_nothing_in_a_drawing_is_overlooked(old: str, new: str) -> None:
    assert IN_TURN.count(old) == 1
    with pytest.raises(BadNotation):
        GAME.parse(IN_TURN.replace(old, new))


def test_a_drawing_with_other_rows_is_answered_with_them() -> None:
    with pytest.raises(BadNotation) as error:
        GAME.parse("claims free\n0\n1\nthree\n3")
    assert error.value.facts == {"row": "three", "allowed": "claims, first, start, seat, box, said, cut, 0, 1, 2 ..."}


@pytest.mark.parametrize("players", [0, 1, 3, 9])
def test_a_drawing_has_four_to_eight_seats(players: int) -> None:
    with pytest.raises(BadNotation, match="drawn-seats"):
        GAME.parse("\n".join(map(str, range(players))))


def test_a_story_is_drawn_as_a_table_on_which_it_could_happen() -> None:
    table = tell("1. 2S 3. 0. | 2. 0", start=3)
    assert [(cut.owner, cut.wire) for cut in table.cuts[:2]] == [(1, Wire.SAFE), (2, Wire.SUCCESS)]
    assert (table.round, table.start, table.turn) == (2, 3, (CHANCE,))
    assert not tell("0B", 8, start=7).turn
    assert tell("1. 2S", 6, claims="in_turn").turn == (2,)


@pytest.mark.parametrize(
    ("story", "players", "why"),
    [
        ("0.", 4, "row = cut, text = 0., allowed = 1, 2, 3"),
        ("1. 2S !", 4, "row = story, text = !"),
        ("9.", 4, "row = story, text = 9."),
        ("1B 2B", 4, "bad-row"),
        ("1.", 3, "drawn-seats"),
        ("|||| 1.", 4, "bad-row"),
    ],
)
def test_a_story_that_cannot_have_happened_is_refused(story: str, players: int, why: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(why)):
        tell(story, players)
