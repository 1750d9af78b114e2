"""Records of games: setup, moves, chance and talk, enough to replay them to any point."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from boomtable.engine.fair import Fair
from boomtable.engine.game import Game
from boomtable.engine.moves import BadMove, BadRecord, BadSetup, Illegal
from boomtable.engine.seats import Seat
from boomtable.engine.state import but
from boomtable.engine.table import Table


class Played(Struct, frozen=True, array_like=True, tag="played"):
    seat: Seat
    move: Any


class Spoken(Struct, frozen=True, array_like=True, tag="said"):
    seat: Seat
    talk: Any


Entry: TypeAlias = Played | Spoken


class Fork(Struct, frozen=True, kw_only=True):
    """Where a record comes from that begins as another one did: which one, and how many entries they share."""

    digest: str
    at: int
    fair: Fair | UnsetType = UNSET  # the proof of its deals
    fork: Fork | UnsetType = UNSET  # where that one came from, if it was a fork, too


class Record(Struct, frozen=True, kw_only=True):
    """One recorded game. The digest exposes damaged or edited records."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    fair: Fair | UnsetType = UNSET  # the proof of its deals, once a game with fair deals is over
    fork: Fork | UnsetType = UNSET
    log: tuple[Entry, ...] = ()
    digest: str = ""

    def with_entry(self, entry: Entry) -> Record:
        return but(self, log=(*self.log, entry))


def begin(game: Game[Any, Any], players: int, options: Any = None) -> Record:
    """An empty record of a table that is about to start."""
    chosen = game.read_options(options or {})
    return Record(game=game.id, rules=game.rules, players=players, options=msgspec.to_builtins(asdict(chosen)))


def forked(record: Record, at: int) -> Record:
    """A record that shares the first `at` entries, to go on otherwise."""
    origin = Fork(digest=digest_of(record), at=at, fair=record.fair, fork=record.fork)
    return but(record, fair=UNSET, fork=origin, log=record.log[:at], digest="")


def write(record: Record) -> str:
    """A record as JSON, one entry per line."""
    head, log, tail = msgspec.json.encode(but(record, log=(), digest=digest_of(record))).decode().rpartition('"log":[')
    entries = ",".join(f"\n  {msgspec.json.encode(entry).decode()}" for entry in record.log)
    return f"{head}{log}{entries}" + ("\n" if entries else "") + f"{tail}\n"


def read(text: str | bytes, find: Callable[[str], Game[Any, Any]]) -> Record:
    """A record from JSON, every entry checked to be a move or statement of its game, or BadRecord."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-broken", detail=str(error)) from None
    game = find(record.game)
    if record.rules > game.rules:
        raise BadRecord("record-newer", game=game.id, rules=record.rules, known=game.rules)
    record = but(record, log=tuple(_typed(game, number, entry) for number, entry in enumerate(record.log)))
    if record.digest != digest_of(record):
        raise BadRecord("record-changed", game=game.id)
    return record


def replay(game: Game[Any, Any], record: Record, upto: int | None = None) -> Table[Any]:
    """The table after the first `upto` entries, or all of them; BadRecord if one is impossible."""
    *_, table = replay_each(game, but(record, log=record.log[:upto]))
    return table


def replay_each(game: Game[Any, Any], record: Record) -> Iterator[Table[Any]]:
    """The table before the first entry and after each; BadRecord if one is impossible."""
    try:
        table = game.table(record.players, game.options_since(record.rules, record.players, record.options))
    except BadSetup as error:
        raise BadRecord("record-setup", detail=str(error)) from error
    yield table
    for number, entry in enumerate(record.log):
        try:
            table = apply_entry(table, entry)
        except Illegal as error:
            raise BadRecord("record-illegal", entry=number + 1, why=error.code, rule=error.why.rule) from error
        yield table


def apply_entry(table: Table[Any], entry: Entry) -> Table[Any]:
    match entry:
        case Played(seat, move):
            return table.play(seat, move)
        case Spoken(seat, talk):
            return table.say(seat, talk)
        case _:
            assert_never(entry)


def _typed(game: Game[Any, Any], number: int, entry: Entry) -> Entry:
    try:
        match entry:
            case Played(seat, move):
                return Played(seat, game.read_move(move))
            case Spoken(seat, talk):
                return Spoken(seat, game.read_talk(talk))
            case _:
                assert_never(entry)
    except BadMove as error:
        raise BadRecord("record-malformed", entry=number + 1, detail=str(error.facts["detail"])) from error


def digest_of(record: Record) -> str:
    """What tells this record from every other."""
    return sha256(msgspec.json.encode(but(record, digest=""))).hexdigest()[:16]
