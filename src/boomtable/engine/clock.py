"""Time as data: alarms that a table sets, and a virtual clock that rings them in tests and simulations."""

from __future__ import annotations

from msgspec import Struct


class Alarm(Struct, frozen=True):
    """A running timer of a table. It keeps running for as long as its name stays in the list."""

    name: str
    seconds: float


class Due(Struct, frozen=True):
    name: str
    at: float


class VirtualClock(Struct, frozen=True):
    """A clock that moves only when told to."""

    now: float = 0.0
    due: tuple[Due, ...] = ()  # soonest first

    def watch(self, alarms: tuple[Alarm, ...]) -> VirtualClock:
        """Keep the timers whose names stay, start the new ones, forget the rest."""
        running = {d.name: d.at for d in self.due}
        due = [Due(a.name, running.get(a.name, self.now + a.seconds)) for a in alarms]
        return VirtualClock(self.now, tuple(sorted(due, key=lambda d: (d.at, d.name))))

    def wait(self, seconds: float) -> VirtualClock:
        """Let time pass, but never beyond the next alarm."""
        until = min([self.now + seconds, *(d.at for d in self.due)])
        return VirtualClock(until, self.due)

    @property
    def ringing(self) -> tuple[str, ...]:
        return tuple(d.name for d in self.due if d.at <= self.now)
