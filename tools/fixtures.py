"""Write web/src/games/*/fixtures: moments of real games, as sent to players and spectators.

And web/src/games/*/turns: cards about to be turned up, with everything that they could turn out to be.
And web/src/games/*/played: whole games, as one player follows them.

`python tools/fixtures.py` writes the files; with `--check` it only says which of them are stale.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from boomtable.bots import default_level, make_bots, play_on
from boomtable.engine import CHANCE, PUBLIC, BadSetup, Game, Luck, RealTimeStep, Said, Seat, Seeded, Table, Viewer, but
from boomtable.engine.records import Played
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb_shared.steps import Flipping
from boomtable.games.two_rooms import TwoRooms
from boomtable.timing import show_of
from boomtable.wire.changes import NOTHING, changes
from boomtable.wire.changes import written as in_fields
from boomtable.wire.offers import offer
from boomtable.wire.protocol import ENCODE
from boomtable.wire.to_client import Heard, Prompt, Update

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games"
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eda", "Finn", "Gus", "Hope")
GAMES = 24  # enough to see every kind of ending
COMFORTABLE = 5  # players
LONG = 220  # moments
TURNS = 4  # of a title
PLAYED = {  # seeds of games in which much happens to the first seat
    "time-bomb": (7, 8, 13),
    "time-bomb-evolution": (7, 16, 17, 18),
    "bomb-squad-academy": (0,),
    "trick-snipers": (1, 2),
    "two-rooms": (9,),
}


class Moment(Struct, frozen=True):
    """A table that waits for an answer or is over, and how many answers each seat has given."""

    table: Table[Any]
    answers: Mapping[Seat, int]

    @property
    def asked(self) -> list[Seat]:
        return [seat for seat in self.table.state.turn if seat >= 0]

    @property
    def over(self) -> bool:
        return not self.table.state.turn

    @property
    def step(self) -> str:
        """The kind of step it waits in; None when it is over."""
        todo = self.table.state.todo
        return str(todo[0].__struct_config__.tag) if todo else ""

    def choices(self) -> int:
        """The number of choices of the first seat asked."""
        return int(self.table.state.choices(self.asked[0]).size)

    @property
    def viewers(self) -> list[Viewer]:
        """One seat that is asked and one that is not, or a winner and a loser; and all viewers without a seat."""
        state = self.table.state
        first = state.outcome.winners if self.over else self.asked
        seats = [seat for seat in state.viewers if isinstance(seat, int)]
        chosen: list[Viewer] = [*first[:1], *[seat for seat in seats if seat not in first][:1]]
        return chosen + [place for place in state.viewers if place not in seats]


class Turn(Struct, frozen=True):
    """What one viewer knew before a card was turned up, and what is sent for each card that it could be."""

    viewer: Viewer
    before: Any
    outcomes: tuple[tuple[Update, ...], ...]


class Dealt(Struct, frozen=True):
    """How one player's view would differ if what lies covered were other cards, and what they would be asked."""

    changed: Mapping[str, Any]
    prompt: Prompt | UnsetType | None  # left out if it is the same


class Step(Struct, frozen=True):
    """What is new to one player at a moment, also of what is said, and the same with covered cards dealt anew."""

    changed: Mapping[str, Any]
    grown: Mapping[str, Any]
    prompt: Prompt | UnsetType | None  # left out if unchanged
    said: tuple[Said, ...]
    other: Dealt


class Seen(Struct, frozen=True):
    """What one viewer has been sent by then."""

    viewer: Viewer
    update: Update
    heard: Heard


def moments(game: Game[Any, Any], players: int, seed: int, options: Mapping[str, Any] | None = None) -> list[Moment]:
    """Every point of a game at which seats are asked, after all have spoken; the last is its end."""
    fresh, answers = game.table(players, options), Counter[Seat]()
    bots = make_bots(game, players, (default_level(game),))
    found = [Moment(fresh, {})]
    for entry, table in play_on(fresh, bots, ("fixtures", seed)):
        if isinstance(entry, Played):
            answers[entry.seat] += 1
            found.append(Moment(table, {**answers}))
        else:
            found[-1] = Moment(table, found[-1].answers)
    return [moment for moment in found if moment.asked or moment.over]


def telling(game: Game[Any, Any]) -> Iterator[tuple[str, Moment]]:
    """The moments worth keeping, by name: beginnings, middles, ends, house rules, the smallest and largest table.

    And the latest moment of every other kind of step that asks somebody.
    """
    players = max(game.seats[0], min(game.seats[-1], COMFORTABLE))
    games = [moments(game, players, seed) for seed in range(GAMES)]
    kept = dict(_usual_ones(game, players, games))
    yield from kept.items()
    known = {moment.step for moment in kept.values()}
    latest = {moment.step: moment for each in sorted(games, key=len) for moment in each if moment.step not in known}
    yield from ((f"step-{step}", latest[step]) for step in sorted(latest))


def _usual_ones(game: Game[Any, Any], players: int, games: list[list[Moment]]) -> Iterator[tuple[str, Moment]]:
    longest = max(games, key=len)
    yield "fresh", games[0][0]
    yield "middle", longest[_middle(longest)]
    yield "late", longest[-2]
    yield "narrow", min((moment for each in games for moment in each[:-1]), key=Moment.choices)
    yield "fewest", moments(game, game.seats[0], 0)[1]
    yield "most", moments(game, game.seats[-1], 0)[1]
    for name, value in option_values(game):
        played = moments(game, _enough(game, players, {name: value}), 0, {name: value})
        yield f"{name}-{value}", played[:3][-1]
        if len(played) < LONG:  # one file with the long story of a long game is enough
            yield f"{name}-{value}-over", played[-1]
    ends = {each[-1].table.state.outcome.why: each[-1] for each in reversed(games)}
    yield from ((f"over-{why}", ends[why]) for why in sorted(ends))


def _middle(found: list[Moment]) -> int:
    """The place nearest the middle at which somebody is asked what is asked most."""
    usual = Counter([moment.step for moment in found]).most_common(1)[0][0]
    places = [place for place, moment in enumerate(found) if moment.step == usual]
    return min(places, key=lambda place: abs(place - len(found) // 2))


def _enough(game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> int:
    """This many players, or more if the house rules need them."""
    for number in range(players, game.seats[-1]):
        with suppress(BadSetup):
            return int(game.table(number, options).state.players)
    return game.seats[-1]


def option_values(game: Game[Any, Any]) -> list[tuple[str, str]]:
    """Every option value other than the default, except numbers."""
    chosen = [rule for rule in game.option_list if isinstance(rule.default, str | bool)]
    return [(rule.name, value) for rule in chosen for value in rule.allowed if value != str(rule.default).lower()]


def seen(moment: Moment, viewer: Viewer) -> Seen:
    table = moment.table
    asked = viewer if isinstance(viewer, int) and viewer in moment.asked else None
    prompt = None if asked is None else _prompt(moment, asked)
    return Seen(viewer, Update(table.state.view(viewer), prompt), Heard(0, table.heard(viewer)))


def _prompt(moment: Moment, seat: Seat) -> Prompt:
    state = moment.table.state
    return Prompt(
        moment.answers.get(seat, 0) + 1, offer(state.choices(seat)), owed=not isinstance(state.todo[0], RealTimeStep)
    )


def written(moment: Moment) -> str:
    """A file's text, with one line per viewer."""
    return listed("seen", (seen(moment, viewer) for viewer in moment.viewers), moment.table.state.players)


def name(seat: Seat) -> str:
    again, one = divmod(seat, len(NAMES))
    return NAMES[one] + (f" {again + 1}" if again else "")


def _usual_table(game: Game[Any, Any]) -> tuple[int, dict[str, Any]]:
    """A comfortable number of players, and the house rules with which most happens."""
    options = {"evolution": True} if "evolution" in {rule.name for rule in game.option_list} else {}
    return max(game.seats[0], min(game.seats[-1], COMFORTABLE)), options


def turns(game: Game[Any, Any]) -> Iterator[tuple[str, list[Turn]]]:
    """The first card of each round that chance turns up after a move, and each card that it could be."""
    players, options = _usual_table(game)
    found: set[int] = set()
    luck, state = Seeded("turns", game.id), game.table(players, options).state
    for _ in range(LONG):
        if not state.turn or len(found) == TURNS:
            return
        seat = state.turn[0]
        after = state.play(seat, state.choices(seat).sample(luck))
        if seat >= 0 and state.round not in found and _turns_up(after):
            found.add(state.round)
            viewers = (seat, (seat + 1) % players, PUBLIC)
            yield f"round-{state.round}", [_turn(game, state, after, viewer) for viewer in viewers]
        state = after


def _turns_up(state: Any) -> bool:
    """Whether a wire is turned up next, and could be one of several."""
    return bool(state.todo) and isinstance(state.todo[0], Flipping) and state.choices(CHANCE).size > 1


def _turn(game: Game[Any, Any], before: Any, moved: Any, viewer: Viewer) -> Turn:
    outcomes = [
        _shown(game, [before, moved, *_until_asked(moved.play(CHANCE, move))], viewer) for move in moved.choices(CHANCE)
    ]
    return Turn(viewer, before.view(viewer), tuple(outcomes))


def _until_asked(state: Any) -> Iterator[Any]:
    luck = Seeded("after")
    yield state
    while CHANCE in state.turn:
        state = state.play(CHANCE, state.choices(CHANCE).sample(luck))
        yield state


def _shown(game: Game[Any, Any], states: list[Any], viewer: Viewer) -> tuple[Update, ...]:
    """The updates of these states, timed one after the other."""
    updates, at = [], 0.0
    for before, after in pairwise(state.view(viewer) for state in states):
        show = show_of(game.id, before, after, bot=True, at=at, scale=1.0)
        updates.append(Update(after, None, show or UNSET))
        at = show.curtain if show else at
    return tuple(updates)


def played(game: Game[Any, Any], seed: int, seat: Seat = 0) -> Iterator[Step]:
    """A whole game as this seat follows it."""
    players, options = _usual_table(game)
    known = NOTHING
    asked: Prompt | UnsetType | None = UNSET
    heard = 0
    for moment in moments(game, players, seed, options):
        now = seen(moment, seat)
        fields, prompt, said = in_fields(now.update.view, known), now.update.prompt, now.heard.said
        told = changes(known, fields)
        anew = dealt_anew(game, moment.table.state, Seeded("anew", seed))
        other = seen(but(moment, table=but(moment.table, state=anew)), seat).update
        differs = {
            key: Raw(text)
            for key, text, mine in zip(fields.names, in_fields(other.view, NOTHING).texts, fields.texts, strict=True)
            if text != mine
        }
        dealt = Dealt(differs, UNSET if other.prompt == prompt else other.prompt)
        yield Step(told.changed, told.grown, UNSET if prompt == asked else prompt, said[heard:], dealt)
        known, asked, heard = fields, prompt, len(said)


def dealt_anew(game: Game[Any, Any], state: Any, luck: Luck) -> Any:
    """The same for everyone who sees only what is open, with other cards where they lie covered."""
    if not isinstance(state, TwoRooms):
        return game.imagine(state.view(PUBLIC), luck)
    cards = [person.card for person in state.people]
    return but(state, people=tuple(but(person, card=cards[place - 1]) for place, person in enumerate(state.people)))


def listed(kind: str, each: Iterable[Struct], players: int) -> str:
    """A file's text: the names by seat, and a line for each of these."""
    lines = ",\n".join(ENCODE(one).decode() for one in each)
    names = msgspec.json.encode([name(seat) for seat in range(players)]).decode()
    return f'{{"names":{names},"{kind}":[\n{lines}\n]}}\n'


def pages(games: Iterable[Game[Any, Any]]) -> dict[str, str]:
    """Every file's text by its path below web/src/games."""
    all_games = [*games]
    found = {
        f"{game.id}/fixtures/{title}.json": written(moment) for game in all_games for title, moment in telling(game)
    }
    for game in all_games:
        players, _ = _usual_table(game)
        found |= {f"{game.id}/turns/{title}.json": listed("turns", turn, players) for title, turn in turns(game)}
        for seed in PLAYED.get(game.id, ()):
            found[f"{game.id}/played/game-{seed}.json"] = listed("steps", played(game, seed), players)
    return found


def stale(folder: Path, wanted: Mapping[str, str]) -> list[Path]:
    """Files that are out of date, and files whose moment no longer exists."""
    files = [path for kind in ("fixtures", "turns", "played") for path in folder.glob(f"*/{kind}/*.json")]
    there = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}
    return [folder / path for path in sorted({*there, *wanted}) if there.get(path) != wanted.get(path)]


def write(folder: Path, wanted: Mapping[str, str]) -> None:
    for path in stale(folder, wanted):
        if text := wanted.get(path.relative_to(folder).as_posix()):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            path.unlink()


def main(*arguments: str) -> str | None:
    wanted = pages(CATALOG.values())
    if "--check" not in arguments:
        write(FOLDER, wanted)
    old = ", ".join(path.relative_to(FOLDER.parents[2]).as_posix() for path in stale(FOLDER, wanted))
    return f"stale: {old}; `make types` renews them" if old else None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
