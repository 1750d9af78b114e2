"""How long what happened takes to show, title by title, from what one viewer sees of it."""

from boomtable.timing.catalog import TIMINGS, show_of
from boomtable.timing.title import THINKING, Stakes, Timing

__all__ = ["THINKING", "TIMINGS", "Stakes", "Timing", "show_of"]
