"""Events and talk in Two Rooms and a Boom are told to those concerned."""

from __future__ import annotations

import pytest

from boomtable.boards.two_rooms import RoomsBoard, explained
from boomtable.boards.two_rooms_words import quoted, told
from boomtable.engine import Said, Viewer
from boomtable.games.two_rooms import Tell, Urge
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.ending import (
    AnyBecause,
    CutShort,
    InOneRoom,
    NeverMet,
    NobodyActs,
    RoomsApart,
    Survived,
    TyrantAlone,
)
from boomtable.games.two_rooms.moves import Call
from boomtable.games.two_rooms.news import (
    AnyNews,
    Called,
    Cured,
    Dealt,
    EndedEarly,
    Exchanged,
    Gained,
    Leaderless,
    LeadOffered,
    LeadRefused,
    Led,
    Moved,
    Named,
    Offered,
    Over,
    Placed,
    Pointed,
    Ready,
    Refused,
    RoundBegan,
    Sending,
    Shared,
    Shot,
    Showing,
    Shown,
    Swapped,
    Tackled,
    TimeUp,
)
from boomtable.games.two_rooms.people import Condition, Kind
from tests.boards.two_rooms import seen
from tests.games.two_rooms.scenes import evening

SHY, COY = Condition.SHY, Condition.COY


@pytest.mark.parametrize(
    ("news", "words"),
    [
        (Dealt("spy-red", ()), "Your card: Red Spy."),
        (Placed(((0, 1), (2,))), "In Room 1: Ada, Ben. In Room 2: Cleo."),
        (RoundBegan(2), "Round 2 begins."),
        (TimeUp(2), "Time's up in round 2."),
        (Led(0, "appointed", (1,)), "Ben appoints you. You lead."),
        (Led(1, "appointed", (0,)), "You appoint Ben as leader."),
        (Led(1, "handed", (2,)), "Ben takes over from Cleo as leader."),
        (Led(1, "vote", (0, 2)), "The room votes Ben in as leader."),
        (Led(1, "drawn", ()), "Ben is picked at random to lead."),
        (Led(0, "usurper", (0,)), "You show a Usurper's card. You lead."),
        (Leaderless(0), "This room no longer has a leader."),
        (LeadOffered(1, 0), "Ben offers you the leadership."),
        (LeadRefused(1), "Ben refuses the leadership."),
        (Pointed(1, 0), "Ben votes for you."),
        (Pointed(1, 1), "Ben votes to lead."),
        (Pointed(0, 0), "You vote for yourself."),
        (Pointed(1, None), "Ben takes a vote back."),
        (Shown(1, 0, Kind.CARD, "mi6"), "Ben shows you a card: MI6."),
        (Shown(1, 0, Kind.COLOUR, "red"), "Ben shows you a colour: Red."),
        (Shown(1, None, Kind.CARD, "bomber"), "Ben shows the room a card: Bomber."),
        (Showing(1, 2, Kind.CARD), "Ben shows Cleo a card."),
        (Offered(1, 0, Kind.COLOUR), "Ben offers to share colours with you."),
        (Refused(1, 0), "Ben refuses your offer."),
        (Shared((1, 2), Kind.CARD), "Ben and Cleo share cards."),
        (Gained(SHY, (SHY,)), "You are now shy."),
        (
            Gained(Condition.FOOLISH, ()),
            "You'd be foolish now, but it cancels out with what you were. You have no conditions left.",
        ),
        (
            Gained(Condition.FOOLISH, (Condition.LIAR,)),
            "You'd be foolish now, but it cancels out with what you were. You are still a liar.",
        ),
        (Cured(()), "You are cured. You have no conditions left."),
        (Cured((SHY, COY)), "You are cured, but still shy, coy."),
        (Swapped(1, "bomber", "mi6", ()), "You and Ben swap cards. Your card: MI6."),
        (Swapped(0, "drunk", "mi6", ()), "You've sobered up. Your card: MI6."),
        (Tackled(1, 0), "Ben holds you back: you can't go as a hostage this round."),
        (Moved(1, 1), "Ben goes to Room 2."),
        (Sending(0, (1, 2)), "Leaving Room 1: Ben, Cleo."),
        (Ready(1), "Room 2 is ready."),
        (Exchanged(((), (2,))), "To Room 2: -. To Room 1: Cleo."),
        (Named(1, "queen"), "Ben says the buried card is: Queen."),
        (Named(1, None), "Ben doesn't name a card."),
        (Called(1, Call.NEITHER), 'Ben calls: "Neither side wins".'),
        (Called(0, None), "You don't call a winner."),
        (Shot(1, 0), "Ben shoots you."),
        (Shot(1, None), "Ben doesn't shoot."),
        (EndedEarly(1, "boom"), "BOOM! Ben shared cards with the President. The game is over."),
        (EndedEarly(0, "hug"), "HUG! You shared cards with the Bomber. The game is over."),
        (Over(), "All the cards are turned up."),
    ],
)
def test_news_to_one_of_them(news: AnyNews, words: str) -> None:
    assert told(0, news) == words


@pytest.mark.parametrize(
    ("talk", "words"),
    [
        (Tell(1, "red"), 'Ben: "I\'m Red."'),
        (Tell(0, "agent-red"), 'Ben: "You\'ve got the Red Agent card."'),
        (Tell(2, "queen"), 'Ben: "Cleo has the Queen card."'),
        (Urge(1), 'Ben: "Send me."'),
        (Urge(0), 'Ben: "You should go."'),
        (Urge(2), 'Ben: "Send Cleo."'),
    ],
)
def test_what_somebody_says(talk: Tell | Urge, words: str) -> None:
    assert quoted(0, Said(1, talk, 1, 0, ())) == words


def test_every_card_can_be_asked_for() -> None:
    deck = evening(" ".join(card for card in CARDS if "ambassador" not in card)[:400].rpartition(" ")[0] + " / bomber")
    view = seen(deck)
    assert len(explained("deck", view)) == len({*view.deck})
    assert explained("what is the President's Daughter", view)[0].startswith("President's Daughter: If the President")
    assert explained("share 1", view) == []


@pytest.mark.parametrize(
    ("because", "viewer", "words"),
    [
        (
            InOneRoom(0, "president", 0, 1, "bomber", 0),
            2,
            "Ada (President) and Ben (Bomber) both ended in Room 1.",
        ),
        (InOneRoom(0, "president", 0, 1, "bomber", 0), 1, "You (Bomber) and Ada (President) both ended in Room 1."),
        (
            RoomsApart(0, "presidents-daughter", 0, 1, "bomber", 1),
            "public",
            "Ada (President's Daughter) was in Room 1, Ben (Bomber) in Room 2.",
        ),
        (
            Survived(0, "president", 1, 1, "bomber", 1),
            0,
            "You (President) ended with Ben (Bomber) in Room 2, and lived.",
        ),
        (NeverMet(0, "president", 2, "doctor"), 1, "Ada (President) never shared cards with Cleo (Doctor)."),
        (CutShort(1, "dr-boom", "boom"), 0, "Ben (Dr. Boom) shared cards with the President: BOOM!"),
        (CutShort(1, "tuesday-knight", "hug"), 1, "You (Tuesday Knight) shared cards with the Bomber: a deadly hug."),
        (TyrantAlone(1), 0, "Ben, the Nuclear Tyrant, met neither President nor Bomber. Everyone else loses."),
        (NobodyActs("bomber"), 0, "The Bomber was buried, and nobody took over."),
    ],
)
def test_one_line_says_why_it_ended(because: AnyBecause, viewer: Viewer, words: str) -> None:
    assert RoomsBoard().why(viewer, because) == words
