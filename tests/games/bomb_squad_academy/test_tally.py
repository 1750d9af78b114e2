"""The figures of a finished game match what happened in it."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from boomtable.engine import but
from boomtable.engine.records import read, replay
from boomtable.games.bomb_squad_academy import Academy, tally
from boomtable.games.bomb_squad_academy.moves import Drafted, Exploded, PeekedUnder, Revealed
from boomtable.games.catalog import find
from boomtable.lab import simulate
from tests.golden import HERE

GOLDEN = sorted((HERE / "bomb-squad-academy").glob("*.json"))
every_game = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


def finished(path: Path) -> Academy:
    table: Academy = replay(find("bomb-squad-academy"), read(path.read_bytes(), find)).state
    return table


def samples(path: Path) -> defaultdict[str, list[float]]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    for name, value in tally(finished(path)):
        found[name].append(value)
    return found


@every_game
def test_three_bombs_last_as_many_rounds_as_cards_were_revealed(path: Path) -> None:
    found, revealed = samples(path), [event for event in finished(path).story if isinstance(event, Revealed)]
    assert sum(found[f"rounds:bomb-{bomb}"][0] for bomb in (1, 2, 3)) == len(revealed)


@every_game
def test_each_bomb_goes_off_on_one_wire(path: Path) -> None:
    table, found = finished(path), samples(path)
    where = [event.wire for event in table.story if isinstance(event, Exploded)]
    assert {wire: sum(found[f"boom:wire-{wire}"]) for wire in table.wires} == {
        wire: where.count(wire) for wire in table.wires
    }


@every_game
def test_every_card_played_is_counted_once(path: Path) -> None:
    table, found = finished(path), samples(path)
    rounds = sum(isinstance(event, Revealed) for event in table.story)
    played = [value for name, values in found.items() if name.startswith("points:action") for value in values]
    assert len(played) == rounds * table.players


@every_game
def test_a_tool_was_used_if_its_owner_has_it_no_more(path: Path) -> None:
    table, found = finished(path), samples(path)
    held = {tool for row in table.tools for tool in row}
    drafted = [event.tool for event in table.story if isinstance(event, Drafted)]
    assert {tool: found[f"used:tool-{tool}"] for tool in drafted} == {tool: [tool not in held] for tool in drafted}
    assert {name.partition("tool-")[2] for name in found if name.startswith("points:tool")} == {*drafted} - held


def test_a_look_under_two_wires_is_the_mirrors() -> None:
    """It is not declared in its window like the others."""
    table = finished(GOLDEN[0])
    after = next(place for place, event in enumerate(table.story, 1) if isinstance(event, Revealed))
    looked = PeekedUnder(0, table.wires[:2])
    before = [value for name, value in tally(table) if name == "points:tool-mirror"]
    told = [*tally(but(table, story=(*table.story[:after], looked, *table.story[after:])))]
    assert len([value for name, value in told if name == "points:tool-mirror"]) == len(before) + 1


def test_a_wait_brings_three_points() -> None:
    """[BS7]"""
    assert {value for path in GOLDEN for value in samples(path)["points:action-wait"]} == {3}


def test_a_simulation_reports_them_with_intervals() -> None:
    report = simulate(find("bomb-squad-academy"), 3, ("random",), 20, seed=1)
    assert report.figures
    rounds = report.figures["rounds:bomb-1"]
    assert rounds.samples == 20
    assert rounds.low
    assert rounds.high
    assert rounds.low < rounds.mean < rounds.high
    assert [*report.outcomes] == ["seat-0", "seat-1", "seat-2", "shared"]


def test_of_one_sample_no_interval_is_told() -> None:
    report = simulate(find("bomb-squad-academy"), 2, ("random",), 1, seed=1)
    assert report.figures
    assert (report.figures["rounds:bomb-1"].low, report.figures["rounds:bomb-1"].high) == (None, None)
