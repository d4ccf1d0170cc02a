"""What would happen: every option tried out on a copy, as far as no unseen card decides."""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.pending import DECIDE
from rietland.kernel.slots import is_up
from rietland.kernel.state import LOST, PLAYING, WON
from rietland.trail import curse, ends, flips, move, verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import FOG, PILES
from rietland.trail.cards import face, is_hero_card, top
from rietland.trail.frames import DRAW, SEE, SETUP, TURN, WALK
from rietland.trail.places import other
from rietland.trail.state import RESERVE, State
from rietland.trail.view import types as records
from rietland.trail.view.labels import kind_label, space_label
from rietland.trail.view.symbols import chain, effects, of_effect
from rietland.trail.ways import Way, refusals, symbols, ways
from rietland.views import RESULTS, Label
from rietland.vocabulary import trail as words

#: The text of an answer after which nobody can win any more.
HOPELESS: Final = "trail-outcome-hopeless"


def previews(g: TrailBase, s: State, options: list[Action]) -> list[records.PreviewView]:
    """For each option of the question what it would come to."""
    if s.agenda[-1].kind == SETUP:
        return []
    found: list[records.PreviewView] = []
    for action in options:
        after = tried(g, s, action)
        more = _brought(g, s, action) if action.verb == verbs.GO else []
        made = outcome(g, s, after, action.who, action.verb, more)
        found.append(records.PreviewView(g.say(action), made))
    return found


def tried(g: TrailBase, s: State, action: Action) -> State:
    """The position after an input.

    Which fog card is drawn, or which curse card wakes, changes nothing of what a view tells: any
    one is taken.
    """
    after = s.copy()
    g.apply(after, action)
    while after.result == PLAYING and after.agenda[-1].kind in (DRAW, SEE):
        g.apply(after, g.pending(after).options[0])
    return after


def outcome(
    g: TrailBase, s: State, after: State, hero: int, verb: int, more: list[Label]
) -> records.OutcomeView:
    """The difference between two positions for a hero; what the option itself says is left out.

    `more`: what a way brings besides.
    """
    partner = other(s, hero)
    fog = _fog(g, after) - _fog(g, s)
    points = after.willpower[hero] - s.willpower[hero]
    steps = after.curse - s.curse
    goes_on = after.result == PLAYING and after.turns == s.turns
    heroes = [hero] if partner < 0 else [hero, partner]
    return records.OutcomeView(
        space=after.at[hero],
        other_space=after.at[partner] if partner >= 0 else -1,
        willpower=points,
        other_willpower=after.willpower[partner] - s.willpower[partner] if partner >= 0 else 0,
        fog=fog,
        curse=steps,
        leads=[curse.distance(g, after, one) for one in heroes],
        result=RESULTS[after.result],
        why=HOPELESS if is_hopeless(g, s, after) else after.why,
        goes_on=goes_on,
        text=_text(g, s, after, hero, fog, verb, more),
    )


def is_hopeless(g: TrailBase, s: State, after: State) -> bool:
    """Whether the game would go on and could no longer be won."""
    return after.result == PLAYING and ends.unbeatable(g, s) < 0 <= ends.unbeatable(g, after)


def _fog(g: TrailBase, s: State) -> int:
    """Fog cards that were drawn so far."""
    unseen = 0
    for number, count in enumerate(s.cards.unseen):
        if g.book.deck[number].sort == FOG:
            unseen += count
    return -unseen


def _text(
    g: TrailBase, s: State, after: State, hero: int, fog: int, verb: int, more: list[Label]
) -> Label:
    """In words: an answer that goes somewhere names the place, one that uses a card its effects."""
    parts: list[Label] = []
    goes = verb == verbs.GO
    if after.result == WON:
        return Label("trail-outcome-won")
    if after.result == LOST:
        return Label("trail-outcome-lost", {"why": Label(after.why)})
    if is_hopeless(g, s, after):
        return Label(HOPELESS, {"what": kind_label(g, ends.unbeatable(g, after))})
    if after.at[hero] != s.at[hero] and not goes:
        parts.append(Label("trail-outcome-space", {"where": space_label(g, after.at[hero])}))
    if verb not in (verbs.MOVE, verbs.USE, verbs.GIVE):
        parts += _changes(s, after, hero, fog)
    parts += more
    partner = other(s, hero)
    if partner >= 0 and after.at[partner] != s.at[partner]:
        parts.append(Label("trail-outcome-other", {"where": space_label(g, after.at[partner])}))
    if parts:
        return chain(parts)
    return Label("trail-outcome-nothing.else" if goes else "trail-outcome-nothing")


def _changes(s: State, after: State, hero: int, fog: int) -> list[Label]:
    """Of willpower, fog and the Curse."""
    parts: list[Label] = []
    points = after.willpower[hero] - s.willpower[hero]
    if points:
        key = "trail-outcome-will"
        parts.append(Label(key if points > 0 else f"{key}.less", {"number": abs(points)}))
    if fog > 0:
        parts.append(Label("trail-outcome-fog", {"number": fog}))
    steps = after.curse - s.curse
    if steps:
        key = "trail-outcome-curse"
        parts.append(Label(key if steps > 0 else f"{key}.back", {"number": abs(steps)}))
    return parts


def _brought(g: TrailBase, s: State, go: Action) -> list[Label]:
    f = s.agenda[-1]
    way = move.way_of(g, s, f, go)
    assert way is not None
    return brought(g, s, f.who, f.args[0], way)


def brought(g: TrailBase, s: State, hero: int, mode: int, way: Way) -> list[Label]:
    """What the symbols of a way bring besides willpower, fog, the Curse and pushes."""
    found: list[Label] = []
    for ref in symbols(g, mode, way):
        for effect in g.book.lists[ref]:
            if comes_to_something(g, s, hero, effect):
                found.append(of_effect(g, effect).label)
    return found


def comes_to_something(g: TrailBase, s: State, hero: int, effect: object) -> bool:
    """Whether a symbol does anything that the numbers of an outcome do not tell."""
    if isinstance(effect, words.Take):
        return s.ready[g.book.card_numbers[effect.card]] > 0
    if isinstance(effect, words.Reserve):
        return bool(s.cards.stacks[RESERVE])
    if isinstance(effect, words.Rain):
        slot = top(s, hero, s.pile)
        return is_hero_card(g, slot) and is_up(slot)
    modes: dict[type, int] = {words.Wake: flips.WAKE, words.Calm: flips.CALM}
    modes |= {words.Sunny: flips.SUNNY, words.Rainy: flips.RAINY}
    return type(effect) in modes and flips.most(g, s, hero, modes[type(effect)]) > 0


# Everywhere a card leads.


def reach(g: TrailBase, s: State, options: list[Action]) -> list[records.ReachView]:
    """Of a card that is activated, or of each that could be."""
    f = s.agenda[-1]
    if f.kind == WALK:
        return [_reach(g, s, s, "", PILES[s.pile], [])]
    found: list[records.ReachView] = []
    for action in options:
        if action.verb not in (verbs.MOVE, verbs.USE):
            continue
        after = tried(g, s, action)
        if after.result != PLAYING or after.agenda[-1].kind != WALK:
            continue
        price = _price(g, s, action)
        found.append(_reach(g, s, after, g.say(action), PILES[action.a], price))
    return found


def _price(g: TrailBase, s: State, a: Action) -> list[records.SymbolView]:
    if a.verb != verbs.MOVE:
        return []
    for way in face(g, top(s, a.who, a.a)).moves:
        if way.steps == a.b:
            return effects(g, way.ref)
    return []


def _reach(
    g: TrailBase, s: State, now: State, say: str, pile: str, price: list[records.SymbolView]
) -> records.ReachView:
    """Every way from a position in which a hero is asked where to."""
    f = now.agenda[-1]
    asked = g.pending(now)
    assert asked.kind == DECIDE
    found: list[records.TrailWayView] = []
    for action in asked.options:
        way = move.way_of(g, now, f, action)
        assert way is not None
        after = tried(g, now, action)
        found.append(
            records.TrailWayView(
                say=[*([say] if say else []), g.say(action)],
                spaces=[g.book.paths[path].target for path in way.paths],
                space=way.space,
                steps=way.steps,
                symbols=[*price, *_symbols(g, f.args[0], way)],
                outcome=outcome(
                    g, s, after, f.who, verbs.GO, brought(g, now, f.who, f.args[0], way)
                ),
            )
        )
    return records.ReachView(say, pile, f.args[1], price, found)


# Where nobody may go.


def barred(g: TrailBase, s: State, options: list[Action]) -> list[tuple[Action, str]]:
    """Spaces that steps would reach and a rule forbids, whatever card is used."""
    f = s.agenda[-1]
    states = [s] if f.kind == WALK else []
    for action in options if f.kind == TURN else []:
        if action.verb in (verbs.MOVE, verbs.USE):
            after = tried(g, s, action)
            if after.result == PLAYING and after.agenda[-1].kind == WALK:
                states.append(after)
    reached: set[int] = set()
    found: dict[int, str] = {}
    for now in states:
        walk = now.agenda[-1]
        reached.update(way.space for way in ways(g, now, walk.who, walk.args[0], walk.args[1]))
        for space, rule in refusals(g, now, walk.who, walk.args[0], walk.args[1]):
            found.setdefault(space, rule)
    hero = states[0].agenda[-1].who if states else -1
    return [
        (Action(verbs.GO, hero, space, 0), rule)
        for space, rule in found.items()
        if space not in reached
    ]


def _symbols(g: TrailBase, mode: int, way: Way) -> list[records.SymbolView]:
    return [one for ref in symbols(g, mode, way) for one in effects(g, ref)]
