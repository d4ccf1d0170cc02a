"""Checks of effects on time and the course of the legend: stars, letters, cards that wait."""

from rietland.content.board.checks import scope
from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.faults import MISSING_FIELD, NEVER_READ, NO_HERO, OUT_OF_RANGE
from rietland.content.numbers import numbers
from rietland.vocabulary import board as words
from rietland.vocabulary import control


def _narrator(walk: Walk, word: words.Narrator) -> None:
    if not (word.to or word.advance):
        said = "say where to: a letter 'to', or how many letters to 'advance'"
        walk.wrong(word, said, MISSING_FIELD)


def _end_letter(walk: Walk, word: words.EndLetter) -> None:
    if not (word.at or word.by or word.side):
        said = "say 'at' which letter, 'by' how many letters, or which 'side' shows"
        walk.wrong(word, said, MISSING_FIELD)


def _star(walk: Walk, word: words.Star) -> None:
    letters = [word.at] if isinstance(word.at, str) else list(word.at.values.values())
    if "A" in letters:
        said = "the narrator begins on A and never enters it; use 'read' instead"
        walk.wrong(word, said, NEVER_READ)
    if bool(word.card) == bool(word.pile):
        walk.wrong(word, "'star' needs either a 'card' or a pile to draw 'from'", MISSING_FIELD)
    elif walk.is_for_heroes(word.pile):
        said = f"which hero? cards of '{word.pile}' are drawn by a hero, not at a letter"
        walk.wrong(word, said, NO_HERO)
    if word.most is not None:
        _most(walk, word)


def _most(walk: Walk, star: words.Star) -> None:
    """A letter that is full asks for another die, so the die comes right before."""
    rolled = walk.before.into if isinstance(walk.before, control.Roll) else ""
    if isinstance(star.at, str) or star.at.by != rolled:
        said = "'most' lets the die be rolled again: the 'roll' for 'at' must come right before"
        walk.wrong(star, said)
    elif "end" in [*star.at.values.values(), star.at.otherwise]:
        walk.wrong(star, "'most' counts the cards at a letter, so 'at' cannot be 'end'")


def _repeat(walk: Walk, word: control.Repeat) -> None:
    """The letters that a die can show have room for all stars that are laid by it."""
    times = max(numbers(word.times), default=0)
    for star in word.do:
        if not isinstance(star, words.Star) or star.most is None or isinstance(star.at, str):
            continue
        letters = {one for one in [*star.at.values.values(), star.at.otherwise] if one}
        room = len(letters) * star.most
        if room < times and walk.draft.has(star):
            said = f"{len(letters)} letters take {room} of them, not {times}"
            walk.wrong(star, said, OUT_OF_RANGE)


def _keep_waiting(walk: Walk, word: words.KeepWaiting) -> None:
    if not walk.is_in(words.Wait):
        walk.wrong(word, "'keep_waiting' belongs inside the effects of a 'wait'")


def _draw(walk: Walk, word: words.Draw) -> None:
    if word.who is None and (word.then == "own" or walk.is_for_heroes(word.pile)):
        walk.need(word, {scope.ME})


LEGEND: Checks = {
    words.Narrator: _narrator,
    words.EndLetter: _end_letter,
    words.Star: _star,
    control.Repeat: _repeat,
    words.KeepWaiting: _keep_waiting,
    words.Draw: _draw,
}
