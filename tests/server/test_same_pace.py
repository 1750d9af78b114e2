"""Who is told first, how long a bot takes, what a request waits for and what it costs do not depend on hidden cards.

Each test has two tables that differ only in what the rules hide from a viewer. Time is counted, not measured: delays on
a clock that a test turns, and work by the functions called.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import chain, islice
from types import FrameType
from typing import Any, TypeAlias

import pytest
from msgspec import Raw

from boomtable.engine import PUBLIC, Move, Seeded, State, Viewer, but
from boomtable.games.time_bomb import Role, Wire
from boomtable.server import asking, bot_driver, broadcast, requests
from boomtable.server.bot_driver import BotDriver
from boomtable.server.live_table import Listener, LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Substitute
from boomtable.server.store import Row
from boomtable.wire.from_client import AnyAsk, Chat, Play, Say, Why
from boomtable.wire.protocol import MemberId
from boomtable.wire.to_client import SubstituteReason
from tests.server.catalog import CATALOG
from tests.server.fake_listener import FakeListener
from tests.server.inline_bots import InlineBots
from tests.server.look_alikes import alike_turn, moments
from tests.server.tables_in_memory import Answered, BotsOnly, CountedClock, live_table
from tests.titles import BOMB_SQUAD_ACADEMY, TIME_BOMB, TIME_BOMB_EVOLUTION, TRICK_SNIPERS, TWO_ROOMS, Title

Patch: TypeAlias = pytest.MonkeyPatch
Pair: TypeAlias = tuple[State, State]

TITLES = (TIME_BOMB, TIME_BOMB_EVOLUTION, BOMB_SQUAD_ACADEMY, TRICK_SNIPERS, TWO_ROOMS)
MOST = 10  # moments of a title
UNEVEN = {
    "two-rooms": 0.05
}  # whether a room has a leader costs a few calls in a hundred; otherwise no call more or less
PAIRS: dict[tuple[str, Viewer], list[Pair]] = {}  # found once
each_title = pytest.mark.parametrize("title", TITLES, ids=repr)


def pairs(title: Title, viewer: Viewer) -> list[Pair]:
    if (title.game.id, viewer) not in PAIRS:
        PAIRS[title.game.id, viewer] = find_pairs(title, viewer)
    return PAIRS[title.game.id, viewer]


def find_pairs(title: Title, viewer: Viewer) -> list[Pair]:
    """Moments of random games, and each again with all redealt that this viewer cannot know."""
    found = list[Pair]()
    for game in range(4):
        for _, _, state in islice(moments(title, "pace", game), 0, 40, 6):
            other = title.unknown_to(state, viewer, Seeded("pace", game, len(found)))
            if state.todo and state.turn == other.turn:
                found.append((state, other))
    return found[:MOST]


# How long bots take.


async def wait(live: LiveTable, seat: int) -> float:
    """How long a bot at this seat takes for its answer."""
    alone: Any = BotsOnly()
    assert live.session.members[seat].plays_by
    driver = BotDriver(alone, InlineBots(CATALOG), 1.0)
    with suppress(Answered):
        await driver._answer(live, seat, live.session.questions[seat].number, "random")
    return float(alone.clock.time)


async def waits(live: LiveTable) -> list[float]:
    """How long bots would take for everything that is asked."""
    bot = Substitute(SubstituteReason.HOST, "random")
    live.session = but(live.session, members=tuple(but(each, substitute=bot) for each in live.session.members))
    seats = [seat for seat, question in enumerate(live.session.questions) if question.open]
    return [await wait(live, seat) for seat in seats]


async def pace_shows(title: Title) -> bool:
    """Whether bots are faster or slower at one of two tables that all who watch cannot tell apart."""
    found = [[await waits(live_table(title, state)) for state in pair] for pair in pairs(title, PUBLIC)]
    assert any(wait > 1 for one, _ in found for wait in one)
    return any(one != other or len({*one}) > 1 for one, other in found)


@pytest.fixture
def even(monkeypatch: Patch) -> None:
    """The random part of a bot's wait is always the same."""
    monkeypatch.setattr(bot_driver, "new_delay", lambda: 0.5)


@each_title
async def test_how_long_a_bot_takes_does_not_depend_on_any_card(title: Title, even: None) -> None:
    assert not await pace_shows(title)


def terrorists_are_slower(patch: Patch) -> None:
    async def reply(self: BotDriver, live: LiveTable, seat: int, number: int, level: str) -> None:
        state: Any = live.session.state
        await self.registry.clock.sleep(0.1 if state.roles[seat] is Role.TERRORIST else 0.0)
        await plain(self, live, seat, number, level)

    plain = BotDriver._reply
    patch.setattr(BotDriver, "_reply", reply)


def who_holds_much_thinks_long(patch: Patch) -> None:
    async def reply(self: BotDriver, live: LiveTable, seat: int, number: int, level: str) -> None:
        state: Any = live.session.state
        await self.registry.clock.sleep(0.01 * state.hand(seat).count(Wire.SUCCESS))
        await plain(self, live, seat, number, level)

    plain = BotDriver._reply
    patch.setattr(BotDriver, "_reply", reply)


@pytest.mark.parametrize("leak", [terrorists_are_slower, who_holds_much_thinks_long])
async def test_a_pace_that_leans_on_the_cards_is_noticed(
    monkeypatch: Patch, even: None, leak: Callable[[Patch], None]
) -> None:
    leak(monkeypatch)
    assert await pace_shows(TIME_BOMB)


# Who is told first.


class Ears(FakeListener):
    """Somebody who notes when they are told something."""

    def __init__(self, viewer: Viewer, told: list[Viewer]) -> None:
        super().__init__(viewer + 1 if isinstance(viewer, int) else None)
        self.place = viewer if isinstance(viewer, str) else None
        self.who, self.order = viewer, told

    def tell(self, message: bytes) -> None:
        self.order.append(self.who)


def told(title: Title, before: State, after: State) -> list[Viewer]:
    """Who is told something after a move, in this order."""
    live, order = live_table(title, before), list[Viewer]()
    live.listeners = [Ears(viewer, order) for viewer in before.viewers]
    broadcast.send_updates(live, 0.0)
    order.clear()
    live.session = live_table(title, after).session
    broadcast.send_updates(live, 0.0)
    return [*dict.fromkeys(order)]


def after_a_move(title: Title, pair: Pair, viewer: Viewer) -> Pair | None:
    """Both tables after a move that looks the same to this viewer."""
    turn = alike_turn(title, pair, viewer, Seeded("told"))
    if turn is None or turn.twin is None:
        return None
    return pair[0].play(turn.seat, turn.move), pair[1].play(turn.seat, turn.twin)


def order_shows(title: Title) -> bool:
    """Whether those who are told of a move at both tables are told in another order."""
    compared = 0
    viewers: tuple[Viewer, ...] = (PUBLIC, 0)
    for viewer, pair in [(eyes, pair) for eyes in viewers for pair in pairs(title, eyes)]:
        if after := after_a_move(title, pair, viewer):
            one, other = (told(title, before, state) for before, state in zip(pair, after, strict=True))
            compared += len({*one} & {*other}) > 1
            if [each for each in one if each in other] != [each for each in other if each in one]:
                return True
    assert compared
    return False


@each_title
def test_who_is_told_first_does_not_depend_on_any_card(title: Title) -> None:
    assert not order_shows(title)


def in_order_of(rank: Callable[[Any, int], bool]) -> Callable[[Patch], None]:
    def leak(patch: Patch) -> None:
        def watching(self: LiveTable) -> dict[Viewer, list[Listener]]:
            found, state = plain(self), self.session.state
            seats = sorted((each for each in found if isinstance(each, int)), key=lambda seat: rank(state, seat))
            return {viewer: found[viewer] for viewer in [*seats, *(each for each in found if each not in seats)]}

        plain = LiveTable.watching
        patch.setattr(LiveTable, "watching", watching)

    return leak


terrorists_first = in_order_of(lambda state, seat: state.roles[seat] is not Role.TERRORIST)
the_boom_last = in_order_of(lambda state, seat: Wire.BOOM in state.hand(seat))


@pytest.mark.parametrize("leak", [terrorists_first, the_boom_last], ids=["terrorists-first", "the-boom-last"])
def test_an_order_that_leans_on_the_cards_is_noticed(monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    assert order_shows(TIME_BOMB)


# How much work an answer costs.


def work(asked: Coroutine[Any, Any, Any]) -> int:
    """How many functions an answer calls; it must be there at once, without waiting for anything."""
    calls = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    gc.disable()  # others may want to be called when it collects
    sys.setprofile(count)
    try:
        asked.send(None)
    except StopIteration:
        return calls
    finally:
        sys.setprofile(before)
        gc.enable()
    asked.close()
    return -1


def probed(title: Title, live: LiveTable, seat: int, probe: Move) -> Coroutine[Any, Any, bytes | None]:
    nothing: Any = None  # no disk: why is asked of the table in memory
    ask = Why(id="why", move=Raw(title.game.encode(probe)))
    return asking.answer(TableRegistry(nothing, nothing, nothing, CATALOG), live, seat + 1, ask)


def works(title: Title, state: State, seat: int) -> list[int]:
    """The work of each `why` of a seat; asked once before it is counted, for what is remembered."""
    live = live_table(title, state)
    for probe in title.probes[::3]:
        work(probed(title, live, seat, probe))
    return [work(probed(title, live, seat, probe)) for probe in title.probes[::3]]


def work_shows(title: Title, seat: int) -> bool:
    """Whether an answer to `why` costs more at one of two tables that this seat cannot tell apart."""
    uneven = UNEVEN.get(title.game.id, 0.0)
    return any(
        abs(one - other) > uneven * one or min(one, other) < 0
        for pair in pairs(title, seat)
        for one, other in zip(*(works(title, state, seat) for state in pair), strict=True)
    )


@each_title
def test_an_answer_costs_the_same_work_whatever_others_hold(title: Title) -> None:
    assert not work_shows(title, 1)


def slower_beside_the_boom(patch: Patch) -> None:
    def why(session: Any, game: Any, number: MemberId, ask: Why) -> Any:
        left = number % session.table.state.players
        if Wire.BOOM in session.table.state.hand(left):
            sum(map(hash, range(100)))
            time.sleep(0)
        return plain(session, game, number, ask)

    plain = requests.why
    patch.setattr(requests, "why", why)


def waiting_beside_the_boom(patch: Patch) -> None:
    async def ask(self: TableRegistry, live: LiveTable, member: MemberId, asked: Any) -> bytes | None:
        state: Any = live.session.state
        if Wire.BOOM in state.hand(member % state.players):
            await asyncio.sleep(0)
        return await plain(self, live, member, asked)

    plain = asking.answer
    patch.setattr(asking, "answer", ask)


@pytest.mark.parametrize("leak", [slower_beside_the_boom, waiting_beside_the_boom])
def test_an_answer_that_costs_more_beside_the_boom_is_noticed(
    monkeypatch: Patch, leak: Callable[[Patch], None]
) -> None:
    leak(monkeypatch)
    assert work_shows(TIME_BOMB, 1)


# What a request waits for.


class InstantDisk:
    """A writer that is done at once."""

    async def append(self, row: Row) -> None:
        pass


def request(live: LiveTable, seat: int, ask: AnyAsk) -> tuple[int, float]:
    """The work of a request at a table with a disk that takes no time, and how long it made the clock wait."""
    clock, disk, nothing = CountedClock(), InstantDisk(), None
    parts: Any = (nothing, disk, clock, CATALOG)
    return work(asking.answer(TableRegistry(*parts), live, seat + 1, ask)), clock.time


def requests_of(title: Title, live: LiveTable) -> Iterator[tuple[int, AnyAsk]]:
    """Of every seat: its answer if it is asked, something said, a chat line, and a question."""
    state, luck = live.session.state, Seeded("requests")
    assert state
    for seat, question in enumerate(live.session.questions):
        if question.open:
            move = title.game.encode(state.choices(seat).sample(luck))
            yield seat, Play(id=f"play-{seat}", prompt=question.number, move=Raw(move))
        if title.words:
            yield seat, Say(id=f"say-{seat}", talk=Raw(title.game.encode(title.words[seat % len(title.words)])))
        yield seat, Chat(id=f"chat-{seat}", text="hello")
        yield seat, Why(id=f"why-{seat}", move=Raw(title.game.encode(title.probes[0])))


def something_waits(title: Title) -> bool:
    """Whether any request takes longer than its entry in the log."""
    for state in chain(*pairs(title, PUBLIC)):
        for seat, ask in requests_of(title, live_table(title, state)):
            calls, waited = request(live_table(title, state), seat, ask)
            if calls < 0 or waited:
                return True
    return False


@each_title
def test_a_request_waits_for_the_disk_alone(title: Title) -> None:
    assert not something_waits(title)


def terrorists_wait_for_their_answer(patch: Patch) -> None:
    async def ask(self: TableRegistry, live: LiveTable, member: MemberId, asked: Any) -> bytes | None:
        state: Any = live.session.state
        await self.clock.sleep(0.05 if state.roles[member - 1] is Role.TERRORIST else 0.0)
        return await plain(self, live, member, asked)

    plain = asking.answer
    patch.setattr(asking, "answer", ask)


def moves_beside_the_boom_are_stored_later(patch: Patch) -> None:
    async def store(self: TableRegistry, live: LiveTable, *more: Any) -> None:
        state: Any = live.session.state
        if Wire.BOOM in state.hand(0):
            await asyncio.sleep(0)
        await plain(self, live, *more)

    plain = TableRegistry._store
    patch.setattr(TableRegistry, "_store", store)


@pytest.mark.parametrize("leak", [terrorists_wait_for_their_answer, moves_beside_the_boom_are_stored_later])
def test_a_request_that_waits_for_more_is_noticed(monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    assert something_waits(TIME_BOMB)
