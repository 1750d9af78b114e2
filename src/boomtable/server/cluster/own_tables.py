"""The list of a browser's own tables, put together from the servers that have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.types import Message, Send

PATH = "/api/seats"


class Answer:
    """One server's answer, kept instead of sent."""

    def __init__(self) -> None:
        self.start: dict[str, Any] = {}
        self.body = b""

    async def keep(self, event: Message) -> None:
        if event["type"] == "http.response.start":
            self.start = dict(event)
        elif event["type"] == "http.response.body":
            self.body += event["body"]

    @property
    def tables(self) -> list[dict[str, Any]]:
        """The tables that this server knows; none if it is just going."""
        found: list[dict[str, Any]] = msgspec.json.decode(self.body) if self.start.get("status") == 200 else []
        return found


async def nothing_more() -> Any:
    """The body of a request without one."""
    return {"type": "http.request", "body": b"", "more_body": False}


async def send_all(answers: list[Answer], codes: Iterable[str], send: Send) -> None:
    """All tables in one answer, in the order of the browser's keys."""
    found = {table["code"]: table for answer in answers for table in answer.tables}
    body = msgspec.json.encode([found[code] for code in dict.fromkeys(codes) if code in found])
    ours = answers[0].start
    headers = [(name, value) for name, value in ours["headers"] if name.lower() != b"content-length"]
    await send({**ours, "headers": [*headers, (b"content-length", str(len(body)).encode())]})  # type: ignore[arg-type]
    await send({"type": "http.response.body", "body": body, "more_body": False})
