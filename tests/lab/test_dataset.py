"""Datasets are read back as they were written, and every game in them can be played again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.boards.mistakes import in_words
from boomtable.engine import BadSetup
from boomtable.games.catalog import CATALOG
from boomtable.lab import dataset
from boomtable.wire.datasets import SCHEMA, FinishedGame
from tests.lab.finished import played

DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"


@pytest.fixture(scope="module")
def games() -> list[FinishedGame]:
    """A game of every title, one of them with a word in it."""
    return [played(game, 3) for game in CATALOG.values()]


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_games_are_read_back_and_end_again_as_they_did(tmp_path: Path, games: list[FinishedGame], name: str) -> None:
    dataset.write(games, tmp_path / name)
    again = [*dataset.read(tmp_path / name)]
    assert again == games
    for finished in again:
        outcome = dataset.table(CATALOG[finished.game], finished).state.outcome
        assert (outcome.side, outcome.winners, outcome.why) == (finished.side, finished.winners, finished.why)


@pytest.mark.parametrize("name", ["none.jsonl", "none.parquet"])
def test_a_dataset_may_be_empty(tmp_path: Path, name: str) -> None:
    dataset.write([], tmp_path / name)
    assert [*dataset.read(tmp_path / name)] == []


def test_parquet_has_a_column_for_every_field_and_says_its_schema(tmp_path: Path, games: list[FinishedGame]) -> None:
    path = tmp_path / "games.parquet"
    dataset.write(games, path)
    import duckdb

    with duckdb.connect() as connection:
        described = connection.execute("DESCRIBE SELECT * FROM read_parquet($path)", {"path": str(path)}).fetchall()
        noted = connection.execute("SELECT value FROM parquet_kv_metadata($path)", {"path": str(path)}).fetchall()
        log = connection.execute("SELECT len(log) FROM read_parquet($path)", {"path": str(path)}).fetchall()
    assert {row[0]: row[1] for row in described} == dataset.COLUMNS
    assert noted == [(str(SCHEMA).encode(),)]
    assert [row[0] for row in log] == [len(game.log) for game in games]
    assert [*dataset.COLUMNS] == [*FinishedGame.__struct_fields__]


def test_every_field_is_explained() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for field in FinishedGame.__struct_fields__:
        assert f"| `{field}` |" in page
    for field in ("kind", "seat", "by", "what"):
        assert f"| `log.{field}` |" in page
    assert f"schema {SCHEMA}" in page


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("games.csv", "", "dataset-broken"),
        ("games.jsonl", "{", "dataset-broken"),
        ("games.jsonl", '{"schema": 1}', "dataset-broken"),
        ("games.jsonl", '{"schema": 2}', "dataset-newer"),
        ("games.parquet", "no parquet", "dataset-broken"),
    ],
)
def test_a_file_that_is_not_a_dataset_is_refused(tmp_path: Path, name: str, text: str, code: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup) as error:
        [*dataset.read(path)]
    assert error.value.code == code
    assert str(path) in in_words(error.value)


@pytest.mark.parametrize("name", ["gone.jsonl", "gone.parquet"])
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadSetup, match="cannot-read"):
        [*dataset.read(tmp_path / name)]


@pytest.mark.parametrize(("name", "code"), [("games.csv", "dataset-suffix"), ("no/games.jsonl", "cannot-save")])
def test_what_cannot_be_written_is_refused_before_the_work(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        dataset.write([], tmp_path / name)


def test_without_the_extra_the_line_that_installs_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    dataset.write([], tmp_path / "games.jsonl")
    with pytest.raises(BadSetup) as error:
        dataset.write([], tmp_path / "games.parquet")
    assert 'pip install "boomtable[lab]"' in in_words(error.value)


def test_a_line_is_plain_json(tmp_path: Path, games: list[FinishedGame]) -> None:
    dataset.write(games, tmp_path / "games.jsonl")
    lines: list[Any] = [*map(msgspec.json.decode, (tmp_path / "games.jsonl").read_bytes().splitlines())]
    assert [line["game"] for line in lines] == [*CATALOG]
    assert [[*line] for line in lines] == [[*FinishedGame.__struct_fields__]] * len(lines)
