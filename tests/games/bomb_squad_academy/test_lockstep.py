"""The engine and the oracle, move by move with the same random answers: they must never disagree."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest

from boomtable.engine import Illegal, Luck, Seat, Seeded
from boomtable.games.bomb_squad_academy import GAME, Academy
from boomtable.games.bomb_squad_academy.cards import Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import (
    Blow,
    DrawAges,
    Freeze,
    LayTiles,
    Peek,
    PlacePlates,
    ShowTools,
    ShuffleDeck,
    UseMirror,
)
from tests.games.bomb_squad_academy.translation import WORDS, bare, ours, plain
from tests.oracle.bomb_squad_academy import Answer, Choice, Question, Selection, Session, Shuffle

pytestmark = pytest.mark.slow

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"allow_negative": True},
    {"plates_stay": False, "ages": "seated"},
    {"allow_negative": True, "plates_stay": False, "co_cutters": True},
)
USUAL = {"allow_negative": False, "plates_stay": True}
WIRES = [*map(str, Wire)]
NONSENSE: list[Answer] = [
    *(("choose", str(action)) for action in Action),
    *(("replace", str(action)) for action in Action),
    *(("declare", str(tool)) for tool in Tool),
    *(("draft", str(tool)) for tool in Tool),
    *(("protect", wire) for wire in WIRES),
    *(("jump", wire) for wire in WIRES),
    *(("look-tiles", wire) for wire in WIRES),
    *(("look-decks", pair) for pair in product(WIRES, repeat=2)),
    *(("horn", pair) for pair in product(range(-1, 5), repeat=2)),
    *(("freeze", pair) for pair in product(range(-1, 4), repeat=2)),
    *((word, number) for word in ("switch", "keep", "spare") for number in range(-1, 7)),
    *((word,) for word in ("pass", "decline", "mirror")),
    ("ages", (0, 1)),
    ("deck", ()),
    ("shuffle", (1, 2)),
    ("tiles", ("ok", "boom")),
    ("plates", ("green", "green")),
    ("tools", ("x-ray",)),
]

every_number = pytest.mark.parametrize("players", GAME.seats)


@every_number
def test_engine_and_oracle_agree(players: int) -> None:
    """64 games over all numbers of players and house rules, in which most Tools are used."""
    assert len(used_in(players, 16)) >= 12


def used_in(players: int, games: int) -> set[str]:
    """The Tools used in these games on both tables."""
    return set[str]().union(*(follow(players, Seeded("lockstep", players, game), game) for game in range(games)))


@pytest.mark.soak
@every_number
def test_engine_and_oracle_agree_for_long(players: int) -> None:
    """20,000 games."""
    for game in range(5000):
        follow(players, Seeded("soak", players, game), game)


def follow(players: int, luck: Luck, number: int) -> set[str]:
    """The Tools used in one game on both tables; how eagerly they are declared differs from game to game."""
    eager, chosen = divmod(number % 16, len(OPTION_SETS))
    options, used = OPTION_SETS[chosen], set[str]()
    table, session = (
        GAME.table(players, options).state,
        Session(
            players,
            *(options.get(name, usual) for name, usual in USUAL.items()),
            seated="ages" in options,
            co_cutters="co_cutters" in options,
        ),
    )
    while session.open:
        assert_same(table, session, luck)
        assert_both_refuse_nonsense(table, session, luck)
        seat, answer = pick(session, luck)
        for _ in range(eager):
            seat, answer = pick(session, luck) if answer[0] == "pass" else (seat, answer)
        held = sum(map(len, table.tools))
        session.play(seat, answer)
        before, table = table, table.play(seat, ours(answer))
        if sum(map(len, table.tools)) < held:
            used |= {str(tool) for row in before.tools for tool in row} - {
                str(tool) for row in table.tools for tool in row
            }
    assert_same(table, session, luck)
    assert_both_refuse_nonsense(table, session, luck)
    return used


def assert_same(table: Academy, session: Session, luck: Luck) -> None:
    theirs = session.table
    assert set(table.turn) == set(session.open)
    for seat, question in session.open.items():
        assert_same_choices(table, seat, question, luck)
    assert list(table.ages) == list(theirs.ages)
    assert (table.bomb, table.round) == (theirs.bomb, theirs.round)
    assert list(table.scores) == theirs.scores
    assert bare(table.plates) == tuple(theirs.plates)
    assert bare(table.cards) == tuple(map(tuple, theirs.cards))
    assert list(table.aside) == theirs.aside
    assert bare(table.tools) == tuple(map(tuple, theirs.tools))
    assert bare(table.display) == tuple(theirs.display)
    assert bare(table.acting) == tuple(theirs.acting)
    assert bare(table.protected) == tuple(theirs.protected)
    assert {*bare(table.scored)} == theirs.scored
    assert (list(table.outcome.winners) if table.outcome else None) == theirs.winners
    for wire, line in zip(table.wires, table.lines, strict=False):
        assert list(line.deck) == theirs.decks[wire]
        assert list(line.exposed) == theirs.exposed[wire]
        assert line.trigger == theirs.trigger(wire)
        assert (bare(line.tiles), line.turned) == (tuple(theirs.tiles[wire]), theirs.turned[wire])
    for seat, row in enumerate(table.glimpses):
        true = [glimpse for glimpse in row if glimpse.holds]
        assert {glimpse.wire: glimpse.cards for glimpse in true if glimpse.cards} == theirs.known_tops[seat]
        assert {glimpse.wire for glimpse in true if glimpse.tiles} == theirs.known_tiles[seat]


def assert_same_choices(table: Academy, seat: Seat, question: Question, luck: Luck) -> None:
    choices = table.choices(seat)
    if isinstance(question, Choice):
        assert {plain(move) for move in choices} == question.answers()
        assert choices.size == len(question.answers())
    else:
        assert question.allows(plain(choices.sample(luck), question.kind))
        assert ours(drawn(question, luck)) in choices


def assert_both_refuse_nonsense(table: Academy, session: Session, luck: Luck) -> None:
    """Random answers from random seats, most of them wrong: both refuse the same ones."""
    for _ in range(3):
        seat, answer = luck.pick(table.players + 2) - 1, NONSENSE[luck.pick(len(NONSENSE))]
        allowed = seat in session.open and any(map(session.open[seat].allows, orders(answer)))
        assert (ours(answer) in table.choices(seat)) == allowed
        if not allowed:
            with pytest.raises(Illegal):
                table.play(seat, ours(answer))
            with pytest.raises(ValueError, match="may not"):
                session.play(seat, answer)


def orders(answer: Answer) -> list[Answer]:
    """The oracle names two things in the order of the table; in any other they are the same two [ALL9]."""
    match answer:
        case ("look-decks" | "horn" | "freeze" as word, (one, two)):
            return [answer, (word, (two, one))]
    return [answer]


def pick(session: Session, luck: Luck) -> tuple[Seat, Answer]:
    """One seat's answer as the oracle lists them, any as likely as another."""
    seats = sorted(session.open)
    seat = seats[luck.pick(len(seats))]
    question = session.open[seat]
    if not isinstance(question, Choice):
        return seat, drawn(question, luck)
    answers = sorted(question.answers(), key=repr)
    return seat, answers[luck.pick(len(answers))]


def drawn(question: Shuffle | Selection, luck: Luck) -> Answer:
    """What chance may do: all cards in some order, or some of the Tools."""
    cards = [question.cards[place] for place in luck.permute(len(question.cards))]
    return (question.kind, tuple(sorted(cards[: question.count]) if isinstance(question, Selection) else cards))


def test_the_translation_loses_nothing() -> None:
    moves = [
        DrawAges((1, 0)),
        ShuffleDeck((3, 1)),
        LayTiles((Tile.OK, Tile.BOOM)),
        PlacePlates(Wire.RED, Wire.BLUE),
        ShowTools((Tool.HAMMER,)),
        Peek((Wire.GREEN, Wire.RED)),
        Blow((0, 2)),
        Freeze((0, 1)),
        UseMirror(),
        *(ours(answer) for answer in NONSENSE if isinstance(answer[-1], str | int)),
    ]
    assert [ours(plain(move)) for move in moves] == moves
    assert {type(move) for move in moves} == set(WORDS) == set(get_args(GAME.moves))
    assert len(WORDS) == len(set(WORDS.values()))
