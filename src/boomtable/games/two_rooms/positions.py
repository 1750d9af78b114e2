"""Positions in the middle of a round, for tests, designers and rules questions.

Players are written as the cards they hold, seat by seat, with a slash between the rooms:
`"agent-red president / bomber"`. A star marks the leader of a room. A text without stars gets two more plain players in
each room, the first of whom leads it. Neither the number of cards of each team nor the number of players matters here;
`parse` wants a whole deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boomtable.engine import Seat, but
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.people import put
from boomtable.games.two_rooms.position_checks import known_card
from boomtable.games.two_rooms.rounds import Round
from boomtable.games.two_rooms.setup import Beginning, dealt
from boomtable.games.two_rooms.table import TwoRooms, may_share_colours, steps_after_round

PLAIN = ("red-team", "blue-team")  # two more in each room


class Place(NamedTuple):
    """One player's card and room, and whether they lead it."""

    card: str
    room: int
    leads: bool = False


def evening(
    drawn: str,
    *,
    round: int = 2,  # noqa: A002  (what the box calls it)
    colours: bool = True,
    buried: str = "",
    sober: str = "",
    **options: Any,
) -> TwoRooms:
    """A table while the clock runs, or BadNotation; colours may be shared by default, even with few players."""
    rules = Options(burying=bool(buried), **options)
    return but(position(_places(drawn), rules, round, buried, sober), colours=colours).settled()


def position(places: Sequence[Place], options: Options, number: int, buried: str = "", sober: str = "") -> TwoRooms:
    """These players at the start of a round, with no news yet; in round 0 their cards are still face down."""
    cards = [place.card for place in places]
    deck = tuple(sorted([*cards, *filter(None, (buried, sober))]))
    table = TwoRooms(
        players=len(places),
        options=options,
        deck=deck,
        colours=may_share_colours(len(places), deck, options),
        todo=(*(Round(number).steps if number else (Beginning(),)), *steps_after_round(number, options)),
        number=number,
        buried=buried,
        sober=sober,
    )
    table = dealt(table, cards)
    for seat, place in enumerate(places):
        table = _placed(table, seat, place)
    return table


def _placed(table: TwoRooms, seat: Seat, place: Place) -> TwoRooms:
    table = table.person(seat, room=place.room, led=(place.room,) if place.leads else ())
    return but(table, leaders=put(table.leaders, place.room, seat)) if place.leads else table


def _places(drawn: str) -> list[Place]:
    rooms = [words.split() for words in drawn.split("/")]
    places = [Place(word.rstrip("*"), room, word.endswith("*")) for room, words in enumerate(rooms) for word in words]
    if "*" not in drawn:
        places += [Place(card, room, card == PLAIN[0]) for room in (0, 1) for card in PLAIN]
    return [place._replace(card=known_card(str(seat), place.card)) for seat, place in enumerate(places)]
