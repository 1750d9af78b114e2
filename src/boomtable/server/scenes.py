"""Scenes: what one viewer is shown of an entry, state by state, and the curtain after which they have seen it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import Seat, State, Viewer, but
from boomtable.server.session import TableSession
from boomtable.timing import TIMINGS, show_of
from boomtable.wire.show import Show


class Stage(Struct, frozen=True):
    """A state of an entry, and the seat whose bot made the move that led to it."""

    state: State
    bot: Seat | None = None


class Scene(Struct, frozen=True):
    """A change of what a viewer sees, and how it is shown to them."""

    before: Any
    after: Any
    show: Show | None
    end: float  # in the table's own time


Scenes: TypeAlias = Mapping[Viewer, tuple[Scene, ...]]


def scenes_of(session: TableSession, states: Sequence[Stage], now: float) -> Scenes:
    """The scenes of each viewer for whom something changed, from what that viewer sees alone."""
    if not session.scale or session.game not in TIMINGS or len(states) < 2:
        return {}
    show = _to_the_end if states[-1].state.outcome else _in_turn
    found = show(session, states, session.elapsed(now))
    return {viewer: scenes for viewer, scenes in found.items() if scenes}


def _to_the_end(session: TableSession, states: Sequence[Stage], elapsed: float) -> Scenes:
    """Everyone sees the end at the same time, wherever they were before: nothing is hidden any more."""
    earlier = _in_turn(session, states[:-1], elapsed)
    ends = [seen[-1].end if seen else session.curtain(viewer) for viewer, seen in earlier.items()]
    start = max(elapsed, *ends)
    return {viewer: (*seen, *_scenes(session, states[-2:], viewer, start)) for viewer, seen in earlier.items()}


def _in_turn(session: TableSession, states: Sequence[Stage], elapsed: float) -> Scenes:
    """After what each viewer is still shown; those who are together wait for each other, so that nothing is to be
    felt of what anybody was shown before."""
    viewers = states[0].state.viewers
    start = max([elapsed, *map(session.curtain, viewers)]) if states[0].state.together else elapsed
    return {viewer: _scenes(session, states, viewer, start) for viewer in viewers}


def _scenes(session: TableSession, states: Sequence[Stage], viewer: Viewer, elapsed: float) -> tuple[Scene, ...]:
    scenes = list[Scene]()
    before, end = states[0].state.view(viewer), max(elapsed, session.curtain(viewer))
    for stage in states[1:]:
        after = stage.state.view(viewer)
        if after != before:
            bot = stage.bot is not None and tuple(before.waiting) == (stage.bot,)  # or it would tell who acted
            show = show_of(session.game, before, after, bot=bot, at=round(end, 3), scale=session.scale)
            end = show.curtain if show else end
            scenes.append(Scene(before, after, show, end))
        before = after
    return tuple(scenes)


def with_curtains(session: TableSession, scenes: Scenes, now: float) -> TableSession:
    """The session with the curtain of each viewer after these scenes; those that have fallen are left out."""
    if not scenes and not session.curtains:
        return session
    elapsed = session.elapsed(now)
    ends = dict(session.curtains) | {viewer: seen[-1].end for viewer, seen in scenes.items()}
    return but(session, curtains=tuple([(viewer, end) for viewer, end in ends.items() if end > elapsed]))


def still_on(earlier: Scenes, later: Scenes, elapsed: float) -> Scenes:
    """What is on or still to come for each viewer: the rest of the earlier scenes, and then the later ones."""
    viewers = {**earlier, **later}
    found = {viewer: not_over((*earlier.get(viewer, ()), *later.get(viewer, ())), elapsed) for viewer in viewers}
    return {viewer: scenes for viewer, scenes in found.items() if scenes}


def not_over(scenes: Sequence[Scene], elapsed: float) -> tuple[Scene, ...]:
    return tuple([scene for scene in scenes if scene.end > elapsed])
