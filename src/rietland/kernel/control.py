"""What the control words mean, and how triggers wake.

Effects run in RUN frames: an address in the Book and a position. A nested list has the address
of its record plus the field's name, so a game can be saved and copied in the middle of anything.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.action import Action
from rietland.kernel.book import BaseBook, Trigger
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.errors import EndlessContent
from rietland.kernel.event import Event
from rietland.kernel.frame import CHOOSE, EACH, REPEAT, ROLL, RUN, Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.state import LOST, NOTHING_DUE, PLAYING, WON, BaseState
from rietland.vocabulary import control as words

# Compiled code finds an imported name three times as fast as one of a module.
from rietland.vocabulary.control import (
    Add,
    AnyOf,
    Choose,
    Counter,
    Difficulty,
    Each,
    Fail,
    Heroes,
    If,
    Lookup,
    Not,
    NumberIs,
    Read,
    Repeat,
    Roll,
    Say,
    Set,
    Win,
)

# Verbs of the kernel: what a die shows, which way is taken, which card is seen.
ROLLED: Final = 0
CHOSEN: Final = 1
DRAWN: Final = 2

#: First argument of an EACH frame that goes through pieces or spaces instead of heroes.
PIECES: Final = -1

# Events of the kernel: the first rows of every family's table (`event.py`).
SAID: Final = 0
READ: Final = 1
ENDED: Final = 2
DIE: Final = 3
CHOICE: Final = 4

#: The control words among effects; all others are a family's.
_CONTROL: Final = frozenset(words.EFFECTS)
#: So much work may follow from one input; no legend of the boxes ever needs 100.
MOST_WORK: Final = 10_000
#: Of records that keep each other at work, so many frames are looked at and so many names told.
MOST_LOOKED_AT: Final = 100
MOST_NAMED: Final = 8
#: What a number divided by 0 is: more than anybody waits for.
NEVER: Final = 99


# Tests play a toy game, and tests are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What the control words need from a family.

    No ABC: compiled classes share its cache, and `isinstance` then answers for the wrong class.
    """

    def __init__(self, base: BaseBook) -> None:
        self.base: BaseBook = base

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        """Do one effect of the family; `ref` is the effect's own address."""
        raise NotImplementedError

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        """Whether everything can be paid that this effect asks for."""
        raise NotImplementedError

    def holds(self, s: BaseState, who: int, condition: object) -> bool:
        """Whether a condition of the family holds."""
        raise NotImplementedError

    def select(self, s: BaseState, who: object) -> list[int]:
        """The heroes a filter names, lowest rank first."""
        raise NotImplementedError

    def piece(self, _s: BaseState, event: Event) -> int:
        """The piece that an event is about, as content's word `it` knows it, or -1."""
        return event.what

    def gather(self, s: BaseState, each: words.Each) -> list[int]:
        """PIECES, then the pieces or spaces that `each` names: piece (or -1) and space of each."""
        raise NotImplementedError

    def matches(self, s: BaseState, when: object, event: Event) -> bool:
        """Whether this event passes the trigger's filters."""
        raise NotImplementedError

    def measure(self, s: BaseState, number: words.Amount) -> int:
        """What a number counts that only the family knows: pieces, heroes, ways, letters."""
        raise NotImplementedError

    def count(self, s: BaseState, counter: int, value: int) -> None:
        """A counter gets this value; a family may keep it within limits and tell of it."""
        s.counters[counter] = value

    def speaker(self, s: BaseState, who: int) -> int:
        """The hero who answers for `who`; for the group (-1) the hero who speaks for it now."""
        raise NotImplementedError

    def seat(self, s: BaseState, who: int) -> int:
        """The seat that leads this hero."""
        raise NotImplementedError


def emit(
    rules: Rules,
    s: BaseState,
    kind: int,
    who: int,
    what: int = -1,
    where: int = -1,
    amount: int = 0,
    rule: str = "",
) -> None:
    """Something happened, by this rule or card: tell it, and note which triggers it wakes.

    They run after the step that caused them, in the order of the Book, before anything else.
    """
    base = rules.base
    if base.rule_ids:  # spares work
        rule = base.rule_ids.get(rule, rule)
    event = Event(kind, who, what, where, amount, rule)
    s.news.append(event)
    if base.listening[kind]:  # spares work
        _note_triggers(rules, s, event)


def notice(rules: Rules, s: BaseState, kind: int) -> None:
    """A moment that only triggers hear: nothing happened that could be told or matched."""
    listening = rules.base.listening[kind]
    me, it, there = s.me, s.it, s.there
    s.me, s.it, s.there = -1, -1, -1
    s.work += len(listening)
    for number in listening:
        trigger = rules.base.triggers[number]
        if is_awake(s, trigger, number) and all_hold(rules, s, -1, trigger.conditions):
            _note_trigger(s, number)
    s.me, s.it, s.there = me, it, there


def _note_triggers(rules: Rules, s: BaseState, event: Event) -> None:
    listening = rules.base.listening[event.kind]
    # The effect that is being done goes on afterwards, with its own hero, piece and place.
    me, it, there = s.me, s.it, s.there
    s.me, s.it, s.there = event.who, rules.piece(s, event), event.where
    s.work += len(listening)
    for number in listening:
        trigger = rules.base.triggers[number]
        if not is_awake(s, trigger, number) or not rules.matches(s, trigger.when, event):
            continue
        if all_hold(rules, s, event.who, trigger.conditions):
            _note_trigger(s, number)
    s.me, s.it, s.there = me, it, there


def is_awake(s: BaseState, trigger: Trigger, number: int) -> bool:
    """Can it still fire, and has the card been read that brings it?"""
    # rule: SS-SETUP-12
    if trigger.once and s.fired[number]:
        return False
    return trigger.card < 0 or trigger.card in s.read


def _note_trigger(s: BaseState, number: int) -> None:
    s.fired = with_value(s.fired, number, 1)
    s.due = [*s.due, number, s.me, s.it, s.there]


def wake(rules: Rules, s: BaseState) -> None:
    """Put the woken triggers on the agenda, the first one on top."""
    i = len(s.due) - 4
    while i >= 0:
        ref = rules.base.triggers[s.due[i]].ref
        s.agenda.append(Frame(RUN, ref, 0, s.due[i + 1], [s.due[i + 2], s.due[i + 3]]))
        i -= 4
    s.due = NOTHING_DUE


def bind(s: BaseState, ref: str, who: int) -> None:
    """From now on content that says `me`, `it` and `there` means what the effect at `ref` knows.

    The list of a trigger stays on the agenda, with what woke it, until all in it is done.
    """
    s.me = who
    s.it = -1
    s.there = -1
    for f in reversed(s.agenda):
        if f.kind == RUN and f.args and ref.startswith(f.ref + "/"):
            s.it = f.args[0]
            s.there = f.args[1]
            return


def push_run(s: BaseState, ref: str, who: int) -> None:
    s.agenda.append(Frame(RUN, ref, 0, who, []))


def read_card(rules: Rules, s: BaseState, card: int) -> None:
    """Show a card of the legend and do what it says."""
    read_cards(rules, s, [card])


def read_cards(rules: Rules, s: BaseState, cards: list[int]) -> None:
    """Show cards of the legend in this order, then do what each says, the first one first."""
    for card in cards:
        s.read = [*s.read, card]
        emit(rules, s, READ, -1, card, -1, 0, rules.base.cards[card])
    for card in reversed(cards):
        push_run(s, "card/" + rules.base.cards[card], -1)


def end(rules: Rules, s: BaseState, result: int, why: str, rule: str) -> None:
    """The game is over, once: a later reason does not change the first."""
    if s.result == PLAYING:
        s.result = result
        s.why = why
        emit(rules, s, ENDED, -1, result, -1, 0, rule)


def amount(rules: Rules, s: BaseState, number: words.Number) -> int:
    """The value of a number that may be calculated; never below 0 then."""
    return number if isinstance(number, int) else max(0, reckon(rules, s, number))


def reckon(rules: Rules, s: BaseState, number: words.Number) -> int:
    """The value of a number that may be reckoned, below 0 too."""
    if isinstance(number, int):
        return number
    if isinstance(number, Lookup):
        return _looked_up(rules, s, number)
    value = _counted(rules, s, number) * reckon(rules, s, number.times)
    if number.over != 1:  # spares work
        value = _divided(value, reckon(rules, s, number.over), number.round == "up")
    if number.half:
        value = (value + 1) // 2 if number.half == "up" else value // 2
    if number.at_least is not None:
        value = max(value, reckon(rules, s, number.at_least))
    if number.at_most is not None:
        value = min(value, reckon(rules, s, number.at_most))
    return value


def _divided(value: int, by: int, up: bool) -> int:
    """A part of a number; NEVER where there is nothing to divide it by."""
    if by <= 0:
        return NEVER
    return (value + by - 1) // by if up else value // by


def _looked_up(rules: Rules, s: BaseState, table: words.Lookup) -> int:
    """The entry of the table; without one its `else`, and 0 without that."""
    found = table.values.get(key_of(rules, s, table.by), table.otherwise)
    return 0 if found is None else reckon(rules, s, found)


def key_of(rules: Rules, s: BaseState, by: str | words.Amount) -> int:
    """What a table is looked up by: the value of a counter, or any number."""
    if isinstance(by, str):
        return s.counters[counter_number(rules, s, by)]
    return reckon(rules, s, by)


def counter_number(rules: Rules, s: BaseState, name: str) -> int:
    """Position of a counter in the state; of one that each hero has, that of the hero."""
    number = rules.base.counter(name)
    if name in rules.base.per_hero:
        return number + s.me
    return number


def _counted(rules: Rules, s: BaseState, number: words.Amount) -> int:
    if number.counter:
        return s.counters[counter_number(rules, s, number.counter)]
    if number.heroes:
        return reckon(rules, s, number.heroes[s.size])
    if number.difficulty:
        return reckon(rules, s, by_level(rules.base.difficulties, s.difficulty, number.difficulty))
    if number.sum:
        return sum([reckon(rules, s, one) for one in number.sum])
    if number.largest:
        return max([reckon(rules, s, one) for one in number.largest])
    if number.smallest:
        return min([reckon(rules, s, one) for one in number.smallest])
    return rules.measure(s, number)


def by_level(names: list[str], level: int, table: dict[str, words.Number]) -> words.Number:
    """The number of a level; one that is missing has that of the level before it."""
    while level > 0 and names[level] not in table:
        level -= 1
    return table[names[level]]


def within(
    rules: Rules,
    s: BaseState,
    value: int,
    least: words.Number | None,
    most: words.Number | None,
    exactly: words.Number | None,
) -> bool:
    """Whether a value lies within the bounds that are given."""
    if least is not None and value < reckon(rules, s, least):
        return False
    if most is not None and value > reckon(rules, s, most):
        return False
    return exactly is None or value == reckon(rules, s, exactly)


def all_hold(rules: Rules, s: BaseState, who: int, conditions: list[object]) -> bool:
    for condition in conditions:
        if not holds(rules, s, who, condition):
            return False
    return True


def holds(rules: Rules, s: BaseState, who: int, condition: object) -> bool:
    s.work += 1
    if type(condition) is Counter:
        value = s.counters[counter_number(rules, s, condition.name)]
        return within(rules, s, value, condition.at_least, condition.at_most, condition.exactly)
    if type(condition) is NumberIs:
        value = reckon(rules, s, condition.of)
        return within(rules, s, value, condition.at_least, condition.at_most, condition.exactly)
    if type(condition) is Difficulty:
        return rules.base.difficulties[s.difficulty] == condition.name
    if type(condition) is Heroes:
        return within(rules, s, s.size, condition.at_least, condition.at_most, condition.exactly)
    if type(condition) is Not:
        return not all_hold(rules, s, who, condition.all)
    if type(condition) is AnyOf:
        for one in condition.of:
            if holds(rules, s, who, one):
                return True
        return False
    return rules.holds(s, who, condition)


def step_run(rules: Rules, s: BaseState, f: Frame) -> None:
    """Do the next effect of a list; the frame leaves when the list is done."""
    effects = rules.base.lists[f.ref]
    if f.at >= len(effects):
        s.agenda.pop()
        return
    ref = f.ref + "/" + str(f.at)
    effect = effects[f.at]
    f.at += 1
    bind(s, ref, f.who)
    _begin(rules, s, ref, f.who, effect)


def _begin(rules: Rules, s: BaseState, ref: str, who: int, effect: object) -> None:
    if type(effect) not in _CONTROL:
        rules.perform(s, ref, who, effect)
    elif type(effect) is If:
        branch = "/then" if all_hold(rules, s, who, effect.all) else "/otherwise"
        push_run(s, ref + branch, who)
    elif type(effect) is Roll:
        args = [counter_number(rules, s, effect.into), rules.base.dice_names.index(effect.die)]
        s.agenda.append(Frame(ROLL, ref, 0, who, args))
    elif type(effect) is Choose:
        if _ways(rules, s, ref, who, effect):
            s.agenda.append(Frame(CHOOSE, ref, 0, who, []))
    elif type(effect) is Each:
        if effect.who is not None:
            s.agenda.append(Frame(EACH, ref, 0, who, rules.select(s, effect.who)))
        else:
            s.agenda.append(Frame(EACH, ref, 0, who, rules.gather(s, effect)))
    elif type(effect) is Repeat:
        s.agenda.append(Frame(REPEAT, ref, 0, who, [amount(rules, s, effect.times)]))
    elif type(effect) is Set:
        for name, value in effect.counters.items():
            rules.count(s, counter_number(rules, s, name), reckon(rules, s, value))
    elif type(effect) is Add:
        for name, value in effect.counters.items():
            counter = counter_number(rules, s, name)
            rules.count(s, counter, s.counters[counter] + reckon(rules, s, value))
    elif type(effect) is Say:
        emit(rules, s, SAID, who, -1, -1, 0, effect.text)
    elif type(effect) is Read:
        read_card(rules, s, rules.base.cards.index(effect.card))
    elif type(effect) is Win:
        end(rules, s, WON, effect.why, ref)
    else:
        assert type(effect) is Fail
        end(rules, s, LOST, effect.why, ref)


def step_each(s: BaseState, f: Frame) -> None:
    """The next hero; after PIECES come pieces with their spaces, two numbers each."""
    if f.args and f.args[0] == PIECES:
        at = 1 + 2 * f.at
        if at >= len(f.args):
            s.agenda.pop()
            return
        f.at += 1
        s.agenda.append(Frame(RUN, f.ref + "/do", 0, f.who, f.args[at : at + 2]))
        return
    if f.at >= len(f.args):
        s.agenda.pop()
        return
    f.at += 1
    push_run(s, f.ref + "/do", f.args[f.at - 1])


def step_repeat(s: BaseState, f: Frame) -> None:
    if f.at >= f.args[0]:
        s.agenda.pop()
        return
    f.at += 1
    push_run(s, f.ref + "/do", f.who)


def endless(s: BaseState) -> EndlessContent:
    """What to say of an input that leads to no question: which records are at work."""
    named: list[str] = []
    above = ""
    for f in s.agenda[-MOST_LOOKED_AT:]:
        # A list inside a record has an address that goes on from the record's.
        if f.kind == RUN and f.ref not in named and not f.ref.startswith(above + "/"):
            named.append(f.ref)
        above = f.ref
    return EndlessContent(sorted(named)[:MOST_NAMED])


def effect_at(rules: Rules, ref: str) -> object:
    """The record at an address: `<list>/<position>`."""
    cut = ref.rfind("/")
    return rules.base.lists[ref[:cut]][int(ref[cut + 1 :])]


def ask_choose(rules: Rules, s: BaseState, f: Frame) -> Pending:
    """Which way? Where none could be taken the question was never asked."""
    effect = effect_at(rules, f.ref)
    assert type(effect) is Choose
    speaker = rules.speaker(s, f.who)
    bind(s, f.ref, f.who)
    options: list[Action] = []
    for way in _ways(rules, s, f.ref, f.who, effect):
        options.append(Action(CHOSEN, speaker, way))
    return decide(rules.seat(s, speaker), speaker, f.ref, options)


def _ways(rules: Rules, s: BaseState, ref: str, who: int, effect: words.Choose) -> list[int]:
    """The ways whose every demand can be paid."""
    found: list[int] = []
    for name in effect.options:
        if _payable(rules, s, who, ref + "/options/" + name):
            found.append(rules.base.choices.index(name))
    return found


def _payable(rules: Rules, s: BaseState, who: int, ref: str) -> bool:
    for effect in rules.base.lists[ref]:
        if not rules.able(s, who, effect):
            return False
    return True


def answer_choose(rules: Rules, s: BaseState, f: Frame, a: Action) -> None:
    s.agenda.pop()
    emit(rules, s, CHOICE, a.who, a.a, -1, 0, f.ref)
    push_run(s, f.ref + "/options/" + rules.base.choices[a.a], f.who)


def answer_roll(rules: Rules, s: BaseState, f: Frame, a: Action) -> None:
    s.agenda.pop()
    s.counters[f.args[0]] = a.a
    emit(rules, s, DIE, f.who, f.args[1], -1, a.a, f.ref)
