"""The server's log and metrics contain no secrets, whatever happens, and every log line is JSON."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boomtable.server import events as e
from boomtable.server.replay import ENTRY
from boomtable.wire.protocol import Close
from tests.patience import seconds, until
from tests.processes import ending_with_us
from tests.server.harness import Player
from tests.server.look_alikes import code_of, opening, plant, resting
from tests.server.process import ROOT, free_port
from tests.titles import TIME_BOMB

NAMES = ("Zacharias", "Wilhelmina", "Ottokar", "Philippa")
CHAT = "the eagle has landed"
UNHEARD = code_of(4711)  # a table that nobody has opened yet


@dataclass(frozen=True)
class Evidence:
    notes: list[str]
    figures: str
    secrets: set[str]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.notes]


class ServerAddress:
    """What a Player needs to know of a server."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.ws, self.port, self.http = f"ws://127.0.0.1:{port}", port, http


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    return asyncio.run(evening(tmp_path_factory.mktemp("data")))


async def evening(folder: Path) -> Evidence:
    """A server started by the command, a game on it, and then its disk breaks."""
    await plant(folder, [resting(TIME_BOMB, opening(TIME_BOMB, UNHEARD, 4, {}, "ab" * 32))])
    port, figures = free_port(), free_port()
    with (folder / "stderr.txt").open("wb") as notes:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "boomtable", "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--data", str(folder), "--metrics", f"127.0.0.1:{figures}"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=notes,
            cwd=ROOT,
        )
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=seconds(10), verify=False)
    try:
        with ending_with_us(process.pid):
            async with client as http:
                await _opened(http)
                secrets = await _play(ServerAddress(port, http), folder)
                page = (await http.get(f"http://127.0.0.1:{figures}/metrics")).text
    finally:
        process.terminate()
        await process.wait()
    return Evidence((folder / "stderr.txt").read_text().splitlines(), page, secrets)


async def _opened(http: httpx.AsyncClient) -> None:
    async def answers() -> bool:
        with suppress(httpx.ConnectError):
            await http.get("/health")
            return True
        return False

    await until(answers, 20)


async def _play(server: Any, folder: Path) -> set[str]:
    host, *others = people = await _sit_down(server)
    await host.do("start")
    for person in people:
        await person.until(lambda me: me.view)
    for person in people:
        await person.do("looked")  # at their role: wires are dealt after it
    for person in people:
        await person.until(lambda me: me.view["round"] == 1)
    asked = next(person for person in people if person.prompt)
    assert await others[0].refused("play", prompt=99, move={"move": "cut", "owner": 0}) == "prompt-gone"
    assert await others[0].refused("say", talk={"move": "claim", "safe": -1})
    await asked.play()  # which may be the end of it
    await others[0].do("chat", text=CHAT)
    await others[1].send("{ not json")
    link, key = await _another_device(server, others[2])
    seeds = _seeds(folder)
    await _break(server, folder, host)
    for person in people:
        await person.hang_up()
    return {*NAMES, CHAT, link, key, *seeds, *(str(person.key) for person in people)}


async def _sit_down(server: Any) -> list[Player]:
    answer = await server.http.post("/api/tables", json={"game": "time-bomb", "name": NAMES[0], "bearer": True})
    code, seated = answer.json()["code"], [answer.json()]
    for name in NAMES[1:]:
        joined = await server.http.post(f"/api/tables/{code}/join", json={"name": name, "bearer": True})
        seated.append(joined.json())
    people = [await Player(server, code, each["key"], each["member"]).connect() for each in seated]
    for person in people[1:]:
        await person.do("ready", ready=True, entropy="bits-and-pieces")
    return people


async def _another_device(server: Any, player: Player) -> tuple[str, str]:
    path, bearer = f"/api/tables/{player.code}", {"Authorization": f"Bearer {player.key}"}
    link = (await server.http.post(f"{path}/links", json={}, headers=bearer)).json()["link"]
    assert (await server.http.post(f"{path}/redeem", json={"link": "wrong"})).status_code == 403
    return link, (await server.http.post(f"{path}/redeem", json={"link": link, "bearer": True})).json()["key"]


def _seeds(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "boomtable.db") as disk:
        entries = [ENTRY.decode(row[0]) for row in disk.execute("select data from entries")]
    disk.close()
    return [event.seed for entry in entries for event in entry.events if isinstance(event, e.Opened)]


async def _break(server: Any, folder: Path, host: Player) -> None:
    """Spoil the log, then rename its table: reads break, and writes are refused."""
    bearer = {"Authorization": f"Bearer {host.key}"}
    for damage, status in (("update entries set data = 'spoilt'", 500), ("alter table entries rename to lost", 503)):
        with sqlite3.connect(folder / "boomtable.db") as disk:
            disk.execute(damage)
        disk.close()
        answer = await server.http.get(f"/api/tables/{host.code}/memoir", headers=bearer)
        assert answer.status_code == status
    assert await host.refused("chat", text=f"{CHAT} again") == "not-stored"
    stranger = await Player(server, UNHEARD, "no key at all", None).connect()
    with pytest.raises((ConnectionError, ConnectionClosed)):
        await stranger.until(lambda me: me.messages)
    assert stranger.closed == Close.BROKEN
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"\x16\x03 no such protocol \r\n\r\n")
    await reader.read()
    writer.close()


def test_every_note_is_a_line_of_json_with_its_event_and_time(evidence: Evidence) -> None:
    assert len(evidence.notes) > 4
    for note in evidence.events:
        assert {"event", "timestamp", "level"} <= {*note}


def test_what_broke_is_noted_with_the_place_where_it_did(evidence: Evidence) -> None:
    events = [note["event"] for note in evidence.events]
    assert {"open", "table-made", "broken", "database-failed", "not-stored", "closed"} <= {*events}
    [broken] = [note for note in evidence.events if note["event"] == "broken"]
    assert broken["exception"][0]["frames"]


def test_no_key_link_seed_name_or_chat_is_noted(evidence: Evidence) -> None:
    written = "\n".join(evidence.notes)
    assert len(evidence.secrets) >= 12
    assert [secret for secret in evidence.secrets if secret in written] == []


def test_no_card_is_noted(evidence: Evidence) -> None:
    written = "\n".join(evidence.notes).lower()
    assert [word for word in ("terrorist", "swat", "success", '"boom"', "deals", "entropy") if word in written] == []


def test_the_figures_name_nobody(evidence: Evidence) -> None:
    assert "boomtable_entries_total" in evidence.figures
    words = {*evidence.secrets, "terrorist", "swat"}
    assert [word for word in words if word in evidence.figures] == []


STUMBLE = """
from boomtable.server.log import log, to_stderr
def stumble(key):
    raise ValueError
to_stderr(pretty={pretty})
try:
    stumble("o" + "pen-" + "sesame")
except ValueError:
    log.exception("stumbled")
"""


@pytest.mark.parametrize("pretty", [True, False])
async def test_a_traceback_says_where_and_not_with_what(pretty: bool) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", STUMBLE.format(pretty=pretty)), stderr=asyncio.subprocess.PIPE, cwd=ROOT
    )
    _, written = await process.communicate()
    assert b"stumbled" in written
    assert b"ValueError" in written
    assert b"open-sesame" not in written
