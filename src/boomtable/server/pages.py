"""The web client: files built into the package, and one page for all of its routes."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.params import FromPath
from litestar.response import File, Redirect
from litestar.static_files import create_static_files_router

from boomtable.server.app_state import AnyRequest
from boomtable.server.errors import NoTable
from boomtable.server.preview import IMAGE, preview, preview_of_game
from boomtable.server.public_games import public_game
from boomtable.server.public_routes import public_picture
from boomtable.wire.http import Problem

BUILT = Path(str(files("boomtable"))) / "_web"
DOCS = BUILT.with_name("_docs")  # in a clone there are none before `make docs`
SCREENS = ["/t/{code:str}/screen", "/t/{code:str}/room/{room:str}"]
LEARNING = ["/rules/{game:str}", "/learn/{game:str}"]
PAGES = [
    "/",
    *SCREENS,
    "/tv",
    "/tv/{code:str}",
    "/l",
    "/l/{code:str}",
    *LEARNING,
    "/settings",
    "/replay",
    "/replay/{code:str}",
    "/replay/{code:str}/{number:int}",
]
ICONS = ["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "apple-touch-icon.png", IMAGE]
INSTALLING = ["manifest.webmanifest", "sw.js"]
TYPES = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}
ALWAYS_ASK = {"cache-control": "no-cache"}
NO_NAME = (ValueError, OSError, InternalServerException)  # what a path gives that cannot be a file's
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # names contain a hash of the content


def built() -> bool:
    """Whether the web client has been built; a fresh clone has none."""
    return _index().is_file()


def _index() -> Path:
    return BUILT / "index.html"


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest, state: State) -> Response[str]:
    """The same page for every route: the client looks at its own URL."""
    return await _page(request, state, None)


@get("/t/{code:str}", include_in_schema=False, media_type=MediaType.HTML)
async def table_page(request: AnyRequest, state: State, code: FromPath[str]) -> Response[str]:
    """The same page with a preview of the table, for those who are sent its link."""
    return await _page(request, state, code)


@get("/g/{link:str}", include_in_schema=False, media_type=MediaType.HTML)
async def public_page(request: AnyRequest, state: State, link: FromPath[str]) -> Response[str]:
    """The same page with a preview of a public game; without one it says that there is none."""
    if not built():
        raise NoTable("no-client")
    state.app_state.look(request)
    try:
        shared = await public_game(state.app_state.registry.store, link)
    except NoTable:
        return _with_tags(await preview(state.app_state, request, None), 404)
    return _with_tags(preview_of_game(state.app_state, request, shared))


async def _page(request: AnyRequest, state: State, code: str | None) -> Response[str]:
    if not built():
        raise NoTable("no-client")
    return _with_tags(await preview(state.app_state, request, code))


def _with_tags(tags: str, status: int = 200) -> Response[str]:
    text = _index().read_text(encoding="utf-8").replace("</head>", f"{tags}</head>")
    return Response(text, status_code=status, headers=ALWAYS_ASK)


def not_found_page(path: str, accepted: str) -> Response[str] | None:
    """Browsers at an unknown path get the page, which says so; programs get a plain error."""
    if "text/html" not in accepted or path.startswith(("/api/", "/assets/")) or not built():
        return None
    text = _index().read_text(encoding="utf-8")
    return Response(text, status_code=404, media_type=MediaType.HTML, headers=ALWAYS_ASK)


@get([f"/{name}" for name in ICONS], include_in_schema=False)
async def icon(request: AnyRequest) -> File:
    return _file(request.url.path)


@get([f"/{name}" for name in INSTALLING], include_in_schema=False)
async def installing(request: AnyRequest) -> File:
    """What a browser needs to install the client. It asks again every time: a new version is found by it."""
    return _file(request.url.path, ALWAYS_ASK)


def _file(path: str, headers: dict[str, str] | None = None) -> File:
    found = BUILT / path.removeprefix("/")
    return File(found, media_type=TYPES[found.suffix], content_disposition_type="inline", headers=headers)


@get("/docs", include_in_schema=False)
async def docs_begin() -> Redirect:
    """The address that is easy to say; the links of the first page need the longer one."""
    return Redirect("/docs/index.html")


def pages(client: Path, docs: Path) -> list[Any]:
    shown: list[Any] = [page, table_page, public_page, public_picture]
    if (client / "assets").is_dir():
        shown += [icon, installing, _folder("/assets", client / "assets", FOR_EVER)]
    if (docs / "index.html").is_file():
        shown += [docs_begin, _folder("/docs", docs, ALWAYS_ASK)]
    return shown


def _folder(path: str, folder: Path, headers: dict[str, str]) -> Any:
    """A route to all files of a folder."""

    async def kept(response: Response[Any]) -> Response[Any]:
        response.headers.update(headers)
        return response

    odd: dict[Any, Any] = dict.fromkeys(NO_NAME, _no_such_file)
    return create_static_files_router(
        path=path, directories=[folder], after_request=kept, include_in_schema=False, exception_handlers=odd
    )


def _no_such_file(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return Response(Problem("bad-request", {"detail": type(error).__name__}), status_code=404)
