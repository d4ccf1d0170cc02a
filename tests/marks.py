"""The decorators by which a test names the rules and vectors it proves.

    @vector("AN-TV-48")
    @rule("AN-TIME-2")
    def test_overtime_needs_willpower_to_spare() -> None: ...

The ledger reads them from the source, so the ids must be plain strings.
"""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say that the test is about these rules."""
    return pytest.mark.rule.with_args(*_some(ids))


def vector(*ids: str) -> pytest.MarkDecorator:
    """Say that the test plays these test vectors."""
    return pytest.mark.vector.with_args(*_some(ids))


def _some(ids: tuple[str, ...]) -> tuple[str, ...]:
    if not ids:
        raise ValueError("name at least one id")
    return ids
