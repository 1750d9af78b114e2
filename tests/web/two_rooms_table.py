"""API clients in the two rooms of a game, screens on their walls, and a clock under our control."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect

from boomtable.server.addresses import lan_addresses
from tests.server.harness import LocalServer, Player
from tests.web.devices import Device

GAME = "two-rooms"
NAMES = ("Ada", "Bertrand", "Cleo", "Dov", "Esme", "Finn", "Greta", "Hugo", "Ines")
MORE = ("Jonas", "Käthe", "Liam", "Maximilian", "Nora", "Oskar", "Paula", "Quentin", "Rosa", "Sami", "Tilda")
LATE = ("Ursula", "Viktor", "Wanda", "Xaver", "Yara", "Zoe", "Anselm", "Birgit", "Carl", "Dagny", "Emil", "Frieda")
CROWD = (*NAMES, *MORE, *LATE)  # as many as two rooms hold: two of them are Ambassadors
ESCAPE_OFTEN = "() => { for (let n = 0; n < 12; n++) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })) }"


class Evening:
    """People by key in two rooms, who do as they are told; time is in our hands."""

    def __init__(self, server: LocalServer, people: list[Player]) -> None:
        self.server, self.people = server, people

    @property
    def code(self) -> str:
        return self.people[0].code

    @property
    def view(self) -> Any:
        return self.people[0].view

    def within(self, room: int) -> list[int]:
        """Those who lead, point, share and go: all but Ambassadors."""
        walking = [seat for seat, card in self.view["open"] if card.startswith("ambassador-")]
        return [seat for seat, each in enumerate(self.view["rooms"]) if each == room and seat not in walking]

    def leader(self, room: int) -> int | None:
        return next((person.view["leader"] for person in self.people if person.view["room"] == room), None)

    async def act(self, by: int, /, **move: Any) -> None:
        person = self.people[by]
        prompt = await person.until(lambda me: me.prompt)
        await person.do("play", prompt=prompt["number"], move=move)

    async def begin(self) -> None:
        await self.people[0].do("start")
        for person in self.people:
            await person.until(lambda me: me.view and me.view["round"])

    async def settle(self) -> None:
        for person in self.people:
            await person.ask("ping")

    async def appoint(self) -> None:
        for room in (0, 1):
            here = self.within(room)
            if self.leader(room) is None:
                await self.act(here[1], move="appoint", seat=here[0])
        await self.settle()

    async def bustle(self) -> None:
        """Pointing, and a share of cards, in both rooms."""
        for room in (0, 1):
            here = [seat for seat in self.within(room) if seat != self.leader(room)]
            await self.act(here[0], move="point", seat=here[1])
            await self.act(here[1], move="point", seat=here[1])
            await self.act(here[0], move="offer-card", seat=here[1])
            await self.act(here[1], move="accept", seat=here[0])
        await self.settle()

    async def ring(self) -> None:
        """The time of this round runs out."""
        await self.server.pass_(300)
        await self.settle()

    async def send(self, room: int) -> None:
        leader = self.leader(room)
        assert leader is not None
        others = [seat for seat in self.within(room) if seat != leader]
        await self.act(leader, move="send", hostages=others[-self.view["sending"] :])
        await self.settle()

    async def part(self, room: int) -> None:
        """A leader has nothing more to say to the other."""
        leader = self.leader(room)
        assert leader is not None
        await self.act(leader, move="end-parley")
        await self.settle()

    async def play_out(self, until: str = "") -> None:
        """Play to the end or to this step; any answer will do."""
        while not self.view["outcome"]:
            step = self.view["todo"][0]["step"]
            if step == until:
                return
            if step == "playing":
                await self.appoint()
                await self.bustle()
                await self.ring()
            elif step == "naming":
                for room in (0, 1):
                    await self.send(room)
            elif asked := [person for person in self.people if person.prompt]:
                await asked[0].play()
                await self.settle()
            else:
                await self.ring()

    async def screen(self, room: int) -> str:
        """A key for a screen, as if it had been opened before the game."""
        return await self.server.screen_key(self.code, f"room-{room + 1}")

    async def show_on_wall(self, device: Device, room: int | None) -> None:
        """This device on the wall of a room, or where all can see it."""
        await self.bring(device, room)
        await expect(device.page.get_by_role("timer")).to_be_visible()

    async def bring(self, device: Device, room: int | None) -> None:
        if room is None:
            await device.open_screen(self.people[0])
        else:
            name, key = f"screen-{self.code}-room-{room + 1}", await self.screen(room)
            await device.context.add_cookies([{"name": name, "value": key, "url": device.address}])
            await device.open(f"/t/{self.code}/room/{room + 1}")


async def invite(server: LocalServer, names: tuple[str, ...] = NAMES, bots: int = 0, **body: Any) -> Evening:
    """All are there and ready; leaders do not parley unless it is said."""
    body["options"] = {"no_parley": True, **body.get("options", {})}
    host = await server.open_table(GAME, names[0], settings={"seats": 32}, **body)
    others = [await server.join(host.code, name) for name in names[1:]]
    for _ in range(bots):
        await host.do("add-bot", level="random")
    for other in others:
        await other.do("ready", ready=True)
    return Evening(server, [host, *others])


async def gather(server: LocalServer, names: tuple[str, ...] = NAMES, bots: int = 0, **body: Any) -> Evening:
    """And the first clock runs."""
    evening = await invite(server, names, bots, **body)
    await evening.begin()
    return evening


def at(server: LocalServer) -> str:
    return f"http://{[*lan_addresses(), '127.0.0.1'][0]}:{server.port}"


async def told(device: Device) -> None:
    """Whatever is being told is told at once."""
    await device.catch_up()
    await device.page.evaluate(ESCAPE_OFTEN)
