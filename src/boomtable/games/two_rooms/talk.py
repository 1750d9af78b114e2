"""What is said in a room: who holds which card or colour, and whom to send. Nobody has to speak the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import Refusal, Seat, Talk
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.conditions import Condition

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

TOO_EARLY = Refusal("two-rooms-too-early-to-talk", "TR1")
MUTE = Refusal("two-rooms-mute", "TR38")
BAD_TALK = Refusal("two-rooms-bad-talk", "TR42")


class Tell(Talk, frozen=True):
    """This player is this card, or of this colour; of oneself it is a claim [TR42]."""

    seat: Seat
    what: str


class Urge(Talk, frozen=True):
    """Send this player to the other room [TR42]."""

    seat: Seat


AnyTalk: TypeAlias = Tell | Urge


def why_not_say(table: TwoRooms, seat: Seat, talk: Talk) -> Refusal | None:
    """From the first clock to the end; not with a card or a condition that forbids all sound [TR38]."""
    if not table.number or not table.todo:
        return TOO_EARLY
    person = table.people[seat]
    if CARDS[person.card].silent or person.has(Condition.CURSED):
        return MUTE
    match talk:
        case Tell(about, what) if about in range(table.players) and what in (*Team, *table.deck):
            return None
        case Urge(about) if about in range(table.players):
            return None
    return BAD_TALK
