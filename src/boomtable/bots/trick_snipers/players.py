"""Who plays Trick Snipers: one at a glance, one by rule of thumb, one by search."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from boomtable.bots.trick_snipers.fast import quickest
from boomtable.bots.trick_snipers.instinct import instinct
from boomtable.bots.trick_snipers.passing import handed, passed
from boomtable.bots.trick_snipers.plain import CARDS, Index, playable
from boomtable.bots.trick_snipers.scene import Scene, scene
from boomtable.bots.trick_snipers.search import searched
from boomtable.bots.trick_snipers.simple import glance
from boomtable.engine import Choices, Luck, Move, Said, but
from boomtable.games.trick_snipers.cards import Hand
from boomtable.games.trick_snipers.moves import AnyMove, PassOn, Play
from boomtable.games.trick_snipers.rounds import Passing
from boomtable.games.trick_snipers.view import View

THINKING = 3000  # playouts that a game at the table can wait for
FAST = 500  # playouts that a thousand games can wait for


class Player(Struct, frozen=True):
    """Somebody who looks at the trick on the table, and no further."""

    def four(self, view: View, luck: Luck) -> Hand:
        return handed(view.hand, luck)

    def card(self, view: View, here: Scene, legal: tuple[Index, ...], luck: Luck) -> Index:
        return glance(here.lying, legal, luck)

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        if isinstance(view.todo[0], Passing):
            return PassOn(self.four(view, luck))
        here = scene(view)
        legal = playable(here.hand, here.lying.led)
        return Play(CARDS[self.card(view, here, legal, luck)])


class Reckoner(Player, frozen=True):
    """Somebody who counts the cards, and reckons who takes the trick."""

    def four(self, view: View, luck: Luck) -> Hand:
        return passed(view.hand)

    def card(self, view: View, here: Scene, legal: tuple[Index, ...], luck: Luck) -> Index:
        trick, after = here.lying, here.players - 1 - len(here.trick)
        unseen = here.fresh & ~here.hand & ~sum([1 << card for card in here.trick])
        held = here.held[(here.me + 1) % here.players] if after else 0
        return instinct(
            here.hand,
            unseen,
            here.me,
            trick.led,
            trick.best,
            trick.holder,
            trick.off,
            trick.hot,
            after,
            held,
            here.points,
        )


class Thinker(Reckoner, frozen=True):
    """Somebody who plays imagined tables to their end before each card."""

    iterations: int

    def searching(self, iterations: int) -> Self:
        return but(self, iterations=iterations)

    def card(self, view: View, here: Scene, legal: tuple[Index, ...], luck: Luck) -> Index:
        hunch = super().card(view, here, legal, luck)
        return searched(view, legal, hunch, self.iterations, luck, quickest())


def easy() -> Player:
    """Snipes and takes 7s when it sees them."""
    return Player()


def normal() -> Reckoner:
    """Plays by rules of thumb, and counts the cards."""
    return Reckoner()


def hard(iterations: int = THINKING) -> Thinker:
    """Tries every card at tables that may be this one, and plays to win."""
    return Thinker(iterations)
