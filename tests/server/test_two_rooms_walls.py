"""Nothing done or said in one room changes a byte in the other, until something crosses by the rules [TR7]."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from boomtable.engine import but
from boomtable.games.two_rooms import table as rules
from boomtable.games.two_rooms.view import seen
from boomtable.server import sockets, table_rows
from tests.server import server_leaks
from tests.server.harness import LocalServer, start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import plant
from tests.server.test_chat_rooms import CODE, come
from tests.server.two_rooms import Party, up_to_date
from tests.titles import TWO_ROOMS

pytestmark = pytest.mark.slow

PLAYERS, ROUNDS = 12, 3

Doings: TypeAlias = Callable[[Party, list[int], int], Awaitable[None]]  # of these people, in this round
Patch: TypeAlias = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def tireless(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sockets, "BURST", 1e9)


# What happens in the other room.


async def nothing(party: Party, there: list[int], number: int) -> None:
    """They choose a leader and wait."""
    if number == 1:
        await party.act(there[0], "appoint", seat=there[1])


async def everything(party: Party, there: list[int], number: int) -> None:
    a, b, c, d, *_ = there
    if number == 1:
        await party.act(a, "appoint", seat=c)
        await party.act(c, "offer-lead", seat=a)
        await party.act(a, "take-lead")
    for by, to in ((a, b), (b, c), (c, d)):
        await party.act(by, "offer-card", seat=to)
        await party.act(to, "accept" if by == a else "refuse", seat=by)
    await party.act(a, "offer-colour", seat=b)
    await party.act(a, "withdraw", seat=b)
    await party.act(d, "offer-card", seat=a)
    await party.act(d, "offer-colour", seat=b)
    await party.act(b, "show-all")
    await party.act(b, "show-colour", seat=a)
    await party.act(d, "show-colour-to-all")
    await party.act(c, "show-card", seat=b)
    for speaker in there:
        await party.people[speaker].do("chat", text=f"a secret of {speaker}")
        await party.people[speaker].do("say", talk={"move": "tell", "seat": a, "what": "red"})
        await party.people[speaker].ask("why", move={"move": "take-lead"})
    for voter in there[:4]:
        await party.act(voter, "point", seat=b)
    await party.people[d].refused("play", prompt=0, move={"move": "walk"})


# What happens in this one, on every server.


async def the_usual(party: Party, here: list[int], number: int) -> None:
    a, b, *_ = here
    if number == 1:
        await party.act(b, "appoint", seat=a)
    await party.act(a, "offer-card", seat=b)
    await party.act(b, "accept", seat=a)
    await party.act(b, "offer-colour", seat=a)
    await party.people[a].do("chat", text="anything over there?")
    await party.people[b].do("say", talk={"move": "urge", "seat": b})


class Evening:
    """One server, and every byte sent to those never in the other room, to their screen, and to spectators."""

    def __init__(self, party: Party, strangers: Any) -> None:
        self.party, self.server = party, party.server
        self.here, self.there = party.within(0), party.within(1)
        self.later = [strangers]  # including later arrivals
        self.got: list[Any] = []

    async def round(self, number: int, over_there: Doings) -> None:
        """Both rooms, until the hostages of this room are named and those of the other are about to be."""
        await over_there(self.party, self.there, number)
        await the_usual(self.party, self.here, number)
        self.later += [await come(self.server, viewer) for viewer in (self.here[0], "room-1", "public")]
        await self.party.time_is_up()
        await self.party.send(0, [self.here[-1]])
        await self.note()

    async def exchange(self) -> None:
        """The last player of each room goes, whoever leads."""
        await self.party.send(1, [self.there[-1]])
        await up_to_date([*self.party.everyone, *self.later])
        self.here.pop()
        self.there.pop()

    async def note(self) -> None:
        innocent = [self.party.people[seat] for seat in self.here]
        told = [*innocent, self.party.screens[0], *self.later]
        await up_to_date(told)
        self.got.append([[*each.raw] for each in told])
        for player in (*innocent, self.party.screens[0]):
            headers = {"Authorization": f"Bearer {player.key}"}
            memories = await self.server.http.get(f"/api/tables/{CODE}/memoir", headers=headers)
            self.got.append((memories.status_code, memories.text))


async def evening(folder: Path, over_there: Doings, rounds: int = ROUNDS) -> tuple[Any, int]:
    """Every byte sent to this room, and the number of messages to the other room's screen."""
    await plant(folder, [*in_phase(TWO_ROOMS, CODE, PLAYERS, "lobby")])
    async with start_server(folder, virtual=True) as server:
        return await spent(server, over_there, rounds)


async def spent(server: LocalServer, over_there: Doings, rounds: int) -> tuple[Any, int]:
    people = [await come(server, seat) for seat in range(PLAYERS)]
    screens = [await come(server, place) for place in ("room-1", "room-2")]
    party, strangers = Party(server, people, screens), await come(server, "public")
    await people[0].do("change", options={"colours": True, "no_parley": True})  # leaders would see each other
    for person in people[1:]:
        await person.do("ready")
    await people[0].do("start")
    await up_to_date(party.everyone)
    this = Evening(party, strangers)
    for number in range(1, rounds + 1):
        await this.round(number, over_there)
        if number < rounds:
            await this.exchange()
    return this.got, len(screens[1].raw)


async def test_a_whole_evening_in_the_other_room_changes_no_byte(tmp_path: Path, monkeypatch: Patch) -> None:
    """Up to the last exchange, everything room 1 is sent is the same whatever room 2 does."""
    monkeypatch.setattr(table_rows, "SNAPSHOT_EVERY", 7)
    quiet, few = await evening(tmp_path / "quiet", nothing)
    busy, many = await evening(tmp_path / "busy", everything)
    assert quiet == busy
    assert many > 2 * few
    assert sum(memory[0] == 200 for memory in quiet if isinstance(memory, tuple)) > ROUNDS * 4


# Planted leaks are found.


def news_through_walls(patch: Patch) -> None:
    """Everybody gets the news of a room."""
    patch.setattr(rules.TwoRooms, "tell_room", lambda self, _, *news, **__: self.tell_all(*news))


def acts_are_counted(patch: Patch) -> None:
    """Every view contains a number that rises with every move."""
    patch.setattr(rules, "seen", lambda table, viewer: but(seen(table, viewer), planned=table.acts))


def leaders_of_both_rooms(patch: Patch) -> None:
    patch.setattr(rules, "seen", lambda table, viewer: but(seen(table, viewer), lead_offer=table.leaders[1]))


LEAKS = (news_through_walls, acts_are_counted, leaders_of_both_rooms, server_leaks.chat_is_heard_through_walls)


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_through_the_wall_shows(tmp_path: Path, monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    """In the first round already, which without it is the same, as the test of the whole evening says."""
    quiet, _ = await evening(tmp_path / "quiet", nothing, rounds=1)
    busy, _ = await evening(tmp_path / "busy", everything, rounds=1)
    assert quiet != busy
