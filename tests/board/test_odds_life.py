"""Odds against the dragon and with poison: the same as trying everything in the real engine."""

import pytest

from rietland.board.game import BoardGame
from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from rietland.kernel.pile import UNSEEN
from tests.board.brute import Brute
from tests.board.fights import gather, rolls
from tests.board.test_odds import check_forecast, close, sums_of
from tests.board.wrath import BREATH, CLAWS, RISES, TAIL, WINGS, wrath
from tests.marks import rule
from tests.scenes import At, Scene, at, fresh_book


def agrees(sc: Scene) -> None:
    """Every answer to the question of the fight is worth what the engine says."""
    judge = Brute(sc.g, OddsWeights())
    found = advise.advise(sc.g, sc.s, limit=0)
    assert found
    for one in found:
        told = one.forecast
        sums = judge.of_option(sc.s, one.action)
        assert sums == [close(value) for value in sums_of(told, len(sc.s.heroes))], sc.g.say(
            one.action
        )
        assert close(1.0) == told.win + told.beaten + told.left + told.late
    assert 1 == sum(one.best for one in found)


@rule("AN-DRAGON-7", "AN-DRAGON-8")
@pytest.mark.parametrize(("hours", "lost", "strength"), [(7, 2, 24), (6, 1, 27)])
def test_the_odds_follow_the_battle_cards_from_round_to_round(
    hours: int, lost: int, strength: int
) -> None:
    sc = wrath(
        dragon=16, lost=lost, figures={"prince": 40}, turn="thorn", kram=at(30),
        thorn=at(16, strength=strength, willpower=12, hours=hours),
    )  # fmt: skip
    sc.play("fight thorn 16")
    rolls(sc, 1, 1, 1, 8, 10, 12)
    sc.play(f"draw {TAIL}")
    agrees(sc)


@rule("AN-DRAGON-9")
def test_a_shield_against_a_battle_card_is_worth_what_it_saves() -> None:
    sc = wrath(
        dragon=16, lost=2, figures={"prince": 40}, turn="thorn", kram=at(30),
        thorn=at(16, strength=24, willpower=6, hours=6, things=["shield"]),
    )  # fmt: skip
    sc.play("fight thorn 16")
    rolls(sc, 1, 1, 8, 10, 12)
    sc.play(f"draw {BREATH}", "bear thorn")
    agrees(sc)


@rule("AN-DRAGON-17")
def test_claws_weaken_for_the_rest_of_the_fight() -> None:
    sc = wrath(
        dragon=16, lost=1, figures={"prince": 40}, thorn=at(16, strength=14, willpower=9, hours=7),
        kram=at(16, strength=14, willpower=9, hours=7),
    )  # fmt: skip
    gather(sc.play("fight thorn 16"), "thorn", "kram")
    while sc.prompt() != "die-black":
        rolls(sc, 1)
    rolls(sc, 8, 10, 12)
    sc.play(f"draw {TAIL}")
    agrees(sc)


@rule("AN-DRAGON-18")
def test_known_cards_are_expected_where_they_lie() -> None:
    sc = wrath(
        dragon=16, lost=1, figures={"prince": 40}, turn="thorn", kram=at(30),
        thorn=at(16, strength=26, willpower=12, hours=4),
    )  # fmt: skip
    pile = sc.s.piles[sc.g.book.decks[sc.g.book.deck("dragon_battle")].pile]
    pile.stacks[0] = [BREATH, RISES, CLAWS, TAIL]
    pile.unseen = [0, 0, 1, 0, 0]
    sc.play("fight thorn 16")
    rolls(sc, 1, 1, 1, 8, 10, 12)
    agrees(sc)


def uneven() -> OddsWeights:
    """No loss costs as much as another, so that there is one best choice."""
    weights = OddsWeights()
    weights.willpower = 0.013
    weights.shield = 0.021
    return weights


#: Cards that the dragon has lost, those left from the top, the fighters.
COURSES: list[tuple[str, int, list[int], dict[str, At]]] = [
    (
        "a card lost shows the next one",
        1,
        [UNSEEN, CLAWS, UNSEEN, TAIL],
        {"kram": at(16, strength=37, willpower=8, hours=6)},
    ),
    (
        "a card read goes below the others",
        2,
        [UNSEEN, CLAWS, UNSEEN],
        {"kram": at(16, strength=31, willpower=9, hours=5)},
    ),
    (
        "an hour lost may be the last one",
        2,
        [WINGS, UNSEEN, BREATH],
        {"kram": at(16, strength=32, willpower=8, hours=6)},
    ),
    (
        "a shield for the second card",
        2,
        [UNSEEN, BREATH, UNSEEN],
        {"kram": at(16, strength=32, willpower=6, hours=6, things=["shield_half"])},
    ),
    (
        "claws for who is the strongest then",
        1,
        [CLAWS, CLAWS, UNSEEN, UNSEEN],
        {
            "kram": at(16, strength=19, willpower=6, hours=6),
            "chada": at(16, strength=18, willpower=6, hours=6),
        },
    ),
    (
        "the shield of the other",
        2,
        [TAIL, UNSEEN, RISES],
        {
            "kram": at(16, strength=15, willpower=5, hours=7),
            "chada": at(16, strength=17, willpower=5, hours=6, things=["shield_half"]),
        },
    ),
]  # fmt: skip


@rule("AN-DRAGON-7", "AN-DRAGON-8", "AN-DRAGON-9", "AN-DRAGON-16", "AN-DRAGON-17")
@pytest.mark.parametrize(
    ("_name", "lost", "cards", "heroes"), COURSES, ids=[one[0] for one in COURSES]
)
def test_the_whole_course_of_a_fight_with_the_dragon(
    _name: str, lost: int, cards: list[int], heroes: dict[str, At]
) -> None:
    others = {} if "chada" in heroes else {"chada": at(30)}
    sc = wrath(dragon=16, lost=lost, figures={"prince": 40}, **heroes, **others)  # type: ignore[arg-type]  # heroes, no options
    pile = sc.s.piles[sc.g.book.decks[sc.g.book.deck("dragon_battle")].pile]
    pile.stacks[0] = cards
    pile.unseen = [1, 0, 1, 0, 0]
    check_forecast(sc, heroes, uneven(), 16)


def with_horn(sc: Scene) -> Scene:
    """The same moment in a book whose dragon is a creature like others, and whose falcon takes
    dice away: no box has both."""
    book = fresh_book("5", "base")
    book.creatures[[kind.name for kind in book.creatures].index("dragon")].counted = True
    book.things[book.thing_kind("falcon")].dims = True
    book.has_dims = True
    return Scene(BoardGame(book, sc.g.party), sc.s)


@rule("AN-DRAGON-8", "SS-GIFT-5")
@pytest.mark.parametrize("owner", ["thorn", "kram"])
def test_dice_may_be_taken_from_a_life_of_cards(owner: str) -> None:
    things = {owner: ["falcon"]}
    sc = with_horn(wrath(
        dragon=16, lost=2, figures={"prince": 40}, turn="thorn",
        thorn=at(16, strength=26, willpower=10, hours=7, things=things.get("thorn", [])),
        kram=at(30, things=things.get("kram", [])),
    ))  # fmt: skip
    sc.play("fight thorn 16")
    rolls(sc, 1, 3, 4)
    assert "ask-dim" == sc.prompt()
    agrees(sc)
    sc.play(f"keep {owner}")
    rolls(sc, 8, 10, 12)
    sc.play(f"draw {TAIL}")
    agrees(sc)


@rule("AN-POISON-3")
@pytest.mark.parametrize("strength", [4, 10])
def test_poison_ends_a_creature_whose_value_is_beaten(strength: int) -> None:
    sc = wrath(
        creatures={10: "troll"}, turn="thorn", kram=at(30),
        thorn=at(10, strength=strength, willpower=6, hours=8, things=["poison"]),
    )  # fmt: skip
    sc.play("fight thorn 10")
    rolls(sc, 5, 6)
    assert {"poison thorn", "keep thorn"} == set(sc.options())
    agrees(sc)


@rule("AN-POISON-2")
def test_a_side_used_by_the_first_counts_for_those_who_roll_after() -> None:
    sc = wrath(
        creatures={10: "troll"}, thorn=at(10, strength=8, willpower=6, hours=9, things=["poison"]),
        chada=at(10, strength=3, willpower=5, hours=9),
    )  # fmt: skip
    gather(sc.play("fight thorn 10"), "thorn", "chada")
    rolls(sc, 5, 6)
    sc.play("poison thorn")
    rolls(sc, 2)
    agrees(sc)


#: Fighters with poison, and the creature.
POISONED: list[tuple[str, dict[str, At], str]] = [
    (
        "one side",
        {"kram": at(10, strength=16, willpower=5, hours=7, things=["poison_half"])},
        "troll",
    ),
    (
        "both sides",
        {"kram": at(10, strength=15, willpower=6, hours=6, things=["poison"])},
        "wardrak",
    ),
    (
        "a herb beside it",
        {"kram": at(10, strength=15, willpower=5, hours=9, things=["poison_half", "herb_3"])},
        "troll",
    ),
    (
        "before the wizard",
        {
            "kram": at(10, strength=5, willpower=4, hours=9, things=["poison_half"]),
            "eara": at(10, strength=4, willpower=4, hours=9),
        },
        "wardrak",
    ),
]  # fmt: skip


@rule("AN-POISON-2", "AN-POISON-3")
@pytest.mark.parametrize(("_name", "heroes", "kind"), POISONED, ids=[one[0] for one in POISONED])
def test_a_forecast_with_poison_equals_brute_force(
    _name: str, heroes: dict[str, At], kind: str
) -> None:
    others = {} if "eara" in heroes else {"eara": at(30)}
    sc = wrath(creatures={10: kind}, **heroes, **others)  # type: ignore[arg-type]  # heroes, no options
    outlook = advise.forecast(sc.g, sc.s, list(range(len(heroes))), 10, uneven())
    assert 0.0 < outlook.poisons[0] <= outlook.rounds
    assert not any(outlook.brews)
    assert not any(outlook.shields)
    check_forecast(sc, heroes, uneven())
