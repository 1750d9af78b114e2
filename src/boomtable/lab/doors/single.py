"""Gymnasium's door: one seat is yours, bots sit in the others."""

from __future__ import annotations

from operator import index
from typing import Any

from gymnasium import Env, Space

from boomtable.bots import Talker, crew
from boomtable.engine import BadSetup, Illegal, Seat
from boomtable.lab.doors.door import RENDER_MODES, Door
from boomtable.lab.doors.seeds import Deals
from boomtable.lab.doors.sitting import Sitting
from boomtable.lab.doors.spaces import Actions, Observation, observations
from boomtable.lab.encodings import Encoding

RAISE, LOSE = "raise", "lose"  # what may come of an illegal action


class SeatEnv(Door, Env[Observation, Any]):
    """One seat at a table. Between two of its turns the bots answer, and where there is talk, speak."""

    sitting: Sitting
    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        encoding: Encoding[Any, Any, Any],
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
        self.bots = crew(encoding.game, encoding.players, bots)
        self.action_space = Actions(self, seat)
        self.observation_space: Space[Any] = observations(encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first turn of the seat; of one that is over before that only the end is left."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**32))
        self._lucks = [Deals(number, other) for other in range(self.encoding.players)]
        self.sitting = Sitting(self.encoding, Deals(number))
        self._let_bots_play()
        return self.observed(self.seat), self.info(self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One pick of the seat, up to its next turn or the end; or Illegal with the rule that forbids it.

        For learners that know no masks, what is illegal may end the game instead, as a loss.
        """
        try:
            self.sitting.act(self.seat, index(action))
        except Illegal:
            if self.illegal == RAISE:
                raise
            return self.observed(self.seat), -1.0, True, False, self.info(self.seat)
        self._let_bots_play()
        reward, over = self.sitting.returns[self.seat], not self.sitting.asked
        return self.observed(self.seat), reward, over, False, self.info(self.seat)

    def _let_bots_play(self) -> None:
        sitting = self.sitting
        while sitting.asked and (seat := sitting.asked[0]) != self.seat:
            bot, luck, state = self.bots[seat], self._lucks[seat], sitting.state
            seen = state.view(seat), sitting.table.heard(seat)
            if sitting.speaking:
                sitting.say(seat, bot.speak(*seen, luck) if isinstance(bot, Talker) else None)
            elif move := bot.answer(*seen, state.choices(seat), luck):
                sitting.play(seat, move)
            else:
                sitting.wait(seat)
