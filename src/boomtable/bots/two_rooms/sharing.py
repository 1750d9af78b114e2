"""Whom to show what: offers, answers to offers, and cards shown to somebody who refused."""

from __future__ import annotations

from boomtable.bots.two_rooms.situation import Situation
from boomtable.engine import Choices, Seat
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.characters.teams import PLAIN
from boomtable.games.two_rooms.moves import Accept, Acts, OfferCard, OfferColour, Refuse, ShowAll, ShowCard, ShowColour
from boomtable.games.two_rooms.people import Kind

SECRETIVE = ("leprechaun", "nuclear-tyrant", "target", "clone", "robot")  # a share may cost them the game
BASIC = frozenset({*PLAIN, "president", "bomber", "gambler"})  # with these alone everybody keeps card and aim
LIKELY = 0.7  # a friend to whom to turn first
PAUSE = 2  # so much news from everybody in the room before the same person is asked again


def answer_offers(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Accept or refuse the first open offer."""
    for offer in here.view.offers:
        if offer.to == here.me:
            accept: Acts = Accept(offer.by)
            refuse: Acts = Refuse(offer.by)
            if accept in choices and willing(here, offer.by, offer.kind):
                return accept
            return refuse if refuse in choices else accept if accept in choices else None
    return None


def willing(here: Situation, other: Seat, kind: Kind) -> bool:
    """Whether a share with this player is welcome."""
    if kind is Kind.COLOUR and not _conned(here):
        return here.view.card not in SECRETIVE and (other not in here.observed.cards or here.friend[other] >= 1.0)
    if here.team is None:
        return here.view.card not in SECRETIVE and other not in here.observed.cards
    if here.friend[other] >= 1.0:
        return not _harms(here)
    if here.precious:
        return here.friend[other] >= here.skill.sure
    return other not in here.observed.cards and here.foe[other] <= here.skill.wary


def _conned(here: Situation) -> bool:
    """Whether a Conman in the deck could turn a colour share into a card share, and that would matter."""
    return here.precious and here.skill.schemes and any(CARDS[card].cons for card in here.view.deck)


def _harms(here: Situation) -> bool:
    """Whether my card gives a condition that nobody wants."""
    return CARDS[here.view.card].gives is not None


def hold_out(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Show the card to somebody who refused to share, perhaps because they must be careful; or to all among friends."""
    if here.team is None or not here.skill.schemes:
        return None
    if here.precious or _harms(here):
        return _hint(here, choices)
    unaware = [seat for seat in here.others if seat not in here.observed.showed and seat not in here.observed.cards]
    if unaware and 2 * sum([here.friend[seat] for seat in here.heads]) > len(here.heads) + 1 and ShowAll() in choices:
        return ShowAll()
    for seat in unaware:
        likely = here.friend[seat] > here.foe[seat] - 0.25
        if here.observed.refusals[seat] and likely and ShowCard(seat) in choices:
            return ShowCard(seat)
    return None


def _hint(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Show at least the colour to somebody who refused to share, where the card had better not be seen."""
    for seat in here.others:
        likely = here.friend[seat] > here.foe[seat] - 0.25
        known = seat in here.observed.hinted or seat in here.observed.showed or seat in here.observed.cards
        if here.observed.refusals[seat] and likely and not known and ShowColour(seat) in choices:
            return ShowColour(seat)
    return None


def confide(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Share cards with a friend who has not seen mine yet, the leader first."""
    sure = max(LIKELY, here.skill.sure)
    friends = [seat for seat in here.others if here.friend[seat] >= sure and seat not in here.observed.showed]
    if here.team is None or not friends or _harms(here):
        return None
    seat = here.view.leader if here.view.leader in friends else here.any_of(friends)
    assert seat is not None
    fresh = _fresh(here, seat)
    if fresh and OfferCard(seat) in choices:
        return OfferCard(seat)
    return ShowCard(seat) if fresh and here.friend[seat] >= 0.95 and ShowCard(seat) in choices else None


def greet(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Share with a known friend again in a new round, where a card of the deck may have changed theirs."""
    if BASIC.issuperset(here.view.deck):
        return None
    friends = [seat for seat in here.others if here.friend[seat] >= 0.95 and seat not in here.observed.greeted]
    if not friends or _harms(here) or here.chance(min(8, here.view.players // 3)):
        return None
    seat = here.any_of(friends)
    offers: tuple[Acts, ...] = (OfferColour(seat), OfferCard(seat))
    return next((offer for offer in offers if offer in choices), None)


def _fresh(here: Situation, seat: Seat) -> bool:
    """Neither asked lately nor waiting for an answer."""
    if _pending(here, seat):
        return False
    last = here.observed.asked.get(seat)
    return last is None or len(here.view.story) - last >= PAUSE * len(here.heads)


def _pending(here: Situation, seat: Seat) -> bool:
    """Asked, without an answer so far."""
    return any((offer.by, offer.to) == (here.me, seat) for offer in here.view.offers)


def offer(here: Situation, choices: Choices[Acts]) -> Acts | None:
    """Make an offer to somebody worth knowing more about: first of the colour, where colours may be shared."""
    if here.view.card in SECRETIVE:
        return None
    unseen = [seat for seat in here.others if seat not in here.observed.cards and _fresh(here, seat)]
    if not unseen:
        return None
    by_colour = [seat for seat in unseen if seat not in here.observed.colours]
    if here.view.colours and by_colour:
        colour: Acts = OfferColour(_curious(here, by_colour))
        if colour in choices and not _conned(here):
            return colour
    welcome = [seat for seat in unseen if willing(here, seat, Kind.CARD)]
    if not welcome:
        return None
    card: Acts = OfferCard(_curious(here, welcome))
    return card if card in choices else None


def _curious(here: Situation, seats: list[Seat]) -> Seat:
    """Those never asked first, the leader before others; then whoever was asked longest ago."""
    asked = here.observed.asked
    return here.best(seats, [-asked.get(seat, 0) + 0.5 * (seat == here.view.leader) for seat in seats])
