"""Reads and writes files of finished games, as JSON lines or Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from boomtable.engine import BadSetup, Game, Table, but
from boomtable.engine.records import Entry, Played, Record, Spoken, begin, replay
from boomtable.replays import Replay
from boomtable.replays.lens import lens
from boomtable.wire.datasets import SCHEMA, Act, FinishedGame, Kind, Known

LINES, ROWS = ".jsonl", ".parquet"
COLUMNS = {  # what differs from title to title is JSON text
    "schema": "INTEGER",
    "id": "VARCHAR",
    "game": "VARCHAR",
    "rules": "INTEGER",
    "players": "INTEGER",
    "options": "VARCHAR",
    "day": "DATE",
    "levels": "VARCHAR[]",
    "side": "VARCHAR",
    "winners": "INTEGER[]",
    "why": "VARCHAR",
    "log": 'STRUCT(kind VARCHAR, seat INTEGER, "by" VARCHAR, what VARCHAR)[]',
    "known": 'STRUCT(seat INTEGER, "at" INTEGER, round INTEGER, chances VARCHAR)[]',
}


class Version(Struct):
    schema: int


def check(path: Path) -> None:
    """Raise BadSetup if such a file cannot be written, before any work is done."""
    if path.suffix not in (LINES, ROWS):
        raise BadSetup("dataset-suffix", path=str(path), allowed=f"{LINES}, {ROWS}")
    if path.is_dir() or not path.parent.is_dir():
        raise BadSetup("cannot-save", path=str(path))
    if path.suffix == ROWS:
        _duckdb()


def write(games: Iterable[FinishedGame], path: Path) -> None:
    """Write games as JSON lines or as Parquet, depending on the file's suffix."""
    check(path)
    if path.suffix == LINES:
        path.write_bytes(msgspec.json.Encoder().encode_lines([*games]))
        return
    with _scratch(msgspec.json.Encoder().encode_lines([*map(_row, games)])) as lines:
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
        source = f"read_json($lines, format = 'newline_delimited', columns = {{{columns}}})"
        target = f"(FORMAT parquet, COMPRESSION zstd, KV_METADATA {{boomtable_schema: '{SCHEMA}'}})"
        query = f"COPY (SELECT * FROM {source}) TO $path {target}"
        with _duckdb().connect() as connection:
            connection.execute(query, {"lines": str(lines), "path": str(path)})


def read(path: Path) -> Iterator[FinishedGame]:
    """Yield the games in such a file; raise BadSetup if it is not one, or has an unknown schema."""
    try:
        lines = path.read_bytes().splitlines() if path.suffix == LINES else _lines(path)
    except OSError as error:
        raise BadSetup("cannot-read", path=str(path), why=str(error.strerror)) from None
    for number, line in enumerate(lines, start=1):
        try:
            if (schema := msgspec.json.decode(line, type=Version).schema) > SCHEMA:
                raise BadSetup("dataset-newer", path=str(path), schema=schema, known=SCHEMA)
            yield msgspec.json.decode(line, type=FinishedGame)
        except msgspec.MsgspecError as error:
            raise BadSetup("dataset-broken", path=str(path), line=number, detail=str(error)) from None


def record(game: Game[Any, Any], finished: FinishedGame) -> Record:
    """A game as a record, which can be replayed to any point."""
    log = tuple(_entry(game, act) for act in finished.log)
    return but(begin(game, finished.players, finished.options), rules=finished.rules, log=log)


def table(game: Game[Any, Any], finished: FinishedGame) -> Table[Any]:
    """Replay a game and return its table at the end."""
    return replay(game, record(game, finished))


def with_lens(game: Game[Any, Any], finished: FinishedGame) -> FinishedGame:
    """The game with what each seat could have known, move by move, by what it saw and heard."""
    replay = Replay.of(game, record(game, finished))
    known = [
        Known(seat, now.at, now.round, msgspec.json.decode(msgspec.json.encode(now.chances)))
        for seat in range(finished.players)
        for now in lens(replay, seat).known
    ]
    return but(finished, known=tuple(known))


def _entry(game: Game[Any, Any], act: Act) -> Entry:
    if act.kind is Kind.PLAYED:
        return Played(act.seat, game.read_move(act.what))
    return Spoken(act.seat, game.read_talk(act.what))


def _row(game: FinishedGame) -> dict[str, Any]:
    log = [{**asdict(act), "what": _text(act.what)} for act in game.log]
    known = game.known and [{**asdict(now), "chances": _text(now.chances)} for now in game.known]
    return {**asdict(game), "options": _text(game.options), "log": log, "known": known}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _lines(path: Path) -> list[bytes]:
    """The rows of a Parquet file as JSON lines."""
    path.open("rb").close()  # or OSError
    duckdb = _duckdb()
    try:
        with duckdb.connect() as connection:
            found = connection.execute("SELECT * FROM read_parquet($path)", {"path": str(path)})
            names = [column[0] for column in found.description]  # a file of an earlier version has fewer
            rows = [dict(zip(names, row, strict=True)) for row in found.fetchall()]
    except duckdb.Error as error:
        raise BadSetup("dataset-broken", path=str(path), line=0, detail=str(error).splitlines()[0]) from None
    return [msgspec.json.encode(_unrow(row)) for row in rows]


def _unrow(row: dict[str, Any]) -> dict[str, Any]:
    log = [{**act, "what": msgspec.Raw(act["what"].encode())} for act in row["log"]]
    plain = {**row, "day": row["day"].isoformat(), "options": msgspec.Raw(row["options"].encode()), "log": log}
    known = row.get("known")
    return {**plain, "known": known and [{**now, "chances": msgspec.Raw(now["chances"].encode())} for now in known]}


@contextmanager
def _scratch(lines: bytes) -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        path = Path(folder, f"games{LINES}")
        path.write_bytes(lines)
        yield path


def _duckdb() -> Any:
    try:
        import duckdb
    except ImportError:
        raise BadSetup("missing-extra", package="duckdb", extra="lab") from None
    return duckdb
