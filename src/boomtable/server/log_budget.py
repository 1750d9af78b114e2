"""How fast members, tables and addresses may fill the log: far more than a game needs, less than a disk holds."""

from __future__ import annotations

from boomtable.server.limits import Buckets, NetworkBuckets
from boomtable.wire import from_client
from boomtable.wire.protocol import MemberId

MOVES_OF_TABLE = (10.0, 3_000)  # a second, and in reserve: thirty-two people in two rooms make six
TALK_OF_TABLE = (2.0, 1_500)  # chat, things said, settings, and whatever else is no move
TALK_OF_MEMBER = (0.5, 300)  # so that no one uses up what the others need
ALL_OF_ADDRESS = (5.0, 100_000)  # a school that plays for an hour

FREE = (
    from_client.Why,
    from_client.Ping,
    from_client.Gesture,
    from_client.React,
    from_client.Leave,
)  # they store nothing, or once


class LogBudget:
    def __init__(self) -> None:
        self.moves, self.talk = Buckets(*MOVES_OF_TABLE), Buckets(*TALK_OF_TABLE)
        self.members, self.addresses = Buckets(*TALK_OF_MEMBER), NetworkBuckets(*ALL_OF_ADDRESS)

    def take(self, table: str, member: MemberId, address: str, ask: from_client.Ask) -> bool:
        """Whether this request may be stored, which is charged to its member, its table and its address."""
        if isinstance(ask, FREE):
            return True
        if isinstance(ask, from_client.Play):
            return self.moves.take(table) and self.addresses.take(address)
        return self.members.take(f"{table}/{member}") and self.talk.take(table) and self.addresses.take(address)
