"""The engine and the oracle, move by move with the same random answers: they must never disagree."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from boomtable.engine import CHANCE, Illegal, Move, Seat, Seeded
from boomtable.games.time_bomb import (
    GAME,
    Claim,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    Ending,
    Flip,
    PickStart,
    Role,
    TimeBomb,
    Wire,
)
from tests.oracle.time_bomb import Answer, Choice, Session, WireDeal

WORDS: dict[type[Move], str] = {
    DealRoles: "roles",
    PickStart: "start",
    DealWires: "wires",
    Flip: "flip",
    Cut: "cut",
    Claim: "claim",
    Decline: "decline",
}
OURS: dict[str, Callable[..., Move]] = {
    "roles": lambda roles: DealRoles(tuple(map(Role, roles))),
    "start": PickStart,
    "wires": lambda hands: DealWires(tuple(tuple(map(Wire, hand)) for hand in hands)),
    "flip": lambda wire: Flip(Wire(wire)),
    "cut": Cut,
    "claim": Claim,
    "decline": Decline,
}
SETUPS = list(product(range(4, 9), ("free", "in_turn", "off")))
NONSENSE: list[Answer] = [
    *(("cut", seat) for seat in range(-1, 9)),
    *(("flip", wire) for wire in ("safe", "success", "boom")),
    *(("claim", *numbers) for numbers in product((None, -1, 0, 2, 3, 6), repeat=3)),
    *(("start", seat) for seat in (-1, 0, 4, 7, 8)),
    ("decline",),
    ("roles", ()),
    ("roles", ("swat",) * 5),
    ("wires", ()),
    ("wires", (("safe",) * 5,) * 4),
]

SHY: list[tuple[Answer, ...]] = [(), (("flip", "boom"),), (("flip", "boom"), ("flip", "success"))]  # for longer games

every_setup = pytest.mark.parametrize(("players", "claims"), SETUPS)


@pytest.mark.slow
@every_setup
def test_engine_and_oracle_agree(players: int, claims: str) -> None:
    """180 games over all numbers of players and house rules."""
    assert_agreed(players, claims, 12)


def assert_agreed(players: int, claims: str, games: int) -> None:
    """On these games; some of them outlive the Boom."""
    lucks = [Seeded("lockstep", players, claims, game) for game in range(games)]
    endings = {follow(players, claims, luck, SHY[game % 3]) for game, luck in enumerate(lucks)}
    assert {Ending.EXPLODED, Ending.TIME_UP} <= endings


@pytest.mark.soak
@every_setup
def test_engine_and_oracle_agree_for_long(players: int, claims: str) -> None:
    """20,010 games."""
    for game in range(1334):
        follow(players, claims, Seeded("soak", players, claims, game), SHY[game % 3])


def follow(players: int, claims: str, luck: Seeded, shy: tuple[Answer, ...]) -> Ending | None:
    """How one game ends on both tables, where some wires are turned up less often than by chance."""
    first = luck.pick(2 * players)  # as often as not it is drawn
    named = {"first": first} if first < players else {}
    table: TimeBomb = GAME.table(players, {"claims": claims, **named}).state
    session = Session(players, claims, **named)
    while session.open:
        assert_same(table, session, luck)
        assert_both_refuse_nonsense(table, session, luck)
        seat, answer = pick(session, luck)
        for _ in range(3):
            seat, answer = pick(session, luck) if answer in shy else (seat, answer)
        session.play(seat, answer)
        table = table.play(seat, ours(answer))
    assert_same(table, session, luck)
    assert_both_refuse_nonsense(table, session, luck)
    return table.ending


def assert_same(table: TimeBomb, session: Session, luck: Seeded) -> None:
    theirs = session.table
    assert set(table.turn) == set(session.open)
    for seat, question in session.open.items():
        match question:
            case Choice():
                assert {plain(move) for move in table.choices(seat)} == question.answers()
                assert table.choices(seat).size == len(question.answers())
            case WireDeal():
                assert question.allows(plain(table.choices(seat).sample(luck)))
                assert ours(dealt(question, luck)) in table.choices(seat)
    assert table.round == theirs.round
    assert table.clipper == (CHANCE if theirs.clipper is None else theirs.clipper)
    assert list(table.roles) == theirs.roles
    assert [tuple(sorted(hand)) for hand in theirs.hands] == [table.hand(seat) for seat in range(len(theirs.hands))]
    assert list(table.held) == ([len(hand) for hand in theirs.hands] or [0] * table.players)
    assert [(cut.owner, cut.wire) for cut in table.cuts] == theirs.cut
    claimed = [plain(said.claim or Decline()) for said in table.claimed]
    assert claimed == [answer for answers in theirs.claimed for answer in answers]
    assert (table.outcome.side if table.outcome else None) == theirs.winner


def assert_both_refuse_nonsense(table: TimeBomb, session: Session, luck: Seeded) -> None:
    """Random answers from random seats, most of them wrong: both refuse the same ones."""
    for _ in range(3):
        seat, answer = luck.pick(table.players + 2) - 1, NONSENSE[luck.pick(len(NONSENSE))]
        allowed = seat in session.open and session.open[seat].allows(answer)
        assert (ours(answer) in table.choices(seat)) == allowed
        if not allowed:
            with pytest.raises(Illegal):
                table.play(seat, ours(answer))
            with pytest.raises(ValueError, match="may not answer"):
                session.play(seat, answer)


def pick(session: Session, luck: Seeded) -> tuple[Seat, Answer]:
    """One seat's answer as the oracle lists them, any as likely as another."""
    ((seat, question),) = session.open.items()
    if isinstance(question, WireDeal):
        return seat, dealt(question, luck)
    answers = sorted(question.answers(), key=repr)
    return seat, answers[luck.pick(len(answers))]


def dealt(question: WireDeal, luck: Seeded) -> Answer:
    """The oracle's wires, shuffled and dealt evenly."""
    pool = sorted(question.pool.elements())
    pack = [pool[place] for place in luck.permute(len(pool))]
    return ("wires", tuple(tuple(sorted(pack[seat :: question.players])) for seat in range(question.players)))


def plain(move: Move) -> Answer:
    """A move of ours in the oracle's words."""
    return (WORDS[type(move)], *map(bare, msgspec.structs.astuple(move)))


def bare(value: Any) -> Any:
    """A value without our enums."""
    return tuple(map(bare, value)) if isinstance(value, tuple) else str(value) if isinstance(value, str) else value


def ours(answer: Answer) -> Move:
    """The oracle's answer as a move of ours."""
    word, *fields = answer
    return OURS[word](*fields)


def test_the_translation_loses_nothing() -> None:
    moves: list[Move] = [
        DealRoles((Role.SWAT,)),
        PickStart(3),
        DealWires(((Wire.SAFE,), (Wire.BOOM,))),
        Flip(Wire.SUCCESS),
        Cut(2),
    ]
    moves += [Claim(safe=1, boom=0), Decline()]
    assert [ours(plain(move)) for move in moves] == moves
    assert {type(move) for move in moves} == set(get_args(GAME.moves))
