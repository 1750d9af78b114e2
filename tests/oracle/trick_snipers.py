"""Trick Snipers written a second time from the rules page alone, to be compared with the engine.

Part 1 plays the game as one script; part 2 deals again whatever the rules hide from a viewer.
Numbers such as [TS6] are those of the rules page.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import Any, NamedTuple, TypeVar

from boomtable.engine import Luck, Move, but
from boomtable.games import trick_snipers as ours
from boomtable.games.trick_snipers import PassOn, TrickSnipers

T = TypeVar("T")
Answer = tuple[Any, ...]
Card = tuple[str, int]

CHANCE = -1
PASSED = 4
GOAL = 2

CLANS = ("yellow", "green", "red", "black")
NUMBERS = range(1, 13)

# Players: the numbers left out, the cards in a hand, and the unused cards [the table above TS1].
SUPPLY = {
    3: ((5, 8), 12, 4),
    4: ((), 11, 4),
    5: ((), 9, 3),
}


class Trick(NamedTuple):
    """A finished trick: who took it, what it scored, whether by a snipe, and its cards in the order of play."""

    winner: int
    points: int
    sniper: bool
    cards: list[tuple[int, Card]]


@dataclass
class Table:
    """What lies on the table or is held, face up or face down."""

    players: int
    hands: list[list[Card]] = field(default_factory=list)
    unused: list[Card] = field(default_factory=list)
    passed: list[tuple[Card, ...]] = field(default_factory=list)
    first: int | None = None  # the first leader named by an option
    leader: int | None = None
    trick: list[tuple[int, Card]] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    winners: list[int] | None = None
    why: str | None = None

    def __post_init__(self) -> None:
        """Begin with empty hands, nothing passed, no points and no tricks."""
        self.hands = [[] for _ in self.seats]
        self.passed = [() for _ in self.seats]
        self.points = [0 for _ in self.seats]
        self.counts = [0 for _ in self.seats]

    @property
    def seats(self) -> range:
        """Give all seats."""
        return range(self.players)


# The questions.


def plain(thing: object, depth: int = 4) -> bool:
    """Tell whether a thing is made of words, whole numbers and shallow tuples of them only."""
    if isinstance(thing, tuple):
        return depth > 0 and all(plain(part, depth - 1) for part in thing)
    return isinstance(thing, int | str) and not isinstance(thing, bool)


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


class Deal:
    """Chance deals all cards into hands and the unused rest; the answers are too many to list [TS1]."""

    def __init__(self, cards: Iterable[Card], sizes: Iterable[int]) -> None:
        """Take the cards to deal and the size of each hand, that of the unused rest last."""
        self.cards, self.sizes = tuple(sorted(cards)), tuple(sizes)

    def allows(self, answer: object) -> bool:
        """Allow sorted heaps of the right sizes that use up the cards."""
        if not (isinstance(answer, tuple) and plain(answer) and len(answer) == 2 and answer[0] == "deal"):
            return False
        heaps = answer[1]
        return (
            isinstance(heaps, tuple)
            and all(isinstance(heap, tuple) for heap in heaps)
            and tuple(len(heap) for heap in heaps) == self.sizes
            and Counter(chain(*heaps)) == Counter(self.cards)
            and all(list(heap) == sorted(heap) for heap in heaps)
        )

    def answers(self) -> set[Answer]:
        """Always raise TypeError: deals can be checked but not listed."""
        raise TypeError("the deals of the cards are too many to list")


Question = Choice | Deal
Script = Generator[dict[int, Question], dict[int, Answer], T]


def ask(seat: int, question: Question) -> Script[Answer]:
    """Ask one seat, or chance, and give its answer."""
    answers = yield {seat: question}
    return answers[seat]


def passes(hand: Iterable[Card]) -> Choice:
    """Pass exactly four cards of the hand [TS2]."""
    return Choice(("pass", four) for four in combinations(sorted(hand), PASSED))


def plays(hand: list[Card], led: str | None) -> Choice:
    """Play a card of the led clan if one is held, otherwise any [TS4]."""
    following = [card for card in hand if card[0] == led]
    return Choice(("play", card) for card in following or hand)


# The game.


def judge(cards: list[tuple[int, Card]]) -> Trick:
    """Find who takes a trick, and whether it scores."""
    # The highest card of the led clan wins for now [TS5].
    _, (led, _) = cards[0]
    winner, (_, highest) = max((play for play in cards if play[1][0] == led), key=lambda play: play[1][1])

    # A card of another clan that makes 13 with it snipes; of several, the last; no snipe answers a snipe [TS6].
    snipers = [seat for seat, (clan, number) in cards if clan != led and number + highest == 13]
    if snipers:
        winner = snipers[-1]

    # A snipe scores, any 7 scores, both together score no more [TS6, TS7].
    battle = any(number == 7 for _, (_, number) in cards)
    return Trick(winner, 1 if snipers or battle else 0, bool(snipers), list(cards))


def trick_snipers(table: Table, no_point_no_winner: bool) -> Script[None]:
    """Play one game."""
    left_out, size, rest = SUPPLY[table.players]

    # The cards are dealt; those unused are seen by nobody [TS1].
    deck = [(clan, number) for clan in CLANS for number in NUMBERS if number not in left_out]
    _, (*hands, unused) = yield from ask(CHANCE, Deal(deck, [*(size for _ in table.seats), rest]))
    table.hands = [list(hand) for hand in hands]
    table.unused = list(unused)

    # All choose four cards at once, and only then do these go to the left [TS2].
    answers = yield {seat: passes(table.hands[seat]) for seat in table.seats}
    table.passed = [answers[seat][1] for seat in table.seats]
    for seat in table.seats:
        kept = [card for card in table.hands[seat] if card not in table.passed[seat]]
        table.hands[seat] = sorted([*kept, *table.passed[seat - 1]])

    # The first leader is drawn, or named [TS3].
    leaders = table.seats if table.first is None else [table.first]
    _, leader = yield from ask(CHANCE, Choice(("leader", seat) for seat in leaders))
    table.leader = leader

    while any(table.hands):
        # Each plays a card, clockwise from the leader [TS4].
        led: str | None = None
        for step in table.seats:
            seat = (leader + step) % table.players
            _, card = yield from ask(seat, plays(table.hands[seat], led))
            table.hands[seat].remove(card)
            table.trick.append((seat, card))
            led = led or card[0]

        # The winner takes the trick and leads next [TS8].
        trick = judge(table.trick)
        table.trick = []
        table.tricks.append(trick)
        table.counts[trick.winner] += 1
        table.points[trick.winner] += trick.points
        table.leader = leader = trick.winner

        # Two points win at once [TS9].
        if table.points[trick.winner] == GOAL:
            table.winners, table.why = [trick.winner], "two-points"
            return

    # The hands are empty: most tricks among those with a point, or among all if nobody has one [TS10].
    scorers = [seat for seat in table.seats if table.points[seat]]
    if no_point_no_winner and not scorers:
        table.winners, table.why = [], "nobody"
        return
    rivals = scorers or list(table.seats)
    most = max(table.counts[seat] for seat in rivals)
    table.winners, table.why = [seat for seat in rivals if table.counts[seat] == most], "most-tricks"


class Session:
    """One running game: what is open, and the table."""

    def __init__(self, players: int, no_point_no_winner: bool = False, first: int | None = None) -> None:
        """Sit down and ask the first question."""
        if players not in SUPPLY:
            raise ValueError(f"{players} players cannot play")
        self.table = Table(players, first=first)
        self.script = trick_snipers(self.table, no_point_no_winner)
        self.given: dict[int, Answer] = {}
        self.open: dict[int, Question] = next(self.script)

    def play(self, seat: int, answer: Answer) -> None:
        """Answer an open question of a seat or of chance; answers take effect when the last is in."""
        if seat not in self.open or not self.open[seat].allows(answer):
            raise ValueError(f"seat {seat} may not answer {answer!r}")
        del self.open[seat]
        self.given[seat] = answer
        if self.open:
            return
        given, self.given = self.given, {}
        try:
            self.open = self.script.send(given)
        except StopIteration:
            self.open = {}


# Part 2: what the rules hide.


def unknown_to(state: TrickSnipers, viewer: int | str, luck: Luck) -> TrickSnipers:
    """Deal again at random all that this viewer, a seat or "public", cannot know."""
    # When the game is over everything is turned up; before the deal there is nothing.
    if state.outcome is not None or not state.dealt:
        return state

    # One knows one's own hand, and what one gave to the left until it is played [TS11].
    places: dict[Any, list[Any]] = {"unused": list(state.unused)}
    for seat, hand in enumerate(state.hands):
        given = state.passed[viewer] if isinstance(viewer, int) and state.passed else ()
        if seat != viewer:
            places[seat] = [card for card in hand if card not in given]
    lacking = voids(state)

    # Any two unseen cards may change places, unless that puts one where its clan is lacking [TS4].
    unseen = [(place, number) for place, cards in places.items() for number in range(len(cards))]
    swapped = {card: card for cards in places.values() for card in cards}
    for _ in range(3 * len(unseen) if len(unseen) > 1 else 0):
        (one, i), (two, j) = unseen[luck.pick(len(unseen))], unseen[luck.pick(len(unseen))]
        here, there = places[one][i], places[two][j]
        if here.clan not in lacking.get(two, ()) and there.clan not in lacking.get(one, ()):
            places[one][i], places[two][j] = there, here
    for place, cards in places.items():
        before = state.unused if place == "unused" else state.hands[place]
        olds = [card for card in before if card in swapped]
        swapped.update(zip(olds, cards, strict=True))

    def again(cards: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(sorted(swapped.get(card, card) for card in cards))

    hidden = but(
        state,
        dealt=tuple(map(again, state.dealt)),
        hands=tuple(map(again, state.hands)),
        passed=tuple(map(again, state.passed)),
        unused=again(state.unused),
    )
    # What others pass is sealed until all have chosen [TS2].
    sealed = [(s, move if s == viewer else any_pass(hidden.hands[s], luck)) for s, move in state.sealed]
    return but(hidden, sealed=tuple(sealed))


def voids(state: TrickSnipers) -> dict[int, set[str]]:
    """The clans that each seat has shown to lack."""
    lacking: dict[int, set[str]] = {seat: set() for seat in range(state.players)}
    for leader, cards in [*((t.leader, t.cards) for t in state.tricks), (state.leader, state.trick)]:
        for step, card in enumerate(cards):
            if card.clan != cards[0].clan:
                lacking[(leader + step) % state.players].add(cards[0].clan)
    return lacking


def any_pass(hand: tuple[Any, ...], luck: Luck) -> PassOn:
    """Pass any four cards of a hand."""
    return PassOn(tuple(sorted(hand[place] for place in luck.permute(len(hand))[:PASSED])))


def alike(
    state: TrickSnipers, other: TrickSnipers, viewer: int | str, seat: int, move: Move, luck: Luck
) -> Move | None:
    """A move that this viewer cannot tell from another: others' cards and passes are hidden, all else is seen."""
    match move:
        case ours.Deal(hands):
            dealt = but(other, dealt=hands[:-1], hands=hands[:-1], unused=hands[-1], todo=other.todo[1:])
            table = unknown_to(dealt, viewer, luck)
            return ours.Deal((*table.dealt, table.unused))
        case PassOn():
            return alike_pass(state, other, viewer, seat, move, luck)
    if move not in other.choices(seat):
        return None
    return move if other.play(seat, move).turn else None


def alike_pass(
    state: TrickSnipers, other: TrickSnipers, viewer: int | str, seat: int, move: PassOn, luck: Luck
) -> Move | None:
    """With the last pass everyone sees what they receive, from their right [TS2]."""
    giver = (viewer - 1) % other.players if isinstance(viewer, int) else CHANCE
    last = len(other.turn) == 1
    if last and giver != seat and dict(state.sealed).get(giver) != dict(other.sealed).get(giver):
        return None
    twin = move if seat == viewer or (last and seat == giver) else any_pass(other.hands[seat], luck)
    return twin if twin in other.choices(seat) else None
