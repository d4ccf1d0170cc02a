"""Legend 3 at a quiet moment: fates dealt to heroes, tokens carried out, the enemy turned up."""

from rietland.board.legend import event_cards, own_cards
from tests.scenes import At, Scene, scene


def fates(
    dealt: dict[str, str] | None = None,
    *,
    difficulty: str = "normal",
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    narrator: str = "A",
    turn: str = "",
    **heroes: At,
) -> Scene:
    """A moment with these fates open (by number: hero); nothing of them was carried out."""
    sc = scene(
        box="base", deck="gold", legend="3", difficulty=difficulty, turn=turn, narrator=narrator,
        creatures=creatures, loose=loose, fog=None, figures=None, **heroes,
    )  # fmt: skip
    deck = sc.g.book.deck("fates")
    for number, owner in (dealt or {}).items():
        card = sc.g.book.decks[deck].cards.index(f"fate_{number}")
        own_cards.deal(sc.g, sc.s, deck, card, sc.g.party.index(owner), "AN-FATE-11")
    return sc


def state(sc: Scene, number: int) -> int:
    """Open, done or spoiled."""
    return sc.s.card_state[own_cards.row_of(sc.g, sc.s, f"fate_{number}")]


def settled(sc: Scene, *numbers: int) -> Scene:
    """These fates are fulfilled; what follows happens at the next quiet moment."""
    for number in numbers:
        own_cards.settle(sc.g, sc.s, f"fate_{number}", own_cards.DONE, "AN-FATE-12")
    return sc


def token(sc: Scene, *numbers: int) -> Scene:
    """These creature tokens are carried out, one after the other."""
    return drawn(sc, "creature_tokens", [f"token_{number}" for number in numbers])


def enemy(sc: Scene, name: str, *dice: int) -> Scene:
    """The Black Magic card is turned and carried out."""
    drawn(sc, "black_magic", [name])
    return sc.play(*[f"roll {one}" for one in dice])


def drawn(sc: Scene, pile: str, cards: list[str]) -> Scene:
    deck = sc.g.book.deck(pile)
    for name in cards:
        event_cards.draw(sc.s, deck, -1, "AN-TOKEN-16")
        sc.g.go_on(sc.s)
        sc.play(f"draw {sc.g.book.decks[deck].cards.index(name)}")
    return sc


def look(sc: Scene) -> Scene:
    """Whatever is due now happens."""
    sc.g.go_on(sc.s)
    return sc
