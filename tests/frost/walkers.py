"""Scenes of walkers: a morning on the village face with opponents that walk."""

from tests.frost.scene import sunrise, winter
from tests.scenes import At, Scene, at


def morning(
    creatures: dict[int, str],
    *,
    loose: dict[int, list[str]] | None = None,
    thorn: int = 460,
    tenaya: At | None = None,
) -> Scene:
    """The walkers at these places, after a sunrise."""
    beside = tenaya or at(460)
    return sunrise(
        winter(face="walkers", creatures=creatures, loose=loose, thorn=at(thorn), tenaya=beside)
    )


def ways(sc: Scene) -> list[tuple[int, int]]:
    """From where to where creatures went with the last input."""
    return [(one.amount, one.where) for one in sc.told("marched")]
