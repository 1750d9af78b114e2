"""Which four cards bots pass to the left."""

from __future__ import annotations

import pytest

from boomtable.bots.trick_snipers.heuristics import best_pass, simple_pass, worth
from boomtable.engine import Seeded, shuffled
from boomtable.games.trick_snipers import HAND, Card, Clan, Hand
from boomtable.games.trick_snipers.cards import PACKS


def hand(text: str) -> Hand:
    clans = {clan[0]: clan for clan in Clan}
    return tuple(sorted(Card(clans[word[0]], int(word[1:])) for word in text.split()))


@pytest.mark.parametrize("players", HAND)
def test_four_of_the_hand_are_passed(players: int) -> None:
    for seed in range(20):
        luck = Seeded("passing", seed)
        cards = tuple(sorted(shuffled(PACKS[players], luck)[: HAND[players]]))
        for four in (simple_pass(cards, luck), best_pass(cards)):
            assert len(four) == len({*four} & {*cards}) == 4
            assert list(four) == sorted(four)


def test_easy_passes_its_7s() -> None:
    assert {*hand("b7 g7 r7")} < {*simple_pass(hand("b1 b2 b7 g1 g7 g9 r7 r8 y1 y2 y3"), Seeded(1))}


def test_normal_keeps_its_12s_and_passes_lone_7s() -> None:
    four = best_pass(hand("b12 b11 b10 b3 g12 g9 g8 g5 r7 r5 y4"))
    assert {*hand("r7 r5 y4")} < {*four}
    assert not {*hand("b12 g12")} & {*four}


def test_of_equal_cards_normal_would_rather_be_void_of_a_clan() -> None:
    assert worth(hand("b3 b5 b6 b8")) > worth(hand("b3 b5 g6 g8")) > worth(hand("b3 g5 r6 y8"))
