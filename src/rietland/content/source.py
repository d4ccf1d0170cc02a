"""Where what content says comes from."""

from typing import Literal

#: Where a record comes from: the rulebook, other public material, inference, or our own design.
Source = Literal["rulebook", "public", "inferred", "authored"]
