"""The three ways an input can be wrong."""


class MalformedText(ValueError):
    """The text is no sentence of this game's notation; the message says what would be.

    `key` and `args_said` let the catalogue say the same to players.
    """

    def __init__(
        self, message: str, key: str = "", args_said: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.key: str = key
        self.args_said: dict[str, str] = args_said or {}


class IllegalAction(ValueError):
    """The sentence is understood but not allowed now; `rule` is the id that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule: str = rule


class BadContent(ValueError):
    """Content contradicts itself or the vocabulary; the message names file, line, nearest word."""
