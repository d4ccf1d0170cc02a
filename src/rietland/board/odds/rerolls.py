"""Odds of rolling one die again: what can be made of each roll, without what is never best.

Rolls are told apart by classes, each with a Mark; a class above another one in its mark is never
worth less. So a choice that another one beats whatever the die shows next is left out.
"""


class Mark:
    """What matters of a class: its points as it lies, and what a turn makes of them."""

    def __init__(self, lying: list[int], turned: list[list[int]]) -> None:
        self.lying: list[int] = lying
        self.turned: list[list[int]] = turned


class Start:
    """A roll as it falls, and what it becomes if a die is taken up, for each die and each face."""

    def __init__(self, kept: int, chance: float, tries: list[list[int]]) -> None:
        self.kept: int = kept
        self.chance: float = chance
        self.tries: list[list[int]] = tries


class Rerolls:
    """For each kind of first roll the choices worth a thought: to keep it, or some draws."""

    def __init__(self) -> None:
        self.chances: list[float] = []
        #: The class of the roll as it lies; -1 where to keep it is never best.
        self.kept: list[int] = []
        #: Numbers of draws to choose from.
        self.draws: list[list[int]] = []
        #: By draw: the classes that may come of it, and the chance of each.
        self.drawn: list[list[int]] = []
        self.drawn_chances: list[list[float]] = []

    def worth(self, stops: list[float]) -> float:
        """What a first roll is worth with the best choice, if classes are worth this."""
        draws = self._draw_worths(stops)
        worth = 0.0
        for i in range(len(self.chances)):
            best = stops[self.kept[i]] if self.kept[i] >= 0 else draws[self.draws[i][0]]
            for d in self.draws[i]:
                best = max(best, draws[d])
            worth += self.chances[i] * best
        return worth

    def spread(self, stops: list[float], tie: float) -> list[float]:
        """The chance of each class in the end; a roll is kept unless a draw is better."""
        draws = self._draw_worths(stops)
        found = [0.0] * len(stops)
        for i in range(len(self.chances)):
            chosen = -1
            best = stops[self.kept[i]] if self.kept[i] >= 0 else 0.0
            for d in self.draws[i]:
                if (chosen < 0 and self.kept[i] < 0) or draws[d] > best + tie:
                    chosen = d
                    best = draws[d]
            self._add(found, i, chosen)
        return found

    def settled(self, size: int) -> list[float]:
        """The chance of each class where nothing is to be chosen; empty where something is."""
        found = [0.0] * size
        for i in range(len(self.chances)):
            if len(self.draws[i]) + (1 if self.kept[i] >= 0 else 0) > 1:
                return []
            self._add(found, i, self.draws[i][0] if self.draws[i] else -1)
        return found

    def _add(self, found: list[float], i: int, draw: int) -> None:
        """A first roll goes where it is kept, or where the draw leads."""
        chance = self.chances[i]
        if draw < 0:
            found[self.kept[i]] += chance
            return
        for k in range(len(self.drawn[draw])):
            found[self.drawn[draw][k]] += chance * self.drawn_chances[draw][k]

    def _draw_worths(self, stops: list[float]) -> list[float]:
        worths: list[float] = []
        for d in range(len(self.drawn)):
            classes = self.drawn[d]
            chances = self.drawn_chances[d]
            worth = 0.0
            for k in range(len(classes)):
                worth += chances[k] * stops[classes[k]]
            worths.append(worth)
        return worths


def rerolls_of(
    starts: list[Start], class_of: list[int], marks: list[Mark], weights: list[int]
) -> Rerolls:
    """The choices between classes; `weights` are those of the faces of the die that is rolled."""
    made = Rerolls()
    above: dict[int, bool] = {}
    numbers: dict[str, int] = {}
    known: dict[str, int] = {}
    for start in starts:
        kept = class_of[start.kept]
        tries: list[list[int]] = []
        for one in start.tries:
            classes = [class_of[roll] for roll in one]
            if classes not in tries:
                tries.append(classes)
        tries = _worthwhile(kept, tries, marks, above)
        for one in tries:
            if _is_better(one, [kept] * len(one), marks, above):
                kept = -1
                break
        draws = sorted([_number(made, numbers, one, weights) for one in tries])
        code = f"{kept}:{draws}"
        if code not in known:  # spares work
            known[code] = len(made.chances)
            made.chances.append(0.0)
            made.kept.append(kept)
            made.draws.append(draws)
        made.chances[known[code]] += start.chance
    return made


def _worthwhile(
    kept: int, tries: list[list[int]], marks: list[Mark], above: dict[int, bool]
) -> list[list[int]]:
    """Tries that neither keeping the roll nor another try beats."""
    found: list[list[int]] = []
    for one in tries:
        if _is_better([kept] * len(one), one, marks, above):
            continue
        beaten = False
        for other in found:
            beaten = beaten or _is_better(other, one, marks, above)
        if not beaten:
            found = [other for other in found if not _is_better(one, other, marks, above)]
            found.append(one)
    return found


def _number(made: Rerolls, numbers: dict[str, int], classes: list[int], weights: list[int]) -> int:
    """The number of a draw, a new one if need be."""
    total = float(sum(weights))
    chance: dict[int, float] = {}
    for j, one in enumerate(classes):
        chance[one] = chance.get(one, 0.0) + float(weights[j]) / total
    code = str(sorted(chance)) + str([chance[one] for one in sorted(chance)])
    if code not in numbers:  # spares work
        numbers[code] = len(made.drawn)
        made.drawn.append(sorted(chance))
        made.drawn_chances.append([chance[one] for one in sorted(chance)])
    return numbers[code]


def _is_better(one: list[int], other: list[int], marks: list[Mark], above: dict[int, bool]) -> bool:
    """Is the one never worse, whatever the die shows?"""
    for j in range(len(one)):
        a = one[j]
        b = other[j]
        if a == b:
            continue
        code = a * len(marks) + b
        known = above.get(code)
        if known is None:
            known = _is_above(marks[a], marks[b])
            above[code] = known
        if not known:
            return False
    return True


def _is_above(a: Mark, b: Mark) -> bool:
    """More as it lies, and at least as much by a turn; not to turn is never worse than to turn."""
    if not covers(a.lying, b.lying):
        return False
    for turned in b.turned:
        if covers(a.lying, turned):
            continue
        found = False
        for other in a.turned:
            found = found or covers(other, turned)
        if not found:
            return False
    return True


def covers(points: list[int], other: list[int]) -> bool:
    """Is every one of these points at least the other?"""
    for i in range(len(points)):
        if points[i] < other[i]:
            return False
    return True
