"""What points are worth: to win is to have more than each of the others when the third bomb has exploded [BS17]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.forecast import Ending, Shields, forecast
from boomtable.bots.bomb_squad_academy.scene import CHICKEN, WAIT, Acting, Scene
from boomtable.games.bomb_squad_academy.cards import BOMBS


class Temper(Struct, frozen=True):
    """What a player makes of points, and of what a card leaves behind."""

    spread: tuple[float, ...] = (9.0, 7.0, 4.5)  # by bomb: how many points of a lead chance may still undo
    doubt: float = 0.7  # points: a card that brings so much less is taken to be chosen a third as often
    sure: float = 0.5  # the same for who decides
    over: float = 1.0  # the same once the last bomb has exploded
    waited: float = -2.0  # what a Wait costs that is gone for this bomb
    looked: float = -0.5  # what a Chicken costs that is not at hand when it is needed, but for what it has seen

    def wins(self, scene: Scene) -> Callable[[Acting], list[float]]:
        """How likely each seat is to win, by what everyone chooses."""
        left = {WAIT: self.waited, CHICKEN: self.looked}

        def of(acting: Acting) -> list[float]:
            return self.weigh(scene, forecast(scene, acting), [left.get(act, 0.0) for act in acting])

        return of

    def weigh(self, scene: Scene, endings: list[Ending], kept: Sequence[float]) -> list[float]:
        """How likely each seat is to win if the round ends in one of these ways."""
        total, spread = [0.0] * len(kept), self.spread[scene.bomb - 1]
        for chance, gains, ended in endings:
            after = [score + gain for score, gain in zip(scene.scores, gains, strict=True)]
            if not ended:
                after = [score + more for score, more in zip(after, kept, strict=True)]
            won = shares(after, self.over if ended and scene.bomb == BOMBS else spread)
            for seat, share in enumerate(won):
                total[seat] += chance * share
        return total

    def points(self, scene: Scene) -> list[float]:
        """What one more point now is worth to each seat."""
        spread = self.spread[scene.bomb - 1]
        return [max(share * (1 - share), 0.02) / spread for share in shares(scene.scores, spread)]

    def worth(self, scene: Scene, acting: Acting, shields: Shields) -> float:
        """How likely I am to win, counted in points of now."""
        won = self.weigh(scene, forecast(scene, acting, shields), (0.0,) * scene.players)[scene.me]
        return won / self.points(scene)[scene.me]


def shares(scores: Sequence[float], spread: float) -> list[float]:
    """How likely each seat is to win from here."""
    best = max(scores)
    weights = [exp((score - best) / spread) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
