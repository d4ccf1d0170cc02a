"""Poison: a flask with two sides that ends a creature whose value is beaten."""

from pathlib import Path

from rietland.board.fight import reaction
from tests.board.fights import battle, gather, rolls
from tests.board.wrath import counter, where, with_rounds_told, wrath
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at


def against_troll(strength: int) -> Scene:
    """A hero with poison has rolled a 5 against a troll."""
    sc = wrath(
        creatures={10: "troll"}, thorn=at(10, strength=strength, willpower=6, things=["poison"])
    )
    return rolls(gather(sc.play("fight thorn 10"), "thorn"), 5, 1)


@vector("AN-TV-204")
@rule("AN-POISON-2", "AN-POISON-4")
def test_a_side_is_spent_in_vain_where_the_value_is_not_higher() -> None:
    sc = against_troll(10)
    assert {"poison thorn", "keep thorn"} == set(sc.options())
    sc.play("poison thorn")
    rolls(sc, 2, 1, 1)
    assert ["poison_half"] == sc.things("thorn")
    assert 5 == sc.hero("thorn").willpower
    assert "troll" == sc.creature(10)
    other = rolls(against_troll(10).play("poison thorn"), 1, 1, 6)
    assert 1 == other.hero("thorn").willpower


@vector("AN-TV-205")
@rule("AN-POISON-3")
def test_a_higher_value_ends_the_creature_at_once_without_a_reward() -> None:
    sc = wrath(
        creatures={10: "troll"}, thorn=at(10, strength=10, willpower=6, things=["poison"]),
        kram=at(10, strength=4, willpower=6),
    )  # fmt: skip
    gather(sc.play("fight thorn 10"), "thorn", "kram")
    rolls(sc, 5, 1)
    sc.play("poison thorn")
    rolls(sc, 5)
    rolls(sc, 6, 1, 2)
    assert None is sc.creature(10)
    assert None is sc.s.battle
    assert "A" == sc.letter()
    assert (0, 0) == (sc.hero("thorn").gold, sc.hero("kram").gold)
    assert {} == plain(sc.g.view(sc.s, 0))["slain"]
    assert "ask-after" == sc.prompt()


@rule("AN-POISON-3")
def test_poison_ends_a_round_like_any_other(tmp_path: Path) -> None:
    sc = with_rounds_told(tmp_path, against_troll(30)).play("poison thorn")
    rolls(sc, 2, 1, 1)
    assert None is sc.creature(10)
    assert [1] == [event.amount for event in sc.told("round_over")]


@rule("AN-POISON-2")
def test_one_side_a_round_and_only_after_the_own_roll() -> None:
    sc = against_troll(10)
    sc.play("poison thorn")
    assert battle(sc).poisoned
    assert "AN-POISON-2" == sc.refused("poison thorn")
    before = wrath(creatures={10: "troll"}, thorn=at(10, things=["poison"])).play("fight thorn 10")
    assert "AN-POISON-2" == before.refused("poison thorn")


@rule("AN-POISON-2")
def test_the_next_round_may_use_the_other_side() -> None:
    sc = against_troll(10)
    rolls(sc.play("poison thorn"), 2, 1, 1)
    sc.play("on thorn")
    assert not battle(sc).poisoned
    rolls(sc, 6, 1)
    sc.play("poison thorn")
    assert [] == sc.things("thorn")


@vector("AN-TV-206")
@rule("AN-POISON-5")
def test_the_last_of_the_garrison_poisoned_frees_the_castle() -> None:
    sc = wrath(garrison=("gor",), chada=at(6, strength=9, things=["poison"]))
    sc.play("fight chada 0")
    rolls(sc, 5)
    sc.play("poison chada")
    rolls(sc, 1, 2)
    for _ in range(5):
        sc.play("roll 3", "roll 4")
    sc.play("draw 3")
    assert 1 == counter(sc, "castle_free")
    assert "A" == sc.letter()


@rule("AN-POISON-5", "AN-L5-13")
def test_a_poisoned_guard_leaves_the_prince_free() -> None:
    sc = wrath(creatures={44: "guard"}, thorn=at(44, strength=9, things=["poison"]))
    sc.play("fight thorn 44")
    rolls(sc, 5, 5, 5)
    sc.play("poison thorn")
    rolls(sc, 1, 2)
    assert 44 == where(sc, "prince")


@vector("AN-TV-207")
@rule("AN-POISON-6", "AN-DRAGON-3")
def test_poison_against_the_dragon_is_refused() -> None:
    sc = wrath(dragon=16, figures={"prince": 5}, thorn=at(16, strength=9, things=["poison"]))
    sc.play("fight thorn 16")
    rolls(sc, 5)
    assert "AN-POISON-6" == reaction.poison_refusal(sc.g, sc.s, battle(sc))
    assert "poison thorn" not in sc.options()
    assert ["poison"] == sc.things("thorn")


@rule("AN-POISON-1", "AN-POISON-7", "AN-ITEM-12")
def test_poison_is_a_small_thing_that_nobody_sells() -> None:
    sc = wrath(thorn=at(18, gold=20, things=["poison"]), kram=at(18))
    assert not [one for one in sc.options() if one.startswith("buy thorn poison")]
    assert {"drop thorn poison", "give thorn poison kram"} <= set(sc.options())
    empty = against_troll(10)
    empty.hero("thorn").things = [sc.g.lexicon.names["thing"].index("poison_half")]
    empty.play("poison thorn")
    assert [] == empty.things("thorn")
    assert 0 == empty.s.stock[sc.g.book.thing_kind("poison")]
