"""Case: a scene to count from, whatever its family."""

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState


class Case:
    """A scene and the counts it should have."""

    def __init__(self) -> None:
        self.difficulty = "normal"
        #: The heroes, for a real game at its first question.
        self.start: list[str] = []
        #: Inputs that lead from the scene to the position counted.
        self.inputs: list[str] = []
        self.depths: dict[int, int] = {}

    def position(self) -> tuple[Game, BaseState]:
        """The game, and the state after the inputs."""
        raise NotImplementedError

    def word(self, word: str, rest: list[str]) -> bool:
        """Take one line; False for a word that is not known."""
        if word == "play":
            self.inputs.append(" ".join(rest))
        elif word == "depth":
            self.depths[int(rest[0])] = int(rest[1])
        else:
            return self.scene_word(word, rest)
        return True

    def scene_word(self, word: str, rest: list[str]) -> bool:
        """Take a line about the scene."""
        raise NotImplementedError
