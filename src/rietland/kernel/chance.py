"""Dice as questions: outcomes with exact integer weights, answered from outside."""

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.pending import CHANCE_DECIDES, Pending


def die(verb: int, faces: list[int], prompt: str) -> Pending:
    """One die: an option for each different face, weighted by how often it is printed.

    The result never changes, so a Book makes one of each die and shares it.
    """
    values = sorted(set(faces))
    return Pending(
        CHANCE_DECIDES,
        CHANCE,
        CHANCE,
        prompt,
        [Action(verb, CHANCE, value) for value in values],
        [faces.count(value) for value in values],
    )
