"""A move has the types its class declares, however it comes in [ALL9]."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import CHANCE, Illegal, Refusal, Seeded, Table
from boomtable.engine.moves import as_declared
from boomtable.engine.records import Played, Spoken, apply_entry, begin, read, replay, write
from boomtable.games.bomb_squad_academy import Action, Choose, Declare, Protect
from boomtable.games.catalog import find
from boomtable.games.time_bomb import Accuse, Claim, Cut, Flip, Wire
from boomtable.games.time_bomb_evolution import DrawNumber
from boomtable.games.time_bomb_evolution import Flip as EvolvedFlip
from boomtable.games.time_bomb_evolution import Wire as Colour
from boomtable.games.trick_snipers import Card, Clan, PassOn, Play
from boomtable.games.two_rooms import Tell
from tests.conformance.spelling import ENUMS, Spelling, as_text, spelt

NO_MOVE = Refusal("no-move", "ALL9")
each_spelling = pytest.mark.parametrize("spelling", ENUMS)


@pytest.mark.parametrize(
    ("move", "declared"),
    [
        (Flip("safe"), "Flip(wire=<Wire.SAFE: 'safe'>)"),  # type: ignore[arg-type]
        (Protect(Action.RED), "Protect(wire=<Wire.RED: 'red'>)"),  # type: ignore[arg-type]
        (Declare("hammer"), "Declare(tool=<Tool.HAMMER: 'hammer'>)"),  # type: ignore[arg-type]
        (Play(Card("black", 3)), "Play(card=Card(clan=<Clan.BLACK: 'black'>, number=3))"),  # type: ignore[arg-type]
        (Tell(0, Wire.BOOM), "Tell(seat=0, what='boom')"),
        (Cut(2), "Cut(owner=2)"),
    ],
    ids=repr,
)
def test_text_and_other_enums_become_what_is_declared(move: Any, declared: str) -> None:
    assert repr(as_declared(move)) == declared


@pytest.mark.parametrize(
    "move",
    [
        *(Flip("mauve"), Flip(None), Flip(Action.RED), Protect(Action.WAIT), Choose(3), Declare(["hammer"])),  # type: ignore[arg-type]
        *(Cut(True), Cut("2"), Cut(2.0), Cut(len), Cut(Cut(2)), Claim(success=True), Claim(success="2")),  # type: ignore[arg-type]
        *(Play(("black", 3)), Play(Card("black", "3")), Play(Card("blue", 3)), PassOn([Card(Clan.RED, 1)])),  # type: ignore[arg-type]
        *(None, 7, "flip", Flip, {"move": "flip", "wire": "safe"}),
    ],
    ids=repr,
)
def test_what_does_not_belong_in_a_move_makes_it_none(move: Any) -> None:
    assert as_declared(move) is None


def dealt(title: str, players: int) -> Table[Any]:
    """A table at which somebody is asked."""
    table, luck = find(title).table(players), Seeded("dealt")
    while CHANCE in table.state.turn:
        table = table.play(CHANCE, table.state.choices(CHANCE).sample(luck))
    return table


def test_a_colour_that_does_not_exist_is_refused_as_no_move_and_nothing_changes() -> None:
    table = dealt("bomb-squad-academy", 2)
    before = repr(table)
    for seat in table.state.turn:
        with pytest.raises(Illegal) as refused:
            table.play(seat, Choose("mauve"))  # type: ignore[arg-type]
        assert refused.value.why == NO_MOVE
        assert table.state.why_not(seat, Choose("mauve")) == NO_MOVE  # type: ignore[arg-type]
    assert repr(table) == before


def test_a_seat_that_is_not_asked_is_told_so_before_its_move_is_checked() -> None:
    table = dealt("time-bomb", 4)
    [clipper] = table.state.turn
    assert table.state.why_not((clipper + 1) % 4, Cut("2")) == Refusal("not-asked", "ALL5")  # type: ignore[arg-type]
    assert table.state.why_not(clipper, Cut("2")) == NO_MOVE  # type: ignore[arg-type]


def test_a_refused_card_in_text_is_refused_for_the_rule_that_forbids_the_card() -> None:
    state = dealt("trick-snipers", 3).state
    strangers = [Card(clan, 13) for clan in Clan]
    for card in strangers:
        assert state.why_not(0, PassOn((card,) * 4)) == state.why_not(0, spelt(PassOn((card,) * 4), as_text))


@each_spelling
def test_what_is_said_is_kept_as_declared(spelling: Spelling) -> None:
    table = Table(dealt("time-bomb", 4).state)
    said = table.say(True, spelt(Claim(success=2), spelling)).say(2, spelt(Accuse(1), spelling))
    assert repr(said) == repr(table.say(1, Claim(success=2)).say(2, Accuse(1)))
    assert table.why_not_say(1, Claim(success=True)) == NO_MOVE
    with pytest.raises(Illegal, match="no-move"):
        table.say(1, Accuse("2"))  # type: ignore[arg-type]


@each_spelling
def test_a_record_in_other_spellings_and_orders_replays_to_the_same_table(spelling: Spelling) -> None:
    game, luck = find("trick-snipers"), Seeded("record")
    table, plain, other = game.table(3), begin(game, 3), begin(game, 3)
    for _ in range(12):
        seat = table.state.turn[0]
        move = table.state.choices(seat).sample(luck)
        backwards = PassOn(move.cards[::-1]) if isinstance(move, PassOn) else move
        plain, other = plain.with_entry(Played(seat, move)), other.with_entry(Played(seat, spelt(backwards, spelling)))
        assert repr(apply_entry(table, other.log[-1])) == repr(apply_entry(table, plain.log[-1]))
        table = table.play(seat, move)
    assert repr(replay(game, read(write(other), find))) == repr(replay(game, read(write(plain), find))) == repr(table)


def test_a_word_in_a_record_is_followed_as_declared() -> None:
    table = dealt("time-bomb", 4)
    assert repr(apply_entry(table, Spoken(0, spelt(Claim(success=1), as_text)))) == repr(table.say(0, Claim(success=1)))


def test_a_red_wire_draws_its_number_however_it_is_written() -> None:
    """Tables that are equal go on in the same way [TE10]."""
    table, luck = find("time-bomb-evolution").table(4, {"evolution": True, "colours": "red green blue pink"}), Seeded(1)
    red: Any = EvolvedFlip("red")  # type: ignore[arg-type]
    while red not in table.state.choices(CHANCE):
        seat = table.state.turn[0]
        table = table.play(seat, table.state.choices(seat).sample(luck))
    after = table.play(CHANCE, red)
    assert repr(after) == repr(table.play(CHANCE, EvolvedFlip(Colour.RED)))
    assert isinstance(after.state.choices(CHANCE).sample(luck), DrawNumber)
