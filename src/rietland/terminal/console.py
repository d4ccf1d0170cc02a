"""Console: where lines come from and go to, a terminal or a pipe."""

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, TextIO

from rietland.words import printable

if TYPE_CHECKING:
    from rich.console import Console

#: What asks for help and what ends the conversation, whatever was asked.
HELP: Final = ("help", "?")
QUIT: Final = ("quit", "q", "exit")


class Terminal:
    """Reads lines and writes lines. Colour and prompts are for terminals only."""

    def __init__(
        self, lines: Iterable[str] | None = None, out: TextIO | None = None, tty: bool = False
    ) -> None:
        self.out: TextIO = out or sys.stdout
        self.tty = tty
        self._lines: Iterator[str] = iter(lines if lines is not None else sys.stdin)
        self._console: Console | None = _console(self.out) if tty else None

    def write(self, text: str = "", style: str = "") -> None:
        """One line or several. Style is a word of rich, such as `bold` or `dim`."""
        text = printable(text)
        if self._console is not None:
            self._console.print(text, style=style or None, markup=False)
        else:
            self.out.write(text + "\n")

    def row(self, text: str, aside: str) -> None:
        """A line with something less important at its end."""
        text, aside = printable(text), printable(aside)
        if not aside:
            self.write(text)
        elif self._console is not None:
            from rich.text import Text

            self._console.print(Text.assemble(text, "  ", (aside, "dim")))
        else:
            self.out.write(f"{text}  {aside}\n")

    def read(self, prompt: str = "") -> str | None:
        """The next line without its end, or None when there are no more."""
        self.out.flush()
        prompt = printable(prompt)
        if not self.tty:
            if prompt.strip(" >"):
                self.out.write(prompt + "\n")
            line = next(self._lines, None)
            return None if line is None else line.rstrip("\r\n")
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.out.write("\n")
            return None


def _console(out: TextIO) -> "Console":
    from rich.console import Console

    return Console(file=out, highlight=False)


def tell(text: str, out: TextIO | None = None) -> None:
    """One line of a command that asks nothing, on the usual output if no other is given."""
    print(printable(text), file=out or sys.stdout)


def own_terminal() -> Terminal:
    """The terminal, or the pipe, of this process."""
    tty = sys.stdin.isatty() and sys.stdout.isatty()
    if tty:
        import contextlib

        # Line editing and history, where the platform has them.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - importing it is what turns it on
    return Terminal(tty=tty)
