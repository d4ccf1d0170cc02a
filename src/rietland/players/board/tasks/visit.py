"""Visits: what is to be done there is done by itself."""

from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import GO


class Visit(Task):
    """Be at the space."""

    def __init__(self, aim: int, h: int, space: int, value: float, hours: float) -> None:
        super().__init__(aim, 1 << h, space, value, hours)

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return GO
