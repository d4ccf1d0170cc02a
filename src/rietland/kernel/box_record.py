"""BoxRecord: what a box or a legend alone keeps in the state, beside all that its family has.

The module that knows such a record registers how to read it back, under the record's name.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr


# Tests keep a toy record, and tests are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class BoxRecord:
    """Fields without behaviour, like the state they belong to."""

    def __init__(self, name: str) -> None:
        #: The name under which it was registered.
        self.name: str = name

    def copy(self) -> "BoxRecord":
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Everything but the name, as plain JSON."""
        raise NotImplementedError


_READERS: Final[dict[str, Callable[[dict[str, object]], BoxRecord]]] = {}


def register(name: str, read: Callable[[dict[str, object]], BoxRecord]) -> None:
    """From now on records of this name are read back from what their `to_data` wrote."""
    _READERS[name] = read


def record_from_data(data: object) -> BoxRecord:
    """The record that a state saved as its name and its data. Raises ValueError for another."""
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError(f"'own' should be a name and a record, not {data!r}")
    name, fields = data
    if name not in _READERS or not isinstance(fields, dict):
        known = ", ".join(sorted(_READERS)) or "none"
        raise ValueError(f"no box keeps a record '{name}'; known: {known}")
    return _READERS[name](fields)
