"""A small model of who owns a table: every interleaving of two servers, their lease, the database and a bus.

A server may stop at any point between two steps and go on much later, so a pause needs no step of its own. The lease
may end at any time: it expired, or Valkey was killed. A request may arrive late or never, and may be sent again to any
server. An owner may show the table to somebody who comes; if that takes long, the owner knows all that it knew then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

SERVERS = (0, 1)
MOVES = ("a", "b")
SENDS = 2  # of each move: once, and once again without an answer
DOUBLED, LOST = "a move is doubled", "an acknowledged move is lost"
SPLIT, BEHIND = "players were shown another history", "the owner does not know what is in the log"
SENT_BACK = "a player who reconnects is shown less than was acknowledged"

Log: TypeAlias = tuple[str, ...]


class Guards(Struct, frozen=True):
    """What keeps two owners apart."""

    fence: bool = True  # the database compares epochs in the transaction of the entry
    numbers: bool = True  # the database takes each number of an entry once
    lease: bool = True  # the owner looks at its lease before it writes
    again: bool = True  # a server whose lease ended before it had raised the epoch does not become the owner
    doubt: bool = True  # it shows the table while it keeps its lease, and otherwise only if the fence says that it may
    takeovers: int = 2  # then the last owner stays


class Owner(Struct, frozen=True):
    """What a server knows of the table."""

    epoch: int = 0  # 0: it has the lease and has not raised the epoch yet
    known: Log | None = None  # None: it has not read the log yet
    writing: str | None = None  # on its way to the database
    telling: str | None = None  # written, and not yet told
    kept: bool = True  # it has had its lease ever since
    checked: bool = False  # that it had kept it when it had raised the epoch


class World(Struct, frozen=True):
    lease: int | None = None
    epoch: int = 0
    log: Log = ()
    owners: tuple[Owner | None, ...] = (None,) * len(SERVERS)
    bus: frozenset[tuple[str, int]] = frozenset()  # moves on their way to a server
    sends: tuple[int, ...] = (SENDS,) * len(MOVES)
    done: frozenset[str] = frozenset()  # acknowledged
    split: bool = False  # players were shown what is not in the log


def steps(world: World, guards: Guards) -> Iterator[tuple[str, World]]:
    """Whatever may happen next."""
    if world.lease is not None:
        holder = world.owners[world.lease]
        yield "the lease ends", _with(replace(world, lease=None), world.lease, holder and replace(holder, kept=False))
    for move, sends in zip(MOVES, world.sends, strict=True):
        for server in SERVERS if sends and move not in world.done else ():
            left = tuple(n - (each == move) for each, n in zip(MOVES, world.sends, strict=True))
            yield f"{move} is sent to {server}", replace(world, sends=left, bus=world.bus | {(move, server)})
    for server in SERVERS:
        yield from _steps_of(server, world, guards)


def _steps_of(server: int, world: World, guards: Guards) -> Iterator[tuple[str, World]]:
    owner = world.owners[server]
    if owner is None:
        if world.lease is None and world.epoch < guards.takeovers:
            yield f"{server} takes the lease", _with(replace(world, lease=server), server, Owner())
        return
    yield f"{server} is killed", _with(world, server, None)
    if owner.known is not None and not owner.kept and world.lease is None:
        yield f"{server} says again that it has the table", replace(world, lease=server)
    if owner.known is not None and not owner.kept and world.lease == server:
        again = replace(owner, kept=True) if owner.epoch == world.epoch else None
        yield f"{server} asks the fence", _with(world, server, again)
    if owner.epoch == 0:
        raised = replace(world, epoch=world.epoch + 1)
        yield f"{server} raises the epoch", _with(raised, server, replace(owner, epoch=raised.epoch))
    elif guards.again and not owner.checked:
        after = replace(owner, checked=True) if owner.kept else None
        yield f"{server} looks whether it has kept its lease", _with(world, server, after)
    elif owner.known is None:
        yield f"{server} reads the log", _with(world, server, replace(owner, known=world.log))
    elif owner.writing:
        yield _written(server, owner, owner.known, owner.writing, world, guards)
    elif owner.telling:
        split = (
            world.split or world.log[: len(owner.known)] != owner.known
        )  # the log only grows: true once, true always
        told = replace(world, done=world.done | {owner.telling}, split=split)
        yield f"{server} tells {owner.telling}", _with(told, server, replace(owner, telling=None))
    else:
        for move, at in sorted(world.bus):
            if at == server:
                yield _begun(server, owner, owner.known, move, world, guards)


def _begun(server: int, owner: Owner, known: Log, move: str, world: World, guards: Guards) -> tuple[str, World]:
    """A move arrives: it is known already, or it is on its way to the database."""
    taken = replace(world, bus=world.bus - {(move, server)})
    if guards.lease and world.lease != server:
        return f"{server} sees that its lease is gone", _with(taken, server, None)
    if move in known:
        return f"{server} has {move} already", _with(taken, server, replace(owner, telling=move))
    return f"{server} writes {move}", _with(taken, server, replace(owner, writing=move))


def _written(server: int, owner: Owner, known: Log, move: str, world: World, guards: Guards) -> tuple[str, World]:
    """The transaction: all of its checks and the entry are one step."""
    if guards.fence and owner.epoch != world.epoch:
        return f"{server} is fenced off", _with(world, server, None)
    if guards.numbers and len(known) != len(world.log):
        return f"{server} has to read again", _with(world, server, replace(owner, known=world.log, writing=None))
    after = replace(owner, known=(*known, move), writing=None, telling=move)
    return f"{move} of {server} is stored", _with(replace(world, log=(*world.log, move)), server, after)


def _with(world: World, server: int, owner: Owner | None) -> World:
    return replace(world, owners=tuple(owner if at == server else each for at, each in enumerate(world.owners)))


def broken(world: World, guards: Guards) -> Iterator[str]:
    """The laws that do not hold here."""
    if any(world.log.count(move) > 1 for move in MOVES):
        yield DOUBLED
    if any(move not in world.log for move in world.done):
        yield LOST
    if world.split:
        yield SPLIT
    showing = [
        owner for owner in world.owners if owner and (not guards.doubt or owner.kept or owner.epoch == world.epoch)
    ]
    if any(owner.known is not None and not world.done <= {*owner.known} for owner in showing):
        yield SENT_BACK
    if any(owner and owner.epoch == world.epoch and owner.known not in (None, world.log) for owner in world.owners):
        yield BEHIND


def search(guards: Guards, forgiven: tuple[str, ...] = ()) -> tuple[set[World], str | None, list[str]]:
    """Every world that can come about; or, where a law breaks first, the law and the way there."""
    start = World()
    came: dict[World, tuple[World, str] | None] = {start: None}
    waiting = deque([start])
    while waiting:
        world = waiting.popleft()
        if law := next((law for law in broken(world, guards) if law not in forgiven), None):
            return {*came}, law, _way(came, world)
        for name, after in steps(world, guards):
            if after not in came:
                came[after] = world, name
                waiting.append(after)
    return {*came}, None, []


def _way(came: dict[World, tuple[World, str] | None], world: World) -> list[str]:
    way = []
    while before := came[world]:
        world, name = before
        way.append(name)
    return way[::-1]
