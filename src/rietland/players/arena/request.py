"""What somebody asks to be played, checked: a wrong name is answered with the nearest right one."""

from collections.abc import Sequence
from math import isfinite

from rietland.content import library
from rietland.content.faults import did_you_mean
from rietland.kernel.book import BaseBook
from rietland.players.arena.games import Match
from rietland.players.search.player import PLAYERS


def make_match(
    what: str,
    heroes: int | None,
    party: list[str],
    difficulty: str,
    variant: str,
    cards: Sequence[str] = (),
) -> Match:
    """A game by `box/legend` or a legend's file, with this many heroes or those of these names.

    Whatever is left open is the usual: all seats, the first heroes, the easiest difficulty.
    Raises ValueError, or BadContent for files that cannot be read.
    """
    box, legend = library.find(what)
    book = library.book(box, legend)
    heroes_named = _party(book, heroes, party)
    levels = book.levels(len(heroes_named))
    difficulty = difficulty or levels[0]
    check_known("difficulty", difficulty, levels)
    if variant:
        check_known("variant", variant, book.variants)
    match = Match(box, legend, difficulty, heroes_named)
    match.variant = variant
    match.cards = list(cards)
    # A party that cannot be is refused here, not in the middle of the games.
    library.game(box, legend, match.party).start(match.setup())
    return match


def _party(book: BaseBook, heroes: int | None, party: list[str]) -> list[str]:
    """The party that was named, or the first of the usual ones."""
    known = [one.name for one in book.figures]
    for name in party:
        check_known("hero", name, known)
    size = heroes if heroes is not None else len(party) or book.max_heroes
    if not book.min_heroes <= size <= book.max_heroes:
        raise ValueError(
            f"--heroes must be from {book.min_heroes} to {book.max_heroes}, not {size}"
        )
    if party and len(party) != size:
        raise ValueError(f"--party names {len(party)} heroes, --heroes says {size}")
    return party or book.usual_party(size)


def check_known(what: str, name: str, known: list[str]) -> None:
    if name not in known:
        raise ValueError(f"unknown {what} '{name}'" + did_you_mean(name, known))


class Entrant:
    """A player as the command names it: `master`, `master@0.2s` or `master@400`."""

    def __init__(self, said: str, budget: float, steps: int) -> None:
        self.said: str = said
        self.name, at, much = said.partition("@")
        self.budget: float = budget
        self.steps: int = steps
        check_known("player", self.name, PLAYERS)
        if at:
            self._think(much)

    def _think(self, much: str) -> None:
        """Its own seconds or steps for a decision, whatever the others have."""
        try:
            if much.endswith("s"):
                self.budget, self.steps = float(much[:-1]), 0
            else:
                self.steps = int(much)
        except ValueError:
            self.steps = -1
        if self.steps < 0 or not is_time(self.budget) or much in ("", "0"):
            raise ValueError(
                f"'{self.said}' should say seconds ({self.name}@0.2s) or steps ({self.name}@400)"
            )


def is_time(seconds: float) -> bool:
    return isfinite(seconds) and seconds > 0
