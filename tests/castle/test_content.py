"""The real box: counts of the rulebook, and what must hold for whatever was designed."""

from collections import Counter

import pytest

from rietland.castle.book import IN_SIGHT, CardKind, HeroKind
from rietland.content.castle.load import castle_book
from rietland.vocabulary import castle as words
from rietland.vocabulary.control import Amount, Number
from tests.marks import rule, vector

BOOK = castle_book("rietburg", "1")
CREATURES = [kind for kind in BOOK.encounters if kind.card < 0]
OBJECTS = [kind for kind in BOOK.encounters if kind.card >= 0]
ALLIES = [BOOK.hand_cards[card] for card in BOOK.allies]
HEROES = {hero.name: hero for hero in BOOK.heroes}


def cards(hero: HeroKind) -> list[CardKind]:
    return [BOOK.hand_cards[card] for card in hero.cards]


def symbols(card: CardKind) -> list[object]:
    return [effect for ref in card.options for effect in BOOK.lists[ref]]


def all_symbols(hero: HeroKind) -> list[object]:
    return [effect for card in cards(hero) for effect in symbols(card)]


def inside(effects: list[object]) -> list[object]:
    """Effects with those that gold opens."""
    found: list[object] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, words.ForGold):
            found += inside(effect.do)
    return found


def bears(card: CardKind, symbol: type) -> bool:
    return any(isinstance(effect, symbol) for effect in inside(symbols(card)))


# Components.


@rule("RB-COMP-3", "RB-COMP-4")
def test_120_cards_without_the_reference_cards() -> None:
    assert 53 == sum(kind.copies for kind in BOOK.encounters)
    assert 45 == sum(kind.copies for kind in CREATURES)
    assert 11 == sum(kind.copies for kind in CREATURES if kind.red)
    assert 8 == sum(kind.copies for kind in OBJECTS)
    assert not any(kind.red for kind in OBJECTS)
    assert (8, 22, 16) == (len(ALLIES), len(BOOK.narrators), len(BOOK.missions))
    assert 120 - 2 == 53 + 8 + 22 + 16 + sum(len(hero.cards) for hero in BOOK.heroes)


@rule("RB-COMP-5", "RB-COMP-8")
def test_six_heroes_with_nineteen_cards() -> None:
    assert {"chada": 3, "thorn": 3, "orfen": 4, "kram": 3, "eara": 3, "kheela": 3} == {
        name: len(hero.cards) for name, hero in HEROES.items()
    }
    assert ["green", "blue", "grey", "yellow", "purple", "white"] == [
        HEROES[name].colour for name in ("chada", "thorn", "orfen", "kram", "eara", "kheela")
    ]
    assert ["archer", "warrior", "dwarf", "sorceress", "guardian"] == [
        HEROES[name].role for name in ("chada", "thorn", "kram", "eara", "kheela")
    ]


@vector("RB-TV-27")
@rule("RB-COMP-6")
def test_sixteen_quivers_of_84_points() -> None:
    assert [0, 0, 1, 2, 3, 3, 3, 2, 1, 1] == BOOK.quivers
    assert (16, 84) == (
        sum(BOOK.quivers),
        sum(value * count for value, count in enumerate(BOOK.quivers)),
    )


@rule("RB-COMP-2", "RB-COMP-7")
def test_places_and_tokens() -> None:
    assert 6 == len(set(BOOK.places[1:]))
    assert ("tower", "house_of_tor", 6) == (BOOK.places[4], BOOK.places[6], BOOK.start)
    assert (18, 4, 1, 2, 2) == (
        BOOK.willpower,
        BOOK.axe_sharp,
        BOOK.axe_blunt,
        BOOK.axe_repair,
        BOOK.spirit_aid,
    )
    assert 6 == len(BOOK.grimoires)
    assert (4, 2) == (BOOK.missions_needed, BOOK.narrators_per_hero)


@rule("RB-COMP-1", "RB-SETUP-2")
def test_two_to_four_heroes_and_the_first_heroes_need_no_speciality() -> None:
    assert (2, 4) == (BOOK.min_heroes, BOOK.max_heroes)
    for name in ("chada", "thorn", "orfen", "kram"):
        assert not HEROES[name].grimoires
        assert not HEROES[name].spirit


@rule("RB-DIFF-1", "RB-DIFF-2", "RB-DIFF-3", "RB-DIFF-4")
def test_difficulties_are_switches() -> None:
    assert {
        "first": [0, 0, 10, 0, 0],
        "easy": [1, 0, 11, 0, 0],
        "normal": [1, 1, 10, 0, 0],
        "hard": [1, 1, 9, 1, 0],
    } == dict(zip(BOOK.difficulties, BOOK.switches, strict=True))


# Hero cards (M2).


@pytest.mark.parametrize("name", HEROES)
def test_three_options_of_one_or_two_symbols(name: str) -> None:
    for card in cards(HEROES[name]):
        assert 3 == len(card.options)
        for ref in card.options:
            assert 1 <= len(BOOK.lists[ref]) <= 2
            assert all(isinstance(effect, words.SYMBOLS) for effect in BOOK.lists[ref])


@pytest.mark.parametrize(
    ("symbol", "owners"),
    [
        (words.Quiver, {"chada"}),
        (words.GainQuiver, {"chada"}),
        (words.Flip, {"chada"}),
        (words.Remove, {"thorn"}),
        (words.Shift, {"kram"}),
        (words.Lure, {"orfen"}),
        (words.WaterSpirit, {"kheela"}),
        (words.Swap, {"kheela"}),
        (words.LureHidden, {"kheela"}),
        (words.Grimoire, {"eara"}),
        (words.RevealMission, {"eara"}),
        (words.TakeBack, {"eara"}),
    ],
)
def test_private_symbols_are_their_owners_alone(symbol: type, owners: set[str]) -> None:
    found = {
        name
        for name, hero in HEROES.items()
        if any(isinstance(effect, symbol) for effect in all_symbols(hero))
    }
    assert owners == found


@pytest.mark.parametrize("name", HEROES)
def test_everybody_can_move_and_fight(name: str) -> None:
    effects = all_symbols(HEROES[name])
    assert any(isinstance(effect, words.Move) for effect in effects)
    assert any(
        isinstance(effect, words.Strength | words.Quiver | words.Grimoire) for effect in effects
    )


@rule("RB-HERO-CHADA-1")
def test_chadas_cards_have_strength_one_quiver_and_two_quivers() -> None:
    chada = HEROES["chada"]
    assert [0, 1, 2] == sorted(
        sum(isinstance(effect, words.Quiver) for effect in symbols(card)) for card in cards(chada)
    )
    strong = [card for card in cards(chada) if bears(card, words.Strength)]
    assert [False] == [bears(card, words.Quiver) for card in strong]
    assert not any(isinstance(effect, words.Willpower) for effect in all_symbols(chada))
    assert not chada.willpower


@rule("RB-HERO-ORFEN-1")
def test_orfen_has_the_option_of_the_example() -> None:
    wanted = [words.Move(steps=1), words.Strength(points=5)]
    assert wanted in [BOOK.lists[ref] for card in cards(HEROES["orfen"]) for ref in card.options]


@rule("RB-HERO-EARA-1")
def test_earas_cards_have_grimoires_instead_of_strength() -> None:
    eara = HEROES["eara"]
    assert [1, 2, 2] == sorted(
        sum(isinstance(effect, words.Grimoire) for effect in symbols(card)) for card in cards(eara)
    )
    assert not any(isinstance(effect, words.Strength) for effect in all_symbols(eara))


@rule("RB-HERO-KHEELA-1")
def test_the_water_spirit_is_on_two_cards_of_kheela() -> None:
    assert 2 == sum(bears(card, words.WaterSpirit) for card in cards(HEROES["kheela"]))


@rule("RB-SYM-3", "RB-SYM-6")
def test_printed_numbers_are_small() -> None:
    for hero in BOOK.heroes:
        for effect in all_symbols(hero):
            if isinstance(effect, words.Reveal):
                assert effect.cards in (1, 2)
            elif isinstance(effect, words.Willpower):
                assert 1 == effect.points
            elif isinstance(effect, words.Strength):
                assert 1 <= effect.points <= 7
                assert not effect.remote
    # As the rulebook's picture of the symbol has it.
    printed = [effect for hero in BOOK.heroes for effect in all_symbols(hero)]
    assert words.Strength(points=4) in printed


@pytest.mark.parametrize("name", HEROES)
def test_no_hero_has_the_same_option_twice(name: str) -> None:
    """But for two grimoires: the rulebook puts those on two cards of Eara."""
    options = [BOOK.lists[ref] for card in cards(HEROES[name]) for ref in card.options]
    told = [str(sorted(one, key=repr)) for one in options if one != [words.Grimoire()] * 2]
    assert len(told) == len(set(told))


def test_take_back_cannot_go_round_for_ever() -> None:
    """Two reusable cards that take each other back would never recover."""
    reusable = [card for hero in BOOK.heroes for card in cards(hero)] + ALLIES
    assert 1 == sum(bears(card, words.TakeBack) for card in reusable)


# Grimoires (M3).


@rule("RB-HERO-EARA-2")
def test_four_grimoires_fight_one_moves_one_reveals() -> None:
    strong = [one for one in BOOK.grimoires if one.strength]
    assert (4, [3]) == (len(strong), [one.strength for one in strong if one.remote])
    assert 4 == len({one.strength for one in strong})
    others = [BOOK.lists[one.ref] for one in BOOK.grimoires if not one.strength]
    assert [[words.Move(steps=1)], [words.Reveal(cards=1)]] == sorted(others, key=repr)


# Encounters (M4, M5).


@rule("RB-GALLERY-1", "RB-GALLERY-2", "RB-COMBAT-5", "RB-COMBAT-6", "RB-COMBAT-7")
def test_known_creatures_are_as_the_rulebook_has_them() -> None:
    known = {kind.name: kind for kind in CREATURES}
    gold = {kind.name for kind in BOOK.encounters if kind.gold}
    assert {"gor", "gorlot", "white_skral", "telescope", "bone_twigs"} == gold
    assert (IN_SIGHT, 2) == (known["flying_gor"].strength, known["flying_gor"].row)
    assert ["flying_gor"] == [kind.name for kind in BOOK.encounters if kind.row == 2]
    assert 1 == known["skeleton_warrior"].toll
    assert [words.Ally()] == BOOK.lists[known["troll"].reward]
    assert (5, [words.Reveal(cards=1)]) == (
        known["wardrak"].strength,
        BOOK.lists[known["wardrak"].reward],
    )
    assert [words.ExtraNarrator()] == BOOK.lists[known["hagrod"].reward]


@rule("RB-COMBAT-4")
def test_burdens_are_those_of_calrai_and_shan_or_red() -> None:
    known = {kind.name: kind for kind in CREATURES}
    assert known["calrai"].burden
    assert known["shan"].burden
    assert all(kind.red or kind.name in ("calrai", "shan") for kind in CREATURES if kind.burden)


def test_jrain_is_possible_in_a_first_game() -> None:
    assert 4 <= sum(k.copies for k in CREATURES if k.name == "flying_gor" and not k.red)


def test_there_are_allies_for_all_who_give_one() -> None:
    givers = [
        kind
        for kind in CREATURES
        if kind.reward and any(isinstance(effect, words.Ally) for effect in BOOK.lists[kind.reward])
    ]
    assert sum(kind.copies for kind in givers) <= len(ALLIES)


def test_gold_covers_skeletons_an_axe_and_the_dearest_missions() -> None:
    coins = sum(kind.copies for kind in BOOK.encounters if kind.gold and not kind.red)
    tolls = sum(kind.copies * kind.toll for kind in CREATURES)
    prices = sorted(
        max(by_heroes(effect.coins))
        for mission in BOOK.missions
        for effect in BOOK.lists.get(mission.price, [])
        if isinstance(effect, words.Gold)
    )
    assert tolls + BOOK.axe_repair + sum(prices[-2:]) <= coins


def test_no_two_creatures_are_twins_and_red_ones_are_stronger_than_their_kin() -> None:
    told = [
        str((kind.strength, kind.gold, kind.toll, _said(kind.reward), _said(kind.burden)))
        for kind in CREATURES
    ]
    assert len(told) == len(set(told))
    strength = {kind.name: kind.strength for kind in CREATURES}
    assert strength["cave_troll"] > strength["troll"]
    assert strength["black_wardrak"] > strength["wardrak"]


def _said(ref: str) -> str:
    return str(BOOK.lists[ref]) if ref else ""


def test_a_stronger_creature_with_a_coin_gives_more_than_the_coin() -> None:
    weak = min(kind.strength for kind in CREATURES if kind.gold)
    for kind in CREATURES:
        assert not kind.gold or kind.strength <= weak + 1 or kind.reward, kind.name


@rule("RB-COMBAT-8")
def test_rewards_are_of_the_known_kinds() -> None:
    allowed = (
        words.Reveal, words.Ally, words.Fetch, words.ExtraNarrator, words.Remove, words.Slay,
        words.Willpower,
    )  # fmt: skip
    for kind in CREATURES:
        if kind.reward:
            assert all(isinstance(effect, allowed) for effect in BOOK.lists[kind.reward]), kind.name


def test_creatures_are_within_reach_of_a_group() -> None:
    for kind in CREATURES:
        assert 1 <= kind.strength <= 17 or kind.strength == IN_SIGHT, kind.name


@rule("RB-END-4", "RB-COMBAT-11")
def test_known_objects_and_allies_do_what_the_rulebook_says() -> None:
    by_name = {kind.name: BOOK.hand_cards[kind.card] for kind in OBJECTS}
    assert {"telescope", "bone_twigs", "brotherhood_shield", "hadrias_hourglass"} <= set(by_name)
    assert bears(by_name["hadrias_hourglass"], words.ExtraNarrator)
    shield = symbols(by_name["brotherhood_shield"])
    assert any(isinstance(effect, words.Strength) and effect.remote for effect in shield)
    strong = {ally.name for ally in ALLIES if bears(ally, words.Strength)}
    assert {"veest", "triest"} == strong


# Narrator cards (M7).


def halves(name: str) -> list[words.Encounter]:
    kind = next(one for one in BOOK.narrators if one.name == name)
    found = [*BOOK.lists[kind.upper], *BOOK.lists[kind.lower]]
    assert all(isinstance(effect, words.Encounter) for effect in found)
    return [effect for effect in found if isinstance(effect, words.Encounter)]


NARRATORS = [one.name for one in BOOK.narrators]


@rule("RB-NARR-3", "RB-NARR-4", "RB-NARR-8")
def test_narrator_cards_name_two_places_with_one_or_two_cards() -> None:
    total = [sum(half.count for half in halves(name)) for name in NARRATORS]
    assert {2, 3} >= set(total) - {4}
    assert total.count(2) > len(total) / 2
    for name in NARRATORS:
        assert 2 == len(halves(name))
        assert all(half.count in (1, 2) and not half.mission for half in halves(name))


@rule("RB-NARR-6")
def test_the_examples_of_the_rulebook_are_there() -> None:
    first = [words.Encounter(at=4, face="up"), words.Encounter(face="down")]
    second = [words.Encounter(at=6, face="up", count=2), words.Encounter(at=4, face="down")]
    found = {str(halves(one.name)): one.red for one in BOOK.narrators}
    assert (False, True) == (found[str(first)], found[str(second)])
    assert 1 <= sum(one.red for one in BOOK.narrators) < len(BOOK.narrators)


def test_all_locations_are_hit_about_equally() -> None:
    hits = Counter(half.at for name in NARRATORS for half in halves(name))
    numbered = [hits[place] for place in range(1, 7)]
    assert max(numbered) - min(numbered) <= 2
    assert 4 <= hits[None] <= 10


@rule("RB-DIFF-1", "RB-DIFF-2")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_deck_lasts_for_an_average_game(heroes: int) -> None:
    """Set-up 6, then narrator cards of the set-up and the whole pile."""
    cards_used = 2 * heroes + 10
    for red, deck in ((False, 42), (True, 53)):
        per_card = sum(
            half.count
            for one in BOOK.narrators
            for number, half in enumerate(halves(one.name))
            if red or number == 0 or not one.red
        ) / len(BOOK.narrators)
        assert 6 + per_card * cards_used <= deck


# Missions (M8).


@rule("RB-MISSION-5", "RB-MISSION-6", "RB-MISSION-8")
def test_the_missions_of_the_rulebook_are_there() -> None:
    known = {mission.name: mission for mission in BOOK.missions}
    assert [words.GalleryLeads()] == known["providence"].needs
    assert [words.Trophies(count=4, of=["flying_gor"])] == BOOK.lists[known["jrain"].price]
    assert {"fire_spirit", "flame_of_hadria", "prisoners", "skral_sorcerer"} <= set(known)


@rule("RB-MISSION-2", "RB-MISSION-7", "RB-MISSION-9")
def test_missions_ask_for_something_and_differ() -> None:
    for mission in BOOK.missions:
        assert mission.needs or mission.price, mission.name
    asked = [str((m.needs, BOOK.lists.get(m.price, []))) for m in BOOK.missions]
    assert len(asked) == len(set(asked))
    assert any(mission.blue for mission in BOOK.missions)
    everything = [effect for effects in BOOK.lists.values() for effect in effects]
    assert any(isinstance(effect, words.ExchangeMission) for effect in everything)


def test_no_two_missions_ask_the_same_sort_of_thing() -> None:
    told: list[str] = []
    for mission in BOOK.missions:
        sorts = [_sort(one) for one in (*mission.needs, *BOOK.lists.get(mission.price, []))]
        told.append(str((sorted(sorts), bool(mission.blue))))
    assert len(told) == len(set(told))


def _sort(asked: object) -> str:
    if isinstance(asked, words.InGallery):
        return f"in gallery {asked.kinds > 0}"
    return type(asked).__name__


def by_heroes(number: Number) -> list[int]:
    """What is asked of two, three and four heroes."""
    if isinstance(number, int):
        return [number]
    assert isinstance(number, Amount)
    assert [2, 3, 4] == sorted(number.heroes)
    return [value for value in number.heroes.values() if isinstance(value, int)]


PRICES = (words.Gold, words.Trophies, words.GiveWillpower, words.GiveCards, words.Exhaust)


def test_missions_are_payable_by_any_two_heroes() -> None:
    for mission in BOOK.missions:
        for effect in BOOK.lists.get(mission.price, []):
            assert isinstance(effect, PRICES), mission.name
            if isinstance(effect, words.GiveWillpower):
                for points in by_heroes(effect.points):
                    assert points <= BOOK.willpower
            elif isinstance(effect, words.Exhaust):
                assert effect.cards <= 3
            elif isinstance(effect, words.Trophies):
                base = sum(k.copies for k in BOOK.encounters if not k.red and k.name in effect.of)
                assert effect.count <= base or not effect.of
            elif isinstance(effect, words.GiveCards):
                assert effect.count <= 3


def test_every_card_has_a_use() -> None:
    for card in [*ALLIES, *(BOOK.hand_cards[kind.card] for kind in OBJECTS)]:
        assert symbols(card), card.name
    texts = [str(symbols(card)) for card in ALLIES]
    assert len(texts) == len(set(texts))
