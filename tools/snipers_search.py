"""Two searches for Trick Snipers with four players, hard's and ISMCTS, against each other and normal.

`python tools/snipers_search.py [PAIRS] [SEED]` prints tables of docs/bots.md, with `--tune` that of ISMCTS's settings.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from math import inf, log, sqrt

from cyclopts import run
from msgspec import Struct

from boomtable.bots.levels import BOTS
from boomtable.bots.trick_snipers.bitboard import Bits, Index, Situation, playable
from boomtable.bots.trick_snipers.players import FAST, HeuristicPlayer, SearchPlayer, hard
from boomtable.bots.trick_snipers.search import HORIZON, NOISE, SEEDS, is_exact, plain_trials, searched
from boomtable.bots.trick_snipers.worlds import worlds
from boomtable.engine import Luck, Seat, but
from boomtable.games.trick_snipers import GAME, View
from boomtable.games.trick_snipers.cards import ENOUGH
from boomtable.kernels.snipers_endgame import judged
from boomtable.kernels.snipers_playout import CLAN, heuristic_card, playout
from boomtable.lab import duel
from boomtable.lab.benchmark import answer_seconds

PLAYERS = 4
HURRIED = 330  # iterations of ISMCTS in the time of hard's, both in plain Python
DUELS = (
    ("ismcts", "hard"),
    ("ismcts-hurried", "hard"),
    ("ismcts", "normal"),
    ("hard", "normal"),
)


class Node(Struct):
    """A node of the search tree: a card played after those above it."""

    offered: int = 0  # how often it could have been played
    played: int = 0
    won: float = 0.0  # by the player who played it
    after: dict[Index, Node] = {}

    def appeal(self, explore: float) -> float:
        return self.won / self.played + explore * sqrt(log(self.offered) / self.played)


class Explorer(HeuristicPlayer, frozen=True):
    """ISMCTS: grows one tree of everyone's next cards, on a newly imagined table in each iteration."""

    iterations: int
    explore: float = 0.3  # the weight of rarely played cards
    first: float = inf  # the assumed value of a card not played yet

    def card(self, view: View, here: Situation, legal: tuple[Index, ...], luck: Luck) -> Index:
        hunch = super().card(view, here, legal, luck)
        if len(legal) == 1 or is_exact(here):
            return searched(
                view, legal, hunch, self.iterations, luck, plain_trials
            )  # the last cards are played as hard does
        tables, root, seed = worlds(view), Node(), luck.pick(SEEDS)
        for _ in range(self.iterations):
            hands, seed = tables.hands(seed)
            self.iterate(root, here, hands, seed >> 33)
        return max((hunch, *legal), key=lambda card: root.after[card].played if card in root.after else 0)

    def iterate(self, root: Node, here: Situation, hands: list[Bits], seed: int) -> None:
        """One iteration: down the tree, on to the horizon, and back up with everyone's result."""
        path = self.descend(root, here, hands)
        cards = [*here.trick, *(card for card, _, _ in path)]
        pointless = here.pointless
        won = [0.0] * here.players
        scores = [*here.points], [*here.counts], pointless, here.players
        playout(hands, here.fresh, here.leader, cards, len(cards), *scores, NOISE, seed, HORIZON, [-1] * 14, won)
        for _, seat, node in path:
            node.played += 1
            node.won += won[seat]

    def descend(self, node: Node, here: Situation, hands: list[Bits]) -> list[tuple[Index, Seat, Node]]:
        """Follow the cards that look best to their players, to a new node or the horizon."""
        held, path, tricks = [*hands], list[tuple[Index, Seat, Node]](), HORIZON
        while tricks:
            seat = (here.leader + len(here.trick)) % here.players
            card = self.select(node, here, held, seat)
            new = card not in node.after
            node = node.after.setdefault(card, Node(offered=1))
            path.append((card, seat, node))
            if new:
                return path
            held[seat] &= ~(1 << card)
            here = but(here, trick=(*here.trick, card))
            if len(here.trick) == here.players:
                here, tricks = taken(here), tricks - 1
                if max(here.points) == ENOUGH or not held[here.leader]:
                    return path
        return path

    def select(self, node: Node, here: Situation, held: list[Bits], seat: Seat) -> Index:
        """The best known card, or the heuristically best of the others."""
        cards = playable(held[seat], CLAN[here.trick[0]] if here.trick else -1)
        known = [card for card in cards if card in node.after]
        for card in known:
            node.after[card].offered += 1
        most, best = max([(node.after[card].appeal(self.explore), card) for card in known], default=(-inf, -1))
        if len(known) == len(cards) or most > self.first:
            return best
        return thumb(here, held, seat, sum([1 << card for card in cards if card not in node.after]))


class Plain(SearchPlayer, frozen=True):
    """Hard in plain Python, with the same answers, so that its time can be compared to ISMCTS's."""

    def card(self, view: View, here: Situation, legal: tuple[Index, ...], luck: Luck) -> Index:
        return searched(
            view, legal, HeuristicPlayer.card(self, view, here, legal, luck), self.iterations, luck, plain_trials
        )


def taken(here: Situation) -> Situation:
    """After a trick: its winner leads, and may have scored."""
    leader, scores = judged(here.leader, [*here.trick], 0, here.players, [-1] * 14)
    points = tuple([point + (scores and seat == leader) for seat, point in enumerate(here.points)])
    fresh = here.fresh & ~sum([1 << card for card in here.trick])
    return but(here, fresh=fresh, leader=leader, trick=(), points=points)


def thumb(here: Situation, held: list[Bits], seat: Seat, cards: Bits) -> Index:
    """The best of these cards by the heuristic."""
    trick, after = here.lying, here.players - 1 - len(here.trick)
    unseen = here.fresh & ~held[seat] & ~sum([1 << card for card in here.trick])
    theirs = held[(seat + 1) % here.players].bit_count() if after else 0
    so_far = trick.led, trick.best, trick.holder, [*trick.off], trick.hot
    return heuristic_card(cards, unseen, seat, *so_far, after, theirs, [*here.points], here.players, 0.0, 0)


def main(pairs: int = 300, seed: int = 21, *, workers: int = 1, tune: bool = False) -> None:
    BOTS[GAME.id, "hard"] = partial(hard, FAST)
    BOTS[GAME.id, "plain"] = partial(Plain, FAST)
    BOTS[GAME.id, "ismcts"] = partial(Explorer, FAST)
    BOTS[GAME.id, "ismcts-hurried"] = partial(Explorer, HURRIED)
    if tune:
        tuning(pairs, seed, workers)
    else:
        timing()
        duels(DUELS, pairs, seed, workers)


def tuning(pairs: int, seed: int, workers: int) -> None:
    """ISMCTS with few iterations against normal, with several settings."""
    named = {f"ismcts {explore} {first}": (explore, first) for explore, first in product((0.1, 0.3, 0.6), (inf, 0.3))}
    for name, settings in named.items():
        BOTS[GAME.id, name] = partial(Explorer, HURRIED, *settings)
    duels(tuple([(name, "normal") for name in named]), pairs, seed, workers)


def timing() -> None:
    print("| search | ms a choice |\n|---|---|")
    for name in ("plain", "ismcts", "ismcts-hurried"):
        times = [*answer_seconds(GAME, PLAYERS, name)]
        print(f"| {name} | {1000 * sum(times) / len(times):.1f} |", flush=True)


def duels(named: tuple[tuple[str, str], ...], pairs: int, seed: int, workers: int) -> None:
    print("| duel | games | share | low | high |\n|---|---|---|---|---|")
    for a, b in named:
        found = duel(GAME, PLAYERS, a, b, games=2 * pairs, seed=seed, workers=workers)
        cells = f"{found.games} | {found.a_share:.3f} | {found.low:.3f} | {found.high:.3f}"
        print(f"| {a} against {b} | {cells} |", flush=True)


if __name__ == "__main__":
    run(main)
