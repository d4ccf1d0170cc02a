"""What the words of the vocabulary do, each in a list of its own."""

import pytest

from rietland.board.base import ARTICLES
from rietland.board.book import EVENT_CARDS, FOG_TOKENS, HERBS
from rietland.board.game import BoardGame
from rietland.board.legend.narrator import advance_narrator
from rietland.board.state import DRAINED, NO_WELL, state_from_data
from rietland.kernel.control import push_run
from rietland.kernel.pile import UNSEEN, to_change
from rietland.kernel.state import LOST
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from tests.marks import rule
from tests.scenes import Scene, at, fresh_book, scene


def run(sc: Scene, *effects: Word, who: str = "") -> Scene:
    """These effects, for a hero or for the group, in a Book that has a list of them."""
    book = fresh_book(sc.g.book.legend)
    book.lists["test"] = list(effects)
    for number, effect in enumerate(effects):
        if isinstance(effect, words.PickHeroes):
            book.lists[f"test/{number}/do"] = effect.do
    made = Scene(BoardGame(book, sc.g.party), sc.s)
    push_run(made.s, "test", made.g.party.index(who) if who else -1)
    made.g.go_on(made.s)
    return made


def quiet() -> Scene:
    return scene(thorn=at(14), kram=at(7))


# Creatures and figures.


@rule("AN-CREAT-10")
def test_place_follows_the_order_given() -> None:
    sc = run(quiet(), words.Place(creature="gor", at=[20, 20]))
    assert {20: "gor", 3: "gor"} == sc.creatures()


@rule("AN-RUNE-4")
def test_a_space_may_come_from_counters() -> None:
    sc = quiet()
    sc.s.counters[sc.g.book.counter("tens")] = 4
    sc.s.counters[sc.g.book.counter("ones")] = 2
    two_dice = words.Spaces(tens="tens", ones="ones")
    table = control.Lookup(by="ones", values={1: 20, 2: 30})
    run(sc, words.Place(creature="gor", at=two_dice), words.Place(creature="troll", at=table))
    assert {42: "gor", 30: "troll"} == sc.creatures()


@rule("AN-FOG-2")
def test_place_here_is_the_heros_own_space() -> None:
    assert {7: "gor"} == run(
        quiet(), words.Place(creature="gor", at="here"), who="kram"
    ).creatures()


@rule("AN-L2-7")
def test_a_creature_may_carry_a_thing_that_needs_no_draw() -> None:
    sc = run(quiet(), words.Place(creature="gor", at=20, carries="parchment"))
    load = sc.s.creature_load[sc.s.occupant[20]]
    assert "parchment" == sc.g.book.thing_names()[load]


@rule("AN-ALLY-1")
def test_figures_come_and_go() -> None:
    dwarves = words.PutFigure(name="shield_dwarves", at=71)
    sc = run(quiet(), dwarves, words.PutFigure(name="witch", at="here"), who="kram")
    places = dict(zip(sc.g.book.figure_names, sc.s.figures, strict=True))
    assert [71, 7] == [places["shield_dwarves"], places["witch"]]
    sc = run(sc, words.Remove(what=words.Pieces(name="witch")))
    assert -1 == sc.s.figures[sc.g.book.figure_names.index("witch")]


@rule("AN-ALLY-1")
def test_nobody_leads_an_ally_whom_the_legend_has_not_brought_in() -> None:
    sc = scene(thorn=at(14), kram=at(7), figures={"witch": 14})
    assert not [say for say in sc.options() if say.startswith("lead")]
    for figure in ("prince", "shield_dwarves", "witch"):
        for space in range(85):
            assert "AN-ALLY-1" == sc.refused(f"lead thorn {figure} {space}")
    sc = scene(thorn=at(14), kram=at(7), figures={"prince": 18})
    assert "lead thorn prince 14" in sc.options()


@rule("AN-EVENT-10")
def test_advance_does_nothing_without_a_creature() -> None:
    trolls = words.Pieces(creature="troll", fixed=False, pick="lowest")
    sc = run(quiet(), words.Move(what=trolls, along="arrows"))
    assert "ask-turn" == sc.prompt()


# Things and tokens.


@rule("AN-RUNE-1")
def test_rune_stones_lie_face_down() -> None:
    assert ["rune_hidden"] == run(quiet(), words.Lay(thing="rune_stone", at=20)).loose(20)


@rule("AN-L2-7")
def test_a_herb_shows_its_value_when_it_is_laid() -> None:
    sc = run(quiet(), words.Lay(thing="herb", at=20))
    assert ["draw 3", "draw 4"] == sc.options()
    assert [1, 2] == sc.g.pending(sc.s).weights
    assert ["herb_4"] == sc.play("draw 4").loose(20)
    sc = run(sc, words.Lay(thing="herb", at=20)).play("draw 4")
    assert ["draw 3"] == run(sc, words.Lay(thing="herb", at=20)).options()


@rule("AN-COMP-9")
def test_no_more_articles_are_laid_than_the_equipment_board_has() -> None:
    sc = run(quiet(), words.Lay(thing="falcon", at=[20, 21, 22]))
    assert [["falcon"], ["falcon"], []] == [sc.loose(space) for space in (20, 21, 22)]
    assert 0 == sc.s.stock[sc.g.book.thing_kind("falcon")]


@rule("AN-SETUP-4")
def test_wells_lie_where_the_card_says_and_nowhere_else() -> None:
    sc = run(quiet(), words.Wells(at=[35], full=False))
    found = {space: sc.s.wells[well] for well, space in enumerate(sc.g.book.well_spaces)}
    assert {5: NO_WELL, 35: DRAINED, 45: NO_WELL, 55: NO_WELL} == found


@rule("AN-SETUP-4")
def test_fog_lies_on_its_circles() -> None:
    sc = run(quiet(), words.Fog(faces={"gor": 2}, at=[8, 64]))
    row = sc.s.piles[FOG_TOKENS].stacks[0]
    assert 2 == row.count(UNSEEN)
    assert 2 == sum(sc.s.piles[FOG_TOKENS].unseen)


@rule("AN-MERCH-1")
def test_only_the_named_merchants_are_open() -> None:
    sc = scene(thorn=at(18, gold=2), kram=at(57, gold=2))
    run(sc, words.Merchants(at=[57]))
    assert "train thorn" not in sc.options()
    assert "train kram" in sc.asides()


@rule("AN-EVENT-2")
def test_a_deck_may_lack_cards_and_show_its_top() -> None:
    sc = run(quiet(), words.Deck(name="silver", top="start", without=["3", "4"]))
    cards = sc.g.book.decks[sc.s.deck_number].cards
    assert cards.index("start") == sc.s.piles[EVENT_CARDS].stacks[0][0]
    assert len(cards) - 2 == len(sc.s.piles[EVENT_CARDS].stacks[0])
    assert 0 == sc.s.piles[EVENT_CARDS].unseen[cards.index("3")]


@rule("AN-L1-6")
def test_a_bridge_breaks_once() -> None:
    sc = run(quiet(), words.BreakBridge(name="rope_bridge"), words.BreakBridge(name="rope_bridge"))
    assert [0] == sc.s.broken
    assert 1 == len(sc.told("bridge"))


# Heroes.


@rule("AN-SETUP-5")
def test_heroes_stand_by_role_on_their_rank_or_alone() -> None:
    sc = run(quiet(), words.PutHeroes(at={"warrior": 20}))
    assert [20, 7] == [hero.space for hero in sc.s.heroes]
    sc = run(sc, words.PutHeroes(space=0), who="kram")
    assert [20, 0] == [hero.space for hero in sc.s.heroes]
    sc = run(sc, words.PutHeroes())
    assert [14, 7] == [hero.space for hero in sc.s.heroes]


@rule("AN-L1-9")
def test_everybody_becomes_as_strong_as_the_card_says() -> None:
    sc = run(scene(thorn=at(14, strength=5, willpower=1), kram=at(7)), words.SetHeroes(strength=2))
    assert [(2, 1), (2, 7)] == [(hero.strength, hero.willpower) for hero in sc.s.heroes]
    assert [-3, 1] == [event.amount for event in sc.told("strength")]


@rule("AN-HERO-3")
def test_gains_stop_at_the_maximum_and_losses_at_the_minimum() -> None:
    sc = scene(thorn=at(14, strength=13, willpower=19, gold=1), kram=at(7))
    run(sc, words.Gain(strength=3, willpower=3, gold=2), who="thorn")
    hero = sc.hero("thorn")
    assert [14, 20, 3] == [hero.strength, hero.willpower, hero.gold]
    run(sc, words.Lose(strength=20, gold=9), who="thorn")
    assert [1, 20, 0] == [hero.strength, hero.willpower, hero.gold]


@rule("AN-COMP-9")
def test_nothing_is_gained_when_the_equipment_board_is_empty() -> None:
    sc = quiet()
    sc.s.stock[sc.g.book.thing_kind("wineskin")] = 0
    run(sc, words.Gain(things={"wineskin": 1}), who="thorn")
    assert [] == sc.things("thorn")
    assert [] == sc.s.loose


@rule("AN-EVENT-8")
def test_a_gift_to_one_hero_needs_a_hero() -> None:
    with pytest.raises(TypeError, match="test/0"):
        run(quiet(), words.Gain(gold=1))


@rule("AN-EVENT-8")
def test_as_many_as_there_are_get_named_without_asking() -> None:
    gift = words.PickHeroes(who=words.Filter(), count=2, do=[words.Gain(gold=1)])
    sc = run(quiet(), gift)
    assert [1, 1] == [hero.gold for hero in sc.s.heroes]
    sc = run(quiet(), words.PickHeroes(who=words.Filter(at=[99]), do=[words.Gain(gold=1)]))
    assert [0, 0] == [hero.gold for hero in sc.s.heroes]


@rule("AN-EVENT-8")
def test_only_those_who_pass_can_be_named() -> None:
    gift = words.PickHeroes(who=words.Filter(role=["dwarf", "archer"]), do=[words.Gain(gold=1)])
    sc = run(scene(thorn=at(14), kram=at(7), chada=at(25)), gift)
    assert "AN-EVENT-8" == sc.refused("name thorn thorn")
    assert "AN-OPEN-16" == sc.refused("name kram kram")
    assert [0, 1, 0] == [hero.gold for hero in sc.play("name thorn kram").s.heroes]


# Time and the legend.


@rule("AN-GEN-4")
def test_the_narrator_advances_or_goes_to_a_letter() -> None:
    sc = run(quiet(), words.Narrator(advance=2))
    assert "C" == sc.letter()
    assert "K" == run(sc, words.Narrator(to="K")).letter()


@rule("AN-GEN-5")
def test_a_star_is_read_when_the_narrator_enters_its_letter() -> None:
    sc = run(quiet(), words.Star(card="N", at="C"), words.Narrator(advance=1))
    assert "B" == sc.letter()
    run(sc, words.Narrator(advance=1))
    assert LOST == sc.s.result


@rule("AN-GEN-5")
def test_two_cards_on_one_letter_are_read_in_the_order_their_stars_were_laid() -> None:
    sc = run(quiet(), words.Star(card="G", at="B"), words.Star(card="C2", at="B"))
    run(sc, words.Narrator(advance=1))
    assert ["G", "C2"] == [event.rule for event in sc.told("read")]
    came = [sc.g.book.creatures[event.what].name for event in sc.told("placed")]
    assert ["wardrak", "wardrak", "gor", "gor", "skral"] == came


@rule("AN-OPEN-33", "AN-GEN-5")
def test_a_letter_is_done_with_before_the_narrator_goes_on_to_the_next() -> None:
    sc = run(quiet(), words.Star(card="C1", at="B"), words.Star(card="G", at="C"))
    sc = run(sc, words.Narrator(advance=2))
    assert "B" == sc.letter()
    sc.play("roll 4")
    assert "C" == sc.letter()
    assert {26: "wardrak", 27: "gor", 29: "skral", 31: "gor", 54: "skral"}.items() <= (
        sc.creatures().items()
    )


@rule("AN-END-3")
def test_letters_jumped_over_are_not_read() -> None:
    sc = run(quiet(), words.Star(card="N", at="C"), words.Narrator(to="D"))
    assert [] == sc.told("read")
    assert "ask-turn" == sc.prompt()


@rule("AN-L1-4", "AN-SETUP-6")
def test_the_rooster_goes_to_those_named_or_to_the_lowest_rank() -> None:
    sc = run(quiet(), words.FirstHero(who=words.Filter(at=[14])))
    assert "thorn" == sc.g.party[sc.s.rooster]
    sc = run(quiet(), words.FirstHero(who=words.Filter(at=[0])))
    assert "kram" == sc.g.party[sc.s.rooster]


@rule("AN-L1-2")
def test_dawn_ends_everybodys_day() -> None:
    sc = run(quiet(), words.EndDay())
    assert "ask-event" == sc.prompt()
    assert [True, True] == [hero.resting for hero in sc.s.heroes]


@rule("AN-EVENT-5", "AN-SUN-9")
def test_what_holds_today_ends_at_sunrise() -> None:
    sc = run(quiet(), words.UntilSunrise(overtime={8: 0, 10: -1}, creature_strength=1))
    assert [0, 2, -1] == sc.s.overtime
    assert 1 == sc.s.creature_bonus
    sc.play("end thorn", "end kram")
    assert [2, 2, 2] == sc.s.overtime
    assert 0 == sc.s.creature_bonus


@rule("AN-EVENT-1")
def test_an_event_may_be_drawn_by_a_word() -> None:
    assert "ask-event" == run(quiet(), words.DrawEvent()).prompt()


@rule("AN-EVENT-11")
def test_looking_at_an_empty_deck_shuffles_it_first_or_shows_nothing() -> None:
    sc = quiet()
    sc.s.piles[EVENT_CARDS].stacks = [[], [], []]
    run(sc, words.PeekEvent(), who="thorn")
    assert "ask-turn" == sc.prompt()
    sc = quiet()
    used = list(range(len(sc.s.piles[EVENT_CARDS].unseen)))
    sc.s.piles[EVENT_CARDS].unseen = [0] * len(used)
    sc.s.piles[EVENT_CARDS].stacks = [[], used, []]
    assert len(used) == len(run(sc, words.PeekEvent(), who="thorn").options())


# Amounts.


@rule("AN-DIFF-2")
def test_amounts_depend_on_heroes_difficulty_and_counters() -> None:
    by_heroes = control.Amount(heroes={2: 5, 3: 6})
    by_difficulty = control.Amount(difficulty={"easy": 1, "normal": by_heroes})
    sc = run(quiet(), words.Gain(gold=by_difficulty), who="kram")
    assert 5 == sc.hero("kram").gold


def test_a_switch_of_the_rules_is_a_counter() -> None:
    sc = run(quiet(), control.Set(counters={"articles": 0}))
    assert 0 == sc.s.counters[ARTICLES]


@rule("AN-OPEN-16")
def test_a_game_can_be_saved_in_the_middle_of_a_pick() -> None:
    sc = run(quiet(), words.PickHeroes(who=words.Filter(), do=[words.Gain(gold=1)], optional=True))
    again = Scene(sc.g, state_from_data(sc.s.to_data(), sc.g.book))
    assert sc.options() == again.options()
    assert 1 == again.play("name thorn kram").hero("kram").gold


# Boundaries.


@rule("AN-ALLY-1")
def test_a_figure_that_is_away_is_not_removed_again() -> None:
    assert [] == run(quiet(), words.Remove(what=words.Pieces(figure="witch"))).told("figure")
    there = scene(thorn=at(14), kram=at(7), figures={"witch": 0})
    assert 1 == len(run(there, words.Remove(what=words.Pieces(figure="witch"))).told("figure"))


@rule("AN-EVENT-8", "AN-FREE-6")
@pytest.mark.parametrize(("rank", "asked"), [("lowest", "kram"), ("highest", "chada")])
def test_a_thing_is_offered_to_the_hero_of_the_rank_among_all_who_stand_there(
    rank: str, asked: str
) -> None:
    sc = scene(thorn=at(20), kram=at(20), chada=at(20), eara=at(34))
    sc = run(sc, words.Lay(thing="gold", at=20, amount=3, rank=rank))
    assert asked == sc.g.party[sc.g.pending(sc.s).who]
    assert 3 == len(sc.loose(20))


@rule("AN-L2-7")
def test_the_last_herb_can_still_be_carried_or_laid() -> None:
    for effect in (
        words.Place(creature="gor", at=20, carries="herb"),
        words.Lay(thing="herb", at=20),
    ):
        sc = quiet()
        sc.s.piles = to_change(sc.s.piles, HERBS)
        unseen = sc.s.piles[HERBS].unseen
        sc.s.piles[HERBS].unseen = [0] * (len(unseen) - 1) + [1]
        assert [f"draw {len(unseen) - 1}"] == run(sc, effect).options()


@rule("AN-GEN-3")
def test_the_narrator_stays_on_the_last_letter() -> None:
    sc = quiet()
    sc.s.narrator = sc.s.last_letter
    advance_narrator(sc.g, sc.s, "AN-GEN-3")
    assert sc.s.last_letter == sc.s.narrator
    sc.s.narrator -= 1
    advance_narrator(sc.g, sc.s, "AN-GEN-3")
    assert sc.s.last_letter == sc.s.narrator
