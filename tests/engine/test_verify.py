"""Checking fair deals: a true record passes, and any manipulation is found and named, digest or not."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from boomtable.engine import CHANCE, BadRecord, Draw, Fair, FairLuck, Seeded, but, commitment
from boomtable.engine.records import Entry, Played, Record, Spoken, begin, read, write
from boomtable.engine.verify import fair_of, verify
from boomtable.games.time_bomb import GAME, Accuse, DealRoles, DealWires, Flip
from tests.each import each
from tests.engine.chatter import find
from tests.engine.dealer import ENTROPY, TABLE, fair_game, proof, seed_of
from tests.engine.toys import lamps, standoff
from tests.titles import TITLES, Title


@cache
def played(players: int = 5, number: int = 0) -> Record:
    """A finished game of Time Bomb."""
    return fair_game(GAME, players, number)


def checked(record: Record) -> int:
    """Verify a record after writing and reading it, with a matching digest."""
    record = read(write(record), find)
    return verify(find(record.game), record)


def raises(code: str, record: Record, **facts: str | int) -> None:
    with pytest.raises(BadRecord) as bad:
        checked(record)
    assert (bad.value.code, bad.value.facts) == (code, facts)


def told(record: Record, **changes: Any) -> Record:
    """The record with other claims about its deals."""
    return but(record, fair=but(fair_of(record), **changes))


def redrawn(record: Record, change: Callable[[list[Draw]], object]) -> Record:
    draws = list(fair_of(record).draws)
    change(draws)
    return told(record, draws=tuple(draws))


def edited(record: Record, number: int, *entries: Entry) -> Record:
    """The record with others in place of one entry, counted from 1."""
    return but(record, log=(*record.log[: number - 1], *entries, *record.log[number:]))


def chance(record: Record) -> list[int]:
    """The numbers of all entries of chance."""
    return [number for number, entry in enumerate(record.log, 1) if entry.seat == CHANCE]


# True records.


@each("title", TITLES)
@each("number", range(4))
def test_a_game_dealt_fairly_is_found_fair(title: Title, number: int) -> None:
    record = fair_game(title.game, title.game.seats[number % len(title.game.seats)], number)
    assert checked(record) == len(fair_of(record).draws) > 0


def test_every_draw_of_time_bomb_is_a_move_of_chance() -> None:
    assert checked(played()) == len(chance(played()))


def test_a_game_that_has_hardly_begun_is_found_fair() -> None:
    assert checked(but(begin(GAME, 4), fair=proof(0, []))) == 0
    record = played()
    assert checked(told(but(record, log=record.log[:2]), draws=fair_of(record).draws[:2])) == 2


def test_talk_changes_nothing() -> None:
    record = played()
    assert checked(edited(record, 3, record.log[2], Spoken(0, Accuse(1)))) == checked(record)


def test_the_luck_is_in_the_record_before_the_log() -> None:
    text = write(played())
    assert list(json.loads(text)) == ["game", "rules", "players", "options", "fair", "log", "digest"]
    assert list(json.loads(text)["fair"]) == ["table", "commitment", "seed", "entropy", "draws"]
    assert text.count("\n") == len(played().log) + 2
    assert read(text, find) == but(played(), digest=json.loads(text)["digest"])


def test_the_digest_covers_the_luck() -> None:
    text = write(played())
    for old, new in [(ENTROPY[0], "5ca1ab1f"), (f'"table":"{TABLE}"', '"table":"KITF"'), (seed_of(0), seed_of(1))]:
        with pytest.raises(BadRecord, match="record-changed"):
            read(text.replace(old, new), find)


# No fair deal.


def test_a_record_without_its_luck_cannot_be_verified() -> None:
    raises("fair-missing", fair_game_without_luck(), game="time-bomb")


def fair_game_without_luck() -> Record:
    record = begin(GAME, played().players)
    return but(record, log=played().log)


# The seed.


def test_another_seed_is_found() -> None:
    raises("fair-commitment", told(played(), seed=seed_of(1)))


def test_another_commitment_is_found() -> None:
    raises("fair-commitment", told(played(), commitment=commitment(seed_of(1))))
    raises("fair-commitment", told(played(), commitment=""))
    raises("fair-commitment", told(played(), commitment=commitment(seed_of(0)).upper()))


def test_another_seed_with_its_commitment_gives_other_draws() -> None:
    raises("fair-draw", told(played(), seed=seed_of(1), commitment=commitment(seed_of(1))), draw=1, draws=draws())


@pytest.mark.parametrize("seed", ["", "abc", "zz" * 32, "00" * 31, "00" * 33, seed_of(0).upper(), seed_of(0) + "\n"])
def test_an_invalid_seed_is_found(seed: str) -> None:
    raises("fair-commitment", told(played(), seed=seed))


def test_text_that_has_no_bytes_is_found() -> None:
    with pytest.raises(BadRecord, match="fair-commitment"):
        verify(GAME, told(played(), entropy=("\ud800",)))


# The lines and the table.


def draws() -> int:
    return len(fair_of(played()).draws)


@pytest.mark.parametrize(
    "entropy",
    [
        ("5ca1ab1f", *ENTROPY[1:]),
        (*ENTROPY[:-1], " "),
        ENTROPY[1:],
        (*ENTROPY, "one more"),
        (ENTROPY[1], ENTROPY[0], *ENTROPY[2:]),
        (),
    ],
)
def test_an_edited_line_is_found(entropy: tuple[str, ...]) -> None:
    raises("fair-draw", told(played(), entropy=entropy), draw=1, draws=draws())


def test_another_table_is_found() -> None:
    raises("fair-draw", told(played(), table="MOON"), draw=1, draws=draws())


# The draws.


def test_swapped_draws_are_found() -> None:
    def swap(drawn: list[Draw]) -> None:
        drawn[0], drawn[2] = drawn[2], drawn[0]

    raises("fair-draw", redrawn(played(), swap), draw=1, draws=draws())


def test_a_changed_draw_is_found_wherever_it_is() -> None:
    for number, draw in enumerate(fair_of(played()).draws):
        other = Draw(draw.n, draw.drawn[::-1] if len(draw.drawn) > 1 else ((draw.drawn[0] + 1) % draw.n,))
        changed = redrawn(played(), lambda drawn, n=number, other=other: drawn.__setitem__(n, other))  # type: ignore[misc]
        raises("fair-draw", changed, draw=number + 1, draws=draws())


@each(
    "draw",
    [
        Draw(0, ()),
        Draw(0, (0,)),
        Draw(-1, (0,)),
        Draw(-1, ()),
        Draw(5, ()),
        Draw(5, (0, 1)),
        Draw(5, (7,)),
        Draw(5, (-1,)),
        Draw(3, (0, 0, 0)),
        Draw(2**200, (2,)),
        Draw(10**4000, (2,)),
    ],
)
def test_an_invalid_draw_is_found(draw: Draw) -> None:
    with pytest.raises(BadRecord, match=r"fair-draw|fair-meaning"):
        checked(redrawn(played(), lambda drawn: drawn.__setitem__(1, draw)))


def test_a_draw_missing_in_the_middle_is_found() -> None:
    raises("fair-draw", redrawn(played(), lambda drawn: drawn.pop(1)), draw=2, draws=draws() - 1)


def test_a_draw_missing_at_the_end_is_found_where_it_was_needed() -> None:
    raises("fair-meaning", redrawn(played(), lambda drawn: drawn.pop()), entry=chance(played())[-1])
    raises("fair-meaning", redrawn(played(), lambda drawn: drawn.clear()), entry=1)


def test_an_extra_draw_is_found_even_a_true_one() -> None:
    luck = FairLuck(seed_of(0), ENTROPY, TABLE, draws())
    luck.pick(6)
    raises("fair-meaning", redrawn(played(), lambda drawn: drawn.extend(luck.draws)), entry=len(played().log))
    raises(
        "fair-draw", redrawn(played(), lambda drawn: drawn.append(Draw(6, (6,)))), draw=draws() + 1, draws=draws() + 1
    )


def test_a_true_draw_of_another_size_is_found() -> None:
    """The start player is drawn of five, not of six."""
    luck = FairLuck(seed_of(0), ENTROPY, TABLE, 1)
    luck.pick(6)
    raises("fair-meaning", redrawn(played(), lambda drawn: drawn.__setitem__(1, luck.draws[0])), entry=2)


# The cards.


def another(record: Record, number: int) -> Record:
    """The record with another legal move of chance at an entry, if chance had a choice."""
    entry, state = record.log[number - 1], GAME.table(record.players)
    assert isinstance(entry, Played)
    for before in record.log[: number - 1]:
        assert isinstance(before, Played)
        state = state.play(before.seat, before.move)
    luck = Seeded("another")
    moves = (state.state.choices(CHANCE).sample(luck) for _ in range(50))
    return edited(record, number, Played(CHANCE, next((move for move in moves if move != entry.move), entry.move)))


@pytest.mark.parametrize("kind", [DealRoles, DealWires, Flip])
def test_changed_cards_are_found(kind: type) -> None:
    found = 0
    for number in chance(played()):
        entry, changed = played().log[number - 1], another(played(), number)
        if isinstance(entry, Played) and isinstance(entry.move, kind) and changed != played():
            raises("fair-meaning", changed, entry=number)
            found += 1
    assert found


def test_a_game_with_the_luck_of_another_is_found() -> None:
    other = fair_of(played(5, 1))
    raises("fair-meaning", but(played(), fair=other), entry=1)


# What any record can have wrong.


def test_a_move_that_cannot_be_is_found_first() -> None:
    record = edited(played(), 1, Played(CHANCE, Flip(played().log[-1].move.wire)))  # type: ignore[union-attr]
    raises("record-illegal", record, entry=1, why="not-now", rule="ALL5")


def test_a_table_that_cannot_be_set_up_is_found() -> None:
    with pytest.raises(BadRecord, match="record-setup"):
        checked(but(begin(GAME, 5), players=99, fair=proof(0, [])))


@each(
    ("old", "new"),
    [
        ('"fair":{', '"fair":null,"unfair":{'),
        ('"fair":{', '"fair":{},"unfair":{'),
        ('"draws":[[', '"draws":[7,['),
        ('"draws":[[', '"draws":[[1.5,[0]],['),
        ('"draws":[[', '"draws":[[9' + "9" * 5000 + ",[0]],["),
        ('"draws":[[', '"draws":[[2],['),
        ('"entropy":[', '"entropy":[1,'),
        ('"entropy":[', '"entropy":["\\ud800",'),
        ('"table":"KITE"', '"table":5'),
        ('"seed":"', '"need":"'),
    ],
)
def test_invalid_luck_is_refused(old: str, new: str) -> None:
    with pytest.raises(BadRecord, match="record-broken"):
        read(write(played()).replace(old, new, 1), find)


@pytest.mark.parametrize("game", [lamps.GAME, standoff.GAME], ids=lambda game: game.id)
def test_toys_are_checked_too(game: Any) -> None:
    record = fair_game(game, 2)
    raises("fair-meaning", redrawn(record, lambda drawn: drawn.pop()), entry=chance(record)[-1])


def test_a_fair_deal_is_a_value() -> None:
    assert isinstance(fair_of(played()), Fair)
    assert hash(fair_of(played())) == hash(fair_of(fair_game(GAME, 5)))
