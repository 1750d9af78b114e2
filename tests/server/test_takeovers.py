"""Somebody who comes late plays on for a bot: with what its seat knows, and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.engine import CHANCE, Seeded, Table, Viewer, but
from boomtable.games.catalog import CATALOG as GAMES
from boomtable.server import broadcast
from boomtable.server.live_table import Listener, LiveTable
from boomtable.server.replay import replay_entry
from tests.server import secretive_standoff
from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_bots import use_inline_bots
from tests.server.look_alikes import key, opening, plant, standing, with_snapshot
from tests.server.test_game import play_to_the_end
from tests.server.told_of_others import chair, sees
from tests.server.two_servers import NEVER

TOLD = ("update", "heard", "clock")


async def with_bots(server: LocalServer, game: str = "standoff", people: int = 1, **body: Any) -> list[Player]:
    """A running game of people, and two bots or as many as it needs."""
    least = GAMES[game].seats[0] if game in GAMES else 3
    return await server.start(people, game, max(least - people, 2), **body)


def seats(player: Player) -> list[int]:
    return [chair["member"] for chair in player.roster["chairs"]]


def bots(player: Player) -> list[int]:
    return [chair["member"] for chair in player.roster["chairs"] if chair["level"]]


async def late(server: LocalServer, host: Player, name: str = "Finn") -> Player:
    """Somebody who comes during the game, and watches."""
    finn = await server.join(host.code, name)
    await finn.until(lambda me: me.view)
    return finn


def told(raw: list[str]) -> list[str]:
    """What is told of the game itself."""
    return [text for text in raw if any(text.startswith(f'{{"type":"{kind}"') for kind in TOLD)]


async def in_the_middle(server: LocalServer, game: str) -> Player:
    """A paused game in which something has happened already, and which is not over."""
    while True:
        [ann] = await with_bots(server, game)
        await server.pass_(2)
        if ann.prompt and ann.prompt["owed"]:
            await ann.play()
        if (await ann.ask("pause"))["type"] == "done":
            return ann


async def told_of_a_seat(server: LocalServer, game: str) -> tuple[list[str], list[str]]:
    """What somebody is told who takes over a seat, and what another device of that seat is told then."""
    use_inline_bots(server.registry)
    ann = await in_the_middle(server, game)
    finn = await late(server, ann)
    await finn.ask("ping")
    since = len(finn.raw)
    await finn.do("take-over", member=bots(ann)[-1])
    device = Player(server, ann.code, finn.key, finn.member)
    device.changes = finn.changes
    await (await device.connect()).ask("ping")
    return told(finn.raw[since:]), told(device.raw)


@pytest.mark.parametrize("game", GAMES)
async def test_who_takes_over_a_seat_is_told_what_a_phone_in_it_would_be(tmp_path: Path, game: str) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        taken, device = await told_of_a_seat(server, game)
        assert len(taken) == len(TOLD)
        assert taken == device


async def test_a_takeover_that_shows_another_seat_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def show(live: LiveTable, viewer: Viewer, listener: Listener, now: float) -> None:
        plain(live, 1 if listener.viewer is not None else viewer, listener, now)

    plain = broadcast._show_game
    monkeypatch.setattr(broadcast, "_show_game", show)
    async with start_server(tmp_path, virtual=True) as server:
        taken, device = await told_of_a_seat(server, "time-bomb")
        assert taken != device


async def test_everyone_is_told_and_the_bot_is_gone_for_good(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry)
        ann, ben = await with_bots(server, people=2)
        finn = await late(server, ann)
        assert (seats(ann), ann.roster["queue"]) == ([1, 2, 3, 4, 5], [5])
        await finn.do("take-over", member=4)
        await ben.until(lambda me: seats(me) == [1, 2, 3, 5] and not me.roster["queue"])
        asked = len(minds.questions)
        await play_to_the_end([ann, ben, finn])
        viewers = {msgspec.json.decode(question.update)["view"]["viewer"] for question in minds.questions[asked:]}
        assert viewers == {2}, "no bot answers for them"
        await finn.until(lambda me: me.roster["phase"] == "over")
        won = {chair["member"] for chair in finn.roster["chairs"] if chair["won"]}
        outcome = server.live(ann.code).session.outcome
        assert outcome
        assert won == {seats(finn)[seat] for seat in outcome.winners}
        await ann.do("rematch")
        roster = await finn.until(lambda me: me.roster["phase"] == "lobby" and me.roster)
        assert [chair["member"] for chair in roster["chairs"]] == [1, 2, 3, 5]


async def test_who_plays_a_part_of_a_game_has_not_sat_it_out(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry)
        [ann] = await with_bots(server)
        finn, gil = await late(server, ann), await late(server, ann, "Gil")
        await finn.do("take-over", member=bots(ann)[0])
        await play_to_the_end([ann, finn])
        await ann.do("rematch")
        runs = {member.name: member.run for member in server.live(ann.code).session.people}
        assert runs == {"Ann": 1, "Finn": 1, "Gil": -1}
        await gil.hang_up()


async def test_an_answer_that_the_bot_was_thinking_of_does_not_count(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        use_inline_bots(server.registry, NEVER)
        [ann] = await with_bots(server)
        finn = await late(server, ann)
        seat = seats(ann).index(bots(ann)[0])
        number = server.live(ann.code).session.questions[seat].number
        await finn.do("take-over", member=bots(ann)[0])
        prompt = await finn.until(lambda me: me.prompt)
        assert prompt["number"] == number + 1
        await finn.play()


async def test_the_host_says_whether_late_comers_take_over_wait_or_stay_out(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [ann] = await with_bots(server)

        async def door() -> tuple[bool, bool]:
            summary = (await server.http.get(f"/api/tables/{ann.code}")).json()
            return summary["open"], summary["take_over"]

        finn = await late(server, ann)
        assert await door() == (True, True)
        await ann.do("change", settings={**ann.roster["settings"], "latecomers": "wait"})
        assert await door() == (True, False)
        assert await finn.refused("take-over", member=bots(ann)[0]) == "no-takeover"
        assert (await late(server, ann, "Gil")).view["viewer"] == "public"
        await ann.do("change", settings={**ann.roster["settings"], "latecomers": "stay-out"})
        assert await door() == (False, False)
        answer = await server.http.post(f"/api/tables/{ann.code}/join", json={"name": "Hal"})
        assert (answer.status_code, answer.json()["code"]) == (409, "game-running")


async def test_where_people_knock_the_host_lets_late_comers_in(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [ann] = await with_bots(server, settings={"knocking": True})
        answer = await server.http.post(f"/api/tables/{ann.code}/join", json={"name": "Finn", "bearer": True})
        assert answer.json()["waiting"]
        finn = await Player(server, ann.code, answer.json()["key"], None).connect()
        await finn.until(lambda me: me.latest("waiting"))
        assert [message["type"] for message in finn.messages] == ["welcome", "waiting"]
        await ann.do("let-in", knock=(await ann.until(lambda me: me.latest("knocks")))["waiting"][0]["knock"])
        await finn.until(lambda me: me.view)
        await finn.do("take-over", member=bots(ann)[0])
        await finn.until(lambda me: me.view["viewer"] == 1)


async def test_nobody_takes_over_from_people_unless_they_left_for_good(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        ann, ben, cem = await server.start(3, "standoff", bots=0)
        finn = await late(server, ann)
        assert await finn.refused("take-over", member=ben.member) == "no-takeover"
        await ben.hang_up()
        await server.pass_(61)
        assert await sees(ann, ben, minder="away")
        assert await finn.refused("take-over", member=ben.member) == "no-takeover"
        assert not (await server.http.get(f"/api/tables/{ann.code}")).json()["take_over"]
        await cem.do("leave")
        await sees(ann, cem, minder="left")
        await finn.do("take-over", member=cem.member)
        await ann.until(lambda me: seats(me) == [1, 2, finn.member])
        assert await finn.refused("take-over", member=ben.member) == "no-takeover"


async def test_two_who_want_the_same_seat_do_not_both_get_it(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [ann] = await with_bots(server)
        finn, gil = await late(server, ann), await late(server, ann, "Gil")
        [first, second] = bots(ann)
        await finn.do("take-over", member=first)
        assert await gil.refused("take-over", member=first) == "no-takeover"
        await gil.do("take-over", member=second)
        assert await gil.refused("take-over", member=second) == "no-takeover"
        await ann.until(lambda me: not bots(me))


async def test_a_takeover_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [ann] = await with_bots(server, "time-bomb")
        finn = await late(server, ann)
        await finn.do("take-over", member=bots(ann)[1])
        view = await finn.until(lambda me: me.view["viewer"] == 2 and me.view)
        before = server.live(ann.code).session
    async with start_server(tmp_path, virtual=True) as server:
        again = await Player(server, ann.code, finn.key, finn.member).connect()
        assert await again.until(lambda me: me.view) == view
        after = server.live(ann.code).session
        assert (after.members, after.witnesses, after.questions) == (before.members, before.witnesses, before.questions)
        await again.hang_up()


async def test_the_deal_stays_as_it_was_whoever_comes_late(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [ann] = await with_bots(server, "time-bomb")
        fair = ann.roster["fair"]
        finn = await server.join(ann.code, "Finn", entropy="of-finn")
        await finn.until(lambda me: me.view)
        await finn.do("take-over", member=bots(ann)[0])
        await ann.until(lambda me: finn.member in seats(me) and len(bots(me)) == 2)
        assert ann.roster["fair"] == fair
        assert server.live(ann.code).session.entropy == tuple(fair["entropy"])


async def test_bots_wait_until_who_takes_over_has_looked_and_others_need_not_tap(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        ann, ben = await server.start(2, bots=3, options={"first": 2}, settings={"talk": 0})
        for person in (ann, ben):
            await person.do("looked")
        await ann.until(lambda me: me.roster["gate"] is None)
        finn = await late(server, ann)
        await finn.do("take-over", member=bots(ann)[-1])
        gate = (await ann.until(lambda me: me.roster["gate"] and me.roster))["gate"]
        assert (gate["kind"], gate["passed"], gate["of"]) == ("look", 2, 3)
        table = server.live(ann.code).session.table
        await server.pass_(10)
        assert server.live(ann.code).session.table is table
        await finn.do("looked")
        await ann.until(lambda me: me.roster["gate"] is None)


async def test_a_walk_in_counts_who_takes_over_in_their_room(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        ann, ben = await server.start(2, "two-rooms", bots=4)
        gate = (await ann.until(lambda me: me.roster["gate"] and me.roster))["gate"]
        assert (gate["kind"], gate["of"]) == ("walk-in", 2)
        finn = await late(server, ann)
        await finn.do("take-over", member=bots(ann)[0])
        await ann.until(lambda me: me.roster["gate"]["of"] == 3)
        for person in (ann, ben):
            await person.do("looked")
        assert ann.roster["gate"]["passed"] == 2
        await finn.do("looked")
        await ann.until(lambda me: not me.roster["gate"])


async def test_a_takeover_does_not_tell_that_the_bot_was_asked_in_secret(tmp_path: Path) -> None:
    """The last seat owes an answer on the first server and has given it on the other; then somebody takes it over."""
    luck, title = Seeded("secret"), secretive_standoff.TITLE
    state = title.game.table(3).state
    state = state.play(CHANCE, state.choices(CHANCE).sample(luck))
    entry = opening(title, "BBBB", 3, {}, "00" * 32, seats=4)
    start = replay_entry(title.catalog, None, entry, 1, 0.0)
    start = but(start, members=(*start.members[:2], but(start.members[2], level="random", keys=(), name="")))
    got = []
    for name, table in (("one", state), ("other", state.play(2, state.choices(2).sample(luck)))):
        await plant(tmp_path / name, [with_snapshot(title, standing(title, start, Table(table, at=1)), entry)])
        async with start_server(tmp_path / name, virtual=True, catalog=secretive_standoff.MODULE, pace=NEVER) as server:
            people = [Player(server, "BBBB", key("BBBB", seat), seat + 1) for seat in range(2)]
            for person in people:
                await (await person.connect()).ask("ping", "first")
            finn = await late(server, people[0])
            await finn.do("take-over", member=3)
            assert (finn.prompt is None) == (name == "other")
            for person in people:
                await person.ask("ping", "last")
            got.append([person.raw for person in people])
            for person in (*people, finn):
                await person.hang_up()
    assert got[0] == got[1]


async def test_who_only_watches_is_never_waited_for_and_opens_no_gate(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        ann, ben = await server.start(2, bots=3, options={"first": 2}, settings={"pace": "wait"})
        finn = await late(server, ann)
        for person in (ann, ben):
            await person.do("looked")
        while (gate := server.live(ann.code).session.gate) is None or gate.kind != "talk":
            await server.pass_(1)
            for person in (ann, ben):
                await person.do("looked")
        assert await finn.refused("go-on") == "not-host"
        await finn.do("looked")
        await ann.ask("ping")
        assert ann.roster["gate"]["of"] == 2
        await ben.do("go-on")
        assert chair(ann, finn)["present"]
