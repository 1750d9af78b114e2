"""A call's link is sent only to those in its place now: nobody else even learns that there is one [TR7]."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boomtable.server import table_rows
from boomtable.server.identifiers import CALL_LENGTH
from tests.server.harness import WATCHED, LocalServer, Player, start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import plant
from tests.server.reconnecting import returned
from tests.server.test_chat_rooms import (
    CODE,
    GAME,
    SIX,
    come,
    in_room,
    screen,
    to_the_end,
    to_the_next_round,
    up_to_date,
)
from tests.titles import TWO_ROOMS

pytestmark = pytest.mark.slow

REMOTE = {"meeting": "remote"}
SCREENS = ("public", "room-1", "room-2")
LINKS = {place: f"https://call.example/{place}" for place in (*SCREENS, "parley")}
NO_LINKS = (
    "http://call.example/ours",
    "javascript:alert(1)",
    "https://",
    "https:///ours",
    "call.example/ours",
    "https://ann@call.example/ours",
    "https://call.example\\@other.example",
    'https://call.example/"onclick="',
    "https://call.example/<b>",
    "https://call.example/a b",
    "https://call.example/\u202eours",
    "https://cäll.example/ours",
    "https://call.example/" + "x" * CALL_LENGTH,
)


async def give(host: Player, **changed: str) -> None:
    for place, link in {**LINKS, **changed}.items():
        await host.do("call", place=place, link=link)


def calls(player: Player) -> list[str | None]:
    """The links a member was told, in order."""
    return [message["link"] for message in player.messages if message["type"] == "call"]


def here(person: Player) -> str:
    return LINKS[f"room-{person.view['rooms'][person.view['viewer']] + 1}"]


def mentioned(player: Player) -> set[str]:
    """All links in any message a member was sent."""
    return {link for link in LINKS.values() for text in player.raw if link in text}


async def test_everyone_is_told_the_call_of_their_own_room_and_of_no_other(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.sit_down(SIX, GAME, settings={**REMOTE, **WATCHED})
        watching = [await screen(server, people[0], place) for place in SCREENS] + [await server.watch(people[0].code)]
        await give(people[0])
        await up_to_date(people)
        assert [calls(person) for person in people] == [[LINKS["public"]]] * SIX
        await people[0].do("start")
        await up_to_date([*people, *watching])
        assert {here(person) for person in people} == {LINKS["room-1"], LINKS["room-2"]}
        for person in people:
            assert calls(person) == [LINKS["public"], here(person)]
            assert mentioned(person) == {LINKS["public"], here(person)}
        assert [mentioned(each) for each in watching] == [set()] * len(watching)


async def test_a_player_who_changes_rooms_is_told_the_new_call_and_the_others_nothing(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=REMOTE)
        await give(people[0])
        await up_to_date(people)
        before = [here(person) for person in people]
        await to_the_next_round(server, people)
        after = [here(person) for person in people]
        assert before != after
        for person, old, new in zip(people, before, after, strict=True):
            parley = [LINKS["parley"], new] if any(news["news"] == "met" for news in person.view["story"]) else []
            assert calls(person) == [old, *parley, *([new] if old != new else [])]
        await to_the_end(server, people)
        assert all(calls(person)[-1] == LINKS["public"] for person in people)


async def test_a_room_without_a_call_has_none_to_lend(tmp_path: Path) -> None:
    """A player who comes there is told that the previous call is no longer theirs."""
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=REMOTE)
        await give(people[0], **{"room-2": ""})
        first = in_room(people, 0)
        await to_the_next_round(server, people)
        [gone] = [person for person in first if person not in in_room(people, 0)]
        assert calls(gone) == [LINKS["room-1"], None]
        assert gone.latest("call")["place"] is None


async def test_the_calls_of_the_other_room_change_no_byte(tmp_path: Path) -> None:
    """On the first server it has none, on the second one, on the third many."""
    got = [await evening(tmp_path, over_there) for over_there in (0, 1, 5)]
    assert got[0] == got[1] == got[2]
    assert any(LINKS["room-1"] in message for raw in got[0] for message in raw)


async def evening(folder: Path, over_there: int) -> list[list[str]]:
    """Every byte that reaches a room, screens and spectators, while the host sets the other room's call."""
    await plant(folder / str(over_there), [*in_phase(TWO_ROOMS, CODE, SIX, "lobby")])
    async with start_server(folder / str(over_there), virtual=True) as server:
        people = [await come(server, seat) for seat in range(SIX)]
        told = [await come(server, place) for place in ("room-1", "room-2", "public")]
        await people[0].do("change", settings={**people[0].roster["settings"], "meeting": "mixed"})
        await people[0].do("start")
        await up_to_date(people)
        await people[0].do("call", place="room-1", link=LINKS["room-1"])
        for number in range(over_there):
            await people[0].do("call", place="room-2", link=f"https://call.example/{number}")
        mine = [person for person in in_room(people, 0) if person is not people[0]]
        late = [await come(server, seat) for seat in (*(person.view["viewer"] for person in mine), "room-1", "public")]
        await up_to_date([*mine, *told, *late])
        return [[*each.raw] for each in (*mine, *told, *late)]


async def test_not_even_the_host_is_told_the_call_of_the_other_room(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=REMOTE)
        await give(people[0])
        again = await returned(server, people[0])
        await up_to_date([people[0], again])
        assert mentioned(people[0]) == mentioned(again) == {here(people[0])}


async def test_people_who_sit_together_need_no_call_until_the_host_says_otherwise(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME)
        await give(people[0])
        await up_to_date(people)
        assert [calls(person) for person in people] == [[]] * SIX
        settings = people[0].roster["settings"]
        assert settings["meeting"] == "together"
        for meeting in ("remote", "mixed", "together"):  # in the middle of the game
            await people[0].do("change", settings={**settings, "meeting": meeting})
        await up_to_date(people)
        assert [calls(person) for person in people] == [[here(person), None] for person in people]


async def test_a_moderator_has_the_call_of_the_whole_table(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host, *people = await server.sit_down(SIX + 1, GAME, settings={**REMOTE, "moderator": True})
        await give(host)
        await host.do("start")
        await up_to_date([host, *people])
        assert (calls(host), mentioned(host)) == ([LINKS["public"]], {LINKS["public"]})


async def test_a_title_without_rooms_has_one_call_for_all(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(4, settings=REMOTE)
        await people[0].do("call", place="public", link=LINKS["public"])
        await up_to_date(people)
        assert [calls(person) for person in people] == [[LINKS["public"]]] * 4
        assert await people[0].refused("call", place="room-1", link=LINKS["room-1"]) == "no-place"


async def test_an_invalid_link_to_a_call_is_refused(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=REMOTE)
        for link in NO_LINKS:
            answer = await host.ask("call", place="public", link=link)
            assert (answer["type"], answer.get("code")) == ("refused", "bad-call"), link
            assert answer["facts"] == {"most": CALL_LENGTH}, link
            assert calls(host) == [], link


async def test_a_link_is_kept_as_it_was_pasted(tmp_path: Path) -> None:
    link = "https://call.example:8443/j/12?pwd=a%20b~{}&x=@#now"
    async with start_server(tmp_path) as server:
        host = await server.open_table(settings=REMOTE)
        await host.do("call", place="public", link=f"  {link}\n")
        await host.do("call", place="public", link="")
        assert calls(host) == [link, None]


@pytest.mark.parametrize("every", [1, 10**6])
async def test_a_restart_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    """From a snapshot of the latest entry, or from the log."""
    monkeypatch.setattr(table_rows, "SNAPSHOT_EVERY", every)
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings={"meeting": "mixed", "teaching": True})
        await give(people[0])
        await up_to_date(people)
    async with start_server(tmp_path, virtual=True) as server:
        again = [await returned(server, person) for person in people]
        await up_to_date(again)
        assert [calls(person) for person in again] == [[here(person)] for person in people]
        assert [mentioned(person) for person in again] == [{here(person)} for person in people]
        settings = again[0].roster["settings"]
        assert (settings["meeting"], settings["teaching"]) == ("mixed", True)


async def test_every_device_of_a_member_is_told(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=REMOTE)
        second = await returned(server, people[1])
        await give(people[0])
        await up_to_date([*people, second])
        assert calls(second) == calls(people[1]) == [here(people[1])]


async def test_no_record_or_memoir_holds_a_call(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=REMOTE)
        await give(people[0])
        await to_the_end(server, people)
        for what in ("record", "memoir"):
            assert "call.example" not in json.dumps(await game_record(server, people[1], what))


async def game_record(server: LocalServer, person: Player, what: str) -> object:
    headers = {"Authorization": f"Bearer {person.key}"}
    answer = await server.http.get(f"/api/tables/{person.code}/{what}", headers=headers)
    assert answer.status_code == 200
    return answer.json()
