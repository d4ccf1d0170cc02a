"""Stages, piles, heroes and the Curse as a view tells them."""

from rietland.kernel.slots import card_of
from rietland.trail import curse, turn
from rietland.trail.base import TrailBase
from rietland.trail.book import PILES, SORTS, SPECIAL, THENS, WIDTH, Card, Face, HeroKind, Use
from rietland.trail.cards import card, face, stack, top
from rietland.trail.places import (
    curse_space,
    deck_stack,
    exit_of,
    hero_on,
    line_length,
    stage_of,
    target_of,
)
from rietland.trail.progress import covered
from rietland.trail.state import HIDDEN, RESERVE, State
from rietland.trail.view import types as records
from rietland.trail.view.labels import card_label, hero_name, map_label, space_label
from rietland.trail.view.symbols import effects, of_path, of_space, use_label
from rietland.trail.ways import STEPS, space_cost
from rietland.views import Label

# Cards.


def face_view(g: TrailBase, one: Card, side: Face) -> records.FaceView:
    key = f"card-{g.book.box}-{one.name}.{side.name}"
    return records.FaceView(
        name=side.name,
        label=Label(key if one.sort == SPECIAL else f"trail-face-{side.name}"),
        moves=[records.MoveView(way.steps, effects(g, way.ref)) for way in side.moves],
        strength=side.strength,
        opponent=side.opponent,
        reward=side.reward,
        uses=_uses(g, side.uses),
        after=_uses(g, side.after),
    )


def _uses(g: TrailBase, uses: list[Use]) -> list[records.UseView]:
    return [
        records.UseView(number, effects(g, use.ref), THENS[use.then], use_label(g, use))
        for number, use in enumerate(uses, 1)
    ]


def card_view(g: TrailBase, slot: int, active: bool) -> records.TrailCardView:
    """A card; of a curse card that nobody has turned only the face it shows."""
    one = card(g, slot)
    name = "" if card_of(slot) == g.book.passive else one.name
    shown = face_view(g, one, face(g, slot))
    return records.TrailCardView(name, card_label(g, slot), SORTS[one.sort], shown, active)


def pile_view(g: TrailBase, s: State, hero: int, pile: int) -> records.TrailPileView:
    used = hero == s.active and pile == s.pile
    cards = [
        card_view(g, slot, used and position == 0)
        for position, slot in enumerate(stack(s, hero, pile))
    ]
    return records.TrailPileView(PILES[pile], cards, is_blocked(g, s, hero, pile))


def is_blocked(g: TrailBase, s: State, hero: int, pile: int) -> bool:
    """Nothing on top of this pile could be used by its hero."""
    slot = top(s, hero, pile)
    if slot < 0:
        return False
    one = face(g, slot)
    if one.strength > 0:
        return False
    for way in one.moves:
        if not turn.move_refusal(g, s, hero, pile, way.steps):
            return False
    for number in range(1, len(one.uses) + 1):
        if not turn.use_refusal(g, s, hero, pile, number):
            return False
    return SORTS[card(g, slot).sort] != "object"


# Heroes and the Curse.


def hero_view(g: TrailBase, s: State, hero: int) -> records.TrailHeroView:
    kind = g.book.heroes[s.kinds[hero]]
    return records.TrailHeroView(
        name=kind.name,
        role=kind.role,
        colour=kind.colour,
        seat=s.seats[hero],
        space=s.at[hero],
        stage=stage_of(g, s, s.at[hero]),
        willpower=s.willpower[hero],
        lead=curse.distance(g, s, hero),
        arrived=bool(s.arrived[hero]),
        target=_target(g, s, hero),
        campfires=s.fires if s.fire_of == hero else 0,
        active=s.active == hero,
        piles=[pile_view(g, s, hero, pile) for pile in range(WIDTH)],
        resting=[
            card_view(g, s.resting[i + 1], False)
            for i in range(0, len(s.resting), 2)
            if s.resting[i] == hero
        ],
    )


def _target(g: TrailBase, s: State, hero: int) -> int:
    if s.row[-1] != HIDDEN:
        for space in g.book.maps[s.row[-1]].spaces:
            if target_of(g, s, hero, g.book.spaces[space]):
                return space
    return -1


def curse_view(g: TrailBase, s: State) -> records.CurseView:
    return records.CurseView(curse_space(g, s), s.curse, line_length(g, s), curse.penalty(g, s))


# The row.


def stage_view(g: TrailBase, s: State, number: int) -> records.StageView:
    """A stage; of one that lies face down nothing is told."""
    fog = len(s.cards.stacks[deck_stack(number)])
    one = s.row[number]
    if one == HIDDEN:
        return records.StageView(number, "", None, "", False, False, 0, 0, [], [])
    land = g.book.maps[one]
    return records.StageView(
        number=number,
        map=land.name,
        label=map_label(g, one),
        terrain=land.terrain,
        begun=number < s.opened,
        left=number < s.left,
        fog=fog,
        printed_fog=land.fog,
        spaces=[_space(g, s, space) for space in land.spaces],
        paths=[_path(g, s, number, path) for path in land.paths],
    )


def _space(g: TrailBase, s: State, number: int) -> records.TrailSpaceView:
    one = g.book.spaces[number]
    covered = hero_on(s, number, max(0, s.active)) >= 0
    return records.TrailSpaceView(
        number=number,
        name=g.lexicon.names["space"][number],
        label=space_label(g, number),
        x=one.x,
        y=one.y,
        steps=one.steps,
        steps_now=space_cost(one, STEPS, curse.penalty(g, s), covered),
        line=one.line,
        symbols=of_space(g, one, _fog_ahead(g, s, number), _alone(g, s)),
    )


def _fog_ahead(g: TrailBase, s: State, space: int) -> int:
    """Fog cards that the way into the next stage takes of this one's, once that lies open."""
    # rule: CT-OPEN-8
    stage = stage_of(g, s, space)
    if not g.book.spaces[space].red or stage + 1 == len(s.row) or s.row[stage + 1] == HIDDEN:
        return 0
    refs = [g.book.paths[path].ref for path in g.book.entries[s.row[stage + 1]]]
    return min([sum(one.amount for one in effects(g, ref) if one.kind == "fog") for ref in refs])


def _path(g: TrailBase, s: State, stage: int, number: int) -> records.TrailPathView:
    path = g.book.paths[number]
    origin = path.origin
    if origin < 0 and stage > 0 and s.row[stage - 1] != HIDDEN:
        origin = exit_of(g, s.row[stage - 1])
    return records.TrailPathView(origin, path.target, path.dashed, of_path(g, path, s.size == 1))


def _alone(g: TrailBase, s: State) -> HeroKind | None:
    return g.book.heroes[s.kinds[0]] if s.size == 1 else None


# What lies ready.


def supply_view(g: TrailBase, s: State) -> records.TrailSupplyView:
    names = [one.name for one in g.book.deck]
    fog = {
        names[number]: count
        for number, count in enumerate(s.cards.unseen)
        if count and SORTS[g.book.deck[number].sort] == "fog"
    }
    return records.TrailSupplyView(
        reserve=len(s.cards.stacks[RESERVE]),
        willpower=g.book.supply - sum(s.willpower),
        cards={
            names[number]: count
            for number, count in enumerate(s.ready)
            if count and SORTS[g.book.deck[number].sort] != "ally"
        },
        unseen=fog,
        gone={names[number]: count for number, count in enumerate(s.gone) if count},
    )


def goals(g: TrailBase, s: State) -> list[records.TrailGoalView]:
    """Each hero at the target, and who must be beaten for that."""
    found: list[records.TrailGoalView] = []
    for hero in range(s.size):
        name = hero_name(g, hero)
        label = Label("trail-goal-target", {"who": Label(f"hero-{name}")})
        share = round(covered(g, s, hero), 3)
        found.append(records.TrailGoalView(f"target-{name}", label, bool(s.arrived[hero]), share))
    if g.book.last >= 0:
        locks = {g.book.spaces[space].lock for space in g.book.maps[g.book.last].spaces} - {-1}
        for lock in sorted(locks):
            done = s.gone[lock] > 0
            card_name = g.book.deck[lock].name
            label = Label("trail-goal-beat", {"what": Label(f"card-{g.book.box}-{card_name}")})
            found.append(records.TrailGoalView(f"beat-{card_name}", label, done, float(done)))
    return found
