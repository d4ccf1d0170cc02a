"""Fog, rune stones, and things laid on spaces."""

import pytest

from rietland.board import events
from rietland.board.book import EVENT_CARDS, RUNE_STONES
from rietland.board.legend import filters
from rietland.board.pieces import tokens
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.vocabulary.board import Spaces
from tests.marks import rule, vector
from tests.scenes import Scene, at, code_of, scene


def fog(sc: Scene, face: str) -> str:
    return f"draw {sc.g.book.fog_faces.index(face)}"


# Fog.


@vector("AN-TV-4")
@rule("AN-FOG-1", "AN-FOG-2", "AN-FOG-3")
def test_a_move_of_herb_and_wineskin_ends_on_fog_and_a_gor_comes() -> None:
    sc = scene(
        thorn=at(18, things=["herb_3", "wineskin", "falcon"]),
        chada=at(25),
        fog={16: None, 13: None},
    )
    sc.play("herb thorn herb_3", "walk thorn 19", "walk thorn 18", "walk thorn 17")
    sc.play("drink thorn 16", "stop thorn")
    assert sc.prompt() == "ask-fog"
    sc.play(fog(sc, "gor"))
    assert 0 == sc.hero("thorn").hours
    assert ["wineskin_half", "falcon"] == sc.things("thorn")
    assert {16: "gor"} == sc.creatures()
    assert EMPTY == tokens.fog_on(sc.g, sc.s, 16)
    assert UNSEEN == tokens.fog_on(sc.g, sc.s, 13)
    assert [] == sc.loose(16)


@vector("AN-TV-5")
@rule("AN-FOG-5")
def test_a_gor_from_fog_is_not_fought_in_the_same_turn() -> None:
    sc = scene(thorn=at(17), chada=at(25), fog={16: "gor"})
    sc.play("walk thorn 16", "stop thorn")
    assert "AN-MOVE-8" == sc.refused("fight thorn 16")
    assert "AN-TURN-1" == sc.refused("walk thorn 17")
    sc.play("done thorn")
    assert "walk chada 24" in sc.options()


@vector("AN-TV-93")
@rule("AN-FOG-6")
def test_a_gor_from_fog_is_pushed_on_where_a_creature_stands() -> None:
    sc = scene(thorn=at(17), chada=at(25), fog={16: "gor"}, creatures={16: "skral"})
    sc.play("walk thorn 16", "stop thorn")
    assert {16: "skral", 13: "gor"} == sc.creatures()


@rule("AN-FOG-1")
def test_fog_does_nothing_to_those_who_pass() -> None:
    sc = scene(thorn=at(17), chada=at(25), fog={16: None})
    sc.play("walk thorn 16", "walk thorn 17", "stop thorn")
    assert UNSEEN == tokens.fog_on(sc.g, sc.s, 16)
    assert [] == sc.told("fog")


@vector("AN-TV-106")
@rule("AN-EVENT-1", "AN-FOG-2", "AN-FOG-3")
def test_an_event_token_draws_one_card_and_leaves_the_game() -> None:
    sc = scene(thorn=at(17, willpower=7), chada=at(57, willpower=7), fog={16: None})
    left = len(sc.s.piles[EVENT_CARDS].stacks[0])
    sc.play("walk thorn 16", "stop thorn", fog(sc, "event"))
    assert sc.prompt() == "ask-event"
    sc.play(f"draw {sc.g.book.decks[sc.s.deck_number].cards.index('2')}")
    assert [4, 7] == [hero.willpower for hero in sc.s.heroes]
    assert left - 1 == len(sc.s.piles[EVENT_CARDS].stacks[0])
    assert EMPTY == tokens.fog_on(sc.g, sc.s, 16)
    assert sc.prompt() == "ask-after"


@rule("AN-FOG-2")
@pytest.mark.parametrize(
    ("face", "gold", "strength", "willpower", "things"),
    [
        ("gold_1", 1, 1, 7, []),
        ("strength_1", 0, 2, 7, []),
        ("willpower_2", 0, 1, 9, []),
        ("willpower_3", 0, 1, 10, []),
        ("wineskin", 0, 1, 7, ["wineskin"]),
    ],
)
def test_what_a_token_gives(
    face: str, gold: int, strength: int, willpower: int, things: list[str]
) -> None:
    sc = scene(thorn=at(17), chada=at(25), fog={16: face})
    sc.play("walk thorn 16", "stop thorn")
    hero = sc.hero("thorn")
    assert (gold, strength, willpower) == (hero.gold, hero.strength, hero.willpower)
    assert things == sc.things("thorn")
    assert [16] == [event.where for event in sc.told("fog")]


@rule("AN-FOG-4")
def test_a_token_turned_before_acts_when_a_hero_ends_there() -> None:
    sc = scene(thorn=at(17), chada=at(25), fog={16: "gold_1"})
    sc.play("walk thorn 16")
    assert 0 == sc.hero("thorn").gold
    sc.play("stop thorn")
    assert 1 == sc.hero("thorn").gold
    assert not tokens.has_fog(sc.g, sc.s, 16)


@vector("AN-TV-122")
@rule("AN-WITCH-4", "AN-HERO-4")
def test_a_finder_without_a_free_slot_leaves_the_brew_or_drops_something() -> None:
    full = ["wineskin", "wineskin", "telescope"]
    sc = scene(thorn=at(17, things=full), chada=at(25), fog={16: "witch_brew"})
    sc.play("walk thorn 16", "stop thorn")
    while sc.g.pending(sc.s).weights:
        sc.play(sc.options()[0])
    assert ["witch_brew"] == sc.loose(16)
    assert "AN-HERO-4" == sc.refused("take thorn witch_brew")
    sc.play("drop thorn telescope", "take thorn witch_brew")
    assert ["wineskin", "wineskin", "witch_brew"] == sc.things("thorn")
    assert ["telescope"] == sc.loose(16)


@rule("AN-OPEN-11", "AN-FREE-1")
def test_a_hero_put_on_a_token_may_activate_it_freely() -> None:
    sc = scene(thorn=at(16, hours=2), chada=at(25), fog={16: None}, turn="chada")
    assert ["uncover thorn"] == sc.asides()
    sc.play("uncover thorn", fog(sc, "gold_1"))
    assert (1, 2) == (sc.hero("thorn").gold, sc.hero("thorn").hours)
    assert "AN-FOG-1" == sc.refused("uncover thorn")
    assert sc.prompt() == "ask-turn"


@rule("AN-FOG-7", "AN-OPEN-20")
def test_fog_is_resolved_before_other_things_on_the_space() -> None:
    sc = scene(thorn=at(16), chada=at(25), fog={16: "gold_1"}, loose={16: ["helm", "gold"]})
    assert "AN-FOG-7" == sc.refused("take thorn helm")
    assert "AN-FOG-7" == sc.refused("take thorn gold")
    sc.play("uncover thorn", "take thorn helm")
    assert ["helm"] == sc.things("thorn")


@rule("AN-FOG-7")
def test_nothing_else_is_done_while_a_token_is_turned() -> None:
    sc = scene(thorn=at(17), chada=at(25, gold=1), fog={16: None})
    sc.play("walk thorn 16", "stop thorn")
    assert [] == sc.asides()
    assert sc.refused("drop chada gold")
    assert sc.refused("end thorn")


# Rune stones.


@vector("AN-TV-100")
@rule("AN-RUNE-2", "AN-RUNE-1")
def test_a_rune_stone_is_turned_and_taken_beside_a_creature() -> None:
    sc = scene(thorn=at(25), chada=at(34), creatures={26: "gor"}, loose={26: ["rune_hidden"]})
    sc.play("walk thorn 26", "stop thorn", "take thorn rune_hidden")
    assert ["draw 1", "draw 2", "draw 3"] == sc.options()
    sc.play("draw 2")
    assert ["rune_yellow"] == sc.things("thorn")
    assert [] == sc.loose(26)
    assert "gor" == sc.creature(26)
    assert [0, 2, 1, 2] == sc.s.piles[RUNE_STONES].unseen


@rule("AN-RUNE-1", "AN-HERO-4")
def test_a_rune_stone_needs_a_small_slot() -> None:
    full = ["wineskin", "wineskin", "telescope"]
    sc = scene(thorn=at(26, things=full), chada=at(34), loose={26: ["rune_hidden", "rune_blue"]})
    assert "AN-HERO-4" == sc.refused("take thorn rune_hidden")
    assert "AN-HERO-4" == sc.refused("take thorn rune_blue")


@vector("AN-TV-113")
@rule("AN-FREE-6", "AN-FREE-2")
def test_a_stone_laid_under_a_hero_who_is_not_on_turn_may_be_taken_at_once() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    tokens.lay(sc.g, sc.s, code_of(sc.g.book, "rune_hidden"), 25, "AN-RUNE-4")
    assert ["take chada rune_hidden"] == sc.asides()
    sc.play("take chada rune_hidden", "draw 3")
    assert ["rune_green"] == sc.things("chada")
    assert "walk thorn 18" in sc.options()


@vector("AN-TV-34")
@rule("AN-RUNE-5", "AN-RUNE-4")
def test_of_five_stones_only_one_hero_can_have_all_colours() -> None:
    sc = scene(thorn=at(42), chada=at(42), loose={42: ["rune_hidden"] * 5})
    for colour in (1, 2, 3):
        sc.play("take thorn rune_hidden", f"draw {colour}")
    for colour in (1, 2):
        sc.play("take chada rune_hidden", f"draw {colour}")
    assert ["rune_blue", "rune_yellow", "rune_green"] == sc.things("thorn")
    assert ["rune_blue", "rune_yellow"] == sc.things("chada")
    assert [] == sc.loose(42)
    assert [0, 0, 0, 1] == sc.s.piles[RUNE_STONES].unseen


@vector("AN-TV-35")
@rule("AN-RUNE-4")
def test_two_dice_name_the_space_of_a_stone() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    sc.s.counters[sc.g.book.counter("tens")] = 4
    sc.s.counters[sc.g.book.counter("ones")] = 2
    assert [42] == filters.spaces(sc.g, sc.s, Spaces(tens="tens", ones="ones"))


# Laying.


@rule("AN-FREE-6", "AN-ITEM-11")
def test_what_is_laid_or_dropped_has_arrived() -> None:
    sc = scene(thorn=at(14, things=["parchment"]), chada=at(25))
    tokens.lay(sc.g, sc.s, code_of(sc.g.book, "gold"), 14, "AN-EVENT-1", 3)
    kinds = [events.KINDS.rows[event.kind].name for event in sc.s.news]
    assert ["laid", "arrived"] == kinds[-2:]
    assert ["gold", "gold", "gold"] == sc.loose(14)
    sc.play("drop thorn parchment")
    assert ["dropped", "arrived"] == [events.KINDS.rows[event.kind].name for event in sc.s.news]


@rule("AN-ITEM-11")
def test_picking_up_what_does_not_lie_there_is_an_error() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    with pytest.raises(ValueError, match="on space 14"):
        tokens.pick_up(sc.s, 14, code_of(sc.g.book, "helm"))


@rule("AN-RUNE-2", "AN-ITEM-11")
@pytest.mark.parametrize(
    ("thing", "taken"), [("rune_hidden", "AN-RUNE-2"), ("herb_hidden", "AN-ITEM-11")]
)
def test_what_is_turned_and_taken_follows_its_own_rule(thing: str, taken: str) -> None:
    sc = scene(thorn=at(26), chada=at(34), loose={26: [thing]})
    sc.play(f"take thorn {thing}")
    sc.play(sc.options()[0])
    assert [taken] == [event.rule for event in sc.told("took")]


@rule("AN-FOG-7")
def test_nothing_is_bought_before_fog_is_resolved() -> None:
    sc = scene(thorn=at(16, gold=9), chada=at(25), fog={16: "gold_1"}, figures={"witch": 16})
    assert "AN-FOG-7" == sc.refused("buy thorn witch_brew -")
    sc.play("uncover thorn")
    assert "buy thorn witch_brew -" in sc.options()


@rule("AN-RUNE-2", "AN-HERB-1")
def test_of_two_hidden_things_the_one_that_is_taken_is_turned() -> None:
    for thing, values in (
        ("herb_hidden", ["draw 3", "draw 4"]),
        ("rune_hidden", ["draw 1", "draw 2", "draw 3"]),
    ):
        sc = scene(thorn=at(26), chada=at(34), loose={26: ["rune_hidden", "herb_hidden"]})
        assert values == sc.play(f"take thorn {thing}").options()
