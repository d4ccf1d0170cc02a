"""Several heroes against one creature: inviting, rolling in turn, losing and winning together."""

from rietland.board.base import GROUP_FIGHTS
from rietland.board.game import BoardGame
from rietland.board.verbs import WILLPOWER
from tests.board.fights import battle, fighting, gather, rolls, value
from tests.marks import rule, vector
from tests.scenes import Scene, at, fresh_book, scene

# Gathering.


@rule("AN-GROUP-1")
def test_whoever_is_within_reach_may_be_invited_and_say_no() -> None:
    sc = scene(thorn=at(10), kram=at(10), chada=at(14), eara=at(14), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert ["invite thorn kram", "invite thorn chada", "begin thorn"] == sc.options()
    assert "AN-GROUP-1" == sc.refused("invite thorn eara")
    sc.play("invite thorn kram")
    assert 1 == sc.g.pending(sc.s).seat
    assert ["join kram", "decline kram"] == sc.options()
    sc.play("decline kram")
    assert ["invite thorn chada", "begin thorn"] == sc.options()
    assert "AN-GROUP-7" == sc.refused("invite thorn kram")
    sc.play("invite thorn chada", "join chada")
    assert "die-hero" == sc.prompt()
    assert [1, 0, 1, 0] == [hero.hours for hero in sc.s.heroes]


@rule("AN-GROUP-1")
def test_a_bow_bearer_next_door_may_be_invited() -> None:
    sc = scene(thorn=at(10), kram=at(14, things=["bow"]), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert ["invite thorn kram", "begin thorn"] == sc.options()


@rule("AN-GROUP-1")
def test_nobody_is_asked_when_nobody_can_come() -> None:
    sc = scene(thorn=at(10), kram=at(14), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert "die-hero" == sc.prompt()


@rule("AN-L1-5")
def test_group_fights_can_be_switched_off() -> None:
    sc = scene(thorn=at(10), kram=at(10), creatures={10: "gor"})
    sc.s.counters[GROUP_FIGHTS] = 0
    sc.play("fight thorn 10")
    assert "die-hero" == sc.prompt()


@vector("AN-TV-45")
def test_a_hero_in_the_sunrise_box_cannot_be_invited() -> None:
    sc = scene(thorn=at(10), kram=at(10, resting=True), eara=at(10), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert "AN-GROUP-2" == sc.refused("invite thorn kram")
    assert ["invite thorn eara", "begin thorn"] == sc.options()


@rule("AN-GROUP-2", "AN-TIME-2")
def test_a_hero_without_an_hour_cannot_be_invited() -> None:
    sc = scene(thorn=at(10), kram=at(10, hours=7, willpower=2), eara=at(10), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert "AN-TIME-2" == sc.refused("invite thorn kram")


@vector("AN-TV-46")
def test_a_newcomer_may_join_the_fight_of_another() -> None:
    sc = scene(kram=at(14), thorn=at(10), creatures={10: "gor"})
    sc.play("walk kram 10", "stop kram")
    sc.refused("fight kram 10")
    sc.play("done kram", "fight thorn 10", "invite thorn kram", "join kram")
    assert 1 == sc.hero("thorn").hours
    assert 2 == sc.hero("kram").hours


# Rolling.


@rule("AN-GROUP-3")
def test_the_inviter_rolls_first_then_the_others_clockwise() -> None:
    sc = scene(
        thorn=at(10, willpower=6),
        kram=at(10, willpower=6),
        eara=at(10, willpower=6),
        creatures={10: "gor"},
        turn="kram",
    )
    sc.play("fight kram 10")
    gather(sc, "kram", "thorn", "eara")
    assert [1, 2, 0] == battle(sc).fighters


@vector("AN-TV-36")
def test_strength_dice_and_the_prince_make_the_value_of_the_group() -> None:
    sc = scene(
        thorn=at(10, willpower=6, strength=3),
        kram=at(10, willpower=6, strength=2),
        creatures={10: "gor"},
        figures={"prince": 10},
    )
    gather(sc.play("fight thorn 10"), "thorn", "kram")
    rolls(sc, 5, 2)
    assert 18 == value(rolls(sc, 4))


@vector("AN-TV-40")
def test_every_round_costs_each_fighter_an_hour() -> None:
    sc = fighting(
        "skral",
        thorn=at(10, willpower=6, strength=2),
        kram=at(10, willpower=6, strength=2),
        eara=at(10, willpower=6, strength=1),
    )
    tie = ["roll 1", "roll 1", "keep eara", "roll 1", "keep eara", "roll 1", "keep eara"]
    sc.play(*tie, "roll 1", "roll 2", "on thorn", "on kram", "on eara", *tie)
    assert [2, 2, 2] == [hero.hours for hero in sc.s.heroes]


@vector("AN-TV-41")
@rule("AN-OPEN-9")
def test_the_wizard_turns_only_the_die_just_thrown() -> None:
    sc = scene(
        kram=at(10, willpower=6), chada=at(10), eara=at(10), thorn=at(5), creatures={10: "gor"}
    )
    gather(sc.play("fight kram 10"), "kram", "chada", "eara")
    rolls(sc, 2)
    assert ["flip eara 2", "keep eara"] == sc.options()
    rolls(sc.play("keep eara"), 1).play("keep eara", "again chada", "roll 3")
    assert "AN-GROUP-4" == sc.refused("flip eara 2")
    assert "AN-GROUP-4" == sc.refused("flip eara 1")
    assert "AN-HERO-7" == sc.refused("flip kram 3")
    sc.play("flip eara 3", "keep chada", "roll 1")
    # Kram 1 + 2, Chada 1 + 4, Eara 1 + 1.
    assert 10 == value(sc)


@rule("AN-OPEN-9")
def test_an_archer_who_throws_on_wastes_the_flip() -> None:
    sc = fighting("gor", chada=at(14, strength=2), eara=at(10, strength=2))
    sc.play("roll 1", "flip eara 1", "again chada", "roll 2")
    assert ["again chada", "keep chada"] == sc.options()
    sc.play("keep chada", "roll 3")
    assert 2 + 2 + 2 + 3 == value(sc)


@rule("AN-HERO-7")
def test_a_wizard_who_does_not_fight_turns_no_die() -> None:
    sc = scene(thorn=at(10, willpower=6), eara=at(10), creatures={10: "gor"})
    sc.play("fight thorn 10", "begin thorn", "roll 1", "roll 2")
    assert 3 == value(sc)


@vector("AN-TV-47")
@rule("AN-ITEM-13")
def test_a_turned_die_may_complete_a_set_for_the_helm() -> None:
    sc = fighting("gor", thorn=at(10, things=["helm"]), eara=at(10))
    rolls(sc, 6, 6, 1)
    assert ["flip eara 1", "flip eara 6", "keep eara"] == sc.options()
    sc.play("flip eara 1", "roll 2")
    assert 1 + 18 + 1 + 2 == value(sc)


# Losing together.


@vector("AN-TV-38")
def test_every_fighter_loses_the_full_difference() -> None:
    sc = fighting(
        "troll",
        thorn=at(10, willpower=6, strength=2),
        kram=at(10, willpower=6, strength=2),
        eara=at(10, willpower=6, strength=2),
    )
    rolls(sc, 2, 1).play("keep eara", "roll 2", "keep eara", "roll 2")
    assert 12 == value(sc.play("keep eara"))
    rolls(sc, 3, 1, 2)
    assert [1, 1, 1] == [hero.willpower for hero in sc.s.heroes]


@vector("AN-TV-39")
def test_a_shield_saves_its_bearer_alone() -> None:
    sc = fighting(
        "troll",
        thorn=at(10, willpower=6, strength=2),
        kram=at(10, willpower=6, strength=2, things=["shield"]),
        eara=at(10, willpower=6, strength=2),
    )
    rolls(sc, 2, 1).play("keep eara", "roll 2", "keep eara", "roll 2", "keep eara")
    rolls(sc, 3, 1, 2)
    assert ["block kram", "bear kram"] == sc.options()
    sc.play("block kram")
    assert [1, 6, 1] == [hero.willpower for hero in sc.s.heroes]
    assert ["shield_half"] == sc.things("kram")


@vector("AN-TV-44")
def test_a_fallen_fighter_is_out_and_the_others_may_go_on() -> None:
    sc = fighting(
        "skral", thorn=at(10, willpower=6, strength=4), kram=at(10, willpower=3, strength=2)
    )
    rolls(sc, 1, 1)
    rolls(sc, 1)
    rolls(sc, 5, 1)
    assert 1 == sc.hero("kram").strength
    assert 3 == sc.hero("kram").willpower
    assert 3 == sc.hero("thorn").willpower
    assert ["on thorn", "leave thorn"] == sc.options()
    sc.play("on thorn")
    assert [2, 1] == [hero.hours for hero in sc.s.heroes]


# Leaving and winning.


@vector("AN-TV-42")
def test_only_those_of_the_last_round_share_the_reward() -> None:
    sc = fighting(
        "troll",
        thorn=at(10, willpower=6, strength=14),
        kram=at(10, willpower=6, strength=14),
        eara=at(10, willpower=6, strength=1),
    )
    rolls(sc, 1, 1).play("keep eara", "roll 1", "keep eara", "roll 1", "keep eara")
    # 29 + 3 against 14 + 18.
    rolls(sc, 6, 6, 6)
    sc.play("on thorn", "on kram", "leave eara")
    rolls(sc, 6, 1)
    rolls(sc, 6)
    rolls(sc, 1, 2, 3)
    assert "AN-GROUP-6" == sc.refused("share thorn eara gold")
    sc.play(*["share thorn thorn gold"] * 4, *["share thorn kram willpower"] * 2)
    assert [4, 0, 0] == [hero.gold for hero in sc.s.heroes]
    assert [6, 8, 6] == [hero.willpower for hero in sc.s.heroes]
    assert sc.s.battle is None


@vector("AN-TV-120")
def test_the_reward_of_the_tower_is_shared_before_the_end() -> None:
    sc = scene(
        thorn=at(51, willpower=6, strength=14),
        kram=at(51, willpower=6, strength=14),
        eara=at(51, willpower=6, strength=1),
        creatures={51: "tower_skral"},
        loose={0: ["herb_3"]},
        difficulty="easy",
    )
    gather(sc.play("fight thorn 51"), "thorn", "kram", "eara")
    sc.play("roll 1", "roll 1", "keep eara", "roll 1", "keep eara", "roll 1", "keep eara")
    rolls(sc, 1, 2)
    assert "ask-share" == sc.prompt()
    sc.play("share thorn kram gold", "share thorn eara willpower")
    assert "A" == sc.letter()
    sc.play("share thorn thorn gold", "share thorn thorn gold")
    assert "N" == sc.letter()
    assert [2, 1, 0] == [hero.gold for hero in sc.s.heroes]


@vector("AN-TV-43")
def test_the_fight_goes_on_without_the_inviter() -> None:
    sc = scene(
        thorn=at(10, willpower=6, strength=3),
        kram=at(5),
        eara=at(10, willpower=6, strength=2),
        chada=at(14, willpower=6, strength=1),
        creatures={10: "skral"},
    )
    gather(sc.play("fight thorn 10"), "thorn", "eara", "chada")
    rolls(sc, 1, 1).play("keep eara", "roll 1", "keep eara", "roll 1", "keep eara", "keep chada")
    rolls(sc, 3, 1).play("leave thorn", "on eara", "on chada")
    assert [2, 3] == battle(sc).fighters
    assert [1, 0, 2, 2] == [hero.hours for hero in sc.s.heroes]
    sc.play("roll 6", "keep eara", "roll 6", "keep eara", "keep chada")
    rolls(sc, 1, 2)
    assert 2 == sc.g.pending(sc.s).seat
    sc.play(*["share eara chada gold"] * 4)
    assert "done thorn" in sc.options()
    sc.play("done thorn")
    assert 1 == sc.s.active


@rule("AN-GROUP-7")
def test_who_left_does_not_come_back() -> None:
    sc = fighting(
        "skral", thorn=at(10, willpower=6, strength=3), kram=at(10, willpower=6, strength=3)
    )
    rolls(sc, 1, 1)
    rolls(sc, 1)
    rolls(sc, 2, 1).play("on thorn", "leave kram")
    assert "AN-GROUP-1" == sc.refused("invite thorn kram")
    assert "AN-GROUP-1" == sc.refused("join kram")
    assert "AN-GROUP-7" == sc.refused("on kram")


@rule("AN-GROUP-7", "AN-FIGHT-14")
def test_when_all_leave_the_creature_recovers() -> None:
    sc = fighting(
        "skral", thorn=at(10, willpower=6, strength=3), kram=at(10, willpower=6, strength=3)
    )
    rolls(sc, 1, 1)
    rolls(sc, 1)
    rolls(sc, 2, 1).play("leave thorn", "leave kram")
    assert sc.told("escaped")
    assert sc.s.battle is None


@rule("AN-GROUP-9")
def test_invited_heroes_keep_their_own_turn() -> None:
    sc = fighting(
        "gor", thorn=at(10, willpower=6, strength=8), kram=at(10, willpower=6, strength=8)
    )
    rolls(sc, 1, 1)
    rolls(sc, 1)
    rolls(sc, 2, 1).play("share thorn kram gold", "share thorn kram gold", "done thorn")
    assert 1 == sc.s.active
    assert "ask-turn" == sc.prompt()
    assert "pass kram" in sc.options()


@rule("AN-GROUP-2")
def test_who_has_no_hour_left_drops_out_of_the_next_round() -> None:
    sc = fighting(
        "skral",
        thorn=at(10, willpower=6, strength=3),
        kram=at(10, willpower=6, strength=3, hours=9),
    )
    rolls(sc, 1, 1)
    rolls(sc, 1)
    rolls(sc, 2, 1)
    assert ["on thorn", "leave thorn"] == sc.options()
    sc.play("on thorn")
    assert [0] == [event.who for event in sc.told("hour")]
    assert 10 == sc.hero("kram").hours


@rule("AN-GROUP-6", "AN-OPEN-16")
def test_only_the_reward_concerns_all_who_fought() -> None:
    sc = scene(
        thorn=at(10, strength=14), kram=at(10, strength=9), chada=at(80), creatures={10: "gor"}
    )
    gather(sc.play("fight thorn 10"), "thorn", "kram")
    while sc.prompt() != "ask-share":
        assert [] == sc.g.concerned(sc.s)
        sc.play(sc.options()[-1])
    assert [0, 1] == sc.g.concerned(sc.s)


def test_the_goods_of_a_reward_are_those_of_the_creature() -> None:
    book = fresh_book("2")
    sc = scene(thorn=at(10, strength=14, willpower=19), creatures={10: "gor"})
    book.creatures[book.creature_kind("gor")].goods = [WILLPOWER]
    sc = Scene(BoardGame(book, sc.g.party), sc.s)
    sc.play("fight thorn 10")
    while sc.s.battle is not None and sc.g.pending(sc.s).prompt != "ask-share":
        sc.g.apply(sc.s, sc.g.pending(sc.s).options[-1])
    assert ["share thorn thorn willpower"] == sc.options()
    sc.play("share thorn thorn willpower")
    assert sc.s.battle is None, "the second piece finds nobody"
    assert (20, 0) == (sc.hero("thorn").willpower, sc.hero("thorn").gold)
