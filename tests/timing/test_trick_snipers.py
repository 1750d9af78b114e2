"""How long Trick Snipers takes to show, and that nothing is told by the time a card takes to turn."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import get_args

import pytest

from boomtable.engine import PUBLIC, Seeded
from boomtable.games.trick_snipers import GAME, TrickSnipers
from boomtable.games.trick_snipers.moves import AnyNews, Ended, TrickTaken
from boomtable.timing.title import Beats
from boomtable.timing.trick_snipers import TIMING
from boomtable.wire.show import BeatPhase
from tests.games.trick_snipers.scenes import before_trick, begun, dealt, given, play, randomly, scene

BEFORE_THE_TURN = (BeatPhase.ANNOUNCE, BeatPhase.TENSION)
GAMES = 60
PLAIN, SCORED = 7.0, 11.0  # seconds for a trick of four
MORE = 1.2  # for each card more
FINALE = 2  # the place of the last news


def beats(before: TrickSnipers, after: TrickSnipers) -> Beats:
    return TIMING.beats(before.view(PUBLIC), after.view(PUBLIC), True)


def states(players: int, seed: int) -> list[TrickSnipers]:
    """All states of a random game, from the first lead on."""
    table, luck = begun(players, Seeded("timing", seed)), Seeded("played", seed)
    every = [table]
    while table.turn:
        table = randomly(table, luck, moves=1)
        every.append(table)
    return every


def length(told: Beats) -> float:
    return sum(beat.seconds for beat in told)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_trick_keeps_its_budget(players: int) -> None:
    for seed in range(GAMES):
        spent, tricks = 0.0, 0
        for before, after in pairwise(states(players, seed)):
            news = after.news
            ending = [beat for beat in beats(before, after) if after.outcome and beat.phase is BeatPhase.NEXT]
            ending += [beat for beat in beats(before, after) if isinstance(news[beat.news], Ended)]
            spent += length(beats(before, after)) - length(tuple(ending))
            taken = [each for each in news if isinstance(each, TrickTaken)]
            if taken:
                most = (SCORED if taken[0].points else PLAIN) + max(0, players - 4) * MORE
                assert spent <= most + 1e-9, (seed, len(after.tricks))
                spent, tricks = 0.0, tricks + 1
        assert tricks


def up_to_the_turn(told: Beats) -> Beats:
    early = [*takewhile(lambda beat: beat.phase in BEFORE_THE_TURN, told)]
    return (*early, told[len(early)])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_until_a_card_has_turned_its_time_tells_nothing_about_it(players: int) -> None:
    for seed in range(GAMES // 4):
        for table in states(players, seed)[:-1]:
            (seat,) = table.turn
            told = {up_to_the_turn(beats(table, table.play(seat, move))) for move in table.choices(seat)}
            assert len(told) == 1
            (early,) = told
            assert early[-1].phase is BeatPhase.TURN
            assert all(beat.news == 0 for beat in early)


def card_by_card(words: str, taken: str = "") -> list[Beats]:
    """The beats of each card of this trick, when these seats had taken tricks before; a star marks a point."""
    table, told = before_trick(words, taken=taken), []
    for card in words.split():
        before, table = table, play(table, card)
        told.append(beats(before, table))
    return told


@pytest.mark.parametrize(
    ("words", "taken", "told"),
    [
        ("r9 r2 y1 b3", "", "tension 1.2, turn 0.36, consequence 1.6"),
        ("r9 r2 y1 b3", "2*", "tension 2.0, turn 0.36, consequence 0.9"),
        ("r9 g4 y1 r10", "", "tension 1.2, turn 0.36, consequence 0.42, consequence 1.6"),
        ("r9 r2 y7 b3", "", "tension 1.2, turn 0.36, consequence 2.4, next 1.4"),
        ("r9 r2 y1 b4", "", "tension 1.2, turn 0.36, consequence 3.0, next 1.4"),
        ("r9 g4 y1 b4", "", "tension 1.2, turn 0.36, consequence 1.2, consequence 1.8, next 1.4"),  # two shots
        ("r9 r2 y1 b4", "3*", "tension 2.0, turn 0.36, consequence 4.0, next 2.5"),
        ("r9 r2 y7 b3", "0*", "tension 2.0, turn 0.36, consequence 2.4, next 2.5"),
    ],
)
def test_the_last_card_of_a_trick_and_what_follows(words: str, taken: str, told: str) -> None:
    """The card first, then the trick, then the end; a snipe that wins the game in slow motion."""
    shown = card_by_card(words, taken)[-1]
    assert ", ".join(f"{beat.phase} {beat.seconds}" for beat in shown if beat.news < FINALE) == told
    assert [beat.news for beat in shown] == sorted(beat.news for beat in shown)


@pytest.mark.parametrize(
    ("words", "lengths"),
    [
        ("r3 g10 r9 y7 b4", [0.9, 1.2, 1.2, 1.4]),
        ("r7 y2 g1 b3", [1.4, 0.9, 0.9]),
    ],
)
def test_each_card_of_a_trick_takes_its_time(words: str, lengths: list[float]) -> None:
    """A card, one that aims, one that goes higher, a chief."""
    assert [round(length(each), 2) for each in card_by_card(words)[:-1]] == lengths


def test_every_kind_of_news_takes_its_time() -> None:
    """From the deal to the end of the game."""
    kinds = set()
    start = GAME.table(4, {}).state
    deal = dealt(4)
    passed = given(deal)
    led = begun(4)
    game = states(4, 1)
    for before, after in [(start, deal), (deal, passed), (passed, led), *pairwise(game)]:
        told = {beat.news for beat in beats(before, after)}
        assert told == {*range(len(after.news))}
        kinds |= {type(each) for each in after.news}
    assert kinds == {*get_args(AnyNews)}
    assert not TIMING.silent


@pytest.mark.parametrize("strict", [True, False])
def test_when_cards_run_out_they_are_counted(strict: bool) -> None:
    before = scene("r2", "r3", "r4", no_point_no_winner=strict)
    before = play(before, "r2 r3")
    (told,) = [beat for beat in beats(before, play(before, "r4")) if beat.phase is BeatPhase.NEXT]
    assert told.seconds == 3.0
