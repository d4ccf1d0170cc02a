from rietland.kernel.book import BaseBook, Figure


def book() -> BaseBook:
    made = BaseBook()
    made.figures = [
        Figure("thorn", "warrior", 14, "blue"),
        Figure("mairen", "warrior", 14, "blue"),
        Figure("chada", "archer", 25, "green"),
        Figure("kram", "dwarf", 7, "yellow"),
    ]
    made.parties = {2: ["kram", "mairen"]}
    return made


def test_the_usual_party_is_the_one_the_box_names() -> None:
    assert ["kram", "mairen"] == book().usual_party(2)


def test_without_one_the_first_figures_of_different_roles_play() -> None:
    assert ["thorn", "chada", "kram"] == book().usual_party(3)
    assert ["thorn"] == book().usual_party(1)
    assert ["thorn", "chada", "kram"] == book().usual_party(4)
