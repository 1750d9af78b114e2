"""Routes of finished games that a host made public, and of pictures of results."""

from __future__ import annotations

from litestar import Controller, MediaType, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from boomtable.engine.records import write
from boomtable.server.app_state import AnyRequest, keys_of
from boomtable.server.public_games import Shared, public_game, public_record
from boomtable.server.watching import check_may_watch
from boomtable.wire import http

PNG = "image/png"
ALWAYS_ASK = {"cache-control": "no-cache"}  # it may be taken back


class PublicRoutes(Controller):
    """Whoever has the id of a public game may see all of it but its chat."""

    path = "/api"

    @get("/public/{link:str}", operation_id="publicGame")
    async def game(self, request: AnyRequest, state: State, link: FromPath[str]) -> http.PublicGame:
        """A finished game that its host made public: who played, and who won."""
        return told(await _shared(request, state, link))

    @get("/public/{link:str}/story", operation_id="publicStory")
    async def story(self, request: AnyRequest, state: State, link: FromPath[str]) -> http.Story:
        """How that game went, in words."""
        made = await state.app_state.pictures.of_public(await _shared(request, state, link))
        words = made.result
        return http.Story(won=words.won, why=words.why, label=words.label, moment=words.moment, story=made.story)

    @get("/public/{link:str}/record", operation_id="publicRecord", media_type=MediaType.JSON)
    async def record(self, request: AnyRequest, state: State, link: FromPath[str]) -> Response[str]:
        """Everything that was played and said in the game's own words: no chat, no names, no proof of its deals."""
        await _shared(request, state, link)
        registry = state.app_state.registry
        return Response(write(await public_record(registry.store, registry.catalog, link)), media_type=MediaType.JSON)

    @get("/tables/{code:str}/picture.png", operation_id="picture", media_type=PNG)
    async def picture(self, request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
        """A picture of the result of a finished game, for its members, and for everyone if spectators are allowed."""
        live = await state.app_state.table(request, code)
        check_may_watch(live, keys_of(request, live.session.code))
        state.app_state.look(request)
        return Response((await state.app_state.pictures.of_table(live)).picture, media_type=PNG)


@get("/g/{link:str}/picture.png", include_in_schema=False, media_type=PNG)
async def public_picture(request: AnyRequest, state: State, link: FromPath[str]) -> Response[bytes]:
    """The picture of a public game, for previews of its link."""
    made = await state.app_state.pictures.of_public(await _shared(request, state, link))
    return Response(made.picture, media_type=PNG, headers=ALWAYS_ASK)


async def _shared(request: AnyRequest, state: State, link: str) -> Shared:
    state.app_state.look(request)
    return await public_game(state.app_state.registry.store, link)


def told(shared: Shared) -> http.PublicGame:
    return http.PublicGame(
        id=shared.id,
        game=shared.game,
        rules=shared.rules,
        options=shared.options,
        people=tuple([http.Player(each.name, each.level, each.face, each.colour) for each in shared.people]),
        named=shared.named,
        side=shared.side,
        winners=shared.winners,
    )
