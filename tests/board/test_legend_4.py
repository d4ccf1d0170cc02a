"""The fourth legend: guards that sleep, the alarm, gems and fire, heroes who are out, Hallgard."""

import json

import pytest

from rietland.board.pieces import creatures as beasts
from rietland.board.pieces import heroes, tokens
from rietland.board.turn import walk
from rietland.kernel.pile import UNSEEN, to_change
from rietland.kernel.state import LOST, PLAYING, WON
from tests.board.mines import blast, end, mine, put, read, sunrise, value
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, started

PARTIES = {2: ["thorn", "chada"], 3: ["thorn", "chada", "kram"]}
FOUR = ["thorn", "chada", "eara", "kram"]
GEMS = [0, 2, 3, 4, 6, 13, 14, 16, 19, 22, 23]


def opened(size: int, difficulty: str = "normal") -> Scene:
    """The game after its set-up: rune stones on 11 to 15, herbs on 61 and 62."""
    sc = started("4", PARTIES.get(size, FOUR), difficulty=difficulty)
    for ones in (1, 2, 3, 4, 5):
        sc.play("roll 1", f"roll {ones}")
    for ones, herb in ((1, 3), (2, 4)):
        sc.play("roll 6", f"roll {ones}", f"draw {herb}")
    for face in (2, 5, 6, 7):
        sc.play(f"draw {face}")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    return sc


# Set-up.


@rule("AN-L4-1", "AN-L4-18")
@pytest.mark.parametrize(("size", "gold"), [(2, 4), (3, 6), (4, 8)])
def test_what_lies_in_the_mountain(size: int, gold: int) -> None:
    sc = opened(size)
    hidden = [space for space in range(72) if "gem_hidden" in sc.loose(space)]
    assert GEMS == hidden
    assert gold == sc.loose(6).count("gold")
    assert [2, 2] == [sc.loose(space).count("gold") for space in (42, 48)]
    assert ["bow", "helm", "shield", "wineskin"] == sc.loose(27)
    assert ["shield"] == sc.loose(40)
    assert ["rubble_2", "rubble_5", "rubble_6", "rubble_7"] == sc.loose(68)
    assert all("rune_hidden" in sc.loose(space) for space in (11, 12, 13, 14, 15))
    assert (["herb_3"], ["herb_4"]) == (sc.loose(61), sc.loose(62))
    assert "silver" == sc.g.book.decks[sc.s.deck_number].name
    view = plain(sc.g.view(sc.s, 0))
    assert [8, 39, 55, 66] == [well["space"] for well in view["wells"]]
    assert [65, 71] == view["merchants"]


@rule("AN-L4-3")
@pytest.mark.parametrize(
    ("size", "difficulty", "more"),
    [
        (2, "easy", {}),
        (2, "normal", {33: "skral"}),
        (3, "easy", {34: "gor"}),
        (4, "normal", {33: "skral", 34: "gor", 28: "gor"}),
    ],
)
def test_a_guard_by_every_heap_that_glitters(
    size: int, difficulty: str, more: dict[int, str]
) -> None:
    sc = opened(size, difficulty)
    guards = {3: "gor", 13: "gor", 22: "gor", 16: "skral", 6: "troll"}
    assert {**guards, **more} == sc.creatures()
    assert "gem_hidden" in sc.loose(3), "who stands there from the start does not tread on it"


@rule("AN-L4-4")
@pytest.mark.parametrize(("difficulty", "letter"), [("easy", "N"), ("normal", "L")])
def test_heroes_begin_on_the_forest_path(difficulty: str, letter: str) -> None:
    sc = opened(3, difficulty)
    assert [(70, 2, 7)] * 3 == [(h.space, h.strength, h.willpower) for h in sc.s.heroes]
    assert 6 == sum(hero.gold for hero in sc.s.heroes)
    assert "kram" == sc.g.party[sc.s.active]
    track = plain(sc.g.view(sc.s, 0))["track"]
    assert isinstance(track, dict)
    assert (letter, "green") == (track["last"], track["end_token"])
    assert letter in track["stars"]


# Gems.


@rule("AN-L4-2")
def test_a_gem_is_turned_up_by_who_stands_there_or_by_a_telescope() -> None:
    sc = mine(thorn=at(23), kram=at(24, things=["telescope"]), loose={23: ["gem_hidden"]})
    sc.s.loose.append(sc.s.loose[0])
    sc.s.loose_at.append(20)
    assert "look thorn 23" in sc.options()
    options = plain(sc.g.view(sc.s, 0))["options"]
    assert isinstance(options, list)
    assert "do-look.here" in [one["label"]["key"] for one in options]
    sc.play("look thorn 23", "draw 6")
    assert ["gem_6"] == sc.loose(23)
    assert "AN-ITEM-8" == sc.refused("look thorn 23")
    sc.play("look kram 20", "draw 2")
    assert ["gem_2"] == sc.loose(20)
    assert not value(sc, "fire"), "looking is not taking"


@rule("AN-L4-2", "AN-ITEM-8")
def test_who_stands_there_turns_up_one_gem_and_nothing_else() -> None:
    hidden = ["gem_hidden", "gem_hidden", "rune_hidden"]
    sc = mine(thorn=at(43), kram=at(24), loose={43: hidden}, fog={43: None})
    sc.play("look thorn 43", "draw 6")
    assert "ask-turn" == sc.prompt()
    assert ["gem_6", "gem_hidden", "rune_hidden"] == sc.loose(43)
    assert tokens.fog_on(sc.g, sc.s, 43) == UNSEEN
    assert ["AN-L4-2"] == [e.rule for e in sc.told("looked")]
    assert "look thorn 43" in sc.options(), "the other gem"


@vector("AN-TV-166")
@rule("AN-L4-11")
def test_what_a_creature_guards_cannot_be_taken() -> None:
    sc = mine(
        thorn=at(6),
        kram=at(70),
        creatures={6: "troll"},
        loose={6: ["gem_4", "gold", "rune_hidden"]},
        alarm=True,
    )
    assert ("AN-L4-11", "AN-L4-11") == (
        sc.refused("take thorn gem_4"),
        sc.refused("take thorn gold"),
    )
    assert "take thorn rune_hidden" in sc.options()
    beasts.advance(sc.g, sc.s, 0, "AN-CREAT-6")
    sc.play("take thorn gold", "take thorn gem_4", "draw 0", "roll 1", "roll 1", "roll 1")
    assert (["gem_4"], 1) == (sc.things("thorn"), value(sc, "fire"))


@vector("AN-TV-167")
@rule("AN-L4-12")
def test_the_first_gem_lets_the_fire_out() -> None:
    sc = mine(thorn=at(19), kram=at(70), loose={19: ["gem_hidden", "gem_4"]})
    sc.play("take thorn gem_hidden", "draw 2")
    assert ["fire"] == [sc.g.book.cards[card] for card in sc.s.read]
    sc.play("draw 0", "roll 4", "roll 2", "roll 6")
    assert (5, 1) == (sc.hero("thorn").willpower, value(sc, "fire"))
    sc.play("take thorn gem_4", "roll 1", "roll 1", "roll 1")
    assert ["fire"] == [sc.g.book.cards[card] for card in sc.s.read], "the card is read once"
    assert "ask-turn" == sc.prompt()


@rule("AN-L4-12")
def test_fire_opens_each_sunrise_once_it_is_out() -> None:
    sc = mine(thorn=at(20), kram=at(70), fire=True, creatures={47: "gor"})
    sunrise(sc).play("draw 0", "roll 1", "roll 1", "roll 1")
    assert 6 == sc.hero("thorn").willpower
    assert (2, {46: "gor"}) == (sc.s.day, sc.creatures())
    sc = mine(thorn=at(20), kram=at(70))
    assert 2 == sunrise(sc).s.day


# The alarm.


@vector("AN-TV-159")
@rule("AN-L4-7", "AN-L4-8")
def test_a_hero_who_crosses_a_guards_space_gives_the_alarm() -> None:
    sc = mine(thorn=at(12), kram=at(70), creatures={13: "gor"})
    sc.play("walk thorn 13")
    assert (1, "red") == (value(sc, "alarm"), plain(sc.g.view(sc.s, 0))["track"]["end_token"])
    assert "skral" == sc.creature(20)
    assert "ask-walk" == sc.prompt()
    sc.play("walk thorn 14")
    assert [{"name": "alarm", "value": 1}, {"name": "fire", "value": 0}] == (
        plain(sc.g.view(sc.s, 0))["counters"]
    )


def shot(value_of_archer: int) -> Scene:
    """The archer shoots at the gor on 13, whose dice show 5 and 2."""
    sc = mine(
        chada=at(12, strength=value_of_archer - 3, willpower=6),
        thorn=at(70),
        creatures={13: "gor"},
        loose={13: ["gem_hidden"]},
        difficulty="easy",
    )
    sc.play("fight chada 13", "roll 3", "keep chada", "roll 5", "roll 2")
    return sc


@vector("AN-TV-160")
@rule("AN-L4-7", "AN-L4-17")
def test_a_shot_that_kills_at_once_is_silent() -> None:
    sc = shot(12)
    sc.play("share chada chada gold", "share chada chada gold")
    assert ({}, 0, "B") == (sc.creatures(), value(sc, "alarm"), sc.letter())
    sc.hero("chada").space = 13
    assert "take chada gem_hidden" in sc.options()


@vector("AN-TV-161")
@rule("AN-L4-7")
def test_a_shot_that_does_not_kill_ends_the_fight_and_gives_the_alarm() -> None:
    sc = shot(10)
    assert (None, 1) == (sc.s.battle, value(sc, "alarm"))
    assert ({13: "gor"}, "ask-after") == (sc.creatures(), sc.prompt())
    assert 4 == plain(sc.g.view(sc.s, 0))["creatures"][0]["willpower"]


@rule("AN-L4-8")
def test_after_the_alarm_fights_are_ordinary() -> None:
    sc = mine(
        chada=at(12, strength=3, willpower=6), thorn=at(70), creatures={13: "gor"}, alarm=True
    )
    sc.play("fight chada 13", "roll 3", "keep chada", "roll 1", "roll 2")
    assert "ask-round" == sc.prompt()


@vector("AN-TV-162")
@rule("AN-L4-6")
def test_gors_of_the_fog_move_from_the_start_and_alarm_nobody() -> None:
    sc = mine(thorn=at(46), kram=at(70), fog={47: "gor"}, creatures={13: "gor"})
    sc.play("walk thorn 47", "stop thorn")
    assert ("gor", 0) == (sc.creature(47), value(sc, "alarm"))
    assert {13: -1, 47: 46} == {one["space"]: one["next"] for one in _threats(sc)}
    sc.play("done thorn")
    sunrise(sc)
    assert {46: "gor", 13: "gor"} == sc.creatures()


def _threats(sc: Scene) -> list[dict[str, int]]:
    found = plain(sc.g.view(sc.s, 0))["threats"]
    assert isinstance(found, list)
    return found


@vector("AN-TV-163", "AN-TV-164")
@rule("AN-L4-8", "AN-L4-9", "AN-L4-10")
def test_two_sunrises_after_an_early_alarm() -> None:
    sc = opened(4)
    read(sc, "alarm")
    sunrise(sc)
    gors, skrals = dict.fromkeys((2, 12, 15, 38, 32), "gor"), dict.fromkeys((14, 19, 31), "skral")
    assert {**gors, **skrals, 64: "troll"} == sc.creatures()
    assert [0, 3, 4, 6, 13, 16, 22, 23] == [space for space in GEMS if _gems(sc, space)]
    assert "L" == end(sc)
    sunrise(sc)
    gors, skrals = dict.fromkeys((11, 13, 10, 35), "gor"), dict.fromkeys((12, 18, 5), "skral")
    assert {**gors, **skrals, 8: "troll"} == sc.creatures()
    assert [3, 4, 6, 16, 22, 23] == [space for space in GEMS if _gems(sc, space)]
    assert "K" == end(sc)


def _gems(sc: Scene, space: int) -> list[str]:
    return [name for name in sc.loose(space) if name.startswith("gem")]


@vector("AN-TV-174")
@rule("AN-L4-10", "AN-L4-22")
def test_who_is_pushed_over_a_gem_does_not_tread_on_it() -> None:
    sc = mine(
        thorn=at(70),
        kram=at(70),
        creatures={22: "gor", 16: "skral"},
        loose={16: ["gem_hidden"]},
        alarm=True,
    )
    beasts.advance(sc.g, sc.s, 0, "AN-CREAT-6")
    sc.g.go_on(sc.s)
    assert ({15: "gor", 16: "skral"}, ["gem_hidden"]) == (sc.creatures(), sc.loose(16))


@vector("AN-TV-172")
@rule("AN-L4-9")
def test_a_creature_that_gets_away_brings_the_end_nearer() -> None:
    sc = mine(thorn=at(70), kram=at(70), creatures={62: "gor"})
    sunrise(sc)
    assert ({}, "K", "B") == (sc.creatures(), end(sc), sc.letter())


@vector("AN-TV-165")
@rule("AN-L4-5", "AN-L4-9")
def test_the_legend_ends_where_narrator_and_token_meet() -> None:
    sc = mine(thorn=at(70), kram=at(70), creatures={2: "gor"}, alarm=True, narrator="J", end="K")
    sc.s.star_at, sc.s.star_card = [-1], [sc.g.book.cards.index("N")]
    beasts.advance(sc.g, sc.s, 0, "AN-CREAT-6")
    sc.g.go_on(sc.s)
    assert ("J", LOST, "why-base-4-late") == (end(sc), sc.s.result, sc.s.why)
    assert [] == sc.told("narrator"), "the token moved, not the narrator"


@rule("AN-L4-5")
def test_the_narrator_reads_card_n_at_the_token() -> None:
    sc = mine(thorn=at(70), kram=at(70), narrator="K", end="L")
    sc.s.star_at, sc.s.star_card = [-1], [sc.g.book.cards.index("N")]
    assert LOST == sunrise(sc).s.result


# Heroes who are out.


@vector("AN-TV-168")
@rule("AN-L4-13")
def test_who_has_no_willpower_is_out_and_leaves_everything() -> None:
    sc = mine(
        thorn=at(23, willpower=5, gold=2, things=["gem_2", "gem_4", "helm"]),
        kram=at(70),
        fire=True,
    )
    blast(sc, 1, 1, 6)
    assert ["gem_2", "gem_4", "gold", "gold", "helm"] == sc.loose(23)
    assert (-1, []) == (sc.hero("thorn").space, sc.things("thorn"))
    assert "ask-turn" == sc.prompt()
    assert 1 == sc.s.active, "the others play on"
    view = plain(sc.g.view(sc.s, 0))
    assert [True, False] == [hero["out"] for hero in view["heroes"]]
    assert 0.5 == view["track"]["goals"][2]["progress"]
    sc.play("end kram", "roll 1", "roll 1", "roll 1")
    assert (2, 1) == (sc.s.day, sc.s.active)
    again = sc.g.load(json.loads(json.dumps(sc.s.to_data())))
    assert again.to_data() == sc.s.to_data()


@rule("AN-L4-13")
def test_without_heroes_the_legend_is_lost() -> None:
    sc = mine(thorn=at(23, willpower=5), kram=at(23, willpower=2))
    blast(sc, 1, 1, 6)
    assert (LOST, "why-base-4-out") == (sc.s.result, sc.s.why)


@rule("AN-L4-13")
def test_a_fighter_who_is_out_leaves_the_fight_to_the_others() -> None:
    sc = mine(
        thorn=at(16, willpower=1), kram=at(16, willpower=9), creatures={16: "skral"}, alarm=True
    )
    sc.play("fight thorn 16", "invite thorn kram", "join kram", "roll 1", "roll 1")
    sc.play("roll 1", "roll 1", "roll 6", "roll 1")
    assert -1 == sc.hero("thorn").space
    assert ["on kram", "leave kram"] == sc.options()[:2]


@rule("AN-L4-13", "AN-OPEN-44")
def test_who_is_out_by_steps_of_a_card_takes_no_action_from_the_active_hero() -> None:
    sc = mine(turn="kram", thorn=at(23), kram=at(16), creatures={16: "gor"}, alarm=True)
    walk.give_steps(sc.s, sc.g.party.index("thorn"), 1, "AN-OPEN-44")
    heroes.lose_willpower(sc.g, sc.s, sc.g.party.index("thorn"), 20, "AN-L4-13")
    sc.g.go_on(sc.s)
    assert "ask-turn" == sc.prompt()
    assert "fight kram 16" in sc.options()


@rule("AN-L4-13")
def test_who_is_out_in_a_move_leaves_the_turn_to_the_next() -> None:
    sc = mine(turn="thorn", thorn=at(23), kram=at(16))
    sc.play(next(one for one in sc.options() if one.startswith("walk")))
    heroes.lose_willpower(sc.g, sc.s, sc.g.party.index("thorn"), 20, "AN-L4-13")
    sc.g.go_on(sc.s)
    assert ("ask-turn", "kram") == (sc.prompt(), sc.g.party[sc.s.active])


@rule("AN-L4-13", "AN-FARM-5")
def test_farmers_of_who_is_out_do_not_stay_with_a_creature() -> None:
    sc = mine(thorn=at(16, farmers=1, gold=1), kram=at(70), creatures={16: "gor"})
    heroes.lose_willpower(sc.g, sc.s, sc.g.party.index("thorn"), 20, "AN-L4-13")
    assert ["gold"] == sc.loose(16)
    assert [1] == [event.amount for event in sc.told("farmer_lost")]


@rule("AN-L4-13")
def test_who_is_out_gets_no_share_and_counts_for_nobody() -> None:
    sc = mine(thorn=at(23, willpower=1), kram=at(70), chada=at(70), fire=True)
    blast(sc, 1, 1, 6)
    read(sc, "A3")
    assert {"share kram kram gold", "share kram chada gold"} == set(sc.options())


# Hallgard.


@vector("AN-TV-169")
@rule("AN-L4-15", "AN-L4-16")
def test_the_legend_is_won_as_soon_as_enough_is_handed_over() -> None:
    sc = mine(thorn=at(0, gold=2, things=["gem_4", "helm"]), kram=at(70))
    put(sc, "delivered", 23)
    sc.play("deed thorn deliver")
    assert (29, PLAYING, ["helm"]) == (value(sc, "delivered"), sc.s.result, sc.things("thorn"))
    assert "AN-OPEN-42" == sc.refused("deed thorn deliver"), "there is nothing to hand over"
    sc.hero("thorn").gold = 1
    sc.play("deed thorn deliver")
    assert (WON, "why-base-4-won") == (sc.s.result, sc.s.why)


@rule("AN-L4-16")
@pytest.mark.parametrize(
    ("difficulty", "party", "need"),
    [("easy", 2, 26), ("easy", 3, 34), ("easy", 4, 42), ("normal", 2, 30), ("normal", 4, 46)],
)
def test_the_target_grows_with_the_party(difficulty: str, party: int, need: int) -> None:
    sc = opened(party, difficulty)
    treasure = plain(sc.g.view(sc.s, 0))["track"]["goals"][0]
    assert (0, need) == (treasure["done"], treasure["need"])
    sc.s.heroes[0].space, sc.s.heroes[0].gold, sc.s.active = 0, need - 1, 0
    name = sc.g.party[0]
    sc.play(f"deed {name} deliver")
    assert PLAYING == sc.s.result
    sc.s.heroes[0].gold = 1
    assert WON == sc.play(f"deed {name} deliver").s.result


@vector("AN-TV-173")
@rule("AN-L4-15")
def test_a_falcon_carries_gems_to_the_exit() -> None:
    gems = ["gem_2", "gem_2", "gem_4"]
    sc = mine(thorn=at(14, things=[*gems, "falcon"]), kram=at(0))
    sc.play("falcon thorn thorn kram", *[f"send thorn {gem} kram" for gem in gems])
    while sc.prompt() == "ask-exchange":
        sc.play(f"done {sc.g.party[sc.g.pending(sc.s).who]}")
    sc.play("deed kram deliver")
    assert 8 == value(sc, "delivered")


# Cards.


@rule("AN-L4-19")
@pytest.mark.parametrize(("space", "alarm"), [(25, 1), (24, 0)])
def test_the_patrol_finds_who_is_there(space: int, alarm: int) -> None:
    sc = read(mine(thorn=at(space), kram=at(70)), "E")
    assert ("gor", alarm) == (sc.creature(25), value(sc, "alarm"))


@vector("AN-TV-170")
@rule("AN-L4-20")
def test_a_ceiling_comes_down() -> None:
    sc = read(mine(thorn=at(70), kram=at(70), creatures={36: "gor"}), "G")
    sc.play("roll 3", "draw 5", "draw 8")
    assert ({}, ["rubble_5", "rubble_8"], "A") == (sc.creatures(), sc.loose(36), sc.letter())
    sc = read(mine(thorn=at(36), kram=at(70), loose={36: ["gold"]}), "G").play("roll 3")
    assert ["pick thorn 23", "pick thorn 34"] == sc.options()
    sc.play("pick thorn 23", "draw 5", "draw 8")
    assert 23 == sc.hero("thorn").space
    assert ["gold", "rubble_5", "rubble_8"] == sc.loose(36)


@rule("AN-L4-20")
@pytest.mark.parametrize(("die", "space"), [(1, 15), (2, 15), (4, 36), (5, 5), (6, 5)])
def test_where_the_ceiling_comes_down(die: int, space: int) -> None:
    sc = read(mine(thorn=at(70), kram=at(70)), "G").play(f"roll {die}", "draw 2", "draw 7")
    assert ["rubble_2", "rubble_7"] == sc.loose(space)


@rule("AN-L4-21")
@pytest.mark.parametrize(
    ("difficulty", "there"), [("easy", {}), ("normal", {20: "skral", 30: "wardrak"})]
)
def test_drums_give_the_alarm_at_the_latest(difficulty: str, there: dict[int, str]) -> None:
    sc = read(mine(thorn=at(70), kram=at(70), difficulty=difficulty), "I")
    assert (1, there) == (value(sc, "alarm"), sc.creatures())
    sc = read(mine(thorn=at(70), kram=at(70), difficulty=difficulty, alarm=True), "I")
    assert 20 not in sc.creatures(), "the alarm is given once"


# What is hidden.


@rule("AN-L4-2")
def test_nothing_tells_two_hidden_gems_apart() -> None:
    sc = opened(2)
    gem = sc.g.book.thing_kind("gem")
    pile = sc.g.book.things[gem].pile
    before = [plain(sc.g.view(sc.s, seat)) for seat in (-1, 0, 1)]
    sc.s.piles = to_change(sc.s.piles, pile)
    sc.s.piles[pile].unseen = [0, 0, 11, 0, 0, 0, 0]
    assert before == [plain(sc.g.view(sc.s, seat)) for seat in (-1, 0, 1)]
    assert {gem << 8} == {code for code in sc.s.loose if code >> 8 == gem}
