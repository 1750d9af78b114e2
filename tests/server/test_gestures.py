"""While a choice is made before everyone's eyes, the others see whom it reaches for; nothing else is ever shown."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from boomtable.engine import Step, but
from boomtable.server import bot_driver, broadcast, gestures
from boomtable.server.errors import Declined
from boomtable.server.live_table import LiveTable
from boomtable.server.session import TableSession
from boomtable.timing import TIMINGS
from boomtable.wire.from_client import Gesture
from tests.server.catalog import CATALOG
from tests.server.fake_listener import FakeListener
from tests.server.harness import LocalServer, Player, start_server
from tests.server.look_alikes import moments
from tests.server.manual_clock import ManualClock
from tests.server.tables_in_memory import live_table
from tests.server.test_what_bots_get import asked_of_a_bot
from tests.titles import TIME_BOMB, TITLES, Title

Patch: TypeAlias = pytest.MonkeyPatch


def seen(player: Player) -> list[tuple[int, int | None, bool]]:
    """All gestures that somebody was shown."""
    told = [message for message in player.messages if message["type"] == "gesture"]
    return [(each["seat"], each["at"], each["squeeze"]) for each in told]


async def clipper_and_others(server: LocalServer, **body: Any) -> tuple[Player, int, list[Player]]:
    people = await server.start(4, **body)
    seat = people[0].view["clipper"]
    return people[seat], seat, [person for person in people if person is not people[seat]]


async def test_everyone_else_sees_whom_the_clipper_reaches_for(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server, settings={"spectators": True})
        watching = await server.watch(clipper.code)
        await watching.until(lambda me: me.view)
        await clipper.do("gesture", at=(seat + 1) % 4)
        await server.pass_(1)
        await clipper.do("gesture", at=(seat + 1) % 4, squeeze=True)
        for other in [*others, watching]:
            await other.ask("ping")
            assert seen(other) == [(seat, (seat + 1) % 4, False), (seat, (seat + 1) % 4, True)]
        assert seen(clipper) == []


async def test_of_many_gestures_at_most_four_a_second_are_shown_and_the_last_is_among_them(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        for number in range(30):
            await clipper.do("gesture", at=number % 4)
        await server.pass_(0.2)
        await clipper.do("gesture", at=2, squeeze=True)
        await others[0].ask("ping")
        assert seen(others[0]) == [(seat, 0, False)]
        await server.pass_(0.1)
        await others[0].ask("ping")
        assert seen(others[0]) == [(seat, 0, False), (seat, 2, True)]


async def test_nothing_is_sent_where_nothing_changes(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        await clipper.do("gesture", at=None, squeeze=True)  # nobody is squeezed
        await clipper.do("gesture", at=1)
        for _ in range(5):
            await server.pass_(1)
            await clipper.do("gesture", at=1)
        await others[0].ask("ping")
        assert seen(others[0]) == [(seat, 1, False)]


async def test_it_ends_when_the_wire_is_cut(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        await clipper.do("gesture", at=1, squeeze=True)
        await clipper.do("gesture", at=2)  # still waits for its turn
        await clipper.play()
        await server.pass_(1)
        await others[0].ask("ping")
        assert seen(others[0]) == [(seat, 1, True), (seat, None, False)]
        over = clipper.view["outcome"]  # it was the Boom
        assert await clipper.refused("gesture", at=1) == ("no-game" if over else "no-gesture")


async def test_a_hand_that_was_taken_back_is_not_taken_back_again(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        await clipper.do("gesture", at=1)
        await server.pass_(1)
        await clipper.do("gesture", at=None)
        await clipper.play()
        await others[0].ask("ping")
        assert seen(others[0]) == [(seat, 1, False), (seat, None, False)]


async def test_it_ends_when_the_device_is_gone(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        await clipper.do("gesture", at=1)
        await clipper.hang_up()
        await others[0].until(lambda me: seen(me)[-1:] == [(seat, None, False)])


async def test_somebody_who_comes_sees_the_hand_that_is_out(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        await clipper.do("gesture", at=1)
        await others[0].hang_up()
        others[0].messages.clear()
        await others[0].connect()
        await others[0].until(seen)
        assert seen(others[0]) == [(seat, 1, False)]


async def test_a_gesture_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, pace=1e6) as server:
        host = await server.open_table()
        assert await host.refused("gesture", at=1) == "no-game"
        clipper, seat, others = await clipper_and_others(server)
        assert await others[0].refused("gesture", at=1) == "no-gesture"
        assert await clipper.refused("gesture", at=4) == "nobody-there"
        assert await clipper.refused("gesture", at=-1) == "nobody-there"
        starter = next(each for each in (clipper, *others) if each.member == each.roster["host"])
        await starter.do("hand-over", member=clipper.member)
        assert await clipper.refused("gesture", at=1) == "no-gesture"
        await starter.do("hand-back", member=clipper.member)
        await clipper.do("gesture", at=1)
        await starter.do("pause")
        assert await clipper.refused("gesture", at=1) == "paused"
        watching = next(each for each in others if each is not starter)
        assert seen(watching)[-1] == (seat, None, False)


async def test_a_gesture_waits_for_nobody_and_is_not_stored(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        clipper, _seat, others = await clipper_and_others(server)
        live = server.live(clipper.code)
        stored = live.seq
        async with live.lock:
            await clipper.do("gesture", at=1)
            await others[0].until(seen)
        assert live.seq == stored


# What nobody may see.


def at_every_moment(title: Title) -> list[LiveTable]:
    states = [state for game in range(2) for _, _, state in islice(moments(title, "hands", game), 1, 60, 3)]
    return [live_table(title, state) for state in states if not state.outcome]


def shown_unasked(title: Title) -> list[tuple[str, int]]:
    """Steps in which a gesture was shown though not everyone may know that this seat is asked, or what it ponders."""
    found = []
    for live in at_every_moment(title):
        assert live.session.state
        public: Any = live.session.state.view("public")
        for seat in range(live.session.state.players):
            watching = FakeListener(None)
            own = FakeListener(seat + 1)
            live.listeners = [watching, own]
            with contextlib.suppress(Declined):
                gestures.gesture(live, own, Gesture(id="a", at=0), ManualClock())
            step = live.session.state.todo[0]
            if "gesture" in watching.last and (seat not in public.waiting or type(step).__name__ != "Clipping"):
                found.append((type(step).__name__, seat))
            live.hands.clear()
    return found


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_sealed_and_secret_choices_are_never_shown(title: Title) -> None:
    assert shown_unasked(title) == []


def any_step_is_watched(patch: Patch) -> None:
    for game in CATALOG:
        timing = TIMINGS.get(game, TIMINGS["time-bomb"])
        patch.setitem(TIMINGS, game, but(timing, gestures=(Step,)))


def whoever_is_asked_is_watched(patch: Patch) -> None:
    patch.setattr(gestures, "_seen_choosing", lambda session, seat: session.questions[seat].open)


def everybody_is_watched(patch: Patch) -> None:
    patch.setattr(gestures, "publicly_asked", lambda *_: True)


@pytest.mark.parametrize("leak", [any_step_is_watched, whoever_is_asked_is_watched, everybody_is_watched])
def test_a_hand_shown_too_often_is_noticed(monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    assert any(shown_unasked(title) for title in TITLES)


async def bots_notice() -> bool:
    """Whether a bot is told anything else because somebody reaches for it."""
    for live in at_every_moment(TIME_BOMB):
        state = live.session.state
        assert state
        seat = next(iter(state.turn))
        before = await asked_of_a_bot(live, (seat + 1) % 4, speak=True)
        own = FakeListener(seat + 1)
        live.listeners = [own]
        try:
            gestures.gesture(live, own, Gesture(id="a", at=(seat + 1) % 4), ManualClock())
        except Declined:
            continue
        HANDS[live.session.id] = live.hands
        after = await asked_of_a_bot(live, (seat + 1) % 4, speak=True)
        if but(before, seed=after.seed) != after:
            return True
    return False


HANDS: dict[str, Any] = {}  # for the planted leak


async def test_bots_do_not_see_gestures() -> None:
    assert not await bots_notice()


async def test_a_bot_that_sees_gestures_is_noticed(monkeypatch: Patch) -> None:
    def messages_for_seat(session: TableSession, seat: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        update, heard = plain(session, seat)
        hands = [gestures._message(each, hand) for each, hand in HANDS.get(session.id, {}).items()]
        return update, msgspec.Raw(bytes(heard) + b"".join(hands))

    plain = broadcast.messages_for_seat
    monkeypatch.setattr(bot_driver, "messages_for_seat", messages_for_seat)
    assert await bots_notice()


async def test_hands_end_when_a_table_is_loaded_again(tmp_path: Path) -> None:
    """After a write that failed the table is read from disk; the question may be another one."""
    async with start_server(tmp_path, virtual=True) as server:
        clipper, seat, others = await clipper_and_others(server)
        await clipper.do("gesture", at=1)
        live = server.live(clipper.code)
        live.session = but(live.session, questions=tuple(but(each, number=99) for each in live.session.questions))
        live.stale = True
        live.hands[seat].question = 99
        await others[0].do("chat", text="hm")
        await others[0].until(lambda me: seen(me)[-1:] == [(seat, None, False)])
