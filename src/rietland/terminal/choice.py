"""Which option a line means: by number, by notation, or by an unmistakable beginning."""

from collections.abc import Callable

from rietland.board.view.types import Way
from rietland.views import Option


class Ambiguous(ValueError):
    """Several options begin like this."""

    def __init__(self, choices: list[str]) -> None:
        super().__init__(", ".join(choices))
        self.choices = choices


class NoSuchNumber(ValueError):
    """There is no option with this number."""

    def __init__(self, number: str, count: int) -> None:
        super().__init__(number)
        self.number = number
        self.count = count


def find(line: str, options: list[Option], asides: list[Option]) -> str:
    """The sentence a line stands for, or nothing. Raises Ambiguous or NoSuchNumber.

    `3` is the third option, `f3` the third free act. Notation may leave out the hero and the
    end, as long as one option is left.
    """
    line = " ".join(line.split())
    if line.isascii() and line.isdigit():
        return _numbered(line, line, options)
    if line[:1] == "f" and line[1:].isascii() and line[1:].isdigit():
        return _numbered(line, line[1:], asides)
    for shown in (options, asides):
        for shape in (_whole, _short):
            found = _matches(line, shown, shape)
            if found:
                return found
    return ""


def exact(line: str, options: list[Option], asides: list[Option]) -> str:
    """The option that is said just so, or nothing."""
    line = " ".join(line.split())
    for option in (*options, *asides):
        if option.say == line:
            return line
    return ""


def way(line: str, who: str, ways: list[Way]) -> Way | None:
    """The way a line such as `walk thorn 14` or `walk 14` leads, of those the hero has now."""
    words = line.split()
    if words[1:2] == [who]:
        del words[1]
    if len(words) != 2 or words[0] != "walk":
        return None
    return next((one for one in ways if one.path and str(one.to) == words[1]), None)


def _numbered(line: str, digits: str, shown: list[Option]) -> str:
    number = int(digits[:6])
    if not 1 <= number <= len(shown):
        raise NoSuchNumber(line, len(shown))
    return shown[number - 1].say


def _matches(line: str, shown: list[Option], shape: Callable[[Option], str]) -> str:
    texts = {shape(option): option.say for option in shown}
    if line in texts:
        return texts[line]
    found = [say for text, say in texts.items() if text.startswith(line)]
    if len(found) > 1:
        raise Ambiguous(found)
    return found[0] if found else ""


def _whole(option: Option) -> str:
    return option.say


def _short(option: Option) -> str:
    """The sentence without the hero who does it."""
    words = option.say.split()
    if len(words) > 1 and words[1] == option.who:
        del words[1]
    return " ".join(words)
