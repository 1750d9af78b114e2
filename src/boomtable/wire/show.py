"""When a device shows what happened: each update is a row of beats in the table's own time."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class BeatPhase(StrEnum):
    """What a beat is for. Until the turn, nothing may tell what is turned up."""

    ANNOUNCE = "announce"  # who does what to whom
    TENSION = "tension"  # the pause before the turn
    TURN = "turn"
    CONSEQUENCE = "consequence"
    NEXT = "next"  # who is asked now


class Beat(Struct, frozen=True, kw_only=True):
    """One moment of the show, about one piece of news."""

    news: int  # its place in the news of the view
    phase: BeatPhase
    seconds: float
    part: int = 0  # where one piece of news turns several things: which of them


class Show(Struct, frozen=True):
    """How an update is shown: from this time on, by the table's own time, beat by beat."""

    at: float
    beats: tuple[Beat, ...]

    @property
    def curtain(self) -> float:
        """The time when everything has been shown."""
        return self.at + sum(beat.seconds for beat in self.beats)
