"""The web client: files that were built into the package, and one page for every address inside it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.response import File
from litestar.static_files import create_static_files_router

from boomtable.server.errors import NoTable

BUILT = Path(str(files("boomtable"))) / "_web"
INDEX = BUILT / "index.html"
SCREENS = ["/t/{code:str}/screen", "/t/{code:str}/room/{room:str}"]
PAGES = ["/", "/t/{code:str}", *SCREENS, "/l", "/l/{code:str}", "/rules/{game:str}", "/settings"]
ALWAYS_ASK = {"cache-control": "no-cache"}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # names change with what is in the files


def built() -> bool:
    """Whether there is a web client at all: a clone is without one until it is built."""
    return INDEX.is_file()


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[str]:
    """The same page everywhere: it looks at its address itself."""
    if not built():
        raise NoTable("no-client")
    return Response(INDEX.read_text(encoding="utf-8"), headers=ALWAYS_ASK)


def not_found_page(path: str, accepted: str) -> Response[str] | None:
    """People who come to an address that is none get the page, which tells them so; programs do not."""
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
    kept = {"after_request": _kept, "include_in_schema": False}
    return [page, icon, create_static_files_router(path="/assets", directories=[assets], **kept)]  # type: ignore[arg-type]


async def _kept(response: Response[Any]) -> Response[Any]:
    response.headers.update(FOR_EVER)
    return response
