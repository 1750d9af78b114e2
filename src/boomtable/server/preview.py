"""What a chat shows of a link: title, host and seats of a table, and nothing that its code alone does not tell."""

from __future__ import annotations

from html import escape

from boomtable.boards.seat_names import listed
from boomtable.engine import Mistake
from boomtable.server.app_state import AnyRequest, AppState
from boomtable.server.public_games import Shared
from boomtable.server.roster import summary
from boomtable.wire.http import Summary
from boomtable.words import say

IMAGE = "share.png"
SIZE = (1200, 630)


async def preview(app_state: AppState, request: AnyRequest, code: str | None) -> str:
    """Tags for the head of a page. A table is looked up as in the API: charged, and no more after too many guesses."""
    found = await _open_summary(app_state, request, code) if code else None
    title, text = (_title(app_state, found), _text(found)) if found else (say("web-name"), say("web-motto"))
    return _tags(app_state, request, title, text, IMAGE)


def preview_of_game(app_state: AppState, request: AnyRequest, shared: Shared) -> str:
    """The same for a finished game that is public, with the picture of its result."""
    title = app_state.registry.catalog[shared.game].title if shared.game in app_state.registry.catalog else ""
    winners = [shared.people[seat].name for seat in shared.winners]
    text = say("preview-game-text", names=listed(winners) if winners else "", winners=len(winners))
    heading = say("preview-game-title", title=title, players=len(shared.people))
    return _tags(app_state, request, heading, text, f"g/{shared.id}/picture.png")


def _tags(app_state: AppState, request: AnyRequest, title: str, text: str, image: str) -> str:
    [address, *_] = [*app_state.addresses(request), app_state.endpoint.local]
    tags = {
        "og:type": "website",
        "og:site_name": say("web-name"),
        "og:title": title,
        "og:description": text,
        "og:image": f"{address}/{image}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())


async def _open_summary(app_state: AppState, request: AnyRequest, code: str) -> Summary | None:
    """What anyone with the code is told; nothing where newcomers knock, and nothing of a lesson."""
    try:
        live = await app_state.table(request, code)
    except Mistake:
        return None
    found = summary(live.session, live.game)
    return None if found.knocking or found.practice else found


def _title(app_state: AppState, table: Summary) -> str:
    return say("preview-title", host=table.host, title=app_state.registry.catalog[table.game].title)


def _text(table: Summary) -> str:
    return say("preview-text", phase=table.phase.value, taken=table.taken, seats=table.seats)
