"""A game of Two Rooms on a real server: everybody's phone, a screen in each room, and moves by seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Self

from tests.server.harness import LocalServer, Player

GAME = "two-rooms"
PLACES = ("room-1", "room-2")


async def up_to_date(players: Iterable[Player]) -> list[Any]:
    """Wait until everything sent to them has arrived; returns their clocks."""
    return [(await player.ask("ping"))["clock"] for player in players]


async def screen(server: LocalServer, host: Player, place: str) -> Player:
    """A screen in a room."""
    return await Player(server, host.code, await server.screen_key(host.code, place), None).connect()


def lines(player: Player) -> list[tuple[int, str]]:
    """All chat lines a client was sent, with their numbers."""
    told = [message for message in player.messages if message["type"] == "chat"]
    return [(line["number"], line["text"]) for message in told for line in message["lines"]]


def parts(player: Player) -> list[Any]:
    """What a phone may do now, kind by kind."""
    offer = player.prompt["offer"] if player.prompt else {"kind": "either", "parts": []}
    return list(offer["parts"]) if offer["kind"] == "either" else [offer]


def may(player: Player, move: dict[str, Any]) -> bool:
    """Whether this move is on offer on a phone."""
    kinds = parts(player)
    listed = [each for part in kinds if part["kind"] == "one-of" for each in part["moves"]]
    drawn = [{"move": p["move"], p["field"]: card} for p in kinds if p["kind"] == "drawn" for card in p["cards"]]
    return move in listed or move in drawn


async def act(player: Player, move: str, **fields: Any) -> None:
    """Make a move that is on offer on this phone."""
    await player.ask("ping")
    await player.do("play", prompt=player.prompt["number"], move={"move": move, **fields})


class Party:
    """All players; a seat's number is its index."""

    def __init__(self, server: LocalServer, people: list[Player], screens: list[Player]) -> None:
        self.server, self.people, self.screens = server, people, screens

    @classmethod
    async def begin(cls, server: LocalServer, players: int, **body: Any) -> Self:
        people = await server.start(players, GAME, **body)
        party = cls(server, people, [await screen(server, people[0], place) for place in PLACES])
        await up_to_date(party.everyone)
        return party

    @property
    def everyone(self) -> list[Player]:
        """All whose devices are on."""
        return [player for player in (*self.people, *self.screens) if player.closed is None]

    def within(self, room: int) -> list[int]:
        """The seats in a room."""
        return [seat for seat, where in enumerate(self.screens[room].view["rooms"]) if where == room]

    def leader(self, room: int) -> int:
        return int(self.screens[room].view["leader"])

    async def act(self, who: int, move: str, **fields: Any) -> None:
        await act(self.people[who], move, **fields)

    async def in_both(self, acting: Any) -> None:
        """Do the same in both rooms at the same time."""
        await asyncio.gather(*(acting(self, room) for room in (0, 1)))

    async def time_is_up(self) -> None:
        [alarm] = (await up_to_date(self.screens))[0]["alarms"]
        await self.server.pass_(alarm["seconds"])
        await up_to_date(self.everyone)

    async def part(self) -> None:
        """Both leaders end their parley."""
        for room in (0, 1):
            await self.act(self.leader(room), "end-parley")

    async def send(self, room: int, hostages: Iterable[int] | None = None) -> list[int]:
        """The leader of a room names these hostages, or the first that may go."""
        leader = self.people[self.leader(room)]
        [offer] = parts(leader)
        going = sorted(offer["cards"] if hostages is None else hostages)[: offer["count"]]
        await self.act(self.leader(room), "send", hostages=going)
        return going
