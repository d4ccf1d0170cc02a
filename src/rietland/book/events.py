"""What can happen while a book is read: the kinds of event, for the log."""

from typing import Final

from rietland.kernel.event import FAMILY_EVENT

TURNED: Final = FAMILY_EVENT  # a section was opened; who: reader; what: section
TOOK: Final = 9  # a way was taken; who: reader; what: way
GAINED: Final = 10  # what: note
LOST: Final = 11  # what: note
CHANGED: Final = 12  # a number of the sheet; what: counter; amount: by how much
TEST: Final = 13  # a test begins; who: hero; what: kind; amount: needed
PASSED: Final = 14  # who: hero; what: kind; amount: total
FAILED: Final = 15  # who: hero; what: kind; amount: total
GIFT: Final = 16  # a gift was used; who: hero
CHAPTER: Final = 17  # a chapter begins; what: chapter
ENDING: Final = 18  # an ending was reached; what: section
COUNT: Final = 19

NAMES: Final = [
    "said", "read", "ended", "die", "choice", "", "", "",
    "turned", "took", "gained", "lost", "changed", "test", "passed", "failed", "gift", "chapter",
    "ending",
]  # fmt: skip
