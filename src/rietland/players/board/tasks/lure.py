"""Lures and decoys: what is laid down for creatures and opponents to go after."""

from typing import Final

from rietland.board.pieces.things import kind_of
from rietland.players.board.legend.wishes import NEEDED
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fetch import Fetch
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import HOLD, LURE

#: What it is worth to have a thing that draws an opponent from the road.
DECOY: Final = 20.0
#: What it is worth that a creature leaves a space without a fight.
LURED: Final = 15.0


class Lure(Task):
    """Leave the thing at the space."""

    def __init__(self, h: int, space: int, value: float, hours: float, code: int) -> None:
        super().__init__(HOLD, 1 << h, space, value, max(1, hours))
        self.what = code

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return LURE


def add_decoys(situation: Situation, h: int, found: list[Task]) -> None:
    """Lay down what draws an opponent from the road; who has none fetches one."""
    s = situation.s
    hero = s.heroes[h]
    held = [code for code in hero.things if kind_of(code) == situation.decoy]
    for space in situation.decoys if held else []:
        hours = situation.far(hero.space, space)
        if hours <= situation.hours[h]:
            found.append(Lure(h, space, NEEDED, hours, held[0]))
    for i, code in enumerate(s.loose if not held else []):
        hours = situation.far(hero.space, s.loose_at[i])
        if (
            kind_of(code) == situation.decoy
            and hours < FAR
            and not situation.is_for_sale(s.loose_at[i])
        ):
            found.append(Fetch(h, s.loose_at[i], DECOY, max(1, hours), code))


def add_lures(situation: Situation, h: int, found: list[Task]) -> None:
    """Leave a lure beside creatures that hold a space the legend wants free of them."""
    for code in situation.s.heroes[h].things:
        if kind_of(code) != situation.g.book.lure:
            continue
        for space in situation.bait:
            hours = situation.way(h, space)
            if hours < FAR:
                found.append(Lure(h, space, LURED, hours, code))
        return
