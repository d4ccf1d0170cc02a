"""Ways over the maps: each has its price and its gain, and no two maps are made alike."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from rietland.trail.book import Book, Path, Space
from rietland.vocabulary import trail as words
from tests.marks import rule
from tests.trail.scenes import At, book, scene

LEGENDS = ["intro", "1", "2", "3", "4"]
HEROES = ["chada", "thorn"]
#: Cards that nobody wants to meet.
FOES = ["drukil", "callem"]

Route = tuple[int, ...]


def maps() -> list[tuple[str, int]]:
    return [(legend, number) for legend in LEGENDS for number in range(len(book(legend).maps))]


def title(one: object) -> str:
    return book(one[0]).maps[one[1]].name if isinstance(one, tuple) else str(one)


def routes(content: Book, number: int, hero: str) -> list[Route]:
    """All ways of a hero over a map, as paths from its beginning to its end."""
    begin = content.entries[number] or content.onward[content.maps[number].line[0]]
    found: list[Route] = []
    todo: list[Route] = [(path,) for path in begin]
    while todo:
        route = todo.pop()
        last = content.paths[route[-1]]
        target = content.spaces[last.target].target
        if last.only not in ("", hero) or target not in ("", hero):
            continue
        onward = content.onward[last.target]
        todo += [(*route, path) for path in onward]
        if not onward:
            found.append(route)
    return found


def spaces(content: Book, route: Route) -> list[Space]:
    return [content.spaces[content.paths[path].target] for path in route]


def between(content: Book, one: Route, other: Route) -> Route:
    """The part of a way in which it differs from another; nothing where they meet within it."""
    begin = next(n for n in range(len(one)) if one[n] != other[n])
    end = next(n for n in range(1, len(one) + 1) if one[-n] != other[-n]) - 1
    ends = [content.paths[path].target for path in other[begin : len(other) - end]]
    part = one[begin : len(one) - end]
    meets = [path for path in part[:-1] if content.paths[path].target in ends]
    return () if meets else part


def worth(content: Book, part: Route) -> tuple[Counter[str], Counter[str]]:
    """What a part of a way asks for, and what it gives."""
    price: Counter[str] = Counter()
    gain: Counter[str] = Counter()
    for path in part:
        _count(content, content.paths[path], "path ", price, gain)
    for space in spaces(content, part[:-1]):
        price["steps"] += space.steps
        price["stops"] += space.stop
        price["gates"] += space.gate
        price["more"] += space.penalty
        _count(content, space, "space ", price, gain)
    return price, gain


def _count(
    content: Book, at: Path | Space, where: str, price: Counter[str], gain: Counter[str]
) -> None:
    if isinstance(at, Path):
        price["closed"] += at.card >= 0
    for effect in content.lists[at.ref] if at.ref else []:
        kind = type(effect).__name__
        if isinstance(effect, words.Take) and effect.card not in FOES:
            gain[effect.card] += 1
        elif isinstance(effect, (words.Gain, words.Reserve)) or is_back(effect):
            gain[kind] += 1
        else:
            price[where + kind] += 1


def is_back(effect: object) -> bool:
    return isinstance(effect, words.Curse) and effect.spaces < 0


def is_worse(
    one: tuple[Counter[str], Counter[str]], other: tuple[Counter[str], Counter[str]]
) -> bool:
    return other[0] <= one[0] and one[1] <= other[1]


@rule("CT-MAP-7")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("where", maps(), ids=title)
def test_no_branch_is_worse_in_every_way_than_a_sibling(where: tuple[str, int], hero: str) -> None:
    content = book(where[0])
    for one, other in permutations(routes(content, where[1], hero), 2):
        part, rest = between(content, one, other), between(content, other, one)
        if part and rest:
            names = [[space.name for space in spaces(content, ways)] for ways in (part, rest)]
            assert not is_worse(worth(content, part), worth(content, rest)), names


@rule("CT-MAP-2")
@pytest.mark.parametrize("where", maps(), ids=title)
def test_the_line_of_the_curse_is_the_shortest_way(where: tuple[str, int]) -> None:
    content = book(where[0])
    solid = content.maps[where[1]].length - (0 if content.entries[where[1]] else 1)
    for hero in HEROES:
        assert all(len(route) >= solid for route in routes(content, where[1], hero))


def kind(content: Book, number: int) -> tuple[set[int], set[int], set[int], set[int]]:
    """Spaces, steps, stops and fog cards of the ways over a map."""
    ways = [route for hero in HEROES for route in routes(content, number, hero)]
    refs = [
        [space.ref for space in spaces(content, way)] + [content.paths[path].ref for path in way]
        for way in ways
    ]
    return (
        {len(way) for way in ways},
        {sum(space.steps for space in spaces(content, way)) for way in ways},
        {sum(space.stop and not space.red for space in spaces(content, way)) for way in ways},
        {sum(fog(content, ref) for ref in way) for way in refs},
    )


def fog(content: Book, ref: str) -> int:
    """Fog cards that are drawn here, once at each mark."""
    found = content.lists[ref] if ref else []
    return sum(effect.cards for effect in found if isinstance(effect, words.Fog))


@rule("CT-MAP-7")
def test_ways_of_most_maps_differ_in_length_and_of_many_in_stops_and_fog_too() -> None:
    kinds = {title(one): kind(book(one[0]), one[1]) for one in maps()}
    assert 29 == len(kinds)
    assert 19 == sum(len(length) > 1 for length, _, _, _ in kinds.values())
    assert 14 == sum(all(len(sort) > 1 for sort in (a, c, d)) for a, _, c, d in kinds.values())
    assert [] == [pair for pair in combinations(kinds, 2) if kinds[pair[0]] == kinds[pair[1]]]


@rule("CT-MAP-7")
def test_maps_hold_heroes_up_never_once_or_twice() -> None:
    held = {
        title((legend, number)): sum(book(legend).spaces[space].stop for space in one.spaces)
        for legend in LEGENDS
        for number, one in enumerate(book(legend).maps)
    }
    assert ["expanses_4"] == [name for name, stops in held.items() if stops == 0]
    twice = [name for name, stops in held.items() if stops == 2]
    assert ["wood_2", "wood_3", "wood_6", "mountains_last"] == twice


@rule("CT-MAP-7")
def test_on_the_scree_who_walks_the_ridge_is_seen_by_the_curse() -> None:
    content = book("4")
    sc = scene("4", row=("mountains_2", "mountains_1"), chada=At("mountains_2.s1"), thorn=At("c0"))
    ridge = next(path for path in content.paths if sc.said(path.target) == "mountains_2.t1")
    assert [words.Curse(spaces=1)] == content.lists[ridge.ref]


@rule("CT-MAP-7", "CT-SYM-18")
def test_on_rope_bridges_heroes_must_part() -> None:
    content = book("4")
    number = [one.name for one in content.maps].index("mountains_4")
    chada, thorn = (
        {space.name for route in routes(content, number, hero) for space in spaces(content, route)}
        for hero in HEROES
    )
    assert {"r1", "r4", "r5", "v1", "x"} == chada & thorn
    assert ({"c1", "c2", "c3"}, {"t1", "t2"}) == (chada - thorn, thorn - chada)
