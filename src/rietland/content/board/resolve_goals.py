"""Turns the goals of a legend into those of a Book: numbers for names."""

from rietland.board.book import BEAT, BRING, CLEAR, COUNT, HOLD, REACH, Book, Goal
from rietland.content.board.files import GoalRecord, LegendFile
from rietland.vocabulary import goals as words


def add_goals(book: Book, legend: LegendFile) -> None:
    """All goals of the legend; things, creatures, opponents and counters are in the Book."""
    for name, record in legend.goals.items():
        book.goals.append(_goal(book, name, record))


def _goal(book: Book, name: str, record: GoalRecord) -> Goal:
    goal = Goal()
    goal.name = name
    goal.needed = record.needed
    goal.shown = record.shown
    goal.lost = record.lost or f"why-{book.box}-{book.legend}-{name}"
    needs = record.needs
    if isinstance(needs, words.Hold):
        goal.kind = HOLD
        goal.lost = record.lost or "why-castle-fallen"
    elif isinstance(needs, words.Bring):
        goal.kind = BRING
        goal.what = book.thing_kind(needs.thing)
        goal.at = [needs.to]
        goal.need = needs.need
    elif isinstance(needs, words.Beat):
        goal.kind = BEAT
        names = [one.name for one in book.named]
        goal.opponents = [names.index(one) for one in needs.opponents]
        goal.need = len(goal.opponents) if needs.need is None else needs.need
    elif isinstance(needs, words.Reach):
        goal.kind = REACH
        goal.at = needs.at
        goal.who = needs.who
        goal.need = needs.need
    elif isinstance(needs, words.Count):
        goal.kind = COUNT
        goal.what = book.counter(needs.counter)
        goal.need = needs.need
    elif isinstance(needs, words.Clear):
        goal.kind = CLEAR
        goal.what = book.creature_kind(needs.creature) if needs.creature else -1
        goal.at = needs.at
    return goal
