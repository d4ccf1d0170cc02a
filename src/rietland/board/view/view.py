"""The view: what a seat may see of a board, as records: JSON only where it is sent.

Everything the table sends is made here. It holds no rules: options come from the game, and the
reason why something cannot be done from the guard that forbids it.
"""

from typing import Final

from rietland.board import events as happen
from rietland.board.base import Board
from rietland.board.book import EVENT_CARDS, FOG_TOKENS, GOALS, UNSAID, Goal
from rietland.board.fight import dice, opponents, reaction, stages, strength
from rietland.board.frames import BATTLE
from rietland.board.legend import event_cards, goals, own_cards
from rietland.board.pieces import creature_values, creatures, figures, heroes
from rietland.board.pieces.things import SLOTS, SMALL, face_of, kind_of
from rietland.board.state import FULL, NO_WELL, SIDES, SLAIN, Battle, State, star_letter
from rietland.board.turn import barter, hours, trade
from rietland.board.turn.reach import reach
from rietland.board.turn.sunrise import next_space
from rietland.board.verbs import GOODS
from rietland.board.view import types as records
from rietland.board.view.dawn import forecast, standing
from rietland.board.view.labels import goal_label, way_end_label
from rietland.board.view.log import LOG, event_label, source
from rietland.board.view.names import (
    address_key,
    card_key,
    event_key,
    follower_name,
    hero_name,
    letter,
    named_name,
    thing_name,
)
from rietland.board.view.options import cannot, option
from rietland.board.view.prompts import prompt_label
from rietland.board.view.sharing import sharing
from rietland.kernel.control import amount
from rietland.kernel.event import Event
from rietland.kernel.pending import Pending
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.views import RESULTS, Question, question

#: Names of the stages of a fight, by the numbers of `stages.py`.
STAGES: Final = {
    stages.INVITING: "inviting",
    stages.REPLYING: "replying",
    stages.ROUND: "round",
    stages.READY: "ready",
    stages.THROWING: "throwing",
    stages.TURNING: "turning",
    stages.REACTING: "reacting",
    stages.SUMMING: "summing",
    stages.CREATURE: "creature",
    stages.BEARING: "bearing",
    stages.BETWEEN: "between",
    stages.SHARING: "sharing",
    stages.CLEARING: "clearing",
    stages.OVER: "over",
    stages.TARGETING: "targeting",
    stages.REROLLING: "rerolling",
    stages.DIMMING: "dimming",
}


def board_view(g: Board, s: State, seat: int) -> records.BoardView:
    """What this seat may see; -1 is a spectator."""
    pending = g.pending(s)
    asked = seat >= 0 and pending.seat == seat
    dawn = forecast(g, s)
    return records.BoardView(
        box=g.book.box,
        legend=g.book.legend,
        difficulty=g.book.difficulties[s.difficulty],
        seq=s.seq,
        day=s.day,
        result=RESULTS[s.result],
        why=s.why,
        you=seat,
        pending=_question(g, s, pending),
        options=[option(g, s, a, pending.prompt) for a in pending.options] if asked else [],
        asides=[
            option(g, s, a, "")
            for a in (g.asides(s) if seat >= 0 else [])
            if s.heroes[a.who].seat == seat
        ],
        cannot=cannot(g, s, pending) if asked else [],
        ways=_ways(g, s, pending.who) if asked else [],
        sharing=sharing(g, s, pending.options) if asked else None,
        heroes=[_hero(g, s, h) for h in range(len(s.heroes))],
        creatures=[_creature(g, s, c, index) for c, index in standing(s)],
        threats=[_threat(g, s, c, index, dawn) for c, index in standing(s)],
        slain=_slain(g, s),
        castle=records.Castle(s.shields, s.intruders),
        dawn=dawn,
        loose=[
            records.LooseThing(space, _thing(g, code))
            for code, space in zip(s.loose, s.loose_at, strict=True)
        ],
        fog=_fog(g, s),
        wells=[
            records.Well(space, s.wells[i] == FULL)
            for i, space in enumerate(g.book.well_spaces)
            if s.wells[i] != NO_WELL
        ],
        figures=[_figure(g, s, i) for i, space in enumerate(s.figures) if space >= 0],
        merchants=[
            space
            for space, there in enumerate(g.book.merchant)
            if there and trade.merchant_open(g, s, space)
        ],
        broken=[g.book.bridge_names[bridge] for bridge in s.broken],
        stock=[
            records.StockView(g.book.things[kind].name, left)
            for kind, left in enumerate(s.stock)
            if left
        ],
        track=_track(g, s),
        deck=_deck(g, s, seat),
        piles=_piles(g, s),
        event=_last_event(g, s),
        waiting=[
            records.WaitingCard(address_key(g, g.book.waits[n].ref), g.book.waits[n].spaces)
            for n in s.waiting_cards
        ],
        unbuilt=[g.book.bridge_names[n] for n in s.broken if n in g.book.unbuilt],
        today=records.Today(
            hours.overtime_today(s),
            s.creature_bonus,
            hours.usable(g, s),
            [g.lexicon.names["step"][at] for at in s.crossed],
        ),
        battle=_battle(g, s),
        counters=[
            records.CounterView(name, s.counters[g.book.counter(name)])
            for name in g.book.shown_counters
        ],
        tokens=[
            records.TokenView(g.book.tokens[kind].name, space)
            for kind, space in zip(s.token_kind, s.token_at, strict=True)
        ],
        secrets=[
            records.SecretView(name, spaces)
            for name, spaces in zip(g.book.secrets, s.secrets, strict=True)
            if spaces
        ],
        news=news(g, s, seat),
    )


def _question(g: Board, s: State, pending: Pending) -> Question:
    who = hero_name(g, pending.who) if pending.who >= 0 else ""
    return question(pending, who, prompt_label(g, s, pending.prompt, pending.who))


# Pieces.


def _thing(g: Board, code: int) -> records.Thing:
    kind = g.book.things[kind_of(code)]
    goods = g.book.barters and not barter.goods_refusal(g, code)
    return records.Thing(thing_name(g, code), kind.name, SLOTS[kind.slot], face_of(code), goods)


def _hero(g: Board, s: State, h: int) -> records.HeroView:
    hero = s.heroes[h]
    kind = g.book.heroes[hero.kind]
    small = sum(1 for code in hero.things if g.book.things[kind_of(code)].slot == SMALL)
    return records.HeroView(
        name=kind.name,
        role=kind.role,
        rank=kind.rank,
        seat=hero.seat,
        space=hero.space,
        strength=hero.strength,
        willpower=hero.willpower,
        dice=heroes.dice_of(g, hero),
        gold=hero.gold,
        hours=hero.hours,
        resting=hero.resting,
        things=[_thing(g, code) for code in hero.things],
        farmers=hero.farmers,
        follower=follower_name(g) if hero.farmers else "",
        covered=heroes.covered(g, hero),
        out=heroes.is_out(hero),
        active=s.active == h,
        rooster=s.rooster == h,
        free_slots=g.book.slots[SMALL] - small,
        cards=[_own_card(g, s, row) for row, owner in enumerate(s.card_hero) if owner == h],
    )


def _figure(g: Board, s: State, figure: int) -> records.FigureView:
    leader = figures.leader_of(s, figure)
    return records.FigureView(
        name=g.book.figure_names[figure],
        space=s.figures[figure],
        leader=hero_name(g, leader) if leader >= 0 else "",
        carries=[thing_name(g, code) for code in figures.carried(s, figure)],
    )


def _own_card(g: Board, s: State, row: int) -> records.OwnCard:
    return records.OwnCard(
        key=event_key(g, s.card_deck[row], s.card_number[row]),
        pile=g.book.decks[s.card_deck[row]].name,
        state=own_cards.STATES[s.card_state[row]],
        progress=round(goals.card_progress(g, s, row), 3),
    )


def _life(g: Board, s: State, c: int) -> records.Life | None:
    """Cards removed, of an opponent whose life they are."""
    name = s.creature_name[c] if c >= 0 else -1
    if name < 0 or g.book.named[name].life < 0:
        return None
    needed = g.book.named[name].life_needed
    return records.Life(needed - creature_values.willpower_of(g, s, c), needed)


def _creature(g: Board, s: State, c: int, index: int) -> records.CreatureView:
    kind = g.book.creatures[s.creature_kind[c]]
    willpower = creature_values.willpower_of(g, s, c)
    load = s.creature_load[c]
    return records.CreatureView(
        space=s.creature_space[c],
        index=index,
        kind=kind.name,
        named=named_name(g, s.creature_name[c]),
        strength=creature_values.strength_of(g, s, c),
        willpower=willpower,
        dice=creature_values.dice_of(g, s, c, willpower),
        die=g.book.dice_names[creature_values.die_of(g, s, c)],
        reward=creature_values.reward_of(g, s, c),
        goods=[GOODS[good] for good in kind.goods],
        carries=_thing(g, load) if load else None,
        life=_life(g, s, c),
        rewards={
            GOODS[good]: pieces for good, pieces in creature_values.rewards_of(g, s, c).items()
        },
    )


def _threat(g: Board, s: State, c: int, index: int, dawn: records.Dawn | None) -> records.Threat:
    """Others may have gone before it by then: what the dawn tells comes first."""
    space = s.creature_space[c]
    moves = dawn.moves if dawn is not None else []
    steps = [move.to for move in moves if (move.space, move.index) == (space, index)]
    reached = [h for h in range(len(s.heroes)) if opponents.creature_in_reach(g, s, h, space)]
    return records.Threat(
        space=space,
        index=index,
        next=steps[0] if steps else next_space(g, s, c, space, s.occupant, creatures.lures(g, s)),
        reached_by=[hero_name(g, h) for h in reached],
        own_way=creatures.goes_own_way(g, s, c),
    )


def _slain(g: Board, s: State) -> dict[str, int]:
    """Figures that lie on 80."""
    found: dict[str, int] = {}
    for kind, space in zip(s.creature_kind, s.creature_space, strict=True):
        if space == SLAIN:
            name = g.book.creatures[kind].name
            found[name] = found.get(name, 0) + 1
    return found


def _fog(g: Board, s: State) -> list[records.FogToken]:
    """Tokens on their circles; the face only once somebody has seen it."""
    found: list[records.FogToken] = []
    for face, space in zip(s.piles[FOG_TOKENS].stacks[0], g.book.fog_spaces, strict=True):
        if face != EMPTY:
            found.append(
                records.FogToken(space, "hidden" if face == UNSEEN else g.book.fog_faces[face])
            )
    return found


# Cards.


def _track(g: Board, s: State) -> records.LegendView:
    """Letters with a star, not the cards under it; of the cards only those read."""
    return records.LegendView(
        narrator=letter(s.narrator),
        last=letter(s.last_letter),
        stars=[letter(at) for at in sorted(starred(g, s))],
        tokens=_on_track(g, s),
        read=[card_key(g, card) for card in s.read],
        goals=[_goal(g, s, goal) for goal in g.book.goals if goals.stands(g, s, goal)],
        end_token=SIDES[s.end_token],
    )


def starred(g: Board, s: State) -> set[int]:
    """Letters where a card of the legend waits; what waits of a pile is told with `tokens`."""
    return {
        star_letter(s, star)
        for star, card in enumerate(s.star_card)
        if card >= 0 or g.book.decks[-1 - card].is_set
    }


def _on_track(g: Board, s: State) -> list[records.TrackToken]:
    """Cards of piles at their letters, in the order of the track."""
    return [
        records.TrackToken(letter(at), g.book.decks[deck].name, count)
        for (at, deck), count in sorted(on_track(g, s).items())
    ]


def on_track(g: Board, s: State) -> dict[tuple[int, int], int]:
    """By letter and pile, how many of its cards lie there; nobody knows which they are."""
    found: dict[tuple[int, int], int] = {}
    for star, card in enumerate(s.star_card):
        if card < 0 and not g.book.decks[-1 - card].is_set:
            place = (star_letter(s, star), -1 - card)
            found[place] = found.get(place, 0) + 1
    return found


def _piles(g: Board, s: State) -> list[records.PileView]:
    """The piles of the box and the legend; a card on top that is known was shown to all."""
    found: list[records.PileView] = []
    for number, deck in enumerate(g.book.decks):
        stacks = s.piles[deck.pile].stacks if deck.pile >= 0 and not deck.is_set else []
        if stacks:
            left = len(stacks[event_cards.TO_DRAW])
            out = len(event_cards.discarded(g, s, number))
            shown = [event_key(g, number, card) for card in open_cards(g, s, number)]
            found.append(records.PileView(deck.name, left, out, shown))
    return found


def open_cards(g: Board, s: State, deck: int) -> list[int]:
    """The cards of a pile that everybody sees: those out of it, and one on top that is known."""
    to_draw = s.piles[g.book.decks[deck].pile].stacks[event_cards.TO_DRAW]
    return event_cards.discarded(g, s, deck) + [card for card in to_draw[:1] if card != UNSEEN]


def _goal(g: Board, s: State, goal: Goal) -> records.GoalView:
    said = goal.kind != UNSAID
    return records.GoalView(
        key=goals.key(g, goal),
        kind=GOALS[goal.kind],
        needed=goal.needed,
        worth=amount(g, s, goal.worth),
        met=said and goals.is_met(g, s, goal),
        lost=goals.is_lost(g, s, goal),
        lasting=goals.lasts(goal),
        progress=round(goals.progress(g, s, goal), 3) if said else 0.0,
        done=goals.done(g, s, goal),
        need=goals.need(g, s, goal),
        state=goal_label(g, s, goal),
        sunrises=-1 if goals.is_met(g, s, goal) else goals.sunrises_left(g, s, goal),
    )


def _event_card(g: Board, s: State, card: int) -> records.EventCard:
    shield = g.book.decks[s.deck_number].shield[card] == 1
    return records.EventCard(event_key(g, s.deck_number, card), shield)


def _deck(g: Board, s: State, seat: int) -> records.DeckView | None:
    """The card on top shows if it was laid there for all, or to the one who looked at it."""
    if not s.piles[EVENT_CARDS].unseen:
        return None
    card = known_top(g, s, seat)
    top = _event_card(g, s, card) if card >= 0 else None
    stack = s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW]
    return records.DeckView(g.book.decks[s.deck_number].name, len(stack), top)


def known_top(g: Board, s: State, seat: int) -> int:
    """The event card on top, if this seat knows it; else -1."""
    stack = s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW] if s.piles[EVENT_CARDS].stacks else []
    if not stack or stack[0] == UNSEEN:
        return -1
    # Only the card by which the highest rank looks at the next one leaves a card known.
    looker = s.heroes[heroes.by_rank(g, s)[-1]].seat
    return stack[0] if seat == looker or stack[0] in _laid_on_top(s) else -1


def _laid_on_top(s: State) -> list[int]:
    stacks = s.piles[EVENT_CARDS].stacks
    return stacks[event_cards.LEAVING] if len(stacks) > event_cards.LEAVING else []


def _last_event(g: Board, s: State) -> records.EventCard | None:
    card = last_event(s)
    return _event_card(g, s, card) if card >= 0 else None


def last_event(s: State) -> int:
    """The event card drawn last, or -1."""
    if len(s.piles[EVENT_CARDS].stacks) <= event_cards.USED:
        return -1
    used = s.piles[EVENT_CARDS].stacks[event_cards.USED]
    if used:
        return used[-1]
    to_draw = s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW]
    gone = [card for card in _laid_on_top(s) if card not in to_draw]
    return gone[-1] if gone else -1


# The fight.


def _battle(g: Board, s: State) -> records.BattleView | None:
    b = s.battle
    if b is None:
        return None
    stage = ""
    for f in s.agenda:
        if f.kind == BATTLE:
            stage = STAGES[f.at]
    kind = opponents.kind(s, b)
    return records.BattleView(
        stage=stage,
        space=b.space,
        fighters=[hero_name(g, h) for h in b.fighters],
        strength=opponents.team_strength(g, s, b),
        roller=hero_name(g, b.fighters[b.current]) if b.current < len(b.fighters) else "",
        dice=b.dice,
        left=b.dice_left,
        hand=g.lexicon.names["dice"][b.dice_choice],
        herb=b.herb_points,
        total=b.total,
        loss=b.loss,
        creature=g.book.creatures[kind].name if kind >= 0 else "",
        named=named_name(g, s.creature_name[b.creature]) if kind >= 0 else "",
        creature_strength=opponents.strength(g, s, b),
        creature_willpower=b.willpower,
        creature_dice=opponents.dice(g, s, b),
        life=_life(g, s, b.creature),
        helps=_helps(g, s, b),
        creature_die=g.book.dice_names[opponents.die(g, s, b)] if kind >= 0 else "",
        extra=max(0, b.extra),
        extra_die=_extra_die(g, s, b),
        doubled=b.doubled,
        rerolls=[a.a for a in reaction.rerolls(b) if a.a] if stage == "rerolling" else [],
        trial=g.book.deeds[b.trial].key if opponents.is_trial(b) else "",
    )


def _extra_die(g: Board, s: State, b: Battle) -> str:
    """Name of the die that a thing of the roller throws along in this roll."""
    if b.extra == 0 or b.current >= len(b.fighters):
        return ""
    return g.book.dice_names[dice.extra_die(g, s.heroes[b.fighters[b.current]])]


def _helps(g: Board, s: State, b: Battle) -> list[records.Help]:
    """What adds to the fighters' strength: allies there, and what the legend lends."""
    if opponents.bonus(g, s, b) == 0 and not opponents.is_creature(b):
        return []
    return [
        records.Help(key, points)
        for key, points in strength.helps(g, s, b.fighters, b.space, b.creature)
    ]


# Walking.


def _ways(g: Board, s: State, h: int) -> list[records.Way]:
    return [
        records.Way(
            way.to,
            way.path,
            way.hours,
            way.willpower,
            way_end_label(way.why, way.counter),
            g.rule(way.why),
        )
        for way in reach(g, s, h)
    ]


# News.


def news(g: Board, s: State, seat: int) -> list[records.News]:
    """What happened with the last input, as log lines. An hour spent on a step joins its line."""
    lines: list[records.News] = []
    hour: Event | None = None
    begin = 0
    for i, event in enumerate(s.news):
        if not happen.KINDS.rows[event.kind].told or _is_purchase(s.news, i):
            continue
        line = _line(g, s, event, seat)
        if event.kind == happen.HOUR:
            hour = event
            begin = len(lines)
        elif _is_step(event) and hour is not None and hour.who == event.who:
            key = "log-entered.overtime" if hour.what else "log-entered.hour"
            line.label = records.Label(key, {**line.label.args, "willpower": hour.what})
            line.cost = records.Cost(hours=1, willpower=hour.what)
            # The hour and its overtime; a toll keeps its own line.
            del lines[begin : begin + (2 if hour.what else 1)]
            hour = None
        lines.append(line)
    return lines


def _is_step(event: Event) -> bool:
    """A hero has gone a space on, by no storm."""
    return event.kind == happen.ENTERED and not event.amount


def _line(g: Board, s: State, e: Event, seat: int) -> records.News:
    line = LOG.news(g, e, event_label(g, s, e, seat), _pieces(g, e), source(g, e))
    if e.kind == happen.EVENT:
        # Whether a shield can cancel it.
        line.amount = g.book.decks[e.amount].shield[e.what]
    elif e.kind == happen.BROKE_IN:
        line.where = g.book.castle
    elif e.kind == happen.HOUR:
        line.cost = records.Cost(hours=1)
    elif e.kind == happen.BOUGHT:
        line.cost = records.Cost(gold=e.amount)
    return line


def _is_purchase(events: list[Event], i: int) -> bool:
    """The price paid and the strength gained: the line of the purchase tells both."""
    kind = events[i].kind
    if kind == happen.GOLD and events[i].amount < 0:
        return any(e.kind == happen.BOUGHT and e.who == events[i].who for e in events[i + 1 :])
    before = events[i - 1]
    return kind == happen.STRENGTH and i > 0 and before.kind == happen.BOUGHT and before.what <= 0


def _pieces(g: Board, e: Event) -> list[str]:
    """Pieces an event is about, for clients that show movement."""
    found: list[str] = []
    if e.who >= 0:
        found.append(f"hero:{hero_name(g, e.who)}")
    if e.where >= 0:
        found.append(f"space:{e.where}")
    if e.kind == happen.BROKE_IN:
        found.append(f"space:{g.book.castle}")
    row = happen.KINDS.rows[e.kind]
    if row.piece and row.what == "figure":
        found.append(f"figure:{g.book.figure_names[e.what]}")
    elif (row.piece and row.what in happen.CREATURES) or e.kind == happen.LOADED:
        found.append(f"creature:{e.where}")
    return found
