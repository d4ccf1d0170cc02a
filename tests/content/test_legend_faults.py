"""What an author is told: every fault of a legend with its line and the nearest word."""

from pathlib import Path

import pytest

from rietland.content import library
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.errors import BadContent
from rietland.vocabulary.board import SWITCHES
from tests.content.drafts import GOOD, flat, said_of
from tests.marks import rule

BOX = load.box_files("base")


def test_the_example_is_good(tmp_path: Path) -> None:
    assert [] == said_of(tmp_path, GOOD)
    path = tmp_path / "mine.yaml"
    book = make_book(BOX, load.legend_file(BOX, path))
    assert [*SWITCHES, "flood"] == book.counters[: len(SWITCHES) + 1]
    assert ["card/N/0/then", "card/N/0/otherwise"] == [
        ref for ref in book.lists if "card/N/" in ref
    ]


#: What stands in the good legend; instead of it, the line of the complaint, and its words.
FAULTS: dict[str, list[tuple[str, int, str]]] = {
    "- place: {creature: gor": [
        ("- plaice: {creature: gor", 7, "no effect 'plaice'; did you mean place?"),
    ],
    "creature: gor": [
        ("creatur: gor", 7, "'place' has no 'creatur'; did you mean creature?"),
        ("creature: 4", 7, 'expected a text, found a number; write "4"'),
        ("creature: gorr", 7, "no creature 'gorr'; did you mean gor?"),
    ],
    "creature: gor, ": [
        ("", 7, "who comes? say a 'creature' or an 'opponent'"),
    ],
    "at: [9, 12]": [
        ("at: nine", 7, "'nine' names no space; known: here, there"),
        ("at: [9, 75]", 7, "no space 75 on the board"),
        ("at: []", 7, "'at' must name at least one space"),
        ("at: [9, 12], carries: herb", 7, "each 'herb' differs: place one creature at a time"),
    ],
    "{exists: {thing: herb, at: 0}}": [
        ("{exist: {thing: herb}}", 21, "no condition 'exist'; did you mean exists?"),
        ("{exists: {figure: prince}}", 21, "this is never true: no prince ever comes"),
        ("{in_supply: heerb}", 21, "no thing 'heerb'; did you mean herb?"),
        ("{in_supply: farmer}", 21, "of 'farmer' there is always enough: it has no 'supply'"),
        ("{in_supply: {thing: helm, at_least: 0}}", 21, "must be between 1 and 99, not 0"),
    ],
    "when: {hero_stops: {at: 57}}": [
        ("when: {hero_stop: {at: 57}}", 26, "no event 'hero_stop'; did you mean hero_stops?"),
        ("when: {hour_reached: 11}", 25, "trigger 'song' cannot fire: a day has the hours 1 to 10"),
        ("when: {hero_stops: {at: 80}}", 25, "trigger 'song' cannot fire: no hero can enter 80"),
        ("when: {bartered: {at: 57}}", 25, "cannot fire: no merchant of this box barters"),
        ("when: {bartered: {at: 56}}", 26, "space 56 has no merchant"),
        ("when: {creature_enters: {creature: troll}}", 25, "no troll is ever placed"),
        ("when: {thing_arrives: {thing: gem}}", 25, "no gem ever comes into the game"),
    ],
    "- read: B": [
        ("- read: B\n    say: hello", 11, "expected one effect, found read, say"),
        ("- read: BB", 11, "no card 'BB'; did you mean B?"),
        ("- wells: {at: [6]}", 11, "space 6 has no well"),
        ("- merchants: [19]", 11, "space 19 has no merchant"),
        ("- break_bridge: rope", 11, "no bridge 'rope'; did you mean rope_bridge?"),
        ("- deck: {name: bronze}", 11, "no deck 'bronze'"),
        ("- until_sunrise: {overtime: {7: 1}}", 11, "7 is not an overtime hour"),
        ("- choose: {go on: []}", 11, "'go on' is not a valid name"),
        ("- choose: {}", 11, "a choice needs names"),
        ("- set: {high tide: 1}", 11, "'high tide' is not a valid name"),
        ("- end_day", 14, "card 'B' is never read"),
        ("- keep_waiting", 11, "'keep_waiting' belongs inside the effects of a 'wait'"),
        ("- place: {creature: gor}", 11, "'place' needs 'at'"),
        ("- fog: {faces: {gor: 2}, at: [8]}", 11, "2 tokens and 0 spare circles for 1 circles"),
        ("- fog: {faces: {gor: 3}, at: [8, 11, 12]}", 11, "the box has only 2 of 'gor'"),
        ("- deck: {name: gold, top: start}", 11, "the deck 'gold' has no card 'start'"),
        (
            "- gain: {gold: 1}",
            11,
            "which hero? 'gain' belongs inside 'each', 'pick_heroes'",
        ),
        ("- place: {creature: gor, at: here}", 11, "which hero? this belongs"),
        ("- put_heroes: {space: 5}", 11, "which hero? this belongs inside 'each'"),
        ("- choose: {rest: [{pay: {gold: 1}}]}", 11, "which hero? 'pay' belongs inside"),
        ("- set_heroes: {willpower: 21}", 11, "willpower must be between 1 and 20, not 21"),
        ("- set_heroes: {strength: 0}", 11, "strength must be between 1 and 14, not 0"),
    ],
    "source: authored": [
        (
            "source: stolen",
            2,
            "'stolen' is not possible here; known: authored, inferred, public, rulebook",
        ),
    ],
    "setup:": [
        ("set_up:", 5, "this legend has no 'set_up'; did you mean setup?"),
        ("set_up:", 1, "this legend needs 'setup'"),
    ],
    "heroes: [2, 4]": [
        ("heroes: [2]", 3, "expected a list of 2 values"),
        ("heroes: [1, 4]", 1, "'heroes' must be within 2 and 4"),
    ],
    "thing: herb, at: 36": [
        ("thing: herbs, at: 36", 8, "no thing 'herbs'; did you mean herb?"),
        ("thing: bow, hidden: true, at: 36", 8, "all of 'bow' look alike"),
        (
            "thing: rubble, hidden: true, at: 36",
            8,
            "what is hidden has faces that differ, and a back",
        ),
        ("thing: gold, at: 36, amount: 0", 8, "'amount' must be between 1 and 99, not 0"),
    ],
    "by: flood": [
        ("by: floods", 10, "nothing gives the counter 'floods' a value; did you mean flood?"),
    ],
    "die: hero": [
        ("die: heros", 9, "no die 'heros'; did you mean hero?"),
    ],
    "willpower: 2": [
        ("willpower: {counter: luck}", 17, "nothing gives the counter 'luck' a value"),
        ("willpower: {heroes: {2: 1, 3: 2}}", 17, "the number for 4 heroes is missing"),
        ("willpower: {difficulty: {normal: 2}}", 17, "the number for 'easy' is missing"),
    ],
    "who: all": [
        ("who: {role: [warior]}", 15, "no role 'warior'; did you mean warrior?"),
        ("who: {at: {region: forrest}}", 15, "no region 'forrest'; did you mean forest?"),
        ("who: {rank: low}", 15, "no rank 'low'; did you mean lowest?"),
    ],
    "difficulties: [easy]": [
        ("difficulties: [hard]", 4, "no difficulty of the box 'hard'"),
    ],
    "1-2: 37, 3-6: 61": [
        ("1-2: 37, 4-6: 61", 10, "the table has no value for 3 of 'flood'"),
        ("1-3: 37, 3-6: 61", 10, "3 is in two ranges of this table"),
        ("one: 37", 10, "'one' is neither a number nor a range such as 1-2"),
    ],
    '- star: {card: "N", at: "N"}': [
        ('- star: {card: "N", at: M}', 1, "the legend would not end: no card has its star on N"),
        ('- star: {card: "N", at: A}', 12, "the narrator begins on A and never enters it"),
    ],
    "{win: why-mine-won}": [
        ("{fail: why-mine-lost}", 1, "nothing in this legend wins it"),
    ],
    "{fail: why-mine-lost}": [
        ("{win: why-mine-won}", 1, "nothing in this legend loses it"),
    ],
    "legend: mine": [
        ("legend: other", 1, 'so the legend is "mine"'),
    ],
    "- narrator: {advance: 1}": [
        (
            "- end_day\n  dusk: {source: authored, when: day_over, do: [{raise_to: 9}]}",
            29,
            "which hero? 'raise_to' belongs inside",
        ),
    ],
    "do: [\n    each:": [
        ("do: [{read: B},\n    each:", 14, "card 'B' leads back to itself"),
    ],
    "- checklist": [
        ("- put_heroes", 1, "every sunrise draws an event card, but no deck"),
    ],
    "narrator: {advance: 1}": [
        ("narrator: {}", 28, "say where to: a letter 'to', or"),
        ("narrator: {advance: -1}", 28, "'advance' must be between 0 and 26, not -1"),
    ],
}


@pytest.mark.parametrize(("old", "new", "line", "said"), flat(FAULTS))
def test_a_fault_names_its_line_and_the_nearest_word(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    assert old in GOOD
    found = said_of(tmp_path, GOOD.replace(old, new, 1))
    assert any(f":{line}: " in one and said in one for one in found), "\n".join(found)


def test_all_faults_are_listed_in_order(tmp_path: Path) -> None:
    text = GOOD.replace("creature: gor", "creature: gorr").replace("die: hero", "die: heros")
    text = text.replace("thing: herb, at: 36", "thing: herb, at: 360")
    found = said_of(tmp_path, text)
    assert [7, 8, 9] == [int(one.split(":")[1]) for one in found]


@pytest.mark.parametrize(
    ("at", "said"), [("here", "which hero?"), ("there", "'there' belongs into a trigger")]
)
def test_where_an_event_happens_is_known_before_it(tmp_path: Path, at: str, said: str) -> None:
    found = said_of(tmp_path, GOOD.replace("hero_stops: {at: 57}", f"hero_stops: {{at: {at}}}"))
    assert 1 == len(found)
    assert f"mine.yaml:26: {said}" in found[0]


def test_a_trigger_of_a_card_is_checked_too(tmp_path: Path) -> None:
    own = "{rain: {source: authored, when: {fog_found: gor}, do: [{share: {gold: 1}}]}}"
    text = GOOD.replace("B: {source: authored, do:", f"B: {{source: authored, triggers: {own}, do:")
    assert [] == said_of(tmp_path, text)
    found = said_of(tmp_path, text.replace("share: {gold: 1}", "remove: it"))
    assert ["'it' belongs into a trigger whose event has a piece"] == [
        one.partition(": ")[2] for one in found
    ]


def test_a_token_that_is_never_laid_cannot_be_found(tmp_path: Path) -> None:
    text = GOOD.replace("hero_stops: {at: 57}", "fog_found: gor")
    assert [] == said_of(tmp_path, text)
    found = said_of(tmp_path, text.replace("- checklist", "- deck: {name: gold}"))
    assert ["mine.yaml:25: trigger 'song' cannot fire: no fog token 'gor' is ever laid"] == found


def test_a_fault_in_a_named_opponent(tmp_path: Path) -> None:
    named = (
        "opponents:\n  chief:\n    source: authored\n    creature: skral\n"
        "    strength: {heroes: {2: 10, 3: 20}}\n"
    )
    found = said_of(tmp_path, GOOD.replace("setup:", named + "setup:"))
    assert any("the number for 4 heroes is missing" in one for one in found)


def test_a_beaten_opponent_must_have_been_placed(tmp_path: Path) -> None:
    named = "opponents:\n  chief: {source: authored, creature: skral}\n"
    text = GOOD.replace("setup:", named + "setup:")
    text = text.replace("{exists: {thing: herb, at: 0}}", "{beaten: chief}")
    found = said_of(tmp_path, text)
    assert any("this is never true: no chief is ever placed" in one for one in found)


@rule("AN-L3-18")
def test_an_opponent_needs_no_figure_in_the_box_but_uses_one(tmp_path: Path) -> None:
    named = "opponents:\n  chief: {source: authored, creature: wardrak}\n"
    comes = "- place: {creature: wardrak, at: [2, 3]}"
    chief = "- place: {creature: wardrak, at: 4, opponent: chief}"
    text = GOOD.replace("setup:", named + "setup:")
    last = text.replace("- read: B", f"- read: B\n  {comes}\n  {chief}")
    assert [] == said_of(tmp_path, last)
    first = text.replace("- read: B", f"- read: B\n  {chief}\n  {comes}")
    found = said_of(tmp_path, first)
    assert 1 == len(found)
    assert "the box has 2 of 'wardrak', not 3" in found[0]


def test_a_legend_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(BadContent, match=r"base has no legend '7'; known: 1, 2"):
        library.book("base", "7")
    with pytest.raises(BadContent, match=r"there is no box 'bas'; did you mean base\?"):
        library.book("bas", "1")


def test_a_trigger_that_a_hero_wakes_has_its_hero(tmp_path: Path) -> None:
    text = GOOD.replace("- narrator: {advance: 1}", "- gain: {willpower: 1}")
    assert [] == said_of(tmp_path, text)


def test_a_card_may_lead_back_to_itself_on_a_condition(tmp_path: Path) -> None:
    again = "{if: {all: [{counter: {name: flood, at_most: 0}}], then: [{read: B}]}}"
    text = GOOD.replace("do: [\n    each:", f"do: [{again},\n    each:")
    assert [] == said_of(tmp_path, text)


def test_a_way_with_followers_is_for_heroes(tmp_path: Path) -> None:
    way = "ways:\n  ice: {source: authored, at: 36, followers: 1}\n"
    text = GOOD.replace("triggers:", way + "triggers:")
    assert [] == said_of(tmp_path, text)
    found = said_of(tmp_path, text.replace("at: 36, followers", "for: creatures, followers"))
    assert ["mine.yaml:24: only heroes have 'followers'"] == found
    found = said_of(tmp_path, text.replace(", followers: 1", ""))
    assert ["changes nothing" in line for line in found] == [True]


def test_a_change_that_changes_nothing_is_refused(tmp_path: Path) -> None:
    still = "changes:\n  calm: {source: authored, what: {creature: gor}, moves: false}\n"
    text = GOOD.replace("triggers:", still + "triggers:")
    assert [] == said_of(tmp_path, text)
    found = said_of(tmp_path, text.replace("moves: false", "moves: true"))
    assert ["mine.yaml:24: the change 'calm' changes nothing: say 'moves: false'"] == found


OWN = """\
piles:
  oaths:
    source: authored
    drawn_by: hero
    cards: {vow: {source: authored, do: []}}
  debts:
    source: authored
    drawn_by: hero
    cards: {loan: {source: authored, do: []}}
triggers:
"""


def test_a_card_that_heroes_keep_is_the_only_one_of_its_name(tmp_path: Path) -> None:
    draws = (
        "- draw: {pile: oaths, then: own, who: all}\n  - draw: {pile: debts, then: own, who: all}"
    )
    text = GOOD.replace("triggers:\n", OWN).replace("- read: B", f"- read: B\n  - {draws[2:]}")
    assert [] == said_of(tmp_path, text)
    found = said_of(tmp_path, text.replace("loan:", "vow:"))
    assert ["heroes keep cards of 'oaths' and of 'debts': there is a 'vow' in both"] == [
        one.partition(": ")[2] for one in found
    ]
    found = said_of(tmp_path, text.replace("do: []}}\ntriggers", "do: [], count: 2}}\ntriggers"))
    assert ["heroes keep cards of 'debts': there can be only one 'loan', not 2"] == [
        one.partition(": ")[2] for one in found
    ]
    read = text.replace("pile: debts, then: own", "pile: debts").replace("loan:", "vow:")
    assert [] == said_of(tmp_path, read), "nobody keeps those"


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (
            "read: B",
            "mine.yaml:5: 'cave' is nowhere: no 'hide' ever says on which spaces it can be",
        ),
        ("hide: {secret: cave, at: [9, 12]}", ""),
        (
            "place: {creature: gor, at: {next_to: {secret: cave}}}",
            "mine.yaml:13: by a secret one space is found: say which with 'pick'",
        ),
        ("place: {creature: gor, at: {next_to: {secret: cave}, pick: lowest}}", ""),
        ("move: {creature: gor, toward: {secret: cave}}", ""),
    ],
)
def test_a_secret_is_somewhere_and_leads_to_one_space(
    tmp_path: Path, effect: str, said: str
) -> None:
    text = GOOD.replace("setup:", "secrets: {cave: {source: authored}}\nsetup:")
    if "nowhere" not in said:
        text = text.replace("  - read: B", "  - hide: {secret: cave, at: 20}\n  - read: B")
    found = said_of(tmp_path, text.replace("  - read: B", f"  - {effect}\n  - read: B"))
    assert ([said] if said else []) == found
