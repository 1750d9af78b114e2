"""A whole game of Two Rooms: thirty phones and a screen in each room, with sleep, restarts and dead phones."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from boomtable.server import sockets
from tests.patience import seconds
from tests.server.harness import Player, start_server
from tests.server.reconnecting import returned
from tests.server.test_devices import new_link, redeem
from tests.server.two_rooms import Party, lines, may, up_to_date

pytestmark = pytest.mark.slow

THIRTY = 30
MINUTES = (5, 4, 3, 2, 1)
DESERVED = "two-rooms-no-lead-offered"
HOSTAGES = (5, 4, 3, 2, 1)  # from each room, with thirty [TR12]


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit for pings here."""
    monkeypatch.setattr(sockets, "BURST", 1e9)


# Thirty.


async def test_thirty_play_five_rounds(tmp_path: Path) -> None:
    """All agree on rounds and clocks, only deliberate mistakes are refused, and everyone is told how it ended."""
    async with start_server(tmp_path, virtual=True) as server:
        party = await Party.begin(server, THIRTY, options={"five_rounds": True, "playset": "first", "colours": True})
        for number in range(1, 6):
            await agree(party, number)
            await party.in_both(lead)
            await party.in_both(deal_with_each_other)
            if number == 2:
                await party.in_both(overthrow)
            if number == 3:
                await party.in_both(reach_for_it)
            await server.pass_(20)
            await agree(party, number, passed=20)
            await party.time_is_up()
            assert [player.view["sending"] for player in party.everyone] == [HOSTAGES[number - 1]] * (THIRTY + 2)
            before = [party.within(room) for room in (0, 1)]
            gone = [await party.send(room) for room in (0, 1)]
            await party.part()
            await up_to_date(party.everyone)
            stayed = [{*before[room]} - {*gone[room]} | {*gone[1 - room]} for room in (0, 1)]
            assert [{*party.within(room)} for room in (0, 1)] == stayed
        ends = [player.view["outcome"] for player in party.everyone]
        assert ends[0]["why"] == "revealed"
        assert ends == [ends[0]] * (THIRTY + 2)
        assert {player.roster["phase"] for player in party.everyone} == {"over"}
        assert sorted(code for player in party.everyone for code in refusals(player)) == [DESERVED] * 2


async def agree(party: Party, number: int, passed: int = 0) -> None:
    clocks = await up_to_date(party.everyone)
    left = {"alarm": f"round-{number}", "seconds": 60.0 * MINUTES[number - 1] - passed}
    assert [(clock["running"], clock["alarms"]) for clock in clocks] == [(True, [left])] * (THIRTY + 2)
    assert {player.view["round"] for player in party.everyone} == {number}


def refusals(player: Player) -> list[str]:
    return [message["code"] for message in player.messages if message["type"] == "refused"]


async def lead(party: Party, room: int) -> None:
    """A room gets a leader, who offers the card on: the first player refuses, the second accepts."""
    one, other, third, *_ = party.within(room)
    if party.screens[room].view["leader"] is None:
        await party.act(one, "appoint", seat=other)
        await party.act(other, "offer-lead", seat=one)
        await party.act(one, "refuse-lead")
        await party.act(other, "offer-lead", seat=third)
        await party.act(third, "take-lead")
        await up_to_date([party.screens[room]])
        assert party.leader(room) == third


async def deal_with_each_other(party: Party, room: int) -> None:
    """Offers accepted, refused and left to lapse, of colours and cards; somebody points and withdraws it."""
    a, b, c, d, *_, last = party.within(room)
    await party.act(a, "offer-card", seat=b)
    await party.act(b, "accept", seat=a)
    await party.act(c, "offer-colour", seat=d)
    await party.act(d, "refuse", seat=c)
    await party.act(c, "offer-colour", seat=last)
    await party.act(a, "point", seat=last)
    await party.act(a, "stop-pointing")
    await party.act(d, "show-card", seat=a)
    assert may(party.people[last], {"move": "accept", "seat": c})


async def overthrow(party: Party, room: int) -> None:
    """More than half point at somebody, who leads at once; the other room does not notice [TR10]."""
    here, leader = party.within(room), party.leader(room)
    new = next(seat for seat in here if seat != leader)
    for voter in here[: len(here) // 2 + 1]:
        assert party.leader(room) == leader
        await party.act(voter, "point", seat=new)
    await up_to_date([party.screens[room]])
    assert party.leader(room) == new


async def reach_for_it(party: Party, room: int) -> None:
    """Somebody takes a leader card that nobody held out, and is refused."""
    player = party.people[party.within(room)[0]]
    assert await player.refused("play", prompt=player.prompt["number"], move={"move": "take-lead"}) == DESERVED


# A phone asleep.


async def test_a_phone_that_slept_through_an_exchange_finds_everything_once(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        party = await Party.begin(server, 12, settings={"away": None})
        await party.in_both(lead)
        (one, *_, sleeper), (other, friend, *_) = (party.within(room) for room in (0, 1))
        asleep = party.people[sleeper]
        await party.people[one].do("chat", text="awake, in the first room")
        await up_to_date([asleep])
        await asleep.hang_up()
        await party.people[one].do("chat", text="asleep, in the first room")
        await party.people[other].do("chat", text="not for them")
        await party.time_is_up()
        await party.send(0, [sleeper])
        await party.send(1, [seat for seat in party.within(1) if seat not in (other, friend, party.leader(1))])
        await party.part()
        await party.people[other].do("chat", text="asleep, in the second room")
        await party.people[one].do("chat", text="not for them either")
        await party.act(friend, "offer-card", seat=sleeper)
        await server.pass_(40)

        again = await returned(server, asleep)
        [clock, friends] = await up_to_date([again, party.people[friend]])
        assert clock == friends
        assert again.view["room"] == 1
        assert [line for _, line in lines(again)] == [
            "awake, in the first room",
            "asleep, in the first room",
            "asleep, in the second room",
        ]
        assert lines(asleep) + lines(again)[1:] == lines(again)
        kinds = [message["type"] for message in again.messages]
        assert [kinds.count(kind) for kind in ("welcome", "table", "chat", "update", "heard", "clock")] == [1] * 6
        missed = again.view["story"][len(asleep.view["story"]) :]
        assert again.view["story"] == asleep.view["story"] + missed
        seen = [
            "time-up",
            "sending",
            "ready",
            "leaders-meet",
            "parted",
            "exchanged",
            "entered",
            "round-began",
            "offered",
        ]
        assert [news["news"] for news in missed] == seen
        assert may(again, {"move": "accept", "seat": friend})
        party.people[sleeper] = again
        await party.act(sleeper, "accept", seat=friend)
        await up_to_date([again])
        assert [share[1] for share in again.view["shared"]] == [[friend, sleeper]]


# A server that is closed.


async def test_a_pause_and_what_was_offered_in_it_outlive_the_server(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        party = await Party.begin(server, 12)
        await party.in_both(lead)
        one, other, *_ = party.within(0)
        await party.act(one, "offer-card", seat=other)
        await server.pass_(40)
        await party.people[0].do("pause")
        await server.pass_(100)
        views = [player.latest("update") for player in party.people]
    async with start_server(tmp_path, virtual=True) as server:
        party = Party(server, [await returned(server, player) for player in party.people], [])
        clocks = await up_to_date(party.everyone)
        assert clocks == [{**clocks[0], "running": False, "alarms": [{"alarm": "round-1", "seconds": 140.0}]}] * 12
        assert [player.latest("update") for player in party.people] == views
        await server.pass_(100)
        await party.people[0].do("resume")
        await party.act(other, "accept", seat=one)
        await server.pass_(139)
        assert {player.view["round"] for player in party.people} == {1}
        assert "time-up" not in [news["news"] for news in party.people[one].view["story"]]
        await server.pass_(1.2)
        await up_to_date(party.everyone)
        assert {player.view["story"][-1]["news"] for player in party.people} == {"time-up"}


# A phone that dies.


async def test_a_dead_phones_seat_goes_on_with_another_in_mid_round(tmp_path: Path) -> None:
    """The link was made while the phone still worked; others only notice that it was gone for a moment."""
    async with start_server(tmp_path, virtual=True) as server:
        party = await Party.begin(server, 12)
        await party.in_both(lead)
        one, other, *_ = party.within(0)
        phone = party.people[one]
        await party.act(other, "offer-card", seat=one)
        await up_to_date([phone])
        link = (await new_link(server, phone)).json()["link"]
        await phone.hang_up()
        await server.pass_(5)
        began = time.monotonic()
        seated = (await redeem(server, phone.code, link)).json()
        new = await Player(server, phone.code, seated["key"], seated["member"]).connect()
        new._ids = phone._ids
        await up_to_date([new])
        assert time.monotonic() - began < seconds(5)
        assert new.latest("update") == phone.latest("update")
        party.people[one] = new
        await party.act(one, "accept", seat=other)
        clocks = await up_to_date(party.everyone)
        assert clocks == [clocks[0]] * len(clocks)
        assert all(chair["present"] for chair in party.people[other].roster["chairs"])
        assert new.view["shared"] == party.people[other].view["shared"] != []
        assert [refusals(player) for player in party.everyone] == [[]] * len(clocks)
