"""What may be sent and received: names, limits, and what old clients rely on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import msgspec.inspect as i
import pytest
from msgspec import ValidationError

from boomtable.wire import from_client, offers, to_client
from boomtable.wire.from_client import ASK
from boomtable.wire.http import (
    Join,
    NewLink,
    NewTable,
    Planned,
    PlayOn,
    Problem,
    QrOfLink,
    Redeem,
    Seated,
    ShowOnTelevision,
    Summary,
    Ticket,
)
from boomtable.wire.protocol import Close, MoveClock, Sent, Settings
from tests.each import each

ASKS, TELLS, OFFERS = get_args(from_client.AnyAsk), get_args(to_client.AnyTell), get_args(offers.AnyOffer)
BODIES = (NewTable, Planned, PlayOn, Join, NewLink, QrOfLink, Redeem, ShowOnTelevision, Ticket, Settings, MoveClock)

NEEDED = {  # by protocol 1; new fields of client messages need a default, or old clients are shut out
    from_client.Play: "prompt move id",
    from_client.Say: "talk id",
    from_client.Why: "move id",
    from_client.Chat: "text id",
    from_client.Ready: "id",
    from_client.TakeOver: "member id",
    from_client.Leave: "id",
    from_client.Back: "id",
    from_client.Gesture: "at id",
    from_client.React: "what id",
    from_client.Looked: "id",
    from_client.GoOn: "id",
    from_client.ChooseFace: "colour face id",
    from_client.Vote: "game id",
    from_client.Guess: "seats id",
    from_client.Skip: "id",
    from_client.AddBot: "id",
    from_client.Remove: "member id",
    from_client.LetIn: "knock id",
    from_client.TurnAway: "knock id",
    from_client.MakeHost: "member id",
    from_client.CloseScreen: "screen id",
    from_client.Arrange: "members id",
    from_client.Change: "id",
    from_client.Choose: "game id",
    from_client.Call: "place link id",
    from_client.Start: "id",
    from_client.Pause: "id",
    from_client.Resume: "id",
    from_client.HandOver: "member id",
    from_client.HandBack: "member id",
    from_client.EndEvening: "id",
    from_client.Publish: "number id",
    from_client.Rematch: "id",
    from_client.Ping: "id",
    NewTable: "game name",
    Planned: "players",
    PlayOn: "at seat name",
    Join: "name",
    NewLink: "",
    QrOfLink: "link",
    Redeem: "link",
    ShowOnTelevision: "television",
    Ticket: "ticket",
    Settings: "",
    MoveClock: "move",
}
COUNTS = dict.fromkeys(("prompt", "number", "knock", "at", "member", "face", "colour"), 1)
VALUES: dict[str, Any] = {**COUNTS, "at": 1, "seat": 1, "members": [1], "players": 6, "seats": [1], "talk": {}}


def subclasses(cls: type) -> Iterator[type]:
    each: type
    for each in cls.__subclasses__():
        yield each
        yield from subclasses(each)


def least(kind: Any) -> dict[str, Any]:
    """The shortest message of this kind."""
    message = {name: VALUES.get(name, "a") for name in NEEDED[kind].split()}
    if kind is MoveClock:
        message["move"] = 30
    return {"type": kind.__struct_config__.tag, **message} if issubclass(kind, from_client.Ask) else message


def sent(message: dict[str, Any], kind: Any) -> Any:
    text = msgspec.json.encode(message)
    return ASK.decode(text) if issubclass(kind, from_client.Ask) else msgspec.json.decode(text, type=kind)


def test_everything_that_can_be_sent_is_tried_here() -> None:
    leaves = {cls for cls in subclasses(Sent) if not cls.__subclasses__()}
    assert leaves == {*ASKS, *BODIES} == {*NEEDED}
    assert {*subclasses(to_client.Tell)} == {*TELLS}


@each("kind", NEEDED)
def test_what_is_needed_is_enough(kind: Any) -> None:
    assert isinstance(sent(least(kind), kind), kind)


@each("kind", NEEDED)
def test_each_needed_field_is_needed(kind: Any) -> None:
    for name in NEEDED[kind].split():
        message = least(kind)
        del message[name]
        with pytest.raises(ValidationError, match=name):
            sent(message, kind)


@each("kind", NEEDED)
def test_unknown_fields_are_refused(kind: Any) -> None:
    with pytest.raises(ValidationError, match="unknown field `more`"):
        sent({**least(kind), "more": 1}, kind)


def test_unknown_fields_inside_are_refused() -> None:
    for inside in ({"seat": 1}, {"clock": {"move": 9, "more": 1}}):
        with pytest.raises(ValidationError, match="unknown field"):
            sent({**least(from_client.Change), "settings": inside}, from_client.Change)


def test_unknown_messages_are_refused() -> None:
    for kind in ("welcome", "Play", "", None):
        with pytest.raises(ValidationError):
            ASK.decode(msgspec.json.encode({"type": kind, "id": "a"}))


@each(
    ("kind", "field", "longest", "shortest"),
    [
        (Join, "name", 24, 1),
        (NewTable, "name", 24, 1),
        (NewTable, "game", 40, 0),
        (from_client.Chat, "text", 280, 1),
        (from_client.Ping, "id", 36, 1),
        (from_client.Ready, "entropy", 64, 0),
        (Join, "entropy", 64, 0),
        (NewTable, "entropy", 64, 0),
        (Redeem, "link", 64, 1),
        (QrOfLink, "link", 64, 1),
        (QrOfLink, "address", 280, 0),
        (NewLink, "place", 24, 0),
        (ShowOnTelevision, "television", 24, 0),
        (Ticket, "ticket", 64, 1),
        (from_client.AddBot, "level", 24, 0),
        (from_client.HandOver, "level", 24, 0),
    ],
)
def test_texts_are_neither_too_long_nor_too_short(kind: Any, field: str, longest: int, shortest: int) -> None:
    for length in (shortest, longest):
        assert getattr(sent({**least(kind), field: "x" * length}, kind), field) == "x" * length
    for length in {shortest - 1, longest + 1} - {-1}:
        with pytest.raises(ValidationError):
            sent({**least(kind), field: "x" * length}, kind)


@each(
    ("kind", "field"), [(from_client.Ping, "id"), (from_client.Ready, "entropy"), (Redeem, "link"), (QrOfLink, "link")]
)
@each("text", ["a b", "ä", "<a>", "a/b", "a.", "a\n"])
def test_ids_lines_and_links_are_plain(kind: Any, field: str, text: str) -> None:
    with pytest.raises(ValidationError):
        sent({**least(kind), field: text}, kind)


@pytest.mark.parametrize(
    ("field", "low", "high"), [("seats", 1, 32), ("away", 5, 3600), ("move", 5, 3600), ("bank", 0, 3600)]
)
def test_settings_have_bounds(field: str, low: int, high: int) -> None:
    kind = MoveClock if field in ("move", "bank") else Settings
    for number in (low, high):
        assert getattr(sent({**least(kind), field: number}, kind), field) == number
    for number in (low - 1, high + 1):
        with pytest.raises(ValidationError):
            sent({**least(kind), field: number}, kind)


@pytest.mark.parametrize("kinds", [ASKS, TELLS, OFFERS], ids=["asks", "tells", "offers"])
def test_tags_are_words_in_small_letters_and_all_different(kinds: tuple[Any, ...]) -> None:
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", tag) for tag in tags)
    assert len({*tags}) == len(tags)


def test_names_of_fields_are_words_in_small_letters() -> None:
    for kind in i.multi_type_info([*ASKS, *BODIES, *TELLS, *OFFERS]):
        assert isinstance(kind, i.StructType)
        assert all(re.fullmatch("[a-z]+(_[a-z]+)*", field.encode_name) for field in kind.fields)


def test_what_is_told_always_has_all_its_fields() -> None:
    for kind in (*TELLS, *OFFERS, Seated, Problem, Summary, to_client.Chair, Settings):
        config = kind.__struct_config__
        assert not config.omit_defaults
        assert not config.array_like


def test_close_codes_are_private_and_all_different() -> None:
    codes = [code for name, code in vars(Close).items() if name.isupper()]
    assert all(4000 <= code < 5000 for code in codes)
    assert len({*codes}) == len(codes)
