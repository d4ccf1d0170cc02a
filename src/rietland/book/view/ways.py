"""Ways as a reader meets them: open ones with their tests, and closed ones with what they lack."""

from rietland.book import odds, pages, tests, verbs
from rietland.book.base import BookBase
from rietland.book.book import MARK, MEMORY, Test
from rietland.book.frames import PAGE
from rietland.book.state import State
from rietland.book.trail import here, reader
from rietland.book.view import types as records
from rietland.book.view.labels import (
    hero_name,
    note_label,
    stat_label,
    test_label,
    way_label,
)
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, holds, reckon
from rietland.views import Args, Label, Option, Refused, sentence
from rietland.vocabulary import book as words
from rietland.vocabulary import control


def is_asked(s: State) -> bool:
    """Whether the reader chooses a way now."""
    return bool(s.agenda) and s.agenda[-1].kind == PAGE and s.agenda[-1].at == pages.ASK


def ways(g: BookBase, s: State) -> list[records.WayView]:
    """The ways of the open page. Before the effects of the section are done there are none."""
    if not is_asked(s):
        return []
    found = [_way(g, s, number, []) for number in pages.open_ways(g, s)]
    for number, lacks in closed(g, s):
        found.append(_way(g, s, number, lacks))
    order = g.book.sections[here(s)].ways
    names = [g.book.ways[number].name for number in order]
    return sorted(found, key=lambda way: names.index(way.name))


def _way(g: BookBase, s: State, number: int, lacks: list[Label]) -> records.WayView:
    way = g.book.ways[number]
    say = g.say(Action(verbs.TAKE, reader(s), way.word))
    return records.WayView(
        name=way.name,
        label=way_label(g, number),
        say="" if lacks else say,
        once=way.once,
        taken=s.taken.count(number),
        test=None if way.test is None else test_view(g, s, way.test),
        lacks=lacks,
        rule=g.rule("FE-DP-6") if lacks else "",
    )


def refused(g: BookBase, s: State) -> list[Refused]:
    """Closed ways as any client knows them."""
    if not is_asked(s):
        return []
    found: list[Refused] = []
    for number, _ in closed(g, s):
        a = Action(verbs.TAKE, reader(s), g.book.ways[number].word)
        found.append(Refused(*sentence(g.lexicon, a), way_label(g, number), g.rule("FE-DP-6")))
    return found


# Closed ways.


def closed(g: BookBase, s: State) -> list[tuple[int, list[Label]]]:
    """Ways that a reader may see are closed, and what each lacks.

    What memories and marks would open stays hidden: it would tell what is still to come.
    """
    found: list[tuple[int, list[Label]]] = []
    for number in g.book.sections[here(s)].ways:
        way = g.book.ways[number]
        if way.fallback or not pages.way_refusal(g, s, number):
            continue
        lacks = _lacks(g, s, number)
        if lacks:
            found.append((number, lacks))
    return found


def _lacks(g: BookBase, s: State, number: int) -> list[Label]:
    """What a closed way lacks; nothing where that may not be told."""
    way = g.book.ways[number]
    if way.once and number in s.taken:
        return [Label("book-lacks-once")]
    found: list[Label] = []
    conditions = [one for one in way.conditions if not holds(g, s, -1, one)]
    paid = g.book.lists[way.ref] if way.ref else []
    conditions += [
        words.Has(name=effect.name)
        for effect in paid
        if isinstance(effect, words.Lose) and not pages.able(g, s, effect)
    ]
    for condition in conditions:
        label = _lack(g, condition)
        if label is None:
            return []
        if label not in found:
            found.append(label)
    return found


def _lack(g: BookBase, condition: object) -> Label | None:
    """What a condition asks for, if it is something everybody may know of."""
    if isinstance(condition, words.Has):
        note = g.book.note_numbers[condition.name]
        if g.book.notes[note].sort in (MEMORY, MARK):
            return None
        return Label("book-lacks-thing", {"what": note_label(g, note)})
    if isinstance(condition, words.Role):
        return Label("book-lacks-role", {"what": Label(f"role-{condition.name}")})
    if isinstance(condition, control.Counter) and isinstance(condition.at_least, int):
        number = g.book.counter(condition.name)
        if number < len(g.book.stats):
            args: Args = {"what": stat_label(g, number), "number": condition.at_least}
            return Label("book-lacks-number", args)
    if isinstance(condition, control.AnyOf):
        known = [_lack(g, one) for one in condition.of]
        open_ones = [label for label in known if label is not None]
        if len(open_ones) < len(known) or not open_ones:
            return None
        label = open_ones[0]
        for more in open_ones[1:]:
            label = Label("book-lacks-or", {"first": label, "second": more})
        return label
    return None


# Tests.


def bonuses(g: BookBase, s: State, test: Test) -> list[records.BonusView]:
    """Everything that counts besides the die."""
    kind = g.book.tests[test.kind]
    found: list[records.BonusView] = []
    own = reckon(g, s, kind.plus)
    if own:
        found.append(records.BonusView(_own_label(g, test), own))
    for note, bonus in test.notes:
        if note in s.notes:
            found.append(records.BonusView(note_label(g, note), bonus))
    also = reckon(g, s, test.also)
    if also:
        found.append(records.BonusView(Label("book-bonus-also"), also))
    return found


def _own_label(g: BookBase, test: Test) -> Label:
    """The number of the sheet that the kind of test itself adds, if it is a single one."""
    plus = g.book.tests[test.kind].plus
    name = ""
    if isinstance(plus, control.Amount):
        name = plus.counter
    elif isinstance(plus, control.Lookup) and isinstance(plus.by, str):
        name = plus.by
    names = [stat.name for stat in g.book.stats]
    return stat_label(g, names.index(name)) if name in names else test_label(g, test.kind)


def test_view(g: BookBase, s: State, test: Test) -> records.TestView:
    plus = tests.plus(g, s, test)
    return records.TestView(
        kind=g.book.tests[test.kind].name,
        against=tests.against(g, s, test),
        bonuses=bonuses(g, s, test),
        wound=g.book.counters[test.wound] if test.wound >= 0 else "",
        testers=[
            records.TesterView(
                hero=hero_name(g, h),
                dice=tests.dice(g, s, h, test),
                plus=plus,
                chance=odds.chance(g, s, h, test),
                chance_with_gift=odds.chance_with_gift(g, s, h, test),
            )
            for h in tests.testers(s)
        ],
    )


# Options.


def option(g: BookBase, label: Label, a: Action) -> Option:
    """One thing that may be said now."""
    taken = g.book.way_words[a.a] if a.verb == verbs.TAKE else ""
    return Option(
        *sentence(g.lexicon, a),
        who=hero_name(g, a.who) if a.who >= 0 else "",
        label=label,
        touch=_touch(g, a),
        group=verbs.GROUPS[verbs.GROUP_OF[a.verb]],
        way=g.book.choices[a.a] if a.verb == CHOSEN else taken,
    )


def _touch(g: BookBase, a: Action) -> list[str]:
    """Pieces a client lights up for the option."""
    if a.verb == verbs.TAKE:
        return [f"way:{g.book.way_words[a.a]}"]
    if a.verb == verbs.SEND:
        return [f"hero:{hero_name(g, a.a)}"]
    if a.verb == verbs.FORGET:
        return [f"note:{g.book.notes[a.a].name}"]
    return [f"hero:{hero_name(g, a.who)}"] if a.who >= 0 else ["die"]
