"""Two Rooms and a Boom written a second time from the rules page alone, to be compared with the engine.

It plays the whole flow as one script, with every card that has neither a power nor a condition of its own.
Numbers such as [TR6] are those of the rules page.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeVar

T = TypeVar("T")
Answer = tuple[Any, ...]

CHANCE = -1
CLOCK = -2
ROOMS = (0, 1)


# The cards.


AMBASSADORS = {"ambassador-red", "ambassador-blue"}
RED = {"bomber", "red-team", "ambassador-red", "martyr", "engineer", "tinkerer"}
BLUE = {"president", "blue-team", "ambassador-blue", "presidents-daughter", "doctor", "nurse"}
LINKS = (
    {"ahab", "moby"},
    {"butler", "maid"},
    {"romeo", "juliet"},
    {"wife", "mistress"},
    {"sniper", "target", "decoy"},
)
LINKED = set[str]().union(*LINKS)
GREY = LINKED | {
    *("gambler", "intern", "victim", "rival", "survivor", "bomb-bot", "queen", "agoraphobe", "traveler"),
    *("anarchist", "minion", "mastermind", "mi6", "clone", "robot", "private-eye"),
}
UNLIMITED = {"red-team", "blue-team"}
BACKUPS = {"president": "presidents-daughter", "bomber": "martyr", "doctor": "nurse", "engineer": "tinkerer"}
NEED_BURYING = {*BACKUPS.values(), "private-eye"}
MAY_FAIL_BOTH = {"doctor", "engineer", "nurse", "tinkerer"}
PAUSING = ("private-eye", "gambler", "sniper")

# The least number of players, and the hostages of each round [the tables above TR1].
THREE_ROUNDS: dict[int, tuple[int, ...]] = {0: (1, 1, 1), 14: (2, 1, 1), 22: (3, 2, 1)}
FIVE_ROUNDS: dict[int, tuple[int, ...]] = {
    11: (2, 2, 1, 1, 1),
    14: (3, 2, 2, 1, 1),
    18: (4, 3, 2, 1, 1),
    22: (5, 4, 3, 2, 1),
}


@dataclass(frozen=True)
class Options:
    """What the host chose."""

    five_rounds: bool = False
    burying: bool = False
    no_timer: bool = False
    premature_loss: bool = False
    first_leader_by_vote: bool = False
    wait_for_leader: bool = False
    hostages_11_13: bool = False
    no_parley: bool = False
    last_minute: bool = False
    colours: bool = True


@dataclass
class Table:
    """Everything there is in both rooms, secret or not."""

    players: int
    deck: tuple[str, ...]
    buried: str | None = None
    cards: list[str] = field(default_factory=list)
    rooms: list[int | None] = field(default_factory=list)
    round: int = 0
    leaders: list[int | None] = field(default_factory=lambda: [None, None])
    lead_offers: list[int | None] = field(default_factory=lambda: [None, None])
    pointing: list[int | None] = field(default_factory=list)
    offers: dict[tuple[int, int], str] = field(default_factory=dict)  # who asked whom, and what for
    hostages: list[tuple[int, ...] | None] = field(default_factory=lambda: [None, None])

    counted: list[int] = field(default_factory=list)  # all but the Ambassadors [TR39]

    # What is remembered for the aims.
    plan: tuple[int, ...] = ()  # the hostages of each round
    trips: list[int] = field(default_factory=list)
    led: list[set[int]] = field(default_factory=lambda: [set(), set()])  # who ever led room 0, room 1
    revolts: list[set[int]] = field(default_factory=list)  # the rounds in which one's finger brought a leader down
    saw_usurping: list[bool] = field(default_factory=list)
    handed: set[tuple[int, int]] = field(default_factory=set)  # who gave the lead to whom this round
    shares: list[tuple[int, int, str]] = field(default_factory=list)  # who offered, who accepted, what
    gamblers: set[int] = field(default_factory=set)  # who play on as a Gambler, whatever their card [TR28]
    said: dict[int, Any] = field(default_factory=dict)  # what those who pause at the end answered

    winner: str | None = None
    won: list[bool] = field(default_factory=list)
    over: bool = False

    def __post_init__(self) -> None:
        """Begin with nobody anywhere."""
        self.rooms = [None for _ in self.seats]
        self.pointing = [None for _ in self.seats]
        self.trips = [0 for _ in self.seats]
        self.revolts = [set() for _ in self.seats]
        self.saw_usurping = [False for _ in self.seats]

    @property
    def seats(self) -> range:
        """Give all seats."""
        return range(self.players)

    def people(self, room: int) -> list[int]:
        """Give those in a room who count."""
        return [seat for seat in self.counted if self.rooms[seat] == room]

    def room_of(self, seat: int) -> int:
        """Give the room somebody is in."""
        room = self.rooms[seat]
        assert room is not None
        return room

    def character(self, seat: int) -> str:
        """Give whose aim and pause a player has: the card's, or a Gambler's after a premature loss [TR28]."""
        return "gambler" if seat in self.gamblers else self.cards[seat]

    def acting(self, primary: str) -> int | None:
        """Find who acts as a primary: its backup only if it is buried [TR25]."""
        card = BACKUPS[primary] if self.buried == primary else primary
        return self.cards.index(card) if card in self.cards else None


# The questions.


def plain(thing: object, depth: int = 2) -> bool:
    """Tell whether a thing is made of words, whole numbers and shallow tuples of them only."""
    if isinstance(thing, tuple):
        return depth > 0 and all(plain(part, depth - 1) for part in thing)
    return isinstance(thing, int | str) and not isinstance(thing, bool)


def one_tuple(word: str, answer: object) -> tuple[Any, ...] | None:
    """Give what comes with a word, if that is one tuple and nothing more."""
    if not (isinstance(answer, tuple) and plain(answer) and len(answer) == 2 and answer[0] == word):
        return None
    return answer[1] if isinstance(answer[1], tuple) else None


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


class Sending(Choice):
    """A leader may name this many hostages out of some players, besides the listed moves [TR12]."""

    def __init__(self, offered: Iterable[Answer], pool: Sequence[int], number: int) -> None:
        """List the other answers and take those who can be sent."""
        super().__init__(offered)
        self.pool, self.number = sorted(pool), number

    def allows(self, answer: object) -> bool:
        """Allow sorted seats of the right number, too."""
        seats = one_tuple("send", answer)
        if seats is None:
            return super().allows(answer)
        picked = [seat for seat in self.pool if seat in seats]
        return len(picked) == self.number and seats == tuple(picked)

    def answers(self) -> set[Answer]:
        """List all."""
        return self.offered | {("send", seats) for seats in combinations(self.pool, self.number)}


class Deal:
    """Chance deals one card to each; the answers are too many to list [TR1]."""

    def __init__(self, pool: Counter[str]) -> None:
        """Take the cards to deal."""
        self.pool = pool

    def allows(self, answer: object) -> bool:
        """Allow what uses up the cards."""
        cards = one_tuple("deal", answer)
        return cards is not None and Counter(cards) == self.pool

    def answers(self) -> set[Answer]:
        """Always raise TypeError: deals can be checked but not listed."""
        raise TypeError("the deals of the cards are too many to list")


class Split:
    """Chance picks who starts in room 0; the answers are too many to list [TR2]."""

    def __init__(self, seats: Sequence[int], size: int) -> None:
        """Take all who are split, and how many go into room 0."""
        self.seats, self.size = list(seats), size

    def allows(self, answer: object) -> bool:
        """Allow sorted seats of the right number."""
        seats = one_tuple("split", answer)
        if seats is None:
            return False
        picked = [seat for seat in self.seats if seat in seats]
        return len(picked) == self.size and seats == tuple(picked)

    def answers(self) -> set[Answer]:
        """Always raise TypeError: splits can be checked but not listed."""
        raise TypeError("the splits of the players are too many to list")


Question = Choice | Deal | Split
Script = Generator[dict[int, Question], tuple[int, Answer], T]


def ask(seat: int, question: Question) -> Script[Answer]:
    """Ask one seat, or chance, and give its answer."""
    _, answer = yield {seat: question}
    return answer


# Before the first round.


def deck_errors(players: int, deck: tuple[str, ...], options: Options) -> list[str]:
    """List what is wrong with a deck [TR3]."""
    cards = Counter(deck)
    wrong = {
        "no such card": set(deck) - RED - BLUE - GREY,
        "too many of a card": {card for card, number in cards.items() if number > 1 and card not in UNLIMITED},
        "wrong size": len(deck) != players + options.burying,  # [TR40]
        "no President or Bomber": {"president", "bomber"} - set(deck),
        "Red is not equal to Blue": sum(cards[card] for card in RED) != sum(cards[card] for card in BLUE),
        "incomplete links": [link for link in LINKS if 0 < len(link & set(deck)) < len(link)],
        "one Ambassador": len(AMBASSADORS & set(deck)) == 1,
        "needs burying": not options.burying and NEED_BURYING & set(deck),
        "burying needs the Daughter and the Martyr": options.burying and {"presidents-daughter", "martyr"} - set(deck),
        "backup without its primary": [one for one, other in BACKUPS.items() if other in cards and one not in cards],
    }
    return [error for error, found in wrong.items() if found]


def hostage_plan(heads: int, options: Options) -> tuple[int, ...]:
    """Look up the hostages of each round [the tables above TR1]."""
    if options.five_rounds:
        rows = FIVE_ROUNDS
    else:
        rows = THREE_ROUNDS | ({11: (2, 1, 1)} if options.hostages_11_13 else {})
    return rows[max(least for least in rows if least <= heads)]


def set_up(table: Table, options: Options) -> Script[None]:
    """Bury, deal, and send everybody to a room."""
    pool = Counter(table.deck)

    # One card may be buried, never a linked one or an Ambassador [TR4].
    if options.burying:
        may_go = set(pool) - LINKED - AMBASSADORS
        _, buried = yield from ask(CHANCE, Choice(("bury", card) for card in may_go))
        table.buried = buried
        pool -= Counter([buried])

    # One card each [TR1].
    _, cards = yield from ask(CHANCE, Deal(pool))
    table.cards = list(cards)

    # Players are split as evenly as possible; an odd one goes to a random room [TR2].
    table.counted = counted = [seat for seat in table.seats if cards[seat] not in AMBASSADORS]
    size = len(counted) // 2
    if len(counted) % 2:
        _, larger = yield from ask(CHANCE, Choice(("larger-room", room) for room in ROOMS))
        size += larger == 0
    _, first = yield from ask(CHANCE, Split(counted, size))
    for seat in counted:
        table.rooms[seat] = 0 if seat in first else 1

    # The Ambassadors start in different rooms [TR2].
    ambassadors = [seat for seat in table.seats if seat not in counted]
    if ambassadors:
        _, room = yield from ask(CHANCE, Choice(("ambassadors", room) for room in ROOMS))
        one, other = ambassadors
        table.rooms[one], table.rooms[other] = room, 1 - room

    table.plan = hostage_plan(len(counted), options)


# A round.


def to_send(table: Table) -> int:
    """Count the hostages: no more than either room has besides its leader [TR12]."""
    spare = [max(len(table.people(room)) - 1, 0) for room in ROOMS]
    return min(table.plan[table.round - 1], *spare)


def in_the_round(table: Table, options: Options, seat: int) -> Question:
    """List all that somebody may do while the clock runs."""
    if table.cards[seat] in AMBASSADORS:
        return Choice([("walk",)])  # [TR39]

    room = table.room_of(seat)
    people = table.people(room)
    others = [other for other in people if other != seat]
    leader = table.leaders[room]
    named = table.hostages[room] is not None
    locked = named and options.no_timer
    may: list[Answer] = []

    # A room without a leader appoints one, or votes [TR8].
    if leader is None and not options.first_leader_by_vote:
        may += [("appoint", other) for other in others]

    # The leader may hold out the leader card, but not to whom it came from in this round [TR9].
    if leader == seat and not named:
        takers = [other for other in others if (other, seat) not in table.handed]
        may += [("offer-lead", other) for other in takers if table.lead_offers[room] != other]
    if table.lead_offers[room] == seat:
        may += [("take-lead",), ("refuse-lead",)]

    # All point at somebody, oneself too, or at nobody [TR10].
    if (leader is not None or options.first_leader_by_vote) and not locked:
        may += [("point", other) for other in people if table.pointing[seat] != other]
        may += [("stop-pointing",)] if table.pointing[seat] is not None else []

    # A card can be shown to one, an Ambassador too, or to the room [TR15].
    around = [other for other in table.seats if other != seat and table.rooms[other] == room]
    may += [("show", other) for other in around]
    may += [("show-all",)]
    if options.colours and len(table.counted) > 10:  # or only its colour [TR17]
        may += [("show-colour", other) for other in around]
        may += [("show-colour-to-all",)]

    # A share is offered; colours only among more than ten players [TR16] [TR17].
    kinds = ["card"]
    if options.colours and len(table.counted) > 10:
        kinds += ["colour"]
    may += [(f"offer-{kind}", other) for kind in kinds for other in others]
    for other in others:
        may += [("accept", other), ("refuse", other)] if (other, seat) in table.offers else []
        may += [("withdraw", other)] if (seat, other) in table.offers else []

    # The leader may name the hostages, once; without a timer that ends the round for the own room [TR12] [TR14].
    if leader == seat and not named and (options.no_timer or to_send(table)):
        return Sending(may, others, to_send(table))
    return Choice(may)


def forget_pointing(table: Table, room: int) -> None:
    """Nobody in the room points any more."""
    for seat in table.people(room):
        table.pointing[seat] = None


def make_leader(table: Table, room: int, seat: int) -> None:
    """Hand the leader card to somebody: pointing, offers of it and the naming of hostages start again [TR10] [TR12]."""
    table.hostages[room] = None
    table.leaders[room] = seat
    table.led[room].add(seat)
    table.lead_offers[room] = None
    forget_pointing(table, room)


def count_fingers(table: Table, room: int) -> None:
    """More than half of the heads on one who does not lead make a leader [TR10] [TR29]."""
    people, leader = table.people(room), table.leaders[room]
    for chosen in people:
        fingers = [seat for seat in people if table.pointing[seat] == chosen]
        if chosen == leader or 2 * len(fingers) <= len(people):
            continue
        if leader is not None:
            for seat in people:
                table.saw_usurping[seat] = True
            for seat in fingers:
                table.revolts[seat].add(table.round)
        make_leader(table, room, chosen)
        return


def do(table: Table, options: Options, seat: int, answer: Answer) -> None:
    """Do at once what somebody does in a round."""
    room = table.room_of(seat)
    match answer:
        case ("walk",):
            table.rooms[seat] = 1 - room
        case ("appoint", chosen):
            make_leader(table, room, chosen)
        case ("offer-lead", other):
            table.lead_offers[room] = other
        case ("take-lead",):
            giver = table.leaders[room]
            assert giver is not None
            table.handed.add((giver, seat))
            make_leader(table, room, seat)
        case ("refuse-lead",):
            table.lead_offers[room] = None
        case ("point", other):
            table.pointing[seat] = other
            count_fingers(table, room)
        case ("stop-pointing",):
            table.pointing[seat] = None
        case ("show", _) | ("show-all",) | ("show-colour", _) | ("show-colour-to-all",):
            pass  # nothing is asked back, and no aim counts it [TR15]
        case ("offer-card", other):
            table.offers[seat, other] = "card"
        case ("offer-colour", other):
            table.offers[seat, other] = "colour"
        case ("accept", other):
            table.shares.append((other, seat, table.offers.pop((other, seat))))
        case ("refuse", other):
            del table.offers[other, seat]
        case ("withdraw", other):
            del table.offers[seat, other]
        case ("send", hostages):
            table.hostages[room] = hostages
            table.lead_offers[room] = None
            if options.no_timer:
                forget_pointing(table, room)


def lose_early(table: Table) -> None:
    """A player who can no longer reach a grey aim plays on as a Gambler [TR28]."""
    rounds = len(table.plan)
    left = rounds - table.round + 1  # this one counts too: its revolt and its exchange are still to come
    for seat in table.seats:
        earlier = table.revolts[seat] - {table.round}
        hopeless = {
            "agoraphobe": table.trips[seat] > 0,
            "minion": table.saw_usurping[seat],
            "traveler": not most(table.trips[seat] + left, rounds),
            "anarchist": not most(len(earlier) + left, rounds),
            "clone": met_mirror(table, seat),
            "robot": met_mirror(table, seat),
        }
        if hopeless.get(table.cards[seat]):
            table.gamblers.add(seat)


def met_mirror(table: Table, seat: int) -> bool:
    """Tell whether Clone and Robot first shared with each other, and saw so in a share of cards [TR28]."""
    partner = first_partner(table, seat)
    if partner is None or table.cards[partner] not in ("clone", "robot"):
        return False
    return first_partner(table, partner) == seat and card_shared(table, seat, partner)


def most(some: int, of_all: int) -> bool:
    """Tell whether some are more than half of all [TR29]."""
    return 2 * some > of_all


def run_clock(table: Table, options: Options) -> Script[None]:
    """Let all do what they like until time is up, or until both leaders have named their hostages [TR6] [TR14]."""
    last = table.round == len(table.plan)
    while True:
        ready = [table.hostages[room] is not None or not table.people(room) for room in ROOMS]
        if options.no_timer and all(ready):
            return
        asked: dict[int, Question] = {seat: in_the_round(table, options, seat) for seat in table.seats}
        if not options.no_timer:
            asked[CLOCK] = Choice([("ring",)])
        seat, answer = yield asked
        if seat == CLOCK:
            return
        do(table, options, seat, answer)
        if options.premature_loss and not last:
            lose_early(table)


def find_leaders(table: Table, options: Options) -> Script[None]:
    """A room without a leader when time is up gets one by chance, or waits for an appointment [TR11]."""
    for room in ROOMS:
        people = table.people(room)
        if people and table.leaders[room] is None and not (options.wait_for_leader and len(people) > 1):
            _, leader = yield from ask(CHANCE, Choice(("draw-leader", seat) for seat in people))
            make_leader(table, room, leader)
    while waiting := [room for room in ROOMS if table.leaders[room] is None and table.people(room)]:
        seat, (_, leader) = yield {
            seat: Choice(("appoint", other) for other in table.people(room) if other != seat)
            for room in waiting
            for seat in table.people(room)
        }
        make_leader(table, table.room_of(seat), leader)


def name_hostages(table: Table) -> Script[None]:
    """Both leaders name the hostages at the same time, each for good [TR12]."""
    number = to_send(table)
    while number and None in table.hostages:
        asked: dict[int, Question] = {}
        for room, leader in enumerate(table.leaders):
            if leader is not None and table.hostages[room] is None:
                asked[leader] = Sending([], [seat for seat in table.people(room) if seat != leader], number)
        seat, (_, hostages) = yield asked
        table.hostages[table.room_of(seat)] = hostages


def parley(table: Table, options: Options) -> Script[None]:
    """The leaders speak with each other until both are done, or until time is up where there is a timer [TR13]."""
    there = {leader for leader in table.leaders if leader is not None}
    there = set() if options.no_parley or len(there) < 2 else there
    while there:
        asked: dict[int, Question] = {leader: Choice([("end-parley",)]) for leader in there}
        if not options.no_timer:
            asked[CLOCK] = Choice([("ring",)])
        seat, _ = yield asked
        there -= there if seat == CLOCK else {seat}


def exchange(table: Table) -> None:
    """The hostages change rooms [TR13]."""
    for room in ROOMS:
        for seat in table.hostages[room] or ():
            table.rooms[seat] = 1 - room
            table.trips[seat] += 1
    table.hostages = [None, None]


def play_round(table: Table, options: Options) -> Script[None]:
    """Play from the start of the clock to the exchange."""
    table.handed = set()
    if options.premature_loss:
        lose_early(table)
    yield from run_clock(table, options)

    # Time is up: pointing ends and open offers lapse [TR10] [TR13].
    table.lead_offers = [None, None]
    table.offers = {}
    table.pointing = [None for _ in table.seats]

    yield from find_leaders(table, options)
    yield from name_hostages(table)
    yield from parley(table, options)
    exchange(table)


# The end.


def pause(table: Table, options: Options) -> Script[None]:
    """Those who pause the end act in order, or let their time run out if an option limits it [TR22]."""
    for character in PAUSING:
        for seat in table.seats:
            if table.character(seat) != character:
                continue
            may: list[Answer]
            match character:
                case "private-eye":
                    may = [("name", card) for card in set(table.deck)]
                case "gambler":
                    neither = ["neither"] if MAY_FAIL_BOTH & set(table.deck) else []  # [TR23]
                    may = [("call", side) for side in ("red", "blue", *neither)]
                case _:
                    may = [("shoot", other) for other in table.counted if other != seat]
            asked: dict[int, Question] = {seat: Choice(may)}
            if options.last_minute:
                asked[CLOCK] = Choice([("ring",)])
            speaker, answer = yield asked
            if speaker != CLOCK:
                table.said[seat] = answer[1]


def card_shared(table: Table, seat: int | None, other: int | None) -> bool:
    """Tell whether two players ever shared cards with each other."""
    return any(kind == "card" and {one, two} == {seat, other} for one, two, kind in table.shares)


def winning_side(table: Table) -> str:
    """Find the winning side: both can lose [TR24]."""
    president, bomber = table.acting("president"), table.acting("bomber")
    doctor, engineer = table.acting("doctor"), table.acting("engineer")
    assert president is not None
    assert bomber is not None
    if table.rooms[president] == table.rooms[bomber]:
        return "red" if engineer is None or card_shared(table, bomber, engineer) else "neither"
    return "blue" if doctor is None or card_shared(table, president, doctor) else "neither"


def first_partner(table: Table, seat: int) -> int | None:
    """Find whom somebody first shared with, cards or colours."""
    partners = [one + two - seat for one, two, _ in table.shares if seat in (one, two)]
    return partners[0] if partners else None


def wins(table: Table, seat: int) -> bool:
    """Tell whether somebody reached their aim [TR24] [TR26]."""
    president, bomber = table.acting("president"), table.acting("bomber")
    rounds, room = len(table.plan), table.room_of(seat)
    character = table.character(seat)

    def beside(card: str) -> bool:
        return table.rooms[table.cards.index(card)] == room

    def bombed(card: str) -> bool:
        assert bomber is not None
        return table.rooms[table.cards.index(card)] == table.rooms[bomber]

    assert president is not None
    assert bomber is not None
    with_president = table.rooms[president] == room
    with_bomber = table.rooms[bomber] == room

    if character in RED:
        return table.winner == "red"
    if character in BLUE:
        return table.winner == "blue"
    match character:
        case "gambler":
            return table.said.get(seat) == table.winner
        case "private-eye":
            return table.said.get(seat) == table.buried
        case "intern":
            return with_president
        case "victim":
            return with_bomber
        case "rival":
            return not with_president
        case "survivor":
            return not with_bomber
        case "bomb-bot":
            return with_bomber and not with_president
        case "queen":
            return not with_bomber and not with_president
        case "agoraphobe":
            return table.trips[seat] == 0
        case "traveler":
            return most(table.trips[seat], rounds)
        case "anarchist":
            return most(len(table.revolts[seat]), rounds)
        case "minion":
            return not table.saw_usurping[seat]
        case "mastermind":
            return table.leaders[room] == seat and seat in table.led[1 - room]
        case "mi6":
            return card_shared(table, seat, president) and card_shared(table, seat, bomber)
        case "butler":
            return with_president and beside("maid")
        case "maid":
            return with_president and beside("butler")
        case "romeo":
            return with_bomber and beside("juliet")
        case "juliet":
            return with_bomber and beside("romeo")
        case "wife":
            return with_president and not beside("mistress")
        case "mistress":
            return with_president and not beside("wife")
        case "ahab":
            return bombed("moby") and not with_bomber
        case "moby":
            return bombed("ahab") and not with_bomber
        case "clone" | "robot":
            # The mutual pair loses; so does whoever never shared.
            partner = first_partner(table, seat)
            if partner is None:
                return False
            if table.character(partner) in ("clone", "robot") and first_partner(table, partner) == seat:
                return False
            return wins(table, partner) == (character == "clone")
    shot = table.said.get(table.cards.index("sniper"))
    match character:
        case "sniper":
            return shot is not None and table.cards[shot] == "target"
        case "target":
            return shot != seat
        case "decoy":
            return shot == seat
    raise AssertionError(f"{character} has no aim")


def two_rooms(table: Table, options: Options) -> Script[None]:
    """Play one game."""
    yield from set_up(table, options)
    for number, _ in enumerate(table.plan, start=1):
        table.round = number
        yield from play_round(table, options)
    yield from pause(table, options)
    table.winner = winning_side(table)
    table.won = [wins(table, seat) for seat in table.seats]
    table.over = True


class Session:
    """One running game: what is open, and the table."""

    def __init__(
        self,
        players: int,
        *,
        deck: tuple[str, ...],
        five_rounds: bool = False,
        burying: bool = False,
        no_timer: bool = False,
        premature_loss: bool = False,
        first_leader_by_vote: bool = False,
        wait_for_leader: bool = False,
        hostages_11_13: bool = False,
        no_parley: bool = False,
        last_minute: bool = False,
        colours: bool = True,
    ) -> None:
        """Check the deck, sit down and ask the first question."""
        options = Options(
            five_rounds=five_rounds,
            burying=burying,
            no_timer=no_timer,
            premature_loss=premature_loss,
            first_leader_by_vote=first_leader_by_vote,
            wait_for_leader=wait_for_leader,
            hostages_11_13=hostages_11_13,
            no_parley=no_parley,
            last_minute=last_minute,
            colours=colours,
        )
        if not 6 <= players - len(AMBASSADORS & set(deck)) <= 30:
            raise ValueError(f"{players} people cannot play")
        errors = deck_errors(players, deck, options)
        if errors:
            raise ValueError(f"bad deck: {', '.join(errors)}")
        if five_rounds and players - len(AMBASSADORS & set(deck)) < 11:
            raise ValueError("five rounds need 11 players")
        self.table = Table(players, deck)
        self.script = two_rooms(self.table, options)
        self.open: dict[int, Question] = next(self.script)

    def play(self, seat: int, answer: Answer) -> None:
        """Answer an open question of a seat, of chance or of the clock; any one answer counts at once."""
        if seat not in self.open or not self.open[seat].allows(answer):
            raise ValueError(f"seat {seat} may not answer {answer!r}")
        try:
            self.open = self.script.send((seat, answer))
        except StopIteration:
            self.open = {}
