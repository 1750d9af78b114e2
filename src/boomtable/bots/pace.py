"""Whose answer comes next where several are asked at once, or the clock runs."""

from __future__ import annotations

from math import inf

from msgspec import Struct

from boomtable.engine import CLOCK, Seat, State, VirtualClock


class Pace(Struct, frozen=True):
    """Everyone answers before time passes; in an open step each seat asked acts once a second until the alarm rings."""

    clock: VirtualClock = VirtualClock()
    acted: tuple[Seat, ...] = ()  # in open steps, this second

    def next(self, state: State) -> tuple[Seat, Pace]:
        """Who answers now, and the pace from then on; the CLOCK only when an alarm is ringing."""
        clock = self.clock.watch(state.alarms)
        asked = [seat for seat in state.turn if seat != CLOCK]
        if not asked:
            return CLOCK, Pace(clock.wait(inf))
        if state.todo[0].together:
            return asked[0], Pace(clock, self.acted)
        if rested := [seat for seat in asked if seat not in self.acted]:
            return rested[0], Pace(clock, (*self.acted, rested[0]))
        clock = clock.wait(1)
        return (CLOCK, Pace(clock)) if clock.ringing else (asked[0], Pace(clock, (asked[0],)))
