"""Whoever is not a person: bots, and caretakers of empty chairs. They get what a person's device would get."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

from boomtable.engine import BadMove, Illegal, Mistake, Seat
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server.crew import Crew, Thought
from boomtable.server.dealer import deal
from boomtable.server.errors import NotStored
from boomtable.server.hall import Hall
from boomtable.server.history import Draft
from boomtable.server.live import Live
from boomtable.server.log import log
from boomtable.server.telling import listen_in

SLOWEST_MS = 1000  # what chance may add to the pace


class Players:
    """Answers for every seat that a bot plays, one task a question."""

    def __init__(self, hall: Hall, crew: Crew, pace: float) -> None:
        self.hall, self.crew, self.pace = hall, crew, pace
        hall.played = self.look

    def look(self, live: Live) -> None:
        """Something changed: who is asked, and who might want to say something?"""
        room = live.room
        if not room.playing or room.since is None or not room.table:
            return
        for seat, question in enumerate(room.questions):
            level = room.members[seat].plays_by
            if level and question.open and (seat, question.number) not in live.thinking:
                job = self._answer(live, seat, question.number, level)
                live.thinking[seat, question.number] = asyncio.create_task(job)
        if live.spoken_at != room.table.at and not live.speaking:
            live.spoken_at = room.table.at
            if any(member.level for member in room.members):
                live.speaking = asyncio.create_task(self._speak(live))

    async def _answer(self, live: Live, seat: Seat, number: int, level: str) -> None:
        """The pace is set before the answer is known, so it tells nothing."""
        wait = self.pace * (1 + secrets.randbelow(SLOWEST_MS) / SLOWEST_MS)
        until = self.hall.time.now() + wait
        try:
            move = await self._think(live, seat, level, speak=False)
            await self.hall.time.sleep(max(0.0, until - self.hall.time.now()))
            await self.hall.change(live, lambda draft: _answer(draft, seat, number, move))
        except NotStored:
            await self.hall.time.sleep(1.0)
            asyncio.get_running_loop().call_soon(self.hall.played, live)
        except Mistake as error:
            log.warning("bot-refused", table=live.room.code, seat=seat, code=error.code)
        finally:
            live.thinking.pop((seat, number), None)

    async def _speak(self, live: Live) -> None:
        """After every move each bot may say something, in the order they sit; caretakers keep quiet."""
        try:
            for seat, member in enumerate(live.room.members):
                if member.level:
                    await self._word(live, seat, member.level)
        finally:
            live.speaking = None
            self.hall.played(live)

    async def _word(self, live: Live, seat: Seat, level: str) -> None:
        """What one bot has to say; if it may not, the next one still may."""
        try:
            if (talk := await self._think(live, seat, level, speak=True)) is not None:
                await self.hall.change(live, partial(_say, seat=seat, talk=talk))
        except Mistake as error:
            log.info("bot-silenced", table=live.room.code, seat=seat, code=error.code)

    async def _think(self, live: Live, seat: Seat, level: str, *, speak: bool) -> Any:
        if not live.room.table or seat >= live.room.table.state.players:
            return None
        update, heard = listen_in(live.room, seat)
        seed = secrets.token_hex(8)
        thought = Thought(game=live.room.game, level=level, speak=speak, update=update, heard=heard, seed=seed)
        return (await self.crew.think(live.room.id, thought)).move


def _answer(draft: Draft, seat: Seat, number: int, move: Any) -> None:
    """The bot's move, if it is still asked; for one who has no answer, or a bad one, the default."""
    question, state = draft.room.questions[seat : seat + 1], draft.room.state
    if not state or draft.room.since is None or not question or question[0].number != number or not question[0].open:
        return
    if not draft.room.members[seat].plays_by:
        return  # the person came back in time
    try:
        draft.happen(e.Went(Played(seat, draft.game.read_move(move))))
    except (Illegal, BadMove):
        draft.happen(e.Went(Played(seat, state.default(seat))))
    deal(draft)


def _say(draft: Draft, seat: Seat, talk: Any) -> None:
    if draft.room.playing and draft.room.since is not None:
        draft.happen(e.Went(Spoken(seat, draft.game.read_talk(talk))))
