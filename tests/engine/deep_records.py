"""Records at every point of a game, and with a byte changed in more places."""

from __future__ import annotations

from boomtable.engine.records import read, replay, write
from tests.engine.chatter import find, games_of
from tests.engine.test_records import every_title, touch
from tests.titles import Title


@every_title
def test_a_record_replays_to_every_point(title: Title) -> None:
    noted = list(games_of(title, "points"))
    record = read(write(noted[-1][0]), find)
    for number, (_, table) in enumerate(noted):
        assert replay(title.game, record, number) == table


@every_title
def test_a_game_that_is_not_over_can_be_written_down_at_every_point(title: Title) -> None:
    for record, table in list(games_of(title, "midway"))[::3]:
        assert replay(title.game, read(write(record), find)) == table


@every_title
def test_a_byte_changed_in_many_places_is_noticed_or_changes_nothing(title: Title) -> None:
    touch(title, 400)
