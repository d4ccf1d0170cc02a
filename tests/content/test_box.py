"""The base box as it is printed: counts of components, values of creatures, heroes and prices."""

from pathlib import Path

import pytest

from rietland.board.pieces.things import ABILITIES
from rietland.content import library
from rietland.content.board import load
from rietland.content.board.legend_file import LegendFile
from rietland.content.content import BOXES
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import inside
from tests.marks import rule, vector

BOX = load.box_files("base")
BOOK = load.board_book("base", "2")
THINGS = BOX.items.things
SIZES = (2, 3, 4)


def legend(name: str) -> LegendFile:
    return load.legend_file(BOX, BOXES / "base" / "legends" / f"{name}.yaml")


# Components.


@rule("AN-COMP-1")
def test_the_castle_face_has_78_spaces() -> None:
    assert 78 == len(BOX.board.spaces)
    assert [*range(73), *range(80, 85)] == sorted(space.id for space in BOX.board.spaces)


@rule("AN-COMP-2", "AN-HERO-1")
def test_each_of_four_hero_boards_has_two_figures() -> None:
    boards = BOX.heroes.heroes
    ranks = {role: hero.rank for role, hero in boards.items()}
    assert {"warrior": 14, "archer": 25, "wizard": 34, "dwarf": 7} == ranks
    assert [2, 2, 2, 2] == [len(hero.figures) for hero in boards.values()]
    assert 8 == len(BOOK.heroes)


@rule("AN-HERO-2")
def test_dice_by_willpower_are_those_of_the_hero_boards() -> None:
    rows = {kind.role: [kind.dice[points] for points in (6, 7, 13, 14, 20)] for kind in BOOK.heroes}
    assert [2, 3, 3, 4, 4] == rows["warrior"]
    assert [3, 4, 4, 5, 5] == rows["archer"]
    assert [1, 2, 2, 3, 3] == rows["dwarf"]
    assert [1, 1, 1, 1, 1] == rows["wizard"]


@rule("AN-GEN-1")
def test_two_to_four_heroes_play() -> None:
    assert (2, 4) == BOX.box.heroes
    assert (2, 4) == (BOOK.min_heroes, BOOK.max_heroes)


@rule("AN-COMP-3")
def test_figures_of_creatures() -> None:
    figures = {name: kind.figures for name, kind in BOX.creatures.creatures.items()}
    assert {"gor": 16, "skral": 5, "wardrak": 2, "troll": 5} == figures


@rule("AN-COMP-4")
def test_further_figures_of_the_built_legends() -> None:
    assert ["prince", "shield_dwarves", "witch"] == list(BOX.box.figures)


@rule("AN-COMP-7", "AN-EVENT-4")
def test_event_cards_and_their_shield_marks() -> None:
    decks = BOX.events.decks
    assert ["start", *map(str, range(1, 12))] == list(decks["silver"].cards)
    assert [*map(str, range(1, 35))] == list(decks["gold"].cards)
    silver = [int(name) for name, card in decks["silver"].cards.items() if card.shield]
    gold = [int(name) for name, card in decks["gold"].cards.items() if card.shield]
    assert [2, 4, 6, 8, 10] == silver
    assert [2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32, 33] == gold


@rule("AN-COMP-8")
def test_dice_of_the_box() -> None:
    hero_dice = {role: max(hero.dice.values()) for role, hero in BOX.heroes.heroes.items()}
    assert {"warrior": 4, "archer": 5, "dwarf": 3, "wizard": 1} == hero_dice
    assert sum(hero_dice.values()) == BOX.box.dice["hero"].count
    assert 3 == BOX.box.dice["red"].count
    assert 4 == BOX.box.dice["black"].count
    assert [6, 6, 8, 10, 10, 12] == BOX.box.dice["black"].faces


@rule("AN-COMP-9")
def test_the_equipment_board_has_24_pieces() -> None:
    articles = {name: THINGS[name].count for name in ("shield", "bow", "falcon", "wineskin")}
    assert {"shield": 4, "bow": 3, "falcon": 2, "wineskin": 5} == articles
    others = {name: THINGS[name].count for name in ("telescope", "witch_brew", "helm", "poison")}
    assert {"telescope": 2, "witch_brew": 5, "helm": 3, "poison": 1} == others


@rule("AN-COMP-10")
def test_fog_tokens() -> None:
    faces = {name: fog.count for name, fog in BOX.box.fog.items()}
    assert {
        "event": 5, "gold_1": 3, "strength_1": 1, "willpower_2": 1, "willpower_3": 1, "gor": 2,
        "wineskin": 1, "witch_brew": 1,
    } == faces  # fmt: skip


@rule("AN-COMP-11", "AN-COMP-12")
def test_gold_gems_and_rubble() -> None:
    assert {1: 12, 2: 10, 5: 4} == THINGS["gold"].copies
    assert 26 == THINGS["gold"].count
    assert {2: 5, 4: 5, 6: 1} == THINGS["gem"].copies
    assert 11 == THINGS["gem"].count
    assert {2: 1, 5: 2, 6: 1, 7: 2, 8: 2} == THINGS["rubble"].copies
    assert 8 == THINGS["rubble"].count


@rule("AN-COMP-13", "AN-RUNE-5")
def test_rune_stones_herbs_and_parchments() -> None:
    assert {1: 2, 2: 2, 3: 2} == THINGS["rune_stone"].copies
    assert {3: 1, 4: 2} == THINGS["herb"].copies
    assert [7, 8, 10, 11, 14, 17] == THINGS["parchment"].values
    assert 6 == THINGS["parchment"].count


@rule("AN-COMP-14")
def test_wells_and_farmers() -> None:
    assert [5, 35, 45, 55] == BOOK.well_spaces
    assert 4 == THINGS["farmer"].count


@rule("AN-COMP-14")
@pytest.mark.parametrize("name", library.legends("base"))
def test_a_legend_uses_no_more_stars_than_the_box_has(name: str) -> None:
    stars = [
        word for word in inside([legend(name).setup, legend(name).cards]) if _tag(word) == "star"
    ]
    assert len(stars) <= 8


@vector("AN-TV-99")
def test_component_sums() -> None:
    assert 28 == sum(kind.figures for kind in BOX.creatures.creatures.values())
    # 10 Secret Sea cards and 10 fate cards wait for their legends. Decks of our own do not count.
    printed = [deck for deck in BOX.events.decks.values() if deck.source != "authored"]
    assert 66 == sum(len(deck.cards) for deck in printed) + 10 + 10
    assert 20 == sum(die.count for die in BOX.box.dice.values())
    articles = [THINGS[name].count for name in THINGS if THINGS[name].sold or name == "witch_brew"]
    assert 24 == sum(articles)
    assert 15 == sum(fog.count for fog in BOX.box.fog.values())


# Creatures.


@rule("AN-CREAT-1", "AN-CREAT-2", "AN-CREAT-3", "AN-CREAT-4")
def test_values_of_creatures() -> None:
    values = {
        name: (kind.strength, kind.willpower, kind.reward, kind.die)
        for name, kind in BOX.creatures.creatures.items()
    }
    assert (2, 4, 2, "red") == values["gor"]
    assert (6, 6, 4, "red") == values["skral"]
    assert (10, 7, 6, "black") == values["wardrak"]
    assert (14, 12, 6, "red") == values["troll"]


@vector("AN-TV-13")
@rule("AN-CREAT-5")
def test_dice_of_creatures_at_full_willpower() -> None:
    dice = {
        kind.name: (kind.dice[kind.willpower], BOOK.dice_names[kind.die]) for kind in BOOK.creatures
    }
    assert (2, "red") == dice["gor"]
    assert (2, "red") == dice["skral"]
    assert (2, "black") == dice["wardrak"]
    assert (3, "red") == dice["troll"]


@rule("AN-DIFF-1")
def test_the_first_legend_has_one_level_and_the_second_two() -> None:
    assert ["normal"] == legend("1").difficulties == library.book("base", "1").difficulties
    assert ["easy", "normal"] == legend("2").difficulties == BOOK.difficulties


@vector("AN-TV-68")
@rule("AN-L2-3", "AN-L2-10", "AN-DIFF-2")
def test_the_tower_skral_grows_with_the_number_of_heroes() -> None:
    skral = BOOK.named[0]
    assert "tower_skral" == skral.name
    assert ["easy", "normal"] == BOOK.difficulties
    assert [10, 20, 30] == [skral.strength[0][size] for size in SIZES]
    assert [20, 30, 40] == [skral.strength[1][size] for size in SIZES]
    assert {6} == {skral.willpower[level][size] for level in (0, 1) for size in SIZES}
    assert 2 == BOOK.creatures[skral.kind].dice[6]
    assert "red" == BOOK.dice_names[BOOK.creatures[skral.kind].die]
    assert 4 == skral.reward
    assert skral.fixed


# Plain values.


@rule("AN-MERCH-1", "AN-MERCH-2", "AN-WITCH-3", "AN-HERO-8")
def test_merchants_and_prices() -> None:
    assert [18, 57, 71] == [space for space in range(BOOK.size) if BOOK.merchant[space]]
    assert 2 == BOOK.strength_price
    assert [3, 4, 5] == [BOOK.brew_price[size] for size in SIZES]
    sold = [name for name, thing in THINGS.items() if thing.sold]
    assert ["wineskin", "shield", "bow", "falcon", "helm", "telescope"] == sold
    assert {"kram": {71: 1}, "bait": {71: 1}} == {
        kind.name: kind.training for kind in BOOK.heroes if kind.training
    }


@rule("AN-SHLD-3", "AN-TIME-1", "AN-HERO-3", "AN-HERO-4")
def test_shields_hours_limits_and_slots() -> None:
    assert [3, 2, 1] == [BOOK.shields[size] for size in SIZES]
    assert (7, [2, 2, 2]) == (BOOK.hours, BOOK.overtime)
    assert (14, 20) == (BOOK.max_strength, BOOK.max_willpower)
    assert [3, 1, 1] == BOOK.slots


@rule("AN-HERO-9", "AN-OPEN-4")
def test_opposite_faces() -> None:
    hero, black = BOOK.opposite[BOOK.hero_die], BOOK.opposite[BOOK.black_die]
    assert all(7 - face == hero[face] for face in range(1, 7))
    assert {6: 10, 10: 6, 8: 12, 12: 8} == black


@rule("AN-GEN-3")
def test_the_track_has_13_steps_from_a_to_n() -> None:
    assert 13 == BOOK.last_letter


@rule("AN-CREAT-7", "AN-SUN-1", "AN-SUN-9")
def test_the_sunrise_has_the_printed_order() -> None:
    steps = "ready event gor skral wardrak troll wardrak wells narrator"
    assert steps.split() == BOX.box.sunrise


# Every record.


def test_number_zero_is_no_thing_and_every_code_has_one_name() -> None:
    names = [name for name in BOOK.thing_names() if name]
    assert "-" == BOOK.thing_names()[0]
    assert len(names) == len(set(names))
    assert len(ABILITIES) == len(BOOK.kind_by_ability)


@pytest.mark.parametrize("name", library.legends("base"))
def test_every_record_says_where_it_comes_from(name: str) -> None:
    files: list[Word] = [BOX.box, BOX.board, BOX.heroes, BOX.creatures, BOX.items, BOX.events]
    sources = {
        getattr(record, "source")  # noqa: B009 - not every record has one
        for file in [*files, legend(name)]
        for record in inside(file)
        if hasattr(record, "source")
    }
    assert sources <= {"rulebook", "public", "inferred", "authored"}
    assert "public" in sources


@pytest.mark.parametrize("name", library.legends("base"))
def test_every_address_can_be_walked(name: str) -> None:
    book = load.board_book("base", name)
    for waiting in book.waits:
        assert waiting.ref + "/do" in book.lists
    for trigger in book.triggers:
        assert trigger.ref in book.lists
    for card in book.cards:
        assert f"card/{card}" in book.lists
    for deck in book.decks:
        assert all(f"event/{deck.name}/{card}" in book.lists for card in deck.cards)
    assert all(f"fog/{face}" in book.lists for face in book.fog_faces)


def test_files_name_their_schema() -> None:
    # Of the repository: editors open the files there, wherever the package was loaded from.
    boxes = Path(__file__).parents[2] / "src" / "rietland" / "boxes"
    # Legends of the boxes have numbers; others somebody put there to play them.
    own = [
        one for one in boxes.glob("**/*.yaml") if one.parent.name != "legends" or one.stem.isdigit()
    ]
    for path in sorted(own):
        first = path.read_text(encoding="utf-8").splitlines()[0]
        named = first.partition("$schema=")[2]
        assert (path.parent / named).resolve().is_file(), path


def _tag(word: Word) -> str:
    return str(word.__struct_config__.tag or "")


def test_library_lists_what_lies_in_the_folder() -> None:
    assert "base" in library.boxes()
    assert list("12345") == [name for name in library.legends("base") if name.isdigit()]
    assert isinstance(BOXES, Path)
