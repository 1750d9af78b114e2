"""Who takes a trick [TS5] [TS6] [TS7]."""

from __future__ import annotations

from boomtable.engine import Seat
from boomtable.games.trick_snipers.cards import CHIEF, SNIPE, Card
from boomtable.games.trick_snipers.moves import Trick


def judge(leader: Seat, cards: tuple[Card, ...]) -> Trick:
    """The highest card of the led clan, unless sniped; a snipe or a 7 makes it a point."""
    players, led = len(cards), cards[0].clan
    best = max([card for card in cards if card.clan is led])
    snipers = [place for place, card in enumerate(cards) if card.clan is not led and card.number + best.number == SNIPE]
    place = snipers[-1] if snipers else cards.index(best)  # of several snipers the last
    scores = bool(snipers) or CHIEF in [card.number for card in cards]
    return Trick(leader, cards, (leader + place) % players, bool(snipers), int(scores))
