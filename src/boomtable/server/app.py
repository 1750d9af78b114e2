"""The HTTP side: making, finding and joining tables, records, health, and the WebSocket route."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from litestar import Controller, Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from boomtable.bots import levels_of
from boomtable.engine import PUBLIC, Advice, BadSetup, Mistake, Place, but
from boomtable.lessons import LESSONS
from boomtable.server import devices, sockets
from boomtable.server.addresses import Endpoint, qr_svg
from boomtable.server.broadcast import VERSION
from boomtable.server.cookies import keys_in, with_key
from boomtable.server.downloads import Downloads, chunks
from boomtable.server.errors import Declined, NoTable, NotAllowed, NotStored, RateLimited, TableUnreadable
from boomtable.server.identifiers import read_code
from boomtable.server.joining import LINK_SECONDS, Joining, key_holder
from boomtable.server.limits import NetworkBuckets, OpenCounts, client_network
from boomtable.server.live_table import LiveTable
from boomtable.server.log import log
from boomtable.server.log_budget import LogBudget
from boomtable.server.openapi import completed
from boomtable.server.origin_check import OriginCheck
from boomtable.server.pages import not_found_page, pages
from boomtable.server.registry import TableRegistry
from boomtable.server.roster import summary
from boomtable.server.session import Member
from boomtable.server.televisions import CODE_SECONDS, Televisions
from boomtable.wire import http
from boomtable.wire.protocol import PROTOCOL, MemberId
from boomtable.wire.reactions import PHRASES

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnySocket: TypeAlias = WebSocket[Any, Any, Any]

LARGEST_BODY = 16_384
MOST_SEATS = 20  # of one browser that are looked up at once
# Limits per address: requests a second, and a burst. A school may share an address.
MAKING = (0.5, 60)  # tables
SEATING = (2.0, 240)  # joins and links
GUESSING = (1.0, 600)  # codes looked up without a key; joining takes two
ADVISING = (5.0, 120)  # hosts who turn cards over
DOWNLOADING = (0.2, 240)  # records and memoirs
DRAWING = (5.0, 300)  # QR codes
WAITING = (4.0, 120)  # televisions that ask what to show
STATUS: dict[type[Mistake], int] = {
    NoTable: 404,
    NotAllowed: 403,
    RateLimited: 429,
    Declined: 409,
    BadSetup: 400,
    NotStored: 503,
    TableUnreadable: 410,
}


class AppState:
    """What requests need: the tables, limits for each address, and how other devices reach us."""

    def __init__(self, registry: TableRegistry, endpoint: Endpoint, *, limited: bool) -> None:
        self.registry, self.endpoint, self.limited = registry, endpoint, limited
        self.joining = Joining(registry)
        self.open_sockets = OpenCounts()
        self.making, self.seating = NetworkBuckets(*MAKING), NetworkBuckets(*SEATING)
        self.guessing, self.advising = NetworkBuckets(*GUESSING), NetworkBuckets(*ADVISING)
        self.downloading, self.drawing = NetworkBuckets(*DOWNLOADING), NetworkBuckets(*DRAWING)
        self.downloads, self.log_budget = Downloads(registry), LogBudget()
        self.waiting, self.televisions = NetworkBuckets(*WAITING), Televisions(registry)

    @property
    def secure(self) -> bool:
        return bool(self.endpoint.public_url and self.endpoint.public_url.startswith("https:"))

    def addresses(self, request: AnyRequest) -> list[str]:
        """Where devices other than the one asking can open this server."""
        return self.endpoint.addresses_from(request.scope["scheme"], request.headers.get("host", ""))

    async def table(self, request: AnyRequest | AnySocket, code: str) -> LiveTable:
        """The table with this code. A lookup is charged before it is made, and what is charged too much is not made:
        the refusal tells nothing about the code. Requests with a key to the table are not charged."""
        code, keys = read_code(code), _keys(request, code)
        if (live := self.registry.in_memory(code)) and _any_fits(live, keys):
            return live
        self._charge(self.guessing, request)
        live = await self.registry.table(code)
        if _any_fits(live, keys):
            self.guessing.give_back(_network(request))
        elif live.session.practice:  # nobody else finds it
            raise NoTable("no-table", table=code)
        return live

    async def seated_at(self, request: AnyRequest, code: str) -> LiveTable | None:
        """The table, if this browser has a member's key to it; cookies may belong to another server on this machine."""
        try:
            live = await self.table(request, code)
        except Mistake:
            return None
        return live if isinstance(key_holder(live, keys_in(request.cookies).get((code, None))), Member) else None

    def make(self, request: AnyRequest) -> None:
        self._charge(self.making, request)

    def seat(self, request: AnyRequest) -> None:
        self._charge(self.seating, request)

    def advise(self, request: AnyRequest) -> None:
        self._charge(self.advising, request)

    def download(self, request: AnyRequest) -> None:
        self._charge(self.downloading, request)

    def draw(self, request: AnyRequest) -> None:
        self._charge(self.drawing, request)

    def wait(self, request: AnyRequest) -> None:
        self._charge(self.waiting, request)

    def guess(self, request: AnyRequest) -> None:
        self._charge(self.guessing, request)

    def _charge(self, buckets: NetworkBuckets, request: AnyRequest | AnySocket) -> None:
        if self.limited and not buckets.take(_network(request)):
            raise RateLimited("too-many-requests")


def _network(request: AnyRequest | AnySocket) -> str:
    return client_network(request.client.host if request.client else "")


def _key(request: AnyRequest | AnySocket, code: str, place: Place | None = None) -> str | None:
    """The bearer key, or the one in a cookie: for a screen, or else for a seat at this table."""
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    keys, code = keys_in(request.cookies), read_code(code)
    return keys.get((code, place), keys.get((code, None)))


def _keys(request: AnyRequest | AnySocket, code: str) -> list[str]:
    """All keys to this table that a request brings along, for a seat or a screen."""
    key = _key(request, code)
    return [*([key] if key else []), *(each for (table, _), each in keys_in(request.cookies).items() if table == code)]


def _any_fits(live: LiveTable, keys: list[str]) -> bool:
    return any(key_holder(live, key) for key in keys)


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
        return Response([_own(live, _key(request, live.session.code)) for live in lives if live])

    @get("/tables", operation_id="tables")
    async def tables(self, state: State) -> list[http.Summary]:
        """Public tables waiting for players."""
        found = await state.app_state.registry.store.listed()
        return [msgspec.json.decode(summary, type=http.Summary) for summary in found]

    @post("/tables", operation_id="createTable")
    async def create(self, request: AnyRequest, state: State, data: JSONBody[http.NewTable]) -> Response[http.Seated]:
        state.app_state.make(request)
        live, key = await state.app_state.joining.create(data)
        return _seated(request, live.session.code, 1, key, bearer=data.bearer)

    @get("/tables/{code:str}", operation_id="table")
    async def table(self, request: AnyRequest, state: State, code: FromPath[str]) -> http.Summary:
        return summary((await state.app_state.table(request, code)).session)

    @delete("/tables/{code:str}", operation_id="deleteTable")
    async def remove(self, request: AnyRequest, state: State, code: FromPath[str]) -> None:
        """Delete a table and all its data; host only."""
        live = await state.app_state.table(request, code)
        await state.app_state.joining.delete(live, _key(request, code))
        state.app_state.downloads.forget(live.session.id)

    @post("/tables/{code:str}/join", operation_id="join")
    async def join(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.Join]
    ) -> Response[http.Seated]:
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        member, key = await state.app_state.joining.join(live, data, _network(request))
        return _seated(request, live.session.code, member, key, bearer=data.bearer)

    @post("/tables/{code:str}/links", operation_id="newLink")
    async def link(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.NewLink]
    ) -> http.Link:
        """A one-time link to one's own seat for another device; for the host, also to a screen or a lost seat."""
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        return http.Link(await state.app_state.joining.link(live, _key(request, code), data), LINK_SECONDS)

    @post("/tables/{code:str}/redeem", operation_id="redeemLink")
    async def redeem(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.Redeem]
    ) -> Response[http.Seated]:
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        member, place, key = await state.app_state.joining.redeem(live, data.link)
        return _seated(request, live.session.code, member, key, place=place, bearer=data.bearer)

    @post("/tables/{code:str}/screens", operation_id="showOnTelevision")
    async def show(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.ShowOnTelevision]
    ) -> http.Shown:
        """Show the table on a television that waits with this code; host only."""
        live = await state.app_state.table(request, code)
        state.app_state.guess(request)
        television = state.app_state.televisions.find(data.television)
        await state.app_state.joining.show(live, _key(request, code), television, data.place)
        return http.Shown(live.session.code, data.place)

    @get("/tables/{code:str}/devices", operation_id="devices")
    async def list_devices(self, request: AnyRequest, state: State, code: FromPath[str]) -> list[http.Device]:
        """The devices of the caller's own seat."""
        live = await state.app_state.table(request, code)
        return devices.listed(live, _key(request, code), state.app_state.registry.clock.now())

    @delete("/tables/{code:str}/devices/{device:str}", operation_id="logOutDevice")
    async def log_out(self, request: AnyRequest, state: State, code: FromPath[str], device: FromPath[str]) -> None:
        """Log out another device of the caller's own seat."""
        state.app_state.seat(request)
        live = await state.app_state.table(request, code)
        await devices.log_out(state.app_state.registry, live, _key(request, code), device)

    @get("/tables/{code:str}/record", operation_id="record")
    async def record(self, request: AnyRequest, state: State, code: FromPath[str]) -> Stream:
        """A finished game with the proof of its deals, for its members, and for everyone if spectators are allowed."""
        live = await state.app_state.table(request, code)
        if not key_holder(live, _key(request, code)) and not live.session.settings.spectators:
            raise NotAllowed("no-key")
        state.app_state.download(request)
        file = await state.app_state.downloads.record(live)
        return _download(file, f"{live.session.game}-{live.session.code}.json")

    @get("/tables/{code:str}/memoir", operation_id="memoir")
    async def memoir(self, request: AnyRequest, state: State, code: FromPath[str]) -> Stream:
        """The game so far, as the caller saw it."""
        live = await state.app_state.table(request, code)
        holder = key_holder(live, _key(request, code))
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
        return _qr(request, f"t/{live.session.code}", address)

    @post("/tables/{code:str}/qr.svg", operation_id="qrOfLink", media_type="image/svg+xml", status_code=200)
    async def qr_of_link(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.QrOfLink]
    ) -> Response[bytes]:
        """The same of a one-time link. It is a secret, so it does not stand in an address, which servers log."""
        live = await state.app_state.table(request, code)
        return _qr(request, f"l/{live.session.code}#{data.link}", data.address)

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
            key = _key(socket, code, watch)
            await sockets.serve(state.app_state, socket, code, key, watch, v, changes=changes == "1")
        except Exception as error:
            log.error("socket-broken", error=type(error).__name__, exc_info=error)
            raise


class Screens(Controller):
    """Televisions that wait for a table."""

    path = "/api/televisions"

    @post("", operation_id="newTelevision")
    async def add(self, request: AnyRequest, state: State) -> http.Television:
        """A code for a television to show, and a ticket with which it asks for its table."""
        state.app_state.wait(request)
        code, ticket = state.app_state.televisions.add()
        return http.Television(code, ticket, CODE_SECONDS)

    @post("/table", operation_id="tableToShow")
    async def table(self, request: AnyRequest, state: State, data: JSONBody[http.Ticket]) -> Response[http.Seated]:
        """What this television is to show, with the key to it; `waiting` until a host has typed its code."""
        state.app_state.wait(request)
        if (found := state.app_state.televisions.to_show(data.ticket)) is None:
            return Response(http.Seated(code="", member=None, waiting=True))
        return _seated(request, found.table, None, found.key, place=found.place, bearer=data.bearer)

    @get("/{code:str}/qr.svg", operation_id="qrOfTelevision", media_type="image/svg+xml")
    async def qr(
        self, request: AnyRequest, state: State, code: FromPath[str], address: FromQuery[str] = ""
    ) -> Response[bytes]:
        """A QR code for the host's phone."""
        state.app_state.wait(request)
        return _qr(request, f"tv/{state.app_state.televisions.find(code).code}", address)


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
        places=tuple(viewer for viewer in state.viewers if isinstance(viewer, str)),
        calls=state.places,
        practice=game.id in LESSONS,
        phrases=PHRASES.get(game.id, ()),
    )


def _own(live: LiveTable, key: str | None) -> http.Summary:
    """A table as its member sees it in the list of their own."""
    holder = key_holder(live, key)
    seat = live.session.seat(holder.id) if isinstance(holder, Member) else None
    return but(summary(live.session), asked=live.session.playing and seat in live.asked())


def _seated(
    request: AnyRequest, code: str, member: MemberId | None, key: str, *, bearer: bool, place: Place | None = None
) -> Response[http.Seated]:
    """The key goes into the cookie that scripts cannot read, or into the body if the client asked for it."""
    seated = http.Seated(code=code, member=member, place=place, waiting=member is None and place is None)
    if bearer:
        return Response(but(seated, key=key))
    secure = request.app.state.app_state.secure
    return Response(seated, cookies=with_key(request.cookies, code, place, key, secure=secure))


def _qr(request: AnyRequest, path: str, address: str) -> Response[bytes]:
    app_state = request.app.state.app_state
    addresses = app_state.addresses(request)
    if not addresses or address not in ("", *addresses):
        raise Declined("no-address")
    app_state.draw(request)
    return Response(qr_svg(f"{address or addresses[0]}/{path}"), media_type="image/svg+xml")


def _download(file: bytes, name: str) -> Stream:
    headers = {"content-disposition": f'attachment; filename="{name}"', "content-length": str(len(file))}
    return Stream(chunks(file), media_type=MediaType.JSON, headers=headers)


def _on_mistake(_: AnyRequest, error: Mistake) -> Response[http.Problem]:
    status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)
    return Response(http.Problem(error.code, error.facts), status_code=status)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[http.Problem] | Response[str]:
    """Errors raised by Litestar: unknown paths, wrong methods, malformed bodies."""
    if error.status_code == 404 and (page := not_found_page(request.url.path, request.headers.get("accept", ""))):
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
    app = completed(
        Litestar(
            [Tables, Screens, Health, *pages()],
            state=State({"app_state": AppState(registry, endpoint, limited=limited)}),
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
    # As middleware it would not see unknown paths.
    app.asgi_handler = OriginCheck(app.asgi_handler, endpoint.public_url)
    return app
