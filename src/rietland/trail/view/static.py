"""What is printed on cards and maps: sent to a client once, before the first view."""

import msgspec

from rietland.trail.base import TrailBase
from rietland.trail.book import SORTS
from rietland.trail.view import types as records
from rietland.trail.view.tableau import face_view


def trail_static(g: TrailBase) -> dict[str, object]:
    """Heroes, cards, how maps are painted, and ways to begin."""
    book = g.book
    static = records.TrailStatic(
        box=book.box,
        legend=book.legend,
        heroes=[
            records.TrailHeroKind(
                one.name,
                one.role,
                one.colour,
                [book.deck[card].name for card in one.cards],
                one.alone != "",
            )
            for one in book.heroes
        ],
        cards=[
            records.TrailCardKind(
                one.name,
                SORTS[one.sort],
                one.copies,
                [face_view(g, one, side) for side in one.faces],
            )
            for one in book.deck
            if one.copies
        ],
        maps=[
            records.MapArt(
                one.name,
                one.terrain,
                _place(g, number),
                [records.SceneryView(thing.kind, thing.x, thing.y) for thing in one.scenery],
            )
            for number, one in enumerate(book.maps)
        ],
        stages=book.stages(),
        drawn=book.laid,
        willpower=book.supply,
        campfires=book.campfires,
        only_move=book.only_move,
        difficulties=book.difficulties,
        allies=book.allies,
        variants=book.variants,
    )
    made = msgspec.to_builtins(static)
    assert isinstance(made, dict)
    return made


def _place(g: TrailBase, number: int) -> str:
    if number == g.book.first:
        return "first"
    return "last" if number == g.book.last else "between"
