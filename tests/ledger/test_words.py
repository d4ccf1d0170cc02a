from rietland.ledger import Rule, plain, say_heading, say_rule
from rietland.ledger.parse import Section
from rietland.words import Catalogue


def test_marks_and_markers_are_left_out() -> None:
    assert "Spaces 18, 57, 71." == plain("Spaces 18, 57, 71 [F]. {content}")
    assert "A hero may wait." == plain("[AMB] A hero may wait [F, P:faq].")
    assert "dwarves (one figure), witch" == plain("dwarves (one figure [I]), witch")


def test_brackets_left_empty_vanish() -> None:
    assert "It counts." == plain("It counts ([I]).")
    assert "(three of four)" == plain("([P: a page] three of four)")


def test_emphasis_is_left_out_and_times_stays() -> None:
    assert "the other hero, 2 * 3" == plain("the *other* hero, 2 * 3")


def test_lines_of_a_list_stay_lines() -> None:
    assert "In order:\n  1. pay;\n  2. go." == plain("In order [I]:\n  1. pay [F];\n  2. go.")


def test_a_rule_without_words_is_said_as_the_ledger_has_it() -> None:
    section = Section("ZZ-MOVE", "Moving")
    rule = Rule("ZZ-MOVE-1", "[AMB] A hero may wait [F].", (), "planned", section)
    french = Catalogue("fr", strict=True)
    assert "A hero may wait." == say_rule(rule, french)
    assert "Moving" == say_heading(section, french)
