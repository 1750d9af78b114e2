"""What a host is told about a playset before anyone is dealt a card of it [TR3]."""

from __future__ import annotations

from boomtable.engine import Advice, Note
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.playset import unadvised, wrong
from boomtable.games.two_rooms.proposing import named


def advise(players: int, options: Options) -> Advice:
    """The deck there would be, with everything that is wrong and everything that is not advised, all at once."""
    cards = named(players, options)
    unknown = [card for card in cards if card not in CARDS]
    deck = tuple(sorted(card for card in cards if card in CARDS))
    notes = [Note("two-rooms-unknown-cards", {"cards": " ".join(unknown)})] if unknown else []
    if not numbers.timed(options):
        notes.append(Note("two-rooms-bad-minutes", {"minutes": options.minutes, "rounds": numbers.rounds(options)}))
    return Advice(deck, (*notes, *wrong(players, deck, options)), tuple(unadvised(players, deck, options)))
