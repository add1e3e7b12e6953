"""Matches: three tolvor, and the same deals with the seats exchanged."""

from random import Random

import pytest

from tests.cases import cases
from tests.family import FORMS as FAMILY_FORMS
from tests.table.games import people, play_deal, played, table
from tolva_gui.records.matches import KINDS, Kind
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.parti import NotNow, find_game
from tolva_gui.table.host import Host
from tolva_gui.table.match import Match, Played, begin, kinds, match_of, next_host, team_of


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
    begin(host, "three")
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


@cases("form", FAMILY_FORMS, usual=["tolva-3", "bondtolva-4"])
def test_the_same_deals_with_the_seats_exchanged(form: str) -> None:
    sides = BY_ID[form].info.sides
    host = table(form, seed=4)
    begin(host, "duplicate")
    first = None
    for number in range(sides):
        host.start_deal()
        first = first or (host.deck, host.standing)
        assert (host.deck, host.standing) == first
        names = [seat.name for seat in host.seats]
        at_first = [seat.name for seat in people(len(names))]
        assert names == [at_first[(seat - number) % len(names)] for seat in range(len(names))]
        assert team_of(host, number) == 0
        host.undo_to(0)
        host = play_out(table_again(host), number)
        match = match_of(host)
        assert match is not None
        side_of_first_team = host.info.side(names.index("Märta"))
        assert match.games[-1].scores[0] == host.results[-1].result.scores[side_of_first_team]
        if number + 1 < sides:
            host = next_host(reread(host))
    assert match is not None
    assert match.over
    assert match.totals == tuple(
        sum(column) for column in zip(*(game.scores for game in match.games), strict=True)
    )


def table_again(host: Host) -> Host:
    """Return the same table before the first deal."""
    fresh = Host.new(host.info.id, host.options, host.seats, seed=host.seed, first_dealer=host.start.dealer)
    fresh.extra = host.extra
    return fresh


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_agreed_holds_and_phones_stay_with_their_people(kind: Kind) -> None:
    host = table("bondtolva-4")
    host.aids, host.phones = False, frozenset({1})
    begin(host, kind)
    following = next_host(play_out(host))
    assert not following.aids
    assert [following.seats[seat] for seat in following.phones] == [host.seats[1]]


def test_a_duplicate_can_be_drawn() -> None:
    first, drawn, won = Played(0, (12, 7)), Played(1, (7, 12)), Played(1, (8, 12))
    assert Match("duplicate", 2, (first, drawn), 1).winner is None
    assert Match("duplicate", 2, (first, won), 1).winner == 0
    assert Match("duplicate", 2, (), 0).totals == (0, 0)


@pytest.mark.rule("B20")
def test_who_won_a_game_need_not_have_more_points() -> None:
    assert Match("three", 2, (Played(1, (13, 12)),), 0).totals == (0, 1)


def test_a_single_game_is_no_match() -> None:
    host = played("tolva-4")
    assert match_of(host) is None
    with pytest.raises(NotNow):
        next_host(host)


@pytest.mark.parametrize("line", ["12", "0 12 x", "", "12 7", "2 12 7", "0 12 7 3", "one twelve seven"])
def test_what_cannot_be_a_score_is_passed_over(line: str) -> None:
    host = table("bondtolva-4")
    begin(host, "three")
    host.extra = (*host.extra, ("x-match-game", line))
    match = match_of(host)
    assert match is not None
    assert match.games == ()


def test_three_games_are_for_two_sides() -> None:
    assert kinds(find_game("tolva-4").info) == ("three", "duplicate")
    assert kinds(find_game("tolva-3").info) == ("duplicate",)
