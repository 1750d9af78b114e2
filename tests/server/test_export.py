"""Games for research: only from tables that agreed, and nothing in them identifies players."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import duckdb
import pytest

from boomtable.cli import main
from boomtable.cli.export import export_to
from boomtable.lab import dataset
from boomtable.server.errors import StartupError
from boomtable.server.export import Export, export
from boomtable.server.store import Store
from boomtable.wire.datasets import SCHEMA, By
from boomtable.words import say
from tests.server.catalog import CATALOG
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

AGREED = {"research": True}
NAMES = ("Zebediah", "Quillon", "Wilhelmina", "Xanthippe")
SAID = "mind the turquoise gramophone"


async def exported(url: str) -> Export:
    store = await Store.open_read_only(url)
    try:
        return await export(store, CATALOG)
    finally:
        await store.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/boomtable.db"


async def evening(server: LocalServer, game: str = "time-bomb", bots: int = 1, **settings: Any) -> list[Player]:
    """A whole game of people with recognisable names, who chat."""
    host = await server.open_table(game, NAMES[0], settings={**AGREED, **settings})
    others = [await server.join(host.code, name) for name in NAMES[1:]]
    for _ in range(bots):
        await host.do("add-bot", level="easy")
    for other in others:
        await other.do("ready", ready=True, entropy=f"entropy-of-{other.member}")
    await host.do("start")
    await host.do("chat", text=SAID)
    await play_to_the_end([host, *others])
    return [host, *others]


async def test_a_game_of_a_table_that_agreed_is_exported_from_its_database(address: str) -> None:
    async with start_server(address) as server:
        await evening(server)
        found = await exported(address)  # while the server is running
    [game] = found.games
    assert (await exported(address)) == found
    assert (game.game, game.players, game.levels) == ("time-bomb", 5, (None, None, None, None, "easy"))
    assert game.day in {time.strftime("%Y-%m-%d", time.gmtime(time.time() - late)) for late in (0, 60)}
    outcome = dataset.table(CATALOG[game.game], game).state.outcome
    assert (outcome.side, outcome.winners, outcome.why) == (game.side, game.winners, game.why)


async def test_the_log_tells_people_bots_and_chance_apart(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        await evening(server)
    [game] = (await exported(sqlite(tmp_path))).games
    seats = {by: {act.seat for act in game.log if act.by is by} for by in By}
    assert seats[By.CHANCE] == {-1}
    assert seats[By.PERSON] <= {0, 1, 2, 3}
    assert seats[By.BOT] <= {4}
    assert seats[By.PERSON]


async def test_nothing_of_who_played_or_chatted_is_in_the_bytes(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await evening(server)
        live = server.live(people[0].code)
        session = live.session
        secrets = [*NAMES, "gramophone", "turquoise", session.code, session.id, session.seed, *session.entropy]
        secrets += [str(person.key) for person in people]
        secrets += [key for member in session.members for key in member.keys]
    found = await exported(sqlite(tmp_path))
    dataset.write(found.games, tmp_path / "games.jsonl")
    dataset.write(found.games, tmp_path / "games.parquet")
    with duckdb.connect() as connection:  # the bytes themselves are compressed
        rows = connection.execute("SELECT * FROM read_parquet($path)", {"path": f"{tmp_path}/games.parquet"}).fetchall()
    texts = [(tmp_path / "games.jsonl").read_text(encoding="utf-8"), repr(rows)]
    assert len(rows) == 1
    assert (tmp_path / "boomtable.db").read_bytes().count(b"Zebediah")
    for text in texts:
        assert [secret for secret in secrets if secret and secret in text] == []
    assert not any(name.encode() in (tmp_path / "games.parquet").read_bytes() for name in NAMES)


async def test_a_table_that_did_not_agree_is_never_exported(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        await evening(server, research=False)
    assert await exported(sqlite(tmp_path)) == Export((), 0)


async def test_a_game_that_is_not_over_is_not_exported(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        await server.start(4, settings=AGREED)
    assert await exported(sqlite(tmp_path)) == Export((), 0)


async def test_of_several_games_at_a_table_only_those_agreed_to_are_exported(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *others = await evening(server, bots=0)
        for research in (False, True):
            await host.do("rematch")
            await host.do("change", settings={"research": research})
            for other in others:
                await other.do("ready", ready=True)
            await host.do("start")
            for person in (host, *others):
                await person.until(lambda me: me.roster["phase"] == "playing")
            await play_to_the_end([host, *others])
        assert server.live(host.code).session.number == 3
    assert len((await exported(sqlite(tmp_path))).games) == 2


async def test_everyone_in_the_lobby_is_told_and_asked_again(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, guest, *_] = await server.sit_down(4)
        await guest.until(lambda me: all(chair["ready"] for chair in me.roster["chairs"][1:]))
        await host.do("change", settings={"research": True})
        await guest.until(lambda me: me.roster["settings"]["research"])
        assert not any(chair["ready"] for chair in guest.roster["chairs"])
        assert await host.refused("start") == "not-ready"


async def test_nobody_changes_their_mind_for_the_others_in_a_game(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host, *_] = await server.start(4)
        assert await host.refused("change", settings={"research": True}) == "not-in-lobby"


async def test_a_table_that_cannot_be_read_is_counted_and_left_out(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        await evening(server, bots=0)
        await evening(server, bots=0)
    store = await Store.open(sqlite(tmp_path))
    try:
        fewer = {name: game for name, game in CATALOG.items() if name != "time-bomb"}
        assert await export(store, fewer) == Export((), 2)
    finally:
        await store.close()


async def test_the_order_tells_nothing_of_the_tables(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        for _ in range(4):
            await evening(server, bots=0)
    ids = [game.id for game in (await exported(sqlite(tmp_path))).games]
    assert ids == sorted(ids)
    assert len(set(ids)) == 4


@pytest.mark.parametrize(
    ("kind", "code"), [("none", "no-database"), ("empty", "database-other"), ("text", "bad-database")]
)
async def test_a_missing_or_foreign_database_is_refused(tmp_path: Path, kind: str, code: str) -> None:
    file = tmp_path / "boomtable.db"
    if kind != "none":
        file.write_text("" if kind == "empty" else "no database at all" * 100, encoding="utf-8")
    with pytest.raises(StartupError) as error:
        await Store.open_read_only(sqlite(tmp_path))
    assert error.value.code == code
    assert file.exists() == (kind != "none")


def test_the_command_writes_both_formats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def played() -> None:
        async with start_server(tmp_path) as server:
            await evening(server)

    asyncio.run(played())
    monkeypatch.chdir(tmp_path)
    capsys.readouterr()
    assert main(["export", "games.jsonl", "games.parquet", "--data", "."]) == 0
    told = [say("exported", games=1, path=f"games.{end}") for end in ("jsonl", "parquet")]
    assert capsys.readouterr().out.splitlines() == told
    [line], [row] = (list(dataset.read(tmp_path / f"games.{end}")) for end in ("jsonl", "parquet"))
    assert line == row
    assert json.loads((tmp_path / "games.jsonl").read_text(encoding="utf-8"))["schema"] == SCHEMA


def test_what_seats_could_have_known_is_exported_if_it_is_asked_for(tmp_path: Path) -> None:
    async def played() -> None:
        async with start_server(tmp_path) as server:
            await evening(server)

    asyncio.run(played())
    files = {name: tmp_path / name for name in ("plain.jsonl", "known.jsonl", "known.parquet")}
    export_to([files["plain.jsonl"]], tmp_path, None)
    export_to([files["known.jsonl"], files["known.parquet"]], tmp_path, None, lens=True)
    [plain], [known], [row] = [[*dataset.read(file)] for file in files.values()]
    assert known == row == dataset.with_lens(CATALOG[plain.game], plain) != plain
    assert plain.known is None
    assert not any(name in files["known.jsonl"].read_text(encoding="utf-8") for name in NAMES)


@pytest.mark.parametrize(
    ("arguments", "word"), [((), "FILES"), (("games.csv",), ".parquet"), (("games.jsonl",), "boomtable.db")]
)
def test_what_cannot_be_exported_is_said_in_a_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    word: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", *arguments, "--data", "."]) == 2
    told = capsys.readouterr().err
    assert word in told
    assert told.count("\n") == 1
    assert not any(tmp_path.iterdir())
