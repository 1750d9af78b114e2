"""What a player of OpenSpiel is shown: a seat's view, as text or as numbers, and never anything else."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel

from boomtable.engine import PUBLIC, Seat
from boomtable.lab.encodings import Encoding

RECALL = 16  # numbers that tell apart what the others do not
MINE, NOBODYS = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


class SeatObserver:
    """The text is the view, the sub_actions so far and what was heard. The numbers are those of the title's encoding.

    With perfect recall some more come after them, a digest of the text: where an encoding leaves out what no longer
    matters they keep two information states apart.
    """

    def __init__(self, encoding: Encoding[Any, Any], *, recall: bool) -> None:
        self.size, self.recall = encoding.size, recall
        self.tensor: Any = np.zeros(encoding.size + RECALL * recall, np.float32)
        spans = [(name, span) for name, span in encoding.layout.slices.items() if span.stop > span.start]
        self.dict = {name: self.tensor[span] for name, span in spans}
        if recall:
            self.dict["recall"] = self.tensor[encoding.size :]

    @classmethod
    def of(cls, encoding: Encoding[Any, Any], kind: Any, params: Any) -> SeatObserver | None:
        """The observer of this kind; None where somebody would see what no seat does."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        if kind is None:
            return cls(encoding, recall=False)
        match kind.public_info, kind.private_info:
            case True, private if private == MINE:
                return cls(encoding, recall=kind.perfect_recall)
            case True, private if private == NOBODYS:
                return PublicObserver()
            case False, private if private == MINE:
                return PrivateObserver()
        return None

    def set_from(self, state: Any, player: Seat) -> None:
        drawing = state.at.drawing  # while chance draws nobody is asked, and there are no numbers
        self.tensor[: self.size] = 0 if drawing else np.frombuffer(state.at.observe(player), np.int8)
        if self.recall:
            digest = blake2b(self.string_from(state, player).encode(), digest_size=RECALL).digest()
            self.tensor[self.size :] = np.frombuffer(digest, np.uint8) / 255

    def string_from(self, state: Any, player: Seat) -> str:
        at = state.at
        known = at.state.view(player)
        rest = (at.sub_actions.get(player, ()), at.table.heard(player), at.speaking, at.ticks)
        return (msgspec.json.encode(known) + msgspec.json.encode(rest)).decode()


class PublicObserver(SeatObserver):
    """Shows what everyone may know."""

    def __init__(self) -> None:
        self.tensor, self.dict = None, {}

    def set_from(self, state: Any, player: Seat) -> None:
        """It has no numbers."""

    def string_from(self, state: Any, player: Seat) -> str:
        return msgspec.json.encode((state.at.state.view(PUBLIC), state.at.table.heard(PUBLIC))).decode()


class PrivateObserver(PublicObserver):
    """Shows what a seat knows beyond that: the parts of its view that differ."""

    def string_from(self, state: Any, player: Seat) -> str:
        at = state.at
        mine, public = (msgspec.to_builtins(at.state.view(viewer)) for viewer in (player, PUBLIC))
        secrets = {name: part for name, part in mine.items() if part != public.get(name)}
        return msgspec.json.encode((secrets, at.sub_actions.get(player, ()))).decode()
