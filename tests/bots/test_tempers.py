"""Tempers change how much bots say and what they risk, never what they may know, and hardly how often they win."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boomtable.bots import Talker, default_level, make_bot, make_bots, play_on, tempered
from boomtable.bots.temper import Temper
from boomtable.engine import Seeded, Table
from boomtable.engine.records import Spoken
from boomtable.games import time_bomb
from boomtable.games.time_bomb import Claim
from tests.titles import TITLES, Title

TEMPERED = [title for title in TITLES if hasattr(make_bot(title.game, default_level(title.game)), "temper")]


def moments(title: Title) -> Iterator[Table[Any]]:
    """Some moments of a game among bots of this title."""
    players = title.game.seats[1]
    bots = tuple(tempered(bot, Temper.CHATTY) for bot in make_bots(title.game, players, ("normal",)))
    for place, (_, table) in enumerate(play_on(title.game.table(players), bots, ("tempers",))):
        if place > 120:
            return
        if table.state.todo and place % 4 == 0:
            yield table


def said_and_done(bot: Any, table: Table[Any], seat: int, luck: int) -> tuple[Any, Any]:
    view, heard = table.state.view(seat), table.heard(seat)
    asked = seat in table.state.turn
    move = bot.answer(view, heard, table.state.choices(seat), Seeded("law", luck)) if asked else None
    return bot.speak(view, heard, Seeded("law", luck)) if isinstance(bot, Talker) else None, move


def differences(title: Title) -> int:
    """How often a bot of some temper says or does something else at a table that looks the same to it."""
    bots = [tempered(make_bot(title.game, "normal"), temper) for temper in Temper]
    found = 0
    for number, table in enumerate(moments(title)):
        for seat in range(table.state.players):
            other = Table(title.unknown_to(table.state, seat, Seeded("hidden", number)), table.ledger, table.at)
            bot = bots[(number + seat) % len(bots)]
            found += said_and_done(bot, table, seat, number) != said_and_done(bot, other, seat, number)
    return found


@pytest.mark.parametrize("title", TEMPERED, ids=repr)
def test_whatever_its_temper_a_bot_says_and_does_the_same_at_tables_that_look_the_same_to_it(title: Title) -> None:
    assert differences(title) == 0


def their_neighbours_hand(bot: Any, table: Table[Any], seat: int, luck: int) -> Any:
    return bot.speak(table.state.view((seat + 1) % table.state.players), table.heard(seat), Seeded("law", luck))


def every_role(bot: Any, table: Table[Any], seat: int, luck: int) -> Any:
    return str(getattr(table.state, "roles", table.state))


@pytest.mark.parametrize("leak", [their_neighbours_hand, every_role])
def test_a_bot_that_knows_more_is_noticed(leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "said_and_done", leak)
    assert differences(TEMPERED[0]) > 0


def words(temper: Temper, games: int) -> int:
    """Everything that such bots say, but for the claims, which all make."""
    bots = tuple(tempered(bot, temper) for bot in make_bots(time_bomb.GAME, 5, ("hard",)))
    return sum(
        isinstance(entry, Spoken) and not isinstance(entry.talk, Claim)
        for number in range(games)
        for entry, _ in play_on(time_bomb.GAME.table(5), bots, ("temper", number))
    )


def test_a_chatty_bot_speaks_twice_as_often_as_a_stone_faced_one() -> None:
    assert words(Temper.CHATTY, 24) >= 2 * words(Temper.STONE_FACED, 24)
