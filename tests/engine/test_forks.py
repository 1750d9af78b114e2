"""A game goes on otherwise from any moment: its record says where it came from, replays, and can be verified."""

from __future__ import annotations

import json
from itertools import count, islice

import pytest
from msgspec.json import encode

from boomtable.engine import BadRecord, Draw, FairLuck, Seeded, but
from boomtable.engine.records import Played, Record, digest_of, forked, read, replay, write
from boomtable.engine.seats import CHANCE
from boomtable.engine.verify import check_origin, fair_of, proofs, verify
from boomtable.games.catalog import find
from boomtable.games.time_bomb import GAME
from boomtable.replays import Replay
from tests.engine.dealer import ENTROPY, TABLE, fair_game, proof, seed_of

AT = 20
LONG = 30
ORIGIN = next(game for number in count() if len((game := fair_game(GAME, 5, number)).log) > LONG)


def on(record: Record, number: int) -> Record:
    """The game played on to its end, with chance drawn from another committed seed."""
    table, others, draws = replay(GAME, record), Seeded(number), list[Draw]()
    while turn := table.state.turn:
        seat, luck = turn[0], FairLuck(seed_of(number), ENTROPY, TABLE, len(draws))
        move = table.state.choices(seat).sample(luck if seat == CHANCE else others)
        record, table = record.with_entry(Played(seat, move)), table.play(seat, move)
        draws += luck.draws
    return but(record, fair=proof(number, draws))


def reread(record: Record) -> Record:
    return read(write(record), find)


def test_a_fork_begins_with_that_exact_state_and_every_seat_sees_what_it_saw() -> None:
    origin, fork = Replay.of(GAME, ORIGIN), Replay.of(GAME, reread(forked(ORIGIN, AT)))
    assert fork.last == AT
    assert fork.open(AT) == origin.open(AT)
    for viewer in origin.viewers:
        assert encode(fork.seen(AT, viewer)) == encode(origin.seen(AT, viewer))


def test_a_fork_says_where_it_came_from() -> None:
    text = write(on(forked(reread(ORIGIN), AT), 7))
    fork = json.loads(text)["fork"]
    assert (fork["digest"], fork["at"]) == (json.loads(write(ORIGIN))["digest"], AT)
    assert "fork" not in json.loads(write(ORIGIN))
    check_origin(read(text, find), ORIGIN)
    with pytest.raises(BadRecord, match="record-changed"):
        read(text.replace(fork["digest"], "0" * 16), find)


def test_a_game_that_goes_on_from_a_fork_is_another_game_and_verifies() -> None:
    for at in (0, 5, AT, len(ORIGIN.log) - 1):
        record = reread(on(forked(ORIGIN, at), 7))
        assert record.log[:at] == ORIGIN.log[:at]
        assert not replay(GAME, record).state.todo
        before = sum(entry.seat == CHANCE for entry in ORIGIN.log[:at])
        assert verify(GAME, record) == before + len(fair_of(record).draws)
        assert len(proofs(record)) == 2


def test_a_fork_that_nobody_has_played_on_verifies_too() -> None:
    dealt = sum(entry.seat == CHANCE for entry in ORIGIN.log[:AT])
    assert verify(GAME, reread(forked(ORIGIN, AT))) == dealt
    assert verify(GAME, reread(forked(ORIGIN, len(ORIGIN.log)))) == len(fair_of(ORIGIN).draws)


@pytest.mark.parametrize("again", [AT - 3, AT + 4])
def test_a_fork_of_a_fork_has_the_proofs_of_all_three(again: int) -> None:
    first = on(forked(ORIGIN, AT), 7)
    record = reread(on(forked(first, again), 8))
    assert verify(GAME, record) > 0
    assert len(proofs(record)) == 3
    check_origin(record, first)
    with pytest.raises(BadRecord, match="fork-elsewhere"):
        check_origin(record, ORIGIN)


def test_a_card_that_was_changed_is_found_on_either_side_of_the_fork() -> None:
    record = on(forked(ORIGIN, AT), 7)
    dealt = [place for place in range(len(record.log)) if replay(GAME, record, place).state.choices(CHANCE).size > 1]
    early, late = dealt[1], next(place for place in dealt if place >= AT)
    with pytest.raises(BadRecord, match="fair-meaning"):
        verify(GAME, but(record, fair=fair_of(on(forked(ORIGIN, AT), 9))))
    for place in (early, late):
        others = [Played(CHANCE, move) for move in islice(replay(GAME, record, place).state.choices(CHANCE), 2)]
        [other, *_] = [entry for entry in others if entry != record.log[place]]
        changed = but(record, log=(*record.log[:place], other, *record.log[place + 1 :]))
        with pytest.raises(BadRecord, match="fair-meaning"):
            verify(GAME, changed)


def test_a_proof_that_is_missing_is_missed() -> None:
    record = on(forked(ORIGIN, AT), 7)
    for unproved in (forked(but(ORIGIN, fair=forked(ORIGIN, 0).fair), AT), but(record, fair=forked(ORIGIN, 0).fair)):
        with pytest.raises(BadRecord, match="fair-missing"):
            verify(GAME, unproved)


def test_only_a_fork_of_this_very_game_passes_as_one() -> None:
    assert digest_of(ORIGIN) != digest_of(forked(ORIGIN, len(ORIGIN.log)))
    for stranger in (ORIGIN, forked(fair_game(GAME, 5, 1), AT), but(forked(ORIGIN, AT), log=ORIGIN.log[1 : AT + 1])):
        with pytest.raises(BadRecord, match="fork-elsewhere"):
            check_origin(stranger, ORIGIN)
