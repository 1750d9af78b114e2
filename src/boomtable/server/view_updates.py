"""What changed in the view of each viewer: sent at once, or scene by scene with the time to show it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from boomtable.engine import Viewer, but
from boomtable.server import prompts
from boomtable.server.live_table import LastSent, Listener, LiveTable
from boomtable.server.scenes import Scene, not_over
from boomtable.server.session import TableSession
from boomtable.wire import to_client
from boomtable.wire.changes import NOTHING, Fields, Neighbour, whole, written
from boomtable.wire.protocol import ENCODE
from boomtable.wire.show import Show

NO_PROMPT = ENCODE(None)


def send_changed_view(
    live: LiveTable, viewer: Viewer, listeners: list[Listener], known: LastSent, neighbour: Neighbour
) -> None:
    """What changed for a viewer: at once, or scene by scene."""
    scenes = live.new_scenes.get(viewer, ())
    if scenes and known.view is NOTHING:  # the first of a game
        known.view, known.prompt = written(scenes[0].before, NOTHING), NO_PROMPT
        _tell_view(listeners, known, _whole(known))
    for scene in scenes[:-1]:
        before = known.view
        _tell_changes(listeners, known, before, _look_between(live.session, viewer, known, scene, neighbour), neighbour)
    before = known.view
    if (new := _look_again(live.session, viewer, known, neighbour)) is not None:
        _tell_changes(listeners, known, before, but(new, show=_show(scenes[-1])) if scenes else new, neighbour)


def send_whole_view(live: LiveTable, viewer: Viewer, listener: Listener, known: LastSent, now: float) -> None:
    """The view of a new listener: how it stands, or from the scene that is on."""
    _look_again(live.session, viewer, known, Neighbour())
    if scenes := not_over(live.scenes.get(viewer, ()), live.session.elapsed(now)):
        _show_late(listener, known, scenes)
    else:
        _tell_view([listener], known, _whole(known))


def _tell_changes(
    listeners: list[Listener], known: LastSent, before: Fields, new: to_client.Changes, neighbour: Neighbour
) -> None:
    knowing = [listener for listener in listeners if listener.changes and listener.known is before]
    if knowing:
        _tell_view(knowing, known, neighbour.message(new))
    if len(knowing) < len(listeners):
        _tell_view([each for each in listeners if each not in knowing], known, _whole(known, new.show))


def _show_late(listener: Listener, known: LastSent, scenes: tuple[Scene, ...]) -> None:
    """For a device that comes in the middle of a show: the view before, and what is on and still to come."""
    view = written(scenes[0].before, NOTHING)
    listener.tell(ENCODE(to_client.Update(whole(view), None)))
    for scene in scenes:
        view = written(scene.after, view)
        prompt: Any = msgspec.Raw(known.prompt if scene is scenes[-1] else NO_PROMPT)
        listener.tell(ENCODE(to_client.Update(whole(view), prompt, _show(scene))))
    listener.known = known.view


def _show(scene: Scene) -> Show | UnsetType:
    return scene.show or UNSET


def _look_again(
    session: TableSession, viewer: Viewer, known: LastSent, neighbour: Neighbour
) -> to_client.Changes | None:
    """Update what is known of a viewer; the changes, or None if nothing changed."""
    assert session.table
    before, asks = known.view, known.prompt
    view, question = neighbour.written(session.table.state.view(viewer), before), prompts.asked(session, viewer)
    new = neighbour.changes(before, view)
    if before is not NOTHING and question == known.asked and not new.changed and not new.grown:
        return None  # offers follow from the view
    known.view, known.asked, known.prompt = view, question, ENCODE(prompts.prompt(session, viewer))
    return new if known.prompt == asks else but(new, prompt=msgspec.Raw(known.prompt))


def _look_between(
    session: TableSession, viewer: Viewer, known: LastSent, scene: Scene, neighbour: Neighbour
) -> to_client.Changes:
    """Update what is known of a viewer to a state that has passed; what is asked now comes with the latest."""
    before, asks = known.view, known.prompt
    known.view = neighbour.written(scene.after, before)
    if prompts.asked(session, viewer) != known.asked:
        known.asked, known.prompt = None, NO_PROMPT
    new = but(neighbour.changes(before, known.view), show=_show(scene))
    return new if known.prompt == asks else but(new, prompt=None)


def _whole(known: LastSent, show: Show | UnsetType = UNSET) -> bytes:
    prompt: Any = msgspec.Raw(known.prompt)
    return ENCODE(to_client.Update(whole(known.view), prompt, show))


def _tell_view(listeners: list[Listener], known: LastSent, message: bytes) -> None:
    for listener in listeners:
        listener.known = known.view
        listener.tell(message)
