"""Piles of a legend: cards that heroes own, cards shown and discarded, tokens on the track."""

from pathlib import Path

from rietland.board import events
from rietland.board.game import BoardGame
from rietland.board.legend import narrator, own_cards
from rietland.board.state import AT_END, state_from_data
from rietland.board.turn import deeds
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.pile import UNSEEN
from rietland.kernel.setup import Setup
from rietland.vocabulary import board as words
from tests.board.values import read
from tests.content.drafts import GOOD, said_of
from tests.marks import rule
from tests.plain import plain
from tests.scenes import Scene

LEGEND = """\
legend: cards
source: authored
heroes: [2, 4]
difficulties: [easy]
piles:
  tasks:
    source: authored
    drawn_by: hero
    cards:
      rest:
        source: authored
        do: [{gain: {gold: 1}}]
        triggers:
          slept:
            source: authored
            when: {quiet}
            if: [{somebody: {owner: rest, at: 72}}]
            do: [{done: rest}, {gain: {who: {owner: rest}, strength: 1}}]
      walk:
        source: authored
        do: [{gain: {gold: 2}}]
        triggers:
          late:
            source: authored
            when: {narrator_reaches: C}
            do: [{spoil: walk}, {done: walk}]
  omens:
    source: authored
    cards:
      crow: {source: authored, count: 6, do: [{say: log-dawn}]}
  foes:
    source: authored
    keep: 1
    cards:
      wolf: {source: authored, do: [{set: {came: 1}}]}
      bear: {source: authored, do: [{set: {came: 2}}]}
setup:
  - checklist
  - draw: {pile: tasks, then: own, who: all, order: highest}
  - repeat:
      times: 3
      do:
        - roll: {die: hero, into: letter}
        - star: {from: omens, at: {by: letter, 1-2: B, else: D}, most: 2}
  - star: {card: "N", at: "N"}
  - set: {came: 0}
cards:
  "N":
    source: authored
    do:
      - if: {all: [{card: {pile: tasks, is: done, all: true}}],
             then: [{win: why-won}], otherwise: [{fail: why-lost}]}
deeds:
  look: {source: authored, at: [7], do: [{draw: {pile: foes, then: show}}]}
  burn: {source: authored, at: [7], do: [{draw: {pile: omens, then: discard}}]}
  snuff: {source: authored, at: [7], do: [{remove: {card: omens, is: starred, pick: lowest}}]}
  hum: {source: authored, at: [7], times: 2, do: [{say: log-dawn}]}
  boast:
    source: authored
    at: [7]
    if: [{counter: {name: came, at_least: 1}}]
    do: [{gain: {gold: 1}}]
  toil: {source: authored, at: [7], hours: 1, do: [{pay: {willpower: 3}}, {gain: {strength: 1}}]}
  mark:
    source: authored
    at: [7]
    do:
      - roll: {die: hero, into: letter}
      - star: {from: omens, at: {by: letter, 1-2: B, else: D}, most: 1}
triggers:
  settled:
    source: authored
    when: {quiet}
    if: [{card: {pile: tasks, is: settled, all: true}}]
    do: [{draw: foes}]
"""


#: Two that are dealt, one that never is.
CARDS = ("walk", "rest", "crow")


def begun(folder: Path, *dice: int) -> Scene:
    """Eara drew `walk`, Kram `rest`; the dice say where the tokens lie."""
    path = folder / "cards.yaml"
    path.write_text(LEGEND.replace("{quiet}", "quiet"), encoding="utf-8")
    box = load.box_files("base")
    g = BoardGame(make_book(box, load.legend_file(box, path)), ["kram", "eara"])
    sc = Scene(g, g.start(Setup("base", "cards", "easy", ["kram", "eara"], [0, 1], "")))
    sc.play("draw 1")
    return sc.play("draw 0", *[f"roll {one}" for one in dice])


@rule("AN-FATE-11")
def test_cards_are_dealt_highest_rank_first_and_carried_out_for_their_hero(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    assert [1, 2] == [hero.gold for hero in sc.s.heroes]
    view = plain(sc.g.view(sc.s, -1))
    assert isinstance(view["heroes"], list)
    assert [
        ["event-base-tasks-rest", "open"],
        ["event-base-tasks-walk", "open"],
    ] == [[one["cards"][0][key] for key in ("key", "state")] for one in view["heroes"]]


@rule("AN-FATE-12")
def test_a_card_is_done_the_moment_its_condition_holds(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    before = sc.hero("kram").strength
    sc.hero("kram").space = 18
    sc.play("walk kram 72")
    assert before + 1 == sc.hero("kram").strength
    assert [own_cards.OPEN, own_cards.DONE] == sc.s.card_state
    assert 1 == len(sc.told("done"))


@rule("AN-FATE-14")
def test_a_spoiled_card_stays_spoiled_and_the_last_one_wakes_who_waits(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    sc.hero("kram").space = 18
    sc.play("walk kram 72")
    narrator.go_to_letter(sc.g, sc.s, 2, "AN-GEN-4")
    sc.g.go_on(sc.s)
    assert [own_cards.SPOILED, own_cards.DONE] == sc.s.card_state
    # All are settled: one of the two foes is drawn, and nobody knew which.
    assert ["draw 0", "draw 1"] == sc.options()
    sc.play("draw 1")
    assert 2 == sc.s.counters[sc.g.book.counter("came")]


@rule("AN-L3-9")
def test_what_is_asked_of_cards_one_or_all_of_a_pile(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    first, one, all_ = (
        "{name: walk, is: %s}",
        "{name: rest, is: %s}",
        "{pile: tasks, is: %s, all: true}",
    )
    some, other = "{pile: tasks, is: %s}", "{pile: omens, is: %s, all: true}"
    opened, done, spoiled = own_cards.OPEN, own_cards.DONE, own_cards.SPOILED
    # Rows: Eara's `walk`, Kram's `rest`.
    for rows, asked, holding in (
        ([opened, opened], one, ["open"]),
        ([done, opened], one, ["open"]),
        ([opened, done], one, ["done", "settled"]),
        ([done, spoiled], one, ["spoiled", "settled"]),
        ([spoiled, opened], first, ["spoiled", "settled"]),
        ([opened, opened], all_, ["open"]),
        ([done, opened], all_, []),
        ([opened, spoiled], all_, []),
        ([done, spoiled], all_, ["settled"]),
        ([done, done], all_, ["done", "settled"]),
        ([done, opened], some, ["open", "done", "settled"]),
        ([spoiled, done], some, ["done", "spoiled", "settled"]),
        ([opened, opened], some, ["open"]),
        ([done, done], other, []),
    ):
        sc.s.card_state = rows
        found = []
        for state in ("open", "done", "spoiled", "settled"):
            condition = read(words.CardIs, asked % state)
            assert isinstance(condition, words.CardIs)
            if own_cards.holds(sc.g, sc.s, condition):
                found.append(state)
        assert holding == found, (rows, asked)
    nobodys = read(words.CardIs, "{name: crow, is: done}")
    assert isinstance(nobodys, words.CardIs)
    assert not own_cards.holds(sc.g, sc.s, nobodys)


@rule("AN-FATE-11", "AN-FATE-12", "AN-FATE-14")
def test_a_card_is_settled_once_and_all_hear_whose_it_was(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    tasks = sc.g.book.deck("tasks")
    assert (1, 0, -1) == tuple(own_cards.owner_of(sc.g, sc.s, name) for name in CARDS)
    assert [[0, 1], []] == [own_cards.rows(sc.g, sc.s, pile) for pile in ("tasks", "omens")]
    sc.s.news = []
    own_cards.settle(sc.g, sc.s, "crow", own_cards.DONE, "AN-FATE-12")
    own_cards.settle(sc.g, sc.s, "walk", own_cards.SPOILED, "AN-FATE-14")
    own_cards.settle(sc.g, sc.s, "walk", own_cards.DONE, "AN-FATE-12")
    assert [own_cards.SPOILED, own_cards.OPEN] == sc.s.card_state
    own_cards.settle(sc.g, sc.s, "rest", own_cards.DONE, "AN-FATE-12")
    assert [own_cards.SPOILED, own_cards.DONE] == sc.s.card_state
    own_cards.deal(sc.g, sc.s, sc.g.book.deck("omens"), 0, 1, "AN-FATE-11")
    told = [
        (events.KINDS.rows[one.kind].name, one.who, one.what, one.where, one.amount)
        for one in sc.s.news
    ]
    assert [
        ("spoiled", 1, 1, -1, tasks),
        ("done", 0, 0, -1, tasks),
        ("dealt", 1, 0, -1, sc.g.book.deck("omens")),
    ] == told
    only = read(words.CardIs, "{pile: omens, is: open, all: true}")
    assert isinstance(only, words.CardIs)
    assert own_cards.holds(sc.g, sc.s, only), "all of a pile may be a single card"


@rule("AN-OPEN-42")
def test_a_deed_is_done_as_often_as_it_says_and_while_its_condition_holds(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    assert "act kram toil" in sc.options()
    assert "act kram hum" not in sc.options(), "what takes no hour is no action of a turn"
    assert [(0, 7, 0)] == [
        (one.who, one.where, one.amount) for one in sc.play("deed kram hum").told("deed")
    ]
    sc.play("deed kram hum")
    assert "AN-OPEN-42" == sc.refused("deed kram hum")
    assert "AN-OPEN-42" == sc.refused("deed kram boast")
    sc.s.counters[sc.g.book.counter("came")] = 1
    sc.play("deed kram boast")
    for unknown in (-1, len(sc.g.book.deeds)):
        assert "AN-OPEN-42" == deeds.refusal(sc.g, sc.s, 0, unknown)


@rule("AN-OPEN-42", "AN-OPEN-2")
def test_overtime_leaves_what_a_deed_with_hours_costs_besides(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    kram = sc.hero("kram")
    before = kram.strength
    kram.hours, kram.willpower = 7, 5
    assert "AN-TIME-2" == sc.refused("act kram toil")
    kram.willpower = 6
    sc.play("act kram toil")
    assert (8, 1, before + 1) == (kram.hours, kram.willpower, kram.strength)


def test_a_card_that_is_shown_stays_on_the_pile(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    piles = {one["name"]: one for one in plain(sc.g.view(sc.s, -1))["piles"]}
    assert [1, []] == [piles["foes"]["left"], piles["foes"]["open"]]
    sc.play("deed kram look", "draw 0")
    piles = {one["name"]: one for one in plain(sc.g.view(sc.s, -1))["piles"]}
    assert [1, ["event-base-foes-wolf"]] == [piles["foes"]["left"], piles["foes"]["open"]]
    assert 0 == sc.s.counters[sc.g.book.counter("came")]


def test_a_card_that_is_discarded_is_seen_and_not_carried_out(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 1, 6)
    sc.play("deed kram burn", "draw 0")
    piles = {one["name"]: one for one in plain(sc.g.view(sc.s, -1))["piles"]}
    assert [5, 1] == [piles["omens"]["left"], piles["omens"]["removed"]]
    assert [] == sc.told("said")
    assert sc.s.to_data() == state_from_data(sc.s.to_data(), sc.g.book).to_data()


@rule("AN-TOKEN-17")
def test_the_die_is_rolled_again_for_a_full_letter(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 2, 1, 6)
    track = plain(sc.g.view(sc.s, -1))["track"]
    assert isinstance(track, dict)
    assert [
        {"letter": "B", "pile": "omens", "count": 2},
        {"letter": "D", "pile": "omens", "count": 1},
    ] == track["tokens"]


@rule("AN-TOKEN-17")
def test_when_every_letter_is_full_the_die_decides(tmp_path: Path) -> None:
    sc = begun(tmp_path, 1, 2, 6)
    sc.play("deed kram mark", "roll 6")
    assert "ask-turn" == sc.prompt()
    assert [1, 1, 3, 3] == [letter for letter in sc.s.star_at if letter < 13]


@rule("AN-FATE-9")
def test_the_nearest_card_on_the_track_is_taken_away_unseen(tmp_path: Path) -> None:
    sc = begun(tmp_path, 6, 6, 1)
    sc.play("deed kram snuff")
    assert [3, 3] == [letter for letter in sc.s.star_at if letter < 13]
    omens = sc.s.piles[sc.g.book.decks[sc.g.book.deck("omens")].pile]
    assert [UNSEEN] * 6 == omens.stacks[0]
    assert ["track_gone"] == [
        one["kind"] for one in plain(sc.g.news(sc.s, -1)) if one["kind"] != "deed"
    ]


@rule("AN-FATE-9", "AN-L4-5")
def test_a_card_that_waits_at_the_end_token_lies_at_its_letter(tmp_path: Path) -> None:
    sc = begun(tmp_path, 6, 6, 1)
    sc.s.star_at = [*sc.s.star_at, AT_END]
    sc.s.star_card = [*sc.s.star_card, -1 - sc.g.book.deck("omens")]
    sc.s.last_letter = 11
    track = plain(sc.g.view(sc.s, -1))["track"]
    assert isinstance(track, dict)
    assert ["B", "D", "L"] == [one["letter"] for one in track["tokens"]]
    gone = [sc.play("deed kram snuff").told("track_gone")[0].amount for _ in range(4)]
    assert [1, 3, 3, 11] == gone, "the nearest first"


def test_faults_of_cards_are_named(tmp_path: Path) -> None:
    pile = "piles:\n  omens: {source: authored, cards: {crow: {source: authored, do: []}}}\nsetup:"
    roll = "{roll: {die: hero, into: flood}}"
    star = "{star: {from: omens, at: {by: flood, 1-2: B, 3-6: D}, most: 2}}"
    thrown = "roll: {die: hero, into: flood}"
    for effect, said in (
        ("star: {from: omens, at: B, most: 2}", "the 'roll' for 'at' must come right before"),
        (
            f"{thrown}\n  - star: {{from: omens, at: {{by: flood, 1: end, else: B}}, most: 2}}",
            "'most' counts the cards at a letter, so 'at' cannot be 'end'",
        ),
        (f"repeat: {{times: 5, do: [{roll}, {star}]}}", "2 letters take 4 of them, not 5"),
        ("draw: {pile: omens, then: own}", "which hero?"),
        ("done: raven", "there is no card of a pile 'raven'"),
        ("remove: {card: omens, is: done}", "only those on the legend track"),
        ("if: {all: [{card: {is: done}}]}", "'card' needs either a 'name' or a 'pile'"),
        ("if: {all: [{exists: {card: omens}}]}", "'is' says which of its cards"),
    ):
        text = GOOD.replace("setup:", pile).replace("  - read: B\n", f"  - read: B\n  - {effect}\n")
        assert any(said in line for line in said_of(tmp_path, text)), (effect, said)
