"""What one chair knows of a table of either box, and remembers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine import Outcome, Seat, Viewer
from boomtable.games.time_bomb_shared.cards import Claims, Role


class WireView(Struct, frozen=True, kw_only=True):
    """Built field by field: a new secret stays secret until it is listed here."""

    viewer: Viewer
    players: int
    claims: Claims  # the house rule [TB12]

    role: Role | None  # mine
    hands: tuple[Any, ...]  # mine as dealt, round by round
    hand: tuple[Any, ...]  # what I hold now

    todo: tuple[Any, ...]  # what is left to do holds no secrets
    waiting: tuple[Seat, ...]
    news: tuple[Any, ...]

    round: int
    start: Seat
    clipper: Seat  # CHANCE before the start player is drawn
    held: tuple[int, ...]  # how many wires lie face down before each seat
    cuts: tuple[Any, ...]
    claimed: tuple[Any, ...]  # answers given in turn, as many a round as there are players

    outcome: Outcome | None
    roles: tuple[Role, ...]  # everyone's and the one in the box, once the game is over [TB14]
    deals: tuple[Any, ...]  # every hand of every round, once the game is over [TB14]
    false_claims: tuple[Any, ...]  # of those made in turn, once the game is over; others are in what was heard [TB14]


def side(view: WireView) -> Role | None:
    """The side that the viewer plays for: their role [TB1]."""
    return view.role
