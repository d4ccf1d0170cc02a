"""The view: complete for those who are asked, silent about everything nobody has seen."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rietland.board import events, verbs
from rietland.board.book import EVENT_CARDS
from rietland.board.game import BoardGame
from rietland.board.legend.event_cards import use_deck
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.board.view.names import card_key, event_key
from rietland.board.view.static import board_static
from rietland.board.view.types import BoardStatic, BoardView, Cost, GoalView
from rietland.board.view.view import STAGES, board_view
from rietland.kernel.control import emit
from rietland.kernel.pending import OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST
from rietland.ledger import rule_key
from rietland.views import Label, Named
from rietland.vocabulary import board as effects
from rietland.words import Catalogue
from tests.board.legends import treasure
from tests.board.wrath import wrath
from tests.marks import rule
from tests.moments import labels
from tests.plain import plain
from tests.scenes import Scene, at, scene, started

PARTY = ["thorn", "chada", "eara", "kram"]
GAMES = [("1", 0), ("1", 1), ("2", 2), ("2", 3), ("2", 4)]


def seen(sc: Scene, seat: int) -> BoardView:
    """The view as its records: what a client would read from the JSON."""
    return board_view(sc.g, sc.s, seat)


def wander(legend: str, seed: int, inputs: int = 250) -> Iterator[Scene]:
    """A random game, position by position; days are long and the castle stands for long."""
    chance = random.Random(seed)
    sc = started(legend, PARTY[: 2 + seed % 3])
    sc.s.shields = 20
    yield sc
    for _ in range(inputs):
        pending = sc.g.pending(sc.s)
        if pending.kind == OVER:
            return
        options = list(pending.options)
        if chance.random() < 0.2:
            options += sc.g.asides(sc.s)
        else:
            quiet = (verbs.END, verbs.LEAVE, verbs.PASS)
            options = [
                a for a in options if not verbs.is_free(a.verb) and a.verb not in quiet
            ] or options
        sc.g.apply(sc.s, chance.choice(options))
        yield sc


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue(strict=True)


# What is behind a line.


@pytest.mark.parametrize(("legend", "seed"), GAMES)
def test_every_line_of_the_log_leads_to_its_rule_or_its_card(
    words: Catalogue, legend: str, seed: int
) -> None:
    for sc in wander(legend, seed):
        for one in seen(sc, 0).news:
            assert words.has(rule_key(one.rule)) or words.has(one.rule), one


def test_what_a_card_or_a_fog_token_does_names_it() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    sc.s.news = []
    for address in ("card/A3/1", "event/gold/16/0", "fog/gold_1/0", "setup", "trigger/witch_found"):
        emit(sc.g, sc.s, events.GOLD, 0, -1, 14, 1, address)
    assert [
        "card-base-2-A3",
        "event-base-gold-16",
        "AN-FOG-2",
        "legend-base-2",
        "legend-base-2",
    ] == [one.rule for one in seen(sc, 0).news]


# Who sees what.


def test_only_the_seat_that_is_asked_gets_options() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    assert sc.options() == [one.say for one in seen(sc, 0).options]
    assert [] == seen(sc, 1).options
    assert [] == seen(sc, 1).cannot


def test_a_spectator_gets_neither_options_nor_asides() -> None:
    sc = scene(thorn=at(14), chada=at(5))
    view = seen(sc, -1)
    assert [] == view.options
    assert [] == view.asides
    assert -1 == view.you
    assert ("decide", 0, "thorn") == (view.pending.kind, view.pending.seat, view.pending.who)


@rule("AN-FREE-2")
def test_asides_are_the_free_acts_of_ones_own_heroes() -> None:
    sc = scene(thorn=at(14), chada=at(5), kram=at(35))
    assert ["drain chada"] == [one.say for one in seen(sc, 1).asides]
    assert ["drain kram"] == [one.say for one in seen(sc, 2).asides]
    assert [] == seen(sc, 0).asides


def test_hidden_fog_shows_no_face() -> None:
    sc = scene(thorn=at(14), chada=at(25), fog={13: None, 16: "gor"})
    assert [(13, "hidden"), (16, "gor")] == [(one.space, one.face) for one in seen(sc, 0).fog]


def test_what_the_highest_rank_looked_at_stays_with_that_seat() -> None:
    sc = scene(thorn=at(14), eara=at(34))
    sc.s.piles[EVENT_CARDS].see(1)
    sc.s.piles[EVENT_CARDS].stacks[0][0] = 1
    sc.s.news = []
    emit(sc.g, sc.s, events.PEEKED, 1, 1, -1, sc.s.deck_number, "event/gold/16")
    known = event_key(sc.g, sc.s.deck_number, 1)
    for seat in (0, -1):
        view = plain(board_view(sc.g, sc.s, seat))
        assert f'"{known}' not in json.dumps(view)
    mine = seen(sc, 1)
    assert mine.deck is not None
    assert mine.deck.top is not None
    assert known == mine.deck.top.key
    assert "log-peeked.seen" == mine.news[0].label.key


@rule("AN-SETUP-3")
def test_a_card_laid_on_the_deck_for_all_is_seen_by_all() -> None:
    sc = scene(thorn=at(14), eara=at(34), legend="1")
    decks = [deck.name for deck in sc.g.book.decks]
    silver = decks.index("silver")
    use_deck(sc.g, sc.s, silver, sc.g.book.decks[silver].cards.index("start"), [])
    for seat in (-1, 0, 1):
        deck = seen(sc, seat).deck
        assert deck is not None
        assert deck.top is not None
        assert ("silver", 12, "event-base-silver-start", False) == (
            deck.name, deck.left, deck.top.key, deck.top.shield,
        )  # fmt: skip


@pytest.mark.parametrize(("legend", "seed"), GAMES)
def test_no_view_holds_a_legend_card_that_was_not_read(legend: str, seed: int) -> None:
    for sc in wander(legend, seed):
        for seat in (-1, 0):
            text = json.dumps(plain(board_view(sc.g, sc.s, seat)))
            for card in range(len(sc.g.book.cards)):
                if card not in sc.s.read:
                    assert f'"{card_key(sc.g, card)}"' not in text
                    assert f'"{card_key(sc.g, card)}.' not in text


# What a view says.


@pytest.mark.parametrize(("legend", "seed"), GAMES)
def test_every_label_of_a_game_can_be_said(legend: str, seed: int, words: Catalogue) -> None:
    for sc in wander(legend, seed):
        seats = range(-1, len(sc.s.heroes))
        for label in [one for seat in seats for one in labels(plain(board_view(sc.g, sc.s, seat)))]:
            said = words.say(label)
            assert said == said.strip()
            assert "{" not in said


@pytest.mark.parametrize(("legend", "seed"), GAMES)
def test_every_option_of_a_view_is_an_input_of_the_game(legend: str, seed: int) -> None:
    for sc in wander(legend, seed, 120):
        for seat in range(len(sc.s.heroes)):
            view = seen(sc, seat)
            for one in view.options + view.asides:
                assert "" == sc.g.refusal(sc.s, sc.g.hear(one.say))
                assert one.touch
            for refused in view.cannot:
                assert refused.rule == sc.g.refusal(sc.s, sc.g.hear(refused.say))


def asked(sc: Scene, words: Catalogue, seat: int = 0) -> tuple[str, list[str]]:
    """The question and the answers, as a player reads them."""
    view = seen(sc, seat)
    texts = [words.say(msgspec.to_builtins(one.label)) for one in view.options]
    return words.say(msgspec.to_builtins(view.pending.prompt)), texts


def sunrise(sc: Scene, card: str) -> Scene:
    """The last hero awake ends the day, and this event card is drawn."""
    return sc.play("end thorn", f"draw {sc.g.book.decks[sc.s.deck_number].cards.index(card)}")


@rule("AN-EVENT-3")
def test_a_shield_against_an_event_names_the_card(words: Catalogue) -> None:
    sc = scene(thorn=at(14, things=["shield"]), chada=at(25, resting=True))
    sunrise(sc, "2")
    title = words.text("event-base-gold-2.title")
    assert (
        f"{title}: Thorn, do you cancel it with your shield?",
        ["Cancel the card with the shield", "Let it happen"],
    ) == asked(sc, words)
    assert "event-base-gold-2" == getattr(seen(sc, -1).event, "key", "")


def test_a_card_that_offers_ways_says_what_each_costs(words: Catalogue) -> None:
    sc = scene(thorn=at(14, gold=2), chada=at(25, resting=True))
    sunrise(sc, "10")
    title = words.text("event-base-gold-10.title")
    assert (f"{title}: Thorn, choose.", ["Buy", "Decline"]) == asked(sc, words)
    buy, decline = seen(sc, 0).options
    assert ("buy", "choice") == (buy.way, buy.group)
    assert buy.cost is not None
    assert 1 == buy.cost.gold
    assert decline.cost is None
    assert "event/gold/10/0/do/0" == seen(sc, 0).pending.rule


def test_every_effect_that_asks_has_a_question(words: Catalogue) -> None:
    asking = (
        effects.PickHeroes, effects.Fog, effects.RevealFog, effects.RemoveFarmer, effects.Article,
        effects.Lay, effects.PeekEvent, effects.Share, effects.ShareLoss, effects.ShareCost,
    )  # fmt: skip
    for word in asking:
        assert words.has(f"ask-choose.{word.__struct_config__.tag}")


def test_the_falcon_says_when_nothing_more_is_sent(words: Catalogue) -> None:
    sc = scene(thorn=at(14, things=["falcon", "helm"]), chada=at(25))
    sc.play("falcon thorn thorn chada")
    assert (
        "Thorn, what does the falcon carry?",
        ["Send the helm to Chada", "Nothing else to send"],
    ) == asked(sc, words)


def test_a_view_is_plain_json_and_changes_nothing() -> None:
    sc = scene(thorn=at(14, things=["helm", "wineskin"]), chada=at(25), creatures={14: "gor"})
    before = sc.s.to_data()
    view = plain(sc.g.view(sc.s, 0))
    assert view == json.loads(json.dumps(view))
    assert before == sc.s.to_data()


def test_all_pieces_of_a_scene_are_there() -> None:
    sc = scene(
        thorn=at(14, willpower=9, strength=5, gold=2, hours=3, things=["helm", "wineskin"]),
        chada=at(25, resting=True, farmers=1),
        creatures={15: "gor", 51: "tower_skral"},
        loose={26: ["gold", "gold"], 30: ["rune_stone"]},
        figures={"prince": 72},
        narrator="C",
        difficulty="easy",
    )
    view = seen(sc, 0)
    thorn, chada = view.heroes
    assert ("thorn", "warrior", 14, 3, 2) == (
        thorn.name, thorn.role, thorn.rank, thorn.dice, thorn.free_slots,
    )  # fmt: skip
    assert ["wineskin", "helm"] == [one.name for one in thorn.things]
    assert (True, False) == (thorn.active, chada.active)
    assert (True, 1) == (chada.resting, chada.farmers)
    gor, tower = view.creatures
    assert (15, "gor", "", 2, 4, 2, 2) == (
        gor.space, gor.kind, gor.named, gor.strength, gor.willpower, gor.dice, gor.reward,
    )  # fmt: skip
    assert ("tower_skral", 10) == (tower.named, tower.strength)
    assert [26, 26, 30] == [one.space for one in view.loose]
    assert "rune_hidden" == view.loose[2].thing.name
    assert [("prince", 72)] == [(one.name, one.space) for one in view.figures]
    assert [18, 57, 71] == view.merchants
    assert ("C", "N") == (view.track.narrator, view.track.last)
    assert (3, 0) == (view.castle.shields, view.castle.captured)


def test_an_option_says_its_costs_and_lights_up_its_pieces() -> None:
    sc = scene(thorn=at(18, hours=7, gold=2), chada=at(25), creatures={18: "gor"})
    found = {one.say: one for one in seen(sc, 0).options}
    walk = found["walk thorn 14"]
    assert ("move", ["space:14"]) == (walk.group, walk.touch)
    assert walk.cost is not None
    assert (1, 2) == (walk.cost.hours, walk.cost.willpower)
    fight = found["fight thorn 18"]
    assert ("fight", "creature:18") == (fight.group, fight.touch[0])
    train = found["train thorn"]
    assert train.cost is not None
    assert ("free", 2) == (train.group, train.cost.gold)
    assert ("end", None) == (found["end thorn"].group, found["end thorn"].cost)


@rule("AN-MERCH-2", "AN-TIME-1")
def test_what_one_would_expect_comes_with_the_rule_against_it() -> None:
    sc = scene(thorn=at(18, gold=1), chada=at(25))
    assert {"train thorn": "AN-MERCH-2"}.items() <= refusals(sc).items()
    sc = scene(thorn=at(18, hours=10), chada=at(25), creatures={18: "gor"})
    assert {"pass thorn": "AN-TIME-1", "fight thorn 18": "AN-TIME-1"}.items() <= refusals(
        sc
    ).items()
    sc = scene(thorn=at(17), chada=at(25), creatures={18: "gor"})
    sc.play("walk thorn 18", "stop thorn")
    assert "AN-MOVE-8" == refusals(sc)["fight thorn 18"]


def refusals(sc: Scene) -> dict[str, str]:
    return {one.say: one.rule for one in seen(sc, 0).cannot}


def test_a_fight_shows_fighters_dice_and_creature() -> None:
    sc = scene(thorn=at(14, strength=3), chada=at(25), creatures={14: "skral"})
    sc.play("fight thorn 14", "roll 4")
    battle = seen(sc, 1).battle
    assert battle is not None
    assert ("throwing", ["thorn"], "thorn", [4], 2) == (
        battle.stage, battle.fighters, battle.roller, battle.dice, battle.left,
    )  # fmt: skip
    assert (3, "skral", 6, 6, 2) == (
        battle.strength,
        battle.creature,
        battle.creature_strength,
        battle.creature_willpower,
        battle.creature_dice,
    )


# News.


def said(sc: Scene, words: Catalogue, seat: int = 0) -> list[str]:
    return [words.say(msgspec.to_builtins(one.label)) for one in seen(sc, seat).news]


def test_a_step_and_its_hour_are_one_line(words: Catalogue) -> None:
    sc = scene(thorn=at(2, hours=6), chada=at(25))
    assert ["Thorn walks to space 14: 1 hour."] == said(sc.play("walk thorn 14"), words)
    assert ["Thorn walks to 2 (1 hour)."] != said(sc.play("walk thorn 2"), words)
    assert ["Thorn walks to space 2: 1 hour, 2 willpower."] == said(sc, words)


def test_a_place_with_a_name_is_called_by_it(words: Catalogue) -> None:
    sc = scene(thorn=at(14), chada=at(25))
    assert ["Thorn walks to space 18 (free market): 1 hour."] == said(
        sc.play("walk thorn 18"), words
    )


def test_news_say_who_and_from_where_to_where() -> None:
    sc = scene(thorn=at(2, hours=7), chada=at(25), creatures={3: "gor", 4: "skral"})
    step = seen(sc.play("walk thorn 14"), 0).news[0]
    assert ("entered", "thorn", 2, 14) == (step.kind, step.who, step.origin, step.where)
    assert Cost(hours=1, willpower=2) == step.cost
    sc.s.news = []
    for space in (3, 4):
        creatures.advance(sc.g, sc.s, sc.s.occupant[space], "AN-CREAT-6")
    march, breach = seen(sc, 0).news
    assert (Named("creature", "gor"), 3, 1) == (march.what, march.origin, march.where)
    assert (Named("creature", "skral"), 4, 0) == (breach.what, breach.origin, breach.where)


@rule("AN-GROUP-3")
def test_a_settled_roll_says_what_the_dice_count_and_what_the_hero_adds() -> None:
    sc = scene(thorn=at(14, strength=3, willpower=7), chada=at(25), creatures={14: "gor"})
    sc.play("fight thorn 14", "roll 2", "roll 5", "roll 1")
    lines = [one for one in seen(sc, 0).news if one.kind == "counted"]
    assert [("thorn", 8, 5)] == [(one.who, one.amount, one.label.args["dice"]) for one in lines]


def test_every_kind_of_event_can_be_told(words: Catalogue) -> None:
    """Each event with everything it may name, and with nobody behind it where that can be.

    That all is quiet is no event of the log: triggers notice it, and nobody is told. Tokens of
    kinds have scenes of their own (`tests/frost/test_snow_and_ice.py`).
    """
    sc = scene(thorn=at(14), chada=at(25))
    g, s = sc.g, sc.s
    helm = g.hear("take thorn helm").a
    what = {
        events.TOOK: helm, events.DROPPED: helm, events.GAVE: helm, events.BOUGHT: helm,
        events.USED: helm, events.LAID: helm, events.GONE: helm, events.ARRIVED: helm,
        events.TURNED: helm, events.LOADED: helm, events.HAGGLED: helm,
        events.DOUBLED_ROLL: helm, events.BURNT: helm, events.DIMMED: helm, events.TRIED: -1,
    }  # fmt: skip
    s.news = []
    for kind in range(events.ENTERED, len(events.KINDS.rows)):
        if kind not in (
            events.WAITS, events.FOUND, events.LOOKED, events.DEED, events.PATH, events.QUIET,
            events.NARROWED,
            events.TOKEN, events.TOKENS_LAID, events.TOKEN_GONE,
            events.BARTERED, events.TRIAL,
        ):  # fmt: skip
            emit(g, s, kind, 1, what.get(kind, 0), 14, 0, "AN-GEN-1")
            emit(g, s, kind, 1, what.get(kind, 0), 14, 1 - 2 * (kind in LOSSES), "AN-GEN-1")
    emit(g, s, events.BOUGHT, 1, 0, 18, 2, "AN-GEN-1")
    emit(g, s, events.BARTERED, 1, helm, 18, helm, "AN-GEN-1")
    emit(g, s, events.LOOKED, 1, 0, 13, 0, "AN-GEN-1")
    emit(g, s, events.LOOKED, 1, helm, 13, 1, "AN-GEN-1")
    emit(g, s, events.LAID, -1, helm, 14, 3, "AN-GEN-1")
    emit(g, s, events.FIGHT, 1, -1, 14, 0, "AN-GEN-1")
    for kind in (events.FARMER_LOST, events.FIGURE):
        emit(g, s, kind, -1, 0, 14, 1, "AN-GEN-1")
    emit(g, s, events.FIGURE, -1, 0, -1, 0, "AN-GEN-1")
    for seat in (0, 1):
        assert all(said(sc, words, seat))


LOSSES = (
    events.WILLPOWER,
    events.STRENGTH,
    events.GOLD,
    events.BROKE_IN,
    events.ESCAPED,
    events.SLAIN,
    events.PLACED,
)


def test_the_end_says_its_reason(words: Catalogue) -> None:
    sc = scene(thorn=at(14), chada=at(25))
    sc.s.result = LOST
    sc.s.why = "why-castle-fallen"
    sc.s.agenda = []
    view = seen(sc, 0)
    assert ("lost", "over") == (view.result, view.pending.kind)
    assert words.has(view.why)
    assert "The legend is over." == words.say(msgspec.to_builtins(view.pending.prompt))


@rule("AN-MERCH-2")
def test_a_purchase_is_told_once(words: Catalogue) -> None:
    sc = scene(thorn=at(18, gold=4), chada=at(25))

    def told(say: str) -> list[str]:
        sc.play(say)
        return [words.say(msgspec.to_builtins(line.label)) for line in seen(sc, 0).news]

    assert ["Thorn buys a helm for 2 gold."] == told("buy thorn helm -")
    assert ["Thorn buys 1 strength for 2 gold."] == told("train thorn")


# What is printed.


def test_what_is_printed_is_complete() -> None:
    g = scene(thorn=at(14), chada=at(25)).g
    static = msgspec.convert(board_static(g), BoardStatic)
    spots = {one.number: one for one in static.sites}
    assert 78 == len(spots)
    assert {"castle"} <= set(spots[0].features)
    assert "well" in spots[5].features
    assert {"merchant", "forest"} <= set(spots[57].features)
    assert "tree-of-songs" == spots[57].name
    assert 0 == spots[1].arrow
    assert [6, 6, 8, 10, 10, 12] == next(die.faces for die in static.dice if die.name == "black")
    assert list("ABCDEFGHIJKLMN") == static.letters


def test_what_can_be_used_names_the_rule_that_says_how() -> None:
    static = msgspec.convert(board_static(scene(thorn=at(14), chada=at(25)).g), BoardStatic)
    named = {one.name: one.rule for one in static.things}
    assert "AN-ITEM-5" == named["shield"]
    assert "AN-HERB-2" == named["herb"]
    assert [] == [
        one.name
        for one in static.things
        if one.slot != "none" and not one.rule and one.name != "poison"
    ]


@pytest.mark.parametrize("legend", ["1", "2"])
def test_every_goal_has_its_words(words: Catalogue, legend: str) -> None:
    static = msgspec.convert(board_static(started(legend, PARTY).g), BoardStatic)
    assert static.goals
    assert [] == [goal for goal in static.goals if not words.has(goal)]


def test_schemas_can_be_made_of_both() -> None:
    schema = msgspec.json.schema(BoardView)
    assert "Option" in schema["$defs"]
    assert "Site" in msgspec.json.schema(BoardStatic)["$defs"]


def test_every_stage_of_a_fight_has_a_name() -> None:
    assert list(range(len(STAGES))) == sorted(STAGES)
    assert len(STAGES) == len(set(STAGES.values()))


def test_the_goals_that_stand_are_shown_with_their_progress() -> None:
    sc = scene(thorn=at(14, things=["herb_3"]), chada=at(25), creatures={52: "tower_skral"})
    castle, herb, tower = seen(sc, 0).track.goals
    assert ("goal-base-2-castle", "hold", True, 1.0) == (
        castle.key, castle.kind, castle.met, castle.progress,
    )  # fmt: skip
    assert ("bring", False, 0.5, 0, 1) == (
        herb.kind, herb.met, herb.progress, herb.done, herb.need,
    )  # fmt: skip
    assert ("beat", False, False, 0.0) == (tower.kind, tower.met, tower.lost, tower.progress)
    assert [Label("goal-held"), None, None] == [castle.state, herb.state, tower.state]
    assert [True, False, False] == [castle.lasting, herb.lasting, tower.lasting]
    sc.s.defeated_named = [0]
    tower = seen(sc, 0).track.goals[2]
    assert (True, 1.0, 1, 1) == (tower.met, tower.progress, tower.done, tower.need)
    assert Label("goal-met") == tower.state


def test_a_goal_is_not_told_before_it_stands(tmp_path: Path) -> None:
    hidden = "needs: {beat: [thief]}, shown: [{counter: {name: songs, at_least: 1}}]"
    party = ["thorn", "chada"]
    g = treasure(tmp_path, hidden, party)
    s = g.start(Setup("base", "treasure", "easy", party, [0, 1], ""))
    told = "goal-base-treasure-castle"
    assert [told] == msgspec.convert(board_static(g), BoardStatic).goals
    assert [told] == [goal.key for goal in shown(g, s)]
    s.counters[g.book.counter("songs")] = 1
    assert [told, "goal-base-treasure-treasure"] == [goal.key for goal in shown(g, s)]


def shown(g: BoardGame, s: State) -> list[GoalView]:
    return seen(Scene(g, s), 0).track.goals


def test_a_creature_shows_its_next_step_who_reaches_it_and_its_reward() -> None:
    sc = scene(thorn=at(19), chada=at(20), kram=at(4), creatures={19: "gor", 3: "gor", 1: "skral"})
    arrows = sc.g.book.arrows
    assert [3, 1, 0] == [arrows[19], arrows[3], arrows[1]]
    view = seen(sc, 0)
    # In the order they move: one goes past another, the next comes where the first one stood.
    assert {19: 3, 3: 0, 1: 0} == {one.space: one.next for one in view.threats}
    # The archer shoots from the next space.
    assert ["thorn", "chada"] == next(one.reached_by for one in view.threats if one.space == 19)
    gor = next(one for one in view.creatures if one.space == 19)
    assert (2, ["gold", "willpower"]) == (gor.reward, gor.goods)


def test_of_creatures_that_hold_a_space_together_each_has_its_own_next_step() -> None:
    view = seen(wrath(garrison=("gor", "skral"), thorn=at(72), kram=at(71)), 0)
    stands = [(one.space, one.index) for one in view.creatures]
    assert [(0, 0), (0, 1)] == stands == [(one.space, one.index) for one in view.threats]


def test_an_opponent_that_never_moves_has_no_next_step() -> None:
    sc = scene(thorn=at(54), kram=at(7), creatures={51: "tower_skral", 48: "gor"})
    assert {51: -1, 48: 16} == {one.space: one.next for one in seen(sc, 0).threats}
