"""Five kind awards: plain arithmetic over finished games, true for whoever gets one, and as many people as possible."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from boomtable.engine import Finale
from boomtable.games.catalog import CATALOG
from boomtable.server import awards
from boomtable.server.awards import AWARDS, given, so_far
from boomtable.server.evening import Counted, Evening, Finished, Guest
from boomtable.words import say
from tests.server.harness import start_server
from tests.server.reconnecting import returned
from tests.server.test_game import play_to_the_end
from tests.server.test_unreadable_tables import alter

ANN, BEN, CLEO, BOT = 1, 2, 3, 4
GUESTS = tuple([Guest(number, name, None) for number, name in ((ANN, "Ann"), (BEN, "Ben"), (CLEO, "Cleo"))])


def evening(*counted: tuple[str, tuple[int, ...], int] | Counted, wins: dict[int, int] | None = None) -> Evening:
    known = [each if isinstance(each, Counted) else Counted(*each) for each in counted]
    return Evening(tuple(known), wins=tuple((wins or {}).items()), guests=(*GUESTS, Guest(BOT, "", "easy")))


def got(told: Evening) -> dict[str, tuple[int, int]]:
    return {each.award: (each.member, each.times) for each in given(told)}


@pytest.mark.parametrize(
    ("counted", "award", "times"),
    [
        ([("lie", (BEN,), 3)], "poker-face", 3),
        ([("got-away", (BEN,), 2), ("lie", (BEN,), 1)], "poker-face", 5),
        ([("kept-quiet", (BEN,), 1)], "poker-face", 2),
        ([("lie", (BEN,), 1)], None, 0),  # one small lie is nothing
        ([Counted("cut", (BEN, ANN), 9, 2)], "steady-hands", 2),
        ([Counted("cut", (BEN, ANN), 9, 1)], None, 0),  # nine cuts, and one Success
        ([("tile", (BEN,), 2)], "steady-hands", 2),
        ([("boom", (BEN,), 1)], "boom-magnet", 1),
        ([("blown-up", (BEN,), 2), ("bombed", (BEN,), 1)], "boom-magnet", 3),
        ([("sniped", (BOT, BEN), 1)], "boom-magnet", 1),
        ([("chicken", (BEN,), 4)], "chicken", 4),
        ([("cautious", (BEN,), 1), ("no-trick", (BEN,), 1), ("refused", (BEN,), 1)], "chicken", 3),
        ([("hostage", (BEN,), 2)], "hostage", 2),
        ([("won", (BEN,), 9)], None, 0),  # who won has the stars
        ([("chicken", (BOT,), 9)], None, 0),
    ],
)
def test_what_each_award_is_for(counted: list[Any], award: str | None, times: int) -> None:
    assert got(evening(*counted)) == ({award: (BEN, times)} if award else {})


def test_a_snipe_counts_for_both_who_shot_and_who_was_hit() -> None:
    assert got(evening(("sniped", (ANN, BEN), 3))) == {"steady-hands": (ANN, 3), "boom-magnet": (BEN, 3)}


@pytest.mark.parametrize(
    ("counted", "wins", "award", "member"),
    [
        ([("boom", (ANN,), 1), ("boom", (BEN,), 2)], {}, "boom-magnet", BEN),
        # of equals: who has none yet, then who has won less, then who came later
        ([("boom", (ANN,), 1), ("boom", (BEN,), 1), ("chicken", (BEN,), 1)], {ANN: 5}, "boom-magnet", ANN),
        ([("boom", (ANN,), 1), ("boom", (BEN,), 1)], {BEN: 1}, "boom-magnet", ANN),
        ([("boom", (ANN,), 1), ("boom", (BEN,), 1)], {}, "boom-magnet", BEN),
        # the truth comes first: nobody gets an award because somebody else has one already
        ([("boom", (ANN,), 2), ("boom", (BEN,), 1), ("chicken", (ANN,), 1)], {}, "boom-magnet", ANN),
    ],
)
def test_whoever_has_the_most_gets_it(counted: list[Any], wins: dict[int, int], award: str, member: int) -> None:
    assert got(evening(*counted, wins=wins))[award][0] == member


CODES = sorted({source.code for award in AWARDS for source in award.sources})
COUNTED = st.tuples(st.sampled_from(CODES), st.permutations((ANN, BEN, CLEO, BOT)), st.integers(1, 4))


@over(
    st.lists(st.tuples(st.sampled_from(CODES), st.permutations((ANN, BEN, CLEO, BOT)), st.integers(1, 4)), max_size=8)
)
def test_every_award_is_true_and_none_goes_to_a_bot(known: list[tuple[str, list[int], int]]) -> None:
    once = {(code, tuple(who)): Counted(code, tuple(who), times, times) for code, who, times in known}
    told = evening(*once.values())
    people = [guest.member for guest in told.guests]
    for each in given(told):
        [award] = [award for award in AWARDS if award.code == each.award]
        merits = award.merits(told, people[:3])
        assert each.times == merits[each.member] == max(merits.values()) >= award.least
        assert each.member != BOT


def test_every_title_has_a_part_in_the_awards_and_every_source_is_counted_somewhere() -> None:
    source = Path(awards.__file__).parents[1] / "games"
    counted = set[str]()
    for title, game in CATALOG.items():
        folders = {title.replace("-", "_")} | ({"time_bomb_shared"} if title.startswith("time-bomb") else set())
        texts = [path.read_text("utf-8") for name in folders for path in (source / name).glob("*.py")]
        here = {code for text in texts for code in re.findall(r'Feat\("([a-z-]+)"', text)} & {*CODES}
        assert here, title
        assert issubclass(game.finale, Finale)
        counted |= here
    assert counted == {*CODES}


def test_every_award_has_words_and_stands_on_its_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "awards.md").read_text("utf-8")
    for award in AWARDS:
        assert say(f"award-{award.code}-why", times=award.least)
        [row] = [line for line in page.splitlines() if line.startswith(f"| {say(f'award-{award.code}')} |")]
        assert f"| {award.least} |" in row
        assert re.findall(r"`([a-z-]+)`", row) == [source.code for source in award.sources], award.code


# At a table.


def test_guests_are_told_by_what_they_won_and_games_in_order() -> None:
    told = evening(wins={CLEO: 2, ANN: 1})
    told = told.noting(Finished(game="time-bomb", winners=(CLEO,)), (Guest(CLEO, "Cleo", None),))
    told = told.noting(Finished(game="two-rooms", winners=(CLEO, ANN)), ())
    answer = so_far("BBBB", told)
    assert [(guest.member, guest.won) for guest in answer.guests] == [(CLEO, 2), (ANN, 1), (BEN, 0), (BOT, 0)]
    assert [(each.game, each.winners) for each in answer.games] == [("time-bomb", (CLEO,)), ("two-rooms", (CLEO, ANN))]


def test_only_the_latest_games_are_listed_and_everyone_is_remembered() -> None:
    told = Evening()
    for number in range(300):
        told = told.noting(Finished(game="time-bomb", winners=(number,)), (Guest(number % 7, "", None),))
    assert [each.winners for each in told.games] == [(number,) for number in range(100, 300)]
    assert [guest.member for guest in told.guests] == [*range(7)]


async def test_the_host_ends_the_evening_for_everyone_and_it_can_go_on(tmp_path: Path) -> None:
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        host, *others = people = await server.start(4)
        assert await host.refused("end-evening") == "no-evening"
        await play_to_the_end(people)
        assert await others[0].refused("end-evening") == "not-host"
        assert not host.roster["ended"]
        await host.do("end-evening")
        await others[0].until(lambda me: me.roster["ended"])
        answer = (await server.http.get(f"/api/tables/{host.code}/evening", headers=others[1].bearer)).json()
        outcome = server.live(host.code).session.outcome
        assert outcome
        winners = [people[seat].member for seat in outcome.winners]
        assert answer["games"] == [{"game": "time-bomb", "number": 1, "winners": winners}]
        assert {guest["member"] for guest in answer["guests"]} == {person.member for person in people}
        await others[2].do("leave")
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        host, *others = [await returned(server, person) for person in people[:3]]
        await host.until(lambda me: me.roster and me.roster["ended"])
        again = (await server.http.get(f"/api/tables/{host.code}/evening", headers=host.bearer)).json()
        assert again == answer, "whoever left is remembered"
        await host.do("end-evening", ended=False)
        await others[0].until(lambda me: not me.roster["ended"])
        await host.do("end-evening")
        await host.do("rematch")
        await host.until(lambda me: me.roster["phase"] == "lobby")
        assert host.roster["ended"], "until the next game starts"
        await host.do("add-bot")
        for person in others:
            await person.do("ready", ready=True)
        await host.do("start")
        await host.until(lambda me: me.roster["phase"] == "playing")
        assert not host.roster["ended"]


async def test_an_evening_is_for_those_who_were_there_unless_anyone_may_watch(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        [host] = await server.start(1, bots=3)
        address = f"/api/tables/{host.code}/evening"
        assert (await server.http.get(address)).status_code == 403
        assert (await server.http.get(address, headers=host.bearer)).json()["games"] == []
        watched = await server.open_table(settings={"spectators": True})
        assert (await server.http.get(f"/api/tables/{watched.code}/evening")).status_code == 200


# Snapshots of earlier versions.

OLDER = "update snapshots set data = replace(replace(data, '\"format\":5', '\"format\":3'), '\"games\":[{', '\"x\":[{')"


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False])
async def test_a_snapshot_without_the_list_of_games_gets_it_from_its_log_if_that_can_be_read(
    tmp_path: Path, whole: bool
) -> None:
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        people = await server.start(4)
        await play_to_the_end(people)
        await people[0].do("rematch")
        session = server.live(people[0].code).session
        assert session.evening.games
    alter(tmp_path, OLDER)
    if not whole:
        alter(tmp_path, "update entries set data = 'garbage' where seq = 1")
    async with start_server(tmp_path, catalog="boomtable.games.catalog") as server:
        again = await server.registry.open(session.id)
        assert again.session.phase is session.phase
        assert again.session.evening.games == (session.evening.games if whole else ())
        assert again.session.evening.wins == session.evening.wins
