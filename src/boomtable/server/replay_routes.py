"""Routes for watching again: games of tables that are over, and records that somebody brings."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from boomtable.engine import Viewer
from boomtable.server.answers import seated
from boomtable.server.app_state import AnyRequest, keys_of
from boomtable.server.errors import Declined
from boomtable.server.playing_on import unpacked
from boomtable.server.replay_process import Beginning, Chair, Lens, Overview
from boomtable.server.watching import Wanted, check_may_watch
from boomtable.wire.http import PlayOn, Seated

LARGEST_RECORD = 2_097_152  # bytes; an evening of thirty players is a quarter of that

LONGEST_CHAIR, MOST_CHAIRS = 16, 100  # more than any title has
BY_CLIENT = {"vary": "accept-encoding"}
BROUGHT: dict[str, Any] = {"status_code": 200, "request_max_body_size": LARGEST_RECORD}


class ReplayRoutes(Controller):
    path = "/api"

    @get("/tables/{code:str}/replay", operation_id="replay")
    async def overview(
        self, request: AnyRequest, state: State, code: FromPath[str], number: FromQuery[int] = 0
    ) -> Response[bytes]:
        """A game of a table that is over, the latest if none is named: who sat where, its marks, its story, its end."""
        return await _of_table(request, state, code, Overview(), number)

    @get("/tables/{code:str}/replay/chair/{chair:str}", operation_id="replayFromChair")
    async def chair(
        self, request: AnyRequest, state: State, code: FromPath[str], chair: FromPath[str], number: FromQuery[int] = 0
    ) -> Response[bytes]:
        """That game as it was seen and heard from a seat, or from a place; or with all cards open."""
        return await _of_table(request, state, code, Chair(_viewer(chair)), number)

    @get("/tables/{code:str}/replay/lens/{seat:int}", operation_id="replayLens")
    async def lens(
        self,
        request: AnyRequest,
        state: State,
        code: FromPath[str],
        seat: FromPath[int],
        claims: FromQuery[bool] = True,
        number: FromQuery[int] = 0,
    ) -> Response[bytes]:
        """What one could have known at that seat, with what people claimed or without."""
        return await _of_table(request, state, code, Lens(_seat(seat), claims), number)

    @post("/replays", operation_id="replayFile", **BROUGHT)
    async def file_overview(self, request: AnyRequest, state: State) -> Response[bytes]:
        """The same of the record in the body. It is replayed and forgotten."""
        return await _of_file(request, state, Overview())

    @post(
        "/replays/chair/{chair:str}",
        operation_id="replayFileFromChair",
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
    )
    async def file_chair(self, request: AnyRequest, state: State, chair: FromPath[str]) -> Response[bytes]:
        """The same from a seat or a place of the record in the body."""
        return await _of_file(request, state, Chair(_viewer(chair)))

    @post(
        "/replays/lens/{seat:int}", operation_id="replayFileLens", status_code=200, request_max_body_size=LARGEST_RECORD
    )
    async def file_lens(
        self, request: AnyRequest, state: State, seat: FromPath[int], claims: FromQuery[bool] = True
    ) -> Response[bytes]:
        """The same for a seat of the record in the body."""
        return await _of_file(request, state, Lens(_seat(seat), claims))

    @post("/replays/fork", operation_id="playOn", request_max_body_size=LARGEST_RECORD)
    async def play_on(self, request: AnyRequest, state: State, data: JSONBody[PlayOn]) -> Response[Seated]:
        """A table with a game that is over as it was at a moment; you are its host, in the seat that you name."""
        app_state = state.app_state
        app_state.make(request)
        if data.table:
            live = await app_state.table(request, data.table)
            check_may_watch(live, keys_of(request, live.session.code), data.number)
            packed = await app_state.replays.of_table(live, Beginning(data.at), data.number)
        else:
            app_state.bring(request)
            packed = await app_state.replays.of_file(data.record, Beginning(data.at))
        begun = await asyncio.to_thread(unpacked, packed, app_state.registry.catalog)
        live, key = await app_state.joining.play_on(data, begun)
        return seated(request, live.session.code, 1, key, bearer=data.bearer)


async def _of_table(request: AnyRequest, state: State, code: str, wanted: Wanted, number: int) -> Response[bytes]:
    live = await state.app_state.table(request, code)
    check_may_watch(live, keys_of(request, live.session.code), number)
    state.app_state.watch(request)
    return _answered(request, await state.app_state.replays.of_table(live, wanted, number))


async def _of_file(request: AnyRequest, state: State, wanted: Wanted) -> Response[bytes]:
    state.app_state.bring(request)
    try:
        record = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Declined("record-broken", detail="UTF-8") from None
    return _answered(request, await state.app_state.replays.of_file(record, wanted))


def _answered(request: AnyRequest, packed: bytes) -> Response[bytes]:
    """Packed as it is, where the client can unpack it. Nothing of what it shows is a secret of anybody's any more."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip", **BY_CLIENT})
    return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers=BY_CLIENT)


def _viewer(chair: str) -> Viewer:
    """A seat or a place; what can be neither is not asked about."""
    if not chair.isascii() or len(chair) > LONGEST_CHAIR:
        raise Declined("no-chair")
    return int(chair) if chair.isdigit() else chair


def _seat(seat: int) -> int:
    if not 0 <= seat < MOST_CHAIRS:
        raise Declined("no-chair")
    return seat
