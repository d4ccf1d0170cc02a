"""The opening: which game, told by options of the command line or asked one by one."""

from rietland.content import library
from rietland.kernel.book import BaseBook
from rietland.kernel.errors import BadContent
from rietland.kernel.setup import Setup
from rietland.table import setup_check
from rietland.table.errors import BadSetup
from rietland.table.journal import Seating
from rietland.terminal.console import HELP, QUIT, Terminal
from rietland.words import Catalogue


class Wish:
    """What somebody wants to play, as far as they said; "" and nothing mean the usual."""

    def __init__(self) -> None:
        self.box: str = ""
        self.legend: str = ""
        self.difficulty: str = ""
        self.variant: str = ""
        self.cards: list[str] = []
        self.heroes: list[str] = []
        #: Companions by hero.
        self.companions: dict[str, str] = {}
        #: As in `Seating`.
        self.dice: str = "system"

    def is_blank(self) -> bool:
        return not (self.box or self.legend or self.difficulty or self.heroes or self.companions)


def ask(wish: Wish, terminal: Terminal, words: Catalogue) -> bool:
    """Ask for box, legend, difficulty and heroes; False when nobody answers any more."""
    box = _pick(terminal, words, "ui-box", library.boxes(), "base")
    if box is None:
        return False
    wish.box = box
    book = _ask_legend(wish, terminal, words)
    if book is None:
        return False
    if not _ask_heroes(wish, terminal, words):
        return False
    levels = book.levels(len(wish.heroes))
    difficulty = _pick(terminal, words, "ui-difficulty", levels, levels[0])
    if difficulty is None:
        return False
    wish.difficulty = difficulty
    return True


def _ask_legend(wish: Wish, terminal: Terminal, words: Catalogue) -> BaseBook | None:
    """The Book of a legend without faults; of another they are told, and it is asked again."""
    known = library.legends(wish.box)
    if not known:
        terminal.write(words.text("tavern-not-yet"))
        return None
    while True:
        legend = _pick(terminal, words, "ui-legend", known, known[0])
        if legend is None:
            return None
        try:
            book = library.book(wish.box, legend)
        except BadContent as fault:
            terminal.write(words.text("error-legend", {"detail": str(fault)}), "red")
        else:
            wish.legend = legend
            return book


def _pick(
    terminal: Terminal, words: Catalogue, question: str, choices: list[str], default: str
) -> str | None:
    """One of several names; an empty line takes the usual one, nonsense is asked again."""
    prompt = words.text(
        "plain-ask",
        {
            "question": words.text(question),
            "choices": ", ".join(choices),
            "default": default,
        },
    )
    while True:
        answer = _answer(terminal, words, prompt)
        if answer is None:
            return None
        if not answer:
            return default
        try:
            setup_check.check_name(question, answer, choices)
        except BadSetup as error:
            terminal.write(words.say(error.detail))
        else:
            return answer


def _answer(terminal: Terminal, words: Catalogue, prompt: str) -> str | None:
    """What is said to a question; None when nobody answers any more."""
    while True:
        line = terminal.read(prompt + " ")
        if line is None or line.strip().lower() in QUIT:
            return None
        if line.strip().lower() not in HELP:
            return line.strip().lower()
        terminal.write(words.text("plain-ask-help"))


def _ask_heroes(wish: Wish, terminal: Terminal, words: Catalogue) -> bool:
    book = library.book(wish.box, wish.legend)
    names = [one.name for one in book.figures]
    usual = book.usual_party(book.min_heroes)
    prompt = words.text(
        "plain-ask-heroes", {"choices": ", ".join(names), "default": ", ".join(usual)}
    )
    while True:
        answer = _answer(terminal, words, prompt)
        if answer is None:
            return False
        wish.heroes = answer.replace(",", " ").split() or usual[:]
        try:
            setup_check.check_heroes(wish.box, wish.legend, wish.heroes)
        except BadSetup as error:
            terminal.write(words.say(error.detail))
        else:
            return True


def complete(wish: Wish) -> None:
    """Fill in what was not said. Raises BadSetup with the nearest name."""
    wish.box = wish.box or "base"
    setup_check.check_name("ui-box", wish.box, library.boxes())
    known = library.legends(wish.box)
    if not known:
        raise BadSetup("opening-no-legend", box=wish.box)
    wish.legend = wish.legend or known[0]
    setup_check.check_legend(wish.box, wish.legend)
    book = library.book(wish.box, wish.legend)
    if not wish.heroes:
        usual = book.usual_party(book.min_heroes)
        roles = {one.name: one.role for one in book.figures}
        taken = {roles.get(name, "") for name in wish.companions}
        wish.heroes = [name for name in usual if roles[name] not in taken] or usual[:]
    for hero in wish.companions:
        if hero not in wish.heroes:
            wish.heroes.append(hero)
    wish.difficulty = wish.difficulty or book.levels(len(wish.heroes))[0]


def setup_of(wish: Wish) -> tuple[Setup, Seating]:
    """The person at the keyboard has seat 0 and leads all heroes without a companion.

    Raises BadSetup.
    """
    seats: list[int] = []
    players: dict[str, str] = {}
    for hero in wish.heroes:
        if hero in wish.companions:
            seats.append(len(players) + 1)
            players[str(seats[-1])] = wish.companions[hero]
        else:
            seats.append(0)
    setup = Setup(
        wish.box, wish.legend, wish.difficulty, wish.heroes, seats, wish.variant, wish.cards
    )
    setup_check.check(setup, players.values())
    return setup, Seating(["", *(f"{bot}" for bot in players.values())], players, wish.dice)
