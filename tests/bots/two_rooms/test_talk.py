"""What the bots of Two Rooms say: nothing that its hearers have just seen, and no more wishes than can be granted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from boomtable.bots.two_rooms import hard, normal
from boomtable.bots.two_rooms.players import Player
from boomtable.engine import Said, Seat, Seeded
from boomtable.engine.records import Spoken
from boomtable.games.two_rooms import GAME, Tell, TwoRooms, Urge
from tests.bots.two_rooms.test_games import LEVELS, played
from tests.bots.two_rooms.test_players import shared_by
from tests.games.two_rooms.scenes import evening, play

TRIES = 60
LED = "blue-team red-team* red-team president / bomber* blue-team"


def said(bot: Player, table: TwoRooms, seat: Seat, heard: tuple[Said, ...] = ()) -> Iterator[object]:
    for number in range(TRIES):
        if talk := bot.speak(table.view(seat), heard, Seeded(number)):
            yield talk


@pytest.mark.parametrize("bot", [normal(), hard()], ids=["normal", "hard"])
def test_nobody_tells_the_room_what_it_has_just_been_shown(bot: Player) -> None:
    table = evening(LED, colours=False)
    assert Tell(0, "blue") in said(bot, table, 0)
    shown = play(table, "0 show-all")
    assert Tell(0, "blue") not in said(bot, shown, 0)
    assert Tell(0, "blue") not in said(bot, shown, 3)


def test_whoever_has_shown_their_card_to_each_need_not_name_it() -> None:
    table = play(evening(LED, colours=False), *shared_by(0, (1, 2, 3)))
    assert Tell(0, "blue") not in said(hard(), table, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_wants_more_people_sent_than_are_sent(level: str) -> None:
    urged = Counter[tuple[Seat, int]]()
    for entry, table in played(GAME.table(10), 3, level):
        if isinstance(entry, Spoken) and isinstance(entry.talk, Urge):
            urged[entry.seat, table.state.round] += 1
    assert urged
    assert max(urged.values()) == 1
