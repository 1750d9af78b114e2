"""Encodings: the action mask matches the rules, and the observation matches the view."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

import pytest

from boomtable.engine import NOTHING, BadMove, BadSetup, Choices, Move, RealTimeStep, Seat, Seeded, State
from boomtable.engine.moves import NOT_NOW
from boomtable.games.catalog import CATALOG
from boomtable.games.trick_snipers import PassOn, Play
from boomtable.games.two_rooms.moves import Appoint
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.encodings import ENCODINGS, WAIT, Encoding, encode
from boomtable.lab.encodings.sub_actions import SubActions
from tests.conformance.spelling import ENUMS, reordered, some, spelt
from tests.lab.adapters.walks import PLAIN, SETUPS, Setup, encoded, walk

GAMES = 2
MANY = 700  # choices; of more than that some are tried
ONE_EACH = [*{setup.values[0][0]: setup for setup in reversed(PLAIN)}.values()]  # of each title the smallest table
LOSSLESS = [setup for setup in SETUPS if "talk" not in setup.values[0][2] and setup.values[0][0] != "two-rooms"]


@pytest.mark.parametrize("setup", ONE_EACH)
def test_the_mask_is_what_the_rules_offer(setup: Setup) -> None:
    encoding = encoded(setup)
    for number in range(GAMES):
        for episode, seat in walk(encoding, number):
            sub_actions = episode.sub_actions.get(seat, ())
            legal = episode.legal(seat)
            assert legal == sorted({*legal})
            if episode.speaking:
                check_floor(episode, seat, sub_actions, legal)
            else:
                idle = {WAIT} if isinstance(episode.state.todo[0], RealTimeStep) else set()
                check_offer(encoding, episode.state.choices(seat), sub_actions, {*legal} - idle)


def check_offer(encoding: Encoding[Any, Any], choices: Choices[Any], sub_actions: SubActions, legal: set[int]) -> None:
    """These sub_actions lead to all of the choices and to nothing else."""
    if choices.size <= MANY:
        rows = [encoding.sub_actions(move) for move in choices]
        assert len({*rows}) == choices.size
        assert legal == {row[len(sub_actions)] for row in rows if row[: len(sub_actions)] == sub_actions}
        return
    for number in range(20):
        row = encoding.sub_actions(choices.sample(Seeded(number)))
        for place, pick in enumerate(row):
            assert pick in encoding.legal(choices, row[:place])
        assert encoding.answer(choices, row) in choices


def check_floor(episode: Episode, seat: Seat, sub_actions: SubActions, legal: list[int]) -> None:
    """One may be silent, or say whatever the rules let one say."""
    encoding: Any = episode.encoding
    allowed = {number for word, number in encoding.spoken.items() if not episode.table.why_not_say(seat, word)}
    if not sub_actions:
        assert {*legal} & {WAIT, *encoding.spoken.values()} == {WAIT, *allowed}
    claims = episode.state.claims_of(seat)  # type: ignore[attr-defined]
    may = not episode.table.why_not_say(seat, claims.sample(Seeded(1)))
    check_offer(encoding, claims if may else NOTHING, sub_actions, {*legal} - {WAIT, *encoding.spoken.values()})


@pytest.mark.parametrize("setup", ONE_EACH)
def test_a_whole_answer_is_the_same_however_it_is_spelt_and_ordered(setup: Setup) -> None:
    """[ALL9]"""
    encoding, luck = encoded(setup), Seeded("spelling")
    for episode, seat in islice(walk(encoding, 3), 60):
        if episode.speaking:
            continue
        choices = episode.state.choices(seat)
        others = [(move, spelt(move, spelling)) for move in some(choices, luck) for spelling in ENUMS]
        for move, other in [*others, *reordered(choices, luck)]:
            assert encoding.sub_actions(other) == encoding.sub_actions(move)
            assert repr(played(episode, seat, other)) == repr(played(episode, seat, move))


def played(episode: Episode, seat: Seat, move: Move) -> State:
    """The table after a whole answer in a copy of the episode."""
    other = Episode.__new__(Episode)
    other.__dict__.update(episode.__dict__, sub_actions={}, luck=Seeded("same"))
    other.play(seat, move)
    return other.state


@pytest.mark.parametrize("setup", ONE_EACH)
def test_what_is_seen_without_the_view_is_what_the_view_shows(setup: Setup) -> None:
    encoding = encoded(setup)
    for number in range(GAMES):
        for episode, asked in walk(encoding, number):
            for seat in {asked, (asked + 1) % encoding.players}:
                sub_actions, view = episode.sub_actions.get(seat, ()), episode.state.view(seat)
                seen = encoding.projected(episode.state, seat)
                assert all(getattr(seen, field) == getattr(view, field) for field in encoding.fields)
                assert (type(seen) is type(view)) is not bool(encoding.fields)  # nothing else was made
                shown = encoding.observe(
                    view, sub_actions, episode.table.heard(seat), speaking=episode.speaking, ticks=episode.ticks
                )
                assert episode.observe(seat) == shown
                assert len(shown) == encoding.size


@pytest.mark.parametrize("setup", ONE_EACH)
def test_what_a_seat_does_not_know_changes_no_number(setup: Setup) -> None:
    encoding, luck = encoded(setup), Seeded("imagine")
    for episode, seat in walk(encoding, 7):
        other = encoding.game.imagine(episode.state.view(seat), luck)
        assert encoding.watch(other, seat) == encoding.watch(episode.state, seat)
        assert encoding.legal(other.choices(seat)) == encoding.legal(episode.state.choices(seat))


@pytest.mark.parametrize("setup", [setup for setup in ONE_EACH if setup in LOSSLESS])
def test_different_views_give_different_numbers(setup: Setup) -> None:
    encoding = encoded(setup)
    views: dict[bytes, Any] = {}
    for number in range(2 * GAMES):
        for episode, seat in walk(encoding, number):
            known = episode.state.view(seat), episode.sub_actions.get(seat)
            assert views.setdefault(bytes(episode.observe(seat)), known) == known


@pytest.mark.parametrize("setup", ONE_EACH)
def test_every_number_has_a_name_of_its_own_and_slices_lie_side_by_side(setup: Setup) -> None:
    encoding = encoded(setup)
    assert len({*encoding.actions}) == len(encoding.actions)
    spans = [*encoding.layout.slices.values()]
    assert spans[0].start == 0
    assert all(one.stop == other.start for one, other in pairwise(spans))
    assert spans[-1].stop == encoding.size


def test_four_cards_are_passed_as_four_picks_in_the_order_of_the_pack() -> None:
    encoding = encode("trick-snipers", 4)
    episode = Episode(encoding, Seeded(1))
    hand = episode.state.view(0).hand
    cards = (hand[1], hand[3], hand[7], hand[10])
    for card in cards:
        assert episode.asked[0] == 0
        episode.act(0, encoding.actions.index(str(card)))
    assert episode.state.view(0).answer == PassOn(cards)
    assert episode.asked == (1, 2, 3)


def test_a_pick_stands_between_the_last_one_and_what_must_be_left() -> None:
    encoding = encode("trick-snipers", 3)
    episode = Episode(encoding, Seeded(1))
    numbers = [encoding.single[Play(card)] for card in episode.state.view(0).hand]
    assert episode.legal(0) == numbers[:9]
    episode.act(0, numbers[4])
    assert episode.legal(0) == numbers[5:10]


def test_others_see_neither_a_pick_nor_a_sealed_answer() -> None:
    encoding = encode("trick-snipers", 4)
    episode = Episode(encoding, Seeded(1))
    before = episode.observe(1)
    for _ in range(3):
        episode.act(0, episode.legal(0)[0])
        assert episode.observe(1) == before
    episode.act(0, episode.legal(0)[0])
    changed = [place for place, byte in enumerate(episode.observe(1)) if byte != before[place]]
    assert changed == [encoding.layout.at("answered")]


def test_losers_pay_one_each_and_winners_share_it() -> None:
    for number in range(5):
        episode = Episode(encode("time-bomb", 5), Seeded(number))
        luck = Seeded(number)
        while episode.asked:
            assert episode.encoding.returns(episode.state) == [0.0] * 5
            episode.act(episode.asked[0], episode.legal(episode.asked[0])[luck.pick(2) - 1])
        outcome = episode.state.outcome
        assert outcome
        returns = episode.encoding.returns(episode.state)
        assert sum(returns) == pytest.approx(0)
        assert [value for seat, value in enumerate(returns) if seat not in outcome.winners] == [-1.0] * (
            5 - len(outcome.winners)
        )


def test_a_refusal_names_the_rule() -> None:
    encoding = encode("trick-snipers", 4)
    episode = Episode(encoding, Seeded(1))
    mine = episode.state.view(0).hand
    not_mine = next(number for move, number in encoding.single.items() if move not in [*map(Play, mine)])
    refusal = encoding.refusal(episode.state, 0, (not_mine,))
    assert (refusal.code, refusal.why.rule) == ("trick-snipers-four-of-yours", "TS2")
    assert encoding.refusal(episode.state, 0, (WAIT,)).why == NOT_NOW
    with pytest.raises(BadMove, match="0-48"):
        encoding.refusal(episode.state, 0, (49,))


@pytest.mark.parametrize(
    ("title", "options", "talk"),
    [
        ("trick-snipers", {}, True),
        ("two-rooms", {"playset": "first"}, False),
        ("two-rooms", {"no_timer": True}, False),
    ],
)
def test_what_has_no_numbers_is_refused(title: str, options: dict[str, Any], talk: bool) -> None:
    with pytest.raises(BadSetup, match="bad-option"):
        encode(title, 6 if title == "two-rooms" else 4, options, talk=talk)


def test_of_thirty_two_two_are_ambassadors_who_are_known_and_walk() -> None:
    encoding = encode("two-rooms", 32)
    episode = Episode(encoding, Seeded(1))
    state: Any = episode.state
    walker = next(seat for seat in range(32) if state.is_ambassador(seat))
    known = encoding.observe(state.view(0))[encoding.layout.slices["ambassadors"]]
    assert [seat for seat in range(32) if known[seat]] == [seat for seat in range(32) if state.is_ambassador(seat)]
    while episode.asked[0] != walker:
        episode.wait(episode.asked[0])
    assert [encoding.actions[number] for number in episode.legal(walker)] == ["wait", "walk"]


def test_hostages_are_picked_one_by_one_while_the_clock_runs_and_an_act_between_begins_anew() -> None:
    encoding = encode("two-rooms", 14)
    episode = Episode(encoding, Seeded(3))
    state: Any = episode.state
    leader, *others = state.within(0)
    episode.play(others[0], Appoint(leader))
    while episode.asked[0] != leader:
        episode.wait(episode.asked[0])
    first = encoding.actions.index(f"send-{others[0]}")
    episode.act(leader, first)
    assert episode.sub_actions == {leader: (first,)}
    episode.act(leader, WAIT)
    assert episode.sub_actions == {}
    while episode.asked[0] != leader:
        episode.wait(episode.asked[0])
    for seat in others[:2]:
        episode.act(leader, encoding.actions.index(f"send-{seat}"))
    assert episode.state.hostages[0] == tuple(others[:2])  # type: ignore[attr-defined]


def test_every_title_of_the_catalog_has_numbers() -> None:
    assert {*ENCODINGS} == {*CATALOG}


def test_a_version_is_part_of_the_name() -> None:
    assert encode("time-bomb-v1", 4).actions == encode("time-bomb", 4).actions
    with pytest.raises(BadSetup, match="time-bomb-evolution-v1"):
        encode("time-bomb-v2", 4)
    with pytest.raises(BadSetup, match="unknown-game"):
        encode("chess", 4)
