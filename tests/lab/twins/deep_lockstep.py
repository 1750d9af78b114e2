"""The engine and the compiled twins, move by move: they must never disagree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from boomtable.engine import CHANCE, Choices, Illegal, Luck, Move, OneOf, Seat, Seeded
from boomtable.games import bomb_squad_academy as academy
from boomtable.games import time_bomb_evolution as evolution
from boomtable.games.bomb_squad_academy import moves as academy_moves
from boomtable.games.time_bomb import Claim, Cut, Decline, Flip, Wire
from boomtable.games.trick_snipers import Card, Clan, Deal, PassOn, Play
from boomtable.kernels.table import MOVES
from boomtable.lab.engines import TITLES
from boomtable.lab.interval import Moments
from boomtable.lab.twins import POLICIES, TWINS, Numbers, Twin, twin
from tests.conformance.spelling import ENUMS, mixed, spelt

CLAIMS, EITHER = ("free", "in_turn", "off"), (False, True)
DECKS = (  # the box's, short ones full of zeros, and one as long as a line can tell beside one that leaps
    "",
    "green 0 0 0 9 / 6, blue 0 0 1 1 2 2 2 / 5, red 0 0 0 0 0 0 9 / 0",
    f"yellow {'0 1 ' * 90}/ 7, green 5 99 99 / 98",
)
RULES: dict[str, dict[str, tuple[Any, ...]]] = {
    "trick-snipers": {"no_point_no_winner": EITHER, "memory_aid": EITHER, "first": (CHANCE,)},
    "time-bomb": {"claims": CLAIMS, "first": (CHANCE,)},
    "time-bomb-evolution": {
        "claims": CLAIMS,
        "evolution": EITHER,
        "prevent_any_revealed": EITHER,
        "pink_counted_at_round_4": EITHER,
        "colours": ("",),
        "first": (CHANCE,),
    },
    "bomb-squad-academy": {
        "allow_negative": EITHER,
        "plates_stay": EITHER,
        "decks": DECKS,
        "ages": ("drawn",),
        "co_cutters": (False,),
    },
}
NAMED: dict[str, dict[str, Any]] = {  # with somebody to begin, or to be the youngest
    "trick-snipers": {"first": 1},
    "time-bomb": {"first": 3, "claims": "in_turn"},
    "time-bomb-evolution": {"first": 2, "evolution": True},
    "bomb-squad-academy": {"ages": "seated", "co_cutters": True},
}
OPTION_SETS = {  # every combination
    title: [dict(zip(rules, values, strict=True)) for values in product(*rules.values())]
    for title, rules in RULES.items()
}
OCCUR = {  # how games end, and what happens in them
    "trick-snipers": {"two-points", "most-tricks"},
    "time-bomb": {"disarmed", "exploded", "time-up"},
    "time-bomb-evolution": {"disarmed", "exploded", "time-up"},
    "bomb-squad-academy": {"graduated", *(f"points:tool-{tool}" for tool in academy.Tool)},
}
NEVER = {("bomb-squad-academy", 2): {"points:tool-air-horn"}}  # it needs two others [BS21]
GAMES = {
    "trick-snipers": 30,
    "time-bomb": 25,
    "time-bomb-evolution": 8,
    "bomb-squad-academy": 5,
}  # for each combination
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
    "bomb-squad-academy": [
        *map(academy.Choose, academy.Action),
        *map(academy.Protect, academy.Wire),
        *map(academy.Draft, academy.Tool),
        *map(academy.Declare, academy.Tool),
        *map(academy.PeekUnder, academy.Wire),
        *(academy.Peek((one, other)) for one, other in product(academy.Wire, repeat=2)),
        *[academy.Pass(), academy.Decline(), academy.UseMirror()] * 10,
        *map(academy_moves.Jump, academy.Wire),
        *map(academy_moves.Replace, academy.Action),
        *(pick(seat) for pick, seat in product((academy_moves.SwitchWith, academy_moves.Spare), range(-1, 6))),
        *map(academy_moves.Keep, range(-1, 8)),
        *(academy_moves.Blow((one, other)) for one, other in product(range(-1, 6), repeat=2)),
        *(academy_moves.Freeze((one, other)) for one, other in product(range(-1, 5), repeat=2)),
    ],
}

every_table = pytest.mark.parametrize(
    ("title", "players"), [(title, players) for title, codec in TWINS.items() for players in codec.game.seats]
)


@pytest.mark.parametrize("title", TWINS)
def test_no_house_rule_is_left_out(title: str) -> None:
    assert {*RULES[title]} == {option.name for option in TWINS[title].game.option_list}


@every_table
def test_the_twin_follows_the_engine(title: str, players: int) -> None:
    """The same chance and the same answers give the same table after every move: 1,503 games."""
    seen = set[str]()
    for options, game in product(OPTION_SETS[title], range(GAMES[title])):
        seen |= follow(twin(title, players, **options), Seeded(title, players, str(options), game))
    assert seen >= OCCUR[title] - NEVER.get((title, players), set())


@every_table
def test_the_engine_follows_the_twin(title: str, players: int) -> None:
    """What the twin draws and answers by itself is legal, with the same end: 1,503 games."""
    for options, number in product(OPTION_SETS[title], range(GAMES[title])):
        lead(twin(title, players, **options), number, POLICIES[number % 2])


@pytest.mark.parametrize(("players", "colours"), [(4, "blue red pink purple"), (4, "green yellow red pink blue")])
def test_the_twin_draws_from_the_colours_a_host_names(players: int, colours: str) -> None:
    """[TE1]"""
    named = twin("time-bomb-evolution", players, evolution=True, colours=colours)
    for number in range(20):
        follow(named, Seeded(colours, number))
        lead(named, number, POLICIES[number % 2])


@every_table
def test_the_twin_begins_with_the_named_player(title: str, players: int) -> None:
    """[TB4] [TS3] [BS4]"""
    named = twin(title, players, **NAMED[title])
    for number in range(20):
        follow(named, Seeded("named", number))
        lead(named, number, POLICIES[number % 2])


@every_table
def test_the_twin_counts_what_the_engine_counts(title: str, players: int) -> None:
    """Every figure of every game, for all kinds of players."""
    for place, options in enumerate(OPTION_SETS[title]):
        for policy in lineups(title):
            counted(twin(title, players, **options), policy, range(10 * place, 10 * place + 5))


def test_the_engines_know_which_twins_play_the_whole_title() -> None:
    assert {*TITLES} == {*TWINS}


@pytest.mark.soak
@every_table
def test_they_agree_for_long(title: str, players: int) -> None:
    """45,090 games each way."""
    for options, number in product(OPTION_SETS[title], range(30 * GAMES[title])):
        follow(twin(title, players, **options), Seeded("soak", title, players, str(options), number))
        lead(twin(title, players, **options), 10_000 + number, POLICIES[number % 2])


def follow(compiled: Twin, luck: Luck) -> set[str]:
    """What happens in a game of the engine that is the same on both tables."""
    codec, tally = compiled.codec, compiled.codec.game.tally
    assert tally
    state, table, mood, made = new(compiled), compiled.table(), luck.pick(3), 0
    assert_same(compiled, state, table, luck)
    while turn := state.turn:
        seat = turn[luck.pick(len(turn))]  # sealed answers come in any order
        move = answer(compiled, state, seat, luck, mood)
        codec.follow(table, seat, otherwise(state, seat, move, luck))
        state, made = state.play(seat, move), made + 1
        assert table[MOVES] == made
        assert_same(compiled, state, table, luck)
    return {str(state.outcome.why), *dict(tally(state))}


def otherwise(state: Any, seat: Seat, move: Move, luck: Luck) -> Move:
    """The same move with text or other enums instead of its own, and its members in another order [ALL9]."""
    other: Move = spelt(mixed(state.choices(seat), move, luck), ENUMS[luck.pick(len(ENUMS))])
    return other


def lead(compiled: Twin, number: int, policy: str) -> None:
    """A game of the twin, played through the engine's rules."""
    state, table = new(compiled), compiled.table(7, number, policy)
    for seat, move in compiled.moves(7, number, policy):
        state = state.play(seat, move)
        assert compiled.step(table) == (seat, move)
        assert compiled.codec.facts(table) == compiled.codec.engine_facts(state)
    assert state.outcome == compiled.codec.outcome(table)
    assert not state.turn


def lineups(title: str) -> list[tuple[str, ...]]:
    """Who may play on a twin: all alike, or each side in its own way."""
    sides = [f"{side}=rules" for side in TWINS[title].game.sides] if TWINS[title].game.side else []
    return [(policy,) for policy in POLICIES] + [
        tuple(side.replace("rules", "random") if side == other else side for side in sides) for other in sides
    ]


def counted(compiled: Twin, policy: tuple[str, ...], numbers: range) -> None:
    """Games of a batch have the ends and the figures that the engine finds where it plays them too."""
    game = compiled.codec.game
    assert game.tally
    for number, ended in zip(numbers, compiled.batch(7, policy, numbers.start, numbers.stop).each(), strict=True):
        table = game.table(compiled.players, compiled.options)
        for seat, move in compiled.moves(7, number, policy):
            table = table.play(seat, move)
        outcome = table.state.outcome
        assert (ended.side, ended.winners, ended.why) == (outcome.side, outcome.winners, str(outcome.why))
        assert ended.moves == table.at
        assert gathered(ended.figures) == gathered(game.tally(table.state))


def gathered(figures: Iterable[tuple[str, bool | float | Moments]]) -> dict[str, Moments]:
    """How many samples of each there are, their sums, and whether each is a yes or no."""
    found = defaultdict[str, Moments](Moments)
    for name, value in figures:
        found[name].note(value)
    return found


def new(compiled: Twin) -> Any:
    return compiled.codec.game.table(compiled.players, compiled.options).state


def answer(compiled: Twin, state: Any, seat: Seat, luck: Luck, mood: int) -> Move:
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
        case academy.LayTiles(tiles) if mood == 1:  # bombs that last
            move = academy.LayTiles(tuple(sorted(tiles, reverse=True)))
        case academy.Peek() | academy.PeekUnder() if academy.UseMirror() in state.choices(seat):
            move = academy.UseMirror()
        case academy.Choose() if mood == 2:  # crowds
            move = min(state.choices(seat), key=lambda choose: choose.action)
    return move


def dread(state: Any, wire: evolution.Wire, mood: int) -> int:
    """Of wires that may be turned up the least dreaded is: Success in one mood; in the other red, but late."""
    if mood == 2 and wire is evolution.Wire.SUCCESS:
        return -1
    if mood == 1 and wire is evolution.Wire.RED:
        return -1 if state.round > 2 else 9
    count: int = state.cut_wires.count(wire)
    return count


def assert_same(compiled: Twin, state: Any, table: Numbers, luck: Luck) -> None:
    codec = compiled.codec
    assert codec.facts(table) == codec.engine_facts(state)
    assert codec.turn(table) == tuple(sorted(state.turn))
    assert codec.outcome(table) == state.outcome
    for seat in state.turn:
        if seat != CHANCE:
            assert unordered(codec.choices(table, seat)) == unordered(state.choices(seat))
    assert_both_refuse_nonsense(compiled, state, table, luck)


def unordered(choices: Choices[Move]) -> object:
    """A table of numbers does not know in which order somebody took their Tools."""
    return {*choices} if isinstance(choices, OneOf) else choices


def assert_both_refuse_nonsense(compiled: Twin, state: Any, table: Numbers, luck: Luck) -> None:
    """Random answers from random seats, most of them wrong: both refuse the same ones."""
    codec, moves = compiled.codec, NONSENSE[compiled.codec.game.id]
    for _ in range(4):
        seat, move = luck.pick(state.players + 1), moves[luck.pick(len(moves))]
        if move in state.choices(seat):
            codec.follow(table.copy(), seat, move)
        else:
            with pytest.raises(Illegal):
                codec.follow(table.copy(), seat, move)
    with pytest.raises(Illegal, match="no-move"):
        codec.follow(table.copy(), 0, Cut("0"))  # type: ignore[arg-type]
