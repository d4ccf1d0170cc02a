"""Errors of a table travel between processes."""

import pickle

import pytest

from rietland.table.errors import BrokenRecord, StaleInput, TableError
from rietland.views import Label


@pytest.mark.parametrize(
    "error",
    [
        StaleInput("fault-stale", 4, at=3),
        BrokenRecord("fault-input", seq=2, detail=Label("fault-over")),
    ],
)
def test_an_error_comes_whole_out_of_another_process(error: TableError) -> None:
    there = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(there) is type(error)
    assert (str(there), there.detail, vars(there)) == (str(error), error.detail, vars(error))
