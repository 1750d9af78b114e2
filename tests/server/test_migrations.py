"""The migrations create exactly the tables of the schema, and can be reverted."""

from __future__ import annotations

from importlib.resources import files

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from boomtable.server.schema import metadata
from boomtable.server.store import Store
from boomtable.server.write_connection import HEAD, version
from tests.server.harness import start_server

pytestmark = pytest.mark.slow


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(files("boomtable.server") / "migrations"))
    made.attributes["connection"] = connection
    return made


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def test_the_migrations_make_what_the_program_knows(address: str) -> None:
    store = await Store.open(address)
    assert await store.writer.run(differences) == []
    await store.writer.run(lambda connection: command.check(config(connection)))
    names = await store.writer.run(lambda connection: inspect(connection).get_table_names())
    assert set(names) == {*metadata.tables, "alembic_version"}
    await store.close()


async def test_a_missing_column_would_be_noticed(address: str) -> None:
    store = await Store.open(address)
    await store.writer.run(lambda connection: connection.exec_driver_sql("alter table entries drop column at"))
    assert len(await store.writer.run(differences)) == 1
    await store.close()


async def test_the_newest_migration_is_the_one_that_the_program_expects(address: str) -> None:
    store = await Store.open(address)
    found = await store.writer.run(version)
    heads = await store.writer.run(lambda connection: ScriptDirectory.from_config(config(connection)).get_heads())
    assert (found, heads) == (HEAD, [HEAD])
    await store.close()


async def test_migrations_can_be_taken_back_and_made_again(address: str) -> None:
    store = await Store.open(address)
    await store.writer.run(lambda connection: command.downgrade(config(connection), "base"))
    await store.writer.run(lambda connection: connection.commit())
    names = await store.writer.run(lambda connection: inspect(connection).get_table_names())
    assert names == ["alembic_version"]
    await store.close()
    async with start_server(address) as server:
        ann = await server.open_table()
        assert ann.code in server.registry.codes


async def test_opening_again_changes_nothing(address: str) -> None:
    seen = []
    for _ in range(2):
        store = await Store.open(address)
        seen.append(await store.writer.run(lambda connection: inspect(connection).get_table_names()))
        await store.close()
    assert seen[0] == seen[1] != []
