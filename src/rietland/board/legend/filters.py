"""What content names by a description: spaces, pieces, heroes.

Everything here only looks; nothing changes. `me`, `it` and `there` are those of the state
(`kernel/control.py` binds them before a word is read).
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.legend import own_cards
from rietland.board.legend.sorts import (
    CREATURE,
    Piece,
    code_of,
    is_kind,
    is_named,
    is_unmoved,
    number_of,
    of_sort,
    piece_of_event,
    shows,
    sort_of,
)
from rietland.board.pieces.heroes import by_rank, is_out
from rietland.board.pieces.things import FOLLOWS, MONEY, kind_of
from rietland.board.state import Hero, State
from rietland.board.turn import land
from rietland.kernel.control import PIECES, amount, counter_number, reckon, within
from rietland.vocabulary import board as words
from rietland.vocabulary import control

# Compiled code finds an imported name three times as fast as one of a module.
from rietland.vocabulary.board import Filter, Pieces, Spaces, SpacesOf

#: Steps between spaces that no way joins.
FAR: Final = 99
#: The filter of most cards; comparing it once is cheaper than asking each hero everything.
EVERYBODY: Final = Filter()


# Spaces.


def spaces(g: Board, s: State, at: object) -> list[int]:
    """The spaces that content names, in its order; those of a filter by their numbers."""
    # rule: AN-RUNE-4
    if isinstance(at, int):
        return [at]
    if isinstance(at, list):
        return at
    if isinstance(at, str):
        return [_word_space(s, at)]
    if isinstance(at, control.Lookup):
        return [reckon(g, s, at)]
    assert isinstance(at, Spaces)
    found = [space for space in _listed(g, s, at) if _passes(g, s, space, at)]
    if at.first is not None:
        found = found[: amount(g, s, at.first)]
    if at.pick is None or not found:
        return found
    return [_picked(g, s, found, at.pick, at.to)]


def is_at(g: Board, s: State, space: int, at: object) -> bool:
    """Whether a space is one of those that content names; without any every space is."""
    if at is None:
        return True
    if isinstance(at, int):
        return space == at
    if isinstance(at, Spaces) and at.pick is None and at.first is None:
        return (not _is_listed(at) or space in _listed(g, s, at)) and _passes(g, s, space, at)
    return space in spaces(g, s, at)


def _word_space(s: State, word: str) -> int:
    """`there` is where the event happened; `here` where the hero stands, without one the same."""
    if word == "here" and s.me >= 0:
        return s.heroes[s.me].space
    return s.there


def _is_listed(at: words.Spaces) -> bool:
    """Does it name spaces by itself?"""
    return bool(
        at.of is not None or at.counter or at.tens or at.arrow is not None or at.at is not None
        or at.path or at.icon or at.secret
    )  # fmt: skip


def _listed(g: Board, s: State, at: words.Spaces) -> list[int]:
    """The spaces it names by itself, or all of the board."""
    if at.of is not None:
        return _spaces_of(g, s, at.of)
    if at.counter:
        return [s.counters[counter_number(g, s, at.counter)]]
    if at.tens:
        tens = s.counters[counter_number(g, s, at.tens)]
        return [10 * tens + s.counters[counter_number(g, s, at.ones)]]
    if at.arrow is not None:
        return along(g, s, spaces(g, s, at.arrow), reckon(g, s, at.steps))
    if at.at is not None:
        return spaces(g, s, at.at)
    if at.path:
        path = g.book.paths[at.path]
        return path if at.behind is None else _behind(path, spaces(g, s, at.behind))
    if at.secret:
        return secret_spaces(s, g.book.secrets.index(at.secret))
    if at.icon:
        return g.book.icons[at.icon]
    return [space for space in range(g.book.size) if g.book.sites[space]]


def _behind(path: list[int], others: list[int]) -> list[int]:
    """The spaces of a path right before these."""
    return [path[i - 1] for i in range(1, len(path)) if path[i] in others]


def secret_spaces(s: State, secret: int) -> list[int]:
    """Where a secret can still be; only the one that is thought of while a way is looked for."""
    if s.thought and s.thought[0] == secret:
        return s.thought[1:]
    return s.secrets[secret]


def _passes(g: Board, s: State, space: int, at: words.Spaces) -> bool:
    """Whether the space passes everything the filter asks of it."""
    if at.between is not None and not at.between[0] <= space <= at.between[1]:
        return False
    if at.region and not _in_region(g, space, at.region):
        return False
    if at.next_to is not None and not _is_beside(g, s, space, at.next_to):
        return False
    near = at.within
    if near is not None:
        away = distance(g, s, spaces(g, s, near.of), space)
        if away > reckon(g, s, near.steps):
            return False
    if at.having is not None and space not in _spaces_of(g, s, at.having):
        return False
    if at.without is not None and space in _spaces_of(g, s, at.without):
        return False
    if at.excluded is not None and is_at(g, s, space, at.excluded):
        return False
    if not at.any:
        return True
    for one in at.any:
        if is_at(g, s, space, one):
            return True
    return False


def _in_region(g: Board, space: int, region: str | list[str]) -> bool:
    if isinstance(region, str):
        return space in g.book.regions[region]
    for one in region:
        if space in g.book.regions[one]:
            return True
    return False


def _is_beside(g: Board, s: State, space: int, others: object) -> bool:
    for other in spaces(g, s, others):
        if land.linked(g, s, other, space):
            return True
    return False


def _spaces_of(g: Board, s: State, what: object) -> list[int]:
    """Where these pieces or heroes are, each space once, by number."""
    found: list[int] = []
    if isinstance(what, Pieces):
        found = [piece.space for piece in pieces(g, s, what)]
    elif isinstance(what, Filter):
        found = [s.heroes[h].space for h in select(g, s, what)]
    else:
        assert isinstance(what, SpacesOf)
        found = spaces(g, s, what.spaces)
    return sorted(set(found))


def along(g: Board, s: State, starts: list[int], steps: int) -> list[int]:
    """Where the arrows lead from these spaces; back from one, several may lead."""
    found = starts
    for _ in range(abs(steps)):
        ahead: list[int] = []
        for space in found:
            if steps > 0:
                to = land.arrow(g, s, space)
                if to >= 0:
                    ahead.append(to)
            else:
                ahead += [one for one in range(g.book.size) if land.arrow(g, s, one) == space]
        found = sorted(set(ahead))
    return found


def distance(g: Board, s: State, starts: list[int], goal: int) -> int:
    """Steps on foot from the nearest of these spaces, FAR without a way."""
    if goal in starts:
        return 0
    seen = starts[:]
    last = starts
    steps = 0
    while last:
        steps += 1
        reached: list[int] = []
        for at in last:
            for to in land.steps(g, s, land.ANYBODY, at):
                if to == goal:
                    return steps
                if to not in seen:
                    seen.append(to)
                    reached.append(to)
        last = reached
    return FAR


def _picked(g: Board, s: State, found: list[int], pick: str, to: object) -> int:
    """One of several spaces; of equally near ones the lowest number."""
    if pick == "lowest":
        return min(found)
    if pick == "highest":
        return max(found)
    if pick == "first":
        return found[0]
    starts = spaces(g, s, to)
    steps = [distance(g, s, starts, space) for space in found]
    nearest = min(steps)
    return min([space for i, space in enumerate(found) if steps[i] == nearest])


# Pieces.


def pieces(g: Board, s: State, what: object, moves: bool = False) -> list[Piece]:
    """The pieces that pass, lowest space first; with `moves` only those that cards can move."""
    assert isinstance(what, Pieces)
    found: list[Piece] = []
    for piece in of_sort(g, s, what):
        if is_piece(g, s, piece, what) and not (moves and is_unmoved(g, s, piece, what)):
            found.append(piece)
    if what.pick is not None and found:
        space = _picked(g, s, [piece.space for piece in found], what.pick, what.to)
        found = [piece for piece in found if piece.space == space][:1]
    if what.count is not None:
        found = found[: amount(g, s, what.count)]
    return found


def is_piece(g: Board, s: State, piece: Piece, what: words.Pieces) -> bool:
    """Whether a piece passes everything the filter asks, picking apart."""
    if what.at is not None and not is_at(g, s, piece.space, what.at):
        return False
    if what.lying and piece.holder >= 0:
        return False
    if what.held_by is not None and piece.holder not in select(g, s, what.held_by):
        return False
    bearers = what.carried_by
    if bearers is not None and not _is_borne(g, s, piece, bearers):
        return False
    if not is_kind(g, s, piece, what):
        return False
    if what.face != "" and not shows(g, s, piece, what.face):
        return False
    other = what.other_than
    return other is None or not _is_among(g, s, piece, other)


def _is_among(g: Board, s: State, piece: Piece, what: object) -> bool:
    for one in pieces(g, s, what):
        if one.sort == piece.sort and one.number == piece.number and one.space == piece.space:
            return True
    return False


def _is_borne(g: Board, s: State, piece: Piece, bearers: object) -> bool:
    """Whether one of these carries the piece."""
    bearer = Piece(sort_of(piece.bearer), number_of(piece.bearer), piece.space)
    return piece.bearer >= 0 and _is_among(g, s, bearer, bearers)


def is_creature(g: Board, s: State, c: int, what: object) -> bool:
    """Whether this creature on the board is one of these pieces."""
    return _is_among(g, s, Piece(CREATURE, c, s.creature_space[c]), what)


def is_it(g: Board, s: State, what: object) -> bool:
    """Whether the piece of the event is one of these."""
    for piece in piece_of_event(g, s):
        if _is_among(g, s, piece, what):
            return True
    return False


def gather(g: Board, s: State, each: control.Each) -> list[int]:
    """What `each` goes through, as the kernel keeps it: every piece or space by two numbers."""
    found = [PIECES]
    if each.what is not None:
        for piece in pieces(g, s, each.what):
            found += [code_of(piece.sort, piece.number), piece.space]
    else:
        for space in spaces(g, s, each.spaces):
            found += [-1, space]
    return found


# Heroes.


def select(g: Board, s: State, who: object) -> list[int]:
    """The heroes who pass, lowest rank first."""
    # rule: AN-EVENT-8
    assert isinstance(who, Filter)
    found = [h for h in by_rank(g, s) if not is_out(s.heroes[h])]
    if who == EVERYBODY:  # spares work
        return found
    found = [h for h in found if _fits(g, s, h, who)]
    if who.most is not None:
        found = _extreme(s, found, who.most, 1)
    if who.least is not None:
        found = _extreme(s, found, who.least, -1)
    if who.rank == "lowest":
        return found[:1]
    if who.rank == "highest":
        return found[-1:]
    return found


def passes(g: Board, s: State, h: int, who: words.Filter) -> bool:
    """Whether the hero passes everything the filter asks, rank apart."""
    if is_out(s.heroes[h]):
        return False
    return who == EVERYBODY or _fits(g, s, h, who)


def _fits(g: Board, s: State, h: int, who: words.Filter) -> bool:
    """Whether a hero in the game passes."""
    # rule: AN-EVENT-9
    hero = s.heroes[h]
    if who.role and not is_named(g.book.heroes[hero.kind].role, who.role):
        return False
    if (who.me and h != s.me) or (who.others and h == s.me):
        return False
    if who.fighters and h not in _fighters(s):
        return False
    if who.owner and own_cards.owner_of(g, s, who.owner) != h:
        return False
    if who.resting and not hero.resting:
        return False
    if who.at is not None and not is_at(g, s, hero.space, who.at):
        return False
    if not _has_enough(g, s, hero, who):
        return False
    if who.having is not None and hero.space not in _spaces_of(g, s, who.having):
        return False
    if who.excluded is not None and h in select(g, s, who.excluded):
        return False
    if not who.any:
        return True
    for one in who.any:
        if h in select(g, s, one):
            return True
    return False


def _has_enough(g: Board, s: State, hero: Hero, who: words.Filter) -> bool:
    """Are the hero's values within the bounds, and does the hero hold what is asked?"""
    if not (
        _within(g, s, hero.strength, who.strength)
        and has_willpower(g, s, hero, who)
        and _within(g, s, hero.gold, who.gold)
        and _within(g, s, hero.hours, who.hours)
    ):
        return False
    own = who.counter
    if own is not None:
        value = s.counters[g.book.counter(own.name) + s.heroes.index(hero)]
        if not within(g, s, value, own.at_least, own.at_most, own.exactly):
            return False
    for name, least in who.holds.items():
        number = g.book.thing_kind(name)
        held = 0
        for code in hero.things:
            if kind_of(code) == number:
                held += 1
        ability = g.book.things[number].ability
        if ability == FOLLOWS:
            held += hero.farmers
        elif ability == MONEY:
            held += hero.gold
        if held < least:
            return False
    return True


def has_willpower(g: Board, s: State, hero: Hero, who: words.Filter) -> bool:
    """Has the hero as much willpower as the filter asks?"""
    return _within(g, s, hero.willpower, who.willpower)


def _within(g: Board, s: State, value: int, bounds: control.Range | None) -> bool:
    if bounds is None:
        return True
    return within(g, s, value, bounds.at_least, bounds.at_most, bounds.exactly)


def _fighters(s: State) -> list[int]:
    """Who fights now, else who fought the last creature that was defeated."""
    if s.team:
        return s.team
    b = s.battle
    return s.victors if b is None else b.fighters


def _extreme(s: State, found: list[int], stat: str, sign: int) -> list[int]:
    """The one with the most (or, with sign -1, the least); of equal ones the lowest rank."""
    best = found[:1]
    for h in found:
        if sign * value_of(s.heroes[h], stat) > sign * value_of(s.heroes[best[0]], stat):
            best = [h]
    return best


def value_of(hero: Hero, stat: str) -> int:
    """The hero's strength, willpower, gold, or hours used today."""
    if stat == "strength":
        return hero.strength
    if stat == "willpower":
        return hero.willpower
    return hero.gold if stat == "gold" else hero.hours
