"""About how much time a running clock has left, and for how long a player has asked not to be questioned."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Alarm, RealTimeStep


class WaitTimer:
    """Tells the time by the questions since an alarm was set: they come at regular intervals."""

    def __init__(self) -> None:
        self.alarm: Alarm | None = None
        self.interval = 0.0
        self.asked = 0  # before the present question
        self.skipping = 0  # questions to come that are not to be asked

    def question(self, step: RealTimeStep[Any, Any], alarms: tuple[Alarm, ...]) -> None:
        """Another question is due: update the time that is left."""
        alarm = alarms[0] if alarms else None
        same = alarm is not None and alarm == self.alarm
        self.asked = self.asked + 1 if same else 0
        self.skipping = max(0, self.skipping - 1) if same or not alarm else 0
        self.alarm, self.interval = alarm, step.seconds_between_acts

    @property
    def left(self) -> str:
        """About how much time is left, in minutes and seconds; none where no clock runs."""
        if self.alarm is None:
            return "none"
        seconds = max(0, round(self.alarm.seconds - self.interval * self.asked))
        return f"{seconds // 60}:{seconds % 60:02}"

    def waits(self, line: str) -> bool:
        """Does a line say `wait`, for this question or for so many seconds?"""
        match line.lower().split():
            case ["wait" | "w"]:
                return True
            case ["wait" | "w", seconds] if seconds.isdecimal() and len(seconds) < 5:
                self.skipping = max(1, round(int(seconds) / self.interval))
                return True
        return False
