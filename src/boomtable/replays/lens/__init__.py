"""The lens: what a seat could have known, moment by moment, from what it saw and heard and nothing else.

The chances are those that `hard` bots reckon with. They hold for the seat's view alone, so that nothing which came
later, and nothing that was hidden, has a part in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import Said, Seat, but
from boomtable.replays.lens import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.replays.replay import Replay

Sight: TypeAlias = Callable[[Any, tuple[Said, ...]], Any]  # what a view and what was heard let a seat know, if anything

SIGHTS: dict[str, Sight] = {
    "time-bomb": time_bomb.sight,
    "time-bomb-evolution": time_bomb_evolution.sight,
    "bomb-squad-academy": bomb_squad_academy.sight,
    "trick-snipers": trick_snipers.sight,
    "two-rooms": two_rooms.sight,
}


class Known(Struct, frozen=True):
    """What could be known from a moment on, until the next of these."""

    at: int
    round: int
    chances: Any  # of the title


class Lens(Struct, frozen=True):
    """A game through the eyes of one seat, with what people claimed weighed as `hard` weighs it, or left out."""

    seat: Seat
    claims: bool
    known: tuple[Known, ...]

    def at(self, moment: int) -> Any:
        """The chances at this moment, if there were any."""
        past = [known for known in self.known if known.at <= moment]
        return past[-1].chances if past else None


def lens(replay: Replay, seat: Seat, *, claims: bool = True) -> Lens:
    """What this seat could have known. At the end, when everything is open, there is nothing left to reckon."""
    return Lens(seat, claims, tuple(_changes(replay, seat, claims)))


def chances(replay: Replay, at: int, seat: Seat, *, claims: bool = True) -> Any:
    """What a seat could have known at one moment, or None where there is nothing to know yet."""
    view, heard = replay.tables[at].state.view(seat), replay.tables[at].heard(seat)
    if view.outcome:
        return None
    return SIGHTS[replay.game.id](view, heard) if claims else SIGHTS[replay.game.id](_silent(view), ())


def _changes(replay: Replay, seat: Seat, claims: bool) -> Iterator[Known]:
    latest = None
    for at, table in enumerate(replay.tables):
        now = chances(replay, at, seat, claims=claims)
        if now is not None and now != latest:
            yield Known(at, table.state.round, now)
            latest = now


def _silent(view: Any) -> Any:
    """The view of a game in which nobody has claimed anything in turn."""
    return but(view, claimed=()) if hasattr(view, "claimed") else view
