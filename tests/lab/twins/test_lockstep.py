"""The engine and the compiled twins, move by move: they must never disagree."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from boomtable.engine import CHANCE, Illegal, Luck, Move, Seat, Seeded
from boomtable.games import time_bomb_evolution as evolution
from boomtable.games.time_bomb import Claim, Cut, Decline, Flip, Wire
from boomtable.games.trick_snipers import Card, Clan, Deal, PassOn, Play
from boomtable.lab.twins import TWINS, Numbers, Twin, twin
from boomtable.lab.twins.twin import POLICIES

pytestmark = pytest.mark.slow

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    *(
        ("trick-snipers", players, {"no_point_no_winner": strict})
        for players, strict in product((3, 4, 5), (False, True))
    ),
    *(("trick-snipers", players, {"memory_aid": True}) for players in (3, 4, 5)),
    *(("time-bomb", players, {"claims": c}) for players, c in product(range(4, 9), ("free", "in_turn", "off"))),
]
LATER: list[dict[str, Any]] = [
    {},
    {"claims": "in_turn"},
    {"evolution": True},
    {"evolution": True, "claims": "off", "prevent_any_revealed": True},
    {"evolution": True, "claims": "in_turn", "pink_counted_at_round_4": True},
    {"evolution": True, "prevent_any_revealed": True, "pink_counted_at_round_4": True},
]
SETUPS += [("time-bomb-evolution", players, options) for players, options in product(range(4, 7), LATER)]
SETUPS += [("time-bomb-evolution", 4, {"evolution": True, "colours": "blue red pink purple green"})]
NONSENSE: dict[str, list[Move]] = {
    "trick-snipers": [
        *(Play(Card(clan, number)) for clan, number in product(Clan, range(1, 13))),
        *(PassOn(tuple(Card(clan, number) for number in (1, 2, 3, 4))) for clan in Clan),
        PassOn((Card(Clan.RED, 1), Card(Clan.RED, 2))),
    ],
    "time-bomb": [
        *map(Cut, range(8)),
        *(Claim(*numbers) for numbers in product((None, 0, 1, 2, 3, 4, 5, 6), repeat=3) if any(numbers)),
        Decline(),
    ],
    "time-bomb-evolution": [
        *map(Cut, range(6)),
        *(choose(colour) for choose, colour in product((evolution.Protect, evolution.Unprotect), evolution.Wire)),
        *(evolution.Claim(*(*numbers, 1)) for numbers in product((None, 0, 2), repeat=4)),
        *(evolution.Claim(None, None, None, *numbers) for numbers in product((None, 0, 2), repeat=4) if any(numbers)),
        Decline(),
    ],
}

every_setup = pytest.mark.parametrize(("title", "players", "options"), SETUPS)


def test_every_number_of_players_is_followed() -> None:
    assert {(title, players) for title, players, _ in SETUPS} == {
        (title, players) for title, face in TWINS.items() for players in face.game.seats
    }


@every_setup
def test_the_twin_follows_the_engine(title: str, players: int, options: dict[str, Any]) -> None:
    """The same chance and the same answers give the same table after every move: 860 games."""
    endings = {
        follow(twin(title, players, **options), Seeded(title, players, str(options), game)) for game in range(20)
    }
    assert len(endings) > 1


@every_setup
def test_the_engine_follows_the_twin(title: str, players: int, options: dict[str, Any]) -> None:
    """What the twin draws and answers by itself is legal, with the same end: 860 games."""
    for number in range(20):
        lead(twin(title, players, **options), number, POLICIES[number % 2])


@pytest.mark.soak
@every_setup
def test_they_agree_for_long(title: str, players: int, options: dict[str, Any]) -> None:
    """43,000 games each way."""
    compiled = twin(title, players, **options)
    for number in range(1000):
        follow(compiled, Seeded("soak", title, players, str(options), number))
        lead(compiled, 10_000 + number, POLICIES[number % 2])


def follow(compiled: Twin, luck: Luck) -> str:
    """How a game of the engine ends on both tables."""
    face = compiled.face
    state, table, mood = new(compiled), compiled.table(), luck.pick(3)
    assert_same(compiled, state, table, luck)
    while turn := state.turn:
        seat = turn[luck.pick(len(turn))]  # sealed answers come in any order
        move = answer(state, seat, luck, mood)
        state = state.play(seat, move)
        face.follow(table, seat, move)
        assert_same(compiled, state, table, luck)
    return str(state.outcome.why)


def lead(compiled: Twin, number: int, policy: str) -> None:
    """A game of the twin, played through the engine's rules."""
    state, table = new(compiled), compiled.table(7, number, policy)
    for seat, move in compiled.moves(7, number, policy):
        state = state.play(seat, move)
        assert compiled.step(table) == (seat, move)
        assert compiled.face.facts(table) == compiled.face.facts_of(state)
    assert state.outcome == compiled.face.outcome(table)
    assert not state.turn


def new(compiled: Twin) -> Any:
    return compiled.face.game.table(compiled.players, compiled.options).state


def answer(state: Any, seat: Seat, luck: Luck, mood: int) -> Move:
    """Any answer; in some moods what is rare: bombs that do not go off, hands without a chief or without a wire."""
    move: Move = state.choices(seat).sample(luck)
    match move:
        case Cut() if mood == 1:  # until somebody has no wire
            move = min(state.choices(seat), key=lambda cut: state.held[cut.owner])
        case evolution.DrawNumber() if mood == 1:
            move = min(state.choices(seat), key=lambda draw: state.held[(state.clipper + draw.number) % state.players])
        case Flip(Wire.BOOM) if mood:
            move = state.choices(seat).sample(luck)
        case evolution.Flip() if mood:
            move = min(state.choices(seat), key=lambda flip: dread(state, flip.wire, mood))
        case Deal(hands) if mood and len(hands[-1]) == 4:
            pack = sorted((card for hand in hands for card in hand), key=lambda card: card.number == 7)
            ends = [sum(map(len, hands[: place + 1])) for place in range(len(hands))]
            heaps = [pack[end - len(hand) : end] for hand, end in zip(hands, ends, strict=True)]
            move = Deal(tuple(tuple(sorted(heap)) for heap in heaps))
    return move


def dread(state: Any, wire: evolution.Wire, mood: int) -> int:
    """Of wires that may be turned up the least dreaded is: Success in one mood; in the other red, but late."""
    if mood == 2 and wire is evolution.Wire.SUCCESS:
        return -1
    if mood == 1 and wire is evolution.Wire.RED:
        return -1 if state.round > 2 else 9
    count: int = state.cut.count(wire)
    return count


def assert_same(compiled: Twin, state: Any, table: Numbers, luck: Luck) -> None:
    face = compiled.face
    assert face.facts(table) == face.facts_of(state)
    assert face.turn(table) == tuple(sorted(state.turn))
    assert face.outcome(table) == state.outcome
    for seat in state.turn:
        if seat != CHANCE:
            assert face.choices(table, seat) == state.choices(seat)
    assert_both_refuse_nonsense(compiled, state, table, luck)


def assert_both_refuse_nonsense(compiled: Twin, state: Any, table: Numbers, luck: Luck) -> None:
    """Random answers from random seats, most of them wrong: both refuse the same ones."""
    face, moves = compiled.face, NONSENSE[compiled.face.game.id]
    for _ in range(4):
        seat, move = luck.pick(state.players + 1), moves[luck.pick(len(moves))]
        if move in state.choices(seat):
            face.follow(table.copy(), seat, move)
        else:
            with pytest.raises(Illegal):
                face.follow(table.copy(), seat, move)
