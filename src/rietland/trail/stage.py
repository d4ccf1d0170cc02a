"""Stages: the next one laid open, fog cards that are carried over, allies who return."""

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value, without
from rietland.kernel.frame import Frame
from rietland.kernel.pending import CHANCE_DECIDES, Pending
from rietland.kernel.slots import with_stack
from rietland.trail import events, fog, verbs
from rietland.trail.base import TrailBase
from rietland.trail.cards import below
from rietland.trail.frames import STAGE
from rietland.trail.places import deck_stack, stage_of
from rietland.trail.state import HIDDEN, State, place_of


def arrive(g: TrailBase, s: State, hero: int, before: int) -> None:
    """A pawn has come from a space to another: to the end of a stage, or into a new one."""
    # rule: CT-STAGE-1, CT-STAGE-2, CT-CARD-5
    stage = stage_of(g, s, s.at[hero])
    red = g.book.spaces[s.at[hero]].red
    if red or (stage > stage_of(g, s, before) and not g.book.spaces[before].red):
        _allies_return(g, s, hero)
    _merge(g, s)
    if red and stage + 1 == s.opened and stage + 1 < len(s.row):
        s.agenda.append(Frame(STAGE, "", 0, hero, [stage + 1]))


def _allies_return(g: TrailBase, s: State, hero: int) -> None:
    """Who rested beside the map joins the active pile again, below it."""
    # rule: CT-CARD-5, CT-OPEN-25
    i = 0
    while i < len(s.resting):
        if s.resting[i] == hero:
            slot = s.resting[i + 1]
            s.resting = without(without(s.resting, i), i)
            below(s, hero, s.pile, slot)
            emit(g, s, events.BACK_AGAIN, hero, slot, place_of(hero, s.pile), 0, "CT-CARD-5")
        else:
            i += 2


def _merge(g: TrailBase, s: State) -> None:
    """What is left of the fog of a stage that all heroes have left goes with them."""
    # rule: CT-STAGE-3, CT-STAGE-4, CT-OPEN-9
    now = min([stage_of(g, s, space) for space in s.at])
    while s.left < now:
        old = deck_stack(s.left)
        rest = s.cards.stacks[old]
        s.left += 1
        if not rest:
            continue
        new = deck_stack(now)
        s.cards = with_stack(s.cards, new, rest + s.cards.stacks[new])
        s.cards = with_stack(s.cards, old, [])
        emit(g, s, events.MERGED, -1, -1, now, len(rest), "CT-STAGE-3")
        more = fog.from_reserve(s, now, 1)
        if more:
            emit(g, s, events.BONUS, -1, -1, now, more, "CT-STAGE-4")


# The frame.


def step(g: TrailBase, s: State, f: Frame) -> bool:
    if s.row[f.args[0]] == HIDDEN:
        return False
    s.agenda.pop()
    begin(g, s, f.args[0])
    return True


def begin(g: TrailBase, s: State, stage: int) -> None:
    """The stage lies open, with as many fog cards above it as it says."""
    # rule: CT-STAGE-2, CT-SETUP-10
    s.opened = stage + 1
    number = s.row[stage]
    cards = fog.from_reserve(s, stage, g.book.maps[number].fog)
    emit(g, s, events.STAGE, -1, number, stage, cards, "CT-STAGE-2")


def ask(s: State) -> Pending:
    """Which map is it?"""
    options = [Action(verbs.DRAW_MAP, CHANCE, number) for number in s.unseen_maps]
    weights = [1] * len(options)
    return Pending(CHANCE_DECIDES, CHANCE, CHANCE, "ask-map", options, weights)


def answer(s: State, f: Frame, a: Action) -> None:
    # rule: CT-SETUP-7
    lay(s, f.args[0], a.a)


def lay(s: State, stage: int, number: int) -> None:
    """A map lies in the row from now on."""
    s.row = with_value(s.row, stage, number)
    s.unseen_maps = without(s.unseen_maps, s.unseen_maps.index(number))
