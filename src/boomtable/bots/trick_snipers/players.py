"""Trick Snipers' levels: easy looks at the trick alone, normal plays by rules of thumb, hard searches."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from boomtable.bots.bot import TimeIsUp, never
from boomtable.bots.temper import Temper, dares
from boomtable.bots.trick_snipers.bitboard import CARDS, Index, Situation, playable, situation
from boomtable.bots.trick_snipers.heuristics import best_pass, simple_card, simple_pass
from boomtable.bots.trick_snipers.search import fastest_trials, searched
from boomtable.engine import Choices, Luck, Move, Said, but
from boomtable.games.trick_snipers.cards import Hand
from boomtable.games.trick_snipers.moves import AnyMove, PassOn, Play
from boomtable.games.trick_snipers.rounds import Passing
from boomtable.games.trick_snipers.view import View
from boomtable.kernels.snipers_playout import heuristic_card

THINKING = 3000  # playouts that a game at the table can wait for
FAST = 500  # playouts that a thousand games can wait for


class Player(Struct, frozen=True):
    """Looks at the trick on the table, and no further."""

    def four(self, view: View, luck: Luck) -> Hand:
        return simple_pass(view.hand, luck)

    def card(self, view: View, here: Situation, legal: tuple[Index, ...], luck: Luck) -> Index:
        return simple_card(here.lying, legal, luck)

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        if isinstance(view.todo[0], Passing):
            return PassOn(self.four(view, luck))
        here = situation(view)
        legal = playable(here.hand, here.lying.led)
        return Play(CARDS[self.card(view, here, legal, luck)])


class HeuristicPlayer(Player, frozen=True, kw_only=True):
    """Counts the cards, and estimates who takes the trick."""

    temper: Temper | None = None

    def four(self, view: View, luck: Luck) -> Hand:
        return best_pass(view.hand, dares(self.temper))

    def card(self, view: View, here: Situation, legal: tuple[Index, ...], luck: Luck) -> Index:
        trick, after = here.lying, here.players - 1 - len(here.trick)
        unseen = here.fresh & ~here.hand & ~sum([1 << card for card in here.trick])
        held = here.held[(here.me + 1) % here.players] if after else 0
        return heuristic_card(
            here.hand,
            unseen,
            here.me,
            trick.led,
            trick.best,
            trick.holder,
            [*trick.off],
            trick.hot,
            after,
            held,
            [*here.points],
            here.players,
            0.0,
            0,
        )


class SearchPlayer(HeuristicPlayer, frozen=True):
    """Plays imagined tables to their end before each card."""

    iterations: int
    time_is_up: TimeIsUp = never

    def searching(self, iterations: int, time_is_up: TimeIsUp = never) -> Self:
        return but(self, iterations=iterations, time_is_up=time_is_up)

    def card(self, view: View, here: Situation, legal: tuple[Index, ...], luck: Luck) -> Index:
        hunch = super().card(view, here, legal, luck)
        return searched(view, legal, hunch, self.iterations, luck, fastest_trials(), self.time_is_up)


def easy() -> Player:
    """Snipes and takes 7s when it sees them."""
    return Player()


def normal() -> HeuristicPlayer:
    """Plays by rules of thumb, and counts the cards."""
    return HeuristicPlayer()


def hard(iterations: int = THINKING) -> SearchPlayer:
    """Tries every card at tables that may be this one, and plays to win."""
    return SearchPlayer(iterations)
