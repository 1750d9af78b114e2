"""The engine and the oracle, move by move with the same random answers: they must never disagree."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import astuple

from boomtable.engine import CHANCE, Illegal, Move, Seat, Seeded
from boomtable.games.time_bomb_evolution import (
    GAME,
    Claim,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    DrawNumber,
    Ending,
    Evolution,
    Flip,
    PickColours,
    PickStart,
    Protect,
    RemoveCards,
    Role,
    Unprotect,
    Wire,
)
from boomtable.games.time_bomb_evolution.steps import Colouring
from boomtable.games.time_bomb_shared.steps import Casting
from tests.games.time_bomb.test_lockstep import bare, dealt
from tests.oracle.time_bomb_evolution import COLOURS, KINDS, Answer, Choice, ClaimTurn, Removal, Session, WireDeal

WORDS: dict[type[Move], str] = {
    DealRoles: "roles",
    PickColours: "colours",
    RemoveCards: "removed",
    PickStart: "start",
    DealWires: "wires",
    Flip: "flip",
    DrawNumber: "number",
    Cut: "cut",
    Protect: "protect",
    Unprotect: "unprotect",
    Claim: "claim",
    Decline: "decline",
}
OURS: dict[str, Callable[..., Move]] = {
    "roles": lambda roles: DealRoles(tuple(map(Role, roles))),
    "colours": lambda colours: PickColours(tuple(map(Wire, colours))),
    "removed": lambda cards: RemoveCards(tuple(map(Wire, cards))),
    "start": PickStart,
    "wires": lambda hands: DealWires(tuple(tuple(map(Wire, hand)) for hand in hands)),
    "flip": lambda wire: Flip(Wire(wire)),
    "number": DrawNumber,
    "cut": Cut,
    "protect": lambda colour: Protect(Wire(colour)),
    "unprotect": lambda colour: Unprotect(Wire(colour)),
    "claim": Claim,
    "decline": Decline,
}
NONSENSE: list[Answer] = [
    *(("cut", seat) for seat in range(-1, 7)),
    *((word, wire) for word in ("flip", "protect", "unprotect") for wire in KINDS),
    *(("number", number) for number in range(-1, 8)),
    *(("claim", *numbers, None, None, None, None) for numbers in product((None, -1, 0, 2, 3, 6), repeat=3)),
    *(("claim", None, None, None, *numbers) for numbers in product((None, 0, 2), repeat=4)),
    *(("start", seat) for seat in (-1, 0, 4, 6)),
    ("decline",),
    ("roles", ()),
    ("colours", ()),
    ("colours", ("blue", "green", "pink", "purple")),
    ("removed", ()),
    ("removed", ("blue", "blue", "green", "green")),
    ("wires", ()),
]

Setup = tuple[int, dict[str, Any]]
LATER_EDITION_OFF = {"prevent_any_revealed": False, "pink_counted_at_round_4": False}
OPTION_SETS = [{"evolution": False}] + [
    {"evolution": True, "prevent_any_revealed": anywhere, "pink_counted_at_round_4": once}
    for anywhere, once in product((False, True), repeat=2)
]
SETUPS: list[Setup] = [
    (players, {"claims": claims, **options})
    for players in (4, 5, 6)
    for options in OPTION_SETS
    for claims in ("free", "in_turn")
]
# To see more of what is rare: wires that are turned up less often than by chance.
SHY: list[tuple[str, ...]] = [(), COLOURS, ("success",), ("green", "purple", "yellow"), ("purple", "success", "yellow")]

every_setup = pytest.mark.parametrize(("players", "options"), SETUPS, ids=str)


@pytest.mark.slow
@every_setup
def test_engine_and_oracle_agree(players: int, options: dict[str, Any]) -> None:
    """120 games over all numbers of players and house rules."""
    assert_agreed(players, options, 4)


def assert_agreed(players: int, options: dict[str, Any], games: int) -> None:
    """On these games, a third of them with colours that the host named."""
    endings = {follow(players, options, Seeded("lockstep", players, str(options), game), game) for game in range(games)}
    assert endings <= set(Ending)


@pytest.mark.soak
@every_setup
def test_engine_and_oracle_agree_for_long(players: int, options: dict[str, Any]) -> None:
    """20,010 games."""
    for game in range(667):
        follow(players, options, Seeded("soak", players, str(options), game), game)


def follow(players: int, options: dict[str, Any], luck: Seeded, game: int) -> Ending | None:
    """How one game ends on both tables."""
    shy = SHY[game % len(SHY)]
    named = tuple(COLOURS[place] for place in luck.permute(6)[:players]) if game % 3 == 0 else None
    first = game % (2 * players)  # as often as not it is drawn
    begins = {"first": first} if first < players else {}
    table: Evolution = GAME.table(players, {**options, **begins, "colours": " ".join(named or ())}).state
    session = Session(
        players, **{"prevent_any_revealed": False, "pink_counted_at_round_4": False, **options, **begins}, colours=named
    )
    while session.open:
        if isinstance(table.todo[0], Colouring) and (named or players == len(COLOURS)):  # nothing to be drawn
            (only,) = table.choices(CHANCE)
            table = table.play(CHANCE, only)
        assert_same(table, session, luck)
        assert_both_refuse_nonsense(table, session, luck)
        seat, answer = pick(session, luck)
        for _ in range(3):
            seat, answer = pick(session, luck) if answer[0] == "flip" and answer[1] in shy else (seat, answer)
        session.play(seat, answer)
        table = table.play(seat, ours(answer))
    assert_same(table, session, luck)
    assert_both_refuse_nonsense(table, session, luck)
    assert table.ending == session.table.ending
    return table.ending


def assert_same(table: Evolution, session: Session, luck: Seeded) -> None:
    theirs = session.table
    assert set(table.turn) == set(session.open)
    for seat, question in session.open.items():
        match question:
            case Choice() | Removal():
                assert {plain(move) for move in table.choices(seat)} == question.answers()
                assert table.choices(seat).size == len(question.answers())
            case WireDeal() | ClaimTurn():
                assert question.allows(plain(table.choices(seat).sample(luck)))
                assert ours(chosen(question, luck)) in table.choices(seat)
        if isinstance(question, ClaimTurn):
            assert table.choices(seat).size == question.size
    assert table.round == theirs.round
    assert list(table.roles) == theirs.roles
    if not isinstance(table.todo[0] if table.todo else None, Casting | Colouring):
        assert sorted(table.colours) == sorted(theirs.colours)
    assert list(table.removed) == theirs.removed
    assert [tuple(sorted(hand)) for hand in theirs.hands] == [table.hand(seat) for seat in range(len(theirs.hands))]
    assert [(cut.owner, cut.wire) for cut in table.cuts] == theirs.cut
    assert sorted(table.protected) == theirs.protected
    claimed = [plain(said.claim or Decline()) for said in table.claimed]
    assert claimed == [answer for answers in theirs.claimed for answer in answers]
    assert table.cuts_left == theirs.cuts_left
    assert table.ending == theirs.ending
    assert (table.outcome.side if table.outcome else None) == theirs.winner
    if table.todo:  # when it is over nobody passes the nippers on any more
        assert table.clipper == (CHANCE if theirs.clipper is None else theirs.clipper)


def assert_both_refuse_nonsense(table: Evolution, session: Session, luck: Seeded) -> None:
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
    return seat, chosen(question, luck)


def chosen(question: Any, luck: Seeded) -> Answer:
    match question:
        case WireDeal():
            return dealt(question, luck)
        case ClaimTurn():
            return claimed(question, luck)
    answers: list[Answer] = sorted(question.answers(), key=repr)
    return answers[luck.pick(len(answers))]


def claimed(question: ClaimTurn, luck: Seeded) -> Answer:
    """A claim of some kinds, or none at all."""
    numbers: dict[str, int] = {}
    for kind in question.kinds:
        if luck.pick(2):
            numbers[kind] = luck.pick(question.held - sum(numbers.values()) + 1)
    return ("claim", *map(numbers.get, KINDS)) if numbers else ("decline",)


def plain(move: Move) -> Answer:
    """A move of ours in the oracle's words."""
    return (WORDS[type(move)], *map(bare, astuple(move)))


def ours(answer: Answer) -> Move:
    """The oracle's answer as a move of ours."""
    word, *fields = answer
    return OURS[word](*fields)


def test_the_translation_knows_every_move() -> None:
    assert set(WORDS) == set(get_args(GAME.moves))
    assert set(WORDS.values()) == set(OURS)
