"""What a seat knows of each wire: the cards left in its deck, the top it has seen, and where the BOOM may lie."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import but
from boomtable.games.bomb_squad_academy.cards import TILES, Tile, Wire
from boomtable.games.bomb_squad_academy.view import View

Cards: TypeAlias = tuple[int, ...]


class Thread(Struct, frozen=True):
    """One wire, as far as it matters to the next flips."""

    unseen: Cards  # sorted; the deck without its known top
    top: Cards  # cards seen on top of the deck, the next one first
    rooms: Cards  # how far the trigger must move to reach the BOOM, each as likely as the next
    chain: int
    plates: int

    def put_back(self, cards: Cards) -> Thread:
        """With these exposed cards shuffled into the deck again [BS25]."""
        back = sum(cards)
        return but(
            self,
            unseen=tuple(sorted((*self.unseen, *self.top, *cards))),
            top=(),
            rooms=tuple(room + back for room in self.rooms),
            chain=self.chain - len(cards),
        )

    def flip(self, card: int) -> Thread:
        """With this card flipped from the top of the deck."""
        unseen = self.unseen if self.top else minus(self.unseen, (card,))
        rooms = tuple(room - card for room in self.rooms)
        return but(self, unseen=unseen, top=self.top[1:], rooms=rooms, chain=self.chain + 1)


def threads(view: View) -> tuple[Thread, ...]:
    """Every wire: the printed deck less the exposed cards, and what I have seen that still holds [BS2] [BS34]."""
    return tuple([_thread(view, place, wire) for place, (wire, _) in enumerate(zip(Wire, view.lines, strict=False))])


def _thread(view: View, place: int, wire: Wire) -> Thread:
    line, deck = view.lines[place], view.decks[place]
    known = [glimpse for glimpse in view.glimpses if glimpse.wire is wire and glimpse.holds]
    top = max([glimpse.cards for glimpse in known], key=len, default=())
    tiles = next((glimpse.tiles for glimpse in known if glimpse.tiles), None)
    turned = min(len(line.tiles), len(TILES) - 1)  # all three only once it has exploded
    booms = (tiles.index(Tile.BOOM),) if tiles else range(turned, len(TILES))
    to_go = deck.track + 1 - sum(line.exposed)
    values = view.printed[view.bomb - 1]
    return Thread(
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
