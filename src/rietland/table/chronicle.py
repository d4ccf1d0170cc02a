"""The story of a finished game, out of everything that happened in it."""

from collections.abc import Iterable
from typing import cast

from rietland import families
from rietland.kernel.action import CHANCE
from rietland.kernel.game import Game
from rietland.table.table import Happened
from rietland.table.timeline import UNDO
from rietland.views import Chronicle, ViewHead


def chronicle(game: Game, log: Iterable[Happened], view: ViewHead) -> Chronicle:
    """What was decisive and how close it was; nothing in a family that does not tell."""
    part = families.of(game).chronicle
    if not part:
        return Chronicle([], [])
    lines = [
        (happened.seq, line) for happened in kept(log) for line in happened.news.get(CHANCE, [])
    ]
    return cast("Chronicle", families.load(part)(lines, view))


def kept(log: Iterable[Happened]) -> list[Happened]:
    """What happened, without what was taken back."""
    told: list[Happened] = []
    for happened in log:
        verb, _, to = happened.say.partition(" ")
        if verb == UNDO:
            told = [one for one in told if one.seq <= int(to)]
        told.append(happened)
    return told
