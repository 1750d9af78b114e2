"""Typed commands of Trick Snipers are read leniently."""

from __future__ import annotations

import pytest

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.trick_snipers import read, ways
from boomtable.engine import Move, Seeded
from boomtable.games.trick_snipers import GAME, PassOn, Play, TrickSnipers
from tests.boards.snipers import BETWEEN, MIDWAY, OVER, PASSING, seen
from tests.cli.keyboard import Keyboard
from tests.games.trick_snipers.scenes import card, hand, randomly

FOUR = "b4 g10 r3 y7"


@pytest.mark.parametrize("line", ["b9", "B9", " b 9 ", "black 9", "bl9", "play b9", "play the black 9", "lead b9", "9"])
def test_a_card_is_its_clan_and_its_number(line: str) -> None:
    """A number alone is of the clan that was led."""
    assert read(line, seen(MIDWAY)) == Play(card("b9"))


@pytest.mark.parametrize(
    "line",
    [FOUR, "y7 r3 g10 b4", "b4, g10, r3 and y7", "pass b4 g10 r3 y7", "give B4+G10+R3+Y7", "pass on b4g10r3y7"],
)
def test_four_cards_are_passed_in_any_order(line: str) -> None:
    assert read(line, seen(PASSING)) == PassOn(hand(FOUR))


def test_cards_of_one_clan_need_its_letter_once() -> None:
    assert read("r 3 4 6 y7", seen(PASSING)) == PassOn(hand("r3 r4 r6 y7"))


@pytest.mark.parametrize(
    ("state", "line", "allowed"),
    [
        *((MIDWAY, line, "b9, b11") for line in ("", "b", "purple 9", "b9 b11", "b9!", "b999", "x", "9 lives", "²")),
        *((PASSING, line, "four cards, for example b4 b6 b12 g3") for line in ("pass", "4 6", "b4 ?", "p4 b6 g3 r3")),
        (MIDWAY, "b" + "9" * 5000, "b9, b11"),
    ],
)
def test_an_unclear_line_is_answered_with_what_is_allowed(state: TrickSnipers, line: str, allowed: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, seen(state))
    assert refused.value.code == "snipers-unclear"
    assert refused.value.facts["allowed"] == allowed


def test_a_number_alone_leads_nothing() -> None:
    """No clan was led yet."""
    with pytest.raises(BadCommand):
        read("4", seen(BETWEEN, 2))


@pytest.mark.parametrize("state", [MIDWAY, OVER])
def test_a_seat_that_is_not_asked_is_told_so(state: TrickSnipers) -> None:
    with pytest.raises(BadCommand) as refused:
        read("nonsense", seen(state, 0))
    assert refused.value.facts["allowed"] == "it's not your turn"


@pytest.mark.parametrize("players", GAME.seats)
def test_whatever_may_be_played_can_be_typed_as_it_is_told(players: int) -> None:
    luck = Seeded("typed", players)
    state: TrickSnipers = GAME.table(players).state
    while state.turn:
        if (seat := state.turn[0]) >= 0:
            move: Move = state.choices(seat).sample(luck)
            words = str(move.card) if isinstance(move, Play) else " ".join(map(str, getattr(move, "cards", ())))
            view = seen(state, seat)
            assert read(words, view) == move
            assert isinstance(move, PassOn) or ways(view).split(", ") == [str(m.card) for m in state.choices(seat)]
        state = randomly(state, luck, moves=1)


REFUSED = [
    (MIDWAY, "r3", "You have the clan that was led", "TS4"),
    (MIDWAY, "b12", "You don't have that card", "TS4"),
    (MIDWAY, "b13", "You don't have that card", "TS4"),
    (MIDWAY, "pass b9 b11 r3 r4", "That's not the question right now.", "ALL5"),
    (PASSING, "b4", "exactly four different cards", "TS2"),
    (PASSING, "b4 b4 g10 r3", "exactly four different cards", "TS2"),
    (PASSING, "b9 g10 r3 y7", "exactly four different cards", "TS2"),
    (PASSING, "play b4", "That's not the question right now.", "ALL5"),
]


@pytest.mark.parametrize(("state", "line", "why", "rule"), REFUSED)
def test_a_wrong_answer_is_explained_with_its_rule_and_asked_for_again(
    state: TrickSnipers,
    line: str,
    why: str,
    rule: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(EOFError):
        Keyboard(monkeypatch, GAME, state, 1, line).answer()
    told = " ".join(capsys.readouterr().out.split())
    assert why in told
    assert f"({rule})" in told
