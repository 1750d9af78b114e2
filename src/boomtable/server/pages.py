"""The web client: files built into the package, and one page for all of its routes."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import InternalServerException
from litestar.response import File
from litestar.static_files import create_static_files_router

from boomtable.server.errors import NoTable
from boomtable.wire.http import Problem

BUILT = Path(str(files("boomtable"))) / "_web"
INDEX = BUILT / "index.html"
SCREENS = ["/t/{code:str}/screen", "/t/{code:str}/room/{room:str}"]
LEARNING = ["/rules/{game:str}", "/learn/{game:str}"]
PAGES = ["/", "/t/{code:str}", *SCREENS, "/tv", "/tv/{code:str}", "/l", "/l/{code:str}", *LEARNING, "/settings"]
ALWAYS_ASK = {"cache-control": "no-cache"}
NO_NAME = (ValueError, OSError, InternalServerException)  # what a path gives that cannot be a file's
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # names contain a hash of the content


def built() -> bool:
    """Whether the web client has been built; a fresh clone has none."""
    return INDEX.is_file()


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[str]:
    """The same page for every route: the client looks at its own URL."""
    if not built():
        raise NoTable("no-client")
    return Response(INDEX.read_text(encoding="utf-8"), headers=ALWAYS_ASK)


def not_found_page(path: str, accepted: str) -> Response[str] | None:
    """Browsers at an unknown path get the page, which says so; programs get a plain error."""
    if "text/html" not in accepted or path.startswith(("/api/", "/assets/")) or not built():
        return None
    text = INDEX.read_text(encoding="utf-8")
    return Response(text, status_code=404, media_type=MediaType.HTML, headers=ALWAYS_ASK)


@get("/icon.svg", include_in_schema=False)
async def icon() -> File:
    return File(BUILT / "icon.svg", media_type="image/svg+xml", content_disposition_type="inline")


def pages() -> list[Any]:
    assets = BUILT / "assets"
    if not assets.is_dir():
        return [page]
    kept: dict[str, Any] = {"after_request": _kept, "include_in_schema": False}
    kept["exception_handlers"] = dict.fromkeys(NO_NAME, _no_such_file)
    return [page, icon, create_static_files_router(path="/assets", directories=[assets], **kept)]


async def _kept(response: Response[Any]) -> Response[Any]:
    response.headers.update(FOR_EVER)
    return response


def _no_such_file(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return Response(Problem("bad-request", {"detail": type(error).__name__}), status_code=404)
