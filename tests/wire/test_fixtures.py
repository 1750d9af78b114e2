"""The moments in the web client's tests are from real games, and as a server sends them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boomtable.engine import PUBLIC
from boomtable.games.catalog import CATALOG
from tests.each import each
from tests.engine.toys import standoff
from tools.fixtures import FOLDER, moments, name, stale, write

KEPT = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/fixtures/*.json"))
every_page = each("path", KEPT)


def seen_in(path: str) -> list[dict[str, Any]]:
    seen: list[dict[str, Any]] = json.loads((FOLDER / path).read_text("utf-8"))["seen"]
    return seen


@every_page
def test_every_view_is_one_of_its_title_and_its_viewer(path: str) -> None:
    game = CATALOG[path.partition("/")[0]]
    for seen in seen_in(path):
        view = game.decode_view(json.dumps(seen["update"]["view"]))
        assert view.viewer == seen["viewer"]
    assert PUBLIC in [seen["viewer"] for seen in seen_in(path)]


@every_page
def test_only_those_who_are_waited_for_owe_an_answer(path: str) -> None:
    for seen in seen_in(path):
        view, prompt = seen["update"]["view"], seen["update"]["prompt"]
        assert bool(prompt and prompt["owed"]) == (seen["viewer"] in view["waiting"])


def test_time_bomb_has_all_its_endings_and_a_turn_to_claim() -> None:
    kept = {path.removeprefix("time-bomb/fixtures/") for path in KEPT}
    assert {"over-disarmed.json", "over-exploded.json", "over-time-up.json", "claims-in_turn.json"} <= kept
    asked = seen_in("time-bomb/fixtures/claims-in_turn.json")[0]
    assert asked["update"]["prompt"]["offer"]["others"] == [{"move": "decline"}]


def test_a_game_is_kept_from_its_first_question_to_its_end() -> None:
    played = moments(standoff.GAME, 3, 0)
    assert all(moment.asked for moment in played[:-1])
    assert [moment.over for moment in played] == [False] * (len(played) - 1) + [True]


def test_stale_files_are_found_and_renewed(tmp_path: Path) -> None:
    wanted = {"x/fixtures/fresh.json": "{}\n", "x/fixtures/late.json": "[]\n"}
    write(tmp_path, {**wanted, "x/fixtures/gone.json": "{}\n"})
    assert stale(tmp_path, wanted) == [tmp_path / "x/fixtures/gone.json"]
    (tmp_path / "x/fixtures/late.json").write_text("old", encoding="utf-8")
    write(tmp_path, wanted)
    assert stale(tmp_path, wanted) == []
    assert sorted(path.name for path in tmp_path.rglob("*.json")) == ["fresh.json", "late.json"]


def test_names_are_unique() -> None:
    assert len({name(seat) for seat in range(30)}) == 30
