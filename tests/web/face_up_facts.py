"""What each rulebook has lying face up, by name, and where a page shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boomtable.engine import Seat
from boomtable.words import say
from tests.web.face_up import Box, name_of

# Both boxes of wires.


def wires_and_claims(view: Any) -> Iterator[tuple[str, Box]]:
    """How many wires everyone has, who has the nippers, and what was claimed in turn [TB4] [TB5] [TB12]."""
    me, held = view.viewer, view.held
    claimed = {each.seat for each in view.claimed[(view.round - 1) * view.players :] if each.claim}
    yield "my wires", Box('[aria-label="Yours"] .wires [role=img]', times=held[me])
    yield "whose turn it is", Box("main h1")
    for seat in range(view.players):
        name = name_of(seat)
        place = f'.player[aria-label^="{name}. "]' if seat != me else '[aria-label="Yours"]'
        if seat != me:
            yield f"the name of {name}", Box(place, name)
            yield f"the wires of {name}", Box(f"{place} .wires [role=img]", times=held[seat])
        if seat == view.clipper:
            yield f"the nippers of {name}", Box(f"{place} .nippers")
        if seat in claimed:
            yield f"the claim of {name}", Box(f"{place} :is(.pinned, .mine-said) .chips")


def time_bomb(view: Any) -> Iterator[tuple[str, Box]]:
    """The rounds, and all cut wires by kind and round [TB8] [TB10]."""
    yield from wires_and_claims(view)
    found = sum(snip.wire == "success" for snip in view.cuts)
    yield "the round", Box(f'[role=img][aria-label^="{say("time-bomb-round", round=view.round, rounds=4)}"]')
    yield "how many Success are found", Box("[role=img] text", f"{found}/{view.players}")
    for number in range(view.round):
        row = f'[aria-label="{say("web-time-bomb-discards")}"] li:nth-child({number + 1})'
        cut = [snip.wire for snip in view.cuts[number * view.players : (number + 1) * view.players]]
        for wire, times in Counter(cut).items():
            kind = say(f"time-bomb-wire-{wire}")
            yield f"{kind} wires cut in round {number + 1}", Box(f'{row} [role=img][aria-label="{kind}"]', times=times)


def evolution(view: Any) -> Iterator[tuple[str, Box]]:
    """The bombs, their cut wires and protections, the cuts to come, and the number [TE4] [TE5] [TE7] [TE10] [TE15]."""
    yield from wires_and_claims(view)
    cut = [snip.wire for snip in view.cuts]
    fresh = cut[(view.round - 1) * view.players :]
    yield "the round", Box(".rounds .now", say("web-time-bomb-evolution-round", round=view.round))
    found = say("web-time-bomb-evolution-found", found=cut.count("success"), all=view.players)
    yield "how many Success are found", Box(".rounds", f"✓{found}")
    yield "the cuts to come", Box(f'.rounds [aria-label="{say("web-time-bomb-evolution-open")}"]', times=view.cuts_left)
    yield (
        "the number drawn",
        Box(f'[role=img][aria-label="{say("web-time-bomb-evolution-card", number=view.numbers[-1].number)}"]'),
    )
    for wire, times in Counter(fresh).items():
        kind = say(f"time-bomb-evolution-wire-{wire}")
        yield f"{kind} wires cut this round", Box(f'.rounds .now [role=img][aria-label="{kind}"]', times=times)
    for colour, threshold in zip(view.colours, view.thresholds, strict=True):
        kind = say(f"time-bomb-evolution-wire-{colour}")
        plate = f'[aria-label="{say("web-time-bomb-evolution-bombs")}"] [aria-label^="{kind}:"]'
        yield f"the {kind} bomb", Box(f"{plate} text", say(f"web-time-bomb-evolution-letter-{colour}"))
        yield f"when {kind} explodes", Box(f"{plate} .pip", times=max(threshold, cut.count(colour)))
        yield f"all {kind} wires cut", Box(f"{plate} .pip.cut", times=cut.count(colour))
        yield f"the {kind} wires of this round, apart", Box(f"{plate} .pip.fresh", times=fresh.count(colour))
        if colour in view.protected:
            yield f"the protection of {kind}", Box(f"{plate} .shield")


# Bomb Squad Academy.


def academy(view: Any) -> Iterator[tuple[str, Box]]:
    """The bomb, its wires, the class with all that lies before them, and the Tools on display [BS35]."""
    yield "the bomb", Box(f'[role=img][aria-label="{say("web-bomb-squad-academy-bomb", bomb="I" * view.bomb)}"]')
    yield "the round", Box(".poster", say("web-bomb-squad-academy-round", round=max(1, view.round)))
    for wire, line in zip(("green", "blue", "red", "yellow"), view.lines, strict=True):
        yield from _wire(view, wire, line)
    for seat in range(view.players):
        yield from _student(view, seat)
    for tool in view.display:
        name = say(f"bomb-squad-academy-tool-{tool}")
        yield f"{name}, on display", Box(f'[aria-label="{say("web-bomb-squad-academy-display")}"]', name)


def _wire(view: Any, wire: str, line: Any) -> Iterator[tuple[str, Box]]:
    """Its deck, trigger, cards, tiles and plates; who cuts, who protects, who knows [BS1] [BS7] [BS8] [BS14] [BS34]."""
    lane, (low, high) = f'[data-wire="{wire}"]', view.printed[view.bomb - 1]
    yield f"how many cards the {wire} deck has", Box(f"{lane} .deck", str(line.left))
    yield f"the trigger of {wire}", Box(f"{lane} .trigger text", str(sum(line.exposed)))
    for value, times in Counter(line.exposed).items():
        yield f"the exposed {value} of {wire}", Box(f"{lane} .card text", str(value), times)
    for tile, times in Counter(line.tiles).items():
        yield f"the {tile} tiles of {wire}", Box(f"{lane} .tile", say(f"bomb-squad-academy-tile-{tile}"), times)
    yield f"the tiles of {wire}", Box(f"{lane} .tile", times=3)
    if view.plates[:1] == (wire,):
        yield f"the left plate, on {wire}", Box(lane, f"◀+{low}")
    if view.plates[1:] == (wire,):
        yield f"the right plate, on {wire}", Box(lane, f"+{high}▶")
    if wire in view.protected:
        yield f"the protection of {wire}", Box(f"{lane} .shield svg")
    yield f"the cutters of {wire}", Box(f"{lane} .who:not(.tool)", times=sum(action == wire for action in view.acting))
    yield f"what lasts on {wire}", Box(f"{lane} .who.tool", times=sum(each.wire == wire for each in view.lasting))
    holds = [look for looks in view.looks for look in looks if look.holds and look.wire == wire]
    yield f"who knows the top of {wire}", Box(f"{lane} .head .know", times=int(any(look.cards for look in holds)))
    yield f"who knows the tiles of {wire}", Box(f"{lane} .crew .know", times=int(any(not look.cards for look in holds)))


def _student(view: Any, seat: Seat) -> Iterator[tuple[str, Box]]:
    """Name, points, cards on the table, a Wait set aside, and Tools [BS13] [BS16] [BS35]."""
    name, place = name_of(seat), f'[data-seat="{seat}"]'
    yield f"the name of {name}", Box(place, name)
    yield f"the points of {name}", Box(f"{place} .score", str(view.scores[seat]))
    for action, times in Counter([*view.cards[seat], *["wait"] * view.aside[seat]]).items():
        label = say(f"bomb-squad-academy-action-{action}")
        yield f"the {label} before {name}", Box(f'{place} .row [role=img][aria-label="{label}"]', times=times)
    for tool in view.tools[seat]:
        label = say(f"bomb-squad-academy-tool-{tool}")
        yield f"the {label} of {name}", Box(f'{place} [aria-label="{label}"] svg')


def ages(view: Any) -> Iterator[tuple[str, Box]]:
    """Who goes first with equal scores [BS4]."""
    order = say("bomb-squad-academy-news-ages-drawn", seats=", ".join(map(name_of, view.ages)))
    yield "who is younger than whom", Box(".ages", order)


def printed(view: Any) -> Iterator[tuple[str, Box]]:
    """What the first deck still holds, as is printed on its back [BS2]."""
    for value in set(view.decks[0].cards):
        cards, left = (
            view.decks[0].cards.count(value),
            view.decks[0].cards.count(value) - view.lines[0].exposed.count(value),
        )
        label = say("web-bomb-squad-academy-left-of", value=value, count=left, printed=cards)
        yield (
            f"the {value}s in the green deck",
            Box(f'[aria-label="{say("web-bomb-squad-academy-left")}"] [aria-label="{label}"]'),
        )


# Trick Snipers.


def snipers(view: Any) -> Iterator[tuple[str, Box]]:
    """The trick and who leads it; points, tricks and hands of everyone [TS4] [TS8] [TS9]."""
    for card in view.trick:
        yield f"{card.clan} {card.number} in the trick", Box('[aria-label="The table"] .laid .number', str(card.number))
    yield "all cards of the trick", Box('[aria-label="The table"] .laid .letter', times=len(view.trick))
    yield "whose turn it is", Box("main h1")
    for seat in range(view.players):
        name, place = name_of(seat), f'[data-seat="{seat}"]'
        yield f"the name of {name}", Box(f"{place} .name", "You" if seat == view.viewer else name)
        yield f"the two points {name} needs", Box(f"{place} .point", times=2)
        yield f"the points of {name}", Box(f"{place} .point.hit", times=view.points[seat])
        tricks = say("web-trick-snipers-tricks", tricks=view.counts[seat])
        yield f"the tricks of {name}", Box(f"{place} .tricks", tricks)
        yield f"the cards {name} holds", Box(f"{place} .held", str(view.held[seat]))
        if seat == view.leader and view.trick:
            yield f"that {name} leads", Box(f"{place} .flag")


# Two Rooms and a Boom.


def rooms(view: Any) -> Iterator[tuple[str, Box]]:
    """The clock, the round, its hostages, who is where, and what the room sees of them [TR6] [TR10] [TR12] [TR15]."""
    yield "the clock", Box("[role=timer] .digits")
    yield "the round", Box("[role=timer]", say("web-two-rooms-round", round=view.round, rounds=3))
    yield "how many hostages go", Box("[role=timer]", say("web-two-rooms-sends", count=view.planned))
    opened = dict(view.open)
    for room in (0, 1):
        there = [seat for seat in range(view.players) if view.rooms[seat] == room]
        label = say("web-two-rooms-heads", room=room + 1, count=len(there))
        yield f"how many are in room {room + 1}", Box(f'[role=img][aria-label="{label}"]')
        for seat in there:
            name, here = name_of(seat), room == view.room
            mine = say("web-two-rooms-me", name=name) if seat == view.viewer else name
            place = f'{".here" if here else ".there"} :is([aria-label="{mine}"], [aria-label^="{mine}. "])'
            yield f"{name}, in room {room + 1}", Box(place, name)
            if seat in opened:
                card = say(f"two-rooms-card-{opened[seat]}")
                yield f"the card of {name}, which is open", Box(place, card) if here else Box(f"{place} .chip")
            if here:
                yield from _in_my_room(view, seat, place)


def _in_my_room(view: Any, seat: Seat, place: str) -> Iterator[tuple[str, Box]]:
    name = name_of(seat)
    if seat == view.leader:
        yield f"that {name} leads", Box(f"{place} .avatar .crown")
    if view.pointing[seat] is not None:
        yield f"at whom {name} points", Box(f"{place} .points .avatar")
    if fingers := sum(at == seat for at in view.pointing):
        yield (
            f"the fingers at {name}",
            Box(f"{place} .fingers", say("web-two-rooms-tally", count=fingers, needed=len(_heads(view)) // 2 + 1)),
        )


def _heads(view: Any) -> list[Seat]:
    known = [seat for seat, card in view.open if card.startswith("ambassador")]
    return [seat for seat in range(view.players) if view.rooms[seat] == view.room and seat not in known]


def deck(view: Any) -> Iterator[tuple[str, Box]]:
    """The list of cards in the game, which all know [TR1]."""
    for card, times in Counter(view.deck).items():
        name = say(f"two-rooms-card-{card}")
        counted = say("rooms-counted", count=times, card=name) if times > 1 else name
        yield f"{name}, in the deck", Box("[role=dialog] summary", counted)
