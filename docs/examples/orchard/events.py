"""What can happen in an orchard: for the log, and for triggers of the content."""

from typing import Final

from rietland.kernel.event import EventTable

KINDS: Final = EventTable()
PICKED: Final = KINDS.add("picked")
GREW: Final = KINDS.add("grew")
FELL: Final = KINDS.add("fell")
ATE: Final = KINDS.add("ate")
GAVE: Final = KINDS.add("gave")
WEATHER_CAME: Final = KINDS.add("weather")
TURNED: Final = KINDS.add("turned")
