"""Creatures: coming, advancing along the arrows, being pushed on, the castle, leaving."""

from typing import Final

from rietland.board import events
from rietland.board.base import SIEGE, Board
from rietland.board.frames import SUNRISE
from rietland.board.legend import narrator
from rietland.board.pieces import heroes, supply, tokens
from rietland.board.pieces.things import FOLLOWS, face_of, kind_of
from rietland.board.state import AWAY, IN_CASTLE, SLAIN, State, first_on, named_of
from rietland.board.turn import land
from rietland.kernel.control import emit, end
from rietland.kernel.copy_on_write import with_value, without
from rietland.kernel.frame import RUN, Frame
from rietland.kernel.state import LOST

#: More than kinds or rows of creatures.
_MANY: Final = 1 << 12


def is_fixed(g: Board, s: State, c: int) -> bool:
    """Some opponents never move by themselves: those who stay for good, and who is no creature."""
    # rule: AN-L2-3, SS-THR-1
    named = named_of(g.book, s, c)
    return named is not None and (named.fixed or not g.book.creatures[s.creature_kind[c]].counted)


def goes_own_way(g: Board, s: State, c: int) -> bool:
    """No step of the sunrise moves it, but a card or a trigger may."""
    return is_fixed(g, s, c) and not _stays_for_good(g, s, c)


def _stays_for_good(g: Board, s: State, c: int) -> bool:
    """Not even a card moves it along the arrows."""
    # rule: AN-L2-3
    named = named_of(g.book, s, c)
    return named is not None and named.fixed


def standing(s: State) -> list[int]:
    """Every creature on the board, lowest space first; those who share a space by kind."""
    order: list[int] = []
    for c, space in enumerate(s.creature_space):
        if space >= 0:
            order.append((space * _MANY + s.creature_kind[c]) * _MANY + c)
    order.sort()
    return [one % _MANY for one in order]


def on_space(s: State, space: int) -> list[int]:
    """The creatures on a space, by kind: one, where they hold it together several."""
    found: list[int] = []
    for c, at in enumerate(s.creature_space):
        if at == space:
            i = len(found)
            while i > 0 and s.creature_kind[found[i - 1]] > s.creature_kind[c]:
                i -= 1
            found.insert(i, c)
    return found


def is_beaten(g: Board, s: State, name: int) -> bool:
    """Are all figures of this opponent defeated?"""
    return s.defeated_named.count(name) >= g.book.named[name].figures


def is_calmed(g: Board, s: State, name: int) -> bool:
    """Are all figures of this opponent off the board, and not all of them by a fight?

    One that is no creature is away when it is defeated, too.
    """
    # rule: FE-CREAT-15
    left = 0
    for c, space in enumerate(s.creature_space):
        if s.creature_name[c] == name and space == AWAY:
            left += 1
    if not g.book.creatures[g.book.named[name].kind].counted:
        left -= s.defeated_named.count(name)
    return 0 < left and left + s.defeated_named.count(name) >= g.book.named[name].figures


def can_be_beaten(g: Board, s: State, name: int) -> bool:
    """Is this opponent beaten, on the board or still to come? In the castle nobody can fight it.

    One that is no creature is away when it is defeated, others only when they left unbeaten.
    """
    defeated = s.defeated_named.count(name)
    if len(of_name(s, name)) + defeated >= g.book.named[name].figures:
        return True
    gone = 0
    for c, space in enumerate(s.creature_space):
        if s.creature_name[c] == name and (space == IN_CASTLE or space == AWAY):
            gone += 1
            if gone > defeated or g.book.creatures[s.creature_kind[c]].counted:
                return False
    return True


def of_name(s: State, name: int) -> list[int]:
    """Figures of this opponent on the board."""
    found: list[int] = []
    for c, space in enumerate(s.creature_space):
        if space >= 0 and s.creature_name[c] == name:
            found.append(c)
    return found


def of_kind(s: State, kind: int) -> list[int]:
    """Creatures of a kind on the board, lowest space first."""
    # rule: AN-CREAT-7
    return [c for c in standing(s) if s.creature_kind[c] == kind]


def shares(g: Board, s: State, c: int) -> bool:
    """Does it stand beside everybody, in nobody's way? Then nobody is in its way either."""
    # rule: SS-THR-4, SS-SIEGE-1, SS-OPEN-18
    return g.book.creatures[s.creature_kind[c]].shares


def _stand(g: Board, s: State, c: int, space: int) -> None:
    """It is on the space now."""
    s.creature_space[c] = space
    if not shares(g, s, c):
        s.occupant[space] = first_on(g.book, s, space)


def _leave(g: Board, s: State, c: int, place: int) -> None:
    """It is no longer on its space but there: SLAIN, IN_CASTLE, AWAY."""
    space = s.creature_space[c]
    s.creature_space[c] = place
    if space >= 0 and not shares(g, s, c):
        s.occupant[space] = first_on(g.book, s, space)


def end_crowds(g: Board, s: State) -> bool:
    """A space that no creature holds any longer is like any other from now on."""
    # rule: AN-L5-5, AN-L5-6
    for i, space in enumerate(s.crowds):
        if s.occupant[space] < 0:
            s.crowds = without(s.crowds, i)
            emit(g, s, events.EMPTIED, -1, -1, space, 0, "AN-L5-5")
            return True
    return False


def _end_crowds_by_day(g: Board, s: State) -> None:
    """At once; at sunrise only when all creatures have moved (`sunrise.py` asks again then)."""
    # rule: AN-L5-5
    if s.crowds:  # spares work
        for f in s.agenda:
            if f.kind == SUNRISE:
                return
        end_crowds(g, s)


def place(g: Board, s: State, kind: int, space: int, name: int, load: int, rule: str) -> int:
    """A new creature comes; a taken space sends it on along the arrows. Its number, or -1."""
    # rule: AN-CREAT-10, AN-FOG-6, AN-OPEN-6, AN-CREAT-14, AN-L3-18
    if name < 0 and not figure_left(g, s, kind):
        emit(g, s, events.LEFT_OUT, -1, kind, space, 0, "AN-CREAT-14")
        return -1
    to = space if g.book.creatures[kind].shares else _first_free(g, s, space, s.occupant)
    if to < 0:
        emit(g, s, events.LEFT_OUT, -1, kind, space, 1, "AN-OPEN-7")
        return -1
    c = _row(s)
    s.creature_kind = with_value(s.creature_kind, c, kind)
    s.creature_name = with_value(s.creature_name, c, name)
    s.creature_load = with_value(s.creature_load, c, load)
    if to == g.book.castle and to not in s.crowds:
        s.creature_space[c] = to
        break_in(g, s, c)
        return c
    if to in g.book.exits:
        s.creature_space[c] = to
        get_away(g, s, c, to)
        return c
    _stand(g, s, c, to)
    emit(g, s, events.PLACED, -1, kind, to, name, rule)
    _settle(g, s, c, to)
    _meet_heroes(g, s, c, rule)
    return c


def become(g: Board, s: State, c: int, name: int, rule: str) -> None:
    """A creature on the board is this opponent from now on."""
    s.creature_name = with_value(s.creature_name, c, name)
    space = s.creature_space[c]
    emit(g, s, events.PLACED, -1, s.creature_kind[c], space, name, rule)


def change(g: Board, s: State, c: int, kind: int, rule: str) -> None:
    """A creature on the board is of another kind from now on; without a figure of it it stays."""
    # rule: FE-CAVE-2, FE-CREAT-13
    if s.creature_kind[c] == kind:
        return
    if not figure_left(g, s, kind):
        emit(g, s, events.LEFT_OUT, -1, kind, s.creature_space[c], 2, "AN-CREAT-14")
        return
    s.creature_kind = with_value(s.creature_kind, c, kind)
    emit(g, s, events.CHANGED, -1, kind, s.creature_space[c], 0, rule)


def figure_left(g: Board, s: State, kind: int) -> bool:
    """Whether a figure of this kind is in the reserve or lying on 80."""
    used = 0
    for c in range(len(s.creature_kind)):
        if s.creature_kind[c] == kind and (
            s.creature_space[c] >= 0 or s.creature_space[c] == IN_CASTLE
        ):
            used += 1
    return used < g.book.creatures[kind].figures


def _row(s: State) -> int:
    """A free row of the creature columns, a new one if need be.

    An opponent that left the game keeps its own, so that goals know it is gone; and so does a
    creature that is being fought, so that nobody takes over its fight.
    """
    fought = s.battle.creature if s.battle is not None else -1
    for c, space in enumerate(s.creature_space):
        if c == fought:
            continue
        if space == SLAIN or (space == AWAY and s.creature_name[c] < 0):
            return c
    s.creature_kind = [*s.creature_kind, 0]
    s.creature_space.append(AWAY)
    s.creature_name = [*s.creature_name, -1]
    s.creature_load = [*s.creature_load, 0]
    return len(s.creature_space) - 1


def ahead(g: Board, s: State, at: int) -> int:
    """Where the arrow of a space leads a creature, or -1 where its way is blocked."""
    # rule: AN-CREAT-9, AN-OPEN-7
    to = land.arrow(g, s, at)
    if to < 0:  # spares work
        return -1
    return -1 if land.is_blocked(g, s, at, to) else to


def _first_free(g: Board, s: State, at: int, occupant: list[int]) -> int:
    """The space itself or the next along the arrows without a creature; -1 where it is blocked.

    A space that creatures hold together has room for any number.
    """
    # rule: AN-CREAT-8, AN-L5-2, AN-L5-4, AN-DRAGON-2
    while at >= 0 and at != g.book.castle and occupant[at] >= 0 and at not in s.crowds:
        at = ahead(g, s, at)
    return at


def lures(g: Board, s: State) -> list[int]:
    """The lures that lie on the board, by their place among all that lies there."""
    if g.book.lure < 0:  # spares work
        return []
    return [i for i, code in enumerate(s.loose) if kind_of(code) == g.book.lure]


def lured_to(g: Board, s: State, start: int, occupant: list[int], lying: list[int]) -> int:
    """The space beside this one whose lure, of those still lying, a creature follows, or -1.

    The dearest lure, of equal ones that with the lower number; none where somebody stands or no
    arrow is printed.
    """
    # rule: AN-L5-8, FE-GEM-3, FE-CREAT-6
    best = -1
    dearest = 0
    for i in lying:
        at = s.loose_at[i]
        if occupant[at] >= 0 or not g.book.has_arrow[at]:
            continue
        face = face_of(s.loose[i])
        if (face > dearest or (face == dearest and at < best)) and land.linked(g, s, start, at):
            best = at
            dearest = face
    return best


def arrow_space(g: Board, s: State, start: int, occupant: list[int]) -> int:
    """Where the arrows lead from there; creatures that hold a space together stay."""
    # rule: AN-L5-2
    to = -1 if s.crowds and start in s.crowds else ahead(g, s, start)
    return _first_free(g, s, to, occupant)


def can_be_lured(g: Board, s: State, c: int) -> bool:
    """Does it follow a lure at all?"""
    # rule: FE-CREAT-14
    named = named_of(g.book, s, c)
    return not is_fixed(g, s, c) and not (named is not None and named.ignores_lure)


def march(g: Board, s: State, c: int) -> None:
    """The move of a sunrise: to a lure beside it, else along the arrow."""
    # rule: AN-L5-8
    lying = lures(g, s)
    if lying and can_be_lured(g, s, c):
        to = lured_to(g, s, s.creature_space[c], s.occupant, lying)
        if to >= 0:
            go(g, s, c, to, "AN-L5-8")
            return
    advance(g, s, c, "AN-CREAT-6")


def advance(g: Board, s: State, c: int, rule: str) -> None:
    """One space along the arrow; past every creature in the way; not at all where it is blocked."""
    # rule: AN-CREAT-6, AN-CREAT-11, AN-EVENT-10, AN-OPEN-26
    start = s.creature_space[c]
    if _stays_for_good(g, s, c) or start in s.crowds:
        return
    to = ahead(g, s, start) if shares(g, s, c) else arrow_space(g, s, start, s.occupant)
    if to < 0:
        emit(g, s, events.STAYED, -1, s.creature_kind[c], start, 0, "AN-CREAT-9")
        return
    go(g, s, c, to, rule)


def go(g: Board, s: State, c: int, to: int, rule: str) -> None:
    """From its space to another one, the castle or an exit."""
    start = s.creature_space[c]
    if to == g.book.castle and to not in s.crowds:
        break_in(g, s, c)
        return
    if to in g.book.exits:
        get_away(g, s, c, to)
        return
    _leave(g, s, c, AWAY)
    _stand(g, s, c, to)
    emit(g, s, events.MARCHED, -1, s.creature_kind[c], to, start, rule)
    _settle(g, s, c, to)
    _meet_heroes(g, s, c, rule)
    _end_crowds_by_day(g, s)


def carry(g: Board, s: State, c: int, space: int, rule: str) -> None:
    """A card puts a creature elsewhere; from a taken space it goes on along the arrows."""
    start = s.creature_space[c]
    if space == start:
        return
    _leave(g, s, c, AWAY)
    to = space if shares(g, s, c) else _first_free(g, s, space, s.occupant)
    _stand(g, s, c, start)
    if to >= 0:
        go(g, s, c, to, rule)


def fly(g: Board, s: State, c: int, to: int, rule: str) -> None:
    """To a space past everything; all creatures there leave the game, then it lands.

    What that does to farmers and heroes `lands` says; a castle it does not break into.
    """
    # rule: AN-DRAGON-4, AN-L3-17
    start = s.creature_space[c]
    if to == start:
        return
    while s.occupant[to] >= 0:
        remove(g, s, s.occupant[to], "AN-DRAGON-4")
    _leave(g, s, c, AWAY)
    _stand(g, s, c, to)
    emit(g, s, events.FLEW, -1, s.creature_kind[c], to, start, rule)
    if is_fatal(g, s, c, to):
        _lose(g, s)
    _meet_heroes(g, s, c, rule)
    _end_crowds_by_day(g, s)
    named = named_of(g.book, s, c)
    if named is not None and named.lands:
        s.agenda.append(Frame(RUN, named.lands, 0, -1, [-1, to]))


def _settle(g: Board, s: State, c: int, space: int) -> None:
    """A creature has come to a space: farmers there are lost, and so may be the legend."""
    if not shares(g, s, c):
        trample(g, s, space)
    if is_fatal(g, s, c, space):
        _lose(g, s)


def is_fatal(g: Board, s: State, c: int, space: int) -> bool:
    """Is the legend lost when this creature comes there, shields or not?"""
    # rule: AN-L3-17
    named = named_of(g.book, s, c)
    return named is not None and space in named.fatal


def _lose(g: Board, s: State) -> None:
    end(g, s, LOST, f"why-{g.book.box}-{g.book.legend}-broke_in", "AN-L3-17")


def meet(g: Board, s: State, h: int, c: int, rule: str) -> None:
    """A hero and a creature share a space now; told where a trigger listens."""
    if g.book.listening[events.MET]:
        emit(g, s, events.MET, h, s.creature_kind[c], s.creature_space[c], c, rule)


def _meet_heroes(g: Board, s: State, c: int, rule: str) -> None:
    for h in heroes.by_rank(g, s):
        if s.heroes[h].space == s.creature_space[c]:
            meet(g, s, h, c, rule)


def trample(g: Board, s: State, space: int) -> None:
    """Farmers on a space that a creature enters are out of the game, and so is a lure."""
    # rule: AN-FARM-4, AN-FARM-5, AN-L5-9
    if g.book.lure >= 0:  # spares work
        for i in range(len(s.loose) - 1, -1, -1):
            if s.loose_at[i] == space and kind_of(s.loose[i]) == g.book.lure:
                emit(g, s, events.GONE, -1, s.loose[i], space, 0, "AN-L5-9")
                s.loose = without(s.loose, i)
                s.loose_at = without(s.loose_at, i)
    for h, hero in enumerate(s.heroes):
        if hero.space == space and hero.farmers > 0:
            heroes.lose_farmers(g, s, h)
    lost = 0
    for i in range(len(s.loose) - 1, -1, -1):
        if s.loose_at[i] == space and g.book.things[kind_of(s.loose[i])].ability == FOLLOWS:
            s.loose = without(s.loose, i)
            s.loose_at = without(s.loose_at, i)
            lost += 1
    if lost:
        emit(g, s, events.FARMER_LOST, -1, -1, space, lost, "AN-FARM-4")


def break_in(g: Board, s: State, c: int) -> None:
    """Into the castle: onto a free golden shield, or the legend is lost."""
    # rule: AN-CREAT-13, AN-SHLD-1, AN-SHLD-2, AN-SHLD-4, AN-SHLD-5, AN-OPEN-25, AN-OPEN-30
    kind = s.creature_kind[c]
    start = s.creature_space[c]
    load = s.creature_load[c]
    _leave(g, s, c, AWAY)
    if load:
        s.creature_load = with_value(s.creature_load, c, 0)
        supply.put_back(g, s, load)
        emit(g, s, events.GONE, -1, load, g.book.castle, 0, "AN-OPEN-25")
    if is_fatal(g, s, c, g.book.castle):
        s.creature_space[c] = IN_CASTLE
        emit(g, s, events.BROKE_IN, -1, kind, start, -1, "AN-L3-17")
        _lose(g, s)
    elif s.intruders < s.shields:
        s.creature_space[c] = IN_CASTLE
        s.intruders += 1
        left = s.shields - s.intruders
        emit(g, s, events.BROKE_IN, -1, kind, start, left, "AN-SHLD-1")
    elif s.counters[SIEGE] == 0:
        emit(g, s, events.BROKE_IN, -1, kind, start, 0, "AN-OPEN-30")
    else:
        s.creature_space[c] = IN_CASTLE
        emit(g, s, events.BROKE_IN, -1, kind, start, -1, "AN-SHLD-4")
        end(g, s, LOST, "why-castle-fallen", "AN-SHLD-4")


def get_away(g: Board, s: State, c: int, exit_space: int) -> None:
    """Off the board by an exit, with what it carries: no fight, no reward."""
    # rule: AN-CREAT-15
    start = s.creature_space[c]
    load = s.creature_load[c]
    _leave(g, s, c, AWAY)
    emit(g, s, events.GOT_AWAY, -1, s.creature_kind[c], exit_space, start, "AN-CREAT-15")
    if load:
        s.creature_load = with_value(s.creature_load, c, 0)
        supply.put_back(g, s, load)
        emit(g, s, events.GONE, -1, load, exit_space, 0, "AN-CREAT-15")


def slay(g: Board, s: State, c: int, rule: str) -> None:
    """Defeated: the figure lies on 80, what it carried stays, the narrator moves on.

    An opponent that is no creature leaves the board, and some leave the narrator where it is.
    """
    # rule: AN-FIGHT-12, AN-GEN-4, AN-DRAGON-10
    space = s.creature_space[c]
    name = s.creature_name[c]
    _leave(g, s, c, SLAIN if g.book.creatures[s.creature_kind[c]].counted else AWAY)
    if name >= 0:
        s.defeated_named = [*s.defeated_named, name]
    emit(g, s, events.SLAIN, -1, s.creature_kind[c], space, name, rule)
    load = s.creature_load[c]
    if load:
        s.creature_load = with_value(s.creature_load, c, 0)
        tokens.lay(g, s, load, space, "AN-L2-7")
    _end_crowds_by_day(g, s)
    if name < 0 or g.book.named[name].narrator:
        narrator.advance_narrator(g, s, "AN-FIGHT-12")


def remove(g: Board, s: State, c: int, rule: str) -> None:
    """Off the board without a fight: no reward, no step of the narrator; its load stays there."""
    # rule: AN-L2-9
    _take_off(g, s, c, events.VANISHED, rule)


def poison(g: Board, s: State, c: int) -> None:
    """It falls at once and leaves the game: no reward, no step of the narrator."""
    # rule: AN-POISON-3, AN-POISON-5
    _take_off(g, s, c, events.POISONED, "AN-POISON-3")


def _take_off(g: Board, s: State, c: int, event: int, rule: str) -> None:
    space = s.creature_space[c]
    load = s.creature_load[c]
    _leave(g, s, c, AWAY)
    emit(g, s, event, -1, s.creature_kind[c], space, s.creature_name[c], rule)
    if load:
        s.creature_load = with_value(s.creature_load, c, 0)
        tokens.lay(g, s, load, space, rule)
    _end_crowds_by_day(g, s)
