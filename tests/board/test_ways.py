"""Ways: spaces that a legend shuts for a while, and where moves end; meetings and ended fights."""

from pathlib import Path

import pytest

from rietland.board import verbs
from rietland.board.pieces import creatures
from rietland.board.turn.reach import reach
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.errors import BadContent
from rietland.players.board.now.distances import distances
from tests.board.test_triggers import legend
from tests.marks import rule
from tests.plain import plain
from tests.scenes import Scene, code_of, put_creature

NEVER = ("{day_over: {}}", "[{set: {gate: 1}}]")


def with_ways(tmp_path: Path, ways: str) -> Scene:
    return legend(tmp_path, *NEVER, cards=f"ways: {{it: {{source: authored, {ways}}}}}\n")


def give(sc: Scene, hero: str, thing: str) -> None:
    sc.hero(hero).things = [code_of(sc.g.book, thing)]


@rule("AN-OPEN-43")
def test_a_space_is_shut_to_heroes_while_the_conditions_hold(tmp_path: Path) -> None:
    shut = "at: 18, open: false, rule: AN-L5-4, while: [{counter: {name: gate, at_most: 0}}]"
    sc = with_ways(tmp_path, shut)
    sc.hero("thorn").space = 14
    assert "walk thorn 18" not in sc.options()
    assert "AN-L5-4" == sc.refused("walk thorn 18")
    away = distances(sc.g, sc.s).away[18][14]
    sc.s.counters[sc.g.book.counter("gate")] = 1
    assert "walk thorn 18" in sc.options()
    assert (99, 1) == (away, distances(sc.g, sc.s).away[18][14])


@rule("AN-OPEN-43")
def test_who_stands_on_a_shut_space_may_leave_it(tmp_path: Path) -> None:
    sc = with_ways(tmp_path, "at: [14], for: all, open: false")
    sc.hero("thorn").space = 14
    sc.play("walk thorn 18")
    assert "AN-OPEN-43" == sc.refused("walk thorn 14")


@rule("AN-OPEN-43")
@pytest.mark.parametrize(("for_", "to"), [("creatures", 20), ("all", 20), ("heroes", 3)])
def test_creatures_stay_before_a_space_that_is_shut_to_them(
    tmp_path: Path, for_: str, to: int
) -> None:
    sc = with_ways(tmp_path, f"at: 3, for: {for_}, open: false")
    creatures.advance(sc.g, sc.s, sc.s.occupant[20], "AN-CREAT-6")
    assert "gor" == sc.creature(to)


@rule("AN-OPEN-43")
def test_a_move_ends_where_a_way_says_so(tmp_path: Path) -> None:
    sc = with_ways(tmp_path, "at: 18, stop: true")
    sc.hero("thorn").space = 14
    view = plain(sc.g.view(sc.s, 0))
    ends = {way["to"]: way["why"] for way in view["ways"]}
    assert ends[18] is None
    sc.play("walk thorn 18")
    assert [18] == [event.where for event in sc.told("stopped")]
    assert "ask-after" == sc.prompt()


def test_a_way_that_changes_nothing_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="changes nothing"):
        with_ways(tmp_path, "at: 18")


# Ways of one hero, of figures, and tolls.

HELM = "while: [{somebody: {me: true, holds: {helm: 1}}}]"


@rule("AN-OPEN-43")
def test_a_filter_is_asked_anew_at_each_step(tmp_path: Path) -> None:
    sc = with_ways(tmp_path, "at: {with: {creature: gor}}, open: false")
    sc.hero("thorn").space = 24
    assert {"walk thorn 23", "walk thorn 25"} <= set(sc.options())
    near = distances(sc.g, sc.s).away[25][24]
    put_creature(sc.g, sc.s, "skral", 23)
    put_creature(sc.g, sc.s, "gor", 25)
    assert "walk thorn 23" in sc.options()
    assert "AN-OPEN-43" == sc.refused("walk thorn 25")
    assert (1, 99) == (near, distances(sc.g, sc.s).away[25][24])


@rule("AN-OPEN-43")
def test_a_way_knows_the_hero_who_walks(tmp_path: Path) -> None:
    sc = with_ways(tmp_path, f"at: 18, open: false, {HELM}")
    sc.hero("thorn").space = 14
    give(sc, "kram", "helm")
    assert "walk thorn 18" in sc.options()
    away = [distances(sc.g, sc.s, h).away[18][14] for h in (-1, 0, 1)]
    assert [1, 1, 99] == away
    give(sc, "thorn", "helm")
    assert "AN-OPEN-43" == sc.refused("walk thorn 18")


@rule("AN-OPEN-43")
@pytest.mark.parametrize(
    ("way", "hero", "figure"),
    [
        ("open: false, for: figures", True, False),
        ("open: false, for: heroes", False, False),
        (f"open: false, {HELM}", False, True),
    ],
)
def test_a_way_may_be_for_figures_or_for_one_hero(
    tmp_path: Path, way: str, hero: bool, figure: bool
) -> None:
    sc = with_ways(tmp_path, f"at: 18, {way}")
    give(sc, "thorn", "helm")
    sc.hero("thorn").space = 14
    sc.s.figures = with_value(sc.s.figures, sc.g.book.figure_names.index("prince"), 14)
    assert hero == ("walk thorn 18" in sc.options())
    assert figure == ("lead thorn prince 18" in sc.options())


TOLL = "toll: {willpower: 2}, rule: AN-L5-4"


@rule("AN-OPEN-43")
@pytest.mark.parametrize(("hours", "willpower"), [(0, 4), (0, 7), (5, 9), (7, 5)])
@pytest.mark.parametrize("where", [TOLL, f"at: {{between: [15, 30]}}, {TOLL}"])
def test_every_way_is_walked_for_the_toll_it_says(
    tmp_path: Path, hours: int, willpower: int, where: str
) -> None:
    sc = with_ways(tmp_path, where)
    thorn = sc.hero("thorn")
    thorn.space, thorn.hours, thorn.willpower = 14, hours, willpower
    found = [way for way in reach(sc.g, sc.s, 0) if not way.why]
    for way in found:
        then = Scene(sc.g, sc.s.copy())
        then.play(*(f"walk thorn {space}" for space in way.path))
        walked = then.hero("thorn")
        assert (way.to, way.hours) == (walked.space, walked.hours - hours)
        assert way.willpower == willpower - walked.willpower
    steps = {a.a for a in sc.g.pending(sc.s).options if a.verb == verbs.WALK}
    assert steps == {way.to for way in found if len(way.path) == 1}


@rule("AN-OPEN-43")
def test_a_way_tells_what_toll_ends_it(tmp_path: Path) -> None:
    sc = with_ways(tmp_path, TOLL)
    thorn = sc.hero("thorn")
    thorn.space, thorn.willpower = 14, 4
    ends = {(len(way.path), way.why) for way in reach(sc.g, sc.s, 0)}
    assert {(1, ""), (1, "AN-L5-4")} == ends
    sc.play("walk thorn 18")
    assert 2 == thorn.willpower
    assert "AN-L5-4" == sc.refused("walk thorn 14")


@rule("AN-OPEN-43", "AN-OPEN-44")
def test_a_toll_is_paid_for_steps_that_a_card_gives(tmp_path: Path) -> None:
    free = ("{thing_taken: {thing: helm, at: 24}}", "[{gain: {free_steps: 3}}]")
    sc = legend(tmp_path, *free, cards=f"ways: {{it: {{source: authored, {TOLL}}}}}\n")
    thorn = sc.hero("thorn")
    thorn.space, thorn.willpower = 24, 4
    sc.play("take thorn helm", "walk thorn 25")
    assert (25, 2, "ask-turn") == (thorn.space, thorn.willpower, sc.prompt())


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("toll: {willpower: 1}, for: creatures", "only heroes pay a toll"),
        ("toll: {willpower: -1}", "-1"),
        ("open: false, at: {within: {steps: 2, of: 3}}", "how far it is"),
        (f"open: false, for: all, {HELM}", "which hero"),
        ("open: false, at: 999", "999"),
    ],
)
def test_a_way_that_cannot_be_is_a_fault(tmp_path: Path, way: str, fault: str) -> None:
    with pytest.raises(BadContent, match=fault):
        with_ways(tmp_path, way)


# Meetings.


def test_a_hero_meets_a_creature_in_passing(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{meets: {what: {creature: gor}}}", "[{gain: {gold: 3}}, {remove: it}]")
    sc.hero("thorn").space = 24
    put_creature(sc.g, sc.s, "skral", 23)
    put_creature(sc.g, sc.s, "gor", 25)
    sc.play("walk thorn 23")
    assert 0 == sc.hero("thorn").gold
    sc.play("walk thorn 25")
    assert 3 == sc.hero("thorn").gold
    assert sc.creature(25) is None
    assert "ask-walk" == sc.prompt(), "the move goes on"


@pytest.mark.parametrize(("space", "gold"), [(3, 1), (4, 0)])
def test_a_creature_meets_a_hero_where_the_event_says(
    tmp_path: Path, space: int, gold: int
) -> None:
    sc = legend(tmp_path, "{meets: {at: 3}}", "[{gain: {gold: 1}}]")
    sc.hero("thorn").space = space
    creatures.advance(sc.g, sc.s, sc.s.occupant[20], "AN-CREAT-6")
    sc.g.go_on(sc.s)
    assert gold == sc.hero("thorn").gold


def test_a_creature_that_is_placed_meets_every_hero_there(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{meets: {what: {creature: troll}}}", "[{gain: {gold: 1}}]", "false")
    sc.hero("thorn").space = sc.hero("kram").space = 40
    creatures.place(sc.g, sc.s, sc.g.book.creature_kind("troll"), 40, -1, 0, "")
    sc.g.go_on(sc.s)
    assert (1, 1) == (sc.hero("thorn").gold, sc.hero("kram").gold)


# Fights.


def test_a_fight_begins_before_anybody_is_invited(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{fight_begins: {what: {creature: gor}}}", "[{gain: {strength: 1}}]")
    sc.hero("thorn").space = 20
    sc.play("fight thorn 20")
    assert 3 == sc.hero("thorn").strength


def end_fight(tmp_path: Path, when: str, *inputs: str) -> Scene:
    sc = legend(tmp_path, f"{{round_over: {{{when}}}}}", "[end_fight, {set: {ended: 1}}]", "false")
    thorn = sc.hero("thorn")
    thorn.space, thorn.strength, thorn.willpower = 30, 6, 14
    sc.play("fight thorn 30", *inputs)
    return sc


#: Thorn has 6 strength and four dice, the skral 6 strength and two dice.
THORN = ("roll 1", "roll 1", "roll 3", "roll 1")
WON = (*THORN, "roll 1", "roll 2")
LOST = (*THORN, "roll 6", "roll 2")
EVEN = (*THORN, "roll 3", "roll 2")
STRONG = ("roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 2")


@rule("AN-OPEN-45")
@pytest.mark.parametrize(
    ("when", "inputs", "ended"),
    [
        ("won: true", WON, True),
        ("won: true", LOST, False),
        ("won: true", EVEN, False),
        ("won: false", LOST, True),
        ("won: false", EVEN, False),
        ("round: 2", WON, False),
        ("round: 2", (*WON, "on thorn", *WON), True),
        ("ranged: true", WON, False),
        ("ranged: false", LOST, True),
        ("what: {creature: gor}", WON, False),
        ("what: {creature: skral}", EVEN, True),
        ("at: 31", WON, False),
    ],
)
def test_a_round_that_is_over_wakes_what_waits_for_it(
    tmp_path: Path, when: str, inputs: tuple[str, ...], ended: bool
) -> None:
    sc = end_fight(tmp_path, when, *inputs)
    assert ended == (sc.s.battle is None)
    assert ("ask-after" if ended else "ask-round") == sc.prompt()
    assert "skral" == sc.creature(30)


@rule("AN-OPEN-45")
def test_a_creature_that_is_beaten_stays_beaten(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{round_over: {beaten: true}}", "[end_fight, {set: {ended: 1}}]")
    thorn = sc.hero("thorn")
    thorn.space, thorn.strength, thorn.willpower = 20, 6, 14
    sc.play("fight thorn 20", *STRONG)
    assert 1 == sc.s.counters[sc.g.book.counter("ended")]
    assert "ask-share" == sc.prompt()
