"""Datasets are read back as they were written, and every game in them can be played again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.boards.mistakes import in_words
from boomtable.engine import BadSetup, but
from boomtable.games.catalog import CATALOG
from boomtable.lab import dataset
from boomtable.replays import Replay, lens
from boomtable.replays.lens import chances
from boomtable.wire.datasets import SCHEMA, FinishedGame, Known
from tests.lab.finished import plain as json_of
from tests.lab.finished import played

DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"


@pytest.fixture(scope="module")
def games() -> list[FinishedGame]:
    """A game of every title, one of them with a word in it; the first with what its seats could have known."""
    first, *others = [played(game, 3) for game in CATALOG.values()]
    return [dataset.with_lens(CATALOG[first.game], first), *others]


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


def test_what_a_seat_could_have_known_is_what_the_lens_says(games: list[FinishedGame]) -> None:
    for plain in games[:1] + games[2:4]:
        game = CATALOG[plain.game]
        finished, replay = dataset.with_lens(game, plain), Replay.of(game, dataset.record(game, plain))
        assert finished.known
        assert {now.seat for now in finished.known} == {*range(plain.players)}
        for now in finished.known:
            told = chances(replay, now.at, now.seat)
            assert (now.chances, now.round) == (json_of(told), replay.open(now.at).round)
            later = [other.at for other in finished.known if other.seat == now.seat and other.at > now.at]
            upto = min(later, default=replay.last) - 1
            assert chances(replay, upto, now.seat) in (told, None)  # it holds up to the next one
        assert but(finished, known=plain.known) == plain


def test_a_column_with_a_wrong_seat_is_noticed(games: list[FinishedGame], monkeypatch: pytest.MonkeyPatch) -> None:
    plain = lens.lens
    monkeypatch.setattr(dataset, "lens", lambda replay, seat: plain(replay, (seat + 1) % replay.record.players))
    with pytest.raises(AssertionError):
        test_what_a_seat_could_have_known_is_what_the_lens_says(games)


def test_a_file_of_an_earlier_version_has_no_such_column(tmp_path: Path, games: list[FinishedGame]) -> None:
    import duckdb

    now, before = tmp_path / "now.parquet", tmp_path / "before.parquet"
    dataset.write(games, now)
    with duckdb.connect() as connection:
        connection.execute(f"COPY (SELECT * EXCLUDE (known) FROM read_parquet('{now}')) TO '{before}' (FORMAT parquet)")
    assert [*dataset.read(before)] == [but(game, known=None) for game in games]


def test_every_field_is_explained() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for field in FinishedGame.__struct_fields__:
        assert f"| `{field}` |" in page
    for field in ("kind", "seat", "by", "what"):
        assert f"| `log.{field}` |" in page
    for field in Known.__struct_fields__:
        assert f"| `known.{field}` |" in page
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
