"""The story of either Time Bomb: the best lie, the costliest cut, the luckiest card, and who could have known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, TypeAlias

from boomtable.engine import Seat
from boomtable.engine.records import Played
from boomtable.games import time_bomb, time_bomb_evolution
from boomtable.games.time_bomb_shared.cards import Role
from boomtable.games.time_bomb_shared.moves import Cut
from boomtable.games.time_bomb_shared.table import SUCCESS
from boomtable.replays.claims import lies
from boomtable.replays.lens import chances
from boomtable.replays.replay import Replay
from boomtable.replays.story.beat import Beat, mean, percent, strongest

SURE = 0.9  # who is likelier than this to be a Terrorist is as good as found out
WORTH_IT = 0.05  # a cut that was worse by less is not worth a word
FLIPS = (time_bomb.Flip, time_bomb_evolution.Flip)


Thinks: TypeAlias = dict[Seat, list[Any]]  # what each seat could have known, moment by moment


def beats(replay: Replay) -> Iterator[Beat]:
    seats = range(replay.record.players)
    swat = [seat for seat in seats if _roles(replay)[seat] is Role.SWAT]
    thinks = {seat: [chances(replay, at, seat) for at in range(replay.last)] for seat in seats}
    yield from chain.from_iterable(
        map(
            strongest,
            (
                _lies(replay, swat, thinks),
                _costs(replay, swat, thinks),
                _luck(replay, thinks),
                _booms(replay, thinks),
                _known(replay, swat, thinks),
                _innocents(swat, thinks),
            ),
        )
    )


def _roles(replay: Replay) -> tuple[Role, ...]:
    roles: tuple[Role, ...] = replay.open(replay.last).roles
    return roles


def _lies(replay: Replay, swat: list[Seat], thinks: Thinks) -> Iterator[Beat]:
    """Every claim of more Success than one had, by how much it raised the hopes of the others in SWAT."""
    for lie in lies(replay):
        claimed, truth = lie.claim.success, lie.truth.success
        others = [seat for seat in swat if seat != lie.seat]
        if claimed is None or claimed <= truth:
            continue
        before, after = [mean([thinks[seat][at].success[lie.seat] for seat in others]) for at in (lie.at - 1, lie.at)]
        facts = {"claimed": claimed, "truth": truth, "before": percent(before), "after": percent(after)}
        if after > before:
            number = replay.open(lie.at).round
            yield Beat("lie", lie.at, after - before, {"seat": lie.seat}, {"round": number, **facts})


def _costs(replay: Replay, swat: list[Seat], thinks: Thinks) -> Iterator[Beat]:
    """Every cut of somebody in SWAT that found nothing, where by their own chances another was better."""
    for at, entry in enumerate(replay.record.log, start=1):
        if not (isinstance(entry, Played) and isinstance(entry.move, Cut) and entry.seat in swat):
            continue
        state, owner = replay.open(at - 1), entry.move.owner
        success = thinks[entry.seat][at - 1].success
        better = max([cut.owner for cut in state.choices(entry.seat)], key=lambda seat: success[seat])
        missed = success[better] - success[owner]
        cuts = replay.open(replay.last).cuts[len(state.cuts) :]
        if missed >= WORTH_IT and cuts and cuts[0].wire != SUCCESS:
            facts = {"chance": percent(success[owner]), "best": percent(success[better])}
            yield Beat("cost", at, missed, {"by": entry.seat, "owner": owner, "better": better}, facts)


def _flips(replay: Replay, kind: str) -> Iterator[tuple[int, Seat, Seat]]:
    """Every wire of this kind as it was turned up: when, who cut it, and whose it was."""
    for at, entry in enumerate(replay.record.log, start=1):
        if isinstance(entry, Played) and isinstance(entry.move, FLIPS) and entry.move.wire == kind:
            state = replay.open(at)
            yield at, state.cutter(len(state.cuts) - 1), state.cuts[-1].owner


def _luck(replay: Replay, thinks: Thinks) -> Iterator[Beat]:
    """Every Success, by how little its finder could count on it."""
    for at, by, owner in _flips(replay, SUCCESS):
        if by != owner:
            chance = thinks[by][at - 1].success[owner]
            yield Beat("luck", at, 1 - chance, {"by": by, "owner": owner}, {"chance": percent(chance)})


def _booms(replay: Replay, thinks: Thinks) -> Iterator[Beat]:
    """The Boom, by how little whoever cut it could expect it."""
    for at, by, owner in _flips(replay, "boom"):
        chance = thinks[by][at - 1].boom[owner] / replay.open(at - 1).held[owner]
        yield Beat("boom", at, 1 - chance, {"by": by, "owner": owner}, {"chance": percent(chance)})


def _known(replay: Replay, swat: list[Seat], thinks: Thinks) -> Iterator[Beat]:
    """From when on somebody in SWAT could have been sure of a Terrorist, up to the end."""
    roles = _roles(replay)
    for seat in swat:
        known = thinks[seat]
        for other in range(replay.record.players):
            if roles[other] is not Role.TERRORIST or not known[-1] or known[-1].terrorist[other] < SURE:
                continue
            unsure = [at for at, each in enumerate(known) if not each or each.terrorist[other] < SURE]
            at = unsure[-1] + 1
            if before := known[at - 1]:
                chance = known[at].terrorist[other]
                facts = {"chance": percent(chance), "round": replay.open(at).round}
                seats = {"seat": seat, "other": other}
                yield Beat("known", at, chance - before.terrorist[other], seats, facts)


def _innocents(swat: list[Seat], thinks: Thinks) -> Iterator[Beat]:
    """Whom the others in SWAT suspected most, and when, although they were of SWAT themselves."""
    for at in range(len(thinks[swat[0]])):
        known = {seat: thinks[seat][at] for seat in swat}
        for accused in swat if all(known.values()) else ():
            chance = mean([known[seat].terrorist[accused] for seat in swat if seat != accused])
            yield Beat("innocent", at, chance, {"seat": accused}, {"chance": percent(chance)})
