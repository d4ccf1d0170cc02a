"""Words of fights that several tests need: dice thrown, values told."""

from tests.scenes import Scene


def value(sc: Scene) -> int:
    """Battle value of the heroes, told by the last input."""
    return sc.told("value")[0].amount


def foe_value(sc: Scene) -> int:
    return sc.told("creature_value")[0].amount


def willpower_left(sc: Scene) -> int:
    """What the creature has left in the fight under way."""
    battle = sc.s.battle
    assert battle is not None
    return battle.willpower


def rolls(sc: Scene, *values: int) -> Scene:
    return sc.play(*[f"roll {one}" for one in values])
