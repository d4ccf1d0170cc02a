"""Companions: their words match their deeds, and read like sentences in every language."""

from functools import cache
from random import Random

import msgspec
import pytest

from rietland.board import verbs as v
from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.players.arena.command import throw
from rietland.players.board.learned.weights import W
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.approach import Await
from rietland.players.board.tasks.deliver import Relay
from rietland.players.board.tasks.stand import Stand, Vigil
from rietland.players.board.tasks.wells import Empty
from rietland.players.castle.intention import deeds
from rietland.players.companions import intention
from rietland.players.companions.companion import Companion, make_companion, quick_companion
from rietland.players.companions.order import HOLD, Order
from rietland.players.search import thought as t
from rietland.players.search.thought import STEPS, Intent
from rietland.words import Catalogue, languages
from tests.castle.scenes import at as stand
from tests.castle.scenes import scene as laid
from tests.scenes import at, code_of, scene

PARTIES = {"base": ["thorn", "chada", "eara"], "rietburg": ["thorn", "chada", "kram"]}


@cache
def words_of(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


def begun(box: str, legend: str) -> tuple[Game, BaseState]:
    party = PARTIES[box]
    game = library.game(box, legend, party)
    difficulty = library.book(box, legend).difficulties[0]
    return game, game.start(Setup(box, legend, difficulty, party, [0, 1, 2], ""))


def said(game: Game, s: BaseState, h: int, steps: list[Intent], language: str = "en") -> str:
    label = msgspec.to_builtins(intention.told(game, s, h, steps))
    return words_of(language).say(label)


@pytest.mark.parametrize(("box", "legend"), [("base", "1"), ("base", "2"), ("rietburg", "1")])
@pytest.mark.parametrize(("mind", "steps"), [("greedy", 0), ("novice", 0), ("master", 2)])
def test_every_deed_is_the_first_step_that_was_announced(
    mind: str, steps: int, box: str, legend: str
) -> None:
    """Whoever does something else has said so before."""
    game, s = begun(box, legend)
    companions = [make_companion(mind, seat, steps=steps) for seat in range(3)]
    words = words_of("en")
    rng = Random(3)
    announced = 0
    deeds = 0
    for _ in range(400 if steps == 0 else 100):
        pending = game.pending(s)
        if pending.kind == OVER:
            break
        if pending.kind == CHANCE_DECIDES:
            game.apply(s, throw(pending, rng))
            continue
        one = companions[pending.seat]
        action = one.choose(game, s, pending.seat)
        assert action in pending.options
        announced += len(one.fresh)
        for h in one.changed:
            assert words.say(msgspec.to_builtins(intention.told(game, s, h, one.intentions[h])))
        if intention.deed(game, s, action) is not None:
            deeds += 1
            assert intention.fits(game, s, action, one.intentions[action.who][0])
        game.apply(s, action)
    assert 5 < announced < deeds


def test_walking_on_is_not_announced_again() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    companion = make_companion("greedy", 1)
    companion.orders[0] = Order(HOLD, 0, 34)
    news: list[list[int]] = []
    for _ in range(3):
        sc.play(sc.g.say(companion.choose(sc.g, sc.s, 0)))
        news.append(companion.changed)
    assert [[0], [], []] == news
    assert "I’ll hold space 34." == said(sc.g, sc.s, 0, companion.intentions[0])


def test_an_answer_against_the_plan_is_told_first() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    companion = Companion(make_companion("greedy", 1).mind)
    companion.mean(sc.g, sc.s, sc.g.hear("end thorn"), [Intent(t.GO, 57)])
    told = said(sc.g, sc.s, 0, companion.intentions[0])
    assert "I’ll end the day, then go to space 57 (Tree of Songs)." == told


def test_an_archer_next_door_need_not_go_there() -> None:
    sc = scene(chada=at(19), thorn=at(18), creatures={18: "gor"})
    companion = make_companion("greedy", 1)
    steps = [Intent(t.GO, 18), Intent(t.FIGHT, 18, 0)]
    companion.mean(sc.g, sc.s, sc.g.hear("fight chada 18"), steps)
    assert "I’ll fight the gor." == said(sc.g, sc.s, 0, companion.intentions[0])


def test_in_the_castle_who_fights_from_afar_does_not_say_to_go_there() -> None:
    sc = laid(eara=stand(2), thorn=stand(1), stacks={3: ["gor"]})
    foe = Intent(t.FIGHT, 3, sc.g.book.encounter("gor"))
    assert "go to" not in said(sc.g, sc.s, 0, [foe])
    assert "go to" in said(sc.g, sc.s, 0, [Intent(t.GO, 3), foe])


def test_in_the_castle_a_plan_takes_things_where_it_leads() -> None:
    sc = laid(chada=stand(6), thorn=stand(1), stacks={5: ["horn"], 6: ["gor"]})
    inputs = ["go chada 5", "take chada", "go chada 2"]
    plan = {sc.s.seq + number: sc.g.hear(one) for number, one in enumerate(inputs)}
    found = deeds(sc.g, sc.s, plan, 0)
    assert [(one.kind, one.place) for one in found] == [(t.GO, 5), (t.FETCH, 5), (t.GO, 2)]
    told = "I’ll fetch the horn from the Dungeon (5), then go to the Forge (2)."
    assert told == said(sc.g, sc.s, 0, found)


def test_a_plan_that_is_over_is_not_told_again() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    companion = make_companion("greedy", 1)
    companion.mean(sc.g, sc.s, sc.g.hear("walk thorn 18"), [Intent(t.GO, 57)])
    companion.mean(sc.g, sc.s, sc.g.hear("end thorn"), [])
    assert "I’ll end the day." == said(sc.g, sc.s, 0, companion.intentions[0])


SENTENCES = {
    "en": "I’ll go to space 19 to buy a bow, then hold space 34.",
    "de": "Ich will zu Feld 19 gehen und den Bogen kaufen, danach Feld 34 halten.",
    "fr": "Je vais rejoindre la case 19 pour acheter l’arc, puis tenir la case 34.",
    "es": "Voy a ir hasta la casilla 19 a comprar el arco y luego defender la casilla 34.",
}


@pytest.mark.parametrize("language", languages())
def test_a_plan_reads_like_a_sentence(language: str) -> None:
    sc = scene(thorn=at(14), chada=at(25))
    bow = code_of(sc.g.book, "bow")
    steps = [Intent(t.GO, 19), Intent(t.BUY, 19, bow), Intent(t.HOLD, 34)]
    told = said(sc.g, sc.s, 0, steps, language)
    assert SENTENCES[language] == told


@pytest.mark.parametrize("language", languages())
def test_company_in_a_fight_is_named(language: str) -> None:
    sc = scene(thorn=at(14), chada=at(25), kram=at(25), creatures={14: "gor"})
    step = Intent(t.FIGHT, 14, 0)
    step.team = [1, 2]
    wanted = {
        "en": "I’ll fight the gor. With me: Chada and Kram.",
        "de": "Ich will den Gor bekämpfen. Mit mir: Chada und Kram.",
        "fr": "Je vais combattre le gor. Avec moi\N{NO-BREAK SPACE}: Chada et Kram.",
        "es": "Voy a combatir contra el gor. Conmigo: Chada y Kram.",
    }
    assert wanted[language] == said(sc.g, sc.s, 0, [step], language)


def test_a_task_is_told_by_what_it_is_for() -> None:
    sc = scene(thorn=at(0), creatures={8: "gor"})
    sc.s.narrator = 1
    situation = Situation(sc.g, sc.s, W[2])
    approach = Await(0, 18, 1.0, 1.0, 0)
    vigil, relay = Vigil(t.HOLD, 1, 18, 1.0, 1.0), Relay(t.HOLD, 1, 18, 1.0, 1.0)
    told = [one.told(situation) for one in (approach, vigil, relay, Empty(0, 5, 1.0, 1.0))]
    assert [t.AWAIT, t.VIGIL, t.RELAY, t.EMPTY_WELL] == told
    assert t.HOLD == Stand(t.HOLD, 1, 18, 1.0, 1.0).told(situation)


WAITING = {
    "en": [
        "I’ll go to space 18 (free market) to wait for the gor.",
        "I’ll wait at space 5 for the next part of the legend.",
        "I’ll wait at space 19 to take over the parchment.",
    ],
    "de": [
        "Ich will zu Feld 18 (Freier Markt) gehen und den Gor erwarten.",
        "Ich will auf Feld 5 auf den nächsten Teil der Legende warten.",
        "Ich will auf Feld 19 warten, um das Pergament zu übernehmen.",
    ],
    "fr": [
        "Je vais rejoindre la case 18 (marché libre) pour attendre le gor.",
        "Je vais attendre sur la case 5 la suite de la légende.",
        "Je vais attendre sur la case 19 pour y recevoir le parchemin.",
    ],
    "es": [
        "Voy a ir hasta la casilla 18 (mercado libre) a esperar al gor.",
        "Voy a esperar en la casilla 5 a que siga la leyenda.",
        "Voy a esperar en la casilla 19 para recoger el pergamino.",
    ],
}


@pytest.mark.parametrize("language", languages())
def test_whoever_waits_says_what_for(language: str) -> None:
    sc = scene(thorn=at(14), chada=at(25), creatures={19: "gor"})
    parchment = code_of(sc.g.book, "parchment")
    steps = [Intent(t.AWAIT, 18, 0), Intent(t.VIGIL, 5), Intent(t.RELAY, 19, parchment)]
    assert [said(sc.g, sc.s, 0, [one], language) for one in steps] == WAITING[language]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", range(len(STEPS)), ids=STEPS)
def test_every_step_has_its_words_here_and_away(kind: int, language: str) -> None:
    sc = scene(thorn=at(14), chada=at(25), creatures={18: "gor"})
    cards = laid(thorn=stand(2), chada=stand(3), stacks={2: ["gor"]})
    for place in (-1, 14, 18):
        for what in (-1, code_of(sc.g.book, "bow")):
            step = Intent(kind, place, what)
            step.team = [1]
            assert said(sc.g, sc.s, 0, [step], language).endswith(".")
    for place in (-1, 2, 3):
        for what in (-1, 1):
            step = Intent(kind, place, what)
            step.team = [1]
            assert said(cards.g, cards.s, 0, [step], language).endswith(".")


@pytest.mark.parametrize(("box", "legend"), [("base", "2"), ("rietburg", "1")])
@pytest.mark.parametrize("mind", ["greedy", "master"])
def test_hints_are_options_with_a_reason(mind: str, box: str, legend: str) -> None:
    game, s = begun(box, legend)
    rng = Random(5)
    companion = make_companion(mind, 1, steps=3)
    seen = 0
    while seen < 5:
        pending = game.pending(s)
        if pending.kind == CHANCE_DECIDES:
            game.apply(s, throw(pending, rng))
            continue
        before = s.to_data()
        ranked = companion.rank(game, s, pending.seat, 3)
        assert before == s.to_data()
        assert 1 <= len(ranked) <= 3
        actions = [one.action for one in ranked]
        assert all(action in pending.options for action in actions)
        assert len(actions) == len(set(actions))
        for one in ranked:
            assert said(game, s, pending.who, one.steps)
            assert mind == "greedy" or one.chance >= 0.0
        seen += 1
        game.apply(s, quick_companion().choose(game, s, pending.seat))


def test_the_first_hint_at_the_table_offered_first_is_to_set_out() -> None:
    party = ["thorn", "chada"]
    game = library.game("base", "1", party)
    s = game.start(Setup("base", "1", "normal", party, [0, 1], ""))
    best = make_companion("master", 1, steps=120).rank(game, s, 0, 3)[0]
    assert best.action.verb == v.WALK
    assert best.chance > 0.5


@pytest.mark.parametrize(
    ("fog", "told"),
    [({11: None}, "I’ll check what’s hidden here."), ({}, "I’ll stay here.")],
)
def test_who_stops_is_told_what_for(fog: dict[int, str | None], told: str) -> None:
    sc = scene(thorn=at(0), chada=at(25), fog=fog)
    sc.play("walk thorn 11")
    stop = sc.g.hear("stop thorn")
    ranked = make_companion("greedy", 1).rank(sc.g, sc.s, 0, 9)
    found = next(one for one in ranked if one.action == stop)
    assert said(sc.g, sc.s, 0, found.steps) == told
