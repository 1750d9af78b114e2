"""Messages from a malicious or broken client."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect

from boomtable.engine import PUBLIC
from boomtable.server.live_table import LiveTable
from boomtable.server.requests import FOR_THE_HOST
from boomtable.server.session import TableSession
from boomtable.server.takeovers import free_seats
from boomtable.wire.from_client import AnyAsk, Ask
from boomtable.wire.reactions import REACTIONS
from tests.titles import Title

ASKS: dict[str, type[Ask]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyAsk)}
SELDOM = {"leave": 0.25}  # or nobody would be left soon
SENSIBLE = {
    "lobby": {"start", "arrange", "change", "add-bot"},
    "playing": {"play", "say", "why", "back", "gesture", "looked", "go-on", "skip", "pause", "hand-over", "hand-back"},
    "paused": {"resume"},
    "over": {"rematch"},
}
HUGE = (2**31, 2**63, 2**64, 10**400, -(10**30), -1, 0)
ODD_TEXT = ("", " ", "\u202e\u0000\n", "<script>alert(1)</script>", "💣" * 50, "\ud83d\ude00", "' or 1=1 --", "{ $x }")


class HostileMessages:
    """Generates messages: well-formed ones of every kind, and malformed ones."""

    def __init__(self, luck: Random, title: Title) -> None:
        self.luck, self.title, self.count = luck, title, 0

    # Well-formed ones.

    def whole(self, live: LiveTable, member: int) -> tuple[str, str, str]:
        """The kind of a message, its id, and the message: well-formed, though perhaps not allowed."""
        kind = self.luck.choices([*ASKS], [self.weight(name, live, member) for name in ASKS])[0]
        self.count += 1
        request = f"{member}-{self.count}"
        body: dict[str, Any] = {"type": kind, "id": request}
        for part in inspect.type_info(ASKS[kind]).fields:  # type: ignore[attr-defined]
            if part.name != "id" and (part.required or self.luck.random() < 0.7):
                body[part.name] = self.field(part.name, part.type, live, member)
        return kind, request, json.dumps(body)

    def blind(self) -> tuple[str, str, str]:
        """The same from somebody who knows nothing of the table."""
        kind = self.luck.choice([*ASKS])
        self.count += 1
        body: dict[str, Any] = {"type": kind, "id": f"blind-{self.count}"}
        for part in inspect.type_info(ASKS[kind]).fields:  # type: ignore[attr-defined]
            if part.name != "id" and (part.required or self.luck.random() < 0.7):
                body[part.name] = self.anything() if isinstance(part.type, inspect.RawType) else self.of(part.type)
        return kind, body["id"], json.dumps(body)

    def weight(self, kind: str, live: LiveTable, member: int) -> float:
        """Prefer requests that could succeed: refusals are frequent enough."""
        weight, session = SELDOM.get(kind, 1.0), live.session
        if kind in SENSIBLE.get("paused" if session.paused else session.phase, ()):
            weight *= 3
        if kind in self.timely(live, member):
            weight *= 6
        return weight * 0.3 if ASKS[kind] in FOR_THE_HOST and member != session.host else weight

    @staticmethod
    def timely(live: LiveTable, member: int) -> Iterator[str]:
        """Requests for which there is an occasion just now, and seldom another."""
        session = live.session
        if live.knocks:
            yield "let-in"
        if session.running and session.state and session.seat(member) is not None:
            yield "say"
            yield from ("play", "gesture") if session.seat(member) in session.state.turn else ()
        if session.playing and session.seat(member) is None:
            yield from ("guess", "take-over")
        if session.playing:
            yield "hand-back" if any(each.substitute for each in session.people) else "hand-over"

    def field(self, name: str, kind: inspect.Type, live: LiveTable, member: int) -> Any:
        luck, session, seat = self.luck, live.session, live.session.seat(member)
        members = [each.id for each in session.members]
        played_for = [each.id for each in session.people if each.substitute]
        likely: dict[str, Callable[[], Any]] = {
            "prompt": lambda: (
                session.questions[seat].number if seat is not None and seat < len(session.questions) else 1
            ),
            "member": lambda: luck.choice([*members, *(played_for + free_seats(session)) * len(members), 99]),
            "knock": lambda: luck.choice([*live.knocks, 99]),
            "screen": lambda: luck.choice([*(screen.id for screen in session.screens), "none"]),
            "members": lambda: luck.sample(members, len(members)),
            "move": lambda: self.move(session, seat),
            "talk": lambda: self.plain(luck.choice(self.title.words or self.title.probes)),
            "at": lambda: luck.choice([*range(len(members)), None]),
            "level": lambda: luck.choice(["random", "random", "random", "none"]),
            "options": lambda: {r.name: luck.choice(r.allowed or ("", "x")) for r in self.title.game.option_list},
            "what": lambda: luck.choice([*REACTIONS, "trust-me"]),
            "place": lambda: PUBLIC,
            "link": lambda: luck.choice(["", "https://call.example/ours"]),
            "settings": lambda: {
                "seats": luck.randint(4, 9),
                "away": None,
                "clock": {"move": 60},
                "knocking": luck.random() < 0.8,
            },
        }
        if name in likely and luck.random() < 0.8:
            return likely[name]()
        return self.anything() if isinstance(kind, inspect.RawType) else self.of(kind)

    def move(self, session: TableSession, seat: int | None) -> Any:
        if session.state and seat is not None and seat in session.state.turn and self.luck.random() < 0.5:
            choices = session.state.choices(seat)
            return self.plain(choices.sample(_Luck(self.luck)))
        return self.plain(self.luck.choice(self.title.probes))

    @staticmethod
    def plain(value: Any) -> Any:
        return msgspec.to_builtins(value)

    def of(self, kind: inspect.Type) -> Any:
        """A random value of a wire type."""
        luck = self.luck
        match kind:
            case inspect.UnionType(types):
                return self.of(luck.choice(types))
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return luck.random() < 0.5
            case inspect.Metadata(type=inner):
                return self.of(inner)
            case inspect.IntType(ge=low, lt=int(beyond)):
                return luck.randrange(int(low or 0), beyond)
            case inspect.IntType(ge=low, le=high):
                return luck.choice(HUGE) if low is None else luck.randint(int(low), int(high or 99))
            case inspect.StrType(max_length=int(most), pattern=str()):
                return "".join(luck.choices("abcXYZ019_-", k=luck.randint(1, most)))
            case inspect.StrType(min_length=least, max_length=most):
                return luck.choice(ODD_TEXT)[: most or 50] or "x" * (least or 0)
            case inspect.EnumType(cls):
                return luck.choice([*cls]).value
            case inspect.DictType():
                return {luck.choice(ODD_TEXT): luck.choice([1, True, "true", 2**70])}
            case inspect.VarTupleType(item_type=item, max_length=most):
                return [self.of(item) for _ in range(luck.randint(0, most or 40))]
            case inspect.StructType(fields=fields):
                return {part.encode_name: self.of(part.type) for part in fields if luck.random() < 0.7 or part.required}
        raise TypeError(kind)

    def anything(self, depth: int = 3) -> Any:
        """Random JSON."""
        luck = self.luck
        few = range(luck.randint(0, 3)) if depth else ()
        return luck.choice(
            [
                None,
                luck.choice(HUGE),
                1e300,
                luck.choice(ODD_TEXT),
                [self.anything(depth - 1) for _ in few],
                {luck.choice(["move", "talk", "owner", "success", *ODD_TEXT]): self.anything(depth - 1) for _ in few},
            ]
        )

    # Malformed ones.

    def broken(self) -> str | bytes:
        luck = self.luck
        chat = '{"type":"chat","id":"x","text":'
        ways: list[Callable[[], str | bytes]] = [
            lambda: luck.randbytes(luck.randint(0, 200)),
            lambda: json.dumps({"type": "ping", "id": "binary"}).encode(),
            lambda: "".join(map(chr, luck.choices(range(32, 0xD000), k=luck.randint(0, 60)))),
            lambda: json.dumps({"type": "chat", "id": "x", "text": "hello"})[: luck.randint(0, 36)],
            lambda: "[" * luck.randint(1, 9000),
            lambda: '{"type":"why","id":"x","move":' + "[" * luck.randint(1, 7000),
            lambda: f'{{"type":"remove","id":"x","member":{"9" * luck.randint(5000, 9000)}}}',
            lambda: '{"type":"remove","id":"x","member":1e400}',
            lambda: (
                chat + luck.choice([r'"\ud800"', r'"\udc00\ud800"', "7", "null", "[]", '"' + "x" * 281 + '"']) + "}"
            ),
            lambda: json.dumps({"type": luck.choice(["cut", "", "Ping", "welcome", 7, None]), "id": "x"}),
            lambda: json.dumps({"type": luck.choice([*ASKS]), "id": "x", "cheat": True}),
            lambda: json.dumps({"type": luck.choice([*ASKS]), "id": luck.choice(["", "a b", "x" * 37, 7, None, "ü"])}),
            lambda: json.dumps({"type": "change", "id": "x", "settings": {"seats": luck.choice([0, 33, "8", 2.5])}}),
            lambda: json.dumps(self.anything()),
            lambda: "x" * luck.randint(16_385, 20_000),
            lambda: Wrong(b"\xff\xfe" + luck.randbytes(8)),
        ]
        return luck.choice(ways)()


class Wrong(bytes):
    """Bytes sent as a text frame that are not valid text."""


class _Luck:
    """Adapts random.Random to Luck."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def pick(self, n: int, /) -> int:
        return self.luck.randrange(n)

    def permute(self, n: int, /) -> list[int]:
        return self.luck.sample(range(n), n)
