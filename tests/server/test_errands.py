"""Two Rooms: time stands still while people walk in, while they gather, and until the host turns the cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boomtable.server import sockets
from boomtable.server.gates import ANYWAY, MOST
from boomtable.wire.to_client import GateKind
from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_bots import use_inline_bots
from tests.server.test_gates import gate, session, told
from tests.server.two_rooms import GAME

FIRST_ROUND = 30.0  # seconds
WALKED = 30.0  # seconds after which the last exchange has been shown


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for questions here."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


async def together(server: LocalServer, people: int = 2, bots: int = 4, **settings: Any) -> list[Player]:
    use_inline_bots(server.registry)
    return await server.start(people, GAME, bots, settings=settings, options={"minutes": "0.5 0.5 0.5"})


async def clock(player: Player) -> Any:
    return (await player.ask("ping"))["clock"]


async def walk_in(*people: Player) -> None:
    for person in people:
        await person.do("looked")
    await told(*people)


async def to_the_end(server: LocalServer, people: list[Player], until: str = "gather") -> None:
    """People answer whatever they have to, until this gate."""
    for _ in range(400):
        await told(*people)
        if gate(people[0]) and gate(people[0])["kind"] == until:
            return
        for person in people:
            if person.prompt and person.prompt["owed"]:
                await person.play()
        await server.pass_(5)
    raise AssertionError(people[0].view["todo"])


def room(person: Player) -> str:
    return f"room-{person.view['room'] + 1}"


def by_place(person: Player) -> dict[str, tuple[int, int]]:
    """How many are there, and of how many, room by room."""
    return {each["place"]: (each["passed"], each["of"]) for each in gate(person)["places"]}


async def test_the_first_clock_starts_when_everyone_has_walked_in(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        assert (gate(ann)["kind"], gate(ann)["passed"], gate(ann)["of"]) == ("walk-in", 0, 2)
        await server.pass_(20)
        now = await clock(ann)
        assert (now["running"], now["now"], now["alarms"][0]["seconds"]) == (False, 0.0, FIRST_ROUND)
        assert await ann.refused("play", prompt=ann.prompt["number"], move={"move": "appoint", "seat": 1}) == (
            "gate-walk-in"
        )
        assert await ann.refused("say", talk={"move": "urge", "seat": 1}) == "gate-walk-in"
        await ann.do("chat", text="Which room?")
        await ann.do("looked")
        await told(ben)
        assert gate(ben)["passed"] == 1
        assert by_place(ben) == {
            place: (int(place == room(ann)), of) for place, of in Counter(map(room, (ann, ben))).items()
        }
        await ben.do("looked")
        assert gate(ann) is None or (await clock(ann))["running"]
        await server.pass_(10)
        now = await clock(ann)
        assert (now["running"], now["alarms"][0]["seconds"]) == (True, FIRST_ROUND - 10)


async def test_the_host_may_start_without_those_who_do_not_come(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        assert await ben.refused("go-on") == "not-host"
        answer = await ann.ask("go-on")
        assert (answer["code"], answer["facts"]) == ("gate-too-soon", {"seconds": ANYWAY})
        await server.pass_(ANYWAY)
        await ann.do("go-on")
        assert (await clock(ben))["running"]


async def test_no_gate_keeps_time_stopped_for_good(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, _ben = await together(server)
        await server.pass_(MOST[GateKind.WALK_IN] - 1)
        assert not (await clock(ann))["running"]
        await server.pass_(2)
        assert (await clock(ann))["running"]


async def test_who_plays_alone_with_bots_or_far_from_others_walks_nowhere(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        [ann] = await together(server, 1, 5)
        assert gate(ann) is None
        ann, _ben = await together(server, meeting="remote")
        assert gate(ann) is None


async def test_people_who_walk_with_their_phone_off_hold_nobody(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        await ben.hang_up()
        await ann.do("looked")
        assert not (await clock(ann))["running"]  # he may be back at once
        await server.pass_(6)
        assert (await clock(ann))["running"]


async def test_a_walk_in_outlives_a_restart_and_a_pause(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        await ann.do("looked")
        await ann.do("pause")
        await ann.do("resume")
        assert not (await clock(ann))["running"]
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        for person in (ann, ben):
            person.server = server
            person.messages.clear()
            await person.connect()
        await told(ann, ben)
        assert (gate(ann)["kind"], gate(ann)["passed"]) == ("walk-in", 1)
        await ann.do("pause")
        await ben.do("looked")
        assert not (await clock(ann))["running"]
        await ann.do("resume")
        assert (await clock(ann))["running"]


async def test_after_the_last_exchange_all_gather_and_the_host_turns_the_cards(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        await walk_in(ann, ben)
        await to_the_end(server, [ann, ben])
        assert ann.view["outcome"]
        await server.pass_(WALKED)
        before = await clock(ann)
        assert not before["running"]
        show = ann.latest("update")["show"]
        last = len(ann.view["news"]) - 1
        walked = sum(beat["seconds"] for beat in show["beats"] if beat["news"] != last)
        assert before["now"] <= show["at"] + walked + 0.01  # no card has been turned
        await walk_in(ann, ben)
        assert gate(ann)["kind"] == "turn-cards"
        await server.pass_(10)
        assert (await clock(ann))["now"] == before["now"]
        assert await ben.refused("go-on") == "not-host"
        await ann.do("go-on")
        await server.pass_(5)
        assert (await clock(ann))["now"] == before["now"] + 5
        assert session(server, ann).gate is None


async def test_the_cards_are_turned_after_a_minute_though_the_host_does_nothing(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        await walk_in(ann, ben)
        await to_the_end(server, [ann, ben])
        await server.pass_(WALKED)
        await walk_in(ann, ben)
        await server.pass_(59)
        assert gate(ann)["kind"] == "turn-cards"
        await server.pass_(2)
        await told(ann)
        assert gate(ann) is None


async def test_a_gambler_is_asked_when_all_have_gathered(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        people = await together(server, 7, 0)
        await walk_in(*people)
        await to_the_end(server, people)
        assert people[0].view["todo"]
        await server.pass_(WALKED)
        gambler = next(person for person in people if person.prompt)
        move = {"move": "call-winner", "side": "red"}
        assert await gambler.refused("play", prompt=gambler.prompt["number"], move=move) == "gate-gather"
        await walk_in(*people)
        await gambler.do("play", prompt=gambler.prompt["number"], move=move)
        await told(*people)
        assert people[0].view["outcome"]
        assert gate(people[0])["kind"] == "turn-cards"


async def test_a_rematch_needs_no_cards_turned(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await together(server)
        await walk_in(ann, ben)
        await to_the_end(server, [ann, ben])
        await ann.do("rematch")
        await told(ann)
        assert gate(ann) is None


async def test_leaders_who_meet_have_twenty_seconds(tmp_path: Path) -> None:
    """The rules ask them, and give them a minute: two rooms would wait for it."""
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        people = await together(server, 6, 0)
        await walk_in(*people)
        for _ in range(100):
            await server.pass_(1)
            await told(*people)
            if people[0].view["todo"][0]["step"] == "parley":
                break
            for person in people:
                if person.prompt and person.prompt["owed"]:
                    await person.play()
        [alarm] = (await clock(people[0]))["alarms"]
        assert alarm["alarm"] == "parley-1"
        assert 15 < alarm["seconds"] <= 20
        await server.pass_(20)
        await told(people[0])
        assert people[0].view["round"] == 2


async def test_people_appoint_the_first_leaders_before_bots_do(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        ann, ben = await server.start(2, GAME, 6)
        await walk_in(ann, ben)
        await server.pass_(19)
        assert led(server, ann) == 0
        for _ in range(14):
            await server.pass_(10)
            if led(server, ann):
                return
        raise AssertionError("no bot has appointed anybody")


def led(server: LocalServer, player: Player) -> int:
    """How many rooms have a leader."""
    state: Any = session(server, player).state
    return sum(leader is not None for leader in state.leaders)
