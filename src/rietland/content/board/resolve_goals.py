"""Turns the goals of a legend, and those of its cards, into goals of a Book: numbers for names."""

from rietland.board.book import (
    BEAT,
    BEFORE,
    BRING,
    CARDS,
    CLEAR,
    COUNT,
    HAVE,
    HOLD,
    REACH,
    SURVIVE,
    Book,
    Goal,
)
from rietland.content.board.files import PileRecord
from rietland.content.board.legend_file import GoalRecord, LegendFile
from rietland.vocabulary import goals as words


def add_goals(book: Book, legend: LegendFile, piles: dict[str, PileRecord]) -> None:
    """All goals of the legend and of cards; things, creatures, counters, … are in the Book."""
    for name, record in legend.goals.items():
        book.goals.append(_goal(book, name, record))
    for deck in book.decks:
        if deck.pile >= 0 and not deck.is_set:
            deck.needs = [
                [_needed(book, f"{card}-{number}", one) for number, one in enumerate(record.needs)]
                for card, record in piles[deck.name].cards.items()
            ]


def _goal(book: Book, name: str, record: GoalRecord) -> Goal:
    goal = _needed(book, name, record.needs)
    goal.needed = record.needed
    goal.worth = record.worth
    goal.shown = record.shown
    goal.slot = record.slot
    goal.after = record.after
    goal.watch = record.watch
    goal.lost = record.lost or f"why-{book.box}-{book.legend}-{name}"
    if goal.kind == HOLD:
        goal.lost = record.lost or "why-castle-fallen"
    return goal


def _needed(book: Book, name: str, needs: object) -> Goal:
    goal = Goal()
    goal.name = name
    if isinstance(needs, words.Hold):
        goal.kind = HOLD
    elif isinstance(needs, words.Bring):
        _bring(book, goal, needs)
    elif isinstance(needs, words.Beat):
        goal.kind = BEAT
        names = [one.name for one in book.named]
        goal.opponents = [names.index(one) for one in needs.opponents]
        goal.need = len(goal.opponents) if needs.need is None else needs.need
        goal.calmed = needs.calmed
    elif isinstance(needs, words.Reach):
        goal.kind = REACH
        goal.at = needs.at
        goal.who = needs.who
        goal.need = needs.need
    elif isinstance(needs, words.Count):
        goal.kind = COUNT
        goal.counter = book.counter(needs.counter)
        goal.need = needs.need
    elif isinstance(needs, words.Clear):
        goal.kind = CLEAR
        goal.what = book.creature_kind(needs.creature) if needs.creature else -1
        goal.at = needs.at
    elif isinstance(needs, words.Have):
        goal.kind = HAVE
        goal.pieces = needs.what
        goal.need = needs.need
    elif isinstance(needs, words.Cards):
        goal.kind = CARDS
        goal.what = book.deck(needs.pile)
    elif isinstance(needs, words.Survive):
        goal.kind = SURVIVE
        goal.who = needs.who
        goal.need = needs.need
    elif isinstance(needs, words.Before):
        goal.kind = BEFORE
        goal.what = ord(needs.letter) - ord("A") if needs.letter else -1
    return goal


def _bring(book: Book, goal: Goal, needs: words.Bring) -> None:
    goal.kind = BRING
    things = [needs.thing] if isinstance(needs.thing, str) else needs.thing
    goal.things = [book.thing_kind(one) for one in things]
    if isinstance(needs.to, int):
        goal.at = [needs.to]
    elif isinstance(needs.to, list):
        goal.at = needs.to
    goal.by_face = needs.score == "face"
    goal.counter = book.counter(needs.counter) if needs.counter else -1
    goal.need = needs.need
