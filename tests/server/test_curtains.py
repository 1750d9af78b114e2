"""The server knows when each viewer will have seen what happened, by the table's own time."""

from __future__ import annotations

from typing import Any

from boomtable.engine import PUBLIC, but
from boomtable.engine.records import Played, Spoken
from boomtable.games.time_bomb_shared.moves import Accuse, Cut, Decline
from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.chance import play_chance
from boomtable.server.replay import replay_entry
from boomtable.server.rhythm import said_to_all
from boomtable.server.session import TableSession
from boomtable.server.transitions import Transaction
from boomtable.wire.protocol import MoveClock, Pace, Settings
from tests.server.look_alikes import opening
from tests.titles import TIME_BOMB

CATALOG = TIME_BOMB.catalog
DEAL = 5.0  # seconds: roles, and the card of the first round
SECONDS = 30  # for an answer


def started(show: float = 1.0, options: Any = None, **settings: Any) -> tuple[TableSession, Transaction]:
    entry = opening(TIME_BOMB, "BBBB", 5, options or {}, "00" * 32)
    session = replay_entry(CATALOG, None, entry, 1, 0.0)
    session = but(session, settings=Settings(clock=MoveClock(SECONDS), **settings))
    transaction = Transaction(session, CATALOG, 2, 100.0)
    transaction.add(e.Started(TIME_BOMB.game.rules, 0, show))
    play_chance(transaction)
    play_chance(transaction)  # the wires, once everyone has looked at their role
    return transaction.settled(), transaction


def cut(session: TableSession, now: float) -> tuple[TableSession, Transaction]:
    transaction = Transaction(session, CATALOG, 3, now)
    transaction.add(e.GameMove(Played(0, Cut(1))))
    play_chance(transaction)
    return transaction.settled(), transaction


def test_everyone_sees_the_deal_for_the_same_time() -> None:
    session, transaction = started()
    assert dict(session.curtains) == dict.fromkeys([0, 1, 2, 3, 4, PUBLIC], DEAL)
    assert [scene.show and scene.show.at for scene in transaction.scenes[PUBLIC]][-1] == 2.5


def test_at_the_quick_pace_everything_takes_half_the_time() -> None:
    session, _ = started(pace=Pace.QUICK)
    assert session.curtain(PUBLIC) == DEAL / 2


def test_without_a_show_nobody_waits_for_anything_and_time_stops_at_the_end() -> None:
    session, transaction = started(show=0.0)
    assert (session.curtains, transaction.scenes) == ((), {})
    assert session.late(0) == SECONDS


def test_the_time_for_an_answer_counts_from_the_curtain() -> None:
    session, _ = started()
    assert session.late(0) == DEAL + SECONDS
    assert session.banked(0, DEAL + SECONDS) == 0.0


def test_what_a_person_does_before_the_curtain_is_shown_after_it() -> None:
    session, _ = started()
    after, transaction = cut(session, 101.0)
    shows = [scene.show for scene in transaction.scenes[PUBLIC] if scene.show]
    assert shows[0].at == DEAL
    assert shows[1].at == shows[0].curtain
    assert after.curtain(PUBLIC) == shows[-1].curtain


def test_later_it_is_shown_at_once_and_curtains_that_have_fallen_are_forgotten() -> None:
    session, _ = started()
    _, transaction = cut(session, 120.0)
    assert next(scene.show for scene in transaction.scenes[PUBLIC] if scene.show).at == 20.0
    paused = Transaction(session, CATALOG, 3, 120.0)
    paused.add(e.Paused())
    assert paused.settled().curtains == ()


def test_a_snapshot_keeps_the_curtains() -> None:
    session, _ = started()
    assert snapshots.read(CATALOG, snapshots.write(CATALOG, session)) == session


def test_bots_give_people_time_to_read_talk_and_claims_made_in_turn_but_no_other_moves() -> None:
    free, dealt = started()
    _, cutting = cut(free, 120.0)
    talk = Transaction(free, CATALOG, 3, 120.0)
    talk.add(e.GameMove(Spoken(1, Accuse(2))))
    in_turn, _ = started(options={"claims": "in_turn"})
    claim = Transaction(in_turn, CATALOG, 3, 120.0)
    claim.add(e.GameMove(Played(0, Decline())))
    claim.settled()
    assert [said_to_all(each) for each in (dealt, cutting, talk, claim)] == [False, False, True, True]
