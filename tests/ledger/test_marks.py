import pytest

from tests.marks import rule, vector


@rule("AN-GEN-1")
def marked() -> None: ...


def test_marks_carry_their_ids() -> None:
    assert ("rule", ("AN-MOVE-3", "AN-MOVE-4")) == _mark(rule("AN-MOVE-3", "AN-MOVE-4"))
    assert ("vector", ("AN-TV-12",)) == _mark(vector("AN-TV-12"))


def test_marked_function_stays_a_function() -> None:
    assert callable(marked)


def test_mark_without_id_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one id"):
        rule()


def _mark(decorator: pytest.MarkDecorator) -> tuple[str, tuple[object, ...]]:
    return decorator.name, decorator.args
