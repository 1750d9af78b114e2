"""`boomtable doctor`: whether everything is there that a server or the lab needs, and what to do if not."""

from __future__ import annotations

import asyncio
import os
import platform
import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from importlib.metadata import PackageNotFoundError, distribution, metadata, requires, version
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from boomtable.boards.mistakes import in_words
from boomtable.engine import BadSetup, Mistake
from boomtable.words import say

State: TypeAlias = Literal["good", "note", "bad"]
STYLES: Final[dict[State, str]] = {"good": "success", "note": "now", "bad": "wrong"}
EVERYTHING = "all"  # the extra that is all others
SLACK = timedelta(minutes=5)  # that a clock may be set back


class Finding(Struct, frozen=True):
    """What was looked at, how it is, and in words what that means or what to do."""

    check: str
    state: State
    says: str


class Place(Struct, frozen=True):
    """Where a server would listen, and where it would keep its tables."""

    host: str
    port: int
    data: Path | None
    database_url: str | None


def examine(place: Place) -> Iterator[Finding]:
    """Every finding, what all need first."""
    facts = {"version": version("boomtable"), "python": platform.python_version(), "system": platform.platform()}
    yield Finding("python", "good", say("doctor-python", **facts))
    yield _extras()
    yield _clock()
    if not missing("server"):
        yield from _server(place)


def report(findings: list[Finding], console: Console) -> None:
    """A line for each finding, however narrow the terminal is."""
    for found in findings:
        mark = Text(f"{say(f'doctor-mark-{found.state}'):5}", style=STYLES[found.state])
        console.print(Text.assemble(mark, found.says), soft_wrap=True)


def missing(extra: str) -> list[str]:
    """The packages of an extra that are not installed; those that only some systems have do not count."""
    wanted = [line.partition(";") for line in requires("boomtable") or ()]
    names = [
        re.split(r"[^\w.-]", line)[0] for line, _, marker in wanted if re.fullmatch(rf"\s*extra == .{extra}.", marker)
    ]
    return [name for name in names if not _installed(name)]


def _installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _extras() -> Finding:
    known = [extra for extra in metadata("boomtable").get_all("Provides-Extra") or () if extra != EVERYTHING]
    lacking = [extra for extra in known if missing(extra)]
    there = [extra for extra in known if extra not in lacking]
    facts = {"there": ", ".join(there) or "none", "missing": ",".join(lacking)}
    state: State = "note" if "server" in lacking else "good"
    return Finding("extras", state, say("doctor-extras-missing" if lacking else "doctor-extras", **facts))


def _clock() -> Finding:
    """A clock that stands before the time of installation is wrong."""
    now, installed = datetime.now().astimezone(), _when_installed()
    facts = {"now": f"{now:%Y-%m-%d %H:%M %Z}", "then": f"{installed:%Y-%m-%d %H:%M}"}
    if now + SLACK < installed:
        return Finding("clock", "bad", say("doctor-clock-wrong", **facts))
    return Finding("clock", "good", say("doctor-clock", **facts))


def _when_installed() -> datetime:
    record = Path(str(distribution("boomtable").locate_file("."))).stat().st_mtime
    return datetime.fromtimestamp(record).astimezone()


def _server(place: Place) -> Iterator[Finding]:
    """What a server needs: its page, a port, a network and a database."""
    from boomtable.server.pages import built

    yield Finding("page", "good", say("doctor-page")) if built() else Finding("page", "bad", say("no-client"))
    yield from _network(place)
    yield _database(place)


def _network(place: Place) -> Iterator[Finding]:
    from boomtable.server.addresses import Endpoint
    from boomtable.server.serve import bind

    try:
        bound = bind(place.host, place.port)
    except Mistake as error:
        yield Finding("port", "bad", f"{in_words(error)} {say('doctor-port-taken')}")
        return
    with bound:
        host, port = bound.getsockname()[:2]
    yield Finding("port", "good", say("doctor-port", port=str(port)))
    if links := Endpoint(host, port).addresses():
        yield Finding("network", "good", say("doctor-network", links=", ".join(links)))
    else:
        yield Finding("network", "note", say("doctor-no-network"))


def _database(place: Place) -> Finding:
    from sqlalchemy.engine import make_url

    from boomtable.cli.serve import database_url_in

    url = place.database_url or database_url_in(place.data)
    try:
        where = make_url(url)
        if where.drivername == "sqlite" and where.database and not Path(where.database).exists():
            return _new_database(Path(where.database))
        asyncio.run(_open(url))
    except Mistake as error:
        return Finding("database", "bad", in_words(error))
    except Exception as error:
        return Finding("database", "bad", say("bad-database", detail=str(error)))
    return Finding("database", "good", say("doctor-database", where=where.render_as_string(hide_password=True)))


async def _open(url: str) -> None:
    from boomtable.server.store import Store

    await (await Store.open_read_only(url)).close()


def _new_database(file: Path) -> Finding:
    """Whether the first start could make it."""
    folder = next(parent for parent in file.parents if parent.exists())
    if folder.is_dir() and os.access(folder, os.W_OK):
        return Finding("database", "good", say("doctor-database-new", file=str(file)))
    raise BadSetup("bad-folder", folder=str(file.parent), detail=os.strerror(13))
