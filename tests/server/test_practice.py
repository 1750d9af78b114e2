"""Practice tables: a lesson for one person, which nobody else finds, and which goes on wherever it was left."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.engine import CHANCE, BadRecord, Move, Seeded, records
from boomtable.engine.move_notation import read_move
from boomtable.engine.verify import verify
from boomtable.games.catalog import CATALOG, find
from boomtable.lessons import LEARNER, LESSONS, Cue, Lesson
from boomtable.server import requests
from boomtable.server.live_table import LiveTable
from boomtable.wire import from_client
from tests.each import each
from tests.server.harness import LocalServer, Player, start_server
from tests.server.practice_games import Learner, by_the_book, learner
from tests.server.solo_games import opened

pytestmark = pytest.mark.slow

THREE_MINUTES = 180.0
OPEN_TO_ALL = ("", "/qr.svg", "/record", "/memoir", "/devices")


def last_cue(line: tuple[str | Cue, ...]) -> Cue | None:
    return line[-1] if isinstance(line[-1], Cue) else None


# The lessons.


@each("lesson", LESSONS.values())
def test_every_line_of_a_lesson_can_be_played_and_ends_with_a_last_word(lesson: Lesson) -> None:
    assert lesson.moments
    for line in lesson.lines:
        cue = last_cue(line)
        assert cue
        assert cue.last


@each("lesson", LESSONS.values())
def test_bots_and_luck_find_in_what_they_see_what_is_written_for_them(lesson: Lesson) -> None:
    for moment in lesson.moments:
        for seat, move in moment.moves.items():
            if seat == CHANCE:
                assert lesson.luck(moment.state) == move
            else:
                found = lesson.moment(seat, moment.state.view(seat))
                assert found
                assert seat == LEARNER or found.moves[seat] == move


@each("lesson", LESSONS.values())
def test_a_learner_is_told_what_to_do_whenever_the_lesson_waits_for_them(lesson: Lesson) -> None:
    for moment in lesson.moments:
        if LEARNER in moment.moves:
            assert [word for word in moment.words if isinstance(word, Cue)], moment.state


def test_every_title_that_needs_no_room_full_of_people_has_a_lesson() -> None:
    assert {*CATALOG} - {*LESSONS} == {"two-rooms"}


# Playing them, at the relaxed pace.


def against_the_book(line: tuple[str | Cue, ...]) -> Any:
    """A learner who makes the moves of this line, in its order."""
    lesson = next(each for each in LESSONS.values() if line in each.lines)
    moves = [read_move(lesson.game, item) for item in line if isinstance(item, str)]
    mine = iter([move for seat, move in moves if seat == LEARNER])

    def decide(_: LiveTable) -> Move | None:
        return next(mine)

    return decide


@pytest.mark.parametrize("game", LESSONS)
async def test_whoever_does_what_the_coach_says_wins_within_three_minutes(game: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as (registry, clock):
        person = await learner(registry, clock, game)
        await person.learn(by_the_book)
        assert person.seconds < THREE_MINUTES
        right = last_cue(LESSONS[game].lines[0])
        assert right
        assert person.cues[-1] == f"practice-{game}-{right.name}"
        if outcome := person.live.session.outcome:
            assert LEARNER in outcome.winners


@pytest.mark.parametrize("game", LESSONS)
async def test_whoever_does_what_is_fatal_has_lost_within_three_minutes(game: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as (registry, clock):
        person = await learner(registry, clock, game)
        fatal = LESSONS[game].lines[-1]
        await person.learn(against_the_book(fatal))
        assert person.seconds < THREE_MINUTES
        wrong = last_cue(fatal)
        assert wrong
        assert person.cues[-1] == f"practice-{game}-{wrong.name}"
        if outcome := person.live.session.outcome:
            assert LEARNER not in outcome.winners


@pytest.mark.parametrize("game", ["time-bomb-evolution", "trick-snipers"])
async def test_whatever_a_learner_does_the_game_goes_on_to_its_end(game: str, tmp_path: Path) -> None:
    luck = Seeded("own way")

    def wild(live: LiveTable) -> Move | None:
        assert live.session.state
        move: Move = live.session.state.choices(LEARNER).sample(luck)
        return move

    async with opened(tmp_path) as (registry, clock):
        person = await learner(registry, clock, game)
        await person.play_on(wild)
        assert person.live.session.outcome
        assert person.coach["over"]


async def test_who_leaves_the_lesson_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as (registry, clock):
        person = await learner(registry, clock, "trick-snipers")
        other = iter([read_move(find("trick-snipers"), "0 pass-on black:3,black:6,black:7,black:12")[1]])
        await person.learn(lambda _: next(other), until="practice-own-way")
        assert not person.coach["over"]


# Going on where it was left.


async def test_a_reload_and_a_restart_return_to_the_same_step(tmp_path: Path) -> None:
    async with opened(tmp_path) as (registry, clock):
        person = await learner(registry, clock, "time-bomb")
        await person.learn(by_the_book, until="practice-time-bomb-decide")
        told, session, code = person.coach, person.live.session, person.live.session.code
        again = Learner(registry, clock, person.live)
        await again.come()
        assert again.coach == told
    async with opened(tmp_path) as (registry, clock):
        live = await registry.table(code)
        assert live.session.table == session.table
        person = Learner(registry, clock, live)
        await person.come()
        assert person.coach == told
        await person.learn(by_the_book)
        assert person.cues[-1] == "practice-time-bomb-disarmed"


# Nobody else.


async def at_practice(server: LocalServer) -> Player:
    person = await server.open_table(practice=True)
    await person.until(lambda me: me.view)
    return person


async def test_nobody_else_finds_a_practice_table(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        person = await at_practice(server)
        nowhere = await server.http.get("/api/tables/BBBBBBBB")
        for path in OPEN_TO_ALL:
            answer = await server.http.get(f"/api/tables/{person.code}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, nowhere.json()["code"]), path
            assert (await server.http.get(f"/api/tables/{person.code}", headers=person.bearer)).status_code == 200
        for path, body in (("join", {"name": "Eve"}), ("redeem", {"link": "x"}), ("links", {"place": "public"})):
            answer = await server.http.post(f"/api/tables/{person.code}/{path}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table"), path
        for query in ("", "&watch=public"):
            eve = Player(server, person.code, "made-up", None)
            await eve.connect(query)
            with pytest.raises(ConnectionError, match="4404"):
                await eve.until(lambda me: me.messages)
        assert (await server.http.get("/api/tables")).json() == []


async def test_a_practice_table_cannot_be_opened_to_others(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        person = await at_practice(server)
        for ask in (
            ("change", {"settings": {"visibility": "public", "spectators": True}}),
            ("add-bot", {}),
            ("hand-over", {"member": 1}),
            ("call", {"place": "public", "link": "https://example.org/x"}),
            ("make-host", {"member": 2}),
        ):
            assert await person.refused(ask[0], **ask[1]) == "practice-alone"
        for body in ({}, {"place": "public"}):
            answer = await server.http.post(f"/api/tables/{person.code}/links", json=body, headers=person.bearer)
            assert (answer.status_code, answer.json()["code"]) == (409, "practice-alone")
        await person.do("pause")
        await person.do("resume")


def test_each_request_of_a_host_is_refused_at_a_practice_table_unless_it_is_named() -> None:
    assert requests.FOR_THE_HOST.keys() >= requests.ALONE
    assert from_client.Change not in requests.ALONE


async def test_a_title_without_a_lesson_has_no_practice_table(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        answer = await server.http.post("/api/tables", json={"game": "two-rooms", "name": "Ann", "practice": True})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-practice")


# What it says of itself.


async def test_a_practice_table_promises_no_fair_deal_and_its_record_proves_none(tmp_path: Path) -> None:
    async with opened(tmp_path) as (registry, clock):
        person = await learner(registry, clock, "time-bomb")
        await person.learn(by_the_book)
        roster = person.device.latest("table")
        assert roster["practice"]
        assert roster["fair"] is None
        text = await person.record()
        record = records.read(text, find)
        assert records.replay(find("time-bomb"), record).state.outcome
        assert "fair" not in json.loads(text)
        with pytest.raises(BadRecord, match="fair-missing"):
            verify(find("time-bomb"), record)


async def test_an_ordinary_table_hears_no_coach(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        person = await server.open_table()
        for _ in range(3):
            await person.do("add-bot", level="random")
        await person.do("start")
        await person.until(lambda me: me.view)
        assert person.latest("coach") is None
        assert msgspec.json.decode(msgspec.json.encode(person.roster))["practice"] is False
