"""Whether a game can be set up: known names, as many heroes as may play, each role once.

Every client asks here, so all of them say the same when something is wrong.
"""

from collections.abc import Iterable
from difflib import get_close_matches

from rietland.content import library
from rietland.kernel.party import check_cards
from rietland.kernel.setup import Setup
from rietland.players.search.player import PLAYERS
from rietland.table.errors import BadSetup, detail_of
from rietland.views import Label


def check(setup: Setup, companions: Iterable[str] = ()) -> None:
    """Raises BadSetup, with the nearest name, for a game that cannot be."""
    check_legend(setup.box, setup.legend)
    book = library.book(setup.box, setup.legend)
    check_name("ui-difficulty", setup.difficulty, book.levels(len(setup.heroes)))
    if setup.variant:
        check_name("tavern-variant", setup.variant, book.variants)
    for card in setup.cards:
        check_name("opening-card", card, [card for one in book.sets for card in one.cards])
    try:
        check_cards(book, setup.cards)
    except ValueError as error:
        raise BadSetup("fault-setup", detail=detail_of(error)) from error
    check_heroes(setup.box, setup.legend, setup.heroes)
    for companion in companions:
        check_name("opening-companion", companion, list(PLAYERS))


def check_legend(box: str, legend: str) -> None:
    check_name("ui-box", box, library.boxes())
    check_name("ui-legend", legend, library.legends(box))


def check_heroes(box: str, legend: str, heroes: list[str]) -> None:
    """Known figures, as many as the legend is for, each role once."""
    book = library.book(box, legend)
    roles = {one.name: one.role for one in book.figures}
    for name in heroes:
        check_name("opening-hero", name, list(roles))
    if not book.min_heroes <= len(heroes) <= book.max_heroes:
        wanted = party_size(book.min_heroes, book.max_heroes)
        raise BadSetup("opening-heroes", count=len(heroes), heroes=wanted)
    taken = [roles[name] for name in heroes]
    for role in taken:
        if taken.count(role) > 1:
            raise BadSetup("opening-role", role=Label(f"role-{role}"))


def party_size(few: int, many: int) -> Label:
    """How many heroes a legend is for, "2 to 4 heroes" or "2 heroes"."""
    return Label(
        "tavern-count" if few < many else "tavern-count.exactly", {"min": few, "max": many}
    )


def check_name(sort: str, name: str, names: list[str]) -> None:
    """That somebody knows a name, else which ones are like it; `sort` is a key of the catalogue."""
    if name not in names:
        near = get_close_matches(name, names, 3, 0.5)
        key = "opening-near" if near else "opening-all"
        hint = Label(key, {"names": ", ".join(near or names)})
        raise BadSetup("opening-unknown", sort=Label(sort), name=name, hint=hint)
