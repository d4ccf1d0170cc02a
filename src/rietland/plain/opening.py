"""The opening: which game, told by options of the command line or asked one by one."""

from difflib import get_close_matches
from typing import Final

from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.plain.paper import Paper
from rietland.players.player import PLAYERS
from rietland.table.journal import Seating
from rietland.words import Words

#: The party when none is named.
PARTY: Final = ["thorn", "chada"]


class Wish:
    """What somebody wants to play, as far as they said; "" and nothing mean the usual."""

    def __init__(self) -> None:
        self.box: str = ""
        self.legend: str = ""
        self.difficulty: str = ""
        self.variant: str = ""
        self.heroes: list[str] = []
        #: Companions by hero.
        self.companions: dict[str, str] = {}
        #: As in `Seating`.
        self.dice: str = "system"

    def is_blank(self) -> bool:
        return not (self.box or self.legend or self.difficulty or self.heroes or self.companions)


def legends(box: str) -> list[str]:
    """Legends of a box, numbers in their order."""
    return sorted(library.legends(box), key=_by_number)


def _by_number(name: str) -> tuple[int, str]:
    return (int(name), "") if name.isascii() and name.isdigit() else (10_000, name)


def ask(wish: Wish, paper: Paper, words: Words) -> bool:
    """Ask for box, legend, difficulty and heroes; False when there are no more lines."""
    box = _pick(paper, words, "ui-box", library.boxes(), "base")
    if box is None:
        return False
    wish.box = box
    legend = _pick(paper, words, "ui-legend", legends(box), legends(box)[0])
    if legend is None:
        return False
    wish.legend = legend
    book = library.book(box, legend)
    difficulty = _pick(paper, words, "ui-difficulty", book.difficulties, book.difficulties[0])
    if difficulty is None:
        return False
    wish.difficulty = difficulty
    return _ask_heroes(wish, paper, words)


def _pick(
    paper: Paper, words: Words, question: str, choices: list[str], default: str
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
        line = paper.read(prompt + " ")
        if line is None:
            return None
        answer = line.strip().lower()
        if not answer:
            return default
        if answer in choices:
            return answer
        paper.write(unknown(words, question, answer, choices))


def _ask_heroes(wish: Wish, paper: Paper, words: Words) -> bool:
    names = [kind.name for kind in library.book(wish.box, wish.legend).heroes]
    prompt = words.text(
        "plain-ask-heroes", {"choices": ", ".join(names), "default": ", ".join(PARTY)}
    )
    while True:
        line = paper.read(prompt + " ")
        if line is None:
            return False
        wish.heroes = line.lower().replace(",", " ").split() or PARTY[:]
        try:
            check_heroes(wish, words)
        except ValueError as error:
            paper.write(str(error))
        else:
            return True


def unknown(words: Words, sort: str, name: str, names: list[str]) -> str:
    """That nobody knows a name, and which ones are like it; `sort` is a key."""
    near = get_close_matches(name, names, 3, 0.5)
    hint = words.text(
        "opening-near" if near else "opening-all", {"names": ", ".join(near or names)}
    )
    return words.text("opening-unknown", {"sort": words.text(sort), "name": name, "hint": hint})


def complete(wish: Wish, words: Words) -> None:
    """Fill in what was not said, and check the rest. Raises ValueError with the nearest name."""
    wish.box = wish.box or "base"
    if wish.box not in library.boxes():
        raise ValueError(unknown(words, "ui-box", wish.box, library.boxes()))
    wish.legend = wish.legend or legends(wish.box)[0]
    if wish.legend not in legends(wish.box):
        raise ValueError(unknown(words, "ui-legend", wish.legend, legends(wish.box)))
    book = library.book(wish.box, wish.legend)
    wish.difficulty = wish.difficulty or book.difficulties[0]
    if wish.difficulty not in book.difficulties:
        raise ValueError(unknown(words, "ui-difficulty", wish.difficulty, book.difficulties))
    if not wish.heroes:
        taken = {kind.role for kind in book.heroes if kind.name in wish.companions}
        roles = {kind.name: kind.role for kind in book.heroes}
        wish.heroes = [name for name in PARTY if roles.get(name) not in taken] or PARTY[:]
    for hero in wish.companions:
        if hero not in wish.heroes:
            wish.heroes.append(hero)
    check_heroes(wish, words)


def check_heroes(wish: Wish, words: Words) -> None:
    """Known figures, as many as the legend is for, each role once; known companions."""
    book = library.book(wish.box, wish.legend)
    names = [kind.name for kind in book.heroes]
    for name in wish.heroes:
        if name not in names:
            raise ValueError(unknown(words, "opening-hero", name, names))
    if not book.min_heroes <= len(wish.heroes) <= book.max_heroes:
        size = {"count": len(wish.heroes), "min": book.min_heroes, "max": book.max_heroes}
        raise ValueError(words.text("opening-heroes", size))
    roles = [kind.role for name in wish.heroes for kind in book.heroes if kind.name == name]
    for role in roles:
        if roles.count(role) > 1:
            twice = words.text("opening-role", {"role": {"key": f"role-{role}"}})
            raise ValueError(twice)
    for bot in wish.companions.values():
        if bot not in PLAYERS:
            raise ValueError(unknown(words, "opening-companion", bot, list(PLAYERS)))


def setup_of(wish: Wish) -> tuple[Setup, Seating]:
    """The person at the keyboard has seat 0 and leads all heroes without a companion."""
    seats: list[int] = []
    players: dict[str, str] = {}
    for hero in wish.heroes:
        if hero in wish.companions:
            seats.append(len(players) + 1)
            players[str(seats[-1])] = wish.companions[hero]
        else:
            seats.append(0)
    setup = Setup(wish.box, wish.legend, wish.difficulty, wish.heroes, seats, wish.variant)
    return setup, Seating(["", *(f"{bot}" for bot in players.values())], players, wish.dice)
