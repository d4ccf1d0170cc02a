"""The tables of docs/author.md about boxes of cards, by the name in their marks."""

from rietland.content.tables import word_table
from rietland.vocabulary import castle as cards


def tables() -> dict[str, str]:
    """What stands between each pair of marks."""
    return {
        "symbols": word_table(cards.SYMBOLS),
        "more symbols": word_table(cards.MORE_SYMBOLS),
        "at once": word_table(cards.AT_ONCE),
        "prices": word_table(cards.PRICES),
        "what a mission needs": word_table(cards.NEEDS),
    }
