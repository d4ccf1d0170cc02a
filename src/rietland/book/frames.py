"""Kinds of unfinished business while a book is read, and the module that owns each."""

from typing import Final

from rietland.kernel.frame import FAMILY

PAGE: Final = FAMILY  # pages.py: the open section; always the first frame
TEST: Final = 17  # tests.py: a test is taken
FORGET: Final = 18  # sheet.py: something leaves the sheet by choice
