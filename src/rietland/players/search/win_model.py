"""Win model: the chance to win, by what counts in a game; learned from games (`tools/judge.py`)."""

import json
from importlib import resources
from math import exp, tanh
from typing import Final

#: Where win models lie, one file for each legend that was played enough.
FOLDER: Final = "win_models"


class WinModel:
    """A logistic curve over the counts themselves and over some bent sums of them."""

    def __init__(
        self,
        names: list[str],
        plain: list[float],
        rows: list[list[float]],
        weights: list[float],
    ) -> None:
        for factors in (plain, *rows):
            if len(factors) != len(names):
                raise ValueError(f"{len(factors)} factors for {len(names)} counts")
        #: What each count is, in the order of the factors.
        self.names: list[str] = names
        #: By count: what it adds to the logarithm of the odds.
        self.plain: list[float] = plain
        #: Factors of each sum, and what the sum adds once it is bent.
        self.rows: list[list[float]] = rows
        self.weights: list[float] = weights

    def fitted(self, names: list[str]) -> "WinModel":
        """The same curve for counts in this order; a count it never learned of adds nothing.

        Raises ValueError where a count is missing that it learned from.
        """
        missing = [name for name in self.names if name not in names]
        if missing:
            raise ValueError("a win model counts what this game does not: " + ", ".join(missing))
        places = [self.names.index(name) if name in self.names else -1 for name in names]
        rows = [_placed(row, places) for row in self.rows]
        return WinModel(names, _placed(self.plain, places), rows, self.weights)

    def chance(self, counts: list[float]) -> float:
        odds = summed(self.plain, counts)
        for number, weight in enumerate(self.weights):
            odds += weight * tanh(summed(self.rows[number], counts))
        return 1.0 / (1.0 + exp(-odds))


def _placed(factors: list[float], places: list[int]) -> list[float]:
    return [factors[place] if place >= 0 else 0.0 for place in places]


def summed(factors: list[float], counts: list[float]) -> float:
    total = 0.0
    for number, factor in enumerate(factors):
        total += factor * counts[number]
    return total


_known: Final[dict[str, WinModel | None]] = {}


def win_model(box: str, legend: str, names: list[str]) -> WinModel | None:
    """What was learned of this legend, for counts of these names, or None if nothing was."""
    file = f"{box}-{legend}.json"
    if file not in _known:
        _known[file] = _read(file)
    known = _known[file]
    return known.fitted(names) if known is not None else None


def _read(name: str) -> WinModel | None:
    file = resources.files("rietland.players.search").joinpath(FOLDER, name)
    if not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    return WinModel(found["names"], found["plain"], found["rows"], found["weights"])
