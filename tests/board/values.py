"""Values of the vocabulary as authors write them: read from YAML, and asked on a small table."""

from rietland.board.game import BoardGame
from rietland.content.board.load import WORDS
from rietland.content.build import Builder
from rietland.content.faults import Report
from rietland.content.read import read_text
from rietland.content.reading import Reading
from rietland.vocabulary.control import Word
from tests.scenes import Scene, at, fresh_book, scene


def read(kind: type[Word], text: str) -> Word:
    """The record that this YAML says."""
    root = read_text(text, "a.yaml", Report())
    assert root is not None
    reading = Reading()
    made = Builder(WORDS, reading, {}).file(kind, root)
    assert made is not None, reading.report.lines()
    return made


def table() -> Scene:
    """Four heroes, five creatures, a figure, things and tokens; counters `die` 4 and `hit`."""
    sc = scene(
        thorn=at(14, willpower=9, strength=2, gold=3, things=["helm"]),
        kram=at(24, willpower=12, strength=6, resting=True, hours=3),
        chada=at(26, willpower=3, strength=1, farmers=1, hours=5),
        eara=at(0, willpower=20, strength=9, gold=3, things=["wineskin", "wineskin"]),
        creatures={14: "gor", 20: "gor", 32: "skral", 48: "gor", 60: "troll"},
        loose={20: ["herb_3", "gold", "gold"], 24: ["farmer"], 36: ["herb_4"], 40: ["rune_hidden"]},
        fog={8: None, 11: "gor"},
        figures={"witch": 8, "prince": 72},
        narrator="C",
    )
    book = fresh_book(sc.g.book.legend)
    book.counters += ["die", "hit", "hit@1", "hit@2", "hit@3"]
    book.per_hero.append("hit")
    book.paths = {"vent": [26, 25, 24, 0, 14]}
    book.icons = {"gem": [14, 20, 40]}
    sc.s.counters = [*sc.s.counters, 4, 0, 2, 0, 1]
    sc.s.creature_name = [0 if kind == 1 else -1 for kind in sc.s.creature_kind]
    return Scene(BoardGame(book, sc.g.party), sc.s)
