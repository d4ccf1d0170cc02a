"""Who plays: the figures of a party, and what was agreed, held against the Book."""

from rietland.kernel.book import BaseBook
from rietland.kernel.setup import Setup


def figure(names: list[str], name: str) -> int:
    """The number of a figure of the box. Raises ValueError for one it does not have."""
    if name not in names:
        raise ValueError(f"unknown hero '{name}'; choose from {', '.join(names)}")
    return names.index(name)


def check(base: BaseBook, setup: Setup, party: list[str]) -> None:
    """As many as may play, everybody with a seat; known difficulty, variant and cards."""
    if setup.heroes != party:
        raise ValueError(f"this game is for {', '.join(party)}, not {', '.join(setup.heroes)}")
    size = len(party)
    if not base.min_heroes <= size <= base.max_heroes:
        raise ValueError(f"{size} heroes; this game is for {base.min_heroes} to {base.max_heroes}")
    if len(setup.seats) != size:
        raise ValueError(f"{size} heroes need {size} seats, not {len(setup.seats)}")
    if setup.difficulty not in base.levels(size):
        known = ", ".join(base.levels(size))
        raise ValueError(f"unknown difficulty '{setup.difficulty}'; choose from {known}")
    if setup.variant and setup.variant not in base.variants:
        offered = ", ".join(base.variants) or "none"
        raise ValueError(f"unknown variant '{setup.variant}'; this game offers: {offered}")
    check_cards(base, setup.cards)


def check_cards(base: BaseBook, cards: list[str]) -> None:
    """Cards that are named come from the sets of the legend, no more of each than come into a game.

    Raises ValueError.
    """
    # rule: SS-SETUP-9
    known: list[str] = []
    for one in base.sets:
        known += one.cards
        named = [card for card in cards if card in one.cards]
        if len(named) > one.count:
            raise ValueError(f"of '{one.name}' only {one.count} can be named: {', '.join(named)}")
    for card in cards:
        if card not in known:
            offered = ", ".join(known) or "none"
            raise ValueError(f"unknown card '{card}'; this game offers: {offered}")
        if cards.count(card) > 1:
            raise ValueError(f"the card '{card}' is named twice")
