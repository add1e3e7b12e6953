"""Matches of three tolvor."""

from random import Random

import pytest

from tests.table.games import play_deal, played, table
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.rules.parti import NotNow, find_game
from tolva_gui.table.host import Host
from tolva_gui.table.match import Match, Played, begin, is_playable, match_of, next_host


def play_out(host: Host, seed: int = 1) -> Host:
    rng = Random(seed)
    while host.winner is None:
        play_deal(host, rng)
    return host


def reread(host: Host) -> Host:
    record = load(dump(host.record()))
    assert isinstance(record, GameRecord)
    return Host.resume(record)


@pytest.mark.rule("B23")
def test_three_tolvor_and_who_wins_more() -> None:
    host = table("bondtolva-4")
    begin(host)
    for number in range(3):
        play_out(host, number)
        match = match_of(host)
        assert match is not None
        assert len(match.games) == number + 1
        assert match.games[-1] == Played(host.winner or 0, host.results[-1].result.scores)
        assert match.over == (number == 2)
        if number < 2:
            assert match.winner is None
            host = next_host(reread(host))
    assert match is not None
    assert sum(match.totals) == 3
    assert match.winner == (0 if match.totals[0] > match.totals[1] else 1)
    with pytest.raises(NotNow):
        next_host(host)


def test_what_was_agreed_holds_and_phones_stay_with_their_people() -> None:
    host = table("bondtolva-4")
    host.aids, host.phones = False, frozenset({1})
    begin(host)
    following = next_host(play_out(host))
    assert not following.aids
    assert [following.seats[seat] for seat in following.phones] == [host.seats[1]]


@pytest.mark.rule("B20")
def test_who_won_a_game_need_not_have_more_points() -> None:
    assert Match((Played(1, (13, 12)),)).totals == (0, 1)


def test_a_single_game_is_no_match() -> None:
    host = played("tolva-4")
    assert match_of(host) is None
    with pytest.raises(NotNow):
        next_host(host)


@pytest.mark.parametrize("line", ["12", "0 12 x", "", "12 7", "2 12 7", "0 12 7 3", "one twelve seven"])
def test_what_cannot_be_a_score_is_passed_over(line: str) -> None:
    host = table("bondtolva-4")
    begin(host)
    host.extra = (*host.extra, ("x-match-game", line))
    match = match_of(host)
    assert match is not None
    assert match.games == ()


@pytest.mark.parametrize(("form", "possible"), [("tolva-4", True), ("tolva-3", False), ("plump", False)])
def test_three_games_are_for_two_sides(form: str, *, possible: bool) -> None:
    assert is_playable(find_game(form).info) == possible
