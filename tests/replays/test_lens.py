"""What a seat could have known: exact where it can be counted, and never from what it had not seen."""

from __future__ import annotations

from collections import Counter
from time import process_time
from typing import Any

import pytest

from boomtable.engine import Game, Seeded, Table, but
from boomtable.engine.records import Played, Record, Spoken, begin
from boomtable.games import bomb_squad_academy, time_bomb, trick_snipers
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import Claim
from boomtable.games.time_bomb_shared.cards import CAST, Role
from boomtable.replays import Replay
from boomtable.replays.lens import chances, lens
from tests.bots.time_bomb.test_beliefs import counted
from tests.patience import seconds
from tests.replays.recorded import replayed

pytestmark = pytest.mark.slow

SAMPLES = 2000
WITHIN = 0.05  # five standard errors of a chance from that many samples
A_CHAIR = 2.0  # seconds of a core, for the lens of a whole Time Bomb game


def with_claims_in_round_four(seed: int) -> tuple[Replay, dict[int, int]]:
    """A game of four up to its fourth round, silent until then, and what each then says."""
    record = replayed("time-bomb", 4, seed, "random").record
    silent = [entry for entry in record.log if not isinstance(entry, Spoken)]
    replay = Replay.of(time_bomb.GAME, but(record, log=tuple(silent)))
    at = next(at for at, table in enumerate(replay.tables) if table.state.public_time == 13)
    claims = {seat: Seeded(seed, seat).pick(3) for seat in range(4) if replay.open(at).held[seat] == 2}
    said = [Spoken(seat, Claim(success=number)) for seat, number in claims.items()]
    return Replay.of(time_bomb.GAME, but(record, log=(*silent[:at], *said))), claims


def lasts(seed: int) -> bool:
    return bool(replayed("time-bomb", 4, seed, "random").tables[-1].state.public_time > 13)


@pytest.mark.parametrize("seed", [seed for seed in range(40) if lasts(seed)][:3])
def test_time_bombs_chances_are_what_counting_every_deal_gives(seed: int) -> None:
    replay, claims = with_claims_in_round_four(seed)
    for seat in range(4):
        view = replay.open(replay.last).view(seat)
        for switch, said in ((True, claims), (False, dict[int, int]())):
            known, expected = chances(replay, replay.last, seat, claims=switch), counted(view, said)
            assert known.terrorist == pytest.approx(expected.terrorist)
            for other in {0, 1, 2, 3} - {seat}:
                assert known.success[other] == pytest.approx(expected.success[other])
                assert known.boom[other] == pytest.approx(expected.boom[other] * view.held[other])
            assert sum(known.boom) == pytest.approx(1.0)


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_what_comes_later_has_no_part_in_what_could_be_known(game: Game[Any, Any]) -> None:
    assert_nothing_later_counts(replayed(game.id, game.seats[0], 1, "easy"))


def test_a_lens_that_looks_ahead_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = replayed("time-bomb", 5, 2)
    assert_nothing_later_counts(replay)

    def ahead(replay: Replay, at: int, seat: int, *, claims: bool) -> Any:
        return chances(replay, min(at + 1, replay.last), seat, claims=claims)

    monkeypatch.setattr("boomtable.replays.lens.chances", ahead)
    with pytest.raises(AssertionError):
        assert_nothing_later_counts(replay)


def assert_nothing_later_counts(replay: Replay) -> None:
    """At any moment the lens of the game so far says what that of the whole game says."""
    for claims in (True, False):
        whole = lens(replay, 1, claims=claims)
        for at in range(0, replay.last, 1 + replay.last // 5):
            begun = Replay.of(replay.game, but(replay.record, log=replay.record.log[:at]))
            assert lens(begun, 1, claims=claims).at(at) == whole.at(at)


def test_without_claims_nothing_that_was_said_counts() -> None:
    replay = replayed("time-bomb", 5, 2)
    silent = tuple(entry for entry in replay.record.log if not isinstance(entry, Spoken))
    quiet = lens(Replay.of(replay.game, but(replay.record, log=silent)), 0)
    assert [known.chances for known in quiet.known] == [known.chances for known in lens(replay, 0, claims=False).known]
    assert [known.chances for known in quiet.known] != [known.chances for known in lens(replay, 0).known]


def test_claims_made_in_turn_can_be_left_out_too() -> None:
    record = claimed_in_turn()
    replay = Replay.of(time_bomb.GAME, record)
    assert replay.open(replay.last).claimed
    assert lens(replay, 0).known != lens(replay, 0, claims=False).known


def claimed_in_turn() -> Record:
    options, luck = {"claims": "in_turn"}, Seeded("in turn")
    table: Table[Any] = time_bomb.GAME.table(5, options)
    record = begin(time_bomb.GAME, 5, options)
    while table.state.public_time < 4 and table.state.turn:
        seat = table.state.turn[0]
        move = table.state.choices(seat).sample(luck)
        table, record = table.play(seat, move), record.with_entry(Played(seat, move))
    return record


@pytest.mark.parametrize("players", [5, 6])  # every role is at the table
def test_evolutions_chances_add_up(players: int) -> None:
    replay, me = replayed("time-bomb-evolution", players, 1), 2
    for known in lens(replay, me).known:
        assert sum(known.chances.terrorist) == pytest.approx(CAST[players].count(Role.TERRORIST))
        for wires in known.chances.wires:
            assert not wires or sum(wires.values()) == pytest.approx(1.0)


def test_snipers_places_are_those_of_imagined_deals() -> None:
    replay = replayed("trick-snipers", 4, 1, "easy")
    for at in (replay.last // 2,):
        view, luck = replay.open(at).view(0), Seeded("deals", at)
        found: Counter[tuple[str, int]] = Counter()
        for _ in range(SAMPLES):
            state = trick_snipers.GAME.imagine(view, luck)
            found.update((str(card), place) for place, hand in enumerate((*state.hands, state.unused)) for card in hand)
        known = chances(replay, at, 0).cards
        assert known.keys() == {card for card, place in found if place}
        for card, places in known.items():
            assert sum(places) == pytest.approx(1.0)
            for place, chance in enumerate(places):
                assert chance == pytest.approx(found[card, place] / SAMPLES, abs=WITHIN)


def test_academys_dangers_are_those_of_imagined_decks() -> None:
    replay = replayed("bomb-squad-academy", 3, 1, "easy")
    for at in [known.at for known in lens(replay, 0).known[5::7]][:4]:
        view, luck = replay.open(at).view(0), Seeded("decks", at)
        blown = [0] * len(view.lines)
        for _ in range(SAMPLES):
            state = bomb_squad_academy.GAME.imagine(view, luck)
            for wire, (line, deck) in enumerate(zip(state.lines, view.decks, strict=True)):
                blown[wire] += bool(line.deck) and line.flip().turn(deck.track).exploded
        assert chances(replay, at, 0).explodes == pytest.approx([times / SAMPLES for times in blown], abs=WITHIN)


@pytest.mark.parametrize("players", [6, 11])
def test_in_two_rooms_the_true_card_is_always_possible_and_a_card_that_was_shown_is_certain(players: int) -> None:
    replay = replayed("two-rooms", players, 1, "easy")
    state = replay.open(replay.last)
    certain = 0
    for seat in range(0, players, 3):
        for known in lens(replay, seat).known:
            cards = [person.card for person in replay.open(known.at).people]
            for card, possible in zip(cards, known.chances.possible, strict=True):
                assert card in possible
            certain = sum(len(possible) == 1 for possible in known.chances.possible)
            shown = {sighting.seat for sighting in replay.open(known.at).view(seat).known if sighting.kind == "card"}
            assert all(len(known.chances.possible[other]) == 1 for other in shown)
    assert certain > 1
    assert state.outcome


def test_the_lens_of_a_whole_game_takes_no_time() -> None:
    replay = replayed("time-bomb", 8, 1)
    begun = process_time()
    assert lens(replay, 0).known
    assert process_time() - begun < seconds(A_CHAIR)
