"""A replay as data that a page can seek in: the game as a whole, and chair by chair what a live page was told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, takewhile
from typing import Any, Final

from msgspec import Raw

from boomtable.engine import PUBLIC, Said, Seat, Table, Viewer, but
from boomtable.replays.hands import hands
from boomtable.replays.lens import lens
from boomtable.replays.marks import marks
from boomtable.replays.replay import Replay
from boomtable.replays.story import BEATS, IN_BRIEF
from boomtable.replays.story.beat import chosen
from boomtable.timing import show_of
from boomtable.wire.changes import NOTHING, changes, whole, written
from boomtable.wire.protocol import ENCODE
from boomtable.wire.replays import ChairReplay, Knowing, LensReplay, Moment, Overview, ReplayMark, StoryBeat, Watched
from boomtable.wire.to_client import Finale

OPEN: Final = "open"  # in place of a viewer: with all cards open
AS_WRITTEN = 1.0  # how slowly things are shown: at the relaxed pace


def overview(replay: Replay, people: tuple[Watched, ...] = ()) -> Overview:
    """The game as a whole."""
    told = replay.game.finale
    return Overview(
        game=replay.game.id,
        players=replay.record.players,
        last=replay.last,
        chairs=chairs(replay),
        people=people,
        marks=tuple([ReplayMark(mark.at, mark.kind, mark.seat) for mark in marks(replay)]),
        story=tuple(_story(replay)) if replay.over else (),
        finale=Finale(told.of(replay.tables[-1]), None, told.riddle, ()) if replay.over else None,
    )


def chairs(replay: Replay) -> tuple[Viewer, ...]:
    """From where one may watch: all cards are open only once the game is over."""
    return (*replay.viewers, OPEN) if replay.over else replay.viewers


def _story(replay: Replay) -> Iterator[StoryBeat]:
    beats = tuple(BEATS[replay.game.id](replay)) if replay.game.id in BEATS else ()
    brief = chosen(beats, IN_BRIEF)
    for beat in chosen(beats):
        yield StoryBeat(beat.code, beat.at, beat.swing, beat.seats, beat.facts, beat.words, beat in brief)


def from_chair(replay: Replay, chair: Viewer) -> ChairReplay:
    """What this chair saw and heard, as a socket tells it; if all is open, the public's view, all cards and talk."""
    first = replay.tables[0]
    view = whole(written(first.state.view(_eyes(chair)), NOTHING)) | _all_cards(replay, first, chair)
    return ChairReplay(chair=chair, view=view, moments=tuple(_moments(replay, chair)))


def _moments(replay: Replay, chair: Viewer) -> Iterator[Moment]:
    eyes, first = _eyes(chair), replay.tables[0]
    seen, heard, cards = first.state.view(eyes), _heard(first, chair), _all_cards(replay, first, chair)
    known = written(seen, NOTHING)
    for at, (before, after) in enumerate(pairwise(replay.tables), start=1):
        view = seen if after.state is before.state else after.state.view(eyes)
        said, now, held = _heard(after, chair), written(view, known), _all_cards(replay, after, chair)
        new = changes(known, now)
        turned = {} if held == cards else held
        if new.changed or new.grown or turned or said != heard:
            start = _same(heard, said)
            yield Moment(
                at=at,
                changed=new.changed | turned,
                grown=new.grown,
                beats=_beats(replay, seen, view),
                start=start if said != heard else 0,
                said=said[start:] if said != heard else None,
            )
        seen, heard, known, cards = view, said, now, held


def _eyes(chair: Viewer) -> Viewer:
    return PUBLIC if chair == OPEN else chair


def _heard(table: Table[Any], chair: Viewer) -> tuple[Said, ...]:
    """What was said within earshot; with all cards open, what was said anywhere, and who heard it if not all did."""
    if chair != OPEN:
        return table.heard(chair)
    everyone = table.state.viewers
    return tuple([but(said, hearers=()) if said.hearers == everyone else said for said in table.said_anywhere])


def _all_cards(replay: Replay, table: Table[Any], chair: Viewer) -> dict[str, Any]:
    """What lies face down, as one more field of the view, if all cards are open."""
    return {"all_cards": Raw(ENCODE(hands(replay.game.id, table.state)))} if chair == OPEN else {}


def _beats(replay: Replay, before: Any, after: Any) -> tuple[Any, ...]:
    """How this is shown where a person acted: who was a bot stands in no record."""
    show = show_of(replay.game.id, before, after, bot=False, at=0.0, scale=AS_WRITTEN) if before != after else None
    return show.beats if show else ()


def _same(before: tuple[Said, ...], now: tuple[Said, ...]) -> int:
    """How many at the beginning are as they were."""
    return len([*takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False))])


def through_lens(replay: Replay, seat: Seat, *, claims: bool) -> LensReplay:
    """What one could have known from a seat; of a title without a lens nothing."""
    known = lens(replay, seat, claims=claims).known
    return LensReplay(seat, claims, tuple([Knowing(each.at, each.chances) for each in known]))
