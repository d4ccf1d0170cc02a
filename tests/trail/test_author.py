"""Authors need YAML alone: a tiny trail of their own, and faults named with file and line."""

from pathlib import Path
from random import Random

import pytest

from rietland import roots
from rietland.content import library
from rietland.content.content import BOXES
from rietland.content.trail.load import load_trail
from rietland.kernel.errors import BadContent
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from rietland.kernel.slots import face_up
from rietland.kernel.state import PLAYING
from rietland.trail.book import MIDDLE
from rietland.trail.cards import stack
from rietland.trail.game import TrailGame
from rietland.trail.move import spaces_back
from tests.content.drafts import changed_box

FERRY = Path(__file__).parents[1] / "boxes" / "ferry"
PARTY = ["ann", "ben"]


def game() -> TrailGame:
    return TrailGame(load_trail([FERRY], FERRY / "legends" / "1.yaml"), PARTY)


def test_a_tiny_trail_is_played_in_all_ways() -> None:
    ends = set()
    rng = Random("ferry")
    made = game()
    for number in range(400):
        variant = "aunts" if number % 3 == 0 else ""
        s = made.start(Setup("ferry", "1", "normal", PARTY, [0, 1], variant))
        while s.result == PLAYING:
            assert s.seq < 2000
            pending = made.pending(s)
            if pending.kind == CHANCE_DECIDES:
                made.apply(s, rng.choices(pending.options, pending.weights)[0])
            else:
                made.apply(s, rng.choice(pending.options))
        ends.add(s.why)
    assert {"why-ferry-1-won", "trail-why-curse", "trail-why-fog"} <= ends


def test_a_tiny_trail_has_its_words_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roots.PATH, str(FERRY))
    assert "ferry" in library.boxes()
    assert ["1"] == library.legends("ferry")
    assert 8 == len(library.game("ferry", "1", PARTY).lexicon.names["space"])


def test_an_ally_joins_the_hero_who_is_named_wherever_that_hero_sits() -> None:
    content = load_trail([FERRY], FERRY / "legends" / "1.yaml")
    for party in (["ann", "ben"], ["ben", "ann"]):
        made = TrailGame(content, party)
        s = made.start(Setup("ferry", "1", "normal", party, [0, 1], "aunts"))
        aunt = face_up(content.card_numbers["aunt"])
        assert aunt == stack(s, party.index("ann"), MIDDLE)[1]


def test_the_way_into_a_first_stage_leads_nobody_back(tmp_path: Path) -> None:
    way = "paths:\n- {from: entry, to: gate, dashed: true}\n"
    folder = changed_box(FERRY, tmp_path, "maps/ford.yaml", "paths:\n", way)
    made = TrailGame(load_trail([folder], folder / "legends" / "1.yaml"), PARTY)
    s = made.start(Setup("ferry", "1", "normal", PARTY, [0, 1], "aunts"))
    assert [0] == spaces_back(made, s, 0)


#: File, what stands there, what instead, and what is said of it.
FAULTS: list[tuple[str, str, str, str]] = [
    ("box.yaml", "ann_right]", "ann_rigth]", "there is no hero card 'ann_rigth'; did you mean"),
    ("box.yaml", ", ann_right]", "]", "a hero has three cards"),
    ("cards.yaml", "{walk: 2}", "{wlak: 2}", "'wlak'"),
    (
        "cards.yaml",
        "{steps: 2, price",
        "{steps: 1, price",
        "two moves have the same number of steps",
    ),
    ("cards.yaml", "sort: ally", "sort: alley", "'alley' is not possible here"),
    ("cards.yaml", "opponent: 2, reward", "opponent: 2, strength: 1, reward", "not both"),
    ("cards.yaml", "then: rest", "then: turn", "no other face to turn to"),
    ("cards.yaml", "  whistle:", "  curse:", "choose another name"),
    ("cards.yaml", "copies: 3", "copies: 0", "'copies' must be between 1 and 99"),
    ("cards.yaml", "active: {uses", "awake: {uses", "a passive and an active face"),
    ("maps/ford.yaml", "take: whistle", "take: whistel", "'whistel'; did you mean whistle"),
    (
        "maps/ford.yaml",
        "to: mud, dashed: true",
        "to: mude, dashed: true",
        "no space 'mude' on this",
    ),
    (
        "box.yaml",
        "colour: green",
        "colour: green, curse_cards: [1, 2]",
        "three numbers: left, middle",
    ),
    ("box.yaml", "colour: green", "colour: green, curse_cards: [1, 1, 10]", "between 0 and 9"),
    ("maps/ford.yaml", "[0.5, 0.8]", "[0.5, 1.8]", "lies outside of its map"),
    ("maps/ford.yaml", "target: ben", "target: ann", "has a target for ann, ben"),
    ("maps/ford.yaml", "start: ben", "start: ann", "has a start for ann, ben and the curse"),
    ("maps/ford.yaml", "{from: lane, to: quay}", "{from: lane, to: wall}", "circle"),
    (
        "maps/ford.yaml",
        "{from: wall, to: lane}",
        "{from: wall, to: lane, dashed: true}",
        "line ends",
    ),
    (
        "maps/ford.yaml",
        "- {from: wall, to: mud,",
        "- {from: wall, to: mud}\n- {from: wall, to: mud,",
        "the solid line forks",
    ),
    ("maps/ford.yaml", "only: ann", "only: anne", "there is no hero 'anne'"),
    ("legends/1.yaml", "first: ford", "first: frod", "there is no map 'frod'; did you mean ford"),
    ("legends/1.yaml", "{ann: aunt}", "{ann: dog}", "there is no ally 'dog'"),
    ("legends/1.yaml", "{normal: 1}", "{}", "at least one difficulty"),
    ("legends/1.yaml", "first: ford", "first: ford\nlaid: 2", "not 2 maps between"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FAULTS)
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = changed_box(FERRY, tmp_path, file, old, new)
    with pytest.raises(BadContent) as fault:
        load_trail([folder], folder / "legends" / "1.yaml")
    assert said in str(fault.value)
    assert file.rpartition("/")[2] in str(fault.value)


def test_more_fog_than_there_are_cards_is_told(tmp_path: Path) -> None:
    folder = changed_box(FERRY, tmp_path, "maps/ford.yaml", "fog: 4", "fog: 9")
    with pytest.raises(BadContent, match="ask for 9 fog cards, there are 6"):
        load_trail([folder], folder / "legends" / "1.yaml")


def test_too_few_curse_cards_are_told(tmp_path: Path) -> None:
    folder = changed_box(
        BOXES / "chada_thorn", tmp_path, "box.yaml", "cards: [1, 1, 2]", "cards: [2, 3, 2]"
    )
    with pytest.raises(BadContent, match="1 heroes need 7 curse cards, not 6"):
        load_trail([folder], folder / "legends" / "1.yaml")
