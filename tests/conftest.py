"""What holds for all tests: the engine they are meant for, and the toy among the families."""

import os
from pathlib import Path

import rietland.kernel.game
from tests import orchard


def pytest_configure() -> None:
    orchard.register()
    # A compiled run must really be compiled: a plain source left on the path would pass unnoticed.
    if os.environ.get("RIETLAND_EXPECT_COMPILED") == "1":
        loaded = Path(str(rietland.kernel.game.__file__))
        assert loaded.suffix != ".py", f"expected the compiled engine, loaded {loaded.name}"
    else:
        # Commands started by tests run these sources, whatever was compiled before.
        os.environ["RIETLAND_ENGINE"] = "plain"
