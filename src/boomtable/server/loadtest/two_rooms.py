"""Clients for a full game of Two Rooms with a screen per room: everyone acts when they like, many at once."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any, ClassVar

import msgspec
from websockets.exceptions import ConnectionClosed

from boomtable.server.loadtest.clients import PATIENCE, Device, TableClients


class TwoFullRooms(TableClients):
    """Two Rooms: a move is shown to its room or to two people; its delay ends when the last of them was told."""

    game, players = "two-rooms", 32
    options: ClassVar[dict[str, Any]] = {"five_rounds": True}
    places = ("room-1", "room-2")

    def __init__(self, rate: float, luck: Random) -> None:
        super().__init__(rate, luck)
        self._acts: list[Act] = []
        self._latest: dict[int, Act] = {}  # by seat
        self._viewers: dict[Device, Any] = {}  # who has seen the deal, and from where
        self._refused = 0
        self._all_dealt = asyncio.Event()

    async def _start(self) -> None:
        await self._ask(self.seats[0], type="start")
        async with asyncio.timeout(PATIENCE):
            await self._all_dealt.wait()

    def saw(self, seat: Device, text: bytes) -> None:
        """Changes contain the latest news, and so whose move they show."""
        now, told = perf_counter(), msgspec.json.decode(text)
        seat.prompt = told.get("prompt", seat.prompt)
        if told["type"] == "update":
            self._viewers[seat] = told["view"]["viewer"]
            if len(self._viewers) == len(self.seats):
                self._all_dealt.set()
            return
        by = doer(told["grown"].get("story") or told["changed"].get("story", []))
        if by is not None and by in self._latest:
            self._latest[by].reached(now)

    def refused(self, text: bytes) -> None:
        """A refusal by a rule means that somebody was quicker, which is no error."""
        self._refused += 1
        self.errors += b'"rule":null' in text

    async def play(self, seconds: float) -> None:
        """Each person acts at their own pace; delays are known at the end."""
        await asyncio.gather(*(self._act_on(place, seconds) for place in range(self.players)))
        await asyncio.sleep(min(1.0, seconds))  # the last messages are still on their way
        self.delays += [act.last - act.sent for act in self._acts if act.devices]
        self.errors += len(self._acts) - len(self.delays) - self._refused  # moves nobody was told of

    async def _act_on(self, place: int, seconds: float) -> None:
        began, pause = perf_counter(), self.players / self.rate
        due = began + self.luck.random() * pause
        while due < began + seconds:
            await asyncio.sleep(due - perf_counter())
            due += pause
            try:
                await self._act(place)
            except ConnectionClosed:
                self.errors += 1

    async def _act(self, place: int) -> None:
        phone = self.seats[place]
        prompt = phone.prompt
        if not prompt:
            return
        move = picked(prompt["offer"], self.luck)
        self.acts_now(self._viewers[phone])
        await self._ask(phone, type="play", prompt=prompt["number"], move=move)

    def acts_now(self, seat: int) -> Act:
        act = self._latest[seat] = Act(perf_counter())
        self._acts.append(act)
        return act


class Act:
    """When a move was sent, how many devices were told of it, and when the last was."""

    def __init__(self, sent: float) -> None:
        self.sent, self.last, self.devices = sent, sent, 0

    def reached(self, now: float) -> None:
        self.last, self.devices = now, self.devices + 1


def doer(news: list[Any]) -> int | None:
    """Whose move this news is about; None for the clock and chance."""
    match news[0] if news else None:
        case {"news": "led", "how": "handed", "seat": int(seat)}:
            return seat
        case {"news": "led", "by": [int(seat), *_]}:
            return seat
        case {"news": "shared", "seats": [_, int(seat)]}:
            return seat
        case {"news": "moved", "seat": int(seat)} | {"by": int(seat)}:
            return seat
    return None


def picked(offer: dict[str, Any], luck: Random) -> Any:
    """A random move on offer: a random kind, then one of that kind."""
    match offer:
        case {"kind": "either", "parts": parts}:
            return picked(luck.choice([part for part in parts if part.get("move") != "send"]), luck)  # which is final
        case {"kind": "one-of", "moves": moves}:
            return luck.choice(moves)
        case {"kind": "subset", "cards": cards, "count": number}:
            return {"move": offer["move"], offer["field"]: sorted(luck.sample(cards, number))}
    return {"move": offer["move"], offer["field"]: luck.choice(offer["cards"])}
