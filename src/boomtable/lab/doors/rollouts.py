"""An evaluator for OpenSpiel's searches that plays at random without leaving the rules: as theirs does, but faster."""

from __future__ import annotations

from typing import Any

import numpy as np

from boomtable.engine import Seeded


class Rollouts:
    """Plays one random game from a state to its end; every action is as likely as any other that is legal."""

    def __init__(self, *seed: int | str) -> None:
        self.luck = Seeded(*seed)

    def evaluate(self, state: Any) -> Any:
        luck = self.luck
        sitting = state.at.left_to(luck)
        while asked := sitting.asked:
            legal = sitting.legal(asked[0])
            sitting.act(asked[0], legal[luck.pick(len(legal))])
        return np.array(sitting.encoding.returns(sitting.state))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
