"""What to say aloud: who one is, what one has seen, and whom to send. It does not have to be true, but nobody lies
about a card to somebody who has seen it, and nobody says what was said in this round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from boomtable.bots.two_rooms.beliefs import SIDES, TEAMS
from boomtable.bots.two_rooms.hostages import leaving_value
from boomtable.bots.two_rooms.situation import PRECIOUS, Situation
from boomtable.engine import Luck, Said, Seat, Talk, shuffled
from boomtable.games.two_rooms import Tell, Urge, View
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.news import Exchanged, Met, Placed, RoundBegan, Shown, Swapped
from boomtable.games.two_rooms.people import Condition
from boomtable.games.two_rooms.rounds import Playing

FEW = 5  # that one thinks of before one speaks
PATIENCE = 2  # beyond one moment for each in the room: so seldom does a bot speak unasked
OTHER = {Team.RED: Team.BLUE, Team.BLUE: Team.RED}


def may_speak(view: View, heard: tuple[Said, ...], luck: Luck, talks: int) -> bool:
    """While the clock runs, or in parley, unless the card forbids it; now and then, and sooner if spoken of."""
    if not view.todo or not (isinstance(view.todo[0], Playing) or view.meets is not None):
        return False
    if CARDS[view.card].silent or Condition.CURSED in view.conditions:
        return False
    if view.meets is not None or _spoken_of(view, heard):
        return luck.pick(8) < talks
    return luck.pick(4 * (view.rooms.count(view.room) + PATIENCE)) < talks


def _spoken_of(view: View, heard: tuple[Said, ...]) -> bool:
    """Whether somebody spoke of the bot in this round, and it has not answered."""
    for said in reversed(heard):
        if said.seat == view.viewer or said.round != view.round:
            return False
        if said.talk.seat == view.viewer:
            return True
    return False


def remark(here: Situation) -> Talk | None:
    """Something worth saying that nobody has said in this round."""
    now = [said for said in here.heard if said.round == here.view.round]
    mine = [said.talk for said in now if said.seat == here.me]
    claimed = Tell in [type(talk) for talk in mine if talk.seat == here.me]
    if not claimed and (claim := _claim(here)) and _is_new(here, Tell(here.me, claim)):
        return Tell(here.me, claim)
    told = {said.talk.seat for said in _since_arrival(here) if isinstance(said.talk, Tell)}
    told |= _shown_now(here.view)
    reports = [_report(here, seat) for seat in here.observed.cards if seat not in told]
    news = [report for report in reports if report and report not in [said.talk for said in now]]
    if news and here.chance(6):
        seat = here.best([tell.seat for tell in news], [float(tell.seat in here.others) for tell in news])
        return next(tell for tell in news if tell.seat == seat)
    leaving = here.view.options.hostages(here.view.players, here.view.round)
    if sum(isinstance(talk, Urge) for talk in mine) >= leaving:
        return None
    return _urge(here, [said.talk.seat for said in now if isinstance(said.talk, Urge)])


def _since_arrival(here: Situation) -> list[Said]:
    """What the bot has said since it came into this room."""
    came = max(here.view.trips, default=0)
    return [said for said in here.heard if said.seat == here.me and said.round > came]


def _claim(here: Situation) -> str | None:
    """The bot's own colour, or the other; cards that must be honest or must lie have no choice [TR38].

    It stays with what it said before, and is silent where that would be a lie to somebody who knows.
    """
    mine = CARDS[here.view.card].team
    known = bool(_who_knows(here.view) & {*_hearers(here)})
    if Condition.HONEST in here.view.conditions:
        return str(mine)
    if Condition.LIAR in here.view.conditions:
        return None if known else str(OTHER.get(mine, Team.RED))
    team = mine if mine in SIDES else SIDES[here.luck.pick(2)]
    honest = here.chance(here.skill.honest) or (known and mine in SIDES)
    claim = _claimed(here) or str(team if honest else OTHER[team])
    return None if known and claim != mine else claim


def _is_new(here: Situation, tell: Tell) -> bool:
    """Whether somebody would hear it who has not seen my card, and was not there when I said or showed it before."""
    if here.view.meets is None and here.me in _shown_now(here.view):
        return False
    saw, shown = _who_saw(here.view)
    said = shown | {said.round for said in here.heard if said.seat == here.me and said.talk == tell}
    told = [seats for number, seats in _company(here.view) if number in said]
    return bool({*_hearers(here)} - {here.me}.union(saw, *told))


def _company(view: View) -> Iterator[tuple[int, set[Seat]]]:
    """For each round so far, who was in the bot's room when it began, and whom it met between the rooms after it.

    Nobody, where that was before the story.
    """
    rooms, number = dict[Seat, int](), 0
    for news in view.story:
        if isinstance(news, Placed):
            rooms = {seat: room for room, seats in enumerate(news.rooms) for seat in seats}
        elif isinstance(news, Exchanged):
            rooms |= {seat: 1 - rooms[seat] for seats in news.hostages for seat in seats if rooms}
        elif isinstance(news, RoundBegan):
            number = news.round
            yield number, {seat for seat, room in rooms.items() if room == rooms[int(view.viewer)]}
        elif isinstance(news, Met):
            yield number, {news.seat}


def _claimed(here: Situation) -> str | None:
    """What the bot last said of itself, unless it has got another card since."""
    if any(isinstance(news, Swapped) for news in here.view.story):
        return None
    tells = [said.talk for said in here.heard if said.seat == here.me and isinstance(said.talk, Tell)]
    return next((tell.what for tell in reversed(tells) if tell.seat == here.me), None)


def _hearers(here: Situation) -> list[Seat]:
    """Who would hear it: everybody in the room, or the other leader in parley."""
    if here.view.meets is not None:
        return [here.view.meets]
    return [seat for seat, room in enumerate(here.view.rooms) if room == here.view.room]


def _who_knows(view: View) -> set[Seat]:
    """Who has seen the card that the bot holds now, or its colour; all, if it was shown to a room."""
    seats, rounds = _who_saw(view)
    shown = rounds or view.viewer in [seat for seat, _ in view.open]
    return (seats | {*range(view.players)} if shown else seats) - {int(view.viewer)}


def _who_saw(view: View) -> tuple[set[Seat], set[int]]:
    """Who was shown that card or its colour, and the rounds in which a room was."""
    number, seats, rounds = 0, {seat for share in view.shared for seat in share.seats}, set[int]()
    for news in view.story:
        if isinstance(news, RoundBegan):
            number = news.round
        elif isinstance(news, Swapped):
            seats, rounds = {news.other}, set[int]()
        elif isinstance(news, Shown) and news.by == view.viewer:
            if news.to is None:
                rounds.add(number)
            else:
                seats.add(news.to)
    return seats, rounds


def _shown_now(view: View) -> set[Seat]:
    """Whose card the room has been shown in this round."""
    now = takewhile(lambda news: not isinstance(news, RoundBegan), reversed(view.story))
    return {news.by for news in now if isinstance(news, Shown) and news.to is None}


def _report(here: Situation, seat: Seat) -> Tell | None:
    """What the bot has seen of somebody: an important friend's card is kept quiet, an important enemy's is named."""
    card = here.observed.cards[seat]
    team = TEAMS[card]
    if Condition.LIAR in here.view.conditions:
        return None  # whoever it is about would know
    if card in PRECIOUS and team is not here.team:
        return Tell(seat, card) if here.skill.schemes and here.team is not None else Tell(seat, str(team))
    return Tell(seat, str(team))


def _urge(here: Situation, urged: list[Seat]) -> Urge | None:
    """Urge the leader to send the one of a few candidates whose leaving helps most, unless somebody has."""
    leader = here.view.leader
    candidates = [seat for seat in here.heads if seat != leader]
    if leader in (None, here.me) or not candidates:
        return None
    few, value = shuffled(candidates, here.luck)[:FEW], leaving_value(here, 1)
    seat = here.best(few, [value([seat]) for seat in few])
    return None if seat in urged else Urge(seat)
