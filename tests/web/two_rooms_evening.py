"""A game of Two Rooms with three real phones and a screen in each room; the others are API clients."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.server.harness import Player
from tests.web.devices import Device
from tests.web.two_rooms_phone import back, called_by, open_person, shared, take, together
from tests.web.two_rooms_table import Evening, told

ROUNDS = 5


class Party:
    """Phones in the hands of the first seats, and a screen in each room."""

    def __init__(self, evening: Evening, phones: list[Device], walls: list[Device]) -> None:
        self.evening, self.phones, self.walls = evening, phones, walls

    @property
    def people(self) -> list[Player]:
        return self.evening.people[: len(self.phones)]

    @property
    def pair(self) -> tuple[int, int]:
        """Two with phones who are in the same room; if one of them leads, it is the first."""
        one, other = together(self.people)
        return (other, one) if self.people[one].view["leader"] == other else (one, other)

    def room(self, seat: int) -> int:
        return int(self.people[seat].view["room"])

    async def do(self, by: int, whom: int, what: str) -> None:
        """By touch: somebody does something with somebody."""
        phone = self.phones[by]
        panel = await open_person(phone, called_by(self.people[by], whom))
        await phone.tap(panel.get_by_role("button", name=what, exact=True))
        await expect(panel).to_have_count(0)

    async def leads(self, seat: int) -> None:
        """All who can see it see it: the phones of the room, and its screen."""
        room = self.room(seat)
        for person in self.evening.people:
            if person.view["room"] == room:
                await person.until(lambda me: me.view["leader"] == seat)
        await told(self.walls[room])
        people = self.walls[room].page.get_by_role("list", name=f"Room {room + 1}").get_by_role("listitem")
        await expect(people.filter(has_text=say("rooms-leads"))).to_contain_text(called_by(self.people[0], seat))

    async def begin(self, number: int) -> None:
        """The round is on every page that is awake, and each room has a leader."""
        for phone, person in zip(self.phones, self.people, strict=True):
            await phone.sees(f"Round {number} of {ROUNDS}")
            await expect(in_room(phone, person)).to_be_visible()
            await back(phone)
        one, other = self.pair
        if self.people[one].view["leader"] is None:
            await self.do(other, one, "Appoint as leader")
            await self.leads(one)
        await self.evening.appoint()

    async def share(self) -> None:
        one, other = self.pair
        await shared(self.phones[one], self.phones[other], self.people[one], self.people[other])

    async def abdicate(self) -> None:
        """The leader hands the leader card on; one of two in the same room leads first."""
        one, other = self.pair
        if self.people[one].view["leader"] != one:
            await self.usurp(one)
        await self.do(one, other, "Offer leadership")
        await take(self.phones[other], called_by(self.people[other], one))
        await self.leads(other)

    async def usurp(self, heir: int) -> None:
        """The heir points at themselves, by touch, and so does half of the room."""
        await self.do(heir, heir, "Vote for myself")
        for person in self.evening.people:
            if person.view["leader"] == heir:
                break
            if person.view["room"] == self.room(heir) and person.view["viewer"] != heir:
                await self.evening.act(person.view["viewer"], move="point", seat=heir)
        await self.leads(heir)

    async def ring(self, number: int) -> None:
        await self.evening.server.pass_(60.0 * (ROUNDS + 1 - number))
        await self.evening.settle()

    async def send(self, *wanted: int) -> None:
        """Each leader names the hostages, those who are wanted first; by touch, if they have a phone."""
        for room in (0, 1):
            leader = self.evening.leader(room)
            assert leader is not None
            others = [seat for seat in self.evening.within(room) if seat != leader]
            going = sorted(others, key=lambda seat: seat not in wanted)[: self.evening.view["sending"]]
            if leader < len(self.phones):
                await self.send_by_touch(leader, going)
            else:
                await self.evening.act(leader, move="send", hostages=sorted(going))
        await self.evening.settle()

    async def send_by_touch(self, leader: int, going: list[int]) -> None:
        phone = self.phones[leader]
        await expect(phone.page).to_have_title(re.compile("Your turn"))
        await back(phone)
        among = phone.page.locator(".among")
        for seat in going:
            name = called_by(self.people[leader], seat)
            await phone.tap(among.get_by_role("button", name=name, exact=True))
        await phone.press(re.compile("^Hold to send "))


def in_room(phone: Device, person: Player) -> Locator:
    """The room that this person is in, as the phone shows it."""
    return phone.page.get_by_role("region", name=say("rooms-here", room=person.view["room"] + 1))
