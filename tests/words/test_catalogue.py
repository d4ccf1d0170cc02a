"""The catalogue: no junk, no double keys, everything the board can say has its text."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import rietland.words
from rietland.board import events
from rietland.board.verbs import GOODS, lexicon
from rietland.board.view.view import STAGES
from rietland.content import library
from rietland.content.board import load
from rietland.kernel.control import SAID
from rietland.vocabulary.board import EndLegend
from rietland.vocabulary.control import Fail, Say, Win
from rietland.words import Catalogue, UnknownWord, languages
from rietland.words.catalogue import parsed

HOME = Path(rietland.words.__file__).parent
SOURCES = HOME.parent / "board"
FILES = sorted(HOME.glob("*/*.ftl"))
BOOKS = [
    (box, legend)
    for box in library.boxes()
    if library.family(box) == "board"
    for legend in library.legends(box)
]


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue(strict=True)


def messages(file: Path) -> list[ast.Message]:
    resource = parsed(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file.name}: {junk}"
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_has_no_junk_and_ends_with_a_line(file: Path) -> None:
    assert messages(file)
    assert file.read_text(encoding="utf-8").endswith("\n")


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    keys = [
        one.id.name for file in sorted((HOME / language).glob("*.ftl")) for one in messages(file)
    ]
    assert [] == sorted({key for key in keys if keys.count(key) > 1})


def test_every_verb_has_a_text(words: Catalogue) -> None:
    for verb in lexicon([], [], [], [], [], [], [], 0).verbs:
        # A way of a choice has a text of its own.
        assert verb in ("", "choose") or words.has(f"do-{verb}"), verb


def test_every_kind_of_event_has_a_log_line(words: Catalogue) -> None:
    for kind, row in enumerate(events.KINDS.rows):
        # What a legend says is the key itself.
        assert not row.told or kind == SAID or words.has(f"log-{row.name}"), row.name


def test_every_stage_of_a_fight_has_a_text(words: Catalogue) -> None:
    # After the last one nothing is shown any more.
    for name in STAGES.values():
        assert name == "over" or words.has(f"stage-{name}"), name


def test_every_question_of_the_rules_has_a_text(words: Catalogue) -> None:
    asked = set()
    for module in SOURCES.rglob("*.py"):
        asked.update(re.findall(r'"(ask-[a-z-]+)"', module.read_text(encoding="utf-8")))
    assert "ask-turn" in asked
    assert [] == sorted(key for key in asked if not words.has(key))


def test_every_reason_of_the_rules_has_a_text(words: Catalogue) -> None:
    reasons = set()
    for module in SOURCES.rglob("*.py"):
        reasons.update(re.findall(r'"(why-[a-z-]+)"', module.read_text(encoding="utf-8")))
    assert "why-castle-fallen" in reasons
    assert [] == sorted(key for key in reasons if not words.has(key))


@pytest.mark.parametrize(("box", "legend"), BOOKS)
def test_every_piece_of_the_content_has_a_name(words: Catalogue, box: str, legend: str) -> None:
    book = load.board_book(box, legend)
    keys = [f"hero-{one.name}" for one in book.heroes]
    keys += [f"role-{one.role}" for one in book.heroes]
    keys += [f"creature-{one.name}" for one in book.creatures if one.counted]
    keys += [f"named-{one.name}" for one in book.named]
    keys += [f"thing-{name}" for name in book.thing_names() if name not in ("", "-")]
    keys += [f"thing-{one.name}" for one in book.things[1:]]
    keys += [f"figure-{name}" for name in book.figure_names]
    keys += [f"bridge-{name}" for name in book.bridge_names]
    keys += [f"fog-{name}" for name in book.fog_faces]
    keys += [f"token-{kind.name}" for kind in book.tokens]
    keys += [f"token-{kind.name}.many" for kind in book.tokens]
    keys += [f"die-{name}" for name in book.dice_names]
    keys += [f"difficulty-{name}" for name in book.difficulties]
    keys += [f"good-{name}" for name in GOODS]
    keys += [f"space-{name}" for name in book.site_names if name]
    keys += [die.prompt for die in book.dice]
    assert [] == [key for key in keys if not words.has(key)]


@pytest.mark.parametrize(("box", "legend"), BOOKS)
def test_every_card_and_choice_of_the_content_has_its_words(
    words: Catalogue, box: str, legend: str
) -> None:
    book = load.board_book(box, legend)
    keys = [f"legend-{box}-{legend}"]
    for card in book.cards:
        key = f"card-{box}-{card}" if card in book.shared_cards else f"card-{box}-{legend}-{card}"
        keys += [key, f"{key}.title"]
    for deck in [one for one in book.decks if not one.is_set]:
        keys += [f"event-{deck.box}-{deck.name}-{card}" for card in deck.cards]
        keys += [f"event-{deck.box}-{deck.name}-{card}.title" for card in deck.cards]
    keys += [f"choice-{name}" for name in book.choices]
    for effects in book.lists.values():
        for effect in effects:
            if isinstance(effect, Win | Fail):
                keys.append(effect.why)
            elif isinstance(effect, Say):
                keys.append(effect.text)
            elif isinstance(effect, EndLegend):
                keys += [
                    f"why-{box}-{legend}-won",
                    *(goal.lost for goal in book.goals if goal.needed),
                ]
    assert [] == sorted({key for key in keys if not words.has(key)})


def test_a_label_within_a_label_is_said_first(words: Catalogue) -> None:
    label = {
        "key": "log-took",
        "args": {"who": {"key": "hero-thorn"}, "what": {"key": "thing-helm", "args": {}}},
    }
    assert "Thorn takes the helm." == words.say(label)


def test_a_part_of_a_text_has_a_key_with_a_dot(words: Catalogue) -> None:
    who = {"key": "hero-thorn"}
    assert "Thorn loses 2 willpower." == words.text("log-willpower.lost", {"who": who, "amount": 2})
    assert words.has("log-willpower.lost")
    assert not words.has("log-willpower.found")


def test_numbers_choose_the_wording(words: Catalogue) -> None:
    assert "1 hour" == words.text("cost-hours", {"number": 1})
    assert "2 hours" == words.text("cost-hours", {"number": 2})


def test_an_unknown_key_is_an_error_only_when_strict(words: Catalogue) -> None:
    with pytest.raises(UnknownWord, match="no-such-key"):
        words.text("no-such-key")
    assert "[no-such-key]" == Catalogue().text("no-such-key")


def test_a_missing_argument_is_an_error_only_when_strict(words: Catalogue) -> None:
    with pytest.raises(UnknownWord, match="who"):
        words.text("log-passed")
    assert "passes" in Catalogue().text("log-passed")


def test_a_language_without_words_speaks_english() -> None:
    assert "Thorn" == Catalogue("fr", strict=True).text("hero-thorn")


def test_added_texts_do_not_replace_ours() -> None:
    mine = Catalogue()
    mine.add("hero-thorn = Somebody\ncard-mine-A = A card of my own.\n")
    assert "Thorn" == mine.text("hero-thorn")
    assert "A card of my own." == mine.text("card-mine-A")


def test_whatever_can_go_wrong_has_its_text(words: Catalogue) -> None:
    sources = [*(HOME.parent / "table").rglob("*.py"), *(HOME.parent / "web").rglob("*.py")]
    sources += [*(HOME.parent / "terminal").rglob("*.py"), *(HOME.parent / "kernel").rglob("*.py")]
    named = re.compile(r'"((?:error|fault|malformed|opening|note)-[a-z-]+)"')
    keys = {key for file in sources for key in named.findall(file.read_text(encoding="utf-8"))}
    assert len(keys) > 60
    assert [] == sorted(key for key in keys if not words.has(key))
