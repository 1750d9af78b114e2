"""What a seat knows of each wire, and the exact odds of flipping any number of its cards."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb
from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import but
from boomtable.games.bomb_squad_academy.cards import BLAST, TILES, Tile, Wire
from boomtable.games.bomb_squad_academy.view import View

Cards: TypeAlias = tuple[int, ...]


class WireInfo(Struct, frozen=True):
    """One wire, as far as it matters to the next flips."""

    unseen: Cards  # sorted; the deck without its known top
    top: Cards  # cards seen on top of the deck, the next one first
    rooms: Cards  # how far the trigger must move to reach the BOOM, each as likely as the next
    chain: int
    plates: int

    def put_back(self, cards: Cards) -> WireInfo:
        """With these exposed cards shuffled into the deck again [BS25]."""
        back = sum(cards)
        return but(
            self,
            unseen=tuple(sorted((*self.unseen, *self.top, *cards))),
            top=(),
            rooms=tuple(room + back for room in self.rooms),
            chain=self.chain - len(cards),
        )

    def flip(self, card: int) -> WireInfo:
        """With this card flipped from the top of the deck."""
        unseen = self.unseen if self.top else minus(self.unseen, (card,))
        rooms = tuple(room - card for room in self.rooms)
        return but(self, unseen=unseen, top=self.top[1:], rooms=rooms, chain=self.chain + 1)


def wire_infos(view: View) -> tuple[WireInfo, ...]:
    """Every wire: the printed deck less the exposed cards, and what I have seen that still holds [BS2] [BS34]."""
    return tuple([_wire_info(view, place, wire) for place, (wire, _) in enumerate(zip(Wire, view.lines, strict=False))])


def _wire_info(view: View, place: int, wire: Wire) -> WireInfo:
    line, deck = view.lines[place], view.decks[place]
    known = [glimpse for glimpse in view.glimpses if glimpse.wire is wire and glimpse.holds]
    top = max([glimpse.cards for glimpse in known], key=len, default=())
    tiles = next((glimpse.tiles for glimpse in known if glimpse.tiles), None)
    turned = min(len(line.tiles), len(TILES) - 1)  # all three only once it has exploded
    booms = (tiles.index(Tile.BOOM),) if tiles else range(turned, len(TILES))
    to_go = deck.track + 1 - sum(line.exposed)
    values = view.printed[view.bomb - 1]
    return WireInfo(
        unseen=minus(deck.cards, (*line.exposed, *top)),
        top=top,
        rooms=tuple([to_go + boom for boom in booms]),
        chain=len(line.exposed),
        plates=sum(value for value, where in zip(values, view.plates, strict=False) if where is wire),
    )


def minus(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


class Odds(Struct, frozen=True):
    """How likely a cut meets the BOOM, and the points of each cutter if it does not."""

    boom: float
    share: float

    @property
    def value(self) -> float:
        """What a cutter may expect."""
        return (1 - self.boom) * self.share - self.boom * BLAST


@lru_cache(100_000)
def odds(info: WireInfo, cutters: int, extra: int = 0) -> Odds:
    """The odds of a cut by this many players, after extra flips (of a Wrench) that nobody scores [BS8] [BS10]."""
    flips, boom, points = cutters + extra, 0.0, 0.0
    fixed = info.chain + flips + info.plates
    for moved, last, chance in sequences(info, flips):
        safe = chance * sum(moved < room for room in info.rooms) / len(info.rooms)
        boom += chance - safe
        points += safe * ((last + fixed) // cutters)
    return Odds(boom, points / (1 - boom) if boom < 1 - 1e-9 else 0.0)


@lru_cache(100_000)
def sequences(info: WireInfo, flips: int) -> tuple[tuple[int, int, float], ...]:
    """How far this many flips move the trigger, which card comes last, and how likely that is."""
    seen = info.top[:flips]
    blind = min(flips - len(seen), len(info.unseen))
    if not blind:
        return ((sum(seen), seen[-1], 1.0),) if seen else ()
    found = []
    for last, copies in Counter(info.unseen).items():
        ways = sums(minus(info.unseen, (last,)), blind - 1)
        for moved, chance in ways:
            found.append((sum(seen) + moved + last, last, chance * copies / len(info.unseen)))
    return tuple(found)


@lru_cache(100_000)
def sums(cards: Cards, count: int) -> tuple[tuple[int, float], ...]:
    """The possible sums of this many of these cards, and how likely each is."""
    ways: list[Counter[int]] = [Counter({0: 1}), *(Counter[int]() for _ in range(count))]
    for card in cards:
        for taken in range(count, 0, -1):
            for total, number in ways[taken - 1].items():
                ways[taken][total + card] += number
    return tuple([(total, number / comb(len(cards), count)) for total, number in ways[count].items()])


def next_cards(info: WireInfo) -> list[tuple[int, float]]:
    """The next card of the deck, and how likely it is each value."""
    return [(card, chance) for card, _, chance in sequences(info, 1)]


def danger(info: WireInfo, moved: int) -> float:
    """How likely the BOOM is within this many spaces."""
    return sum(moved >= room for room in info.rooms) / len(info.rooms)
