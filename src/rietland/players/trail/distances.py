"""Distances on the maps of a trail: steps, prices and fog from each space to the end of its map."""

from typing import Final

from rietland.players.trail import weights as w
from rietland.players.trail.prices import list_cost
from rietland.trail.book import Book
from rietland.vocabulary import trail as words

#: More than any way costs.
FAR: Final = 999.0


class Distances:
    """Of all spaces and maps of a Book."""

    def __init__(self, book: Book) -> None:
        self.steps: list[float] = _to_the_end(book, 0.0)
        self.costs: list[float] = _to_the_end(book, 1.0)
        #: Fog cards that must be drawn on the cheapest way to the end of the map.
        self.fog: list[int] = _fog_to_the_end(book, self.costs)
        #: Stop spaces on it: each of them ends a turn.
        self.stops: list[int] = _stops_to_the_end(book, self.costs)
        #: Steps and price of each map from the end of the one before, so that the way in is not
        #: put off for ever; spaces of its line; all of an unseen one.
        self.map_steps: list[float] = _through(book, self.steps, 0.0)
        self.map_costs: list[float] = _through(book, self.costs, 1.0)
        #: Fog cards that are drawn from the deck of the stage before on the way into each map, and
        #: from its own deck on the cheapest way through.
        self.entry_fog: list[int] = []
        self.map_fog: list[int] = []
        for entries in book.entries:
            one = _best_of(book, self.costs, entries)
            self.entry_fog.append(_drawn(book, book.paths[one].ref) if one >= 0 else 0)
            self.map_fog.append(self.fog[book.paths[one].target] if one >= 0 else 0)
        self.lengths: list[float] = [float(one.length) for one in book.maps]
        unseen = book.between or [book.first]
        self.mean_steps: float = _mean(self.map_steps, unseen)
        self.mean_costs: float = _mean(self.map_costs, unseen)
        self.mean_length: float = _mean(self.lengths, unseen)


def _mean(numbers: list[float], which: list[int]) -> float:
    return sum([numbers[one] for one in which]) / len(which)


def _to_the_end(book: Book, prices: float) -> list[float]:
    """For each space the cheapest way to the end of its map: in steps, or with what it costs."""
    ends = [one.red or one.target != "" for one in book.spaces]
    far = [0.0 if end else FAR for end in ends]
    changed = True
    while changed:
        changed = False
        for one, path in enumerate(book.paths):
            if path.origin < 0 or ends[path.origin]:
                continue
            cost = _by(book, one, far, prices)
            if cost < far[path.origin] - 1e-9:
                far[path.origin] = cost
                changed = True
    return far


def _fog_to_the_end(book: Book, costs: list[float]) -> list[int]:
    """For each space the fog that must be drawn on its cheapest way."""
    fog = [0] * len(book.spaces)
    for _ in book.spaces:
        for number in range(len(book.spaces)):
            one = _cheapest(book, costs, number)
            if one >= 0:
                path = book.paths[one]
                space = book.spaces[path.target]
                fog[number] = fog[path.target] + _drawn(book, path.ref)
                if space.stop or space.red:
                    fog[number] += _drawn(book, space.ref)
    return fog


def _stops_to_the_end(book: Book, costs: list[float]) -> list[int]:
    """For each space the stop spaces on its cheapest way."""
    stops = [0] * len(book.spaces)
    for _ in book.spaces:
        for number in range(len(book.spaces)):
            one = _cheapest(book, costs, number)
            if one >= 0:
                target = book.paths[one].target
                stops[number] = stops[target] + int(book.spaces[target].stop)
    return stops


def _cheapest(book: Book, costs: list[float], number: int) -> int:
    """The path that the cheapest way begins with, or -1 at the end."""
    return _best_of(book, costs, book.onward[number])


def _best_of(book: Book, costs: list[float], paths: list[int]) -> int:
    """Of these paths the one that the cheapest way begins with, or -1."""
    best = FAR
    found = -1
    for one in paths:
        cost = _by(book, one, costs, 1.0)
        if cost < best:
            best = cost
            found = one
    return found


def _by(book: Book, number: int, far: list[float], prices: float) -> float:
    """The way that begins with this path."""
    path = book.paths[number]
    cost = far[path.target] + _entering(book, path.target, prices)
    return cost + prices * list_cost(book, path.ref)


def _drawn(book: Book, ref: str) -> int:
    """Fog cards that are drawn for what stands at an address."""
    total = 0
    if ref:
        for effect in book.lists[ref]:
            if isinstance(effect, words.Fog):
                total += effect.cards
    return total


def _entering(book: Book, number: int, prices: float) -> float:
    """Steps of a space, or its price with what it brings to who must stop there."""
    space = book.spaces[number]
    if prices == 0.0:
        return float(space.steps)
    cost = w.STEP * space.steps
    if space.stop or space.red:
        cost += w.HALT + list_cost(book, space.ref)
    return cost


def _through(book: Book, far: list[float], prices: float) -> list[float]:
    """The way through each map: from the end of the one before, or from its farthest space."""
    found: list[float] = []
    for number, one in enumerate(book.maps):
        costs = [far[space] for space in one.spaces if far[space] < FAR]
        entries = [_by(book, path, far, prices) for path in book.entries[number]]
        found.append(min(entries) if entries else max(costs) if costs else 0.0)
    return found
