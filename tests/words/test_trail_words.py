"""Everything a trail can say has its text: options, questions, events, symbols, maps and cards."""

import re
from pathlib import Path

import pytest

import rietland.trail
from rietland.content import library
from rietland.content.trail.load import trail_book
from rietland.trail import events, verbs
from rietland.trail.book import PILES, THENS, Book
from rietland.vocabulary.trail import EFFECTS
from rietland.words import Catalogue, languages

SOURCES = Path(rietland.trail.__file__).parent
BOX = "chada_thorn"
#: What a trail never does: it says nothing, throws no dice and asks no choice of a legend.
SILENT = ("", "said", "die", "choice")
#: Verbs of the kernel that no trail uses.
SPARED = ("", "choose", "roll")
#: Symbols that are printed on spaces and paths and do nothing.
PRINTED = ("stop", "red", "penalty", "gate", "start", "target", "lock", "only", "closed")


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue(strict=True)


@pytest.fixture(scope="module", params=library.legends(BOX))
def book(request: pytest.FixtureRequest) -> Book:
    return trail_book(BOX, request.param)


def missing(words: Catalogue, keys: list[str]) -> list[str]:
    return sorted({key for key in keys if not words.has(key)})


def said_in_code(pattern: str) -> set[str]:
    found: set[str] = set()
    for module in SOURCES.rglob("*.py"):
        found.update(re.findall(pattern, module.read_text(encoding="utf-8")))
    return found


def test_every_verb_has_a_text(words: Catalogue) -> None:
    known = verbs.lexicon([], [], [], []).verbs
    assert "move" in known
    # A legend of this family offers no choices of its own.
    assert [] == missing(words, [f"trail-do-{verb}" for verb in known if verb not in SPARED])


def test_every_event_has_a_log_line(words: Catalogue) -> None:
    keys = [f"trail-log-{row.name}" for row in events.KINDS.rows if row.name not in SILENT]
    assert [] == missing(words, keys)


def test_every_question_and_every_reason_has_a_text(words: Catalogue) -> None:
    asked = said_in_code(r'"(ask-[a-z-]+)"')
    assert "ask-turn" in asked
    assert [] == missing(words, [f"trail-{key}" for key in asked])
    reasons = said_in_code(r'"(trail-why-[a-z-]+)"')
    assert "trail-why-curse" in reasons
    assert [] == missing(words, sorted(reasons))


def test_every_symbol_has_a_text(words: Catalogue) -> None:
    kinds = [str(word.__struct_config__.tag) for word in EFFECTS]
    keys = [f"trail-symbol-{kind}" for kind in (*kinds, *PRINTED)]
    keys += [f"trail-then-{then}" for then in THENS]
    keys += [f"trail-pile-{pile}" for pile in PILES]
    assert [] == missing(words, keys)


def test_every_face_of_a_card_has_a_name(words: Catalogue, book: Book) -> None:
    faces = {face.name for card in book.deck for face in card.faces}
    assert [] == missing(words, [f"trail-face-{face}" for face in faces])


@pytest.mark.parametrize("language", languages())
def test_every_map_and_every_card_tells_its_story(language: str, book: Book) -> None:
    words = Catalogue(language, strict=True)
    keys = [f"map-{BOX}-{one.name}.note" for one in book.maps]
    keys += [f"card-{BOX}-{card.name}.note" for card in book.deck]
    for card in book.cards:
        key = f"card-{BOX}-{book.legend}-{card}"
        keys += [key, f"{key}.title"]
    keys += [f"chronicle-{BOX}-{book.legend}"]
    assert [] == missing(words, keys)


@pytest.mark.parametrize("language", languages())
def test_no_two_spaces_or_maps_have_the_same_name(language: str) -> None:
    words = Catalogue(language, strict=True)
    names: dict[str, set[str]] = {}
    for legend in library.legends(BOX):
        book = trail_book(BOX, legend)
        for one in book.maps:
            keys = [f"map-{BOX}-{one.name}"]
            keys += [f"{keys[0]}.{book.spaces[space].name}" for space in one.spaces]
            for key in keys:
                names.setdefault(words.text(key).lower(), set()).add(key)
    assert {} == {name: keys for name, keys in names.items() if len(keys) > 1}


@pytest.mark.parametrize("language", languages())
def test_nothing_that_is_read_to_who_plays_alone_speaks_of_the_other_two(language: str) -> None:
    words = Catalogue(language, strict=True).in_game(1, "allies_1", BOX)
    for legend in ("1", "2", "3", "4"):
        book = trail_book(BOX, legend)
        keys = [f"why-{BOX}-{legend}-won"]
        for card in book.cards:
            key = f"card-{BOX}-{legend}-{card}"
            keys += [key, f"{key}.rule"] if words.has(f"{key}.rule") else [key]
        for key in keys:
            said = words.text(key)
            assert not re.search(r"Chada|Thorn|other hero|both", said), key
        assert "Stinner" in words.text(f"card-{BOX}-{legend}-story") or legend == "2"
        assert "3" not in words.text(f"card-{BOX}-{legend}-alone.rule")
