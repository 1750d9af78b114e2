"""What bots say can be true as far as everyone sees, is said once in a round, and is no lie to somebody who knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boomtable.bots.temper import TALKS, Temper
from boomtable.bots.time_bomb import players as time_bomb_players
from boomtable.bots.time_bomb_shared import talk as time_bomb_talk
from boomtable.bots.two_rooms import players as two_rooms_players
from boomtable.bots.two_rooms import talk
from boomtable.engine import Game, but
from boomtable.games import time_bomb, two_rooms
from tests.bots.manners import PLAYERS, TITLES, counted

pytestmark = pytest.mark.slow

GAMES = 9


def check(count: Counter[str]) -> None:
    assert count["impossible"] == 0
    assert count["accuses everybody"] == 0
    assert count["looks where nothing is"] == 0
    assert count["lie to one who knows"] == 0
    assert count["repeat"] < 0.03 * count["said"]
    assert count["echo"] < 0.03 * count["said"]
    assert count["stale"] < 0.002 * count["said"]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_bots_have_manners(game: Game[Any, Any]) -> None:
    check(counted(game, GAMES))


@pytest.mark.soak
@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_bots_always_have_manners(game: Game[Any, Any]) -> None:
    check(counted(game, 300))


def whoever_claims_forgets_what_is_left(patch: pytest.MonkeyPatch) -> Counter[str]:
    patch.setattr(time_bomb_players, "most_success", lambda view: len(view.hand))
    patch.setitem(PLAYERS, time_bomb.GAME.id, (4,))
    return counted(time_bomb.GAME, 60)


def whoever_suggests_forgets_what_was_claimed(patch: pytest.MonkeyPatch) -> Counter[str]:
    patch.setattr(time_bomb_players, "promising", lambda view, *_: [(view.viewer + 1) % view.players])
    return counted(time_bomb.GAME, GAMES)


def whoever_accuses_forgets_whom_it_has_accused(patch: pytest.MonkeyPatch) -> Counter[str]:
    thought = time_bomb_talk.thought
    patch.setattr(
        time_bomb_players, "thought", lambda view, why, *more: thought(view, but(why, accused=frozenset()), *more)
    )
    patch.setattr(time_bomb_talk, "talks", lambda _: TALKS[Temper.CHATTY])
    return counted(time_bomb.GAME, GAMES)


def a_liar_forgets_who_has_seen_the_card(patch: pytest.MonkeyPatch) -> Counter[str]:
    patch.setattr(talk, "_who_knows", lambda _: set())
    return counted(two_rooms.GAME, 3)


def nobody_listens(patch: pytest.MonkeyPatch) -> Counter[str]:
    patch.setattr(two_rooms_players, "remark", lambda here: talk.remark(but(here, heard=())))
    return counted(two_rooms.GAME, 3)


def everybody_introduces_themselves_anew(patch: pytest.MonkeyPatch) -> Counter[str]:
    patch.setattr(talk, "_is_new", lambda *_: True)
    return counted(two_rooms.GAME, 3)


@pytest.mark.parametrize(
    "fault",
    [
        whoever_claims_forgets_what_is_left,
        whoever_suggests_forgets_what_was_claimed,
        whoever_accuses_forgets_whom_it_has_accused,
        a_liar_forgets_who_has_seen_the_card,
        nobody_listens,
        everybody_introduces_themselves_anew,
    ],
)
def test_bad_manners_are_noticed(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError):
        check(fault(monkeypatch))
