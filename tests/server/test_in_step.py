"""Everyone in one place is shown the same scenes at the same time: phones, and the screen on the wall."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from boomtable.engine import CHANCE, Seat, Seeded, State, Viewer, but
from boomtable.server import scenes
from boomtable.server.scenes import Scene, Scenes, Stage, scenes_of, with_curtains
from boomtable.server.session import TableSession
from boomtable.timing import TIMINGS
from boomtable.wire.protocol import ENCODE
from tests.conformance.walks import walk, walk_on
from tests.games.two_rooms.scenes import evening, play
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_same_show import shown_table
from tests.titles import TIME_BOMB, TITLES, TWO_ROOMS, Title

Start: TypeAlias = tuple[Any, float]  # a beat, and when it starts
Group: TypeAlias = tuple[Viewer, list[Seat]]  # a place, and who is there

IN_STEP = 0.2  # seconds of the table's own time
PAUSES = (0.0, 0.4, 3.0, 30.0)  # seconds between two moves
GAMES = 4
MOVES = 10  # over sockets
LAST_ROUND = play(evening("gambler red-team* private-eye / president bomber red-team", round=3), "time")  # one leads

each_title = pytest.mark.parametrize("title", [title for title in TITLES if title.game.id in TIMINGS], ids=repr)


def starts(shows: Sequence[tuple[Any, Any]]) -> list[Start]:
    """What starts when, from each show and the news that it is about, as devices read them."""
    found = []
    for show, news in shows:
        at = show["at"]
        for beat in show["beats"]:
            kind = news[beat["news"]]["news"] if beat["news"] >= 0 else ""
            found.append(((kind, beat["phase"], beat.get("part", 0)), at))
            at += beat["seconds"]
    return found


def in_step(wall: list[Start], phone: list[Start]) -> bool:
    return [beat for beat, _ in wall] == [beat for beat, _ in phone] and all(
        abs(one - other) <= IN_STEP for (_, one), (_, other) in zip(wall, phone, strict=True)
    )


def groups(states: Sequence[State]) -> Iterator[Group]:
    """Each place with those who were there all the time; at the end everyone is everywhere."""
    for place in [viewer for viewer in states[0].viewers if isinstance(viewer, str)]:
        seats = range(states[0].players)
        yield place, [seat for seat in seats if all(place in state.earshot(seat) for state in states)]


def moves(title: Title, game: int, start: State | None = None) -> Iterator[tuple[list[State], Scenes]]:
    """A game move by move, each with the draws of chance that follow, and what everyone is shown of it."""
    luck, now, entry = Seeded("in step", game), 0.0, list[Stage]()
    session: TableSession | None = None
    for before, after in pairwise(walk_on(start, luck) if start else walk(title, luck)):
        session = session or shown_table(title, before).session
        bot = before.turn[0] if before.turn[0] >= 0 and luck.pick(2) else None
        entry = [*(entry or [Stage(before)]), Stage(after, bot)]
        if CHANCE in after.turn:
            continue
        assert session.table
        session = but(session, table=but(session.table, state=after))
        found = scenes_of(session, entry, now)
        yield [stage.state for stage in entry], found
        session, now, entry = with_curtains(session, found, now), now + PAUSES[luck.pick(len(PAUSES))], []


def told(seen: tuple[Scene, ...]) -> list[Start]:
    plain = [msgspec.json.decode(ENCODE((scene.show, scene.after.news))) for scene in seen if scene.show]
    return starts([(show, news) for show, news in plain])


def out_of_step(title: Title, start: State | None = None) -> bool:
    """Whether in some game a phone shows anything else, or at another time, than the wall of its place."""
    compared = 0
    for states, found in [move for game in range(GAMES) for move in moves(title, game, start)]:
        for place, seats in groups(states):
            wall = told(found.get(place, ()))
            compared += len(wall) * len(seats)
            if not all(in_step(wall, told(found.get(seat, ()))) for seat in seats):
                return True
    assert compared
    return False


@each_title
def test_phones_and_the_wall_of_one_place_are_in_step(title: Title) -> None:
    assert not out_of_step(title)


def test_when_all_are_together_they_hear_the_last_words_together_whatever_happened_in_their_rooms() -> None:
    assert not out_of_step(TWO_ROOMS, LAST_ROUND)


def phones_lag(patch: pytest.MonkeyPatch) -> None:
    """One phone starts a moment later."""

    def lagging(session: TableSession, states: Sequence[Stage], viewer: Viewer, elapsed: float) -> tuple[Scene, ...]:
        return plain(session, states, viewer, elapsed + 0.3 if viewer == 1 else elapsed)

    plain = scenes._scenes
    patch.setattr(scenes, "_scenes", lagging)


def rooms_end_apart(patch: pytest.MonkeyPatch) -> None:
    """Each room sees the end when it has seen what happened there before."""

    def apart(session: TableSession, states: Sequence[Stage], elapsed: float) -> Scenes:
        return {viewer: scenes._scenes(session, states, viewer, elapsed) for viewer in states[0].state.viewers}

    patch.setattr(scenes, "_to_the_end", apart)


def last_words_apart(patch: pytest.MonkeyPatch) -> None:
    """Somebody who was shown more in their room hears the last words later."""
    patch.setattr(State, "together", False)


@pytest.mark.parametrize(
    ("lag", "title", "start"),
    [(phones_lag, TIME_BOMB, None), (rooms_end_apart, TWO_ROOMS, None), (last_words_apart, TWO_ROOMS, LAST_ROUND)],
)
def test_a_device_out_of_step_is_noticed(
    monkeypatch: pytest.MonkeyPatch, lag: Callable[[pytest.MonkeyPatch], None], title: Title, start: State | None
) -> None:
    lag(monkeypatch)
    assert out_of_step(title, start)


# Over sockets.


async def table(server: LocalServer, title: Title) -> tuple[list[Player], dict[Viewer, Player]]:
    """People and a screen for every place, at a game that has just been started."""
    people = await server.sit_down(max(4, title.game.seats[0]), title.game.id)
    code, walls = people[0].code, dict[Viewer, Player]()
    for place in title.game.table(len(people)).state.viewers:
        if isinstance(place, str):
            walls[place] = await Player(server, code, await server.screen_key(code, place), None).connect()
    await people[0].do("start")
    return people, walls


async def move(server: LocalServer, people: list[Player], luck: Seeded) -> None:
    """Somebody moves, or a minute passes; whoever has to walk is there."""
    session = server.live(people[0].code).session
    assert session.state
    if session.gate and session.gate.stops:
        for person in people:
            await person.ask("looked")
        await people[0].ask("go-on")
        return
    seats = [seat for seat in session.state.turn if seat >= 0]
    if not seats or (len(seats) < len(session.state.turn) and luck.pick(3)):
        await server.pass_(60)
        return
    seat = seats[luck.pick(len(seats))]
    choice = msgspec.to_builtins(session.state.choices(seat).sample(luck))
    await people[seat].do("play", prompt=session.questions[seat].number, move=choice)


def new_shows(device: Player, since: int) -> list[Start]:
    updates = [each for each in device.messages[since:] if each["type"] == "update" and "show" in each]
    return starts([(each["show"], each["view"]["news"]) for each in updates])


@each_title
async def test_devices_are_told_to_be_in_step(tmp_path: Path, title: Title) -> None:
    luck, compared = Seeded("sockets", title.game.id), 0
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        people, walls = await table(server, title)
        devices = [*people, *walls.values()]
        since, before = [0] * len(devices), title.game.table(len(people)).state
        for _ in range(MOVES):
            for device in devices:
                await device.ask("ping")
            session = server.live(people[0].code).session
            assert session.state
            shows = [new_shows(device, seen) for device, seen in zip(devices, since, strict=True)]
            for place, seats in groups([before, session.state]):
                wall = shows[devices.index(walls[place])]
                assert all(in_step(wall, shows[seat]) for seat in seats)
                compared += len(wall) * len(seats)
            if session.outcome:
                break
            since, before = [len(device.messages) for device in devices], session.state
            await server.pass_(PAUSES[luck.pick(len(PAUSES))])
            await move(server, people, luck)
    assert compared
