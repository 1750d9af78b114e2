"""Bomb Squad Academy written a second time from the rules page alone, to be compared with the engine.

Part 1 plays the game as one script; part 2 deals again whatever the rules hide from a viewer.
Numbers such as [BS8] are those of the rules page.
"""

from collections import Counter
from collections.abc import Collection, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, TypeVar

from boomtable.engine import Luck, Move, but
from boomtable.games.bomb_squad_academy import Academy
from boomtable.games.bomb_squad_academy.bombs import Stacking
from boomtable.games.bomb_squad_academy.moves import LayTiles, ShuffleDeck

T = TypeVar("T")
Answer = tuple[Any, ...]
Numbers = dict[str, tuple[tuple[int, ...], int]]

CHANCE = -1
BOMBS = 3

WIRES = ("green", "blue", "red", "yellow")
TILES = ("ok", "ok", "boom")
TOOLS = (
    *("air-horn", "amplifier", "bomb-blanket", "crimper", "dynamo", "freezer", "hammer", "helmet", "jammer", "jumper"),
    *("mirror", "orders", "schematics", "scrambler", "shield", "sniffer", "switch", "toolkit", "wrench", "x-ray"),
)

# Wire: the twelve values and the last space of the track; the tiles lie on the next three [the table above BS1].
NUMBERS: Numbers = {
    "green": ((0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3), 9),
    "blue": ((0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4), 12),
    "red": ((0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5), 14),
    "yellow": ((0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6), 16),
}

# Bomb: what the plate that moves left and the plate that moves right are worth [BS3].
PLATES = {1: (0, 0), 2: (1, 2), 3: (3, 4)}


# Part 1: the game. First the table.


@dataclass
class Table:
    """What lies on the table, face up or face down, and who knows what."""

    players: int
    numbers: Numbers = field(default_factory=lambda: dict(NUMBERS))
    allow_negative: bool = False
    plates_stay: bool = True
    seated: bool = False
    co_cutters: bool = False

    # The whole game.
    ages: tuple[int, ...] = ()
    bomb: int = 0
    plates: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    tools: list[list[str]] = field(default_factory=list)
    display: list[str] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)
    boom_wires: list[str] = field(default_factory=list)
    winners: list[int] | None = None

    # One bomb.
    round: int = 0
    decks: dict[str, list[int]] = field(default_factory=dict)
    exposed: dict[str, list[int]] = field(default_factory=dict)
    tiles: dict[str, list[str]] = field(default_factory=dict)
    turned: dict[str, int] = field(default_factory=dict)
    cards: list[list[str]] = field(default_factory=list)
    aside: list[bool] = field(default_factory=list)
    known_tops: list[dict[str, tuple[int, ...]]] = field(default_factory=list)
    known_tiles: list[set[str]] = field(default_factory=list)

    # One round: the effective actions, the protected wires, who cuts by Orders, the wires cut and scored.
    acting: list[str] = field(default_factory=list)
    protected: list[str] = field(default_factory=list)
    orders: dict[str, int] = field(default_factory=dict)
    scored: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Begin with no points, no Tools and an empty bomb."""
        self.scores = [0 for _ in self.seats]
        self.tools = [[] for _ in self.seats]
        self.clear_bomb()

    @property
    def seats(self) -> range:
        """Give all seats."""
        return range(self.players)

    @property
    def wires(self) -> tuple[str, ...]:
        """Give the wires from left to right; two players have no Yellow [BS36]."""
        return WIRES[:3] if self.players == 2 else WIRES

    def clear_bomb(self) -> None:
        """Empty decks and tracks, give all action cards back, and forget what was seen [BS15, BS34]."""
        self.round = 0
        self.decks = {wire: [] for wire in self.wires}
        self.exposed = {wire: [] for wire in self.wires}
        self.tiles = {wire: [] for wire in self.wires}
        self.turned = dict.fromkeys(self.wires, 0)
        self.cards = [[] for _ in self.seats]
        self.aside = [False for _ in self.seats]
        self.known_tops = [{} for _ in self.seats]
        self.known_tiles = [set() for _ in self.seats]
        self.clear_round()

    def clear_round(self) -> None:
        """Forget what was done in the round before."""
        self.acting = []
        self.protected = []
        self.orders = {}
        self.scored = set()

    def trigger(self, wire: str) -> int:
        """Give the trigger's place: the sum of the exposed cards [BS8]."""
        return sum(self.exposed[wire])

    def hand(self, seat: int) -> list[str]:
        """Give the action cards in hand: those neither on the table nor set aside [BS6, BS13]."""
        away = {*self.cards[seat], *(["wait"] if self.aside[seat] else [])}
        return [card for card in (*self.wires, "wait", "chicken") if card not in away]

    def lowest_first(self, seats: Iterable[int]) -> list[int]:
        """Order seats by score, the younger first when equal [BS4]."""
        return sorted(seats, key=lambda seat: (self.scores[seat], self.ages.index(seat)))

    def gain(self, seat: int, points: int) -> None:
        """Take points from the supply."""
        self.scores[seat] += points

    def lose(self, seat: int, points: int) -> None:
        """Give points back, but none that one does not have [BS5]."""
        self.scores[seat] -= points
        if not self.allow_negative:
            self.scores[seat] = max(0, self.scores[seat])

    def act_as(self, action: str) -> list[int]:
        """Give the seats with this effective action [BS20]."""
        return [seat for seat in self.seats if self.acting[seat] == action]

    def with_cutters(self) -> list[int]:
        """Give the seats whose effective action is any cutter, blocked or not [BS20]."""
        return [seat for seat in self.seats if self.acting[seat] in self.wires]

    def cutters(self, wire: str) -> list[int]:
        """Give the cutters of a wire who are not blocked [BS7, BS18]; on a protected one only Orders cuts [BS24]."""
        all_cutters = self.act_as(wire)
        if wire in self.protected:
            return [seat for seat in all_cutters if self.orders.get(wire) == seat]
        return all_cutters

    def see_tops(self, seat: int, wires: Iterable[str], number: int = 1) -> None:
        """Show a player the top of some decks [BS12, BS34]."""
        for wire in wires:
            self.known_tops[seat][wire] = tuple(self.decks[wire][:number])

    def expose(self, wire: str, card: int) -> bool:
        """Lay a card into a wire's row, turn the tiles it reaches, and tell whether the bomb explodes [BS8, BS9]."""
        self.exposed[wire].append(card)
        _, last_space = self.numbers[wire]
        while self.turned[wire] < len(self.tiles[wire]) and self.trigger(wire) > last_space + self.turned[wire]:
            self.turned[wire] += 1
            if self.tiles[wire][self.turned[wire] - 1] == "boom":
                self.boom_wires.append(wire)
                return True
        return False

    def flip(self, wire: str) -> bool:
        """Flip a deck's top card, no longer its known top, and tell whether the bomb explodes [BS8, BS34]."""
        card = self.decks[wire].pop(0)
        for known in self.known_tops:
            if wire in known:
                known[wire] = known[wire][1:]
                if not known[wire]:
                    del known[wire]
        return self.expose(wire, card)


# The questions.


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


class Shuffle:
    """Chance orders some cards; the answers are too many to list."""

    def __init__(self, kind: str, cards: Iterable[Any]) -> None:
        """Take the name of the answer and the cards, whose order here tells nothing."""
        self.kind, self.cards = kind, tuple(sorted(cards))

    def allows(self, answer: object) -> bool:
        """Allow the name with a tuple of all the cards, in any order."""
        if not (isinstance(answer, tuple) and plain(answer) and len(answer) == 2 and answer[0] == self.kind):
            return False
        return isinstance(answer[1], tuple) and Counter(answer[1]) == Counter(self.cards)

    def answers(self) -> set[Answer]:
        """Always raise TypeError: shuffles can be checked but not listed."""
        raise TypeError("the orders of the cards are too many to list")


class Selection:
    """Chance draws some of the cards, named in rising order; the answers are too many to list."""

    def __init__(self, kind: str, cards: Iterable[str], count: int) -> None:
        """Take the name of the answer, the different cards to draw from, and how many are drawn."""
        self.kind, self.cards, self.count = kind, tuple(sorted(cards)), count

    def allows(self, answer: object) -> bool:
        """Allow the name with a sorted tuple of the right number of different cards."""
        if not (isinstance(answer, tuple) and plain(answer) and len(answer) == 2 and answer[0] == self.kind):
            return False
        drawn = answer[1]
        return (
            isinstance(drawn, tuple)
            and len(drawn) == self.count == len(set(drawn))
            and all(card in self.cards for card in drawn)
            and list(drawn) == sorted(drawn)
        )

    def answers(self) -> set[Answer]:
        """Always raise TypeError: draws can be checked but not listed."""
        raise TypeError("the draws of the cards are too many to list")


Question = Choice | Shuffle | Selection
Script = Generator[dict[int, Question], dict[int, Answer], T]


def ask(seat: int, question: Question) -> Script[Answer]:
    """Ask one seat, or chance, and give its answer."""
    answers = yield {seat: question}
    return answers[seat]


def aim(seat: int, targets: Iterable[Answer]) -> Script[Answer]:
    """Ask a Tool's owner for its target, unless there is only one."""
    question = Choice(targets)
    if len(question.offered) == 1:
        return question.offered.pop()
    return (yield from ask(seat, question))


def shuffle(table: Table, wire: str) -> Script[None]:
    """Shuffle a deck; nobody knows its top any more [BS34]."""
    _, order = yield from ask(CHANCE, Shuffle("shuffle", table.decks[wire]))
    table.decks[wire] = list(order)
    for known in table.known_tops:
        known.pop(wire, None)


def tool_pass(table: Table, fits: Mapping[str, Collection[int]]) -> Script[tuple[int, str] | None]:
    """Run one pass of a window: give whose Tool resolves, now spent, or None when the window closes [BS19].

    For each Tool that the window admits, fits tells the seats for whom it would fit if they had it.
    """
    fitting = {
        seat: [tool for tool in table.tools[seat] if tool in fits and seat in fits[tool]] for seat in table.seats
    }
    asked: dict[int, Question] = {
        seat: Choice([("pass",), *(("declare", tool) for tool in tools)]) for seat, tools in fitting.items() if tools
    }
    if not asked:
        return None
    answers = yield asked
    declared = {seat: answer[1] for seat, answer in answers.items() if answer[0] == "declare"}
    if not declared:
        return None
    first = table.lowest_first(declared)[0]
    table.tools[first].remove(declared[first])
    return first, declared[first]


# The bombs.


def bomb_squad_academy(table: Table) -> Script[None]:
    """Play one game: three bombs, then the highest score wins [BS17]."""
    # Who is younger than whom is drawn first of all, or is as they sit [BS4].
    in_order = Choice([("ages", tuple(table.seats))])
    _, ages = yield from ask(CHANCE, in_order if table.seated else Shuffle("ages", table.seats))
    table.ages = tuple(ages)

    for bomb in range(1, BOMBS + 1):
        yield from set_up(table, bomb)
        exploded = False
        while not exploded:
            exploded = yield from play_round(table)

    table.winners = [seat for seat in table.seats if table.scores[seat] == max(table.scores)]


def set_up(table: Table, bomb: int) -> Script[None]:
    """Set up a bomb; the second and third have plates and a Tool draft [BS15]."""
    table.clear_bomb()
    table.bomb = bomb
    for wire in table.wires:
        values, _ = table.numbers[wire]
        _, deck = yield from ask(CHANCE, Shuffle("deck", values))
        table.decks[wire] = list(deck)
        _, tiles = yield from ask(CHANCE, Shuffle("tiles", TILES))
        table.tiles[wire] = list(tiles)
    if bomb == 1:
        return

    # The plates go to two different wires, or in bomb III stay where they lie [BS15].
    if not (bomb == 3 and table.plates_stay):
        _, plates = yield from ask(CHANCE, Choice(("plates", pair) for pair in permutations(table.wires, 2)))
        table.plates = list(plates)

    # One Tool more than players is shown; each takes one, lowest score first; the last is discarded [BS16].
    fresh = [tool for tool in TOOLS if tool not in table.shown]
    _, display = yield from ask(CHANCE, Selection("tools", fresh, table.players + 1))
    table.shown.update(display)
    table.display = list(display)
    for seat in table.lowest_first(table.seats):
        _, tool = yield from ask(seat, Choice(("draft", tool) for tool in table.display))
        table.display.remove(tool)
        table.tools[seat].append(tool)
    table.display = []


# A round.


def play_round(table: Table) -> Script[bool]:
    """Play one round and tell whether the bomb exploded."""
    table.round += 1
    table.clear_round()
    yield from choose(table)
    yield from after_reveal(table)
    yield from waits(table)
    for wire in table.wires:
        exploded = yield from resolve_wire(table, wire)
        if exploded:
            # The round is over: plates whose wires scored in it move, where that still matters [BS11].
            if table.bomb == 2 and table.plates_stay:
                move_plates(table)
            return True
    yield from chickens(table)
    end_round(table)
    return False


def choose(table: Table) -> Script[None]:
    """All choose one action card in secret, after the choosing window; all are revealed at once [BS6, BS18]."""
    while True:
        fits = {
            "sniffer": table.seats,
            "toolkit": [seat for seat in table.seats if table.cards[seat] or table.aside[seat]],
        }
        played = yield from tool_pass(table, fits)
        if played is None:
            break
        owner, tool = played
        if tool == "sniffer":
            # Look at the top card of every deck [BS33].
            table.see_tops(owner, table.wires)
        elif tool == "toolkit":
            # Take every action card back, a set-aside Wait too [BS33].
            table.cards[owner] = []
            table.aside[owner] = False

    answers = yield {seat: Choice(("choose", card) for card in table.hand(seat)) for seat in table.seats}
    table.acting = [answers[seat][1] for seat in table.seats]
    for seat in table.seats:
        table.cards[seat].append(table.acting[seat])


def after_reveal(table: Table) -> Script[None]:
    """Run the window after the reveal, before the Waits [BS18]."""
    while True:
        cutting = table.with_cutters()
        fits = {
            "air-horn": [seat for seat in table.seats if len(set(cutting) - {seat}) >= 2],
            "jumper": cutting,
            "switch": [seat for seat in cutting if different_cutters(table, seat)],
            "schematics": table.seats,
        }
        played = yield from tool_pass(table, fits)
        if played is None:
            return
        owner, tool = played
        if tool == "air-horn":
            # Two others with cutters act as Chickens [BS21].
            others = [seat for seat in cutting if seat != owner]
            _, startled = yield from aim(owner, (("horn", pair) for pair in combinations(others, 2)))
            for seat in startled:
                table.acting[seat] = "chicken"
        elif tool == "jumper":
            # One wire to the left or right, without wrapping [BS22].
            place = table.wires.index(table.acting[owner])
            near = [wire for wire in table.wires if abs(table.wires.index(wire) - place) == 1]
            _, wire = yield from aim(owner, (("jump", wire) for wire in near))
            table.acting[owner] = wire
        elif tool == "switch":
            # Two players swap different cutters [BS22].
            _, other = yield from aim(owner, (("switch", seat) for seat in different_cutters(table, owner)))
            table.acting[owner], table.acting[other] = table.acting[other], table.acting[owner]
        elif tool == "schematics":
            yield from replace_card(table, owner)


def different_cutters(table: Table, owner: int) -> list[int]:
    """Give the players with another effective cutter than the owner's [BS22]."""
    return [seat for seat in table.with_cutters() if table.acting[seat] != table.acting[owner]]


def replace_card(table: Table, owner: int) -> Script[None]:
    """Schematics: take the played card back and play a different one in its place [BS23]."""
    _, card = yield from aim(owner, (("replace", card) for card in table.hand(owner)))
    table.cards[owner][-1] = card
    table.acting[owner] = card


def waits(table: Table) -> Script[None]:
    """All Waits take 3 points and protect wires; then comes the window after the protections [BS7, BS18]."""
    waiting = table.act_as("wait")
    if not waiting:
        return
    for seat in waiting:
        table.gain(seat, 3)
    for seat in table.lowest_first(waiting):
        yield from protect(table, seat)

    while True:
        # Every effective Wait has taken effect by now and cannot be taken back [BS23].
        fits = {
            "schematics": [seat for seat in table.seats if table.acting[seat] != "wait"],
            "orders": [seat for seat in table.seats if table.acting[seat] in table.protected],
        }
        played = yield from tool_pass(table, fits)
        if played is None:
            return
        owner, tool = played
        if tool == "schematics":
            # A Wait that comes only now takes 3 and protects at once [BS23].
            yield from replace_card(table, owner)
            if table.acting[owner] == "wait":
                table.gain(owner, 3)
                yield from protect(table, owner)
        elif tool == "orders":
            # The owner alone cuts the protected wire, whoever else protects it later [BS24].
            table.orders[table.acting[owner]] = owner


def protect(table: Table, seat: int) -> Script[None]:
    """Name any wire to protect [BS7]."""
    _, wire = yield from ask(seat, Choice(("protect", wire) for wire in table.wires))
    table.protected.append(wire)


# A wire.


def resolve_wire(table: Table, wire: str) -> Script[bool]:
    """Resolve one wire, if it has cutters, and tell whether the bomb exploded [BS8]."""
    cutters = table.cutters(wire)
    if not cutters:
        return False
    alone = len(cutters) == 1
    others = somebody_else(table, cutters)
    exploded = x_ray = False
    blanket: int | None = None

    # The window before the cut [BS18]; a Bomb Blanket closes it at once [BS29], and so does an explosion.
    while not exploded and blanket is None:
        fits = {
            "freezer": cutters if len(table.exposed[wire]) >= 2 else [],
            "scrambler": cutters if len(table.exposed[wire]) >= 3 else [],
            "hammer": cutters if alone else [],
            "x-ray": cutters if alone else [],
            "wrench": others,
            "bomb-blanket": others,
        }
        played = yield from tool_pass(table, fits)
        if played is None:
            break
        owner, tool = played
        if tool == "freezer":
            # Two exposed cards of the owner's choice go back [BS25].
            places = range(len(table.exposed[wire]))
            _, chosen = yield from aim(owner, (("freeze", pair) for pair in combinations(places, 2)))
            yield from put_back(table, wire, chosen)
        elif tool == "scrambler":
            # The three latest exposed cards go back [BS25].
            number = len(table.exposed[wire])
            yield from put_back(table, wire, range(number - 3, number))
        elif tool == "hammer":
            # An extra flip scores main value + 2, or nothing with a BOOM [BS26].
            exploded = table.flip(wire)
            if not exploded:
                table.gain(owner, table.exposed[wire][-1] + 2)
        elif tool == "x-ray":
            x_ray = True
        elif tool == "wrench":
            # An extra flip scores nothing; a BOOM is the cutters' own [BS27].
            exploded = table.flip(wire)
        elif tool == "bomb-blanket":
            blanket = owner

    # The cut: as many flips as cutters, unless the bomb explodes [BS8, BS9].
    flipped: list[int] = []
    while not exploded and len(flipped) < len(cutters):
        if x_ray:
            exploded = yield from cut_with_x_ray(table, wire, cutters[0])
        else:
            exploded = table.flip(wire)
        flipped.append(table.exposed[wire][-1])

    if exploded:
        yield from explosion(table, cutters, blanket)
    else:
        yield from safe_cut(table, wire, cutters, flipped)
    return exploded


def somebody_else(table: Table, cutters: list[int]) -> list[int]:
    """The seats to whom a cut is somebody else's; an option counts each of several cutters among them [BS18]."""
    everyone = table.co_cutters and len(cutters) > 1
    return [seat for seat in table.seats if everyone or seat not in cutters]


def put_back(table: Table, wire: str, places: Collection[int]) -> Script[None]:
    """Shuffle some exposed cards into the deck; turned tiles stay turned [BS25]."""
    row = table.exposed[wire]
    table.decks[wire] += [row[place] for place in places]
    table.exposed[wire] = [card for place, card in enumerate(row) if place not in places]
    yield from shuffle(table, wire)


def cut_with_x_ray(table: Table, wire: str, owner: int) -> Script[bool]:
    """See the top three cards, cut with one, shuffle the others in; tell whether the bomb explodes [BS28]."""
    table.see_tops(owner, [wire], number=3)
    # Asked even if they are alike: that nobody was asked would tell the others so.
    _, card = yield from ask(owner, Choice(("keep", card) for card in table.decks[wire][:3]))
    table.decks[wire].remove(card)
    for known in table.known_tops:
        known.pop(wire, None)
    if table.expose(wire, card):
        return True
    yield from shuffle(table, wire)
    return False


def safe_cut(table: Table, wire: str, cutters: list[int], flipped: list[int]) -> Script[None]:
    """Run the window after a safe cut, then pay its points [BS10, BS18]."""
    others = somebody_else(table, cutters)
    alone = len(cutters) == 1
    main_value, chain = flipped[-1], len(table.exposed[wire])
    bonus = sum(worth for plate, worth in zip(table.plates, PLATES[table.bomb], strict=False) if plate == wire)
    full_value = main_value + chain + bonus
    points = dict.fromkeys(cutters, full_value // len(cutters))

    while True:
        fits = {
            "amplifier": cutters if alone else [],
            "jammer": [] if alone else cutters,
            "crimper": others,
            "dynamo": table.seats if 0 in flipped else [],
        }
        played = yield from tool_pass(table, fits)
        if played is None:
            break
        owner, tool = played
        # What each is worth [BS30].
        if tool == "amplifier":
            points[owner] = main_value + 2 * chain + bonus
        elif tool == "jammer":
            points[owner] = full_value
        elif tool == "crimper":
            table.gain(owner, chain)
        elif tool == "dynamo":
            table.gain(owner, sum(row.count(0) for row in table.exposed.values()))

    for seat in cutters:
        table.gain(seat, points[seat])
    table.scored.add(wire)


def explosion(table: Table, triggerers: list[int], blanket: int | None) -> Script[None]:
    """Run the explosion window, then let all lose and gain; the round is over [BS11, BS18, BS29]."""
    others = somebody_else(table, triggerers)
    spared = set()
    while True:
        played = yield from tool_pass(table, {"helmet": triggerers, "shield": others})
        if played is None:
            break
        owner, tool = played
        # Helmet spares its owner, Shield another player [BS31].
        if tool == "helmet":
            spared.add(owner)
            for seat in triggerers:
                if seat != owner:
                    table.lose(seat, 2)
        elif tool == "shield":
            table.gain(owner, 7)
            _, lucky = yield from aim(owner, (("spare", seat) for seat in triggerers))
            spared.add(lucky)

    for seat in triggerers:
        if seat not in spared:
            table.lose(seat, 5)
    for seat in table.act_as("chicken"):
        table.gain(seat, 5)
    if blanket is not None:
        table.gain(blanket, 10)

    # The bomb is over, and nothing that was seen of it holds [BS34].
    table.known_tops = [{} for _ in table.seats]
    table.known_tiles = [set() for _ in table.seats]


# The end of a round.


def chickens(table: Table) -> Script[None]:
    """Each Chicken may look at something, lowest score first [BS12]."""
    for seat in table.lowest_first(table.act_as("chicken")):
        looks: list[Answer] = [("look-decks", pair) for pair in combinations(table.wires, 2)]
        looks += [("look-tiles", wire) for wire in table.wires]
        if "mirror" in table.tools[seat]:
            looks.append(("mirror",))
        look = yield from ask(seat, Choice([*looks, ("decline",)]))
        if look[0] == "look-decks":
            table.see_tops(seat, look[1])
        elif look[0] == "look-tiles":
            table.known_tiles[seat].add(look[1])
        elif look[0] == "mirror":
            # All tiles of all wires [BS32].
            table.tools[seat].remove("mirror")
            table.known_tiles[seat].update(table.wires)


def end_round(table: Table) -> None:
    """Take the oldest cards back and move the plates [BS13, BS14]."""
    for seat in table.seats:
        if len(table.cards[seat]) == (2 if table.players == 2 else 3):
            oldest = table.cards[seat].pop(0)
            if oldest == "wait":
                table.aside[seat] = True
    move_plates(table)


def move_plates(table: Table) -> None:
    """Move the first plate left and the second right, if its wire was scored; they wrap around [BS14]."""
    for plate, step in zip(range(len(table.plates)), (-1, 1), strict=False):
        wire = table.plates[plate]
        if wire in table.scored:
            table.plates[plate] = table.wires[(table.wires.index(wire) + step) % len(table.wires)]


class Session:
    """One running game: what is open, and the table."""

    def __init__(
        self,
        players: int,
        allow_negative: bool = False,
        plates_stay: bool = True,
        decks: Numbers | None = None,
        *,
        seated: bool = False,
        co_cutters: bool = False,
    ) -> None:
        """Sit down and ask the first question; a deck must not outlast its BOOM [BS1]."""
        self.table = Table(
            players, dict(NUMBERS if decks is None else decks), allow_negative, plates_stay, seated, co_cutters
        )
        if players not in range(2, 6):
            raise ValueError(f"{players} players cannot play")
        for wire in self.table.wires:
            values, last_space = self.table.numbers[wire]
            if sum(values) < last_space + 3:
                raise ValueError(f"the {wire} deck may outlast its BOOM")
        self.script = bomb_squad_academy(self.table)
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


def shuffled(pile: Iterable[T], luck: Luck) -> tuple[T, ...]:
    """Shuffle some cards, sorted first so that nothing of their true order is left."""
    cards = sorted(pile, key=repr)
    return tuple(cards[place] for place in luck.permute(len(cards)))


def unknown_to(state: Academy, viewer: int | str, luck: Luck) -> Academy:
    """Deal again at random all that this viewer, a seat or "public", cannot know."""
    mine = state.glimpses[viewer] if isinstance(viewer, int) else ()
    lines = []
    for wire, line in zip(state.wires, state.lines, strict=False):
        # Orders of decks and places of tiles are hidden but for what one has seen and still holds [BS2, BS12, BS34].
        known = [glimpse for glimpse in mine if glimpse.wire == wire and glimpse.holds]
        top = max((len(glimpse.cards) for glimpse in known), default=0)
        open_tiles = 3 if any(glimpse.tiles for glimpse in known) else line.turned
        deck = line.deck[:top] + shuffled(line.deck[top:], luck)
        lines.append(but(line, deck=deck, tiles=line.tiles[:open_tiles] + shuffled(line.tiles[open_tiles:], luck)))

    glimpses = []
    for seat, row in enumerate(state.glimpses):
        # What others saw is private, and is what lies there now if it still holds [BS12].
        redealt = []
        for glimpse in row:
            line, size = lines[state.wires.index(glimpse.wire)], len(glimpse.cards)
            if not glimpse.holds:
                cards = shuffled(line.deck + line.exposed, luck) or glimpse.cards
                redealt.append(but(glimpse, cards=cards[:size], tiles=shuffled(glimpse.tiles, luck)))
            else:
                redealt.append(but(glimpse, cards=line.deck[:size], tiles=line.tiles if glimpse.tiles else ()))
        glimpses.append(row if seat == viewer else tuple(redealt))

    # Answers are sealed until the last is in [BS6, BS19].
    hidden = but(state, lines=tuple(lines), glimpses=tuple(glimpses))
    sealed = [
        (seat, answer if seat == viewer else hidden.todo[0].choices(hidden, seat).sample(luck))
        for seat, answer in state.sealed
    ]
    return but(hidden, sealed=tuple(sealed))


def alike(state: Academy, other: Academy, viewer: int | str, seat: int, move: Move, luck: Luck) -> Move | None:
    """A move that this viewer cannot tell from another: a new deck, its tiles, what others seal; else what is seen."""
    if isinstance(move, LayTiles) or (isinstance(move, ShuffleDeck) and isinstance(other.todo[0], Stacking)):
        return any_answer(other, seat, luck)
    if len(other.turn) > 1 and seat != viewer:
        return any_answer(other, seat, luck)
    # With the last answer all are opened, those that lapse too.
    opened = len(other.turn) == 1 and state.sealed != other.sealed
    if opened or move not in other.choices(seat):
        return None
    after, theirs = state.play(seat, move), other.play(seat, move)
    # What an explosion has shown is cleared away before it can be compared.
    cleared = after.bomb != state.bomb
    return move if not cleared and facts(after, viewer) == facts(theirs, viewer) else None


def any_answer(state: Academy, seat: int, luck: Luck) -> Move:
    """Answer anything that is allowed."""
    answer: Move = state.choices(seat).sample(luck)
    return answer


def facts(state: Academy, viewer: int | str) -> list[object]:
    """All that lies open, and what the viewer has seen of the rest."""
    rows = [(line.exposed, line.turned, line.tiles[: line.turned]) for line in state.lines]
    mine = state.glimpses[viewer] if isinstance(viewer, int) else ()
    return [rows, mine, state.scores, state.cards, state.tools, state.acting, state.protected, state.bomb, state.round]
