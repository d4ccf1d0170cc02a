"""The tables of docs/author.md about legends of the board, by the name in their marks."""

from rietland.content.board import files, lasting, legend_file
from rietland.content.faults import CODES
from rietland.content.tables import field_table, plain_table, value_table, word_table
from rietland.vocabulary import board, control, goals


def tables() -> dict[str, str]:
    """What stands between each pair of marks."""
    return {
        "effects": word_table(board.EFFECTS),
        "conditions": word_table(board.CONDITIONS),
        "events": word_table(board.WHENS),
        "goals": word_table(goals.GOALS),
        "goal": field_table(legend_file.GoalRecord),
        "filters": field_table(board.Filter),
        "pieces": field_table(board.Pieces),
        "spaces": field_table(board.Spaces),
        "numbers": field_table(control.Amount),
        "values": value_table((control.Lookup, board.LetterTable, control.Range)),
        "counter": field_table(lasting.CounterRecord),
        "switches": plain_table("counter", board.SWITCHES),
        "codes": plain_table("code", CODES),
        "legend": field_table(legend_file.LegendFile),
        "card": field_table(files.CardRecord),
        "trigger": field_table(files.TriggerRecord),
        "deed": field_table(files.DeedRecord),
        "trial": field_table(files.TrialRecord),
        "way": field_table(lasting.WayRecord),
        "toll": field_table(lasting.TollRecord),
        "change": field_table(lasting.ChangeRecord),
        "rules": field_table(legend_file.RulesRecord),
        "pile": field_table(files.PileRecord),
        "pile card": field_table(files.PileCardRecord),
        "opponent": field_table(legend_file.NamedRecord),
        "life": field_table(legend_file.LifeRecord),
        "bonus": field_table(lasting.BonusRecord),
        "shop": field_table(lasting.ShopRecord),
        "lure": field_table(lasting.LureRecord),
        "event card": field_table(files.EventRecord),
    }
