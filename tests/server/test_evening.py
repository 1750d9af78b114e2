"""A table counts what happened in its finished games, and tells one thing that a game has in common with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine import CHANCE, Table, but
from boomtable.engine.records import Played
from boomtable.games.time_bomb import Finale, Wire, parse
from boomtable.games.time_bomb.moves import Flip
from boomtable.games.time_bomb.positions import tell
from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.evening import Counted, Evening
from boomtable.server.replay import replay_entry
from boomtable.server.session import TableSession
from boomtable.server.transitions import apply
from boomtable.wire.protocol import Phase
from boomtable.wire.to_client import Callback
from tests.server.harness import Player, start_server
from tests.server.look_alikes import opening
from tests.server.test_game import play_to_the_end
from tests.titles import TIME_BOMB

GAME = TIME_BOMB.game
MEMBERS = (4, 5, 6, 7)  # in the order of their seats


def after(*stories: str, members: tuple[int, ...] = MEMBERS) -> tuple[Evening, Callback | None]:
    """The evening after these games, and what is told at the end of the last one."""
    evening = Evening()
    for story in stories:
        evening = evening.plus(Finale, Table(tell(story)), members)
    return evening, evening.callback(Finale, Table(tell(stories[-1])), members)


@pytest.mark.parametrize(
    ("stories", "callback"),
    [
        (["2B"], None),
        (["2B", "1. 2B"], None),
        (["2B", "1. 2B", "2B"], Callback("boom", (2,), 3, 0)),
        (["2B", "2B", "2B", "2B"], Callback("boom", (2,), 4, 0)),
        (["2B", "2B", "2B", "1B"], None),  # the last one was not theirs
        (["1S 0. 1. 0. | 1."] * 2, Callback("cut", (0, 1), 6, 2)),
        (["1S 0. 1. 0."] * 2, None),  # four times is nothing
        (["1. 0. 1. 0. | 1. 0. 1. 0. | 1. 0. 1. 0. | 1."], None),  # seven times, but all in one game
        (["1. 0. 1. 0. | 1.", "1. 0. 1. 0. | 2B", "1. 2B", "1. 2B"], Callback("boom", (2,), 3, 0)),  # of both the bang
    ],
)
def test_a_callback_is_true_frequent_and_about_the_game_that_just_ended(
    stories: list[str], callback: Callback | None
) -> None:
    assert after(*stories)[1] == callback


def test_members_are_counted_and_not_seats() -> None:
    first = Evening().plus(Finale, Table(tell("2B")), (4, 5, 6, 7))
    evening = first.plus(Finale, Table(tell("1B")), (4, 6, 5, 7))
    assert Counted("boom", (6,), 2) in evening.counted
    assert evening.so_far(Finale.feats(Table(tell("2B")))[0], (4, 6, 5, 7)) == Counted("boom", (5,), 0)


def test_soot_is_followed_by_a_plaster_for_one_game() -> None:
    evening, _ = after("2B")
    assert (evening.sooty, evening.plasters) == ((6,), ())
    evening = evening.next_game()
    assert (evening.sooty, evening.plasters) == ((), (6,))
    evening = evening.plus(Finale, Table(tell("1S 2S 3S 0S")), MEMBERS)
    assert (evening.sooty, evening.plasters) == ((), (6,)), "it stays until the game is over"
    assert evening.next_game().plasters == ()


ABOUT_TO_BLOW = """
    0    swat       ....S
    1    terrorist  ....S
    2    swat       ...SB
    3    swat       ....S
    cut  1. 2
"""


def about_to_end() -> TableSession:
    session = replay_entry(TIME_BOMB.catalog, None, opening(TIME_BOMB, "BBBB", 4, {}, "00" * 32), 1, 0.0)
    return but(session, phase=Phase.PLAYING, table=Table(parse(ABOUT_TO_BLOW)))


def test_a_game_counts_when_it_ends_and_the_next_one_begins_with_a_plaster() -> None:
    session = apply(about_to_end(), e.GameMove(Played(CHANCE, Flip(Wire.BOOM))), GAME, 2, 0.0)
    assert session.phase is Phase.OVER
    assert Counted("boom", (3,), 1) in session.evening.counted
    assert snapshots.read(TIME_BOMB.catalog, snapshots.write(TIME_BOMB.catalog, session)) == session
    assert apply(session, e.RematchOpened("11" * 32), GAME, 3, 0.0).evening.plasters == (3,)


def test_a_snapshot_from_before_evenings_were_counted_is_read() -> None:
    session = about_to_end()
    text = snapshots.write(TIME_BOMB.catalog, session)
    older = text.replace(',"evening":{"counted":[],"sooty":[],"plasters":[],"wins":[],"games":[],"guests":[]}', "")
    assert older != text
    assert snapshots.read(TIME_BOMB.catalog, older) == session


def finales(person: Player) -> list[str]:
    return [text for text in person.raw if '"type":"finale"' in text]


async def test_everyone_is_sent_the_same_finale_once_and_again_on_coming_back(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        people = await server.start(2, bots=2, settings={"spectators": True})
        stranger = await server.watch(people[0].code)
        assert not [text for person in (*people, stranger) for text in finales(person)]
        await play_to_the_end(people)
        for person in (*people, stranger):
            await person.until(finales)
            await person.ask("ping") if person.member else None
        [sent] = {text for person in (*people, stranger) for text in finales(person)}
        assert [len(finales(person)) for person in (*people, stranger)] == [1, 1, 1]
        await people[1].hang_up()
        await people[1].connect()
        await people[1].until(lambda me: len(finales(me)) == 2)
        assert finales(people[1]) == [sent, sent]
        await people[0].do("chat", text="Again!")
        assert len(finales(people[0])) == 1


async def test_whoever_had_the_boom_wears_a_plaster_in_the_next_game(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host] = await server.start(1, bots=3)
        for _ in range(20):
            await play_to_the_end([host])
            await host.until(finales)
            soot = host.latest("finale")["facts"]["soot"]
            assert host.view["outcome"]["why"] != "exploded" or soot == [host.view["cuts"][-1][0]]
            await host.do("rematch")
            await host.until(lambda me: me.roster["phase"] == "lobby")
            assert [seat for seat, chair in enumerate(host.roster["chairs"]) if chair["plaster"]] == soot
            if soot:
                break
            await host.do("start")
            await host.until(lambda me: me.roster["phase"] == "playing" and me.view)
        assert soot
