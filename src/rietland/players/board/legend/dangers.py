"""Dangers that content brings: fire along a path, creatures that sleep, what lies face down."""

from rietland.board.base import Board
from rietland.board.book import Book, TokenKind
from rietland.board.legend import filters
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.board.turn import sunrise
from rietland.kernel.control import all_hold, is_awake
from rietland.players.board.legend.reading import parts
from rietland.vocabulary import board as words
from rietland.vocabulary import control


class Fire:
    """What a hero on a space may lose when the dice are rolled."""

    def __init__(self) -> None:
        self.mean: float = 0.0
        self.worst: int = 0


class Drive:
    """A creature that a trigger moves on along the arrows when a step of the sunrise comes."""

    def __init__(self, trigger: int, step: str, pick: str, conditions: list[object]) -> None:
        self.trigger: int = trigger
        self.step: str = step
        #: The creature on the `highest` or the `lowest` space.
        self.pick: str = pick
        #: What must hold beside the conditions of the trigger.
        self.conditions: list[object] = conditions


class Dangers:
    """What a Book says of them."""

    def __init__(self, book: Book) -> None:
        self.fire: list[Fire] = [Fire() for _ in range(book.size)]
        #: Triggers that let it burn at a sunrise, and those that wake whoever is met.
        self.at_sunrise: list[int] = []
        self.meetings: list[int] = []
        #: Triggers by which an opponent that must be beaten, or the end, draws near at a sunrise.
        self.strikes: list[int] = []
        #: Creatures that go further at a sunrise than they do by themselves.
        self.drives: list[Drive] = []
        #: By kind of token: the most willpower it may cost who enters; -1 if nobody need meet it.
        self.risks: list[int] = [_risk_of(book, token) for token in book.tokens]
        burning: list[str] = []
        for ref, effects in book.lists.items():
            for path, counter in _paths(effects):
                burning.append(ref)
                self._add_path(book, path, counter)
        for number, trigger in enumerate(book.triggers):
            if type(trigger.when) is words.Meets:
                self.meetings.append(number)
            elif type(trigger.when) is words.SunriseStep and _burns(book, trigger.ref, burning):
                self.at_sunrise.append(number)
            if type(trigger.when) is words.SunriseStep:
                self._add_drives(book, number, trigger.when.step, trigger.ref, [])

    def _add_drives(self, book: Book, number: int, step: str, ref: str, held: list[object]) -> None:
        for i, effect in enumerate(book.lists[ref]):
            if type(effect) is control.If:
                then = [*held, *effect.all]
                self._add_drives(book, number, step, f"{ref}/{i}/then", then)
            ahead = type(effect) is words.Move and effect.along == "arrows"
            what = effect.what if type(effect) is words.Move and ahead else None
            if type(what) is words.Pieces and what.creature and what.pick is not None:
                self.drives.append(Drive(number, step, what.pick, held))

    def _add_path(self, book: Book, path: str, counter: str) -> None:
        for effects in book.lists.values():
            for effect in effects:
                if type(effect) is control.Roll and effect.into == counter:
                    die = book.dice[book.dice_names.index(effect.die)]
                    faces = [option.a for option in die.options]
                    for number, space in enumerate(book.paths[path]):
                        hits = [face for face in faces if face > number]
                        fire = self.fire[space]
                        fire.mean = max(fire.mean, sum(hits) / len(faces))
                        fire.worst = max([fire.worst, *hits])


def _risk_of(book: Book, token: TokenKind) -> int:
    if not token.on_entry:
        return -1
    worst = 0
    for face in token.faces:
        for effect in book.lists.get(f"token/{token.name}/{face}", []):
            if type(effect) is words.Lose and isinstance(effect.willpower, int):
                worst = max(worst, effect.willpower)
    return worst


def _paths(word: object) -> list[tuple[str, str]]:
    """Every path of which heroes on the first few spaces are hit, with the counter that says."""
    found: list[tuple[str, str]] = []
    if type(word) is words.Filter and type(word.at) is words.Spaces:
        first = word.at.first
        if word.at.path and type(first) is control.Amount and first.counter:
            found.append((word.at.path, first.counter))
    for one in parts(word):
        found += _paths(one)
    return found


def _burns(book: Book, ref: str, burning: list[str]) -> bool:
    for one in burning:
        if _leads_to(book, ref, one):
            return True
    return False


def _leads_to(book: Book, ref: str, goal: str) -> bool:
    """Whether these effects, those within them or a card they read are the ones looked for."""
    if goal == ref or goal.startswith(ref + "/"):
        return True
    for address, effects in book.lists.items():
        if address == ref or address.startswith(ref + "/"):
            for effect in effects:
                if type(effect) is control.Read and _leads_to(book, f"card/{effect.card}", goal):
                    return True
                if type(effect) is words.Draw and goal.startswith(f"event/{effect.pile}/"):
                    return True
    return False


def burns_at_sunrise(dangers: Dangers, g: Board, s: State) -> bool:
    """The next sunrise brings fire."""
    for number in dangers.at_sunrise:
        trigger = g.book.triggers[number]
        if is_awake(s, trigger, number) and all_hold(g, s, -1, trigger.conditions):
            return True
    return False


def strikes_at(dangers: Dangers, g: Board, s: State, step: int) -> bool:
    """An opponent that must be beaten, or the end, draws near at this step of the sunrise."""
    for number in dangers.strikes:
        trigger = g.book.triggers[number]
        when = trigger.when
        comes = type(when) is words.SunriseStep and sunrise.number(g, when.step) == step
        if comes and is_awake(s, trigger, number) and all_hold(g, s, -1, trigger.conditions):
            return True
    return False


def driven(dangers: Dangers, g: Board, s: State, step: int) -> list[Drive]:
    """What drives creatures on at this step of the sunrise, as things are now."""
    found: list[Drive] = []
    for drive in dangers.drives:
        if sunrise.number(g, drive.step) == step:
            trigger = g.book.triggers[drive.trigger]
            awake = is_awake(s, trigger, drive.trigger)
            if awake and all_hold(g, s, -1, trigger.conditions + drive.conditions):
                found.append(drive)
    return found


def sleepers(dangers: Dangers, g: Board, s: State) -> list[int]:
    """Spaces of creatures that something sets off when a hero meets them."""
    found: list[int] = []
    for number in dangers.meetings:
        trigger = g.book.triggers[number]
        when = trigger.when
        assert isinstance(when, words.Meets)
        if is_awake(s, trigger, number) and all_hold(g, s, -1, trigger.conditions):
            for c in creatures.standing(s):
                space = s.creature_space[c]
                meant = when.what is None or filters.is_creature(g, s, c, when.what)
                if meant and space not in found and filters.is_at(g, s, space, when.at):
                    found.append(space)
    return found
