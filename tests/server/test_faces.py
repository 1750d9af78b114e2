"""Faces: a drawing and a colour for every member, chosen in the lobby, told in the roster, and kept with the table."""

from __future__ import annotations

import json
import re
from pathlib import Path

from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.session import TableSession
from boomtable.server.transitions import apply, opened
from boomtable.wire.protocol import COLOURS, FACES, Settings
from tests.server.catalog import CATALOG
from tests.server.harness import Player, start_server

GAME = CATALOG["time-bomb"]
TABLE = opened(e.Opened(id="t", code="BBBB", game=GAME.id, options={}, settings=Settings(), seed="00" * 32))


def after(*happened: e.AnyEvent, session: TableSession = TABLE) -> TableSession:
    for event in happened:
        session = apply(session, event, GAME, 1, 0.0)
    return session


def joined(number: int, face: int | None = None, colour: int | None = None) -> e.Joined:
    return e.Joined(number, f"Guest {number}", f"key {number}", "", face=face, colour=colour)


def faces(session: TableSession) -> dict[int, int]:
    return {member.id: member.face for member in session.members}


def told(player: Player) -> dict[int | None, tuple[int, int]]:
    return {chair["member"]: (chair["face"], chair["colour"]) for chair in player.roster["chairs"]}


def test_a_newcomer_gets_the_face_they_would_like_or_the_next_that_is_free() -> None:
    session = after(joined(1, 7, 2), joined(2, 7, 2), joined(3, 31), joined(4, 31))
    assert faces(session) == {1: 7, 2: 8, 3: 31, 4: 0}
    assert [member.colour for member in session.members[:2]] == [2, 2], "colours may be had by several"


def test_without_a_wish_colours_are_spread_over_the_table() -> None:
    session = after(*(joined(number) for number in range(1, COLOURS + 1)))
    assert {member.colour for member in session.members} == set(range(COLOURS))


def test_a_bot_gives_way_to_a_person() -> None:
    session = after(joined(1, 0), e.BotAdded(2, "easy"), e.BotAdded(3, "easy"))
    assert faces(session) == {1: 0, 2: 31, 3: 30}
    assert faces(after(joined(4, 31), session=session)) == {1: 0, 2: 29, 3: 30, 4: 31}
    assert faces(after(e.FaceChosen(1, 30, 5), session=session)) == {1: 30, 2: 31, 3: 0}


def test_at_the_largest_table_no_two_have_the_same_drawing() -> None:
    bots = [e.BotAdded(number, "easy") for number in range(1, 16)]
    people = [joined(number, 31) for number in range(16, FACES + 1)]
    assert set(faces(after(*bots, *people)).values()) == set(range(FACES))
    assert set(faces(after(*people, *bots)).values()) == set(range(FACES))


def test_a_snapshot_or_a_log_from_before_there_were_faces_opens_with_faces() -> None:
    session = after(joined(1), e.BotAdded(2, "easy"), joined(3))
    text = snapshots.write(CATALOG, session)
    assert snapshots.read(CATALOG, text) == session
    older = re.sub(r'"(face|colour)":-?\d+,', "", text)
    assert older != text
    assert snapshots.read(CATALOG, older) == session


async def test_a_face_is_chosen_once_by_one_person_and_is_told_everyone(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        guest = await server.join(host.code, "Ben")
        await guest.do("choose-face", face=12, colour=3)
        await host.until(lambda me: me.roster and told(me)[guest.member] == (12, 3))
        assert await host.refused("choose-face", face=12, colour=1) == "face-taken"
        before = told(host)
        await host.do("add-bot")
        assert {number: face for number, face in told(host).items() if number in before} == before
        late = await server.join(host.code, "Cleo")
        assert await late.until(lambda me: me.roster and told(me)[guest.member] == (12, 3))


async def test_nobody_changes_their_face_in_a_game_and_no_view_or_record_knows_it(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, bots=2)
        assert await people[0].refused("choose-face", face=12, colour=3) == "not-in-lobby"
        sent = [json.loads(text) for text in people[0].raw]
        assert not [each for each in sent if each["type"] != "table" and "face" in json.dumps(each)]
