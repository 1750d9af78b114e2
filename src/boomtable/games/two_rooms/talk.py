"""What players can say: who holds which card or colour, and whom to send. It need not be true."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import Refusal, Seat, Talk
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.people import Condition

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

TOO_EARLY = Refusal("two-rooms-too-early-to-talk", "TR1")
MUTE = Refusal("two-rooms-mute", "TR38")
BAD_TALK = Refusal("two-rooms-bad-talk", "TR42")


class Tell(Talk, frozen=True):
    """Says that a player holds this card or colour; about oneself it is a claim [TR42]."""

    seat: Seat
    what: str


class Urge(Talk, frozen=True):
    """Says that this player should go to the other room [TR42]."""

    seat: Seat


AnyTalk: TypeAlias = Tell | Urge


def mute(table: TwoRooms, seat: Seat) -> Refusal | None:
    """The rule if a card or condition forbids this player to make a sound, once it was seen [TR1] [TR38]."""
    if not table.number:
        return None
    person = table.people[seat]
    return MUTE if CARDS[person.card].silent or person.has(Condition.CURSED) else None


def why_not_say(table: TwoRooms, seat: Seat, talk: Talk) -> Refusal | None:
    """Players may talk from the first clock to the end, if they may make a sound."""
    if not table.number or not table.todo:
        return TOO_EARLY
    if refusal := mute(table, seat):
        return refusal
    match talk:
        case Tell(about, what) if about in range(table.players) and what in (*Team, *table.deck):
            return None
        case Urge(about) if about in range(table.players):
            return None
    return BAD_TALK
