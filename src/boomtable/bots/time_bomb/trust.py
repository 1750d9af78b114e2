"""What somebody thinks who believes every word."""

from __future__ import annotations

from boomtable.bots.time_bomb.beliefs import Beliefs
from boomtable.bots.time_bomb.evidence import Seen, rounds
from boomtable.engine import Said
from boomtable.games.time_bomb import View


def trust(view: View, heard: tuple[Said, ...]) -> Beliefs:
    """Claims are true, nobody is a Terrorist, and the Boom is nowhere."""
    players = rounds(view, heard)[-1].players
    nobody = (0.0,) * len(players)
    return Beliefs(nobody, tuple(map(_promised, players)), nobody)


def _promised(player: Seen) -> float:
    """The chance of a Success if they told the truth; of the silent nothing is hoped."""
    return max(0, (player.claim or 0) - player.success) / player.left if player.left else 0.0
