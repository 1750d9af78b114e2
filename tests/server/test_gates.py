"""Nothing happens by itself until people have looked, talked, or said that they are there; nobody is held for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import PUBLIC, but
from boomtable.server import events as e
from boomtable.server import gates
from boomtable.server.live_table import LiveTable
from boomtable.server.session import TableSession
from boomtable.server.transitions import Transaction
from boomtable.wire.to_client import Gate, GateKind
from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_bots import use_inline_bots
from tests.server.test_alone import lobby, started


async def people_and_bots(server: LocalServer, people: int, bots: int, **settings: Any) -> list[Player]:
    """A Time Bomb in which a bot has the nippers first."""
    use_inline_bots(server.registry)
    options = {"first": people}
    return await server.start(people, bots=bots, options=options, settings=settings)


def gate(player: Player) -> Any:
    return player.roster["gate"]


def session(server: LocalServer, player: Player) -> TableSession:
    return server.live(player.code).session


def moves(server: LocalServer, player: Player) -> int:
    table = session(server, player).table
    assert table
    return table.at


async def told(*people: Player) -> None:
    """Everything that was sent to them has come."""
    for person in people:
        await person.ask("ping")


async def test_after_a_deal_bots_wait_until_everyone_has_looked(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await people_and_bots(server, 2, 3, talk=0)
        dealt = moves(server, ann)
        assert gate(ann)["kind"] == "look"
        assert (gate(ann)["passed"], gate(ann)["of"]) == (0, 2)
        await ann.do("looked")
        await server.pass_(10)
        await told(ann, ben)
        assert moves(server, ann) == dealt
        assert (gate(ben)["passed"], gate(ben)["of"]) == (1, 2)
        await ben.do("looked")
        await server.pass_(10)
        await told(ann)
        assert moves(server, ann) > dealt
        assert gate(ann) is None or gate(ann)["kind"] != "look" or gate(ann)["passed"] == 0


async def test_in_trick_snipers_bots_wait_until_people_have_seen_the_cards_that_came(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0, catalog="boomtable.games.catalog") as server:
        use_inline_bots(server.registry)
        [ann] = await server.start(1, "trick-snipers", bots=3)
        await ann.play()  # four cards to the left: who acts has looked
        assert session(server, ann).gate is None
        while session(server, ann).gate is None:
            await server.pass_(1)
        await told(ann)
        passed = moves(server, ann)
        assert (gate(ann)["kind"], gate(ann)["of"]) == ("look", 1)
        await server.pass_(10)
        assert moves(server, ann) == passed
        await ann.do("looked")
        await told(ann)
        assert gate(ann) is None


async def test_who_does_not_look_is_waited_for_twenty_seconds_and_no_longer(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        [ann] = await people_and_bots(server, 1, 4, talk=0)
        until = gate(ann)["until"]
        held = session(server, ann).gate
        assert held
        assert until == pytest.approx(held.since + 20)
        dealt = moves(server, ann)
        await server.pass_(until - 0.5)
        assert moves(server, ann) == dealt
        await server.pass_(4)
        assert moves(server, ann) > dealt


async def test_wires_are_dealt_when_everyone_has_looked_at_their_role(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await server.sit_down(2, bots=3)
        await ann.do("start")
        await ann.do("looked")
        await told(ann, ben)
        assert (gate(ben)["kind"], gate(ben)["passed"]) == ("look", 1)
        assert [(person.view["round"], bool(person.view["role"])) for person in (ann, ben)] == [(0, True), (0, True)]
        await ben.do("looked")
        await told(ann, ben)
        assert (gate(ann)["kind"], gate(ann)["passed"]) == ("look", 0)
        assert [len(person.view["hand"]) for person in (ann, ben)] == [5, 5]


async def test_wires_are_dealt_twenty_seconds_after_the_roles_at_the_latest(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        [ann] = await server.sit_down(1, bots=4)
        await ann.do("start")
        await server.pass_(gate(ann)["until"] - 0.5)
        await told(ann)
        assert ann.view["round"] == 0
        await server.pass_(1)
        await told(ann)
        assert ann.view["round"] == 1
        assert gate(ann)["kind"] == "look"


async def test_where_nobody_is_there_to_look_wires_are_dealt_at_once(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        [ann] = await server.sit_down(1, bots=4)
        await ann.do("start")
        await ann.hang_up()
        await server.pass_(gates.BACK_SOON + 1)
        state = session(server, ann).state
        assert state
        assert state.view(PUBLIC).round == 1


@pytest.mark.parametrize("title", ["bomb-squad-academy", "trick-snipers"])
async def test_before_the_first_move_everyone_reads_what_the_game_is_about(tmp_path: Path, title: str) -> None:
    real = "boomtable.games.catalog"
    async with start_server(tmp_path, virtual=True, show=1.0, catalog=real) as server:
        use_inline_bots(server.registry)
        [ann] = await server.start(1, title, bots=2)
        dealt = moves(server, ann)
        assert gate(ann)["kind"] == "look"
        await server.pass_(15)
        assert moves(server, ann) == dealt
        await ann.do("looked")
        await told(ann)
        assert gate(ann) is None


async def test_without_a_show_there_are_no_gates(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        ann, _ben = await people_and_bots(server, 2, 3, pace="wait", talk=None)
        assert gate(ann) is None
        await ann.do("looked")
        await ann.do("go-on")


async def test_who_is_away_holds_no_gate(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await people_and_bots(server, 2, 3, talk=0)
        await ann.do("looked")
        await ben.hang_up()
        await ann.until(lambda me: gate(me)["of"] == 1)
        await server.pass_(4)
        assert gate(ann)["kind"] == "look"  # he may be back at once
        await server.pass_(2)
        await told(ann)
        assert gate(ann) is None


async def test_who_leaves_holds_no_gate(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await people_and_bots(server, 2, 3, talk=0)
        await ann.do("looked")
        await ben.do("leave")
        await told(ann)
        assert gate(ann) is None


async def test_a_table_whose_people_are_all_gone_goes_on(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await people_and_bots(server, 2, 3, talk=None, pace="wait", away=5)
        code = ann.code
        for person in (ann, ben):
            await person.hang_up()
        await server.pass_(400)
        assert server.live(code).session.outcome


async def test_who_acts_has_looked(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await server.start(2, bots=3, options={"first": 0}, settings={"talk": 0})
        await ben.do("looked")
        await ann.do("say", talk={"move": "claim", "boom": 0})
        await told(ben)
        assert gate(ben) is None


async def test_a_person_may_move_while_others_look(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await server.start(2, bots=3, options={"first": 0}, settings={"talk": 0})
        assert (await ann.play())["type"] == "done"
        await told(ben)
        held = gate(ben)
        assert session(server, ann).outcome or (held["kind"], held["passed"], held["of"]) == ("look", 1, 2)


async def told_while_others_look(folder: Path, order: tuple[int, ...]) -> list[Any]:
    """What Ann is told while others look at their cards, one after the other."""
    folder.mkdir()
    async with start_server(folder, virtual=True, show=1.0) as server:
        ann, *others = await people_and_bots(server, 3, 2, talk=0)
        got = []
        for number in order:
            await others[number].do("looked")
            await told(ann)
            got.append({**ann.roster, "code": "", "fair": ""})
        return got


async def test_nobody_is_told_who_looks_longer(tmp_path: Path) -> None:
    one = await told_while_others_look(tmp_path / "one", (0, 1))
    assert one == await told_while_others_look(tmp_path / "other", (1, 0))
    assert one[-1]["gate"].keys() == {"kind", "passed", "of", "until", "places"}


async def test_a_count_that_tells_who_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def count(live: LiveTable) -> Gate | None:
        held, counted = live.session.gate, plain(live)
        return but(counted, passed=sum(held.passed)) if held and counted else counted

    plain = gates.count
    monkeypatch.setattr(gates, "count", count)
    one = await told_while_others_look(tmp_path / "one", (0, 1))
    assert one != await told_while_others_look(tmp_path / "other", (1, 0))


async def test_a_move_clock_starts_when_the_gate_opens(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        [ann] = await server.start(1, bots=3, options={"first": 0}, settings={"clock": {"move": 5}})
        await server.pass_(15)
        assert session(server, ann).members[0].substitute is None
        assert (await ann.ask("ping"))["clock"]["mine"] is None
        await ann.do("looked")
        assert (await ann.ask("ping"))["clock"]["mine"] == 5.0
        await server.pass_(5)
        assert session(server, ann).members[0].substitute


def test_what_was_used_of_a_move_before_a_gate_stays_used() -> None:
    transaction = lobby("time-bomb", "PBBB")
    started(transaction)
    at = Transaction(transaction.settled(), transaction.catalog, 2, 7.0)
    at.add(e.GateSet(GateKind.LOOK, 10.0, 30.0))
    later = Transaction(at.settled(), transaction.catalog, 3, 18.0)
    later.add(e.GateOpened())
    assert later.settled().questions[0].since == 8.0  # ten of eighteen seconds were used


async def test_a_gate_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0, pace=0.0) as server:
        ann, ben = await people_and_bots(server, 2, 3, talk=0)
        await ann.do("looked")
        before = session(server, ann)
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        for person in (ann, ben):
            person.server = server
            person.messages.clear()
            await person.connect()
        await told(ann, ben)
        assert session(server, ann).gate == before.gate
        assert gate(ben)["passed"] == 1
        await ben.do("looked")
        assert session(server, ann).gate is None


# Wait for me.


async def test_at_the_pace_wait_for_me_bots_go_on_when_everyone_has_tapped(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        for _ in range(20):
            [ann] = await people_and_bots(server, 1, 4, talk=0, pace="wait")
            await ann.do("looked")
            await server.pass_(20)
            await told(ann)
            if gate(ann) and gate(ann)["kind"] == "wait":  # the bot cut another bot's wire, and it was not the Boom
                break
        assert gate(ann)["until"] is None
        made = moves(server, ann)
        await server.pass_(600)
        assert moves(server, ann) == made
        await ann.do("looked")
        await server.pass_(20)
        assert moves(server, ann) > made


async def test_nobody_waits_for_a_tap_where_a_person_is_asked(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben, cleo, dov = await server.start(4, options={"first": 0}, settings={"pace": "wait"})
        for person in (ann, ben, cleo, dov):
            await person.do("looked")
        await ann.play()
        await told(ann)
        assert gate(ann) is None


# Talk.


async def to_the_first_cut(server: LocalServer, **settings: Any) -> list[Player]:
    """Ann and Ben have looked, and a bot has the nippers."""
    ann, ben = await people_and_bots(server, 2, 3, **settings)
    for person in (ann, ben):
        await person.do("looked")
    return [ann, ben]


async def test_a_bot_makes_the_first_cut_of_a_round_after_the_time_to_talk_and_later_ones_sooner(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await to_the_first_cut(server, talk=30)
        await told(ann, ben)
        held, dealt = session(server, ann).gate, moves(server, ann)
        assert held
        assert held.until
        assert (gate(ann)["kind"], held.until) == ("talk", held.since + 30)
        await server.pass_(held.until - 0.5)
        assert moves(server, ann) == dealt
        await server.pass_(1)
        assert moves(server, ann) > dealt
        later = session(server, ann).gate
        if later and later.kind == "talk":
            assert later.until == pytest.approx(later.since + 10)


async def test_anybody_may_say_go_on(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await to_the_first_cut(server, talk=None)
        dealt = moves(server, ann)
        await server.pass_(500)
        assert moves(server, ann) == dealt
        assert gate(ann)["until"] is None
        await ben.do("go-on")
        await server.pass_(2)
        assert moves(server, ann) > dealt


@pytest.mark.parametrize("settings", [{"talk": 0}, {"meeting": "remote"}])
async def test_where_nobody_talks_bots_do_not_wait_for_talk(tmp_path: Path, settings: Any) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, _ben = await to_the_first_cut(server, **settings)
        assert session(server, ann).gate is None


async def test_somebody_alone_with_bots_is_not_waited_for_to_talk(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        [ann] = await people_and_bots(server, 1, 4)
        await ann.do("looked")
        assert session(server, ann).gate is None


async def test_bots_talk_while_people_do(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        use_inline_bots(server.registry)
        host = await server.open_table(options={"first": 2}, settings={"talk": None})
        ben = await server.join(host.code, "Ben")
        for _ in range(3):
            await host.do("add-bot", level="easy")
        await ben.do("ready")
        await host.do("start")
        for person in (host, ben):
            await person.until(lambda me: me.view)
            await person.do("looked")
        await server.pass_(30)
        table = session(server, host).table
        assert table
        assert table.ledger


async def test_when_one_of_two_leaves_there_is_nobody_to_talk_to(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await to_the_first_cut(server, talk=None)
        await ben.hang_up()
        dealt = moves(server, ann)
        await server.pass_(20)
        assert moves(server, ann) > dealt


# The host.


async def test_the_host_can_open_any_gate_and_nobody_else(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, ben = await people_and_bots(server, 2, 3, talk=0)
        assert await ben.refused("go-on") == "not-host"
        await ann.do("go-on")
        await told(ben)
        assert session(server, ann).gate is None
        await ben.do("looked")  # too late, but no mistake


async def test_a_pause_stops_the_time_of_a_gate(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, show=1.0) as server:
        ann, _ben = await people_and_bots(server, 2, 3, talk=0)
        await ann.do("pause")
        await server.pass_(100)
        assert gate(ann)["kind"] == "look"
        await ann.do("resume")
        held = session(server, ann).gate
        assert held
        await server.pass_(held.until or 0)
        assert session(server, ann).gate != held
