"""What the end of Trick Snipers is told from: the last trick, the best shot, and the places."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import Feat, Seat, Table
from boomtable.games.trick_snipers import Finale, Play, TrickSnipers
from boomtable.games.trick_snipers.finale import BestShot, ChiefTaken, MostTricks, NobodyScored, NoShot, Sniped
from boomtable.games.trick_snipers.positions import cards, scene


def played(*hands: str, order: str, **facts: Any) -> TrickSnipers:
    """A table after these cards, as whoever is asked plays them."""
    table = scene(*hands, **facts)
    for card in cards(order):
        table = table.play(table.player, Play(card))
    return table


def card(word: str) -> Any:
    return cards(word)[0]


@pytest.mark.parametrize(
    ("hands", "order", "taken", "because"),
    [
        (("b12", "r1", "b3"), "b12 r1 b3", "1*", Sniped(1, card("r1"), 0, card("b12"))),
        (("b3", "b9", "r4"), "b3 b9 r4", "2*", Sniped(2, card("r4"), 1, card("b9"))),
        (("b12", "b7", "b3"), "b12 b7 b3", "0*", ChiefTaken(0)),
        (("b12", "b2", "b3"), "b12 b2 b3", "0* 1 1", MostTricks((0,), 1, 2)),
        (("b12", "b2", "b3"), "b12 b2 b3", "1 1", MostTricks((1,), 0, 2)),
        (("b12", "b2", "b3"), "b12 b2 b3", "1", MostTricks((0, 1), 0, 1)),
    ],
)
def test_the_rules_say_why_it_ended(hands: tuple[str, ...], order: str, taken: str, because: object) -> None:
    assert Finale.of(Table(played(*hands, order=order, taken=taken))).because == because


def test_nobody_wins_where_nobody_scored_and_the_options_want_a_point() -> None:
    table = played("b12", "b2", "b3", order="b12 b2 b3", no_point_no_winner=True)
    assert Finale.of(Table(table)).because == NobodyScored()
    assert Finale.feats(Table(table)) == ()


@pytest.mark.parametrize(
    ("hands", "order", "best"),
    [
        (("b12 g2", "b2 g3", "b3 g4"), "b12 b2 b3 g2 g3 g4", NoShot()),
        (("b12 g2", "r1 g3", "b3 g4"), "b12 r1 b3 g3 g4 g2", BestShot(1, card("r1"), 0, card("b12"), 1)),
        (("b12 g10", "r1 r3", "b3 g9"), "b12 r1 b3 r3 g9 g10", BestShot(1, card("r1"), 0, card("b12"), 1)),
        (("b10 y2", "r3 y4", "b2 g12"), "b10 r3 b2 y4 g12 y2", BestShot(1, card("r3"), 0, card("b10"), 1)),
    ],
)
def test_the_best_shot_hit_the_highest_card(hands: tuple[str, ...], order: str, best: object) -> None:
    assert Finale.of(Table(played(*hands, order=order))).moment == best


def test_of_equal_shots_the_last_is_best() -> None:
    table = played("b12 g12", "r1 y5", "b3 r2", "b4 y1", order="b12 r1 b3 b4 y5 r2 y1 g12")
    assert len(table.tricks) == 2
    first = Finale.of(Table(table)).moment
    assert first == BestShot(1, card("r1"), 0, card("b12"), 1)


@pytest.mark.parametrize(
    ("taken", "order"),
    [("0* 1 1", (2, 1, 0)), ("2 2 1", (0, 1, 2)), ("1", (2, 0, 1)), ("0 1 2", (1, 2, 0))],
)
def test_places_turn_from_the_last_to_the_first(taken: str, order: tuple[Seat, ...]) -> None:
    finale = Finale.of(Table(played("b12", "b2", "b3", order="b12 b2 b3", taken=taken)))
    assert (finale.turning, finale.soot) == (order, ())


def test_what_the_evening_counts() -> None:
    table = played("b12", "r1", "b3", order="b12 r1 b3", taken="1*")
    assert Finale.feats(Table(table)) == (Feat("sniped", (1, 0)), Feat("won", (1,)))


def test_who_stayed_out_of_every_trick() -> None:
    table = played("b12", "r1", "b3", order="b12 r1 b3", taken="1*")
    assert Finale.deeds(Table(table)) == (Feat("no-trick", (0,)), Feat("no-trick", (2,)))
    assert (Finale.guessed(3), Finale.solution(Table(table))) == (1, (1,))
