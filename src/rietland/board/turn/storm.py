"""Storms: every hero is blown a space along the printed arrow, then fog under them acts.

STORM frame: `at` is its stage. args = [heroes who have still to turn the token under them, as bits;
then, while CHOOSING, the heroes who have still to say what comes along].
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import STORM
from rietland.board.pieces import heroes, items, tokens
from rietland.board.pieces.things import FOLLOWS
from rietland.board.state import State
from rietland.board.turn import land, walk
from rietland.board.verbs import ABANDON, BRING
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide

# Stages: `Frame.at`.
CHOOSING: Final = 0  # one hero after the other says what comes along
TURNING: Final = 1  # all have moved; tokens under those who did are turned


def begin(g: Board, s: State, ref: str, who: int) -> None:
    """It rises. Whoever has not turned a token since the storm before does that after this one."""
    # rule: FE-STORM-1, FE-STORM-3, FE-OPEN-3
    space = s.heroes[who].space if who >= 0 else -1
    emit(g, s, events.STORM, who, -1, space, 0, "FE-STORM-1")
    late = 0
    for f in s.agenda:
        if f.kind == STORM:
            late |= f.args[0]
            f.args[0] = 0
    s.agenda.append(Frame(STORM, ref, CHOOSING, who, [late, *reversed(heroes.by_rank(g, s))]))


def blown_to(g: Board, s: State, h: int) -> int:
    """Where the arrow leads this hero, who may have to leave something behind; -1: nowhere."""
    # rule: FE-STORM-1, FE-STORM-6, FE-MAP-4, FE-MAP-5
    hero = s.heroes[h]
    if heroes.is_out(hero) or not g.book.has_arrow[hero.space]:
        return -1
    to = land.arrow(g, s, hero.space)
    things = hero.things
    farmers = hero.farmers
    heavy = burdens(g, s, h, to)
    hero.things = [code for code in things if code not in heavy]
    hero.farmers = 0
    stays = refusal(g, s, h, to) != ""
    hero.things = things
    hero.farmers = farmers
    return -1 if stays else to


def burdens(g: Board, s: State, h: int, to: int) -> list[int]:
    """What weighs on this hero on the way there and can be left behind."""
    found = land.burdens(g, s, h, to)
    return [code for code in found if not items.drop_refusal(g, s, h, code)]


def refusal(g: Board, s: State, h: int, to: int) -> str:
    """Why the hero cannot be blown there with all that the hero has now."""
    # rule: FE-STONE-2, FE-STONE-4, FE-STONE-7
    refused = land.step_refusal(g, s, h, s.heroes[h].space, to)
    return refused or land.toll_refusal(g, s, h, to, 0)


# What comes along.


def options(g: Board, s: State, h: int) -> list[Action]:
    """All may come along that can; what weighs on the hero and who follows may be left behind.

    As long as something must stay behind, only that is asked.
    """
    # rule: FE-STORM-5, FE-STONE-2
    to = blown_to(g, s, h)
    found: list[Action] = []
    if to < 0:
        return found
    hero = s.heroes[h]
    goes = not refusal(g, s, h, to)
    farmers = hero.farmers
    hero.farmers = 0
    heavy = burdens(g, s, h, to) if goes or refusal(g, s, h, to) else []
    hero.farmers = farmers
    if goes:
        found.append(Action(BRING, h))
    for code in heavy:
        found.append(Action(ABANDON, h, code))
    if farmers > 0 and (goes or not heavy):
        found.append(Action(ABANDON, h, items.plain(g, FOLLOWS)))
    return found


def step(g: Board, s: State, f: Frame) -> bool:
    """Nobody is asked who has nothing to say; when all have, all move at once."""
    # rule: FE-STORM-2
    if f.at == TURNING:
        return _turn_next(g, s, f)
    while len(f.args) > 1:
        found = options(g, s, f.args[1])
        if len(found) > 1:
            return False
        if found and found[0].verb == ABANDON:
            items.drop(g, s, f.args[1], found[0].a)
            return True
        del f.args[1]
    _blow(g, s, f)
    f.at = TURNING
    return True


def ask(g: Board, s: State, f: Frame) -> Pending:
    h = f.args[1]
    return decide(s.heroes[h].seat, h, "ask-storm", options(g, s, h))


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    if a.verb == ABANDON:
        items.drop(g, s, a.who, a.a)
    else:
        del f.args[1]


def why_not(g: Board, s: State, f: Frame, a: Action) -> str:
    """The rule against an input while a hero says what comes along."""
    if a.who != f.args[1]:
        return "FE-STORM-2"
    if a.verb == ABANDON:
        return items.drop_refusal(g, s, a.who, a.a) or "FE-STORM-5"
    return refusal(g, s, a.who, blown_to(g, s, a.who)) if a.verb == BRING else "FE-STORM-2"


# The storm itself.


def _blow(g: Board, s: State, f: Frame) -> None:
    """All are blown at once, from where they stood; being blown is entering, but no stop.

    What a hero carries has arrived there all the same, unless the hero is still on the way.
    """
    # rule: FE-STORM-1, FE-STORM-2, FE-OPEN-3, FE-OPEN-4
    order = heroes.by_rank(g, s)[::-1]
    goals: list[int] = []
    prices: list[int] = []
    for h in order:
        to = blown_to(g, s, h)
        # What the group did meanwhile, by what it left behind, may have shut the way.
        goals.append(-1 if to < 0 or refusal(g, s, h, to) else to)
        prices.append(land.toll(g, s, h, to) if goals[-1] >= 0 else 0)
    for i, h in enumerate(order):
        if goals[i] >= 0:
            heroes.pay_willpower(g, s, h, prices[i], land.toll_rule(g, s, h, goals[i]))
            walk.enter(g, s, h, goals[i], True)
            f.args[0] |= 1 << h
    for i, h in enumerate(order):
        if goals[i] >= 0 and not walk.is_under_way(s, h):
            walk.things_arrive(g, s, h)


def _turn_next(g: Board, s: State, f: Frame) -> bool:
    """The token under the highest rank of those who were blown; another storm comes in between."""
    # rule: FE-STORM-2, FE-STORM-3, FE-STORM-4
    for h in heroes.by_rank(g, s)[::-1]:
        if f.args[0] >> h & 1:
            f.args[0] -= 1 << h
            hero = s.heroes[h]
            if not heroes.is_out(hero) and tokens.has_fog(g, s, hero.space):
                tokens.activate(g, s, h, "FE-STORM-2")
                return True
    s.agenda.pop()
    return True
