"""A title in the catalog: its name, its options, its rules, and how its values are encoded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, EnumType, IntType, StrType, type_info
from msgspec.structs import fields

from boomtable.engine.finale import Finale
from boomtable.engine.luck import Luck
from boomtable.engine.moves import NO_TALK, BadMove, BadRecord, BadSetup, Move, Ring, Talk
from boomtable.engine.seats import CHANCE, Seat
from boomtable.engine.state import State
from boomtable.engine.table import Table

S = TypeVar("S", bound=State)
V = TypeVar("V")


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules a host may set; every one has a default. A title adds its own fields."""


SeatOrChance: TypeAlias = Annotated[Seat, Meta(ge=CHANCE)]  # a house rule that names a seat or leaves it to chance


def check_seat(option: str, seat: Seat, players: int) -> Seat:
    """The seat a house rule names, or CHANCE; BadSetup if there is no such seat."""
    if seat not in range(CHANCE, players):
        raise BadSetup("no-such-seat", option=option, seat=seat, last=players - 1)
    return seat


class Option(Struct, frozen=True):
    """One house rule as the catalog lists it."""

    name: str
    kind: Any
    default: Any
    allowed: tuple[str, ...]


class Change(Struct, frozen=True, kw_only=True):
    """A rule that changed with a certain version of the rules."""

    rules: int  # the first version with the new rule
    rule: str  # its number
    before: Mapping[str, Any] = {}  # options that restore the old rule, for an older game that does not set them
    touches: Callable[[int, Any], bool] | None = None  # whether a game with these players and options is affected


class Note(Struct, frozen=True):
    """One remark about a plan: a code with facts. Whatever shows it looks up the text."""

    code: str
    facts: dict[str, str | int] = {}


class Advice(Struct, frozen=True):
    """The cards that would be used, what is wrong with the plan, and what is allowed but not recommended."""

    deck: tuple[str, ...] = ()
    errors: tuple[Note, ...] = ()
    warnings: tuple[Note, ...] = ()


class Game(Struct, Generic[S, V], frozen=True, dict=True, kw_only=True):
    """One title. Adding it to the catalog is all that the server, the lab and the tests need."""

    id: str
    title: str
    rules: int  # version; records of later versions cannot be replayed
    changes: tuple[Change, ...] = ()  # what older versions played differently
    seats: range
    sides: tuple[str, ...]  # that can win
    state: type[S]
    view: type[V]
    moves: Any  # the union of its moves
    talk: Any = None  # the union of what can be said
    options: type[GameOptions] = GameOptions
    start: Callable[[int, Any], S]
    imagine: Callable[[V, Luck], S]
    draw: Callable[[S], str]
    parse: Callable[[str], S]
    tally: Callable[[S], Iterable[tuple[str, float]]] | None = None  # to average over many games; yes or no is a bool
    finale: type[Finale] = Finale  # what its end is told from
    printed: Mapping[str, Any] = {}  # the faces of its cards, for boards that draw them
    side: Callable[[V], str | None] | None = None  # the side a seat is on according to its view
    advise: Callable[[int, Any], Advice] | None = None  # on any players and options, right or wrong

    def table(self, players: int, options: Mapping[str, Any] | GameOptions | None = None) -> Table[S]:
        """A new table, or BadSetup that says what is allowed."""
        if players not in self.seats:
            raise BadSetup("bad-players", game=self.id, players=players, low=self.seats[0], high=self.seats[-1])
        return Table(self.start(players, self.read_options(options or {})).settled())

    def advice(self, players: int, options: Mapping[str, Any] | GameOptions | None = None) -> Advice:
        """The cards that would be used and everything that speaks against the plan; empty for titles without advice."""
        chosen = self.read_options(options or {})
        return self.advise(players, chosen) if self.advise else Advice()

    def read_options(self, options: Mapping[str, Any] | GameOptions) -> GameOptions:
        """Options, each checked, with defaults for those left out."""
        if isinstance(options, GameOptions):
            options = msgspec.structs.asdict(options)
        known = {option.name: option for option in self.option_list}
        for name, value in options.items():
            if name not in known:
                raise BadSetup("unknown-option", game=self.id, option=name, allowed=_listed(known))
            if not _fits(value, known[name].kind):
                raise BadSetup("bad-option", option=name, value=str(value), allowed=_possible(known[name]))
        return msgspec.convert(options, self.options, strict=False)

    def options_since(self, rules: int, players: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Options under which a game of an older version plays as it did; BadRecord if there are none."""
        since = [change for change in self.changes if rules < change.rules]
        for change in since:
            options = {**change.before, **options}
        chosen = self.read_options(options) if since else None
        for change in since:
            if change.touches and change.touches(players, chosen):
                raise BadRecord("rule-changed", game=self.id, rule=change.rule)
        return options

    @cached_property
    def option_list(self) -> tuple[Option, ...]:
        return tuple(
            Option(field.name, field.type, msgspec.to_builtins(field.default), _allowed(field.type))
            for field in fields(self.options)
        )

    def sides_of(self, players: int) -> tuple[str, ...]:
        """The sides that can win with this many players; where everyone plays alone, only seats that exist."""
        return tuple(side for side in self.sides if side not in {f"seat-{n}" for n in range(players, self.seats[-1])})

    def encode(self, value: S | V | Struct) -> bytes:
        return msgspec.json.encode(value)

    def decode(self, text: bytes | str) -> S:
        return self._state.decode(text)

    def decode_view(self, text: bytes | str) -> V:
        return self._view.decode(text)

    def read_move(self, move: Any) -> Move:
        """A move from its plain JSON form, or BadMove."""
        read: Move = self._read(move, *self._moves)
        return read

    def read_talk(self, talk: Any) -> Talk:
        """Something said, from its plain JSON form, or BadMove."""
        if self.talk is None:
            raise BadMove("malformed-move", game=self.id, detail=NO_TALK.code, allowed="-")
        said: Talk = self._read(talk, self.talk, {})
        return said

    def _read(self, plain: Any, kinds: Any, tagged: Mapping[str, Any]) -> Any:
        tag = plain.get("move") if isinstance(plain, dict) else None
        kind = tagged.get(tag) if isinstance(tag, str) else None  # a union would be taken apart each time
        try:
            return msgspec.convert(plain, kind or kinds)
        except msgspec.ValidationError as error:
            raise BadMove("malformed-move", game=self.id, detail=str(error), allowed=_listed(tags(kinds))) from None

    @cached_property
    def _moves(self) -> tuple[Any, Mapping[str, Any]]:
        """All kinds of moves, and each by its tag."""
        return self.moves | Ring, tags(self.moves | Ring)

    @cached_property
    def _state(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.state)

    @cached_property
    def _view(self) -> msgspec.json.Decoder[V]:
        return msgspec.json.Decoder(self.view)


def tags(kinds: Any) -> dict[str, type[Move]]:
    """The classes in a union of moves by their tags."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(kinds) or (kinds,) if kind}


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def _allowed(kind: Any) -> tuple[str, ...]:
    match type_info(kind):
        case EnumType(cls):
            return tuple(str(member.value) for member in cls)
        case BoolType():
            return ("false", "true")
        case IntType(ge=int(low), le=int(high)):
            return tuple(map(str, range(low, high + 1)))
        case StrType() | IntType():
            return ()  # any text or any number
        case other:
            return (type(other).__name__.removesuffix("Type").lower(),)


def _possible(option: Option) -> str:
    match type_info(option.kind):
        case IntType(ge=int(low), le=None):
            return f"{low}, {low + 1}, …"
    return _listed(option.allowed)


def _listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words)) or "-"
