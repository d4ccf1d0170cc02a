"""Cards: their faces, stacks of them, drawing, turning and moving them from stack to stack.

A slot of a stack is UNSEEN, or a card with its face: a card turned back down keeps the identity
that everybody saw.
"""

from typing import Final

from rietland.castle import events
from rietland.castle.base import CastleBase
from rietland.castle.frames import DEAL, DRAW, SHOW
from rietland.castle.state import DECK, SUPPLY, USED, State
from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import DRAWN, emit, end
from rietland.kernel.frame import Frame
from rietland.kernel.pending import CHANCE_DECIDES, Pending
from rietland.kernel.pile import EMPTY, UNSEEN, Pile
from rietland.kernel.state import LOST

# What a DRAW frame draws.
FROM_ALLIES: Final = 0
FROM_QUIVERS: Final = 1

# Stages of a SHOW frame: a card that lay there, or one that comes.
TURNED: Final = 0
ARRIVING: Final = 1


# Slots and stacks.


def face_up(card: int) -> int:
    return card * 2 + 1


def face_down(card: int) -> int:
    return card * 2


def card_of(slot: int) -> int:
    """The card of a slot, or UNSEEN while nobody has seen it."""
    return slot >> 1 if slot >= 0 else UNSEEN


def is_up(slot: int) -> bool:
    return slot >= 0 and slot & 1 == 1


def is_down(slot: int) -> bool:
    """A card lies there face down, known or not."""
    return slot == UNSEEN or (slot >= 0 and slot & 1 == 0)


def top(pile: Pile, place: int) -> int:
    """The slot on top, or EMPTY."""
    stack = pile.stacks[place]
    return stack[0] if stack else EMPTY


def lay(pile: Pile, place: int, slot: int) -> None:
    pile.stacks[place].insert(0, slot)


def lift(pile: Pile, place: int) -> int:
    return pile.stacks[place].pop(0)


def carry(pile: Pile, start: int, goal: int) -> int:
    """The top card goes on top of another stack as it lies; answers its slot."""
    slot = lift(pile, start)
    lay(pile, goal, slot)
    return slot


def unseen_stack(size: int) -> list[int]:
    return [UNSEEN] * size


def draw(pile: Pile, first: int, prompt: str) -> Pending:
    """Which card is it? Like `Pile.draw`, with the number the card has among all faces."""
    options: list[Action] = []
    weights: list[int] = []
    for card, count in enumerate(pile.unseen):
        if count > 0:
            options.append(Action(DRAWN, CHANCE, first + card))
            weights.append(count)
    return Pending(CHANCE_DECIDES, CHANCE, CHANCE, prompt, options, weights)


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
    kind = card_of(lift(s.encounters, place))
    lay(s.encounters, place, face_down(kind))
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
    carry(s.encounters, DECK, place)
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
    s.encounters.stacks[place][0] = face_up(kind)
    if f.at == ARRIVING:
        emit(g, s, events.PLACED, f.who, kind, place, 1, f.ref)
    else:
        emit(g, s, events.SHOWN, f.who, kind, place, 0, f.ref)


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    if f.kind == SHOW:
        return draw(s.encounters, 0, "ask-encounter")
    if f.args[0] == FROM_ALLIES:
        return draw(s.allies, g.book.first_ally, "ask-ally")
    return draw(s.quivers, g.book.first_quiver, "ask-quiver")


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    s.agenda.pop()
    if f.kind == SHOW:
        s.encounters.see(a.a)
        _shown(g, s, f, a.a)
    elif f.args[0] == FROM_ALLIES:
        _drawn_ally(g, s, f, a.a - g.book.first_ally)
    else:
        _drawn_quiver(g, s, f, a.a - g.book.first_quiver)


# Allies and quivers.


def draw_ally(s: State, who: int, rule: str) -> None:
    s.agenda.append(Frame(DRAW, rule, 0, who, [FROM_ALLIES]))


def _drawn_ally(g: CastleBase, s: State, f: Frame, ally: int) -> None:
    lift(s.allies, SUPPLY)
    s.allies.see(ally)
    card = g.book.allies[ally]
    hold(s, f.who, card)
    emit(g, s, events.ALLY, f.who, card, -1, 0, f.ref)


def draw_quiver(g: CastleBase, s: State, who: int, rule: str) -> None:
    """Draw one face-down quiver; when the supply is empty the used ones are shuffled back."""
    # rule: RB-HERO-CHADA-3, RB-HERO-CHADA-4, RB-OPEN-24
    if not s.quivers.stacks[SUPPLY]:
        for slot in s.quivers.stacks[USED]:
            s.quivers.unseen[card_of(slot)] += 1
        s.quivers.stacks[SUPPLY] = unseen_stack(len(s.quivers.stacks[USED]))
        s.quivers.stacks[USED] = []
        emit(g, s, events.QUIVERS, who, -1, -1, 0, "RB-HERO-CHADA-4")
    s.agenda.append(Frame(DRAW, rule, 0, who, [FROM_QUIVERS]))


def _drawn_quiver(g: CastleBase, s: State, f: Frame, value: int) -> None:
    lift(s.quivers, SUPPLY)
    s.quivers.see(value)
    hero = s.heroes[f.who]
    hero.quivers.append(value)
    hero.quivers.sort()
    emit(g, s, events.QUIVER, f.who, -1, -1, value, f.ref)


# Hands.


def hold(s: State, h: int, card: int) -> None:
    """The card comes in hand; hands are sorted, so that equal hands are equal."""
    hand = s.heroes[h].hand
    hand.append(card)
    hand.sort()


def take_object(g: CastleBase, s: State, h: int, place: int, rule: str) -> None:
    """The object on top of the location comes in hand."""
    kind = card_of(lift(s.encounters, place))
    hold(s, h, g.book.encounters[kind].card)
    emit(g, s, events.TOOK, h, kind, place, 0, rule)


def distinct(numbers: list[int]) -> list[int]:
    """Each number once, in the order found."""
    found: list[int] = []
    for one in numbers:
        if one not in found:
            found.append(one)
    return found
