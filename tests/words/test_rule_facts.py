"""A rule says the same in every language: where numbers occur, they are the same numbers."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import rietland.words
from rietland.ledger import books
from rietland.words import languages
from rietland.words.catalogue import parsed

HOME = Path(rietland.words.__file__).parent
OTHERS = languages()[1:]

#: Number words from two on. One is left out, also as a digit: an article can say it.
_TWO_TO_TWELVE = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce",
}
_MORE = {
    "en": {"both": 2, "twice": 2},
    "de": {
        "beide": 2, "beiden": 2, "beides": 2, "zweimal": 2, "dreimal": 3,
        # "Zu zweit" is "with two players".
        "zweit": 2, "dritt": 3, "viert": 4,
    },
    "fr": {},
    "es": {"ambos": 2, "ambas": 2},
}  # fmt: skip
NUMBERS: dict[str, dict[str, int]] = {
    language: {word: number for number, word in enumerate(said.split(), 2)} | _MORE[language]
    for language, said in _TWO_TO_TWELVE.items()
}

#: Numbers a text may have more (+) or less (-) often than the English one, and why.
EXCEPTIONS: dict[tuple[str, str], tuple[dict[float, int], str]] = {
    ("de", "rule-AN-COMP-2"): ({2: -1}, "says hero or heroine, not: one of the two"),
    ("fr", "rule-AN-COMP-2"): ({2: -1}, "says male or female, not: one of the two"),
    ("de", "rule-AN-COMP-11"): ({3: -1}, "lists the three kinds without counting them"),
    ("de", "rule-AN-COMP-12"): ({3: -1}, "lists the three kinds without counting them"),
    ("de", "rule-AN-SETUP-4"): ({4: -1}, "lists the spaces of the four wells without counting"),
    ("de", "rule-AN-RUNE-4"): ({2: 1}, "says that two dice decide before it names them"),
    ("de", "rule-AN-OPEN-24"): ({6: -1}, "lists the six values without counting them"),
    ("fr", "mission-watch_fires.rule"): ({2: -1}, "says that no hero shares a location"),
}

#: Numbers a rule tells players in addition to its line of the ledger, which is for developers.
MORE_THAN_THE_LEDGER: dict[str, set[float]] = {
    # Values by number of heroes: the ledger writes 30/44/58.
    "AN-DRAGON-1": {2, 4},
    "AN-L3-5": {4},
    "AN-L4-4": {3},
    "AN-L4-16": {2, 3, 4},
    "AN-L5-6": {4},
    # The steps of the sunrise are numbered.
    **{f"AN-SUN-{step}": {step} for step in range(2, 9)},
    # The ledger refers to AN-FIGHT-13: willpower is reset to 3.
    "AN-EVENT-6": {3},
    "AN-GROUP-8": {3},
    # Of the three colours.
    "AN-RUNE-5": {3},
    # The ledger has the values in a table.
    "AN-OPEN-24": {7, 8, 10, 11, 14, 17},
    # "Or both".
    "RB-SYM-16": {2},
}

_RULE = re.compile(r"rule-[A-Z]+-.+|(card|event|mission|encounter|variant)-.+\.rule")
_ID = re.compile(r"\b[A-Z]{2}(-[A-Z0-9]+)+\b")


def plain(pattern: ast.Pattern) -> str:
    """The text of a pattern, without its variables; of several wordings the last resort."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            text += plain(next(one.value for one in element.expression.variants if one.default))
    return text


@cache
def rules(language: str) -> dict[str, str]:
    """Every text that states a rule, by key."""
    found: dict[str, str] = {}
    for file in sorted((HOME / language).glob("*.ftl")):
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            if entry.value is not None:
                found[entry.id.name] = plain(entry.value)
            for part in entry.attributes:
                found[f"{entry.id.name}.{part.id.name}"] = plain(part.value)
    return {key: text for key, text in found.items() if _RULE.fullmatch(key)}


def numbers(text: str, language: str) -> Counter[float]:
    """The numbers in a text and how often each is said; ids of other rules are no numbers."""
    text = _ID.sub("", text)
    said = [float(digits.replace(",", ".")) for digits in re.findall(r"\d+(?:[.,]\d+)?", text)]
    of_words = NUMBERS[language]
    said += [of_words[word] for word in re.findall(r"[^\W\d_]+", text.lower()) if word in of_words]
    return Counter(number for number in said if number != 1)


def difference(key: str, language: str) -> dict[float, int]:
    """How much more often than in English each number is said."""
    here, there = numbers(rules(language)[key], language), numbers(rules("en")[key], "en")
    here.subtract(there)
    return {number: times for number, times in here.items() if times}


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_the_numbers_of_english(language: str) -> None:
    assert len(rules("en")) > 400
    wrong: dict[str, dict[float, int]] = {}
    for key in rules("en"):
        more = difference(key, language)
        allowed, _reason = EXCEPTIONS.get((language, key), ({}, ""))
        if more != allowed:
            wrong[key] = more
    assert {} == wrong


def test_an_exception_names_a_rule_and_a_reason() -> None:
    for (language, key), (times, reason) in EXCEPTIONS.items():
        assert language in OTHERS
        assert key in rules("en"), key
        assert times
        assert reason


def test_a_rule_has_no_number_that_its_line_of_the_ledger_lacks() -> None:
    more = {
        rule.id: set(numbers(told, "en")) - set(numbers(rule.text, "en"))
        for book in books().values()
        for rule in book.rules.values()
        if (told := rules("en").get(f"rule-{rule.id}"))
    }
    assert len(more) > 350
    assert MORE_THAN_THE_LEDGER == {rule: found for rule, found in more.items() if found}


class ByParty(visitor.Visitor):
    """Collects the choices by number of heroes that say one number each, and all in the last."""

    def __init__(self) -> None:
        self.tables: list[list[list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        of = node.selector
        if isinstance(of, ast.VariableReference) and of.id.name == "party":
            said = [re.findall(r"\d+", plain(variant.value)) for variant in node.variants]
            one_each = all(len(one) == 1 for one in said[:-1])
            if one_each and len(said[-1]) > 2 and any(one != said[0] for one in said[:-1]):
                self.tables.append(said)
        self.generic_visit(node)


@pytest.mark.parametrize("language", languages())
def test_a_text_for_any_party_lists_the_numbers_of_each(language: str) -> None:
    found = ByParty()
    for file in sorted((HOME / language).glob("*.ftl")):
        found.visit(parsed(file.read_text(encoding="utf-8")))
    assert len(found.tables) > 30
    assert [] == [
        table for table in found.tables if [one for (one,) in table[:-1]] != table[-1][:3]
    ]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "Two heroes on 24 and 36, both with 2 gold: see AN-FREE-7.", {2: 3, 24: 1, 36: 1}),
        ("en", "Once a day 1 hour; the 10th costs twice.", {10: 1, 2: 1}),
        ("de", "Zu dritt; die 9. Stunde, dreimal 5,25.", {3: 2, 9: 1, 5.25: 1}),
        ("fr", "Deux héros, la 10e heure, un seul.", {2: 1, 10: 1}),
        ("es", "Once fichas, ambas caras; véase AN-L2-10. La 10.ª hora.", {11: 1, 2: 1, 10: 1}),
    ],
)
def test_numbers_are_found(language: str, text: str, said: dict[float, int]) -> None:
    assert said == numbers(text, language)
