"""What a door tells seats beside numbers: their views, and what they heard. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from boomtable.engine import Said, Seat, State, Table


class Unread(dict[str, Any]):
    """A dict that fills itself when it is read."""

    __slots__ = ()

    def fill(self) -> None:
        """Put in whatever is missing."""

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


def _reading(name: str) -> Callable[..., Any]:
    read = getattr(dict, name)

    def filled(self: Unread, *args: Any) -> Any:
        self.fill()
        return read(self, *args)

    return filled


for _name in ("__contains__", "__eq__", "__getitem__", "__iter__", "__len__", "__repr__"):
    setattr(Unread, _name, _reading(_name))
for _name in ("copy", "get", "items", "keys", "values"):
    setattr(Unread, _name, _reading(_name))


class Moment(Protocol):
    """A game as it stood when an info was given."""

    def told(self, seat: Seat) -> tuple[Any, tuple[Said, ...]]:
        """What a seat sees there, and all that it heard."""


class Stood(Struct, frozen=True):
    """One at the engine's table."""

    state: State
    ledger: tuple[Said, ...]

    def told(self, seat: Seat) -> tuple[Any, tuple[Said, ...]]:
        return self.state.view(seat), Table(self.state, self.ledger).heard(seat)


class Info(Unread):
    """The `view` of a seat, and all that it `heard`, as they were when this was given."""

    __slots__ = ("_moment", "_seat")

    def __init__(self, moment: Moment, seat: Seat) -> None:
        self._moment: Moment | None = moment
        self._seat = seat

    def fill(self) -> None:
        if self._moment is not None:
            view, heard = self._moment.told(self._seat)
            self.update(view=view, heard=heard)
            self._moment = None


class Infos(Unread):
    """An Info for every agent; until one is looked at, the agent's seat stands in for it."""

    __slots__ = ("_moment",)

    def __init__(self, moment: Moment, seats: dict[str, Seat]) -> None:
        super().__init__(seats)
        self._moment = moment

    def __getitem__(self, agent: str) -> Any:
        info: Any = dict.__getitem__(self, agent)
        if isinstance(info, int):
            self[agent] = info = Info(self._moment, info)
        return info

    def fill(self) -> None:
        for agent in [*dict.keys(self)]:
            self.__getitem__(agent)
