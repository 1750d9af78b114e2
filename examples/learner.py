"""Learns Trick Snipers by playing, in twenty seconds: `OPENBLAS_NUM_THREADS=1 python examples/learner.py`.

It begins with a quarter of the games, as everyone does who plays at random among four, and wins two in five of them in
the end. Other bots, harder ones: `python examples/learner.py rules`. See docs/lab.md.
"""

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

from boomtable.lab.vector_env import FleetEnv, vector_env

TABLES, STEPS, RATE = 256, 32, 3.0


class Learner:
    """A card's weight is a sum over all that is seen; heavier cards are played more often."""

    def __init__(self, tables: FleetEnv) -> None:
        self.tables, self.random = tables, np.random.default_rng(1)
        self.seen, _ = tables.reset(seed=1)
        self.weights = np.zeros((self.seen["observation"].shape[1], self.seen["action_mask"].shape[1]), np.float32)

    def play(self) -> Iterator[tuple[Any, Any, Any, Any]]:
        """Some steps at all tables: what was seen, how surprising each action was, rewards, and where games ended."""
        for _ in range(STEPS):
            shown = (self.seen["observation"] > 0).astype(np.float32)
            likely = np.exp(np.clip(shown @ self.weights, -20, 20)) * self.seen["action_mask"]
            likely /= likely.sum(axis=1, keepdims=True)
            actions = (likely.cumsum(axis=1) > self.random.random((TABLES, 1)) * 0.9999).argmax(axis=1)
            self.seen, rewards, over, *_ = self.tables.step(actions)
            yield shown, np.eye(likely.shape[1], dtype=np.float32)[actions] - likely, rewards, over

    def learn(self) -> tuple[int, int]:
        """Make what was done in games that were won likelier, and in the others less so; games played, and won."""
        shown, surprise, rewards, over = map(np.array, zip(*self.play(), strict=True))
        gains, later = np.zeros_like(rewards), np.zeros(TABLES)  # 0 where a game goes on after the last step
        for step in reversed(range(STEPS)):
            later = np.where(over[step], rewards[step], later)
            gains[step] = later
        gains[gains != 0] -= gains[gains != 0].mean()
        surprise *= gains[..., None].astype(np.float32)
        self.weights += RATE / TABLES * np.tensordot(shown, surprise, ((0, 1), (0, 1)))
        return int(over.sum()), int((rewards > 0).sum())


def train(bots: str = "random", seconds: float = 20) -> None:
    learner = Learner(vector_env("trick-snipers", players=4, num_envs=TABLES, bots=bots))
    ends = perf_counter() + seconds
    while (left := ends - perf_counter()) > 0:
        games, won = (sum(row) for row in zip(*(learner.learn() for _ in range(4)), strict=True))
        print(f"{left:3.0f} s to go: {won / games:.0%} of {games:,} games won")


if __name__ == "__main__":
    train(sys.argv[1] if sys.argv[1:] else "random")
