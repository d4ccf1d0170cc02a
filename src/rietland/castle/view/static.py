"""What is printed on the cards: sent to a client once, before the first view."""

import msgspec

from rietland.castle.base import CastleBase
from rietland.castle.book import SORTS
from rietland.castle.view import types as records
from rietland.castle.view.labels import option_label, symbol_label
from rietland.vocabulary.castle import Encounter


def castle_static(g: CastleBase) -> dict[str, object]:
    """The catalogue of cards and places: never changes, so it is sent once."""
    book = g.book
    static = records.CastleStatic(
        box=book.box,
        legend=book.legend,
        places=book.places[1:],
        start=book.start,
        heroes=[
            records.CardHeroKindView(
                one.name, one.role, one.colour, [book.hand_cards[card].name for card in one.cards]
            )
            for one in book.heroes
        ],
        cards=[
            records.CardText(
                one.name,
                SORTS[one.sort],
                [option_label(book.lists[ref]) for ref in one.options],
            )
            for one in book.hand_cards
        ],
        encounters=[
            records.CreatureCard(
                name=one.name,
                object=one.card >= 0,
                strength=one.strength,
                gold=one.gold,
                row=one.row,
                toll=one.toll,
                red=one.red,
                copies=one.copies,
                reward=[symbol_label(effect) for effect in book.lists.get(one.reward, [])],
                burden=bool(one.burden),
            )
            for one in book.encounters
        ],
        missions=[one.name for one in book.missions],
        narrators=[
            records.NarratorCard(one.name, _half(g, one.upper), _half(g, one.lower), one.red)
            for one in book.narrators
        ],
        grimoires=[
            records.GrimoireView(one.name, one.strength, one.remote, True) for one in book.grimoires
        ],
        difficulties=book.difficulties,
        variants=book.variants,
    )
    made = msgspec.to_builtins(static)
    assert isinstance(made, dict)
    return made


def _half(g: CastleBase, ref: str) -> records.HalfView:
    effect = g.book.lists[ref][0]
    assert isinstance(effect, Encounter)
    return records.HalfView(effect.at or 0, effect.face == "up", effect.count)
