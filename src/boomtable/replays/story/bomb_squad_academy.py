"""The story of Bomb Squad Academy: the luckiest cut, the blasts, and who took the lead for good."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

from boomtable.bots.bomb_squad_academy.wire_odds import odds, wire_infos
from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy.cards import Wire
from boomtable.games.bomb_squad_academy.moves import Exploded, Flipped, Reason, Returned, Scored
from boomtable.replays.replay import Replay
from boomtable.replays.story.beat import Beat, percent, strongest

LEAD = 0.4


def beats(replay: Replay) -> Iterator[Beat]:
    safe = [beat for beat in _cuts(replay) if beat.code == "held"]
    blown = [beat for beat in _cuts(replay) if beat.code == "blast"]
    yield from chain(strongest(safe), blown, _lead(replay))


def _cuts(replay: Replay) -> Iterator[Beat]:
    """Every wire that was cut, by the danger that everyone could see before."""
    for at, (before, after) in enumerate(pairwise(replay.tables), start=1):
        new = after.state.story[len(before.state.story) :]
        if any(isinstance(news, Returned) for news in new):
            continue  # the deck was shuffled in between
        for wire, flips in _flipped(new).items():
            info = wire_infos(before.state.view(PUBLIC))[[*Wire].index(wire)]
            facts = {"bomb": after.state.bomb if not _blown(new, wire) else before.state.bomb, "cards": flips}
            words = {"wire": f"wire-{wire}"}
            if _blown(new, wire):
                lost = -sum(news.points for news in new if isinstance(news, Scored) and news.reason is Reason.BLAST)
                one = odds(info, flips).boom
                yield Beat("blast", at, 1 - one, {}, {**facts, "lost": lost, "chance": percent(one)}, words)
            else:
                danger = odds(info, flips).boom
                yield Beat("held", at, danger, {}, {**facts, "chance": percent(danger)}, words)


def _flipped(new: tuple[Any, ...]) -> dict[Wire, int]:
    """How many cards of each wire were flipped."""
    wires = [news.wire for news in new if isinstance(news, Flipped)]
    return {wire: wires.count(wire) for wire in dict.fromkeys(wires)}


def _blown(new: tuple[Any, ...], wire: Wire) -> bool:
    return Exploded(wire) in new


def _lead(replay: Replay) -> Iterator[Beat]:
    """From when on the winner had more points than anybody else, up to the end."""
    winners = replay.open(replay.last).outcome.winners
    if len(winners) > 1:
        return
    [winner] = winners
    behind = [at for at, table in enumerate(replay.tables) if not _leads(table.state, winner)]
    if behind and behind[-1] < replay.last:
        at = behind[-1] + 1
        scores = replay.open(at).scores
        second = max(points for seat, points in enumerate(scores) if seat != winner)
        yield Beat("lead", at, LEAD, {"seat": winner}, {"points": scores[winner], "next": second})


def _leads(state: Any, seat: int) -> bool:
    return bool(state.scores) and all(state.scores[seat] > p for s, p in enumerate(state.scores) if s != seat)
