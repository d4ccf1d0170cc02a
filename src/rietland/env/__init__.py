"""Environments for learning: every box as a PettingZoo AEC game and as a Gymnasium environment.

    from rietland.env import SoloEnv, TableEnv

    table = TableEnv("base/2", heroes=["thorn", "chada"])      # an agent for each hero
    alone = SoloEnv("rietburg", companions="greedy")           # one hero, bots lead the others

docs/research.md says what agents see and do.
"""

try:
    import gymnasium
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "rietland.env needs PettingZoo and Gymnasium: pip install 'rietland[rl]'"
    ) from missing

from rietland.env.solo import SoloEnv
from rietland.env.table import TableEnv, table_env

__all__ = ["SoloEnv", "TableEnv", "table_env"]

gymnasium.register(id="rietland/Solo-v0", entry_point="rietland.env.solo:SoloEnv")
