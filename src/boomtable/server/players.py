"""Whoever is not a person: bots, and caretakers of empty chairs. They get what a person's device would get."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

from boomtable.engine import BadMove, Illegal, Mistake, Open, Seat
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server.crew import Crew, Thought
from boomtable.server.dealer import deal
from boomtable.server.errors import NotStored
from boomtable.server.hall import Hall
from boomtable.server.history import Draft
from boomtable.server.live import Live
from boomtable.server.log import log
from boomtable.server.room import Room
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
        if live.spoken_at != room.table.at and not live.speaking and not _open_step(live):
            live.spoken_at = room.table.at
            if any(member.level for member in room.members):
                live.speaking = asyncio.create_task(self._speak(live))

    async def _answer(self, live: Live, seat: Seat, number: int, level: str) -> None:
        try:
            if step := _open_step(live):
                await self._keep_busy(live, seat, number, level, step.rhythm)
            else:
                await self._reply(live, seat, number, level)
        except NotStored:
            await self.hall.time.sleep(1.0)
            asyncio.get_running_loop().call_soon(self.hall.played, live)
        except Mistake as error:
            log.warning("bot-refused", table=live.room.code, seat=seat, code=error.code)
        finally:
            live.thinking.pop((seat, number), None)

    async def _reply(self, live: Live, seat: Seat, number: int, level: str) -> None:
        """The pace is set before the answer is known, so it tells nothing."""
        wait = self.pace * (1 + _chance())
        until = self.hall.time.now() + wait
        move = await self._think(live, seat, level, speak=False)
        await self.hall.time.sleep(max(0.0, until - self.hall.time.now()))
        await self.hall.change(live, partial(_answer, seat=seat, number=number, move=move))

    async def _keep_busy(self, live: Live, seat: Seat, number: int, level: str, rhythm: float) -> None:
        """Nobody waits in an open step: to its rhythm the bot does something, and may say something, or lets it be."""
        while _asked(live.room, seat, number):
            await self.hall.time.sleep(rhythm * (0.5 + _chance()))
            if _asked(live.room, seat, number):
                move = await self._think(live, seat, level, speak=False)
                await self.hall.change(live, partial(_answer, seat=seat, number=number, move=move))
                await self._word(live, seat, level)

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


def _chance() -> float:
    return secrets.randbelow(SLOWEST_MS) / SLOWEST_MS


def _open_step(live: Live) -> Open[Any, Any] | None:
    state = live.room.state
    return state.todo[0] if state and state.todo and isinstance(state.todo[0], Open) else None


def _asked(room: Room, seat: Seat, number: int) -> bool:
    """Is a bot of this seat still asked this question?"""
    question = room.questions[seat : seat + 1]
    if not question or not room.playing or room.since is None or not room.members[seat].plays_by:
        return False  # the person may have come back in time
    return question[0].open and question[0].number == number


def _answer(draft: Draft, seat: Seat, number: int, move: Any) -> None:
    """The bot's move, if it is still asked; for one who has no answer, or a bad one, the default, if one is owed."""
    state = draft.room.state
    if not state or not _asked(draft.room, seat, number):
        return
    try:
        draft.happen(e.Went(Played(seat, draft.game.read_move(move))))
    except (Illegal, BadMove):
        if isinstance(state.todo[0], Open):
            return
        draft.happen(e.Went(Played(seat, state.default(seat))))
    deal(draft)


def _say(draft: Draft, seat: Seat, talk: Any) -> None:
    if draft.room.playing and draft.room.since is not None:
        draft.happen(e.Went(Spoken(seat, draft.game.read_talk(talk))))
