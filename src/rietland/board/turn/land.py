"""The land: which spaces are adjacent now, and who may go from one to another.

Every way on the board is asked for here: by heroes who walk, figures that are led, creatures that
advance, archers who shoot, and players who plan.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import NO_LIMIT, Way
from rietland.board.pieces.things import BARS, kind_of
from rietland.board.state import State
from rietland.kernel.control import all_hold, amount

#: In place of a hero: anyone who walks there.
ANYBODY: Final = -1


def linked(g: Board, s: State, a: int, b: int) -> bool:
    """Are two spaces adjacent now? A broken bridge joins nothing."""
    # rule: AN-MOVE-1, AN-MOVE-5, AN-MOVE-7
    if b not in g.book.roads[a]:
        return False
    return not s.broken or not is_cut(g, s, a, b)


def is_cut(g: Board, s: State, a: int, b: int) -> bool:
    """Whether a bridge between these spaces broke."""
    for bridge in s.broken:
        ends = g.book.bridges[bridge]
        if (ends[0] == a and ends[1] == b) or (ends[0] == b and ends[1] == a):
            return True
    return False


def arrow(g: Board, s: State, space: int) -> int:
    """Where the arrow of a space points now, or -1; a bridge that is gone may turn it."""
    # rule: FE-X-1
    to = g.book.arrows[space]
    for bridge in s.broken:
        if g.book.detours[bridge] >= 0 and sorted(g.book.bridges[bridge]) == sorted([space, to]):
            return g.book.detours[bridge]
    return to


def is_barred(g: Board, s: State, space: int) -> bool:
    """Whether rubble blocks the space; in the castle there is always a way round."""
    # rule: AN-TREAS-4, SS-CAT-8
    if space == g.book.castle:
        return False
    rubble = g.book.kind_by_ability[BARS]
    for i, code in enumerate(s.loose):
        if s.loose_at[i] == space and kind_of(code) == rubble:
            return True
    return False


def has_rubble(g: Board, s: State) -> bool:
    """Whether any rubble lies on the board; few legends have it."""
    rubble = g.book.kind_by_ability[BARS]
    for code in s.loose:
        if kind_of(code) == rubble:
            return True
    return False


def is_blocked(g: Board, s: State, a: int, b: int) -> bool:
    """Whether a creature's way between two neighbours is blocked: by a bridge, rubble, a legend."""
    # rule: AN-MOVE-7, AN-TREAS-4, AN-OPEN-43
    if s.broken and is_cut(g, s, a, b):
        return True
    if s.loose and is_barred(g, s, b):
        return True
    for way in g.book.ways:
        if way.for_creatures and not way.open and _holds(g, s, way, ANYBODY, b):
            return True
    return False


def _holds(g: Board, s: State, way: Way, h: int, space: int) -> bool:
    """Whether the way holds for who goes to this space: a hero, who is `me` in it, or ANYBODY."""
    at = way.at
    if isinstance(at, list) and space not in at:
        return False
    if way.personal and h == ANYBODY:
        return False
    before = s.me
    s.me = h
    found = all_hold(g, s, h, way.conditions) and (isinstance(at, list) or g.is_at(s, space, at))
    s.me = before
    return found


def _spaces(g: Board, s: State, way: Way, h: int) -> list[int]:
    """Every space where the way holds for who goes there; what it asks besides is asked once."""
    found: list[int] = []
    if way.personal and h == ANYBODY:
        return found
    before = s.me
    s.me = h
    if all_hold(g, s, h, way.conditions):
        at = way.at
        if isinstance(at, list):
            found = at
        else:
            for space in range(g.book.size):
                if g.book.sites[space] and g.is_at(s, space, at):
                    found.append(space)
    s.me = before
    return found


def _shuts(s: State, way: Way, h: int) -> bool:
    """Whether nobody goes there, or not with so many who follow."""
    # rule: FE-ICE-3, FE-FOLL-1
    if not way.open:
        return True
    return way.followers != NO_LIMIT and h != ANYBODY and s.heroes[h].farmers > way.followers


def shut_spaces(g: Board, s: State, h: int) -> list[int]:
    """Every space that ways shut now to this hero (or ANYBODY), lowest number first."""
    found: list[int] = []
    for way in g.book.ways:
        if way.for_heroes and _shuts(s, way, h):
            found += _spaces(g, s, way, h)
    return sorted(set(found))


def ends_move(g: Board, s: State, h: int, space: int) -> str:
    """The rule by which a hero's move ends on this space, or ""."""
    # rule: AN-OPEN-43
    for way in g.book.ways:
        if way.stop and _holds(g, s, way, h, space):
            return way.rule
    return ""


def toll(g: Board, s: State, h: int, space: int) -> int:
    """Willpower that this hero pays to enter the space."""
    # rule: FE-STONE-2
    price = _swim_price(g, s, h, space)
    for way in g.book.ways:
        if way.toll is not None and _holds(g, s, way, h, space):
            before = s.me
            s.me = h
            price += amount(g, s, way.toll)
            s.me = before
    return price


def _swim_price(g: Board, s: State, h: int, space: int) -> int:
    """What it costs to swim there from where the hero stands; 0 for who need not."""
    # rule: SS-IRL-6
    price = g.book.swim
    if price is None or not is_cut(g, s, s.heroes[h].space, space):
        return 0
    return amount(g, s, price)


def toll_rule(g: Board, s: State, h: int, space: int) -> str:
    """The rule by which this hero pays to enter the space, or ""."""
    if _swim_price(g, s, h, space):
        return "SS-IRL-6"
    for way in g.book.ways:
        if way.toll is not None and _holds(g, s, way, h, space):
            return way.rule
    return ""


def toll_refusal(g: Board, s: State, h: int, space: int, besides: int) -> str:
    """Why this hero cannot pay to enter the space; the step may cost willpower besides.

    At least 1 willpower must remain.
    """
    # rule: FE-STONE-2
    price = toll(g, s, h, space)
    if price == 0 or s.heroes[h].willpower > price + besides:
        return ""
    return toll_rule(g, s, h, space)


def ground_refusal(g: Board, s: State, h: int) -> str:
    """Why this hero can put nothing down on the own space, or ""."""
    # rule: FE-ICE-5
    for way in g.book.ways:
        if not way.put_down and _holds(g, s, way, h, s.heroes[h].space):
            return way.rule
    return ""


def way_refusal(g: Board, s: State, a: int, b: int) -> str:
    """What keeps anybody on foot from stepping from one space to another."""
    # rule: AN-MOVE-1, AN-MOVE-2, AN-MOVE-6
    if b < 0 or b >= g.book.size:
        return "AN-MOVE-1"
    if b in g.book.closed_to_heroes:
        return "AN-MOVE-6"
    if b not in g.book.roads[a]:
        return "AN-MOVE-1"
    if s.broken and is_cut(g, s, a, b):
        return "AN-MOVE-7"
    if s.loose and is_barred(g, s, b):
        return "AN-TREAS-4"
    return ""


def step_refusal(g: Board, s: State, h: int, a: int, b: int) -> str:
    """May this hero (or ANYBODY) step from one space to another?"""
    # rule: AN-OPEN-43, SS-IRL-6
    refused = way_refusal(g, s, a, b)
    if refused and not (refused == "AN-MOVE-7" and h != ANYBODY and g.book.swim is not None):
        return refused
    for way in g.book.ways:
        if way.for_heroes and _shuts(s, way, h) and _holds(g, s, way, h, b):
            return way.rule
    return ""


def burdens(g: Board, s: State, h: int, space: int) -> list[int]:
    """What this hero carries that shuts the space or makes it cost a toll, each thing once."""
    # rule: FE-STONE-2, FE-STONE-4, FE-STONE-7
    found: list[int] = []
    heavy = _weighing(g, s, h, space)
    hero = s.heroes[h]
    things = hero.things
    for code in things if heavy else []:
        if code not in found:
            hero.things = [one for one in things if one != code]
            lighter = _weighing(g, s, h, space)
            for way in heavy:
                if way not in lighter and code not in found:
                    found.append(code)
    hero.things = things
    return found


def _weighing(g: Board, s: State, h: int, space: int) -> list[int]:
    """Numbers of the ways that shut this space to the hero or ask for a toll."""
    found: list[int] = []
    for number, way in enumerate(g.book.ways):
        weighs = (way.for_heroes and not way.open) or way.toll is not None
        if weighs and _holds(g, s, way, h, space):
            found.append(number)
    return found


def crowd_refusal(g: Board, s: State, h: int, space: int) -> str:
    """Why nobody more may follow this hero on a space; "" where one more may."""
    # rule: FE-ICE-3, FE-FOLL-1
    farmers = s.heroes[h].farmers
    for way in g.book.ways:
        full = way.followers != NO_LIMIT and farmers >= way.followers
        if full and _holds(g, s, way, h, space):
            return way.rule
    return ""


def figure_refusal(g: Board, s: State, figure: int, a: int, b: int) -> str:
    """May this figure be led from one space to another? It walks like ANYBODY, or it flies."""
    # rule: AN-ALLY-4, AN-OPEN-19, AN-OPEN-43, FE-VOLP-1
    if g.book.figure_flies[figure]:
        if b == a or b < 0 or b >= g.book.size or not g.book.sites[b]:
            return "AN-MOVE-1"
        return "AN-MOVE-6" if b in g.book.closed_to_heroes else ""
    refused = way_refusal(g, s, a, b)
    if refused:
        return refused
    for way in g.book.ways:
        if way.for_figures and not way.open and _holds(g, s, way, ANYBODY, b):
            return way.rule
    return ""


def steps(g: Board, s: State, h: int, at: int) -> list[int]:
    """Every space this hero (or ANYBODY) may step to from there, lowest number first."""
    roads = g.book.roads[at]
    if not s.broken and not g.book.ways and not has_rubble(g, s):  # spares work
        return roads
    return [space for space in roads if not step_refusal(g, s, h, at, space)]
