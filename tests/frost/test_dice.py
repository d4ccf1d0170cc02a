"""What reshapes a roll: the Askimar blade, the rider's helm, red bloodflowers and Carlion."""

import pytest

from rietland.board.state import battle_from_data
from rietland.board.view.labels import action_label
from rietland.terminal.board_screen import BoardScreen
from rietland.words.catalogue import Catalogue
from tests.board.fights import battle, foe_value, rolls, value, willpower_left
from tests.frost.scene import put_opponent, supply, winter
from tests.frost.test_shared_rules import fighting
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at

BLADE = ["askimar_blade"]
FLOWERS = ["red_bloodflowers"]
CARLION = ["carlion"]


def dwarf(*things: str) -> Scene:
    """A dwarf with two dice fights a fur troll alone, who is as strong as the dwarf."""
    return fighting(
        "fur_troll", "kram", kram=at(410, strength=12, willpower=9, things=list(things))
    )


def with_wizard(*things: str) -> Scene:
    """A warrior with three dice and the wizard fight a fur troll."""
    there = at(410, things=list(things))
    return fighting("fur_troll", "thorn", "eara", thorn=there, eara=at(410))


# The blade.


@vector("FE-TV-11")
@rule("FE-ITEM-2")
def test_the_blade_rolls_one_die_again_and_the_new_result_stands() -> None:
    sc = rolls(dwarf(*BLADE), 3, 2)
    assert "ask-reroll" == sc.prompt()
    assert ["reroll kram 2", "reroll kram 3", "keep kram"] == sc.options()
    rolls(sc.play("reroll kram 2"), 1)
    assert 12 + 3 == value(sc)
    assert BLADE == sc.things("kram")


@vector("FE-TV-12")
@rule("FE-ITEM-2", "FE-ITEM-3", "FE-HERO-7")
def test_the_wizard_turns_the_die_that_was_rolled_again() -> None:
    sc = fighting(
        "fur_troll", "kram", "eara", kram=at(410, willpower=9, things=BLADE), eara=at(410)
    )
    rolls(sc, 3, 4)
    assert ("ask-reroll", "kram") == (sc.prompt(), sc.g.party[sc.g.pending(sc.s).who])
    rolls(sc.play("reroll kram 3"), 1)
    assert ("ask-flip", "eara") == (sc.prompt(), sc.g.party[sc.g.pending(sc.s).who])
    sc.play("flip eara 1")
    assert 6 == sc.told("counted")[0].what
    rolls(sc, 2)
    assert 1 + 6 + 1 + 2 == value(sc)


@vector("FE-TV-14")
@rule("FE-ITEM-5", "FE-ITEM-2")
def test_a_helm_adds_the_die_that_was_rolled_again() -> None:
    sc = fighting("fur_troll", "thorn", thorn=at(410, things=["riders_helm", *BLADE]))
    rolls(rolls(sc, 2, 2, 3).play("reroll thorn 3"), 2)
    assert 1 + 6 == value(sc)


@rule("FE-ITEM-2")
def test_the_blade_serves_once_in_each_round() -> None:
    sc = rolls(dwarf(*BLADE), 3, 2).play("reroll kram 2")
    assert "die-hero" == sc.prompt()
    rolls(sc, 2)
    assert "die-red" == sc.prompt()
    rolls(sc, 1, 2, 3).play("on kram")
    rolls(sc, 3, 4)
    assert "ask-reroll" == sc.prompt()
    sc.play("keep kram")
    assert 12 + 4 == value(sc)


@rule("FE-ITEM-2")
def test_a_die_that_does_not_lie_there_is_not_rolled_again() -> None:
    sc = rolls(dwarf(*BLADE), 3, 2)
    assert "FE-ITEM-2" == sc.refused("reroll kram 4")
    assert "FE-ITEM-2" == rolls(with_wizard(), 3, 2, 1).refused("reroll thorn 3")


@rule("FE-ITEM-3")
def test_once_the_wizard_is_asked_it_is_too_late_for_the_blade() -> None:
    sc = rolls(with_wizard(*BLADE), 3, 2, 1).play("keep thorn")
    assert "FE-ITEM-3" == sc.refused("reroll thorn 2")
    sc = rolls(with_wizard(*BLADE, *FLOWERS), 3, 2, 1).play("keep thorn", "keep eara")
    assert "FE-ITEM-3" == sc.refused("reroll thorn 2")


@rule("FE-ITEM-2")
def test_nobody_else_uses_the_blade() -> None:
    sc = fighting("fur_troll", "thorn", "eara", thorn=at(410), eara=at(410, things=BLADE))
    rolls(sc, 3, 2, 1)
    assert "ask-flip" == sc.prompt()
    assert "FE-ITEM-2" == sc.refused("reroll eara 2")
    rolls(sc.play("keep eara"), 2)
    assert ["reroll eara 2", "keep eara"] == sc.options()


# The flowers.


@vector("FE-TV-55")
@rule("FE-PLANT-4", "FE-ITEM-5")
def test_flowers_double_what_a_helm_adds() -> None:
    sc = fighting("fur_troll", "thorn", thorn=at(410, things=["riders_helm", *FLOWERS]))
    rolls(sc, 4, 4, 2).play("double thorn red_bloodflowers")
    assert 16 == sc.told("counted")[0].what
    assert 1 + 16 == value(sc)
    assert ["riders_helm"] == sc.things("thorn")
    assert [16] == [event.amount for event in sc.told("doubled_roll")]
    assert 1 == len(sc.told("gone"))


@rule("FE-PLANT-4", "FE-PLANT-1")
def test_flowers_come_after_blade_and_flip_and_leave_the_game() -> None:
    sc = rolls(with_wizard(*BLADE, *FLOWERS), 3, 2, 1)
    assert "FE-PLANT-4" == sc.refused("double thorn red_bloodflowers")
    rolls(sc.play("reroll thorn 3"), 1)
    assert "FE-PLANT-4" == sc.refused("double thorn red_bloodflowers")
    sc.play("flip eara 1", "double thorn red_bloodflowers")
    assert 12 == sc.told("counted")[0].what
    assert BLADE == sc.things("thorn")
    assert 1 == supply(sc, "red_bloodflowers"), "what is used does not come back"


@rule("FE-PLANT-4")
def test_a_roll_is_doubled_once() -> None:
    sc = rolls(dwarf(*FLOWERS, *FLOWERS), 3, 2).play("double kram red_bloodflowers")
    assert 12 + 6 == value(sc)
    assert FLOWERS == sc.things("kram")
    rolls(sc, 1, 2, 6).play("on kram")
    rolls(sc, 5, 1).play("keep kram")
    assert 12 + 5 == value(sc)


@rule("FE-PLANT-4")
def test_flowers_double_the_own_dice_only() -> None:
    sc = fighting("fur_troll", "kram", "eara", kram=at(410, things=FLOWERS), eara=at(410))
    rolls(sc, 3, 5).play("keep eara", "double kram red_bloodflowers")
    rolls(sc, 6).play("keep eara")
    assert 1 + 10 + 1 + 6 == value(sc)


# Carlion.


@vector("FE-TV-66")
@rule("FE-CARL-1", "FE-CARL-2")
def test_carlion_adds_a_black_die_that_the_wizard_may_turn() -> None:
    sc = rolls(with_wizard(*CARLION), 4, 2, 5)
    assert "die-black" == sc.prompt()
    rolls(sc, 6)
    assert ["flip eara 2", "flip eara 4", "flip eara 5", "overturn eara", "keep eara"] == (
        sc.options()
    )
    assert "AN-HERO-7" == sc.refused("overturn thorn")
    sc.play("overturn eara")
    assert 5 + 10 == sc.told("counted")[0].what
    assert [10] == [event.amount for event in sc.told("overturned")]


@rule("FE-CARL-2", "FE-HERO-7")
@pytest.mark.parametrize(("shows", "turned"), [(6, 10), (8, 12), (10, 6), (12, 8)])
def test_the_wizard_turns_a_black_die_to_its_opposite(shows: int, turned: int) -> None:
    sc = rolls(with_wizard(*CARLION), 6, 2, 5, shows).play("overturn eara")
    assert 6 + turned == sc.told("counted")[0].what


@rule("FE-CARL-2")
def test_an_own_six_is_told_from_that_of_the_black_die() -> None:
    sc = rolls(with_wizard(*CARLION), 6, 2, 5, 6).play("flip eara 6")
    assert 5 + 6 == sc.told("counted")[0].what
    sc = rolls(with_wizard(*CARLION), 4, 2, 5, 6)
    assert "AN-GROUP-4" == sc.refused("flip eara 6")
    assert "FE-CARL-2" == rolls(with_wizard(), 4, 2, 5).refused("overturn eara")


@rule("FE-CARL-1", "FE-CARL-2", "FE-PLANT-4")
def test_neither_helm_nor_flowers_touch_the_black_die() -> None:
    sc = fighting("fur_troll", "thorn", thorn=at(410, things=["riders_helm", *CARLION, *FLOWERS]))
    rolls(sc, 6, 6, 2, 6).play("double thorn red_bloodflowers")
    assert 24 + 6 == sc.told("counted")[0].what


@rule("FE-CARL-2")
def test_the_blade_does_not_touch_the_black_die() -> None:
    sc = rolls(with_wizard(*CARLION, *BLADE), 4, 2, 5, 6)
    assert "FE-CARL-2" == sc.refused("reroll thorn 6")
    rolls(sc.play("reroll thorn 5"), 6).play("keep eara")
    assert 6 + 6 == sc.told("counted")[0].what


@rule("FE-CARL-1")
def test_carlion_throws_in_every_round() -> None:
    sc = rolls(dwarf(*CARLION), 1, 2, 8)
    assert 12 + 2 + 8 == value(sc)
    rolls(sc, 6, 4, 4)
    assert 12 + 8 == foe_value(sc)
    rolls(sc.play("on kram"), 1, 1)
    assert "die-black" == sc.prompt()
    rolls(sc, 12)
    assert 12 + 1 + 12 == value(sc)


@rule("FE-CARL-1")
def test_without_carlion_in_the_round_no_black_die_is_thrown() -> None:
    sc = fighting("fur_troll", "kram", "thorn", kram=at(410, things=CARLION), thorn=at(410))
    rolls(sc, 1, 2, 6, 1, 2, 3)
    assert "die-red" == sc.prompt()
    assert (1 + 2 + 6) + (1 + 3) == value(sc)


# Saved in the middle.


@rule("FE-ITEM-2", "FE-CARL-1", "FE-PLANT-4")
def test_a_roll_under_way_is_saved_whole() -> None:
    sc = rolls(with_wizard(*CARLION, *BLADE, *FLOWERS), 4, 2, 5)
    for said in (
        "roll 6",
        "reroll thorn 2",
        "roll 1",
        "keep eara",
        "double thorn red_bloodflowers",
    ):
        before = battle(sc).to_data()
        assert before == battle_from_data(before).to_data() == battle(sc).copy().to_data()
        sc.s = sc.g.load(sc.s.to_data())
        sc.play(said)
    assert 10 + 6 == sc.told("counted")[0].what


def test_a_fight_of_an_older_version_has_no_extra_die() -> None:
    data = battle(rolls(dwarf(), 3)).to_data()
    old = battle_from_data(data[:21])
    assert (False, False, 0) == (old.rerolled, old.doubled, old.extra)
    assert data == old.to_data()


# What people see.


def seen(sc: Scene) -> dict[str, object]:
    found = plain(sc.g.view(sc.s, 0))["battle"]
    assert isinstance(found, dict)
    return found


@rule("FE-ITEM-2", "FE-CARL-1", "FE-PLANT-4")
def test_a_view_sets_the_extra_die_apart_and_says_which_dice_may_be_rolled_again() -> None:
    sc = rolls(with_wizard(*CARLION, *BLADE, *FLOWERS), 4, 2, 4)
    assert ("black", 0, []) == tuple(seen(sc)[key] for key in ("extra_die", "extra", "rerolls"))
    rolls(sc, 6)
    assert ("rerolling", 6, [2, 4]) == tuple(seen(sc)[key] for key in ("stage", "extra", "rerolls"))
    assert [4, 2, 4] == seen(sc)["dice"]
    rolls(sc.play("reroll thorn 2"), 3).play("keep eara")
    assert (False, []) == tuple(seen(sc)[key] for key in ("doubled", "rerolls"))
    sc.play("double thorn red_bloodflowers")
    assert ("", 0, False) == tuple(seen(sc)[key] for key in ("extra_die", "extra", "doubled"))


@pytest.mark.parametrize(
    ("language", "flip", "again"),
    [
        ("en", "Flip the black die: 6 becomes 10", "Roll the 2 again"),
        ("de", "Den schwarzen Würfel umdrehen: Aus 6 wird 10", "Die 2 noch einmal werfen"),
        ("fr", "Retourner le dé noir\u00a0: le 6 devient un 10", "Relancer le 2"),
        ("es", "Girar el dado negro: el 6 pasa a 10", "Volver a tirar el 2"),
    ],
)
def test_options_say_what_they_do_to_the_dice(language: str, flip: str, again: str) -> None:
    words = Catalogue(language, strict=True)
    sc = rolls(with_wizard(*CARLION, *BLADE), 4, 2, 5, 6)
    assert again == said(sc, words, "reroll thorn 2")
    assert flip == said(sc.play("keep thorn"), words, "overturn eara")


def said(sc: Scene, words: Catalogue, option: str) -> str:
    label = action_label(sc.g, sc.s, sc.g.hear(option))
    return words.say(label)


def test_the_terminal_shows_the_extra_die() -> None:
    sc = rolls(with_wizard(*CARLION), 4, 2, 5, 6)
    lines = BoardScreen(Catalogue("en")).lines(sc.g.view(sc.s, 0))
    assert "Thorn’s dice: 4, 2, 5 + 6." in "\n".join(lines)


# Groups and companions.


@vector("FE-TV-4")
@rule("FE-HERO-6", "FE-HERO-7", "FE-GROUP-2", "FE-FIGHT-7")
def test_warrior_and_wizard_beat_a_wargor_beside_a_fire() -> None:
    sc = winter(
        creatures={410: "wargor"},
        loose={410: ["fire_lit"]},
        thorn=at(410, strength=7),
        eara=at(410, strength=4),
    )
    sc.play("fight thorn 410", "invite thorn eara", "join eara")
    rolls(sc, 1, 1, 2).play("flip eara 1")
    assert 7 + 2 + 6 == sc.told("counted")[0].amount
    rolls(sc, 2)
    assert 22 == value(sc)
    rolls(sc, 5, 5)
    assert 12 == foe_value(sc)
    assert 0 == willpower_left(sc)
    sc.play("reward thorn willpower", *["share thorn thorn willpower"] * 2)
    sc.play(*["share thorn eara willpower"] * 2)
    assert [1, 1] == [hero.hours for hero in sc.s.heroes]
    assert ("B", None) == (sc.letter(), sc.creature(410))


@vector("FE-TV-49")
@rule("FE-CREAT-11", "FE-FIGHT-4")
@pytest.mark.parametrize(("willpower", "thrown", "counts"), [(8, [10, 10], 20), (6, [8], 8)])
def test_black_dice_by_willpower_and_equal_ones_added(
    willpower: int, thrown: list[int], counts: int
) -> None:
    sc = winter(face="shron", kram=at(410, willpower=6))
    put_opponent(sc, "shron", 410)
    sc.play("fight kram 410")
    battle(sc).willpower = willpower
    rolls(sc, 1)
    assert "die-black" == sc.prompt()
    rolls(sc, *thrown)
    assert 9 + counts == foe_value(sc)


@vector("FE-TV-69")
@rule("FE-TRAN-3", "FE-TRAN-4")
def test_companions_add_up() -> None:
    there = {"takota": 410, "great_warrior": 410}
    sc = winter(thorn=at(410), creatures={410: "fur_troll"}, figures=there)
    rolls(sc.play("fight thorn 410"), 1, 1, 2)
    assert 1 + 6 + 2 == value(sc)
