"""Numbers that make no sense are faults with their line: absurd ones, empty ranges, no figures."""

from pathlib import Path

import pytest

from rietland.content.board.check_numbers import BOUNDS
from rietland.content.field_types import fields
from tests.content.drafts import GOOD, said_of

#: What stands in the set-up of the good legend, in line 11, and what is said of it.
FAULTS = [
    ("repeat: {times: 21, do: []}", "'times' must be between 0 and 20, not 21"),
    ("set: {flood: 10000}", "'counters' must be between -9999 and 9999, not 10000"),
    ("add: {flood: -10000}", "'counters' must be between -9999 and 9999, not -10000"),
    ("if: {all: [{heroes: {at_least: -1}}]}", "'at_least' must be between 0 and 99, not -1"),
    ("lay: {thing: gold, at: 5, amount: 0}", "'amount' must be between 1 and 99, not 0"),
    ("fog: {faces: {gor: -1}, at: []}", "'faces' must be between 1 and 99, not -1"),
    ("each: {who: all, do: [{reveal_fog: 0}]}", "'count' must be between 1 and 99, not 0"),
    ("remove_farmer: {count: -2}", "'count' must be between 1 and 99, not -2"),
    ("each: {who: all, do: [{gain: {gold: -1}}]}", "'gold' must be between 0 and 99, not -1"),
    ("each: {who: all, do: [{lose: {strength: 100}}]}", "'strength' must be between 0 and 99"),
    ("each: {who: all, do: [{pay: {gold: 999999999}}]}", "'gold' must be between 0 and 99"),
    ("each: {who: all, do: [{lower_to: -1}]}", "'willpower' must be between 0 and 99, not -1"),
    ("each: {who: all, do: [{raise_to: 100}]}", "'willpower' must be between 0 and 99, not 100"),
    ("share: {gold: {difficulty: {easy: -4}}}", "'gold' must be between 0 and 99, not -4"),
    ("share: {gold: {heroes: {2: 1, 3: 1, 4: 100}}}", "'gold' must be between 0 and 99, not 100"),
    (
        "share: {gold: {difficulty: {easy: {heroes: {2: -7, 3: 1, 4: 1}}}}}",
        "'gold' must be between 0 and 99, not -7",
    ),
    ("share_loss: {willpower: -3}", "'willpower' must be between 0 and 99, not -3"),
    ("share_cost: {amount: -2, goods: [gold]}", "'amount' must be between 0 and 99, not -2"),
    ("pick_heroes: {who: all, do: [], count: 0}", "'count' must be between 1 and 99, not 0"),
    ("narrator: {advance: -1}", "'advance' must be between 0 and 26, not -1"),
    ("until_sunrise: {overtime: {9: -2}}", "'overtime' must be between -1 and 99, not -2"),
    ("until_sunrise: {creature_strength: -1}", "'creature_strength' must be between 0 and 99"),
    (
        "if: {all: [{counter: {name: flood, at_least: 5, at_most: 4}}]}",
        "nothing can lie between these bounds",
    ),
    ("if: {all: [{heroes: {at_least: 4, at_most: 3}}]}", "nothing can lie between these bounds"),
    ("if: {all: [{narrator: {before: A}}]}", "nothing can lie between these bounds"),
    ("if: {all: [{narrator: {at_least: D, before: D}}]}", "nothing can lie between these bounds"),
    (
        "each: {who: {strength_at_least: 5, strength_at_most: 4}, do: []}",
        "nothing can lie between these bounds",
    ),
    (
        "each: {who: {willpower_above: 5, willpower_below: 6}, do: []}",
        "nothing can lie between these bounds",
    ),
    ("each: {who: {between: [20, 10]}, do: []}", "nothing can lie between these bounds"),
    ("share: {gold: {times: 2}}", "a number depends on one of counter, heroes, difficulty, hero,"),
    ("share: {gold: {counter: flood, sum: [1]}}", "a number depends on one of counter"),
    ("share: {gold: {sum: []}}", "a number depends on one of counter"),
    ("share: {gold: {sum: [1, 1, 1, 1, 1, 1, 1]}}", "at most 6 numbers are reckoned together"),
    ("share: {gold: {counter: flood, times: 100}}", "'times' must be between -99 and 99"),
    ("share: {gold: {counter: flood, half: left}}", "'left' is not possible here"),
    ("share: {gold: {sum: [{counter: tide}]}}", "nothing gives the counter 'tide' a value"),
    (
        "share: {gold: {counter: flood, at_least: 3, at_most: 2}}",
        "nothing can lie between these bounds",
    ),
    ("share: {gold: {sum: [{heroes: {2: 1, 3: 1}}]}}", "the number for 4 heroes is missing"),
    ("share: {gold: {count: {at: [99]}}}", "there is no space 99 on the board"),
    ("share: {gold: {count: {between: [9, 5]}}}", "nothing can lie between these bounds"),
    ("share: {gold: {count: all, hero: gold}}", "a number depends on one of counter"),
    ("share: {gold: {hero: gold}}", "which hero? 'hero' counts in 'gain' and 'lose' only"),
    (
        "repeat: {times: {sum: [1, {hero: gold}]}, do: []}",
        "which hero? 'hero' counts in 'gain' and 'lose' only",
    ),
    ("place: {creature: gor, at: 80}", "no creature can stand on 80: no road leads there"),
    (
        "place: {creature: gor, at: {by: flood, 1-5: 20, 6: 83}}",
        "no creature can stand on 83: no road leads there",
    ),
    ("lay: {thing: parchment, at: 83}", "no hero can come to 83: no road leads there"),
    ("put_figure: {name: witch, at: 83}", "no hero can come to 83: no road leads there"),
    ("lay: {thing: farmer, at: [1, 2, 3, 4, 5]}", "the box has 4 of 'farmer', not 5"),
    ("place: {creature: wardrak, at: [20, 21, 22]}", "the box has 2 of 'wardrak', not 3"),
    ("place: {creature: skral, at: [20, 21, 22, 23, 24]}", "the box has 5 of 'skral', not 6"),
]


@pytest.mark.parametrize(("effect", "said"), FAULTS)
def test_a_number_without_sense_is_a_fault(tmp_path: Path, effect: str, said: str) -> None:
    found = said_of(tmp_path, GOOD.replace("- read: B", f"- {effect}\n  - read: B"))
    assert any(line.startswith("mine.yaml:11: ") and said in line for line in found), found


@pytest.mark.parametrize(
    "effect",
    [
        "repeat: {times: 20, do: []}",
        "each: {who: all, do: [{gain: {gold: {sum: [{hero: gold}, -2], half: up}}}]}",
        "share: {gold: {largest: [{counter: flood}, {heroes: {2: -4, 3: 1, 4: 1}}], times: 2}}",
        "until_sunrise: {overtime: {10: -1}}",
        "each: {who: {strength_at_least: 5, strength_at_most: 5}, do: []}",
        "each: {who: {willpower_above: 5, willpower_below: 7}, do: []}",
        "if: {all: [{narrator: {at_least: C, before: D}}]}",
        "place: {creature: wardrak, at: [20, 21]}",
        "lay: {thing: farmer, at: [1, 2, 3, 4]}",
        "place: {creature: skral, at: [20, 21, 22, 23]}",
    ],
)
def test_what_lies_on_the_bound_is_good(tmp_path: Path, effect: str) -> None:
    assert [] == said_of(tmp_path, GOOD.replace("- read: B", f"- {effect}\n  - read: B"))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ("strength: {easy: {2: 0, 3: 1, 4: 1}}", "'strength' must be between 1 and 999, not 0"),
        ("willpower: -1", "'willpower' must be between 0 and 99, not -1"),
        ("reward: 100", "'reward' must be between 0 and 99, not 100"),
    ],
)
def test_an_opponent_has_values_with_sense(tmp_path: Path, values: str, said: str) -> None:
    chief = f"opponents:\n  chief: {{source: authored, creature: skral, {values}}}\nsetup:\n"
    assert any(said in line for line in said_of(tmp_path, GOOD.replace("setup:\n", chief)))


def test_every_bound_is_that_of_a_field() -> None:
    for word, bounds in BOUNDS.items():
        assert set(bounds) & {field.name for field in fields(word)}
