"""`python -m rietland` is the command `rietland`."""

import sys

from rietland.cli import main

sys.exit(main())
