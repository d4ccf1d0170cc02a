"""The three ways an input can be wrong."""


class MalformedText(ValueError):
    """The text is no sentence of this game's notation; the message says what would be."""


class IllegalAction(ValueError):
    """The sentence is understood but not allowed now; `rule` is the id that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule: str = rule


class BadContent(ValueError):
    """Content contradicts itself or the vocabulary; the message names file, line, nearest word."""
