"""The tables of docs/gamebooks.md, by the name in their marks."""

from rietland.content.book import files
from rietland.content.tables import field_table, word_table
from rietland.vocabulary import book, control


def tables() -> dict[str, str]:
    """What stands between each pair of marks."""
    own = len(book.EFFECTS) - len(control.EFFECTS), len(book.CONDITIONS) - len(control.CONDITIONS)
    return {
        "box": field_table(files.BookBoxFile),
        "stat": field_table(files.StatRecord),
        "kind of test": field_table(files.TestKindRecord),
        "hero": field_table(files.BookHeroRecord),
        "gift": field_table(files.GiftRecord),
        "chapter": field_table(files.ChapterFile),
        "section": field_table(files.SectionRecord),
        "way": field_table(files.BookWayRecord),
        "test": field_table(files.WayTestRecord),
        "ending": field_table(files.EndingRecord),
        "legend": field_table(files.BookLegendFile),
        "variant": field_table(files.BookVariantRecord),
        "effects": word_table(book.EFFECTS[: own[0]]),
        "conditions": word_table(book.CONDITIONS[: own[1]]),
    }
