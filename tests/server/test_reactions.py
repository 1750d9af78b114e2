"""A reaction or phrase is seen by whoever hears its maker now, and by nobody else; nothing of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.games.catalog import CATALOG
from boomtable.server import reactions
from boomtable.server.session import TableSession
from boomtable.wire.reactions import PHRASES, REACTIONS
from boomtable.words import english
from tests.server.harness import WATCHED, Player, start_server
from tests.server.test_chat_rooms import GAME, MIMES, SIX, in_room, screen, to_the_end, up_to_date


@pytest.fixture
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reactions, "BURST", 1e9)


def seen(player: Player) -> list[tuple[int, str]]:
    """All reactions that somebody was shown."""
    return [(each["member"], each["what"]) for each in player.messages if each["type"] == "reaction"]


async def test_everyone_at_the_table_sees_a_reaction_before_during_and_after_a_game(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.sit_down(4, settings=WATCHED)
        watcher = await server.watch(people[0].code)
        await watcher.until(lambda me: me.roster)
        await people[1].do("react", what="laugh")
        await people[0].do("start")
        await people[2].do("react", what="trust-me")
        await up_to_date([*people, watcher])
        said = [(people[1].member, "laugh"), (people[2].member, "trust-me")]
        assert [seen(each) for each in [*people, watcher]] == [said] * 5
        answer = await watcher.ask("react", what="laugh")
        assert (answer["type"], answer["code"]) == ("refused", "only-watching")


async def rooms_keep_to_themselves(tmp_path: Path) -> bool:
    """Whether, with two rooms, each reaction stays in its room: with people, screens and watchers in mind."""
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, settings=WATCHED)
        screens = [await screen(server, people[0], place) for place in ("room-1", "room-2", "public")]
        watcher = await server.watch(people[0].code)
        for member in people:
            await member.do("react", what="gasp")
        await up_to_date([*people, *screens, watcher])
        rooms = [in_room(people, room) for room in (0, 1)]
        right = seen(screens[2]) == seen(watcher) == []
        for room, place in zip(rooms, screens, strict=False):
            gasps = [(member.member, "gasp") for member in people if member in room]
            right = right and all(seen(each) == gasps for each in (*room, place))
        return right


@pytest.mark.usefixtures("tireless")
async def test_no_reaction_is_seen_in_the_other_room(tmp_path: Path) -> None:
    assert await rooms_keep_to_themselves(tmp_path)


@pytest.mark.usefixtures("tireless")
async def test_a_reaction_that_everyone_sees_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableSession, "hearers", lambda *_: None)
    assert not await rooms_keep_to_themselves(tmp_path)


async def test_somebody_who_may_not_speak_calls_nothing_out_but_may_pull_a_face(tmp_path: Path) -> None:
    """[TR38]"""
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(SIX, GAME, options=MIMES)
        mime = next(person for person in people if person.view["card"].startswith("mime"))
        answer = await mime.ask("react", what="over-here")
        assert (answer["code"], answer["rule"]) == ("two-rooms-mute", "TR38")
        await mime.do("react", what="facepalm")
        await up_to_date(people)
        assert seen(mime) == [(mime.member, "facepalm")]
        await to_the_end(server, people)
        await mime.do("react", what="over-here")


async def test_three_in_five_seconds_and_only_what_the_title_has(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, ben, *_ = await server.sit_down(4)
        for what in ("over-here", "boo", ""):
            assert (await ann.ask("react", what=what))["code"] == "no-reaction"
        for _ in range(3):
            await ann.do("react", what="applause")
        assert (await ann.ask("react", what="applause"))["code"] == "too-many-requests"
        await ben.do("react", what="applause")  # each has their own
        await up_to_date([ben])
        assert len(seen(ben)) == 4


async def test_nothing_of_a_reaction_is_stored(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        ann, *_ = await server.start(4)
        before = server.registry.in_memory(ann.code)
        assert before
        entries = before.seq
        await ann.do("react", what="sweat")
        assert before.seq == entries


def test_every_title_has_a_dozen_phrases_and_words_for_each() -> None:
    words = english()
    assert {*PHRASES} == {*CATALOG}
    for phrases in PHRASES.values():
        assert 12 <= len({*phrases}) == len(phrases) <= 16
        assert all(words.has_message(f"phrase-{each}") for each in phrases)
    assert all(words.has_message(f"react-{each}") for each in REACTIONS)
