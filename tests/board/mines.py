"""Scenes of the mine: a quiet moment of the fourth legend, its fire, its lake."""

from rietland.board.legend import event_cards
from rietland.kernel.control import read_card
from tests.scenes import At, Scene, scene


def mine(
    *,
    difficulty: str = "normal",
    turn: str = "",
    creatures: dict[int, str] | None = None,
    loose: dict[int, list[str]] | None = None,
    fog: dict[int, str | None] | None = None,
    narrator: str = "A",
    end: str = "L",
    alarm: bool = False,
    fire: bool = False,
    **heroes: At,
) -> Scene:
    """The guards lie at their places; the alarm is given and the fire is lit if it is said."""
    sc = scene(
        legend="4",
        deck="silver",
        box="base",
        difficulty=difficulty,
        turn=turn,
        figures=None,
        creatures=creatures,
        loose=loose,
        fog=fog,
        narrator=narrator,
        **heroes,
    )
    put(sc, "begun", 1)
    put(sc, "alarm", int(alarm))
    put(sc, "fire", int(fire))
    sc.s.last_letter = ord(end) - ord("A")
    return sc


def put(sc: Scene, counter: str, value: int) -> None:
    sc.s.counters[sc.g.book.counter(counter)] = value


def value(sc: Scene, counter: str) -> int:
    return sc.s.counters[sc.g.book.counter(counter)]


def end(sc: Scene) -> str:
    """The letter where the legend ends."""
    return chr(ord("A") + sc.s.last_letter)


def read(sc: Scene, card: str) -> Scene:
    """A card of the legend is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)
    return sc


def draw(sc: Scene, pile: str, card: str, who: str = "") -> Scene:
    """This card of a pile is drawn now."""
    deck = sc.g.book.deck(pile)
    event_cards.draw(sc.s, deck, sc.g.party.index(who) if who else -1, "AN-L4-14")
    sc.g.go_on(sc.s)
    return sc.play(f"draw {sc.g.book.decks[deck].cards.index(card)}")


def lake(sc: Scene, number: int) -> Scene:
    """Chance says which card of the Secret Lake it is."""
    deck = sc.g.book.deck("lake")
    return sc.play(f"draw {sc.g.book.decks[deck].cards.index(f'lake_{number}')}")


def blast(sc: Scene, first: int, second: int, third: int) -> Scene:
    """Fire breaks out of the three vents, so far."""
    draw(sc, "fire", "blast")
    return sc.play(f"roll {first}", f"roll {second}", f"roll {third}")


def sunrise(sc: Scene) -> Scene:
    """Everybody ends the day; without fire nothing is asked."""
    while sc.prompt() == "ask-turn" and not sc.hero(sc.g.party[sc.s.active]).resting:
        day = sc.s.day
        sc.play(f"end {sc.g.party[sc.s.active]}")
        if sc.s.day > day:
            break
    return sc
