"""What the golden games of this title were chosen for; replaying is tested for all titles together."""

from __future__ import annotations

import pytest

from boomtable.engine.records import Played, Record, Spoken, read, replay_each
from boomtable.games.catalog import find
from boomtable.games.time_bomb_evolution import GAME, Accuse, Claim, Decline, Ending, Evolution, Suggest, Wire
from boomtable.games.time_bomb_evolution.moves import NumberDrawn, Shortened, Unprotected
from tests.golden import HERE

FOLDER = HERE / GAME.id


def record(name: str) -> Record:
    return read((FOLDER / f"{name}.json").read_bytes(), find)


def tables(name: str) -> list[Evolution]:
    """The table before the first entry and after each."""
    return [table.state for table in replay_each(GAME, record(name))]


def news(name: str) -> list[object]:
    return [event for table in tables(name) for event in table.news]


def test_four_of_a_colour_explode_in_the_standard_game() -> None:
    """[TE4] Green too, for which three are not enough here."""
    table = tables("four-of-a-colour")[-1]
    assert (table.evolution, table.exploded, table.cut_wires.count(Wire.GREEN)) == (False, Wire.GREEN, 4)


def test_people_accuse_and_claim_and_lie() -> None:
    """[TB11]"""
    entries = zip(record("purple-pair-after-a-deal").log, tables("purple-pair-after-a-deal"), strict=False)
    said = [(entry.seat, entry.talk, table) for entry, table in entries if isinstance(entry, Spoken)]
    assert {type(talk) for _, talk, _ in said} == {Accuse, Claim, Suggest}
    claims = [(talk.success, table.hand(seat)) for seat, talk, table in said if isinstance(talk, Claim)]
    assert {number == hand.count(Wire.SUCCESS) for number, hand in claims} == {True, False}


def test_the_very_last_cut_decides_the_standard_game() -> None:
    """[TE4] All colours were cut three times, and the last Success last."""
    table = tables("the-very-last-cut")[-1]
    assert [table.cut_wires.count(colour) for colour in table.colours] == [3] * 5
    assert (len(table.cuts), table.ending) == (20, Ending.DISARMED)


def test_swat_wins_with_six() -> None:
    """[TE4]"""
    assert tables("swat-wins")[-1].ending is Ending.DISARMED


def test_a_purple_pair_explodes_over_a_rounds_end_though_protected() -> None:
    """[TE9]"""
    table = tables("purple-pair-after-a-deal")[-1]
    assert (len(table.cuts) % 4, table.cut_wires[-2:]) == (1, [Wire.PURPLE, Wire.PURPLE])
    assert Wire.PURPLE in table.protected


def test_a_blue_takes_the_protection_off_green_which_explodes() -> None:
    """[TE13]"""
    table = tables("blue-takes-off-green")[-1]
    assert isinstance(table.news[0], Unprotected)
    assert (table.cut_wires[-1], table.exploded) == (Wire.BLUE, Wire.GREEN)


def test_pink_leaves_no_time() -> None:
    """[TE15]"""
    table = tables("pink-leaves-no-time")[-1]
    assert (table.ending, table.round) == (Ending.TIME_UP, 4)
    assert len(table.cuts) < 24
    assert any(isinstance(event, Shortened) for event in news("pink-leaves-no-time"))


def test_a_number_names_somebody_without_wires() -> None:
    """[TE10]"""
    handed = [event for event in news("a-number-names-nobody") if isinstance(event, NumberDrawn) and event.handed]
    assert handed == [NumberDrawn(3, 2, 1, handed=True)]


def test_one_game_has_all_house_rules() -> None:
    """[TB12] [TE6] [TE15] [TE19] A round ends with a red, and its number comes after the claims of the next."""
    table, played = tables("all-house-rules")[-1], record("all-house-rules")
    assert played.options == {
        "claims": "in_turn",
        "evolution": True,
        "prevent_any_revealed": True,
        "pink_counted_at_round_4": True,
        "colours": "red blue pink green purple",
    }
    moves = [type(entry.move).__name__ for entry in played.log if isinstance(entry, Played)]
    assert "Claim" in moves
    assert Decline.__name__ in moves
    assert any(number.after % 5 == 0 for number in table.numbers)
    claims = [place for place, move in enumerate(moves) if move in ("Claim", "Decline")]
    assert any(moves[place + 1] == "DrawNumber" for place in claims)


@pytest.mark.parametrize("evolution", [False, True])
def test_all_numbers_of_players_are_there(evolution: bool) -> None:
    records = [record(path.stem) for path in FOLDER.glob("*.json")]
    assert {game.players for game in records if game.options["evolution"] is evolution} == {4, 5, 6}
