"""What no legend of the boxes does yet, or only seldom, done directly."""

import pytest

from rietland.board import events
from rietland.board.book import BRING, Goal
from rietland.board.frames import TOKENS
from rietland.board.game import BoardGame
from rietland.board.legend import (
    conditions,
    effects,
    event_cards,
    filters,
    goals,
    moves,
    questions,
    sorts,
    walks,
)
from rietland.board.odds.fight import _grows
from rietland.board.odds.situations import _bits
from rietland.board.pieces import creatures, heroes, token_kinds, tokens
from rietland.board.pieces.things import RUNE
from rietland.board.state import AWAY, IN_CASTLE, Battle
from rietland.board.turn import deeds
from rietland.kernel.action import Action
from rietland.kernel.book import Trigger
from rietland.kernel.control import DRAWN, PIECES, wake
from rietland.kernel.event import Event
from rietland.kernel.frame import RUN, Frame
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from tests.board.wrath import wrath
from tests.frost.scene import tale
from tests.marks import rule
from tests.scenes import Scene, at, code_of, fresh_book, put_creature, scene
from tests.starshield.scene import moment


def kind(sc: Scene, name: str) -> int:
    return sc.g.book.thing_kind(name)


def with_book(sc: Scene, legend: str = "2") -> Scene:
    """The same table with a Book that may be changed."""
    return Scene(BoardGame(fresh_book(legend), sc.g.party), sc.s)


# Supplies.


@rule("AN-HERB-2")
def test_a_herb_of_a_box_that_sells_herbs_is_for_sale_again_however_it_was_used() -> None:
    for input_ in ("herb thorn herb_3", "heal thorn herb_3"):
        sc = with_book(scene(thorn=at(14, things=["herb_3"]), chada=at(14)))
        sc.g.book.things[kind(sc, "herb")].returns = True
        before = sc.s.stock[kind(sc, "herb")]
        sc.play(input_)
        assert before + 1 == sc.s.stock[kind(sc, "herb")]


@rule("AN-OPEN-25", "AN-CREAT-15")
def test_what_a_creature_takes_along_for_good_is_for_sale_again() -> None:
    for leaves in (creatures.break_in, lambda g, s, c: creatures.get_away(g, s, c, 20)):
        sc = scene(thorn=at(66), chada=at(66), creatures={14: "gor"})
        row = sc.s.occupant[14]
        sc.s.creature_load[row] = code_of(sc.g.book, "helm")
        before = sc.s.stock[kind(sc, "helm")]
        leaves(sc.g, sc.s, row)
        assert before + 1 == sc.s.stock[kind(sc, "helm")]
        assert 0 == sc.s.creature_load[row]


def test_a_single_article_can_be_taken_and_none_cannot() -> None:
    sc = with_book(scene(thorn=at(14), chada=at(14)))
    for one in range(len(sc.s.stock)):
        sc.s.stock[one] = 0
    article = words.Article()
    assert not conditions.able(sc.g, sc.s, 0, article)
    sc.s.stock[kind(sc, "helm")] = 1
    assert conditions.able(sc.g, sc.s, 0, article)
    assert [code_of(sc.g.book, "helm")] == conditions.articles(sc.g, sc.s, 0, article)
    helm, shield = code_of(sc.g.book, "helm"), code_of(sc.g.book, "shield")
    refused = [conditions.article_refusal(sc.g, sc.s, 0, one, article) for one in (helm, shield)]
    assert ["", "AN-MERCH-2"] == refused


def test_things_face_down_are_not_in_the_box_wherever_they_are() -> None:
    sc = moment(figures={"ken_dorr": 45}, thorn=at(45), chada=at(45))
    number = sc.g.book.kind_by_ability[RUNE]
    before = tokens.left(sc.g, sc.s, number)
    sc.s.loose, sc.s.loose_at = [*sc.s.loose, number << 8], [*sc.s.loose_at, 44]
    sc.s.bag, sc.s.bag_of = [number << 8, code_of(sc.g.book, "helm")], [0, 0]
    assert before - 2 == tokens.left(sc.g, sc.s, number)


# Creatures and figures.


def test_back_along_the_arrows_is_where_they_come_from() -> None:
    sc = scene(thorn=at(66), chada=at(66), creatures={14: "gor"})
    row = sc.s.occupant[14]
    first = sc.g.book.arrows.index(14)
    back = words.Move(what=words.Pieces(creature="any"), along="back", steps=1)
    effects.perform(sc.g, sc.s, "test", -1, back)
    assert first == sc.s.creature_space[row]


@rule("AN-L5-5")
def test_a_dragon_that_flies_off_leaves_an_empty_space_behind() -> None:
    sc = wrath(dragon=16, thorn=at(66), chada=at(66))
    sc.s.crowds = [16]
    creatures.fly(sc.g, sc.s, sc.s.occupant[16], 20, "AN-L5-17")
    assert ([], [16]) == (sc.s.crowds, [one.where for one in sc.told("emptied")])


def test_a_figure_goes_where_a_hero_says_and_nobody_is_told_to_have_led_it() -> None:
    sc = scene(thorn=at(14), chada=at(14), figures={"prince": 72})
    prince = sc.g.book.figure_names.index("prince")
    move = words.Move(what=words.Pieces(figure="prince"), to=[20])
    questions._put_pieces(sc.g, sc.s, "test", 20, move)
    assert 20 == sc.s.figures[prince]
    assert [(-1, prince, 20)] == [(e.who, e.what, e.where) for e in sc.told("figure")]


def test_pieces_of_spaces_are_nothing_in_particular() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    assert [PIECES, -1, 20, -1, 14] == filters.gather(
        sc.g, sc.s, control.Each(spaces=[20, 14], do=[])
    )


@rule("AN-FATE-9")
def test_a_card_that_leaves_the_track_is_told_by_its_pile_and_letter() -> None:
    sc = scene(legend="3", thorn=at(14), chada=at(14))
    sc.s.star_card, sc.s.star_at = [-3, 4, -2], [9, 4, 1]
    moves._remove_star(sc.g, sc.s, "test", 0)
    assert ([4, -2], [4, 1]) == (sc.s.star_card, sc.s.star_at)
    assert [(-1, 2, -1, 9)] == [(e.who, e.what, e.where, e.amount) for e in sc.told("track_gone")]


@rule("FE-MYRK-4")
def test_rubble_stops_a_creature_on_its_path_and_no_figure() -> None:
    sc = scene(thorn=at(66), chada=at(66), creatures={14: "gor"}, figures={"prince": 14})
    to = sc.g.book.arrows[14]
    sc.s.loose = [*sc.s.loose, code_of(sc.g.book, "rubble_5")]
    sc.s.loose_at = [*sc.s.loose_at, to]
    codes = [
        sorts.code_of(sorts.CREATURE, sc.s.occupant[14]),
        sorts.code_of(sorts.FIGURE, sc.g.book.figure_names.index("prince")),
    ]
    shut = [walks._is_shut(sc.g, sc.s, Frame(0, "", 0, -1, [code, 0]), 14, to) for code in codes]
    assert [True, False] == shut


@rule("AN-L5-2", "SS-SIEGE-1")
def test_who_shares_a_space_passes_nobody_over() -> None:
    sc = moment(thorn=at(66), chada=at(66), creatures={45: "gor", 43: "siege_engine"})
    rows = [sc.s.occupant[45], creatures.on_space(sc.s, 43)[0]]
    frames = [Frame(0, "", 0, -1, [sorts.code_of(sorts.CREATURE, row), 0]) for row in rows]
    prince = Frame(0, "", 0, -1, [sorts.code_of(sorts.FIGURE, 0), 0])
    taken = [walks._is_taken(sc.g, sc.s, f, 45) for f in (*frames, prince)]
    assert [True, False, False] == taken
    sc.s.crowds = [45]
    assert not walks._is_taken(sc.g, sc.s, frames[0], 45)
    assert not walks._is_taken(sc.g, sc.s, frames[0], 44)


def test_fog_that_nobody_has_seen_shows_no_face() -> None:
    sc = scene(thorn=at(14), chada=at(14), fog={8: None, 11: "gor"})
    fog = sorts._tokens(sc.g, sc.s, sorts.FOG)
    found = [
        (piece.space, face)
        for piece in fog
        for face in ("gor", "gold_1")
        if sorts.shows(sc.g, sc.s, piece, face)
    ]
    assert [(11, "gor")] == found


# Goals.


@pytest.mark.parametrize(("space", "left"), [(14, 1), (AWAY, 0), (IN_CASTLE, 0)])
def test_only_creatures_on_the_board_are_left_to_clear(space: int, left: int) -> None:
    sc = scene(thorn=at(66), chada=at(66), creatures={14: "gor"})
    goal = with_book(sc).g.book.goals[0]
    goal.at, goal.what = [], -1
    sc.s.creature_space[sc.s.occupant[14]] = space
    assert left == goals._left(sc.s, goal)


@rule("AN-L4-13")
@pytest.mark.parametrize(("h", "rooster"), [(0, -1), (1, 0)])
def test_who_is_out_of_the_game_has_no_rooster(h: int, rooster: int) -> None:
    sc = scene(thorn=at(14), chada=at(14))
    sc.s.rooster = 0
    heroes.leave_game(sc.g, sc.s, h)
    assert rooster == sc.s.rooster


def handed_over(sc: Scene, thing: str, need: int, by_face: bool = False) -> Goal:
    """So many of these things are to be handed over; a counter says how many were."""
    goal = Goal()
    goal.kind, goal.things, goal.need, goal.by_face = BRING, [kind(sc, thing)], need, by_face
    goal.counter = len(sc.s.counters)
    sc.s.counters = [*sc.s.counters, 0]
    return goal


@rule("SS-MIS-SUP-4")
@pytest.mark.parametrize(
    ("stock", "done", "found"),
    [
        (0, 0, (True, False)), (1, 0, (True, False)), (2, 0, (False, True)), (3, 0, (False, False)),
        (1, 1, (False, True)), (0, 2, (False, False)), (9, 1, (False, False)),
    ],
)  # fmt: skip
def test_what_must_be_handed_over_may_run_out(
    stock: int, done: int, found: tuple[bool, bool]
) -> None:
    """Of two helms none may be missing; with one more nothing is at risk."""
    sc = scene(thorn=at(14), chada=at(14))
    goal = handed_over(sc, "helm", 2)
    sc.s.stock[kind(sc, "helm")] = stock
    sc.s.counters[goal.counter] = done
    assert found == (goals.is_lost(sc.g, sc.s, goal), goals.at_risk(sc.g, sc.s, goal))


@rule("SS-MIS-SUP-4")
def test_every_helm_in_play_counts_for_what_is_to_be_handed_over() -> None:
    sc = scene(
        thorn=at(14, things=["helm"]), chada=at(14), loose={20: ["helm"]}, creatures={30: "gor"}
    )
    sc.s.creature_load[sc.s.occupant[30]] = code_of(sc.g.book, "helm")
    sc.s.bag, sc.s.bag_of = [code_of(sc.g.book, "helm")], [0]
    goal = handed_over(sc, "helm", 4)
    sc.s.stock[kind(sc, "helm")] = 0
    assert 0 == goals._slack(sc.g, sc.s, goal)
    assert goals.at_risk(sc.g, sc.s, goal)
    sc.s.counters[goal.counter] = 4
    assert not goals.at_risk(sc.g, sc.s, goal)


@rule("SS-MIS-SUP-4")
@pytest.mark.parametrize(("spare", "risk"), [(-1, False), (0, True), (3, True), (4, False)])
def test_a_herb_of_four_may_be_the_one_that_is_missing(spare: int, risk: bool) -> None:
    """What a herb shows counts, so one that is lost may cost as much as the largest."""
    sc = scene(thorn=at(14), chada=at(14))
    pool = sc.g.book.things[kind(sc, "herb")].pool
    assert 5 == len(pool)
    goal = handed_over(sc, "herb", 0, by_face=True)
    goal.need = goals_slack(sc, goal) - spare
    assert spare == goals_slack(sc, goal)
    assert risk == goals.at_risk(sc.g, sc.s, goal)
    assert (spare < 0) == goals.is_lost(sc.g, sc.s, goal)


def goals_slack(sc: Scene, goal: Goal) -> int:
    found = goals._slack(sc.g, sc.s, goal)
    assert found is not None
    return found


@rule("SS-MIS-SUP-4")
def test_of_what_has_no_end_nothing_is_missing() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    for name in ("gold", "farmer"):
        goal = handed_over(sc, name, 99)
        assert goals._slack(sc.g, sc.s, goal) is None
        assert not goals.at_risk(sc.g, sc.s, goal)
        assert not goals.is_lost(sc.g, sc.s, goal)


# Triggers.


def over(**bounds: bool | int) -> words.RoundOver:
    return words.RoundOver(**bounds)  # type: ignore[arg-type]  # fields of the word


@pytest.mark.parametrize(
    ("when", "outcomes"),
    [
        (over(), [True, True, True]),
        (over(won=True), [False, False, True]),
        (over(won=False), [True, False, False]),
        (over(ranged=True), [False] * 3),
        (over(ranged=False), [True] * 3),
        (over(beaten=True), [False] * 3),
        (over(beaten=False), [True] * 3),
        (over(round=2), [True] * 3),
        (over(round=1), [False] * 3),
        (words.RoundOver(at=20), [False] * 3),
        (words.RoundOver(what=words.Pieces(creature="gor")), [True] * 3),
        (words.RoundOver(what=words.Pieces(creature="skral")), [False] * 3),
    ],
)
def test_a_round_is_heard_by_how_it_went(when: words.RoundOver, outcomes: list[bool]) -> None:
    sc = scene(thorn=at(14), chada=at(14), creatures={14: "gor"})
    c = sc.s.occupant[14]
    sc.s.battle = Battle(0, 14, c, 4)
    sc.s.battle.round = 2
    sc.s.it = sorts.code_of(sorts.CREATURE, c)
    found = []
    for outcome in (-1, 0, 1):
        event = Event(events.ROUND_OVER, 0, sc.s.creature_kind[c], 14, outcome, "test")
        found.append(conditions.matches(sc.g, sc.s, when, event))
    assert outcomes == found


def test_a_round_with_rubble_is_about_no_creature() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    sc.s.battle = Battle(0, 14, -1, 0)
    event = Event(events.ROUND_OVER, 0, -1, 14, 1, "test")
    assert -1 == conditions.piece(sc.g, sc.s, event)
    sc.s.it = -1
    assert not conditions.matches(sc.g, sc.s, over(), event)


def test_of_a_crowd_the_creature_that_came_is_known_by_its_kind() -> None:
    sc = scene(thorn=at(66), chada=at(66))
    sc.s.crowds = [14]
    rows = [put_creature(sc.g, sc.s, name, 14) for name in ("gor", "skral", "troll")]
    for row in rows:
        event = Event(events.MARCHED, -1, sc.s.creature_kind[row], 14, 20, "test")
        assert sorts.code_of(sorts.CREATURE, row) == conditions.piece(sc.g, sc.s, event)


@rule("FE-OBJ-1")
@pytest.mark.parametrize(("instead", "frames"), [(True, 0), (False, 1)])
def test_a_card_may_come_instead_of_what_a_token_says(instead: bool, frames: int) -> None:
    sc = tale("4", thorn=at(410), kram=at(410))
    book = fresh_book("4", "frost")
    number = 0
    book.triggers.append(
        Trigger("x", words.TokenFound(book.tokens[number].name), [], "setup", True, -1, instead)
    )
    book.listening[events.TOKEN] = [len(book.triggers) - 1]
    sc = Scene(BoardGame(book, sc.g.party), sc.s)
    sc.s.fired = [0] * len(book.triggers)
    sc.s.token_kind, sc.s.token_at = [number], [410]
    how = token_kinds.ON_ENTRY if book.tokens[number].on_entry else token_kinds.ON_STOP
    f = Frame(TOKENS, "", how, 0, [410, 0])
    sc.s.agenda.append(f)
    pile = sc.s.piles[book.tokens[number].pile]
    face = next(face for face, count in enumerate(pile.unseen) if count)
    token_kinds.answer(sc.g, sc.s, f, Action(DRAWN, -1, face))
    assert frames == len([one for one in sc.s.agenda if one.ref.startswith("token/")])
    assert [] == sc.s.token_at


# Odds.


def test_a_row_of_dice_grows_or_does_not() -> None:
    rows = [[1], [1, 1, 2], [2, 1], [1, 3, 2, 4]]
    assert [True, True, False, False] == [_grows(row) for row in rows]


def test_who_must_take_part_is_found_by_position() -> None:
    asked: list[list[int] | None] = [None, [], [3], [7, 3], [1]]
    assert [-1, 0, 1, 5, 0] == [_bits([3, 5, 7], among) for among in asked]


# Cards.


@rule("AN-EVENT-1")
def test_without_a_deck_there_is_no_card_to_draw() -> None:
    sc = with_book(scene(thorn=at(14), chada=at(14)))
    sc.g.book.decks = []
    assert event_cards.is_empty(sc.g, sc.s, 0)


def test_triggers_that_wake_together_know_each_its_own_piece_and_place() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    sc.s.due = [0, 1, 20, 30, 0, 0, 21, 31]
    frames = len(sc.s.agenda)
    wake(sc.g, sc.s)
    found = [(f.kind, f.at, f.who, f.args) for f in sc.s.agenda[frames:]]
    assert [(RUN, 0, 0, [21, 31]), (RUN, 0, 1, [20, 30])] == found
    assert [] == sc.s.due


def test_a_deed_is_asked_about_with_its_own_piece_and_place() -> None:
    sc = moment(thorn=at(45), chada=at(45))
    sc.s.it, sc.s.there = 3, 4
    deeds.refusal(sc.g, sc.s, 0, 0)
    assert (-1, -1) == (sc.s.it, sc.s.there)
