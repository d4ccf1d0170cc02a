from rietland.kernel.errors import BadContent, Fault, IllegalAction, MalformedText

FAULT = Fault("box.yaml", 3, 1, "unknown", "no such word", "gor")


def test_an_error_says_its_message_and_nothing_else() -> None:
    malformed = MalformedText("so not", "malformed-form")
    illegal = IllegalAction("so not", "AN-TIME-2")
    bad = BadContent("so not", [FAULT])
    for error in (malformed, illegal, bad):
        assert ("so not", ("so not",)) == (str(error), error.args)


def test_errors_carry_what_others_need() -> None:
    assert [FAULT] == BadContent("so not", [FAULT]).faults
    assert [] == BadContent("so not").faults
    assert "AN-TIME-2" == IllegalAction("so not", "AN-TIME-2").rule
    malformed = MalformedText("so not", "malformed-form", {"text": "x"})
    assert ("malformed-form", {"text": "x"}) == (malformed.key, malformed.args_said)
    assert ("", {}) == (MalformedText("so not").key, MalformedText("so not").args_said)
