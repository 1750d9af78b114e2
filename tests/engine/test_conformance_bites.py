"""The laws can fail: each catches the titles sabotaged for it, and the other laws pass them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from boomtable.engine import Illegal, Luck, Seeded
from tests.conformance import laws, test_laws
from tests.conformance.walks import walk
from tests.each import each
from tests.engine import sabotage
from tests.engine.sabotage import leaking, spoilt
from tests.engine.toys.lamps import Lamps
from tests.engine.toys.standoff import Standoff
from tests.titles import LAMPS, STANDOFF, Title

pytestmark = pytest.mark.slow

Law: TypeAlias = Callable[[Title, int], None]  # the title, and in how many games to look

GAMES = 8


def at_every_table(law: Callable[[Title, Any, Luck], None]) -> Law:
    def check(title: Title, games: int) -> None:
        for seed in range(games):
            luck = Seeded("law", seed)
            for state in walk(title, Seeded("bites", seed), 40):
                law(title, state, luck)

    return check


def in_whole_games(test: Any) -> Law:
    """A law of test_laws.py, with our seeds instead of Hypothesis's."""

    def check(title: Title, games: int) -> None:
        for seed in range(games):
            test.hypothesis.inner_test(title, seed)

    return check


def hidden(title: Title, state: Any, luck: Luck) -> None:
    for viewer in state.viewers:
        laws.hidden_means_hidden(title, state, viewer, luck)


LAWS: dict[str, Law] = {
    "offered": at_every_table(laws.only_what_is_offered_can_be_played),
    "declared": at_every_table(laws.a_move_is_what_its_types_say),
    "ordered": at_every_table(lambda _, state, luck: laws.order_means_nothing_where_it_means_nothing(state, luck)),
    "listed": at_every_table(lambda _, state, __: laws.listing_begins_at_once(state)),
    "outcome": at_every_table(
        lambda title, state, _: laws.an_outcome_exists_exactly_when_nobody_is_in_turn(title, state)
    ),
    "clock": at_every_table(lambda _, state, __: laws.the_clock_is_in_turn_exactly_when_an_alarm_runs(state)),
    "default": at_every_table(lambda _, state, __: laws.a_default_is_always_at_hand(state)),
    "written": at_every_table(lambda title, state, _: laws.it_survives_being_written_down(title, state)),
    "commute": at_every_table(lambda _, state, luck: laws.sealed_answers_commute(state, luck)),
    "sealed": at_every_table(laws.sealed_means_sealed),
    "followed": at_every_table(laws.no_card_can_be_followed),
    "imagined": at_every_table(laws.same_chair_same_view),
    "hidden": at_every_table(hidden),
    "ends": in_whole_games(test_laws.test_the_game_ends_and_has_an_outcome_only_then),  # outcome, clock and default too
    "kept": in_whole_games(test_laws.test_nothing_is_lost_and_old_tables_never_change),
    "remembered": in_whole_games(test_laws.test_a_seat_never_forgets),
}
VARIED: dict[str, Law] = {  # asked less, it takes its time
    "varied": lambda title, _: test_laws.test_imagining_really_varies_when_it_can(title)
}


def broken(title: Title, asked: dict[str, Law], games: int = GAMES) -> set[str]:
    return {name for name, law in asked.items() if breaks(title, law, games)}


def breaks(title: Title, law: Law, games: int) -> bool:
    try:
        law(title, games)
    except (AssertionError, Illegal):  # an unplayable choice is found by playing it
        return True
    return False


def standoff(kind: type[Standoff] = Standoff, **changes: Any) -> Title:
    return spoilt(STANDOFF, kind, **changes)


def lamps(kind: type[Lamps] = Lamps) -> Title:
    return spoilt(LAMPS, kind)


SPOILT: dict[str, tuple[Title, set[str]]] = {
    # What may be played.
    "lists what cannot be played": (standoff(sabotage.ListsWhatCannotBePlayed), {"offered", "declared"}),
    "plays what is not listed": (standoff(sabotage.PlaysWhatIsNotListed), {"offered"}),
    "lists for who is not asked": (standoff(sabotage.ListsForWhoIsNotAsked), {"offered"}),
    "lists twice": (standoff(sabotage.ListsTwice), {"offered", "listed"}),
    "refuses for another reason": (standoff(sabotage.RefusesForAnotherReason), {"offered"}),
    "gives no reason": (standoff(sabotage.GivesNoReason), {"offered"}),
    "keeps what it is given": (lamps(sabotage.KeepsWhatItIsGiven), {"declared"}),
    "minds the order": (standoff(sabotage.MindsTheOrder), {"offered", "ordered"}),
    # How it ends.
    "ends too early": (standoff(sabotage.EndsTooEarly), {"outcome", "ends"}),
    "ends without an outcome": (standoff(sabotage.EndsWithoutAnOutcome), {"outcome", "ends"}),
    "is won by a stranger": (standoff(sabotage.IsWonByAStranger), {"outcome", "ends"}),
    "is won by no known side": (standoff(sabotage.IsWonByNoKnownSide), {"outcome", "ends"}),
    "never ends but begins anew": (standoff(sabotage.NeverEnds), {"ends", "remembered"}),
    # Time.
    "rings without a clock": (standoff(sabotage.RingsWithoutAClock), {"clock", "ends"}),
    "waits for no alarm": (lamps(sabotage.WaitsForNoAlarm), {"clock", "ends"}),
    "names two alarms alike": (lamps(sabotage.NamesTwoAlarmsAlike), {"offered", "listed", "clock", "ends"}),
    "defaults to what is illegal": (standoff(sabotage.DefaultsToWhatIsIllegal), {"default", "ends"}),
    # Writing down.
    "loses types in writing": (standoff(sabotage.LosesTypesInWriting), {"written"}),
    "loses types in views": (standoff(sabotage.LosesTypesInViews), {"written"}),
    "loses a field in drawing": (standoff(draw=sabotage.draw_without_the_log), {"written"}),
    # Sealed answers.
    "tells who answered last": (standoff(sabotage.TellsWhoAnsweredLast), {"commute", "remembered"}),
    "tells what was sealed": (standoff(sabotage.TellsWhatWasSealed), {"sealed", "hidden", "commute"}),
    # Cards and old tables.
    "loses a card": (standoff(sabotage.LosesACard), {"kept", "imagined"}),
    "changes tables by imagining": (standoff(imagine=sabotage.imagine_by_changing_the_view), {"kept"}),
    "shows hands in an order": (standoff(sabotage.ShowsHandsInAnOrder), {"followed"}),
    # Imagining.
    "imagines no news": (standoff(imagine=sabotage.imagine_without_news), {"imagined"}),
    "imagines another hand": (standoff(imagine=sabotage.imagine_another_hand), {"imagined"}),
    "imagines fewer cards": (standoff(imagine=sabotage.imagine_without_the_box), {"imagined"}),
    "imagines nothing sealed": (standoff(imagine=sabotage.imagine_nothing_sealed), {"imagined"}),
    # Leaks in the view.
    "shows a card in the box": (leaking(STANDOFF, sabotage.a_card_in_the_box), {"hidden"}),
    "shows one bit of the box": (leaking(STANDOFF, sabotage.whether_the_box_holds_the_fourteen), {"hidden"}),
    "shows a card of the first seat": (leaking(STANDOFF, sabotage.a_card_of_the_first_seat), {"hidden"}),
    "shows a neighbour's card": (leaking(STANDOFF, sabotage.the_lowest_card_of_ones_neighbour), {"hidden"}),
    "shows who is ahead": (leaking(STANDOFF, sabotage.whether_all_others_hold_less), {"hidden"}),
    "shows spectators a card": (leaking(STANDOFF, sabotage.who_holds_the_seven_to_spectators), {"hidden"}),
    "shows a sealed answer": (leaking(STANDOFF, sabotage.a_sealed_answer), {"hidden", "sealed"}),
    "shows that a veto is sealed": (leaking(STANDOFF, sabotage.whether_somebody_sealed_a_veto), {"hidden", "sealed"}),
    "shows a checksum": (leaking(STANDOFF, sabotage.a_checksum_of_the_table), {"hidden", "sealed"}),
    "shows how many drew heads": (leaking(LAMPS, sabotage.how_many_drew_heads), {"hidden"}),
    # Leaks beside the view.
    "refusals tell where a card is": (standoff(sabotage.RefusalsTellWhereACardIs), {"hidden"}),
    "the order of choices tells a card": (standoff(sabotage.TheOrderOfChoicesTellsACard), {"hidden", "imagined"}),
    "the default tells a card": (standoff(sabotage.TheDefaultTellsACard), {"hidden"}),
    "the alarm tells the coins": (lamps(sabotage.TheAlarmTellsTheCoins), {"hidden"}),
    "ears tell the coins": (lamps(sabotage.EarsTellTheCoins), {"hidden"}),
    "news of the deal tell the box": (standoff(sabotage.NewsOfTheDealTellTheBox), {"hidden"}),
    # Moves in the other room that show.
    "a press is seen through the wall": (lamps(sabotage.ThePressIsSeenThroughTheWall), {"hidden"}),
    "the clock jumps at a press": (lamps(sabotage.TheClockJumpsWhenAnyLampIsPressed), {"hidden"}),
    "waiting tells that the other lamp is out": (
        lamps(sabotage.WaitingTellsThatTheOtherLampIsOut),
        {"hidden", "imagined", "remembered"},
    ),
    "news go quiet when the other room moves": (
        lamps(sabotage.TheNewsGoQuietWhenTheOtherRoomMoves),
        {"hidden", "imagined", "remembered"},
    ),
    # Forgetting.
    "forgets what was pressed": (lamps(sabotage.ForgetsWhatWasPressed), {"remembered", "imagined"}),
    "forgets a hand that was vetoed": (standoff(sabotage.ForgetsAHandThatWasVetoed), {"remembered", "imagined"}),
}


@each("title", [standoff(), lamps()])
def test_a_title_that_is_not_spoilt_breaks_no_law(title: Title) -> None:
    assert broken(title, LAWS | VARIED, 3) == set()


@pytest.mark.parametrize(("title", "expected"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_title_breaks_the_laws_it_was_spoilt_for_and_no_others(title: Title, expected: set[str]) -> None:
    """A broken law shows soon; that others hold takes long to check, so one game must do."""
    assert broken(title, {name: LAWS[name] for name in expected}) == expected
    assert broken(title, {name: law for name, law in LAWS.items() if name not in expected}, 1) == set()


def test_every_law_is_broken_by_some_title() -> None:
    assert {law for _, laws_broken in SPOILT.values() for law in laws_broken} == LAWS.keys()


def test_imagining_always_the_same_is_noticed_as_such_and_by_no_other_law() -> None:
    title = standoff(imagine=sabotage.imagine_always_the_same)
    assert broken(title, VARIED) == {"varied"}
    assert broken(title, LAWS, 2) == set()


def test_changing_old_tables_by_playing_on_is_noticed() -> None:
    assert broken(standoff(sabotage.ChangesOldTables), LAWS, 2) == {"kept", "commute"}


def test_keeping_sealed_answers_in_the_order_they_came_is_noticed() -> None:
    assert breaks(standoff(sabotage.SealsInTheOrderOfAnswers, seats=range(3, 5)), LAWS["commute"], GAMES)
