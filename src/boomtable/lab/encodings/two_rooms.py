"""The encoding of Two Rooms and a Boom with the basic deck, in ticks of five seconds."""

from __future__ import annotations

from typing import Any

from boomtable.engine import BadSetup, Choices, Either, Move, Seat, Subset
from boomtable.games.two_rooms import moves
from boomtable.games.two_rooms.characters import Team
from boomtable.games.two_rooms.finale import Calling
from boomtable.games.two_rooms.moves import Call, Send
from boomtable.games.two_rooms.news import AnyNews, Shared, Showing, Shown
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.people import Kind, Offer
from boomtable.games.two_rooms.rounds import FindingLeaders, Naming, Parley, Playing
from boomtable.games.two_rooms.table import TwoRooms
from boomtable.games.two_rooms.view import View
from boomtable.lab.encodings.encoding import NO_SUB_ACTIONS, Encoding, HistoryBytes, Layout
from boomtable.lab.encodings.sub_actions import SubActions, SubsetActions

QUESTIONS: dict[Any, int] = {
    kind: place for place, kind in enumerate((Playing, FindingLeaders, Naming, Parley, Calling))
}
KINDS = {Kind.COLOUR: 1, Kind.CARD: 2}
TEAMS = {str(team): place for place, team in enumerate(Team, start=1)}
ROUNDS = 5
BY_SEAT = {  # what is done to somebody
    "appoint": moves.Appoint,
    "offer-lead": moves.OfferLead,
    "point": moves.Point,
    "show-card": moves.ShowCard,
    "show-colour": moves.ShowColour,
    "offer-card": moves.OfferCard,
    "offer-colour": moves.OfferColour,
    "accept": moves.Accept,
    "refuse": moves.Refuse,
    "withdraw": moves.Withdraw,
}
ALONE = {
    "take-lead": moves.TakeLead,
    "refuse-lead": moves.RefuseLead,
    "stop-pointing": moves.StopPointing,
    "show-all": moves.ShowAll,
    "show-colour-to-all": moves.ShowColourToAll,
    "end-parley": moves.EndParley,
    "walk": moves.Walk,  # where more than thirty play, two are Ambassadors
}


class TwoRoomsEncoding(Encoding[TwoRooms, View]):
    """Seats that may act while the clock runs may also wait; after everyone's chance to act, five seconds pass."""

    version = 2
    timed = True

    def prepare(self) -> Layout:
        assert isinstance(self.options, Options)
        if self.options.playset != "basic":
            raise BadSetup("bad-option", option="playset", value=self.options.playset, allowed="basic")
        if self.options.no_timer:
            raise BadSetup("bad-option", option="no_timer", value="true", allowed="false")
        seats = range(self.players)
        for name, alone in ALONE.items():
            self.number(name, alone())
        for name, kind in BY_SEAT.items():
            self.numbers(name, kind, seats)
        self.numbers("call", moves.CallWinner, Call)
        first = len(self.actions)
        self.actions += tuple(f"send-{seat}" for seat in seats)
        self.several[Send] = SubsetActions(Send, {seat: first + seat for seat in seats})
        self.cards = {card: place for place, card in enumerate(sorted({*self.table.state.deck}))}
        return self._lay_out(first)

    def _lay_out(self, first: int) -> Layout:
        players = self.players
        layout = Layout(
            seen_cards=players,  # by seat, what I was shown last: card, from 1
            seen_colours=players,  # by seat: colour, from 1
            ambassadors=players,  # by seat: card, from 1
            showing=players * players,  # by two seats, what one was seen to show the other: 1 colour, 2 card
            me=players,
            rooms=players,  # where everyone is: 0 or 1
            card=len(self.cards),  # mine
            round=ROUNDS,
            question=len(QUESTIONS),  # an open round, a leader to find, hostages to name, a parley, a call
            waiting=players,  # of those here, who is waited for
            leader=players,  # of my room, as the following
            meets=players,  # the leader of the other room, in a parley
            lead_offer=players,
            pointing=players,  # by seat: at whom, from 1
            hostages=players,
            planned=1,  # hostages after this round
            sending=1,  # how many each leader must name now
            handed=players,  # who gave me the leader card this round
            offers=players,  # by seat, to me: 1 colour, 2 card
            offered=players,  # what I offer, by seat: 1 colour, 2 card
            gambling=1,
            called=players,  # by seat: 1 red, 2 blue, 3 neither
            picks=players,  # hostages picked so far
            ticks=1,  # until time is up
        )
        self._at = {name: span.start for name, span in layout.slices.items()}
        self._send = first
        self._stories = [HistoryBytes(layout.at("me"), self._write_news) for _ in range(players)]
        self._rest = bytes(layout.at("ticks") - layout.at("me"))
        return layout

    def legal(self, choices: Choices[Any], sub_actions: SubActions = NO_SUB_ACTIONS) -> list[int]:
        """While the clock runs a leader may also name the hostages, one after another."""
        early, rest = _early(choices)
        if early is None:
            return super().legal(choices, sub_actions)
        return sorted([*super().legal(early, sub_actions), *(() if sub_actions else super().legal(rest))])

    def answer(self, choices: Choices[Any], sub_actions: SubActions) -> Move | None:
        early, rest = _early(choices)
        return super().answer(early if early and sub_actions[0] >= self._send else rest, sub_actions)

    def _write_news(self, text: bytearray, place: int, news: AnyNews) -> None:
        players, at = self.players, self._at
        match news:
            case Shown(by, to, kind, what):
                if kind is Kind.CARD:
                    text[by] = self.cards[what] + 1
                else:
                    text[at["seen_colours"] + by] = TEAMS[what]
                pairs = [(by, other) for other in range(players) if to in (other, None) and other != by]
            case Showing(by, to, kind):
                pairs = [(by, to)]
            case Shared((by, to), kind):
                pairs = [(by, to), (to, by)]
            case _:
                return
        for one, other in pairs:
            place = at["showing"] + one * players + other
            text[place] = max(text[place], KINDS[kind])

    def write(self, view: View, sub_actions: SubActions) -> bytearray:
        assert isinstance(view.viewer, int)
        at, me = self._at, view.viewer
        text = self._stories[me].text(view.story) + self._rest
        text[at["me"] + me] = 1
        text[at["rooms"] : at["rooms"] + len(view.rooms)] = bytes(view.rooms)
        if view.card:
            text[at["card"] + self.cards[view.card]] = 1
        if view.round:
            text[at["round"] + view.round - 1] = 1
        if view.todo and (place := QUESTIONS.get(type(view.todo[0]))) is not None:
            text[at["question"] + place] = 1
        for seat, card in view.open:
            text[at["ambassadors"] + seat] = self.cards[card] + 1
        self._write_room(text, view)
        self._write_offers(text, me, view.offers)
        for by, side in view.called:
            text[at["called"] + by] = [None, *Call].index(side)
        for action in sub_actions:
            text[at["picks"] + action - self._send] = 1
        return text

    def _write_room(self, text: bytearray, view: View) -> None:
        at = self._at
        flags: dict[str, Any] = {
            "waiting": view.waiting,
            "leader": (view.leader,),
            "meets": (view.meets,),
            "lead_offer": (view.lead_offer,),
            "hostages": view.hostages or (),
            "handed": [by for by, to in view.handed if to == view.viewer],
        }
        for name, seats in flags.items():
            for seat in seats:
                if seat is not None and seat >= 0:
                    text[at[name] + seat] = 1
        for seat, at_whom in enumerate(view.pointing):
            text[at["pointing"] + seat] = 0 if at_whom is None else at_whom + 1
        text[at["planned"]], text[at["sending"]], text[at["gambling"]] = view.planned, view.sending, view.gambling

    def _write_offers(self, text: bytearray, me: Seat, offers: tuple[Offer, ...]) -> None:
        for offer in offers:
            name, seat = ("offered", offer.to) if offer.by == me else ("offers", offer.by)
            text[self._at[name] + seat] = KINDS[offer.kind]


def _early(choices: Choices[Any]) -> tuple[Subset[Send] | None, Choices[Any]]:
    """The hostages that can be named while the clock runs, and all other moves."""
    parts = choices.parts if isinstance(choices, Either) else ()
    early = next((part for part in parts if isinstance(part, Subset)), None)
    return early, Either(tuple([part for part in parts if part is not early])) if early else choices
