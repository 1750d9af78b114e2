"""What a client sends over its socket. docs/protocol.md explains each message."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw

from boomtable.engine.moves import kebab
from boomtable.wire.protocol import Colour, Entropy, Face, Level, Line, MemberId, MoveId, Sent, Settings


class Ask(Sent, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    """A message with an id chosen by the client: sent twice, it counts once."""

    id: MoveId


class Play(Ask, frozen=True):
    """The answer to a prompt, by its number: a late tap cannot answer a later question."""

    prompt: int
    move: Raw


class Say(Ask, frozen=True):
    talk: Raw


class Why(Ask, frozen=True):
    """Why may I not do that?"""

    move: Raw


class Chat(Ask, frozen=True):
    text: Line


class Ready(Ask, frozen=True):
    ready: bool = True
    entropy: Entropy = ""  # new randomness for the next deal


class ChooseFace(Ask, frozen=True):
    """Another face for me, in the lobby; no two people of a table have the same drawing."""

    face: Face
    colour: Colour


class Vote(Ask, frozen=True):
    """What I would like to play next; null: nothing in particular."""

    game: Annotated[str, Meta(max_length=40)] | None


class Guess(Ask, frozen=True):
    """I watch, and seal a guess for this part of the game: these seats; none takes it back."""

    seats: Annotated[tuple[int, ...], Meta(max_length=8)]


class Skip(Ask, frozen=True):
    """I play alone and have seen enough: show what comes next."""


class TakeOver(Ask, frozen=True):
    """I have no seat, and play on from this one: a bot's, or that of somebody who left."""

    member: MemberId


class Leave(Ask, frozen=True):
    pass


class Back(Ask, frozen=True):
    """I am back: the substitute may stop."""


class Gesture(Ask, frozen=True):
    """Whom I reach for while everyone watches me choose; null: nobody. It is not stored."""

    at: int | None
    squeeze: bool = False  # about to do it


class React(Ask, frozen=True):
    """A reaction or a phrase, for everyone who hears me. It is not stored."""

    what: Annotated[str, Meta(max_length=40)]


class Looked(Ask, frozen=True):
    """I have looked, I am here: for my part the table need not wait."""


class GoOn(Ask, frozen=True):
    """The table need not wait any longer: from anyone where it waits for talk, else from the host."""


# For the host only.


class AddBot(Ask, frozen=True):
    level: Level | None = None
    count: Annotated[int, Meta(ge=1, le=32)] = 1


class Remove(Ask, frozen=True):
    member: MemberId


class LetIn(Ask, frozen=True):
    """Somebody who knocked may join."""

    knock: int


class TurnAway(Ask, frozen=True):
    """Somebody who knocked may not join."""

    knock: int


class MakeHost(Ask, frozen=True):
    """Give the host's rights to another person."""

    member: MemberId


class Arrange(Ask, frozen=True):
    """The members in their new seating order."""

    members: tuple[MemberId, ...]


class Change(Ask, frozen=True):
    settings: Settings | None = None
    options: dict[str, str | int | bool] | None = None


class Choose(Ask, frozen=True):
    """Another title, with everyone who is here; after a game also back to the lobby."""

    game: Annotated[str, Meta(max_length=40)]


class Call(Ask, frozen=True):
    """Set the link to the call of a place, or of the whole table if it is not split; an empty link removes it."""

    place: Annotated[str, Meta(max_length=24)]
    link: str


class CloseScreen(Ask, frozen=True):
    """End a screen: its device loses its key."""

    screen: Annotated[str, Meta(max_length=24)]


class Start(Ask, frozen=True):
    pass


class Pause(Ask, frozen=True):
    pass


class Resume(Ask, frozen=True):
    pass


class HandOver(Ask, frozen=True):
    """A bot plays this member's seat until further notice."""

    member: MemberId
    level: Level | None = None


class HandBack(Ask, frozen=True):
    member: MemberId


class EndEvening(Ask, frozen=True):
    """Everyone sees the awards and the poster; or the evening goes on after all."""

    ended: bool = True


class Publish(Ask, frozen=True):
    """Whoever has the link may see this finished game, with our names or without; or nobody any more."""

    number: int  # of the game
    public: bool = True
    names: bool = False


class Rematch(Ask, frozen=True):
    """Back to the lobby with the same people."""


class Ping(Ask, frozen=True):
    sound: bool = False  # from a screen: it can make sounds


AnyAsk: TypeAlias = (
    Play
    | Say
    | Why
    | Chat
    | Ready
    | ChooseFace
    | Vote
    | Guess
    | Skip
    | TakeOver
    | Leave
    | Back
    | Gesture
    | React
    | Looked
    | GoOn
    | AddBot
    | Remove
    | LetIn
    | TurnAway
    | MakeHost
    | Arrange
    | Change
    | Choose
    | Call
    | CloseScreen
    | Start
    | Pause
    | Resume
    | HandOver
    | HandBack
    | EndEvening
    | Publish
    | Rematch
    | Ping
)

ASK = msgspec.json.Decoder(AnyAsk)
