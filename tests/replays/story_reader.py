"""Reads a story as people do, sentence by sentence, and checks it against the record.

Nothing here is taken from `boomtable.replays`: what happened is read from the record's own JSON, and chances are asked
of the bots for the view that the engine gives at that entry.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from boomtable.bots.bomb_squad_academy.wire_odds import odds, wire_infos
from boomtable.bots.time_bomb.beliefs import beliefs as suspects
from boomtable.bots.time_bomb_evolution.beliefs import beliefs as evolution
from boomtable.bots.two_rooms.beliefs import beliefs as rooms
from boomtable.bots.two_rooms.observed import observe
from boomtable.bots.two_rooms.skill import HARD
from boomtable.engine import PUBLIC, Seeded
from boomtable.engine.records import read, replay_each
from boomtable.games.catalog import find
from boomtable.games.trick_snipers.imagine import imagining
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.words import say

NAMES = [say("seat-name", seat=seat) for seat in range(30)]
NAME = "(" + "|".join(NAMES) + ")"
N = r"(\d+)"
CARD = r"((?:Black|Green|Red|Yellow) \d+)"
SAMPLES = 600
NEAR = 12  # percent, five standard errors of that many samples

Check: TypeAlias = Callable[..., None]


def seat(name: str) -> int:
    return NAMES.index(name)


class Reader:
    """One record, and everything a sentence may be about."""

    def __init__(self, text: str) -> None:
        self.record = read(text, find)
        self.game = find(self.record.game)
        self.log: list[Any] = json.loads(text)["log"]
        self.players = self.record.players
        self.tables = [*replay_each(self.game, self.record)]

    def check(self, at: int, sentence: str) -> None:
        """AssertionError if the sentence is not true of this moment, or says something nobody can check."""
        for pattern, check in CHECKS[self.game.id]:
            if found := re.fullmatch(pattern, sentence):
                check(self, at, *found.groups())
                return
        raise AssertionError(f"nobody can check: {sentence}")

    def table(self, at: int) -> Any:
        return self.tables[at]

    def moves(self, kind: str, upto: int | None = None) -> list[tuple[int, int, Any]]:
        """Entries of this kind: which, by whom, and the whole move."""
        log = self.log if upto is None else self.log[:upto]
        return [(at, by, move) for at, (_, by, move) in enumerate(log, start=1) if move["move"] == kind]

    # Both Time Bombs.

    @property
    def roles(self) -> list[str]:
        [(_, _, move)] = self.moves("deal-roles")
        roles: list[str] = move["roles"]
        return roles

    @property
    def swat(self) -> list[int]:
        return [each for each in range(self.players) if self.roles[each] == "swat"]

    def hand(self, at: int, owner: int) -> list[str]:
        """The wires before somebody after so many entries."""
        dealt, _, move = self.moves("deal-wires", at)[-1]
        hand: list[str] = list(move["hands"][owner])
        aimed = -1
        for _, _, entry in self.log[dealt:at]:
            if entry["move"] == "cut":
                aimed = entry["owner"]
            if entry["move"] == "draw-number":
                aimed = -2
            if entry["move"] == "flip" and aimed == owner:
                hand.remove(entry["wire"])
        return hand

    def thinks(self, at: int, eyes: int) -> Any:
        table = self.table(at)
        view, heard = table.state.view(eyes), table.heard(eyes)
        return suspects(view, heard) if self.game.id == "time-bomb" else evolution(view, heard)

    def success(self, at: int, eyes: int, owner: int) -> float:
        thinks = self.thinks(at, eyes)
        chance: float = thinks.success[owner] if self.game.id == "time-bomb" else thinks.wires[owner]["success"]
        return chance


def close(chance: float, told: str, near: float = 0.51) -> None:
    assert abs(100 * chance - int(told)) <= near, f"{100 * chance:.2f} and not {told}"


def average(chances: list[float]) -> float:
    return sum(chances) / len(chances)


def wire_lie(story: Reader, at: int, number: str, who: str, said: str, had: str, before: str, after: str) -> None:
    by, claim = story.log[at - 1][1], story.log[at - 1][2]
    assert (NAMES[by], claim["move"], claim["success"]) == (who, "claim", int(said))
    assert len(story.moves("deal-wires", at)) == int(number)
    assert story.hand(at, by).count("success") == int(had) < int(said)
    others = [eyes for eyes in story.swat if eyes != by]
    close(average([story.success(at - 1, eyes, by) for eyes in others]), before)
    close(average([story.success(at, eyes, by) for eyes in others]), after)


def wire_cost(story: Reader, at: int, by: str, owner: str, chance: str, better: str, best: str) -> None:
    assert story.log[at - 1] == ["played", seat(by), {"move": "cut", "owner": seat(owner)}]
    assert story.roles[seat(by)] == "swat"
    flip = next(move for _, _, move in story.log[at:] if move["move"] == "flip")
    assert flip["wire"] != "success"
    chances = {o: story.success(at - 1, seat(by), o) for o in range(story.players) if story.hand(at - 1, o)}
    chances.pop(seat(by), None)
    close(chances[seat(owner)], chance)
    close(chances[seat(better)], best)
    assert max(chances.values()) == chances[seat(better)] > chances[seat(owner)]


def flipped(story: Reader, at: int, kind: str, by: str, owner: str) -> None:
    """A wire of this kind was turned up there, and it is known who had cut it."""
    assert story.log[at - 1][2] == {"move": "flip", "wire": kind}
    table = story.table(at)
    assert table.state.cuts[-1].owner == seat(owner)
    before = table.state.cuts[-2].owner if len(table.state.cuts) > 1 else story.moves("pick-start")[0][2]["seat"]
    numbers = [entry for entry in story.log[:at] if entry[2]["move"] == "draw-number"]
    assert before == seat(by) or numbers


def wire_luck(story: Reader, at: int, by: str, owner: str, chance: str) -> None:
    flipped(story, at, "success", by, owner)
    close(story.success(at - 1, seat(by), seat(owner)), chance)


def wire_boom(story: Reader, at: int, by: str, owner: str, again: str, chance: str) -> None:
    flipped(story, at, "boom", by, owner)
    assert again == by
    assert at == len(story.log)
    close(story.thinks(at - 1, seat(by)).boom[seat(owner)], chance)


def wire_known(story: Reader, at: int, number: str, who: str, other: str, chance: str) -> None:
    assert story.roles[seat(who)] == "swat"
    assert story.roles[seat(other)] == "terrorist"
    assert len(story.moves("deal-wires", at)) == int(number)
    close(story.thinks(at, seat(who)).terrorist[seat(other)], chance)
    for later in range(at, len(story.log)):
        assert story.thinks(later, seat(who)).terrorist[seat(other)] >= 0.9
    assert story.thinks(at - 1, seat(who)).terrorist[seat(other)] < 0.9


def wire_innocent(story: Reader, at: int, who: str, chance: str) -> None:
    assert story.roles[seat(who)] == "swat"
    others = [eyes for eyes in story.swat if eyes != seat(who)]
    close(average([story.thinks(at, eyes).terrorist[seat(who)] for eyes in others]), chance)


WIRES: list[tuple[str, Check]] = [
    (
        rf"In round {N} {NAME} claimed {N} Success and had {N}: for the rest of SWAT, the chance of finding one there "
        rf"went from {N}% to {N}%\.",
        wire_lie,
    ),
    (
        rf"{NAME} cut one of {NAME}'s wires and found nothing\. The chance of a Success there was {N}%; "
        rf"at {NAME}'s it was {N}%\.",
        wire_cost,
    ),
    (rf"{NAME} found a Success at {NAME}'s, where the chance was {N}%\.", wire_luck),
    (rf"{NAME} cut the Boom at {NAME}'s\. By all {NAME} could know, the chance was {N}%\.", wire_boom),
    (
        rf"From here on, in round {N}, {NAME} could have known that {NAME} was a Terrorist: the chance was {N}%\.",
        wire_known,
    ),
    (
        rf"{NAME} was SWAT, but here the rest of SWAT had every reason to put the chance of a Terrorist at {N}%\.",
        wire_innocent,
    ),
]


# Bomb Squad Academy.


def academy_cut(story: Reader, at: int, bomb: str, cards: int | None, wire: str, chance: str) -> Any:
    """The cards of this wire that lie there after the entry and did not before; returns what was told of it."""
    before, after = story.table(at - 1).state, story.table(at).state
    new = after.story[len(before.story) :]
    flips = [news for news in new if news.__struct_config__.tag == "flipped" and news.wire == wire.lower()]
    assert flips
    assert cards in (None, len(flips))
    place = ["green", "blue", "red", "yellow"].index(wire.lower())
    close(odds(wire_infos(before.view(PUBLIC))[place], len(flips)).boom, chance)
    assert before.bomb == int(bomb)
    return new


def academy_held(story: Reader, at: int, bomb: str, cards: str, wire: str, chance: str) -> None:
    new = academy_cut(story, at, bomb, int(cards), wire, chance)
    assert not [news for news in new if news.__struct_config__.tag == "exploded" and news.wire == wire.lower()]


def academy_blast(story: Reader, at: int, bomb: str, wire: str, chance: str, cost: str) -> None:
    new = academy_cut(story, at, bomb, None, wire, chance)
    assert [news.wire for news in new if news.__struct_config__.tag == "exploded"] == [wire.lower()]
    lost = [news.points for news in new if news.__struct_config__.tag == "scored" and news.reason == "blast"]
    assert -sum(lost) == (int(cost.split(maxsplit=1)[0]) if cost[0].isdigit() else 0)


def academy_lead(story: Reader, at: int, who: str, points: str, second: str) -> None:
    for moment in (at - 1, *range(at, len(story.log) + 1)):
        scores = list(story.table(moment).state.scores)
        best = scores.pop(seat(who))
        assert (best > max(scores)) == (moment >= at)
        if moment == at:
            assert (best, max(scores)) == (int(points), int(second))


ACADEMY: list[tuple[str, Check]] = [
    (rf"Bomb {N}: {N} cards? of (\w+) went well\. The chance of the BOOM was {N}%\.", academy_held),
    (rf"Bomb {N} blew up on (\w+), at a chance of {N}%, and cost (nobody a point|\d+ points?)\.", academy_blast),
    (rf"{NAME} took the lead for good, with {N} to {N}\.", academy_lead),
]


# Trick Snipers.


def card_name(clan: str, number: int) -> str:
    return f"{clan.capitalize()} {number}"


def number_of(card: str) -> int:
    return int(card.split()[1])


def trick_of(story: Reader, number: str) -> list[tuple[int, int, str]]:
    """The entries of one trick: when, who, which card."""
    plays = [(at, by, card_name(*move["card"])) for at, by, move in story.moves("play")]
    first = (int(number) - 1) * story.players
    return plays[first : first + story.players]


def sniped(story: Reader, at: int, number: str, by: str, victim: str, target: str, card: str) -> tuple[int, float]:
    plays = trick_of(story, number)
    assert plays[-1][0] == at
    played = {who: what for _, who, what in plays}
    assert (played[seat(by)], played[seat(victim)]) == (card, target)
    assert number_of(card) + number_of(target) == 13
    state = story.table(at).state
    assert (state.tricks[-1].winner, state.tricks[-1].sniped) == (seat(by), True)
    moment = next(when for when, who, _ in plays if who == seat(victim))
    view, luck = story.table(moment - 1).state.view(seat(victim)), Seeded("reader", at)
    imagined = imagining(view)
    hands = [imagined(luck).hands[seat(by)] for _ in range(SAMPLES)]
    return moment, sum(card in [card_name(each.clan, each.number) for each in hand] for hand in hands) / SAMPLES


def sniper_shot(
    story: Reader, at: int, number: str, by: str, victim: str, target: str, card: str, again: str, too: str, chance: str
) -> None:
    assert (again, too) == (victim, by)
    close(sniped(story, at, number, by, victim, target, card)[1], chance, NEAR)
    assert int(chance) <= 50


def sniper_seen(
    story: Reader, at: int, number: str, by: str, victim: str, target: str, card: str, again: str, too: str, chance: str
) -> None:
    assert (again, too) == (victim, by)
    close(sniped(story, at, number, by, victim, target, card)[1], chance, NEAR)
    assert int(chance) >= 50


def sniper_walked(story: Reader, at: int, number: str, victim: str, target: str, by: str, card: str) -> None:
    plays = [(who, what) for _, who, what in trick_of(story, number)]
    assert plays.index((seat(by), card)) < plays.index((seat(victim), target))
    assert number_of(card) + number_of(target) == 13
    assert story.table(at).state.tricks[-1].sniped
    assert story.table(at).state.tricks[-1].winner == seat(by)
    assert trick_of(story, number)[-1][0] == at


def sniper_chief(story: Reader, at: int, by: str, number: str) -> None:
    plays, trick = trick_of(story, number), story.table(at).state.tricks[-1]
    assert plays[-1][0] == at
    assert (trick.winner, trick.points, trick.sniped) == (seat(by), 1, False)
    assert any(number_of(what) == 7 for _, _, what in plays)


def sniper_last(story: Reader, at: int, by: str, number: str) -> None:
    tricks = story.table(at).state.tricks
    assert at == len(story.log)
    assert (len(tricks), tricks[-1].winner) == (int(number), seat(by))


SHOT = rf"In trick {N} {NAME} sniped {NAME}'s {CARD} with {CARD}\. "
SNIPERS: list[tuple[str, Check]] = [
    (SHOT + rf"When {NAME} played it, the chance that {NAME} had that card was {N}%\.", sniper_shot),
    (SHOT + rf"{NAME} could have seen it coming: the chance that {NAME} had that card was {N}%\.", sniper_seen),
    (
        rf"In trick {N} {NAME} played {CARD} when {NAME}'s {CARD} was already there, and was sniped by it\.",
        sniper_walked,
    ),
    (rf"{NAME} took trick {N}, and with it a point for the 7\.", sniper_chief),
    (rf"{NAME} took trick {N}, the last one\.", sniper_last),
]


# Two Rooms and a Boom.


def opinion(story: Reader, at: int, eyes: int) -> Any:
    table = story.table(at)
    view = table.state.view(eyes)
    return rooms(view, observe(view, HARD.memory), table.heard(eyes), HARD)


def room_lie(
    story: Reader, at: int, number: str, who: str, claimed: str, card: str, again: str, before: str, after: str
) -> None:
    kind, by, said = story.log[at - 1]
    assert (kind, NAMES[by], said["move"], said["seat"]) == ("said", who, "tell", by)
    state, side = story.table(at).state, claimed.lower()
    assert again == claimed
    assert state.number == int(number)
    assert say(f"two-rooms-card-{state.people[by].card}") == card
    red = {p.card for p in state.people if p.card in ("red-team", "bomber")}
    assert side in (said["what"], said["what"].split("-")[0]) or said["what"] in ("president", "bomber", *red)
    deaf = {each for each, person in enumerate(state.people) if person.room != state.people[by].room} | {by}
    if type(state.todo[0]).__name__ == "Parley" and by in state.leaders:
        deaf = {*range(story.players)} - {*state.leaders} | {by}
    hearers = [e for e in range(story.players) if e not in deaf and side_of(state.people[e].card) == side]
    close(average([getattr(opinion(story, at - 1, eyes), side)[by] for eyes in hearers]), before)
    close(average([getattr(opinion(story, at, eyes), side)[by] for eyes in hearers]), after)
    assert side_of(state.people[by].card) == {"red": "blue", "blue": "red"}[side]


def side_of(card: str) -> str:
    return str(CARDS[card].team)


def room_seen(story: Reader, at: int, number: str, by: str, to: str, card: str, again: str, chance: str) -> None:
    assert again == to
    state, what = story.table(at).state, card.lower()
    assert state.number == int(number)
    view = state.view(seat(to))
    assert any((s.seat, s.what) == (seat(by), what) for s in view.sightings)
    close(getattr(opinion(story, at - 1, seat(to)), what)[seat(by)], chance)


def room_walk(story: Reader, at: int, number: str, who: str, card: str, room: str) -> None:
    before, after = story.table(at - 1).state.people[seat(who)], story.table(at).state.people[seat(who)]
    assert (before.room, after.room) == (2 - int(room), int(room) - 1)
    last = story.table(len(story.log)).state
    assert say(f"two-rooms-card-{last.people[seat(who)].card}") == card
    assert story.table(at - 1).state.number == int(number)


ROOMS: list[tuple[str, Check]] = [
    (
        rf"In round {N} {NAME} claimed to be (Red|Blue) and held this card: ([\w .'-]+)\. For those of (Red|Blue) who "
        rf"heard it, the chance that it was so went from {N}% to {N}%\.",
        room_lie,
    ),
    (
        rf"In round {N} {NAME} showed {NAME} the (\w+)\. Until then, {NAME} could put the chance at {N}%\.",
        room_seen,
    ),
    (
        rf"In round {N} {NAME} \(([\w .'-]+)\) went to room ([12]), and that decided where President and Bomber "
        r"ended up\.",
        room_walk,
    ),
]

CHECKS: dict[str, list[tuple[str, Check]]] = {
    "time-bomb": WIRES,
    "time-bomb-evolution": WIRES,
    "bomb-squad-academy": ACADEMY,
    "trick-snipers": SNIPERS,
    "two-rooms": ROOMS,
}
