"""docs/protocol.md is correct and complete, and the server can decode its examples."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from boomtable import engine
from boomtable.engine import BadMove, Game, State
from boomtable.server import (
    app,
    app_state,
    connections,
    deadlines,
    identifiers,
    joining,
    knocking,
    live_table,
    replay_routes,
    serve,
    session,
    sockets,
    store,
)
from boomtable.server.registry import TableRegistry
from boomtable.wire import from_client, http, to_client
from boomtable.wire.changes import put_together
from boomtable.wire.from_client import ASK
from boomtable.wire.http import Join, NewLink, NewTable, Planned, PlayOn, QrOfLink, Redeem
from boomtable.wire.offers import AnyOffer, choices
from boomtable.wire.protocol import ENCODE, PROTOCOL, Close, MoveClock, Sent, Settings
from tests.each import each
from tests.server.catalog import CATALOG
from tests.server.manual_clock import ManualClock

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = (ROOT / "src" / "boomtable" / "words" / "en" / "server.ftl").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
REGISTRY = TableRegistry(None, None, ManualClock(), CATALOG)  # type: ignore[arg-type]
APP_STATE = app_state.AppState(REGISTRY, None, limited=True)  # type: ignore[arg-type]
LIMITS = {
    "bytes of a request's body": app.LARGEST_BODY,
    "bytes of a message": serve.LARGEST_MESSAGE,
    "messages and other frames at once, from one socket": sockets.BURST,
    "messages a second, after that": sockets.RATE,
    "messages waiting for a slow client": sockets.BACKLOG,
    "bytes waiting for a slow client": sockets.BACKLOG_BYTES,
    "sockets of one member, or of one screen": sockets.MOST_DEVICES,
    "sockets from one address": sockets.MOST_FROM_ADDRESS,
    "connections from one address": connections.MOST_FROM_ADDRESS,
    "spectators of a table": sockets.MOST_SPECTATORS,
    "tables made at once, from one address": APP_STATE.making.burst,
    "joins and links at once, from one address": APP_STATE.seating.burst,
    "times advice is asked for at once, from one address": APP_STATE.advising.burst,
    "codes looked up without a key at once, from one address": APP_STATE.guessing.burst,
    "newcomers waiting at a table": knocking.MOST_WAITING,
    "knocks at a table at once, from one address": live_table.KNOCKING[1],
    "records and memoirs at once, from one address": APP_STATE.downloading.burst,
    "public games and pictures at once, from one address": APP_STATE.looking.burst,
    "replays of tables at once, from one address": APP_STATE.watching.burst,
    "records that are replayed at once, from one address": APP_STATE.bringing.burst,
    "bytes of such a record": replay_routes.LARGEST_RECORD,
    "QR codes at once, from one address": APP_STATE.drawing.burst,
    "moves at once, at one table": APP_STATE.log_budget.moves.burst,
    "other requests at once, at one table": APP_STATE.log_budget.talk.burst,
    "other requests at once, of one member": APP_STATE.log_budget.members.burst,
    "requests that are stored at once, from one address": APP_STATE.log_budget.addresses.burst,
    "seconds a link works": joining.LINK_SECONDS,
    "ids remembered of each member": session.REMEMBERED,
    "lines of chat kept": session.CHAT_LINES,
    "characters of a link to a call": identifiers.CALL_LENGTH,
    "public tables in the list": store.LISTED,
    "seconds until an absent host's rights pass on, in a game": deadlines.HOST_GONE,
    "seconds until an absent host's rights pass on, in the lobby": deadlines.LOBBY_HOST_GONE,
    "seconds without anyone until a table's time stands still": deadlines.SLEEP_AFTER,
}


def of(*kinds: str) -> list[str]:
    return [text for kind, text in EXAMPLES if kind in kinds]


def read(text: str, kind: Any) -> Any:
    """An example decoded as its type, complete in both directions."""
    value = msgspec.json.decode(text, type=kind)
    assert json.loads(ENCODE(value)) == json.loads(text)
    return value


def test_every_block_of_the_page_says_what_it_is() -> None:
    assert PAGE.count("```json ") == len(EXAMPLES) == PAGE.count("```") / 2


@each("text", of("ask"))
def test_what_the_page_sends_is_understood(text: str) -> None:
    ASK.decode(text)


@each("text", of("tell"))
def test_what_the_page_is_told_could_be_told(text: str) -> None:
    told, game = read(text, to_client.AnyTell), CATALOG["time-bomb"]
    if isinstance(told, to_client.Update):
        assert ENCODE(game.decode_view(ENCODE(told.view))) == ENCODE(told.view)
    if isinstance(told, to_client.Changes):
        [update] = [json.loads(each) for each in of("tell") if json.loads(each)["type"] == "update"]
        view = put_together(update["view"], json.loads(text))
        assert json.loads(ENCODE(game.decode_view(ENCODE(view)))) == view
    if isinstance(told, to_client.Finale):
        assert ENCODE(msgspec.convert(told.facts, game.finale)) == ENCODE(told.facts)
    if isinstance(told, to_client.Heard):
        assert [game.read_talk(said.talk) for said in told.said]


@each(("kind", "text"), [each for each in EXAMPLES if each[0][0].isupper()])
def test_bodies_and_answers_are_of_their_types(kind: str, text: str) -> None:
    cls = getattr(http, kind, None) or getattr(to_client, kind, None) or getattr(engine, kind)
    value = msgspec.json.decode(text, type=cls) if issubclass(cls, Sent) else read(text, cls)
    assert isinstance(value, cls)


@pytest.mark.parametrize(("offered", "made"), [*zip(of("offer"), of("move"), strict=True)])
def test_the_moves_of_the_page_are_on_offer(offered: str, made: str) -> None:
    offer, move = read(offered, AnyOffer), json.loads(made)
    assert any(_reads(game, move, offer) for game in CATALOG.values())


def _reads(game: Game[Any, Any], move: Any, offer: Any) -> bool:
    try:
        return game.read_move(move) in choices(game, offer)
    except (BadMove, LookupError):
        return False


def test_the_move_of_the_page_answers_its_prompt() -> None:
    [update] = [told for text in of("tell") if isinstance(told := read(text, to_client.AnyTell), to_client.Update)]
    [play] = [ask for text in of("ask") if isinstance(ask := ASK.decode(text), from_client.Play)]
    game = CATALOG["time-bomb"]
    assert update.prompt
    assert play.prompt == update.prompt.number
    assert game.read_move(msgspec.json.decode(play.move)) in choices(game, update.prompt.offer)


@each("kind", [*get_args(from_client.AnyAsk), *get_args(to_client.AnyTell)])
def test_every_message_has_its_place_and_example(kind: Any) -> None:
    tag, side = kind.__struct_config__.tag, "ask" if issubclass(kind, from_client.Ask) else "tell"
    heading = "#### " if side == "ask" else "### "
    assert f"\n{heading}{tag}\n" in PAGE
    shown = [example for text in of(side) if (example := json.loads(text))["type"] == tag]
    assert [{*each} for each in shown] == [{"type", *kind.__struct_fields__}]


@pytest.mark.parametrize("kind", [NewTable, Planned, PlayOn, Join, NewLink, QrOfLink, Redeem, Settings, MoveClock])
def test_every_field_of_a_body_is_named(kind: Any) -> None:
    assert all(f'"{name}"' in PAGE for name in kind.__struct_fields__)


def test_every_close_code_says_what_to_do() -> None:
    codes = {name: code for name, code in vars(Close).items() if name.isupper()}
    rows = re.findall(r"^\| (\d{4}) \| `(\w+)` \| [^|]+ \| [^|]+ \|$", PAGE, re.MULTILINE)
    assert {name: int(code) for code, name in rows} == codes


def test_every_code_that_has_words_is_listed() -> None:
    declined = WORDS.split("## What a table declines")[1].split("\n## ")[0]
    codes = re.findall(r"^([a-z-]+) =", declined, re.MULTILINE)
    refusals = PAGE.split("\n## Refusals\n")[1].split("\n## ")[0]
    assert [code for code in codes if f"`{code}`" not in refusals] == []


@each(("what", "most"), [*LIMITS.items()])
def test_limits_are_those_of_the_code(what: str, most: float) -> None:
    assert f"| {what} | {most:.12g} |" in PAGE


def test_rates_heartbeat_and_talk_are_those_of_the_code() -> None:
    rates = re.findall(r"^\| of these a second, after that \| (.+) \|$", PAGE, re.MULTILINE)
    assert [float(rate) for rate in rates] == [
        APP_STATE.making.rate,
        APP_STATE.seating.rate,
        APP_STATE.guessing.rate,
        APP_STATE.advising.rate,
        live_table.KNOCKING[0],
        APP_STATE.downloading.rate,
        APP_STATE.looking.rate,
        APP_STATE.watching.rate,
        APP_STATE.bringing.rate,
        APP_STATE.drawing.rate,
        APP_STATE.log_budget.moves.rate,
        APP_STATE.log_budget.talk.rate,
        APP_STATE.log_budget.members.rate,
        APP_STATE.log_budget.addresses.rate,
    ]
    assert f"ping every {serve.HEARTBEAT:g} seconds" in PAGE
    assert State.talk_cap == 20
    assert "at most twenty things in a round" in PAGE
    assert f"{serve.ServerConfig(database_url='').keep:g} days" in PAGE


BLANKS = {"code": "CODE", "game": "ID", "device": "ID", "link": "LINK", "chair": "CHAIR", "seat": "SEAT"}


ROUTES = ("app.py", "public_routes.py", "replay_routes.py", "television_routes.py")


def test_every_address_is_listed() -> None:
    files = [ROOT / "src/boomtable/server" / name for name in ROUTES]
    code = "".join(file.read_text("utf-8") for file in files)
    routes = re.findall(r'@(?:get|post|delete)\("([^"]+)"', code)
    assert len(routes) >= 13
    for route in routes:
        assert f"{re.sub(r'{(.+?):(?:str|int)}', lambda blank: BLANKS[blank[1]], route)}`" in PAGE, route


def test_the_page_says_the_version_of_the_protocol() -> None:
    assert f"This is protocol {PROTOCOL}." in PAGE
    assert f"/socket?v={PROTOCOL}" in PAGE
