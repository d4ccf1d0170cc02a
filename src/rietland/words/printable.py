"""Text that may be shown in a terminal: signs that steer it, or turn the reading order, are not."""

from typing import Final

#: Control characters but tab and line feed, and what changes the direction of a line.
_STEERING: Final = (
    *(code for code in range(0x20) if chr(code) not in "\t\n"),
    *range(0x7F, 0xA0),
    0x061C,
    *range(0x200E, 0x2010),
    *range(0x2028, 0x202F),
    *range(0x2066, 0x206A),
)
_SHOWN: Final = dict.fromkeys(_STEERING, "\N{REPLACEMENT CHARACTER}")


def printable(text: str) -> str:
    """The text with a mark in place of each such sign."""
    return text if text.isprintable() else text.translate(_SHOWN)
