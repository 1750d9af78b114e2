"""What is refused, or was handled before, is answered at once, whatever others do in secret at the same table.

Nothing is measured: a change that others make waits for its disk until the test allows it, and a probe either has its
answer without waiting for anything, or has none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

import pytest
from msgspec import Raw

from boomtable.engine import Seat, Seeded, State, but
from boomtable.server import asking
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.transitions import Transaction, remember
from boomtable.wire.from_client import AnyAsk, Chat, Pause, Play, Say, Why
from boomtable.wire.protocol import MemberId
from tests.server.catalog import CATALOG
from tests.server.look_alikes import moments
from tests.server.manual_clock import ManualClock
from tests.server.tables_in_memory import live_table
from tests.titles import LAMPS, STANDOFF, TIME_BOMB_EVOLUTION, TRICK_SNIPERS, TWO_ROOMS, Title

Patch: TypeAlias = pytest.MonkeyPatch

TITLES = (TWO_ROOMS, TRICK_SNIPERS, TIME_BOMB_EVOLUTION, STANDOFF, LAMPS)
HANDLED = "earlier"  # the id of a request that was handled


class PatientDisk:
    """Keeps each entry waiting until the test confirms it."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []

    async def append(self, row: Any) -> None:
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]


def registry(disk: PatientDisk) -> TableRegistry:
    parts: Any = (None, disk, ManualClock(), CATALOG)
    alone = TableRegistry(*parts)
    alone.close()  # no timers and no bots
    return alone


def someone_asked(title: Title) -> tuple[State, Seat, Seat]:
    """A moment of a game, a seat that may act, and another one."""
    for _, _, state in moments(title, "no waiting", 1):
        if asked := [seat for seat in state.turn if seat >= 0]:
            return state, asked[0], (asked[0] + 1) % state.players
    raise AssertionError(title)


def table_with(title: Title, state: State, probing: Seat) -> LiveTable:
    live = live_table(title, state)
    live.session = remember(live.session, probing + 1, HANDLED)
    return live


def play(title: Title, live: LiveTable, seat: Seat) -> Play:
    state: Any = live.session.state
    move = title.game.encode(state.choices(seat).sample(Seeded("no waiting")))
    return Play(id="act", prompt=live.session.questions[seat].number, move=Raw(move))


def probes(title: Title, live: LiveTable, seat: Seat) -> list[AnyAsk]:
    """Requests that change nothing."""
    number, nonsense = live.session.questions[seat].number, Raw(b'{"move":"nonsense"}')
    return [
        Play(id="gone", prompt=number - 1, move=nonsense),
        Play(id="to-come", prompt=number + 1, move=nonsense),
        Play(id="nonsense", prompt=number, move=nonsense),
        Play(id=HANDLED, prompt=number, move=nonsense),
        Say(id="say", talk=Raw(b'{"talk":"nonsense"}')),
        Chat(id="chat", text="\n"),
        Pause(id="pause") if live.session.host != seat + 1 else Chat(id="chat", text="x" * 9999),
        *(Why(id="why", move=Raw(title.game.encode(probe))) for probe in title.probes[:3]),
    ]


def at_once(asked: Coroutine[Any, Any, bytes | None]) -> bytes | None:
    """The answer, if there is one without waiting for anything."""
    try:
        asked.send(None)
    except StopIteration as answered:
        return bytes(answered.value)
    asked.close()
    return None


async def waiting_shows(title: Title) -> bool:
    """Whether any probe is answered otherwise, or later, while somebody else's act is being stored."""
    state, acting, probing = someone_asked(title)
    disk, live = PatientDisk(), table_with(title, state, probing)
    tables, asks = registry(disk), probes(title, live, probing)
    quiet = [at_once(asking.answer(tables, live, probing + 1, ask)) for ask in asks]
    assert None not in quiet
    act = asyncio.create_task(asking.answer(tables, live, acting + 1, play(title, live, acting)))
    while not disk.waiting and not act.done():
        await asyncio.sleep(0)
    assert not act.done()
    busy = [at_once(asking.answer(tables, live, probing + 1, ask)) for ask in asks]
    act.cancel()
    with suppress(asyncio.CancelledError):
        await act
    return busy != quiet


@pytest.mark.parametrize("title", TITLES, ids=repr)
async def test_what_is_refused_does_not_wait_for_a_secret_act(title: Title) -> None:
    assert not await waiting_shows(title)


def refused_under_the_lock(patch: Patch) -> None:
    async def change(self: TableRegistry, live: LiveTable, do: Callable[[Transaction], None], *who: Any) -> None:
        async with live.lock:
            self._attempt(live, do)
        await plain(self, live, do, *who)

    plain = TableRegistry.change
    patch.setattr(TableRegistry, "change", change)


def refused_at_once_in_other_words(patch: Patch) -> None:
    async def ask(self: TableRegistry, live: LiveTable, member: MemberId, asked: AnyAsk) -> bytes | None:
        answer = await plain(self, live, member, asked)
        return answer and answer.replace(b"prompt-gone", b"table-busy") if live.changing else answer

    plain = asking.answer
    patch.setattr(asking, "answer", ask)


def only_old_prompts_are_refused_at_once(patch: Patch) -> None:
    """The other refusals and repeated requests wait."""

    async def ask(self: TableRegistry, live: LiveTable, member: MemberId, asked: AnyAsk) -> bytes | None:
        if not isinstance(asked, Play) or asked.prompt == live.session.questions[member - 1].number:
            async with live.lock:
                pass
        return await plain(self, live, member, asked)

    plain = asking.answer
    patch.setattr(asking, "answer", ask)


LEAKS = [refused_under_the_lock, refused_at_once_in_other_words, only_old_prompts_are_refused_at_once]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_refusal_that_waits_for_a_secret_act_is_noticed(
    monkeypatch: Patch, leak: Callable[[Patch], None]
) -> None:
    leak(monkeypatch)
    assert await waiting_shows(TWO_ROOMS)


async def test_a_refusal_does_not_wait_between_two_secret_acts_either() -> None:
    """The lock is free for a moment between two changes, but whoever waits for it comes first."""
    state, acting, probing = someone_asked(STANDOFF)
    disk, live = PatientDisk(), table_with(STANDOFF, state, probing)
    tables, answers = registry(disk), list[bytes | None]()
    stale = Play(id="gone", prompt=-1, move=Raw(b"{}"))
    act = asyncio.create_task(asking.answer(tables, live, acting + 1, play(STANDOFF, live, acting)))
    chat = asyncio.create_task(asking.answer(tables, live, acting + 1, Chat(id="chat", text="hello")))
    while live.changing != 2:
        await asyncio.sleep(0)
    disk.waiting[0].set_result(None)
    between = asyncio.get_running_loop().create_future()

    def probe() -> None:
        between.set_result(not live.lock.locked() and not chat.done())
        answers.append(at_once(asking.answer(tables, live, probing + 1, stale)))

    asyncio.get_running_loop().call_soon(probe)
    assert await between
    assert answers[0] is not None
    while len(disk.waiting) < 2:
        await asyncio.sleep(0)
    disk.waiting[1].set_result(None)
    assert b"done" in (await act or b"")
    assert b"done" in (await chat or b"")
    assert live.changing == 0


async def test_what_may_still_happen_waits_for_its_turn() -> None:
    """Two devices of one seat send the same answer: the second one is acknowledged when the first one is stored."""
    state, acting, _ = someone_asked(STANDOFF)
    disk, live = PatientDisk(), live_table(STANDOFF, state)
    tables, answer = registry(disk), play(STANDOFF, live, acting)
    both = [asyncio.create_task(asking.answer(tables, live, acting + 1, but(answer))) for _ in range(2)]
    while live.changing != 2:
        await asyncio.sleep(0)
    assert len(disk.waiting) == 1
    disk.waiting[0].set_result(None)
    assert [b"done" in (each or b"") for each in await asyncio.gather(*both)] == [True, True]
    assert len(disk.waiting) == 1
