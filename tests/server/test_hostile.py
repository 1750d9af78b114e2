"""Whatever arrives over a socket is answered, nothing breaks, and the table stays what its log says."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from boomtable.engine import PUBLIC, but
from boomtable.server import events as e
from boomtable.server import sockets
from boomtable.server.errors import Declined
from boomtable.server.joining import Joining
from boomtable.server.knocking import open_to_knocks
from boomtable.server.replay import replay_log
from boomtable.server.roster import roster
from boomtable.server.transitions import Transaction
from boomtable.wire.http import Join
from boomtable.wire.protocol import ENCODE, Close, Phase, Settings
from tests.server.harness import LocalServer, Player, start_server
from tests.server.hostile_messages import ASKS, HostileMessages, Wrong
from tests.server.look_alike_games import PHASES, in_phase
from tests.server.look_alikes import code_of, key, plant
from tests.server.manual_clock import quiet
from tests.titles import TITLES, Title

pytestmark = pytest.mark.slow

SCREENS = 3  # at each table
SIZE = 4  # people at each table, where that is enough
CLOSINGS = {1007, 1009, *range(4400, 4500)}  # invalid text, too much text, and our own close codes
EVERYONE = (0, 0, 0, *range(SIZE), None)  # the host with several devices, and a spectator


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for messages here."""
    monkeypatch.setattr(sockets, "RATE", 1e9)
    monkeypatch.setattr(sockets, "BURST", 1e9)


def _changed(settings: Settings, transaction: Transaction) -> None:
    transaction.add(e.Changed(settings, transaction.session.options))


class Thrower(Player):
    async def throw(self, message: str | bytes) -> None:
        """Send it as it is, even invalid text."""
        assert self._socket
        await self._socket.send(message, text=isinstance(message, str | Wrong))

    async def thrown_out(self) -> int:
        assert self._listening
        await self._listening
        return self.closed or 0


class Attack:
    """Random messages from everyone on a server full of tables."""

    def __init__(self, server: LocalServer, seed: int, tables: dict[str, Title]) -> None:
        self.server, self.tables = server, tables
        self.luck, self.left = Random(seed), 0
        self.sent: Counter[str] = Counter()  # whole or broken
        self.kinds: Counter[str] = Counter()  # whole ones that reached a table
        self.granted: Counter[str] = Counter()
        self.where: Counter[tuple[str, str, str]] = Counter()  # title, phase, and who
        self.closings: Counter[int] = Counter()
        self.players: list[Thrower] = []

    async def prepare(self) -> None:
        """Newcomers have to knock, there is room for them, and screens are open that a host may close."""
        for code in self.tables:
            live = await self.server.registry.table(code)
            settings = but(live.session.settings, knocking=True, seats=live.game.seats[-1])
            await self.server.registry.change(live, partial(_changed, settings))
            for _ in range(SCREENS):
                await self.server.screen_key(code, PUBLIC)

    async def rage(self, messages: int) -> None:
        self.left = messages
        await asyncio.gather(*(self.person(code, who) for code in self.tables for who in EVERYONE))

    async def person(self, code: str, who: int | None) -> None:
        rogue = HostileMessages(Random(self.luck.random()), self.tables[code])
        player = Thrower(self.server, code, None if who is None else key(code, who), None if who is None else who + 1)
        self.players.append(player)
        while self.left > 0 and await self.connected(player):
            self.left -= 1
            await self.knock(code)
            await self.write(player, rogue)
            player.raw.clear()

    async def knock(self, code: str) -> None:
        """Where nobody waits to be let in, somebody comes and knocks."""
        live = self.server.registry.in_memory(code)
        if live and open_to_knocks(live) and not live.knocks:
            with suppress(Declined):  # the table is full
                await Joining(self.server.registry).join(live, Join(name=f"Newcomer {self.left}"))

    async def connected(self, player: Thrower) -> bool:
        """Reconnect after being disconnected, unless that is final."""
        if player.closed is None and player.messages:
            return True
        player.messages.clear()
        await player.connect("&watch=public" if player.member is None else "")
        try:
            await player.until(lambda me: me.messages)
        except ConnectionError:
            self.closings[player.closed or 0] += 1
            return False
        return True

    async def write(self, player: Thrower, rogue: HostileMessages) -> None:
        if player.code not in self.server.registry.codes:
            return  # everyone left, just now
        live = self.server.live(player.code)
        session, whole = live.session, rogue.luck.random() < 0.5
        kind, request, message = rogue.whole(live, player.member or 0) if whole else ("", "", rogue.broken())
        role = "spectator" if player.member is None else "host" if player.member == session.host else "seat"
        self.sent["whole" if whole else "broken"] += 1
        self.where[session.game, "paused" if session.paused else session.phase, role] += 1
        since = len(player.messages)
        try:
            await player.throw(message)
            answer: dict[str, Any] = await player.until(lambda me: me.answer(request, since))
        except (ConnectionError, ConnectionClosed):
            code = await player.thrown_out()
            assert code in CLOSINGS, (code, message)
            self.closings[code] += 1
            return
        self.judge(kind, answer, role)

    def judge(self, kind: str, answer: dict[str, Any], role: str) -> None:
        if not kind:
            assert answer["code"] == "malformed", answer
        elif role == "spectator" and kind != "ping":
            assert answer["code"] == "only-watching"
        elif answer.get("code") != "not-host":
            assert answer.get("code") != "malformed" or kind in ("play", "say", "why"), (kind, answer)
            self.kinds[kind] += 1
            self.granted[kind] += answer["type"] != "refused"


async def attack(folder: Path, messages: int, seed: int) -> Attack:
    """Send this many messages at tables in all phases of all titles, then examine the tables."""
    phases = [(title, phase) for title in TITLES for phase in PHASES]
    tables = {code_of(number): title for number, (title, _) in enumerate(phases)}
    rows = [
        row
        for number, (title, phase) in enumerate(phases)
        for row in in_phase(title, code_of(number), max(SIZE, title.game.seats[0]), phase)
    ]
    await plant(folder, rows)
    with capture_logs() as notes:
        async with start_server(folder, virtual=True, pace=1e6) as server:
            raging = Attack(server, seed, tables)
            await raging.prepare()
            await raging.rage(messages)
            await quiet(server.registry)
            for code in tables:
                await examine(server, raging, code)
            assert (await server.http.get("/ready")).json() == {"status": "ok"}
    assert [note for note in notes if note["log_level"] in ("error", "critical")] == []
    return raging


async def examine(server: LocalServer, raging: Attack, code: str) -> None:
    """The table matches its log, and every view matches the table."""
    if code not in server.registry.codes:
        return  # everyone left, and it was closed
    live = server.live(code)
    assert live.session == replay_log(live.catalog, await server.registry.store.load(live.session.id, whole=True))
    for player in raging.players:
        if player.code != code or player.closed is not None or not player.messages:
            continue
        await player.ask("ping", "last")
        assert json.dumps(player.roster) == json.dumps(json.loads(roster(live)))
        seat = live.session.seat(player.member) if player.member else None
        if live.session.table and live.session.phase is not Phase.LOBBY:
            view = live.session.table.state.view("public" if seat is None else seat)
            assert player.view == json.loads(ENCODE(view))


async def test_messages_of_every_kind_break_nothing(tmp_path: Path) -> None:
    raging = await attack(tmp_path, 1200, 1)
    assert min(raging.sent.values()) > 500
    assert {*raging.kinds} == {*ASKS}
    assert {*raging.closings} >= {1007, 1009}


async def test_a_client_that_floods_a_table_is_disconnected_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "RATE", 1e-6)
    monkeypatch.setattr(sockets, "BURST", 60.0)
    async with start_server(tmp_path) as server:
        host, ben = await server.sit_down(2)
        for number in range(300):
            await ben.send(f'{{"type":"ping","id":"{number}"}}')
        with pytest.raises(ConnectionError):
            await ben.until(lambda _: None)
        assert ben.closed == Close.TOO_MUCH
        assert sum(message["type"] == "pong" for message in ben.messages) == 59  # and he was ready
        await host.do("chat", text="where is Ben?")
        await ben.connect()
        await ben.do("chat", text="here again")
