"""The golden games replay, end as they did, and look to every viewer as they did."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from shutil import copytree
from typing import TypeVar

import pytest

from boomtable.engine import CLOCK, PUBLIC, BadRecord, Talk
from boomtable.engine.records import Played, Record, Spoken, read, replay, replay_each, write
from boomtable.games.bomb_squad_academy import Academy
from boomtable.games.bomb_squad_academy.moves import BombSet, Declared, PlatesMoved, PlatesPlaced, Scored
from boomtable.games.catalog import find
from boomtable.games.time_bomb import Accuse, Claim, Decline, TimeBomb, Wire
from boomtable.games.trick_snipers import HAND, TrickSnipers
from boomtable.games.two_rooms import Tell, TwoRooms
from boomtable.games.two_rooms.news import Exchanged, Led, Moved, News, Shared, Showing, Swapped
from boomtable.games.two_rooms.people import Condition
from tests.each import each
from tests.golden import ENDINGS, HERE, as_they_should_be, ending, stale
from tests.golden.__main__ import main
from tests.golden.playthrough import playthrough

RECORDS = sorted(HERE.glob("*/*.json"))
TIME_BOMB, ACADEMY, SNIPERS = HERE / "time-bomb", HERE / "bomb-squad-academy", HERE / "trick-snipers"
TWO_ROOMS = HERE / "two-rooms"
VIEWS = sorted(HERE.glob("*/*.views.txt"))
N = TypeVar("N", bound=News)

every_record = each("path", RECORDS)


def record_of(path: Path) -> Record:
    return read(path.read_bytes(), find)


def moves_of(name: str) -> list[object]:
    return [entry.move for entry in record_of(TIME_BOMB / f"{name}.json").log if isinstance(entry, Played)]


def final(name: str) -> TimeBomb:
    record = record_of(TIME_BOMB / f"{name}.json")
    table: TimeBomb = replay(find(record.game), record).state
    return table


def graduated(name: str) -> Academy:
    record = record_of(ACADEMY / f"{name}.json")
    table: Academy = replay(find(record.game), record).state
    return table


def played_out(name: str) -> TrickSnipers:
    record = record_of(SNIPERS / f"{name}.json")
    table: TrickSnipers = replay(find(record.game), record).state
    return table


def spent(name: str) -> TwoRooms:
    record = record_of(TWO_ROOMS / f"{name}.json")
    table: TwoRooms = replay(find(record.game), record).state
    return table


def told_in(table: TwoRooms, kind: type[N]) -> list[N]:
    """All news of this kind, whoever received it."""
    return [told.news for told in table.log if isinstance(told.news, kind)]


@every_record
def test_a_golden_game_replays_and_ends_as_it_did(path: Path) -> None:
    endings = dict(line.split(maxsplit=1) for line in (path.parent / ENDINGS).read_text().splitlines())
    assert not replay(find(path.parent.name), record_of(path)).state.turn
    assert ending(record_of(path)) == endings[path.stem]


@every_record
def test_a_golden_game_is_written_as_records_are(path: Path) -> None:
    assert write(record_of(path)).encode() == path.read_bytes()


@every_record
def test_a_golden_game_goes_on_until_its_last_entry_and_can_be_replayed_to_any(path: Path) -> None:
    record = record_of(path)
    *tables, end = replay_each(find(record.game), record)
    assert len(tables) == len(record.log)
    assert all(table.state.turn for table in tables)
    assert not end.state.turn
    assert replay(find(record.game), record, len(tables) // 2) == tables[len(tables) // 2]


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.name)
def test_everyone_saw_what_is_written(path: Path) -> None:
    record = record_of(path.with_name(path.name.replace(".views.txt", ".json")))
    assert playthrough(record).encode() == path.read_bytes()


def test_every_ending_has_its_record_and_the_other_way_round() -> None:
    told = {
        (path.parent.name, line.split()[0])
        for path in HERE.glob(f"*/{ENDINGS}")
        for line in path.read_text().splitlines()
    }
    assert told == {(path.parent.name, path.stem) for path in RECORDS}
    assert VIEWS
    assert len(RECORDS) >= 5


# What they were chosen for.


def test_swat_wins_on_the_last_cut() -> None:
    """[TB9]"""
    table = final("swat-wins-on-the-last-cut")
    assert len(table.cuts) == 4 * table.players
    assert table.cuts[-1].wire is Wire.SUCCESS
    assert ending(record_of(TIME_BOMB / "swat-wins-on-the-last-cut.json")).startswith("swat disarmed")


def test_the_time_runs_out_with_one_success_to_go() -> None:
    """[TB9]"""
    table = final("time-up")
    assert len(table.cuts) == 4 * table.players
    assert [cut.wire for cut in table.cuts].count(Wire.SUCCESS) == table.players - 1


def test_the_bomb_goes_off() -> None:
    """[TB9]"""
    assert final("boom").cuts[-1].wire is Wire.BOOM


def test_some_claim_in_turn_and_some_decline() -> None:
    """[TB12] [TB13]"""
    table, moves = final("claims-in-turn"), moves_of("claims-in-turn")
    assert len(table.claimed) == table.players * table.round
    assert Decline() in moves
    claims = [(said.claim, table.deals[i // table.players][said.seat]) for i, said in enumerate(table.claimed)]
    told = [claim.success == hand.count(Wire.SUCCESS) for claim, hand in claims if claim and claim.success is not None]
    assert {*told} == {True, False}


def test_people_lie_and_accuse() -> None:
    """[TB11]"""
    record = record_of(TIME_BOMB / "lies-and-accusations.json")
    said: list[tuple[int, Talk]] = [(entry.seat, entry.talk) for entry in record.log if isinstance(entry, Spoken)]
    first = final("lies-and-accusations").deals[0]
    lies = [
        seat for seat, talk in said[:4] if isinstance(talk, Claim) and talk.success != first[seat].count(Wire.SUCCESS)
    ]
    assert lies == [1]
    assert sum(isinstance(talk, Accuse) for _, talk in said) == 4


def test_half_of_all_tools_in_one_game() -> None:
    """[BS18]"""
    assert len({event.tools[0] for event in graduated("most-tools").story if isinstance(event, Declared)}) == 10


def test_two_share_a_victory() -> None:
    """[BS17]"""
    assert ending(record_of(ACADEMY / "shared-victory.json")) == "shared graduated 0 2"


def test_a_score_goes_below_zero_where_it_may() -> None:
    """[BS5]"""
    table = graduated("below-zero")
    paid = [event for event in table.story if isinstance(event, Scored)]
    running = [sum(e.points for e in paid[:n] if e.seat == seat) for n in range(len(paid)) for seat in range(4)]
    assert table.options.allow_negative
    assert min(running) < 0


def test_plates_stay_where_they_lie() -> None:
    """[BS11] [BS15] A plate whose wire scored moves after the explosion of bomb II; then none is placed anew."""
    table = graduated("plates-stay")
    assert table.options.plates_stay
    assert sum(isinstance(event, PlatesPlaced) for event in table.story) == 1
    assert sum(isinstance(event, PlatesMoved) for event in table.story) > 5
    assert isinstance(table.story[table.story.index(BombSet(3)) - 1], PlatesMoved)


def test_a_host_brings_their_own_decks() -> None:
    """[BS1]"""
    assert [len(deck.cards) for deck in graduated("own-decks").box.values()] == [4, 12, 5, 12]


def test_two_snipes_win() -> None:
    """[TS6] [TS9] Without the help of a 7."""
    table = played_out("two-snipes-win")
    scored = [trick for trick in table.tricks if trick.points and trick.winner in table.winners]
    assert [trick.sniped for trick in scored] == [True, True]
    assert 7 not in [card.number for trick in scored for card in trick.cards]
    assert ending(record_of(SNIPERS / "two-snipes-win.json")) == "seat-2 two-points 2"


def test_two_points_end_a_game_in_mid_deal() -> None:
    """[TS9]"""
    table = played_out("two-points-in-mid-deal")
    assert [len(hand) for hand in table.hands] == [5] * 5
    assert table.points == (2, 0, 0, 0, 0)


def test_two_share_a_victory_and_others_have_more_tricks() -> None:
    """[TS10]"""
    table = played_out("shared-victory")
    assert (table.points, table.counts, table.winners) == ((0, 1, 0, 1), (3, 2, 4, 2), (1, 3))


def test_of_two_snipers_the_last_takes_the_trick() -> None:
    """[TS6]"""
    hits = []
    for trick in played_out("the-last-sniper").tricks:
        best = max(card for card in trick.cards if card.clan is trick.cards[0].clan)
        snipers = [
            n for n, card in enumerate(trick.cards) if card.clan is not best.clan and card.number == 13 - best.number
        ]
        if len(snipers) > 1:
            hits.append((trick.winner - trick.leader) % 5 == snipers[-1])
    assert hits == [True]


@pytest.mark.parametrize(("name", "winners"), [("nobody-has-a-point", ()), ("most-tricks-without-a-point", (1,))])
def test_nobody_has_a_point(name: str, winners: tuple[int, ...]) -> None:
    """[TS10] All 7s are unused."""
    table = played_out(name)
    assert [card.number for card in table.unused] == [7] * 4
    assert not any(table.points)
    assert len(table.tricks) == HAND[table.players]
    assert (table.winners, table.options.no_point_no_winner) == (winners, not winners)


def test_a_game_is_over_after_two_tricks() -> None:
    """[TS7] [TS9]"""
    table = played_out("over-in-no-time")
    assert [(trick.winner, trick.points, trick.sniped) for trick in table.tricks] == [(2, 1, True), (2, 1, False)]


def test_red_wins_as_the_bomber_goes_as_the_last_hostage() -> None:
    """[TR9] [TR24] He led, and handed the leader card on in the last round."""
    table = spent("the-bomber-comes-last")
    assert told_in(table, Led)[-1] == Led(4, "handed", (1,))
    assert told_in(table, Exchanged)[-1] == Exchanged(((2,), (1,)))
    assert ending(record_of(TWO_ROOMS / "the-bomber-comes-last.json")) == "red revealed 1 2 4"


def test_blue_wins_without_a_timer() -> None:
    """[TR14] [TR23] No clock ever rings, and the Gambler calls it."""
    table, record = spent("blue-wins-without-a-timer"), record_of(TWO_ROOMS / "blue-wins-without-a-timer.json")
    assert CLOCK not in [entry.seat for entry in record.log]
    assert (table.called, table.verdicts[0].why) == (((0, "blue"),), "called-it")
    assert ending(record) == "blue revealed 0 1 3 6"


def test_dr_boom_ends_it_in_the_second_round() -> None:
    """[TR27] The room is dead, and the Gambler in it has no time to call."""
    table = spent("dr-boom-ends-it")
    assert (table.early, table.round, table.called) == (True, 2, ())
    assert [seat for seat, person in enumerate(table.people) if person.has(Condition.DEAD)] == [0, 1, 2, 3, 8]
    assert not table.verdicts[2].won


def test_leaders_come_and_go_in_every_way() -> None:
    """[TR8] [TR9] [TR10] [TR31] Which is fine for Anarchist and Mastermind, not for the Minion."""
    table = spent("leaders-come-and-go")
    hows = [news.how for news in told_in(table, Led)]
    assert hows == ["appointed", "vote", "appointed", "handed", "usurper", "usurper", "vote"]
    assert [table.verdicts[seat].why for seat in (2, 3, 6)] == ["often-usurped", "led-both", "not-calm"]


def test_a_tyrant_beats_all() -> None:
    """[TR16] [TR36] Even a Gambler who calls neither; and two have shared with the foolish Tyrant at once."""
    table = spent("a-tyrant-beats-all")
    assert [share.seats for share in table.shares if 2 in share.seats] == [(3, 2), (6, 2)]
    assert table.called == ((7, "neither"),)
    assert {verdict.why for verdict in table.verdicts} == {"met-neither", "tyrant-wins"}


def test_three_pause_the_end() -> None:
    """[TR22] [TR25] One is right, one says nothing, one shoots the Decoy; the Daughter is the President."""
    table = spent("three-pause-the-end")
    assert (table.named, table.called, table.shots) == (((2, "president"),), ((3, None),), ((4, 7),))
    assert (table.buried, table.is_president(0)) == ("president", True)
    assert [table.verdicts[seat].won for seat in (2, 3, 4, 6, 7)] == [True, False, False, True, True]


def test_cards_change_hands() -> None:
    """[TR18] [TR34] [TR35] Hot Potato and Leprechaun go round, nobody is lucky twice, and the Drunk is President."""
    table = spent("cards-change-hands")
    swaps = [(news.gave, news.card) for news in told_in(table, Swapped)]
    assert sum("hot-potato" in swap for swap in swaps) == sum("leprechaun" in swap for swap in swaps) == 4
    assert [seat for seat, person in enumerate(table.people) if person.lucky] == [2, 3, 6]
    assert (table.people[4].card, table.sober, swaps.count(("drunk", "president"))) == ("president", "drunk", 1)


def test_ambassadors_walk_in_a_game_of_five_rounds() -> None:
    """[TR28] [TR33] [TR39] 13 people play as 11; Bouncers move two, one of them an Agoraphobe who turns Gambler."""
    table = spent("ambassadors-in-five-rounds")
    exchanges = [news.hostages for news in told_in(table, Exchanged)]
    assert [len(first) for first, _ in exchanges] == [2, 2, 1, 1, 1]
    moved = [news.seat for news in told_in(table, Moved)]
    assert {seat for seat in moved if not table.is_ambassador(seat)} == {3, 8}
    assert {seat for seat in moved if table.is_ambassador(seat)} == {0, 9}
    assert (table.people[3].gambling, table.people[4].trips) == (True, (1, 2, 4))


def test_a_promise_keeps_shares_private_and_a_curse_keeps_one_silent() -> None:
    """[TR20] [TR38] [TR42] What is said stays in the room."""
    record = record_of(TWO_ROOMS / "a-promise-and-a-curse.json")
    table = replay(find(record.game), record)
    assert len(table.state.shares) == 2
    assert [*told_in(table.state, Showing)] == []
    for share, seat in product(told_in(table.state, Shared), range(6)):
        assert (share in table.state.view(seat).story) == (seat in share.seats)
    lie = Tell(3, "red-team")
    assert [seat for seat in range(6) if lie in [said.talk for said in table.heard(seat)]] == [0, 2, 3]
    midway = replay(find(record.game), record, 10)
    assert [seat for seat in range(6) if midway.why_not_say(seat, lie)] == [0]


def test_a_room_of_zombies_outlives_the_bomber() -> None:
    """[TR37] The dead ones win as well, the Bomber does not."""
    table = spent("a-room-of-zombies")
    assert [seat for seat, verdict in enumerate(table.verdicts) if verdict.why == "all-zombies"] == [0, 1, 2, 3, 5, 6]
    assert table.people[0].room == table.people[4].room


def test_thirty_people_play_with_a_deck_full_of_characters() -> None:
    """[TR4] [TR12] [TR35] One card is buried, one set aside; 3, 2 and 1 hostages go."""
    table = spent("thirty-people")
    exchanges = [news.hostages for news in told_in(table, Exchanged)]
    assert (table.players, len(table.deck)) == (30, 32)
    assert [len(first) for first, _ in exchanges] == [3, 2, 1]


def test_all_numbers_of_players_are_there() -> None:
    assert {record_of(path).players for path in SNIPERS.glob("*.json")} == {3, 4, 5}
    assert {record_of(path).players for path in TIME_BOMB.glob("*.json")} == {4, 5, 6, 7, 8}
    assert {record_of(path).players for path in ACADEMY.glob("*.json")} == {2, 3, 4, 5}


# The tool.


def test_nothing_is_stale() -> None:
    assert stale() == {}
    assert set(TIME_BOMB.iterdir()) <= set(as_they_should_be())


def test_checking_tells_what_is_stale_and_writing_mends_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "golden"
    copytree(TIME_BOMB, folder / "time-bomb")
    assert main(["--check"], folder) == 0
    (folder / "time-bomb" / ENDINGS).write_text("boom swat disarmed\n")
    (folder / "time-bomb" / "time-up.views.txt").touch()
    assert main(["--check"], folder) == 1
    assert (folder / "time-bomb" / ENDINGS).read_text() == "boom swat disarmed\n"
    assert "stale: time-bomb/endings.txt" in capsys.readouterr().out
    assert main([], folder) == 0
    assert (folder / "time-bomb" / ENDINGS).read_bytes() == (TIME_BOMB / ENDINGS).read_bytes()
    assert str(PUBLIC) in (folder / "time-bomb" / "time-up.views.txt").read_text()
    assert main(["--check"], folder) == 0


def test_a_record_that_was_tampered_with_is_not_rewritten(tmp_path: Path) -> None:
    folder = tmp_path / "golden"
    copytree(TIME_BOMB, folder / "time-bomb")
    path = folder / "time-bomb" / "boom.json"
    path.write_text(path.read_text().replace('"wire":"boom"', '"wire":"safe"'))
    with pytest.raises(BadRecord, match="record-changed"):
        main([], folder)
