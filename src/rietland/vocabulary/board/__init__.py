"""Words of the board family: effects, conditions, filters and events that content may use."""

# ruff: noqa: F403 - for content and rules this is one vocabulary, and each word is listed once

from rietland.vocabulary.board.conditions import *
from rietland.vocabulary.board.creature_effects import *
from rietland.vocabulary.board.effects import *
from rietland.vocabulary.board.filters import *
from rietland.vocabulary.board.hero_effects import *
from rietland.vocabulary.board.legend_effects import *
from rietland.vocabulary.board.thing_effects import *
from rietland.vocabulary.board.whens import *

#: Counters the rules read; content may set them like any other.
SWITCHES: dict[str, str] = {
    "fights": "1: the fight action is open (AN-L1-4)",
    "overtime": "1: overtime hours may be used",
    "articles": "1: merchants sell articles, not strength alone (AN-MERCH-4)",
    "siege": "1: a creature without a free golden shield loses the legend (AN-L1-5)",
    "group_fights": "1: heroes may be invited to a fight (AN-L1-5)",
}
