"""Labels of a gamebook: which text says an option, a question or an event, and what goes into it.

Keys of the family begin with `book-`; names of content with what they name and their box:
`section-dark_paths-3.title`, `thing-dark_paths-rope`.
"""

from rietland.book import tests, verbs
from rietland.book.base import BookBase
from rietland.book.book import MEMORY, THING
from rietland.book.frames import TEST
from rietland.book.state import State
from rietland.kernel import control
from rietland.kernel.action import Action
from rietland.views import Args, Label

# Names.


def hero_name(g: BookBase, h: int) -> str:
    return g.lexicon.names["hero"][h]


def hero_label(g: BookBase, h: int) -> Label:
    return Label(f"hero-{hero_name(g, h)}")


def section_key(g: BookBase, section: int) -> str:
    """Key of its prose; `.title` is its heading."""
    return f"section-{g.book.box}-{g.book.sections[section].name}"


def title_label(g: BookBase, section: int) -> Label:
    return Label(f"{section_key(g, section)}.title")


def way_label(g: BookBase, number: int) -> Label:
    way = g.book.ways[number]
    return Label(f"{section_key(g, way.section)}.way-{way.name}")


def note_label(g: BookBase, note: int) -> Label:
    one = g.book.notes[note]
    return Label(note_key(g.book.box, one.sort, one.name))


def note_key(box: str, sort: int, name: str) -> str:
    """Key of a thing, a memory or a mark."""
    if sort == THING:
        return f"thing-{box}-{name}"
    return f"memory-{box}-{name}" if sort == MEMORY else f"mark-{box}-{name}"


def stat_label(g: BookBase, stat: int) -> Label:
    return Label(f"sheet-{g.book.box}-{g.book.stats[stat].name}")


def test_label(g: BookBase, kind: int) -> Label:
    return Label(f"test-{g.book.box}-{g.book.tests[kind].name}")


def gift_label(g: BookBase, s: State, h: int) -> Label:
    return Label(f"gift-{g.book.box}-{tests.kind_of(g, s, h).role}")


def ending_label(g: BookBase, section: int) -> Label:
    ending = g.book.sections[section].ending
    assert ending is not None
    return Label(f"ending-{g.book.box}-{ending.name}")


# Options and questions.


def action_label(g: BookBase, s: State, a: Action) -> Label:
    """What an option says."""
    if a.verb == control.CHOSEN:
        return Label(f"choice-{g.book.choices[a.a]}", {"who": hero_label(g, a.who)})
    if a.verb == control.ROLLED:
        return Label("book-do-roll", {"number": a.a})
    args: Args = {"who": hero_label(g, a.who)}
    if a.verb == verbs.TAKE:
        here = g.book.sections[s.pages[-1]]
        for number in here.ways:
            if g.book.ways[number].word == a.a:
                return way_label(g, number)
        args["way"] = g.book.way_words[a.a]
    elif a.verb == verbs.SEND:
        args["hero"] = hero_label(g, a.a)
    elif a.verb == verbs.FORGET:
        args["what"] = note_label(g, a.a)
    elif a.verb == verbs.USE:
        args["what"] = gift_label(g, s, a.who)
    return Label(f"book-do-{g.lexicon.verbs[a.verb]}", args)


def prompt_label(g: BookBase, s: State, prompt: str, who: int) -> Label:
    """What is asked."""
    args: Args = {}
    if who >= 0:
        args["who"] = hero_label(g, who)
    if "/" in prompt:
        return Label("book-ask-choose", args)
    f = s.agenda[-1] if s.agenda else None
    if f is not None and f.kind == TEST:
        test = tests.test_of(g, f)
        args["test"] = test_label(g, test.kind)
        args["against"] = tests.against(g, s, test)
        if f.at == tests.GIFT:
            rolled = f.args[tests.HEAD :]
            args["what"] = gift_label(g, s, f.who)
            args["total"] = tests.highest(g, s, f.who, test, rolled) + tests.plus(g, s, test)
        elif f.at == tests.ROLL:
            args["who"] = hero_label(g, f.who)
            return Label("book-ask-roll.test", args)
    if prompt == "ask-ending":
        args["what"] = ending_label(g, s.pages[-1])
    return Label(f"book-{prompt}", args)
