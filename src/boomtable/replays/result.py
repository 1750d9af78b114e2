"""The result of a finished game in a few words, as a picture of it tells it."""

from __future__ import annotations

from msgspec import Struct

from boomtable.boards.seat_names import named, together
from boomtable.engine import PUBLIC, BadRecord
from boomtable.replays.replay import Replay
from boomtable.replays.story import BEATS, told_briefly, why
from boomtable.replays.story.beat import Beat, strongest
from boomtable.words import say

TEAMS = ("swat", "terrorist", "red", "blue")
LIE = "lie"


class Result(Struct, frozen=True, kw_only=True):
    """What is told of a game that is over."""

    game: str
    title: str
    won: str  # who, as a headline
    winners: tuple[str, ...]  # their names, where the headline does not tell them
    players: str
    why: str
    label: str  # of the moment to remember: the best lie, if anybody lied
    moment: str


class Told(Struct, frozen=True):
    """All that is told of a game that is over, with the picture."""

    result: Result
    story: str
    picture: bytes


def result(replay: Replay, names: tuple[str, ...]) -> Result:
    """The result with these names; BadRecord of a game that is not over."""
    if not replay.over:
        raise BadRecord("record-unfinished", entries=replay.last)
    title, best = replay.game.id, _best(replay)
    with named(names):
        return Result(
            game=title,
            title=say(f"{title}-title"),
            won=_won(replay),
            winners=_winners(replay, names),
            players=say("picture-players", players=len(names)),
            why=why(replay, names.__getitem__),
            label=say("picture-label", code=best.code) if best else "",
            moment=told_briefly(title, best, names.__getitem__) if best else "",
        )


def _won(replay: Replay) -> str:
    outcome = replay.open(replay.last).outcome
    alone = len(outcome.winners) == 1 and outcome.side not in TEAMS
    name = together(PUBLIC, outcome.winners) if alone else ""
    return say("picture-won", side="alone" if alone else outcome.side, name=name)


def _winners(replay: Replay, names: tuple[str, ...]) -> tuple[str, ...]:
    outcome = replay.open(replay.last).outcome
    return tuple([names[seat] for seat in outcome.winners]) if len(outcome.winners) > 1 or outcome.side in TEAMS else ()


def _best(replay: Replay) -> Beat | None:
    """The best lie, or else what changed a chance most."""
    beats = [*BEATS[replay.game.id](replay)]
    found = strongest([beat for beat in beats if beat.code == LIE]) or strongest(beats)
    return found[0] if found else None
