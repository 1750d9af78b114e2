"""Time Bomb written a second time from the rules page alone, to be compared with the engine.

Part 1 plays the game as one script; part 2 deals again whatever the rules hide from a viewer.
Numbers such as [TB6] are those of the rules page.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from typing import Any, TypeVar

from boomtable.engine import Luck, Move, but
from boomtable.games.time_bomb import DealRoles, DealWires, TimeBomb

T = TypeVar("T")
Answer = tuple[Any, ...]

CHANCE = -1
ROUNDS = 4


# Part 1: the game.


# Players: SWAT, Terrorists, and the wires [the table above TB1].
SUPPLY = {
    4: (3, 2, Counter(safe=15, success=4, boom=1)),
    5: (3, 2, Counter(safe=19, success=5, boom=1)),
    6: (4, 2, Counter(safe=23, success=6, boom=1)),
    7: (5, 3, Counter(safe=27, success=7, boom=1)),
    8: (5, 3, Counter(safe=31, success=8, boom=1)),
}


@dataclass
class Table:
    """What lies on the table, face up or face down."""

    players: int
    roles: list[str] = field(default_factory=list)
    first: int | None = None  # the start player named by an option
    start: int | None = None
    clipper: int | None = None
    round: int = 0
    hands: list[list[str]] = field(default_factory=list)
    cut: list[tuple[int, str]] = field(default_factory=list)
    claimed: list[list[Answer]] = field(default_factory=list)
    winner: str | None = None


def plain(thing: object, depth: int = 3) -> bool:
    """Tell whether a thing is made of words, whole numbers, None and shallow tuples of them only."""
    if isinstance(thing, tuple):
        return depth > 0 and all(plain(part, depth - 1) for part in thing)
    return thing is None or (isinstance(thing, int | str) and not isinstance(thing, bool))


class Choice:
    """A question with few answers, all listed."""

    def __init__(self, offered: Iterable[Answer]) -> None:
        """List the answers."""
        self.offered = set(offered)

    def allows(self, answer: object) -> bool:
        """Allow what is listed."""
        return plain(answer) and answer in self.offered

    def answers(self) -> set[Answer]:
        """Give the list."""
        return set(self.offered)


class WireDeal:
    """Chance deals a pool of wires evenly; the answers are too many to list [TB3]."""

    def __init__(self, pool: Counter[str], players: int) -> None:
        """Take the wires to deal and the number of hands."""
        self.pool, self.players = pool, players

    def allows(self, answer: object) -> bool:
        """Allow a sorted hand for each seat, all of one size, that use up the pool."""
        if not (isinstance(answer, tuple) and plain(answer) and len(answer) == 2 and answer[0] == "wires"):
            return False
        hands = answer[1]
        return (
            isinstance(hands, tuple)
            and len(hands) == self.players
            and all(isinstance(hand, tuple) for hand in hands)
            and len({len(hand) for hand in hands}) == 1
            and Counter(chain(*hands)) == self.pool
            and all(list(hand) == sorted(hand) for hand in hands)
        )

    def answers(self) -> set[Answer]:
        """Always raise TypeError: deals can be checked but not listed."""
        raise TypeError("the deals of the wires are too many to list")


Question = Choice | WireDeal
Script = Generator[dict[int, Question], dict[int, Answer], T]


def role_deals(players: int) -> Choice:
    """Shuffle the roles and deal one to each seat; one may be left over, named last [TB1]."""
    swat, terrorists, _ = SUPPLY[players]
    cards = range(swat + terrorists)
    return Choice(
        ("roles", tuple("terrorist" if place in bad else "swat" for place in cards))
        for bad in combinations(cards, terrorists)
    )


def claims_about(held: int) -> Choice:
    """Claim numbers for one or more kinds, in all no more than the wires held, or decline [TB11, TB12]."""
    numbers = (None, *range(held + 1))
    claims = (
        ("claim", *said)
        for said in product(numbers, repeat=3)
        if said != (None, None, None) and sum(number or 0 for number in said) <= held
    )
    return Choice([("decline",), *claims])


def ask(seat: int, question: Question) -> Script[Answer]:
    """Ask one seat, or chance, and give its answer."""
    answers = yield {seat: question}
    return answers[seat]


def time_bomb(table: Table, claims: str) -> Script[str]:
    """Play one game and give the winning side."""
    players = table.players
    _, _, wires = SUPPLY[players]

    # Roles are dealt face down [TB1]; a start player is drawn, or named, and holds the nippers [TB4].
    _, roles = yield from ask(CHANCE, role_deals(players))
    table.roles = list(roles)
    seats = range(players) if table.first is None else [table.first]
    _, clipper = yield from ask(CHANCE, Choice(("start", seat) for seat in seats))
    table.start = table.clipper = clipper

    for number in range(1, ROUNDS + 1):
        # Every uncut wire is gathered, shuffled and dealt: 5 each, then 4, 3, 2 [TB3, TB8].
        uncut = wires - Counter(wire for _, wire in table.cut)
        _, hands = yield from ask(CHANCE, WireDeal(uncut, players))
        table.round, table.hands = number, [list(hand) for hand in hands]
        table.claimed.append([])

        # With claims in turn all claim or decline once, from the clipper clockwise [TB12, TB13].
        if claims == "in_turn":
            for step in range(players):
                seat = (clipper + step) % players
                claim = yield from ask(seat, claims_about(len(table.hands[seat])))
                table.claimed[-1].append(claim)

        # A round is as many cuts as there are players [TB8].
        for _ in range(players):
            # The clipper names any other player who has a wire; one of theirs is turned up [TB6].
            owners = [seat for seat in range(players) if seat != clipper and table.hands[seat]]
            _, owner = yield from ask(clipper, Choice(("cut", seat) for seat in owners))
            _, wire = yield from ask(CHANCE, Choice(("flip", wire) for wire in table.hands[owner]))
            table.hands[owner].remove(wire)
            table.cut.append((owner, wire))

            # The owner takes the nippers [TB7].
            table.clipper = clipper = owner

            # The last Success wins for SWAT, the Boom for the Terrorists [TB9].
            found = Counter(wire for _, wire in table.cut)
            if found["success"] == wires["success"]:
                table.winner = "swat"
            elif found["boom"]:
                table.winner = "terrorist"
            if table.winner:
                return table.winner

    # The fourth round has ended: the Terrorists win [TB9].
    table.winner = "terrorist"
    return table.winner


class Session:
    """One running game: what is open, and the table."""

    def __init__(self, players: int, claims: str, first: int | None = None) -> None:
        """Sit down and ask the first question."""
        self.table = Table(players, first=first)
        self.script = time_bomb(self.table, claims)
        self.open: dict[int, Question] = next(self.script)

    def play(self, seat: int, answer: Answer) -> None:
        """Answer the open question of a seat or of chance; only one is ever open at a time."""
        if seat not in self.open or not self.open[seat].allows(answer):
            raise ValueError(f"seat {seat} may not answer {answer!r}")
        try:
            self.open = self.script.send({seat: answer})
        except StopIteration:
            self.open = {}


# Part 2: what the rules hide.


def shuffled(pile: list[T], luck: Luck) -> list[T]:
    """Shuffle some cards, which come sorted so that nothing of their true order is left."""
    return [pile[place] for place in luck.permute(len(pile))]


def unknown_to(state: TimeBomb, viewer: int | str, luck: Luck) -> TimeBomb:
    """Deal again at random all that this viewer, a seat or "public", cannot know."""
    # When the game is over everything is turned up [TB14].
    if state.outcome is not None:
        return state

    # A seat knows its own role only, and nobody the left-over one [TB1, TB2].
    hidden = [place for place in range(len(state.roles)) if place != viewer]
    roles = list(state.roles)
    for place, role in zip(hidden, shuffled(sorted(roles[place] for place in hidden), luck), strict=True):
        roles[place] = role

    deals = []
    for number, deal in enumerate(state.deals):
        # A seat knows its own hand of each deal [TB5]; all saw what was cut from the others [TB6].
        seen = state.cuts[number * state.players : (number + 1) * state.players]
        known = [
            list(hand) if seat == viewer else [snip.wire for snip in seen if snip.owner == seat]
            for seat, hand in enumerate(deal)
        ]
        # The rest of the wires of that deal may lie anywhere else: they were gathered unseen [TB8].
        rest = Counter(chain(*deal)) - Counter(chain(*known))
        pile = shuffled(sorted(rest.elements()), luck)
        for cards, hand in zip(known, deal, strict=True):
            while len(cards) < len(hand):
                cards.append(pile.pop())
        deals.append(tuple(tuple(sorted(cards)) for cards in known))

    return but(state, roles=tuple(roles), deals=tuple(deals))


def alike(_: TimeBomb, other: TimeBomb, viewer: int | str, seat: int, move: Move, luck: Luck) -> Move | None:
    """A move that this viewer cannot tell from another: deals hide the others' cards, all else is seen [TB1] [TB5]."""
    match move:
        case DealRoles(roles):
            return DealRoles(unknown_to(but(other, roles=roles), viewer, luck).roles)
        case DealWires(hands):
            return DealWires(unknown_to(but(other, deals=(*other.deals, hands)), viewer, luck).deals[-1])
    ends_the_game = move in other.choices(seat) and not other.play(seat, move).turn  # all is turned up [TB14]
    return None if ends_the_game or move not in other.choices(seat) else move
