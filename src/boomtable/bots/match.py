"""A whole game played by bots, or by anyone who answers like one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

from boomtable.bots.bot import Bot, Talker
from boomtable.bots.pace import Pace
from boomtable.engine import CHANCE, CLOCK, Choices, Game, Luck, Move, Open, Options, Ring, Seat, Seeded, Table
from boomtable.engine.records import Entry, Played, Spoken

Bots: TypeAlias = tuple[Bot, ...]  # by seat
Seed: TypeAlias = tuple[int | str, ...]


def match(
    game: Game[Any, Any],
    players: int,
    bots: Bots,
    seed: Seed,
    options: Mapping[str, Any] | Options | None = None,
) -> Iterator[Table[Any]]:
    """A new table after every move and every word, until the game is over."""
    for _, table in play_on(game.table(players, options), bots, seed):
        yield table


def play_on(table: Table[Any], bots: Bots, seed: Seed) -> Iterator[tuple[Entry, Table[Any]]]:
    """The game from here to its end: what is done or said, as a record holds it, and the table after it.

    Chance and every seat have a luck of their own, so other bots get the same deals for as long as the moves agree.
    """

    @cache
    def luck(owner: Seat | str) -> Luck:
        return Seeded(*seed, owner)

    # Asked by name first: a Protocol takes its time to answer.
    talkers = {seat: bot for seat, bot in enumerate(bots) if hasattr(bot, "speak") and isinstance(bot, Talker)}
    pace = Pace()
    while table.state.turn:
        seat, pace = pace.next(table.state)
        alone = isinstance(table.state.todo[0], Open)  # in an open step it is the turn of nobody else to speak
        if move := _answer(table, seat, pace, bots, luck):
            table = table.play(seat, move)
            yield Played(seat, move), table
        for speaker in talkers.keys() & {seat} if alone else talkers:
            talk = talkers[speaker].speak(table.state.view(speaker), table.heard(speaker), luck(speaker))
            if talk:
                table = table.say(speaker, talk)
                yield Spoken(speaker, talk), table


def _answer(table: Table[Any], seat: Seat, pace: Pace, bots: Bots, luck: Callable[[Seat | str], Luck]) -> Move | None:
    if seat == CLOCK:
        return Ring(pace.clock.ringing[0])
    choices: Choices[Move] = table.state.choices(seat)
    if seat == CHANCE:
        return choices.sample(luck("chance"))
    return bots[seat].answer(table.state.view(seat), table.heard(seat), choices, luck(seat))
