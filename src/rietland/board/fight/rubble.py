"""Rubble: tokens that block a space, and what a joint try at them removes."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.pieces import tokens
from rietland.board.pieces.things import BARS, face_of, kind_of
from rietland.board.state import Battle, State
from rietland.board.turn import land
from rietland.board.verbs import CHOOSE_THING
from rietland.kernel.action import Action
from rietland.kernel.control import emit


def in_reach(g: Board, s: State, h: int, space: int) -> bool:
    """Rubble is cleared from next door; who was buried under it may dig from within."""
    # rule: AN-TREAS-4, SS-CAT-8
    at = s.heroes[h].space
    if space == g.book.castle:
        return at == space
    return at == space or land.linked(g, s, at, space)


def parts(g: Board, s: State, a: int, b: int) -> bool:
    """Does rubble lie on every way between two spaces? A falcon needs one, if no bridge.

    Who is buried is within reach, so rubble on the two spaces themselves parts nobody.
    """
    # rule: AN-TREAS-4, AN-OPEN-31
    if a == b or not land.has_rubble(g, s):
        return False
    seen = [a]
    i = 0
    while i < len(seen):
        for near in g.book.roads[seen[i]]:
            if near == b:
                return False
            if near not in seen and not land.is_barred(g, s, near):
                seen.append(near)
        i += 1
    return True


def heaps(g: Board, s: State, space: int) -> list[int]:
    """The rubble tokens on a space."""
    found: list[int] = []
    for i, code in enumerate(s.loose):
        if s.loose_at[i] == space and g.book.things[kind_of(code)].ability == BARS:
            found.append(code)
    return found


def candidates(g: Board, s: State, b: Battle) -> list[int]:
    """Different tokens that what is left of the battle value still removes, smallest first."""
    found: list[int] = []
    for code in sorted(heaps(g, s, b.space)):
        if face_of(code) <= b.total and code not in found:
            found.append(code)
    return found


def choices(g: Board, s: State, b: Battle) -> list[Action]:
    """Which token goes next: the group's choice, spoken by the first fighter."""
    # rule: AN-TREAS-4
    h = b.fighters[0]
    return [Action(CHOOSE_THING, h, code) for code in candidates(g, s, b)]


def has_choice(g: Board, s: State, b: Battle) -> bool:
    """Is it open which tokens go? Not when all go, when none does, or when they are alike."""
    found = candidates(g, s, b)
    if len(found) < 2:
        return False
    total = 0
    for code in heaps(g, s, b.space):
        total += face_of(code)
    return total > b.total


def remove(g: Board, s: State, b: Battle, code: int) -> None:
    """A token goes, and its value is spent."""
    # rule: AN-TREAS-4
    tokens.pick_up(s, b.space, code)
    if b.space == g.book.castle:
        # rule: SS-CAT-8
        tokens.put_back(g, s, code)
    b.total -= face_of(code)
    emit(g, s, events.CLEARED, -1, code, b.space, face_of(code), "AN-TREAS-4")


def spaces(g: Board, s: State) -> list[int]:
    """Where rubble lies, each space once."""
    found: list[int] = []
    for i, code in enumerate(s.loose):
        if g.book.things[kind_of(code)].ability == BARS and s.loose_at[i] not in found:
            found.append(s.loose_at[i])
    return found
