"""A table as text: complete and readable, and impossible tables are refused."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import CHANCE, BadNotation, Seeded
from boomtable.games.trick_snipers import GAME, PassOn, notation
from boomtable.words import say
from tests.conformance.walks import somewhere
from tests.each import each
from tests.games.trick_snipers.scenes import cards, dealt, hand, named, randomly, scene
from tests.titles import TRICK_SNIPERS

DRAWN = """\
house    no_point_no_winner
players  3
0        b9 b10 b11 g1 g4 g6 g9 g11 r2 r11 y1 y12  > b9 b10 b11 g1
1        b4 b6 b12 g3 g10 r3 r4 r6 r9 r10 r12 y7  > b4 b6 b12 g3
2        b1 b3 g2 g7 g12 r1 r7 y2 y4 y6 y10 y11  > b1 b3 g2 g7
unused   b2 b7 y3 y9
played   0 g4 g10 g12  2 y10 y1 y7  2 y6 y12 g1  1 b10 b12 b1  2 b4 b3
"""
SEALED = """\
house    no_point_no_winner  memory_aid
players  3
0        b9 b10 b11 g1 g4 g6 g9 g11 r2 r11 y1 y12
1        b4 b6 b12 g3 g10 r3 r4 r6 r9 r10 r12 y7
2        b1 b3 g2 g7 g12 r1 r7 y2 y4 y6 y10 y11
unused   b2 b7 y3 y9
sealed   0 b9 g6 r2 y12
sealed   2 b1 b3 g2 g7
"""


@given(data=st.data())
def test_every_table_can_be_drawn_and_read(data: st.DataObject) -> None:
    table = somewhere(TRICK_SNIPERS, data)
    assert GAME.parse(GAME.draw(table)) == table


@pytest.mark.parametrize("text", [DRAWN, SEALED], ids=["drawn", "sealed"])
def test_a_drawing_is_drawn_again_as_it_was(text: str) -> None:
    assert GAME.draw(GAME.parse(text)) == text


def test_a_table_reads_as_it_was_drawn() -> None:
    table = GAME.parse(DRAWN)
    assert (table.players, table.options.no_point_no_winner, table.options.memory_aid) == (3, True, False)
    assert named(table.hands[1]) == "b9 b11 r3 r4 r6 r9 r10 r12"
    assert table.passed[2] == hand("b1 b3 g2 g7")
    assert table.unused == cards("b2 b7 y3 y9")
    assert [(t.leader, named(t.cards), t.winner, t.points, t.sniped) for t in table.tricks] == [
        (0, "g4 g10 g12", 2, 0, False),
        (2, "y10 y1 y7", 2, 1, False),
        (2, "y6 y12 g1", 1, 1, True),
        (1, "b10 b12 b1", 2, 0, False),
    ]
    assert (named(table.trick), table.turn) == ("b4 b3", (1,))


def test_what_is_sealed_is_drawn_too() -> None:
    table = GAME.parse(SEALED)
    assert table.sealed == ((0, PassOn(hand("b9 g6 r2 y12"))), (2, PassOn(hand("b1 b3 g2 g7"))))
    assert table.turn == (1,)
    assert (table.options.no_point_no_winner, table.options.memory_aid) == (True, True)


def test_a_drawn_table_can_be_played_on() -> None:
    assert randomly(GAME.parse(DRAWN), Seeded("on")).outcome


def test_before_the_deal_there_is_little_to_draw() -> None:
    assert GAME.draw(GAME.table(5).state) == "house\nplayers  5\n"
    assert GAME.parse("house\nplayers 4\n") == GAME.table(4).state


def test_before_a_leader_is_drawn_nothing_is_played() -> None:
    text = DRAWN[: DRAWN.index("played")]
    assert GAME.parse(text).turn == (CHANCE,)
    assert GAME.draw(GAME.parse(text)) == text


def test_a_finished_game_can_be_drawn() -> None:
    table = randomly(dealt(4), Seeded("finished"))
    assert table.outcome
    assert GAME.parse(GAME.draw(table)) == table


def test_a_hand_is_read_in_any_order() -> None:
    assert DRAWN.count("1        b4 b6") == 1
    assert GAME.parse(DRAWN.replace("1        b4 b6", "1        b6 b4")) == GAME.parse(DRAWN)


@each(
    ("old", "new"),
    [
        pytest.param("players  3", "players  2", id="too few"),
        pytest.param("players  3", "players  6", id="too many"),
        pytest.param("players  3", "players  few", id="no number"),
        pytest.param("players  3", "players  4", id="a hand is missing"),
        pytest.param("house    no_point_no_winner\n", "house    no_winner\n", id="no such house rule"),
        pytest.param("1        b4", "1        b5", id="a card that is left out"),
        pytest.param("1        b4", "1        b1", id="a card twice"),
        pytest.param("1        b4", "1        b13", id="no such number"),
        pytest.param("1        b4", "1        p4", id="no such clan"),
        pytest.param("1        b4", "1        b444", id="a long number"),
        pytest.param("1        b4", "1       ", id="a card is missing"),
        pytest.param("y9\n", "\n", id="an unused card is missing"),
        pytest.param("> b1 b3 g2 g7", "> b1 b3 g2", id="three passed"),
        pytest.param("> b1 b3 g2 g7", "> b1 b3 g2 y7", id="another's card passed"),
        pytest.param("> b1 b3 g2 g7", "", id="somebody has not passed"),
        pytest.param("played   0", "played   3", id="no such leader"),
        pytest.param("played   0 ", "played   ", id="nobody leads"),
        pytest.param("2 y10", "1 y10", id="the wrong one leads"),
        pytest.param("g4 g10 g12  2", "g4 2 g10 g12", id="a leader in mid-trick"),
        pytest.param("0 g4 g10", "0 g4 y7", id="not the led clan"),
        pytest.param("0 g4 g10", "0 g4 b4", id="a card that was passed on"),
        pytest.param("0 g4 g10", "0 g4 !", id="no card"),
    ],
)
def test_what_cannot_have_happened_is_not_read(old: str, new: str) -> None:
    assert DRAWN.count(old) == 1
    with pytest.raises(BadNotation) as error:
        GAME.parse(DRAWN.replace(old, new))
    assert "\n" not in say(error.value.code, **error.value.facts)


@each(
    ("old", "new", "row", "text", "allowed"),
    [
        ("players  3", "players  6", "players", "6", "3, 4, 5"),
        ("1        b4", "1        b5", "1", "b5", ""),
        ("1        b4", "1        b1", "2", "b1", ""),
        ("1        b4", "1        p4", "1", "p4", "b1-b12 g1-g12 r1-r12 y1-y12"),
        ("1        b4", "1       ", "1", "", "12 x b1-b12 g1-g12 r1-r12 y1-y12"),
        ("unused   b2", "unused  ", "unused", "b7 y3 y9", "4 x b1-b12 g1-g12 r1-r12 y1-y12"),
        ("> b1 b3 g2 g7", "> b1 b3 g2", "2", "b1 b3 g2", "4 x b1 b3 g2 g7 g12 r1 r7 y2 y4 y6 y10 y11"),
        ("> b1 b3 g2 g7", "", "played", "0", "-"),
        ("played   0", "played   3", "played", "3", "0, 1, 2"),
        ("2 y10", "1 y10", "played", "1", ""),
        ("0 g4 g10", "0 g4 y7", "played", "y7", "g1, g10"),
    ],
)
def test_a_refusal_names_the_row_and_what_may_stand_there(
    old: str, new: str, row: str, text: str, allowed: str
) -> None:
    with pytest.raises(BadNotation, match="bad-row") as error:
        GAME.parse(DRAWN.replace(old, new))
    facts = error.value.facts
    assert facts == {"row": row, "text": text or facts["text"], "allowed": allowed or facts["allowed"]}


def test_the_example_in_the_explanation_can_be_read() -> None:
    text = "\n".join(line for line in (notation.__doc__ or "").splitlines() if line.startswith("    "))
    assert GAME.parse(text).turn == (1,)
    assert GAME.draw(GAME.parse(text)) == dedent(text) + "\n"


def test_what_goes_without_saying_may_be_left_out() -> None:
    """Players who have hands, cards that are left, and the order in a hand; and before the deal everything."""
    for old, new in (("players  3\n", ""), ("unused   b2 b7 y3 y9\n", ""), ("1        b4 b6", "1        b6 b4")):
        assert GAME.parse(DRAWN.replace(old, new)) == GAME.parse(DRAWN)
    assert GAME.parse(DRAWN.replace("house    no_point_no_winner", "house")) == GAME.parse(
        DRAWN[DRAWN.index("players") :]
    )
    assert GAME.parse("0\n1\n2\n3") == GAME.table(4).state
    with pytest.raises(BadNotation, match="row = played, text = 0 b1, allowed = -"):
        GAME.parse("players 4\nplayed 0 b1")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("sealed   2 b1", "sealed   x b1", id="by nobody"),
        pytest.param("sealed   2 b1", "sealed   0 b10", id="twice"),
        pytest.param("sealed   2 b1", "sealed   2 b2", id="an unused card"),
        pytest.param("sealed   2 b1 b3", "sealed   2 b3", id="three cards"),
    ],
)
def test_nor_what_cannot_have_been_sealed(old: str, new: str) -> None:
    assert SEALED.count(old) == 1
    with pytest.raises(BadNotation, match="bad-row"):
        GAME.parse(SEALED.replace(old, new))


@pytest.mark.parametrize(
    ("hands", "row"),
    [
        (("r3", "r9"), "players"),
        (("r3", "r9", "r4 r5"), "2"),
        (("r3", "r9", "r3"), "2"),
        (("r3", "r9", "r13"), "cards"),
    ],
)
def test_a_scene_that_cannot_be_is_refused(hands: tuple[str, ...], row: str) -> None:
    with pytest.raises(BadNotation, match=f"row = {row}"):
        scene(*hands)


def test_nothing_is_played_after_the_end() -> None:
    table = randomly(dealt(3), Seeded("mid", 3))
    assert any(table.hands)
    left = table.hands[table.leader][0]
    with pytest.raises(BadNotation, match="bad-row"):
        GAME.parse(GAME.draw(table).rstrip() + f" {left}\n")
