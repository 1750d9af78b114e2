"""Completes the OpenAPI page: Litestar leaves a few things out."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec.inspect import IntType, StructType, UnionType, type_info

from boomtable.engine.records import Record
from boomtable.wire import http, protocol
from boomtable.wire.replays import ChairReplay, LensReplay, Overview


def _object(*required: str) -> Schema:
    return Schema(type=OpenAPIType.OBJECT, required=[*required])


PROBLEM = Schema(
    type=OpenAPIType.OBJECT,
    required=["code", "facts"],
    properties={"code": Schema(type=OpenAPIType.STRING), "facts": Schema(type=OpenAPIType.OBJECT)},
)
TABLES = {
    *("createTable", "playOn", "table", "deleteTable", "join", "newLink", "redeemLink", "evening"),
    *("devices", "logOutDevice", "record", "memoir", "picture", "qr", "qrOfLink", "showOnTelevision"),
}
REPLAYS = {"replay": Overview, "replayFromChair": ChairReplay, "replayLens": LensReplay}
FILES = {"replayFile": Overview, "replayFileFromChair": ChairReplay, "replayFileLens": LensReplay}
PUBLIC = {"publicGame", "publicStory", "publicRecord"}
TELEVISIONS = {"newTelevision", "tableToShow", "qrOfTelevision"}
RECORD = _object(*(name for name in Record.__struct_fields__ if name not in ("fair", "fork")))
WRITTEN = {  # downloads, described by hand
    "memoir": _object(*http.Memoir.__struct_fields__),
    "record": RECORD,
    "publicRecord": RECORD,
    **{name: _object(*kind.__struct_fields__) for name, kind in (REPLAYS | FILES).items()},
}
REFUSALS = {
    "400": "malformed",
    "403": "not yours",
    "404": "no such table",
    "409": "not now",
    "410": "a table that this version cannot read",
    "429": "too much",
    "503": "the disk does not take it",
}
ADVICE = {"400": "malformed", "409": "no such title", "429": "too much"}
FILE = {
    "400": "malformed",
    "404": "no such address",
    "409": "no record that can be watched",
    "413": "too large",
    "429": "too much",
}
SHOWN = {"404": "no such game, or not any more", "410": REFUSALS["410"], "429": "too much"}
WAITING = {"400": "malformed", "403": "the code has expired", "409": "not now", "429": "too much"}
FOREIGN, TOO_LARGE, NO_DISK = "a name that is not ours", "more than a request needs", "moves do not reach the disk"


def completed(app: Litestar) -> Litestar:
    """Bodies forbid unknown fields and negative seconds, downloads have schemas, and every refusal is a Problem."""
    page, kinds = app.openapi_schema, vars(protocol) | vars(http)
    for name, schema in page.components.schemas.items():
        kind = kinds.get(name.rpartition("_")[2])
        if isinstance(kind, type) and issubclass(kind, protocol.Sent):
            schema.additional_properties = False
            _least(kind, schema)
    for item in (page.paths or {}).values():
        for operation in (item.get, item.post, item.delete):
            if operation is not None:
                _answers(operation)
    return app


def _least(kind: type[protocol.Sent], schema: Schema) -> None:
    """Say the least number of each field that may also be null: Litestar leaves it out if it is zero."""
    shape, shown = type_info(kind), schema.properties or {}
    assert isinstance(shape, StructType)
    for field in shape.fields:
        for each in field.type.types if isinstance(field.type, UnionType) else ():
            if isinstance(each, IntType) and each.ge is not None:
                either = shown[field.encode_name]
                assert isinstance(either, Schema)
                either.minimum = each.ge


def _answers(operation: Operation) -> None:
    """Add all possible answers of an operation."""
    name, answers = operation.operation_id, operation.responses
    assert answers is not None
    refusals = {
        "421": FOREIGN,
        **(REFUSALS if name in {*TABLES, *REPLAYS} else {}),
        **(FILE if name in FILES else {}),
        **(ADVICE if name == "advice" else {}),
        **(WAITING if name in TELEVISIONS else {}),
        **(SHOWN if name in PUBLIC else {}),
        **({"413": TOO_LARGE} if operation.request_body else {}),
    }
    for status, description in refusals.items():
        answers[status] = _answer(description, PROBLEM)
    if name in WRITTEN:
        answers["200"] = _answer("The file", WRITTEN[name])
    if name == "ready":
        answers["503"] = _answer(NO_DISK, _object("status"))


def _answer(description: str, schema: Schema) -> OpenAPIResponse:
    return OpenAPIResponse(description=description, content={"application/json": OpenAPIMediaType(schema=schema)})
