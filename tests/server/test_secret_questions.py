"""Where it is secret who is asked, a substitute leaves no visible trace."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import LocalServer, Player, start_server
from tests.server.inline_bots import use_inline_bots
from tests.server.told_of_others import chair, sees


async def the_walker(server: LocalServer, people: list[Player]) -> tuple[Player, list[Player]]:
    """The member who is asked, and those who must not know."""
    await server.pass_(0)
    [asked] = [person for person in people if person.prompt]
    return asked, [person for person in people if person is not asked]


def unmarked(player: Player) -> bool:
    return all(chair["minder"] is None for chair in player.roster["chairs"])


async def test_a_member_secretly_asked_and_late_has_a_quiet_substitute(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, catalog="tests.server.secret_turns_title") as server:
        minds = use_inline_bots(server.registry, pace=4.0)
        people = await server.start(3, "night", settings={"clock": {"move": 10}})
        _, others = await the_walker(server, people)
        heard = [[*person.raw] for person in others]
        await server.pass_(13)
        assert len(minds.questions) == 1
        assert [person.raw for person in others] == heard  # not a byte
        await server.pass_(6)
        assert people[0].view["night"] == 1  # it did answer
        assert all(map(unmarked, people))


async def test_the_host_cannot_probe_for_a_secret_substitute(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, catalog="tests.server.secret_turns_title") as server:
        use_inline_bots(server.registry, pace=1000.0)
        people = await server.start(3, "night", settings={"clock": {"move": 10}})
        await server.pass_(11)
        refusals = [await people[0].refused("hand-back", member=person.member) for person in people]
        assert refusals == ["nothing-to-hand-back"] * 3


async def test_a_member_secretly_asked_and_absent_has_a_quiet_substitute(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True, catalog="tests.server.secret_turns_title") as server:
        use_inline_bots(server.registry)
        people = await server.start(3, "night", settings={"away": 20})
        asked, [other, third] = await the_walker(server, people)
        await asked.hang_up()
        await sees(other, asked, present=False)
        await server.pass_(19)
        heard = len(other.raw)
        await server.pass_(1)
        assert other.view["night"] == 1
        assert [message["type"] for message in other.messages[heard:]] == ["update", "clock"]  # the night, its alarm
        assert unmarked(other)
        assert unmarked(third)


async def test_a_secret_substitute_goes_when_the_question_is_answered(tmp_path: Path) -> None:
    """Nobody is told of the bot, so it must not stay."""
    async with start_server(tmp_path, virtual=True, catalog="tests.server.secret_turns_title") as server:
        use_inline_bots(server.registry)
        people = await server.start(3, "night", settings={"clock": {"move": 10}})
        asked, _ = await the_walker(server, people)
        await server.pass_(10)
        live = server.live(people[0].code)
        assert all(member.substitute is None for member in live.session.members)
        assert chair(people[0], asked)["minder"] is None
