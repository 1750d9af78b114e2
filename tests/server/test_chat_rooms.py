"""Chat is heard where the speaker's voice is, and leaves no trace anywhere else [TR7]."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from boomtable.engine import PUBLIC, Viewer
from boomtable.games import two_rooms
from boomtable.server import session, snapshots, sockets, table_rows
from boomtable.server.session import CHAT_LINES, Chat, Line
from boomtable.wire.to_client import ChatLine
from tests.server.harness import WATCHED, LocalServer, Player, start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import key, plant
from tests.server.reconnecting import returned
from tests.titles import TWO_ROOMS

GAME, CODE = "two-rooms", "GGCR"
SIX = 6
FEW_LINES = 12  # that are shown again: more than these are said in one room, and push out none of the other
MIMES = {"playset": "president bomber mime-red mime-blue red-team blue-team"}


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for chat lines here."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


async def up_to_date(people: Iterable[Player]) -> None:
    """Wait until everything sent to them so far has arrived."""
    for person in people:
        await person.ask("ping")


def lines(player: Player) -> list[tuple[int, str]]:
    """All chat lines a client was sent, with their numbers."""
    told = [message for message in player.messages if message["type"] == "chat"]
    assert all(message["lines"] for message in told)
    return [(line["number"], line["text"]) for message in told for line in message["lines"]]


def numbered(*texts: str) -> list[tuple[int, str]]:
    return [*enumerate(texts, 1)]


def in_room(people: list[Player], room: int) -> list[Player]:
    return [person for person in people if person.view["rooms"][person.view["viewer"]] == room]


async def screen(server: LocalServer, host: Player, place: str) -> Player:
    """A screen in a room, or a spectator."""
    return await Player(server, host.code, await server.screen_key(host.code, place), None).connect()


async def to_the_next_round(server: LocalServer, people: list[Player]) -> None:
    """Time runs out; both leaders send a hostage and skip the parley."""
    await server.pass_(180)
    await up_to_date(people)
    while leaders := [person for person in people if person.prompt and person.prompt["owed"]]:
        for leader in leaders:
            assert (await leader.play())["type"] == "done"
        await up_to_date(people)


async def to_the_end(server: LocalServer, people: list[Player]) -> None:
    while people[0].roster["phase"] == "playing":
        await to_the_next_round(server, people)


async def test_nobody_hears_the_other_room(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=WATCHED)
        screens = [await screen(server, people[0], place) for place in ("room-1", "room-2", "public")]
        watcher = await server.watch(people[0].code)
        rooms = [in_room(people, room) for room in (0, 1)]
        for speaker in people:
            await speaker.do("chat", text=f"I am {speaker.member}")
        await up_to_date([*people, *screens, watcher])
        for room, place in zip(rooms, screens, strict=False):
            said = numbered(*(f"I am {speaker.member}" for speaker in people if speaker in room))
            assert [lines(hearer) for hearer in (*room, place)] == [said] * (len(room) + 1)
        assert lines(screens[2]) == lines(watcher) == []


async def test_before_and_after_the_game_all_hear_all(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.sit_down(SIX, GAME, options=MIMES, settings=WATCHED)
        watcher = await server.watch(people[0].code)
        everyone = [*people, await screen(server, people[0], "room-2"), watcher]
        for speaker in people:
            await speaker.do("chat", text="before")
        await people[0].do("start")
        await to_the_end(server, people)
        for speaker in people:
            await speaker.do("chat", text="after")
        await up_to_date(everyone)
        assert [lines(each) for each in everyone] == [numbered(*["before"] * SIX, *["after"] * SIX)] * len(everyone)


async def test_a_muted_member_cannot_chat(tmp_path: Path) -> None:
    """[TR38]"""
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, options=MIMES)
        mimes = [person for person in people if person.view["card"].startswith("mime")]
        for mime in mimes:
            answer = await mime.ask("chat", text="psst")
            assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "two-rooms-mute", "TR38")
        await up_to_date(people)
        assert (len(mimes), [lines(person) for person in people]) == (2, [[]] * SIX)


def test_nobody_is_mute_or_apart_before_the_cards_are_seen() -> None:
    """[TR1]"""
    state = two_rooms.GAME.table(SIX, MIMES).state
    assert [state.mute(seat) for seat in range(SIX)] == [None] * SIX
    assert {state.earshot(seat) for seat in range(SIX)} == {state.viewers}


async def test_a_moderator_is_heard_by_all_and_hears_what_strangers_hear(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host, *people = await server.sit_down(SIX + 1, GAME, settings={"moderator": True})
        await host.do("start")
        await up_to_date(people)
        places = [await screen(server, host, place) for place in ("room-1", "room-2", "public")]
        everyone = [host, *people, *places]
        for speaker in (*people, host):
            await speaker.do("chat", text="three minutes" if speaker is host else "a secret")
        await up_to_date(everyone)
        strangers = [host, places[2]]
        assert [lines(each) for each in strangers] == [numbered("three minutes")] * 2
        secrets = ["a secret"] * (SIX // 2)
        assert all(lines(each) == numbered(*secrets, "three minutes") for each in everyone if each not in strangers)


async def test_a_player_who_changes_rooms_hears_the_new_one_from_then_on(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME)
        before = in_room(people, 0)
        for number in (1, 2):
            for speaker in people:
                await speaker.do("chat", text=f"{number} in {speaker.view['rooms'][speaker.view['viewer']]}")
            await to_the_next_round(server, people)
        [gone] = [person for person in before if person.view["story"] and moved(person)]
        assert lines(gone) == numbered(*["1 in 0"] * 3, *["2 in 1"] * 3)


def moved(person: Player) -> bool:
    """Whether this player was a hostage after the first round."""
    swaps = [news["hostages"] for news in person.view["story"] if news["news"] == "exchanged"]
    return any(person.view["viewer"] in hostages for hostages in swaps[0])


# Remembering.


async def test_a_returning_member_finds_what_they_heard(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME)
        await speak_apart(people)
        again = [await returned(server, person) for person in people]
        await up_to_date([*people, *again])
        assert [lines(each) for each in again] == [lines(each) for each in people]
        assert [told(each) for each in again] == [1] * SIX


@pytest.mark.slow
@pytest.mark.parametrize("kept", ["every entry", "log alone", "older snapshots"])
async def test_a_restart_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: str) -> None:
    """The table comes from a snapshot of its latest entry, from one and more entries, or from its whole log."""
    with monkeypatch.context() as patch:
        patch.setattr(table_rows, "SNAPSHOT_EVERY", 1 if kept == "every entry" else 10**6)
        patch.setattr(snapshots, "FORMAT", 1 if kept == "older snapshots" else snapshots.FORMAT)
        async with start_server(tmp_path, virtual=True) as server:
            people = await server.sit_down(SIX, GAME)
            await people[0].do("chat", text="hello")
            await people[0].do("start")
            await up_to_date(people)
            await speak_apart(people)
            place = await screen(server, people[0], "room-2")
            await up_to_date([*people, place])
            chat = server.live(people[0].code).session.chat
    async with start_server(tmp_path, virtual=True) as server:
        again = [await returned(server, person) for person in (*people, place)]
        await up_to_date(again)
        assert [lines(each) for each in again] == [lines(each) for each in (*people, place)]
        assert server.live(people[0].code).session.chat == chat
        await again[0].do("chat", text="still here")
        await up_to_date(again)
        assert lines(again[0])[-1] == (5, "still here")


async def test_in_the_next_game_everyone_knows_what_they_heard_in_the_last(tmp_path: Path) -> None:
    """Seats change and people come and go, but what each has heard stays."""
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings={"seats": SIX + 1})
        await speak_apart(people)
        await to_the_end(server, people)
        await people[0].do("rematch")
        order = [person.member for person in reversed(people)]
        new = await server.join(people[0].code, "Newcomer")
        await people[0].do("arrange", members=[new.member, *order])
        await people[0].do("chat", text="once more")
        await people[0].do("remove", member=new.member)
        await up_to_date(people)
        for person in people[1:]:
            await person.do("ready")
        await people[0].do("start")
        again = [await returned(server, person) for person in people]
        await up_to_date([*people, *again])
        assert lines(new) == numbered("once more")
        assert [lines(each) for each in again] == [lines(each) for each in people]
        assert [len(lines(each)) for each in again] == [4] * SIX


async def speak_apart(people: list[Player]) -> None:
    """Everyone says something in their room, and the rooms hear different things."""
    for speaker in people:
        await speaker.do("chat", text=f"I am {speaker.member}")
    await up_to_date(people)
    one, other = ([lines(person) for person in in_room(people, room)] for room in (0, 1))
    assert one[0] != other[0]


def told(person: Player) -> int:
    return sum(message["type"] == "chat" for message in person.messages)


# Without a trace.


@pytest.mark.slow
async def test_the_talk_of_the_other_room_changes_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On one server the other room talks all the time, on the other server it is silent."""
    monkeypatch.setattr(table_rows, "SNAPSHOT_EVERY", 7)
    monkeypatch.setattr(session, "CHAT_LINES", FEW_LINES)
    got = [await evening(tmp_path, over_there) for over_there in (0, 3, FEW_LINES + 1)]
    assert got[0] == got[1] == got[2]
    assert sum('"anything over there?"' in message for raw in got[0] for message in raw) > len(got[0]) / 2


async def evening(folder: Path, over_there: int) -> list[list[str]]:
    """Every byte that reaches a room, its screen and spectators, while this many lines are said in the other room."""
    await plant(folder / str(over_there), [*in_phase(TWO_ROOMS, CODE, SIX, "lobby")])
    async with start_server(folder / str(over_there), virtual=True) as server:
        people = [await come(server, seat) for seat in range(SIX)]
        told = [await come(server, place) for place in ("room-1", "public")]
        await people[0].do("start")
        await up_to_date(people)
        here, there = (in_room(people, room) for room in (0, 1))
        for speaker, other in zip(here, there, strict=True):
            for number in range(over_there):
                await other.do("chat", text=f"a secret, {number}")
            await speaker.do("chat", text="anything over there?")
            told += [await come(server, viewer) for viewer in (speaker.view["viewer"], "room-1", "public")]
            await up_to_date([*here, *told])
        got = [[*each.raw] for each in (*here, *told)]
    async with start_server(folder / str(over_there), virtual=True) as server:
        later = [await come(server, viewer) for viewer in (*(each.view["viewer"] for each in here), "room-1", "public")]
        return [*got, *([*each.raw] for each in later)]


async def come(server: LocalServer, viewer: Viewer) -> Player:
    """Connect, and wait for the first messages."""
    member = viewer + 1 if isinstance(viewer, int) else None
    player = Player(server, CODE, None if viewer == PUBLIC else key(CODE, viewer), member)
    await player.connect("&watch=public" if viewer == PUBLIC else "")
    await player.ask("ping", "first")
    return player


@pytest.mark.slow
@pytest.mark.parametrize("for_all", [0, 60, CHAT_LINES])
def test_lines_of_others_push_out_nothing(for_all: int) -> None:
    chat = said(for_all, None)
    for number in range(3 * CHAT_LINES):
        chat = chat.plus(Line(1, "Ann", f"here {number}", (1, "room-1")))
        quiet = chat.heard(1)
        for _ in range(3):
            chat = chat.plus(Line(2, "Ben", "there", (2, 3, "room-2")))
        assert chat.heard(1) == quiet == chat.heard("room-1")
    assert [line.number for line in chat.heard(1)] == [*range(for_all + 201, for_all + 301)]
    assert [line.text for line in chat.heard(4)] == ["open"] * for_all
    assert (chat.count(1), chat.count(2), chat.count(4)) == (300 + for_all, 900 + for_all, for_all)
    assert len(chat.lines) == 2 * CHAT_LINES + for_all


def said(times: int, hearers: tuple[int | str, ...] | None) -> Chat:
    chat = Chat()
    for _ in range(times):
        chat = chat.plus(Line(1, "Ann", "open", hearers))
    return chat


def test_a_member_who_hears_little_keeps_it() -> None:
    """A newcomer gets the earlier lines for everyone, however much was said since to others."""
    chat = said(2, None)
    for _ in range(2 * CHAT_LINES):
        chat = chat.plus(Line(1, "Ann", "aside", (1,)))
    assert chat.heard(9) == tuple(ChatLine(number, 1, "Ann", "open") for number in (1, 2))
    assert len(chat.lines) == CHAT_LINES + 2
    assert len(said(2 * CHAT_LINES, None).lines) == CHAT_LINES


def test_what_nobody_hears_is_not_kept() -> None:
    assert said(1, ()) == Chat()
