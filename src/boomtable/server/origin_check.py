"""Checks Host and Origin of every request, and adds security headers to every answer."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from boomtable.wire.http import Problem
from boomtable.wire.protocol import ENCODE, Close

CSP = (
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; media-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class OriginCheck:
    """Answers only to its own names and addresses, against DNS rebinding, and lets only its own pages change
    things, against cross-site requests."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self.app = app
        self.public = urlsplit(public_url).netloc.lower() if public_url else None
        names = {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        self.names = names | ({_hostname(self.public)} if self.public else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, send = Headers.from_scope(scope), _with_headers(send)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self.knows(_hostname(host)):
            await refuse_request(scope, receive, send, 421, "unknown-host")
        elif _acts(scope) and origin is not None and not self.ours(origin, host):
            await refuse_request(scope, receive, send, 403, "foreign-page")
        else:
            await self.app(scope, receive, send)

    def knows(self, name: str) -> bool:
        """Whether this is one of our names; a numeric address is safe from DNS rebinding."""
        try:
            ip_address(name)
        except ValueError:
            return name in self.names
        return True

    def ours(self, origin: str, host: str) -> bool:
        return _netloc(origin) in (host.lower(), self.public)


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _hostname(netloc: str) -> str:
    """The name in "name:port"; empty if there is anything else in it, or the port is invalid."""
    try:
        parts = urlsplit(f"//{netloc}")
        plain = parts.netloc == netloc and parts.username is None and parts.port != 0
    except ValueError:
        return ""
    return parts.hostname or "" if plain else ""


def _acts(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE


async def refuse_request(
    scope: Scope, receive: Receive, send: Send, status: int, code: str, *more: tuple[bytes, bytes]
) -> None:
    """Answer with a problem and nothing else."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": Close.FORBIDDEN, "reason": code})
        return
    body = ENCODE(Problem(code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
