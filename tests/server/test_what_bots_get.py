"""A bot gets the bytes that a phone in its seat would get, and nothing else: walls are walls for bots too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, TypeAlias

import pytest
from msgspec import Raw

from boomtable.engine import Said, Seeded, State, Table
from boomtable.server import bot_driver, broadcast
from boomtable.server.bot_driver import BotDriver
from boomtable.server.bot_process import BotProcess, BotReply, BotRequest
from boomtable.server.live_table import LiveTable
from boomtable.server.session import TableSession
from boomtable.wire.protocol import ENCODE
from boomtable.wire.to_client import Heard
from tests.server.fake_listener import FakeListener
from tests.server.look_alikes import moments
from tests.server.tables_in_memory import BotsOnly, live_table
from tests.titles import TITLES, TWO_ROOMS, Title

Patch: TypeAlias = pytest.MonkeyPatch

FIELDS = ["game", "level", "speak", "update", "heard", "seed", "effort", "practice", "temper"]  # of a question to a bot


def talk(title: Title, state: State, *seed: int) -> tuple[Said, ...]:
    """Everybody says something, where they may."""
    table, luck = Table(state), Seeded("talk", *seed)
    for seat in range(state.players if title.words else 0):
        words = title.words[luck.pick(len(title.words))]
        if table.why_not_say(seat, words) is None:
            table = table.say(seat, words)
    return table.ledger


def tables(title: Title) -> list[LiveTable]:
    states = [state for game in range(3) for _, _, state in islice(moments(title, "ears", game), 1, 30, 9)]
    return [live_table(title, state, talk(title, state, number)) for number, state in enumerate(states)]


def on_a_phone(live: LiveTable, seat: int) -> tuple[bytes, bytes]:
    """What a phone gets that connects now."""
    phone = FakeListener(seat + 1)
    live.listeners = [phone]
    live.last_sent.clear()
    broadcast.welcome(live, phone, 0.0)
    live.listeners = []
    return phone.last["update"], phone.last["heard"]


class Noting(BotProcess):
    """Bots that answer nothing, and keep every question."""

    async def ask(self, table: str, request: BotRequest) -> BotReply:
        self.asked = [request]
        return BotReply()


async def asked_of_a_bot(live: LiveTable, seat: int, *, speak: bool) -> BotRequest:
    alone: Any = BotsOnly()
    bots = Noting("-")
    await BotDriver(alone, bots, 0.0)._think(live, seat, "random", speak=speak)
    return bots.asked[-1]


async def bots_know_more(title: Title) -> bool:
    """Whether a bot in any seat is given anything else than a phone."""
    for live in tables(title):
        for seat in range(len(live.session.members)):
            for speak in (False, True):
                request = await asked_of_a_bot(live, seat, speak=speak)
                if (bytes(request.update), bytes(request.heard)) != on_a_phone(live, seat):
                    return True
    return False


@pytest.mark.parametrize("title", TITLES, ids=repr)
async def test_a_bot_gets_what_a_phone_in_its_seat_gets(title: Title) -> None:
    assert not await bots_know_more(title)


def test_a_question_to_a_bot_has_only_the_fields_listed_here() -> None:
    assert [*BotRequest.__struct_fields__] == FIELDS


def test_there_is_talk_that_not_everyone_hears() -> None:
    told = [live.session.table for live in tables(TWO_ROOMS) if live.session.table]
    heard = [{table.heard(seat) for seat in range(6)} for table in told]
    assert any(len(each) > 1 for each in heard)


# Planted.


def bots_hear_through_walls(patch: Patch) -> None:
    def messages_for_seat(session: TableSession, seat: int) -> tuple[Raw, Raw]:
        assert session.table
        return plain(session, seat)[0], Raw(ENCODE(Heard(0, session.table.ledger)))

    plain = broadcast.messages_for_seat
    patch.setattr(bot_driver, "messages_for_seat", messages_for_seat)


def bots_see_with_their_neighbours_eyes(patch: Patch) -> None:
    def messages_for_seat(session: TableSession, seat: int) -> tuple[Raw, Raw]:
        return plain(session, (seat + 1) % len(session.members))

    plain = broadcast.messages_for_seat
    patch.setattr(bot_driver, "messages_for_seat", messages_for_seat)


def bots_see_their_rooms_screen(patch: Patch) -> None:
    def messages_for_seat(session: TableSession, seat: int) -> tuple[Raw, Raw]:
        return Raw(broadcast.update(session, "room-1")), plain(session, seat)[1]

    plain = broadcast.messages_for_seat
    patch.setattr(bot_driver, "messages_for_seat", messages_for_seat)


@pytest.mark.parametrize(
    "leak", [bots_hear_through_walls, bots_see_with_their_neighbours_eyes, bots_see_their_rooms_screen]
)
async def test_a_bot_that_knows_more_is_noticed(monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    assert await bots_know_more(TWO_ROOMS)
