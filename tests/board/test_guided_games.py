"""Games of a sensible player, with a whim now and then, keep the twelve properties to their end.

Beside `test_random_games.py`: these get further by winning fights, and look at piles and decks.
"""

import pytest
from hypothesis import strategies as st

from rietland.board.frames import PICK, SPLIT
from rietland.board.game import BoardGame
from rietland.board.state import IN_CASTLE, SLAIN, State
from rietland.board.things import face_of, kind_of
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pile import UNSEEN
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.ledger import UnknownRule, rule_text
from rietland.players.player import make_player
from tests.conformance import Habit, conforms

PARTIES = [
    ["thorn", "chada"],
    ["kram", "eara", "pasco"],
    ["liphardus", "mairen", "chada", "bait"],
]


def known(game: Game, s: BaseState) -> tuple[BoardGame, State]:
    assert isinstance(game, BoardGame)
    assert isinstance(s, State)
    return game, s


def articles(game: Game, s: BaseState) -> object:
    """Articles of the equipment board: on it, held, lying, carried by creatures."""
    g, s = known(game, s)
    found = s.stock[:]
    held = [code for hero in s.heroes for code in hero.things]
    for code in [*held, *s.loose, *(load for load in s.creature_load if load)]:
        found[kind_of(code)] += 1
    return [n for n, kind in zip(found, g.book.things, strict=True) if kind.sold and n > kind.count]


def faults(game: Game, s: BaseState) -> list[str]:
    g, s = known(game, s)
    return [*hero_faults(g, s), *creature_faults(g, s), *token_faults(g, s)]


def hero_faults(g: BoardGame, s: State) -> list[str]:
    found: list[str] = []
    # While a loss is shared out somebody may stand at 0; they fall when it is done.
    least = 0 if any(frame.kind == SPLIT for frame in s.agenda) else 1
    for name, hero in zip(g.party, s.heroes, strict=True):
        if not least <= hero.willpower <= g.book.max_willpower:
            found.append(f"{name} has {hero.willpower} willpower")
        if not 1 <= hero.strength <= g.book.max_strength:
            found.append(f"{name} has {hero.strength} strength")
        if not 0 <= hero.hours <= g.book.hours + len(g.book.overtime):
            found.append(f"{name} has used {hero.hours} hours")
        if hero.gold < 0 or hero.farmers < 0:
            found.append(f"{name} has {hero.gold} gold and {hero.farmers} farmers")
        if hero.things != sorted(hero.things):
            found.append(f"the things of {name} are not sorted")
        for code in hero.things:
            if face_of(code) not in g.book.things[kind_of(code)].faces:
                found.append(f"{name} holds {code}, which is nothing")
    return found


def creature_faults(g: BoardGame, s: State) -> list[str]:
    found: list[str] = []
    for c, space in enumerate(s.creature_space):
        if space >= 0 and s.occupant[space] != c:
            found.append(f"creature {c} is on {space}, where {s.occupant[space]} is")
    for space, c in enumerate(s.occupant):
        if c >= 0 and s.creature_space[c] != space:
            found.append(f"{space} holds creature {c}, which is on {s.creature_space[c]}")
    for number, kind in enumerate(g.book.creatures):
        out = [
            space
            for k, space in zip(s.creature_kind, s.creature_space, strict=True)
            if k == number and (space >= 0 or space in (SLAIN, IN_CASTLE))
        ]
        if len(out) > kind.figures:
            found.append(f"{len(out)} figures of {kind.name}, the box has {kind.figures}")
    if s.result == PLAYING and s.captured > s.shields:
        found.append(f"{s.captured} creatures on {s.shields} shields")
    return found


def token_faults(g: BoardGame, s: State) -> list[str]:
    found: list[str] = []
    # While the group picks circles to leave empty, more backs lie there than there are tokens.
    picking = any(frame.kind == PICK for frame in s.agenda)
    for name, pile in (("fog", s.fog), ("event", s.deck)):
        hidden = sum(stack.count(UNSEEN) for stack in pile.stacks)
        if hidden != sum(pile.unseen) and not picking:
            found.append(f"{hidden} {name} backs for {sum(pile.unseen)} unseen faces")
    if not 0 <= s.narrator <= g.book.last_letter:
        found.append(f"the narrator is on {s.narrator}")
    if min(s.stock) < 0:
        found.append("the equipment board owes something")
    if len(s.loose) != len(s.loose_at):
        found.append("a thing lies nowhere")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    """Legend cards not read yet, event cards nobody has seen."""
    g, s = known(game, s)
    found = [
        f'"card-{g.book.box}-{g.book.legend}-{name}"'
        for n, name in enumerate(g.book.cards)
        if n not in s.read
    ]
    deck = g.book.decks[s.deck_name]
    for card, unseen in enumerate(s.deck.unseen):
        if unseen:
            found.append(f'"event-{g.book.box}-{deck.name}-{deck.cards[card]}"')
    return found


def is_rule(game: Game, rule: str) -> bool:
    """An id of the ledger, or the address of something the Book does."""
    try:
        rule_text(rule)
    except UnknownRule:
        return rule.rpartition("/")[0] in game.base.lists
    return True


def greedy(game: Game, s: BaseState) -> Action | None:
    """A sensible player, whose games last until the legend's end."""
    return GREEDY.choose(game, s, game.pending(s).seat)


GREEDY = make_player("greedy", 1)
GUIDED = Habit(20_000, articles, faults, secrets, is_rule, seats=3, tries=5, every=9, guide=greedy)


def setups(legend: str, party: list[str]) -> st.SearchStrategy[Setup]:
    """Every difficulty and variant, for one party of three people."""
    book = library.board_book("base", legend)
    return st.builds(
        Setup,
        st.just("base"),
        st.just(legend),
        st.sampled_from(book.difficulties),
        st.just(party),
        st.just([0, 1, 2, 0][: len(party)]),
        st.sampled_from(["", *book.variants]),
    )


@pytest.mark.parametrize("party", PARTIES, ids=len)
@pytest.mark.parametrize("legend", library.legends("base"))
def test_long_games_conform(legend: str, party: list[str]) -> None:
    conforms(library.game("base", legend, party), setups(legend, party), GUIDED, 1)


@pytest.mark.slow
@pytest.mark.parametrize("party", PARTIES, ids=len)
@pytest.mark.parametrize("legend", library.legends("base"))
def test_many_long_games_conform(legend: str, party: list[str]) -> None:
    conforms(library.game("base", legend, party), setups(legend, party), GUIDED, 25)
