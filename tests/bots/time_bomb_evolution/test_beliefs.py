"""Hard bots' beliefs match sampling without talk and counting with talk, and liars stand out."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from boomtable.bots.time_bomb_evolution.beliefs import beliefs
from boomtable.bots.time_bomb_evolution.claims import likelihood
from boomtable.engine import CHANCE, Seeded, Table
from boomtable.games.time_bomb_evolution import GAME, Claim, Cut, Evolution, Flip, Role, View, Wire, imagine
from boomtable.games.time_bomb_shared.cards import CAST, HAND_SIZES
from tests.games.time_bomb_evolution.stories import tell


def dealt(seed: int, players: int, cuts: int) -> Table[Evolution]:
    """A table after this many cuts; seeds are tried until a game lasts that long."""
    luck, table = Seeded("beliefs", seed), GAME.table(players, {"evolution": True})
    while table.state.public_time < cuts or not table.state.cuts_left or -1 in table.state.turn:
        seat = table.state.turn[0]
        table = table.play(seat, table.state.choices(seat).sample(luck))
        if not table.state.turn:
            return dealt(seed + 1000, players, cuts)
    return table


@pytest.mark.parametrize(("seed", "players", "cuts"), [(1, 4, 3), (2, 5, 7), (3, 6, 14)])
def test_without_claims_they_are_what_imagining_shows(seed: int, players: int, cuts: int) -> None:
    view = dealt(seed, players, cuts).state.view(0)
    tables = [imagine(view, Seeded("imagined", number)) for number in range(800)]
    thinks = beliefs(view, (), watches=False)
    for seat in range(players):
        share = sum(table.roles[seat] is Role.TERRORIST for table in tables) / len(tables)
        assert thinks.terrorist[seat] == pytest.approx(share, abs=0.06)
        for kind, chance in thinks.wires[seat].items():
            found = sum(table.hand(seat).count(kind) / view.held[seat] for table in tables)
            assert chance == pytest.approx(found / len(tables), abs=0.04)
    for colour, chances in thinks.uncut.items():
        for number, chance in enumerate(chances):
            share = sum(table.uncut.count(colour) == number for table in tables) / len(tables)
            assert chance == pytest.approx(share, abs=0.06)


def counted(view: View, claims: dict[int, int]) -> tuple[list[float], list[float]]:
    """Every casting and every place where the Success can lie, one by one: Terrorists, and the Success of each seat."""
    others = [seat for seat in range(view.players) if seat != view.viewer]
    places = [seat for seat in others for _ in range(view.held[seat])]
    cut = view.cuts[(view.round - 1) * view.players :]
    found = sum(snip.wire is Wire.SUCCESS for snip in view.cuts[: (view.round - 1) * view.players])
    most = min(HAND_SIZES[view.round - 1], view.players - found)
    left = view.players - sum(snip.wire is Wire.SUCCESS for snip in view.cuts) - view.hand.count(Wire.SUCCESS)
    total, terrorist, success = 0.0, [0.0] * view.players, [0.0] * view.players
    for cast in permutations(CAST[view.players]):
        if cast[int(view.viewer)] is not view.role:
            continue
        for lying in combinations(places, left):
            weight = 1.0
            for seat, claim in claims.items():
                had = lying.count(seat) + sum(snip.owner == seat and snip.wire is Wire.SUCCESS for snip in cut)
                if seat in others:
                    weight *= likelihood(cast[seat], Wire.SUCCESS, had, most, claim)
            total += weight
            for seat in range(view.players):
                terrorist[seat] += weight * (cast[seat] is Role.TERRORIST)
                success[seat] += weight * lying.count(seat)
    return [part / total for part in terrorist], [part / total for part in success]


@pytest.mark.parametrize("seed", range(4))
def test_of_success_they_are_what_counting_everything_gives(seed: int) -> None:
    """In round 3 of a game of four, with claims by everybody."""
    table = dealt(seed, 4, 9)
    begun = {snip.owner for snip in table.state.cut_this_round}
    claims = {seat: Seeded(seed, seat).pick(3) for seat in range(4) if seat not in begun}
    for seat, number in claims.items():
        table = table.say(seat, Claim(success=number))
    for me in range(4):
        view = table.state.view(me)
        thinks = beliefs(view, table.heard(me), memory=1, watches=False)
        terrorist, success = counted(view, claims)
        assert thinks.terrorist == pytest.approx(terrorist)
        for seat in set(range(4)) - {me}:
            assert thinks.wires[seat].get(Wire.SUCCESS, 0.0) * view.held[seat] == pytest.approx(success[seat])


@pytest.mark.parametrize(
    ("claim", "story"), [(Claim(success=4), "1Y 0Y 1Y 0Y"), (Claim(green=0), "1G 0Y 1G 0Y")], ids=["success", "green"]
)
def test_a_player_who_said_what_cannot_be_is_suspected(claim: Claim, story: str) -> None:
    """Seat 1 said four Success and has two bombs, or no green and has two."""
    ledger = Table(tell(bombs="GYPK")).say(1, claim).ledger
    before, after = (Table(tell(words, bombs="GYPK"), ledger) for words in ("", story.rsplit(" ", 1)[0]))
    first, then = (beliefs(told.state.view(2), told.heard(2), watches=False).terrorist[1] for told in (before, after))
    assert then > first


@pytest.mark.parametrize(("owner", "worse"), [(2, False), (3, True)])
def test_a_player_who_cuts_where_nothing_was_promised_is_suspected(owner: int, worse: bool) -> None:
    """Seat 2 promises three Success, seat 3 none; seat 0 cuts one of theirs."""
    table = Table(tell())
    for seat, number in enumerate((1, 1, 3, 0)):
        table = table.say(seat, Claim(success=number))
    wire = table.state.hand(owner)[0]
    table = table.play(0, Cut(owner)).play(CHANCE, Flip(wire))
    watching = beliefs(table.state.view(1), table.heard(1)).terrorist[0]
    blind = beliefs(table.state.view(1), table.heard(1), watches=False).terrorist[0]
    assert (watching > blind) is worse
