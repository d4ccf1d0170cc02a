"""Moving: a hero space by space, farmers in tow, and leading the prince or the shield dwarves.

WALK frame: args = [spaces left of a herb]. ALLY frame: args = [figure, spaces left of the hour].
STEPS frame: args = [spaces left that a card gives]; `at` says whether one was gone already.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import ALLY, STEPS, WALK
from rietland.board.legend import narrator
from rietland.board.pieces import creatures, figures, heroes, items, search, supply, token_kinds
from rietland.board.pieces.things import FREE_STEP, HEALS, NOTHING, STRIDES, face_of, kind_of
from rietland.board.state import State
from rietland.board.turn import free, hours, land
from rietland.board.turn.stages import end_action
from rietland.board.verbs import DRINK, HALT, HERB, LEAD, LOOK, STOP, is_free
from rietland.board.verbs import WALK as WALK_VERB
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide

# Stages of a STEPS frame.
AT_FIRST: Final = 0
UNDER_WAY: Final = 1


def add_steps(g: Board, s: State, h: int, prepaid: int, hour: str, options: list[Action]) -> None:
    """Every space the hero can step to now, and how: by herb, for an hour, by wineskin."""
    # rule: AN-MOVE-1, AN-MOVE-9, AN-ITEM-9, AN-OPEN-12
    hero = s.heroes[h]
    walks = prepaid > 0 or not hour
    drinks = prepaid == 0 and heroes.find(g, hero, FREE_STEP) != 0
    if not walks and not drinks:  # spares work
        return
    tolls = bool(g.book.ways) or g.book.swim is not None
    besides = hours.hour_cost(g, s, h) if tolls and prepaid == 0 else 0
    for space in land.steps(g, s, h, hero.space):
        if walks and not (tolls and land.toll_refusal(g, s, h, space, besides)):
            options.append(g.walks[h][space])
        if drinks and not (tolls and land.toll_refusal(g, s, h, space, 0)):
            options.append(Action(DRINK, h, space))


def add_herbs(g: Board, s: State, h: int, options: list[Action]) -> None:
    """A herb may become spaces of a move, and so may what strides."""
    # rule: AN-HERB-2, FE-PLANT-3
    last = NOTHING
    for code in s.heroes[h].things:
        if code != last and _gives_spaces(g, code):
            options.append(Action(HERB, h, code))
            last = code


def herb_refusal(g: Board, s: State, h: int, code: int) -> str:
    if code not in s.heroes[h].things or not _gives_spaces(g, code):
        return "AN-HERB-1"
    if s.agenda[-1].kind == WALK and s.agenda[-1].args[0] > 0:
        return "AN-HERB-3"
    return ""


def _gives_spaces(g: Board, code: int) -> bool:
    """Does it become as many spaces of a move as its face shows?"""
    return g.book.things[kind_of(code)].ability in (HEALS, STRIDES)


def step_refusal(g: Board, s: State, a: Action) -> str:
    """Why this step cannot be made now."""
    h = a.who
    if a.verb != WALK_VERB and a.verb != DRINK:
        return "AN-TURN-1"
    refused = land.step_refusal(g, s, h, s.heroes[h].space, a.a)
    refused = refused or land.toll_refusal(g, s, h, a.a, 0)
    if refused:
        return refused
    if a.verb == DRINK:
        return "AN-ITEM-9"
    refused = hours.hour_refusal(g, s, h)
    return refused or land.toll_refusal(g, s, h, a.a, hours.hour_cost(g, s, h))


def begin(g: Board, s: State, a: Action) -> None:
    """The move action begins with its first step (or with a herb)."""
    f = Frame(WALK, "", 0, a.who, [0])
    s.agenda.append(f)
    answer(g, s, f, a)


def ask(g: Board, s: State, f: Frame) -> Pending:
    """A space further, or stop here; farmers may be taken along or left on the way."""
    h = f.who
    options: list[Action] = [Action(STOP, h)]
    add_steps(g, s, h, f.args[0], hours.hour_refusal(g, s, h), options)
    if f.args[0] == 0:
        add_herbs(g, s, h, options)
    free.add_walking_acts(g, s, h, options)
    return decide(s.heroes[h].seat, h, "ask-walk", options)


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    h = a.who
    verb = a.verb
    if is_free(verb):
        free.do(g, s, a)
    elif verb == STOP:
        stop(g, s, h)
    elif verb == HERB:
        # rule: AN-HERB-2, AN-HERB-3
        heroes.release(s.heroes[h], a.a)
        supply.put_back(g, s, a.a)
        emit(g, s, events.USED, h, a.a, s.heroes[h].space, 0, "AN-HERB-2")
        f.args[0] = face_of(a.a)
    else:
        # What holds is what held when the step was offered, before it cost anything.
        ends = land.ends_move(g, s, h, a.a)
        price = land.toll(g, s, h, a.a)
        rule = land.toll_rule(g, s, h, a.a)
        if verb == DRINK:
            # rule: AN-ITEM-9
            code = heroes.find(g, s.heroes[h], FREE_STEP)
            heroes.use_up(g, s, h, code, "AN-ITEM-9")
        elif f.args[0] > 0:
            f.args[0] -= 1
        else:
            hours.spend_hour(g, s, h, "AN-TURN-2")
        heroes.pay_willpower(g, s, h, price, rule)
        if ends:
            # rule: AN-OPEN-43
            s.agenda.pop()
            end_action(s)
            enter(g, s, h, a.a)
            come_to_rest(g, s, h)
        else:
            enter(g, s, h, a.a)


def enter(g: Board, s: State, h: int, space: int, blown: bool = False) -> None:
    """The hero sets foot on a space, in passing, blown or not, with the farmers who follow."""
    # rule: AN-MOVE-2, AN-FARM-2, AN-FARM-4, AN-FARM-5, AN-OPEN-13
    hero = s.heroes[h]
    left = hero.space
    hero.space = space
    rule = "FE-STORM-1" if blown else "AN-MOVE-1"
    emit(g, s, events.ENTERED, h, left, space, 1 if blown else 0, rule)
    if s.leaders:  # spares work
        figures.bring(g, s, h, rule)
    if hero.farmers > 0:
        if s.occupant[space] >= 0:
            heroes.lose_farmers(g, s, h)
        elif space == g.book.castle:
            heroes.shelter_farmers(g, s, h)
    if s.waiting_cards:  # spares work
        narrator.meet_waiting(g, s, h)
    c = s.occupant[space]
    if c >= 0:
        creatures.meet(g, s, h, c, "AN-MOVE-1")
    if s.token_at:  # spares work
        token_kinds.enter(g, s, h)


def stop(g: Board, s: State, h: int) -> None:
    """The move ends, and with it the action."""
    # rule: AN-HERB-3
    s.agenda.pop()
    end_action(s)
    come_to_rest(g, s, h)


def come_to_rest(g: Board, s: State, h: int) -> None:
    """The hero stands: what the hero carries has arrived, and tokens there must be turned."""
    # rule: AN-MOVE-3, AN-MOVE-4, AN-FOG-1
    hero = s.heroes[h]
    emit(g, s, events.STOPPED, h, -1, hero.space, 0, "AN-MOVE-3")
    things_arrive(g, s, h)
    if s.leaders:  # spares work
        figures.rest(g, s, h)
    standing = len(s.agenda)
    token_kinds.stand(g, s, h, "AN-FOG-1")
    if g.book.sought:  # spares work
        # What the fog does comes before the search.
        search.seek(g, s, h, hero.space, standing)


def things_arrive(g: Board, s: State, h: int) -> None:
    """What the hero carries comes to rest where the hero is."""
    if g.book.listening[events.ARRIVED]:
        hero = s.heroes[h]
        for code in hero.things:
            emit(g, s, events.ARRIVED, h, code, hero.space, 0, "AN-MOVE-4")


def is_under_way(s: State, h: int) -> bool:
    """Is the hero in the middle of a move, or of steps that a card gives?"""
    for f in s.agenda:
        if f.who == h and (f.kind == WALK or f.kind == STEPS):
            return True
    return False


# Steps that a card gives.


def give_steps(s: State, h: int, count: int, ref: str) -> None:
    """The hero may go so many spaces at once, without an hour, in turn or out of turn."""
    # rule: AN-OPEN-44
    if count > 0:
        s.agenda.append(Frame(STEPS, ref, AT_FIRST, h, [count]))


def step_on(g: Board, s: State, f: Frame) -> bool:
    """Without a space to go to, or a step left, the hero stands."""
    if f.args[0] > 0 and _free_steps(g, s, f.who):
        return False
    s.agenda.pop()
    if f.at != AT_FIRST:
        come_to_rest(g, s, f.who)
    return True


def ask_steps(g: Board, s: State, f: Frame) -> Pending:
    h = f.who
    options: list[Action] = [Action(STOP, h)]
    for space in _free_steps(g, s, h):
        options.append(Action(WALK_VERB, h, space))
    return decide(s.heroes[h].seat, h, "ask-steps", options)


def _free_steps(g: Board, s: State, h: int) -> list[int]:
    """Where the hero may go without an hour: a toll must be paid all the same."""
    steps = land.steps(g, s, h, s.heroes[h].space)
    return [space for space in steps if not land.toll_refusal(g, s, h, space, 0)]


def answer_steps(g: Board, s: State, f: Frame, a: Action) -> None:
    """Who made no step at all does not stop anew."""
    if a.verb == STOP:
        f.args[0] = 0
        return
    f.at = UNDER_WAY
    f.args[0] = 0 if land.ends_move(g, s, f.who, a.a) else f.args[0] - 1
    rule = land.toll_rule(g, s, f.who, a.a)
    heroes.pay_willpower(g, s, f.who, land.toll(g, s, f.who, a.a), rule)
    enter(g, s, f.who, a.a)


# Allies.


def lead_refusal(g: Board, s: State, h: int, figure: int, space: int) -> str:
    """May this hero move that ally there? The prince and the shield dwarves walk like heroes."""
    # rule: AN-ALLY-1, AN-ALLY-3, AN-ALLY-4, AN-ALLY-5, AN-ALLY-6, AN-OPEN-19
    if figure < 0 or figure >= len(s.figures) or g.book.figure_pace[figure] == 0:
        return "AN-ALLY-1"
    at = s.figures[figure]
    if at < 0:
        return "AN-ALLY-1"
    f = s.agenda[-1]
    paid = f.kind == ALLY and f.args[0] == figure and f.args[1] > 0
    if not paid:
        refused = hours.hour_refusal(g, s, h)
        if refused:
            return refused
    return land.figure_refusal(g, s, figure, at, space)


def add_leads(g: Board, s: State, h: int, options: list[Action]) -> None:
    for figure, at in enumerate(s.figures):
        if at >= 0 and g.book.figure_pace[figure] > 0:  # spares work
            flies = g.book.figure_flies[figure]
            for space in range(g.book.size) if flies else g.book.roads[at]:
                # Of many numbers of a board most are no space.
                if g.book.sites[space] and not lead_refusal(g, s, h, figure, space):
                    options.append(Action(LEAD, h, figure, space))


def begin_lead(g: Board, s: State, a: Action) -> None:
    f = Frame(ALLY, "", 0, a.who, [a.a, 0])
    s.agenda.append(f)
    answer_lead(g, s, f, a)


def ask_lead(g: Board, s: State, f: Frame) -> Pending:
    """Stop here, reveal what an ally sees there, or lead one on."""
    # rule: FE-VOLP-2
    options: list[Action] = [Action(HALT, f.who)]
    at = s.figures[f.args[0]]
    if items.ally_sees(g, s, f.who, at):
        options.append(Action(LOOK, f.who, at))
    add_leads(g, s, f.who, options)
    return decide(s.heroes[f.who].seat, f.who, "ask-lead", options)


def answer_lead(g: Board, s: State, f: Frame, a: Action) -> None:
    """One hour moves one ally up to its pace; another hour may move it, or another, again."""
    # rule: AN-ALLY-3, AN-ALLY-6
    if is_free(a.verb):
        free.do(g, s, a)
        return
    if a.verb == HALT:
        s.agenda.pop()
        end_action(s)
        return
    if f.args[0] != a.a or f.args[1] == 0:
        hours.spend_hour(g, s, a.who, "AN-ALLY-3")
        f.args[0] = a.a
        f.args[1] = g.book.figure_pace[a.a]
    f.args[1] -= 1
    figures.put(g, s, a.a, a.b, a.who, "AN-ALLY-3")


def why_not(g: Board, s: State, a: Action) -> str:
    """The rule against an input while somebody moves or leads an ally."""
    f = s.agenda[-1]
    if a.who != f.who:
        return "AN-TIME-5" if s.heroes[a.who].resting else "AN-TURN-1"
    if a.verb == LEAD:
        return lead_refusal(g, s, a.who, a.a, a.b) if f.kind == ALLY else "AN-TURN-1"
    if f.kind == ALLY:
        return "AN-TURN-1"
    if f.kind == STEPS and a.verb != WALK_VERB:
        return "AN-OPEN-44"
    if a.verb == HERB:
        return herb_refusal(g, s, a.who, a.a)
    return step_refusal(g, s, a)
