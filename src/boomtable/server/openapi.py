"""The OpenAPI page says what the server does: Litestar's own leaves out two things."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Schema
from litestar.openapi.spec.enums import OpenAPIType

from boomtable.wire import messages as m

PROBLEM = Schema(
    type=OpenAPIType.OBJECT,
    required=["code", "facts"],
    properties={"code": Schema(type=OpenAPIType.STRING), "facts": Schema(type=OpenAPIType.OBJECT)},
)
REFUSALS = {"400": "malformed", "403": "not yours", "404": "no such table", "409": "not now", "429": "too much"}


def honest(app: Litestar) -> Litestar:
    """Bodies forbid unknown fields, and every refusal is a Problem."""
    page = app.openapi_schema
    for name, schema in page.components.schemas.items():
        kind = getattr(m, name.rpartition("_")[2], None)
        if isinstance(kind, type) and issubclass(kind, m.Sent):
            schema.additional_properties = False
    for item in (page.paths or {}).values():
        for operation in (item.get, item.post, item.delete):
            if operation is None or operation.operation_id not in TABLES or operation.responses is None:
                continue
            for status, description in REFUSALS.items():
                media = {"application/json": OpenAPIMediaType(schema=PROBLEM)}
                operation.responses[status] = OpenAPIResponse(description=description, content=media)
    return app


TABLES = {"createTable", "table", "deleteTable", "join", "newLink", "redeemLink", "record", "memoir", "qr"}
