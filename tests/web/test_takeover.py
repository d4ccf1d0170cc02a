"""Seats of those who are gone: kept by a companion, given back on return."""

from pathlib import Path
from typing import Any

from tests.web.houses import House, TableSocket, seats


def presence(connection: TableSocket) -> dict[int, dict[str, Any]]:
    return {one["seat"]: one for one in connection.next("presence")["seats"]}


def until(connection: TableSocket, seat: int, **wanted: Any) -> dict[str, Any]:  # noqa: ANN401 - any field
    """The first presence in which a seat is like this."""
    while True:
        now = presence(connection)[seat]
        if all(now[name] == value for name, value in wanted.items()):
            return now


def test_a_vanished_player_is_replaced_after_a_time_and_gets_the_seat_back(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0.2) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("link", "me", legend="1")
        bob.follow(seats(made)[0])
        with ann.sit(made["table"]) as hers:
            with bob.sit(made["table"]) as his:
                until(hers, 0, online=True, companion="")
                assert his.last["mine"] == [0]
            until(hers, 0, online=False)
            kept = until(hers, 0, kept=True)
            assert kept["companion"] == "steady"
            with bob.sit(made["table"]) as his:
                assert his.last["mine"] == [0]
                back = until(hers, 0, online=True)
                assert (back["companion"], back["kept"]) == ("", False)


def test_the_companion_plays_while_its_person_is_away(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0.1) as house:
        made = (ann := house.browser()).begin("link", "me")
        with ann.sit(made["table"]) as hers:
            at = hers.last["seq"]
            spoke: set[int] = set()
            while 0 not in spoke:
                if hers.last["view"]["options"]:
                    hers.first()
                else:
                    hers.view()
                spoke |= {one["seat"] for one in hers.last["told"] if one["seq"] > at}


def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0.05) as house:
        made = (ann := house.browser()).begin("link", "me")
        with house.browser().sit(made["table"]) as look:
            # Only a spectator is there: the seats wait for their people.
            seats_now = [one for one in look.heard if one["type"] == "presence"][-1]["seats"]
            assert [one["takeover"] for one in seats_now] == [None, None]
        with ann.sit(made["table"]) as hers:
            until(hers, 0, kept=True)


def test_the_time_until_a_takeover_is_told(tmp_path: Path) -> None:
    with House(tmp_path, takeover=90) as house:
        made = (ann := house.browser()).begin("link", "me")
        with ann.sit(made["table"]) as hers, house.browser().sit(made["table"]):
            assert until(hers, 0, online=False)["takeover"] in (89, 90, None)
            hers.send("takeover", seat=0, vote=False)
            assert until(hers, 0, online=False)["takeover"] in (89, 90)


def test_with_no_time_set_nobody_is_replaced_but_by_vote(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            hers.send("takeover", seat=2)
            voted = until(hers, 2, votes=[0])
            assert voted["needed"] == 2
            assert (voted["companion"], voted["takeover"]) == ("", None)
            his.send("takeover", seat=2)
            assert until(hers, 2, kept=True)["votes"] == []


def test_a_vote_can_be_taken_back(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]):
            hers.send("takeover", seat=2)
            until(hers, 2, votes=[0])
            hers.send("takeover", seat=2, vote=False)
            until(hers, 2, votes=[])


def test_somebody_who_is_there_is_replaced_only_by_all_and_may_come_back(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0) as house:
        ann, bob, cid = house.browser(), house.browser(), house.browser()
        made = ann.begin("me", "link", "link")
        bob.follow(seats(made)[1])
        cid.follow(seats(made)[2])
        table = made["table"]
        with ann.sit(table) as hers, bob.sit(table) as his, cid.sit(table) as theirs:
            hers.send("takeover", seat=2)
            until(his, 2, votes=[0])
            his.send("takeover", seat=2)
            until(theirs, 2, kept=True)
            assert theirs.view()["mine"] == []
            theirs.send("do", do=["skip eara"], at=theirs.last["seq"])
            assert theirs.next("error")["code"] == "error-kept"
            theirs.send("back")
            until(hers, 2, kept=False)
            while theirs.last["mine"] != [2]:
                theirs.view()


def test_who_never_came_is_awaited_also_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers:
            until(hers, 1, online=False, awaited=True)
            with bob.sit(made["table"]):
                until(hers, 1, online=True, awaited=False)
            until(hers, 1, online=False, awaited=False)
    with House(tmp_path) as house, house.browser().sit(made["table"]) as look:
        now = [one for one in look.heard if one["type"] == "presence"][-1]["seats"]
        assert [one["awaited"] for one in now] == [False, False, True]


def test_nobody_votes_on_a_companion_or_on_oneself(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            for seat in (0, 1, 7):
                hers.send("takeover", seat=seat)
                assert hers.next("error")["code"] == "error-vote"
