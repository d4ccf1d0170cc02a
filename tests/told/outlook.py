"""What can be asked of a table without changing it, as fingerprints: words of content and goals.

In shaken games (`tests/told/shaken.py`), after a few inputs: which pieces, heroes and spaces many
descriptions name, what numbers come out, how far every goal is, what lends strength, where ways are
shut, and how a game goes on that is played at random.
"""

from collections.abc import Iterator
from random import Random
from typing import Literal

from rietland.board.fight import combat, opponents, strength, trials
from rietland.board.game import BoardGame
from rietland.board.legend import filters, goals, measures, own_cards
from rietland.board.pieces import creature_values, creatures, figures
from rietland.board.pieces.heroes import is_out
from rietland.board.state import State
from rietland.board.turn import land, storm
from rietland.kernel.control import amount
from rietland.kernel.game import perft
from rietland.kernel.playout import playout
from rietland.kernel.state import PLAYING
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from tests.told import shaken

SEEDS = range(0, 264, 4)
#: Inputs of a game, and after how many one looks around.
INPUTS = 4
EVERY = 4
STATS: list[Literal["strength", "willpower", "gold", "hours"]] = [
    "strength", "willpower", "gold", "hours",
]  # fmt: skip


def telling(seed: int) -> Iterator[tuple[str, list[str]]]:
    """What is asked of a table, by how often one has looked around."""
    game, s = shaken.opening(seed)
    assert isinstance(game, BoardGame)
    assert isinstance(s, State)
    random = Random(seed)
    for number in range(INPUTS + 1):
        if s.result != PLAYING:
            return
        if number % EVERY == 0:
            lines = [line for part in PARTS for line in part(game, s)]
            yield str(number // EVERY), lines
        game.apply(s, random.choice([*game.pending(s).options, *game.asides(s)]))


# What is asked.


def _of_words(g: BoardGame, s: State) -> Iterator[str]:
    """Every description, for a hero and for the group, with a piece and a place."""
    first = next((c for c, space in enumerate(s.creature_space) if space >= 0), -1)
    for h in range(-1, len(s.heroes)):
        s.me = h
        hero = s.heroes[max(0, h)]
        s.it, s.there = (first * 8 if s.me % 2 else 1), hero.space
        for number, pieces in enumerate(_pieces(g)):
            found = filters.pieces(g, s, pieces, s.me < 0)
            said = [(one.sort, one.number, one.space, one.holder, one.bearer) for one in found]
            yield f"pieces {s.me} {number}: {said}"
        for number, who in enumerate(_filters(g)):
            yield f"heroes {s.me} {number}: {filters.select(g, s, who)}"
        for number, at in enumerate(_spaces(g)):
            yield f"spaces {s.me} {number}: {filters.spaces(g, s, at)}"
            yield f"is at: {[filters.is_at(g, s, one.space, at) for one in s.heroes]}"
        if s.me >= 0:
            yield f"numbers {s.me}: {[_number(g, s, one) for one in _numbers(g)]}"
    s.me, s.it, s.there = -1, -1, -1


def _number(g: BoardGame, s: State, number: control.Amount) -> tuple[int, int]:
    return measures.measure(g, s, number), amount(g, s, number)


def _pieces(g: BoardGame) -> list[words.Pieces]:
    things = [kind.name for kind in g.book.things]
    kinds = [kind.name for kind in g.book.creatures if kind.counted]
    found = [
        words.Pieces(name="it"),
        words.Pieces(creature="any"),
        words.Pieces(creature="any", fixed=True),
        words.Pieces(creature="any", fixed=False, pick="lowest"),
        words.Pieces(creature="any", pick="highest"),
        words.Pieces(creature="any", pick="nearest", to="here"),
        words.Pieces(creature=kinds[:2], count=2),
        words.Pieces(creature="any", other_than=words.Pieces(name="it")),
        words.Pieces(opponent="any"),
        words.Pieces(figure="any"),
        words.Pieces(figure="any", at="here"),
        words.Pieces(thing="any"),
        words.Pieces(thing="any", lying=True),
        words.Pieces(thing="any", held_by=words.Filter(me=True)),
        words.Pieces(thing="any", at="there"),
        words.Pieces(thing="any", face=3),
        words.Pieces(thing=things[:3]),
        words.Pieces(thing="any", carried_by=words.Pieces(creature="any")),
        words.Pieces(thing="any", carried_by=words.Pieces(figure="any")),
        _token("fog"),
        _token("well"),
        _token("well", face="full"),
        _token("well", face="drained"),
        _token("broken_bridge"),
    ]
    found += [words.Pieces(name=name) for name in g.book.figure_names[:4]]
    found += [words.Pieces(name=one.name) for one in g.book.named[:3]]
    found += [_token("fog", face=face) for face in g.book.fog_faces[:3]]
    found += [words.Pieces(token=token.name) for token in g.book.tokens]
    for deck in g.book.decks:
        found.append(words.Pieces(card=deck.name, state="starred"))
        found.append(words.Pieces(card=deck.name, state="discarded"))
        if deck.needs:
            found.append(words.Pieces(card=deck.name, state="open"))
            found.append(words.Pieces(card=deck.name, state="settled"))
    return found


def _token(name: str, face: str = "") -> words.Pieces:
    return words.Pieces(token=name, face=face)


def _filters(g: BoardGame) -> list[words.Filter]:
    things = [kind.name for kind in g.book.things]
    found = [
        words.Filter(),
        words.Filter(me=True),
        words.Filter(others=True),
        words.Filter(fighters=True),
        words.Filter(resting=True),
        words.Filter(rank="lowest"),
        words.Filter(rank="highest"),
        words.Filter(at="here"),
        words.Filter(at="there", others=True),
        words.Filter(excluded=words.Filter(at="here")),
        words.Filter(any=[words.Filter(me=True), words.Filter(resting=True)]),
        words.Filter(having=words.Pieces(creature="any")),
        words.Filter(having=words.Pieces(thing="any", lying=True)),
        words.Filter(role=["warrior", "wizard"]),
        words.Filter(strength=control.Range(at_least=4)),
        words.Filter(willpower=control.Range(at_most=7)),
        words.Filter(hours=control.Range(exactly=2)),
        words.Filter(gold=control.Range(at_least=1, at_most=5)),
    ]
    for stat in STATS:
        found += [words.Filter(most=stat), words.Filter(least=stat)]
    return [*found, *(words.Filter(holds={name: 1}) for name in things[:12])]


def _spaces(g: BoardGame) -> list[object]:
    """Spaces by all that a filter can ask for."""
    heroes = words.SpacesOf(spaces="here")
    found: list[object] = [
        "here",
        "there",
        words.Spaces(of=words.Filter()),
        words.Spaces(of=words.Pieces(creature="any")),
        words.Spaces(of=words.Pieces(creature="any"), pick="highest"),
        words.Spaces(of=words.Pieces(thing="any", lying=True), first=2),
        words.Spaces(arrow="here"),
        words.Spaces(arrow="here", steps=3),
        words.Spaces(arrow="here", steps=-2),
        words.Spaces(at="here", without=words.Pieces(creature="any")),
        words.Spaces(next_to="here"),
        words.Spaces(next_to="here", having=words.Pieces(creature="any")),
        words.Spaces(next_to="here", excluded="there"),
        words.Spaces(within=words.Within(of="here", steps=2), between=(20, 60)),
        words.Spaces(within=words.Within(of="here", steps=1), between=(1, 30), pick="lowest"),
        words.Spaces(of=words.Filter(), pick="nearest", to="there"),
        words.Spaces(of=heroes, any=["here", "there"]),
    ]
    found += [words.Spaces(region=region) for region in list(g.book.regions)[:2]]
    found += [words.Spaces(path=path, behind="here") for path in list(g.book.paths)[:2]]
    found += [words.Spaces(icon=icon) for icon in list(g.book.icons)[:2]]
    return found


def _numbers(g: BoardGame) -> list[control.Amount]:
    found = [
        control.Amount(count=words.Filter()),
        control.Amount(count=words.Pieces(creature="any"), times=3),
        control.Amount(count=words.Pieces(thing="any"), half="up"),
        control.Amount(count=words.Pieces(thing="any"), half="down"),
        control.Amount(worth=words.Pieces(thing="any"), over=4),
        control.Amount(worth=words.Pieces(thing="any"), over=4, round="up"),
        control.Amount(steps=("here", words.Spaces(of=words.Pieces(creature="any")))),
        control.Amount(letters=("narrator", "end")),
        control.Amount(letters=("A", "narrator"), at_least=2, at_most=5),
    ]
    for stat in STATS:
        found += [control.Amount(hero=stat), control.Amount(hero=stat, of=words.Filter())]
    for one in g.book.named[:3]:
        found.append(control.Amount(opponent=one.name, value="strength"))
        found.append(control.Amount(opponent=one.name, value="willpower"))
    return found


def _of_goals(g: BoardGame, s: State) -> Iterator[str]:
    needs = [goal for deck in g.book.decks for row in deck.needs for goal in row]
    for goal in [*g.book.goals, *needs]:
        before = [one.name for one in goals.open_before(g, s, goal)]
        yield (
            f"goal {goal.name} {goals.stands(g, s, goal)} {before} {goals.lasts(goal)}"
            f" {goals.done(g, s, goal)} of {goals.need(g, s, goal)} {goals.is_met(g, s, goal)}"
            f" {goals.is_lost(g, s, goal)} {goals.at_risk(g, s, goal)}"
            f" {goals.is_next_step(g, s, goal)} {goals.sunrises_left(g, s, goal)}"
            f" {round(goals.progress(g, s, goal), 9)}"
        )
    opened = goals.first_open(g, s)
    yield f"{opened and opened.name} {goals.open_goals(g, s)} {round(goals.mean_progress(g, s), 9)}"
    rows = range(len(s.card_deck))
    yield f"cards {[round(goals.card_progress(g, s, row), 9) for row in rows]}"
    yield f"states {[own_cards.in_state(s, row, 'settled') for row in rows]}"


def _of_land(g: BoardGame, s: State) -> Iterator[str]:
    for h, hero in enumerate(s.heroes):
        yield f"shut {h}: {land.shut_spaces(g, s, h)} blown {storm.blown_to(g, s, h)}"
        if is_out(hero):
            continue
        for to in g.book.roads[hero.space]:
            yield (
                f"{to}: {land.step_refusal(g, s, h, hero.space, to)} {land.toll(g, s, h, to)}"
                f" {land.toll_rule(g, s, h, to)} {land.toll_refusal(g, s, h, to, 2)}"
                f" {land.burdens(g, s, h, to)} {land.ends_move(g, s, h, to)}"
                f" {land.is_blocked(g, s, hero.space, to)} {land.arrow(g, s, to)}"
                f" {land.linked(g, s, hero.space, to)} {creatures.ahead(g, s, to)}"
            )
        yield f"crowd {land.crowd_refusal(g, s, h, hero.space)} {land.ground_refusal(g, s, h)}"
    yield f"shut to anybody: {land.shut_spaces(g, s, land.ANYBODY)}"


def _of_creatures(g: BoardGame, s: State) -> Iterator[str]:
    team = list(range(len(s.heroes)))
    for c, space in enumerate(s.creature_space):
        if space < 0:
            continue
        yield (
            f"creature {c} {opponents.foe_on(g, s, space)} {opponents.is_threat(g, s, c)}"
            f" {opponents.is_out_of_reach(g, s, space)} {opponents.needed(g, s, c)}"
            f" {strength.helps(g, s, team, space, c)} {strength.group_bonus(g, s, space, c)}"
            f" {creature_values.strength_of(g, s, c, team[:1])} {creatures.is_fixed(g, s, c)}"
            f" {creature_values.dice_row(g, s, c, team[:2])} {creatures.can_be_lured(g, s, c)}"
            f" {creature_values.die_of(g, s, c)} {creature_values.goods_of(g, s, c)}"
            f" {creature_values.rewards_of(g, s, c)} {creature_values.can_be_poisoned(g, s, c)}"
            f" {[g.say(a) for a in combat.targets(g, s, 0, space)]} {combat.target_of(g, s, c)}"
        )
    for name in range(len(g.book.named)):
        beaten = creatures.is_beaten(g, s, name), creatures.is_calmed(g, s, name)
        yield f"opponent {name} {beaten} {creatures.can_be_beaten(g, s, name)}"
    yield f"order {creatures.standing(s)}"
    for number in g.book.trials:
        deed = g.book.deeds[number]
        where = trials.spaces(g, s, deed)
        yield f"trial {number} {where} {[trials.value(g, s, number, h) for h in team]}"
    for h in team:
        led = figures.led_by(s, h)
        guided = [figures.guide_refusal(g, s, h, one) for one in range(-1, len(s.figures) + 1)]
        parted = [figures.part_refusal(s, h, one) for one in range(-1, len(s.figures) + 1)]
        yield f"company {led} {guided} {parted} {[figures.carried(s, one) for one in led]}"


def _of_future(g: BoardGame, s: State) -> Iterator[str]:
    """How many ways it may go on at once, and how a random game does."""
    yield f"together {g.concerned(s)} ways {perft(g, s, 1)}"
    after = s.copy()
    tally = playout(g, after, 1 + s.seq, 12)
    yield f"random {tally.decisions} {tally.inputs} {tally.seed} {after.result} {after.seq}"


PARTS = [_of_words, _of_goals, _of_land, _of_creatures, _of_future]
