"""Whoever only watches may seal a guess. Before the end nothing that anybody else is sent depends on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from boomtable.engine import Table, but
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb.positions import tell
from boomtable.server import broadcast, requests, roster, sofa
from boomtable.server import events as e
from boomtable.server.live_table import LiveTable
from boomtable.server.session import Guess, Member, TableSession
from boomtable.server.transitions import Transaction, apply
from boomtable.wire import from_client
from boomtable.wire.protocol import ENCODE
from boomtable.wire.to_client import Chair, FromTheSofa
from tests.server.fake_listener import FakeListener
from tests.server.harness import start_server
from tests.server.tables_in_memory import live_table
from tests.server.test_game import play_to_the_end
from tests.titles import TIME_BOMB, TITLES, Title

Patch: TypeAlias = pytest.MonkeyPatch

FINN, MODERATOR, BOT = 21, 22, 23  # none of them has a seat


def watched(title: Title = TIME_BOMB) -> LiveTable:
    """A game with somebody on the sofa, and a bot in the queue."""
    live = live_table(title, title.game.table(title.game.seats[0]).state)
    more = (Member(id=FINN, name="Finn"), Member(id=MODERATOR, name="Mo"), Member(id=BOT, level="easy"))
    live.session = but(live.session, members=(*live.session.members, *more), moderator_id=MODERATOR)
    return live


def seal(live: LiveTable, *seats: int, member: int = FINN) -> None:
    """Somebody seals a guess, as the registry would have it done; the others are sent what is new for them."""
    transaction = Transaction(live.session, live.catalog, live.seq + 1, 1.0)
    requests.handle(transaction, member, from_client.Guess(id=f"g{live.seq}", seats=seats))
    if transaction.events:
        live.follow(transaction.settled(member, f"g{live.seq}"), live.seq + 1, {}, 1.0, said=False)
        broadcast.send_updates(live, 1.0)


class Noting(FakeListener):
    """A device that keeps every byte."""

    def __init__(self, member: int | None) -> None:
        super().__init__(member)
        self.all = list[bytes]()

    def tell(self, message: bytes) -> None:
        super().tell(message)
        self.all.append(message)


def everyone(live: LiveTable) -> list[Noting]:
    """A device of everybody but Finn, a screen, and one that comes after the guess."""
    devices = [Noting(member.id) for member in live.session.members if member.id != FINN] + [Noting(None)]
    for device in devices:
        live.listeners.append(device)
        broadcast.welcome(live, device, 0.0)
    return devices


def told_to_others(title: Title, guesses: list[tuple[int, ...]]) -> list[list[bytes]]:
    """What everyone else is sent, while Finn seals these guesses."""
    live = watched(title)
    mine = Noting(FINN)
    live.listeners.append(mine)
    broadcast.welcome(live, mine, 0.0)
    devices = everyone(live)
    for seats in guesses:
        seal(live, *seats)
    late = Noting(1)
    live.listeners.append(late)
    broadcast.welcome(live, late, 2.0)
    chairs = range(len(live.session.seated))
    bots = [b"".join(map(bytes, broadcast.messages_for_seat(live.session, seat))) for seat in chairs]
    return [*(device.all for device in (*devices, late)), bots, [ENCODE(roster.summary(live.session, live.game))]]


def a_guess_shows(title: Title) -> bool:
    """Whether anybody else is sent different bytes, or more of them, by what Finn seals."""
    return not told_to_others(title, []) == told_to_others(title, [(0,)]) == told_to_others(title, [(1,), (0,), ()])


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_nobody_else_is_sent_anything_that_depends_on_a_guess(title: Title) -> None:
    assert not a_guess_shows(title)


# Planted.


def chairs_show_who_has_guessed(patch: Patch) -> None:
    def chair(live: LiveTable, member: Member) -> Chair:
        guessed = member.id in [guess.member for guess in live.session.guesses]
        return but(plain(live, member), ready=guessed)

    plain = roster._chair
    patch.setattr(roster, "_chair", chair)


def everyone_is_told_of_the_sofa(patch: Patch) -> None:
    plain = sofa.message
    patch.setattr(sofa, "message", lambda session, game, _: plain(session, game, FINN))


def guesses_are_told_to_whoever_comes_late(patch: Patch) -> None:
    def welcome(live: LiveTable, listener: Any, now: float) -> None:
        plain(live, listener, now)
        listener.tell(b'{"type":"guesses","all":%s}' % ENCODE(live.session.guesses))

    plain = broadcast.welcome
    patch.setattr(broadcast, "welcome", welcome)


def a_guess_is_counted_in_the_list_of_tables(patch: Patch) -> None:
    plain = roster.summary
    patch.setattr(roster, "summary", lambda session, game: but(plain(session, game), games=len(session.guesses)))


def bots_are_told(patch: Patch) -> None:
    def messages(session: TableSession, seat: int) -> tuple[Any, Any]:
        return (*plain(session, seat)[:1], ENCODE(session.guesses))

    plain = broadcast.messages_for_seat
    patch.setattr(broadcast, "messages_for_seat", messages)


@pytest.mark.parametrize(
    "leak",
    [
        chairs_show_who_has_guessed,
        everyone_is_told_of_the_sofa,
        guesses_are_told_to_whoever_comes_late,
        a_guess_is_counted_in_the_list_of_tables,
        bots_are_told,
    ],
)
def test_a_guess_that_shows_is_noticed(monkeypatch: Patch, leak: Callable[[Patch], None]) -> None:
    leak(monkeypatch)
    assert a_guess_shows(TIME_BOMB)


# Who may guess what.


def mine(live: LiveTable) -> dict[str, Any]:
    device = FakeListener(FINN)
    broadcast.welcome(live, device, 0.0)
    told: dict[str, Any] = device.latest("sofa")
    return told


def test_a_guess_can_be_changed_and_taken_back_and_its_owner_sees_it() -> None:
    live = watched()
    assert mine(live) == {"type": "sofa", "riddle": "terrorists", "most": 2, "chapter": 1, "seats": []}
    for seats in ((2,), (3, 1), (3, 1)):
        seal(live, *seats)
        assert mine(live)["seats"] == sorted(seats)
    entries = live.seq
    seal(live, 1, 3)
    assert live.seq == entries, "the same again changes nothing"
    seal(live)
    assert mine(live)["seats"] == []


@pytest.mark.parametrize(
    ("member", "seats", "code"),
    [
        (1, (2,), "no-guess"),  # has a seat
        (MODERATOR, (2,), "no-guess"),  # walks about
        (BOT, (2,), "not-here"),
        (FINN, (0, 1, 2), "no-such-guess"),
        (FINN, (9,), "no-such-guess"),
        (FINN, (-1,), "no-such-guess"),
    ],
)
def test_who_plays_or_knows_more_may_not_guess_nor_more_than_there_are(
    member: int, seats: tuple[int, ...], code: str
) -> None:
    with pytest.raises(Exception, match=code):
        seal(watched(), *seats, member=member)


# What is told in the end.


def finished(*guesses: Guess) -> TableSession:
    """Seats 2 and 3 of four would be the Terrorists, if one of them were not in the box."""
    return but(watched().session, table=Table(tell("1. 2B")), guesses=guesses)


@pytest.mark.parametrize(
    ("guesses", "right"),
    [
        ([], ()),
        ([Guess(FINN, 1, (3,))], (FromTheSofa(FINN, 1, (3,)),)),
        ([Guess(FINN, 1, (2, 3))], ()),  # one too many
        ([Guess(FINN, 1, (1,)), Guess(FINN, 2, (3,)), Guess(FINN, 3, (3,))], (FromTheSofa(FINN, 2, (3,)),)),
        ([Guess(FINN, 3, (3,)), Guess(30, 2, (3,))], (FromTheSofa(30, 2, (3,)), FromTheSofa(FINN, 3, (3,)))),
    ],
)
def test_the_end_tells_who_was_right_and_when_first(guesses: list[Guess], right: tuple[FromTheSofa, ...]) -> None:
    session = finished(*guesses)
    assert TIME_BOMB.game.finale.solution(session.table or Table(tell("2B"))) == (3,)
    assert sofa.told(session, TIME_BOMB.game) == right


def test_the_next_game_begins_without_guesses() -> None:
    session = but(finished(Guess(FINN, 1, (3,))), table=None)
    assert apply(session, e.Started(TIME_BOMB.game.rules), TIME_BOMB.game, 9, 0.0).guesses == ()


async def test_a_guess_is_told_in_the_finale_and_is_in_no_record(tmp_path: Path) -> None:
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        people = await server.sit_down(6, "trick-snipers", settings={"seats": 5})
        await people[0].do("start")
        await people[0].until(lambda me: me.roster["phase"] == "playing")
        [out] = people[0].roster["queue"]
        watcher = next(person for person in people if person.member == out)
        players = [person for person in people if person is not watcher]
        assert CATALOG["trick-snipers"].finale.riddle == (await watcher.until(lambda me: me.latest("sofa")))["riddle"]
        for seat in range(5):
            await watcher.do("guess", seats=[seat])
        assert await players[0].refused("guess", seats=[1]) == "no-guess"
        assert not [text for person in players for text in person.raw if '"sofa"' in text]
        await play_to_the_end(players)
        finale = await watcher.until(lambda me: me.latest("finale"))
        right = 4 in players[0].view["outcome"]["winners"]
        assert [each["member"] for each in finale["sofa"]] == ([watcher.member] if right else [])
        record = await server.http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)
        assert record.status_code == 200
        assert "guess" not in record.text
        assert await watcher.refused("guess", seats=[1]) == "no-guess"
