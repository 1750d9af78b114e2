"""The story of Two Rooms and a Boom: the best lie, who was shown whom, and the walk that decided it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise

from boomtable.engine import Seat
from boomtable.games.two_rooms import Tell
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.ending import DecidingWalk, walkers
from boomtable.games.two_rooms.news import Shown
from boomtable.games.two_rooms.people import Kind
from boomtable.replays.claims import lies
from boomtable.replays.lens import chances
from boomtable.replays.replay import Replay
from boomtable.replays.story.beat import Beat, mean, percent, strongest

SIDES = (Team.RED, Team.BLUE)
WALK = 0.6
HUNTED = {"bomber": Team.BLUE, "president": Team.RED}  # a card, and who wants to know where it is


def beats(replay: Replay) -> Iterator[Beat]:
    found = [strongest(_seen(replay, card, side)) for card, side in HUNTED.items()]
    yield from chain(strongest(_lies(replay)), *found, _walk(replay))


def _team(replay: Replay, at: int, seat: Seat) -> Team:
    return CARDS[replay.open(at).people[seat].card].team


def _lies(replay: Replay) -> Iterator[Beat]:
    """Whoever claimed the other side's colour, by how far the other side believed it."""
    for lie in lies(replay):
        said, team = lie.claim, _team(replay, lie.at, lie.seat)
        claimed = _side(said)
        if said.seat != lie.seat or team not in SIDES or claimed not in SIDES or claimed is team:
            continue
        ears = [e for e in replay.tables[lie.at].ledger[-1].hearers if isinstance(e, int) and e != lie.seat]
        others = [seat for seat in ears if _team(replay, lie.at, seat) is claimed]
        before, after = [
            mean([getattr(chances(replay, at, seat), claimed)[lie.seat] for seat in others])
            for at in (lie.at - 1, lie.at)
        ]
        if after > before:
            facts = {"before": percent(before), "after": percent(after), "round": replay.open(lie.at).round}
            words = {"claimed": f"team-{claimed}", "truth": f"card-{replay.open(lie.at).people[lie.seat].card}"}
            yield Beat("lie", lie.at, after - before, {"seat": lie.seat}, facts, words)


def _side(said: Tell) -> Team:
    return CARDS[said.what].team if said.what in CARDS else Team(said.what)


def _seen(replay: Replay, card: str, side: Team) -> Iterator[Beat]:
    """The first time that one of this side is shown that card, by how little they expected it."""
    for at, (before, after) in enumerate(pairwise(replay.tables), start=1):
        for told in after.state.log[len(before.state.log) :]:
            match told.news:
                case Shown(by, int(to), Kind.CARD, what) if what == card and _team(replay, at, to) is side:
                    chance = getattr(chances(replay, at - 1, to), card)[by]
                    facts = {"round": after.state.round, "chance": percent(chance)}
                    yield Beat("seen", at, 1 - chance, {"by": by, "to": to}, facts, {"card": f"card-{card}"})
                    return


def _walk(replay: Replay) -> Iterator[Beat]:
    """The last walk of President or Bomber that made the difference."""
    state = replay.open(replay.last)
    walk = replay.game.finale.of(replay.tables[-1]).moment
    if not isinstance(walk, DecidingWalk):
        return
    times = [
        at
        for at, (before, after) in enumerate(pairwise(replay.tables), start=1)
        for told in after.state.log[len(before.state.log) :]
        if walk.seat in walkers(told.news)
        and (before.state.number, after.state.people[walk.seat].room) == (walk.round, walk.to)
    ]
    facts = {"round": walk.round, "room": walk.to + 1}
    yield Beat("walk", times[-1], WALK, {"seat": walk.seat}, facts, {"card": f"card-{state.people[walk.seat].card}"})
