"""What a state says about the wishes of a legend: what is open, sought, carried, worth doing."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import BRING, FOG_TOKENS, Goal
from rietland.board.fight import trials
from rietland.board.legend import filters, own_cards
from rietland.board.legend.goals import (
    home_of,
    is_met,
    is_next_step,
    need,
    open_before,
    stands,
    sunrises_left,
    value_of,
)
from rietland.board.pieces import creatures, heroes, tokens
from rietland.board.pieces.things import BLOCKS, FOLLOWS, FREE_STEP, RUNE, kind_of
from rietland.board.state import Hero, State
from rietland.board.turn import land
from rietland.kernel.control import amount
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.legend.wishes import HELPFUL, NEEDED, Source, Wish
from rietland.vocabulary import board as words

#: More sunrises than any legend has.
NEVER: Final = 99


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


def is_taken(sources: list[Source], code: int) -> bool:
    """A thing that a deed takes which brings a wish nearer; 0 is none."""
    if code:
        for source in sources:
            if kind_of(code) in source.things:
                return True
    return False


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


def foe(goals: LegendGoals, s: State) -> int:
    """The opponent on the board that must be beaten, or that has what is wanted; or -1."""
    for c in range(len(s.creature_space)):
        if s.creature_space[c] >= 0 and s.creature_name[c] in goals.opponents.beat:
            return c
    for c in range(len(s.creature_space)):
        if s.creature_space[c] >= 0 and is_foe(goals, s, c):
            return c
    return -1


def is_foe(goals: LegendGoals, s: State, c: int) -> bool:
    """The legend wants this opponent beaten, or wants what it has."""
    name = s.creature_name[c]
    return name in goals.opponents.beat or (name >= 0 and is_wanted(goals, s.creature_load[c]))


def is_too_early(g: Board, s: State, name: int) -> bool:
    """Is a goal open that should be met before this opponent falls?"""
    # rule: SS-GOAL-5
    if len(creatures.of_name(s, name)) > 1:
        return False
    for goal in g.book.goals:
        if goal.after and name in goal.opponents and stands(g, s, goal):
            return len(open_before(g, s, goal)) > 0
    return False


def is_kept_back(g: Board, s: State, goal: Goal) -> bool:
    """The next step would meet a goal before which others should be met."""
    # rule: SS-GOAL-5
    return len(goal.after) > 0 and is_next_step(g, s, goal) and len(open_before(g, s, goal)) > 0


def sunrises(g: Board, goals: LegendGoals, s: State) -> int:
    """Sunrises that goals leave which count them, as long as they are open; NEVER without one."""
    # rule: SS-GOAL-6
    least = NEVER
    for goal in goals.opponents.goals:
        if goal.watch is not None and stands(g, s, goal) and not is_met(g, s, goal):
            least = min(least, sunrises_left(g, s, goal))
    return least


def foes_left(g: Board, goals: LegendGoals, s: State) -> bool:
    return len(foes_to_beat(g, goals, s)) > 0


def foes_to_beat(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Opponents still to be beaten; where some of several are enough, those on the board first."""
    left = [name for name in goals.opponents.beat if not creatures.is_beaten(g, s, name)]
    taken = [goal.slot for goal in goals.opponents.goals if goal.slot and stands(g, s, goal)]
    for wish in goals.wishes:
        if wish.goal.slot and stands(g, s, wish.goal):
            taken.append(wish.goal.slot)
    for goal in goals.opponents.goals:
        # Another goal has come in its place.
        if is_met(g, s, goal) or (goal.slot in taken and not stands(g, s, goal)):
            left = [name for name in left if name not in goal.opponents]
    for kind, names in enumerate(goals.opponents.keepers):
        if names and not is_seen(s, kind):
            left += [name for name in names if not creatures.is_beaten(g, s, name)]
    here = [s.creature_name[c] for c, space in enumerate(s.creature_space) if space >= 0]
    return [name for name in left if name in here] or left


def open_sources(g: Board, goals: LegendGoals, s: State) -> list[Source]:
    """What would raise a counter that is not high enough yet."""
    found: list[Source] = []
    for source in goals.sources:
        if not _is_spent(g, s, source) and is_open(g, s, source.wish) and _is_laden(s, source):
            found.append(source)
    return found


def _is_laden(s: State, source: Source) -> bool:
    """Who must have what is wanted has some."""
    if source.bearer < 0:
        return True
    for i, figure in enumerate(s.bag_of):
        if figure == source.bearer and kind_of(s.bag[i]) in source.freight:
            return s.figures[figure] >= 0
    return False


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


def debt(g: Board, s: State, sources: list[Source], h: int) -> int:
    """Gold this hero needs for a deed that is asked for."""
    most = 0
    for source in sources:
        if source.gold != 0 and may_serve(g, s, source, h):
            most = max(most, amount(g, s, source.gold))
    return most


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


def _is_spent(g: Board, s: State, source: Source) -> bool:
    if source.deed >= 0:
        times = g.book.deeds[source.deed].times
        return times > 0 and s.deeds[source.deed] >= times
    return g.book.triggers[source.trigger].once and s.fired[source.trigger] == 1


def may_serve(g: Board, s: State, source: Source, h: int) -> bool:
    """Whether this hero may do it, wherever the hero is now: a deed or trigger may ask an owner."""
    asked = source.owner
    if asked and own_cards.owner_of(g, s, asked) != h:
        return False
    return source.deed < 0 or g.book.deeds[source.deed].who is None or _has_right(g, s, source, h)


def places_of(g: Board, s: State, source: Source) -> list[int]:
    """Where it is done: at its own spaces, at who is calmed or what is tried, or as it says."""
    if source.where is not None:
        return [space for space in filters.spaces(g, s, source.where) if space >= 0]
    if is_trial(g, source):
        return trials.spaces(g, s, g.book.deeds[source.deed])
    if source.calms < 0:
        return source.spaces
    return [s.creature_space[c] for c in creatures.of_name(s, source.calms)]


def is_trial(g: Board, source: Source) -> bool:
    """It is tried by a fight action."""
    return source.deed >= 0 and g.book.deeds[source.deed].trial is not None


def searched(g: Board, goals: LegendGoals, s: State, sources: list[Source]) -> list[int]:
    """Spaces where somebody may be hidden whom a wish wants led."""
    found: list[int] = []
    for secret in g.book.sought:
        for source in sources:
            if source.figure >= 0 and source.figure == goals.hidden.figures[secret]:
                found += [space for space in s.secrets[secret] if space not in found]
    return found


def _has_right(g: Board, s: State, source: Source, h: int) -> bool:
    """Whether the hero passes what a deed asks, things apart: these can be fetched."""
    who = g.book.deeds[source.deed].who
    assert isinstance(who, words.Filter)
    if who.holds:
        return filters.has_willpower(g, s, s.heroes[h], who)
    return h in filters.select(g, s, who)


def has(g: Board, hero: Hero, kind: int) -> bool:
    """The hero holds such a thing, or leads such a farmer."""
    if g.book.things[kind].ability == FOLLOWS:
        return hero.farmers > 0
    for code in hero.things:
        if kind_of(code) == kind:
            return True
    return False


def is_wanted_deed(g: Board, goals: LegendGoals, s: State, deed: int) -> bool:
    """Doing this deed raises a counter that is asked for."""
    for source in open_sources(g, goals, s):
        if source.deed == deed:
            return True
    return False


def is_counted(s: State, sources: list[Source], c: int) -> bool:
    """Defeating this creature brings something nearer that is asked for."""
    for source in sources:
        if _is_prey(s, source, c) and not source.alone:
            return True
    return False


def is_wished_foe(g: Board, goals: LegendGoals, s: State, c: int) -> bool:
    """A card that a hero has asks that this opponent is beaten."""
    for wish in goals.wishes:
        if s.creature_name[c] in wish.goal.opponents and is_open(g, s, wish):
            return True
    return False


def is_duel(g: Board, s: State, sources: list[Source], c: int, h: int) -> bool:
    """If this hero (or, with -1, anybody) defeats the creature alone, that is asked for."""
    for source in sources:
        if source.alone and _is_prey(s, source, c) and (h < 0 or may_serve(g, s, source, h)):
            return True
    return False


def _is_prey(s: State, source: Source, c: int) -> bool:
    is_kind = source.kind in (-1, s.creature_kind[c])
    return source.fights and is_kind and source.named in (-1, s.creature_name[c])


def must_go(goals: LegendGoals, s: State, c: int) -> bool:
    """The creature stands where the legend wants none like it."""
    for goal in goals.clear:
        if (goal.what < 0 or goal.what == s.creature_kind[c]) and (
            not goal.at or s.creature_space[c] in goal.at
        ):
            return True
    return False


def bait(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Spaces where a lure would draw a creature from where the legend wants none."""
    found: list[int] = []
    if g.book.lure < 0:
        return found
    lying = [s.loose_at[i] for i in creatures.lures(g, s)]
    for goal in goals.clear:
        for held in goal.at:
            laid = [at for at in lying if land.linked(g, s, held, at)]
            inside = [c for c, at in enumerate(s.creature_space) if at == held]
            if len([c for c in inside if must_go(goals, s, c)]) <= len(laid):
                continue
            for space in range(g.book.size):
                free = s.occupant[space] < 0 and space not in g.book.no_lure
                if (
                    free
                    and g.book.has_arrow[space]
                    and space not in lying
                    and land.linked(g, s, held, space)
                ):
                    found.append(space)
    return sorted(set(found))


def allies(g: Board, goals: LegendGoals, s: State) -> list[int]:
    """Figures on the board that a goal wants there and that lend their strength where they are."""
    found: list[int] = []
    for figure, space in enumerate(s.figures):
        paced = space >= 0 and g.book.figure_pace[figure] > 0
        if paced and amount(g, s, g.book.figure_bonus[figure]) > 0:
            name = g.book.figure_names[figure]
            if goals.burdens or figure in goals.won:
                found.append(figure)
                continue
            for wish in goals.wishes:
                what = wish.goal.pieces
                if type(what) is words.Pieces and name in (what.name, what.figure):
                    found.append(figure)
    return found


def hoarder(g: Board, s: State, sources: list[Source], kind: int) -> int:
    """Who has most of what a deed takes that takes this too; -1 if none does."""
    best = -1
    most = 0
    for source in sources:
        if source.calms < 0 or kind not in source.things or not places_of(g, s, source):
            continue
        for h, hero in enumerate(s.heroes):
            many = 0
            for code in sorted(set(hero.things)):
                if kind_of(code) in source.things:
                    many += 20
            if many and many + hero.willpower > most:
                best = h
                most = many + hero.willpower
    return best


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
