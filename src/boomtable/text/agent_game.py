"""A game with text agents at some seats and bots at the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, field

from boomtable.boards.registry import BOARDS
from boomtable.bots import make_bots, play_on
from boomtable.engine import BadSetup, Game, GameOptions, Outcome, Seat, but
from boomtable.engine.records import Entry, Record, begin
from boomtable.text.agent_player import Agent, AgentPlayer, Transcript

RETRIES = 2  # after a bad reply


class AgentGame(Struct, frozen=True, kw_only=True):
    """One game: how it ended, the transcript of every agent, and a record that replays it."""

    levels: tuple[str, ...]
    seed: int
    outcome: Outcome
    transcripts: tuple[Transcript, ...] = field(name="diaries")
    record: Record


def play_with_agents(
    game: Game[Any, Any],
    agents: Mapping[Seat, Agent],
    players: int,
    levels: tuple[str, ...],
    seed: int,
    options: Mapping[str, Any] | GameOptions | None = None,
    *,
    retries: int = RETRIES,
    silent: bool = False,
    strict: bool = False,
    keep: Callable[[Record], None] | None = None,
) -> AgentGame:
    """Play one game to its end. The same seed and the same replies give the same game.

    However it ends, also if it is interrupted, `keep` is given the record of what was played.
    """
    table, record = game.table(players, options), begin(game, players, options)
    if absent := [seat for seat in agents if seat not in range(players)]:
        raise BadSetup("text-no-seat", seat=absent[0], last=players - 1)
    if retries < 0:
        raise BadSetup("text-bad-retries", retries=retries)
    house = game.read_options(options or {})
    board, bots = BOARDS[game.id], make_bots(game, players, levels)
    asked = {
        seat: AgentPlayer(game, board, seat, agent, options=house, retries=retries, silent=silent, strict=strict)
        for seat, agent in agents.items()
    }
    seats = tuple(asked.get(seat, bot) for seat, bot in enumerate(bots))
    log: list[Entry] = []
    try:
        for entry, now in play_on(table, seats, (seed,)):
            table = now
            log.append(entry)
            for seat, player in asked.items():
                player.watch(table.state.view(seat), table.heard(seat))
    finally:
        record = but(record, log=tuple(log))
        if keep:
            keep(record)
    transcripts = tuple(player.transcript(table.state.view(seat), table.heard(seat)) for seat, player in asked.items())
    return AgentGame(levels=levels, seed=seed, outcome=table.state.outcome, transcripts=transcripts, record=record)
