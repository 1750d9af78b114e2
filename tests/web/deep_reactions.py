"""A tap on a reaction or a phrase floats from one's face on every screen that may see it, and can be muted."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.page_checks import picture
from tests.web.two_rooms_table import at, invite

pytestmark = pytest.mark.slow


async def test_a_reaction_and_a_phrase_are_seen_on_phones_and_the_wall(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(4)
    ann, ben, wall = [await devices.phone(address), await devices.phone(address), await devices.desktop(address)]
    for phone, person in ((ann, people[0]), (ben, people[1])):
        await phone.has_seat_of(person)
        await phone.open(f"/t/{person.code}")
    await wall.open_screen(people[0])
    await expect(wall.page.get_by_role("listitem").first).to_be_visible()
    await ann.press("React")
    await expect(ann.button("Trust me.")).to_be_visible()
    await picture(ann, "reactions", "phone")
    await ann.press("Side-eye")
    for device in (ann, ben, wall):
        await expect(device.page.get_by_role("img", name="Ann: Side-eye")).to_be_visible()
    await ann.press("Trust me.")
    for device in (ann, ben, wall):
        await expect(device.page.get_by_role("img", name="Ann: Trust me.")).to_have_css("opacity", "1")
    await expect(ann.button("Trust me.")).to_have_count(0)  # it is said, and the board is free again

    await ben.press("React")
    await ben.page.get_by_text("Mute").click()
    await ben.press("Ann")
    await people[0].do("react", what="laugh")
    await expect(wall.page.get_by_role("img", name="Ann: Laughing")).to_be_visible()
    await expect(ben.page.get_by_role("img", name="Ann: Laughing")).to_have_count(0)


async def test_the_other_room_sees_nothing(still: LocalServer, devices: Devices) -> None:
    evening = await invite(still)
    await evening.begin()
    people = evening.people
    room = people[0].view["rooms"][0]
    mate = next(each for each in people[1:] if each.view["rooms"][each.view["viewer"]] == room)
    far = next(each for each in people if each.view["rooms"][each.view["viewer"]] != room)
    here, there = await devices.phone(at(still)), await devices.phone(at(still))
    for phone, person in ((here, mate), (there, far)):
        await phone.has_seat_of(person)
        await phone.open(f"/t/{evening.code}")
        await expect(phone.button("Menu")).to_be_visible()
    await people[0].do("react", what="over-here")
    await expect(here.page.get_by_role("img", name="Over here!")).to_be_visible()
    await expect(there.page.get_by_role("img", name="Over here!")).to_have_count(0)
