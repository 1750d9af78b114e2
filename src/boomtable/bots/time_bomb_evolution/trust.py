"""What somebody thinks who believes every word."""

from __future__ import annotations

from boomtable.bots.time_bomb_evolution.beliefs import Beliefs, expecting
from boomtable.bots.time_bomb_evolution.evidence import Round, rounds
from boomtable.engine import Said
from boomtable.games.time_bomb_evolution import View, Wire


def trust(view: View, heard: tuple[Said, ...]) -> Beliefs:
    """Claims are true, and nobody is a Terrorist; of the silent no Success is hoped."""
    seen = rounds(view, heard, memory=1)
    promised = {kind: _promised(past[-1]) for kind, past in seen.items() if past[-1].claimed or kind is Wire.SUCCESS}
    return expecting(view, seen, (0.0,) * view.players, promised)


def _promised(deal: Round) -> list[float]:
    """What is left of what they said they were dealt, but no more than they hold."""
    return [float(min(player.left, max(0, (player.claim or 0) - player.found))) for player in deal.players]
