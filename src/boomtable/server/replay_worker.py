"""Replaying one game for a question, in a process of its own; replay_start is its program."""

from __future__ import annotations

import gzip
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Raw

from boomtable.engine import BadRecord, Game, Mistake
from boomtable.engine.records import forked, read, write
from boomtable.replays import Replay
from boomtable.replays.film import chairs, from_chair, overview, through_lens
from boomtable.replays.lens import SIGHTS
from boomtable.server import replay_process as asked
from boomtable.server.replay_process import TIME_LIMIT, ReplayReply, ReplayRequest
from boomtable.wire.protocol import ENCODE

REQUEST = msgspec.msgpack.Decoder(ReplayRequest)
MOST_MEMORY = 2**31  # bytes of addresses
LARGEST = 2**26  # bytes of an answer
MOST_PLAYED = 3_000  # entries of a game that is played on: its table's log begins with all of them
PACKING = 6  # how hard gzip tries

Catalog = Mapping[str, Game[Any, Any]]


def main(catalog: str) -> None:
    """A question in, an answer out."""
    _limited()
    games = import_module(catalog).CATALOG
    if not (question := sys.stdin.buffer.read()):  # nobody asks any more
        return
    _hurried()
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer(games, REQUEST.decode(question))))


def _limited() -> None:
    """No more memory than a game needs, on systems that can see to it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _hurried() -> None:
    with suppress(AttributeError):  # on Windows
        signal.alarm(int(TIME_LIMIT) + 1)  # by then the server has given up


def answer(games: Catalog, request: ReplayRequest) -> ReplayReply:
    """What was asked, packed; or why the record cannot be watched."""
    try:
        text = ENCODE(_told(games, request))
    except Mistake as mistake:
        return ReplayReply(problem=asked.problem_of(mistake))
    except (MemoryError, RecursionError):
        return ReplayReply(problem=("replay-too-large", {}))
    except Exception as error:  # whatever a file has in it
        return ReplayReply(problem=("record-broken", {"detail": type(error).__name__}))
    if len(text) > LARGEST:
        return ReplayReply(problem=("replay-too-large", {}))
    return ReplayReply(packed=gzip.compress(text, PACKING, mtime=0))


def _told(games: Catalog, request: ReplayRequest) -> Any:
    record = read(request.record, lambda game: _known(games, game))
    replay = Replay.of(games[record.game], record)
    match request.wanted:
        case asked.Overview(people):
            return overview(replay, people)
        case asked.Chair(chair) if chair in chairs(replay):
            return from_chair(replay, chair)
        case asked.Lens(seat, claims) if 0 <= seat < record.players and record.game in SIGHTS:
            return through_lens(replay, seat, claims=claims)
        case asked.Beginning(at) if 0 <= at <= min(replay.last, MOST_PLAYED) and replay.tables[at].state.todo:
            return _begun(replay, at)
        case asked.Beginning():
            raise BadRecord("no-way-on")
        case asked.Result(names) if len(names) == record.players:
            from boomtable.replays.picture.telling import told_of  # with a renderer, which nothing else needs

            return told_of(replay, names)
    raise BadRecord("no-chair")


def _begun(replay: Replay, at: int) -> asked.Begun:
    record, table = write(forked(replay.record, at)), replay.tables[at]
    return asked.Begun(Raw(record.encode()), Raw(replay.game.encode(table.state)), table.ledger, table.at)


def _known(games: Catalog, game: str) -> Game[Any, Any]:
    if game not in games:
        raise BadRecord("unknown-game", game=game, allowed=", ".join(games))
    return games[game]
