"""Answers that several routes give: a key to a seat or a screen, and QR codes."""

from __future__ import annotations

from litestar import Response

from boomtable.engine import Place, but
from boomtable.server.addresses import qr_svg
from boomtable.server.app_state import AnyRequest
from boomtable.server.cookies import with_key
from boomtable.server.errors import Declined
from boomtable.wire import http
from boomtable.wire.protocol import MemberId


def seated(
    request: AnyRequest, code: str, member: MemberId | None, key: str, *, bearer: bool, place: Place | None = None
) -> Response[http.Seated]:
    """The key goes into the cookie that scripts cannot read, or into the body if the client asked for it."""
    answer = http.Seated(code=code, member=member, place=place, waiting=member is None and place is None)
    if bearer:
        return Response(but(answer, key=key))
    secure = request.app.state.app_state.secure
    return Response(answer, cookies=with_key(request.cookies, code, place, key, secure=secure))


def drawn_qr(request: AnyRequest, path: str, address: str) -> Response[bytes]:
    """A QR code of this path at our best address, or at the one given."""
    app_state = request.app.state.app_state
    addresses = app_state.addresses(request)
    if not addresses or address not in ("", *addresses):
        raise Declined("no-address")
    app_state.draw(request)
    return Response(qr_svg(f"{address or addresses[0]}/{path}"), media_type="image/svg+xml")
