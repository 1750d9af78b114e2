"""House rules of Two Rooms and a Boom."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from boomtable.engine import GameOptions


class Options(GameOptions, frozen=True):
    """What a host may choose; the deck is a playset by name, a wish and a number, or cards [TR3]."""

    playset: Annotated[str, Meta(max_length=1500)] = "basic"
    five_rounds: bool = False  # with 11 players or more
    burying: bool = False  # one card is dealt to nobody [TR4]
    no_timer: bool = False  # leaders end a round by naming their hostages [TR14]
    three_minutes: bool = False  # every round
    minutes: Annotated[str, Meta(max_length=40)] = ""  # round by round, if others than printed
    colours: bool = False  # may be shown alone, with more than 10 players [TR17]
    privacy_promise: bool = False  # nobody sees that others share [TR20]
    premature_loss: bool = False  # who cannot win any more becomes a Gambler [TR28]
    first_leader_by_vote: bool = False  # [TR8]
    wait_for_leader: bool = False  # when time is up in a room without one [TR11]
    usurper_first_stays: bool = False  # [TR31]
    no_parley: bool = False  # leaders do not meet before the exchange [TR13]
    last_minute: bool = False  # is all that who pauses the end has to answer [TR22]
    hostages_11_13: bool = False  # 2 1 1 in three rounds with 11 to 13 players
