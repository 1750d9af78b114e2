"""`boomtable replay`: a saved game watched again, with keys in a terminal and printed anywhere else."""

from __future__ import annotations

from typing import Final, Self

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.registry import BOARDS
from boomtable.cli.keyboard import Keyboard, has_keys, keyboard
from boomtable.cli.record_files import caption, done, eyes, print_moment, viewer_named
from boomtable.engine import PUBLIC, Viewer, but
from boomtable.replays import Replay
from boomtable.replays.film import from_chair, overview
from boomtable.replays.story import story
from boomtable.words import say

OPEN: Final = "open"  # in place of a viewer: all cards
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP = 1.2  # seconds, at speed 1


class Watching(Struct, frozen=True):
    """Where a replay is, through whose eyes, and how it goes on."""

    replay: Replay
    viewer: Viewer = PUBLIC
    at: int = 0
    playing: bool = False
    speed: int = 1  # its place among the speeds

    @property
    def looking(self) -> Viewer:
        """Whose view decides what a step is: with all cards open, the public's."""
        return PUBLIC if self.viewer == OPEN else self.viewer

    @property
    def seconds(self) -> float | None:
        """Until the next step; None while nothing moves."""
        return STEP / SPEEDS[self.speed] if self.playing else None

    def stepped(self) -> Self:
        """One step further; it stops at the end."""
        at = self.replay.after(self.at, self.looking)
        return but(self, at=at, playing=self.playing and at < self.replay.last)

    def pressed(self, key: str) -> Self:
        match key:
            case "play":
                return but(self, playing=not self.playing and self.at < self.replay.last)
            case "on":
                return but(self, playing=False).stepped()
            case "back":
                return but(self, playing=False, at=self.replay.before(self.at, self.looking))
            case "first":
                return but(self, playing=False, at=0)
            case "last":
                return but(self, playing=False, at=self.replay.last)
            case "faster":
                return but(self, speed=min(self.speed + 1, len(SPEEDS) - 1))
            case "slower":
                return but(self, speed=max(self.speed - 1, 0))
            case "chair":
                return self._chair(1)
            case "chair-before":
                return self._chair(-1)
        return self

    def _chair(self, further: int) -> Self:
        chairs = (*self.replay.viewers, OPEN)
        return but(self, viewer=chairs[(chairs.index(self.viewer) + further) % len(chairs)])


def watch(replay: Replay, who: str, console: Console) -> None:
    """Watch a game through these eyes first."""
    viewer = OPEN if who == OPEN else viewer_named(replay.tables[0], who)
    watching = Watching(replay, viewer)
    if console.is_terminal and not console.is_dumb_terminal and has_keys():
        with console.screen(), keyboard() as keys:
            _with_keys(watching, keys, console)
    else:
        _printed(watching, console)


def told(replay: Replay, who: str) -> dict[str, object]:
    """The whole game, as the server tells it: what everyone may know once it is over, and what was seen from there."""
    if who == OPEN:
        raise BadCommand("no-open-json")
    return {"game": overview(replay), "chair": from_chair(replay, viewer_named(replay.tables[0], who))}


def _with_keys(watching: Watching, keys: Keyboard, console: Console) -> None:
    while True:
        _draw(watching, console)
        key = keys.next(watching.seconds)
        if key == "quit":
            return
        watching = watching.pressed(key) if key or not watching.playing else watching.stepped()


def _draw(watching: Watching, console: Console) -> None:
    """The moment on a fresh page, and below it where one is and what the keys do."""
    console.clear()
    _moment(watching, console)
    through = say("replay-open") if watching.viewer == OPEN else say("replay-eyes", viewer=eyes(watching.viewer))
    where = say(
        "replay-where",
        playing="yes" if watching.playing else "no",
        at=watching.at,
        last=watching.replay.last,
        eyes=through,
        speed=f"{SPEEDS[watching.speed]:g}",
    )
    console.print("", where, style="now")
    console.print(say("replay-keys"), style="quiet")


def _moment(watching: Watching, console: Console) -> None:
    replay, table = watching.replay, watching.replay.tables[watching.at]
    print_moment(replay.game.id, table, watching.looking, console)
    if watching.viewer == OPEN:
        console.print("", replay.game.draw(table.state), sep="\n")


def _printed(watching: Watching, console: Console) -> None:
    """What happened and what was said, step by step, and the table at the end."""
    replay, board, viewer = watching.replay, BOARDS[watching.replay.game.id], watching.looking
    console.print(caption(replay.record, 0, viewer), style="quiet")
    while watching.at < replay.last:
        before, watching = replay.seen(watching.at, viewer), watching.stepped()
        now = replay.seen(watching.at, viewer)
        said = board.history(now.view, now.heard)[len(board.history(before.view, before.heard)) :]
        words = [*board.happened(now.view, before.view), *(words for _, words in said)]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(f"{watching.at:4}", "\n".join(words) or done(replay.record, watching.at))
        console.print(grid)
    console.print("")
    _moment(watching, console)
    if replay.over:
        _story(replay, console)


def _story(replay: Replay, console: Console) -> None:
    """The game as a paragraph, and its key moments with the entry to go to."""
    told = story(replay)
    console.print("", told.paragraph, "", sep="\n")
    for moment in told.moments:
        console.print(say("story-moment", at=moment.at, sentence=moment.sentence))
