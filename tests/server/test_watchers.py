"""Whoever has no seat watches, chats, waits for the next game and leaves; nobody who plays learns anything by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.server.session import TableSession
from boomtable.wire.protocol import Close, MemberId
from boomtable.wire.reactions import PHRASES
from tests.server.harness import LocalServer, start_server
from tests.server.test_takeovers import bots, late, seats
from tests.server.told_of_others import closed
from tests.server.two_rooms import PLACES, lines, screen, up_to_date

PHRASE = PHRASES["two-rooms"][0]


async def heard_of_a_watcher(server: LocalServer) -> dict[str, list[str]]:
    """Who hears what somebody says and shows who watches a game of Two Rooms: rooms, others who watch, a stranger."""
    people = await server.sit_down(6, "two-rooms", settings={"spectators": True})
    screens = [await screen(server, people[0], place) for place in PLACES]
    await people[0].do("start")
    finn, gil = await late(server, people[0]), await late(server, people[0], "Gil")
    stranger = await server.watch(people[0].code)
    await finn.do("chat", text="who is it?")
    await finn.do("react", what="gasp")
    await finn.do("react", what=PHRASE)
    everyone = {"rooms": [*people, *screens], "watch": [finn, gil], "stranger": [stranger]}
    await up_to_date([player for players in everyone.values() for player in players])
    return {
        name: [
            *(text for player in players for _, text in lines(player)),
            *(message["what"] for player in players for message in player.messages if message["type"] == "reaction"),
        ]
        for name, players in everyone.items()
    }


async def test_no_room_hears_anybody_who_watches_and_others_who_watch_do(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        heard = await heard_of_a_watcher(server)
        said = ["who is it?", "gasp", PHRASE]
        assert heard["rooms"] == []
        assert sorted(heard["watch"]) == sorted(said * 2)
        assert heard["stranger"] == said


async def test_a_watcher_who_is_heard_through_walls_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def hearers(session: TableSession, number: MemberId) -> object:
        return None if session.seat(number) is None else plain(session, number)

    plain = TableSession.hearers
    monkeypatch.setattr(TableSession, "hearers", hearers)
    async with start_server(tmp_path, virtual=True) as server:
        assert (await heard_of_a_watcher(server))["rooms"] != []


async def test_where_all_are_in_one_place_watchers_chat_with_everyone_if_the_host_wants_chat(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        ann, ben = await server.start(2, "standoff", bots=1)
        finn = await late(server, ann)
        await finn.do("chat", text="hello")
        await up_to_date([ann, ben])
        assert lines(ann) == lines(ben) == [(1, "hello")]
        await ann.do("chat", text="hello yourself")
        await up_to_date([finn])
        assert lines(finn) == [(1, "hello"), (2, "hello yourself")]
        await ann.do("change", settings={**ann.roster["settings"], "chat": False})
        assert await finn.refused("chat", text="and now?") == "chat-off"


async def test_who_watches_knows_their_place_in_the_queue_leaves_at_once_and_may_come_again(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [ann] = await server.start(1, "standoff", bots=2)
        finn, gil = await late(server, ann), await late(server, ann, "Gil")
        await ann.until(lambda me: me.roster["queue"] == [finn.member, gil.member])
        await finn.do("leave")
        assert await closed(finn, Close.GONE)
        await ann.until(lambda me: me.roster["queue"] == [gil.member] and finn.member not in seats(me))
        again = await late(server, ann)  # under the same name
        await ann.until(lambda me: me.roster["queue"] == [gil.member, again.member])
        await again.do("take-over", member=bots(again)[0])


async def test_a_host_who_wants_few_people_lets_no_more_watch_than_can_play(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        ann = await server.open_table("standoff", settings={"seats": 2})
        await ann.do("add-bot")
        await ann.do("start")
        await ann.until(lambda me: me.view)
        await late(server, ann)
        answer = await server.http.post(f"/api/tables/{ann.code}/join", json={"name": "Gil"})
        assert answer.json()["code"] == "table-full"


async def test_who_comes_late_is_told_nothing_of_rooms_by_the_chat_before(tmp_path: Path) -> None:
    """What was said in a room before somebody took over a seat there is not theirs to read."""
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "two-rooms", bots=4)
        for person in people:
            await person.do("chat", text=f"of {person.member}")
        finn = await late(server, people[0])
        await finn.do("take-over", member=bots(finn)[0])
        await up_to_date([finn])
        assert lines(finn) == []
