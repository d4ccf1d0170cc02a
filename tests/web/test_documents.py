"""The contract as documents, and the server held against it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rietland.board.base import Board
from rietland.board.view.static import board_static
from rietland.content import library
from rietland.web import schema
from rietland.web.api import Api
from rietland.web.settings import Settings
from tests.web.houses import House, seats, shared_out
from tests.web.live import live

CLIENT = Path(__file__).parents[2] / "client" / "src"
#: What the drawing of the map is made from, before the client is built.
SURVEYED = ("aspect", "sites", "bridges")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_the_documents_are_valid_schemas() -> None:
    jsonschema.Draft202012Validator.check_schema(schema.socket())
    for part in schema.openapi()["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(part)


def test_the_map_of_the_client_is_surveyed_from_this_board() -> None:
    recorded = json.loads((CLIENT / "mock" / "base" / "static.json").read_text(encoding="utf-8"))
    printed = board_static(cast("Board", library.game("base", "2", ["thorn", "chada"])))
    assert [recorded[name] for name in SURVEYED] == [printed[name] for name in SURVEYED]


def test_every_operation_has_its_function() -> None:
    for one in schema.OPERATIONS:
        assert callable(getattr(Api, one.name))


def test_what_a_table_sends_is_what_the_document_says(tmp_path: Path) -> None:
    validator = jsonschema.Draft202012Validator(schema.socket())
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", "companion:random", name="Ann")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            shared_out(hers)
            hers.send("chat", text="Hello")
            hers.send("plan", place=14, hero="thorn")
            hers.send("ping", space=1)
            hers.send("do", do=["walk thorn 80"], at=0)
            hers.next("error")
            his.next("ping")
            sent = [*hers.heard, *his.heard, hers.last, his.last]
    assert {"presence", "view", "chat", "plan"} <= {one["type"] for one in sent}
    for one in sent:
        validator.validate(one)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Its address, and a table that is there."""
    folder = tmp_path_factory.mktemp("house")
    with House(folder) as house:
        table = house.browser().begin("me", "link")["table"]
    with live(Settings(data=folder, static=folder, read_limit="", write_limit="")) as found:
        yield found, table


document = schemathesis.openapi.from_dict(schema.openapi())


@document.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_to_its_document(
    case: schemathesis.Case[Any], server: tuple[str, str]
) -> None:
    """Made-up requests, good and bad: never a server error, always an answer as documented."""
    address, table = server
    if len(str(case.path_parameters.get("table", ""))) % 2:
        case.path_parameters["table"] = table
    case.call_and_validate(base_url=address, checks=CHECKS)
