"""What a state says about the wishes of a legend: what is open, sought, carried, worth doing."""

from rietland.board.base import Board
from rietland.board.book import BRING, FOG_TOKENS, Goal
from rietland.board.legend import own_cards
from rietland.board.legend.goals import (
    home_of,
    is_met,
    need,
    stands,
    value_of,
)
from rietland.board.pieces import heroes, tokens
from rietland.board.pieces.things import BLOCKS, FOLLOWS, FREE_STEP, RUNE, kind_of
from rietland.board.state import Hero, State
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.legend.wishes import HELPFUL, NEEDED, Source, Wish


def is_sought(goals: LegendGoals, s: State, face: int) -> bool:
    """The legend still waits for this fog face."""
    for i, known in enumerate(goals.hidden.faces):
        if known == face and not s.fired[goals.hidden.listeners[i]]:
            return True
    return False


def seeks_thing(goals: LegendGoals, s: State, wishes: list[Wish]) -> bool:
    """A thing is wanted that nobody has seen, and fog may hide it or who sells it."""
    for wish in wishes:
        for kind in wish.goal.things:
            sold = (
                kind == kind_of(goals.supplies.brew)
                and goals.supplies.witch >= 0
                and s.figures[goals.supplies.witch] >= 0
            )
            if goals.hidden.in_fog[kind] and not sold and not is_seen(s, kind):
                return True
    return False


def is_seen(s: State, kind: int) -> bool:
    """Does one of these lie on the board, or has a hero one?"""
    for code in s.loose:
        if kind_of(code) == kind:
            return True
    for hero in s.heroes:
        for code in hero.things:
            if kind_of(code) == kind:
                return True
    return False


def seeks(goals: LegendGoals, s: State) -> bool:
    """The legend waits for a fog face that may still lie hidden."""
    for listener in goals.hidden.listeners:
        if not s.fired[listener]:
            return True
    return False


def fog_worth_turning(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Spaces with fog that nobody has turned, or that shows a sought face."""
    found: list[int] = []
    if not s.piles[FOG_TOKENS].stacks:
        return found
    row = s.piles[FOG_TOKENS].stacks[0]
    for circle, token in enumerate(row):
        if token == UNSEEN or (token != EMPTY and is_sought(goals, s, token)):
            found.append(g.book.fog_spaces[circle])
    return found


def is_wanted(goals: LegendGoals, code: int) -> bool:
    """A thing that must come somewhere; 0 is none."""
    return code != 0 and goals.place_for(code) >= 0


def carries(g: Board, goals: LegendGoals, s: State, hero: Hero) -> int:
    """A thing the hero holds that must come somewhere, or 0."""
    for code in hero.things:
        if is_wanted(goals, code) and is_asked_for(g, goals, s, kind_of(code)):
            return code
    if hero.gold > 0 and is_wanted(goals, goals.supplies.gold) and saves_gold(g, goals, s):
        return goals.supplies.gold
    return 0


def is_asked_for(g: Board, goals: LegendGoals, s: State, kind: int) -> bool:
    """A thing that only raises a counter is wanted until that is high enough."""
    wish = goals.deliveries.counted[kind]
    return wish is None or is_open(g, s, wish)


def may_hide(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Spaces with a token under which may be what is wanted and not in play yet."""
    found: list[int] = []
    for i, space in enumerate(s.token_at):
        for kind in goals.hidden.under[s.token_kind[i]]:
            if not in_play(s, kind) and space not in found and _is_missing(g, goals, s, kind):
                found.append(space)
    return found


def _is_missing(g: Board, goals: LegendGoals, s: State, kind: int) -> bool:
    """The legend still wants this thing brought."""
    if goals.deliveries.place_of[kind] >= 0:
        return is_asked_for(g, goals, s, kind)
    for wish in goals.wishes:
        if kind in wish.goal.things and is_open(g, s, wish):
            return True
    return False


def in_play(s: State, kind: int) -> bool:
    """Is one of these seen, or carried by a creature?"""
    for code in s.creature_load:
        if code and kind_of(code) == kind:
            return True
    return is_seen(s, kind)


def saves_gold(g: Board, goals: LegendGoals, s: State) -> bool:
    """The legend wants gold somewhere, and not enough of it lies there yet."""
    if is_wanted(goals, goals.supplies.gold):
        return not in_place(g, goals, s, kind_of(goals.supplies.gold))
    for wish in goals.wishes:
        if kind_of(goals.supplies.gold) in wish.goal.things and is_open(g, s, wish):
            return True
    return False


def is_fragile(goals: LegendGoals, hero: Hero) -> bool:
    """Must the hero keep away from creatures, for farmers or a thing that must meet none?"""
    if hero.farmers > 0:
        return True
    for code in hero.things:
        if goals.deliveries.fragile[kind_of(code)]:
            return True
    return False


def in_place(g: Board, goals: LegendGoals, s: State, kind: int) -> bool:
    """As many of the things as the legend wants lie where it wants them."""
    if not is_asked_for(g, goals, s, kind):
        return True
    goal = goals.deliveries.goal_of[kind]
    missing = 1 if goal is None else need(g, s, goal)
    for code in tokens.lying(s, goals.deliveries.place_of[kind]):
        if kind_of(code) == kind:
            missing -= 1
            if missing == 0:
                return True
    return False


def all_brought(g: Board, goals: LegendGoals, s: State) -> bool:
    for kind in goals.deliveries.kinds:
        if not in_place(g, goals, s, kind):
            return False
    return True


def open_wishes(g: Board, goals: LegendGoals, s: State) -> list[Wish]:
    return [wish for wish in goals.wishes if is_open(g, s, wish)]


def farms(g: Board, wishes: list[Wish], sources: list[Source]) -> list[int]:
    """Where farmers are wanted: where a wish or a deed asks for them, else in the castle."""
    found: list[int] = []
    kind = g.book.kind_by_ability[FOLLOWS]
    for wish in wishes:
        if kind in wish.goal.things:
            found += wish.goal.at
    for source in sources:
        if kind in source.things:
            found += source.spaces
    return found or [g.book.castle]


def wants(wishes: list[Wish], code: int) -> Wish | None:
    """The wish for such a thing, or None."""
    for wish in wishes:
        if kind_of(code) in wish.goal.things:
            return wish
    return None


def is_kept(g: Board, goals: LegendGoals, s: State, code: int) -> bool:
    """A goal that is open wants this thing: it is not used up."""
    if goals.place_for(code) >= 0:
        return True
    for wish in goals.wishes:
        if kind_of(code) in wish.goal.things and is_open(g, s, wish):
            return True
    return False


def worth_of(g: Board, s: State, goal: Goal, code: int) -> float:
    """What a thing is worth for a goal, in gold."""
    worth = NEEDED if goal.needed else HELPFUL
    return worth * value_of(g, goal, code) / max(1, need(g, s, goal))


def saves_shield(g: Board, goals: LegendGoals, h: Hero) -> bool:
    """The hero's shield does more than block: it is kept for what only it can do."""
    code = heroes.find(g, h, BLOCKS)
    return code != 0 and kind_of(code) in goals.free_deeds.shields


def is_open(g: Board, s: State, wish: Wish) -> bool:
    """The wish counts now and is not fulfilled; things must lie where they belong, to be sure."""
    goal = wish.goal
    if not counts_now(g, s, wish):
        return False
    if goal.kind == BRING and goal.counter < 0:
        return _lying_home(g, s, goal) < need(g, s, goal)
    return not is_met(g, s, goal)


def counts_now(g: Board, s: State, wish: Wish) -> bool:
    """The goal of the legend stands, or a hero has the card and it is open."""
    if wish.deck < 0:
        return stands(g, s, wish.goal)
    return owner(s, wish) >= 0


def owner(s: State, wish: Wish) -> int:
    """The hero who has the card, as long as it is open; -1 else, and for a goal of the legend."""
    for row, deck in enumerate(s.card_deck):
        if deck == wish.deck and s.card_number[row] == wish.card:
            return s.card_hero[row] if s.card_state[row] == own_cards.OPEN else -1
    return -1


def _lying_home(g: Board, s: State, goal: Goal) -> float:
    found = 0.0
    for i, code in enumerate(s.loose):
        if kind_of(code) in goal.things and s.loose_at[i] in home_of(goal, code):
            found += value_of(g, goal, code)
    return found


def lies_home(g: Board, goals: LegendGoals, s: State, code: int, space: int) -> bool:
    """The thing is where a wish wants it to lie."""
    for wish in goals.wishes:
        goal = wish.goal
        if kind_of(code) in goal.things and not wish.handed and space in home_of(goal, code):
            return counts_now(g, s, wish)
    return False


def has(g: Board, hero: Hero, kind: int) -> bool:
    """The hero holds such a thing, or leads such a farmer."""
    if g.book.things[kind].ability == FOLLOWS:
        return hero.farmers > 0
    for code in hero.things:
        if kind_of(code) == kind:
            return True
    return False


def free_steps(g: Board, hero: Hero) -> int:
    """Spaces the hero's wineskins are good for."""
    steps = 0
    for code in hero.things:
        if g.book.things[kind_of(code)].ability == FREE_STEP:
            steps += code & 255
    return steps


def runes(g: Board, hero: Hero) -> int:
    """Rune stones of different colours the hero holds."""
    seen: list[int] = []
    for code in hero.things:
        if g.book.things[kind_of(code)].ability == RUNE and code not in seen:
            seen.append(code)
    return len(seen)


def ability(g: Board, code: int) -> int:
    return g.book.things[kind_of(code)].ability


def missing_thing(g: Board, goals: LegendGoals, s: State) -> int:
    """A kind that must be brought and is not in play, or -1."""
    for kind in goals.deliveries.kinds:
        if not in_play(s, kind) and is_asked_for(g, goals, s, kind):
            return kind
    return -1


def is_carried_off(goals: LegendGoals, s: State) -> bool:
    """A creature carries what must be brought."""
    for code in s.creature_load:
        if is_wanted(goals, code):
            return True
    return False
