"""What holds for all tests: the engine they are meant for, and the toy among the families."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import orchard  # noqa: F401 - a family that registers itself
import rietland.kernel.game
from rietland import roots


def pytest_configure() -> None:
    # Tests are about the boxes of the project, whatever else is on this machine.
    os.environ.pop(roots.PATH, None)
    # A compiled run must really be compiled: a plain source left on the path would pass unnoticed.
    if os.environ.get("RIETLAND_EXPECT_COMPILED") == "1":
        loaded = Path(str(rietland.kernel.game.__file__))
        assert loaded.suffix != ".py", f"expected the compiled engine, loaded {loaded.name}"
    else:
        # Commands started by tests run these sources, whatever was compiled before.
        os.environ["RIETLAND_ENGINE"] = "plain"


@pytest.fixture(autouse=True)
def _own_roots() -> Iterator[None]:
    """A command that opens a legend's file remembers it for its own process only."""
    before = os.environ.get(roots.PATH)
    yield
    if before is None:
        os.environ.pop(roots.PATH, None)
    else:
        os.environ[roots.PATH] = before
