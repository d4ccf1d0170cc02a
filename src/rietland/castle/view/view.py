"""The view: what a seat may see of the cards, as records: JSON only where it is sent.

Everything the table sends is made here. Nobody has secrets from another here, and what nobody
has seen has no identity; so all seats see the same, but each its own options.
"""

from typing import Final

from rietland.castle import estimate, gallery, legend, strength, verbs
from rietland.castle.base import CastleBase
from rietland.castle.book import SORTS
from rietland.castle.cards import creature_at
from rietland.castle.frames import FIGHT
from rietland.castle.state import (
    COMPLETED,
    DECK,
    GALLERY,
    MISSION_BOX,
    NARRATOR_BOX,
    NARRATOR_PILE,
    NARRATOR_USED,
    PLACES,
    SUPPLY,
    Fight,
    Fighter,
    State,
)
from rietland.castle.view import types as records
from rietland.castle.view.clashes import clashes
from rietland.castle.view.labels import (
    hero_name,
    open_labels,
    prompt_label,
)
from rietland.castle.view.log import line
from rietland.castle.view.options import cannot, option
from rietland.kernel.pending import Pending
from rietland.kernel.slots import card_of, is_up, top
from rietland.kernel.state import WON
from rietland.views import RESULTS, Question, question

STAGES: Final = ["group", "reply", "add"]
ROWS: Final = 3


def castle_view(g: CastleBase, s: State, seat: int) -> records.CastleView:
    """What this seat may see; -1 is a spectator."""
    pending = g.pending(s)
    asked = seat >= 0 and pending.seat == seat
    return records.CastleView(
        box=g.book.box,
        legend=g.book.legend,
        difficulty=g.book.difficulties[s.difficulty],
        seq=s.seq,
        turn=s.turns,
        result=RESULTS[s.result],
        why=s.why,
        # rule: RB-END-5
        score=legend.score(s) if s.result == WON else None,
        you=seat,
        pending=_question(g, s, pending),
        options=[option(g, s, a) for a in pending.options] if asked else [],
        asides=[
            option(g, s, a)
            for a in (g.asides(s) if seat >= 0 else [])
            if s.heroes[a.who].seat == seat
        ],
        clashes=clashes(g, s, pending) if asked else [],
        cannot=cannot(g, s, pending) if asked else [],
        heroes=[_hero(g, s, h) for h in range(len(s.heroes))],
        places=[_place(g, s, place) for place in range(1, PLACES + 1)],
        gallery=_gallery(g, s),
        narrator=_narrator(g, s),
        missions=records.MissionsView(
            g.book.missions_needed,
            [g.book.missions[card_of(slot)].name for slot in s.missions.stacks[COMPLETED]],
            len(s.missions.stacks[MISSION_BOX]),
        ),
        supply=records.SupplyView(
            len(s.encounters.stacks[DECK]),
            len(s.allies.stacks[SUPPLY]),
            len(s.quivers.stacks[SUPPLY]),
            s.willpower,
        ),
        card=_card(g, s.card) if s.card >= 0 else None,
        open=open_labels(g, s),
        fight=_fight(g, s),
        news=[line(g, s, event) for event in s.news],
    )


def _question(g: CastleBase, s: State, pending: Pending) -> Question:
    who = hero_name(g, pending.who) if pending.who >= 0 else ""
    return question(pending, who, prompt_label(g, s, pending.prompt, pending.who))


# Heroes and places.


def _card(g: CastleBase, card: int) -> records.HandCard:
    kind = g.book.hand_cards[card]
    return records.HandCard(kind.name, SORTS[kind.sort])


def _hero(g: CastleBase, s: State, h: int) -> records.CardHeroView:
    hero = s.heroes[h]
    kind = g.book.heroes[hero.kind]
    axe = ("sharp" if hero.axe else "blunt") if kind.axe else ""
    return records.CardHeroView(
        name=kind.name,
        role=kind.role,
        colour=kind.colour,
        seat=hero.seat,
        place=hero.place,
        hand=[_card(g, card) for card in hero.hand],
        played=[_card(g, card) for card in hero.played],
        willpower=hero.willpower,
        quivers=hero.quivers,
        axe=axe,
        grimoires=[
            records.GrimoireView(one.name, one.strength, one.remote, number not in hero.closed)
            for number, one in enumerate(g.book.grimoires)
            if kind.grimoires
        ],
        spirit=kind.spirit,
        active=s.active == h,
    )


def _place(g: CastleBase, s: State, place: int) -> records.PlaceView:
    kind = creature_at(g, s, place)
    return records.PlaceView(
        number=place,
        name=g.book.places[place],
        cards=[_stack_card(g, slot) for slot in s.encounters.stacks[place]],
        strength=strength.strength_of(g, s, kind) if kind >= 0 else -1,
        mission=_mission(g, s, place),
        heroes=[hero_name(g, h) for h, hero in enumerate(s.heroes) if hero.place == place],
        spirit=verbs.SPIRIT_FACES[s.spirit_face] if s.spirit_at == place else "",
    )


def _stack_card(g: CastleBase, slot: int) -> records.StackCard:
    kind = card_of(slot)
    return records.StackCard(g.book.encounters[kind].name if kind >= 0 else "", is_up(slot))


def _mission(g: CastleBase, s: State, place: int) -> records.MissionView | None:
    if not s.missions.stacks[place]:
        return None
    slot = top(s.missions, place)
    number = card_of(slot)
    if number < 0:
        return records.MissionView("", False, False)
    standing = [h for h, hero in enumerate(s.heroes) if hero.place == place]
    met = any(legend.is_met(g, s, h, number) for h in standing)
    return records.MissionView(g.book.missions[number].name, is_up(slot), met)


# Piles.


def _gallery(g: CastleBase, s: State) -> records.GalleryView:
    """Row 1 bears gold, row 2 the flying gors, row 3 everything else."""
    # rule: RB-GALLERY-1, RB-GALLERY-2
    rows: list[list[str]] = [[] for _ in range(ROWS)]
    for slot in s.encounters.stacks[GALLERY]:
        kind = g.book.encounters[card_of(slot)]
        rows[kind.row - 1].append(kind.name)
    for row in rows:
        row.sort()
    return records.GalleryView(rows, gallery.gold(g, s), len(s.encounters.stacks[GALLERY]))


def _narrator(g: CastleBase, s: State) -> records.NarratorView:
    at_setup = g.book.narrators_per_hero * s.size
    return records.NarratorView(
        left=len(s.narrators.stacks[NARRATOR_PILE]),
        gone=max(0, len(s.narrators.stacks[NARRATOR_USED]) - at_setup),
        spare=len(s.narrators.stacks[NARRATOR_BOX]),
        used=[g.book.narrators[card_of(slot)].name for slot in s.narrators.stacks[NARRATOR_USED]],
    )


# The fight.


def _fight(g: CastleBase, s: State) -> records.CardFightView | None:
    now = s.fight
    if now is None:
        return None
    stage = ""
    for f in s.agenda:
        if f.kind == FIGHT:
            stage = STAGES[f.at]
    kind = creature_at(g, s, now.place)
    return records.CardFightView(
        stage=stage,
        place=now.place,
        creature=g.book.encounters[kind].name,
        strength=strength.strength_of(g, s, kind),
        toll=g.book.encounters[kind].toll,
        fighters=[_fighter(g, s, now, fighter) for fighter in now.fighters],
        total=strength.total(g, s, now),
        helpers=[
            records.HelpView(hero_name(g, h), most)
            for _, most, h in estimate.helpers(g, s, now.place, now.asked)
        ],
    )


def _fighter(g: CastleBase, s: State, now: Fight, fighter: Fighter) -> records.FighterView:
    return records.FighterView(
        hero=hero_name(g, fighter.hero),
        card=_card(g, fighter.card),
        printed=fighter.printed,
        quivers=fighter.quivers,
        grimoires=[g.book.grimoires[number].name for number in fighter.grimoires],
        willpower=fighter.willpower,
        axe=strength.axe_help(g, fighter),
        spirit=strength.spirit_help(g, s, now.place, fighter),
        value=strength.value(g, s, now.place, fighter),
    )
