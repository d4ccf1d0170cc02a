"""What an answer would come to against a creature, told before it is given."""

import random

import pytest

from rietland.castle import verbs
from rietland.castle.game import CastleGame
from rietland.castle.view.clashes import clashes
from rietland.castle.view.types import Clash
from rietland.content import library
from rietland.kernel.pending import OVER
from rietland.kernel.setup import Setup
from rietland.words import Catalogue
from tests.castle.scenes import Scene, at, scene
from tests.castle.test_words import say
from tests.marks import rule


def all_told(sc: Scene) -> list[Clash]:
    return clashes(sc.g, sc.s, sc.g.pending(sc.s))


def told(sc: Scene, option: str) -> dict[int, tuple[int, int, str]]:
    """For each location: strength brought, strength needed, verdict."""
    return {
        one.place: (one.points, one.strength, one.verdict)
        for one in all_told(sc)
        if one.say == option
    }


def sentence(sc: Scene, option: str) -> str:
    return say(Catalogue(strict=True), next(one.text for one in all_told(sc) if one.say == option))


# Before a card is played.


@rule("RB-COMBAT-2")
def test_a_card_strong_enough_says_so() -> None:
    sc = scene(thorn=at(6), chada=at(1), stacks={6: ["wardrak"]})
    assert {6: (6, 5, "enough")} == told(sc, "play thorn thorn_1 1")
    assert "wardrak (5): 6, enough" == sentence(sc, "play thorn thorn_1 1")


@rule("RB-COMBAT-3")
def test_willpower_that_would_be_needed_is_counted() -> None:
    sc = scene(thorn=at(6, willpower=2), chada=at(1), stacks={6: ["troll"]})
    assert {6: (6, 8, "willpower")} == told(sc, "play thorn thorn_1 1")
    assert "troll (8): 6, enough with 2 willpower" == sentence(sc, "play thorn thorn_1 1")


@rule("RB-COMBAT-9")
def test_heroes_at_the_place_are_named_with_what_they_could_add() -> None:
    sc = scene(thorn=at(6), kram=at(6), chada=at(1), stacks={6: ["troll"]})
    assert {6: (6, 8, "together")} == told(sc, "play thorn thorn_1 1")
    assert "troll (8): 6, enough with help (Kram up to 8)" == sentence(sc, "play thorn thorn_1 1")


def test_too_little_says_how_much_it_would_be() -> None:
    sc = scene(thorn=at(6, willpower=1), chada=at(1), stacks={6: ["cave_troll"]})
    assert {6: (6, 11, "short")} == told(sc, "play thorn thorn_1 1")
    assert "cave troll (11): 7 at most, not enough" == sentence(sc, "play thorn thorn_1 1")


@rule("RB-COMBAT-6")
def test_a_skeleton_nobody_can_pay_is_no_victory() -> None:
    stacks = {6: ["skeleton_warrior"]}
    sc = scene(thorn=at(6), chada=at(1), stacks=stacks)
    assert {6: (6, 4, "unpaid")} == told(sc, "play thorn thorn_1 1")
    rich = scene(thorn=at(6), chada=at(1), stacks=stacks, gallery=["gor"])
    assert {6: (6, 4, "enough")} == told(rich, "play thorn thorn_1 1")


@rule("RB-SYM-5", "RB-COMBAT-1")
def test_a_card_that_moves_reaches_creatures_elsewhere() -> None:
    sc = scene(thorn=at(6), chada=at(1), stacks={2: ["gor"], 3: ["wardrak"], 4: ["?"]})
    assert {} == told(sc, "play thorn thorn_1 1")
    reached = {2: (4, 4, "enough"), 3: (4, 5, "short")}
    assert reached == told(sc, "play thorn thorn_2 1")


@rule("RB-SYM-5")
def test_a_card_that_moves_can_bring_a_helper() -> None:
    sc = scene(thorn=at(6), kram=at(1), chada=at(1), stacks={6: ["troll"]})
    assert {6: (4, 8, "together")} == told(sc, "play thorn thorn_2 1")
    assert {6: (6, 8, "short")} == told(sc, "play thorn thorn_1 1")


@rule("RB-HERO-CHADA-2")
def test_the_best_quivers_count() -> None:
    sc = scene(chada=at(6, quivers=[3, 5, 2]), thorn=at(1), stacks={6: ["troll"]})
    assert {6: (8, 8, "enough")} == told(sc, "play chada chada_3 1")
    bare = scene(chada=at(6), thorn=at(1), stacks={6: ["troll"]})
    assert {} == told(bare, "play chada chada_3 1")


@rule("RB-HERO-EARA-2", "RB-HERO-EARA-3")
def test_grimoires_count_from_afar_and_after_the_book_of_winds() -> None:
    sc = scene(eara=at(6), thorn=at(1), stacks={6: ["troll"], 2: ["gor"]})
    strong = sorted(one.strength for one in sc.g.book.grimoires)
    near = strong[-1] + strong[-2]
    assert {6: (near, 8, "enough"), 2: (strong[-1], 4, "enough")} == told(sc, "play eara eara_1 1")
    stays = scene(eara=at(6, closed=["wind"]), thorn=at(1), stacks={2: ["gor"]})
    assert {2: (3, 4, "short")} == told(stays, "play eara eara_1 1")


@rule("RB-HERO-KHEELA-2")
def test_the_water_spirit_may_come_first() -> None:
    sc = scene(kheela=at(6), thorn=at(1), stacks={6: ["troll"]})
    assert {6: (8, 8, "enough")} == told(sc, "play kheela kheela_1 1")


@rule("RB-COMBAT-11")
def test_the_shield_reaches_far_and_takes_no_willpower() -> None:
    far = at(6, more=["brotherhood_shield"], willpower=5)
    sc = scene(thorn=far, chada=at(1), stacks={3: ["white_skral"], 2: ["gor"]})
    reached = {2: (5, 4, "enough"), 3: (5, 6, "short")}
    assert reached == told(sc, "play thorn brotherhood_shield 1")


# While it lies open, and in the fight.


def test_open_symbols_tell_the_fight_here_and_where_a_step_leads() -> None:
    sc = scene(orfen=at(6), chada=at(1), stacks={6: ["wardrak"], 2: ["troll"]})
    sc.play("play orfen orfen_1 1")
    assert {6: (5, 5, "enough")} == told(sc, "fight orfen 6")
    assert {2: (5, 8, "short")} == told(sc, "go orfen 2")


@rule("RB-COMBAT-9")
def test_an_invitation_tells_what_it_would_make_of_the_fight() -> None:
    sc = scene(thorn=at(6, willpower=1), kram=at(6), chada=at(6), stacks={6: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 6")
    assert {6: (6 + 8, 11, "enough")} == told(sc, "invite thorn kram")
    assert {6: (6 + 4, 11, "willpower")} == told(sc, "invite thorn chada")


@rule("RB-COMBAT-10")
def test_one_who_is_asked_sees_what_each_card_adds() -> None:
    sc = scene(thorn=at(6), kram=at(6, blunt=True), chada=at(1), stacks={6: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 6", "invite thorn kram")
    assert {6: (6 + 4 + 1, 11, "enough")} == told(sc, "support kram kram_2 1")
    assert {6: (6 + 3 + 1, 11, "short")} == told(sc, "support kram kram_1 1")


def test_nothing_is_told_where_no_creature_is_in_reach() -> None:
    sc = scene(thorn=at(6), chada=at(1), stacks={6: ["?"], 2: ["gor"]})
    assert {"play thorn thorn_2 1"} == {one.say for one in all_told(sc)}


# Told and done are the same.


@pytest.mark.parametrize("seed", range(8))
def test_what_is_called_enough_can_be_struck(seed: int) -> None:
    """Whoever is told `enough` at the fight itself reaches the blow with tokens alone."""
    chance = random.Random(seed)
    party = chance.sample(["chada", "thorn", "orfen", "kram", "eara", "kheela"], 2 + seed % 3)
    g = library.game("rietburg", "1", party)
    assert isinstance(g, CastleGame)
    setup = Setup("rietburg", "1", "normal", party, list(range(len(party))), "")
    sc = Scene(g, g.start(setup))
    for _ in range(400):
        pending = g.pending(sc.s)
        if pending.kind == OVER:
            return
        for one in all_told(sc) if pending.seat >= 0 else []:
            if one.verdict == "enough" and one.say.startswith("fight "):
                assert _strikes(Scene(g, sc.s.copy()), one.say), one
        g.apply(sc.s, chance.choice(pending.options))


def _strikes(sc: Scene, option: str) -> bool:
    """Put forward all tokens but willpower, the largest first, then strike."""
    sc.play(option)
    while True:
        options = sc.g.pending(sc.s).options
        if any(a.verb == verbs.STRIKE for a in options):
            return True
        adds = [a for a in options if a.verb in (verbs.QUIVER, verbs.GRIMOIRE, verbs.AXE)]
        if not adds:
            return False
        worth = [
            sc.g.book.grimoires[a.a].strength if a.verb == verbs.GRIMOIRE else a.a for a in adds
        ]
        sc.g.apply(sc.s, adds[worth.index(max(worth))])


@rule("RB-COMBAT-9", "RB-COMBAT-3")
def test_willpower_of_one_who_would_join_is_counted() -> None:
    sc = scene(
        kram=at(2, blunt=True, willpower=2), thorn=at(2, willpower=3), stacks={2: ["cave_troll"]}
    )
    sc.play("play kram kram_1 1", "fight kram 2", "invite kram thorn")
    assert {2: (8, 11, "willpower")} == told(sc, "support thorn thorn_2 1")
    weak = scene(kram=at(2, blunt=True, willpower=2), thorn=at(2), stacks={2: ["cave_troll"]}).play(
        "play kram kram_1 1", "fight kram 2", "invite kram thorn"
    )
    assert {2: (8, 11, "short")} == told(weak, "support thorn thorn_2 1")


@rule("RB-HERO-KRAM-1", "RB-OPEN-25")
def test_an_axe_repaired_in_the_fight_counts_four_instead_of_one() -> None:
    sc = scene(kram=at(2, blunt=True), thorn=at(2), stacks={2: ["cave_troll"]}, gallery=["gor"] * 4)
    sc.play("play kram kram_1 1", "fight kram 2")
    assert {2: (10, 11, "short")} == told(sc, "invite kram thorn")
    sc.play("repair kram")
    assert {2: (13, 11, "enough")} == told(sc, "invite kram thorn")
