"""Someone at the keyboard while a clock runs: about how long it still does, and for how long they let it be."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Alarm, RealTimeStep


class Patience:
    """Counts the questions that were put to someone since an alarm was set: they come to the step's rhythm."""

    def __init__(self) -> None:
        self.alarm: Alarm | None = None
        self.rhythm = 0.0
        self.asked = 0  # before the present question
        self.resting = 0  # questions to come that are not to be put

    def question(self, step: RealTimeStep[Any, Any], alarms: tuple[Alarm, ...]) -> None:
        """Another question is due."""
        alarm = alarms[0] if alarms else None
        same = alarm is not None and alarm == self.alarm
        self.asked = self.asked + 1 if same else 0
        self.resting = max(0, self.resting - 1) if same or not alarm else 0
        self.alarm, self.rhythm = alarm, step.seconds_between_acts

    @property
    def left(self) -> str:
        """About how much time is left, in minutes and seconds; none where no clock runs."""
        if self.alarm is None:
            return "none"
        seconds = max(0, round(self.alarm.seconds - self.rhythm * self.asked))
        return f"{seconds // 60}:{seconds % 60:02}"

    def rests(self, line: str) -> bool:
        """Does a line ask to let it be, for a while or for now?"""
        match line.lower().split():
            case ["wait" | "w"]:
                return True
            case ["wait" | "w", seconds] if seconds.isdecimal() and len(seconds) < 5:
                self.resting = max(1, round(int(seconds) / self.rhythm))
                return True
        return False
