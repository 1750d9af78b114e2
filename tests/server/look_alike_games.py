"""Pairs of whole games in which every move looks the same to one viewer."""

from __future__ import annotations

from typing import Any

from boomtable.engine import CHANCE, PUBLIC, Luck, Seeded, State, Viewer, but
from boomtable.engine.records import Played, Spoken
from boomtable.server import events as e
from boomtable.server.identifiers import hashed
from boomtable.server.replay import replay_entry
from boomtable.server.session import TableSession
from boomtable.server.store import Row
from boomtable.wire.protocol import ENCODE
from tests.server.look_alikes import TURNS, Case, code_of, index, key, opening, planned_turns
from tests.titles import Title

PHASES = ("lobby", "playing", "paused", "over")


def course(
    title: Title, number: int, seat_of_viewer: int, *, turns: int = TURNS, upto: int = 25, show: float = 0.0
) -> Case:
    """A whole game as two logs in which every move looks alike to the viewer and unheard talk is left out."""
    luck, code = Seeded("course", number), code_of(number)
    players, options = title.setups[luck.pick(len(title.setups))]
    start = title.game.table(players, options)
    viewer = start.state.viewers[seat_of_viewer % len(start.state.viewers)]
    logs, pair = [e.Started(title.game.rules, show=show)], (start.state, start.state)
    both: tuple[list[list[e.AnyEvent]], list[list[e.AnyEvent]]] = ([[*logs]], [[*logs]])
    for _ in range(upto):
        if not (step := _step(title, pair, viewer, luck)):
            break
        for entries, events in zip(both, step[0], strict=True):
            if CHANCE in pair[0].turn:
                entries[-1].extend(events)  # the deal belongs to the start
            elif events:
                entries.append(events)
        pair = step[1]
    seed, planned = planned_turns(title, code, pair, viewer, turns)
    entry = opening(title, code, players, options, seed)
    rows = [written(title, entry, entries, start.state) for entries in both]
    return Case(title, code, viewer, players, (rows[0], rows[1]), planned, memoir=True)


def _step(title: Title, pair: Any, viewer: Viewer, luck: Luck) -> tuple[tuple[Any, Any], tuple[Any, Any]] | None:
    """A statement or move and the chance moves after it; None if it cannot look alike."""
    if title.words and CHANCE not in pair[0].turn and luck.pick(3) == 0:
        seat, talk = luck.pick(pair[0].players), title.words[luck.pick(len(title.words))]
        spoken: list[e.AnyEvent] = [e.GameMove(Spoken(seat, talk))]
        if pair[0].why_not_say(seat, talk):
            return ([], []), pair
        return (spoken, spoken if viewer in pair[1].hearers(seat, talk) else []), pair
    for _ in range(20):
        if found := _moved(title, pair, viewer, luck):
            return found
    return None


def _moved(title: Title, pair: Any, viewer: Viewer, luck: Luck) -> tuple[tuple[Any, Any], tuple[Any, Any]] | None:
    (one, two), events = pair, (list[e.AnyEvent](), list[e.AnyEvent]())
    while not events[0] or CHANCE in one.turn or CHANCE in two.turn:
        seats = [seat for seat in one.turn if seat >= CHANCE]
        if not seats:
            return None
        seat = seats[luck.pick(len(seats))]
        move = one.choices(seat).sample(luck)
        if not (twin := title.alike(one, two, viewer, seat, move, luck)):
            return None
        one = one.play(seat, move)
        events[0].append(e.GameMove(Played(seat, move)))
        if twin != "nothing":
            two = two.play(seat, twin)
            events[1].append(e.GameMove(Played(seat, twin)))
    return (events[0], events[1]), (one, two)


def written(title: Title, entry: e.Entry, log: list[list[e.AnyEvent]], state: State) -> tuple[Row, ...]:
    """The rows of a whole log, without any snapshot."""
    places = [viewer for viewer in state.viewers if isinstance(viewer, str) and viewer != PUBLIC]
    code = next(event.code for event in entry.events if isinstance(event, e.Opened))
    screens = [
        event
        for place in places
        for event in (e.Linked(place, None, place, 1.0), e.Redeemed(place, hashed(key(code, place))))
    ]
    entries = [but(entry, events=(*entry.events, *screens)), *(e.Entry(tuple(events)) for events in log)]
    session: TableSession | None = None
    for seq, each in enumerate(entries, 1):
        session = replay_entry(title.catalog, session, each, seq, 0.0)
    assert session
    rows = [Row(session.id, seq, 0.0, ENCODE(each).decode()) for seq, each in enumerate(entries, 1)]
    return (but(rows[0], index=index(title, session)), *rows[1:])


def in_phase(title: Title, code: str, players: int, phase: str) -> tuple[Row, ...]:
    """A log that leads to a table in this phase."""
    log: list[list[e.AnyEvent]] = [[e.Readied(seat + 1, True, "") for seat in range(players)]]
    state = title.game.table(players).state
    luck = Seeded("phase", code)
    if phase != "lobby":
        log.append([e.Started(title.game.rules)])
        for number in range(400 if phase == "over" else 9):
            if not state.turn or (number > 5 and min(state.turn) >= 0 and phase != "over"):
                break
            seat = state.turn[luck.pick(len(state.turn))]
            move = state.choices(seat).sample(luck)
            state = state.play(seat, move)
            log[-1].append(e.GameMove(Played(seat, move)))
    if phase == "paused":
        log.append([e.Paused()])
    return written(title, opening(title, code, players, {}, "00" * 32, seats=players + 1), log, state)
