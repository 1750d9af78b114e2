"""Whether the President meets the Bomber, if these go: what Red hopes and Blue fears."""

from __future__ import annotations

from collections.abc import Collection

from boomtable.bots.two_rooms.mind import Mind, heads_in
from boomtable.engine import Seat
from boomtable.games.two_rooms.characters.character import Team

BOLD = 0.25  # so often the other side moves its own one to where it is wanted
AGREED = 0.8  # a Red leader sends the Bomber so often


def worth(mind: Mind, leaving: Collection[Seat], moved: tuple[float, float]) -> float:
    """How likely my side gets what it wants, if these leave my room and those of the other room as is thought."""
    president = _here(mind, mind.beliefs.president, leaving, moved[0])
    bomber = _here(mind, mind.beliefs.bomber, leaving, moved[1])
    together = president * bomber + (1 - president) * (1 - bomber)
    return together if mind.team is Team.RED else 1 - together


def _here(mind: Mind, odds: list[float], leaving: Collection[Seat], moved: float) -> float:
    """How likely somebody with these odds ends in my room."""
    here = sum([odds[seat] for seat in mind.heads])
    return here - sum([odds[seat] for seat in leaving]) + (1 - here) * moved


def moved(mind: Mind, sending: int) -> tuple[float, float]:
    """How likely the President and the Bomber are sent here, if they are in the other room.

    As likely as anybody; but in the last round friends there do what is agreed, for Red that the Bomber goes and for
    Blue that all stay, and of an enemy one at times expects the boldest move.
    """
    there = heads_in(mind.view, 1 - (mind.view.room or 0))
    anybody = min(1.0, sending / max(1, len(there) - 1))
    if not (mind.last_round and there):
        return anybody, anybody
    hostile = enemy_leads(mind, there)
    bold = mind.luck.pick(1000) < 1000 * BOLD * hostile
    if mind.team is Team.BLUE:
        return anybody * hostile, 1.0 if bold else anybody * hostile
    return 1.0 if bold else anybody * hostile, anybody * hostile + AGREED * (1 - hostile)


def enemy_leads(mind: Mind, there: list[Seat]) -> float:
    """How likely the other room has an enemy for a leader: surely, if they are the most by far."""
    enemies = sum([mind.foe[seat] for seat in there]) / len(there)
    return min(1.0, max(0.0, (enemies - 0.3) / 0.4))
