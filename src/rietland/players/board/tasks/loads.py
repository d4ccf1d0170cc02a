"""Loads: things of several kinds, by their worth, are brought where a goal wants them."""

from rietland.board.book import Goal
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces.things import FOLLOWS, MONEY, kind_of
from rietland.players.board.legend.wishes import Wish
from rietland.players.board.now import open_goals
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.deliver import Bring
from rietland.players.board.tasks.fetch import BACK, Fetch
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.trade import can_carry


def load_of(situation: Situation, h: int, goal: Goal) -> float:
    """What the hero carries for a goal."""
    hero = situation.s.heroes[h]
    found = 0.0
    for code in hero.things:
        if kind_of(code) in goal.things:
            found += legend_goals.value_of(situation.g, goal, code)
    for kind in goal.things:
        ability = situation.g.book.things[kind].ability
        if ability == MONEY:
            found += hero.gold
        elif ability == FOLLOWS:
            found += hero.farmers
    return found


def sample(situation: Situation, h: int, goal: Goal) -> int:
    """A thing the hero carries for a goal: what a companion speaks of."""
    for code in situation.s.heroes[h].things:
        if kind_of(code) in goal.things:
            return code
    for kind in goal.things:
        if situation.g.book.things[kind].ability == FOLLOWS:
            return situation.goals.supplies.farmer
    return situation.goals.supplies.gold


def nearest_home(situation: Situation, goal: Goal, code: int, at: int) -> int:
    """The nearest space where the goal wants this thing."""
    best = -1
    least = FAR + 1
    for space in legend_goals.home_of(goal, code):
        if situation.far(at, space) < least:
            best = space
            least = situation.far(at, space)
    return best


def add_loads(situation: Situation, wish: Wish, awake: list[int], found: list[Task]) -> None:
    """Bring what one carries home: worth more the more it is, and urgent when time runs out."""
    goal = wish.goal
    worth = wish.worth()
    need = max(1, legend_goals.need(situation.g, situation.s, goal))
    missing = max(1.0, need - legend_goals.done(situation.g, situation.s, goal))
    for h in awake:
        load = load_of(situation, h, goal)
        if load <= 0.0:
            continue
        hero = situation.s.heroes[h]
        code = sample(situation, h, goal)
        home = nearest_home(situation, goal, code, hero.space)
        way = situation.far(hero.space, home)
        if way >= FAR or (way == 0 and not wish.handed):
            continue
        task = Bring(h, home, worth * min(load, missing) / need, max(1, way), code)
        task.room = len(situation.s.heroes)
        if load >= missing or situation.sunrises(h, way) >= situation.letters - 1:
            task.urgent = True
            task.value = worth
        found.append(task)


def add_lying(situation: Situation, wish: Wish, awake: list[int], found: list[Task]) -> None:
    """Fetch what lies about, as long as there is time to bring it home."""
    s = situation.s
    goal = wish.goal
    for i, code in enumerate(s.loose):
        if kind_of(code) not in goal.things:
            continue
        space = s.loose_at[i]
        is_home = space in legend_goals.home_of(goal, code)
        if (is_home and not wish.handed) or situation.is_guarded(code, space):
            continue
        follows = situation.g.book.things[kind_of(code)].ability == FOLLOWS
        home = nearest_home(situation, goal, code, space)
        back = situation.safe_way(space, home) if follows else situation.far(space, home)
        for h in awake:
            hero = s.heroes[h]
            way = situation.far(hero.space, space)
            if way >= FAR or back >= FAR or situation.sunrises(h, way + back) >= situation.letters:
                continue
            value = open_goals.worth_of(situation.g, s, goal, code) - situation.peril(h, space, way)
            if not can_carry(situation, h, code):
                continue
            if value > 0.0 and (way > 0 or follows):
                found.append(Fetch(h, space, value, max(1.0, way + BACK * back), code))
