"""Goals: whether one is met, how far it has come, and how the legend ends by them.

One source for the end of the legend, the goal list, companions, rewards and reports. Everything but
`end_legend` only looks.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import (
    BEAT,
    BEFORE,
    BRING,
    CARDS,
    CLEAR,
    COUNT,
    HAVE,
    HOLD,
    NO_COUNTER,
    NO_PILE,
    REACH,
    SURVIVE,
    UNSAID,
    Goal,
)
from rietland.board.legend import event_cards, filters, own_cards
from rietland.board.pieces import creatures
from rietland.board.pieces.heroes import by_rank, is_out
from rietland.board.pieces.things import FOLLOWS, HIDDEN, MONEY, face_of, kind_of
from rietland.board.state import IN_CASTLE, Hero, State
from rietland.kernel.control import all_hold, amount, end
from rietland.kernel.state import LOST, WON

#: What a thing counts that a hero carries, against 1 where it belongs; one that only lies about.
_CARRIED: Final = 0.5
_LYING: Final = 0.25
#: The most that a card counts before it is done.
_OPEN_CARD: Final = 0.95


def key(g: Board, goal: Goal) -> str:
    """The key of its words in the catalogue."""
    return f"goal-{g.book.box}-{g.book.legend}-{goal.name}"


def stands(g: Board, s: State, goal: Goal) -> bool:
    """Whether the goal is listed and counts now."""
    return all_hold(g, s, -1, goal.shown)


def need(g: Board, s: State, goal: Goal) -> int:
    """How many it takes; 0 where nothing is counted up."""
    # rule: SS-GOAL-4
    if goal.kind in (UNSAID, HOLD, CLEAR, BEFORE):
        return 0
    if goal.kind == CARDS:
        return max(1, len(_dealt(s, goal)))
    return amount(g, s, goal.need)


def done(g: Board, s: State, goal: Goal) -> int:
    """How many there are, with `clear` how many creatures and with `before` letters are left."""
    if goal.kind == COUNT:
        return s.counters[goal.counter]
    if goal.kind == BRING:
        return _brought(g, s, goal) if goal.counter == NO_COUNTER else s.counters[goal.counter]
    if goal.kind == BEAT:
        return _beaten(g, s, goal)
    if goal.kind == REACH:
        return _arrived(g, s, goal)
    if goal.kind == CLEAR:
        return _left(s, goal)
    if goal.kind == HAVE:
        return len(filters.pieces(g, s, goal.pieces))
    if goal.kind == CARDS:
        return len([row for row in _dealt(s, goal) if own_cards.in_state(s, row, "settled")])
    if goal.kind == SURVIVE:
        return len([h for h in _heroes(g, s, goal) if not is_out(s.heroes[h])])
    return max(0, _letter(s, goal) - s.narrator) if goal.kind == BEFORE else 0


def is_met(g: Board, s: State, goal: Goal) -> bool:
    """Whether the goal is met as things are; one that says nothing always is."""
    if goal.kind == UNSAID:
        return True
    if goal.kind == HOLD:
        return not _fallen(s)
    if goal.kind == CLEAR:
        return _left(s, goal) == 0
    if goal.kind == BEFORE:
        return s.narrator < _letter(s, goal)
    return done(g, s, goal) >= need(g, s, goal)


def lasts(goal: Goal) -> bool:
    """Whether it must hold until the end: what is met now may still fail."""
    return goal.kind in (HOLD, SURVIVE, BEFORE)


def is_lost(g: Board, s: State, goal: Goal) -> bool:
    """Whether the goal can certainly not be met any more."""
    if lasts(goal):
        return not is_met(g, s, goal)
    if goal.kind == BEAT:
        possible = 0
        for name in goal.opponents:
            if creatures.can_be_beaten(g, s, name) or _is_calmed(g, s, goal, name):
                possible += 1
        return possible < need(g, s, goal)
    if goal.kind == BRING and goal.counter != NO_COUNTER:
        # rule: SS-MIS-SUP-4
        slack = _slack(g, s, goal)
        return slack is not None and slack < 0
    return False


def open_before(g: Board, s: State, goal: Goal) -> list[Goal]:
    """Goals that should be met before this one and are still open."""
    # rule: SS-GOAL-5
    found: list[Goal] = []
    for other in g.book.goals:
        wanted = other.name in goal.after or (other.slot != "" and other.slot in goal.after)
        if wanted and stands(g, s, other) and not is_met(g, s, other):
            found.append(other)
    return found


def is_next_step(g: Board, s: State, goal: Goal) -> bool:
    """Would the next opponent beaten, or the next point, meet the goal?"""
    return goal.kind in (BEAT, COUNT) and need(g, s, goal) - done(g, s, goal) == 1


def sunrises_left(g: Board, s: State, goal: Goal) -> int:
    """How many sunrises are left to meet it; -1 where nobody counts them."""
    # rule: SS-GOAL-6
    return -1 if goal.watch is None else amount(g, s, goal.watch)


def at_risk(g: Board, s: State, goal: Goal) -> bool:
    """Whether a single thing that is used up could make it impossible to meet the goal."""
    # rule: SS-MIS-SUP-4
    if goal.kind != BRING or goal.counter == NO_COUNTER or is_met(g, s, goal):
        return False
    slack = _slack(g, s, goal)
    if slack is None or slack < 0:
        return False
    most = 1
    for kind in goal.things:
        if goal.by_face:
            most = max(most, len(g.book.things[kind].pool) - 1)
    return slack < most


def _slack(g: Board, s: State, goal: Goal) -> int | None:
    """How much more there is in the game than what must be handed over; None: there is no end."""
    found = s.counters[goal.counter] - need(g, s, goal)
    for kind in goal.things:
        one = g.book.things[kind]
        if one.ability in (MONEY, FOLLOWS) or (one.pile == NO_PILE and not one.supplied):
            return None
        if one.pile == NO_PILE:
            found += s.stock[kind]
            continue
        for face, count in enumerate(s.piles[one.pile].unseen):
            found += count * (face if goal.by_face else 1)
    for code in _in_play(s):
        if kind_of(code) in goal.things and face_of(code) != HIDDEN:
            found += face_of(code) if goal.by_face else 1
    return found


def _in_play(s: State) -> list[int]:
    """Every thing on the board, with heroes, creatures and figures."""
    found = s.loose + s.bag
    for hero in s.heroes:
        found = found + hero.things
    return found + [s.creature_load[c] for c in creatures.standing(s) if s.creature_load[c]]


def progress(g: Board, s: State, goal: Goal) -> float:
    """From 0 to 1: how far the goal has come; 1 when it is met."""
    if goal.kind == HOLD:
        return 0.0 if _fallen(s) else (s.shields - s.intruders + 1) / (s.shields + 1)
    if goal.kind == BEFORE:
        return done(g, s, goal) / max(1, _letter(s, goal))
    if goal.kind == SURVIVE:
        return done(g, s, goal) / len(s.heroes)
    if is_met(g, s, goal):
        return 1.0
    if goal.kind == CLEAR:
        return 1.0 / (1 + _left(s, goal))
    wanted = need(g, s, goal)
    found = float(done(g, s, goal))
    if goal.kind == BRING:
        found += _on_the_way(g, s, goal, wanted - found)
    elif goal.kind == BEAT:
        found += _wounded(g, s, goal)
    elif goal.kind == CARDS:
        found = 0.0
        for row in _dealt(s, goal):
            found += card_progress(g, s, row)
    return max(0.0, min(1.0, found / wanted))


def card_progress(g: Board, s: State, row: int) -> float:
    """How far a hero's own card has come: the mean of what it needs; a settled one all or nothing.

    As long as it is open something is left to do.
    """
    if s.card_state[row] != own_cards.OPEN:
        return 1.0 if s.card_state[row] == own_cards.DONE else 0.0
    needs = g.book.decks[s.card_deck[row]].needs[s.card_number[row]]
    if not needs:
        return 0.0
    total = 0.0
    for one in needs:
        total += progress(g, s, one)
    return min(_OPEN_CARD, total / len(needs))


def mean_progress(g: Board, s: State) -> float:
    """The mean of all needed goals that say what they need; 0 where none does."""
    total = 0.0
    count = 0
    for goal in g.book.goals:
        if goal.kind != UNSAID and goal.needed and stands(g, s, goal):
            total += progress(g, s, goal)
            count += 1
    return total / count if count else 0.0


def first_open(g: Board, s: State) -> Goal | None:
    """The first needed goal that is not met, or None."""
    for goal in g.book.goals:
        if goal.needed and stands(g, s, goal) and not is_met(g, s, goal):
            return goal
    return None


def open_goals(g: Board, s: State) -> list[str]:
    """Keys of the needed goals that are not met."""
    found: list[str] = []
    for goal in g.book.goals:
        if goal.needed and stands(g, s, goal) and not is_met(g, s, goal):
            found.append(key(g, goal))
    return found


def end_legend(g: Board, s: State, ref: str) -> None:
    """Won if every needed goal is met, else lost by the first that is not."""
    # rule: AN-END-2
    goal = first_open(g, s)
    if goal is None:
        end(g, s, WON, f"why-{g.book.box}-{g.book.legend}-won", ref)
    else:
        end(g, s, LOST, goal.lost, ref)


# What each kind counts.


def _fallen(s: State) -> bool:
    """A creature came into the castle for which there was no golden shield."""
    inside = 0
    for space in s.creature_space:
        if space == IN_CASTLE:
            inside += 1
    return inside > s.shields


def home_of(goal: Goal, code: int) -> list[int]:
    """Where a goal wants a thing: one of its spaces, or the one that the thing's face says."""
    return goal.at or [face_of(code)]


def value_of(g: Board, goal: Goal, code: int) -> float:
    """What a thing counts for the goal; where its face is not known, the mean of its kind."""
    if not goal.by_face or g.book.things[kind_of(code)].ability == MONEY:
        return 1.0
    if face_of(code) != HIDDEN:
        return float(face_of(code))
    pool = g.book.things[kind_of(code)].pool
    total = 0
    for face, count in enumerate(pool):
        total += face * count
    return total / max(1, sum(pool))


def _brought(g: Board, s: State, goal: Goal) -> int:
    """What lies where the goal wants it or is carried by a hero there; an unknown face counts 0."""
    found = 0.0
    for i, code in enumerate(s.loose):
        if kind_of(code) in goal.things and s.loose_at[i] in home_of(goal, code):
            unknown = goal.by_face and face_of(code) == HIDDEN
            found += 0.0 if unknown else value_of(g, goal, code)
    for hero in s.heroes:
        found += _carried(g, hero, goal, True)
    for kind in goal.things:
        if g.book.things[kind].ability == FOLLOWS and g.book.castle in goal.at:
            # Every farmer who came into the castle is one more golden shield.
            found += s.shields - g.book.shields[s.size]
    return int(found)


def _on_the_way(g: Board, s: State, goal: Goal, missing: float) -> float:
    """What things count that are in play and not there yet, no more of them than are missing."""
    handed = goal.counter != NO_COUNTER
    carried = 0.0
    lying = 0.0
    for hero in s.heroes:
        carried += _carried(g, hero, goal, False)
        if handed:
            carried += _carried(g, hero, goal, True)
    for i, code in enumerate(s.loose):
        is_home = s.loose_at[i] in home_of(goal, code) and not handed
        if kind_of(code) in goal.things and not is_home:
            lying += value_of(g, goal, code)
    near = min(carried, missing)
    return _CARRIED * near + _LYING * min(lying, missing - near)


def _carried(g: Board, hero: Hero, goal: Goal, home: bool) -> float:
    """What a hero has for the goal, as far as the hero is where it belongs, or is not."""
    found = 0.0
    for code in hero.things:
        if kind_of(code) in goal.things and (hero.space in home_of(goal, code)) == home:
            found += value_of(g, goal, code)
    if (hero.space in goal.at) == home:
        for kind in goal.things:
            ability = g.book.things[kind].ability
            if ability == MONEY:
                found += hero.gold
            elif ability == FOLLOWS:
                found += hero.farmers
    return found


def _beaten(g: Board, s: State, goal: Goal) -> int:
    beaten = 0
    for name in goal.opponents:
        if creatures.is_beaten(g, s, name) or _is_calmed(g, s, goal, name):
            beaten += 1
    return beaten


def _is_calmed(g: Board, s: State, goal: Goal, name: int) -> bool:
    """Does it count for the goal that this opponent left the board without a fight?"""
    # rule: FE-CREAT-15
    return goal.calmed and creatures.is_calmed(g, s, name)


def _wounded(g: Board, s: State, goal: Goal) -> float:
    """What cards that opponents lost count whose life they are."""
    found = 0.0
    for name in goal.opponents:
        named = g.book.named[name]
        if named.life >= 0 and not creatures.is_beaten(g, s, name):
            found += event_cards.cards_lost(g, s, named.life) / named.life_needed
    return found


def _dealt(s: State, goal: Goal) -> list[int]:
    """Rows of the cards of the pile that heroes have."""
    return [row for row, deck in enumerate(s.card_deck) if deck == goal.what]


def _heroes(g: Board, s: State, goal: Goal) -> list[int]:
    """The heroes a goal speaks of."""
    if goal.who is not None:
        return filters.select(g, s, goal.who)
    return [h for h in by_rank(g, s) if not is_out(s.heroes[h])]


def _arrived(g: Board, s: State, goal: Goal) -> int:
    found = 0
    for h in _heroes(g, s, goal):
        if s.heroes[h].space in goal.at:
            found += 1
    return found


def _letter(s: State, goal: Goal) -> int:
    return goal.what if goal.what >= 0 else s.last_letter


def _left(s: State, goal: Goal) -> int:
    found = 0
    for c, space in enumerate(s.creature_space):
        if space < 0 or (goal.at and space not in goal.at):
            continue
        if goal.what < 0 or s.creature_kind[c] == goal.what:
            found += 1
    return found
