"""Hero boards: points, ranks, dice rows, slots. Every change to a hero goes through here."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import ALLY, DROPS, STEPS, WALK
from rietland.board.pieces import supply
from rietland.board.pieces.things import FOLLOWS, MONEY, NO_SLOT, POISONS, face_of, kind_of, thing
from rietland.board.state import NOWHERE, Hero, State
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_sorted, without
from rietland.kernel.frame import Frame


def rank(g: Board, s: State, h: int) -> int:
    return g.book.heroes[s.heroes[h].kind].rank


def by_rank(g: Board, s: State) -> list[int]:
    """All heroes in the game, lowest rank first. The party's order is found once for all."""
    # rule: AN-HERO-1
    if not g.ranked:
        for h in range(len(s.heroes)):
            i = 0
            while i < len(g.ranked) and rank(g, s, g.ranked[i]) < rank(g, s, h):
                i += 1
            g.ranked.insert(i, h)
    if g.book.out_at_zero:
        # Where nobody is left the legend is over; whoever asks then still finds somebody.
        return [h for h in g.ranked if not is_out(s.heroes[h])] or g.ranked
    return g.ranked


def is_out(hero: Hero) -> bool:
    """Has this hero left the game?"""
    # rule: AN-L4-13
    return hero.space == NOWHERE


def next_of(s: State, h: int) -> int:
    """The hero to the left."""
    return (h + 1) % len(s.heroes)


def dice_of(g: Board, hero: Hero) -> int:
    """How many dice the row left of the current willpower gives."""
    # rule: AN-HERO-2
    return g.book.heroes[hero.kind].dice[hero.willpower]


def gain_willpower(g: Board, s: State, h: int, points: int, rule: str) -> None:
    """Gains above the maximum are lost."""
    # rule: AN-HERO-3
    hero = s.heroes[h]
    gained = min(points, g.book.max_willpower - hero.willpower)
    if gained > 0:
        hero.willpower += gained
        emit(g, s, events.WILLPOWER, h, -1, hero.space, gained, rule)


def lose_willpower(g: Board, s: State, h: int, points: int, rule: str) -> None:
    """A loss that nobody chose: at 0 the hero falls as in a lost fight."""
    # rule: AN-EVENT-6, AN-OPEN-2
    hero = s.heroes[h]
    lost = min(points, hero.willpower)
    if lost > 0:
        hero.willpower -= lost
        emit(g, s, events.WILLPOWER, h, -1, hero.space, -lost, rule)
    if hero.willpower == 0:
        fall(g, s, h)


def fall(g: Board, s: State, h: int) -> None:
    """At 0 willpower: 1 strength less if there is more than 1, and 3 willpower again.

    A fighter is out of the fight, whatever took the willpower.
    """
    # rule: AN-FIGHT-13, AN-GROUP-8, AN-DRAGON-12
    hero = s.heroes[h]
    b = s.battle
    if b is not None and h in b.fighters:
        i = b.fighters.index(h)
        del b.fighters[i]
        if i < b.current:
            b.current -= 1
    if g.book.out_at_zero:
        leave_game(g, s, h)
        return
    emit(g, s, events.FELL, h, -1, hero.space, 0, "AN-FIGHT-13")
    lose_strength(g, s, h, 1, "AN-FIGHT-13")
    hero.willpower = 3
    emit(g, s, events.WILLPOWER, h, -1, hero.space, 3, "AN-FIGHT-13")


def leave_game(g: Board, s: State, h: int) -> None:
    """The hero is out; all that the hero had stays on the space, but no farmer with a creature.

    A move under way is over, and as the hero rests, so is the turn.
    """
    # rule: AN-L4-13, AN-FARM-5
    hero = s.heroes[h]
    space = hero.space
    if hero.farmers > 0 and s.occupant[space] >= 0:
        lose_farmers(g, s, h)
    left = hero.things[:]
    for ability, count in ((MONEY, hero.gold), (FOLLOWS, hero.farmers)):
        if count > 0:
            kind = g.book.kind_by_ability[ability]
            left += [thing(kind, g.book.things[kind].face)] * count
    s.loose = s.loose + left
    s.loose_at = s.loose_at + [space] * len(left)
    hero.things = []
    hero.gold = 0
    hero.farmers = 0
    hero.resting = True
    hero.space = NOWHERE
    s.leaders = [-1 if leader == h else leader for leader in s.leaders]
    if s.rooster == h:
        s.rooster = -1
    s.agenda = [f for f in s.agenda if f.who != h or f.kind not in (WALK, STEPS, ALLY)]
    emit(g, s, events.HERO_OUT, h, -1, space, 0, "AN-L4-13")


def pay_willpower(g: Board, s: State, h: int, points: int, rule: str) -> None:
    """A price in willpower; the guard that offered it made sure that at least 1 remains."""
    hero = s.heroes[h]
    if points > 0:
        hero.willpower -= points
        emit(g, s, events.WILLPOWER, h, -1, hero.space, -points, rule)


def gain_strength(g: Board, s: State, h: int, points: int, rule: str) -> None:
    # rule: AN-HERO-3
    hero = s.heroes[h]
    gained = min(points, g.book.max_strength - hero.strength)
    if gained > 0:
        hero.strength += gained
        emit(g, s, events.STRENGTH, h, -1, hero.space, gained, rule)


def lose_strength(g: Board, s: State, h: int, points: int, rule: str) -> None:
    """Strength never falls below 1."""
    # rule: AN-HERO-3, AN-EVENT-6
    hero = s.heroes[h]
    lost = min(points, hero.strength - 1)
    if lost > 0:
        hero.strength -= lost
        emit(g, s, events.STRENGTH, h, -1, hero.space, -lost, rule)
        if g.book.has_covers and covered(g, hero) >= hero.strength:
            # rule: SS-MIS-GATE-3
            s.agenda.append(Frame(DROPS, "", 0, h, []))


def change_gold(g: Board, s: State, h: int, pieces: int, rule: str) -> None:
    """Gold is carried without limit; the supply never ends."""
    # rule: AN-TREAS-1, AN-TREAS-5
    hero = s.heroes[h]
    if pieces != 0:
        hero.gold += pieces
        emit(g, s, events.GOLD, h, -1, hero.space, pieces, rule)


def room_for(g: Board, hero: Hero, code: int) -> bool:
    """Whether a slot is free for this thing; gold, gems and farmers need none."""
    # rule: AN-HERO-4, AN-OPEN-39
    kind = g.book.things[kind_of(code)]
    slot = kind.slot
    if kind.covers:
        # rule: SS-MIS-GATE-4, SS-MIS-GATE-6
        return covered(g, hero) + face_of(code) < hero.strength
    if slot == NO_SLOT:
        return True
    taken = 0
    for other in hero.things:
        if g.book.things[kind_of(other)].slot == slot:
            taken += 1
    return taken < g.book.slots[slot]


def covered(g: Board, hero: Hero) -> int:
    """Points of the hero's strength that lie under something."""
    # rule: SS-MIS-GATE-6
    points = 0
    for code in hero.things:
        if g.book.things[kind_of(code)].covers:
            points += face_of(code)
    return points


def overfull(g: Board, hero: Hero) -> bool:
    """Does the hero hold more than the board has slots for (in the middle of an exchange)?"""
    free = g.book.slots[:]
    for code in hero.things:
        slot = g.book.things[kind_of(code)].slot
        if slot != NO_SLOT:
            free[slot] -= 1
            if free[slot] < 0:
                return True
    return False


def hold(hero: Hero, code: int) -> None:
    """Put a thing on the hero board; the list stays sorted so that equal boards are equal."""
    hero.things = with_sorted(hero.things, code)


def release(hero: Hero, code: int) -> None:
    hero.things = without(hero.things, hero.things.index(code))


def find(g: Board, hero: Hero, ability: int) -> int:
    """The first thing with this ability the hero holds (the most used one first), or 0."""
    for code in hero.things:
        if g.book.things[kind_of(code)].ability == ability:
            return code
    return 0


def use_up(g: Board, s: State, h: int, code: int, rule: str) -> None:
    """One use less; a used-up article returns to the equipment board, anything else is gone."""
    # rule: AN-ITEM-10, AN-POISON-7
    hero = s.heroes[h]
    release(hero, code)
    emit(g, s, events.USED, h, code, hero.space, 0, rule)
    if face_of(code) > 1:
        hold(hero, code - 1)
    elif g.book.things[kind_of(code)].ability == POISONS:
        emit(g, s, events.GONE, h, code, hero.space, 0, "AN-POISON-7")
    else:
        supply.put_back(g, s, code)


def is_farmer(g: Board, code: int) -> bool:
    return g.book.things[kind_of(code)].ability == FOLLOWS


def shelter_farmers(g: Board, s: State, h: int) -> None:
    """All farmers who follow this hero are in the castle; each is a shield, unless it says not."""
    # rule: AN-FARM-2, FE-FOLL-2
    hero = s.heroes[h]
    s.shields += hero.farmers * g.book.things[g.book.kind_by_ability[FOLLOWS]].shields
    hero.farmers = 0
    emit(g, s, events.FARMER_SAFE, h, -1, hero.space, s.shields, "AN-FARM-2")


def lose_farmers(g: Board, s: State, h: int) -> None:
    """All farmers who follow this hero are out of the game."""
    # rule: AN-FARM-4
    hero = s.heroes[h]
    emit(g, s, events.FARMER_LOST, h, -1, hero.space, hero.farmers, "AN-FARM-4")
    hero.farmers = 0
