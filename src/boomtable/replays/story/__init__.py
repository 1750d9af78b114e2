"""The story of a finished game: a paragraph, and the moments that made it, each with the chance it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from boomtable.boards import seat_names
from boomtable.boards.registry import BOARDS
from boomtable.engine import PUBLIC, BadRecord, Seat
from boomtable.replays.replay import Replay
from boomtable.replays.story import bomb_squad_academy, trick_snipers, two_rooms, wires
from boomtable.replays.story.beat import Beat, chosen
from boomtable.words import say

Names: TypeAlias = Callable[[Seat], str]

BEATS: dict[str, Callable[[Replay], Iterator[Beat]]] = {
    "time-bomb": wires.beats,
    "time-bomb-evolution": wires.beats,
    "bomb-squad-academy": bomb_squad_academy.beats,
    "trick-snipers": trick_snipers.beats,
    "two-rooms": two_rooms.beats,
}
IN_BRIEF = 3  # moments that the paragraph tells


class Telling(Struct, frozen=True):
    """One sentence, and the moment it tells of."""

    at: int
    swing: float
    sentence: str


class Story(Struct, frozen=True):
    paragraph: str
    moments: tuple[Telling, ...]


def story(replay: Replay, name: Names = seat_names.name) -> Story:
    """The story of a game that is over, with these names; BadRecord of one that is not."""
    if not replay.over:
        raise BadRecord("record-unfinished", entries=replay.last)
    beats = tuple(BEATS[replay.game.id](replay))
    tellings = [Telling(beat.at, beat.swing, told(replay.game.id, beat, name)) for beat in chosen(beats)]
    brief = [told(replay.game.id, beat, name) for beat in chosen(beats, IN_BRIEF)]
    return Story(" ".join([_opening(replay, name), *brief, why(replay, name)]), tuple(tellings))


def told(title: str, beat: Beat, name: Names) -> str:
    """A beat as a sentence."""
    return say(f"story-{_box(title)}-{beat.code}", **_facts(title, beat, name))


def told_briefly(title: str, beat: Beat, name: Names) -> str:
    """A beat in as few words as a picture has room for."""
    return say(f"picture-{_box(title)}-{beat.code}", **_facts(title, beat, name))


def _box(title: str) -> str:
    return "time-bomb" if title == "time-bomb-evolution" else title  # one story for both boxes


def _facts(title: str, beat: Beat, name: Names) -> dict[str, str | int]:
    seats = {part: name(seat) for part, seat in beat.seats.items()}
    words = {part: say(f"{title}-{code}") for part, code in beat.words.items()}
    return {**seats, **beat.facts, **words}


def _opening(replay: Replay, name: Names) -> str:
    title, outcome = replay.game.id, replay.open(replay.last).outcome
    alone = outcome.side.startswith("seat-")
    side = name(outcome.winners[0]) if alone else say(f"{title}-side-{outcome.side}")
    return say("story-opening", title=say(f"{title}-title"), players=replay.record.players, side=side)


def why(replay: Replay, name: Names = seat_names.name) -> str:
    """Why it ended so, in one line."""
    because = replay.game.finale.of(replay.tables[-1]).because
    with seat_names.named(tuple(map(name, range(replay.record.players)))):
        return BOARDS[replay.game.id].why(PUBLIC, because)
