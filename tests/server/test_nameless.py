"""Metrics and exported games say nothing about who played: every name of a field is on a list."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from prometheus_client import Counter

from boomtable.engine import but
from boomtable.server import export as exporting
from boomtable.server import registry
from boomtable.server.export import export
from boomtable.server.metrics import METRICS
from boomtable.server.session import TableSession
from boomtable.server.store import Row, Store
from tests.server.catalog import CATALOG
from tests.server.harness import start_server
from tests.server.look_alike_games import in_phase
from tests.server.look_alikes import plant
from tests.titles import TIME_BOMB

Patch = pytest.MonkeyPatch

# Metrics.

LABELS: dict[str, dict[str, Any]] = {  # which labels a metric has, and what may stand there
    "boomtable_tables": {},
    "boomtable_sockets": {},
    "boomtable_entries": {"game": CATALOG},
    "boomtable_refused": {"code": re.compile("[a-z]+(-[a-z]+)*")},
    "boomtable_not_stored": {},
    "boomtable_commit_seconds": {"le": re.compile(r"[0-9.]+|\+Inf")},
    "boomtable_commit_entries": {"le": re.compile(r"[0-9.]+|\+Inf")},
    "boomtable_bot_seconds": {"le": re.compile(r"[0-9.]+|\+Inf")},
    "boomtable_bot_answer_seconds": {
        "level": ("random", "easy", "normal", "hard"),
        "asked": ("move", "talk"),
        "le": re.compile(r"[0-9.]+|\+Inf"),
    },
    "boomtable_bot_queue": {},
    "boomtable_server": {"server": re.compile("[A-Za-z0-9_.-]+")},  # the machine's name
    "boomtable_tables_taken": {},
    "boomtable_tables_lost": {},
    "boomtable_leases_lost": {},
    "boomtable_relays": {"role": ("front", "owner")},
    "boomtable_relayed": {},
    "boomtable_bus_bytes": {},
    "boomtable_bus_messages": {},
    "boomtable_bus_seconds": {"le": re.compile(r"[0-9.]+|\+Inf")},
    "boomtable_bus_failed": {},
    "boomtable_lines_broken": {},
}
PROCESS = "process_"  # of the machine
NAME = "zebediah"


def unlisted() -> set[str]:
    """The metrics that are not listed, or have other labels or values than the list says."""
    return {
        metric.name
        for metric in METRICS.registry.collect()
        for sample in metric.samples
        if not metric.name.startswith(PROCESS) and not listed(metric.name, sample.labels)
    }


def listed(metric: str, labels: dict[str, str]) -> bool:
    allowed: dict[str, Any] = LABELS.get(metric, {"unlisted": ()})
    return labels.keys() <= allowed.keys() and all(
        allowed[label].fullmatch(value) and NAME not in value
        if isinstance(allowed[label], re.Pattern)
        else value in allowed[label]
        for label, value in labels.items()
    )


async def busy(folder: Path) -> None:
    """A table that counts in every metric."""
    async with start_server(folder) as server:
        host = await server.open_table(name=NAME)
        await host.refused("start")
        await host.do("chat", text=f"{NAME} says hello")


def entries_by_table_and_member(patch: Patch) -> None:
    """The counter of entries tells whose they are."""

    async def store(self: Any, live: Any, transaction: Any, member: Any, request: str) -> None:
        await plain(self, live, transaction, member, request)
        counter.labels(live.session.game, live.session.code, str(member)).inc()

    plain = registry.TableRegistry._store
    counter = Counter("boomtable_members", "Entries", ["game", "table", "member"], registry=METRICS.registry)
    patch.setattr(registry.TableRegistry, "_store", store)


def refusals_with_the_name(patch: Patch) -> None:
    plain = METRICS.refused
    patch.setattr(METRICS, "refused", type("", (), {"labels": lambda code: plain.labels(f"{code}-{NAME}")}))


async def test_metrics_have_no_label_that_is_not_listed(tmp_path: Path) -> None:
    METRICS.entries.clear()  # other tests play titles of their own
    METRICS.refused.clear()
    METRICS.answered.clear()
    await busy(tmp_path)
    assert unlisted() == set()


@pytest.mark.parametrize("leak", [entries_by_table_and_member, refusals_with_the_name])
async def test_metrics_that_name_somebody_are_noticed(
    tmp_path: Path, monkeypatch: Patch, leak: Callable[[Patch], None]
) -> None:
    before = [*METRICS.registry._collector_to_names]
    leak(monkeypatch)
    await busy(tmp_path)
    found = unlisted()
    for collector in [*METRICS.registry._collector_to_names]:
        if collector not in before:
            METRICS.registry.unregister(collector)
    monkeypatch.undo()
    METRICS.refused.clear()
    METRICS.answered.clear()
    assert found


# Exported games.

FIELDS = [
    "schema",
    "id",
    "game",
    "rules",
    "players",
    "options",
    "day",
    "levels",
    "side",
    "winners",
    "why",
    "log",
    "known",
]
ACT = ["kind", "seat", "by", "what"]
OTHERS = {"Player": "Zebediah", "BBBB": "CCCC", '"seed":"0': '"seed":"f', '"spectators":true': '"spectators":false'}


def rows(*, others: bool) -> list[Row]:
    """A finished game; with others, the same one by people of other names, under another code, from another seed."""
    found = list[Row]()
    for row in in_phase(TIME_BOMB, "BBBB", 4, "over"):
        data = row.data.replace('"research":false', '"research":true')
        for one, other in OTHERS.items() if others else ():
            data = data.replace(one, other)
        found.append(but(row, data=data, table="other" if others else row.table))
    return found


async def exported(folder: Path, *, others: bool) -> Any:
    await plant(folder, rows(others=others))
    store = await Store.open_read_only(f"sqlite:///{folder}/boomtable.db")
    try:
        [game] = (await export(store, CATALOG)).games
        return to_builtins(game)
    finally:
        await store.close()


async def betrayed(folder: Path) -> bool:
    """Whether an export tells more than the list, or the same game by others apart."""
    one, other = await exported(folder / "one", others=False), await exported(folder / "other", others=True)
    fields = [*one] == FIELDS and {tuple(act) for act in one["log"]} == {tuple(ACT)}
    return not fields or one != other


async def test_the_same_game_by_other_people_is_exported_the_same(tmp_path: Path) -> None:
    assert not await betrayed(tmp_path)


def the_id_follows_from_the_host(patch: Patch) -> None:
    def nameless(session: TableSession, *facts: Any) -> Any:
        return but(plain(session, *facts), id=session.members[0].name)

    plain = exporting._nameless
    patch.setattr(exporting, "_nameless", nameless)


def the_id_follows_from_the_code(patch: Patch) -> None:
    def nameless(session: TableSession, *facts: Any) -> Any:
        return but(plain(session, *facts), id=str(hash(session.code)))

    plain = exporting._nameless
    patch.setattr(exporting, "_nameless", nameless)


def options_tell_the_seed(patch: Patch) -> None:
    def nameless(session: TableSession, *facts: Any) -> Any:
        return but(plain(session, *facts), options={"seed": session.seed[:4]})

    plain = exporting._nameless
    patch.setattr(exporting, "_nameless", nameless)


@pytest.mark.parametrize("leak", [the_id_follows_from_the_host, the_id_follows_from_the_code, options_tell_the_seed])
async def test_an_export_that_tells_who_played_is_noticed(
    tmp_path: Path, monkeypatch: Patch, leak: Callable[[Patch], None]
) -> None:
    leak(monkeypatch)
    assert await betrayed(tmp_path)
