"""Random fights and trials of the Star Shield in which dice can be taken from a creature.

Everybody has a horned falcon if there is room for it, or a shield; wolves come at an hour that is
near. What is told is as in `tests/told/battles.py`.

    python -m tests.outlook.falcons           write the fingerprints anew, after a wanted change
    python -m tests.outlook.falcons <seed>    print what stands behind them
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from rietland.board.pieces.heroes import hold, room_for
from tests.scenes import code_of
from tests.starshield.scene import put
from tests.told import battles

HOME = Path(__file__).parent
SEEDS = range(24)
FIGHTS = 5


def check(seed: int) -> None:
    kept = (HOME / f"falcons_{seed}.txt").read_text(encoding="utf-8").split()
    found = [_fingerprint(lines) for lines in telling(seed)]
    assert kept == found, f"python -m tests.outlook.falcons {seed} prints what is said"


def write(seed: int) -> None:
    found = [_fingerprint(lines) for lines in telling(seed)]
    (HOME / f"falcons_{seed}.txt").write_text("\n".join(found) + "\n", encoding="utf-8")


def _fingerprint(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


def telling(seed: int) -> Iterator[list[str]]:
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
        yield [*battles._before(fray, random), *battles._course(sc, fray.begin, random)]


def main(argv: list[str]) -> None:
    for seed in SEEDS if not argv else []:
        write(seed)
    for number, lines in enumerate(telling(int(argv[0])) if argv else []):
        print(f"[{number}]", *lines, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
