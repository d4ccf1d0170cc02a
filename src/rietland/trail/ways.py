"""Ways: where a hero can go from here, what each space costs, and what is in the way."""

from typing import Final

from rietland.trail import curse
from rietland.trail.base import TrailBase
from rietland.trail.book import Path, Space
from rietland.trail.cards import holds
from rietland.trail.places import hero_on, onward, target_of
from rietland.trail.state import State
from rietland.vocabulary import trail as words

# How a hero moves.
STEPS: Final = 0  # by the numbers of the spaces, and what the Curse adds
LIGHT: Final = 1  # by the numbers alone
SPACES: Final = 2  # so many spaces, whatever their numbers
FLIGHT: Final = 3  # likewise, and symbols on paths do not count


class Way:
    """A way to a space: the paths used and the steps."""

    __slots__ = ("paths", "space", "steps")

    def __init__(self, space: int, paths: list[int], steps: int) -> None:
        self.space: int = space
        self.paths: list[int] = paths
        self.steps: int = steps


def ways(g: TrailBase, s: State, hero: int, mode: int, budget: int) -> list[Way]:
    """Every way that this hero may go and end, staying first, in the order of the map."""
    return explore(g, s, hero, mode, budget, [])


def refusals(g: TrailBase, s: State, hero: int, mode: int, budget: int) -> list[tuple[int, str]]:
    """Spaces that the steps would be enough for, and the rule that is in the way."""
    refused: list[tuple[int, str]] = []
    explore(g, s, hero, mode, budget, refused)
    return refused


def explore(
    g: TrailBase,
    s: State,
    hero: int,
    mode: int,
    budget: int,
    refused: list[tuple[int, str]],
) -> list[Way]:
    """The ways; what is refused is added to the list, each space with its rule."""
    # rule: CT-MOVE-3, CT-MOVE-4, CT-MOVE-5, CT-CARD-9, CT-OPEN-18
    found = [Way(s.at[hero], [], 0)]
    todo = [Way(s.at[hero], [], 0)]
    extra = curse.penalty(g, s) if mode == STEPS else 0
    while todo:
        way = todo.pop()
        nearby: list[Way] = []
        for number in onward(g, s, way.space):
            path = g.book.paths[number]
            why = path_refusal(g, s, hero, path)
            if why:
                refused.append((path.target, why))
                continue
            space = g.book.spaces[path.target]
            covered = hero_on(s, path.target, hero) >= 0
            steps = way.steps + space_cost(space, mode, extra, covered)
            if steps > budget:
                continue
            made = Way(path.target, [*way.paths, number], steps)
            why = stop_refusal(g, s, hero, path.target) or cost_refusal(g, s, hero, mode, made)
            if why:
                refused.append((path.target, why))
            else:
                found.append(made)
            if not must_stop(space, covered):
                nearby.append(made)
        # The way that comes first is followed first.
        nearby.reverse()
        todo += nearby
    return found


def space_cost(space: Space, mode: int, extra: int, covered: bool) -> int:
    """Steps to enter a space; one that the other hero covers costs none."""
    # rule: CT-MOVE-3, CT-MOVE-6, CT-SYM-14
    if covered:
        return 0
    return 1 if mode >= SPACES else space.steps + extra


def must_stop(space: Space, covered: bool) -> bool:
    """A stop space, red or not, holds a hero unless the other one stands on it."""
    # rule: CT-MOVE-8, CT-STAGE-1, CT-OPEN-3
    return (space.stop or space.red) and not covered


def path_refusal(g: TrailBase, s: State, hero: int, path: Path) -> str:
    """Paths for one hero, paths that a card closes, and the way to the other's target."""
    # rule: CT-SYM-18, CT-SYM-19, CT-SOLO-4, CT-OPEN-24
    kind = g.book.heroes[s.kinds[hero]]
    if path.only and path.only != kind.name and not kind.alone:
        return "CT-SYM-18"
    if path.card >= 0 and holds(g, s, hero, path.card, path.face):
        return "CT-SYM-19"
    target = g.book.spaces[path.target]
    if target.target and not target_of(g, s, hero, target):
        return "CT-OPEN-24"
    return ""


def stop_refusal(g: TrailBase, s: State, hero: int, number: int) -> str:
    """Whether a hero may end a move here."""
    # rule: CT-MOVE-7, CT-SYM-15, CT-SYM-20, CT-OPEN-7
    space = g.book.spaces[number]
    if hero_on(s, number, hero) >= 0:
        return "CT-MOVE-7"
    if space.gate > s.force:
        return "CT-SYM-15"
    if space.lock >= 0 and is_barred(g, s, hero, space.lock):
        return "CT-SYM-20"
    return ""


def is_barred(g: TrailBase, s: State, hero: int, card: int) -> bool:
    """A hero holds this card; for who is alone it must be beaten for good."""
    # rule: CT-SYM-20, CT-SOLO-1
    if s.size == 1:
        return s.gone[card] == 0
    return holds(g, s, hero, card, -1)


def cost_refusal(g: TrailBase, s: State, hero: int, mode: int, way: Way) -> str:
    """Willpower that symbols take must be there when they take it."""
    # rule: CT-TURN-6, CT-SYM-5
    points = s.willpower[hero]
    for ref in symbols(g, mode, way):
        for effect in g.book.lists[ref]:
            if type(effect) is words.Lose:
                points -= effect.points
                if points < 0:
                    return "CT-TURN-6"
            elif type(effect) is words.Gain:
                points += effect.points
    return ""


def symbols(g: TrailBase, mode: int, way: Way) -> list[str]:
    """Addresses of the symbols on a way: of its paths in order, then of its last space."""
    # rule: CT-MOVE-9, CT-MOVE-11, CT-OPEN-4, CT-OPEN-14
    found: list[str] = []
    if mode != FLIGHT:
        for number in way.paths:
            if g.book.paths[number].ref:
                found.append(g.book.paths[number].ref)
    if way.paths and g.book.spaces[way.space].ref:
        found.append(g.book.spaces[way.space].ref)
    return found
