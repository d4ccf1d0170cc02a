"""Cards in piles that are turned by choice: hero cards to sun or rain, curse cards to sleep."""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.slots import is_up
from rietland.trail import verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import CURSE, HERO, WIDTH
from rietland.trail.cards import card, flipped, show, stack
from rietland.trail.fog import is_unknown_curse, see
from rietland.trail.frames import FLIP
from rietland.trail.state import State

# What is turned: the sort of card, the face that shows now, and whether it must be.
SUNNY: Final = 0  # hero cards that show rain; up to so many
RAINY: Final = 1  # hero cards that show the sun
CALM: Final = 2  # active curse cards; up to so many
WAKE: Final = 3  # passive curse cards
PROMPTS: Final = ["ask-sunny", "ask-rainy", "ask-calm", "ask-wake"]


def begin(s: State, hero: int, what: int, count: int) -> None:
    s.agenda.append(Frame(FLIP, "", 0, hero, [what, count]))


def fits(g: TrailBase, slot: int, what: int) -> bool:
    """Whether a card can be turned so."""
    # rule: CT-SYM-11
    sort = card(g, slot).sort
    if what == SUNNY:
        return sort == HERO and not is_up(slot)
    if what == RAINY:
        return sort == HERO and is_up(slot)
    if what == CALM:
        return sort == CURSE and not is_up(slot)
    return sort == CURSE and is_up(slot)


def candidates(g: TrailBase, s: State, hero: int, what: int) -> list[tuple[int, int]]:
    """Pile and position of each card that can be turned so; of unknown ones of a pile the first."""
    # rule: CT-CARD-10
    found: list[tuple[int, int]] = []
    for pile in range(WIDTH):
        unknown = False
        for position, slot in enumerate(stack(s, hero, pile)):
            if not fits(g, slot, what):
                continue
            if is_unknown_curse(g, slot):
                if unknown:
                    continue
                unknown = True
            found.append((pile, position))
    return found


def step(g: TrailBase, s: State, f: Frame) -> bool:
    """Done when enough are turned, or no card is left to turn."""
    # rule: CT-OPEN-6
    found = candidates(g, s, f.who, f.args[0])
    if f.args[1] <= 0 or not found:
        s.agenda.pop()
        return True
    if len(found) == 1 and f.args[0] in (RAINY, WAKE):
        _turn(g, s, f, found[0][0], found[0][1])
        return True
    return False


def _turn(g: TrailBase, s: State, f: Frame, pile: int, position: int) -> None:
    f.args = [f.args[0], f.args[1] - 1]
    slot = stack(s, f.who, pile)[position]
    if is_unknown_curse(g, slot):
        see(s, f.who, pile, position)
    else:
        show(g, s, f.who, pile, position, flipped(slot), "CT-CARD-10")


def ask(g: TrailBase, s: State, f: Frame) -> Pending:
    options: list[Action] = []
    for pile, position in candidates(g, s, f.who, f.args[0]):
        options.append(Action(verbs.FLIP, f.who, pile, position + 1))
    if f.args[0] in (SUNNY, CALM):
        options.append(Action(verbs.ENOUGH, f.who))
    return decide(s.seats[f.who], f.who, PROMPTS[f.args[0]], options)


def answer(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    if a.verb == verbs.ENOUGH:
        s.agenda.pop()
    else:
        _turn(g, s, f, a.a, a.b - 1)


def most(g: TrailBase, s: State, hero: int, what: int) -> int:
    """How many cards could be turned so."""
    count = 0
    for pile in range(WIDTH):
        for slot in stack(s, hero, pile):
            if fits(g, slot, what):
                count += 1
    return count
