"""The help of every command has one shape: what it does, its options, examples."""

import argparse
from collections.abc import Sequence


def command_parser(
    command: str, description: str, examples: Sequence[str]
) -> argparse.ArgumentParser:
    """A parser for `rietland <command>`; an example is what follows that word."""
    lines = [f"  rietland {command} {example}".rstrip() for example in examples]
    return argparse.ArgumentParser(
        prog=f"rietland {command}",
        description=description,
        epilog="\n".join(["examples:", *lines]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        # An option is written in full: a shortened one could change its meaning with the next.
        allow_abbrev=False,
    )
