"""The HTTP side: making, finding and joining tables, records, health, and the WebSocket route."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Controller, Litestar, MediaType, Response, delete, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from boomtable.bots import company, levels_of
from boomtable.engine import PUBLIC, Advice, BadSetup, Mistake, but
from boomtable.lessons import LESSONS
from boomtable.server import awards, devices, pages, sockets
from boomtable.server.addresses import Endpoint
from boomtable.server.answers import drawn_qr, seated
from boomtable.server.app_state import AnyRequest, AnySocket, AppState, key_in, keys_of, network_of
from boomtable.server.broadcast import VERSION
from boomtable.server.cookies import keys_in
from boomtable.server.downloads import chunks
from boomtable.server.errors import Declined, NoTable, NotAllowed, NotStored, RateLimited, TableUnreadable
from boomtable.server.joining import LINK_SECONDS, any_fits, key_holder
from boomtable.server.live_table import LiveTable
from boomtable.server.log import log
from boomtable.server.openapi import completed
from boomtable.server.origin_check import OriginCheck
from boomtable.server.public_routes import PublicRoutes
from boomtable.server.registry import TableRegistry
from boomtable.server.replay_routes import ReplayRoutes
from boomtable.server.roster import summary
from boomtable.server.session import Member
from boomtable.server.television_routes import TelevisionRoutes
from boomtable.timing import TIMINGS
from boomtable.wire import http
from boomtable.wire.protocol import PROTOCOL
from boomtable.wire.reactions import PHRASES

LARGEST_BODY = 16_384
MOST_SEATS = 20  # of one browser that are looked up at once
STATUS: dict[type[Mistake], int] = {
    NoTable: 404,
    NotAllowed: 403,
    RateLimited: 429,
    Declined: 409,
    BadSetup: 400,
    NotStored: 503,
    TableUnreadable: 410,
}


class Tables(Controller):
    path = "/api"

    @get("/games", operation_id="games")
    async def games(self, state: State) -> list[http.GameInfo]:
        return [_info(game) for game in state.app_state.registry.catalog.values()]

    @post("/games/{game:str}/advice", operation_id="advice", status_code=200)
    async def advice(
        self, request: AnyRequest, state: State, game: FromPath[str], data: JSONBody[http.Planned]
    ) -> Advice:
        """The cards for this many players, what is wrong with them, and what is not recommended."""
        state.app_state.advise(request)
        advice: Advice = state.app_state.joining.title(game).advice(data.players, data.options)
        return advice

    @get("/addresses", operation_id="addresses")
    async def addresses(self, request: AnyRequest, state: State) -> Response[http.Addresses]:
        """Where other devices can open this server."""
        return Response(http.Addresses(tuple(state.app_state.addresses(request))))

    @get("/seats", operation_id="seats")
    async def seats(self, request: AnyRequest, state: State) -> Response[list[http.Summary]]:
        """The tables at which this browser has a seat, by its cookie, newest first."""
        codes = [code for code, place in keys_in(request.cookies) if place is None]
        lives = [await state.app_state.seated_at(request, code) for code in codes[:MOST_SEATS]]
        return Response([_own(live, key_in(request, live.session.code)) for live in lives if live])

    @get("/tables", operation_id="tables")
    async def tables(self, state: State) -> list[http.Summary]:
        """Public tables waiting for players."""
        found = await state.app_state.registry.store.listed()
        return [msgspec.json.decode(summary, type=http.Summary) for summary in found]

    @post("/tables", operation_id="createTable")
    async def create(self, request: AnyRequest, state: State, data: JSONBody[http.NewTable]) -> Response[http.Seated]:
        state.app_state.make(request)
        live, key = await state.app_state.joining.create(data)
        return seated(request, live.session.code, 1, key, bearer=data.bearer)

    @get("/tables/{code:str}", operation_id="table")
    async def table(self, request: AnyRequest, state: State, code: FromPath[str]) -> http.Summary:
        live = await state.app_state.table(request, code)
        return summary(live.session, live.game)

    @delete("/tables/{code:str}", operation_id="deleteTable")
    async def remove(self, request: AnyRequest, state: State, code: FromPath[str]) -> None:
        """Delete a table and all its data; host only."""
        live = await state.app_state.table(request, code)
        await state.app_state.joining.delete(live, key_in(request, code))
        state.app_state.downloads.forget(live.session.id)
        state.app_state.replays.forget(live.session.id)

    @post("/tables/{code:str}/join", operation_id="join")
    async def join(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.Join]
    ) -> Response[http.Seated]:
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        beside = keys_of(request, live.session.code)
        member, key = await state.app_state.joining.join(live, data, network_of(request), beside)
        return seated(request, live.session.code, member, key, bearer=data.bearer)

    @post("/tables/{code:str}/links", operation_id="newLink")
    async def link(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.NewLink]
    ) -> http.Link:
        """A one-time link to one's own seat for another device; for the host, also to a screen or a lost seat."""
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        return http.Link(await state.app_state.joining.link(live, key_in(request, code), data), LINK_SECONDS)

    @post("/tables/{code:str}/redeem", operation_id="redeemLink")
    async def redeem(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.Redeem]
    ) -> Response[http.Seated]:
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        beside = keys_of(request, live.session.code)
        member, place, key = await state.app_state.joining.redeem(live, data.link, beside)
        return seated(request, live.session.code, member, key, place=place, bearer=data.bearer)

    @get("/tables/{code:str}/devices", operation_id="devices")
    async def list_devices(self, request: AnyRequest, state: State, code: FromPath[str]) -> list[http.Device]:
        """The devices of the caller's own seat."""
        live = await state.app_state.table(request, code)
        return devices.listed(live, key_in(request, code), state.app_state.registry.clock.now())

    @delete("/tables/{code:str}/devices/{device:str}", operation_id="logOutDevice")
    async def log_out(self, request: AnyRequest, state: State, code: FromPath[str], device: FromPath[str]) -> None:
        """Log out another device of the caller's own seat."""
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        await devices.log_out(state.app_state.registry, live, key_in(request, code), device)

    @get("/tables/{code:str}/record", operation_id="record")
    async def record(self, request: AnyRequest, state: State, code: FromPath[str]) -> Stream:
        """A finished game with the proof of its deals, for its members, and for everyone if spectators are allowed."""
        live = await state.app_state.table(request, code)
        if not key_holder(live, key_in(request, code)) and not live.session.settings.spectators:
            raise NotAllowed("no-key")
        state.app_state.download(request)
        file = await state.app_state.downloads.record(live)
        return _download(file, f"{live.session.game}-{live.session.code}.json")

    @get("/tables/{code:str}/evening", operation_id="evening")
    async def evening(self, request: AnyRequest, state: State, code: FromPath[str]) -> http.EveningSoFar:
        """A table's finished games and their awards, for members, and for everyone if spectators are allowed."""
        live = await state.app_state.table(request, code)
        if not any_fits(live, keys_of(request, live.session.code)) and not live.session.settings.spectators:
            raise NotAllowed("no-key")
        return awards.so_far(live.session.code, live.session.evening)

    @get("/tables/{code:str}/memoir", operation_id="memoir")
    async def memoir(self, request: AnyRequest, state: State, code: FromPath[str]) -> Stream:
        """The game so far, as the caller saw it."""
        live = await state.app_state.table(request, code)
        holder = key_holder(live, key_in(request, code))
        if holder is None:
            raise NotAllowed("no-key")
        viewer = live.session.seat(holder.id) if isinstance(holder, Member) else holder.place
        state.app_state.download(request)
        file = await state.app_state.downloads.memoir(live, PUBLIC if viewer is None else viewer)
        return _download(file, f"{live.session.game}-{live.session.code}-mine.json")

    @get("/tables/{code:str}/qr.svg", operation_id="qr", media_type="image/svg+xml")
    async def qr(
        self,
        request: AnyRequest,
        state: State,
        code: FromPath[str],
        address: FromQuery[str] = "",
    ) -> Response[bytes]:
        """A QR code of the link to join, with our best address or the one given."""
        live = await state.app_state.table(request, code)
        return drawn_qr(request, f"t/{live.session.code}", address)

    @post("/tables/{code:str}/qr.svg", operation_id="qrOfLink", media_type="image/svg+xml", status_code=200)
    async def qr_of_link(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.QrOfLink]
    ) -> Response[bytes]:
        """The same of a one-time link. It is a secret, so it does not stand in an address, which servers log."""
        live = await state.app_state.table(request, code)
        return drawn_qr(request, f"l/{live.session.code}#{data.link}", data.address)

    @websocket("/tables/{code:str}/socket")
    async def socket(
        self,
        socket: AnySocket,
        state: State,
        code: FromPath[str],
        v: FromQuery[str] = "",
        watch: FromQuery[str | None] = None,
        changes: FromQuery[str] = "",
    ) -> None:
        try:
            key, beside = key_in(socket, code, watch), keys_of(socket, code)
            await sockets.serve(state.app_state, socket, code, key, watch, v, beside, changes=changes == "1")
        except Exception as error:
            log.error("socket-broken", error=type(error).__name__, exc_info=error)
            raise


class Health(Controller):
    @get("/health", operation_id="health")
    async def health(self) -> dict[str, str]:
        """The server is up."""
        return {"status": "ok", "version": VERSION}

    @get("/ready", operation_id="ready")
    async def ready(self, state: State) -> Response[dict[str, str]]:
        """Whether moves reach the disk."""
        good = state.app_state.registry.writer.healthy
        return Response({"status": "ok" if good else "no-disk"}, status_code=200 if good else 503)


def _info(game: Any) -> http.GameInfo:
    options = tuple(http.OptionInfo(rule.name, rule.default, rule.allowed) for rule in game.option_list)
    state = game.table(game.seats[0]).state
    return http.GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules,
        seats=tuple(game.seats),
        options=options,
        levels=levels_of(game),
        fill_to=company(game).players,
        fill_with=company(game).level,
        places=tuple(viewer for viewer in state.viewers if isinstance(viewer, str)),
        calls=state.places,
        practice=game.id in LESSONS,
        phrases=PHRASES.get(game.id, ()),
        talks=game.id in TIMINGS and bool(TIMINGS[game.id].talks),
    )


def _own(live: LiveTable, key: str | None) -> http.Summary:
    """A table as its member sees it in the list of their own."""
    holder = key_holder(live, key)
    seat = live.session.seat(holder.id) if isinstance(holder, Member) else None
    return but(summary(live.session, live.game), asked=live.session.playing and seat in live.asked())


def _download(file: bytes, name: str) -> Stream:
    headers = {"content-disposition": f'attachment; filename="{name}"', "content-length": str(len(file))}
    return Stream(chunks(file), media_type=MediaType.JSON, headers=headers)


def _on_mistake(_: AnyRequest, error: Mistake) -> Response[http.Problem]:
    status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)
    return Response(http.Problem(error.code, error.facts), status_code=status)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[http.Problem] | Response[str]:
    """Errors raised by Litestar: unknown paths, wrong methods, malformed bodies."""
    if error.status_code == 404 and (page := pages.not_found_page(request.url.path, request.headers.get("accept", ""))):
        return page
    detail = error.detail if error.status_code < 500 else ""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict)) or detail
    headers = error.headers or {}
    return Response(http.Problem("bad-request", {"detail": wrong}), status_code=error.status_code, headers=headers)


def _on_unreadable_body(_: AnyRequest, error: Exception) -> Response[http.Problem]:
    """A body that is not text, or nested too deeply to be decoded."""
    return Response(http.Problem("bad-request", {"detail": type(error).__name__}), status_code=400)


def _on_crash(request: AnyRequest, error: Exception) -> Response[http.Problem]:
    log.error("broken", method=request.method, path=request.url.path, error=type(error).__name__, exc_info=error)
    return Response(http.Problem("broken"), status_code=500)


def make_app(registry: TableRegistry, endpoint: Endpoint, *, limited: bool = True) -> Litestar:
    app = copy(_routes(pages.BUILT, pages.DOCS))
    app.state = State({"app_state": AppState(registry, endpoint, limited=limited)})
    # As middleware it would not see unknown paths.
    app.asgi_handler = OriginCheck(app.asgi_handler, endpoint.public_url)
    return app


@lru_cache(maxsize=1)
def _routes(client: Path, docs: Path) -> Litestar:
    """What every server of this process answers to: reading all handlers takes longer than all else that one needs."""
    return completed(
        Litestar(
            [Tables, PublicRoutes, ReplayRoutes, TelevisionRoutes, Health, *pages.pages(client, docs)],
            exception_handlers={
                Mistake: _on_mistake,
                HTTPException: _on_http_error,
                UnicodeDecodeError: _on_unreadable_body,
                RecursionError: _on_unreadable_body,
                Exception: _on_crash,
            },
            request_max_body_size=LARGEST_BODY,
            compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/api"]),
            openapi_config=OpenAPIConfig(
                title="Boomtable", version=str(PROTOCOL), path="/api/schema", render_plugins=[JsonRenderPlugin()]
            ),
            logging_config=None,
        )
    )
