"""Every title as a Gymnasium environment: one seat is yours, bots play the others.

import gymnasium

table = gymnasium.make("boomtable.lab.gymnasium:boomtable/trick-snipers-v1", players=4, bots="normal")
observation, info = table.reset(seed=1)
"""

from __future__ import annotations

from operator import index
from typing import Any

from boomtable.bots import Talker, make_bots
from boomtable.engine import BadSetup, Illegal, Seat
from boomtable.lab.encodings import ENCODINGS, Encoding, encode, versioned
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np
    from gymnasium import Env, Space, register
    from numpy.typing import NDArray

    from boomtable.lab.adapters.env import RENDER_MODES, BaseEnv, PicklableLuck
    from boomtable.lab.adapters.episode import Episode
    from boomtable.lab.adapters.observations import ActionSpace, Observation, observation_space
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["SeatEnv", "env"]

RAISE, LOSE = "raise", "lose"  # what an illegal action does


class SeatEnv(BaseEnv, Env[Observation, Any]):
    """One seat at a table. Between two of its turns the bots play and, where there is talk, speak."""

    episode: Episode
    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        encoding: Encoding[Any, Any],
        seat: Seat = 0,
        bots: tuple[str, ...] = ("random",),
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        if seat not in range(encoding.players):
            raise BadSetup("bad-option", option="seat", value=str(seat), allowed=f"0-{encoding.players - 1}")
        if illegal not in (RAISE, LOSE):
            raise BadSetup("bad-option", option="illegal", value=illegal, allowed=f"{RAISE}, {LOSE}")
        super().__init__(encoding, render_mode)
        self.seat, self.illegal = seat, illegal
        self.bots = make_bots(encoding.game, encoding.players, bots)
        self.action_space = ActionSpace(self, seat)
        self.observation_space: Space[Any] = observation_space(encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game, up to the first turn of the seat, or to its end if the seat gets no turn."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**32))
        self._lucks = [PicklableLuck(number, other) for other in range(self.encoding.players)]
        self.episode = Episode(self.encoding, PicklableLuck(number))
        self._let_bots_play()
        return self.observed(self.seat), self.info(self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action of the seat, up to its next turn or the end; raise Illegal if a rule forbids it.

        With `illegal="lose"` an illegal action ends the game with a loss instead.
        """
        try:
            self.episode.act(self.seat, index(action))
        except Illegal:
            if self.illegal == RAISE:
                raise
            return self.observed(self.seat), -1.0, True, False, self.info(self.seat)
        self._let_bots_play()
        reward, over = self.episode.returns[self.seat], not self.episode.asked
        return self.observed(self.seat), reward, over, False, self.info(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may do now, for learners that ask so."""
        return self.observed(self.seat)["action_mask"].astype(np.bool_)

    def _let_bots_play(self) -> None:
        episode = self.episode
        while episode.asked and (seat := episode.asked[0]) != self.seat:
            bot, luck, state = self.bots[seat], self._lucks[seat], episode.state
            seen = state.view(seat), episode.table.heard(seat)
            if episode.speaking:
                episode.say(seat, bot.speak(*seen, luck) if isinstance(bot, Talker) else None)
            elif move := bot.answer(*seen, state.choices(seat), luck):
                episode.play(seat, move)
            else:
                episode.wait(seat)


def env(
    title: str,
    players: int,
    *,
    seat: int = 0,
    bots: str | tuple[str, ...] = "random",
    illegal: str = "raise",
    talk: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """A seat at a table of bots: one level for all, one for every seat, or side=level for every side.

    Illegal actions raise; for learners without masks `illegal="lose"` makes them end the game with a loss.
    """
    levels = (bots,) if isinstance(bots, str) else tuple(bots)
    return SeatEnv(encode(title, players, options, talk=talk), seat, levels, illegal, render_mode)


for _title in ENCODINGS:
    register(
        f"boomtable/{versioned(_title)}",
        f"{__name__}:env",
        kwargs={"title": _title},
        disable_env_checker=True,
        order_enforce=False,  # an environment has a game from the beginning, and needs no wrapper that hides its own
        vector_entry_point="boomtable.lab.vector_env:vector_env",
    )
