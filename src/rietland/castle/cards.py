"""Cards of the castle: what lies on top of a location, dealing, turning and drawing; hands."""

from typing import Final

from rietland.castle import events
from rietland.castle.base import CastleBase
from rietland.castle.frames import DEAL, DRAW, SHOW
from rietland.castle.state import DECK, SUPPLY, USED, State
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, emit, end
from rietland.kernel.copy_on_write import with_sorted, without
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.kernel.pile import UNSEEN, Pile
from rietland.kernel.slots import (
    card_of,
    carried,
    is_down,
    is_up,
    top,
    turned_down,
    turned_up,
    unseen_stack,
    without_top,
)
from rietland.kernel.state import LOST

# What a DRAW frame draws.
FROM_ALLIES: Final = 0
FROM_QUIVERS: Final = 1

# Stages of a SHOW frame: a card that lay there, or one that comes.
TURNED: Final = 0
ARRIVING: Final = 1


# What lies on top.


def creature_at(g: CastleBase, s: State, place: int) -> int:
    """The kind of the face-up creature on top, or -1."""
    slot = top(s.encounters, place)
    if not is_up(slot) or g.book.encounters[card_of(slot)].card >= 0:
        return -1
    return card_of(slot)


def object_at(g: CastleBase, s: State, place: int) -> int:
    """The kind of the face-up object on top, or -1."""
    slot = top(s.encounters, place)
    if not is_up(slot) or g.book.encounters[card_of(slot)].card < 0:
        return -1
    return card_of(slot)


def is_hidden_at(s: State, place: int) -> bool:
    """A face-down card lies on top."""
    return is_down(top(s.encounters, place))


def is_clear(s: State, place: int) -> bool:
    return not s.encounters.stacks[place]


def turn_down(g: CastleBase, s: State, place: int, who: int, rule: str) -> None:
    """The top card is turned face down; what was seen stays known."""
    kind = card_of(top(s.encounters, place))
    s.encounters = turned_down(s.encounters, place)
    emit(g, s, events.HIDDEN, who, kind, place, 0, rule)


def turn_up(s: State, place: int, who: int, rule: str) -> None:
    s.agenda.append(Frame(SHOW, rule, TURNED, who, [place]))


def deal(s: State, place: int, count: int, up: bool, who: int, rule: str) -> None:
    """So many cards come from the deck, one after the other."""
    s.agenda.append(Frame(DEAL, rule, count, who, [place, 1 if up else 0]))


# Frames.


def step(g: CastleBase, s: State, f: Frame) -> bool:
    if f.kind == DEAL:
        return _step_deal(g, s, f)
    if f.kind == SHOW:
        return _step_show(g, s, f)
    return False


def _step_deal(g: CastleBase, s: State, f: Frame) -> bool:
    """New cards go on top; a card that is due from an empty deck loses the game."""
    # rule: RB-NARR-3, RB-NARR-5, RB-END-3
    if f.at == 0:
        s.agenda.pop()
        return True
    if not s.encounters.stacks[DECK]:
        end(g, s, LOST, "why-deck-empty", "RB-END-3")
        return True
    f.at -= 1
    place = f.args[0]
    s.encounters = carried(s.encounters, DECK, place)
    if f.args[1] == 1:
        s.agenda.append(Frame(SHOW, f.ref, ARRIVING, f.who, [place]))
    else:
        emit(g, s, events.PLACED, f.who, UNSEEN, place, 0, f.ref)
    return True


def _step_show(g: CastleBase, s: State, f: Frame) -> bool:
    """A card that was seen before needs no chance."""
    place = f.args[0]
    slot = top(s.encounters, place)
    if slot == UNSEEN:
        return False
    s.agenda.pop()
    _shown(g, s, f, card_of(slot))
    return True


def _shown(g: CastleBase, s: State, f: Frame, kind: int) -> None:
    place = f.args[0]
    s.encounters = turned_up(s.encounters, place, kind)
    if f.at == ARRIVING:
        emit(g, s, events.PLACED, f.who, kind, place, 1, f.ref)
    else:
        emit(g, s, events.SHOWN, f.who, kind, place, 0, f.ref)


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    if f.kind == SHOW:
        return s.encounters.draw(DRAWN, "ask-encounter")
    if f.args[0] == FROM_ALLIES:
        return s.allies.draw(DRAWN, "ask-ally", g.book.first_ally)
    return s.quivers.draw(DRAWN, "ask-quiver", g.book.first_quiver)


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    s.agenda.pop()
    if f.kind == SHOW:
        _shown(g, s, f, a.a)
    elif f.args[0] == FROM_ALLIES:
        _drawn_ally(g, s, f, a.a - g.book.first_ally)
    else:
        _drawn_quiver(g, s, f, a.a - g.book.first_quiver)


# Allies and quivers.


def draw_ally(s: State, who: int, rule: str) -> None:
    s.agenda.append(Frame(DRAW, rule, 0, who, [FROM_ALLIES]))


def _drawn_ally(g: CastleBase, s: State, f: Frame, ally: int) -> None:
    s.allies = without_top(turned_up(s.allies, SUPPLY, ally), SUPPLY)
    card = g.book.allies[ally]
    hold(s, f.who, card)
    emit(g, s, events.ALLY, f.who, card, -1, 0, f.ref)


def draw_quiver(g: CastleBase, s: State, who: int, rule: str) -> None:
    """Draw one face-down quiver; when the supply is empty the used ones are shuffled back."""
    # rule: RB-HERO-CHADA-3, RB-HERO-CHADA-4, RB-OPEN-24
    if not s.quivers.stacks[SUPPLY]:
        used = s.quivers.stacks[USED]
        unseen = s.quivers.unseen[:]
        for slot in used:
            unseen[card_of(slot)] += 1
        s.quivers = Pile(unseen, [unseen_stack(len(used)), []])
        emit(g, s, events.QUIVERS, who, -1, -1, 0, "RB-HERO-CHADA-4")
    s.agenda.append(Frame(DRAW, rule, 0, who, [FROM_QUIVERS]))


def _drawn_quiver(g: CastleBase, s: State, f: Frame, value: int) -> None:
    s.quivers = without_top(turned_up(s.quivers, SUPPLY, value), SUPPLY)
    hero = s.heroes[f.who]
    hero.quivers = with_sorted(hero.quivers, value)
    emit(g, s, events.QUIVER, f.who, -1, -1, value, f.ref)


# Hands.


def hold(s: State, h: int, card: int) -> None:
    """The card comes in hand; hands are sorted, so that equal hands are equal."""
    hero = s.heroes[h]
    hero.hand = with_sorted(hero.hand, card)


def let_go(s: State, h: int, card: int) -> None:
    """The card leaves the hand."""
    hero = s.heroes[h]
    hero.hand = without(hero.hand, hero.hand.index(card))


def lay_down(s: State, h: int, card: int) -> None:
    """The card leaves the hand and lies before its hero, played."""
    let_go(s, h, card)
    s.heroes[h].played = [*s.heroes[h].played, card]


def take_up(s: State, h: int, card: int) -> None:
    """A played card comes back in hand."""
    hero = s.heroes[h]
    hero.played = without(hero.played, hero.played.index(card))
    hold(s, h, card)


def take_object(g: CastleBase, s: State, h: int, place: int, rule: str) -> None:
    """The object on top of the location comes in hand."""
    kind = card_of(top(s.encounters, place))
    s.encounters = without_top(s.encounters, place)
    hold(s, h, g.book.encounters[kind].card)
    emit(g, s, events.TOOK, h, kind, place, 0, rule)


def distinct(numbers: list[int]) -> list[int]:
    """Each number once, in the order found."""
    found: list[int] = []
    for one in numbers:
        if one not in found:
            found.append(one)
    return found
