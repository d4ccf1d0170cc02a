"""Checks of a legend as a whole: cards never read, letters never entered, triggers never woken.

A legend that cannot be won, cannot be lost or would not end is refused too.
"""

from rietland.content.board.box import Box
from rietland.content.board.check_box import check_reward
from rietland.content.board.check_flow import check_course
from rietland.content.board.check_goals import check_goals
from rietland.content.board.check_numbers import check_numbers, check_places
from rietland.content.board.check_supply import check_supply
from rietland.content.board.check_words import check_counters, check_words
from rietland.content.board.files import StepRecord, TriggerRecord
from rietland.content.board.known import PRINTED_TOKENS, check_names, of_legend
from rietland.content.board.lasting import Lasting, TokenRecord, WayRecord, together
from rietland.content.board.legend_file import (
    LegendFile,
    NamedRecord,
    all_cards,
    all_triggers,
    set_cards,
)
from rietland.content.board.occurs import counted, never_comes, never_found, never_lies
from rietland.content.faults import (
    INCOMPLETE,
    MISSING_FIELD,
    NEVER_HAPPENS,
    NEVER_READ,
    NO_END,
    OUT_OF_RANGE,
    TWICE,
    UNKNOWN_NAME,
)
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import inside


def check_legend(draft: Reading, box: Box, legend: LegendFile) -> None:
    """Everything that can be said of a legend in its box; `draft` knows only the legend's file."""
    if legend.board and legend.board not in box.boards:
        said = f"{box.box.box} has no board '{legend.board}'"
        place = draft.place(legend)
        draft.report.unknown(place, said, UNKNOWN_NAME, legend.board, list(box.boards))
    box = box.facing(legend.board)
    check_names(draft, of_legend(box, legend), draft.mentions)
    if not _check_frame(draft, box, legend):
        # Nothing that counts heroes can be checked.
        return
    everything = _everything(box, legend)
    own = [word for word in everything if draft.has(word)]
    _check_cards(draft, legend, own)
    _check_own_cards(draft, box, legend, everything)
    _check_end(draft, box, legend, own)
    check_numbers(draft, [one for one in draft.records() if isinstance(one, Word)])
    check_words(draft, box, legend.heroes, legend.difficulties, own)
    check_places(draft, box, own)
    check_supply(draft, box, legend)
    _check_followers(draft, box, legend, own)
    check_course(draft, box, legend, list(everything))
    check_goals(draft, box, legend, everything)
    for name, trigger in all_triggers(legend).items():
        _check_trigger(draft, box, legend, name, trigger, everything)
    for word in own:
        _check_condition(draft, word, everything)
    check_lasting(draft, box, legend.heroes, legend.difficulties, legend)
    starts = {name: one.start for name, one in together(box.box, legend).counters.items()}
    check_counters(draft, counted(box, starts, everything), own)
    for named in legend.named.values():
        _check_opponent(draft, named)
        check_words(draft, box, legend.heroes, legend.difficulties, inside(named))
    _check_opponents(draft, box, legend)
    _check_sets(draft, box, legend)
    hidden = {word.secret for word in everything if isinstance(word, words.Hide)}
    for name, secret in legend.secrets.items():
        if name not in hidden:
            said = f"'{name}' is nowhere: no 'hide' ever says on which spaces it can be"
            draft.wrong(secret, said, NEVER_HAPPENS)


def check_lasting(
    draft: Reading, box: Box, heroes: tuple[int, int], levels: list[str], lasting: Lasting
) -> None:
    """Each lasting record of a box or a legend by itself."""
    for name, way in lasting.ways.items():
        _check_way(draft, name, way)
        check_words(draft, box, heroes, levels, inside(way))
    for name, change in lasting.changes.items():
        if change.moves:
            said = f"the change '{name}' changes nothing: say 'moves: false'"
            draft.wrong(change, said, MISSING_FIELD)
    for bonus in lasting.bonuses.values():
        check_words(draft, box, heroes, levels, inside(bonus))
        if bonus.who is not None and bonus.against:
            said = "'against' is for strength that the group has; it has none with 'who'"
            draft.wrong(bonus, said)
    for shop in lasting.shops.values():
        check_words(draft, box, heroes, levels, inside(shop))
    for name, token in lasting.tokens.items():
        _check_token(draft, name, token)


def _check_token(draft: Reading, name: str, token: TokenRecord) -> None:
    """It has a name of its own, and faces."""
    if name in PRINTED_TOKENS:
        draft.wrong(
            token, f"'{name}' is there already; this kind of token needs another name", TWICE
        )
    if not token.faces:
        draft.wrong(token, f"the token '{name}' has no faces", MISSING_FIELD)


def _check_way(draft: Reading, name: str, way: WayRecord) -> None:
    """It changes something for those it is for, and does not depend on how far it is."""
    shut = not way.open or way.stop or way.toll is not None
    if not shut and way.put_down and way.followers is None:
        said = (
            f"the way '{name}' changes nothing: say 'open: false', 'stop: true', 'toll',"
            " 'followers' or 'put_down: false'"
        )
        draft.wrong(way, said, MISSING_FIELD)
    if not way.put_down and way.who not in ("heroes", "all"):
        draft.wrong(way, "only heroes put things down")
    if way.toll is not None and way.who not in ("heroes", "all"):
        draft.wrong(way.toll, "only heroes pay a toll")
    if way.followers is not None and way.who not in ("heroes", "all"):
        draft.wrong(way, "only heroes have 'followers'")
    for word in inside(way):
        measures = isinstance(word, control.Amount) and word.steps is not None
        if isinstance(word, words.Spaces):
            measures = word.within is not None or word.pick == "nearest"
        if measures:
            draft.wrong(word, "a way cannot ask how far it is: that depends on the ways")


def _check_sets(draft: Reading, box: Box, legend: LegendFile) -> None:
    """A set leaves something to choose, and a card is in one set only."""
    seen: list[str] = []
    for name, one in legend.sets.items():
        if not 1 <= one.count < len(one.cards):
            said = f"of {len(one.cards)} cards of '{name}' fewer must come, and at least one"
            draft.wrong(one, said, OUT_OF_RANGE)
        if name in legend.piles or name in box.box.piles:
            draft.wrong(one, f"there is a pile '{name}' already", TWICE)
        for card in one.cards:
            if card in seen:
                draft.wrong(one, f"the card '{card}' is in a set already", TWICE)
            seen.append(card)
        if one.die in box.box.dice:
            faces = box.box.dice[one.die].faces
            if one.count != 1 or sorted(faces) != list(range(1, len(one.cards) + 1)):
                said = f"the die '{one.die}' cannot say which one of {len(one.cards)} cards comes"
                draft.wrong(one, said)


def _check_opponents(draft: Reading, box: Box, legend: LegendFile) -> None:
    """An opponent that is no creature brings its own values; its life is a pile that lasts."""
    piles = {**box.box.piles, **legend.piles}
    for name, named in legend.named.items():
        life = named.life
        if named.shares and named.creature:
            draft.wrong(named, f"'{name}' is a creature: it cannot share spaces")
        if named.wounds and life is not None:
            draft.wrong(named, f"'{name}' has a 'life' of cards: it has no 'wounds'")
        if not named.creature:
            if name in box.creatures.creatures:
                said = f"'{name}' is a kind of creature; an opponent of its own needs another name"
                draft.wrong(named, said, TWICE)
            if named.strength is None or (named.willpower is None and life is None):
                said = f"'{name}' is no creature, so it needs its strength, and willpower or 'life'"
                draft.wrong(named, said, MISSING_FIELD)
        if life is not None and life.pile in piles:
            pile = piles[life.pile]
            cards = sum(card.count for card in pile.cards.values())
            if cards < life.needed:
                said = f"the pile '{life.pile}' has {cards} cards, and {life.needed} are needed"
                draft.wrong(life, said, OUT_OF_RANGE)
            if pile.after != "bottom" or pile.keep:
                said = f"cards of '{life.pile}' must come to the 'bottom', and all are kept"
                draft.wrong(life, said)


def _check_opponent(draft: Reading, named: NamedRecord) -> None:
    """Its dice are said in one way, and without a gap."""
    if named.reward is not None:
        check_reward(draft, named.reward)
    if named.count < 1:
        draft.wrong(named, "'count' says how many figures bear the name: at least 1", OUT_OF_RANGE)
    dice = named.dice
    if dice is None:
        return
    if (dice.count is None) == (not dice.by_willpower):
        draft.wrong(dice, "dice need either 'count' or 'by_willpower'", MISSING_FIELD)
    missing = [
        one for one in range(max(dice.by_willpower, default=-1)) if one not in dice.by_willpower
    ]
    if missing:
        shown = ", ".join(str(one) for one in missing)
        draft.wrong(dice, f"no dice for willpower {shown}", INCOMPLETE)


def box_words(box: Box) -> list[Word]:
    """Every record in the effects of a box, the checklist apart."""
    piles = [card.do for pile in box.box.piles.values() for card in pile.cards.values()]
    cards = [card.do for card in box.box.cards.values()]
    return inside([_met_always(box), piles, cards])


def _met_always(box: Box) -> list[object]:
    """The effects of a box that any legend meets: piles only where it draws from them."""
    lists = [fog.do for fog in box.box.fog.values()]
    for deck in box.events.decks.values():
        lists += [event.do for event in deck.cards.values()]
    for trigger in box.box.triggers.values():
        lists += [trigger.do, trigger.conditions]
    for deed in box.box.deeds.values():
        lists += [deed.do, deed.conditions, [deed.who, deed.trial]]
    for step in box.sunrise():
        if isinstance(step, StepRecord):
            lists.append(step.do)
    lists.append(_lasting(box.box))
    return [effect for one in lists for effect in one]


def _lasting(lasting: Lasting) -> list[object]:
    """What lasting records ask about, and what tokens do."""
    found: list[object] = [*lasting.bonuses.values(), *lasting.shops.values(), lasting.daylight]
    for way in lasting.ways.values():
        found += [way.at, way.toll, *way.conditions]
    for change in lasting.changes.values():
        found += [change.what, *change.conditions]
    for token in lasting.tokens.values():
        for face in token.faces.values():
            found += face.do
    return found


def _everything(box: Box, legend: LegendFile) -> list[Word]:
    """Every record that can ever matter in this legend."""
    roots = list(legend.setup)
    for variant in legend.variants.values():
        roots += variant.do
    for trigger in all_triggers(legend).values():
        roots += trigger.do
        roots += trigger.conditions
    for deed in legend.deeds.values():
        roots += [*deed.do, *deed.conditions, deed.who, deed.trial]
    for named in legend.named.values():
        roots += named.lands
        if named.life is not None and named.life.pile in legend.piles:
            for card in legend.piles[named.life.pile].cards.values():
                roots += card.do
    for secret in legend.secrets.values():
        roots += secret.found
    roots += _lasting(legend)
    roots += _met_always(box)
    return inside([*_reached(box, legend, roots), *legend.goals.values()])


def _check_frame(draft: Reading, box: Box, legend: LegendFile) -> bool:
    """Whether the legend is for parties that the box can have."""
    low, high = box.box.heroes
    fits = low <= legend.heroes[0] <= legend.heroes[1] <= high
    if not fits:
        draft.wrong(
            legend,
            f"'heroes' must be within {low} and {high}, the lower number first",
            OUT_OF_RANGE,
        )
    if not legend.difficulties:
        draft.wrong(legend, "'difficulties' must name at least one", MISSING_FIELD)
    return fits


def _reached(box: Box, legend: LegendFile, roots: list[object]) -> list[object]:
    """All effects that can ever run: those of set-up and triggers, and the cards they lead to."""
    reached = list(roots)
    cards = all_cards(box, legend)
    piles = {**box.box.piles, **legend.piles}
    read: list[str] = []
    drawn: list[str] = []
    at = 0
    while at < len(reached):
        for word in inside(reached[at]):
            if isinstance(word, (control.Read, words.Star)) and word.card not in read:
                read.append(word.card)
                if word.card in cards:
                    reached += cards[word.card].do
            pile = word.pile if isinstance(word, (words.Draw, words.Star)) else ""
            for name in set_cards(legend, pile):
                if name not in read and name in cards:
                    read.append(name)
                    reached += cards[name].do
            if pile in piles and pile not in drawn:
                drawn.append(pile)
                for card in piles[pile].cards.values():
                    reached += card.do
        at += 1
    return reached


def _check_cards(draft: Reading, legend: LegendFile, own: list[Word]) -> None:
    read = {word.card for word in own if isinstance(word, (control.Read, words.Star))}
    drawn = {word.pile for word in own if isinstance(word, (words.Draw, words.Star))}
    read |= {card for name in drawn for card in set_cards(legend, name)}
    drawn |= {named.life.pile for named in legend.named.values() if named.life is not None}
    for name, pile in legend.piles.items():
        if name not in drawn:
            said = f"nothing draws from the pile '{name}': no 'draw' and no star leads to it"
            draft.wrong(pile, said, NEVER_READ)
    for name, one in legend.sets.items():
        if name not in drawn:
            said = f"nothing draws from the set '{name}': no 'draw' and no star leads to it"
            draft.wrong(one, said, NEVER_READ)
    for name, card in legend.cards.items():
        if name not in read:
            draft.wrong(
                card, f"card '{name}' is never read: no star and no 'read' leads to it", NEVER_READ
            )
    laid = {word.token for word in own if isinstance(word, words.Lay)}
    for name, token in legend.tokens.items():
        if name not in laid:
            draft.wrong(token, f"no 'lay' puts a token '{name}' on the board", NEVER_HAPPENS)
    for word in own:
        if isinstance(word, words.Star):
            letters = [word.at] if isinstance(word.at, str) else list(word.at.values.values())
            if "A" in letters:
                draft.wrong(
                    word,
                    "the narrator begins on A and never enters it; use 'read' instead",
                    NEVER_READ,
                )


def _check_own_cards(draft: Reading, box: Box, legend: LegendFile, everything: list[Word]) -> None:
    """A card that heroes keep is known by its name alone, so there is only one of it."""
    piles = {**box.box.piles, **legend.piles}
    kept = {word.pile for word in everything if isinstance(word, words.Draw) and word.then == "own"}
    pile_of: dict[str, str] = {}
    for pile in [name for name in piles if name in kept]:
        for name, card in piles[pile].cards.items():
            said = ""
            if name in pile_of:
                other = pile_of[name]
                said = (
                    f"heroes keep cards of '{other}' and of '{pile}': there is a '{name}' in both"
                )
            elif card.count != 1:
                said = f"heroes keep cards of '{pile}': there can be only one '{name}'"
                said += f", not {card.count}"
            pile_of[name] = pile
            if said:
                draft.wrong(card if draft.has(card) else legend, said, TWICE)


def _check_followers(draft: Reading, box: Box, legend: LegendFile, own: list[Word]) -> None:
    """Only one kind of thing follows heroes in a legend."""
    # rule: FE-FOLL-1
    kinds = [name for name, one in box.items.things.items() if one.ability == "follows"]
    follower = legend.rules.follower or (kinds[0] if kinds else "")
    for word in own:
        brought: list[str] = []
        if isinstance(word, (words.Lay, words.Share)):
            brought = [word.thing]
        elif isinstance(word, words.Gain):
            brought = list(word.things)
        for name in brought:
            if name in kinds and name != follower:
                said = f"here {follower} follows heroes, not {name}: say 'follower' in 'rules'"
                draft.wrong(word, said)


def _check_end(draft: Reading, box: Box, legend: LegendFile, own: list[Word]) -> None:
    last = legend.last_letter or box.box.last_letter
    if not any(isinstance(word, (control.Win, words.EndLegend)) for word in own):
        said = "nothing in this legend wins it: no 'win' and no 'end_legend' can be reached"
        draft.wrong(legend, said, NO_END)
    if not any(isinstance(word, (control.Fail, words.EndLegend)) for word in own):
        said = "nothing in this legend loses it: no 'fail' and no 'end_legend' can be reached"
        draft.wrong(legend, said, NO_END)
    starred = any(isinstance(word, words.Star) and word.at in (last, "end") for word in own)
    awaited = any(
        isinstance(trigger.when, words.NarratorReaches) and trigger.when.letter == last
        for trigger in all_triggers(legend).values()
    )
    if not starred and not awaited:
        draft.wrong(
            legend,
            f"the legend would not end: no card has its star on {last}, the last letter",
            NO_END,
        )


# Triggers and conditions that never come true.


def _check_trigger(
    draft: Reading,
    box: Box,
    legend: LegendFile,
    name: str,
    trigger: TriggerRecord,
    everything: list[Word],
) -> None:
    when = trigger.when
    why = ""
    if isinstance(when, words.FogFound):
        laid = [word for word in everything if isinstance(word, words.Fog)]
        if not any(word.faces.get(when.face) or not when.face for word in laid):
            why = f"no fog token '{when.face}' is ever laid"
    elif isinstance(when, words.TokenFound):
        why = never_found(together(box.box, legend).tokens, when, everything)
    elif isinstance(when, (words.CreatureDefeated, words.CreatureGone)):
        why = never_comes(when.creature, when.named, everything)
    elif isinstance(when, (words.Meets, words.FightBegins, words.RoundOver)):
        why = never_comes("", "", everything)
    elif isinstance(when, (words.CreatureEnters, words.CreatureArrives)):
        why = never_comes(when.creature, "", everything)
    elif isinstance(when, words.Emptied):
        if not any(isinstance(word, words.Crowd) for word in everything):
            why = "no 'crowd' ever holds a space"
    elif isinstance(when, (words.ThingArrives, words.ThingTaken, words.ThingGone)):
        why = never_lies(box, when.thing, everything)
    elif isinstance(when, words.Bartered):
        if not box.box.barter:
            why = "no merchant of this box barters"
    elif isinstance(when, (words.FollowerLost, words.FollowerArrives)):
        why = never_lies(box, when.thing, everything) if when.thing else ""
    elif isinstance(when, (words.HeroStops, words.HeroEnters)):
        if isinstance(when.at, int) and when.at in box.board.closed:
            why = f"no hero can enter {when.at}"
    elif isinstance(when, words.HourReached):
        last = box.box.hours + len(box.box.overtime)
        if isinstance(when.hour, int) and not 1 <= when.hour <= last:
            why = f"a day has the hours 1 to {last}"
    elif isinstance(when, words.NarratorReaches) and when.letter == "A":
        why = "the narrator begins on A and never enters it"
    if why:
        draft.wrong(trigger, f"trigger '{name}' cannot fire: {why}", NEVER_HAPPENS)
    if trigger.instead and not isinstance(when, (words.FogFound, words.TokenFound)):
        said = "'instead' is for what a token does: it needs 'fog_found' or 'token_found'"
        draft.wrong(trigger, said)


def _check_condition(draft: Reading, word: Word, everything: list[Word]) -> None:
    if isinstance(word, words.CardIs):
        if bool(word.name) == bool(word.pile):
            draft.wrong(word, "'card' needs either a 'name' or a 'pile'", MISSING_FIELD)
    elif isinstance(word, words.Beaten) and never_comes("", word.named, everything):
        draft.wrong(word, f"this is never true: no {word.named} is ever placed", NEVER_HAPPENS)
    elif isinstance(word, words.Exists) and word.at_most is None:
        what = word.what
        assert isinstance(what, words.Pieces)
        if isinstance(what.figure, str) and what.figure not in ("", "any"):
            for one in everything:
                if isinstance(one, words.PutFigure) and one.name == what.figure:
                    return
            draft.wrong(word, f"this is never true: no {what.figure} ever comes", NEVER_HAPPENS)
