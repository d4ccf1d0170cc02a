"""Random fights and trials of the Star Shield in which dice can be taken from a creature.

Everybody has a horned falcon if there is room for it, or a shield; wolves come at an hour that is
near. What is told is as in `battles.py`.
"""

from collections.abc import Iterator
from random import Random

from rietland.board.pieces.heroes import hold, room_for
from tests.scenes import code_of
from tests.starshield.scene import put
from tests.told import battles

SEEDS = range(24)
FIGHTS = 5


def telling(seed: int) -> Iterator[tuple[str, list[str]]]:
    """The fights of a file, by their number."""
    for number in range(FIGHTS):
        random = Random(seed * FIGHTS + number)
        ground = battles.GROUNDS[-1 if number % 2 else -2]
        fray = None
        while fray is None:
            fray = ground(random)
        sc = fray.scene
        for h, hero in enumerate(sc.s.heroes):
            hero.hours = random.choice([7, 8])
            for name in ("horned_falcon", "shield")[h % 2 :]:
                if room_for(sc.g, hero, code_of(sc.g.book, name)):
                    hold(hero, code_of(sc.g.book, name))
        put(sc, wolf_hour=random.choice([8, 9]))
        yield str(number), battles.told(fray, random)
