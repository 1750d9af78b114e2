"""Between games: who has won how often, and what to play next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import Table
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import Finale
from boomtable.games.time_bomb.positions import tell
from boomtable.server.evening import Evening
from boomtable.server.session import Member, TableSession
from boomtable.server.what_next import offered
from boomtable.wire.protocol import Phase, Settings
from tests.server.harness import Player, start_server
from tests.server.reconnecting import returned
from tests.server.test_any_title import another_game, chosen
from tests.server.test_game import play_to_the_end

# The score.


def test_wins_are_counted_by_member_over_all_games() -> None:
    boom, found = Table[Any](tell("2B")), Table[Any](tell("1S 2S 3S 0S"))
    evening = Evening().plus(Finale, boom, (4, 5, 6, 7)).plus(Finale, found, (7, 6, 5, 4))
    winners = [(4, 5, 6, 7)[seat] for seat in boom.state.outcome.winners]
    winners += [(7, 6, 5, 4)[seat] for seat in found.state.outcome.winners]
    assert winners
    assert dict(evening.wins) == {member: winners.count(member) for member in winners}


def scores(person: Player) -> dict[int, int]:
    return {chair["member"]: chair["won"] for chair in person.roster["chairs"]}


async def test_the_score_goes_on_over_titles_and_a_restart_and_counts_finished_games_only(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host, *others = people = await server.sit_down(4, "standoff")
        assert scores(host) == {1: 0, 2: 0, 3: 0, 4: 0}
        expected = dict.fromkeys(scores(host), 0)
        for game in ("standoff", "time-bomb"):
            await chosen(host, game, *others)
            await another_game(host, *others)
            outcome = server.live(host.code).session.outcome
            assert outcome
            for seat in outcome.winners:
                expected[host.roster["chairs"][seat]["member"]] += 1
            assert scores(host) == expected
        assert sum(expected.values()) >= 2
        await chosen(host, "standoff", *others)
        for person in others:
            await person.do("ready", ready=True)
        await host.do("start")
        await host.until(lambda me: me.roster["phase"] == "playing")
        assert scores(host) == expected
    async with start_server(tmp_path) as server:
        again = await returned(server, people[0])
        await again.until(lambda me: me.roster)
        assert scores(again) == expected


# What next?


def between(people: int, bots: int = 0, latest: str = "time-bomb", **fields: Any) -> TableSession:
    members = [Member(id=number + 1, level=None if number < people else "easy") for number in range(people + bots)]
    settings = Settings(seats=32, moderator=fields.pop("moderator", False))
    shape: dict[str, Any] = {"phase": Phase.LOBBY, "number": 2, "host": 1, "latest": latest, **fields}
    return TableSession(
        id="t", code="B", game="time-bomb", options={}, settings=settings, seed="", members=tuple(members), **shape
    )


@pytest.mark.parametrize(
    ("session", "titles"),
    [
        (between(4), ("time-bomb-evolution", "bomb-squad-academy", "trick-snipers")),
        (between(4, latest="trick-snipers"), ("time-bomb", "time-bomb-evolution", "bomb-squad-academy")),
        (between(8), ("two-rooms", "time-bomb", "time-bomb-evolution")),  # the one just played, as so few fit
        (between(8, latest="two-rooms"), ("time-bomb", "two-rooms", "time-bomb-evolution")),
        (between(9), ("two-rooms", "time-bomb", "time-bomb-evolution")),  # one sits out, or three
        (between(2), ("bomb-squad-academy", "trick-snipers", "time-bomb-evolution")),  # as few as possible are missing
        (between(1, bots=4), ("time-bomb-evolution", "bomb-squad-academy", "trick-snipers")),
        (between(6, moderator=True), ("time-bomb-evolution", "bomb-squad-academy", "trick-snipers")),  # five play
        (between(4, latest=""), ("time-bomb", "time-bomb-evolution", "bomb-squad-academy")),
        (between(4, phase=Phase.PLAYING), ()),
        (between(4, number=1), ()),  # before the first game
        (between(4, practice=True), ()),
    ],
)
def test_three_titles_are_offered_that_fit_the_people(session: TableSession, titles: tuple[str, ...]) -> None:
    assert offered(CATALOG, session) == titles


async def test_everyone_votes_once_in_the_open_until_the_next_game(tmp_path: Path) -> None:
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        host, *others = people = await server.start(4, settings={"spectators": True})
        assert await others[0].refused("vote", game="trick-snipers") == "no-vote"
        await play_to_the_end(people)
        titles = host.roster["next"]["titles"]
        assert titles == ["time-bomb-evolution", "bomb-squad-academy", "trick-snipers"]
        assert await others[0].refused("vote", game="two-rooms") == "no-vote"
        for person, game in zip(people, (titles[2], titles[1], titles[2], titles[2]), strict=True):
            await person.do("vote", game=game)
        await others[0].do("vote", game=titles[0])
        await others[2].do("vote", game=None)
        votes = [{"member": 1, "game": titles[2]}, {"member": 3, "game": titles[2]}, {"member": 2, "game": titles[0]}]
        stranger = await server.watch(host.code)
        for person in (*people, stranger):
            await person.until(lambda me: me.roster and me.roster["next"]["votes"] == votes)
        assert host.roster["next"]["favourite"] == titles[2]
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        host, *others = people = [await returned(server, person) for person in people]
        await host.until(lambda me: me.roster and me.roster["next"]["votes"] == votes)
        await others[0].do("leave")
        await chosen(host, titles[2])
        assert host.roster["next"]["votes"] == votes[:2], "they stay until a game starts"
        for person in others[1:]:
            await person.do("ready", ready=True)
        await host.do("start")
        assert (await host.until(lambda me: me.roster["phase"] == "playing" and me.roster))["next"] is None
