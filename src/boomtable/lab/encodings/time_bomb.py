"""Time Bomb in numbers."""

from __future__ import annotations

from boomtable.engine import Seat
from boomtable.games.time_bomb.cards import Wire
from boomtable.games.time_bomb.moves import Claim
from boomtable.games.time_bomb.table import TimeBomb
from boomtable.games.time_bomb.view import View
from boomtable.lab.encodings.nippers import WireEncoding, WireGlance
from boomtable.lab.encodings.picks import Picks


class TimeBombEncoding(WireEncoding[TimeBomb, View, WireGlance]):
    kinds = tuple(Wire)
    claim = Claim

    def of_view(self, view: View) -> WireGlance:
        return self.glance(view)

    def of_state(self, state: TimeBomb, seat: Seat) -> WireGlance:
        return self.glance_at(state, seat)

    def write(self, glance: WireGlance, picks: Picks) -> bytearray:
        return self.write_wires(glance, picks)
