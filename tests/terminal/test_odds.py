"""The word `odds` of the text client."""

import io

import pytest

from rietland.board.odds import advise
from rietland.table.journal import SqliteJournal
from rietland.terminal.client import Client
from rietland.terminal.console import Terminal
from rietland.terminal.odds import percent, rows
from rietland.words import Catalogue, languages
from tests.castle.scenes import at as spot
from tests.castle.scenes import scene as castle
from tests.scenes import Scene, at, scene
from tests.table.tables import table


def told(sc: Scene, language: str = "en") -> list[tuple[str, str]]:
    labels = {say: f"<{say}>" for say in sc.options()}
    return rows(sc.g, sc.s, Catalogue(language, strict=True), labels)


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_an_attack_is_told_alone_and_together() -> None:
    sc = scene(thorn=at(10, strength=3), kram=at(10, strength=2), creatures={10: "gor"})
    (first, say), *more = told(sc)
    alone, both = (advise.forecast(sc.g, sc.s, who, 10) for who in ([0], [0, 1]))
    assert "fight thorn 10" == say
    number = sc.options().index(say) + 1
    assert plain(first).startswith(f"{number:>3}  <fight thorn 10>: Win {percent(alone.win)}%")
    assert plain(first).endswith(f"together {percent(both.win)}%")
    assert any("Willpower lost: Thorn" in line for line, _ in more)


def test_a_fight_under_way_tells_every_answer_and_marks_the_best() -> None:
    sc = scene(chada=at(10, strength=3), thorn=at(5), creatures={10: "gor"})
    sc.play("fight chada 10", "roll 2")
    lines = told(sc)
    heads = [line.partition(":")[0] for line, say in lines if not say]
    assert ["To the end", "This round", "Willpower lost"] == heads
    assert sc.options() == [say for _, say in lines if say]
    (best,) = [say for line, say in lines if line.endswith("Best")]
    assert "again chada" == best


def test_odds_that_are_not_exact_say_about() -> None:
    things = ["witch_brew", "herb_3", "herb_4", "shield"]
    sc = scene(
        thorn=at(10, strength=4, things=things),
        kram=at(10, strength=4, things=things),
        creatures={10: "skral"},
    )
    (attack, _), *_ = told(sc)
    assert "together about" in attack


@pytest.mark.parametrize("language", languages())
def test_every_language_can_say_it(language: str) -> None:
    sc = scene(thorn=at(10, strength=3), kram=at(10), creatures={10: "skral"})
    assert told(sc, language)
    sc.play("fight thorn 10", "invite thorn kram")
    assert told(sc, language)


def test_without_a_fight_there_is_nothing_to_tell() -> None:
    sc = scene(thorn=at(10), kram=at(5), creatures={20: "gor"})
    assert [] == told(sc)
    out = io.StringIO()
    orchard = table(seats=[0, 0])
    assert isinstance(orchard.journal, SqliteJournal)
    Client(orchard, orchard.journal, Terminal(["odds\n"], out), Catalogue("en")).run()
    assert "There’s no fight to weigh up right now.\n" in out.getvalue()


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0.0, "0"), (0.001, "<1"), (0.126, "13"), (0.994, "99"), (0.9999, ">99"), (1.0, "100")],
)
def test_what_can_be_is_never_told_as_never_or_always(chance: float, text: str) -> None:
    assert text == percent(chance)


def test_with_cards_each_answer_says_its_sum() -> None:
    sc = castle(thorn=spot(6), kram=spot(6), stacks={6: ["troll"]})
    labels = {say: say for say in sc.options()}
    lines = {say: line for line, say in rows(sc.g, sc.s, Catalogue("en"), labels)}
    told = "  1  play thorn thorn_1 1: troll (8): 6, enough with help (Kram up to 8)"
    assert told == lines["play thorn thorn_1 1"]
