"""A result in words and as a picture."""

from __future__ import annotations

from boomtable.replays.picture.drawing import drawing, shown
from boomtable.replays.picture.rendering import legible, png
from boomtable.replays.replay import Replay
from boomtable.replays.result import Told, result
from boomtable.replays.story import story
from boomtable.words import say


def told_of(replay: Replay, names: tuple[str, ...]) -> Told:
    """What is told of a game that is over, with these names; BadRecord of one that is not."""
    drawn = tuple([_drawn(number, name) for number, name in enumerate(names, start=1)])
    written = story(replay, names.__getitem__)
    return Told(result(replay, names), written.paragraph, png(drawing(result(replay, drawn))))


def _drawn(number: int, name: str) -> str:
    """A name as the picture has it; where no font has its letters, the seat has to do."""
    return shown(name if legible(name) else say("public-player", number=number))
