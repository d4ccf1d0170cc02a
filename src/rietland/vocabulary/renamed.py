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
    Renamed("effect", "figure", "put_figure", "says what is put"),
    Renamed("key", "named", "opponents", "the opponents of a legend, by name"),
    Renamed("key", "named", "opponent", "names one of them"),
    Renamed("key", "roles", "role", "one role or a list of them"),
    Renamed("key", "fought", "fighters", "those who fight or have fought"),
)

_PIECES: Final = "one filter of pieces for all that exists"
_PLACES: Final = "one filter of spaces for everything that is somewhere"
_RANGES: Final = "bounds are `at_least`, `at_most`, `exactly` everywhere"
#: Old words that are said in another shape now; `content/reshape.py` turns one into the other.
RESHAPED: Final = (
    Renamed("effect", "remove_figure: f", "remove: {figure: f}", "one word for all pieces"),
    Renamed(
        "effect", "remove_well: 35", "remove: {token: well, at: 35}", "one word for all pieces"
    ),
    Renamed(
        "effect",
        "advance: {creature: c, which: lowest}",
        "move: {creature: c, pick: lowest, fixed: false, along: arrows}",
        "one word for all pieces",
    ),
    Renamed("condition", "thing_at: {thing: t, at: n}", "exists: {thing: t, at: n}", _PIECES),
    Renamed("condition", "figure_on_board: f", "exists: {figure: f}", _PIECES),
    Renamed("condition", "creature_on_board: c", "exists: {creature: c}", _PIECES),
    Renamed("condition", "farmer_outside", "exists: {thing: farmer}", _PIECES),
    Renamed(
        "condition",
        "thing_meets_creature: t",
        "exists: {thing: t, at: {with: {creature: any}}}",
        _PIECES,
    ),
    Renamed("key", "here: true", "at: here", "a space like any other"),
    Renamed("key", "thing: t", "things: {t: 1}", "how many of each kind is gained, lost or paid"),
    Renamed("key", "between: [a, b]", "at: {between: [a, b]}", _PLACES),
    Renamed("key", "region: r", "at: {region: r}", _PLACES),
    Renamed("key", "outside: [r]", "at: {not: {region: r}}", _PLACES),
    Renamed("key", "not_at: [a]", "at: {not: [a]}", _PLACES),
    Renamed("key", "willpower_below: 10", "willpower: {at_most: 9}", _RANGES),
    Renamed("key", "willpower_above: 10", "willpower: {at_least: 11}", _RANGES),
    Renamed("key", "strength_at_most: 6", "strength: {at_most: 6}", _RANGES),
    Renamed("key", "strength_at_least: 6", "strength: {at_least: 6}", _RANGES),
    Renamed(
        "key",
        "strength: {easy: {2: 10, 3: 20, 4: 30}}",
        "strength: {difficulty: {easy: {heroes: {2: 10, 3: 20, 4: 30}}}}",
        "an opponent's values are numbers like any other",
    ),
)


def new_word(sort: str, old: str, known: Container[str]) -> str:
    """What an old word is called now, among the words allowed in its place; else nothing."""
    for one in RENAMED:
        if one.sort == sort and one.old == old and one.new in known:
            return one.new
    return ""
