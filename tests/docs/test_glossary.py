"""The glossary of the docs is the glossary of the table."""

from tests.docs.glossary import PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.docs.glossary"
