"""Control words and triggers: what they do and in which order."""

import json
import pickle

import pytest

from orchard.state import Orchard
from orchard.words import Everybody, Fall, Grow, Happens, HasApples, Pay
from rietland.kernel.control import CHOICE, DIE, ENDED, READ, SAID, end, wake
from rietland.kernel.errors import EndlessContent
from rietland.kernel.frame import CHOOSE, ROLL
from rietland.kernel.game import take
from rietland.kernel.state import LOST, WON, BaseState
from rietland.vocabulary import control as words
from tests.toy import ToyBook, setup, toy


def say(text: str) -> words.Say:
    return words.Say(text=text)


def run(book: ToyBook, *effects: object, difficulty: str = "easy") -> Orchard:
    """Begin a game with these effects."""
    book.write("start", list(effects))
    return toy(book).start(setup(difficulty=difficulty))


def said(s: BaseState) -> list[str]:
    return [event.rule for event in s.news if event.kind == SAID]


def counters(s: BaseState) -> list[int]:
    return s.counters[2:4]


# Words.


def test_effects_run_in_the_order_they_are_written() -> None:
    assert said(run(ToyBook(), say("one"), say("two"), say("three"))) == ["one", "two", "three"]


def test_set_and_add_change_counters() -> None:
    s = run(ToyBook(), words.Set(counters={"a": 5, "b": 1}), words.Add(counters={"a": -2}))
    assert counters(s) == [3, 1]


def test_if_takes_one_branch_and_then_goes_on() -> None:
    at_home = words.If(
        all=[words.Counter(name="a", at_least=1)], then=[say("yes")], otherwise=[say("no")]
    )
    s = run(ToyBook(), at_home, words.Set(counters={"a": 1}), at_home, say("end"))
    assert said(s) == ["no", "yes", "end"]


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (words.Counter(name="a", at_least=3), True),
        (words.Counter(name="a", at_least=4), False),
        (words.Counter(name="a", at_most=3), True),
        (words.Counter(name="a", at_most=2), False),
        (words.Counter(name="a", at_least=1, at_most=2), False),
        (words.NumberIs(of=words.Amount(counter="a", times=2), exactly=6), True),
        (words.NumberIs(of=words.Amount(counter="a", times=2), at_most=5), False),
        (words.Difficulty(name="easy"), True),
        (words.Difficulty(name="hard"), False),
        (words.Heroes(at_least=2), True),
        (words.Heroes(at_least=3), False),
        (words.Heroes(at_most=1), False),
        (words.Not(all=[words.Difficulty(name="hard")]), True),
        (words.Not(all=[words.Difficulty(name="easy"), words.Heroes(at_most=1)]), True),
        (words.Not(all=[words.Difficulty(name="easy"), words.Heroes(at_most=2)]), False),
        (words.AnyOf(of=[words.Difficulty(name="hard"), words.Heroes(at_most=2)]), True),
        (words.AnyOf(of=[words.Difficulty(name="hard"), words.Heroes(at_most=1)]), False),
        (words.AnyOf(of=[]), False),
    ],
)
def test_a_condition_holds_or_does_not(condition: object, true: bool) -> None:
    s = run(
        ToyBook(),
        words.Set(counters={"a": 3}),
        words.If(all=[condition], then=[say("yes")], otherwise=[say("no")]),
    )
    assert said(s) == ["yes" if true else "no"]


def test_each_does_everything_for_one_before_the_next() -> None:
    s = run(ToyBook(), words.Each(who=Everybody(), do=[say("a"), say("b")]), say("end"))
    assert [(e.who, e.rule) for e in s.news] == [
        (0, "a"), (0, "b"), (1, "a"), (1, "b"), (-1, "end"),
    ]  # fmt: skip


def test_each_picks_its_heroes_once_at_the_start() -> None:
    book = ToyBook()
    book.write("start", [])
    game = toy(book)
    s = game.start(setup())
    s.baskets = [1, 1]
    book.write("late", [words.Each(who=Everybody(apples=1), do=[say("x"), Fall(apples=1)])])
    book.write("weather/sun", book.lists["late"])
    take(game, s, "turn amy")
    take(game, s, "draw sun")
    assert [e.who for e in s.news if e.kind == SAID] == [0, 1]


def test_repeat_may_depend_on_counter_heroes_and_difficulty() -> None:
    def times(number: words.Number, difficulty: str) -> int:
        effects = [words.Set(counters={"a": 3}), words.Repeat(times=number, do=[say("x")])]
        return len(said(run(ToyBook(), *effects, difficulty=difficulty)))

    assert times(0, "easy") == 0
    assert times(words.Amount(counter="a"), "easy") == 3
    assert times(words.Amount(heroes={2: 4, 3: 5}), "easy") == 4
    hard = words.Amount(difficulty={"easy": 1, "hard": words.Amount(heroes={2: 6})})
    assert times(hard, "easy") == 1
    assert times(hard, "hard") == 6


def test_repeat_within_each_within_if_keeps_its_place() -> None:
    inner = words.Repeat(times=2, do=[words.If(all=[words.Heroes()], then=[say("x")])])
    s = run(ToyBook(), words.Each(who=Everybody(), do=[inner, say("y")]), say("z"))
    assert said(s) == ["x", "x", "y", "x", "x", "y", "z"]


def test_a_roll_waits_for_chance_and_keeps_what_it_shows() -> None:
    book = ToyBook()
    book.write("start", [words.Roll(die="gust", into="a"), say("end")])
    game = toy(book)
    s = game.start(setup())
    pending = game.pending(s)
    assert [game.say(a) for a in pending.options] == ["roll 1", "roll 2", "roll 3"]
    assert pending.weights == [2, 1, 1]
    take(game, s, "roll 3")
    assert counters(s) == [3, 0]
    told = [(e.who, e.what, e.where, e.amount, e.rule) for e in s.news if e.kind == DIE]
    assert told == [(-1, 1, -1, 3, "start/0")]
    assert said(s) == ["end"]


def test_a_choice_offers_only_what_can_be_paid() -> None:
    book = ToyBook()
    ways = words.Choose(options={"pay": [Pay(apples=1), say("paid")], "leave": [say("left")]})
    book.write("start", [words.Each(who=Everybody(), do=[ways])])
    game = toy(book)
    s = game.start(setup())
    assert [game.say(a) for a in game.pending(s).options] == ["choose amy leave"]
    assert game.refusal(s, game.hear("choose amy pay")) == "OR-TURN-2"
    s.baskets[0] = 1
    assert [game.say(a) for a in game.pending(s).options] == ["choose amy pay", "choose amy leave"]
    take(game, s, "choose amy pay")
    assert said(s) == ["paid"]
    told = [(e.who, e.what, e.where, e.amount, e.rule) for e in s.news if e.kind == CHOICE]
    assert told == [(0, game.hear("choose amy pay").a, -1, 0, "start/0/do/0")]
    assert game.pending(s).who == 1


def test_what_chance_or_a_player_is_asked_for_is_saved_without_a_position() -> None:
    for word, kind in ((words.Roll(die="gust", into="a"), ROLL), (ways_in_and_out(), CHOOSE)):
        frame = run(ToyBook(), word).agenda[-1]
        assert (kind, "start/0", 0, -1) == (frame.kind, frame.ref, frame.at, frame.who)


def ways_in_and_out() -> words.Choose:
    return words.Choose(options={"in": [], "out": []})


def test_a_choice_with_no_way_open_is_not_asked() -> None:
    book = ToyBook()
    ways = words.Choose(options={"pay": [Pay(apples=99)]})
    s = run(book, ways, say("on"))
    assert said(s) == ["on"]


def test_a_choice_names_the_card_that_asks() -> None:
    book = ToyBook()
    book.card("gate", [say("x"), ways_in_and_out()])
    book.write("start", [words.Read(card="gate")])
    game = toy(book)
    assert game.pending(game.start(setup())).prompt == "card/gate/1"


def test_a_card_is_shown_and_then_done_before_the_list_goes_on() -> None:
    book = ToyBook()
    book.card("gate", [say("gate")])
    s = run(book, words.Read(card="gate"), say("end"))
    assert s.read == [0]
    assert [e.kind for e in s.news] == [READ, SAID, SAID]
    assert said(s) == ["gate", "end"]


@pytest.mark.parametrize(
    ("effect", "result"), [(words.Win(why="bell"), WON), (words.Fail(why="bell"), LOST)]
)
def test_the_end_stops_everything_and_keeps_its_first_reason(effect: object, result: int) -> None:
    book = ToyBook()
    book.on("late", Happens(kind="ended"), [words.Fail(why="late")])
    s = run(book, words.Repeat(times=3, do=[effect, say("after")]), words.Win(why="other"))
    assert (s.result, s.why) == (result, "bell")
    assert said(s) == []
    assert s.agenda == []


# Triggers.


def test_a_trigger_runs_after_the_step_that_caused_it_and_before_the_next() -> None:
    book = ToyBook()
    book.on("grown", Happens(kind="grew"), [say("woken")])
    s = run(book, say("first"), Grow(apples=1), say("next"))
    assert said(s) == ["first", "woken", "next"]


def test_triggers_of_one_event_run_in_the_order_of_the_book() -> None:
    book = ToyBook()
    for name in ("box", "legend", "card"):
        book.on(name, Happens(kind="grew"), [say(name)])
    assert said(run(book, Grow(apples=1), say("next"))) == ["box", "legend", "card", "next"]


def test_triggers_of_one_step_run_in_the_order_of_their_events() -> None:
    book = ToyBook()
    book.on("turned", Happens(kind="turned"), [say("turned")])
    book.on("picked", Happens(kind="picked"), [say("picked")])
    game = toy(book)
    s = game.start(setup())
    take(game, s, "pick amy")
    assert said(s) == ["picked", "turned"]


def test_what_a_triggered_effect_wakes_comes_first() -> None:
    book = ToyBook()
    book.on("a", Happens(kind="grew"), [Fall(apples=1), say("a")])
    book.on("b", Happens(kind="grew"), [say("b")])
    book.on("c", Happens(kind="fell"), [say("c")])
    assert said(run(book, Grow(apples=1), say("next"))) == ["c", "a", "b", "next"]


def test_a_trigger_fires_once() -> None:
    book = ToyBook()
    book.on("grown", Happens(kind="grew"), [say("woken")])
    assert said(run(book, Grow(apples=1), Grow(apples=1))) == ["woken"]


def test_a_trigger_fires_again_when_it_says_so() -> None:
    book = ToyBook()
    book.on("grown", Happens(kind="grew"), [say("woken")], once=False)
    s = run(book, Grow(apples=1), say("between"), Grow(apples=1))
    assert said(s) == ["woken", "between", "woken"]


def test_a_trigger_that_wakes_itself_fires_once() -> None:
    book = ToyBook()
    book.on("grown", Happens(kind="grew"), [Grow(apples=1), say("woken")])
    s = run(book, Grow(apples=1))
    assert said(s) == ["woken"]
    assert s.tree == 5


def test_a_filter_lets_events_pass() -> None:
    book = ToyBook()
    book.on("much", Happens(kind="grew", at_least=3), [say("much")])
    assert said(run(book, Grow(apples=2), say("x"), Grow(apples=3))) == ["x", "much"]


def test_conditions_count_when_the_event_happens() -> None:
    book = ToyBook()
    book.on("b", Happens(kind="grew"), [words.Set(counters={"a": 1})])
    book.on("c", Happens(kind="grew"), [say("c")], [words.Counter(name="a", at_least=1)])
    s = run(book, Grow(apples=1), say("x"), Grow(apples=1))
    assert said(s) == ["x", "c"]


def test_a_trigger_knows_whose_event_it_was() -> None:
    book = ToyBook()
    book.on(
        "picked", Happens(kind="picked"), [words.If(all=[HasApples(at_least=1)], then=[say("y")])]
    )
    game = toy(book)
    s = game.start(setup())
    take(game, s, "pick amy")
    assert [(e.who, e.rule) for e in s.news if e.kind == SAID] == [(0, "y")]


def test_what_has_fired_is_saved_and_copied() -> None:
    book = ToyBook()
    book.on("picked", Happens(kind="picked"), [words.Roll(die="coin", into="a"), say("picked")])
    game = toy(book)
    s = game.start(setup())
    take(game, s, "pick amy")
    for later in (s.copy(), game.load(json.loads(json.dumps(s.to_data())))):
        take(game, later, "roll 1")
        assert said(later) == ["picked"]
        take(game, later, "pick ben")
        assert said(later) == []


def test_what_is_said_names_the_hero_and_nothing_else() -> None:
    event = run(ToyBook(), say("one")).news[0]
    assert (SAID, -1, -1, -1, 0, "one") == (
        event.kind, event.who, event.what, event.where, event.amount, event.rule
    )  # fmt: skip


def test_each_woken_trigger_knows_its_own_event() -> None:
    book = ToyBook()
    book.on("first", Happens(kind="grew"), [say("one")])
    book.on("second", Happens(kind="fell"), [say("two")])
    s = run(book, say("start"))
    s.due = [0, 1, 5, 6, 1, 0, 7, 8]
    wake(toy(book), s)
    assert [(0, [7, 8]), (1, [5, 6])] == [(frame.who, frame.args) for frame in s.agenda[-2:]]
    assert [] == s.due


# Work without end.


def test_a_circle_of_triggers_is_stopped_and_named() -> None:
    book = ToyBook()
    book.on("grown", Happens(kind="grew"), [Fall(apples=1), say("a")], once=False)
    book.on("fallen", Happens(kind="fell"), [Grow(apples=1)], once=False)
    with pytest.raises(EndlessContent, match="without end") as fault:
        run(book, Grow(apples=1))
    assert fault.value.named == ["trigger/fallen", "trigger/grown"]
    elsewhere = pickle.loads(pickle.dumps(fault.value))  # noqa: S301 - our own
    assert str(fault.value) == str(elsewhere)


def test_a_trigger_that_wakes_itself_again_and_again_is_stopped() -> None:
    book = ToyBook()
    book.on("grown", Happens(kind="grew"), [Grow(apples=1)], once=False)
    with pytest.raises(EndlessContent, match="trigger/grown"):
        run(book, Grow(apples=1))


def test_a_giant_repeat_is_stopped_and_its_list_named() -> None:
    inner = words.Repeat(times=999_999, do=[words.Add(counters={"a": 1})])
    with pytest.raises(EndlessContent) as fault:
        run(ToyBook(), words.Repeat(times=999_999, do=[inner]))
    assert fault.value.named == ["start"]


def test_conditions_and_triggers_that_only_listen_are_work_too() -> None:
    many: list[object] = [words.Counter(name="a", at_most=0) for _ in range(500)]
    with pytest.raises(EndlessContent):
        run(ToyBook(), words.Repeat(times=20, do=[words.If(all=many, then=[say("a")])]))
    book = ToyBook()
    for number in range(500):
        book.on(f"never{number}", Happens(kind="grew", at_least=2), [say("b")])
    with pytest.raises(EndlessContent):
        run(book, words.Repeat(times=20, do=[Grow(apples=1)]))


def test_work_is_counted_for_each_input_alone() -> None:
    book = ToyBook()
    busy = words.Repeat(times=1000, do=[words.Add(counters={"a": 1})])
    book.on("picked", Happens(kind="picked"), [busy, Grow(apples=1), Fall(apples=1)], once=False)
    game = toy(book)
    s = game.start(setup())
    for player in ("amy", "ben", "amy"):
        take(game, s, f"pick {player}")
    assert 3000 == counters(s)[0]


def test_a_game_ends_once() -> None:
    book = ToyBook()
    game = toy(book)
    s = game.start(setup())
    s.news = []
    end(game, s, WON, "first", "OR-END-1")
    end(game, s, LOST, "second", "OR-END-2")
    assert (WON, "first") == (s.result, s.why)
    told = [(e.kind, e.who, e.what, e.where, e.amount, e.rule) for e in s.news]
    assert [(ENDED, -1, WON, -1, 0, "OR-END-1")] == told


def test_every_step_condition_and_listener_is_work() -> None:
    assert [3, 4] == [run(ToyBook(), *[say("a")] * times).work for times in (1, 2)]
    asked = words.If(all=[words.Heroes(), words.Heroes()], then=[])
    book = ToyBook()
    for name in ("one", "two"):
        book.on(name, Happens(kind="grew", at_least=9), [])
    assert [6, 5] == [run(ToyBook(), asked).work, run(book, Grow(apples=1)).work]
