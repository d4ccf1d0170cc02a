"""Objects and other cards that lie ready: taking one, putting it off, handing it over."""

from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import EMPTY
from rietland.kernel.slots import face_down, face_up
from rietland.trail import events, verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import OBJECT, WIDTH
from rietland.trail.cards import below, card, set_stack, sink, stack, top
from rietland.trail.frames import HAND
from rietland.trail.places import other
from rietland.trail.state import State, place_of


def take(g: TrailBase, s: State, hero: int, number: int, shown: str) -> None:
    """A card that lies ready comes below the active pile; none left: nothing happens."""
    # rule: CT-OBJ-1, CT-OBJ-2, CT-OBJ-6, CT-SYM-6, CT-SYM-7, CT-SYM-21, CT-SYM-22, CT-SYM-23
    # rule: CT-SYM-24, CT-OPEN-6, CT-OPEN-16
    if s.ready[number] == 0:
        return
    s.ready = with_value(s.ready, number, s.ready[number] - 1)
    faces = g.book.deck[number].faces
    first = not shown or faces[0].name == shown
    slot = face_up(number) if first else face_down(number)
    below(s, hero, s.pile, slot)
    emit(g, s, events.TOOK, hero, slot, place_of(hero, s.pile), 0, "CT-OBJ-2")


def put_off_refusal(g: TrailBase, s: State, hero: int, pile: int) -> str:
    """An object on top need not be used; other cards cannot be put off."""
    # rule: CT-OBJ-4, CT-OPEN-23
    slot = top(s, hero, pile)
    return "" if slot != EMPTY and card(g, slot).sort == OBJECT else "CT-OBJ-4"


def put_off(g: TrailBase, s: State, hero: int, pile: int) -> None:
    # rule: CT-OBJ-4
    slot = top(s, hero, pile)
    sink(s, hero, pile)
    emit(g, s, events.PUT_OFF, hero, slot, place_of(hero, pile), 0, "CT-OBJ-4")


def hand_refusal(g: TrailBase, s: State, hero: int, pile: int) -> str:
    """To a neighbour an object on top may be given."""
    # rule: CT-OBJ-5
    return "CT-OBJ-5" if not s.near else put_off_refusal(g, s, hero, pile)


def hand(s: State, hero: int, pile: int) -> None:
    s.agenda.append(Frame(HAND, "", 0, hero, [pile]))


def ask(s: State, f: Frame) -> Pending:
    """Under which pile does the other hero put it?"""
    # rule: CT-OBJ-5
    to = other(s, f.who)
    options: list[Action] = []
    for pile in range(WIDTH):
        if stack(s, to, pile):
            options.append(Action(verbs.STOW, to, pile))
    return decide(s.seats[to], to, "ask-stow", options)


def answer(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    # rule: CT-OBJ-5
    pile = f.args[0]
    slot = top(s, f.who, pile)
    set_stack(s, f.who, pile, stack(s, f.who, pile)[1:])
    below(s, a.who, a.a, slot)
    s.agenda.pop()
    emit(g, s, events.HANDED, f.who, slot, place_of(a.who, a.a), 0, "CT-OBJ-5")
