"""What a hero does in a turn that costs no hour: wells, deeds, things, purchases."""

from rietland.board import verbs as v
from rietland.board.pieces import heroes
from rietland.board.pieces.things import (
    DOUBLES,
    DOUBLES_ROLL,
    EXTRA_DIE,
    FOLLOWS,
    MONEY,
    REACH,
    REROLLS,
    RUNE,
    kind_of,
)
from rietland.board.turn.hours import hours_left
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.answers.cards import buyer
from rietland.players.board.answers.free_deeds import is_welcome
from rietland.players.board.legend.warmth import has_fuel
from rietland.players.board.now import foes, open_goals, open_sources, quick_odds, throws
from rietland.players.board.now.burdens import can_deliver, is_stuck, may_take
from rietland.players.board.now.careful import reach_of, trampled
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.fires import fire_awaited
from rietland.players.board.now.options import offered
from rietland.players.board.now.purchases import (
    best_swap,
    rune_worth,
    strength_for_sale,
    wants_brew,
)
from rietland.players.board.now.reach import wants_bow
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fetch import is_gathered
from rietland.players.board.tasks.lead import wants_company
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import HOLD


def free_act(situation: Situation, pending: Pending, given: list[Task | None]) -> Action | None:
    """What costs no hour and helps: wells, gold, what the legend wants, strength."""
    h = pending.who
    if situation.goals.burdens and not lays_down(situation, h, given):
        room = _make_room(situation, pending)
        if room is not None:
            return room
        fire = fire_awaited(situation, pending)
        if fire is not None:
            return fire
    for option in pending.options:
        if option.verb in (v.DEED, v.ACT):
            wanted = _is_worth_doing(situation, h, option, given)
        else:
            wanted = v.is_free(option.verb) and _is_worth_saying(situation, h, option, given)
        if wanted:
            return option
    return best_swap(situation, h, pending.options) if situation.g.book.barters else None


def _is_worth_doing(situation: Situation, h: int, option: Action, given: list[Task | None]) -> bool:
    """A deed that a goal asks for, that makes stronger, or that is welcome now."""
    goals = situation.goals
    if open_sources.is_wanted_deed(situation.g, goals, situation.s, option.a):
        return True
    if option.a in goals.supplies.drills and _worth_drill(situation, h):
        return True
    return option.verb == v.DEED and is_welcome(situation, h, option.a, given)


def _is_worth_saying(
    situation: Situation, h: int, option: Action, given: list[Task | None]
) -> bool:
    """Wells, companions, things, purchases: whether this one helps."""
    verb = option.verb
    hero = situation.s.heroes[h]
    if verb == v.DRAIN:
        return hero.willpower < situation.g.book.max_willpower
    if verb == v.GUIDE:
        return wants_company(situation, option.a)
    if verb == v.TAKE:
        return not lays_down(situation, h, given) and worth_taking(situation, h, option.a)
    if verb == v.DROP:
        return _worth_dropping(situation, h, option.a, given)
    if verb == v.BUY:
        return option.b == 0 and _worth_buying(situation, h, option.a)
    if verb == v.TRAIN:
        return strength_for_sale(situation, h, hero.space) > 0
    return verb == v.GIVE and _worth_giving(situation, h, option)


def _worth_drill(situation: Situation, h: int) -> bool:
    """The heroes are too weak, and this one is not about to fight here."""
    return situation.missing > 0.0 and situation.s.occupant[situation.s.heroes[h].space] < 0


def _make_room(situation: Situation, pending: Pending) -> Action | None:
    """Take up what must be brought somewhere; before that lay down what is in its place."""
    h = pending.who
    s = situation.s
    hero = s.heroes[h]
    for i, code in enumerate(s.loose):
        if s.loose_at[i] != hero.space or not open_goals.is_wanted(situation.goals, code):
            continue
        if not open_goals.is_asked_for(situation.g, situation.goals, s, kind_of(code)):
            continue
        if not worth_taking(situation, h, code) or situation.is_guarded(code, hero.space):
            continue
        take = Action(v.TAKE, h, code)
        if offered(pending, take):
            return take
        slot = situation.g.book.things[kind_of(code)].slot
        for option in pending.options:
            drops = option.verb == v.DROP and not open_goals.is_wanted(situation.goals, option.a)
            if drops and situation.g.book.things[kind_of(option.a)].slot == slot:
                return option
    return None


def _lies_home(situation: Situation, h: int, code: int) -> bool:
    """The thing is where the legend wants it; it stays there."""
    here = situation.s.heroes[h].space
    if situation.goals.place_for(code) == here:
        return True
    return open_goals.lies_home(situation.g, situation.goals, situation.s, code, here)


def worth_taking(situation: Situation, h: int, code: int) -> bool:
    g, s = situation.g, situation.s
    if _lies_home(situation, h, code):
        return False
    goal = situation.goals.place_for(code)
    if goal >= 0:
        return reach_of(situation, h) > 0 and may_take(situation, h, code, s.heroes[h].space)
    wish = open_goals.wants(situation.wishes, code)
    if wish is not None and not heroes.is_farmer(g, code):
        worth = open_goals.worth_of(g, s, wish.goal, code)
        return worth > situation.peril(h, s.heroes[h].space)
    if is_gathered(situation, code):
        return True
    ability = open_goals.ability(g, code)
    if ability == FOLLOWS:
        home = situation.home()[s.heroes[h].space]
        if kind_of(code) in situation.goals.hidden.escort:
            return home < FAR
        return home <= hours_left(g, s, h, situation.w.spare) + 7 and home < 90
    if ability in (MONEY, DOUBLES, DOUBLES_ROLL, REROLLS, EXTRA_DIE):
        return True
    if kind_of(code) == situation.decoy and situation.decoys:
        return True
    fire = situation.goals.warmth
    if fire.kind >= 0 and kind_of(code) in fire.fuel:
        return not has_fuel(fire, s, h)
    return ability == RUNE and rune_worth(situation, h) > 0


def lays_down(situation: Situation, h: int, given: list[Task | None]) -> bool:
    """The hero is about to fight what bars the way to who carries a burden."""
    if not situation.goals.burdens:
        return False
    task = given[h]
    return task is not None and task.foe() >= 0 and task.space in situation.road


def _worth_dropping(situation: Situation, h: int, code: int, given: list[Task | None]) -> bool:
    """At its goal; unasked-for; as a lure; or for a hero who takes over at the day's end."""
    g, s = situation.g, situation.s
    if _lies_home(situation, h, code):
        return True
    if g.book.things[kind_of(code)].covers and open_goals.wants(situation.wishes, code) is None:
        # It only makes its bearer weaker.
        return True
    if kind_of(code) == situation.decoy and s.heroes[h].space in situation.decoys:
        return True
    if kind_of(code) == g.book.lure:
        return s.heroes[h].space in foes.bait(g, situation.goals, s)
    return situation.goals.place_for(code) >= 0 and _is_passed_on(situation, h, code, given)


def _is_passed_on(situation: Situation, h: int, code: int, given: list[Task | None]) -> bool:
    """What must come somewhere is laid down: for a fight, or for who takes it further."""
    g, s = situation.g, situation.s
    if lays_down(situation, h, given):
        return True
    if is_stuck(situation, h, code) and not trampled(g, s)[s.heroes[h].space]:
        return True
    if reach_of(situation, h) > 0:
        return False
    here = s.heroes[h].space
    for other, task in enumerate(given):
        if other != h and task is not None and task.aim == HOLD and task.space == here:
            return not s.heroes[other].resting
    return False


def _worth_buying(situation: Situation, h: int, code: int) -> bool:
    """A helm for a hero who rolls three dice at once; brew for the decisive fight."""
    if code == situation.goals.supplies.brew:
        return wants_brew(situation, h)
    if open_goals.ability(situation.g, code) == REACH:
        return wants_bow(situation, h)
    if code == situation.goals.supplies.helm and situation.goals.opponents.beat:
        own = quick_odds.hand_of(situation.g, situation.s, h)
        return throws.way_of(own) == throws.BEST and throws.count_of(own) >= 3
    return False


def _worth_giving(situation: Situation, h: int, option: Action) -> bool:
    """A thing to bring goes to the hero who takes it further today; gold to the better buyer."""
    g, s = situation.g, situation.s
    kind = kind_of(option.a)
    goal = situation.goals.deliveries.place_of[kind]
    if goal >= 0:
        if situation.toll(h) > 0:
            here = s.heroes[h].space
            able = can_deliver(situation, option.b, option.a, here, goal)
            return able and is_stuck(situation, h, option.a)
        mine = reach_of(situation, h)
        theirs = reach_of(situation, option.b)
        left = situation.way(h, goal)
        return mine < left and (theirs >= left or theirs > mine + 2)
    if situation.goals.burdens and situation.sources:
        keeper = open_sources.hoarder(g, s, situation.sources, kind)
        if keeper >= 0:
            return keeper == option.b and not open_goals.has(g, s.heroes[keeper], kind)
    ability = g.book.things[kind].ability
    if ability == RUNE:
        mine = open_goals.runes(g, s.heroes[h])
        return open_goals.runes(g, s.heroes[option.b]) > mine
    if ability != MONEY:
        return False
    if strength_for_sale(situation, h, s.heroes[h].space) > 0:
        return False
    return buyer(g, s, situation.goals, [h, option.b], situation.w) == option.b
