"""Checks Host and Origin of every request, and adds security headers to every answer."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from boomtable.wire.http import Problem
from boomtable.wire.protocol import ENCODE, Close

CSP = (
    "default-src 'self'; connect-src {sockets}; img-src 'self' data:; media-src 'self' data:; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NOT_KEPT = {"cache-control": "no-store"}  # keys and links pass in answers of the API
SAFE = ("GET", "HEAD", "OPTIONS")


SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}  # of the page that a request comes from
DEFAULT_PORTS = {"http": 80, "https": 443}


class Origin(NamedTuple):
    """Where a page comes from."""

    scheme: str
    name: str
    port: int

    @property
    def socket(self) -> str:
        """The address of its sockets, as a content security policy names it."""
        name = f"[{self.name}]" if ":" in self.name else self.name
        port = "" if self.port == DEFAULT_PORTS[self.scheme] else f":{self.port}"
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{name}{port}"


class OriginCheck:
    """Answers only to its own names and addresses, against DNS rebinding, and lets only its own pages change
    things, against cross-site requests."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self.app = app
        self.public = _origin(public_url) if public_url else None
        names = {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        self.names = names | ({self.public.name} if self.public else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send, refusal = self._checked(scope, send)
        if refusal:
            await refuse_request(scope, receive, send, *refusal)
        else:
            await self.app(scope, receive, send)

    def _checked(self, scope: Scope, send: Send) -> tuple[Send, tuple[int, str] | None]:
        """How to answer this request, and why not to, if so. A socket would keep whatever is left here for hours."""
        headers = Headers.from_scope(scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        asked = _origin(f"{SCHEMES[scope['scheme']]}://{host}")
        if asked is None or not self.knows(asked.name):
            return _with_headers(scope, send, self.public), (421, "unknown-host")
        send = _with_headers(scope, send, asked, self.public)
        if _acts(scope) and origin is not None and _origin(origin) not in (asked, self.public or asked):
            return send, (403, "foreign-page")
        return send, None

    def knows(self, name: str) -> bool:
        """Whether this is one of our names; a numeric address is safe from DNS rebinding."""
        try:
            ip_address(name)
        except ValueError:
            return name in self.names
        return True


def _origin(text: str) -> Origin | None:
    """The origin "scheme://name:port"; none if there is anything else in it, or the port is invalid."""
    try:
        parts = urlsplit(text)
        port = DEFAULT_PORTS[parts.scheme] if parts.port is None else parts.port
    except (ValueError, KeyError):
        return None
    if text.lower() != f"{parts.scheme}://{parts.netloc.lower()}" or parts.username is not None or port == 0:
        return None
    return Origin(parts.scheme, parts.hostname or "", port)


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


def _with_headers(scope: Scope, send: Send, *origins: Origin | None) -> Send:
    if scope["type"] == ScopeType.WEBSOCKET:
        return send  # no page follows
    sockets = dict.fromkeys(
        origin.socket for origin in origins if origin
    )  # named: to some browsers they are not 'self'
    policy = CSP.format(sockets=" ".join(["'self'", *sockets]))
    always = {**HEADERS, "content-security-policy": policy, **(NOT_KEPT if scope["path"].startswith("/api/") else {})}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in always.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
