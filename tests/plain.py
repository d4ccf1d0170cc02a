"""Views as their readers get them: as plain JSON."""

from typing import Any

import msgspec


def plain(value: object) -> Any:  # noqa: ANN401 - JSON of any shape
    """A record, or a list of them, as JSON."""
    return msgspec.to_builtins(value)
