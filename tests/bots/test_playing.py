"""Bots play a whole game, from the first deal to the end."""

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import pytest

from boomtable.bots import Random, play_game, play_on
from boomtable.engine import Choices, Illegal, Luck, Move, Said, Seat, Talk
from boomtable.engine.records import Played, Spoken, begin, replay
from boomtable.games.time_bomb import GAME, Claim, Cut, View
from tests.engine.toys import lamps
from tests.titles import TITLES, Title

RANDOM = (Random(),) * 30


@dataclass
class Looker:
    """Random, but it keeps all it was ever shown."""

    seen: list[Any] = field(default_factory=list)
    heard: list[tuple[Said, ...]] = field(default_factory=list)

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        self.seen.append(view)
        self.heard.append(heard)
        return choices.sample(luck)


class Claimant(Random, frozen=True):
    """Claims whenever it is asked, as long as a round runs."""

    claim: Claim = Claim(success=0)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        running = len(view.cuts) < view.round * view.players and not view.outcome
        return self.claim if running else None


class Whisperer(Random, frozen=True):
    seat: Seat

    def speak(self, view: lamps.View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        return lamps.Whisper(self.seat) if view.coin else None


class Last(Random, frozen=True):
    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        return list(choices)[-1]


class Cheat(Random, frozen=True):
    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        return Cut(view.clipper)


def test_the_same_seed_plays_the_same_game() -> None:
    assert list(play_game(GAME, 5, RANDOM[:5], (7, 0))) == list(play_game(GAME, 5, RANDOM[:5], (7, 0)))


def test_another_seed_plays_another_game() -> None:
    assert list(play_game(GAME, 5, RANDOM[:5], (7, 0))) != list(play_game(GAME, 5, RANDOM[:5], (7, 1)))


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_a_game_gives_every_table_up_to_the_end(title: Title) -> None:
    players = title.game.seats[0]
    tables = list(play_game(title.game, players, RANDOM[:players], (1,)))
    assert [table.at for table in tables] == list(range(1, len(tables) + 1))
    assert tables[-1].state.outcome


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_a_bot_gets_the_view_of_its_own_seat_and_never_a_state(title: Title) -> None:
    players = title.game.seats[-1]
    bots = tuple(Looker() for _ in range(players))
    list(play_game(title.game, players, bots, (1,)))
    assert {type(view) for bot in bots for view in bot.seen} == {title.game.view}
    assert all(view.viewer == seat for seat, bot in enumerate(bots) for view in bot.seen)


def test_house_rules_reach_the_table() -> None:
    *_, table = play_game(GAME, 5, RANDOM[:5], (1,), {"claims": "in_turn"})
    assert table.state.claims == "in_turn"


def test_what_is_done_and_said_makes_a_record_that_replays() -> None:
    record = begin(GAME, 5)
    for entry, after in play_on(GAME.table(5), (Claimant(), *RANDOM[1:5]), (3,)):
        record, table = record.with_entry(entry), after
    assert replay(GAME, record) == table


def test_a_game_can_start_in_the_middle_of_a_game() -> None:
    [_, _, _, middle, *_] = play_game(GAME, 5, RANDOM[:5], (1,))
    *_, (_, table) = play_on(middle, RANDOM[:5], (2,))
    assert table.state.outcome
    assert table.state.roles == middle.state.roles


def test_talkers_are_asked_after_every_move_in_seat_order_and_again_if_somebody_spoke() -> None:
    bots = (Claimant(), Random(), Claimant(), Random(), Claimant())
    evening = [*play_on(GAME.table(5), bots, (3,))]
    said = [[entry.seat for entry in group] for spoken, group in groupby((e for e, _ in evening), _is_spoken) if spoken]
    played = [table.state for entry, table in evening if isinstance(entry, Played)]
    running = [state for state in played if state.public_time < 5 * state.round and state.turn]
    assert said == [[0, 2, 4] * 2] * len(
        running
    )  # between rounds, before the first and at the end they hold their tongues


def _is_spoken(entry: Played | Spoken) -> bool:
    return isinstance(entry, Spoken)


def test_a_bot_hears_what_its_seat_hears() -> None:
    listener = Looker()
    list(play_game(lamps.GAME, 4, (listener, *map(Whisperer, range(1, 4))), (1,)))
    assert {said.seat for said in listener.heard[-1] if said.round == 1} == {2}  # the other one in the east room


def test_words_the_table_refuses_are_the_bots_own_fault() -> None:
    with pytest.raises(Illegal) as refused:
        list(play_game(GAME, 5, (Claimant(Claim(boom=9)), *RANDOM[1:5]), (1,)))
    assert refused.value.code == "time-bomb-bad-claim"


def test_a_move_the_table_refuses_is_the_bots_own_fault() -> None:
    with pytest.raises(Illegal) as refused:
        list(play_game(GAME, 5, (Cheat(),) * 5, (1,)))
    assert refused.value.code == "time-bomb-own-wire"


@pytest.mark.parametrize("seat", range(5))
def test_other_bots_get_the_same_deals_while_the_moves_agree(seat: Seat) -> None:
    others = (*RANDOM[:seat], Last(), *RANDOM[seat + 1 : 5])
    for seed in range(20):
        logs = [[entry for entry, _ in play_on(GAME.table(5), bots, (seed,))] for bots in (RANDOM, others)]
        differing = [one.seat for one, other in zip(*logs, strict=False) if one != other]
        assert differing[:1] in ([], [seat]), seed  # never chance, and nobody else
