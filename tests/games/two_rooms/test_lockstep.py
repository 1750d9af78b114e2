"""The engine and the oracle, move by move with the same random answers: they must never disagree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from msgspec.structs import astuple

from boomtable.engine import CLOCK, Illegal, Move, Ring, Seat, Seeded
from boomtable.games.two_rooms import GAME, TwoRooms
from boomtable.games.two_rooms import moves as m
from boomtable.games.two_rooms.options import Options
from tests.each import each
from tests.games.two_rooms.decks import FLOW, random_deck
from tests.oracle.two_rooms import Answer, Choice, Deal, Session, Split

WORDS: dict[type[Move], str] = {
    m.Bury: "bury",
    m.DealCards: "deal",
    m.PickLargerRoom: "larger-room",
    m.Split: "split",
    m.PlaceAmbassadors: "ambassadors",
    m.DrawLeader: "draw-leader",
    m.Appoint: "appoint",
    m.OfferLead: "offer-lead",
    m.TakeLead: "take-lead",
    m.RefuseLead: "refuse-lead",
    m.Point: "point",
    m.StopPointing: "stop-pointing",
    m.ShowCard: "show",
    m.ShowAll: "show-all",
    m.ShowColour: "show-colour",
    m.ShowColourToAll: "show-colour-to-all",
    m.OfferCard: "offer-card",
    m.OfferColour: "offer-colour",
    m.Accept: "accept",
    m.Refuse: "refuse",
    m.Withdraw: "withdraw",
    m.Walk: "walk",
    m.Send: "send",
    m.EndParley: "end-parley",
    m.NameBuried: "name",
    m.CallWinner: "call",
    m.Shoot: "shoot",
}
OURS: dict[str, Callable[..., Move]] = {word: kind for kind, word in WORDS.items()} | {
    "call": lambda side: m.CallWinner(m.Call(side))
}
OPTIONS = (
    *("burying", "no_timer", "premature_loss", "first_leader_by_vote", "wait_for_leader", "hostages_11_13"),
    *("last_minute", "no_parley"),
)
NOT_IN_THE_FLOW = {m.SetAside, m.Use}  # powers, and the Drunk


@pytest.mark.slow
@each("players", range(6, 33))
def test_engine_and_oracle_agree(players: int) -> None:
    """An evening of every size, by any house rules and with any deck without powers."""
    follow(players, Seeded("lockstep", players, 0))


@pytest.mark.soak
@pytest.mark.parametrize("players", range(6, 33))
def test_engine_and_oracle_agree_for_long(players: int) -> None:
    """5,000 evenings."""
    for game in range(200):
        follow(players, Seeded("soak", players, game))


def follow(players: int, luck: Seeded) -> None:
    """One evening on both tables."""
    rules: dict[str, Any] = {name: not luck.pick(4) for name in OPTIONS}
    rules |= {"five_rounds": players > 12 and not luck.pick(3), "colours": bool(luck.pick(5))}
    rules["no_timer"] &= not rules["first_leader_by_vote"]  # without a clock nothing ends a vote at random
    deck = random_deck(players, Options(**rules), FLOW, luck)
    table: TwoRooms = GAME.table(players, {"playset": " ".join(deck), **rules}).state
    session = Session(players, deck=deck, **rules)
    patience = 4 + luck.pick(40)  # acts in a round before its clock rings
    for act in range(5000):
        if not session.open:
            break
        assert_same(table, session, luck)
        seat, answer = hurried(session) if act % patience == patience - 1 else (None, ())
        if seat is None:
            seat = one_of(session, luck)
            answer = chosen(session.open[seat], luck)
        session.play(seat, answer)
        table = table.play(seat, ours(answer, table))
    assert_same(table, session, luck)
    assert not table.turn


def hurried(session: Session) -> tuple[Seat | None, Answer]:
    """What ends a round: the clock, or without a timer a leader's naming the hostages."""
    if CLOCK in session.open:
        return CLOCK, ("ring",)
    for seat, question in session.open.items():
        listed = sorted(question.answers()) if isinstance(question, Choice) else []
        for answer in listed:
            if answer[0] == "send":
                return seat, answer
    return None, ()


def one_of(session: Session, luck: Seeded) -> Seat:
    seats = sorted(seat for seat in session.open if seat != CLOCK) or [CLOCK]
    return seats[luck.pick(len(seats))]


def assert_same(table: TwoRooms, session: Session, luck: Seeded) -> None:
    theirs = session.table
    assert set(table.turn) == set(session.open)
    for seat in [one_of(session, luck)] if session.open else []:
        question = session.open[seat]
        if isinstance(question, Choice):
            assert {plain(move) for move in table.choices(seat)} == question.answers()
            assert table.choices(seat).size == len(question.answers())
        else:
            assert question.allows(plain(table.choices(seat).sample(luck)))
    assert table.buried == (theirs.buried or "")
    if not table.number:
        return
    assert [person.card for person in table.people] == theirs.cards
    assert [person.room for person in table.people] == theirs.rooms
    assert table.number == theirs.round
    assert [*table.leaders] == theirs.leaders
    assert [*table.lead_offers] == theirs.lead_offers
    assert [*table.pointing] == [*theirs.pointing]
    assert {(offer.by, offer.to): str(offer.kind) for offer in table.offers} == theirs.offers
    if table.outcome:
        assert theirs.over
        assert table.outcome.side == theirs.winner
        assert [verdict.won for verdict in table.verdicts] == theirs.won


def chosen(question: Any, luck: Seeded) -> Answer:
    match question:
        case Deal():
            pool = sorted(question.pool.elements())
            return ("deal", tuple(pool[place] for place in luck.permute(len(pool))))
        case Split():
            seats = sorted(question.seats)
            return ("split", tuple(sorted(seats[place] for place in luck.permute(len(seats))[: question.size])))
    answers: list[Answer] = sorted(question.answers(), key=repr)
    return answers[luck.pick(len(answers))]


def plain(move: Move) -> Answer:
    """A move of ours in the oracle's words."""
    if isinstance(move, Ring):
        return ("ring",)
    return (WORDS[type(move)], *(str(value) if isinstance(value, str) else value for value in astuple(move)))


def ours(answer: Answer, table: TwoRooms) -> Move:
    """The oracle's answer as a move of ours."""
    word, *fields = answer
    return Ring(table.alarms[0].name) if word == "ring" else OURS[word](*fields)


def test_the_translation_knows_every_move() -> None:
    assert {*WORDS} | NOT_IN_THE_FLOW == {*get_args(GAME.moves)}


def test_neither_allows_what_the_other_does_not() -> None:
    table: TwoRooms = GAME.table(6).state
    session = Session(6, deck=table.deck)
    with pytest.raises(Illegal):
        table.play(-1, m.DealCards(()))
    with pytest.raises(ValueError, match="may not answer"):
        session.play(-1, ("deal", ()))
