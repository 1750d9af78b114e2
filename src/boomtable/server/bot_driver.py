"""Plays for bots and substitutes at live tables, from the messages a person's device would get."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from boomtable.bots.playing import TALK_TURNS
from boomtable.engine import BadMove, Illegal, Mistake, RealTimeStep, Said, Seat, Viewer
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server import gates, reactions, rhythm
from boomtable.server.bot_process import BotProcess, BotRequest
from boomtable.server.broadcast import messages_for_seat
from boomtable.server.chance import play_chance
from boomtable.server.chatter import Remark, outdated
from boomtable.server.errors import NotStored
from boomtable.server.live_table import LiveTable
from boomtable.server.log import log
from boomtable.server.new_secrets import new_bot_seed, new_delay
from boomtable.server.registry import TableRegistry
from boomtable.server.session import TableSession
from boomtable.server.substitutes import ROUNDING
from boomtable.server.transitions import Transaction

AHEAD = 2.0  # seconds before a bot may act in which it thinks
DOZE = 0.5  # seconds after which a waiting bot looks whether somebody has skipped ahead


class BotDriver:
    """Answers for every seat that a bot plays, one task per question."""

    def __init__(self, registry: TableRegistry, process: BotProcess, pace: float) -> None:
        self.registry, self.process, self.pace = registry, process, pace

    def look(self, live: LiveTable) -> None:
        """After a change: start tasks for bots that are asked now, and let bots speak."""
        session = live.session
        self.chat(live)
        if not session.running or not session.table:
            return
        if any(member.plays_by for member in session.members):
            self.process.warm_up()  # while people still look at their cards
        if not gates.may_speak(session):
            return
        for seat, question in enumerate(session.questions):
            level = session.members[seat].plays_by
            if level and question.open and not session.gate and (seat, question.number) not in live.thinking:
                job = self._answer(live, seat, question.number, level)
                live.thinking[seat, question.number] = asyncio.create_task(job)
        if live.spoken_at != (now := _moment(session)) and not live.speaking and not _open_step(live):
            live.spoken_at = now
            if any(member.level for member in session.members):
                live.speaking = asyncio.create_task(self._speak(live))

    def chat(self, live: LiveTable, eyed: Seat | None = None) -> None:
        """After a change, or when a person reaches for somebody's wires: bots may say something beside the game."""
        if remarks := live.chatter.thought(live.session, self.registry.clock.now(), new_delay, eyed):
            live.chatter.waits = True
            live.chattering = asyncio.create_task(self._chat(live, remarks))

    async def _answer(self, live: LiveTable, seat: Seat, number: int, level: str) -> None:
        try:
            if step := _open_step(live):
                await self._act_in_open_step(live, seat, number, level, step.seconds_between_acts)
            else:
                await self._reply(live, seat, number, level)
        except NotStored:
            await self.registry.clock.sleep(1.0)
            asyncio.get_running_loop().call_soon(self.registry.wake_bots, live)
        except Mistake as error:
            log.warning("bot-refused", table=live.session.code, seat=seat, code=error.code)
        finally:
            live.thinking.pop((seat, number), None)

    async def _reply(self, live: LiveTable, seat: Seat, number: int, level: str) -> None:
        """The delay is chosen before the answer is known, so it reveals nothing."""
        seen = max(self._elapsed(live), live.session.curtain(seat))
        ready = seen + self.pace * rhythm.between(rhythm.thinking(live.session, seat), new_delay())

        def left() -> float:
            return self._until(live, max(ready, rhythm.may_act(live, seat, self.pace)))

        while _asked(live.session, seat, number):
            if live.session.scale and (early := left() - AHEAD) > ROUNDING:
                await self._doze(live, early)
                continue  # something may have been said, shown or skipped
            move = await self._think(live, seat, level, speak=False)
            await self.registry.clock.sleep(left())
            await self.registry.change(live, partial(_answer, seat=seat, number=number, move=move, left=left))

    async def _doze(self, live: LiveTable, seconds: float) -> None:
        """Sleep so long; where somebody plays alone, look in between whether they have skipped ahead."""
        await self.registry.clock.sleep(min(seconds, DOZE) if len(live.session.people) == 1 else seconds)

    def _elapsed(self, live: LiveTable) -> float:
        return live.session.elapsed(self.registry.clock.now())

    def _until(self, live: LiveTable, when: float) -> float:
        """The seconds until a table time."""
        left = when - self._elapsed(live)
        return left if left > ROUNDING else 0.0

    async def _act_in_open_step(
        self, live: LiveTable, seat: Seat, number: int, level: str, between_acts: float
    ) -> None:
        """In an open step nobody waits for the bot: at the step's rhythm it may act and speak."""
        await self.registry.clock.sleep(self._until(live, rhythm.people_begin(live.session, seat)))
        while _asked(live.session, seat, number):
            shown = self._until(live, live.session.curtain(seat))
            await self.registry.clock.sleep(shown + between_acts * (0.5 + new_delay()))
            if _asked(live.session, seat, number):
                move = await self._think(live, seat, level, speak=False)
                if not rhythm.intrudes(live, seat, move, self._elapsed(live)):
                    await self.registry.change(live, partial(_answer, seat=seat, number=number, move=move))
                await self._speak_once(live, seat, level)

    async def _speak(self, live: LiveTable) -> None:
        """After every move, and after every word of a person that all heard, each bot may say something, in seating
        order; and once more if anybody did. Substitutes stay silent."""
        try:
            for _ in range(TALK_TURNS):
                said = _ledger(live.session)
                for seat, member in enumerate(live.session.seated):
                    if member.level:
                        await self._take_a_breath(live, seat)
                        await self._speak_once(live, seat, member.level)
                if _ledger(live.session) == said:
                    break
        finally:
            live.speaking = None
            self.registry.wake_bots(live)

    async def _take_a_breath(self, live: LiveTable, seat: Seat) -> None:
        """Wait until this bot has seen what happened, and people have heard what others said."""
        luck = new_delay() if live.session.scale else 0.0
        while left := self._until(live, rhythm.may_speak(live, seat, self.pace, luck)):
            if not live.session.running:
                live.spoken_at = (-1, 0)  # all bots are asked again when time runs again
                return
            await self._doze(live, left)

    async def _speak_once(self, live: LiveTable, seat: Seat, level: str) -> None:
        """Let one bot speak; if it is refused, the next one still may."""
        try:
            if (talk := await self._think(live, seat, level, speak=True)) is not None:
                say = partial(_say, seat=seat, talk=talk, heard_enough=live.restraint.heard_enough)
                await self.registry.change(live, say)
        except Mistake as error:
            log.info("bot-silenced", table=live.session.code, seat=seat, code=error.code)

    async def _chat(self, live: LiveTable, remarks: tuple[Remark, ...]) -> None:
        """Say something beside the game; whoever must be mute says nothing, and nobody speaks of what is over."""
        chatter, game, before = live.chatter, live.session.begun, live.session.table
        try:
            for remark in remarks:
                when = rhythm.may_chat(live, remark, self.pace, self._elapsed(live), new_delay())
                await self.registry.clock.sleep(max(self._until(live, when), chatter.next - self.registry.clock.now()))
                now = live.session.table
                if not before or not now or live.session.begun != game or outdated(remark, before, now):
                    return
                chatter.note(remark, now, self.registry.clock.now())
                if not now.state.mute(remark.seat):
                    reactions.show(live, live.session.seated[remark.seat].id, remark.line, remark.to)
        finally:
            chatter.waits, live.chattering = False, None

    async def _think(self, live: LiveTable, seat: Seat, level: str, *, speak: bool) -> Any:
        if not live.session.table or seat >= live.session.table.state.players:
            return None
        update, heard = messages_for_seat(live.session, seat)
        seed = new_bot_seed()
        request = BotRequest(
            game=live.session.game,
            level=level,
            speak=speak,
            update=update,
            heard=heard,
            seed=seed,
            practice=live.session.practice,
            temper=live.session.members[seat].temper,
        )
        return (await self.process.ask(live.session.id, request)).move


def _open_step(live: LiveTable) -> RealTimeStep[Any, Any] | None:
    state = live.session.state
    return state.todo[0] if state and state.todo and isinstance(state.todo[0], RealTimeStep) else None


def _asked(session: TableSession, seat: Seat, number: int) -> bool:
    """Whether a bot at this seat is still asked this question."""
    question = session.questions[seat : seat + 1]
    if not question or not session.running or session.gate or not session.members[seat].plays_by:
        return False  # the person may have come back
    return question[0].open and question[0].number == number


def _answer(
    transaction: Transaction, seat: Seat, number: int, move: Any, left: Callable[[], float] = lambda: 0.0
) -> None:
    """The bot's move if it is still asked and no time is left to wait; if a move is owed but missing or illegal, the
    default."""
    state = transaction.session.state
    if not state or not _asked(transaction.session, seat, number) or left():
        return
    try:
        transaction.add(e.GameMove(Played(seat, transaction.game.read_move(move))))
    except (Illegal, BadMove):
        if isinstance(state.todo[0], RealTimeStep):
            return
        transaction.add(e.GameMove(Played(seat, state.default(seat))))
    play_chance(transaction)


def _say(
    transaction: Transaction,
    seat: Seat,
    talk: Any,
    heard_enough: Callable[[Seat, int, tuple[Viewer, ...], float], bool],
) -> None:
    session, word = transaction.session, transaction.game.read_talk(talk)
    if not session.running or not session.state or not gates.may_speak(session) or not session.members[seat].plays_by:
        return  # perhaps somebody has taken over the seat
    state = session.state
    if not heard_enough(seat, state.round, state.hearers(seat, word), session.elapsed(transaction.now)):
        transaction.add(e.GameMove(Spoken(seat, word)))


def _ledger(session: TableSession) -> tuple[Said, ...]:
    return session.table.ledger if session.table else ()


def _moment(session: TableSession) -> tuple[int, int]:
    """What makes bots think about what to say: a move, or a person's word that everybody heard."""
    assert session.table
    viewers = {*session.table.state.viewers}
    words = [said for said in session.table.ledger if session.members[said.seat].person and {*said.hearers} == viewers]
    return session.table.at, len(words)
