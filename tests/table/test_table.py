import pytest

from orchard.game import OrchardGame
from orchard.state import Orchard
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import LOST, BaseState
from rietland.table.dice import AskPeople, Scripted, Seeded
from rietland.table.errors import (
    BrokenPlayer,
    CannotUndo,
    ChanceDecides,
    ForeignSeat,
    GameOver,
    GameTooLong,
    IllegalAction,
    MalformedText,
    StaleInput,
)
from rietland.table.table import Table
from rietland.words import Catalogue
from tests.table.tables import again, first, play, table, texts
from tests.toy import toy


def unchanged(t: Table, seq: int) -> bool:
    return t.seq == seq and len(texts(t)) == seq and t.state.seq == seq


# Saying.


def test_an_input_is_taken_stored_and_told() -> None:
    t = table()
    told = t.submit(0, ["pick amy"], 0)
    assert [(one.seq, one.seat, one.say) for one in told] == [(1, 0, "pick amy")]
    assert [one.rule for one in told[0].news[-1]] == ["OR-PICK-1", "OR-TURN-1"]
    assert texts(t) == ["pick amy"]
    assert t.seq == 1


def test_chance_follows_in_the_same_step() -> None:
    t = table("draw wind", "roll 2")
    told = t.submit(0, ["turn amy"], 0)
    assert [(one.seat, one.say) for one in told] == [
        (0, "turn amy"), (-1, "draw wind"), (-1, "roll 2"),
    ]  # fmt: skip
    assert texts(t) == ["turn amy", "draw wind", "roll 2"]
    assert {entry.at for entry in t.entries()} == {1002}


def test_everybody_hears_what_they_may_know() -> None:
    told = table("draw sun").submit(0, ["turn amy"], 0)
    assert sorted(told[1].news) == [-1, 0, 1]
    assert told[1].news[1][0].rule == "OR-WEATHER-1"


def test_it_knows_what_a_seat_did_first_since_a_moment() -> None:
    t = play(table("draw sun"), "pick amy", "pick ben", "turn amy")
    assert [t.first_since(at, 0) for at in (0, 1, 4)] == ["pick amy", "turn amy", ""]
    assert t.first_since(0, 1) == "pick ben"


@pytest.mark.parametrize("at", [-1, 0, 2, 99])
def test_an_input_for_another_moment_is_refused(at: int) -> None:
    t = play(table(), "pick amy")
    with pytest.raises(StaleInput, match=f"the game is at move 1, not {at}") as error:
        t.submit(1, ["pick ben"], at)
    assert error.value.seq == 1
    assert unchanged(t, 1)


def test_of_two_seats_that_speak_at_once_one_is_too_late() -> None:
    t = play(table(), "pick amy")
    at = t.seq
    t.submit(0, ["eat amy"], at)
    with pytest.raises(StaleInput):
        t.submit(1, ["pick ben"], at)
    assert unchanged(t, 2)


def test_nobody_speaks_for_a_hero_of_another_seat() -> None:
    t = table()
    with pytest.raises(ForeignSeat, match="“pick amy”: seat 1 does not play that hero"):
        t.submit(1, ["pick amy"], 0)
    assert unchanged(t, 0)


def test_an_aside_belongs_to_its_own_seat() -> None:
    t = play(table(), "pick amy")
    with pytest.raises(ForeignSeat):
        t.submit(1, ["eat amy"], 1)
    t.submit(0, ["eat amy"], 1)
    assert unchanged(t, 2)


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_speaks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ForeignSeat, match=f"there is no player in seat {seat}; seats: 0, 1"):
        table().submit(seat, ["pick amy"], 0)


def test_a_refusal_names_the_rule() -> None:
    t = table()
    with pytest.raises(IllegalAction, match="'eat amy' is not allowed now: OR-EAT-1") as error:
        t.submit(0, ["eat amy"], 0)
    assert error.value.rule == "OR-EAT-1"
    assert unchanged(t, 0)


@pytest.mark.parametrize(
    "words", [[], [""], ["dance amy"], ["pick"], ["pick amy"] * 101, ["x" * 121]]
)
def test_malformed_messages_are_refused(words: list[str]) -> None:
    t = table()
    with pytest.raises(MalformedText):
        t.submit(0, words, 0)
    assert unchanged(t, 0)


def test_a_message_is_read_before_its_time_is_looked_at() -> None:
    with pytest.raises(MalformedText):
        table().submit(0, [], 99)


def test_the_time_is_looked_at_before_the_words() -> None:
    with pytest.raises(StaleInput):
        table().submit(0, ["dance amy"], 99)


def test_nobody_dictates_the_dice() -> None:
    t = table()
    with pytest.raises(ChanceDecides):
        t.submit(0, ["roll 3"], 0)
    assert unchanged(t, 0)


# Batches.


def test_a_batch_is_one_step() -> None:
    t = table(seats=[0, 0])
    told = t.submit(0, ["pick amy", "eat amy", "pick ben"], 0)
    assert [one.say for one in told] == ["pick amy", "eat amy", "pick ben"]
    assert t.seq == 3


def test_a_batch_is_taken_whole_or_not_at_all() -> None:
    t = table(seats=[0, 0])
    with pytest.raises(IllegalAction, match="'pick amy' is not allowed now: OR-TURN-1"):
        t.submit(0, ["pick amy", "eat amy", "pick amy"], 0)
    assert unchanged(t, 0)


def test_a_batch_stops_before_chance_and_shows_nothing() -> None:
    t = table("draw sun", seats=[0, 0])
    with pytest.raises(
        ChanceDecides, match=r"a roll or draw comes before “pick ben” \(command 2 of 2\)"
    ):
        t.submit(0, ["turn amy", "pick ben"], 0)
    assert unchanged(t, 0)
    assert isinstance(t.dice, Scripted)
    assert t.dice.texts == ["draw sun"]


# Companions.


def test_companions_answer_in_the_same_step() -> None:
    t = table("draw sun", "draw crow", players={1: first})
    told = t.submit(0, ["pick amy"], 0)
    assert [(one.seat, one.say) for one in told] == [(0, "pick amy"), (1, "pick ben")]


def test_companions_begin_when_it_is_their_turn() -> None:
    t = table(players={0: first})
    assert texts(t) == ["pick amy"]
    assert t.game.pending(t.state).seat == 1


def test_companions_alone_play_to_the_end() -> None:
    t = table(dice=Seeded("alone"), players={0: first, 1: first})
    assert t.is_over


def test_nobody_speaks_for_a_companion() -> None:
    t = table(players={1: first})
    with pytest.raises(ForeignSeat, match="a companion plays in seat 1"):
        t.submit(1, ["pick ben"], 0)


def cheat(game: Game, s: BaseState, seat: int) -> Action:
    """A companion that fills its basket before it speaks."""
    del seat
    assert isinstance(s, Orchard)
    s.baskets[1] = 9
    return game.hear("eat ben")


def test_a_companion_changes_only_a_copy_and_must_say_an_option() -> None:
    t = table(players={1: cheat})
    with pytest.raises(BrokenPlayer, match="seat 1"):
        t.submit(0, ["pick amy"], 0)
    assert unchanged(t, 0)


# People with real dice.


def test_people_say_what_they_rolled() -> None:
    t = table(dice=AskPeople(Scripted(toy().hear, ["draw wind"])))
    t.submit(0, ["turn amy"], 0)
    assert [option.say for option in t.view(1).options] == ["roll 1", "roll 2", "roll 3"]
    with pytest.raises(IllegalAction, match="'roll 7' does not say what chance shows"):
        t.submit(1, ["roll 7"], 2)
    with pytest.raises(IllegalAction):
        t.submit(1, ["pick ben"], 2)
    t.submit(1, ["roll 3"], 2)
    assert texts(t) == ["turn amy", "draw wind", "roll 3"]


# The end.


def lose(t: Table) -> Table:
    return play(t, "pick amy", "pick ben", *["give amy ben", "give ben amy"] * 3)


def test_a_game_that_is_over_takes_nothing_more() -> None:
    t = lose(table())
    assert t.state.result == LOST
    with pytest.raises(GameOver):
        t.submit(0, ["pick amy"], t.seq)


def test_a_batch_does_not_go_on_after_the_end() -> None:
    t = play(table(seats=[0, 0]), "pick amy", "pick ben", *["give amy ben", "give ben amy"] * 2)
    with pytest.raises(GameOver, match="the game is over before “pick amy”"):
        t.submit(0, ["give amy ben", "give ben amy", "pick amy"], t.seq)
    assert t.seq == 6


# Taking back.


def test_undo_takes_back_the_last_input() -> None:
    t = play(table(), "pick amy", "pick ben")
    before = t.state.to_data()
    play(t, "give amy ben")
    told = t.undo(0, 3)
    assert [one.say for one in told] == ["undo 2"]
    assert t.state.to_data() == before
    assert t.seq == 4
    assert texts(t) == ["pick amy", "pick ben", "give amy ben", "undo 2"]


def test_undo_can_be_repeated_down_to_the_start() -> None:
    t = play(table(), "pick amy", "pick ben")
    t.undo(0, t.seq)
    t.undo(0, t.seq)
    assert texts(t) == ["pick amy", "pick ben", "undo 1", "undo 0"]
    assert t.state.to_data() == t.game.start(t.row.setup).to_data()
    with pytest.raises(CannotUndo, match="nothing to undo"):
        t.undo(0, t.seq)


def test_play_goes_on_after_undo_and_can_be_taken_back_again() -> None:
    t = play(table("draw sun"), "pick amy")
    t.undo(0, t.seq)
    play(t, "pick amy", "pick ben")
    t.undo(1, t.seq, 2)
    assert texts(t) == ["pick amy", "undo 0", "pick amy", "pick ben", "undo 2"]
    assert t.state.to_data() == t.game.start(t.row.setup).to_data()


def test_undo_stops_where_chance_spoke() -> None:
    t = play(table("draw sun"), "pick amy", "turn ben", "pick amy")
    t.undo(0, t.seq)
    with pytest.raises(CannotUndo, match="nothing to undo since move 3"):
        t.undo(0, t.seq)
    with pytest.raises(CannotUndo, match="can’t be unseen"):
        t.undo(0, t.seq, 1)
    assert texts(t)[-1] == "undo 3"


def test_undo_takes_companions_answers_with_it() -> None:
    t = table(players={1: first})
    t.submit(0, ["pick amy"], 0)
    t.undo(0, 2)
    assert texts(t) == ["pick amy", "pick ben", "undo 0"]
    assert t.game.pending(t.state).seat == 0


def test_what_was_taken_back_is_no_place_to_go_back_to() -> None:
    t = play(table(seats=[0, 0]), "pick amy", "pick ben", "eat ben")
    t.undo(0, t.seq, 1)
    with pytest.raises(CannotUndo, match="position 2 is not part of this game"):
        t.undo(0, t.seq, 2)
    with pytest.raises(CannotUndo, match="there is no position 9 before 4"):
        t.undo(0, t.seq, 9)


def test_undo_takes_a_message_of_several_sentences_back_whole() -> None:
    t = play(table(), "pick amy", "pick ben")
    before = t.state.to_data()
    t.submit(0, ["eat amy", "pick amy"], 2)
    for same in (t, again(t)):
        assert same.undo_target() == 2
    t.undo(1, 4)
    assert texts(t)[-1] == "undo 2"
    assert t.state.to_data() == before
    t.undo(1, 5)
    assert texts(t)[-1] == "undo 1"


def test_two_messages_are_two_things_to_take_back_though_the_clock_stands() -> None:
    t = table()
    t.clock = lambda: 7
    play(t, "pick amy", "pick ben", "pick amy")
    assert again(t).undo_target() == t.undo_target() == 2


def test_undo_for_another_moment_is_refused() -> None:
    t = play(table(), "pick amy")
    with pytest.raises(StaleInput):
        t.undo(0, 0)
    with pytest.raises(ForeignSeat):
        t.undo(5, 1)


def test_a_lost_game_may_be_taken_back_when_nothing_was_shown() -> None:
    t = lose(table())
    t.undo(0, t.seq)
    assert not t.is_over


# Views.


def test_a_view_carries_the_number_that_goes_back() -> None:
    t = play(table(), "pick amy")
    t.undo(0, 1)
    assert t.view(0).seq == 2
    assert t.state.seq == 0


def test_only_the_seat_that_is_asked_has_options() -> None:
    t = play(table(), "pick amy")
    assert t.view(0).options == []
    assert [o.say for o in t.view(1).options] == ["pick ben", "turn ben"]
    assert t.view(-1).options == []


def test_the_table_says_why_not() -> None:
    t = table()
    assert t.why_not("eat amy") == "OR-EAT-1"
    assert t.why_not("pick amy") == ""


# Forks.


def test_a_fork_begins_with_the_first_entries_and_leaves_the_game_alone() -> None:
    t = play(table("draw sun"), "pick amy", "turn ben", "pick amy")
    other = t.fork(1)
    assert other.id != t.id
    assert texts(other) == ["pick amy"]
    assert other.state.to_data() == again(other).state.to_data()
    play(other, "pick ben")
    assert texts(t) == ["pick amy", "turn ben", "draw sun", "pick amy"]
    assert other.row.title == "An orchard (1)"


def test_a_fork_may_begin_in_the_middle_of_what_was_taken_back() -> None:
    t = play(table(), "pick amy", "pick ben")
    t.undo(0, 2)
    assert t.fork(2).state.to_data()["baskets"] == [1, 1]
    assert t.fork(3).state.to_data()["baskets"] == [1, 0]
    with pytest.raises(CannotUndo, match="there is no position 4; the last one is 3"):
        t.fork(4)


def test_a_fork_where_chance_was_about_to_speak_lets_it_speak_anew() -> None:
    t = play(table("draw sun"), "turn amy")
    other = t.fork(1, Scripted(t.game.hear, ["draw crow"]))
    assert texts(other) == ["turn amy", "draw crow"]


# Again.


def test_a_resumed_game_is_the_same_game() -> None:
    t = play(table("draw sun"), "pick amy", "turn ben", "pick amy", "pick ben")
    t.undo(0, t.seq)
    u = again(t)
    assert u.seq == t.seq
    assert u.state.to_data() == t.state.to_data()
    u.undo(0, u.seq)
    with pytest.raises(CannotUndo):
        u.undo(0, u.seq)


def test_a_game_that_stopped_before_chance_spoke_goes_on() -> None:
    t = table(dice=AskPeople(Scripted(toy().hear, ["draw wind"])))
    play(t, "turn amy")
    u = again(t, "roll 1")
    assert texts(u) == ["turn amy", "draw wind", "roll 1"]


def test_two_tables_of_one_game_do_not_overwrite_each_other() -> None:
    t = table()
    u = again(t)
    play(t, "pick amy")
    with pytest.raises(StaleInput, match="another program has already taken game"):
        play(u, "pick amy")
    assert texts(t) == ["pick amy"]


def test_seeded_dice_go_on_where_they_were() -> None:
    def rolled(stops: int) -> list[str]:
        game = toy()
        t = table(dice=Seeded("evening"))
        for step in range(4):
            if t.is_over:
                break
            play(t, game.say(game.pending(t.state).options[-1]))
            if step == stops:
                t = t.fork(t.seq, Seeded("evening", sum(e.seat == -1 for e in t.entries())))
        return texts(t)

    assert rolled(1) == rolled(99)


class Strict(OrchardGame):
    """Another edition of the rules: nobody may give."""

    def give_refusal(self, s: Orchard, who: int, other: int) -> str:
        return super().give_refusal(s, who, other) or "OR-GIVE-9"


def test_a_game_of_other_rules_goes_on_from_its_snapshot() -> None:
    from rietland.table.table import resume

    t = play(table(), "pick amy", "pick ben", "give amy ben")
    t.rest()
    u = resume(Strict(toy().book), t.journal, t.id, content="beef")
    assert u.state.to_data() == t.state.to_data()
    (note,) = u.notes
    assert Catalogue().say(note) == (
        "the content has changed since this game began (c0ffee, now beef)"
    )
    with pytest.raises(CannotUndo):
        u.undo(0, u.seq)
    play(u, "eat ben")


# Companions that think in another process.


def test_a_remote_companion_is_waited_for() -> None:
    t = table()
    t.remote_seats = {1}
    t.submit(0, ["pick amy"], 0)
    assert t.game.pending(t.state).seat == 1
    told = t.answer(1, "pick ben", 1)
    assert [(one.seat, one.say) for one in told] == [(1, "pick ben")]


def test_nobody_speaks_for_a_remote_companion_and_it_for_nobody() -> None:
    t = table()
    t.remote_seats = {1}
    t.submit(0, ["pick amy"], 0)
    with pytest.raises(ForeignSeat, match="a companion plays in seat 1"):
        t.submit(1, ["pick ben"], 1)
    t.remote_seats = set()
    with pytest.raises(ForeignSeat, match="no companion can answer for seat 1"):
        t.answer(1, "pick ben", 1)
    assert unchanged(t, 1)


def test_undo_goes_back_behind_what_a_remote_companion_said() -> None:
    t = table()
    t.remote_seats = {1}
    t.submit(0, ["pick amy"], 0)
    t.answer(1, "pick ben", 1)
    t.undo(0, 2)
    assert texts(t)[-1] == "undo 0"
    assert t.game.pending(t.state).seat == 0


def test_a_game_has_an_end_of_its_entries_and_keeps_what_was_played() -> None:
    t = play(table(), "pick amy", "pick ben")
    t.most_entries = 2
    with pytest.raises(GameTooLong, match="2 entries, the most a game can have"):
        t.submit(0, ["pick amy"], 2)
    with pytest.raises(GameTooLong):
        t.undo(0, 2)
    assert unchanged(t, 2)
