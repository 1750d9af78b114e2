"""Bots are made by title and level."""

from typing import Any

import pytest

from boomtable.bots import BySide, Random, default_level, levels_of, make_bot, make_bots
from boomtable.bots.levels import BOTS
from boomtable.engine import BadSetup, Game
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import GAME, side
from tests.engine.toys import lamps


@pytest.mark.parametrize("game", [*CATALOG.values(), lamps.GAME], ids=lambda game: game.id)
def test_random_plays_every_title(game: Game[Any, Any]) -> None:
    assert make_bot(game, "random") == Random()


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_every_title_has_four_levels_the_weakest_first(game: Game[Any, Any]) -> None:
    assert levels_of(game) == ("random", "easy", "normal", "hard")
    assert [make_bot(game, level) for level in levels_of(game)]


def test_an_unknown_level_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot(GAME, "grandmaster")
    assert refused.value.code == "unknown-level"
    assert refused.value.facts == {"game": "time-bomb", "level": "grandmaster", "allowed": ", ".join(levels_of(GAME))}


def test_one_level_serves_for_every_seat() -> None:
    assert make_bots(GAME, 4, ("random",)) == make_bots(GAME, 4, ("random",) * 4) == (Random(),) * 4


@pytest.mark.parametrize("count", [0, 2, 3, 5])
def test_neither_one_level_nor_one_each_is_refused(count: int) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bots(GAME, 4, ("random",) * count)
    assert (refused.value.code, refused.value.facts) == ("wrong-levels", {"levels": count, "players": 4})


def test_side_and_level_for_each_side_give_every_seat_a_bot_for_both() -> None:
    bots = make_bots(GAME, 4, ("terrorist=random", "swat=random"))
    assert bots == (BySide(side, {"swat": Random(), "terrorist": Random()}),) * 4


@pytest.mark.parametrize(
    ("levels", "sides"),
    [
        (["swat=random"], "swat"),
        (["swat=random", "swat=random"], "swat, swat"),
        (["swat=random", "terrorist=random", "swat=random"], "swat, terrorist, swat"),
        (["swat=random", "police=random"], "swat, police"),
        (["swat=random", "random"], "swat, random"),
        (["=random", "terrorist=random"], ", terrorist"),
    ],
)
def test_every_side_must_be_named_exactly_once(levels: list[str], sides: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bots(GAME, 4, tuple(levels))
    assert refused.value.code == "wrong-sides"
    assert refused.value.facts == {"sides": sides, "allowed": "swat, terrorist"}


@pytest.mark.parametrize("level", ["", "grandmaster", "swat=random"])
def test_a_side_too_is_played_only_by_levels_the_title_has(level: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bots(GAME, 4, ("swat=random", f"terrorist={level}"))
    assert (refused.value.code, refused.value.facts["level"]) == ("unknown-level", level)


def test_a_title_without_sides_has_no_bots_by_side() -> None:
    with pytest.raises(BadSetup) as refused:
        make_bots(lamps.GAME, 4, ("guessers=random", "nobody=random"))
    assert (refused.value.code, refused.value.facts) == ("no-sides", {"game": "lamps"})


@pytest.mark.parametrize(
    ("levels", "level"), [((), "random"), (("easy",), "easy"), (("easy", "normal", "hard"), "normal")]
)
def test_the_default_level_is_normal_or_else_the_best(
    levels: tuple[str, ...], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for own in levels:
        monkeypatch.setitem(BOTS, (lamps.GAME.id, own), Random)
    assert levels_of(lamps.GAME) == ("random", *levels)
    assert default_level(lamps.GAME) == level
