"""Creature tokens: what each brings or moves, and how they lie on the legend track."""

import pytest

from rietland.board.legend import narrator
from rietland.board.state import SLAIN
from tests.board.fate_table import fates, token
from tests.marks import rule, vector
from tests.scenes import Scene, at, put_creature, started


def table(creatures: dict[int, str] | None = None) -> Scene:
    return fates(thorn=at(60), kram=at(61), creatures=creatures)


@vector("AN-TV-208")
@rule("AN-TOKEN-1", "AN-TOKEN-2", "AN-TOKEN-3", "AN-TOKEN-4", "AN-TOKEN-5", "AN-TOKEN-6")
@rule("AN-TOKEN-16")
def test_tokens_one_to_six_on_an_empty_board() -> None:
    sc = token(table(), 1, 2, 3, 4, 5, 6)
    assert {
        15: "gor", 26: "gor", 21: "gor", 43: "gor", 41: "gor", 50: "gor", 23: "troll", 48: "skral",
        42: "skral", 32: "skral", 51: "wardrak",
    } == sc.creatures()  # fmt: skip
    assert ["gold", "gold"] == sc.loose(50)
    assert 9 == sc.s.piles[sc.g.book.decks[sc.g.book.deck("creature_tokens")].pile].left()


@vector("AN-TV-209")
@rule("AN-TOKEN-12", "AN-TOKEN-13", "AN-TOKEN-14", "AN-TOKEN-15", "AN-TOKEN-18")
def test_tokens_twelve_to_fifteen_where_gors_stand_already() -> None:
    sc = token(table({28: "gor", 34: "gor"}), 12, 13, 14, 15)
    assert {
        28: "gor", 34: "gor", 37: "troll", 18: "gor", 69: "troll", 12: "gor", 56: "gor",
        23: "skral",
    } == sc.creatures()  # fmt: skip


@rule("AN-TOKEN-7", "AN-TOKEN-8")
def test_a_wardrak_and_a_herb_face_down() -> None:
    sc = token(table(), 7, 8)
    assert {67: "wardrak"} == sc.creatures()
    assert ["herb_hidden"] == sc.loose(61)


@vector("AN-TV-135")
@rule("AN-TOKEN-9")
def test_every_gor_from_16_to_36_moves_lowest_first() -> None:
    sc = token(table({9: "gor", 16: "gor", 36: "gor", 37: "gor"}), 9)
    assert {9: "gor", 13: "gor", 16: "gor", 37: "gor"} == sc.creatures()


@vector("AN-TV-136")
@rule("AN-TOKEN-10", "AN-TOKEN-11")
def test_the_lowest_skral_and_the_highest_troll_move() -> None:
    sc = token(table({32: "skral", 48: "skral", 30: "troll", 37: "troll"}), 10, 11)
    assert {16: "skral", 48: "skral", 30: "troll", 41: "troll"} == sc.creatures()


@vector("AN-TV-153")
@rule("AN-FATE-15", "AN-TOKEN-11", "AN-TOKEN-18")
def test_the_toll_troll_is_passed_over() -> None:
    sc = token(table({57: "toll_troll", 30: "troll", 37: "troll"}), 11)
    assert {57: "troll", 30: "troll", 41: "troll"} == sc.creatures()


@rule("AN-TOKEN-18")
@pytest.mark.parametrize("number", [9, 10, 11])
def test_without_the_kind_nothing_moves(number: int) -> None:
    sc = token(table({48: "wardrak"}), number)
    assert {48: "wardrak"} == sc.creatures()


@rule("AN-TOKEN-19", "AN-CREAT-14")
def test_a_missing_figure_comes_from_80_or_not_at_all() -> None:
    sc = table()
    for space in (84, 82):
        put_creature(sc.g, sc.s, "wardrak", space)
    token(sc, 7)
    assert {84: "wardrak", 82: "wardrak"} == sc.creatures()
    assert [0] == [event.amount for event in sc.told("left_out")]
    sc.s.occupant[84] = -1
    sc.s.creature_space[0] = SLAIN
    token(sc, 6)
    assert "wardrak" == sc.creature(51)


@vector("AN-TV-137")
@rule("AN-TOKEN-17")
def test_a_third_token_for_a_letter_rolls_again() -> None:
    sc = opening(["thorn", "chada", "eara"], [4, 5, 4, 1, 6, 2])
    tokens = [chr(65 + at) for i, at in enumerate(sc.s.star_at) if sc.s.star_card[i] < 0]
    assert ["F", "F", "B", "H", "D"] == tokens


@vector("AN-TV-138")
@rule("AN-TOKEN-7", "AN-TOKEN-17", "AN-GEN-5")
def test_a_token_is_turned_before_the_card_of_its_letter() -> None:
    sc = opening(["thorn", "chada", "eara"], [2, 1, 1, 6, 6])
    sc.play(*["share thorn thorn gold"] * 6, *["share thorn thorn thing"] * 2)
    prince = sc.g.book.figure_names.index("prince")
    narrator.go_to_letter(sc.g, sc.s, 3, "AN-GEN-4")
    sc.g.go_on(sc.s)
    assert -1 == sc.s.figures[prince]
    sc.play("draw 6")
    assert ("wardrak", 72) == (sc.creature(67), sc.s.figures[prince])


def opening(party: list[str], dice: list[int]) -> Scene:
    """Fates 1, 9 and 10 are dealt, tokens 12 and 14 carried out; then these dice."""
    sc = started("3", party)
    sc.play("draw 0", "draw 8", "draw 9", "draw 11", "draw 13")
    return sc.play(*[f"roll {one}" for one in dice])
