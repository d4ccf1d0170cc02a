"""Creatures on the arrows, in the castle, at sunrise."""

from rietland.board.book import FOG_TOKENS
from rietland.board.pieces import creature_values
from tests.marks import rule, vector
from tests.scenes import Scene, at, scene

#: Golden event 5 gives two heroes willpower and touches nothing else.
QUIET = "draw 4"


def night(**pieces: str) -> Scene:
    """One sunrise over these creatures, `on_<space>` = kind, with a hero far away."""
    creatures = {int(name.removeprefix("on_")): kind for name, kind in pieces.items()}
    sc = scene(thorn=at(66), chada=at(67, resting=True), creatures=creatures)
    return sc.play("end thorn", QUIET)


@vector("AN-TV-62")
@rule("AN-CREAT-13", "AN-SHLD-1")
def test_gors_beside_the_castle_break_in_one_after_the_other() -> None:
    sc = night(on_7="gor", on_8="gor", on_9="gor", on_15="gor")
    assert sc.creatures() == {7: "gor"}
    assert sc.s.intruders == 3


@vector("AN-TV-63")
@rule("AN-SUN-4", "AN-SUN-5", "AN-SUN-6", "AN-CREAT-12")
def test_wardraks_move_before_and_after_the_trolls() -> None:
    sc = night(on_72="gor", on_29="wardrak", on_28="troll")
    assert sc.creatures() == {18: "gor", 2: "troll"}
    assert sc.s.intruders == 1


@rule("AN-OPEN-7", "AN-CREAT-9")
def test_a_pushed_creature_that_meets_a_block_stays_where_it_was() -> None:
    sc = scene(thorn=at(66), creatures={48: "skral", 50: "gor"})
    sc.s.broken.append(sc.g.book.bridge_names.index("rope_bridge"))
    target = sc.g.book.arrows[50]
    assert target == 48
    sc.play("end thorn", QUIET)
    assert sc.creatures() == {48: "skral", 50: "gor"}
    assert len(sc.told("stayed")) == 2


@rule("AN-CREAT-11")
def test_creatures_leave_fog_wells_and_other_tokens_alone() -> None:
    sc = scene(
        thorn=at(66), creatures={4: "gor", 36: "skral"}, loose={16: ["gold"]}, fog={16: "gor"}
    )
    sc.play("end thorn", QUIET)
    assert sc.creature(16) == "skral"
    assert sc.loose(16) == ["gold"]
    assert sc.s.piles[FOG_TOKENS].stacks[0][sc.g.book.fog_at[16]] >= 0


@rule("AN-CREAT-8", "AN-CREAT-7")
def test_a_row_of_gors_moves_up_from_the_lowest_number() -> None:
    sc = night(on_3="gor", on_10="gor", on_14="gor")
    assert sc.creatures() == {1: "gor", 2: "gor", 3: "gor"}


@rule("AN-SHLD-4", "AN-SUN-10")
def test_without_a_free_shield_the_legend_is_lost_at_once() -> None:
    sc = scene(
        thorn=at(66),
        chada=at(67, resting=True),
        creatures={1: "gor", 2: "gor", 4: "gor", 5: "gor"},
        narrator="M",
    )
    sc.play("end thorn", QUIET)
    assert (sc.s.why, sc.letter()) == ("why-castle-fallen", "M")
    assert sc.s.intruders == sc.s.shields == 3


@rule("AN-L2-10", "AN-OPEN-5")
def test_a_named_opponent_without_its_own_numbers_has_those_of_its_kind() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={10: "tower_skral"})
    assert (4, 6) == (
        creature_values.reward_of(sc.g, sc.s, 0),
        creature_values.willpower_of(sc.g, sc.s, 0),
    )
    assert creature_values.strength_of(sc.g, sc.s, 0) > sc.g.book.creatures[1].strength
