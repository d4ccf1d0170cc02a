"""Numbers that make no sense are faults with their line: absurd ones, empty ranges, no figures."""

from pathlib import Path

import pytest

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
        "each: {who: {strength: {at_least: 5, at_most: 4}}, do: []}",
        "nothing can lie between these bounds",
    ),
    (
        "each: {who: {willpower: {at_least: 6, exactly: 5}}, do: []}",
        "nothing can lie between these bounds",
    ),
    ("each: {who: {at: {between: [20, 10]}}, do: []}", "nothing can lie between these bounds"),
    ("share: {gold: {times: 2}}", "a number depends on one of counter, heroes, difficulty, count,"),
    ("share: {gold: {counter: flood, sum: [1]}}", "a number depends on one of counter"),
    ("share: {gold: {sum: []}}", "a number depends on one of counter"),
    ("share: {gold: {sum: [1, 1, 1, 1, 1, 1, 1]}}", "at most 6 numbers are calculated together"),
    ("share: {gold: {counter: flood, times: 100}}", "'times' must be between -99 and 99"),
    ("share: {gold: {counter: flood, half: left}}", "'left' is not possible here"),
    ("share: {gold: {sum: [{counter: tide}]}}", "nothing gives the counter 'tide' a value"),
    (
        "share: {gold: {counter: flood, at_least: 3, at_most: 2}}",
        "nothing can lie between these bounds",
    ),
    ("share: {gold: {sum: [{heroes: {2: 1, 3: 1}}]}}", "the number for 4 heroes is missing"),
    ("share: {gold: {count: {at: [99]}}}", "there is no space 99 on the board"),
    ("share: {gold: {count: {at: {between: [9, 5]}}}}", "nothing can lie between these bounds"),
    ("share: {gold: {count: all, hero: gold}}", "a number depends on one of counter"),
    ("share: {gold: {hero: gold}}", "which hero? this belongs inside 'each'"),
    (
        "repeat: {times: {sum: [1, {hero: gold}]}, do: []}",
        "which hero? this belongs inside 'each'",
    ),
    (
        "share: {gold: {sum: [{sum: [{sum: [{sum: [{counter: flood}]}]}]}]}}",
        "numbers lie at most 4 deep in one another",
    ),
    ("share: {gold: {counter: flood, of: all}}", "'of' says whose values 'hero' means"),
    ("share: {gold: {by: luck, 1: 2}}", "nothing gives the counter 'luck' a value"),
    ("share: {gold: {by: siege, 1: 2}}", "say with 'else' what holds for other numbers"),
    ("share: {gold: {by: {count: all}, 1: 2}}", "say with 'else' what holds for other numbers"),
    ("share: {gold: {by: flood, 1-4: 2}}", "the table has no value for 5, 6 of 'flood'"),
    ("share: {gold: {difficulty: {normal: 2}}}", "the number for 'easy' is missing"),
    ("share: {gold: {opponent: chief}}", "there is no opponent 'chief'"),
    ("share: {gold: {letters: [narrator, Q]}}", "there is no letter or narrator 'Q'"),
    ("share: {gold: {steps: [0, 99]}}", "there is no space 99 on the board"),
    ("share: {gold: {steps: [0]}}", "expected a list of 2 values"),
    ("share: {gold: {count: {creature: gorr}}}", "there is no creature or any 'gorr'"),
    ("share: {gold: {count: nobody}}", "there is no figure or opponent 'nobody'"),
    ("share: {gold: {count: {spaces: 99}}}", "there is no space 99 on the board"),
    ("share: {gold: {worth: {thing: herb, creature: gor}}}", "pieces are one of creature,"),
    ("share: {gold: {worth: {at: 3}}}", "pieces are one of creature, opponent,"),
    ("share: {gold: {worth: {thing: herb, face: herb_9}}}", "there is no face 'herb_9'"),
    ("share: {gold: {worth: {thing: herb, pick: nearest}}}", "nearest to what?"),
    ("share: {gold: {worth: {thing: herb, to: 3}}}", "'to' says what 'pick: nearest' measures"),
    ("if: {all: [{number: {of: 3, at_least: 2, exactly: 1}}]}", "nothing can lie between"),
    ("if: {all: [{exists: {thing: herb, at_least: 3, at_most: 2}}]}", "nothing can lie between"),
    ("each: {who: nobody, do: []}", "'nobody' names no heroes"),
    ("each: {who: {counter: {name: flood, at_least: 1}}, do: []}", "no counter of heroes 'flood'"),
    ("each: {who: {holds: {herbs: 1}}, do: []}", "there is no thing 'herbs'; did you mean herb?"),
    ("lay: {thing: gold, at: {path: vent}}", "there is no path 'vent'"),
    ("lay: {thing: gold, at: {icon: gem}}", "there is no icon 'gem'"),
    ("lay: {thing: gold, at: {tens: flood}}", "'tens' and 'ones' belong together"),
    ("lay: {thing: gold, at: {at: 3, steps: 2}}", "'steps' says how far along 'arrow'"),
    ("lay: {thing: gold, at: {at: 3, counter: flood}}", "spaces are named by one of of, counter,"),
    ("lay: {thing: gold, at: {with: {thing: herb}, pick: nearest}}", "nearest to what?"),
    ("lay: {thing: gold, at: {reegion: forest}}", "this filter of spaces has no 'reegion'"),
    ("lay: {thing: gold, at: here}", "which hero? this belongs inside 'each'"),
    ("lay: {thing: gold, at: there}", "'there' belongs into a trigger whose event has a space"),
    ("lay: {thing: gold, at: {of: it}}", "'it' belongs into a trigger whose event has a piece"),
    ("each: {do: []}", "'each' needs one of who, what, spaces"),
    ("each: {who: all, spaces: 3, do: []}", "'each' needs one of who, what, spaces"),
    ("each: {what: witch, do: [{gain: {gold: 1}}]}", "which hero? 'gain' belongs inside 'each'"),
    ("each: {spaces: [3], do: [{remove: it}]}", "'it' belongs into a trigger"),
    ("move: {along: arrows}", "'move' needs either pieces or 'who'"),
    ("move: {creature: gor}", "where? 'move' needs one of 'to', 'along', 'path' and 'toward'"),
    ("move: {creature: gor, to: 3, steps: 2}", "'steps' says how far it goes along something"),
    ("move: {creature: gor, path: vent}", "there is no path 'vent'"),
    ("move: {creature: gor, to: 3, toward: 4}", "where? 'move' needs one of 'to', 'along'"),
    ("move: {who: all, toward: 4}", "only creatures and figures walk, and none of them 'free'"),
    ("move: {creature: gor, along: arrows, never: 3}", "'never' says where not to go"),
    ("move: {creature: gor, along: arrows, stops: 3}", "'stops' says nothing here: it needs"),
    ("move: {creature: gor, toward: 3, round: true}", "'round' says nothing here: it needs 'path'"),
    ("move: {creature: gor, toward: 3, kept: [end_day]}", "'kept' says nothing here: it"),
    ("move: {creature: gor, toward: 3, beyond: [end_day]}", "'beyond' says nothing here: it"),
    ("move: {creature: gor, to: 3, arrives: [end_day]}", "'arrives' says nothing here: it needs"),
    ("move: {creature: gor, toward: 3, arrives: [{gain: {gold: 1}}]}", "which hero? 'gain'"),
    ("move: {creature: gor, toward: {secret: cave}}", "there is no secret 'cave'"),
    ("hide: {secret: cave, at: [3, 4]}", "there is no secret 'cave'"),
    ("search: {secret: cave, at: 3}", "there is no secret 'cave'"),
    ("lay: {thing: gold, at: {at: 3, behind: 4}}", "'behind' says where on a 'path'"),
    ("remove: {creature: gor, carried_by: {creature: any}}", "creatures carry things"),
    ("move: {thing: herb, to: 3}", "only creatures, figures and heroes move"),
    ("remove: {creature: gor, chosen: 1}", "only things can be 'chosen'"),
    ("remove: {token: fog}", "fog tokens and broken bridges cannot be removed"),
    ("if: {all: [{somebody: me}]}", "which hero? this belongs inside 'each'"),
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
    ("lay: {thing: farmer, at: 5, amount: 9}", "the box has 4 of 'farmer', not 9"),
    (
        "repeat: {times: 3, do: [{place: {creature: wardrak, at: 20}}]}",
        "the box has 2 of 'wardrak', not 3",
    ),
    (
        (
            "repeat: {times: 2, do: [{repeat: {times: {heroes: {2: 2, 3: 3, 4: 4}},"
            " do: [{place: {creature: wardrak, at: 20}}]}}]}"
        ),
        "the box has 2 of 'wardrak', not 4",
    ),
    (
        "each: {who: all, do: [{place: {creature: wardrak, at: here}}]}",
        "the box has 2 of 'wardrak', not 4",
    ),
    (
        "each: {spaces: [20, 21, 22], do: [{place: {creature: wardrak, at: there}}]}",
        "the box has 2 of 'wardrak', not 3",
    ),
    (
        "if: {all: [{difficulty: easy}], then: [{place: {creature: skral, at: [1, 2, 3, 4, 5]}}]}",
        "the box has 5 of 'skral', not 6",
    ),
    (
        "if: {all: [{counter: {name: flood, at_least: 7}}]}",
        "'flood' is never that: it can be 0, 1,",
    ),
    ("each: {who: {holds: {herb: -1}}, do: []}", "'holds' must be between 1 and 99, not -1"),
    (
        "each: {who: {gold: {at_least: 500}}, do: []}",
        "'at_least' must be between 0 and 99, not 500",
    ),
    ("if: {all: [{heroes: {at_least: 5}}]}", "this is never true: 2 to 4 heroes play"),
    ("if: {all: [{heroes: {at_most: 1}}]}", "this is never true: 2 to 4 heroes play"),
    ("if: {all: [{heroes: {exactly: 6}}]}", "this is never true: 2 to 4 heroes play"),
    ("if: {all: [{exists: {creature: gor, at_least: -2}}]}", "'at_least' must be between 0 and 99"),
    ("move: {creature: gor, along: arrows, steps: -3}", "'steps' must be between 0 and 99, not -3"),
    (
        "lay: {thing: gold, at: {arrow: 20, steps: 100}}",
        "'steps' must be between -99 and 99, not 100",
    ),
    ("if: {all: [{counter: {name: flood, exactly: 9}}]}", "'flood' is never that"),
    ("if: {all: [{counter: {name: flood, at_most: -1}}]}", "'flood' is never that"),
    ("if: {all: [{number: {of: {counter: flood}, at_least: 7}}]}", "'flood' is never that"),
    ("if: {all: [{not: [{counter: {name: flood, at_least: 7}}]}]}", "'flood' is never that"),
    (
        "if: {all: [{counter: {name: flood, at_least: {heroes: {2: 7, 3: 8, 4: 9}}}}]}",
        "'flood' is never that",
    ),
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
        "share: {gold: {sum: [{sum: [{sum: [{counter: flood}]}]}]}}",
        "share: {gold: {by: siege, 1: 2, else: 3}}",
        "share: {gold: {by: flood, 1-4: 2, else: {difficulty: {easy: 1}}}}",
        "if: {all: [{number: {of: {count: all}, exactly: {heroes: {2: 1, 3: 2, 4: 3}}}}]}",
        "if: {all: [{exists: {creature: any, at: 0, exactly: 2}}, {everybody: {at: 0}}]}",
        "each: {who: all, do: [{if: {all: [{somebody: {others: true, at: here}}]}}]}",
        "each: {what: {creature: any}, do: [{move: {what: it, to: {arrow: there}}}]}",
        "each: {spaces: {region: forest}, do: [{lose: {who: {at: there}, willpower: 1}}]}",
        "gain: {who: {role: dwarf}, gold: {hero: strength}}",
        "until_sunrise: {overtime: {10: -1}}",
        "each: {who: {strength: {at_least: 5, at_most: 5}}, do: []}",
        "each: {who: {willpower: {at_least: 6, at_most: 6}}, do: []}",
        "if: {all: [{narrator: {at_least: C, before: D}}]}",
        "place: {creature: wardrak, at: [20, 21]}",
        "lay: {thing: farmer, at: [1, 2, 3, 4]}",
        "place: {creature: skral, at: [20, 21, 22, 23]}",
        "repeat: {times: 2, do: [{place: {creature: wardrak, at: 20}}]}",
        "each: {who: {role: dwarf}, do: [{place: {creature: wardrak, at: [20, 21]}}]}",
        (
            "choose: {go: [{place: {creature: wardrak, at: [20, 21]}}],"
            " stay: [{place: {creature: wardrak, at: [22, 23]}}]}"
        ),
        (
            "if: {all: [{difficulty: easy}], then: [{place: {creature: wardrak, at: [20, 21]}}],"
            " otherwise: [{place: {creature: wardrak, at: 20}}]}"
        ),
        "if: {all: [{counter: {name: flood, at_least: 6}}, {counter: {name: flood, exactly: 0}}]}",
        "if: {all: [{counter: {name: flood, at_least: 7}}], then: [{add: {flood: 1}}]}",
        "if: {all: [{counter: {name: flood, at_least: 7}}], then: [{set: {flood: 8}}]}",
        "if: {all: [{counter: {name: siege, at_least: 1}}]}",
        "if: {all: [{counter: {name: flood, at_least: {heroes: {2: 6, 3: 8, 4: 9}}}}]}",
    ],
)
def test_what_lies_on_the_bound_is_good(tmp_path: Path, effect: str) -> None:
    assert [] == said_of(tmp_path, GOOD.replace("- read: B", f"- {effect}\n  - read: B"))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ("strength: {heroes: {2: 0, 3: 1, 4: 1}}", "'strength' must be between 1 and 999, not 0"),
        ("willpower: -1", "'willpower' must be between 0 and 99, not -1"),
        ("reward: 100", "'reward' must be between 0 and 99, not 100"),
    ],
)
def test_an_opponent_has_values_with_sense(tmp_path: Path, values: str, said: str) -> None:
    chief = f"opponents:\n  chief: {{source: authored, creature: skral, {values}}}\nsetup:\n"
    assert any(said in line for line in said_of(tmp_path, GOOD.replace("setup:\n", chief)))


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("deeds: {dig: {source: authored, hours: -3, do: []}}", "'hours' must be between 0 and 24"),
        ("deeds: {dig: {source: authored, times: 100, do: []}}", "'times' must be between 0 and"),
        ("counters: {luck: {start: 10000}}", "'start' must be between -9999 and 9999, not 10000"),
        (
            "piles: {p: {source: authored, cards: {a: {source: authored, count: -4, do: []}}}}",
            "'count' must be between 0 and 99, not -4",
        ),
        (
            "piles: {p: {source: authored, keep: 100, cards: {a: {source: authored, do: []}}}}",
            "'keep' must be between 0 and 99, not 100",
        ),
    ],
)
def test_records_of_a_legend_have_numbers_with_sense(
    tmp_path: Path, record: str, said: str
) -> None:
    found = said_of(tmp_path, GOOD.replace("setup:\n", f"{record}\nsetup:\n"))
    assert any(line.startswith("mine.yaml:5: ") and said in line for line in found), found


OWN = "counters:\n  hit: {per: hero}\nsetup:\n"


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("set: {hit: 1}", "which hero? this belongs inside 'each'"),
        ("share: {gold: {counter: hit}}", "which hero? this belongs inside 'each'"),
        ("if: {all: [{counter: {name: hit, at_least: 1}}]}", "which hero? this belongs"),
        ("each: {who: {counter: {name: hit, at_least: 1}}, do: [{set: {hit: 0}}]}", ""),
    ],
)
def test_a_counter_of_heroes_needs_a_hero(tmp_path: Path, effect: str, said: str) -> None:
    text = GOOD.replace("setup:\n", OWN).replace("- read: B", f"- {effect}\n  - read: B")
    found = said_of(tmp_path, text)
    assert (not said and not found) or any(f":13: {said}" in line for line in found), found


def test_one_card_needs_no_more_than_the_box_has(tmp_path: Path) -> None:
    more = "do: [{place: {creature: wardrak, at: [20, 21, 22]}},\n"
    found = said_of(tmp_path, GOOD.replace("do: [\n", more, 1))
    assert any(":14: the box has 2 of 'wardrak', not 3" in line for line in found), found


def test_a_beginning_counts_the_cards_it_reads(tmp_path: Path) -> None:
    text = GOOD.replace("do: [\n", "do: [{place: {creature: wardrak, at: [20, 21]}},\n", 1)
    assert [] == said_of(tmp_path, text)
    text = text.replace("- read: B", "- place: {creature: wardrak, at: 22}\n  - read: B")
    assert ["mine.yaml:15: the box has 2 of 'wardrak', not 3"] == said_of(tmp_path, text)
