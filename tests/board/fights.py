"""Words of fights that several tests need: who fights, dice thrown, values told."""

from rietland.board.state import Battle
from tests.scenes import At, Scene, scene


def fighting(kind: str, **heroes: At) -> Scene:
    """The first hero has begun a fight with a creature on 10, and all others have joined."""
    sc = scene(creatures={10: kind}, **heroes)  # type: ignore[arg-type]  # heroes, no options
    first, *others = heroes
    return gather(sc.play(f"fight {first} 10"), first, *others)


def gather(sc: Scene, inviter: str, *names: str) -> Scene:
    """All these join; whoever else could come is not invited."""
    for name in names:
        sc.play(f"invite {inviter} {name}", f"join {name}")
    return sc.play(f"begin {inviter}") if sc.prompt() == "ask-invite" else sc


def rolls(sc: Scene, *values: int) -> Scene:
    return sc.play(*[f"roll {one}" for one in values])


def battle(sc: Scene) -> Battle:
    """The fight under way."""
    found = sc.s.battle
    assert found is not None
    return found


def value(sc: Scene) -> int:
    """Battle value of the heroes, told by the last input."""
    return sc.told("value")[0].amount


def foe_value(sc: Scene) -> int:
    return sc.told("creature_value")[0].amount


def willpower_left(sc: Scene) -> int:
    """What the creature has left in the fight under way."""
    return battle(sc).willpower
