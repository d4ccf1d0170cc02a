"""Sheet: what a seat sees, written down as numbers from 0 to 1, always in the same order.

The writer gives a name with every number. A Sheet ignores the names; a Register, filled in by
the same hand, keeps nothing else. So names and numbers cannot disagree.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]


class Sheet:
    """Numbers in a row."""

    def __init__(self, size: int) -> None:
        self.values: Numbers = np.zeros(size, dtype=np.float32)
        self.at: int = 0

    def part(self, name: str) -> None:
        """What follows is about this."""

    def number(self, name: str, value: int, most: int) -> None:
        """A number as a part of the most it usually is; more counts as the most."""
        del name
        self.values[self.at] = min(1.0, max(0.0, value / most))
        self.at += 1

    def flag(self, name: str, on: bool) -> None:
        del name
        if on:
            self.values[self.at] = 1.0
        self.at += 1

    def one(self, name: str, chosen: int, labels: Sequence[str]) -> None:
        """One of several, or none for -1."""
        del name
        if chosen != -1:
            _check(chosen, labels)
            self.values[self.at + chosen] = 1.0
        self.at += len(labels)

    def some(self, name: str, chosen: Iterable[int], labels: Sequence[str], most: int = 1) -> None:
        """Any of several, each as often as it comes."""
        del name
        for one in chosen:
            _check(one, labels)
            place = self.at + one
            self.values[place] = min(1.0, self.values[place] + 1 / most)
        self.at += len(labels)

    def grid(
        self,
        names: Sequence[str],
        marks: Iterable[tuple[int, int]],
        labels: Sequence[str],
        most: int = 1,
    ) -> None:
        """Rows of `some`, one for each name; a mark is a row and a label."""
        wide = len(labels)
        for row, one in marks:
            _check(one, labels)
            place = self.at + row * wide + one
            self.values[place] = min(1.0, self.values[place] + 1 / most)
        self.at += len(names) * wide

    def amounts(self, name: str, counts: Sequence[int], labels: Sequence[str], most: int) -> None:
        """How many of each."""
        del name
        for place, count in enumerate(counts, self.at):
            if count > 0:
                self.values[place] = min(1.0, count / most)
        self.at += len(labels)


def _check(place: int, labels: Sequence[str]) -> None:
    """Raises IndexError for a place that would be another's number."""
    if not 0 <= place < len(labels):
        raise IndexError(f"no place {place} among {len(labels)}")


class Register(Sheet):
    """The names of the numbers."""

    def __init__(self) -> None:
        super().__init__(0)
        self.names: list[str] = []
        self._part: str = ""

    def part(self, name: str) -> None:
        self._part = f"{name}: "

    def number(self, name: str, value: int, most: int) -> None:
        del value, most
        self.names.append(self._part + name)

    def flag(self, name: str, on: bool) -> None:
        del on
        self.names.append(self._part + name)

    def one(self, name: str, chosen: int, labels: Sequence[str]) -> None:
        del chosen
        self._all(name, labels)

    def some(self, name: str, chosen: Iterable[int], labels: Sequence[str], most: int = 1) -> None:
        del chosen, most
        self._all(name, labels)

    def grid(
        self,
        names: Sequence[str],
        marks: Iterable[tuple[int, int]],
        labels: Sequence[str],
        most: int = 1,
    ) -> None:
        del marks, most
        for name in names:
            self._all(name, labels)

    def amounts(self, name: str, counts: Sequence[int], labels: Sequence[str], most: int) -> None:
        del counts, most
        self._all(name, labels)

    def _all(self, name: str, labels: Sequence[str]) -> None:
        self.names += [f"{self._part}{name} {label}" for label in labels]
