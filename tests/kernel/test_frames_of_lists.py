"""Lists on the agenda: what goes through pieces, and what `me`, `it` and `there` mean in them."""

from orchard.events import GREW
from orchard.game import OrchardGame
from orchard.state import Orchard
from orchard.words import Everybody, Grow, Happens, HasApples, Pay
from rietland.kernel.book import Trigger
from rietland.kernel.control import (
    PIECES,
    READ,
    bind,
    effect_at,
    endless,
    notice,
    read_cards,
    step_each,
)
from rietland.kernel.frame import EACH, RUN, Frame
from rietland.kernel.state import BaseState
from rietland.vocabulary import control as words
from tests.toy import ToyBook, setup, toy


def quiet(book: ToyBook | None = None) -> Orchard:
    """An orchard in which nothing is to be done."""
    s = toy(book or ToyBook()).start(setup())
    s.agenda = []
    s.news = []
    return s


def lists(s: Orchard) -> list[tuple[str, int, int, list[int]]]:
    return [(f.ref, f.at, f.who, f.args) for f in s.agenda if f.kind == RUN]


def test_pieces_come_one_after_the_other_with_their_spaces() -> None:
    s = quiet()
    f = Frame(EACH, "start/0", 0, 1, [PIECES, 20, 5, -1, 6])
    s.agenda = [f]
    seen = []
    while s.agenda:
        step_each(s, f)
        seen += lists(s)
        s.agenda = [one for one in s.agenda if one.kind != RUN]
    assert [("start/0/do", 0, 1, [20, 5]), ("start/0/do", 0, 1, [-1, 6])] == seen


def test_heroes_come_one_after_the_other() -> None:
    s = quiet()
    f = Frame(EACH, "start/0", 0, -1, [1, 0])
    s.agenda = [f]
    seen = []
    while s.agenda:
        step_each(s, f)
        seen += lists(s)
        s.agenda = [one for one in s.agenda if one.kind != RUN]
    assert [("start/0/do", 0, 1, []), ("start/0/do", 0, 0, [])] == seen


def test_where_there_are_no_pieces_and_no_heroes_nothing_is_done() -> None:
    for args in ([PIECES], []):
        s = quiet()
        f = Frame(EACH, "start/0", 0, -1, args[:])
        s.agenda = [f]
        step_each(s, f)
        assert [] == s.agenda


def test_an_effect_knows_the_piece_of_the_nearest_list_around_it() -> None:
    s = quiet()
    s.agenda = [
        Frame(RUN, "trigger/a", 1, 0, [10, 11]),
        Frame(RUN, "trigger/a/0/do", 1, 0, [20, 21]),
        Frame(RUN, "trigger/a/0/do/0/then", 1, 0, []),
        Frame(EACH, "trigger/a/0/do/0", 1, 0, [30, 31]),
        Frame(RUN, "trigger/ab", 1, 0, [40, 41]),
    ]
    found = []
    for ref in ("trigger/a/0/do/0/then/0", "trigger/a/1", "trigger/ab/0", "card/a/0"):
        bind(s, ref, 1)
        found.append((s.me, s.it, s.there))
    assert [(1, 20, 21), (1, 10, 11), (1, 40, 41), (1, -1, -1)] == found


def test_a_moment_wakes_who_listens_and_is_awake_and_whose_conditions_hold() -> None:
    book = ToyBook()
    book.on("done", Happens(kind="grew"), [])
    book.on("never", Happens(kind="grew"), [], [words.Counter(name="a", at_least=1)])
    book.on("woken", Happens(kind="grew"), [])
    book.on("again", Happens(kind="grew"), [], once=False)
    s = quiet(book)
    s.fired = [1, 0, 0, 1]
    s.me, s.it, s.there = 1, 2, 3
    worked = s.work
    notice(toy(book), s, GREW)
    assert [2, -1, -1, -1, 3, -1, -1, -1] == s.due
    assert [1, 0, 1, 1] == s.fired
    assert (1, 2, 3) == (s.me, s.it, s.there)
    assert 4 < s.work - worked
    assert [] == s.news


def test_a_trigger_of_a_card_waits_until_it_is_read() -> None:
    book = ToyBook()
    for name in ("first", "second"):
        book.card(name, [])
    book.on("late", Happens(kind="grew"), [])
    late = book.triggers[0]
    book.triggers[0] = Trigger(late.name, late.when, late.conditions, late.ref, late.once, 0)
    s = quiet(book)
    s.read = [1]
    notice(toy(book), s, GREW)
    assert [] == s.due
    s.read = [1, 0]
    notice(toy(book), s, GREW)
    assert [0, -1, -1, -1] == s.due


def test_cards_are_shown_in_their_order_and_then_done_in_it() -> None:
    book = ToyBook()
    for name in ("first", "second", "third"):
        book.card(name, [])
    s = quiet(book)
    read_cards(toy(book), s, [2, 0])
    assert [2, 0] == s.read
    told = [(e.kind, e.who, e.what, e.where, e.amount, e.rule) for e in s.news]
    assert [(READ, -1, 2, -1, 0, "third"), (READ, -1, 0, -1, 0, "first")] == told
    assert [("card/first", 0, -1, []), ("card/third", 0, -1, [])] == lists(s)


def test_an_address_leads_to_its_effect() -> None:
    book = ToyBook()
    effects: list[object] = [words.Say(text="one"), words.Say(text="two")]
    book.write("card/a/b", effects)
    assert effects[1] is effect_at(toy(book), "card/a/b/1")


def test_records_without_end_are_named_once_and_few_of_them() -> None:
    s = quiet()
    s.agenda = [Frame(RUN, f"card/{number:02}", 0, -1, []) for number in range(40)] * 3
    s.agenda += [Frame(RUN, "card/39/0/do", 0, -1, []), Frame(EACH, "card/x", 0, -1, [])]
    assert [f"card/{number:02}" for number in range(8)] == endless(s).named


def test_a_moment_is_nobodys() -> None:
    book = ToyBook()
    book.on("rich", Happens(kind="grew"), [], [HasApples(at_least=1)])
    s = quiet(book)
    # Nobody is the last of the baskets, in the orchard.
    s.baskets = [1, 0]
    notice(toy(book), s, GREW)
    assert [] == s.due
    s.baskets = [0, 1]
    notice(toy(book), s, GREW)
    assert [0, -1, -1, -1] == s.due


class Seer(OrchardGame):
    """An orchard with two pieces on spaces, in which growing tells whom and what it is about."""

    def gather(self, s: BaseState, each: words.Each) -> list[int]:
        del s, each
        return [PIECES, 20, 5, -1, 6]

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        s.counters = [*s.counters, s.me, s.it, s.there]
        super().perform(s, ref, who, effect)


def test_what_is_done_for_each_piece_knows_it_and_where_it_is() -> None:
    book = ToyBook()
    grow = Grow(apples=1)
    each = words.Each(what="all", do=[grow])
    book.write("start", [grow, each, words.Each(who=Everybody(), do=[grow])])
    s = Seer(book).start(setup())
    known = s.counters[len(book.counters) :]
    assert [
        (-1, -1, -1), (-1, 20, 5), (-1, -1, 6), (0, -1, -1), (1, -1, -1),
    ] == list(zip(known[::3], known[1::3], known[2::3], strict=True))  # fmt: skip


def test_a_copy_is_about_nobody() -> None:
    s = quiet()
    s.me, s.it, s.there = 1, 2, 3
    copy = s.copy()
    assert (-1, -1, -1) == (copy.me, copy.it, copy.there)


class Payer(OrchardGame):
    """Only what is about amy can be paid."""

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        del who, effect
        return s.me == 0


def test_a_choice_is_about_the_same_hero_in_a_saved_game() -> None:
    book = ToyBook()
    ways = words.Choose(options={"pay": [Pay(apples=1)], "leave": []})
    book.write("start", [words.Each(who=Everybody(), do=[ways])])
    game = Payer(book)
    s = game.start(setup())
    for one in (s, s.copy(), game.load(s.to_data())):
        asked = game.pending(one)
        assert ["choose amy pay", "choose amy leave"] == [game.say(a) for a in asked.options]
