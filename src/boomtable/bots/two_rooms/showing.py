"""Whom to show what: offers, answers to offers, and cards held out to one who refused."""

from __future__ import annotations

from boomtable.bots.two_rooms.mind import Mind
from boomtable.engine import Choices, Seat
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.moves import Accept, Acts, OfferCard, OfferColour, Refuse, ShowAll, ShowCard, ShowColour
from boomtable.games.two_rooms.people import Kind

SECRETIVE = ("leprechaun", "nuclear-tyrant", "target", "clone", "robot")  # a share may cost them the game
LIKELY = 0.7  # a friend to whom to turn first
PAUSE = 2  # so much news from everybody in the room before the same person is asked again


def answer_offers(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Take or turn down the first offer one has."""
    for offer in mind.view.offers:
        if offer.to == mind.me:
            accept: Acts = Accept(offer.by)
            refuse: Acts = Refuse(offer.by)
            if accept in choices and willing(mind, offer.by, offer.kind):
                return accept
            return refuse if refuse in choices else accept if accept in choices else None
    return None


def willing(mind: Mind, other: Seat, kind: Kind) -> bool:
    """Whether a share with this player is welcome."""
    if kind is Kind.COLOUR and not _conned(mind):
        return mind.view.card not in SECRETIVE and (other not in mind.sight.cards or mind.friend[other] >= 1.0)
    if mind.team is None:
        return mind.view.card not in SECRETIVE and other not in mind.sight.cards
    if mind.friend[other] >= 1.0:
        return not _harms(mind)
    if mind.precious:
        return mind.friend[other] >= mind.manner.sure
    return other not in mind.sight.cards


def _conned(mind: Mind) -> bool:
    """A Conman in the deck makes a share of colours one of cards, which matters to some."""
    return mind.precious and mind.manner.schemes and any(CARDS[card].cons for card in mind.view.deck)


def _harms(mind: Mind) -> bool:
    """My card gives what nobody wants."""
    return CARDS[mind.view.card].gives is not None


def hold_out(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Show the card to one who refused to share, who may be somebody that must be careful; or to all among friends."""
    if mind.team is None or not mind.manner.schemes:
        return None
    if mind.precious or _harms(mind):
        return _hint(mind, choices)
    unaware = [seat for seat in mind.others if seat not in mind.sight.showed and seat not in mind.sight.cards]
    if unaware and 2 * sum([mind.friend[seat] for seat in mind.heads]) > len(mind.heads) + 1 and ShowAll() in choices:
        return ShowAll()
    for seat in unaware:
        likely = mind.friend[seat] > mind.foe[seat] - 0.25
        if mind.sight.refusals[seat] and likely and ShowCard(seat) in choices:
            return ShowCard(seat)
    return None


def _hint(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Show who refused to share at least the colour, where the card had better not be seen."""
    for seat in mind.others:
        likely = mind.friend[seat] > mind.foe[seat] - 0.25
        known = seat in mind.sight.hinted or seat in mind.sight.showed or seat in mind.sight.cards
        if mind.sight.refusals[seat] and likely and not known and ShowColour(seat) in choices:
            return ShowColour(seat)
    return None


def confide(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Share cards with a friend who has not seen mine yet; one who matters with the leader first."""
    sure = max(LIKELY, mind.manner.sure)
    friends = [seat for seat in mind.others if mind.friend[seat] >= sure and seat not in mind.sight.showed]
    if mind.team is None or not friends or _harms(mind):
        return None
    seat = mind.view.leader if mind.view.leader in friends else mind.any_of(friends)
    assert seat is not None
    fresh = _fresh(mind, seat)
    if fresh and OfferCard(seat) in choices:
        return OfferCard(seat)
    return ShowCard(seat) if fresh and mind.friend[seat] >= 0.95 and ShowCard(seat) in choices else None


def greet(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Share with a known friend once more in a new round: cards change, and so do minds."""
    friends = [seat for seat in mind.others if mind.friend[seat] >= 0.95 and seat not in mind.sight.greeted]
    if not friends or _harms(mind) or mind.chance(min(8, mind.view.players // 3)):
        return None
    seat = mind.any_of(friends)
    offers: tuple[Acts, ...] = (OfferColour(seat), OfferCard(seat))
    return next((offer for offer in offers if offer in choices), None)


def _fresh(mind: Mind, seat: Seat) -> bool:
    """Not asked lately, and not asked now."""
    if _pending(mind, seat):
        return False
    last = mind.sight.asked.get(seat)
    return last is None or len(mind.view.story) - last >= PAUSE * len(mind.heads)


def _pending(mind: Mind, seat: Seat) -> bool:
    """Asked now, without an answer so far."""
    return any((offer.by, offer.to) == (mind.me, seat) for offer in mind.view.offers)


def offer(mind: Mind, choices: Choices[Acts]) -> Acts | None:
    """Ask somebody of whom one wants to know more: first for the colour, where that may be shared."""
    if mind.view.card in SECRETIVE:
        return None
    unseen = [seat for seat in mind.others if seat not in mind.sight.cards and _fresh(mind, seat)]
    if not unseen:
        return None
    by_colour = [seat for seat in unseen if seat not in mind.sight.colours]
    if mind.view.colours and by_colour:
        colour: Acts = OfferColour(_curious(mind, by_colour))
        if colour in choices and not _conned(mind):
            return colour
    welcome = [seat for seat in unseen if willing(mind, seat, Kind.CARD)]
    if not welcome:
        return None
    card: Acts = OfferCard(_curious(mind, welcome))
    return card if card in choices else None


def _curious(mind: Mind, seats: list[Seat]) -> Seat:
    """Those never asked first, the leader before others; then whoever was asked longest ago."""
    asked = mind.sight.asked
    return mind.best(seats, [-asked.get(seat, 0) + 0.5 * (seat == mind.view.leader) for seat in seats])
