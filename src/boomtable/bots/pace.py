"""Whose answer comes next where several are asked at once, or the clock runs."""

from __future__ import annotations

from math import inf

from msgspec import Struct

from boomtable.engine import CLOCK, RealTimeStep, Seat, State, VirtualClock


class Pace(Struct, frozen=True):
    """Everyone answers before time passes; in an open step seats act one after another to its rhythm."""

    clock: VirtualClock = VirtualClock()
    last: Seat = -1  # who acted last in an open step

    def next(self, state: State) -> tuple[Seat, Pace]:
        """Who answers now, and the pace from then on; the CLOCK only when an alarm is ringing."""
        clock, step = self.clock.watch(state.alarms), state.todo[0]
        asked = [seat for seat in state.turn if seat != CLOCK]
        if not asked:
            return CLOCK, Pace(clock.wait(inf), self.last)
        if not isinstance(step, RealTimeStep):
            return asked[0], Pace(clock, self.last)
        clock = clock.wait(step.seconds_between_acts / len(asked))
        if clock.ringing:
            return CLOCK, Pace(clock, self.last)
        seat = next((seat for seat in asked if seat > self.last), asked[0])
        return seat, Pace(clock, seat)
