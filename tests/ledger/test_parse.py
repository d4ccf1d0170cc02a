from rietland.ledger.parse import ID, Book, parse

HEAD = """\
---
box: toy
name: Toy box
prefix: TY
status: building
---

# Toy

- a bullet of the head is no rule

| mark | meaning |
|---|---|
| [F] | fact |

"""


def read(body: str) -> Book:
    return parse(HEAD + body, "rules/toy.md")


def test_head_names_box_and_status() -> None:
    book = read("")
    assert ("toy", "Toy box", "TY", "building") == (book.box, book.name, book.prefix, book.status)
    assert book.is_enforced
    assert [] == book.problems


def test_head_without_status_is_a_problem() -> None:
    book = parse("# Toy\n", "rules/toy.md")
    assert 2 == len(book.problems)


def test_unknown_word_in_the_head_is_a_problem() -> None:
    book = parse(HEAD.replace("status:", "colour: red\nstatus:"), "rules/toy.md")
    assert ["rules/toy.md:5: unknown word in the head: colour"] == book.problems


def test_bullet_is_a_rule_with_marks_and_markers() -> None:
    rule = read("## 1. Walking (TY-MOVE)\n- TY-MOVE-1 One hour [F, low]. {content}\n").rules[
        "TY-MOVE-1"
    ]
    assert "One hour [F, low]." == rule.text
    assert ("F, low",) == rule.marks
    assert ("content",) == rule.markers
    assert ("TY-MOVE", "Walking") == (rule.section.family, rule.section.title)


def test_colon_after_the_id_is_not_part_of_the_text() -> None:
    book = read("## Walking (TY-MOVE)\n- TY-MOVE-1: One hour.\n")
    assert "One hour." == book.rules["TY-MOVE-1"].text


def test_marks_of_a_heading_hold_for_its_rules() -> None:
    book = read("## 2. Dawn, in order (TY-SUN) [F]\n- TY-SUN-1 Gors move [I].\n")
    assert ("I", "F") == book.rules["TY-SUN-1"].marks
    assert "Dawn, in order" == book.sections[0].title


def test_indented_lines_belong_to_the_bullet() -> None:
    book = read("## Walking (TY-MOVE)\n- TY-MOVE-1 In order:\n  1. pay;\n  2. go.\n- TY-MOVE-2 x\n")
    assert "In order:\n  1. pay;\n  2. go." == book.rules["TY-MOVE-1"].text
    assert ["TY-MOVE-1", "TY-MOVE-2"] == list(book.rules)


def test_table_row_is_a_rule_spoken_with_its_header() -> None:
    book = read(
        "## Foes (TY-FOE)\n| id | kind | SP |\n|---|---|---|\n"
        "| TY-FOE-1 | gor [F] | 2 {content} |\n"
    )
    assert "kind: gor [F]; SP: 2" == book.rules["TY-FOE-1"].text
    assert book.rules["TY-FOE-1"].is_content


def test_vector_row_lists_its_rules() -> None:
    book = read(
        "## Walking (TY-MOVE)\n- TY-MOVE-1 a\n- TY-MOVE-2 b\n\n## Test vectors (TY-TV)\n"
        "| id | rules | input | expected |\n|---|---|---|---|\n"
        "| TY-TV-1 | TY-MOVE-1, TY-MOVE-2 | two spaces | 2 h {legend 4} |\n"
    )
    vector = book.vectors["TY-TV-1"]
    assert ("TY-MOVE-1", "TY-MOVE-2") == vector.rules
    assert ("two spaces", "2 h") == (vector.input, vector.expected)
    assert vector.is_deferred
    assert [] == book.problems


def test_vector_citing_no_rule_is_a_problem() -> None:
    book = read(
        "## Test vectors (TY-TV)\n| id | rules | input | expected |\n|---|---|---|---|\n"
        "| TY-TV-1 | MOVE-1 | a | b |\n"
    )
    assert ["rules/toy.md: TY-TV-1 cites MOVE-1, which is not a rule"] == book.problems


def test_second_use_of_an_id_is_a_problem_and_the_first_stays() -> None:
    book = read("## Walking (TY-MOVE)\n- TY-MOVE-1 a\n- TY-MOVE-1 b\n")
    assert ["rules/toy.md:18: TY-MOVE-1 is listed twice"] == book.problems
    assert "a" == book.rules["TY-MOVE-1"].text


def test_rule_under_a_foreign_heading_is_a_problem() -> None:
    book = read("## Fighting (TY-FIGHT)\n- TY-MOVE-1 a\n")
    assert 1 == len(book.problems)
    assert "TY-MOVE-1" in book.rules


def test_bullet_with_a_broken_id_is_a_problem() -> None:
    book = read("## Walking (TY-MOVE)\n- TY-MOVE 1 a\n")
    assert 1 == len(book.problems)


def test_row_with_a_missing_cell_is_a_problem() -> None:
    book = read("## Foes (TY-FOE)\n| id | kind | SP |\n|---|---|---|\n| TY-FOE-1 | gor |\n")
    assert ["rules/toy.md:19: TY-FOE-1 has 2 cells, wants 3"] == book.problems


def test_unknown_marker_is_a_problem() -> None:
    for marker in ("{soon}", "{frame}", "{legend 7}"):
        assert 1 == len(read(f"## Walking (TY-MOVE)\n- TY-MOVE-1 a {marker}\n").problems)


def test_markers_say_what_a_rule_still_asks_for() -> None:
    book = read(
        "## Walking (TY-MOVE)\n- TY-MOVE-1 a\n- TY-MOVE-2 a {content}\n- TY-MOVE-3 a {frame: why}\n"
        "- TY-MOVE-4 a {legend 3-6}\n- TY-MOVE-5 a {mine}\n- TY-MOVE-6 a {part legend 4}\n"
    )
    wants = [(rule.needs_code, rule.needs_test) for rule in book.rules.values()]
    both, test, none = (True, True), (False, True), (False, False)
    assert [both, test, none, none, none, both] == wants
    assert book.rules["TY-MOVE-6"].is_partly_deferred
    assert [] == book.problems


def test_ids_may_have_several_words_or_end_in_p() -> None:
    for word in ("AN-L1-2", "RB-HERO-CHADA-1", "SS-GIFT-P", "CT-OPEN-13"):
        assert ID.fullmatch(word)
    for word in ("AN-MOVE", "MOVE-1", "AN-1", "SS-GIFT-PLACE"):
        assert ID.fullmatch(word) is None
