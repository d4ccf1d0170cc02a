"""Drawing event cards, and cancelling them with a shield."""

from rietland.board.book import EVENT_CARDS
from rietland.board.legend import event_cards
from rietland.kernel.pile import UNSEEN
from tests.board.draws import draw, number
from tests.marks import rule, vector
from tests.scenes import at, scene, started


@rule("AN-EVENT-2")
def test_legend_2_uses_the_gold_deck() -> None:
    sc = started("2", ["thorn", "chada"])
    assert "gold" == sc.g.book.decks[sc.s.deck_number].name
    assert [1] * 34 == sc.s.piles[EVENT_CARDS].unseen


@rule("AN-EVENT-2")
def test_legend_1_uses_the_silver_deck_and_its_start_card_comes_first() -> None:
    sc = started("1", ["thorn", "chada"], variant="restart")
    while sc.options()[0].startswith("pick"):
        sc.play(sc.options()[0])
    assert "silver" == sc.g.book.decks[sc.s.deck_number].name
    assert 11 == len(sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW])
    assert 0 == sc.s.piles[EVENT_CARDS].unseen[number(sc, "start")]
    assert [number(sc, "start")] == [event.what for event in sc.told("event")]


@vector("AN-TV-80")
@rule("AN-EVENT-3", "AN-ITEM-5", "AN-FREE-7", "AN-OPEN-3")
def test_a_shield_cancels_a_marked_card_for_all_even_at_sunrise() -> None:
    sc = scene(thorn=at(14, things=["shield"]), chada=at(18), kram=at(57))
    sc.play("end thorn", "end chada", "end kram", f"draw {number(sc, '2')}")
    assert ["block thorn", "bear thorn"] == sc.options()
    before = sc.s.copy()
    sc.play("block thorn")
    assert [7, 7, 7] == [hero.willpower for hero in sc.s.heroes]
    assert ["shield_half"] == sc.things("thorn")
    assert [0] == [event.who for event in sc.told("cancelled")]

    sc.s = before
    sc.play("bear thorn")
    assert [4, 4, 7] == [hero.willpower for hero in sc.s.heroes]
    assert ["shield"] == sc.things("thorn")


@rule("AN-EVENT-3")
def test_heroes_with_shields_are_asked_by_rank_until_one_blocks() -> None:
    sc = scene(thorn=at(14, things=["shield"]), chada=at(18), kram=at(7, things=["shield_half"]))
    draw(sc, "2")
    assert ["block kram", "bear kram"] == sc.options()
    assert "AN-EVENT-3" == sc.refused("block thorn")
    assert "AN-EVENT-3" == sc.refused("block chada")
    assert "AN-EVENT-3" == sc.refused("bear thorn")
    sc.play("bear kram", "block thorn")
    assert ["shield_half"] == sc.things("kram")
    assert ["shield_half"] == sc.things("thorn")


@vector("AN-TV-81")
@rule("AN-EVENT-4")
def test_a_card_without_the_mark_cannot_be_cancelled() -> None:
    sc = scene(thorn=at(14, things=["shield"]), chada=at(25))
    draw(sc, "6")
    assert "block thorn" not in sc.options()
    assert sc.refused("block thorn")

    sc = scene(deck="silver", thorn=at(14, things=["shield"]), chada=at(25))
    draw(sc, "start")
    assert {16: "gor", 22: "gor", 23: "gor", 24: "gor"} == sc.creatures()
    assert "AN-EVENT-4" == event_cards.block_refusal(sc.g, sc.s, sc.s.agenda[-1], 0)


@vector("AN-TV-105")
@rule("AN-ITEM-5", "AN-ITEM-10")
def test_a_shield_used_against_an_event_and_a_blow_returns_to_the_board() -> None:
    sc = scene(thorn=at(14, things=["shield"]), chada=at(57), creatures={14: "gor"})
    kind = sc.g.book.thing_kind("shield")
    stock = sc.s.stock[kind]
    draw(sc, "2").play("block thorn")
    assert ["shield_half"] == sc.things("thorn")
    sc.play("fight thorn 14", "roll 1", "roll 1", "roll 1", "roll 6", "roll 5", "block thorn")
    assert [] == sc.things("thorn")
    assert stock + 1 == sc.s.stock[kind]
    assert 7 == sc.hero("thorn").willpower


@rule("AN-EVENT-1")
def test_a_card_that_is_known_is_drawn_without_chance() -> None:
    sc = scene(thorn=at(14), chada=at(57))
    event_cards.know_top(sc.s, EVENT_CARDS, number(sc, "2"))
    event_cards.draw_event(sc.g, sc.s, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    assert [4, 7] == [hero.willpower for hero in sc.s.heroes]
    assert "ask-turn" == sc.prompt()


@rule("AN-EVENT-11", "AN-OPEN-23")
def test_a_deck_that_runs_out_is_shuffled_again() -> None:
    sc = scene(thorn=at(14), chada=at(57), deck="silver")
    deck = sc.s.deck_number
    event_cards.use_deck(sc.g, sc.s, deck, number(sc, "start"), [number(sc, "4")])
    count = len(sc.g.book.decks[deck].cards)
    to_draw = sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW]
    assert [number(sc, "start")] + [UNSEEN] * (count - 2) == to_draw
    for card in range(count):
        if card != number(sc, "4"):
            if sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW][0] == UNSEEN:
                event_cards.know_top(sc.s, EVENT_CARDS, card)
            f = len(sc.s.agenda)
            event_cards.draw_event(sc.g, sc.s, "AN-EVENT-1")
            event_cards.step(sc.g, sc.s, sc.s.agenda[-1])
            del sc.s.agenda[f:]
    assert [] == sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW]
    assert not event_cards.is_empty(sc.g, sc.s, sc.s.deck_number)
    assert UNSEEN == sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW][0]
    assert count - 2 == len(sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW])
    assert [] == sc.s.piles[EVENT_CARDS].stacks[event_cards.USED]
    assert 0 == sc.s.piles[EVENT_CARDS].unseen[number(sc, "start")]
    assert 0 == sc.s.piles[EVENT_CARDS].unseen[number(sc, "4")]
    assert count - 2 == sum(sc.s.piles[EVENT_CARDS].unseen)


@rule("AN-EVENT-11")
def test_a_card_that_was_removed_from_the_game_stays_out() -> None:
    sc = scene(thorn=at(14), chada=at(57))
    event_cards.know_top(sc.s, EVENT_CARDS, number(sc, "2"))
    assert number(sc, "2") == event_cards.remove_top(sc.s, EVENT_CARDS)
    assert 0 == sc.s.piles[EVENT_CARDS].unseen[number(sc, "2")]
    assert [] == sc.s.piles[EVENT_CARDS].stacks[event_cards.USED]


@rule("AN-EVENT-11", "AN-EVENT-5")
def test_a_card_that_waits_on_the_board_is_not_shuffled_in() -> None:
    sc = scene(thorn=at(14), chada=at(18))
    draw(sc, "3")
    draw(sc, "5")
    sc.s.piles[EVENT_CARDS].unseen = [0] * len(sc.s.piles[EVENT_CARDS].unseen)
    sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW] = []
    event_cards.draw_event(sc.g, sc.s, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    assert [f"draw {number(sc, '5')}"] == sc.options()
    assert [number(sc, "3")] == sc.s.piles[EVENT_CARDS].stacks[event_cards.USED]


@rule("AN-EVENT-11")
def test_a_deck_whose_every_card_left_the_game_draws_nothing() -> None:
    sc = scene(thorn=at(14), chada=at(18))
    sc.s.piles[EVENT_CARDS].unseen = [0] * len(sc.s.piles[EVENT_CARDS].unseen)
    sc.s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW] = []
    event_cards.draw_event(sc.g, sc.s, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    assert "ask-turn" == sc.prompt()


@vector("AN-TV-109")
@rule("AN-EVENT-8", "AN-HERO-1")
def test_of_two_heroes_at_the_gold_the_lower_rank_may_take_it() -> None:
    sc = scene(deck="silver", eara=at(26), kram=at(26))
    draw(sc, "5")
    kram = [text for text in sc.options() if " kram" in text]
    assert kram
    assert kram == sc.options()
    sc.play(next(text for text in kram if "gold" in text))
    assert (0, 3) == (sc.hero("eara").gold, sc.hero("kram").gold)


@rule("AN-EVENT-3")
def test_while_a_card_is_at_hand_nothing_else_is_done() -> None:
    sc = scene(thorn=at(14, gold=1, things=["shield"]), chada=at(25, gold=1))
    draw(sc, "2")
    assert "AN-FREE-5" == sc.refused("drop thorn gold")
    assert "AN-EVENT-1" == sc.refused("walk thorn 18")
    assert [] == sc.asides()
