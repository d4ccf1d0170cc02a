"""Event cards in a scene: the next one of the deck in use is drawn now."""

from rietland.board.legend import event_cards
from tests.scenes import Scene


def number(sc: Scene, card: str) -> int:
    """The number of a card in the deck in use."""
    return sc.g.book.decks[sc.s.deck_number].cards.index(card)


def draw(sc: Scene, card: str) -> Scene:
    """An event card is due, and it is this one."""
    event_cards.draw_event(sc.g, sc.s, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    return sc.play(f"draw {number(sc, card)}")
