"""Words of content that have a new name. The check names the new one, `rietland rewrite` writes it.

A word that leaves this table is forgotten: files that still use it hear that it does not exist.
"""

from collections.abc import Container
from typing import Final, NamedTuple


class Renamed(NamedTuple):
    """An old word, what it is called now, and why. A `key` is a value's name inside a record."""

    sort: str
    old: str
    new: str
    why: str


RENAMED: Final = (
    Renamed("effect", "together", "share_loss", "the group shares a loss, as `share` a gain"),
    Renamed("effect", "ransom", "share_cost", "the group shares a cost; nobody is held captive"),
    Renamed("effect", "lift", "raise_to", "says that the number is what willpower rises to"),
    Renamed("effect", "cap", "lower_to", "says that the number is what willpower falls to"),
    Renamed("effect", "stand", "put_heroes", "says who is put on spaces"),
    Renamed("effect", "become", "set_heroes", "says whose values are set"),
    Renamed("effect", "chosen", "pick_heroes", "says what the group does, and whom it picks"),
    Renamed("effect", "rooster", "first_hero", "says what the token on the board means"),
    Renamed("effect", "dawn", "end_day", "says what happens, not what follows"),
    Renamed("effect", "today", "until_sunrise", "says when it ends"),
    Renamed("effect", "figure", "put_figure", "goes with `remove_figure`"),
    Renamed("condition", "figure", "figure_on_board", "reads as a condition"),
    Renamed("condition", "creature_out", "creature_on_board", "a creature that is out is not gone"),
    Renamed("condition", "farmers_out", "farmer_outside", "one farmer outside the castle suffices"),
    Renamed("condition", "meets", "thing_meets_creature", "says who meets whom"),
    Renamed("key", "named", "opponents", "the opponents of a legend, by name"),
    Renamed("key", "named", "opponent", "names one of them"),
)


def new_word(sort: str, old: str, known: Container[str]) -> str:
    """What an old word is called now, among the words allowed in its place; else nothing."""
    for one in RENAMED:
        if one.sort == sort and one.old == old and one.new in known:
            return one.new
    return ""
