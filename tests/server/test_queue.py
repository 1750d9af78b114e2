"""Where a title has too few seats, people take turns: who sat out longest plays first."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import PUBLIC, Viewer, but
from boomtable.server import events as e
from boomtable.server import host_requests
from boomtable.server.session import TableSession
from boomtable.server.transitions import Transaction, opened
from boomtable.wire import from_client
from boomtable.wire.protocol import MemberId, Settings
from tests.server.catalog import CATALOG
from tests.server.harness import LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

TITLES = ("standoff", "trick-snipers", "time-bomb-evolution", "time-bomb", "two-rooms")


class Evening:
    """A table of people and bots, and what each of them remembers of the games so far."""

    def __init__(self, people: int, bots: int, moderated: bool) -> None:
        settings = Settings(moderator=moderated)
        made = e.Opened(id="t", code="BBBB", game="two-rooms", options={}, settings=settings, seed="00" * 32)
        self.at = Transaction(opened(made), CATALOG, 1, 0.0)
        self.waited, self.streak = Counter[MemberId](), Counter[MemberId]()
        for _ in range(people):
            self.come()
        for _ in range(bots):
            self.add_bot()

    @property
    def session(self) -> TableSession:
        return self.at.session

    def come(self) -> None:
        number = self.session.last_id + 1
        self.at.add(e.Joined(number, str(number), str(number), ""))

    def add_bot(self) -> None:
        self.at.add(e.BotAdded(self.session.last_id + 1, "random"))

    def leave(self, which: int) -> None:
        guests = self.session.people[1:]
        if guests:
            self.at.add(e.MemberLeft(guests[which % len(guests)].id))

    def play(self, title: str) -> None:
        """One game of this title, from its choice to the next lobby; bots fill the seats that it needs."""
        host_requests.choose(self.at, self.session.members[0], from_client.Choose(id="c", game=title))
        while len(self.session.seated) < CATALOG[title].seats[0]:
            self.add_bot()
        lobby = self.session
        self.at.add(e.Started(CATALOG[title].rules))
        assert [member.id for member in self.session.seated] == [member.id for member in lobby.seated]
        assert [member.id for member in self.session.queue] == [member.id for member in lobby.queue]
        self.check(title)
        self.at.add(e.RematchOpened("00" * 32))
        assert [member.id for member in self.session.members] == [member.id for member in lobby.members]

    def check(self, title: str) -> None:
        session = self.session
        play = [member.id for member in session.seated if member.person]
        wait = [member.id for member in session.queue if member.person]
        everyone = {*(member.id for member in (*session.seated, *session.queue))} | {session.moderator}
        assert everyone - {None} == {member.id for member in session.members}
        if session.queue:
            assert len(session.seated) == session.settings.seats <= CATALOG[title].seats[-1]
        if wait:
            assert len(play) == len(session.seated), "no bot has a person's seat"
            assert min(self.waited[member] for member in play) >= max(self.waited[member] for member in wait)
            rested = [member for member in (*play, *wait) if self.waited[member]]
            assert len(rested) > session.settings.seats or not [member for member in wait if self.waited[member]]
            fresh = [self.streak[member] for member in play if not self.waited[member]]
            assert max(fresh, default=0) <= min(self.streak[m] for m in wait) or any(self.waited[m] for m in wait)
        for member in play:
            self.waited[member], self.streak[member] = 0, self.streak[member] + 1
        for member in wait:
            self.waited[member], self.streak[member] = self.waited[member] + 1, 0


ACTS = st.one_of(
    st.sampled_from(TITLES).map(lambda title: ("play", title)),
    st.integers(0, 9).map(lambda which: ("leave", which)),
    st.just(("come", None)),
    st.just(("bot", None)),
)


@given(people=st.integers(1, 12), bots=st.integers(0, 3), moderated=st.booleans(), acts=st.lists(ACTS, max_size=12))
def test_who_sat_out_longest_plays_first_and_nobody_sits_out_twice_unless_too_many_did(
    people: int, bots: int, moderated: bool, acts: list[tuple[str, str | int | None]]
) -> None:
    evening = Evening(people, bots, moderated)
    for act in acts:
        match act:
            case "play", str(title):
                evening.play(title)
            case "leave", int(which):
                evening.leave(which)
            case "come", _:
                evening.come()
            case "bot", _:
                evening.add_bot()


def test_six_friends_at_a_game_for_five_each_sit_out_once_before_anyone_does_again() -> None:
    evening, out = Evening(6, 0, moderated=False), list[MemberId]()
    for _ in range(6):
        evening.play("trick-snipers")
        out += [member for member in evening.streak if evening.waited[member] == 1]
    assert sorted(out) == [1, 2, 3, 4, 5, 6]


async def full_table(server: LocalServer) -> list[Player]:
    """Five people at a game for four, and a stranger who watches it."""
    people = await server.sit_down(5, "standoff", settings={"spectators": True})
    return [*people, await server.watch(people[0].code)]


def told(person: Player) -> list[str]:
    """Everything sent about the game itself, in order."""
    kinds = ("update", "changes", "heard", "clock", "finale")
    return [text for text in person.raw if any(f'"type":"{kind}"' in text for kind in kinds)]


async def played_game(folder: Path) -> tuple[Player, Player]:
    """Who sat out a whole game, and who only watched it."""
    async with start_server(folder) as server:
        *people, stranger = await full_table(server)
        assert people[0].roster["queue"] == [5]
        people[4].changes = stranger.changes
        await people[4].hang_up()
        await people[4].connect()
        await people[0].do("start")
        for person in (*people, stranger):
            await person.until(lambda me: me.view)
        await play_to_the_end(people[:4])
        for person in (people[4], stranger):
            await person.until(lambda me: me.latest("finale"))
        assert await people[4].refused("play", prompt=1, move={"move": "choose", "cards": [2]}) == "no-game"
        return people[4], stranger


async def test_who_sits_out_is_told_what_a_stranger_is_told(tmp_path: Path) -> None:
    queued, stranger = await played_game(tmp_path)
    assert len(told(stranger)) > 4
    assert told(queued) == told(stranger)


async def test_a_queue_that_looks_into_a_hand_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def viewer(session: TableSession, number: MemberId) -> Viewer:
        seat = session.seat(number)
        return 0 if seat is None and session.table else plain(session, number)

    plain = TableSession.viewer
    monkeypatch.setattr(TableSession, "viewer", viewer)
    queued, stranger = await played_game(tmp_path)
    assert told(queued) != told(stranger)


async def test_who_sat_out_plays_next_and_is_waited_for_only_then(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        *people, _ = await full_table(server)
        await people[4].do("ready", ready=False)  # they do not play
        await people[0].do("start")
        await people[4].until(lambda me: me.view)
        assert [chair["member"] for chair in people[0].roster["chairs"]] == [1, 2, 3, 4, 5]
        await play_to_the_end(people[:4])
        await people[0].do("rematch")
        roster = await people[0].until(lambda me: me.roster["phase"] == "lobby" and me.roster)
        assert roster["queue"] == [4]  # all four have played once: the last in the order of seats
        for person in people[1:4]:
            await person.do("ready", ready=True)
        assert await people[0].refused("start") == "not-ready"
        await people[4].do("ready", ready=True)
        await people[0].do("start")
        await people[4].until(lambda me: me.roster["number"] == 2 and me.view["viewer"] == 3)
        assert people[0].roster["queue"] == [4]
        await people[3].until(lambda me: me.view["viewer"] == PUBLIC)


async def test_a_person_who_comes_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *_ = await server.sit_down(2, "standoff", bots=2)
        await server.join(host.code, "Late")
        roster = await host.until(lambda me: len(me.roster["chairs"]) == 5 and me.roster)
        assert roster["queue"] == [4]
        assert await host.refused("add-bot") == "table-full"


def test_the_host_may_sit_out_like_anybody() -> None:
    evening = Evening(6, 0, moderated=False)
    session = but(evening.session, settings=but(evening.session.settings, seats=5))
    host = but(session.members[0], run=3)
    session = but(session, members=(host, *session.members[1:]))
    assert [member.id for member in session.queue] == [session.host]
