"""Time Bomb Evolution written a second time from the rules pages alone, to be compared with the engine.

Part 1 plays the game as one script; part 2 deals again whatever the rules hide from a viewer.
Numbers such as [TE6] are those of the rules pages; the roles and the wires' deal are Time Bomb's [TB].
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import chain, combinations, combinations_with_replacement
from math import comb
from typing import Any, TypeVar

from boomtable.engine import Luck, Move, but
from boomtable.games.time_bomb_evolution import DealRoles, DealWires, Evolution, RemoveCards
from tests.oracle.time_bomb import CHANCE, ROUNDS, Answer, Choice, WireDeal, plain, role_deals, shuffled

__all__ = [
    "CHANCE",
    "Answer",
    "Choice",
    "ClaimTurn",
    "Question",
    "Removal",
    "Session",
    "Table",
    "WireDeal",
    "alike",
    "unknown_to",
]

T = TypeVar("T")

COLOURS = ("green", "purple", "red", "blue", "yellow", "pink")
KINDS = ("success", *COLOURS)  # the order of the numbers in a claim
OF_EACH = 5


# Part 1: the game.


@dataclass
class Table:
    """What lies on the table, face up or face down."""

    players: int
    colours: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    first: int | None = None  # the start player named by an option
    start: int | None = None
    clipper: int | None = None
    round: int = 0
    hands: list[list[str]] = field(default_factory=list)
    cut: list[tuple[int, str]] = field(default_factory=list)
    claimed: list[list[Answer]] = field(default_factory=list)
    protected: list[str] = field(default_factory=list)
    cuts_left: int = 0
    winner: str | None = None
    ending: str | None = None


@dataclass(frozen=True)
class Options:
    """The house rules."""

    claims: str
    evolution: bool
    prevent_any_revealed: bool
    pink_counted_at_round_4: bool


class Removal:
    """Chance takes some of the Evo cards away, unseen [TE2]."""

    def __init__(self, pool: Counter[str], count: int) -> None:
        """Take the cards there are and how many of them go."""
        self.pool, self.count = pool, count

    def allows(self, answer: object) -> bool:
        """Allow what is listed."""
        return plain(answer) and answer in self.answers()

    def answers(self) -> set[Answer]:
        """List every sorted handful of the right size that the pool can give."""
        handfuls = combinations_with_replacement(sorted(self.pool), self.count)
        return {("removed", cards) for cards in handfuls if Counter(cards) <= self.pool}


class ClaimTurn:
    """A seat's turn to claim or decline; the claims are too many to list [TB11, TB12]."""

    def __init__(self, kinds: tuple[str, ...], held: int) -> None:
        """Take the kinds in play and how many wires the seat holds."""
        self.kinds, self.held = kinds, held

    def allows(self, answer: object) -> bool:
        """Allow numbers for one or more of the kinds, in all no more than the wires held; or to decline."""
        if not (isinstance(answer, tuple) and plain(answer)):
            return False
        if answer == ("decline",):
            return True
        if len(answer) != 1 + len(KINDS) or answer[0] != "claim":
            return False
        said = {kind: number for kind, number in zip(KINDS, answer[1:], strict=True) if number is not None}
        return (
            len(said) > 0
            and set(said) <= set(self.kinds)
            and all(isinstance(number, int) and number >= 0 for number in said.values())
            and sum(said.values()) <= self.held
        )

    @property
    def size(self) -> int:
        """Count the answers: which kinds are named, times how the wires are split among these and the unnamed."""
        kinds = len(self.kinds)
        splits = (comb(kinds, named) * comb(self.held + named, named) for named in range(1, kinds + 1))
        return 1 + sum(splits)

    def answers(self) -> set[Answer]:
        """Always raise TypeError: claims can be checked and counted but not listed."""
        raise TypeError("the claims are too many to list")


Question = Choice | WireDeal | Removal | ClaimTurn
Script = Generator[dict[int, Question], dict[int, Answer], T]


def ask(seat: int, question: Question) -> Script[Answer]:
    """Ask one seat, or chance, and give its answer."""
    answers = yield {seat: question}
    return answers[seat]


def colour_draws(players: int) -> Choice:
    """As many of the six colours as there are players, drawn at random [TE1]."""
    return Choice(("colours", drawn) for drawn in combinations(sorted(COLOURS), players))


def found(table: Table) -> Counter[str]:
    """Count the wires cut so far in the game."""
    return Counter(wire for _, wire in table.cut)


def explodes(table: Table, options: Options) -> bool:
    """Tell whether a purple pair, or a colour at or over its threshold and not protected, is on the table [TE16]."""
    wires = [wire for _, wire in table.cut]
    # Two purple one right after the other, over a round's end and protected too [TE9].
    if options.evolution and wires[-2:] == ["purple", "purple"]:
        return True
    # Four of a colour [TE4], three of green [TE8], however many when protected [TE7].
    limits = {colour: 3 if options.evolution and colour == "green" else 4 for colour in table.colours}
    return any(wires.count(colour) >= limit and colour not in table.protected for colour, limit in limits.items())


def take_effect(table: Table, options: Options, cutter: int) -> Script[str | None]:
    """What the wire just cut does before the nippers move, and how the game ends by it, if so [TE16, 1 to 3]."""
    _, wire = table.cut[-1]

    # (1) Every Success is cut, and no protection step comes any more [TE4, TE17].
    if found(table)["success"] == table.players:
        return "disarmed"
    # (2) A bomb goes off, and nothing happens after it [TE17].
    if explodes(table, options):
        return "exploded"

    # (3) A Success protects a colour cut this round, or so far; never yellow, nor one protected now [TE6, TE14].
    if options.evolution and wire == "success":
        earlier = 0 if options.prevent_any_revealed else (table.round - 1) * table.players
        shown = {wire for _, wire in table.cut[earlier:]}
        able = shown - {"success", "yellow"} - set(table.protected)
        if able:
            _, colour = yield from ask(cutter, Choice(("protect", colour) for colour in able))
            table.protected = sorted([*table.protected, colour])

    # (3) A blue takes a protection away, its own included, even when blue is protected [TE13].
    if options.evolution and wire == "blue" and table.protected:
        _, colour = yield from ask(cutter, Choice(("unprotect", colour) for colour in table.protected))
        table.protected.remove(colour)
        if explodes(table, options):
            return "exploded"
    return None


def next_cut(table: Table, options: Options, clipper: int) -> Script[int]:
    """Cut a wire: a red cut just before makes the clipper draw whose [TE10]. Give the cutter."""
    seats = range(table.players)
    forced = None
    if options.evolution and table.cut and table.cut[-1][1] == "red":
        # Counted clockwise from the drawer, who is 0 [TE10]; a protected red acts too [TE12].
        _, number = yield from ask(CHANCE, Choice(("number", number) for number in seats))
        target = (clipper + number) % len(seats)
        if table.hands[target]:
            forced = target
        else:
            # Nothing is cut there, and that player becomes the clipper with a free choice [TE10].
            table.clipper = clipper = target

    # Any other player who has a wire [TB6], or the one whom red says, the clipper too.
    others = [seat for seat in seats if seat != clipper and table.hands[seat]]
    owners = others if forced is None else [forced]

    _, owner = yield from ask(clipper, Choice(("cut", seat) for seat in owners))
    _, wire = yield from ask(CHANCE, Choice(("flip", wire) for wire in table.hands[owner]))
    table.hands[owner].remove(wire)
    table.cut.append((owner, wire))
    return clipper


def time_bomb_evolution(table: Table, options: Options) -> Script[str]:
    """Play one game and give its ending."""
    players = table.players

    # Roles are dealt face down [TB1]; the colours, unless settled, are drawn [TE1].
    _, roles = yield from ask(CHANCE, role_deals(players))
    table.roles = list(roles)
    if not table.colours:
        _, drawn = yield from ask(CHANCE, colour_draws(players))
        table.colours = list(drawn)

    # As many Evo cards as there are players are removed unseen, as many Success come in [TE2, the table above TE1].
    cards = Counter(dict.fromkeys(table.colours, OF_EACH))
    _, removed = yield from ask(CHANCE, Removal(cards, players))
    table.removed = list(removed)
    wires = cards - Counter(removed) + Counter(success=players)

    # A start player is drawn, or named, and holds the nippers [TB4].
    seats = range(players) if table.first is None else [table.first]
    _, clipper = yield from ask(CHANCE, Choice(("start", seat) for seat in seats))
    table.start = table.clipper = clipper

    for number in range(1, ROUNDS + 1):
        # As many cuts as there are players [TB8], in round 4 fewer by the pink ones; with none left it is over [TE15].
        cuts = players
        if options.evolution and number == ROUNDS:
            cuts -= found(table)["pink"]
        if cuts <= 0:
            break

        # Every uncut wire is gathered, shuffled and dealt [TB3, TB8].
        _, hands = yield from ask(CHANCE, WireDeal(wires - found(table), players))
        table.round, table.hands, table.cuts_left = number, [list(hand) for hand in hands], cuts
        table.claimed.append([])

        # With claims in turn all claim or decline once, from the clipper clockwise [TB12]; a red waits for them [TE19].
        if options.claims == "in_turn":
            kinds = tuple(kind for kind in KINDS if kind == "success" or kind in table.colours)
            for step in range(players):
                seat = (clipper + step) % players
                claim = yield from ask(seat, ClaimTurn(kinds, len(table.hands[seat])))
                table.claimed[-1].append(claim)

        while table.cuts_left:
            cutter = yield from next_cut(table, options, clipper)
            owner, wire = table.cut[-1]
            table.cuts_left -= 1
            # A pink of round 4 takes one more of its cuts, where pink is not counted at its start only [TE15].
            late = options.evolution and number == ROUNDS and not options.pink_counted_at_round_4
            if wire == "pink" and late and table.cuts_left:
                table.cuts_left -= 1

            ending = yield from take_effect(table, options, cutter)
            if ending:
                return ending

            # (4) The owner takes the nippers, whoever it is [TB7, TE16, TE18].
            table.clipper = clipper = owner

    # (5) Round 4 has ended, or has no cuts [TE4, TE15].
    return "time-up"


def to_the_end(table: Table, options: Options) -> Script[None]:
    """Play one game and write down its ending: SWAT wins only with every Success cut [TE4]."""
    table.ending = yield from time_bomb_evolution(table, options)
    table.winner = "swat" if table.ending == "disarmed" else "terrorist"


class Session:
    """One running game: what is open, and the table."""

    def __init__(
        self,
        players: int,
        *,
        claims: str,
        evolution: bool,
        prevent_any_revealed: bool,
        pink_counted_at_round_4: bool,
        colours: tuple[str, ...] | None,
        first: int | None = None,
    ) -> None:
        """Sit down and ask the first question; no colours named means random ones, and six play with all [TE1]."""
        settled = COLOURS if players == len(COLOURS) else colours or ()
        self.table = Table(players, colours=sorted(settled), first=first)
        self.script = to_the_end(self.table, Options(claims, evolution, prevent_any_revealed, pink_counted_at_round_4))
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


def filled(known: list[list[Any]], deal: tuple[tuple[Any, ...], ...], rest: Counter[Any], luck: Luck) -> Any:
    """Fill hands of which some cards are known up to their true sizes, from the cards that may lie anywhere."""
    pile = shuffled(sorted(rest.elements()), luck)
    for cards, hand in zip(known, deal, strict=True):
        while len(cards) < len(hand):
            cards.append(pile.pop())
    return tuple(tuple(sorted(cards)) for cards in known)


def unknown_to(state: Evolution, viewer: int | str, luck: Luck) -> Evolution:
    """Deal again at random all that this viewer, a seat or "public", cannot know."""
    # When the game is over everything is turned up [TE20].
    if state.outcome is not None:
        return state

    # A seat knows its own role only, and nobody the left-over one [TB1, TB2].
    hidden = [place for place in range(len(state.roles)) if place != viewer]
    roles = list(state.roles)
    for place, role in zip(hidden, shuffled(sorted(roles[place] for place in hidden), luck), strict=True):
        roles[place] = role

    # All know which cards there are [TE1], nobody which are removed [TE2].
    everything: Counter[Any] = Counter(dict.fromkeys(state.colours, OF_EACH))
    if state.deals:
        everything = Counter(chain(*state.deals[0])) + Counter(state.removed)

    knowns, unseens = [], []
    for number, deal in enumerate(state.deals):
        # A seat knows its own hand of each deal [TB5]; all saw what was cut from the others, then and before [TB6].
        start = number * state.players
        before, seen = state.cuts[:start], state.cuts[start : start + state.players]
        known = [
            list(hand) if seat == viewer else [snip.wire for snip in seen if snip.owner == seat]
            for seat, hand in enumerate(deal)
        ]
        knowns.append(known)
        unseens.append(everything - Counter(snip.wire for snip in before) - Counter(chain(*known)))

    # The removed cards were out of sight in every round; no Success is among them.
    removable = Counter({card: count for card, count in everything.items() if card != "success"})
    for unseen in unseens:
        removable &= unseen
    removed = sorted(shuffled(sorted(removable.elements()), luck)[: len(state.removed)])

    # The rest of the wires of each deal may lie anywhere else: they were gathered unseen [TB8].
    deals = tuple(
        filled(known, deal, unseen - Counter(removed), luck)
        for known, deal, unseen in zip(knowns, state.deals, unseens, strict=True)
    )
    return but(state, roles=tuple(roles), removed=tuple(removed), deals=deals)


def alike(state: Evolution, other: Evolution, viewer: int | str, seat: int, move: Move, luck: Luck) -> Move | None:
    """A move that this viewer cannot tell from another: the removed cards and the others' are hidden [TB1] [TB5] [TE2].

    None where there is no such move: the other table may lack a wire that the viewer sees.
    """
    match move:
        case DealRoles(roles):
            return DealRoles(unknown_to(but(other, roles=roles), viewer, luck).roles)
        case RemoveCards(cards):
            return RemoveCards(unknown_to(but(other, removed=cards), viewer, luck).removed)
        case DealWires(hands):
            known = [list(hand) if place == viewer else [] for place, hand in enumerate(hands)]
            pool = Counter(chain(*hands)) + Counter(state.removed) - Counter(other.removed)
            own = Counter(chain(*known))
            return DealWires(filled(known, hands, pool - own, luck)) if own <= pool else None
    ends_the_game = move in other.choices(seat) and not other.play(seat, move).turn  # all is turned up [TE20]
    return None if ends_the_game or move not in other.choices(seat) else move
