"""Trick Snipers in scenes: a position, cards as they are played, and the result."""

from __future__ import annotations

from itertools import product

import pytest

from boomtable.engine import CHANCE, Illegal, Luck, Move, Seat, Seeded
from boomtable.games.trick_snipers import (
    GAME,
    Card,
    Clan,
    Deal,
    DrawLeader,
    PassOn,
    Play,
    TrickSnipers,
)
from boomtable.games.trick_snipers.cards import PACKS, SIZES
from boomtable.games.trick_snipers.positions import cards, hand, scene

__all__ = [
    "PACK",
    "before_trick",
    "begun",
    "card",
    "cards",
    "dealt",
    "given",
    "hand",
    "named",
    "play",
    "randomly",
    "refused",
    "scene",
    "trick",
]


def card(word: str) -> Card:
    [one] = cards(word)
    return one


def named(held: tuple[Card, ...]) -> str:
    return " ".join(map(str, held))


def play(table: TrickSnipers, words: str) -> TrickSnipers:
    """The table after these cards, each played by whoever is in turn."""
    for each in cards(words):
        (seat,) = table.turn
        table = table.play(seat, Play(each))
    return table


def trick(words: str, leader: Seat = 0, taken: str = "") -> TrickSnipers:
    """The table after this trick."""
    return play(before_trick(words, leader, taken), words)


def before_trick(words: str, leader: Seat = 0, taken: str = "") -> TrickSnipers:
    """A table where everyone can play as they do in this trick: they hold one more card of the same clan."""
    spare = [each for each in PACKS[4] if each not in cards(words) and each.number != 7]
    hands = [""] * len(words.split())
    for place, each in enumerate(cards(words)):
        more = next(other for other in spare if other.clan is each.clan)
        spare.remove(more)
        hands[(leader + place) % len(hands)] = f"{each} {more}"
    return scene(*hands, leader=leader, taken=taken)


def refused(table: TrickSnipers, seat: Seat, move: Move) -> str:
    """Why a move is refused: the code, and the rule it cites."""
    with pytest.raises(Illegal) as error:
        table.play(seat, move)
    assert table.why_not(seat, move) == error.value.why
    return f"{error.value.why.code.removeprefix('trick-snipers-')} [{error.value.why.rule}]"


def dealt(players: int = 4, luck: Luck | None = None, *, unused: str = "", strict: bool = False) -> TrickSnipers:
    """A table where the cards were just dealt, these among the unused ones."""
    kept = cards(unused)
    rest = [each for each in PACKS[players] if each not in kept]
    order = (luck or Seeded("dealt", players)).permute(len(rest))
    pack = iter([*[rest[place] for place in order], *kept])
    heaps = [tuple(sorted(next(pack) for _ in range(size))) for size in SIZES[players]]
    table: TrickSnipers = GAME.table(players, {"no_point_no_winner": strict}).state
    return table.play(CHANCE, Deal(tuple(heaps)))


def given(table: TrickSnipers, *words: str) -> TrickSnipers:
    """The table after each seat in order passed these four; their lowest four, where nothing is said."""
    for seat in range(table.players):
        four = hand(words[seat]) if seat < len(words) and words[seat] else table.hands[seat][:4]
        table = table.play(seat, PassOn(four))
    return table


def begun(players: int = 4, luck: Luck | None = None, leader: Seat = 0) -> TrickSnipers:
    """Dealt and passed, with somebody about to lead the first trick."""
    return given(dealt(players, luck)).play(CHANCE, DrawLeader(leader))


def randomly(table: TrickSnipers, luck: Luck, moves: int = 100) -> TrickSnipers:
    """The table after this many random moves, or at its end."""
    for _ in range(moves):
        if table.turn:
            seat = table.turn[luck.pick(len(table.turn))]
            table = table.play(seat, table.choices(seat).sample(luck))
    return table


PACK = [Card(clan, number) for clan, number in product(Clan, range(1, 13))]
