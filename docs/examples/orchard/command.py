"""`python -m orchard.command` is the command `rietland`, with one family more."""

import sys
from pathlib import Path

from rietland import roots
from rietland.cli import main

if __name__ == "__main__":
    roots.add(Path(__file__).parent / "boxes")
    sys.exit(main())
