"""How texts are written: what docs/words.md says of them, as far as a test can hold them to it."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import rietland.words
from rietland.content import library
from rietland.table.errors import BadSetup
from rietland.table.setup_check import check_heroes
from rietland.words import Catalogue, languages
from rietland.words.catalogue import parsed

HOME = Path(rietland.words.__file__).parent
COUNTS = (0, 1, 2, 5)

#: Words nobody should read in English, with what to write instead. The lists of the other
#: languages are in their own files.
FORBIDDEN: Mapping[str, str] = {
    r"time stone": "time marker",
    r"on turn\b": "the turn of a hero, the active hero",
    r"free acts?\b": "free action",
    r"\banew\b": "again",
    r"\bwhoever\b": "anyone who, if you",
    r"carried out": "resolved",
    r"leaves? the game\b": "is removed from the game",
    r"(lowest|highest) rank\b": "the lowest-ranked hero",
    r"\bmeans? to\b": "plans to",
    r"\bgone on\b": "moved on",
    r"\bone might\b": "you might",
    r"Secret Sea": "Secret Lake",
    r"\bfrom \d+ (heroes |willpower )?on\b": "with 3 or more heroes, with 7 or more willpower",
    r"\b(gain|get)s? as much\b": "gains that much",
    r"\bon a shortest (way|path)\b": "by the shortest way",
    r"\bby telescope\b": "through a telescope",
    r"\bcards? of the reserve\b(?! on)": "from the reserve",
    r"\bred the tens\b": "the red one gives the tens",
    r"\bwhere a die says\b": "a die decides where",
    r"\d gold are\b": "2 gold is placed",
    r"\d\}? %": "55%",
    r"\w …": "Connecting…",
    r"look-out": "lookout",
    r"watch tower": "watchtower",
    r"pieces? to go\b": "left to share",
    r"\bonly with [^.]*: defeat": "defeat it with the owner in the fight",
    r"[\"']": "typographic quotes",
}
#: Words that only the stories may use: there they are images, elsewhere they are translated.
ONLY_IN_STORIES: Mapping[str, str] = {
    r"\b(lies|lying|laid|lay|lays)\b": "is on, place, put",
    r"\b(?<!plastic )stands?\b": "is, is shown",
    r"\bturn(s|ed|ing)? up\b(?! to \d)": "reveal",
    r"\binputs?\b": "move, command",
}
#: Texts that are read aloud.
STORY = re.compile(
    r"(card|event|why|chronicle|section)-[\w-]+$|(card|event|section)-[\w-]+\.title$"
    r"|.*\.(story|intro)$"
)
#: One of these comes after a number; several of them would be another word.
SINGULAR = (
    "hour|move|card|die|hero(?! card)|farmer|creature|shield|mission|movement|rule|action|slot|step"
)


class Parts(visitor.Visitor):
    """Collects what a text needs: its variables, and those of them that are counted."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants}
        if keys & {"one", "0", "1"} and isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def texts(language: str) -> dict[str, ast.Pattern]:
    """Every text by its key, every part of one by `key.part`."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((HOME / language).glob("*.ftl")):
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for part in entry.attributes:
                    found[f"{entry.id.name}.{part.id.name}"] = part.value
    return found


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found


def written(pattern: ast.Pattern) -> str:
    """The words of a text, with a mark where something goes in; all variants of a choice."""
    found: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [f" {written(variant.value)} " for variant in element.expression.variants]
        else:
            found.append("0}" if parts(pattern).variables else "")
    return "".join(found)


# Words.


def test_no_text_has_a_forbidden_word() -> None:
    found = [
        f"{key}: {wrong[0]!r}, write {better}"
        for key, pattern in texts("en").items()
        for word, better in forbidden(key)
        if (wrong := re.search(word, written(pattern), re.IGNORECASE))
    ]
    assert [] == found


def forbidden(key: str) -> Iterator[tuple[str, str]]:
    yield from FORBIDDEN.items()
    if not STORY.match(key):
        yield from ONLY_IN_STORIES.items()


def test_the_gamebook_offers_choices() -> None:
    family = re.compile(r"(lesson-|glossary-)?book-|group-way")
    ways = [key for key, pattern in texts("en").items() if family.match(key)]
    assert ways
    assert [] == [key for key in ways if re.search(r"\bways?\b", written(texts("en")[key]))]


# The voice of the stories.

#: As often a story may say it in 1,000 words; more would be a tic.
MOST_SOMEBODY = 2.5
#: Jokes that are good twice in the whole house.
TWICE = (r"opinions?\b", r"sneez")


def test_stories_name_people_instead_of_somebody() -> None:
    told = {box: story for box, story in stories().items() if len(story.split()) > 1000}
    assert {"base", "chada_thorn", "dark_paths", "frost", "starshield"} <= set(told)
    rates = {
        box: 1000 * len(re.findall(r"\bsomebody\b", story, re.IGNORECASE)) / len(story.split())
        for box, story in told.items()
    }
    assert {} == {box: rate for box, rate in rates.items() if rate > MOST_SOMEBODY}


@pytest.mark.parametrize("joke", TWICE)
def test_a_joke_is_told_twice_at_most(joke: str) -> None:
    assert len(re.findall(rf"\b{joke}", " ".join(stories().values()), re.IGNORECASE)) <= 2


def stories() -> dict[str, str]:
    """What is read aloud, by box."""
    found: dict[str, str] = {}
    for box in library.boxes():
        keys = [key for key in texts("en") if STORY.match(key) and f"-{box}-" in key]
        found[box] = " ".join(written(texts("en")[key]) for key in keys)
    return found


# Numbers.


@pytest.mark.parametrize("language", languages())
def test_one_number_of_heroes_is_no_range(language: str) -> None:
    words = Catalogue(language, strict=True)
    heroes = {"en": "heroes", "de": "Helden", "fr": "héros", "es": "héroes"}[language]
    with pytest.raises(BadSetup) as alone:
        check_heroes("chada_thorn", "intro", ["chada"])
    told = words.say(alone.value.detail)
    assert told.endswith(f" 2 {heroes}")
    assert 1 == told.count("2")
    with pytest.raises(BadSetup) as few:
        check_heroes("base", "2", ["thorn"])
    assert re.search(rf" 2 \w+ 4 {heroes}$", words.say(few.value.detail))


@pytest.mark.parametrize("language", languages())
def test_every_counted_text_can_be_said_with_any_number(language: str) -> None:
    words = Catalogue(language, strict=True)
    for key, number in product(counted(language), COUNTS):
        assert said(words, key, number).strip(), key


def test_english_knows_one_from_many() -> None:
    words = Catalogue("en", strict=True)
    few = re.compile(
        r"\b1 (?!is\b|was\b|less\b|plus\b)[a-z-]*[a-z](?<!s)s\b|\bare (only )?1\b|\b1 are\b"
    )
    many = re.compile(rf"\b[025] ({SINGULAR})\b")
    found = [
        line
        for key in counted("en")
        for number in COUNTS
        if (few if number == 1 else many).search(line := said(words, key, number))
    ]
    assert [] == found


def test_the_guard_against_one_moves_works() -> None:
    words = Catalogue("en", strict=True)
    words.add("wrong = { $count } moves\n")
    assert "1 moves" == words.text("wrong", {"count": 1})


@cache
def counted(language: str) -> list[str]:
    """Texts that say one thing for one and another for several."""
    return [key for key, pattern in texts(language).items() if parts(pattern).counted]


def said(words: Catalogue, key: str, number: int) -> str:
    """A text with this number everywhere it counts, and names elsewhere."""
    found = parts(texts(words.language)[key])
    given: dict[str, object] = dict.fromkeys(found.variables, "Thorn")
    given |= dict.fromkeys(found.counted, number)
    return words.text(key, given)


# Steps of a plan.

PLACES: list[dict[str, object]] = [
    {"key": "step-space", "args": {"place": 14}},
    {
        "key": "step-space",
        "args": {
            "place": {
                "key": "space-named",
                "args": {"number": 57, "name": {"key": "space-tree-of-songs"}},
            }
        },
    },
    {
        "key": "step-location",
        "args": {
            "place": {
                "key": "castle-place",
                "args": {"number": 2, "name": {"key": "place-forge"}},
            }
        },
    },
]
NAMED = (
    *("creature", "creature-gor", "named-tower_skral", "thing-herb_3", "thing-parchment"),
    *("encounter-gor", "encounter-hagrod", "encounter-hadrias_hourglass", "card-veest"),
)
FRAMES = ("intention", "order-yes", "order-cannot", "order-standing", "hint-plan", "hint-then")


def plans(language: str) -> Iterator[dict[str, object]]:
    """Every step with every sort of place and name, alone and as the first of two or three."""
    last = {"key": "step-stay"}
    for step in steps(language):
        yield {"key": "plan", "args": {"first": step}}
        yield {"key": "plan.two", "args": {"first": step, "second": last}}
        yield {"key": "plan.three", "args": {"first": last, "second": step, "third": last}}


def steps(language: str) -> Iterator[dict[str, object]]:
    """Every step with every sort of place and name, as far as it asks for one."""
    for key, pattern in texts(language).items():
        is_step = key.startswith("step-") and "-rest." not in key
        if not is_step or key in ("step-space", "step-location"):
            continue
        asked = {name.partition("_")[0] for name in parts(pattern).variables}
        assert asked <= {"place", "what", "who"}, key
        places = PLACES if "place" in asked else PLACES[:1]
        for place, name in product(places, NAMED if "what" in asked else NAMED[:1]):
            who = {"key": "hero-chada"}
            yield {"key": key, "args": {"place": place, "what": {"key": name}, "who": who}}


@pytest.mark.parametrize("language", languages())
def test_every_step_fits_into_every_sentence_about_plans(language: str) -> None:
    words = Catalogue(language, strict=True)
    lines: set[str] = set()
    for plan, frame in product(plans(language), FRAMES):
        lines.add(words.text(frame, {"plan": plan, "rule": "AN-MOVE-1"}))
    crooked = re.compile(r"  |\bthe (the|Hagrod|Hadria|Veest)\b|\b(to to|de de|zu zu)\b|[.,]{2}")
    assert [] == [line for line in lines if crooked.search(line)]
    assert [] == [
        line
        for line in lines
        if not line.lstrip("„“«» \u00a0")[0].isupper() or not line.endswith(".")
    ]
