"""Leaders who parley hear only each other: no view, chat, call or screen contains a byte of it [TR13]."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boomtable.games.two_rooms import TwoRooms
from boomtable.games.two_rooms.people import PARLEY, ROOMS
from boomtable.server.session import TableSession
from tests.server.harness import LocalServer, Player, start_server
from tests.server.two_rooms import GAME, Party, lines, screen, up_to_date

SIX = 6
SECRET, LINK = "meet me at the bomb", "https://call.example/between-us"
REMOTE = {"meeting": "remote", "spectators": True}


async def to_the_parley(server: LocalServer) -> tuple[Party, list[Player], list[Player]]:
    """The leaders, and all other listeners: members, screens, a spectator."""
    party = await Party.begin(server, SIX, settings=REMOTE)
    host = party.people[0]
    others = [await screen(server, host, "public"), await server.watch(host.code)]
    for place in ROOMS:
        await host.do("call", place=place, link=f"https://call.example/{place}")
    await host.do("call", place=PARLEY, link=LINK)
    for room in (0, 1):
        one, other, *_ = party.within(room)
        await party.act(one, "appoint", seat=other)
    await up_to_date(party.everyone)
    await party.time_is_up()
    for room in (0, 1):
        await party.send(room)
    leaders = [party.people[party.leader(room)] for room in (0, 1)]
    bystanders = [each for each in (*party.everyone, *others) if each not in leaders]
    await up_to_date([*leaders, *bystanders])
    return party, leaders, bystanders


async def parley(folder: Path) -> None:
    """Both leaders chat and talk; nobody else may be sent anything."""
    async with start_server(folder, virtual=True) as server:
        party, leaders, bystanders = await to_the_parley(server)
        assert {each.view["todo"][0]["step"] for each in (*leaders, *bystanders)} == {"parley"}
        assert [each.latest("call")["link"] for each in leaders] == [LINK] * 2
        before = [len(each.raw) for each in bystanders]
        for leader in leaders:
            await leader.do("chat", text=SECRET)
            await leader.do("say", talk={"move": "urge", "seat": 1})
        await up_to_date([*leaders, *bystanders])
        assert [len(lines(each)) for each in leaders] == [2, 2]
        assert [len(each.latest("heard")["said"]) for each in leaders] == [1, 1]
        told = [each.raw[start:] for each, start in zip(bystanders, before, strict=True)]
        assert [len(messages) for messages in told] == [1] * len(bystanders), "more than the answer to a ping"
        await party.part()
        await up_to_date([*leaders, *bystanders])
        assert {each.view["round"] for each in (*leaders, *bystanders)} == {2}
        raw = [text for each in bystanders for text in each.raw]
        assert not any(SECRET in text or LINK in text for text in raw)
        assert [each.latest("call")["place"] for each in leaders] == [*ROOMS]


async def test_nobody_else_gets_a_byte_of_it(tmp_path: Path) -> None:
    await parley(tmp_path)


async def test_later_arrivals_find_nothing_of_it(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        party, leaders, _ = await to_the_parley(server)
        for leader in leaders:
            await leader.do("chat", text=SECRET)
        late = [await screen(server, party.people[0], place) for place in (*ROOMS, "public")]
        await up_to_date(late)
        assert not any(SECRET in text or LINK in text for each in late for text in each.raw)


async def test_no_screen_stands_where_leaders_meet(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host, *_ = await server.start(SIX, GAME)
        headers = {"Authorization": f"Bearer {host.key}"}
        answer = await server.http.post(f"/api/tables/{host.code}/links", json={"place": PARLEY}, headers=headers)
        assert answer.status_code >= 400


# Planted leaks are found.


def rooms_listen(patch: pytest.MonkeyPatch) -> None:
    """The leader's room hears the parley."""
    patch.setattr(
        TwoRooms, "earshot", lambda table, seat: (*plain(table, seat), *table.within(table.people[seat].room))
    )


def screens_listen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TwoRooms, "earshot", lambda table, seat: (*plain(table, seat), *ROOMS))


def strangers_listen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TwoRooms, "earshot", lambda table, seat: (*plain(table, seat), "public"))


def all_are_called(patch: pytest.MonkeyPatch) -> None:
    """Everyone is told the call of the leaders."""

    def call(session: TableSession, number: int) -> Any:
        state: Any = session.state
        return ("parley", LINK) if state and state.number and state.parley else called(session, number)

    called = TableSession.call
    patch.setattr(TableSession, "call", call)


plain = TwoRooms.earshot


@pytest.mark.parametrize("leak", [rooms_listen, screens_listen, strangers_listen, all_are_called])
async def test_a_leak_from_a_parley_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        await parley(tmp_path)
