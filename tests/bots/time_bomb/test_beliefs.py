"""Hard bots' beliefs are exact: they equal an enumeration of all roles and deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from boomtable.bots.time_bomb.beliefs import Beliefs, beliefs
from boomtable.bots.time_bomb.claims import likelihood
from boomtable.engine import CHANCE, Seat, Seeded, Table
from boomtable.games.time_bomb import GAME, Claim, Cut, Flip, Role, TimeBomb, View, Wire
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb_shared.cards import CAST


def dealt(seed: int, players: int, cuts: int) -> Table[TimeBomb]:
    """A table after this many cuts; seeds are tried until a game lasts that long."""
    luck, table = Seeded("beliefs", seed), GAME.table(players)
    while table.state.public_time < cuts or not table.state.deals or -1 in table.state.turn:
        seat = table.state.turn[0]
        table = table.play(seat, table.state.choices(seat).sample(luck))
        if not table.state.turn:
            return dealt(seed + 1000, players, cuts)
    return table


def counted(view: View, claims: dict[Seat, int]) -> Beliefs:
    """Every casting and every order of the unseen wires of this round, one by one."""
    me, players = int(view.viewer), view.players
    most = view.successes - [cut.wire for cut in view.cuts[: (view.round - 1) * players]].count(Wire.SUCCESS)
    total, terrorist, success, boom = 0.0, [0.0] * players, [0.0] * players, [0.0] * players
    for cast in castings(view):
        for hands, cut in deals(view):
            weight = 1.0
            for seat, claim in claims.items():
                whole = [*hands[seat], *cut[seat]]
                told = whole.count(Wire.SUCCESS), whole.count(Wire.BOOM), min(len(whole), most)
                weight *= likelihood(cast[seat], *told, claim, None) if seat != me else 1.0
            total += weight
            for seat in range(players):
                terrorist[seat] += weight * (cast[seat] is Role.TERRORIST)
                if seat != me and hands[seat]:
                    success[seat] += weight * hands[seat].count(Wire.SUCCESS) / len(hands[seat])
                    boom[seat] += weight * hands[seat].count(Wire.BOOM) / len(hands[seat])
    return Beliefs(*(tuple(part / total for part in parts) for parts in (terrorist, success, boom)))


def castings(view: View) -> Iterator[tuple[Role, ...]]:
    for cast in permutations(CAST[view.players]):
        if cast[int(view.viewer)] is view.role:
            yield cast[: view.players]


def deals(view: View) -> Iterator[tuple[list[list[Wire]], list[list[Wire]]]]:
    """What everyone may hold now, beside what was cut from them this round: each order of the unseen wires once."""
    first = (view.round - 1) * view.players
    cut = [[snip.wire for snip in view.cuts[first:] if snip.owner == seat] for seat in range(view.players)]
    unseen = list(WIRES[view.players])
    for wire in [*(snip.wire for snip in view.cuts), *view.hand]:
        unseen.remove(wire)
    for order in orders(tuple(unseen)):
        pack = iter(order)
        hands = [
            list(view.hand) if seat == view.viewer else [next(pack) for _ in range(view.held[seat])]
            for seat in range(view.players)
        ]
        yield hands, cut


def orders(wires: tuple[Wire, ...]) -> Iterator[tuple[Wire, ...]]:
    """Every different order; each stands for equally many of the real ones."""
    if not wires:
        yield ()
        return
    for kind in sorted(set(wires)):
        rest = list(wires)
        rest.remove(kind)
        for order in orders(tuple(rest)):
            yield (kind, *order)


@pytest.mark.parametrize("seed", range(6))
def test_beliefs_are_what_counting_everything_gives(seed: int) -> None:
    """In round 4 of a game of four, with claims by everybody."""
    table = dealt(seed, 4, 13)
    claims = {seat: Seeded(seed, seat).pick(3) for seat in range(4) if table.state.held[seat] == 2}
    for seat, number in claims.items():
        table = table.say(seat, Claim(success=number))
    for me in range(4):
        view = table.state.view(me)
        told = beliefs(view, table.heard(me), memory=1, watches=False)
        expected = counted(view, claims)
        assert told.terrorist == pytest.approx(expected.terrorist)
        assert told.success == pytest.approx(expected.success)
        assert told.boom == pytest.approx(expected.boom)


@pytest.mark.parametrize("players", range(4, 9))
def test_where_nobody_talks_all_others_are_alike(players: int) -> None:
    view = dealt(1, players, players + 1).state.view(0)
    thinks = beliefs(view, ())
    others = [seat for seat in range(1, players) if view.held[seat]]
    unseen = sum(view.held[seat] for seat in others)
    left = players - [cut.wire for cut in view.cuts].count(Wire.SUCCESS) - view.hand.count(Wire.SUCCESS)
    assert [thinks.success[seat] for seat in others] == pytest.approx([left / unseen] * len(others))
    assert [thinks.boom[seat] for seat in others] == pytest.approx(
        [(Wire.BOOM not in view.hand) / unseen] * len(others)
    )
    roles = [*CAST[players]]
    roles.remove(view.role or Role.SWAT)
    prior = roles.count(Role.TERRORIST) / len(roles)
    assert thinks.terrorist[1:] == pytest.approx([prior] * (players - 1))


def test_a_player_who_boasts_and_does_not_deliver_is_suspected() -> None:
    """Seat 1 claims two Success, more than the others' claims leave, and both wires cut from them are safe."""
    table = round_of_claims()
    before = beliefs(table.state.view(2), table.heard(2)).terrorist
    for owner, wire in ((0, Wire.SUCCESS), (1, Wire.SAFE), (0, Wire.SAFE), (1, Wire.SAFE)):
        table = table.play(table.state.clipper, Cut(owner)).play(CHANCE, Flip(wire))
    after = beliefs(table.state.view(2), table.heard(2)).terrorist
    assert max(range(4), key=lambda seat: after[seat]) == 1
    assert after[1] > before[1] + 0.1 > 0.5


def test_what_was_said_in_earlier_rounds_is_remembered() -> None:
    """In round 2 a bot with memory still suspects the liar of round 1; one without does not."""
    second = GAME.parse(
        ROUND_ONE.replace("...SS", "...SS  ...S")
        .replace(".....", ".....  ....")
        .replace("....S", "....S  ...S")
        .replace("...BS", "...BS  ..BS")
        + "cut 0S 1. 0. 1."
    )
    heard = Table(second, round_of_claims().ledger).heard(2)
    assert beliefs(second.view(2), heard).terrorist[1] > 0.6
    assert beliefs(second.view(2), heard, memory=1, watches=False).terrorist[1] == pytest.approx(0.5)


ROUND_ONE = """
    start  1
    0      swat       ...SS
    1      terrorist  .....
    2      swat       ....S
    3      swat       ...BS
    box    terrorist
"""


def round_of_claims() -> Table[TimeBomb]:
    """Everyone tells the truth but seat 1."""
    table = Table(GAME.parse(ROUND_ONE))
    for seat, number in enumerate((2, 2, 1, 1)):
        table = table.say(seat, Claim(success=number))
    return table


@pytest.mark.parametrize(("owner", "worse"), [(2, False), (3, True)])
def test_whoever_cuts_where_nothing_was_promised_is_suspected(owner: int, worse: bool) -> None:
    """Seat 2 promises four Success, seat 3 none; seat 1 cuts one of theirs."""
    table = Table(GAME.parse(ROUND_ONE))
    for seat, number in enumerate((0, 0, 4, 0)):
        table = table.say(seat, Claim(success=number))
    table = table.play(1, Cut(owner)).play(CHANCE, Flip(Wire.SAFE))
    watching, blind = (
        beliefs(table.state.view(0), table.heard(0), watches=watches).terrorist[1] for watches in (True, False)
    )
    assert (watching > blind) is worse
    assert watching != blind
