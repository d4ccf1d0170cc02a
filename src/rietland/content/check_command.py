"""`rietland check`: whether legends can be played, and what is wrong with those that cannot."""

import sys
from collections.abc import Sequence

from rietland.content import library
from rietland.kernel.errors import BadContent
from rietland.usage import command_parser


def main_check(argv: Sequence[str]) -> int:
    """0 when all are good, 1 when one has a fault, 2 for a name nobody knows."""
    parser = command_parser(
        "check",
        "Say what is wrong with legends, or that they are good; without names, all of them.",
        ["", "my_legend.yaml", "base/2"],
    )
    parser.add_argument("legends", nargs="*", help="files of legends, or names such as base/2")
    asked = parser.parse_args(argv).legends
    try:
        found = [library.find(name) for name in asked] or [
            (box, legend) for box in library.boxes() for legend in library.legends(box)
        ]
    except ValueError as error:
        print(f"rietland check: {error}", file=sys.stderr)
        return 2
    return max([_checked(box, legend) for box, legend in found], default=0)


def _checked(box: str, legend: str) -> int:
    try:
        library.book(box, legend)
    except BadContent as fault:
        print(fault)
        return 1
    print(f"{box}/{legend}: good")
    return 0
