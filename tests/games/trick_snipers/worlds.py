"""All possible deals by brute force, for comparison with imagined tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from boomtable.engine import PUBLIC, Seeded, Viewer
from boomtable.games.trick_snipers import Hand, TrickSnipers
from boomtable.games.trick_snipers.cards import HAND, PACKS
from tests.games.trick_snipers.scenes import dealt, randomly

World = tuple[Hand, ...]  # every hand, then the unused cards


def passed_randomly(players: int, seed: int) -> TrickSnipers:
    """A table at which a leader is about to be drawn, after any passes."""
    luck = Seeded("passed", seed)
    table = dealt(players, luck)
    for seat in range(players):
        table = table.play(seat, table.choices(seat).sample(luck))
    return table


def possible(table: TrickSnipers, viewer: Viewer) -> Iterator[World]:
    """Every way the cards can lie, by brute force from what has been played and what this viewer holds and gave."""
    gone = {*(c for trick in table.tricks for c in trick.cards), *table.trick}
    mine = {int(viewer): {*table.hands[int(viewer)]}} if viewer != PUBLIC else {}
    if viewer != PUBLIC:
        mine[(int(viewer) + 1) % table.players] = {*table.passed[int(viewer)]} - gone
    places = [mine.get(seat, set()) for seat in range(table.players)]
    room = [len(held) - len(known) for held, known in zip(table.hands, places, strict=True)]
    pool = [c for c in PACKS[table.players] if c not in gone and not any(c in known for known in places)]
    for world in splits(tuple(pool), room):
        hands = tuple(tuple(sorted([*known, *more])) for known, more in zip(places, world[:-1], strict=True))
        if follows(table, hands):
            yield (*hands, world[-1])


def splits(pool: Hand, room: list[int]) -> Iterator[World]:
    if not room:
        yield (pool,)
        return
    for taken in combinations(pool, room[0]):
        rest = tuple(each for each in pool if each not in taken)
        yield from ((taken, *others) for others in splits(rest, room[1:]))


def endgames(players: int, left: int, viewer: Viewer, fewest: int, most: int) -> Iterator[tuple[TrickSnipers, int]]:
    """Tables with this many cards left to each player, and a number of possible deals in this range."""
    for seed in range(4000):
        table = randomly(passed_randomly(players, seed), Seeded("end", seed), 1 + players * (HAND[players] - left) + 1)
        if table.turn and fewest <= (count := sum(1 for _ in possible(table, viewer))) <= most:
            yield table, count


def follows(table: TrickSnipers, hands: tuple[Hand, ...]) -> bool:
    """Could those who hold this now have played as they did? Back from now: who did not follow had nothing to."""
    held = [{*now} for now in hands]
    for leader, played in reversed([*((t.leader, t.cards) for t in table.tricks), (table.leader, table.trick)]):
        for place, each in enumerate(played):
            seat = (leader + place) % table.players
            if each.clan is not played[0].clan and played[0].clan in {other.clan for other in held[seat]}:
                return False
        for place, each in enumerate(played):
            held[(leader + place) % table.players].add(each)
    return True
