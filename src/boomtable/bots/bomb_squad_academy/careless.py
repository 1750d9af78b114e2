"""A careless player: takes what lies there, forgets that others do too, and uses Tools when they come to mind."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.scene import ACTS, CHICKEN, WAIT, Act, Scene, scene
from boomtable.engine import Choices, Luck, Move, Said
from boomtable.games.bomb_squad_academy.moves import AnyMove, Choose, Declare, Pass
from boomtable.games.bomb_squad_academy.view import View

TASTE = {WAIT: 2.0, CHICKEN: 1.0}
NEAR = 3  # spaces from the BOOM that look dangerous


class Careless(Struct, frozen=True):
    strays: int  # of ten cards, so many are chosen anyhow

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        moves = [*choices]
        if isinstance(moves[0], Choose) and luck.pick(10) >= self.strays:
            here = scene(view)
            return max([move for move in moves if isinstance(move, Choose)], key=lambda move: lure(here, move))
        if isinstance(moves[0], Pass):
            tools = [move for move in moves if isinstance(move, Declare)]
            return tools[luck.pick(len(tools))] if luck.pick(2) else Pass()
        return choices.sample(luck)


def lure(here: Scene, move: Choose) -> float:
    """What a card seems to promise to somebody who looks at the wires only."""
    return temptation(here, ACTS[move.action])


def temptation(here: Scene, act: Act) -> float:
    if act >= WAIT:
        return TASTE[act]
    thread = here.threads[act]
    deck = (*thread.top, *thread.unseen)
    average = sum(deck) / len(deck) if deck else 0.0
    near = min(thread.rooms) - average < NEAR
    return average + thread.chain + 1 + thread.plates - 6.0 * near
