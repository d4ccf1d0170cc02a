"""Days that end: what tests of sunrises and of the end of a day share."""

from collections.abc import Sequence

from rietland.board.turn.sunrise import EVENT, number
from tests.scenes import Scene


def night(sc: Scene, skip: Sequence[str] = ()) -> Scene:
    """Everybody ends the day; up to the first question, with no event card at this sunrise.

    Other steps may be left out too.
    """
    sc.s.skipped = [EVENT, *(number(sc.g, step) for step in skip)]
    day = sc.s.day
    while sc.s.day == day:
        end = f"end {sc.g.party[sc.g.pending(sc.s).who]}"
        if sc.prompt() not in ("ask-turn", "ask-after") or end not in sc.options():
            break
        sc.play(end)
    return sc


def star_of(sc: Scene, card: str) -> str:
    """The letter on which the star of a card lies, or "" once it is read."""
    number = sc.g.book.cards.index(card)
    if number not in sc.s.star_card:
        return ""
    return chr(ord("A") + sc.s.star_at[sc.s.star_card.index(number)])


def lay_star(sc: Scene, card: str, letter: str) -> None:
    sc.s.star_card = [*sc.s.star_card, sc.g.book.cards.index(card)]
    sc.s.star_at = [*sc.s.star_at, ord(letter) - ord("A")]


def was_read(sc: Scene, card: str) -> bool:
    return sc.g.book.cards.index(card) in sc.s.read
