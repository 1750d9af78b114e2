"""A player who follows the rules of plain Time Bomb and ignores colours.

They reason and claim as hard does, but hear and speak of Success alone, and weigh a wire as one does in Time Bomb: a
Success, the bomb if it goes off with this very cut, and all else is safe. Protections they put on and take off anyhow.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boomtable.bots.time_bomb.players import WISHES
from boomtable.bots.time_bomb_evolution.beliefs import Beliefs, beliefs
from boomtable.bots.time_bomb_evolution.evidence import shorts
from boomtable.bots.time_bomb_evolution.players import Player, hard
from boomtable.engine import Luck, Move, Said
from boomtable.games.time_bomb_evolution import Claim, Cut, Role, View, Wire


class ColourBlind(Player, frozen=True):
    """Claims Success, and nothing else."""

    def _claim(self, view: View, luck: Luck) -> Claim:
        return Claim(success=super()._claim(view, luck).success)


def colour_blind() -> Player:
    sighted = hard()
    return ColourBlind(half_hearing, sighted.claim_odds, sighted.strays, as_in_time_bomb)


def half_hearing(view: View, heard: tuple[Said, ...]) -> Beliefs:
    """What hard thinks who hears of no colour."""
    words = (replace(said, talk=_of_success(said.talk)) for said in heard)
    turns = tuple(replace(claimed, claim=_of_success(claimed.claim)) for claimed in view.claimed)
    return beliefs(replace(view, claimed=turns), tuple(words), watches=False)


def _of_success(talk: object) -> object:
    return Claim(success=talk.success) if isinstance(talk, Claim) else talk


def as_in_time_bomb(view: View, thinks: Beliefs, moves: Sequence[Move], _fears: float) -> dict[Move, float]:
    """What a Time Bomb player wishes for, with the sign that SWAT gives it."""
    role = view.role or Role.SWAT
    of_success, of_bomb, of_nippers = WISHES[role]
    sign = 1 if role is Role.SWAT else -1
    worth = dict.fromkeys(moves, 0.0)
    for move in moves:
        if isinstance(move, Cut):
            wires, terrorist = thinks.wires[move.owner], thinks.terrorist[move.owner]
            bomb = sum(wires[c] for c, short in shorts(view).items() if short == 1 and c not in view.protected)
            worth[move] = sign * (of_success * wires[Wire.SUCCESS] + of_bomb * bomb + of_nippers * terrorist)
    return worth
