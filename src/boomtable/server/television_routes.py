"""Routes of televisions: a code to show, what to show, and the host who says so."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from boomtable.server.answers import drawn_qr, seated
from boomtable.server.app_state import AnyRequest, key_in
from boomtable.server.televisions import CODE_SECONDS, ToShow
from boomtable.wire import http


class TelevisionRoutes(Controller):
    """Screens that wait for a table, and the host who shows it there."""

    path = "/api"

    @post("/televisions", operation_id="newTelevision")
    async def add(self, request: AnyRequest, state: State) -> http.Television:
        """A code for a television to show, and a ticket with which it asks for its table."""
        state.app_state.wait(request)
        code, ticket = await state.app_state.televisions.add()
        return http.Television(code, ticket, CODE_SECONDS)

    @post("/televisions/table", operation_id="tableToShow")
    async def table(self, request: AnyRequest, state: State, data: JSONBody[http.Ticket]) -> Response[http.Seated]:
        """What this television is to show, with the key to it; `waiting` until a host has typed its code."""
        state.app_state.wait(request)
        if (found := await state.app_state.televisions.to_show(data.ticket)) is None:
            return Response(http.Seated(code="", member=None, waiting=True))
        return seated(request, found.table, None, found.key, place=found.place, bearer=data.bearer)

    @post("/tables/{code:str}/screens", operation_id="showOnTelevision", status_code=204)
    async def show(
        self, request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[http.ShowOnTelevision]
    ) -> None:
        """Show the table on a television that waits with this code; host only."""
        live = await state.app_state.table(request, code)
        state.app_state.guess(request)
        television = await state.app_state.televisions.find(data.television)
        screen = await state.app_state.joining.show(live, key_in(request, code), data.place)
        await state.app_state.televisions.give(television, ToShow(live.session.code, data.place, screen))

    @get("/televisions/{code:str}/qr.svg", operation_id="qrOfTelevision", media_type="image/svg+xml")
    async def qr(
        self, request: AnyRequest, state: State, code: FromPath[str], address: FromQuery[str] = ""
    ) -> Response[bytes]:
        """A QR code for the host's phone."""
        state.app_state.wait(request)
        return drawn_qr(request, f"tv/{(await state.app_state.televisions.find(code)).code}", address)
