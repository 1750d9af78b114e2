"""A session at a table, and every byte one viewer receives."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import msgspec

from boomtable.engine import PUBLIC, Seeded, Viewer
from tests.conformance.probes import written
from tests.patience import until
from tests.server.harness import LocalServer, Player
from tests.server.look_alikes import Case, key

NONSENSE = ("", "{", "null", '{"type":"cut"}', '{"type":"play","id":"x"}', '{"type":"ping","id":"é"}', "[" * 500)
RANDOM = 15  # moves and things to say besides those that the title lists
PEOPLE_SAY = 6  # things others say
WAIT = 0.1  # seconds that pass
UNREADABLE = {"move": "nothing-of-the-kind"}


class Evening:
    """Everyone at one table, and all that the viewer receives."""

    def __init__(self, case: Case, servers: list[LocalServer], side: int) -> None:
        self.case, self.servers, self.server, self.side, self.asked = case, servers, servers[side], side, 0
        self.people: dict[Viewer, Player] = {}
        self.devices: list[Player] = []  # the viewer's
        self.answers: list[str] = []  # over HTTP
        title, luck = case.title, Seeded("probes", case.code)
        moves = [written(title.game.moves, luck) for _ in range(RANDOM)]
        words = [written(title.game.talk, luck) for _ in range(RANDOM if title.game.talk else 0)]
        self.moves: list[Any] = [*map(msgspec.to_builtins, title.probes), *moves]  # that the viewer tries
        self.words: list[Any] = [*map(msgspec.to_builtins, title.words), *words, UNREADABLE]  # and says

    def got(self) -> list[Any]:
        return [*(device.raw for device in self.devices), self.answers]

    @property
    def me(self) -> Player:
        return self.people[self.case.viewer]

    async def leave(self) -> None:
        for player in {*self.people.values(), *self.devices}:
            await player.hang_up()

    async def connect(self, viewer: Viewer) -> Player:
        """Connect a viewer: a seat, a room's screen, or a spectator."""
        code = self.case.code
        member = viewer + 1 if isinstance(viewer, int) else None
        player = Player(self.server, code, None if viewer == PUBLIC else key(code, viewer), member)
        if viewer == self.case.viewer:
            self.devices.append(player)
        await player.connect("&watch=public" if viewer == PUBLIC else "")
        await player.ask("ping", "first")
        return player

    async def heard_all(self) -> None:
        """Wait until everything sent to the viewer so far has arrived."""
        for device in self.devices:
            self.asked += 1
            await device.ask("ping", f"p{self.asked}")

    async def ask_all(self, player: Player, kind: str, bodies: Iterable[dict[str, Any]]) -> None:
        """Send many questions at once and wait for all answers."""
        last = None
        for body in bodies:
            self.asked += 1
            last = f"a{self.asked}"
            await player.send(json.dumps({"type": kind, "id": last, **body}))
        if last:
            await player.until(lambda me: me.answer(last))

    async def go_on(self) -> AsyncGenerator[str, None]:
        """Play the game, step by step."""
        for name, step in (
            ("connecting", self.connecting),
            ("nonsense", self.nonsense),
            ("asking why", self.asking_why),
            ("refused", self.refused),
            ("talking", self.talking),
            ("chatting", self.chatting),
            ("devices", self.more_devices),
            ("pausing", self.pausing),
            ("time", self.waiting),
            ("http", self.looking_up),
            ("again", self.coming_again),
        ):
            await step()
            await self.heard_all()
            yield name
        for number in range(len(self.case.turns)):
            await self.turn(number)
            await self.heard_all()
            yield f"turn {number}"
        await self.looking_up()
        await self.coming_again()
        yield "later"

    async def connecting(self) -> None:
        state = (await self.server.registry.table(self.case.code)).session.state
        assert state
        for viewer in state.viewers:
            self.people[viewer] = await self.connect(viewer)

    async def nonsense(self) -> None:
        for text in NONSENSE:
            await self.me.send(text)

    def offered(self) -> list[Any]:
        """The probes that the viewer was not offered."""
        prompt = self.me.prompt
        moves = [msgspec.json.decode(msgspec.json.encode(move)) for move in self.moves]
        parts = simple(prompt["offer"]) if prompt else []
        return [move for move in moves if not any(covers(part, move) for part in parts)]

    async def asking_why(self) -> None:
        await self.ask_all(self.me, "why", [{"move": move} for move in self.moves])

    async def refused(self) -> None:
        number = self.me.prompt["number"] if self.me.prompt else 1
        bodies = [{"prompt": number, "move": move} for move in self.offered()]
        await self.ask_all(self.me, "play", [*bodies, {"prompt": 77, "move": None}, {"prompt": number, "move": "x"}])
        for kind in ("start", "back", "resume", "add-bot"):
            await self.ask_all(self.me, kind, [{}])
        await self.ask_all(self.me, "hand-back", [{"member": seat + 1} for seat in range(self.case.players)])

    async def talking(self) -> None:
        words = [{"talk": talk} for talk in self.words]
        for number, (viewer, player) in enumerate(self.people.items()):
            if viewer != self.case.viewer and self.audible(viewer) and number < PEOPLE_SAY:
                await self.ask_all(player, "say", words[number::9])
        await self.ask_all(self.me, "say", words)

    async def chatting(self) -> None:
        """Members whom the viewer does not hear chat, on the first server only."""
        for number, player in enumerate(self.unheard() if self.side == 0 else ()):
            await player.ask("chat", f"u{number}", text="a secret")
        if self.audible(0):
            await self.ask_all(self.people[0], "chat", [{"text": "hello"}])
        await self.ask_all(self.me, "chat", [{"text": "hello yourself"}])

    def audible(self, viewer: Viewer) -> bool:
        """Whether this seat may speak on both servers; that it may not on one of them can be the secret."""
        states = [server.live(self.case.code).session.state for server in self.servers]
        return isinstance(viewer, int) and not any(state and state.mute(viewer) for state in states)

    def unheard(self) -> list[Player]:
        session, ears = self.server.live(self.case.code).session, self.me.member or self.case.viewer
        hearers = [session.hearers(seat + 1) for seat in range(self.case.players)]
        return [self.people[seat] for seat, heard in enumerate(hearers) if heard is not None and ears not in heard]

    async def more_devices(self) -> None:
        seats = self.case.players
        await (await self.connect(next(seat for seat in range(seats) if seat != self.case.viewer))).hang_up()
        await self.connect(self.case.viewer)

    async def pausing(self) -> None:
        await self.ask_all(self.people[0], "pause", [{}])
        await self.ask_all(self.me, "play", [{"prompt": 1, "move": None}])
        await self.heard_all()
        await self.ask_all(self.people[0], "resume", [{}])

    async def waiting(self) -> None:
        await self.server.pass_(WAIT)

    async def looking_up(self) -> None:
        path = f"/api/tables/{self.case.code}"
        headers = {"Authorization": f"Bearer {self.me.key}"} if self.me.key else {}
        memoir = [f"{path}/memoir"] if self.case.memoir else []
        for each in (path, "/api/tables", f"{path}/record", *memoir):
            answer = await self.server.http.get(each, headers=headers)
            self.answers.append(f"{answer.status_code} {answer.text}")

    async def coming_again(self) -> None:
        live = self.server.live(self.case.code)
        for device in [*self.devices]:
            await device.hang_up()
        await until(lambda: len(live.listeners) < len(self.people))
        self.people[self.case.viewer] = await self.connect(self.case.viewer)
        self.devices = [self.me]

    async def turn(self, number: int) -> None:
        """Play a planned move, or on the other server its look-alike."""
        turn = self.case.turns[number]
        move = turn.twin if self.side else turn.move
        if move is None:
            return
        player = self.people[turn.seat]
        prompt = await player.until(lambda me: me.prompt)
        body = {"prompt": prompt["number"], "move": msgspec.to_builtins(move)}
        answer = await player.ask("play", f"m{number}", **body)
        assert answer["type"] == "done", (answer, self.case)


def simple(offer: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of an offer."""
    return [part for each in offer["parts"] for part in simple(each)] if offer["kind"] == "either" else [offer]


def covers(offer: dict[str, Any], move: dict[str, Any]) -> bool:
    """Whether this offer may contain the move, in whatever order its cards or seats are named."""
    listed = offer.get("moves", offer.get("others", []))
    return move["move"] == offer.get("move") or in_order(move) in map(in_order, listed)


def in_order(move: dict[str, Any]) -> dict[str, Any]:
    return {name: sorted(map(str, value)) if isinstance(value, list) else value for name, value in move.items()}
