"""Checks of a legend as a whole: cards never read, letters never entered, triggers never woken.

A legend that cannot be won, cannot be lost or would not end is refused too.
"""

from rietland.content.board.check_box import check_reward
from rietland.content.board.check_flow import check_course
from rietland.content.board.check_goals import check_goals
from rietland.content.board.check_numbers import check_amount, check_creatures, check_numbers
from rietland.content.board.files import (
    LegendFile,
    NamedRecord,
    StepRecord,
    TriggerRecord,
    all_triggers,
)
from rietland.content.board.known import check_names, of_legend
from rietland.content.board.occurs import never_comes, never_lies
from rietland.content.board.resolve import Box
from rietland.content.faults import (
    INCOMPLETE,
    MISSING_FIELD,
    NEVER_HAPPENS,
    NEVER_READ,
    NO_END,
    OUT_OF_RANGE,
    UNKNOWN_NAME,
)
from rietland.content.field_types import inside
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word


def check_legend(draft: Reading, box: Box, legend: LegendFile) -> None:
    """Everything that can be said of a legend in its box; `draft` knows only the legend's file."""
    if legend.board and legend.board not in box.boards:
        said = f"{box.box.box} has no board '{legend.board}'"
        place = draft.place(legend)
        draft.report.unknown(place, said, UNKNOWN_NAME, legend.board, list(box.boards))
    box = box.facing(legend.board)
    check_names(draft, of_legend(box, legend), draft.mentions)
    _check_frame(draft, box, legend)
    everything = _everything(box, legend)
    own = [word for word in everything if draft.has(word)]
    _check_cards(draft, legend, own)
    _check_end(draft, box, legend, own)
    check_words(draft, box, legend.heroes, legend.difficulties, own)
    check_creatures(draft, box, legend, own)
    check_course(draft, box, legend, list(everything))
    check_goals(draft, box, legend, everything)
    for name, trigger in all_triggers(legend).items():
        _check_trigger(draft, box, name, trigger, everything)
    for word in own:
        _check_condition(draft, word, everything)
    for named in legend.named.values():
        _check_opponent(draft, named)
        check_words(draft, box, legend.heroes, legend.difficulties, inside(named))


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


def check_words(
    draft: Reading, box: Box, heroes: tuple[int, int], levels: list[str], own: list[Word]
) -> None:
    """Each record by itself: tables are complete, places are said, tokens suffice."""
    check_numbers(draft, own)
    _check_tables(draft, box, own)
    _check_effects(draft, box, own)
    for word in own:
        if isinstance(word, control.Amount):
            check_amount(draft, heroes, levels, word)


def box_words(box: Box) -> list[Word]:
    """Every record in the effects of a box that any legend meets, the checklist apart."""
    lists = [fog.do for fog in box.box.fog.values()]
    for deck in box.events.decks.values():
        lists += [event.do for event in deck.cards.values()]
    for trigger in box.box.triggers.values():
        lists += [trigger.do, trigger.conditions]
    for deed in box.box.deeds.values():
        lists += [deed.do, deed.conditions, [deed.who]]
    for pile in box.box.piles.values():
        lists += [card.do for card in pile.cards.values()]
    for step in box.sunrise():
        if isinstance(step, StepRecord):
            lists.append(step.do)
    return inside(lists)


def _everything(box: Box, legend: LegendFile) -> list[Word]:
    """Every record that can ever matter in this legend."""
    roots = list(legend.setup)
    for variant in legend.variants.values():
        roots += variant.do
    for trigger in all_triggers(legend).values():
        roots += trigger.do
        roots += trigger.conditions
    for deed in legend.deeds.values():
        roots += [*deed.do, *deed.conditions, deed.who]
    return inside([*_reached(legend, roots), *legend.goals.values()]) + box_words(box)


def _check_frame(draft: Reading, box: Box, legend: LegendFile) -> None:
    low, high = box.box.heroes
    if not low <= legend.heroes[0] <= legend.heroes[1] <= high:
        draft.wrong(
            legend,
            f"'heroes' must be within {low} and {high}, the lower number first",
            OUT_OF_RANGE,
        )
    if not legend.difficulties:
        draft.wrong(legend, "'difficulties' must name at least one", MISSING_FIELD)


def _reached(legend: LegendFile, roots: list[object]) -> list[object]:
    """All effects that can ever run: those of set-up and triggers, and the cards they lead to."""
    reached = list(roots)
    read: list[str] = []
    drawn: list[str] = []
    at = 0
    while at < len(reached):
        for word in inside(reached[at]):
            if isinstance(word, (control.Read, words.Star)) and word.card not in read:
                read.append(word.card)
                if word.card in legend.cards:
                    reached += legend.cards[word.card].do
            pile = word.pile if isinstance(word, (words.Draw, words.Star)) else ""
            if pile in legend.piles and pile not in drawn:
                drawn.append(pile)
                for card in legend.piles[pile].cards.values():
                    reached += card.do
        at += 1
    return reached


def _check_cards(draft: Reading, legend: LegendFile, own: list[Word]) -> None:
    read = {word.card for word in own if isinstance(word, (control.Read, words.Star))}
    drawn = {word.pile for word in own if isinstance(word, (words.Draw, words.Star))}
    for name, pile in legend.piles.items():
        if name not in drawn:
            said = f"nothing draws from the pile '{name}': no 'draw' and no star leads to it"
            draft.wrong(pile, said, NEVER_READ)
    for name, card in legend.cards.items():
        if name not in read:
            draft.wrong(
                card, f"card '{name}' is never read: no star and no 'read' leads to it", NEVER_READ
            )
    for word in own:
        if isinstance(word, words.Star):
            letters = [word.at] if isinstance(word.at, str) else list(word.at.values.values())
            if "A" in letters:
                draft.wrong(
                    word,
                    "the narrator begins on A and never enters it; use 'read' instead",
                    NEVER_READ,
                )


def _check_end(draft: Reading, box: Box, legend: LegendFile, own: list[Word]) -> None:
    last = legend.last_letter or box.box.last_letter
    if not any(isinstance(word, (control.Win, words.EndLegend)) for word in own):
        said = "nothing in this legend wins it: no 'win' and no 'end_legend' can be reached"
        draft.wrong(legend, said, NO_END)
    if not any(isinstance(word, (control.Fail, words.EndLegend)) for word in own):
        said = "nothing in this legend loses it: no 'fail' and no 'end_legend' can be reached"
        draft.wrong(legend, said, NO_END)
    starred = any(isinstance(word, words.Star) and word.at == last for word in own)
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


def _check_tables(draft: Reading, box: Box, own: list[Word]) -> None:
    """A table by a rolled counter has an entry for every face."""
    faces: dict[str, set[int]] = {}
    for word in own:
        if isinstance(word, control.Roll) and word.die in box.box.dice:
            faces.setdefault(word.into, set()).update(box.box.dice[word.die].faces)
    rolled = {word.into for word in own if isinstance(word, control.Roll)}
    for word in own:
        if isinstance(word, (control.Lookup, words.LetterTable)) and not _has_rest(word):
            if not isinstance(word.by, str) or word.by not in rolled:
                draft.wrong(word, "say with 'else' what holds for other numbers", INCOMPLETE)
                continue
            missing = sorted(faces.get(word.by, set()) - set(word.values))
            if missing:
                shown = ", ".join(str(face) for face in missing)
                draft.wrong(word, f"the table has no value for {shown} of '{word.by}'", INCOMPLETE)


def _has_rest(word: control.Lookup | words.LetterTable) -> bool:
    return word.otherwise not in (None, "")


def _check_effects(draft: Reading, box: Box, own: list[Word]) -> None:
    waiting = {id(inner) for word in own if isinstance(word, words.Wait) for inner in inside(word)}
    for word in own:
        if isinstance(word, (words.Place, words.PutFigure)):
            if word.at == []:
                draft.wrong(word, "'at' must name at least one space", MISSING_FIELD)
            elif isinstance(word, words.Place) and isinstance(word.at, list) and len(word.at) > 1:
                _check_herb(draft, box, word, word.carries)
            if isinstance(word, words.Place):
                _check_place(draft, word)
        elif isinstance(word, words.Lay):
            _check_lay(draft, box, word)
        elif isinstance(word, control.Each):
            if [word.who, word.what, word.spaces].count(None) != 2:
                draft.wrong(word, "'each' needs one of who, what, spaces", MISSING_FIELD)
        elif isinstance(word, words.Move):
            _check_move(draft, word)
        elif isinstance(word, words.Remove):
            assert isinstance(word.what, words.Pieces)
            if word.what.token not in (None, "well"):
                draft.wrong(word, "of the tokens only wells can be removed")
            elif word.what.card and word.what.state != "starred":
                draft.wrong(word, "of the cards only those on the legend track can be removed")
            elif word.what.token:
                _check_wells(draft, box, word, word.what.at)
        elif isinstance(word, words.Narrator):
            if not (word.to or word.advance):
                draft.wrong(
                    word,
                    "say where to: a letter 'to', or how many letters to 'advance'",
                    MISSING_FIELD,
                )
        elif isinstance(word, words.Fog):
            _check_fog(draft, box, word)
        elif isinstance(word, words.Deck):
            _check_deck(draft, box, word)
        elif isinstance(word, words.KeepWaiting) and id(word) not in waiting:
            draft.wrong(word, "'keep_waiting' belongs inside the effects of a 'wait'")


def _check_place(draft: Reading, word: words.Place) -> None:
    if not word.named and (word.take is not None or word.up_to is not None):
        draft.wrong(word, "'take' and 'up_to' need an 'opponent'", MISSING_FIELD)


def _check_move(draft: Reading, word: words.Move) -> None:
    if (word.what is None) == (word.who is None):
        draft.wrong(word, "'move' needs either pieces or 'who'", MISSING_FIELD)
    if (word.to is None) == (word.along is None):
        draft.wrong(word, "where? 'move' needs either 'to' or 'along'", MISSING_FIELD)
    if word.steps != 1 and word.along is None:
        draft.wrong(word, "'steps' says how far 'along' the arrows, but there is no 'along'")
    if isinstance(word.what, words.Pieces) and (word.what.thing or word.what.token):
        draft.wrong(word, "only creatures, figures and heroes move")


def _check_wells(draft: Reading, box: Box, word: Word, at: object) -> None:
    wells = [one.id for face in box.boards.values() for one in face.spaces if one.well is not None]
    for space in at if isinstance(at, list) else [at]:
        if isinstance(space, int) and space not in wells:
            draft.wrong(word, f"space {space} has no well", UNKNOWN_NAME)


def _check_lay(draft: Reading, box: Box, word: words.Lay) -> None:
    if word.amount != 1 or (isinstance(word.at, list) and len(word.at) > 1):
        _check_herb(draft, box, word, word.thing)


def _check_herb(draft: Reading, box: Box, word: Word, thing: str) -> None:
    """Each herb shows its own value when it comes, so several are several effects."""
    if thing in box.items.things and box.items.things[thing].ability == "heals":
        draft.wrong(word, "herbs differ: place one at a time")


def _check_fog(draft: Reading, box: Box, word: words.Fog) -> None:
    tokens = sum(word.faces.values())
    if tokens + word.spare != len(word.at):
        draft.wrong(
            word, f"{tokens} tokens and {word.spare} spare circles for {len(word.at)} circles"
        )
    for face, count in word.faces.items():
        if face in box.box.fog and count > box.box.fog[face].count:
            draft.wrong(
                word, f"the box has only {box.box.fog[face].count} of '{face}'", OUT_OF_RANGE
            )


def _check_deck(draft: Reading, box: Box, word: words.Deck) -> None:
    deck = box.events.decks.get(word.name)
    for card in [word.top] * bool(word.top) + word.without:
        if deck is not None and card not in deck.cards:
            draft.wrong(word, f"the deck '{word.name}' has no card '{card}'", UNKNOWN_NAME)


# Triggers and conditions that never come true.


def _check_trigger(
    draft: Reading, box: Box, name: str, trigger: TriggerRecord, everything: list[Word]
) -> None:
    when = trigger.when
    why = ""
    if isinstance(when, words.FogFound):
        if not any(
            isinstance(word, words.Fog) and word.faces.get(when.face) for word in everything
        ):
            why = f"no fog token '{when.face}' is ever laid"
    elif isinstance(when, words.CreatureDefeated):
        why = never_comes(when.creature, when.named, everything)
    elif isinstance(when, (words.CreatureEnters, words.CreatureArrives)):
        why = never_comes(when.creature, "", everything)
    elif isinstance(when, (words.ThingArrives, words.ThingTaken)):
        why = never_lies(box, when.thing, everything)
    elif isinstance(when, (words.HeroStops, words.HeroEnters)):
        if isinstance(when.at, int) and when.at in box.board.closed:
            why = f"no hero can enter {when.at}"
    elif isinstance(when, words.HourReached):
        last = box.box.hours + len(box.box.overtime)
        if not 1 <= when.hour <= last:
            why = f"a day has the hours 1 to {last}"
    elif isinstance(when, words.NarratorReaches) and when.letter == "A":
        why = "the narrator begins on A and never enters it"
    if why:
        draft.wrong(trigger, f"trigger '{name}' cannot fire: {why}", NEVER_HAPPENS)


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
