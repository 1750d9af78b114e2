"""What requests share: the tables, the limits of each address, and the keys that a request brings along."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket

from boomtable.engine import Mistake, Place
from boomtable.server.addresses import Endpoint
from boomtable.server.cookies import keys_in
from boomtable.server.downloads import Downloads
from boomtable.server.errors import NoTable, RateLimited
from boomtable.server.identifiers import read_code
from boomtable.server.joining import Joining, any_fits, key_holder
from boomtable.server.limits import NetworkBuckets, OpenCounts, client_network
from boomtable.server.live_table import LiveTable
from boomtable.server.log_budget import LogBudget
from boomtable.server.pictures import Pictures
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Member
from boomtable.server.televisions import Televisions
from boomtable.server.watching import Replays

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnySocket: TypeAlias = WebSocket[Any, Any, Any]

# Limits per address: requests a second, and a burst. A school may share an address.
MAKING = (0.5, 60)  # tables
SEATING = (2.0, 240)  # joins and links
GUESSING = (1.0, 600)  # codes looked up without a key; joining takes two
ADVISING = (5.0, 120)  # hosts who turn cards over
DOWNLOADING = (0.2, 240)  # records and memoirs
DRAWING = (5.0, 300)  # QR codes
LOOKING = (2.0, 240)  # public games, and pictures of results
WAITING = (4.0, 120)  # televisions that ask what to show
WATCHING = (1.0, 240)  # replays of games at tables
BRINGING = (0.2, 60)  # records that are replayed


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
        self.looking, self.pictures = NetworkBuckets(*LOOKING), Pictures(registry)
        self.waiting, self.televisions = NetworkBuckets(*WAITING), Televisions(registry)
        self.watching, self.bringing = NetworkBuckets(*WATCHING), NetworkBuckets(*BRINGING)
        self.replays = Replays(registry, self.downloads)

    @property
    def secure(self) -> bool:
        return bool(self.endpoint.public_url and self.endpoint.public_url.startswith("https:"))

    def addresses(self, request: AnyRequest) -> list[str]:
        """Where devices other than the one asking can open this server."""
        return self.endpoint.addresses_from(request.scope["scheme"], request.headers.get("host", ""))

    async def table(self, request: AnyRequest | AnySocket, code: str) -> LiveTable:
        """The table with this code. A lookup is charged before it is made, and what is charged too much is not made:
        the refusal tells nothing about the code. Requests with a key to the table are not charged."""
        code, keys = read_code(code), keys_of(request, code)
        if (live := self.registry.in_memory(code)) and any_fits(live, keys):
            return live
        self._charge(self.guessing, request)
        live = await self.registry.table(code)
        if any_fits(live, keys):
            self.guessing.give_back(network_of(request))
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

    def look(self, request: AnyRequest) -> None:
        self._charge(self.looking, request)

    def wait(self, request: AnyRequest) -> None:
        self._charge(self.waiting, request)

    def watch(self, request: AnyRequest) -> None:
        self._charge(self.watching, request)

    def bring(self, request: AnyRequest) -> None:
        self._charge(self.bringing, request)

    def guess(self, request: AnyRequest) -> None:
        self._charge(self.guessing, request)

    def _charge(self, buckets: NetworkBuckets, request: AnyRequest | AnySocket) -> None:
        if self.limited and not buckets.take(network_of(request)):
            raise RateLimited("too-many-requests")


def network_of(request: AnyRequest | AnySocket) -> str:
    return client_network(request.client.host if request.client else "")


def key_in(request: AnyRequest | AnySocket, code: str, place: Place | None = None) -> str | None:
    """The bearer key, or the one in a cookie: for a screen, or else for a seat at this table."""
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    keys, code = keys_in(request.cookies), read_code(code)
    return keys.get((code, place), keys.get((code, None)))


def keys_of(request: AnyRequest | AnySocket, code: str) -> list[str]:
    """All keys to this table that a request brings along, for a seat or a screen."""
    key, code = key_in(request, code), read_code(code)
    return [*([key] if key else []), *(each for (table, _), each in keys_in(request.cookies).items() if table == code)]
