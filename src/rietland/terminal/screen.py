"""The table in text: what `look` shows, out of a view alone; families have screens of their own."""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar, cast

from rietland import families
from rietland.board.view.types import Way
from rietland.kernel.game import Game
from rietland.views import News, ViewHead
from rietland.words import Catalogue

#: Parts of a view that every family has; `look` is about the others.
COMMON: Final = ViewHead.__struct_fields__
V = TypeVar("V", bound=ViewHead)


class Screen(Generic[V]):
    """Says the view of any family: names and values."""

    #: The text that lists the commands.
    HELP = "plain-help"

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def lines(self, view: V) -> Iterator[str]:
        """Everything on the table, a line for each piece or place."""
        for name in view.__struct_fields__:
            if name not in COMMON:
                yield f"{name}: {getattr(view, name)}"

    def goals(self, view: V) -> Iterator[str]:  # noqa: ARG002 - families say
        """What the game is about, a line for each goal and how it stands."""
        yield from ()

    def asked(self, view: V) -> Iterator[str]:  # noqa: ARG002 - families say
        """The hero who is asked, in a line."""
        yield from ()

    def ways(self, view: V) -> list[Way]:  # noqa: ARG002 - families say
        """Where the hero who is asked can go in one go."""
        return []

    def routes(self, view: V, line: str) -> list[list[str]] | None:  # noqa: ARG002 - families say
        """The inputs that a short line such as `go a3` stands for; None when it is no such line."""
        return None

    def there(self, view: V, space: int) -> list[str]:  # noqa: ARG002 - families say
        """What stands or lies at a place, each in a word or two."""
        return []

    def outcome(self, view: V, say: str) -> str:  # noqa: ARG002 - families say
        """What an option would come to, where a view tells it."""
        return ""

    def _say(self, key: str, **args: object) -> str:
        return self.words.text(key, args)

    def _name(self, sort: str, name: str) -> str:
        return self.words.text(f"{sort}-{name}") if name else ""


def log_line(news: News, words: Catalogue) -> tuple[str, str]:
    """A line of the log and what is behind it: the id of a rule, or the title of a card."""
    line, source = words.say(news.label), str(news.rule)
    for key in (f"{source}.title", source):
        if words.has(key):
            source = words.text(key)
            # The line that reads a card out names it already.
            return line, "" if source in line else f"[{source}]"
    return line, f"[{source}]" if source[:2].isupper() else ""


def several(words: Catalogue, name: str, number: int) -> str:
    """A name, and how often it is there where that is more than once."""
    return words.text("log-times", {"what": name, "number": number}) if number > 1 else name


def screen_of(game: Game, words: Catalogue) -> Screen[ViewHead]:
    """The screen of the family of a game."""
    part = families.of(game).screen
    return cast("Screen[ViewHead]", families.load(part)(words)) if part else Screen(words)
