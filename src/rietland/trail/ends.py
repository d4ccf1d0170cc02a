"""The end: targets and campfires, victory, and the turns of a hero who waits."""

from rietland.kernel.control import emit, end, read_cards
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.state import LOST, WON
from rietland.trail import events
from rietland.trail.base import TrailBase
from rietland.trail.book import REMOVE, Book
from rietland.trail.places import target_of
from rietland.trail.state import State


def check_target(g: TrailBase, s: State, hero: int) -> None:
    """The first hero at the target lights the campfires; with both the adventure is won."""
    # rule: CT-SYM-2, CT-END-1, CT-END-6, CT-SOLO-1, CT-SOLO-5
    space = g.book.spaces[s.at[hero]]
    if not target_of(g, s, hero, space):
        return
    s.arrived = with_value(s.arrived, hero, 1)
    emit(g, s, events.REACHED, hero, -1, s.at[hero], 0, "CT-SYM-2")
    if sum(s.arrived) < s.size:
        s.fire_of = hero
        s.fires = g.book.campfires
        return
    if is_locked(g, s):
        return
    if g.book.closing:
        read_cards(g, s, g.book.closing)
    end(g, s, WON, f"why-{g.book.box}-{g.book.legend}-won", "CT-END-1")


def is_locked(g: TrailBase, s: State) -> bool:
    """While an opponent is not beaten for good nobody wins."""
    # rule: CT-SYM-20
    for space in s.at:
        lock = g.book.spaces[space].lock
        if lock >= 0 and s.gone[lock] == 0:
            return True
    return False


def unbeatable(g: TrailBase, s: State) -> int:
    """The card that closes a target for good, because nobody can beat it any more; else -1.

    Who has arrived joins no fight. What no card can beat alone stays, and nobody wins.
    """
    # rule: CT-SYM-20, CT-OPEN-10
    if s.size != 2 or sum(s.arrived) != 1:
        return -1
    lock = g.book.spaces[s.at[s.arrived.index(1)]].lock
    if lock < 0 or s.gone[lock] > 0:
        return -1
    return -1 if _yields_to_one(g.book, lock) else lock


def _yields_to_one(book: Book, number: int) -> bool:
    """Whether one card, whichever it is, could make this one leave the game."""
    strongest = 0
    for card in book.deck:
        for face in card.faces:
            strongest = max(strongest, face.strength)
    for face in book.deck[number].faces:
        if face.beaten == REMOVE and 0 < face.opponent <= strongest:
            return True
        for use in face.uses + face.after:
            if use.then == REMOVE:
                return True
    return False


def wait(g: TrailBase, s: State, hero: int) -> None:
    """A hero at the target passes and lets a campfire burn down; without one both have lost."""
    # rule: CT-END-3, CT-END-6, CT-OPEN-1
    if s.fires == 0:
        end(g, s, LOST, "trail-why-fires", "CT-END-3")
        return
    s.fires -= 1
    emit(g, s, events.FIRE, hero, -1, -1, s.fires, "CT-END-6")
