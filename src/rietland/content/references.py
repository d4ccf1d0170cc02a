"""Which fields of the vocabulary name something, and what sort of thing it is.

`key>value` gives the sorts of a dictionary's keys and values; a list's sort is that of its items.
"""

from typing import Final

from rietland.content.board import files
from rietland.vocabulary import board, castle, control, goals
from rietland.vocabulary.control import Word

SORTS: Final[dict[tuple[type[Word], str], str]] = {
    # control
    (control.Amount, "counter"): "counter",
    (control.Amount, "heroes"): "party>",
    (control.Amount, "difficulty"): "difficulty>",
    (control.Roll, "die"): "die",
    (control.Roll, "into"): "new counter",
    (control.Set, "counters"): "new counter>",
    (control.Add, "counters"): "new counter>",
    (control.Say, "text"): "text",
    (control.Read, "card"): "card",
    (control.Win, "why"): "text",
    (control.Fail, "why"): "text",
    (control.Counter, "name"): "counter",
    (control.Difficulty, "name"): "difficulty",
    # tables
    (board.Lookup, "by"): "counter",
    (board.LetterTable, "by"): "counter",
    (board.TensOnes, "tens"): "counter",
    (board.TensOnes, "ones"): "counter",
    # effects
    (board.Place, "creature"): "creature",
    (board.Place, "at"): "space",
    (board.Place, "named"): "opponent",
    (board.Place, "carries"): "thing",
    (board.PutFigure, "name"): "figure",
    (board.PutFigure, "at"): "space",
    (board.RemoveFigure, "name"): "figure",
    (board.Advance, "which"): "rank",
    (board.Advance, "creature"): "creature",
    (board.Lay, "thing"): "thing",
    (board.Lay, "at"): "space",
    (board.Lay, "rank"): "rank",
    (board.Wells, "at"): "well",
    (board.RemoveWell, "at"): "well",
    (board.Fog, "faces"): "fog face>",
    (board.Fog, "at"): "fog circle",
    (board.BreakBridge, "name"): "bridge",
    (board.Merchants, "at"): "merchant",
    (board.Deck, "name"): "deck",
    (board.Deck, "top"): "event card",
    (board.Deck, "without"): "event card",
    (board.PutHeroes, "at"): "role>space",
    (board.PutHeroes, "space"): "space",
    (board.Gain, "thing"): "thing",
    (board.Share, "thing"): "thing",
    (board.ShareCost, "goods"): "good",
    (board.Article, "without"): "thing",
    (board.Narrator, "to"): "letter",
    (board.Star, "card"): "card",
    (board.Star, "at"): "letter",
    (board.UntilSunrise, "overtime"): "overtime hour>",
    (board.SkipStep, "step"): "sunrise step",
    (board.Wait, "at"): "space",
    (board.Wait, "rank"): "rank",
    # conditions
    (board.NarratorAt, "before"): "letter",
    (board.NarratorAt, "at_least"): "letter",
    (board.ThingAt, "thing"): "thing",
    (board.ThingAt, "at"): "space",
    (board.Beaten, "named"): "opponent",
    (board.FigureOnBoard, "name"): "figure",
    (board.ThingMeetsCreature, "thing"): "thing",
    (board.CreatureOnBoard, "creature"): "creature",
    # filters
    (board.Filter, "roles"): "role",
    (board.Filter, "at"): "space",
    (board.Filter, "between"): "space number",
    (board.Filter, "region"): "region",
    (board.Filter, "outside"): "region",
    (board.Filter, "not_at"): "space",
    (board.Filter, "rank"): "rank",
    # events
    (board.HeroStops, "at"): "space",
    (board.HeroEnters, "at"): "space",
    (board.CreatureEnters, "at"): "space",
    (board.CreatureEnters, "creature"): "creature",
    (board.CreatureArrives, "creature"): "creature",
    (board.CreatureDefeated, "named"): "opponent",
    (board.CreatureDefeated, "creature"): "creature",
    (board.ThingArrives, "thing"): "thing",
    (board.ThingArrives, "at"): "space",
    (board.ThingTaken, "thing"): "thing",
    (board.ThingTaken, "at"): "space",
    (board.SunriseStep, "step"): "sunrise step",
    (board.FogFound, "face"): "fog face",
    (board.NarratorReaches, "letter"): "letter",
    # goals
    (goals.Bring, "thing"): "thing",
    (goals.Bring, "to"): "space",
    (goals.Beat, "opponents"): "opponent",
    (goals.Reach, "at"): "space",
    (goals.Count, "counter"): "counter",
    (goals.Clear, "creature"): "creature",
    (goals.Clear, "at"): "space",
    # cards
    (castle.Encounter, "at"): "location",
    (castle.Slay, "creature"): "encounter card",
    (castle.Trophies, "of"): "encounter card",
    (castle.InGallery, "of"): "encounter card",
    # files
    (files.SpaceRecord, "roads"): "space",
    (files.SpaceRecord, "arrow"): "space",
    (files.BridgeRecord, "joins"): "space",
    (files.BoardFile, "castle"): "space",
    (files.BoardFile, "graveyard"): "space",
    (files.BoardFile, "closed"): "space",
    (files.HeroRecord, "training"): "merchant>",
    (files.CreatureRecord, "die"): "die",
    (files.CreatureRecord, "goods"): "good",
    (files.ThingRecord, "ability"): "ability",
    (files.BoxFile, "sunrise"): "sunrise step",
    (files.BoxFile, "hero_die"): "die",
    (files.BoxFile, "black_die"): "die",
    (files.BoxFile, "last_letter"): "letter of the alphabet",
    (files.NamedRecord, "creature"): "creature",
    (files.NamedRecord, "strength"): "difficulty>",
    (files.GoalRecord, "lost"): "text",
    (files.LegendFile, "difficulties"): "difficulty of the box",
    (files.LegendFile, "last_letter"): "letter of the alphabet",
}


def sort_of(word: type[Word], field: str) -> str:
    """What the field names, or "" when it names nothing."""
    return SORTS.get((word, field), "")
