"""What brings open wishes nearer now: where it is done, and by whom."""

from rietland.board.base import Board
from rietland.board.fight import trials
from rietland.board.legend import filters, own_cards
from rietland.board.pieces import creatures
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.kernel.control import amount
from rietland.players.board.legend.goals import LegendGoals
from rietland.players.board.legend.wishes import Source
from rietland.players.board.now.open_goals import is_open
from rietland.vocabulary import board as words


def is_taken(sources: list[Source], code: int) -> bool:
    """A thing that a deed takes which brings a wish nearer; 0 is none."""
    if code:
        for source in sources:
            if kind_of(code) in source.things:
                return True
    return False


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


def debt(g: Board, s: State, sources: list[Source], h: int) -> int:
    """Gold this hero needs for a deed that is asked for."""
    most = 0
    for source in sources:
        if source.gold != 0 and may_serve(g, s, source, h):
            most = max(most, amount(g, s, source.gold))
    return most


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


def is_wanted_deed(g: Board, goals: LegendGoals, s: State, deed: int) -> bool:
    """Doing this deed raises a counter that is asked for."""
    for source in open_sources(g, goals, s):
        if source.deed == deed:
            return True
    return False


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
