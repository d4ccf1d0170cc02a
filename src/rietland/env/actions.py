"""ActionTable: every answer a seat can ever give in a game, numbered once and for all.

The hero who acts is always the one who is asked, so an entry is a verb and its two numbers. The
table depends on box and legend alone; it is the same for every party and every seat.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending

#: Numbers in an answer (a die that is turned, an option of a card) are below this.
NUMBERS: Final = 16

Mask = NDArray[np.int8]


class ActionTable:
    """Numbers of all answers, in the order of the verbs and then of their names."""

    def __init__(self, game: Game, most_heroes: int) -> None:
        self._game: Game = game
        self._most_heroes: int = most_heroes
        #: Verb, a and b of each entry.
        self.entries: list[tuple[int, int, int]] = []
        for verb, (who, a, b) in enumerate(game.lexicon.shapes):
            # What nobody says is chance's.
            if who:
                self.entries += [(verb, x, y) for x in self._values(a) for y in self._values(b)]
        self._numbers: dict[tuple[int, int, int], int] = {
            entry: number for number, entry in enumerate(self.entries)
        }

    def __len__(self) -> int:
        return len(self.entries)

    def _values(self, sort: str) -> list[int]:
        """What a slot of this sort can hold."""
        if not sort:
            return [0]
        if sort == "number":
            return list(range(NUMBERS))
        if sort == "hero":
            return list(range(self._most_heroes))
        return [number for number, name in enumerate(self._game.lexicon.names[sort]) if name]

    def number(self, action: Action) -> int:
        return self._numbers[action.verb, action.a, action.b]

    def action(self, number: int, who: int) -> Action:
        verb, a, b = self.entries[number]
        return Action(verb, who, a, b)

    def mask(self, pending: Pending) -> Mask:
        """1 for each answer to this question."""
        mask = np.zeros(len(self.entries), dtype=np.int8)
        for option in pending.options:
            mask[self.number(option)] = 1
        return mask

    def name(self, number: int) -> str:
        """An entry in notation, without the hero who acts: `walk 14`, `give wineskin 2`."""
        verb, a, b = self.entries[number]
        lexicon = self._game.lexicon
        _, a_sort, b_sort = lexicon.shapes[verb]
        words = [lexicon.verbs[verb]]
        for sort, value in ((a_sort, a), (b_sort, b)):
            # Heroes differ from party to party; here they are their seats.
            if sort:
                words.append(str(value) if sort == "hero" else lexicon.name(sort, value))
        return " ".join(words)
