"""What may be sent and what is told: names, limits, and what old clients rely on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import msgspec.inspect as i
import pytest
from msgspec import ValidationError

from boomtable.wire import messages as m
from boomtable.wire import offers
from boomtable.wire.messages import ASK
from tests.each import each

ASKS, TELLS, OFFERS = get_args(m.AnyAsk), get_args(m.AnyTell), get_args(offers.AnyOffer)
BODIES = (m.NewTable, m.Planned, m.Join, m.NewLink, m.Redeem, m.Settings, m.MoveClock)

NEEDED = {  # by protocol 1; whatever is added to what a client sends has a default, or its clients are shut out
    m.Play: "prompt move id",
    m.Say: "talk id",
    m.Why: "move id",
    m.Chat: "text id",
    m.Ready: "id",
    m.Leave: "id",
    m.Back: "id",
    m.AddBot: "id",
    m.Remove: "member id",
    m.Arrange: "members id",
    m.Change: "id",
    m.Call: "place link id",
    m.Start: "id",
    m.Pause: "id",
    m.Resume: "id",
    m.HandOver: "member id",
    m.HandBack: "member id",
    m.Rematch: "id",
    m.Ping: "id",
    m.NewTable: "game name",
    m.Planned: "players",
    m.Join: "name",
    m.NewLink: "",
    m.Redeem: "link",
    m.Settings: "",
    m.MoveClock: "move",
}
VALUES: dict[str, Any] = {"prompt": 1, "member": 1, "members": [1], "players": 6, "talk": {}}


def subclasses(cls: type) -> Iterator[type]:
    each: type
    for each in cls.__subclasses__():
        yield each
        yield from subclasses(each)


def least(kind: Any) -> dict[str, Any]:
    """The shortest message of this kind."""
    message = {name: VALUES.get(name, "a") for name in NEEDED[kind].split()}
    if kind is m.MoveClock:
        message["move"] = 30
    return {"type": kind.__struct_config__.tag, **message} if issubclass(kind, m.Ask) else message


def sent(message: dict[str, Any], kind: Any) -> Any:
    text = msgspec.json.encode(message)
    return ASK.decode(text) if issubclass(kind, m.Ask) else msgspec.json.decode(text, type=kind)


def test_everything_that_can_be_sent_is_tried_here() -> None:
    leaves = {cls for cls in subclasses(m.Sent) if not cls.__subclasses__()}
    assert leaves == {*ASKS, *BODIES} == {*NEEDED}
    assert {*subclasses(m.Tell)} == {*TELLS}


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
            sent({**least(m.Change), "settings": inside}, m.Change)


def test_unknown_messages_are_refused() -> None:
    for kind in ("welcome", "Play", "", None):
        with pytest.raises(ValidationError):
            ASK.decode(msgspec.json.encode({"type": kind, "id": "a"}))


@each(
    ("kind", "field", "longest", "shortest"),
    [
        (m.Join, "name", 24, 1),
        (m.NewTable, "name", 24, 1),
        (m.NewTable, "game", 40, 0),
        (m.Chat, "text", 280, 1),
        (m.Ping, "id", 36, 1),
        (m.Ready, "entropy", 64, 0),
        (m.Join, "entropy", 64, 0),
        (m.NewTable, "entropy", 64, 0),
        (m.Redeem, "link", 64, 1),
        (m.NewLink, "place", 24, 0),
        (m.AddBot, "level", 24, 0),
        (m.HandOver, "level", 24, 0),
    ],
)
def test_texts_are_neither_too_long_nor_too_short(kind: Any, field: str, longest: int, shortest: int) -> None:
    for length in (shortest, longest):
        assert getattr(sent({**least(kind), field: "x" * length}, kind), field) == "x" * length
    for length in {shortest - 1, longest + 1} - {-1}:
        with pytest.raises(ValidationError):
            sent({**least(kind), field: "x" * length}, kind)


@each(("kind", "field"), [(m.Ping, "id"), (m.Ready, "entropy"), (m.Redeem, "link")])
@each("text", ["a b", "ä", "<a>", "a/b", "a.", "a\n"])
def test_ids_lines_and_links_are_plain(kind: Any, field: str, text: str) -> None:
    with pytest.raises(ValidationError):
        sent({**least(kind), field: text}, kind)


@pytest.mark.parametrize(
    ("field", "low", "high"), [("seats", 1, 32), ("away", 5, 3600), ("move", 5, 3600), ("bank", 0, 3600)]
)
def test_settings_have_bounds(field: str, low: int, high: int) -> None:
    kind = m.MoveClock if field in ("move", "bank") else m.Settings
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
        assert all(re.fullmatch("[a-z]+", field.encode_name) for field in kind.fields)


def test_what_is_told_always_has_all_its_fields() -> None:
    for kind in (*TELLS, *OFFERS, m.Seated, m.Problem, m.Summary, m.Chair, m.Settings):
        config = kind.__struct_config__
        assert not config.omit_defaults
        assert not config.array_like


def test_close_codes_are_private_and_all_different() -> None:
    codes = [code for name, code in vars(m.Close).items() if name.isupper()]
    assert all(4000 <= code < 5000 for code in codes)
    assert len({*codes}) == len(codes)
