"""Games played from start to end by bots, or by anything that answers like one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import inf
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.bots.bot import Bot, Random, Talker
from boomtable.engine import (
    CHANCE,
    CLOCK,
    Game,
    GameOptions,
    Luck,
    Move,
    RealTimeStep,
    Ring,
    Said,
    Seat,
    Seeded,
    State,
    Table,
    VirtualClock,
)
from boomtable.engine.records import Entry, Played, Spoken

Bots: TypeAlias = tuple[Bot, ...]  # by seat
Seed: TypeAlias = tuple[int | str, ...]
Seen: TypeAlias = tuple[Any, tuple[Said, ...]]

NOTHING_SEEN: Seen = (None, ())
TALK_TURNS = 2  # times that all are asked to speak after a move, the second only if somebody spoke


class Scheduler(Struct, frozen=True):
    """Who answers next: everyone before time passes; in a real-time step seats act one after another in its rhythm."""

    clock: VirtualClock = VirtualClock()
    last: Seat = -1  # who acted last in a real-time step

    def next(self, state: State) -> tuple[Seat, Scheduler]:
        """Who answers now, and the scheduler after that; the CLOCK only when an alarm is ringing."""
        turn, real_time = state.turn, isinstance(state.todo[0], RealTimeStep)
        if not (real_time or CLOCK in turn or self.clock.due):  # nearly always: no time passes
            return turn[0], self
        clock, asked = self.clock.watch(state.alarms), [seat for seat in turn if seat != CLOCK]
        if not asked:
            return CLOCK, Scheduler(clock.wait(inf), self.last)
        if not real_time:
            return asked[0], Scheduler(clock, self.last)
        clock = clock.wait(state.todo[0].seconds_between_acts / len(asked))
        if clock.ringing:
            return CLOCK, Scheduler(clock, self.last)
        seat = next((seat for seat in asked if seat > self.last), asked[0])
        return seat, Scheduler(clock, seat)


def play_game(
    game: Game[Any, Any],
    players: int,
    bots: Bots,
    seed: Seed,
    options: Mapping[str, Any] | GameOptions | None = None,
) -> Iterator[Table[Any]]:
    """The table after every move and everything said, until the game is over."""
    for _, table in play_on(game.table(players, options), bots, seed):
        yield table


def play_on(
    table: Table[Any], bots: Bots, seed: Seed, chance: Luck | None = None
) -> Iterator[tuple[Entry, Table[Any]]]:
    """The game from here to its end: what is done or said, as a record holds it, and the table after it.

    Chance and every seat have their own luck, so other bots get the same deals for as long as the moves agree.
    Without a luck of its own, chance has one of this seed, too.
    """

    @cache
    def luck(owner: Seat | str) -> Luck:
        return chance if chance and owner == "chance" else Seeded(*seed, owner)

    # Asked by name first: a Protocol takes its time to answer.
    talkers = {seat: bot for seat, bot in enumerate(bots) if hasattr(bot, "speak") and isinstance(bot, Talker)}
    blind = {seat for seat, bot in enumerate(bots) if type(bot) is Random} | {CHANCE}
    scheduler = Scheduler()
    while turn := table.state.turn:
        seat, scheduler = scheduler.next(table.state)
        alone = bool(talkers) and isinstance(table.state.todo[0], RealTimeStep)  # then nobody else speaks
        before, move = NOTHING_SEEN, None
        if seat in blind:
            move = table.state.choices(seat).sample(luck("chance" if seat == CHANCE else seat))
            table = table.play_offered(seat, move, turn)
        else:
            before = _seen(table, seat)
            if move := _answer(table, seat, before, scheduler, bots, luck):
                table = table.play(seat, move)
        if move:
            yield Played(seat, move), table
        for _ in range(1 if alone else TALK_TURNS) if talkers else ():
            said = len(table.ledger)
            for speaker in talkers.keys() & {seat} if alone else talkers:
                latest = before if alone and not move else _seen(table, speaker)
                if talk := talkers[speaker].speak(*latest, luck(speaker)):
                    table = table.say(speaker, talk)
                    yield Spoken(speaker, talk), table
            if len(table.ledger) == said:
                break


def _seen(table: Table[Any], seat: Seat) -> Seen:
    """What a seat sees and has heard; the clock sees nothing."""
    return (table.state.view(seat), table.heard(seat)) if seat >= 0 else (None, ())


def _answer(
    table: Table[Any], seat: Seat, seen: Seen, scheduler: Scheduler, bots: Bots, luck: Callable[[Seat | str], Luck]
) -> Move | None:
    if seat == CLOCK:
        return Ring(scheduler.clock.ringing[0])
    return bots[seat].answer(*seen, table.state.choices(seat), luck(seat))
