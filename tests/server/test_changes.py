"""Clients that get changes know as much as clients that get whole views, after every message of every title."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import Place, Seeded, Table, Viewer
from boomtable.server import broadcast
from boomtable.server.live_table import LiveTable
from boomtable.server.replay import replay_entry
from boomtable.wire.changes import Fields, put_together
from tests.server.harness import Player, start_server
from tests.server.look_alikes import opening, standing
from tests.titles import TITLES, Title

GAMES, MOST = 2, 150  # of each title, and moves of each


class Device:
    """A listener that knows what it was told, by changes or whole."""

    def __init__(self, viewer: Viewer, *, changes: bool) -> None:
        self.member = viewer + 1 if isinstance(viewer, int) else None
        self.place: Place | None = viewer if isinstance(viewer, str) else None
        self.guest, self.sound, self.changes = False, False, changes
        self.key: str | None = None
        self.known: Fields | None = None
        self.viewer: Viewer | None = None
        self.view: dict[str, Any] = {}
        self.prompt: Any = None
        self.heard: list[Any] = []
        self.last_sent: list[tuple[str, int]] = []  # messages about the view: their type and length

    def tell(self, message: bytes) -> None:
        told = json.loads(message)
        match told["type"]:
            case "update":
                self.view, self.prompt = told["view"], told["prompt"]
            case "changes":
                assert self.changes
                self.view, self.prompt = put_together(self.view, told), told.get("prompt", self.prompt)
            case "heard":
                self.heard[told["start"] :] = told["said"]
        if told["type"] in ("update", "changes"):
            self.last_sent.append((told["type"], len(message)))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    @property
    def knows(self) -> str:
        """All of it, in the order in which it was told."""
        return json.dumps([self.view, self.prompt, self.heard])


def come(live: LiveTable, viewer: Viewer, *, changes: bool) -> Device:
    device = Device(viewer, changes=changes)
    live.listeners.append(device)
    broadcast.welcome(live, device, 0.0)
    return device


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_changes_and_the_whole_tell_the_same_after_every_message(title: Title) -> None:
    devices = [device for game in range(GAMES) for device in followed(title, Seeded("changes", game))]
    for device in devices:
        (first, _), *later = device.last_sent
        assert first == "update"
        assert {kind for kind, _ in later} <= {"changes" if device.changes else "update"}  # whoever comes and goes
    assert any(device.changes and len(device.last_sent) > 5 for device in devices)


def followed(title: Title, luck: Seeded) -> list[Device]:
    """A game with two devices at every place, and some that come and go."""
    players, options = title.setups[luck.pick(len(title.setups))]
    start = replay_entry(title.catalog, None, opening(title, "BCDF", players, options, "00" * 32), 1, 0.0)
    table = title.game.table(players, options)
    live = LiveTable(title.catalog, standing(title, start, table), 1, 0.0)
    viewers = table.state.viewers
    devices = {viewer: [come(live, viewer, changes=changes) for changes in (True, False)] for viewer in viewers}
    gone: list[Device] = []
    while table.state.turn and table.at < MOST:
        table = further(title, table, luck)
        if luck.pick(4) == 0:
            viewer = viewers[luck.pick(len(viewers))]
            gone.append(devices[viewer].pop(0))
            live.listeners.remove(gone[-1])
            broadcast.send_updates(live, 0.0)
            devices[viewer].append(come(live, viewer, changes=not devices[viewer][0].changes))
        live.session = standing(title, start, table)
        broadcast.send_updates(live, 0.0)
        for one, other in devices.values():
            assert one.knows == other.knows
            few, all_ = sorted((one.last_sent[-1], other.last_sent[-1]))  # "changes" before "update"
            assert few[1] <= all_[1]
    for viewer, (one, _) in devices.items():
        assert json.dumps(come(live, viewer, changes=False).heard) == json.dumps(one.heard)  # the truth about lies too
    return [*gone, *chain(*devices.values())]


def further(title: Title, table: Table[Any], luck: Seeded) -> Table[Any]:
    """Somebody's move, or a word."""
    if title.words and luck.pick(3) == 0:
        seat, talk = luck.pick(table.state.players), title.words[luck.pick(len(title.words))]
        if not table.why_not_say(seat, talk):
            return table.say(seat, talk)
    seat = table.state.turn[luck.pick(len(table.state.turn))]
    return table.play(seat, table.state.choices(seat).sample(luck))


async def test_a_client_that_asks_for_changes_gets_the_whole_view_once_and_then_changes(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4)
        ben = people[1]
        tablet = Player(server, ben.code, ben.key, ben.member)
        tablet.changes = False
        await tablet.connect()
        asked = next(person for person in people if person.prompt)
        await asked.play()
        for device in (ben, tablet):
            await device.ask("ping")
        assert tablet.latest("update") == ben.latest("update")
        assert [kinds(device) for device in (ben, tablet)] == [["update", "changes"], ["update", "update"]]


def kinds(player: Player) -> list[str]:
    """The types of all messages about the view, as they came."""
    told = [json.loads(raw)["type"] for raw in player.raw]
    return [kind for kind in told if kind in ("update", "changes")]


async def test_a_new_game_begins_with_the_whole(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4)
        while people[0].roster["phase"] == "playing":
            await next(person for person in people if person.prompt).play()
            for person in people:
                await person.ask("ping")
        before = len(people[1].raw)
        await people[0].do("rematch")
        for person in people[1:]:
            await person.do("ready", ready=True)
        await people[0].do("start")
        await people[1].ask("ping")
        assert "update" in [json.loads(raw)["type"] for raw in people[1].raw[before:]]
        assert people[1].view["round"] == 1
