"""The second legend: its cards, its opening days, its ends."""

import pytest

from rietland.board.book import EVENT_CARDS, FOG_TOKENS
from rietland.board.legend import narrator
from rietland.board.pieces import creature_values
from rietland.board.pieces import creatures as beasts
from rietland.board.state import DRAINED, FULL, IN_CASTLE
from rietland.kernel.control import read_card
from rietland.kernel.pile import UNSEEN
from rietland.kernel.state import LOST, PLAYING, WON
from tests.board.draws import number
from tests.marks import rule, vector
from tests.scenes import Scene, at, code_of, put_creature, scene, started

THREE = ["chada", "thorn", "eara"]
#: Golden cards that ask nothing and leave creatures and heroes on their spaces.
QUIET = ["5", "14", "12", "13", "15", "22", "9", "11", "19", "26", "28", "30", "32"]


def opened(party: list[str], die: int = 6, difficulty: str = "normal") -> Scene:
    """The game after its set-up: the rune-stone card lies by this die, one hero has the gifts."""
    sc = started("2", party, difficulty=difficulty)
    speaker = lowest(sc)
    sc.play(f"roll {die}")
    sc.play(*[f"share {speaker} {speaker} gold"] * 5, *[f"share {speaker} {speaker} thing"] * 2)
    return sc


def lowest(sc: Scene) -> str:
    ranks = {sc.g.book.heroes[sc.hero(name).kind].rank: name for name in sc.g.party}
    return ranks[min(ranks)]


def sunrise(sc: Scene, event: str) -> Scene:
    """Everybody ends the day; this event card is drawn."""
    while sc.prompt() == "ask-turn":
        sc.play(f"end {sc.g.party[sc.s.active]}")
    return sc.play(f"draw {number(sc, event)}")


def read(sc: Scene, card: str) -> Scene:
    """A card of the legend is read now."""
    read_card(sc.g, sc.s, sc.g.book.cards.index(card))
    sc.g.go_on(sc.s)
    return sc


def slay(sc: Scene, space: int) -> Scene:
    """The creature there is beaten, as at the end of a won fight."""
    beasts.slay(sc.g, sc.s, sc.s.occupant[space], "AN-FIGHT-12")
    sc.g.go_on(sc.s)
    return sc


def stars(sc: Scene) -> dict[str, str]:
    """Card by the letter its star lies on."""
    pairs = zip(sc.s.star_at, sc.s.star_card, strict=True)
    return {chr(ord("A") + letter): sc.g.book.cards[card] for letter, card in pairs}


def strong(sc: Scene, space: int) -> Scene:
    """All heroes stand there, at their strongest."""
    for hero in sc.s.heroes:
        hero.space = space
        hero.strength = 14
        hero.willpower = 14
    return sc


# The opening.


@vector("AN-TV-108")
@rule("AN-SETUP-1", "AN-SETUP-2", "AN-SETUP-3", "AN-SETUP-4", "AN-SETUP-5", "AN-SETUP-6")
def test_the_legend_opens_with_two_strength_on_rank_spaces_and_no_sunrise() -> None:
    sc = opened(THREE)
    assert [25, 14, 34] == [hero.space for hero in sc.s.heroes]
    assert [2, 2, 2] == [hero.strength for hero in sc.s.heroes]
    assert [7, 7, 7] == [hero.willpower for hero in sc.s.heroes]
    assert "thorn" == sc.g.party[sc.s.active]
    assert "ask-turn" == sc.prompt()
    assert 1 == sc.s.day
    assert 15 == sum(sc.s.piles[FOG_TOKENS].unseen)
    assert [FULL] * 4 == sc.s.wells
    assert "gold" == sc.g.book.decks[sc.s.deck_number].name
    assert ([1] * 34, [UNSEEN] * 34) == (
        sc.s.piles[EVENT_CARDS].unseen,
        sc.s.piles[EVENT_CARDS].stacks[0],
    )


@rule("AN-L2-1", "AN-DIFF-1")
@pytest.mark.parametrize(("difficulty", "farmers"), [("easy", ["farmer"]), ("normal", [])])
def test_the_easy_version_has_a_second_farmer(difficulty: str, farmers: list[str]) -> None:
    sc = opened(THREE, difficulty=difficulty)
    assert {8: "gor", 20: "gor", 21: "gor", 26: "gor", 48: "gor", 19: "skral"} == sc.creatures()
    assert ["farmer"] == sc.loose(24)
    assert farmers == sc.loose(36)


@vector("AN-TV-72")
@pytest.mark.parametrize(
    ("die", "letter"), [(1, "B"), (2, "D"), (3, "E"), (4, "F"), (5, "F"), (6, "H")]
)
def test_a_die_says_where_the_rune_stone_card_lies(die: int, letter: str) -> None:
    assert "rune_stones" == stars(opened(THREE, die))[letter]


@rule("AN-L2-2")
def test_the_group_shares_five_gold_and_two_wineskins() -> None:
    sc = started("2", THREE).play("roll 6")
    sc.play(*["share thorn chada gold"] * 2, *["share thorn eara gold"] * 3)
    sc.play("share thorn eara thing", "share thorn chada thing")
    assert [2, 0, 3] == [hero.gold for hero in sc.s.heroes]
    assert ["wineskin"] == sc.things("chada")
    assert ["wineskin"] == sc.things("eara")
    assert 3 == sc.s.stock[sc.g.book.thing_kind("wineskin")]


# The first sunrises.


@vector("AN-TV-59")
def test_the_first_sunrise_moves_the_opening_creatures() -> None:
    sc = sunrise(opened(THREE), "5")
    assert {7: "gor", 3: "gor", 4: "gor", 25: "gor", 16: "gor", 1: "skral"} == sc.creatures()
    assert "B" == sc.letter()


@vector("AN-TV-60")
@pytest.mark.parametrize(
    ("party", "entries"),
    [(["thorn", "kram"], 4), (THREE, 3), (["thorn", "kram", "chada", "eara"], 2)],
)
def test_without_a_kill_the_castle_falls_at_the_second_sunrise(
    party: list[str], entries: int
) -> None:
    sc = sunrise(opened(party), "5")
    sunrise(sc, "14")
    assert LOST == sc.s.result
    assert entries == sc.s.creature_space.count(IN_CASTLE)


@vector("AN-TV-61")
def test_a_delivered_farmer_makes_room_for_the_fourth_creature() -> None:
    sc = sunrise(opened(["thorn", "kram"]), "5")
    sc.s.shields += 1
    sunrise(sc, "14")
    assert PLAYING == sc.s.result
    assert 4 == sc.s.intruders
    # The sunrise went on to letter C: the tower die is asked.
    assert {13: "gor", 24: "gor"} == sc.creatures()
    assert "C" == sc.letter()


@vector("AN-TV-98")
def test_the_narrator_reaches_n_at_the_thirteenth_sunrise_without_a_kill() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    for day, event in enumerate(QUIET):
        assert day == sc.s.narrator
        sunrise(sc, event)
    assert "N" == sc.letter()


@vector("AN-TV-64")
def test_wardraks_move_twice() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={26: "wardrak", 27: "wardrak"})
    assert {21: "wardrak", 24: "wardrak"} == sunrise(sc, "5").creatures()


@vector("AN-TV-78")
def test_a_creature_that_enters_a_farmers_space_takes_the_farmer() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={24: "gor"}, loose={21: ["farmer"]})
    sunrise(sc, "5")
    assert {21: "gor"} == sc.creatures()
    assert [] == sc.loose(21)


@vector("AN-TV-90")
def test_wells_fill_again_except_under_a_hero() -> None:
    sc = scene(thorn=at(35), kram=at(7))
    for space in (5, 35):
        sc.s.wells[sc.g.book.well_at[space]] = DRAINED
    sunrise(sc, "5")
    assert FULL == sc.s.wells[sc.g.book.well_at[5]]
    assert DRAINED == sc.s.wells[sc.g.book.well_at[35]]


@vector("AN-TV-117")
def test_a_farmer_brought_home_adds_a_shield() -> None:
    sc = scene(thorn=at(36), kram=at(7), chada=at(25), eara=at(34), loose={36: ["farmer"]})
    sc.play("take thorn farmer", "walk thorn 16", "walk thorn 13", "walk thorn 6", "walk thorn 0")
    assert 4 == sc.hero("thorn").hours
    assert 0 == sc.hero("thorn").farmers
    assert 2 == sc.s.shields


@vector("AN-TV-118")
def test_a_gor_out_of_the_fog_takes_the_farmer_just_led_there() -> None:
    sc = scene(thorn=at(13, farmers=1), kram=at(7), fog={16: "gor"})
    sc.play("walk thorn 16", "stop thorn")
    assert "gor" == sc.creature(16)
    assert 0 == sc.hero("thorn").farmers


# Letters.


@vector("AN-TV-71")
def test_every_kill_and_every_sunrise_is_a_letter() -> None:
    sc = slay(opened(THREE), 8)
    assert "B" == sc.letter()
    slay(sc, 20)
    assert "C" == sc.letter()
    sc.play("roll 2")
    assert "skral" == sc.creature(52)
    assert 72 == sc.s.figures[sc.g.book.figure_names.index("prince")]
    sunrise(sc, "5")
    assert "D" == sc.letter()


@vector("AN-TV-70")
@rule("AN-L2-5")
def test_a_kill_on_f_reads_card_g_at_once() -> None:
    sc = opened(THREE)
    sc.s.narrator = 5
    prince = sc.g.book.figure_names.index("prince")
    sc.s.figures[prince] = 72
    slay(sc, 26)
    assert "G" == sc.letter()
    assert -1 == sc.s.figures[prince]
    assert ["wardrak", "wardrak"] == [sc.creature(26), sc.creature(27)]
    assert "ask-turn" == sc.prompt()


@rule("AN-L2-4", "AN-L2-3")
def test_c_brings_tower_farmer_creatures_and_prince() -> None:
    sc = read(scene(thorn=at(14), kram=at(7)), "C1").play("roll 6")
    assert {27: "gor", 29: "skral", 31: "gor", 56: "skral"} == sc.creatures()
    assert ["farmer"] == sc.loose(28)
    assert 72 == sc.s.figures[sc.g.book.figure_names.index("prince")]


@vector("AN-TV-94")
def test_a_newcomer_goes_on_along_the_arrows_where_its_space_is_taken() -> None:
    sc = read(scene(thorn=at(14), kram=at(7), creatures={27: "gor"}), "C2")
    assert {25: "gor", 27: "gor", 29: "skral", 31: "gor"} == sc.creatures()
    sc = read(scene(thorn=at(14), kram=at(7), creatures={27: "gor", 25: "skral"}), "C2")
    assert "gor" == sc.creature(24)


@vector("AN-TV-121")
@rule("AN-OPEN-6")
def test_a_figure_from_80_is_used_when_the_reserve_is_empty() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures=dict.fromkeys(range(30, 46), "gor"))
    assert -1 == beasts.place(sc.g, sc.s, 0, 53, -1, 0, "AN-CREAT-14")
    for space in range(30, 36):
        slay(sc, space)
    read(sc, "C2")
    assert "gor" == sc.creature(27)
    assert "gor" == sc.creature(31)


# The tower.


@vector("AN-TV-67")
def test_creatures_skip_the_tower() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={55: "gor", 51: "tower_skral"})
    sunrise(sc, "5")
    assert {48: "gor", 51: "skral"} == sc.creatures()


@vector("AN-TV-119")
@rule("AN-L2-9")
def test_the_tower_clears_its_space_without_reward() -> None:
    sc = read(scene(thorn=at(14), kram=at(7), creatures={53: "gor"}), "C1").play("roll 3")
    assert {27: "gor", 29: "skral", 31: "gor", 53: "skral"} == sc.creatures()
    assert "A" == sc.letter()
    assert [0, 0] == [hero.gold for hero in sc.s.heroes]
    assert [(-1, "gor", 53, -1)] == [
        (event.who, sc.g.book.creatures[event.what].name, event.where, event.amount)
        for event in sc.told("vanished")
    ]


@rule("AN-L2-7", "AN-L2-9")
def test_the_tower_leaves_the_herb_of_a_gor_it_drives_out() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={54: "gor"})
    sc.s.creature_load[sc.s.occupant[54]] = code_of(sc.g.book, "herb_4")
    read(sc, "C1").play("roll 4")
    assert "skral" == sc.creature(54)
    assert ["herb_4"] == sc.loose(54)


@vector("AN-TV-68")
@pytest.mark.parametrize(
    ("difficulty", "strengths"), [("easy", [10, 20, 30]), ("normal", [20, 30, 40])]
)
def test_the_tower_skral_grows_with_the_party(difficulty: str, strengths: list[int]) -> None:
    found: list[int] = []
    for party in (["thorn", "kram"], THREE, ["thorn", "kram", "chada", "eara"]):
        sc = opened(party, difficulty=difficulty)
        c = put_creature(sc.g, sc.s, "tower_skral", 53)
        found.append(creature_values.strength_of(sc.g, sc.s, c))
        assert 6 == creature_values.willpower_of(sc.g, sc.s, c)
        assert 2 == sc.g.book.creatures[sc.s.creature_kind[c]].dice[6]
    assert strengths == found


@vector("AN-TV-69")
@pytest.mark.parametrize(("where", "result"), [(0, WON), (7, LOST)])
def test_the_fall_of_the_tower_ends_the_legend(where: int, result: int) -> None:
    sc = opened(["thorn", "kram"], difficulty="easy")
    put_creature(sc.g, sc.s, "tower_skral", 53)
    sc.s.loose.append(code_of(sc.g.book, "herb_3"))
    sc.s.loose_at.append(where)
    slay(sc, 53)
    assert "N" == sc.letter()
    assert result == sc.s.result


@vector("AN-TV-120")
@rule("AN-L2-10", "AN-L2-8", "AN-OPEN-5")
def test_the_tower_skral_is_worth_four_and_then_comes_n() -> None:
    sc = strong(opened(THREE, difficulty="easy"), 53)
    put_creature(sc.g, sc.s, "tower_skral", 53)
    sc.s.loose.append(code_of(sc.g.book, "herb_3"))
    sc.s.loose_at.append(0)
    sc.play("fight thorn 53", "invite thorn chada", "join chada", "invite thorn eara", "join eara")
    while "share thorn chada gold" not in sc.options():
        sc.play(favourable(sc))
    assert "A" == sc.letter()
    sc.play("share thorn chada gold", "share thorn chada gold", "share thorn eara gold")
    sc.play("share thorn thorn willpower")
    assert "N" == sc.letter()
    assert WON == sc.s.result


def favourable(sc: Scene) -> str:
    """The heroes roll their best, the creature its worst; otherwise the first option."""
    return sc.options()[-1 if sc.prompt() == "die-hero" else 0]


@vector("AN-TV-114")
@rule("AN-END-1")
def test_a_fallen_castle_loses_even_when_every_goal_is_met() -> None:
    sc = opened(["thorn", "kram"])
    sc.s.narrator = 12
    sc.s.defeated_named.append(0)
    sc.s.loose.append(code_of(sc.g.book, "herb_3"))
    sc.s.loose_at.append(0)
    sc.s.intruders = sc.s.shields
    put_creature(sc.g, sc.s, "gor", 1)
    sunrise(sc, "5")
    assert LOST == sc.s.result
    assert "M" == sc.letter()


@rule("AN-L2-8", "AN-END-2", "AN-GEN-7")
@pytest.mark.parametrize(
    ("beaten", "where", "result"), [(True, 0, WON), (True, 1, LOST), (False, 0, LOST)]
)
def test_n_is_won_with_the_herb_at_home_and_the_tower_taken(
    beaten: bool, where: int, result: int
) -> None:
    sc = opened(["thorn", "kram"])
    sc.hero("thorn").space = where
    sc.hero("thorn").things = [code_of(sc.g.book, "herb_4")]
    if beaten:
        sc.s.defeated_named.append(0)
    narrator.go_to_letter(sc.g, sc.s, 13, "AN-END-3")
    sc.g.go_on(sc.s)
    assert result == sc.s.result


# Rune stones and the witch.


@vector("AN-TV-73")
def test_without_the_witch_the_normal_card_brings_no_stones() -> None:
    sc = read(scene(thorn=at(14), kram=at(7)), "rune_stones")
    assert {32: "gor", 39: "skral", 43: "gor"} == sc.creatures()
    assert [] == sc.s.loose
    assert "ask-turn" == sc.prompt()


@vector("AN-TV-35")
@rule("AN-L2-6", "AN-RUNE-4")
def test_five_stones_are_laid_by_two_dice_each() -> None:
    sc = scene(thorn=at(14), kram=at(7), figures={"witch": 8})
    read(sc, "rune_stones").play("roll 4", "roll 2")
    assert ["rune_hidden"] == sc.loose(42)
    sc.play(*["roll 1", "roll 1"] * 4)
    assert ["rune_hidden"] * 4 == sc.loose(11)
    assert "ask-turn" == sc.prompt()


@rule("AN-L2-6")
def test_the_easy_card_brings_the_stones_without_the_witch_and_one_gor_less() -> None:
    sc = scene(thorn=at(14), kram=at(7), difficulty="easy")
    read(sc, "rune_stones").play(*["roll 1", "roll 1"] * 5)
    assert {39: "skral", 43: "gor"} == sc.creatures()
    assert ["rune_hidden"] * 5 == sc.loose(11)


@vector("AN-TV-74")
@rule("AN-L2-7")
def test_the_herb_comes_with_a_gor_who_carries_it_along() -> None:
    sc = read(scene(thorn=at(14), kram=at(7)), "witch").play("roll 2", "draw 4")
    assert {37: "gor"} == sc.creatures()
    assert code_of(sc.g.book, "herb_4") == sc.s.creature_load[sc.s.occupant[37]]
    sunrise(sc, "5")
    assert {41: "gor"} == sc.creatures()
    assert code_of(sc.g.book, "herb_4") == sc.s.creature_load[sc.s.occupant[41]]
    assert [] == sc.loose(41)
    slay(sc, 41)
    assert ["herb_4"] == sc.loose(41)


@rule("AN-WITCH-1", "AN-L2-7", "AN-GEN-6")
def test_the_brew_token_brings_brew_witch_and_herb() -> None:
    sc = scene(thorn=at(9), kram=at(7), fog={8: "witch_brew"})
    sc.play("walk thorn 8", "stop thorn", "roll 5", "draw 3")
    assert ["witch_brew"] == sc.things("thorn")
    assert 8 == sc.s.figures[sc.g.book.figure_names.index("witch")]
    assert {61: "gor"} == sc.creatures()


@rule("AN-OPEN-25")
def test_the_herb_is_gone_when_its_gor_breaks_into_the_castle() -> None:
    sc = read(scene(thorn=at(14), kram=at(7)), "witch").play("roll 2", "draw 4")
    gor = sc.s.occupant[37]
    beasts.break_in(sc.g, sc.s, gor)
    assert 0 == sc.s.creature_load[gor]
    assert [] == sc.s.loose
    assert [(-1, 0, 0)] == [(one.who, one.where, one.amount) for one in sc.told("gone")]


# The prince.


@vector("AN-TV-101")
def test_the_prince_needs_one_hour_for_four_spaces_and_wakes_no_fog() -> None:
    sc = scene(thorn=at(14), kram=at(7), figures={"prince": 72}, fog={48: "gor", 47: "gor"})
    sc.play("lead thorn prince 18", "lead thorn prince 36", "lead thorn prince 16")
    sc.play("lead thorn prince 48")
    assert 1 == sc.hero("thorn").hours
    sc.play("lead thorn prince 47", "halt thorn")
    assert 2 == sc.hero("thorn").hours
    assert {} == sc.creatures()
