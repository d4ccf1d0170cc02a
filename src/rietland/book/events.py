"""What can happen while a book is read: for each kind of event its name and what its columns mean.

The log and the news read this table (`kernel/event.py`). `who` is a hero or -1.
"""

from typing import Final

from rietland.kernel.event import NOTHING, EventTable

KINDS: Final = EventTable(where=NOTHING)

TURNED: Final = KINDS.add("turned", what="section")  # a section was opened; who: reader
TOOK: Final = KINDS.add("took", what="way")  # a way was taken; who: reader
GAINED: Final = KINDS.add("gained", what="note")
LOST: Final = KINDS.add("lost", what="note")
CHANGED: Final = KINDS.add("changed", what="stat")  # a number of the sheet; amount: by how much
TEST: Final = KINDS.add("test", what="test")  # a test begins; amount: needed
PASSED: Final = KINDS.add("passed", what="test")  # amount: total
FAILED: Final = KINDS.add("failed", what="test")  # amount: total
GIFT: Final = KINDS.add("gift", what="gift")  # the hero's gift was used
CHAPTER: Final = KINDS.add("chapter", what="chapter")  # a chapter begins
ENDING: Final = KINDS.add("ending", what="ending")  # an ending was reached; what: section
