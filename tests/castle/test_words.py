"""Words of the card family: everything it can say has its text."""

import re
from pathlib import Path

import msgspec
import pytest

import rietland.castle
from rietland.castle import events, verbs
from rietland.castle.book import OBJECT
from rietland.castle.view.labels import option_label, symbol_label
from rietland.content import library
from rietland.content.castle.load import castle_book
from rietland.kernel.control import SAID
from rietland.views import Label
from rietland.vocabulary.castle import MORE_SYMBOLS, SYMBOLS, Grimoire, Willpower
from rietland.words import Catalogue, languages

BOOK = castle_book("rietburg", "1")
SOURCES = Path(rietland.castle.__file__).parent


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue(strict=True)


def say(words: Catalogue, label: Label) -> str:
    args = {
        name: say(words, value) if isinstance(value, Label) else value
        for name, value in label.args.items()
    }
    return words.text(label.key, args)


def test_every_verb_has_a_text(words: Catalogue) -> None:
    lexicon = verbs.lexicon([], [], [], [], [], [], 6)
    for verb in lexicon.verbs:
        # A way of a choice has a text of its own.
        assert verb in ("", "choose") or words.has(f"castle-do-{verb}"), verb


def test_every_kind_of_event_has_a_log_line(words: Catalogue) -> None:
    for kind, row in enumerate(events.KINDS.rows):
        told = not row.told or kind == SAID or words.has(f"castle-log-{row.name}")
        assert told, row.name
    for way in events.ADDS:
        assert words.has(f"castle-log-added.{way}")


def test_every_question_and_reason_has_a_text(words: Catalogue) -> None:
    asked: set[str] = set()
    reasons: set[str] = set()
    for module in SOURCES.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        asked.update(re.findall(r'"(ask-[a-z-]+)"', text))
        reasons.update(re.findall(r'"(why-[a-z-]+)"', text))
    assert "ask-turn" in asked
    assert "why-dragon" in reasons
    assert [] == sorted(key for key in asked if not words.has(f"castle-{key}"))
    assert [] == sorted(key for key in reasons if not words.has(key))


def test_every_symbol_has_a_text(words: Catalogue) -> None:
    for word in (*SYMBOLS, *MORE_SYMBOLS):
        assert words.has(f"symbol-{word.__struct_config__.tag}"), word


def test_every_printed_option_can_be_read(words: Catalogue) -> None:
    for card in BOOK.hand_cards:
        for ref in card.options:
            assert say(words, option_label(BOOK.lists[ref]))
    for kind in BOOK.encounters:
        for effect in BOOK.lists.get(kind.reward, []):
            assert say(words, symbol_label(effect))


def test_every_piece_of_the_content_has_a_name(words: Catalogue) -> None:
    keys = [f"hero-{hero.name}" for hero in BOOK.heroes]
    keys += [f"role-{hero.role}" for hero in BOOK.heroes]
    keys += [f"card-{card.name}" for card in BOOK.hand_cards if card.sort != OBJECT]
    keys += [f"encounter-{kind.name}" for kind in BOOK.encounters]
    keys += [f"encounter-{kind.name}.rule" for kind in BOOK.encounters if kind.card >= 0]
    special = [k for k in BOOK.encounters if k.card < 0 and (k.reward or k.burden or k.toll)]
    keys += [f"encounter-{kind.name}.rule" for kind in special]
    keys += [f"card-{BOOK.hand_cards[card].name}.rule" for card in BOOK.allies]
    keys += [f"card-{one.name}" for one in BOOK.narrators]
    keys += [
        f"mission-{one.name}{part}" for one in BOOK.missions for part in ("", ".rule", ".story")
    ]
    keys += [f"grimoire-{one.name}" for one in BOOK.grimoires]
    keys += [f"place-{name}" for name in BOOK.places[1:]]
    keys += [f"difficulty-{name}" for name in BOOK.difficulties]
    keys += [f"variant-rietburg-1-{name}" for name in BOOK.variants]
    keys += [f"choice-{name}" for name in BOOK.choices]
    keys += [f"gain-{name}" for name in verbs.GAINS]
    keys += [f"spirit-{name}" for name in verbs.SPIRIT_FACES]
    keys += ["legend-rietburg-1", "legend-rietburg-1.intro"]
    assert [] == [key for key in keys if not words.has(key)]


@pytest.mark.parametrize("language", languages())
def test_every_narrator_card_of_every_castle_has_a_line_to_read_aloud(language: str) -> None:
    words = Catalogue(language, strict=True)
    books = [castle_book(box, legend) for box in castles() for legend in library.legends(box)]
    lines = [words.text(f"card-{one.name}.story") for book in books for one in book.narrators]
    assert len(lines) >= 22
    assert len(lines) == len(set(lines))
    # One to three sentences, and no numbers: those are on the card.
    assert [] == [line for line in lines if not 1 <= len(re.findall(r"[.!?](?: |$)", line)) <= 3]
    assert [] == [line for line in lines if re.search(r"\d", line)]


def castles() -> list[str]:
    return [box for box in library.boxes() if library.family(box) == "castle"]


@pytest.mark.parametrize(
    ("language", "gor", "hagrod"),
    [
        ("en", "Fight the gor at the Forge (2)", "Fight Hagrod at the Forge (2)"),
        ("fr", "Combattre le gor au lieu 2 (Forge)", "Combattre Hagrod au lieu 2 (Forge)"),
        ("de", "Gegen den Gor kämpfen: Schmiede (2)", "Gegen Hagrod kämpfen: Schmiede (2)"),
        (
            "es",
            "Combatir contra el gor en el lugar 2 (Herrería)",
            "Combatir contra Hagrod en el lugar 2 (Herrería)",
        ),
    ],
)
def test_encounters_come_with_their_article(language: str, gor: str, hagrod: str) -> None:
    words = Catalogue(language, strict=True)
    place = Label("castle-place", {"number": 2, "name": Label("place-forge")})
    for name, expected in (("gor", gor), ("hagrod", hagrod)):
        label = Label("castle-do-fight", {"what": Label(f"encounter-{name}"), "place": place})
        assert expected == words.say(msgspec.to_builtins(label))


def test_the_same_symbol_twice_is_said_once(words: Catalogue) -> None:
    grimoire, point = Grimoire(), Willpower()
    assert "two grimoires" == say(words, option_label([grimoire, grimoire]))
    assert "2 willpower" == say(words, option_label([point, point]))
    assert "a grimoire, 1 willpower" == say(words, option_label([grimoire, point]))


@pytest.mark.parametrize("language", languages())
def test_a_mission_names_what_it_asks_of_each_number_of_heroes(language: str) -> None:
    words = Catalogue(language, strict=True)
    for mission in BOOK.missions:
        for effect in BOOK.lists.get(mission.price, []):
            for number in (getattr(effect, "coins", 0), getattr(effect, "points", 0)):
                if not isinstance(number, int):
                    said = words.text(f"mission-{mission.name}.rule", {})
                    found = [int(digits) for digits in re.findall(r"\d+", said)]
                    assert found == list(number.heroes.values()), (language, mission.name)
