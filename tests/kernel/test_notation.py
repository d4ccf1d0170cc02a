import pytest

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.errors import MalformedText
from rietland.kernel.notation import Lexicon, groups_by_verb
from tests.toy import toy


def lexicon() -> Lexicon:
    made = Lexicon()
    made.verb(0, "roll", "", "number", "")
    made.verb(8, "walk", "hero", "space", "")
    made.verb(9, "give", "hero", "thing", "hero")
    made.verb(10, "pass", "hero", "", "")
    made.names["hero"] = ["thorn", "chada"]
    made.names["space"] = [str(n) for n in range(100)]
    made.names["thing"] = ["-", "", "helm", "wineskin"]
    return made


SENTENCES = {
    "roll 4": Action(0, CHANCE, 4),
    "roll -3": Action(0, CHANCE, -3),
    "walk thorn 14": Action(8, 0, 14),
    "give chada helm thorn": Action(9, 1, 2, 0),
    "pass chada": Action(10, 1),
}


@pytest.mark.parametrize(("text", "action"), SENTENCES.items())
def test_a_sentence_and_its_action_are_the_same(text: str, action: Action) -> None:
    assert lexicon().hear(text) == action
    assert lexicon().say(action) == text


def test_spaces_around_words_do_not_matter() -> None:
    assert lexicon().hear("  walk\tthorn   14 \n") == Action(8, 0, 14)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an input needs at least a verb, e.g. 'pass thorn'"),
        ("   ", "an input needs at least a verb, e.g. 'pass thorn'"),
        ("wakl thorn 14", "unknown verb 'wakl'; did you mean walk?"),
        ("xyzzy", "unknown verb 'xyzzy'; expected one of: roll, walk, give, pass"),
        ("walk thron 14", "unknown hero 'thron'; did you mean thorn?"),
        ("walk gandalf 14", "unknown hero 'gandalf'; expected one of: thorn, "),
        ("walk thorn 140", "unknown space '140'; did you mean 40, 14, 10?"),
        ("walk thorn", "'walk thorn' does not have the form 'walk <hero> <space>'"),
        ("pass thorn now", "'pass thorn now' does not have the form 'pass <hero>'"),
        ("roll", "'roll' does not have the form 'roll <number>'"),
        ("roll six", "'six' is not a number"),
        ("roll ٤", "'٤' is not a number"),
        ("roll --4", "'--4' is not a number"),
        ("roll 1234567890", "'1234567890' is not a number"),
        ("roll 4.0", "'4.0' is not a number"),
    ],
)
def test_malformed_text_says_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(MalformedText) as error:
        lexicon().hear(text)
    assert str(error.value).startswith(message)


def test_every_verb_of_the_toy_parses_back() -> None:
    game = toy()
    for verb, word in enumerate(game.lexicon.verbs):
        if word:
            who, a, b = game.lexicon.shapes[verb]
            action = Action(verb, 1 if who else CHANCE, 1 if a else 0, 1 if b else 0)
            assert game.hear(game.say(action)) == action


@pytest.mark.parametrize(
    ("count", "shown"),
    [(8, "aa, ba, ca, da, ea, fa, ga, ha"), (9, "aa, ba, ca, da, ea, fa, ga, ha, …")],
)
def test_at_most_eight_names_are_listed(count: int, shown: str) -> None:
    made = lexicon()
    made.names["hero"] = [f"{letter}a" for letter in "abcdefghi"[:count]]
    with pytest.raises(MalformedText) as refused:
        made.hear("pass zzzzzz")
    assert str(refused.value).endswith(f"expected one of: {shown}")


def test_verbs_without_a_group_have_none() -> None:
    shapes = [(1, 3, "walk", "hero", "", ""), (4, 5, "give", "hero", "", "")]
    assert [0, 3, 0, 0, 5] == groups_by_verb(shapes)
