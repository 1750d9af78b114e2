"""What a viewer of Two Rooms and a Boom notices of a move, and which moves look the same to them.

A move is alike if the viewer sees the same of it at both tables; of most of what others do in the other room or in
private they notice nothing at all [TR7] [TR20]. There is no such move where it brings to light what the tables differ
in: a card that is shown to the viewer, what a foolish or an immune player makes of it, the affairs of the room that the
viewer enters, the hostages once both leaders have named them, who pauses the end, and the end itself.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from boomtable.engine import CHANCE, CLOCK, Luck, Move, Seat, Viewer
from boomtable.games.two_rooms import TwoRooms
from boomtable.games.two_rooms import moves as m
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.characters.teams import count_players
from boomtable.games.two_rooms.judging import first_partner
from boomtable.games.two_rooms.people import Condition, Kind, Offer
from boomtable.games.two_rooms.rounds import FindingLeaders, Holding, Parley, Playing
from tests.oracle.two_rooms_hidden import AMBASSADORS, heads, pausers, room_of

Twin: TypeAlias = Move | Literal["nothing"] | None
Shows: TypeAlias = m.OfferCard | m.OfferColour


def alike(state: TwoRooms, other: TwoRooms, viewer: Viewer, seat: Seat, move: Move, luck: Luck) -> Twin:
    """At the other table, what this viewer cannot tell from that move at the first, if there is such a thing."""
    if not state.number:
        return opened(state, other, viewer, move, luck)
    twin = Noticing(state, other, viewer, seat, luck).twin(move)
    if twin is None:
        return None
    after = state.play(seat, move), other if twin == "nothing" else other.play(seat, twin)
    return twin if Between((state, other), after, viewer).shows_nothing_else else None


def opened(state: TwoRooms, other: TwoRooms, viewer: Viewer, move: Move, luck: Luck) -> Twin:
    """Nobody sees what chance does, until the first clock starts: then cards and rooms are there to be seen [TR1]."""
    if isinstance(move, m.PickLargerRoom):
        return move
    after = state.play(CHANCE, move)
    if not after.number:
        hidden: Move = other.choices(CHANCE).sample(luck)
        return hidden
    if move not in other.choices(CHANCE):
        return None
    beside = other.play(CHANCE, move)
    mine = [table.people[viewer].card if isinstance(viewer, int) else "" for table in (after, beside)]
    seen = [[(person.room, person.card in AMBASSADORS and person.card) for person in t.people] for t in (after, beside)]
    return move if mine[0] == mine[1] and seen[0] == seen[1] else None


def watches(state: TwoRooms, viewer: Viewer) -> bool:
    """A Paparazzo who has shown the card is bound by no promise [TR20]."""
    mine = state.people[viewer] if isinstance(viewer, int) else None
    return mine is not None and mine.card.startswith("paparazzo") and bool(mine.used)


class Noticing:
    """Somebody moves, and the viewer is near or far."""

    def __init__(self, state: TwoRooms, other: TwoRooms, viewer: Viewer, seat: Seat, luck: Luck) -> None:
        self.state, self.other, self.viewer, self.seat, self.luck = state, other, viewer, seat, luck
        self.near = seat in (CHANCE, CLOCK) or room_of(state, viewer) == state.people[seat].room
        self.private = state.options.privacy_promise and not watches(state, viewer)

    def twin(self, move: Move) -> Twin:
        match move:
            case m.DrawLeader(seat):
                near = room_of(self.state, self.viewer) == self.state.people[seat].room
                return self.same(move) if near else self.other.choices(CHANCE).sample(self.luck)
            case m.Appoint() if not self.near and isinstance(self.state.todo[0], FindingLeaders):
                return self.found(move)
            case m.Appoint() | m.OfferLead() | m.TakeLead() | m.RefuseLead() | m.Point() | m.StopPointing():
                return self.same(move) if self.near else "nothing"
            case m.Send():
                return self.sent(move)
            case m.EndParley():
                return self.parted(move)
            case m.ShowCard(to):
                return self.shown(move, to)
            case m.ShowColour(to):
                return self.shown(move, to)
            case m.ShowAll() | m.ShowColourToAll():
                return (self.same(move) if self.face_is_same(move) else None) if self.near else "nothing"
            case m.OfferCard(to) | m.OfferColour(to):
                return self.offered(move, to)
            case m.Accept(by):
                return self.accepted(move, by)
            case m.Refuse(other) | m.Withdraw(other):
                return self.same(move) if self.viewer in (self.seat, other) else "nothing"
            case m.Use(targets):
                return self.used(move, targets)
        return self.same(move)  # time, walking Ambassadors, and what is said at the end are for all [TR6] [TR22] [TR39]

    def same(self, move: Move) -> Twin:
        """The same move; not where it is not on offer, for want of a card, an offer or a leader that was hidden."""
        return move if move in self.other.choices(self.seat) else None

    def card_is_same(self, seat: Seat) -> bool:
        return self.state.people[seat].card == self.other.people[seat].card

    # Leaders.

    def found(self, move: Move) -> Twin:
        """The other room agrees on its leader, whoever it is; all notice when nobody waits any more [TR11]."""
        goes_on = not isinstance(self.state.play(self.seat, move).todo[0], FindingLeaders)
        return self.other.choices(self.seat).sample(self.luck) if goes_on else "nothing"

    def sent(self, move: m.Send) -> Twin:
        """Hostages are seen in their room, and by all once both leaders have named theirs [TR12] [TR14]."""
        room = self.state.people[self.seat].room
        clock = isinstance(self.state.todo[0], Playing) and not self.state.options.no_timer
        if self.near or (self.state.hostages[1 - room] is not None and not clock):
            return self.same(move)
        if self.viewer == "public" or not self.state.options.no_timer:
            return "nothing"
        sends = [twin for twin in self.other.choices(self.seat) if isinstance(twin, m.Send)]
        return sends[self.luck.pick(len(sends))] if sends else None

    def parted(self, move: m.EndParley) -> Twin:
        """Who parleys and is done is seen by the other, and in their own room; then all see the exchange [TR13]."""
        near = self.near or self.viewer in self.state.leaders
        return self.same(move) if near or self.state.parted else "nothing"

    # Showing.

    def face_is_same(self, move: Move) -> bool:
        """The same is seen at both tables: a card, or only a colour [TR17]."""
        one, other = (table.people[self.seat].card for table in (self.state, self.other))
        hue = isinstance(move, m.ShowColour | m.ShowColourToAll)
        return CARDS[one].colour == CARDS[other].colour if hue else one == other

    def shown(self, move: m.ShowCard | m.ShowColour, to: Seat) -> Twin:
        if self.viewer in (self.seat, to):
            return self.same(move) if self.face_is_same(move) else None
        return self.same(move) if self.near and not self.private else "nothing"

    def offered(self, move: Shows, to: Seat) -> Twin:
        """Two know of an offer; who is foolish takes it at once, which is a share like any other [TR16]."""
        kind, taken = Kind.CARD if isinstance(move, m.OfferCard) else Kind.COLOUR, self.takes(self.state, move)
        if self.viewer in (self.seat, to):
            if self.same(move) is None or taken != self.takes(self.other, move):
                return None
            return move if not taken else self.share(move, (self.seat, to), kind)
        if not taken or not self.near:
            return "nothing"
        return self.share(move, (self.seat, to), kind) if self.private or self.takes(self.other, move) else None

    def takes(self, table: TwoRooms, move: Shows | m.Use) -> bool:
        """Whether an offer, a Psychologist's too, is taken at once [TR16]."""
        asked = move.targets if isinstance(move, m.Use) else (move.seat,)
        after = table.play(self.seat, move) if move in table.choices(self.seat) else None
        return after is not None and not any(offered(after, self.seat, to) for to in asked)

    def accepted(self, move: m.Accept, by: Seat) -> Twin:
        """A share, or who asked takes it back: then only the two know [TR16]."""
        mine, theirs = (offered(table, by, self.seat) for table in (self.state, self.other))
        assert mine is not None
        if not self.near:
            return "nothing"
        kept = [
            offer is not None and keeps(table, offer) for table, offer in ((self.state, mine), (self.other, theirs))
        ]
        hidden = self.private and self.viewer not in (by, self.seat)
        if not kept[0] and self.viewer not in (by, self.seat):
            return "nothing"
        if kept[0] != kept[1] and not hidden:
            return None
        same_kind = theirs is not None and theirs.kind is mine.kind
        if not kept[0]:
            return self.same(move)
        return self.share(move, (by, self.seat), mine.kind) if same_kind or hidden else None

    def share(self, move: Move, seats: tuple[Seat, ...], kind: Kind) -> Twin:
        """A share that the viewer takes part in, or sees across the room, or not even that [TR18] [TR20]."""
        if self.viewer in seats:
            [partner] = {*seats} - {self.viewer}
            return self.same(move) if self.shows_same(partner, kind) else None
        if not self.leaves_all_as_it_is(seats):
            return None
        return "nothing" if self.private else self.same(move)

    def shows_same(self, partner: Seat, kind: Kind) -> bool:
        """Whether the viewer sees the same in a share, and the same comes of it for them."""
        assert isinstance(self.viewer, int)
        mine = self.state.people[self.viewer]
        one, two = self.state.people[partner], self.other.people[partner]
        if (one.card, one.conditions, one.lucky) == (two.card, two.conditions, two.lucky):
            mirror = self.state.options.premature_loss and {mine.card, one.card} == {"clone", "robot"}
            return not mirror or first_partner(self.state, partner) == first_partner(self.other, partner)  # [TR28]
        cards = [CARDS[person.card] for person in (mine, one, two)]
        acts = any(card.swaps or card.cons for card in cards) or any(p.has(Condition.ZOMBIE) for p in (one, two))
        return kind is Kind.COLOUR and not acts and cards[1].colour == cards[2].colour

    def leaves_all_as_it_is(self, seats: tuple[Seat, ...]) -> bool:
        """A share of two others may end their being open [TR5]."""
        return not any(self.state.people[seat].open for seat in seats)

    # Powers.

    def used(self, move: m.Use, targets: tuple[Seat, ...]) -> Twin:
        """A power is seen by those it is shown to, in part across the room, a Bouncer's everywhere [TR20] [TR33]."""
        power = self.state.people[self.seat].card.rsplit("-", 1)[0]
        shown: tuple[Viewer, ...] = (self.seat, *targets)
        moves = power == "bouncer" and self.moves_rooms(move)
        if not self.near and isinstance(self.state.todo[0], Holding):
            return None  # the other room sees that hostages are named anew, or how many [TR13]
        if not self.near and not moves:
            return "nothing"
        sharers = {"agent": (self.seat, *targets), "enforcer": targets}.get(power, ())
        if power == "psychologist" and self.takes(self.state, move):
            sharers = (self.seat, *targets)
        if sharers and self.viewer not in sharers and not self.leaves_all_as_it_is(sharers):
            return None
        if self.private and self.viewer not in shown and targets and not moves and power != "security":
            return "nothing"
        if not self.card_is_same(self.seat) or not self.reacts_alike(move, targets):
            unseen = power == "psychologist" and not sharers and self.viewer not in shown
            return self.same(m.ShowCard(targets[0])) if unseen else None  # across the room both are a card shown to one
        if sharers and self.viewer in sharers:
            return self.share(move, sharers, Kind.CARD)
        return self.same(move)

    def moves_rooms(self, move: Move) -> bool:
        after = self.state.play(self.seat, move)
        return [person.room for person in after.people] != [person.room for person in self.state.people]

    def reacts_alike(self, move: m.Use, targets: tuple[Seat, ...]) -> bool:
        """Powers do nothing to immune players, and foolish players accept a Psychologist's offer at once."""
        immune = [[table.people[seat].has(Condition.IMMUNE) for seat in targets] for table in (self.state, self.other)]
        return immune[0] == immune[1] and self.takes(self.state, move) == self.takes(self.other, move)


def offered(table: TwoRooms, by: Seat, to: Seat) -> Offer | None:
    return next((offer for offer in table.offers if (offer.by, offer.to) == (by, to)), None)


def keeps(table: TwoRooms, offer: Offer) -> bool:
    """Whether who asked may still share that: not if bound, open, or Psychologist no more [TR16]."""
    person = table.people[offer.by]
    bars = {Kind.CARD: [Condition.COY], Kind.COLOUR: [Condition.SAVVY, Condition.PARANOID]}[offer.kind]
    since = [share for share in table.shares[person.since :] if offer.by in share.seats and not share.forced]
    once = person.has(Condition.PARANOID) and any(share.kind is Kind.CARD for share in since)
    lost = offer.cure and not person.card.startswith("psychologist")
    return not (person.open or lost or once or any(person.has(each) for each in (Condition.SHY, *bars)))


class Between:
    """Two tables before and after something that looks alike: what else comes to light with it."""

    def __init__(self, before: tuple[TwoRooms, TwoRooms], after: tuple[TwoRooms, TwoRooms], viewer: Viewer) -> None:
        self.before, self.after, self.viewer = before, after, viewer
        self.room = room_of(after[0], viewer)

    @property
    def shows_nothing_else(self) -> bool:
        if not all(table.todo for table in self.after):
            return False  # everything is revealed [TR22]
        facts = (self.entered, self.arrived, self.time, self.met, self.sobered, self.end, self.mayors)
        return all(fact(self.before[0], self.after[0]) == fact(self.before[1], self.after[1]) for fact in facts)

    def entered(self, before: TwoRooms, after: TwoRooms) -> object:
        """Whoever enters a room sees its affairs [TR7]."""
        room = self.room
        if room is None or room == room_of(before, self.viewer):
            return None
        here = [seat for seat, person in enumerate(before.people) if person.room == room]
        opened = [(seat, before.people[seat].card) for seat in here if before.people[seat].open]
        pointing = [before.pointing[seat] for seat in here]
        pairs = (before.leaders, before.lead_offers, before.barred, before.hostages)
        sets = [{*before.mayors} & {*here}, {*before.tackled} & {*here}]
        return opened, pointing, [pair[room] for pair in pairs], sets

    def arrived(self, before: TwoRooms, after: TwoRooms) -> object:
        """An arriving player with an open card is seen by the room [TR15]."""
        moved = [seat for seat, person in enumerate(after.people) if person.room != before.people[seat].room]
        here = [seat for seat in moved if after.people[seat].room == self.room]
        return [(seat, before.people[seat].card) for seat in here if before.people[seat].open]

    def time(self, before: TwoRooms, after: TwoRooms) -> object:
        """When time is up all see whether leaders must be found, how many are sent, then who [TR11] [TR12] [TR13]."""
        if after.todo == before.todo:
            return None
        if before.number == after.number and after.apart:
            lead = [leader is None for leader in after.leaders]
            kept = [{after.leaders[room], *after.tackled} for room in (0, 1)]
            planned = after.options.hostages(count_players(after.players, after.deck), after.number)
            number = min(planned, *(len({*heads(after, room)} - kept[room]) for room in (0, 1)))
            return lead, number, isinstance(after.todo[0], Holding | Parley)  # all hostages are named [TR13]
        return [seat for seat, person in enumerate(after.people) if person.room != before.people[seat].room]

    def met(self, before: TwoRooms, after: TwoRooms) -> object:
        """Leaders who meet see each other, and nobody else does [TR13]."""
        meet = isinstance(after.todo[0], Parley) and self.viewer in after.leaders
        return after.leaders if meet else None

    def end(self, before: TwoRooms, after: TwoRooms) -> object:
        """At the end, who is asked next is seen only when they are asked [TR22]."""
        return None if after.apart else pausers(after)[:1]

    def mayors(self, before: TwoRooms, after: TwoRooms) -> object:
        """Whether one who showed a Mayor's card still has it comes to light when votes are counted [TR32]."""
        shown = [seat for seat in before.mayors if before.people[seat].room == self.room]
        return [before.people[seat].card.startswith("mayor") and bool(before.people[seat].used) for seat in shown]

    def sobered(self, before: TwoRooms, after: TwoRooms) -> object:
        """The Drunk sees the sober card when the last round starts [TR35]."""
        me, begins = self.viewer, before.number != after.number
        return before.sober if isinstance(me, int) and begins and before.people[me].card == "drunk" else None
