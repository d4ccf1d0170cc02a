"""What the words of a gamebook mean: effects, conditions, numbers."""

from rietland.book import sheet, tests
from rietland.book.base import BookBase
from rietland.book.state import State
from rietland.book.trail import turn_to, visits
from rietland.vocabulary import book as words
from rietland.vocabulary.control import Amount


def perform(g: BookBase, s: State, effect: object) -> None:
    if type(effect) is words.Go:
        turn_to(s, g.book.section_numbers[effect.section])
    elif type(effect) is words.Gain:
        sheet.gain(g, s, g.book.note_numbers[effect.name])
    elif type(effect) is words.Lose:
        sheet.lose(g, s, g.book.note_numbers[effect.name])
    elif type(effect) is words.Forget:
        sheet.forget(g, s, effect.sort, effect.count)
    elif type(effect) is words.SpendGift:
        for h in of_role(g, s, effect.role):
            tests.spend_gift(g, s, h)
    else:
        raise TypeError(f"no effect of a gamebook: {effect!r}")


def holds(g: BookBase, s: State, condition: object) -> bool:
    if type(condition) is words.Has:
        return g.book.note_numbers[condition.name] in s.notes
    if type(condition) is words.Role:
        # rule: FE-DP-8
        return bool(of_role(g, s, condition.name))
    if type(condition) is words.GiftLeft:
        # rule: FE-DP-9
        for h in of_role(g, s, condition.role):
            if not s.used[h] and g.book.heroes[s.kinds[h]].gifted:
                return True
        return False
    raise TypeError(f"no condition of a gamebook: {condition!r}")


def of_role(g: BookBase, s: State, role: str) -> list[int]:
    """The heroes of this role who read; every hero without one."""
    return [h for h in range(s.size) if not role or g.book.heroes[s.kinds[h]].role == role]


def measure(g: BookBase, s: State, number: Amount) -> int:
    """Visits of a section, or how much of a sort is on the sheet; else heroes."""
    if number.visits:
        return visits(s, g.book.section_numbers[number.visits])
    if number.held is not None:
        return sheet.held(g, s, number.held)
    who = number.count
    assert isinstance(who, words.Filter)
    return len(of_role(g, s, who.role))
