"""Cards in piles: which face shows, what it can do, turning it, putting it below."""

from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.pile import EMPTY
from rietland.kernel.slots import card_of, face_down, face_up, is_up, with_bottom, with_stack
from rietland.trail import events
from rietland.trail.base import TrailBase
from rietland.trail.book import HERO, REMOVE, REST, TURN, Card, Face
from rietland.trail.places import pile_stack
from rietland.trail.state import State, place_of


def stack(s: State, hero: int, pile: int) -> list[int]:
    """The slots of a hero's pile, the top one first."""
    return s.cards.stacks[pile_stack(s, hero, pile)]


def set_stack(s: State, hero: int, pile: int, slots: list[int]) -> None:
    s.cards = with_stack(s.cards, pile_stack(s, hero, pile), slots)


def top(s: State, hero: int, pile: int) -> int:
    """The slot on top of a pile; EMPTY for a pile that is not used."""
    # rule: CT-TURN-3
    slots = stack(s, hero, pile)
    return slots[0] if slots else EMPTY


def card(g: TrailBase, slot: int) -> Card:
    return g.book.deck[card_of(slot)]


def face(g: TrailBase, slot: int) -> Face:
    """The face that shows."""
    faces = g.book.deck[card_of(slot)].faces
    return faces[0] if is_up(slot) or len(faces) == 1 else faces[1]


def flipped(slot: int) -> int:
    """The same card with its other face up."""
    return face_down(card_of(slot)) if is_up(slot) else face_up(card_of(slot))


def show(g: TrailBase, s: State, hero: int, pile: int, position: int, slot: int, rule: str) -> None:
    """A card of a pile shows this face from now on."""
    set_stack(s, hero, pile, with_value(stack(s, hero, pile), position, slot))
    emit(g, s, events.TURNED, hero, slot, place_of(hero, pile), 0, rule)


def below(s: State, hero: int, pile: int, slot: int) -> None:
    """A card comes to the bottom of a pile; of the active pile it comes after the active card."""
    # rule: CT-OBJ-2, CT-FOG-2
    s.cards = with_bottom(s.cards, pile_stack(s, hero, pile), slot)
    if hero == s.active and pile == s.pile:
        s.added += 1


def sink(s: State, hero: int, pile: int, added: int = 0) -> None:
    """The top card goes to the bottom, before those that came below the pile since."""
    # rule: CT-TURN-4
    slots = stack(s, hero, pile)
    end = len(slots) - added
    set_stack(s, hero, pile, slots[1:end] + slots[:1] + slots[end:])


def remove_top(g: TrailBase, s: State, hero: int, pile: int, rule: str) -> None:
    """The top card leaves the game."""
    slots = stack(s, hero, pile)
    set_stack(s, hero, pile, slots[1:])
    number = card_of(slots[0])
    s.gone = with_value(s.gone, number, s.gone[number] + 1)
    emit(g, s, events.LEFT, hero, slots[0], place_of(hero, pile), 0, rule)


def holds(g: TrailBase, s: State, hero: int, number: int, shown: int) -> bool:
    """Whether a hero has this card in any pile; `shown`: the face it must show, -1 for either."""
    for pile in range(3):
        for slot in stack(s, hero, pile):
            if card_of(slot) == number:
                faces = g.book.deck[number].faces
                if shown < 0 or faces[shown] is face(g, slot):
                    return True
    return False


def strength(g: TrailBase, s: State, hero: int, pile: int) -> int:
    """Blue strength of the card on top of a pile; 0 without one."""
    slot = top(s, hero, pile)
    return face(g, slot).strength if slot != EMPTY else 0


def is_hero_card(g: TrailBase, slot: int) -> bool:
    return slot != EMPTY and card(g, slot).sort == HERO


def dispose(g: TrailBase, s: State, hero: int, pile: int, then: int, added: int) -> None:
    """What becomes of a top card that was used."""
    # rule: CT-TURN-4, CT-OBJ-3, CT-CARD-3, CT-CARD-5
    if then == REMOVE:
        remove_top(g, s, hero, pile, "CT-TURN-4")
    elif then == REST:
        slots = stack(s, hero, pile)
        set_stack(s, hero, pile, slots[1:])
        s.resting = [*s.resting, hero, slots[0]]
        emit(g, s, events.RESTED, hero, slots[0], place_of(hero, pile), 0, "CT-CARD-5")
    else:
        if then == TURN:
            show(g, s, hero, pile, 0, flipped(top(s, hero, pile)), "CT-CARD-7")
        sink(s, hero, pile, added)
