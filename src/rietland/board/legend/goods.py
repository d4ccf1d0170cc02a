"""What a card brings and takes: creatures with their load, things, what a hero gains and loses."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import PICK
from rietland.board.legend import filters
from rietland.board.legend.sorts import Piece
from rietland.board.pieces import creatures, heroes, items, supply, tokens
from rietland.board.pieces.things import MONEY, kind_of
from rietland.board.state import State
from rietland.board.turn import hours, land
from rietland.board.verbs import NAME
from rietland.kernel.action import Action
from rietland.kernel.control import amount, emit
from rietland.kernel.frame import Frame
from rietland.vocabulary import board as words
from rietland.vocabulary.control import Number


def put(g: Board, s: State, effect: words.Place, load: int, ref: str) -> None:
    """Creatures come to their spaces with what they carry; it lies there if its bearer cannot."""
    # rule: AN-OPEN-6
    name = g.book.opponent(effect.named) if effect.named else -1
    kind = g.book.named[name].kind if name >= 0 else g.book.creature_kind(effect.creature)
    if effect.take is not None:
        for piece in filters.pieces(g, s, effect.take):
            creatures.become(g, s, piece.number, name, ref)
    for space in filters.spaces(g, s, effect.at):
        if effect.up_to is not None and _are_there(g, s, effect.up_to, name):
            return
        if effect.clear and s.occupant[space] >= 0:
            creatures.remove(g, s, s.occupant[space], ref)
        carried = load if load and supply.draw(g, s, kind_of(load), 1) else 0
        placed = creatures.place(g, s, kind, space, name, carried, ref)
        if placed < 0 and carried:
            tokens.lay(g, s, carried, space, ref)


def _are_there(g: Board, s: State, up_to: Number, name: int) -> bool:
    """Are there so many figures of the opponent already?"""
    return len(creatures.of_name(s, name)) >= amount(g, s, up_to)


def lay_down(
    g: Board, s: State, effect: words.Lay, code: int, space: int, pieces: int, ref: str
) -> None:
    """Things come to lie on a space, as many as there are left; a farmer not beside a creature."""
    # rule: AN-FARM-5, AN-OPEN-32
    if tokens.is_hidden(g, code):
        pieces = min(pieces, tokens.left(g, s, kind_of(code)))
    pieces = supply.draw(g, s, kind_of(code), pieces)
    if pieces <= 0:
        return
    tokens.lay(g, s, code, space, ref, pieces)
    if s.occupant[space] >= 0 and heroes.is_farmer(g, code):
        creatures.trample(g, s, space)
    elif effect.rank:
        offer(g, s, effect, code, space, ref)


def offer(g: Board, s: State, effect: words.Lay, code: int, space: int, ref: str) -> None:
    """The hero of that rank who stands there and has a slot may take the thing at once."""
    # rule: AN-EVENT-8, AN-FREE-6
    there = [
        h
        for h in heroes.by_rank(g, s)
        if s.heroes[h].space == space and heroes.room_for(g, s.heroes[h], code)
    ]
    if there:
        h = there[0 if effect.rank == "lowest" else -1]
        s.agenda.append(Frame(PICK, ref, 1, h, [code, space]))


def take(g: Board, s: State, h: int, effect: words.Lay, f: Frame) -> None:
    """The hero takes what was offered: gold all at once, a thing onto the hero board."""
    code = f.args[0]
    if g.book.things[kind_of(code)].ability == MONEY:
        pieces = amount(g, s, effect.amount)
        for _ in range(pieces):
            tokens.pick_up(s, f.args[1], code)
        heroes.change_gold(g, s, h, pieces, f.ref)
    else:
        tokens.pick_up(s, f.args[1], code)
        heroes.hold(s.heroes[h], code)
        emit(g, s, events.TOOK, h, code, f.args[1], 1, f.ref)


def remove_farmer(g: Board, s: State, a: Action, ref: str) -> None:
    """A farmer who stands alone, or one who follows a hero, is out of the game."""
    if a.verb == NAME:
        s.heroes[a.a].farmers -= 1
        emit(g, s, events.FARMER_LOST, a.a, -1, s.heroes[a.a].space, 1, ref)
        return
    for code in tokens.lying(s, a.a):
        if heroes.is_farmer(g, code):
            tokens.pick_up(s, a.a, code)
            emit(g, s, events.FARMER_LOST, -1, -1, a.a, 1, ref)
            return


def remove_thing(g: Board, s: State, piece: Piece, ref: str) -> None:
    """A thing leaves the game, or returns to the supply."""
    if piece.holder >= 0:
        items.give_up(g, s, piece.holder, piece.number, ref)
        return
    tokens.pick_up(s, piece.space, piece.number)
    if heroes.is_farmer(g, piece.number):
        emit(g, s, events.FARMER_LOST, -1, -1, piece.space, 1, ref)
    else:
        supply.put_back(g, s, piece.number)
        emit(g, s, events.GONE, -1, piece.number, piece.space, 0, ref)


def receive(g: Board, s: State, h: int, code: int, ref: str) -> None:
    """A thing comes to the hero, or to the ground without a slot, if the supply has one."""
    # rule: AN-WITCH-4
    hero = s.heroes[h]
    kind = kind_of(code)
    if supply.draw(g, s, kind, 1) == 0:
        # rule: FE-SNOW-4
        heroes.gain_willpower(g, s, h, g.book.for_missing, "FE-SNOW-4")
        return
    if g.book.things[kind].ability == MONEY:
        heroes.change_gold(g, s, h, 1, ref)
    elif heroes.is_farmer(g, code):
        hero.farmers += 1
        emit(g, s, events.FARMER, h, code, hero.space, hero.farmers, ref)
    elif heroes.room_for(g, hero, code):
        heroes.hold(hero, code)
        emit(g, s, events.TOOK, h, code, hero.space, 0, ref)
    else:
        leave_there(g, s, h, code, ref)


def leave_there(g: Board, s: State, h: int, code: int, ref: str) -> None:
    """What finds no room lies under the hero; where nothing can lie it goes back or is gone."""
    # rule: FE-ICE-5
    if not (g.book.ways and land.ground_refusal(g, s, h)):
        tokens.lay(g, s, code, s.heroes[h].space, ref)
        return
    supply.put_back(g, s, code)
    emit(g, s, events.GONE, -1, code, s.heroes[h].space, 0, ref)


def part_with(g: Board, s: State, h: int, things: dict[str, Number], ref: str) -> None:
    """The hero gives up so many of each kind, and says which where they differ."""
    for name, number in reversed(things.items()):
        # To pick none ends by itself.
        s.agenda.append(Frame(PICK, ref, amount(g, s, number), h, [g.book.thing_kind(name)]))


def bear(g: Board, s: State, h: int, effect: words.Lose, ref: str) -> None:
    """A loss nobody chose: strength stays at 1 or more, and what the card leaves stays too."""
    # rule: AN-EVENT-6
    hero = s.heroes[h]
    stays = amount(g, s, effect.leave)
    heroes.lose_strength(g, s, h, amount(g, s, effect.strength), ref)
    pieces = min(amount(g, s, effect.gold), max(0, hero.gold - stays))
    heroes.change_gold(g, s, h, -pieces, ref)
    points = amount(g, s, effect.willpower)
    if stays:
        points = min(points, max(0, hero.willpower - stays))
    if points > 0:
        heroes.lose_willpower(g, s, h, points, ref)
    if effect.hours == "all":
        hours.end_day(g, s, h, ref)
    else:
        assert not isinstance(effect.hours, str)
        hours.lose(g, s, h, amount(g, s, effect.hours), ref)
    part_with(g, s, h, effect.things, ref)
