"""What happens seldom: creatures that come back to their space, ends of tracks, saved lists."""

import pytest

from rietland.board.base import FIGHTS
from rietland.board.fight import attempts, combat, opponents
from rietland.board.frames import SPLIT, STEPS, WALK
from rietland.board.game import BoardGame
from rietland.board.legend import (
    conditions,
    effects,
    filters,
    goals,
    measures,
    narrator,
    own_cards,
    share,
    sorts,
)
from rietland.board.pieces import creature_values, creatures, figures, heroes, items
from rietland.board.state import IN_CASTLE, NOWHERE, Battle, state_from_data
from rietland.board.turn import hours as day
from rietland.board.turn import land, walk
from rietland.board.verbs import CLEAR, FIGHT, GOLD, SHARE, STRENGTH, TRY, WILLPOWER
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.state import LOST, PLAYING
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from tests.board.values import read
from tests.board.wrath import wrath
from tests.marks import rule
from tests.scenes import Scene, at, code_of, fresh_book, put_creature, scene
from tests.starshield.scene import moment

#: Saved lists that a game may leave empty.
LISTS = [
    "bag", "bag_of", "card_deck", "card_hero", "card_number", "card_state", "closed", "crossed",
    "deeds", "haggle_at", "haggle_gave", "leaders", "overtime", "skipped", "token_at", "token_kind",
    "victors", "waiting",
]  # fmt: skip


@pytest.mark.parametrize("field", LISTS)
def test_a_list_is_saved_and_read_again(field: str) -> None:
    sc = scene(thorn=at(14))
    data = {**sc.s.to_data(), field: [3, 1, 2]}
    assert [3, 1, 2] == state_from_data(data, sc.g.book).to_data()[field]


@rule("AN-L4-5")
@pytest.mark.parametrize(("letter", "end"), [(-3, 0), (0, 0), (1, 1), (5, 5)])
def test_the_end_of_the_track_is_at_its_first_letter_or_later(letter: int, end: int) -> None:
    sc = scene(thorn=at(14))
    narrator.move_end(sc.g, sc.s, letter, 0, "AN-L4-5")
    assert end == sc.s.last_letter
    assert [end] == [one.amount for one in sc.told("end_letter")]


def test_without_a_goal_nothing_is_achieved() -> None:
    sc = scene(thorn=at(14))
    book = fresh_book("2")
    book.goals = []
    assert 0.0 == goals.mean_progress(BoardGame(book, sc.g.party), sc.s)


@rule("AN-FATE-9")
def test_cards_on_the_track_are_told_by_their_letters() -> None:
    sc = scene(legend="3", thorn=at(14))
    name = sc.g.book.decks[2].name
    sc.s.star_card = [-3, -3, -2, -3]
    sc.s.star_at = [9, 4, 1, 6]
    found = sorts.of_sort(sc.g, sc.s, words.Pieces(card=name, state="starred"))
    assert [(1, 4), (3, 6), (0, 9)] == [(piece.number, piece.space) for piece in found]


# Creatures that a card moves.


def crowded(*spaces: int) -> Scene:
    return scene(thorn=at(66), chada=at(66), creatures=dict.fromkeys(spaces, "gor"))


def behind(sc: Scene, space: int, steps: int) -> int:
    """The space from which the arrows lead to this one in so many steps."""
    arrows = sc.g.book.arrows
    for _ in range(steps):
        space = arrows.index(space)
    return space


def test_a_creature_carried_to_a_taken_space_may_come_back_to_its_own() -> None:
    """The arrow of the taken space leads to where it stood."""
    empty = crowded()
    own = behind(empty, 14, 1)
    taken = behind(empty, 14, 2)
    sc = crowded(own, taken)
    row = sc.s.occupant[own]
    creatures.carry(sc.g, sc.s, row, taken, "AN-EVENT-10")
    assert (own, row) == (sc.s.creature_space[row], sc.s.occupant[own])
    assert [(own, own)] == [(one.where, one.amount) for one in sc.told("marched")]


def test_a_creature_carried_to_where_it_stands_does_nothing() -> None:
    sc = crowded(14)
    creatures.carry(sc.g, sc.s, sc.s.occupant[14], 14, "AN-EVENT-10")
    assert {14: "gor"} == sc.creatures()
    assert [] == sc.told("marched")


def test_a_creature_carried_to_a_taken_space_without_a_way_on_stays() -> None:
    sc = crowded(14, 20)
    sc.s.loose = [*sc.s.loose, sc.g.book.thing_names().index("rubble_5")]
    sc.s.loose_at = [*sc.s.loose_at, sc.g.book.arrows[20]]
    creatures.carry(sc.g, sc.s, sc.s.occupant[14], 20, "AN-EVENT-10")
    assert {14: "gor", 20: "gor"} == sc.creatures()
    assert [] == sc.told("marched")


@rule("AN-EVENT-10")
@pytest.mark.parametrize("steps", [1, 2, 5])
def test_a_creature_in_the_castle_goes_no_further(steps: int) -> None:
    space = behind(crowded(), 0, 1)
    sc = crowded(space)
    row = sc.s.occupant[space]
    effect = words.Move(what=words.Pieces(creature="any"), along="arrows", steps=steps)
    effects.perform(sc.g, sc.s, "test", -1, effect)
    assert IN_CASTLE == sc.s.creature_space[row]
    assert 1 == len(sc.told("broke_in"))


@rule("AN-DRAGON-4")
def test_a_dragon_lands_and_nothing_else_is_what_it_is_about() -> None:
    sc = wrath(dragon=16, thorn=at(66), chada=at(66), creatures={20: "gor"})
    row = sc.s.occupant[16]
    creatures.fly(sc.g, sc.s, row, 20, "AN-L5-17")
    assert [-1, 20] == sc.s.agenda[-1].args
    assert {20: "dragon"} == sc.creatures()


def test_an_opponent_with_three_figures_is_beaten_by_three() -> None:
    book = fresh_book("2")
    book.named[0].figures = 3
    sc = scene(thorn=at(66), chada=at(66))
    sc = Scene(BoardGame(book, sc.g.party), sc.s)
    rows = [put_creature(sc.g, sc.s, "tower_skral", space) for space in (14, 20, 30)]
    assert creatures.can_be_beaten(sc.g, sc.s, 0)
    sc.s.creature_space[rows[0]] = IN_CASTLE
    assert not creatures.can_be_beaten(sc.g, sc.s, 0)
    sc.s.creature_space[rows[1]] = -1
    sc.s.defeated_named = [0]
    assert not creatures.can_be_beaten(sc.g, sc.s, 0)


# Moves under way.


@pytest.mark.parametrize("kind", [WALK, STEPS])
def test_a_hero_on_the_way_is_under_way_and_nobody_else(kind: int) -> None:
    sc = scene(thorn=at(14), chada=at(14))
    sc.s.agenda.append(Frame(kind, "", 0, 1, [1]))
    assert [False, True] == [walk.is_under_way(sc.s, h) for h in (0, 1)]


# Refusals of what names nothing.


@rule("AN-FIGHT-1", "AN-MOVE-1", "AN-TREAS-4")
@pytest.mark.parametrize("space", [-1, 9999])
def test_a_space_off_the_board_is_no_goal(space: int) -> None:
    sc = scene(thorn=at(14), chada=at(14))
    assert "AN-FIGHT-1" == combat.fight_refusal(sc.g, sc.s, 0, space)
    assert "AN-TREAS-4" == combat.clear_refusal(sc.g, sc.s, 0, space)
    assert "AN-MOVE-1" == land.way_refusal(sc.g, sc.s, 14, space)
    assert "AN-MOVE-1" == land.figure_refusal(sc.g, sc.s, 0, 14, space)
    assert "AN-ITEM-8" == items.look_refusal(sc.g, sc.s, 0, space)


@rule("SS-TRY-1")
def test_a_trial_is_tried_by_who_is_active_and_where_it_is() -> None:
    sc = moment(figures={"alpha": 45}, thorn=at(45, strength=2), chada=at(45))
    deeds = [deed.name for deed in sc.g.book.deeds]
    tame = deeds.index("tame")
    found = [
        attempts.refusal(sc.g, sc.s, h, number, space)
        for h, number, space in [
            (0, tame, 45), (1, tame, 45), (0, -1, 45), (0, len(deeds), 45), (0, tame, 44),
            (0, deeds.index("torch"), 45),
        ]
    ]  # fmt: skip
    assert ["", "AN-TURN-1", "SS-TRY-1", "SS-TRY-1", "SS-TRY-1", "SS-TRY-1"] == found


@rule("AN-EVENT-7")
@pytest.mark.parametrize("h", [-1, 2])
def test_nobody_beyond_the_party_takes_a_piece(h: int) -> None:
    sc = scene(thorn=at(14), chada=at(14))
    frame = Frame(SPLIT, "test", 1, -1, [share.GIVE, share.bit(GOLD), 0])
    assert "AN-EVENT-7" == share.piece_refusal(sc.g, sc.s, frame, SHARE, h, GOLD)
    assert "" == share.piece_refusal(sc.g, sc.s, frame, SHARE, 1, GOLD)


@rule("AN-HERO-3")
def test_who_has_all_points_takes_no_more_of_them() -> None:
    sc = scene(thorn=at(14, willpower=20, strength=14), chada=at(14, willpower=19, strength=13))
    for good in (WILLPOWER, STRENGTH):
        frame = Frame(SPLIT, "test", 1, -1, [share.GIVE, share.bit(good), 0])
        found = [share.piece_refusal(sc.g, sc.s, frame, SHARE, h, good) for h in (0, 1)]
        assert ["AN-HERO-3", ""] == found


@rule("AN-FIGHT-1")
def test_who_is_out_of_the_game_reaches_no_creature() -> None:
    sc = scene(chada=at(14), thorn=at(14), creatures={20: "gor"})
    assert not opponents.creature_in_reach(sc.g, sc.s, 0, 20)
    sc.hero("chada").space = next(at for at in sc.g.book.roads[20] if at != 14)
    assert opponents.creature_in_reach(sc.g, sc.s, 0, 20)
    sc.hero("chada").space = NOWHERE
    assert not opponents.creature_in_reach(sc.g, sc.s, 0, 20)
    assert not filters.passes(sc.g, sc.s, 0, words.Filter())
    assert filters.passes(sc.g, sc.s, 1, words.Filter())


# Pieces that few legends move.


@rule("SS-GIFT-4")
def test_a_figure_may_be_put_where_a_hero_says_and_nobody_leads_it_then() -> None:
    sc = moment(figures={"merrik": 45, "prince": 45}, thorn=at(45), chada=at(45))
    merrik = sc.g.book.figure_names.index("merrik")
    sc.s.leaders = [0 if number == merrik else -1 for number in range(len(sc.s.figures))]
    figures.put(sc.g, sc.s, merrik, 40, -1, "test")
    assert (40, -1) == (sc.s.figures[merrik], figures.leader_of(sc.s, merrik))
    assert [] == sc.s.leaders
    assert [(-1, merrik, 40, 0)] == [
        (one.who, one.what, one.where, one.amount) for one in sc.told("figure")[-1:]
    ]


def test_a_figure_that_is_led_leaves_the_others_with_their_leaders() -> None:
    sc = moment(figures={"merrik": 45, "prince": 45}, thorn=at(45), chada=at(45))
    sc.s.leaders = [1] * len(sc.s.figures)
    figures.put(sc.g, sc.s, 0, 40, -1, "card/A/0")
    assert [-1, *[1] * (len(sc.s.figures) - 1)] == sc.s.leaders
    assert [46] == [one.amount for one in sc.told("figure")[-1:]]


@rule("AN-DRAGON-4")
def test_a_dragon_that_flies_to_its_space_does_not_land() -> None:
    sc = wrath(dragon=16, thorn=at(66), chada=at(66))
    frames = len(sc.s.agenda)
    creatures.fly(sc.g, sc.s, sc.s.occupant[16], 16, "AN-L5-17")
    assert (frames, []) == (len(sc.s.agenda), sc.told("flew"))


@rule("AN-L3-17")
@pytest.mark.parametrize(("space", "result"), [(20, LOST), (21, PLAYING)])
def test_an_opponent_that_comes_to_a_fatal_space_ends_the_legend(space: int, result: int) -> None:
    book = fresh_book("2")
    book.named[0].fatal = [20]
    sc = scene(thorn=at(66), chada=at(66))
    sc = Scene(BoardGame(book, sc.g.party), sc.s)
    row = put_creature(sc.g, sc.s, "tower_skral", 14)
    creatures.go(sc.g, sc.s, row, space, "AN-CREAT-6")
    assert result == sc.s.result


def test_a_number_may_be_what_an_opponent_has_that_is_not_there_yet() -> None:
    sc = scene(thorn=at(66), chada=at(66))
    said = "{opponent: tower_skral, value: VALUE}"
    found = []
    for value in ("strength", "willpower"):
        number = read(control.Amount, said.replace("VALUE", value))
        assert isinstance(number, control.Amount)
        found.append(measures.measure(sc.g, sc.s, number))
        put_creature(sc.g, sc.s, "tower_skral", 14)
        found.append(measures.measure(sc.g, sc.s, number))
        sc.s.creature_space[-1] = -1
    named = sc.g.book.named[0]
    strength = creature_values.named_strength(sc.g, sc.s, named)
    willpower = creature_values.named_willpower(sc.g, sc.s, named)
    assert [strength, strength, willpower, willpower] == found
    assert strength != willpower


def test_a_face_that_a_thing_does_not_have_is_none() -> None:
    book = scene(thorn=at(14)).g.book
    herb = book.things[book.thing_kind("herb")]
    assert [-1, 3] == [herb.face_named(name) for name in ("no_face", "herb_3")]


@rule("AN-OPEN-46")
@pytest.mark.parametrize(
    ("count", "hours", "resting"), [(1, 6, False), (2, 7, False), (9, 7, True)]
)
def test_hours_that_are_lost_end_the_day_once(count: int, hours: int, resting: bool) -> None:
    sc = scene(thorn=at(14, hours=5, willpower=2), chada=at(14))
    day.lose(sc.g, sc.s, 0, count, "AN-OPEN-46")
    hero = sc.hero("thorn")
    assert resting == hero.resting
    assert (0 if resting else hours) == (0 if resting else hero.hours)
    assert int(resting) == len(sc.told("rested"))


def test_a_card_that_needs_nothing_has_not_come_anywhere_while_it_is_open() -> None:
    book = fresh_book("3")
    fates = book.deck("fates")
    book.decks[fates].needs[0] = []
    sc = scene(legend="3", thorn=at(14), chada=at(14))
    sc.s.card_deck, sc.s.card_hero, sc.s.card_number = [fates], [0], [0]
    game = BoardGame(book, sc.g.party)
    found = []
    for sc.s.card_state in ([own_cards.OPEN], [own_cards.DONE], [own_cards.SPOILED]):
        found.append(goals.card_progress(game, sc.s, 0))
    assert [0.0, 1.0, 0.0] == found


@rule("AN-FIGHT-13", "AN-GROUP-8")
@pytest.mark.parametrize(
    ("h", "fighters", "current"), [(0, [1, 2], 0), (1, [0, 2], 1), (2, [0, 1], 1)]
)
def test_when_a_fighter_falls_the_same_one_is_asked_as_before(
    h: int, fighters: list[int], current: int
) -> None:
    sc = scene(thorn=at(14), chada=at(14), eara=at(14), creatures={14: "gor"})
    sc.s.battle = Battle(0, 14, 0, 4)
    sc.s.battle.fighters, sc.s.battle.current = [0, 1, 2], 1
    heroes.fall(sc.g, sc.s, h)
    assert (fighters, current) == (sc.s.battle.fighters, sc.s.battle.current)


@rule("AN-L1-4")
def test_who_may_not_fight_yet_clears_no_rubble() -> None:
    sc = scene(thorn=at(14), chada=at(14), loose={18: ["rubble_5"]})
    sc.s.counters[FIGHTS] = 0
    assert "AN-L1-4" == sc.refused("clear thorn 18")
    assert "AN-L1-4" == sc.refused("fight thorn 18")


@rule("AN-OPEN-2", "AN-HERO-3")
@pytest.mark.parametrize(
    ("points", "refused"), [(0, ["", ""]), (1, ["AN-HERO-3", ""]), (2, ["AN-HERO-3"] * 2)]
)
def test_a_price_in_strength_leaves_one_point(points: int, refused: list[str]) -> None:
    sc = scene(thorn=at(14, strength=1), chada=at(14, strength=2))
    price = words.Pay(strength=points)
    assert refused == [conditions.pay_refusal(sc.g, sc.s, h, price) for h in (0, 1)]


@rule("AN-L5-5")
def test_every_space_that_was_held_is_told_once_when_it_is_empty() -> None:
    sc = scene(thorn=at(66), chada=at(66))
    sc.s.crowds = [14, 20]
    assert [True, True, False] == [creatures.end_crowds(sc.g, sc.s) for _ in range(3)]
    assert [14, 20] == [one.where for one in sc.told("emptied")]


@rule("AN-CREAT-15")
def test_what_a_creature_carries_leaves_with_it() -> None:
    sc = scene(thorn=at(66), chada=at(66), creatures={14: "gor"})
    row = sc.s.occupant[14]
    sc.s.creature_load[row] = code_of(sc.g.book, "herb_3")
    creatures.get_away(sc.g, sc.s, row, 20)
    assert ({}, 0) == (sc.creatures(), sc.s.creature_load[row])
    gone = [(one.who, one.what, one.where, one.amount) for one in sc.told("gone")]
    assert [(-1, code_of(sc.g.book, "herb_3"), 20, 0)] == gone


def test_what_a_figure_off_the_board_carries_is_nowhere() -> None:
    sc = moment(figures={"ken_dorr": 45}, thorn=at(45), chada=at(45))
    ken = sc.g.book.figure_names.index("ken_dorr")
    figures.load(sc.s, ken, code_of(sc.g.book, "herb_3"))
    what = words.Pieces(carried_by=words.Pieces(figure="any"))
    found = []
    for sc.s.figures[ken] in (45, -1):
        found.append([piece.space for piece in sorts.of_sort(sc.g, sc.s, what)])
    assert [[45], []] == found


@rule("AN-TURN-1", "AN-GROUP-1", "SS-TRY-1")
def test_who_is_not_active_is_told_so_whatever_the_fight_is_with() -> None:
    sc = moment(
        figures={"alpha": 45}, thorn=at(45, strength=2), chada=at(45),
        creatures={43: "gor"}, loose={44: ["rubble_5"]},
    )  # fmt: skip
    tame = [deed.name for deed in sc.g.book.deeds].index("tame")
    inputs = [Action(FIGHT, 1, 43), Action(CLEAR, 1, 44), Action(TRY, 1, tame, 45)]
    found = [combat.why_not(sc.g, sc.s, one) for one in inputs]
    assert ["AN-GROUP-1", "AN-TURN-1", "AN-TURN-1"] == found
