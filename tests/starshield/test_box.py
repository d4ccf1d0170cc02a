"""What is in the box, and the readings of its rules that concern threats and fires."""

from rietland.kernel.state import PLAYING
from tests.marks import rule
from tests.scenes import at, put_creature
from tests.starshield.nights import night
from tests.starshield.scene import PARTIES, game, moment, put
from tests.starshield.threats import put_threat


@rule("SS-COMP-3", "SS-COMP-4")
def test_the_tokens_of_the_box() -> None:
    book = game(PARTIES[2]).book
    counts = {one.name: one.count for one in book.things}
    assert {"key": 1, "mushroom": 3, "light": 7, "fire": 8} == {
        name: counts[name] for name in ("key", "mushroom", "light", "fire")
    }
    assert 5 == sum(count for name, count in counts.items() if name.startswith("log"))
    assert (8, 6, 3, 6) == tuple(
        counts[name] for name in ("rubble", "parchment_letter", "herb", "rune_stone")
    )
    assert {"prince", "witch"} <= set(book.figure_names)


@rule("SS-COMP-5", "SS-COMP-6")
def test_the_threats_gifts_and_figures_of_the_box() -> None:
    book = game(PARTIES[2]).book
    opponents = {one.name: one.figures for one in book.named}
    assert {
        "fire_spirit": 1,
        "siege_engine": 1,
        "catapult_troll": 2,
        "krahder": 1,
        "irlok": 1,
    } == opponents
    assert {"temple", "merrik", "ken_dorr", "alpha", "wolf_1", "wolf_2"} <= set(book.figure_names)
    names = {one.name for one in book.things}
    assert {"torch", "hourglass", "horned_falcon", "flute", "star_shield"} <= names


@rule("SS-OPEN-1")
def test_a_fire_that_is_put_out_goes_back_to_the_supply() -> None:
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=9))
    fire = sc.g.book.thing_kind("fire")
    sc.s.stock[fire] = 7
    sc.play("walk thorn 18")
    assert 8 == sc.s.stock[fire]


@rule("SS-OPEN-10")
def test_a_hero_whom_irlok_fells_rises_with_three_willpower() -> None:
    sc = moment(thorn=at(44, willpower=2, strength=3), cards=["T_irlok"])
    put(sc, irlok=1)
    put_threat(sc, "irlok", 64)
    night(sc)
    assert (3, 2) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)


@rule("SS-OPEN-12")
def test_allies_help_in_a_trial_and_with_rubble_in_the_castle() -> None:
    sc = moment(figures={"temple": 41, "prince": 41}, thorn=at(41, strength=10, willpower=6))
    sc.play("try thorn spire 41", "roll 2", "roll 1")
    assert 1 == sc.s.counters[sc.g.book.counter("temple_fallen")]
    sc = moment(figures={"prince": 0}, loose={0: ["rubble_5"]}, kram=at(0, willpower=6))
    sc.play("clear kram 0", "roll 1")
    assert [] == sc.loose(0)


@rule("SS-OPEN-18", "SS-THR-1")
def test_a_creature_placed_on_a_threats_space_stays_there_and_the_threat_stays_too() -> None:
    sc = moment(thorn=at(72))
    put_threat(sc, "krahder", 30)
    put_creature(sc.g, sc.s, "gor", 30)
    assert "gor" == sc.creature(30)
    night(sc)
    assert "gor" == sc.creature(29)
    assert PLAYING == sc.s.result


@rule("SS-MIS-PRO-1", "SS-THR-2", "SS-A1-1")
def test_what_holds_in_every_box_is_refused_by_its_own_rule() -> None:
    """A rule of this box that only makes use of an old one does not stand in its place."""
    sc = moment(thorn=at(18, things=["falcon_used"]), chada=at(5), creatures={60: "gor"})
    assert "AN-ITEM-7" == sc.refused("falcon thorn thorn chada")
    assert "AN-FIGHT-1" == sc.refused("fight thorn 60")
    assert "AN-MERCH-2" == sc.refused("train thorn")


@rule("SS-MIS-PRO-1")
def test_a_parchment_lies_in_a_small_slot_and_flies_with_the_falcon() -> None:
    sc = moment(thorn=at(14, things=["falcon", "parchment_7"]), chada=at(60))
    sc.play("falcon thorn thorn chada", "send thorn parchment_7 chada", "done chada")
    assert ["parchment_7"] == sc.things("chada")
