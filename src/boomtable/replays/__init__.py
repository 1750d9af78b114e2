"""Games watched again: every moment from every chair, what one could have known, the story, and other endings."""

from boomtable.replays.claims import Lie, lies
from boomtable.replays.marks import Kind, Mark, marks
from boomtable.replays.replay import Replay, glimpses

__all__ = ["Kind", "Lie", "Mark", "Replay", "glimpses", "lies", "marks"]
