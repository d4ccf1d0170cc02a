"""Options as a player meets them: what they say, what they cost, which pieces they light up.

Also the other side: what one would expect to do here, and the rule that forbids it now.
"""

from rietland.castle import fight, verbs
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at
from rietland.castle.frames import CARD, FIGHT, MOVE, TURN
from rietland.castle.state import State
from rietland.castle.view.labels import action_label, hero_name
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, effect_at
from rietland.kernel.pending import Pending
from rietland.views import Cost, Option, Refused, sentence
from rietland.vocabulary.castle import ForGold


def option(g: CastleBase, s: State, a: Action) -> Option:
    """One thing that may be said now."""
    return Option(
        *sentence(g.lexicon, a),
        who=hero_name(g, a.who) if a.who >= 0 else "",
        label=action_label(g, s, a),
        touch=touch_of(g, s, a),
        group=verbs.GROUPS[verbs.GROUP_OF[a.verb]],
        cost=cost_of(g, s, a),
        way=g.book.choices[a.a] if a.verb == CHOSEN else "",
    )


def cost_of(g: CastleBase, s: State, a: Action) -> Cost | None:
    """What the option takes at once; nothing where it is free."""
    if a.verb == verbs.REPAIR:
        return Cost(gold=g.book.axe_repair)
    if a.verb == verbs.WILL or a.verb == verbs.OFFER:
        return Cost(willpower=1)
    if a.verb == verbs.STRIKE and s.fight is not None:
        toll = g.book.encounters[creature_at(g, s, s.fight.place)].toll
        return Cost(gold=toll) if toll else None
    if a.verb == verbs.PAY:
        for ref in s.todo:
            effect = effect_at(g, ref)
            if isinstance(effect, ForGold):
                return Cost(gold=effect.gold)
    return None


# Pieces.


def touch_of(g: CastleBase, s: State, a: Action) -> list[str]:
    """Pieces a client lights up for the option; the one that says most comes first."""
    if a.who < 0:
        return ["deck"]
    me = hero_name(g, a.who)
    here = s.heroes[a.who].place
    verb = a.verb
    if verb == verbs.RECOVER:
        return ["narrator", f"hero:{me}"]
    if verb in (verbs.MISSION, verbs.EXCHANGE):
        return [f"mission:{a.a}", f"place:{a.a}"]
    if verb in (verbs.UNCOVER, verbs.COMPLETE):
        return [f"mission:{here}", f"place:{here}"]
    if verb == verbs.TAKE:
        return [f"encounter:{here}", f"place:{here}"]
    if verb in (verbs.STRIKE, verbs.WITHDRAW) and s.fight is not None:
        return [f"encounter:{s.fight.place}", f"place:{s.fight.place}"]
    if verb in (verbs.AXE, verbs.REPAIR):
        return [f"axe:{me}"]
    if verb == verbs.WILL:
        return [f"willpower:{me}"]
    if verb == verbs.QUIVER:
        return [f"quiver:{me}:{a.a}"]
    return _by_shape(g, s, me, a)


def _by_shape(g: CastleBase, s: State, me: str, a: Action) -> list[str]:
    """Heroes, places and cards that the verb names; else the hero who acts."""
    found: list[str] = []
    _, first, second = g.lexicon.shapes[a.verb]
    for sort, value in ((first, a.a), (second, a.b)):
        if sort == "place":
            if a.verb not in (verbs.GO, verbs.SPIRIT) and value == a.a:
                found.append(f"encounter:{value}")
            found.append(f"place:{value}")
        elif sort == "hero":
            found.append(f"hero:{hero_name(g, value)}")
        elif sort == "card":
            found.append(f"card:{_owner(g, s, value) or me}:{g.book.hand_cards[value].name}")
        elif sort == "trophy":
            found.append(f"trophy:{g.book.encounters[value].name}")
        elif sort == "grimoire":
            found.append(f"grimoire:{g.book.grimoires[value].name}")
        elif sort == "spirit":
            found.append("spirit")
    return found or [f"hero:{me}"]


def _owner(g: CastleBase, s: State, card: int) -> str:
    """In whose hand a card is, or before whom it lies."""
    for h, hero in enumerate(s.heroes):
        if card in hero.hand or card in hero.played:
            return hero_name(g, h)
    return ""


# What cannot be done.


def cannot(g: CastleBase, s: State, pending: Pending) -> list[Refused]:
    """What the asked hero might expect to do here, and the rule against it."""
    refused: list[Refused] = []
    for a in _expected(g, s, pending.who):
        if a not in pending.options:
            refused.append(
                Refused(*sentence(g.lexicon, a), action_label(g, s, a), g.rule(g.why_not(s, a)))
            )
    return refused


def _expected(g: CastleBase, s: State, h: int) -> list[Action]:
    """A handful of candidates: the creature here, the mission here, the blow, willpower."""
    f = s.agenda[-1]
    here = s.heroes[h].place
    found: list[Action] = []
    if f.kind == FIGHT:
        if f.at == fight.GROUP:
            found.append(Action(verbs.STRIKE, h))
            for other in range(len(s.heroes)):
                if other != h:
                    found.append(Action(verbs.INVITE, h, other))
        if f.at != fight.REPLY and s.heroes[h].willpower:
            found.append(Action(verbs.WILL, h))
        return found
    if f.kind not in (TURN, CARD, MOVE):
        return found
    if f.kind == CARD and creature_at(g, s, here) >= 0:
        found.append(Action(verbs.FIGHT, h, here))
    slots = s.missions.stacks[here]
    if slots:
        found.append(Action(verbs.COMPLETE if slots[0] >= 0 else verbs.UNCOVER, h))
    if g.book.heroes[s.heroes[h].kind].axe and not s.heroes[h].axe:
        found.append(Action(verbs.REPAIR, h))
    return found
