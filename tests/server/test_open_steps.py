"""Real-time steps: no move clock, no substitute, only the game's own alarm."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import start_server
from tests.server.inline_bots import use_inline_bots

PRESS = {"move": "press"}


async def test_in_an_open_step_nobody_is_late_or_away(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        minds = use_inline_bots(server.registry)
        [host, guest] = await server.start(2, "lamps", settings={"clock": {"move": 5}, "away": 5})
        await guest.hang_up()
        await server.pass_(29.75)
        assert host.prompt["offer"]["moves"] == [PRESS]
        assert host.latest("clock")["mine"] is None
        assert ([chair["minder"] for chair in host.roster["chairs"]], minds.asked) == ([None, None], [])
        await server.pass_(30.25)
        assert host.view["todo"][0] == {"step": "guessing"}
        await server.pass_(5)
        assert [chair["minder"] for chair in host.roster["chairs"]] == ["late", "away"]
        assert host.roster["phase"] == "over"


async def test_an_open_step_costs_nothing_of_the_bank(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        [host, guest] = await server.start(2, "lamps", settings={"clock": {"move": 5, "bank": 3}, "away": None})
        for _ in range(2):
            await server.pass_(20)
            await host.play()
        await server.pass_(20)
        for person in (host, guest):
            await person.until(lambda me: me.prompt["offer"]["moves"][0] == {"move": "guess", "count": 0})
            assert (person.latest("clock")["mine"], person.latest("clock")["bank"]) == (8, 3)


async def test_an_alarm_of_the_last_game_does_not_ring_in_the_next(tmp_path: Path) -> None:
    """Dusk of the third night was set at 120 seconds; in the next game the first dusk is set at none."""
    async with start_server(tmp_path, virtual=True, catalog="tests.server.secret_turns_title") as server:
        people = await server.start(3, "night")
        for _ in range(3):
            await server.pass_(60)
            [asked] = [person for person in people if person.prompt]
            await asked.play()
            await server.pass_(0)
        assert people[0].roster["phase"] == "over"
        await people[0].do("rematch")
        for person in people[1:]:
            await person.do("ready")
        await people[0].do("start")
        assert people[0].latest("clock")["alarms"] == [{"alarm": "dusk", "seconds": 100}]
        await server.pass_(100)
        assert people[0].view["night"] == 1
