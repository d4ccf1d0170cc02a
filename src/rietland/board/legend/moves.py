"""Pieces that a card moves or takes away: creatures, figures, things, wells, heroes."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.legend import faces, filters, goods, questions, walks
from rietland.board.legend.sorts import CARD, CREATURE, FIGURE, THING, TOKEN, WELL
from rietland.board.pieces import creatures, figures, heroes, items, token_kinds, tokens
from rietland.board.pieces.things import face_of, kind_of, thing
from rietland.board.state import NO_WELL, State, star_letter
from rietland.board.turn import land
from rietland.kernel.control import amount, emit
from rietland.kernel.copy_on_write import with_value, without
from rietland.vocabulary import board as words


def move(g: Board, s: State, ref: str, who: int, effect: words.Move) -> None:
    """Each piece or hero in turn; who they are is settled before the first one moves."""
    # rule: AN-EVENT-10, AN-OPEN-35
    if effect.path or effect.toward is not None:
        walks.begin(g, s, ref, who, effect)
        return
    if effect.who is not None:
        found = filters.select(g, s, effect.who)
        if effect.chosen:
            for h in reversed(found):
                questions.push(s, ref, 1, h, [])
            return
        for h in found:
            space = _goal(g, s, s.heroes[h].space, effect)
            if space >= 0:
                questions.put_hero(g, s, h, space, effect, ref)
        return
    if effect.chosen:
        questions.push(s, ref, 1, who, [])
        return
    for piece in filters.pieces(g, s, effect.what, True):
        if piece.sort == CREATURE:
            _move_creature(g, s, ref, piece.number, effect)
        elif piece.sort == FIGURE:
            space = _figure_goal(g, s, piece.space, effect)
            if space >= 0:
                figures.put(g, s, piece.number, space, -1, ref)


def _move_creature(g: Board, s: State, ref: str, c: int, effect: words.Move) -> None:
    """Along the arrows a creature advances by the normal rules; else it is carried.

    One that is `free` goes past everything, but `never` onto some spaces, and lands.
    """
    if effect.free:
        to = _goal(g, s, s.creature_space[c], effect)
        if to >= 0 and not (effect.never is not None and filters.is_at(g, s, to, effect.never)):
            creatures.fly(g, s, c, to, ref)
        return
    if effect.along == "arrows":
        for _ in range(amount(g, s, effect.steps)):
            # It may have come into the castle meanwhile.
            if s.creature_space[c] >= 0:
                creatures.advance(g, s, c, ref)
        return
    space = _goal(g, s, s.creature_space[c], effect)
    if space >= 0:
        creatures.carry(g, s, c, space, ref)


def _goal(g: Board, s: State, start: int, effect: words.Move) -> int:
    """Where it comes to, or -1 when it stays; of several spaces the first."""
    found: list[int] = []
    if effect.along is None:
        found = filters.spaces(g, s, effect.to)
    else:
        steps = amount(g, s, effect.steps)
        found = filters.along(g, s, [start], steps if effect.along == "arrows" else -steps)
    return found[0] if found else -1


def _figure_goal(g: Board, s: State, start: int, effect: words.Move) -> int:
    """Where a figure comes to, or -1 when it stays; along the arrows a broken bridge stops it."""
    # rule: SS-WOLF-9
    if effect.along != "arrows":
        return _goal(g, s, start, effect)
    at = start
    for _ in range(amount(g, s, effect.steps)):
        to = land.arrow(g, s, at)
        if to < 0 or land.is_cut(g, s, at, to):
            break
        at = to
    return at if at != start else -1


def remove(g: Board, s: State, ref: str, effect: words.Remove) -> None:
    """Off the board for good; creatures go back to the box. The group chooses among too many."""
    found = filters.pieces(g, s, effect.what)
    if 0 < amount(g, s, effect.chosen) < len(found):
        questions.push(s, ref, amount(g, s, effect.chosen), -1, [])
        return
    for piece in found:
        if piece.sort == CREATURE:
            creatures.remove(g, s, piece.number, ref)
        elif piece.sort == FIGURE:
            figures.put(g, s, piece.number, -1, -1, ref)
        elif piece.sort == THING:
            goods.remove_thing(g, s, piece, ref)
        elif piece.sort == WELL:
            # rule: AN-WELL-4
            s.wells = with_value(s.wells, piece.number, NO_WELL)
            emit(g, s, events.WELL_GONE, -1, -1, piece.space, 0, ref)
        elif piece.sort == TOKEN:
            token_kinds.remove(g, s, piece.number, piece.space, ref)
        elif piece.sort == CARD:
            _remove_star(g, s, ref, piece.number)


def change(g: Board, s: State, ref: str, effect: words.Change) -> None:
    """Each of these creatures is of the other kind from now on, as long as it has figures."""
    # rule: FE-CAVE-2
    kind = g.book.creature_kind(effect.into)
    for piece in filters.pieces(g, s, effect.what):
        if piece.sort == CREATURE:
            creatures.change(g, s, piece.number, kind, ref)


def load(g: Board, s: State, ref: str, effect: words.Load) -> None:
    """Each of these creatures that carries nothing takes such a thing along from its space."""
    # rule: FE-STONE-6, FE-THR-3
    kind = g.book.thing_kind(effect.carries)
    for piece in filters.pieces(g, s, effect.what):
        if piece.sort == FIGURE:
            _load_figure(g, s, ref, piece.number, kind)
            continue
        if piece.sort != CREATURE or s.creature_load[piece.number]:
            continue
        lying = [code for code in tokens.lying(s, piece.space) if kind_of(code) == kind]
        holder = -1 if lying or not effect.robs else _holder(g, s, kind, piece.space)
        if lying:
            tokens.pick_up(s, piece.space, lying[0])
        elif holder >= 0:
            lying = items.held(g, s.heroes[holder], kind)
            heroes.release(s.heroes[holder], lying[0])
        if lying:
            s.creature_load = with_value(s.creature_load, piece.number, lying[0])
            emit(g, s, events.LOADED, holder, lying[0], piece.space, 0, ref)


def _load_figure(g: Board, s: State, ref: str, figure: int, kind: int) -> None:
    """A figure takes one thing of the kind along that lies where it is."""
    # rule: SS-KEN-2
    space = s.figures[figure]
    for code in tokens.lying(s, space):
        if kind_of(code) == kind:
            tokens.pick_up(s, space, code)
            figures.load(s, figure, code)
            emit(g, s, events.LOADED, -1, code, space, figure + 1, ref)
            return


def unload(g: Board, s: State, ref: str, who: int, effect: words.Unload) -> None:
    """A hero gets all that these figures carry; what nobody has seen shows its face now."""
    # rule: SS-KEN-4
    for piece in filters.pieces(g, s, effect.what):
        if piece.sort != FIGURE:
            continue
        for code in figures.empty(s, piece.number):
            if tokens.is_hidden(g, code):
                faces.show(g, s, ref, who, kind_of(code), [-1])
            else:
                goods.receive(g, s, who, code, ref)


def _holder(g: Board, s: State, kind: int, space: int) -> int:
    """The hero of the lowest rank on this space who holds such a thing, or -1."""
    for h in heroes.by_rank(g, s):
        if s.heroes[h].space == space and items.held(g, s.heroes[h], kind):
            return h
    return -1


def turn(g: Board, s: State, ref: str, effect: words.Turn) -> None:
    """Each of these things that does not show the face yet shows it now."""
    # rule: FE-FIRE-1, FE-SUN-8
    for piece in filters.pieces(g, s, effect.what):
        face = g.book.things[kind_of(piece.number)].face_named(effect.shows)
        if piece.sort != THING or face < 0 or face == face_of(piece.number):
            continue
        code = thing(kind_of(piece.number), face)
        if piece.holder >= 0:
            heroes.release(s.heroes[piece.holder], piece.number)
            heroes.hold(s.heroes[piece.holder], code)
        else:
            tokens.turn(s, piece.space, piece.number, code)
        emit(g, s, events.TURNED, piece.holder, code, piece.space, 0, ref)


def _remove_star(g: Board, s: State, ref: str, star: int) -> None:
    """A card on the legend track leaves the game, and nobody sees which it was."""
    # rule: AN-FATE-9
    letter = star_letter(s, star)
    deck = -1 - s.star_card[star]
    s.star_at = without(s.star_at, star)
    s.star_card = without(s.star_card, star)
    emit(g, s, events.TRACK_GONE, -1, deck, -1, letter, ref)
