"""Pairs of tables that differ only in what the rules hide from one viewer, planted on two servers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from boomtable.engine import CHANCE, PUBLIC, FairLuck, Luck, Move, Seat, Seeded, State, Table, Viewer, but, shuffled
from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.chance import fair_game_id
from boomtable.server.identifiers import LETTERS, hashed
from boomtable.server.replay import replay_entry
from boomtable.server.roster import summary
from boomtable.server.session import Question, Screen, TableSession
from boomtable.server.store import Index, Row, Store
from boomtable.server.table_checks import checked_options
from boomtable.server.transitions import settled
from boomtable.wire.protocol import ENCODE, MoveClock, Phase, Settings
from tests.conformance.walks import walk
from tests.titles import Title

TURNS = 3  # moves made on both servers once everyone is there
SEEDS = 30  # tried until chance shows the viewer the same in both
BANK = 60


@dataclass(frozen=True)
class Turn:
    """A move on the first server, and the look-alike on the second; None for no move."""

    seat: Seat
    move: Move
    twin: Move | None


@dataclass(frozen=True)
class Case:
    """One table twice: the rows for each server's disk, and what is played there."""

    title: Title
    code: str
    viewer: Viewer
    players: int
    rows: tuple[tuple[Row, ...], tuple[Row, ...]]
    turns: list[Turn] = field(default_factory=list)
    memoir: bool = False  # the log contains the whole game, so memoirs can be made

    def __str__(self) -> str:
        return f"{self.title} {self.code} {self.viewer}"


def code_of(number: int) -> str:
    return "".join(LETTERS[number // 20**place % 20] for place in (3, 2, 1, 0))


def key(code: str, viewer: Viewer) -> str:
    return f"{code}-{viewer}"


def opening(
    title: Title, code: str, players: int, options: dict[str, Any], seed: str, *, seats: int | None = None
) -> e.Entry:
    """The table is made, everyone sits down."""
    made = e.Opened(
        id=f"twin-{code}",
        code=code,
        game=title.game.id,
        options=checked_options(title.game, options),
        settings=Settings(seats=seats or players, clock=MoveClock(30, BANK), spectators=True),
        seed=seed,
    )
    joined = [e.Joined(seat + 1, f"Player {seat}", hashed(key(code, seat)), "") for seat in range(players)]
    return e.Entry((made, *joined))


def with_screens(title: Title, session: TableSession, state: State) -> TableSession:
    places = [viewer for viewer in state.viewers if isinstance(viewer, str) and viewer != PUBLIC]
    return but(session, screens=tuple(Screen(place, hashed(key(session.code, place))) for place in places))


def standing(title: Title, start: TableSession, table: Table[Any]) -> TableSession:
    """The session with its game at this moment."""
    over = table.state.outcome is not None
    session = but(
        with_screens(title, start, table.state),
        phase=Phase.OVER if over else Phase.PLAYING,
        rules=title.game.rules,
        begun=1,
        table=table,
        since=None if over else 0.0,
        questions=tuple(Question(bank=BANK) for _ in start.members),
    )
    return settled(session, session, range(len(start.members)), 0.0)


def with_snapshot(title: Title, session: TableSession, entry: e.Entry) -> Row:
    """A stored table with one entry and a snapshot, which the server loads."""
    return Row(
        session.id, 1, 0.0, ENCODE(entry).decode(), index(title, session), snapshots.write(title.catalog, session)
    )


def resting(title: Title, entry: e.Entry) -> Row:
    """A stored table at which everyone has just sat down."""
    session = replay_entry(title.catalog, None, entry, 1, 0.0)
    return Row(session.id, 1, 0.0, ENCODE(entry).decode(), index(title, session))


def index(title: Title, session: TableSession) -> Index:
    return Index(
        session.code,
        session.game,
        session.since is not None,
        False,
        ENCODE(summary(session, title.catalog[session.game])).decode(),
    )


async def plant(folder: Path, rows: list[Row]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store = await Store.open(f"sqlite:///{folder}/boomtable.db")
    await store.write(rows, 0.0)
    await store.close()


# Moments.


def moments(title: Title, *seed: int | str) -> Iterator[tuple[int, dict[str, Any], Any]]:
    """The tables of one random game after all chance moves."""
    players, options = title.setups[Seeded(*seed).pick(len(title.setups))]
    for state in walk(title, Seeded(*seed)):
        if CHANCE not in state.turn:
            yield players, options, state


def moment(
    title: Title,
    number: int,
    setup: tuple[int, dict[str, Any], Any],
    viewer: Viewer,
    *,
    turns: int = TURNS,
    show: float = 0.0,
) -> Case:
    """The table at this moment, and again with everything redealt that the viewer cannot know."""
    players, options, state = setup
    code, luck = code_of(number), Seeded("hidden", number)
    other = title.unknown_to(state, viewer, luck)
    seed, planned = planned_turns(title, code, (state, other), viewer, turns)
    entry = opening(title, code, players, options, seed)
    start = but(replay_entry(title.catalog, None, entry, 1, 0.0), show=show)
    sessions = [standing(title, start, Table(each, at=1)) for each in (state, other)]
    one, two = ((with_snapshot(title, session, entry),) for session in sessions)
    return Case(title, code, viewer, players, (one, two), planned)


def planned_turns(title: Title, code: str, pair: tuple[Any, Any], viewer: Viewer, most: int) -> tuple[str, list[Turn]]:
    """Moves that look alike to the viewer, and a seed for which chance does too, as long as possible."""
    best: tuple[str, list[Turn]] = (hashed("0"), [])
    for number in range(SEEDS if most else 0):
        seed = hashed(str(number))
        turns = [*alike_turns(title, Chances(seed, code), pair, viewer, most)]
        if len(turns) > len(best[1]):
            best = seed, turns
        if len(best[1]) == most:
            break
    return best


class Chances:
    """What chance will draw on each server."""

    def __init__(self, seed: str, code: str) -> None:
        self.seed, self.table, self.draws = seed, fair_game_id(f"twin-{code}", 1), [0, 0]

    def draw(self, server: int, state: Any) -> Move:
        luck = FairLuck(self.seed, (), self.table, self.draws[server])
        move: Move = state.choices(CHANCE).sample(luck)
        self.draws[server] += len(luck.draws)
        return move


def alike_turns(title: Title, chances: Chances, pair: tuple[Any, Any], viewer: Viewer, most: int) -> Iterator[Turn]:
    luck = Seeded(chances.seed, chances.table)
    for _ in range(most):
        if not (turn := alike_turn(title, pair, viewer, luck)):
            return
        one, two = pair[0].play(turn.seat, turn.move), pair[1]
        two = two if turn.twin is None else two.play(turn.seat, turn.twin)
        while CHANCE in one.turn and CHANCE in two.turn:
            drawn = chances.draw(0, one), chances.draw(1, two)
            if drawn[0] != drawn[1] or not title.alike(one, two, viewer, CHANCE, drawn[0], luck):
                return  # chance shows the viewer a difference: not a leak, and useless here
            one, two = one.play(CHANCE, drawn[0]), two.play(CHANCE, drawn[1])
        if CHANCE in one.turn or CHANCE in two.turn:
            return
        yield turn
        pair = one, two


def alike_turn(title: Title, pair: tuple[Any, Any], viewer: Viewer, luck: Luck) -> Turn | None:
    """A move, of another seat than the viewer's if possible."""
    seats = [seat for seat in shuffled(pair[0].turn, luck) if seat >= 0]
    for seat in sorted(seats, key=lambda seat: seat == viewer):
        move = pair[0].choices(seat).sample(luck)
        if twin := title.alike(*pair, viewer, seat, move, luck):
            return Turn(seat, move, None if twin == "nothing" else twin)
    return None


def somewhere(title: Title, count: int, *seed: int | str, first: int = 0, show: float = 0.0) -> list[Case]:
    """Moments of random games, each for the next viewer."""
    cases: list[Case] = []
    for number in range(count):
        luck = Seeded("moment", *seed, number)
        setups = [*moments(title, "game", *seed, number)]
        setup = setups[luck.pick(len(setups))]
        viewers = setup[2].viewers
        cases.append(moment(title, first + number, setup, viewers[-1 - number % len(viewers)], show=show))
    return cases
