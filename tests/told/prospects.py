"""What can be foreseen at a moment: ways, hours, creatures, goals, and how fights would go."""

from rietland.board.game import BoardGame
from rietland.board.legend import goals
from rietland.board.odds.advise import advise
from rietland.board.pieces import creature_values, creatures
from rietland.board.state import State as Board
from rietland.board.turn.hours import hour_prices, hours_left
from rietland.board.turn.reach import reach
from rietland.board.turn.sunrise import next_space
from rietland.book import odds
from rietland.book import tests as checks
from rietland.book.game import BookGame
from rietland.book.state import State as Reading
from rietland.castle import estimate
from rietland.castle.game import CastleGame
from rietland.castle.state import State as Castle
from rietland.castle.strength import option_refs
from rietland.kernel.game import Game
from rietland.kernel.state import PLAYING, BaseState
from rietland.trail import curse
from rietland.trail.game import TrailGame
from rietland.trail.move import spaces_back
from rietland.trail.progress import covered, progress
from rietland.trail.state import State as Trail
from rietland.trail.ways import FLIGHT, LIGHT, SPACES, STEPS, ways

#: What is told of each; compiled records cannot list their fields.
WAY = ["hours", "path", "willpower"]
FORECAST = [
    "beaten", "blows", "brews", "exact", "falls", "fighters", "herbs", "hours", "late", "left",
    "losses", "rounds", "shields", "strikes", "win", "worth",
]  # fmt: skip
ESTIMATE = ["helpers", "helps", "kind", "place", "points", "strength", "verdict", "willpower"]
#: How a hero of a trail moves, and how far.
WAYS = [(STEPS, 4), (LIGHT, 3), (SPACES, 2), (FLIGHT, 2)]
#: Fights with more situations than this are reckoned roughly, to be quick.
SITUATIONS = 30


def of(game: Game, s: BaseState) -> list[str]:
    if s.result != PLAYING:
        return []
    if isinstance(game, BoardGame) and isinstance(s, Board):
        return _board(game, s)
    if isinstance(game, CastleGame) and isinstance(s, Castle):
        return _castle(game, s)
    if isinstance(game, BookGame) and isinstance(s, Reading):
        return _book(game, s)
    assert isinstance(game, TrailGame)
    assert isinstance(s, Trail)
    return _trail(game, s)


def _board(game: BoardGame, s: Board) -> list[str]:
    lines: list[str] = []
    for h, hero in enumerate(s.heroes):
        hours = hours_left(game, s, h, 1), hours_left(game, s, h, 4), hour_prices(game, s, hero)
        lines.append(f"hero {h}: {hours}")
        lines += [f"way of {h}: {_said(way, WAY)}" for way in reach(game, s, h)]
    for c, space in enumerate(s.creature_space):
        if space >= 0:
            goes = next_space(game, s, c, space, s.occupant, creatures.lures(game, s))
            strong = (
                creature_values.strength_of(game, s, c),
                creature_values.willpower_of(game, s, c),
            )
            lines.append(f"creature {c}: {goes} {strong} {creature_values.reward_of(game, s, c)}")
    for goal in game.book.goals:
        if goals.stands(game, s, goal):
            done = goals.done(game, s, goal), goals.need(game, s, goal)
            known = goals.is_met(game, s, goal), goals.is_lost(game, s, goal)
            part = round(goals.progress(game, s, goal), 6)
            lines.append(f"{goals.key(game, goal)}: {done} {known} {part}")
    fights = advise(game, s, limit=SITUATIONS) if len(s.heroes) == 2 else []
    for advice in fights:
        best = "best " if advice.best else ""
        lines.append(f"{best}{game.say(advice.action)}: {_said(advice.forecast, FORECAST)}")
    return lines


def _castle(game: CastleGame, s: Castle) -> list[str]:
    found: list[estimate.FightEstimate] = []
    for h, hero in enumerate(s.heroes):
        for card in hero.hand:
            for number in range(1, len(game.book.hand_cards[card].options) + 1):
                found += estimate.of_card(game, s, h, card, option_refs(game, card, number))
        if s.fight is not None and h != s.active:
            found.append(estimate.of_help(game, s, h))
    return [_said(one, ESTIMATE) for one in found]


def _book(game: BookGame, s: Reading) -> list[str]:
    """The tests on the ways of the open section, for everybody."""
    lines: list[str] = []
    for way in game.book.sections[s.pages[-1]].ways:
        test = game.book.ways[way].test
        for h in range(s.size) if test is not None else []:
            assert test is not None
            needs = checks.dice(game, s, h, test), checks.against(game, s, test)
            plain, gift = odds.chance(game, s, h, test), odds.chance_with_gift(game, s, h, test)
            lines.append(f"test of {h}: {needs} {round(plain, 6)} {round(gift, 6)}")
    return lines


def _trail(game: TrailGame, s: Trail) -> list[str]:
    """How far everybody has come, and what each way to move would allow."""
    lines = [f"progress {round(progress(game, s), 6)}, together {game.concerned(s)}"]
    for h in range(s.size):
        lead = curse.distance(game, s, h), round(covered(game, s, h), 6)
        lines.append(f"hero {h}: {lead}, back {spaces_back(game, s, h)}")
        for mode, budget in WAYS:
            found = [(way.space, way.paths, way.steps) for way in ways(game, s, h, mode, budget)]
            lines.append(f"ways {mode} {budget}: {found}")
    return lines


def _said(record: object, fields: list[str]) -> str:
    """The fields of a record; numbers that were reckoned are rounded."""
    return str({name: _rounded(getattr(record, name)) for name in fields})


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 6)
    return [_rounded(one) for one in value] if isinstance(value, list) else value
