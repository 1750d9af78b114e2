"""What one chair knows of a Time Bomb table, and remembers."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from boomtable.engine import Outcome, Seat, Viewer
from boomtable.games.time_bomb.cards import Hand, Role, Snip
from boomtable.games.time_bomb.moves import AnyNews, Claimed
from boomtable.games.time_bomb.rounds import AnyStep


class Claims(StrEnum):
    FREE = "free"
    IN_TURN = "in_turn"
    OFF = "off"


class View(Struct, frozen=True, kw_only=True):
    """Built field by field: a new secret stays secret until it is listed here."""

    viewer: Viewer
    players: int
    claims: Claims  # the house rule [TB12]

    role: Role | None  # mine
    hands: tuple[Hand, ...]  # mine as dealt, round by round
    hand: Hand  # what I hold now

    todo: tuple[AnyStep, ...]  # what is left to do holds no secrets
    waiting: tuple[Seat, ...]
    news: tuple[AnyNews, ...]

    round: int
    start: Seat
    clipper: Seat  # CHANCE before the start player is drawn
    held: tuple[int, ...]  # how many wires lie face down before each seat
    cuts: tuple[Snip, ...]
    claimed: tuple[Claimed, ...]  # answers given in turn, as many a round as there are players

    outcome: Outcome | None
    roles: tuple[Role, ...]  # everyone's and the one in the box, once the game is over [TB14]
    deals: tuple[tuple[Hand, ...], ...]  # every hand of every round, once the game is over [TB14]


def side(view: View) -> Role | None:
    """The side that the viewer plays for: their role [TB1]."""
    return view.role
