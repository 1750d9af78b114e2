"""The engine and the oracle, move by move with the same random answers: they must never disagree."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import astuple

from boomtable.engine import CHANCE, Illegal, Luck, Move, Seat, Seeded
from boomtable.games.trick_snipers import GAME, Card, Clan, Deal, DrawLeader, PassOn, Play, TrickSnipers
from tests.oracle import trick_snipers as oracle
from tests.oracle.trick_snipers import Answer, Choice, Session

pytestmark = pytest.mark.slow

WORDS: dict[type[Move], str] = {Deal: "deal", DrawLeader: "leader", PassOn: "pass", Play: "play"}
NONSENSE: list[Answer] = [
    *(("play", (str(clan), number)) for clan, number in product(Clan, (0, 1, 5, 7, 12, 13))),
    *(("pass", tuple((str(clan), number) for number in (1, 2, 3, 4))) for clan in Clan),
    *(("leader", seat) for seat in (-1, 0, 4, 5)),
    ("pass", (("red", 4), ("red", 3), ("red", 2), ("red", 1))),
    ("pass", ()),
    ("deal", ()),
]

every_setup = pytest.mark.parametrize(("players", "strict"), [*product(GAME.seats, (False, True))])


@every_setup
def test_engine_and_oracle_agree(players: int, strict: bool) -> None:
    """96 games over all numbers of players, with and without winners that have no point."""
    assert endings(players, 16, strict=strict) == {"two-points", "most-tricks"}


every_dull_setup = pytest.mark.parametrize(("players", "strict"), [*product((3, 4), (False, True))])


@every_dull_setup
def test_they_agree_where_nobody_can_score_by_a_seven(players: int, strict: bool) -> None:
    """[TS10] All 7s are among the unused cards, so that some games end without a point."""
    assert ("nobody" in dull_endings(players, 20, strict=strict)) == strict


def endings(players: int, games: int, *, strict: bool) -> set[str | None]:
    """How these games end on both tables."""
    lucks = [Seeded("lockstep", players, strict, game) for game in range(games)]
    return {follow(players, luck, strict=strict, first=leader(players, game)) for game, luck in enumerate(lucks)}


def leader(players: int, game: int) -> int:
    """The option that names the first leader, set in some games [TS3]."""
    return game // 3 % players if game % 3 == 1 else CHANCE


def dull_endings(players: int, games: int, *, strict: bool) -> set[str | None]:
    """How these games end when all 7s are unused."""
    return {follow(players, Seeded("dull", players, game), strict=strict, dull=True) for game in range(games)}


@pytest.mark.soak
@every_setup
def test_engine_and_oracle_agree_for_long(players: int, strict: bool) -> None:
    """20,004 games."""
    for game in range(3334):
        follow(players, Seeded("soak", players, strict, game), strict=strict, first=leader(players, game))


def follow(players: int, luck: Luck, *, strict: bool, dull: bool = False, first: int = CHANCE) -> str | None:
    """How one game ends on both tables."""
    table: TrickSnipers = GAME.table(players, {"no_point_no_winner": strict, "first": first}).state
    session = Session(players, strict, None if first == CHANCE else first)
    while session.open:
        assert_same(table, session, luck)
        assert_both_refuse_nonsense(table, session, luck)
        seat, answer = pick(session, luck, dull=dull)
        session.play(seat, answer)
        table = table.play(seat, ours(answer))
    assert_same(table, session, luck)
    assert_both_refuse_nonsense(table, session, luck)
    return session.table.why


def assert_same(table: TrickSnipers, session: Session, luck: Luck) -> None:
    theirs = session.table
    assert set(table.turn) == set(session.open)
    for seat, question in session.open.items():
        if isinstance(question, Choice):
            assert {plain(move) for move in table.choices(seat)} == question.answers()
            assert table.choices(seat).size == len(question.answers())
        else:
            assert question.allows(plain(table.choices(seat).sample(luck)))
            assert ours(dealt(question, luck)) in table.choices(seat)
    assert bare(table.hands) == tuple(map(tuple, theirs.hands)) or not table.dealt
    assert bare(table.unused) == tuple(theirs.unused)
    assert bare(table.passed) == tuple(cards for cards in theirs.passed if cards)
    assert table.leader == (-1 if theirs.leader is None else theirs.leader)
    assert bare(table.trick) == tuple(card for _, card in theirs.trick)
    assert [(t.winner, t.points, t.sniped) for t in table.tricks] == [
        (t.winner, t.points, t.sniper) for t in theirs.tricks
    ]
    assert [bare(t.cards) for t in table.tricks] == [tuple(card for _, card in t.cards) for t in theirs.tricks]
    assert (list(table.points), list(table.counts)) == (theirs.points, theirs.counts)
    assert (list(table.outcome.winners) if table.outcome else None) == theirs.winners
    assert (table.outcome.why if table.outcome else None) == theirs.why


def assert_both_refuse_nonsense(table: TrickSnipers, session: Session, luck: Luck) -> None:
    """Random answers from random seats, most of them wrong: both refuse the same ones."""
    for _ in range(3):
        seat, answer = luck.pick(table.players + 2) - 1, NONSENSE[luck.pick(len(NONSENSE))]
        allowed = seat in session.open and session.open[seat].allows(answer)
        assert (ours(answer) in table.choices(seat)) == allowed
        if not allowed:
            with pytest.raises(Illegal):
                table.play(seat, ours(answer))
            with pytest.raises(ValueError, match="may not"):
                session.play(seat, answer)


def pick(session: Session, luck: Luck, *, dull: bool) -> tuple[Seat, Answer]:
    """One seat's answer as the oracle lists them, any as likely as another."""
    seats = sorted(session.open)
    seat = seats[luck.pick(len(seats))]
    question = session.open[seat]
    if not isinstance(question, Choice):
        return seat, dealt(question, luck, dull=dull)
    answers = sorted(question.answers())
    return seat, answers[luck.pick(len(answers))]


def dealt(question: oracle.Deal, luck: Luck, *, dull: bool = False) -> Answer:
    """The oracle's cards, shuffled and dealt; the unused ones last, all 7s if it is to be dull."""
    pack = [question.cards[place] for place in luck.permute(len(question.cards))]
    pack.sort(key=lambda card: dull and card[1] == 7)
    heaps, begin = [], 0
    for size in question.sizes:
        heaps.append(tuple(sorted(pack[begin : begin + size])))
        begin += size
    return ("deal", tuple(heaps))


def plain(move: Move) -> Answer:
    """A move of ours in the oracle's words."""
    return (WORDS[type(move)], *map(bare, astuple(move)))


def bare(value: Any) -> Any:
    """A value without our enums and cards."""
    if isinstance(value, Card):
        return str(value.clan), value.number
    return tuple(map(bare, value)) if isinstance(value, tuple) else value


def ours(answer: Answer) -> Move:
    """The oracle's answer as a move of ours."""
    match answer:
        case ("deal", heaps):
            return Deal(tuple(tuple(map(card_of, heap)) for heap in heaps))
        case ("pass", cards):
            return PassOn(tuple(map(card_of, cards)))
        case ("play", card):
            return Play(card_of(card))
    return DrawLeader(answer[1])


def card_of(card: tuple[str, int]) -> Card:
    return Card(Clan(card[0]), card[1])


def test_the_translation_loses_nothing() -> None:
    moves: list[Move] = [
        Deal(((Card(Clan.RED, 1),), ())),
        DrawLeader(2),
        PassOn((Card(Clan.BLACK, 3),)),
        Play(Card(Clan.YELLOW, 7)),
    ]
    assert [ours(plain(move)) for move in moves] == moves
    assert {type(move) for move in moves} == set(get_args(GAME.moves))
