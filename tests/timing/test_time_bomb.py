"""How long both Time Bombs take to show, and that nothing before a turn tells what it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from boomtable.engine import CHANCE, PUBLIC, Seeded, but
from boomtable.games import time_bomb, time_bomb_evolution
from boomtable.games.time_bomb.cards import Wire
from boomtable.games.time_bomb.positions import tell
from boomtable.games.time_bomb_evolution.steps import Protecting, Unprotecting
from boomtable.games.time_bomb_shared.moves import Cut, Ended
from boomtable.games.time_bomb_shared.steps import Clipping, Flipping
from boomtable.timing import TIMINGS, show_of
from boomtable.wire.show import Beat, BeatPhase

BOTH = pytest.mark.parametrize("box", [time_bomb, time_bomb_evolution])
PLAIN_CUT, EFFECT = 6.5, 3.0


def updates(box: Any, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """The views of a random game before and after each of its states."""
    options = {"evolution": True} if box is time_bomb_evolution else {}
    luck, table = Seeded("timing", players, seed), box.GAME.table(players, options).state
    while table.turn:
        seat = table.turn[0]
        after = table.play(seat, table.choices(seat).sample(luck))
        yield table, after
        table = after


def shown(box: Any, before: Any, after: Any, *, bot: bool = True) -> tuple[Beat, ...]:
    beats: tuple[Beat, ...] = TIMINGS[box.GAME.id].beats(before.view(PUBLIC), after.view(PUBLIC), bot)
    return beats


def seconds(beats: tuple[Beat, ...]) -> float:
    return sum(beat.seconds for beat in beats)


def test_a_plain_cut_of_a_bot_takes_at_most_six_and_a_half_seconds() -> None:
    cuts, cut = 0, 0.0
    for seed in range(8):
        for before, after in updates(time_bomb, 5, seed):
            cut += seconds(shown(time_bomb, before, after))
            plain = before.round <= 2 and before.players - before.found > 1
            if plain and isinstance(before.todo[0], Flipping) and after.cuts[-1].wire is Wire.SAFE:
                cuts += 1
                assert cut <= PLAIN_CUT + 1e-9
            if not after.todo or isinstance(after.todo[0], Clipping):
                cut = 0.0
    assert cuts > 20


def test_an_effect_of_the_evolution_takes_at_most_three_seconds_more() -> None:
    for seed in range(12):
        for before, after in updates(time_bomb_evolution, 5, seed):
            if isinstance(before.todo[0], Flipping) and not after.outcome:
                assert seconds(shown(time_bomb_evolution, before, after)) <= 0.4 + 2.0 + 0.8 + EFFECT


@BOTH
def test_up_to_the_turn_a_wire_is_shown_in_the_same_way_whatever_it_is(box: Any) -> None:
    turns = 0
    for seed in range(6):
        for before, after in updates(box, 6 if box is time_bomb_evolution else 8, seed):
            if not isinstance(before.todo[0], Flipping):
                continue
            turns += 1
            others = [before.play(CHANCE, move) for move in before.choices(CHANCE)]
            first = {shown(box, before, other)[0] for other in [after, *others]}
            assert len(first) == 1
            assert first.pop().phase is BeatPhase.TURN
    assert turns > 30


@BOTH
def test_every_kind_of_news_takes_its_time_or_is_silent(box: Any) -> None:
    told: set[str] = set()
    silent = TIMINGS[box.GAME.id].silent
    for seed in range(40):
        for before, after in updates(box, 5, seed):
            told |= {str(after.news[beat.news].__struct_config__.tag) for beat in shown(box, before, after)}
    assert told.isdisjoint(silent)
    assert told | silent == {kind.__struct_config__.tag for kind in get_args(box.moves.AnyNews)}


@pytest.mark.parametrize(
    ("story", "pause"),
    [
        ("1. 2. 3.", 1.2),  # plain
        ("1S 2S 3S", 2.0),  # one Success left
        ("1. 2. 3. 0. | 1. 2. 3. 0. | 1.", 2.0),  # round 3
        ("1S 2S 3S 0. | 1. 2. 3. 0. | 1. 2. 3. 0. | 1.", 3.2),  # round 4, one Success left
        ("1. 2. 3. 0. | 1. 2. 3. 0. | 1. 2. 3. 0. | 1. 2. 3.", 3.2),  # the last cut
    ],
)
def test_the_pause_grows_with_what_lies_open(story: str, pause: float) -> None:
    table = tell(story)
    beats = shown(time_bomb, table, table.play(table.clipper, Cut(0 if table.clipper else 1)))
    assert [beat.seconds for beat in beats if beat.phase is BeatPhase.TENSION] == [pause]


def test_a_person_was_seen_to_reach_and_a_bot_is_shown_reaching() -> None:
    pair = next((b, a) for b, a in updates(time_bomb, 4, 0) if a.todo and isinstance(a.todo[0], Flipping))
    *reach, pause = shown(time_bomb, *pair, bot=True)
    assert [(beat.phase, beat.part, beat.seconds) for beat in reach] == [
        (BeatPhase.ANNOUNCE, 0, 1.6),
        (BeatPhase.ANNOUNCE, 1, 0.9),
    ]
    assert shown(time_bomb, *pair, bot=False) == (pause,)


def test_the_nippers_pass_on_when_all_that_a_wire_brought_about_has_been_shown() -> None:
    """In one update for each state: the turn, what follows by itself, and what somebody chooses."""
    passed = 0
    for seed in range(12):
        held = False  # they wait until a bomb is chosen
        for before, after in updates(time_bomb_evolution, 5, seed):
            if isinstance(before.todo[0], Flipping | Protecting | Unprotecting) and not after.outcome:
                phases = [beat.phase for beat in shown(time_bomb_evolution, before, after)]
                held = isinstance(after.todo[0], Protecting | Unprotecting)
                assert phases.count(BeatPhase.NEXT) == (0 if held else 1)
                assert held or phases[-1] is BeatPhase.NEXT
                passed += not held
    assert passed > 50


@pytest.mark.parametrize(("wire", "more"), [("success", 1.5), ("blue", 1.5), ("pink", 2.0), ("yellow", 0.0)])
def test_a_wire_that_nobody_has_to_answer_says_what_it_brings_about(wire: str, more: float) -> None:
    found = 0
    for seed in range(40):
        for before, after in updates(time_bomb_evolution, 5, seed):
            if not isinstance(before.todo[0], Flipping) or after.outcome or after.cuts[-1].wire.value != wire:
                continue
            if not isinstance(after.todo[0], Protecting | Unprotecting) and after.round < 4:
                later = [beat.seconds for beat in shown(time_bomb_evolution, before, after) if beat.part]
                assert later == ([more] if more else [])
                found += 1
    assert found


def test_unless_it_went_off_the_clock_is_seen_before_the_verdict() -> None:
    found: dict[str, bool] = {}
    for seed in range(60):
        *_, (before, after) = updates(time_bomb, 4, seed)
        parts = [beat.part for beat in shown(time_bomb, before, after) if beat.news == 0]
        assert after.outcome
        found[after.outcome.why.value] = parts == [0, 0, 1]
    assert found == {"exploded": False, "disarmed": True, "time-up": True}


def test_a_round_is_over_before_the_next_is_dealt() -> None:
    steps = [(BeatPhase.CONSEQUENCE, 0, 1.6), (BeatPhase.CONSEQUENCE, 1, 2.4), (BeatPhase.NEXT, 0, 2.5)]
    rounds = 0
    for before, after in updates(time_bomb, 4, 0):
        if after.round > before.round > 0:
            rounds += 1
            assert [(beat.phase, beat.part, beat.seconds) for beat in shown(time_bomb, before, after)[-3:]] == steps
    assert rounds


def test_the_finale_turns_a_card_for_everyone_and_one_in_the_box() -> None:
    for players in (4, 5):
        *_, (before, after) = updates(time_bomb, players, 1)
        number = [type(news) for news in after.news].index(Ended)
        parts = [beat.part for beat in shown(time_bomb, before, after) if beat.news == number]
        assert parts == [*range(len(after.roles) + 3)]


def test_without_a_scale_and_without_news_nothing_is_shown() -> None:
    pair = next(iter(updates(time_bomb, 4, 0)))
    before, after = (state.view(PUBLIC) for state in pair)
    show = show_of("time-bomb", before, after, bot=False, at=3.0, scale=0.5)
    assert show is not None
    assert (show.at, show.curtain) == (3.0, 3.0 + 2.5 / 2)
    assert show_of("time-bomb", before, after, bot=False, at=3.0, scale=0.0) is None
    assert show_of("time-bomb", after, but(after, news=(), round=1), bot=False, at=3.0, scale=1.0) is None
    assert show_of("no-such-title", before, after, bot=False, at=3.0, scale=1.0) is None
