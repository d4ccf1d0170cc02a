"""Judgement: the chance to win, by what counts in a game; learned from games (`tools/judge.py`)."""

import json
from importlib import resources
from math import exp, tanh
from typing import Final

#: Where judgements lie, one file for each legend that was played enough.
FOLDER: Final = "win_models"


class WinModel:
    """A logistic curve over the counts themselves and over some bent sums of them."""

    def __init__(self, plain: list[float], rows: list[list[float]], weights: list[float]) -> None:
        #: By count: what it adds to the logarithm of the odds.
        self.plain: list[float] = plain
        #: Factors of each sum, and what the sum adds once it is bent.
        self.rows: list[list[float]] = rows
        self.weights: list[float] = weights

    def chance(self, counts: list[float]) -> float:
        odds = summed(self.plain, counts)
        for number, weight in enumerate(self.weights):
            odds += weight * tanh(summed(self.rows[number], counts))
        return 1.0 / (1.0 + exp(-odds))


def summed(factors: list[float], counts: list[float]) -> float:
    total = 0.0
    for number, factor in enumerate(factors):
        total += factor * counts[number]
    return total


_known: Final[dict[str, WinModel | None]] = {}


def win_model(box: str, legend: str) -> WinModel | None:
    """What was learned of this legend, or None if nobody played it enough."""
    name = f"{box}-{legend}.json"
    if name not in _known:
        _known[name] = _read(name)
    return _known[name]


def _read(name: str) -> WinModel | None:
    file = resources.files("rietland.players.search").joinpath(FOLDER, name)
    if not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    return WinModel(found["plain"], found["rows"], found["weights"])
