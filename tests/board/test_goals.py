"""Goals: when each kind is met, how far it has come, and how a legend ends by them."""

from pathlib import Path

import pytest

from rietland.board.book import BEAT, BRING
from rietland.board.game import BoardGame
from rietland.board.legend import goals, own_cards
from rietland.board.pieces import creatures
from rietland.board.pieces.things import HIDDEN, thing
from rietland.board.state import IN_CASTLE, NOWHERE, State
from rietland.board.view.labels import goal_label
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.pile import Pile
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, PLAYING, WON
from rietland.views import Label
from tests.board.legends import TREASURE, treasure
from tests.scenes import Scene, at, code_of, fresh_book, put_creature, scene

PARTY = ["thorn", "chada"]


def begun(folder: Path, goal: str) -> Scene:
    """The small legend with heroes, and nothing on the board."""
    g = treasure(folder, goal, PARTY)
    s = g.empty_table(Setup("base", "treasure", "easy", PARTY, [0, 1], ""))
    return Scene(g, s)


def lay(sc: Scene, name: str, space: int, count: int = 1) -> None:
    for _ in range(count):
        sc.s.loose.append(code_of(sc.g.book, name))
        sc.s.loose_at.append(space)


def measured(sc: Scene) -> tuple[bool, float]:
    """Of the second goal: whether it is met, and its progress."""
    goal = sc.g.book.goals[1]
    return goals.is_met(sc.g, sc.s, goal), goals.progress(sc.g, sc.s, goal)


def ended(sc: Scene) -> tuple[int, str]:
    goals.end_legend(sc.g, sc.s, "card/N/0")
    return sc.s.result, sc.s.why


def test_what_is_brought_counts_lying_carried_or_on_the_space(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: gem, to: 57, need: 2}}")
    assert (False, 0.0) == measured(sc)
    lay(sc, "gem", 38)
    assert (False, 0.125) == measured(sc)
    sc.s.loose, sc.s.loose_at = [], []
    sc.hero("thorn").things = [code_of(sc.g.book, "gem")]
    sc.hero("thorn").space = 38
    assert (False, 0.25) == measured(sc)
    sc.hero("thorn").space = 57
    assert (False, 0.5) == measured(sc)
    lay(sc, "gem", 57)
    assert (True, 1.0) == measured(sc)


def test_gold_in_a_purse_on_the_space_counts(tmp_path: Path) -> None:
    sc = begun(
        tmp_path, "needs: {bring: {thing: gold, to: 57, need: {heroes: {2: 4, 3: 6, 4: 8}}}}"
    )
    sc.hero("thorn").gold = 3
    sc.hero("thorn").space = 57
    assert (False, 0.75) == measured(sc)
    lay(sc, "gold", 57)
    assert (True, 1.0) == measured(sc)


def test_farmers_in_the_castle_stay_brought(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: farmer, to: 0}}")
    assert not measured(sc)[0]
    sc.s.shields += 1
    assert (True, 1.0) == measured(sc)


def test_opponents_are_beaten_all_or_as_many_as_needed(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief, spy]}")
    sc.s.defeated_named = [1]
    assert (False, 0.5) == measured(sc)
    sc.s.defeated_named = [1, 0]
    assert (True, 1.0) == measured(sc)
    sc = begun(tmp_path, "needs: {beat: {opponents: [thief, spy], need: 1}}")
    sc.s.defeated_named = [1]
    assert (True, 1.0) == measured(sc)


def test_an_opponent_in_the_castle_can_no_longer_be_beaten(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}")
    thief = put_creature(sc.g, sc.s, "thief", 61)
    goal = sc.g.book.goals[1]
    assert not goals.is_lost(sc.g, sc.s, goal)
    sc.s.creature_space[thief] = IN_CASTLE
    assert goals.is_lost(sc.g, sc.s, goal)


def test_one_in_the_castle_of_whom_another_is_enough_loses_nothing(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: {opponents: [thief, spy], need: 1}}")
    thief = put_creature(sc.g, sc.s, "thief", 61)
    sc.s.creature_space[thief] = IN_CASTLE
    goal = sc.g.book.goals[1]
    assert not goals.is_lost(sc.g, sc.s, goal)
    sc.s.defeated_named = [sc.g.book.opponent("spy")]
    assert goals.is_met(sc.g, sc.s, goal)
    assert not goals.is_lost(sc.g, sc.s, goal)


@pytest.mark.parametrize("poisoned", [True, False])
def test_an_opponent_that_left_the_game_can_no_longer_be_beaten(
    tmp_path: Path, poisoned: bool
) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief, spy]}")
    goal = sc.g.book.goals[1]
    spy = put_creature(sc.g, sc.s, "spy", 63)
    thief = put_creature(sc.g, sc.s, "thief", 61)
    creatures.slay(sc.g, sc.s, spy, "AN-FIGHT-12")
    assert not goals.is_lost(sc.g, sc.s, goal)
    if poisoned:
        creatures.poison(sc.g, sc.s, thief)
    else:
        creatures.remove(sc.g, sc.s, thief, "AN-L2-9")
    assert goals.is_lost(sc.g, sc.s, goal)
    for space in (70, 71):
        creatures.place(sc.g, sc.s, sc.g.book.creature_kind("gor"), space, -1, 0, "AN-CREAT-10")
    assert goals.is_lost(sc.g, sc.s, goal), "others come, but not this one"
    name = sc.g.book.opponent("thief")
    creatures.place(sc.g, sc.s, sc.g.book.creature_kind("skral"), 72, name, 0, "AN-CREAT-10")
    assert not goals.is_lost(sc.g, sc.s, goal), "it is back"


def test_an_opponent_whose_life_is_cards_is_beaten_card_by_card(tmp_path: Path) -> None:
    life = """\
  spy: {source: authored, creature: gor, life: {pile: wounds, needed: 2}}
piles:
  wounds:
    source: authored
    after: bottom
    cards: {cut: {source: authored, count: 3, do: []}}
"""
    path = tmp_path / "treasure.yaml"
    text = TREASURE.replace("GOAL", "needs: {beat: [thief, spy]}").replace("END", "end_legend")
    lines = text.replace("  spy: {source: authored, creature: gor, fixed: true}\n", life)
    path.write_text(lines, encoding="utf-8")
    box = load.box_files("base")
    g = BoardGame(make_book(box, load.legend_file(box, path)), PARTY)
    sc = Scene(g, g.empty_table(Setup("base", "treasure", "easy", PARTY, [0, 1], "")))
    deck = g.book.named[1].life
    sc.s.piles[g.book.decks[deck].pile] = Pile([3], [[0, 0, 0]])
    assert (False, 0.0) == measured(sc)
    sc.s.piles[g.book.decks[deck].pile] = Pile([2], [[0, 0]])
    assert (False, 0.25) == measured(sc)


def test_heroes_reach_a_space_if_they_pass_the_filter(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {reach: {at: [57, 56], who: {role: [archer]}}}")
    sc.hero("thorn").space = 57
    assert (False, 0.0) == measured(sc)
    sc.hero("chada").space = 56
    assert (True, 1.0) == measured(sc)


def test_a_counter_counts_up_to_what_is_needed(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {count: {counter: songs, need: 4}}")
    sc.s.counters[sc.g.book.counter("songs")] = 1
    assert (False, 0.25) == measured(sc)
    sc.s.counters[sc.g.book.counter("songs")] = 5
    assert (True, 1.0) == measured(sc)


def test_creatures_of_a_kind_are_cleared_from_spaces(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {clear: {creature: gor, at: [20, 21]}}")
    put_creature(sc.g, sc.s, "skral", 21)
    put_creature(sc.g, sc.s, "gor", 22)
    assert (True, 1.0) == measured(sc)
    put_creature(sc.g, sc.s, "gor", 20)
    assert (False, 0.5) == measured(sc)


def test_the_castle_is_held_until_a_creature_finds_no_shield(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}")
    castle = sc.g.book.goals[0]
    assert goals.is_met(sc.g, sc.s, castle)
    assert 1.0 == goals.progress(sc.g, sc.s, castle)
    for _ in range(sc.s.shields):
        sc.s.creature_space[put_creature(sc.g, sc.s, "gor", 20)] = IN_CASTLE
        sc.s.intruders += 1
    assert goals.is_met(sc.g, sc.s, castle)
    assert 0.0 < goals.progress(sc.g, sc.s, castle) < 1.0
    sc.s.creature_space[put_creature(sc.g, sc.s, "gor", 20)] = IN_CASTLE
    assert not goals.is_met(sc.g, sc.s, castle)
    assert goals.is_lost(sc.g, sc.s, castle)
    assert 0.0 == goals.progress(sc.g, sc.s, castle)


# The end.


def test_the_legend_is_lost_by_the_first_needed_goal_that_is_open(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}")
    assert (LOST, "why-base-treasure-treasure") == ended(sc)


def test_a_goal_may_name_the_reason_itself(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}, lost: why-base-1-late")
    assert (LOST, "why-base-1-late") == ended(sc)


def test_with_every_needed_goal_met_the_legend_is_won(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}")
    sc.s.defeated_named = [0]
    assert (WON, "why-base-treasure-won") == ended(sc)


def test_a_goal_counts_only_while_it_is_shown(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}, shown: [{counter: {name: songs, at_least: 1}}]")
    assert goals.first_open(sc.g, sc.s) is None
    sc.s.counters[sc.g.book.counter("songs")] = 1
    assert sc.g.book.goals[1] is goals.first_open(sc.g, sc.s)
    assert PLAYING == sc.s.result


@pytest.mark.parametrize(
    ("herb", "beaten", "end"),
    [
        ([0], [0], (WON, "why-base-2-won")),
        ([], [0], (LOST, "why-base-2-late")),
        ([0], [], (LOST, "why-base-2-late")),
    ],
)
def test_legend_2_ends_by_its_goals(
    herb: list[int], beaten: list[int], end: tuple[int, str]
) -> None:
    sc = scene(thorn=at(14))
    for space in herb:
        lay(sc, "herb", space)
    sc.s.defeated_named = beaten
    assert end == ended(sc)


def test_the_mean_is_that_of_needed_goals_alone(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {beat: [thief]}")
    assert 0.5 == goals.mean_progress(sc.g, sc.s)
    sc = begun(tmp_path, "needs: {count: {counter: songs, need: 1}}")
    sc.g.book.goals[1].needed = False
    assert 1.0 == goals.mean_progress(sc.g, sc.s)


def test_the_state_is_only_looked_at(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: gem, to: 57}}")
    before = sc.s.to_data()
    assert isinstance(sc.s, State)
    measured(sc)
    goals.mean_progress(sc.g, sc.s)
    assert before == sc.s.to_data()


def test_farmers_count_with_their_hero_on_the_space_and_on_the_way(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: farmer, to: 57, need: 4}}")
    sc.hero("thorn").farmers = 2
    sc.hero("thorn").space = 38
    assert (False, 0.25) == measured(sc)
    sc.hero("thorn").space = 57
    assert (False, 0.5) == measured(sc)
    assert 2 == goals.done(sc.g, sc.s, sc.g.book.goals[1])
    lay(sc, "farmer", 20)
    assert (False, 0.5625) == measured(sc)


def test_gold_on_the_way_counts_half(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: gold, to: 57, need: 4}}")
    sc.hero("chada").gold = 2
    sc.hero("chada").space = 38
    assert (False, 0.25) == measured(sc)
    sc.hero("chada").gold = 9
    assert (False, 0.5) == measured(sc)


def test_every_hero_who_has_arrived_counts_once(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {reach: {at: [57, 56], need: 2}}")
    sc.hero("thorn").space = 57
    sc.hero("chada").space = 20
    assert (False, 0.5) == measured(sc)
    assert 1 == goals.done(sc.g, sc.s, sc.g.book.goals[1])
    sc.hero("chada").space = 56
    assert 2 == goals.done(sc.g, sc.s, sc.g.book.goals[1])
    assert (True, 1.0) == measured(sc)


def test_gold_and_farmers_of_a_hero_count_for_no_other_thing(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: gem, to: 57, need: 2}}")
    for space in (57, 38):
        sc.hero("thorn").space = space
        sc.hero("thorn").gold = 5
        sc.hero("thorn").farmers = 2
        assert (False, 0.0) == measured(sc)
        assert 0 == goals.done(sc.g, sc.s, sc.g.book.goals[1])


HANDED = "{bring: {thing: [gold, gem], to: 57, score: face, counter: songs, need: 20}}"


def test_things_of_several_kinds_count_what_their_faces_show(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: [gold, gem], to: 57, score: face, need: 20}}")
    gem = sc.g.book.thing_kind("gem")
    sc.s.loose, sc.s.loose_at = [thing(gem, 6), thing(gem, 4)], [57, 38]
    sc.hero("thorn").gold = 4
    sc.hero("thorn").space = 57
    assert 10 == goals.done(sc.g, sc.s, sc.g.book.goals[1])
    assert (False, (10 + 0.25 * 4) / 20) == measured(sc)


def test_what_is_handed_over_counts_by_its_counter_alone(tmp_path: Path) -> None:
    sc = begun(tmp_path, f"needs: {HANDED}")
    gem = sc.g.book.thing_kind("gem")
    sc.hero("thorn").things = [thing(gem, 6)]
    sc.hero("thorn").gold = 2
    sc.hero("thorn").space = 57
    assert (False, 0.5 * 8 / 20) == measured(sc)
    sc.s.counters[sc.g.book.counter("songs")] = 19
    assert (False, 19.5 / 20) == measured(sc)
    sc.s.counters[sc.g.book.counter("songs")] = 20
    assert (True, 1.0) == measured(sc)


def test_a_hidden_thing_counts_what_its_kind_is_on_average(tmp_path: Path) -> None:
    sc = begun(tmp_path, f"needs: {HANDED}")
    gem = sc.g.book.thing_kind("gem")
    sc.s.loose, sc.s.loose_at = [thing(gem, HIDDEN)], [38]
    assert 0.25 * (36 / 11) / 20 == pytest.approx(measured(sc)[1])


def test_each_thing_may_belong_where_its_face_says(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: gem, to: face, need: 2}}")
    gem = sc.g.book.thing_kind("gem")
    sc.s.loose, sc.s.loose_at = [thing(gem, 4), thing(gem, 2)], [4, 4]
    assert 1 == goals.done(sc.g, sc.s, sc.g.book.goals[1])
    assert (False, (1 + 0.25) / 2) == measured(sc)
    sc.s.loose_at = [4, 2]
    assert (True, 1.0) == measured(sc)


def test_one_of_several_spaces_will_do(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {bring: {thing: farmer, to: [69, 70]}}")
    sc.hero("thorn").farmers = 1
    sc.hero("thorn").space = 68
    assert (False, 0.5) == measured(sc)
    sc.hero("thorn").space = 70
    assert (True, 1.0) == measured(sc)


def test_pieces_to_have_are_on_the_board(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {have: {figure: prince}}")
    assert (False, 0.0) == measured(sc)
    sc.s.figures[sc.g.book.figure_names.index("prince")] = 72
    assert (True, 1.0) == measured(sc)


def test_heroes_survive_while_enough_of_them_pass(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: {survive: {who: {willpower: {at_least: 1}}, need: 1}}")
    goal = sc.g.book.goals[1]
    assert (True, 1.0) == measured(sc)
    sc.hero("thorn").willpower = 0
    assert (True, 0.5) == measured(sc)
    assert not goals.is_lost(sc.g, sc.s, goal)
    sc.hero("chada").willpower = 0
    assert (False, 0.0) == measured(sc)
    assert goals.is_lost(sc.g, sc.s, goal)


def test_heroes_who_left_the_game_do_not_survive(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: survive")
    sc.hero("thorn").space = NOWHERE
    assert (True, 0.5) == measured(sc)
    sc.hero("chada").space = NOWHERE
    assert (False, 0.0) == measured(sc)


@pytest.mark.parametrize(("needs", "letter"), [("before", 13), ("{before: F}", 5)])
def test_time_runs_out_when_the_narrator_comes_to_the_letter(
    tmp_path: Path, needs: str, letter: int
) -> None:
    sc = begun(tmp_path, f"needs: {needs}")
    goal = sc.g.book.goals[1]
    assert (True, 1.0) == measured(sc)
    sc.s.narrator = letter - 1
    assert (True, 1 / letter) == measured(sc)
    assert 1 == goals.done(sc.g, sc.s, goal)
    sc.s.narrator = letter
    assert (False, 0.0) == measured(sc)
    assert goals.is_lost(sc.g, sc.s, goal)


def test_time_has_run_out_where_the_legend_ends_at_its_first_letter(tmp_path: Path) -> None:
    sc = begun(tmp_path, "needs: before")
    sc.s.last_letter = 0
    assert (False, 0.0) == measured(sc)


@pytest.mark.parametrize(
    ("goal", "state"),
    [
        ("needs: before", Label("goal-letters", {"number": 13})),
        ("needs: survive", Label("goal-heroes", {"number": 2})),
        ("needs: {have: {figure: prince}}", None),
    ],
)
def test_the_goal_list_says_how_the_new_kinds_stand(
    tmp_path: Path, goal: str, state: Label | None
) -> None:
    sc = begun(tmp_path, goal)
    assert state == goal_label(sc.g, sc.s, sc.g.book.goals[1])


def test_cards_say_in_the_words_of_goals_what_fulfils_them(tmp_path: Path) -> None:
    pile = """\
piles:
  debts:
    source: authored
    cards:
      letter: {source: authored, needs: [{bring: {thing: gem, to: 57}}, {beat: [spy]}], do: []}
      none: {source: authored, do: []}
setup:
  - draw: debts
"""
    path = tmp_path / "treasure.yaml"
    text = TREASURE.replace("GOAL", "needs: {beat: [thief]}").replace("END", "end_legend")
    path.write_text(text.replace("setup:\n", pile), encoding="utf-8")
    box = load.box_files("base")
    book = make_book(box, load.legend_file(box, path))
    deck = book.decks[-1]
    assert "debts" == deck.name
    assert [[BRING, BEAT], []] == [[goal.kind for goal in card] for card in deck.needs]
    assert [1] == deck.needs[0][1].opponents


def test_cards_are_settled_one_by_one() -> None:
    g = BoardGame(fresh_book("3"), PARTY)
    s = g.empty_table(Setup("base", "3", "normal", PARTY, [0, 1], ""))
    fates = g.book.deck("fates")
    goal = next(one for one in g.book.goals if one.name == "fates")
    assert (False, 0.0) == (goals.is_met(g, s, goal), goals.progress(g, s, goal))
    cards = g.book.decks[fates].cards
    s.card_deck, s.card_hero, s.card_state = [fates, fates], [0, 1], [own_cards.OPEN] * 2
    s.card_number = [cards.index("fate_6"), cards.index("fate_9")]
    s.counters[g.book.counter("watch")] = 1
    assert (0, 2) == (goals.done(g, s, goal), goals.need(g, s, goal))
    assert goals.progress(g, s, goal) == pytest.approx(1 / 6)
    s.card_state = [own_cards.DONE, own_cards.OPEN]
    assert goals.progress(g, s, goal) == pytest.approx(2 / 3)
    s.card_state = [own_cards.DONE, own_cards.SPOILED]
    assert (True, 1.0) == (goals.is_met(g, s, goal), goals.progress(g, s, goal))


def test_an_open_card_is_never_quite_done() -> None:
    g = BoardGame(fresh_book("3"), PARTY)
    s = g.empty_table(Setup("base", "3", "normal", PARTY, [0, 1], ""))
    fates = g.book.deck("fates")
    s.card_deck, s.card_hero, s.card_state = [fates], [0], [own_cards.OPEN]
    s.card_number = [g.book.decks[fates].cards.index("fate_9")]
    s.counters[g.book.counter("watch")] = 3
    assert 0.9 < goals.card_progress(g, s, 0) < 1.0
