"""Today's deal: the same for everybody on a day, and what may be revealed about it."""

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from tests.table.games import people, play_on
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import SearchCancelled, never
from tolva_gui.records import marks
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.daily import (
    FIRST,
    CodeError,
    Daily,
    daily_of,
    in_a_row,
    is_dealt,
    made,
    open_table,
    parse_code,
    played_by,
    seats_of,
)
from tolva_gui.table.host import Host

TODAY = date(2026, 11, 22)
GAMES = ("plump", "tolva-4", "vandtia")


def dealt(game: str, day: date = TODAY) -> Host:
    host = open_table(Daily(game, day), people(seats_of(game)))
    host.start_deal()
    return host


@pytest.mark.parametrize("game", sorted(BY_ID))
def test_a_deal_never_comes_twice(game: str) -> None:
    days = [TODAY + timedelta(days=number) for number in range(40)]
    assert len({(host.deck, host.standing.dealer) for host in (dealt(game, day) for day in days)}) == 40


def test_two_games_of_a_day_have_nothing_in_common() -> None:
    assert Daily("tolva-4", TODAY).seed != Daily("bondtolva-4", TODAY).seed


def test_the_cards_of_a_day_stay_what_they_are_in_later_versions() -> None:
    host = dealt("plump")
    assert (host.standing.dealer, " ".join(map(str, host.deck[:8]))) == (1, "C8 C7 SK H2 D2 D9 D4 C3")


def test_a_code_names_the_deal_however_it_is_typed() -> None:
    for text in ("plump 2026-11-20", "  Plump:2026-11-20 ", "PLUMP   2026-11-20"):
        assert parse_code(text, GAMES, TODAY) == Daily("plump", date(2026, 11, 20))
    daily = Daily("tolva-4", TODAY)
    assert parse_code(daily.code, GAMES, TODAY) == daily


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "unreadable"),
        ("plump", "unreadable"),
        ("plump 2026-13-01", "unreadable"),
        ("bridge 2026-11-20", "unknown game"),
        ("plump 2026-11-23", "not yet"),
        (f"plump {FIRST - timedelta(days=1)}", "too early"),
    ],
)
def test_a_code_that_names_nothing_is_refused_with_the_reason(text: str, what: str) -> None:
    with pytest.raises(CodeError) as refused:
        parse_code(text, GAMES, TODAY)
    assert str(refused.value) == what


def test_record_says_which_deal_it_is_and_is_checked() -> None:
    host, other = dealt("plump"), dealt("plump", TODAY - timedelta(days=1))
    daily = daily_of("plump", host.record().extra)
    assert daily == Daily("plump", TODAY)
    assert is_dealt(daily, host.record())
    assert not is_dealt(daily, other.record())
    assert daily_of("plump", ((marks.DAILY, "yesterday"),)) is None
    assert daily_of("plump", ()) is None


def test_the_same_cards_under_other_options_are_not_the_deal() -> None:
    daily = Daily("plump", TODAY)
    record = dealt("plump").record()
    assert is_dealt(daily, record)
    assert not is_dealt(daily, replace(record, options={**record.options, "no_exact_sum": True}))


@pytest.mark.parametrize("game", GAMES)
def test_masters_make_the_same_of_it_each_time(game: str) -> None:
    daily = Daily(game, TODAY)
    levels = ["rules"] * seats_of(game)
    once, again = (played_by(daily, levels, make_player, never) for _ in range(2))
    assert once is not None
    assert once == again
    assert 1 <= once.place <= seats_of(game)


def test_the_masters_stop_when_nobody_waits() -> None:
    with pytest.raises(SearchCancelled):
        played_by(Daily("plump", TODAY), ["rules"] * 4, make_player, lambda: True)


def test_what_was_made_is_ones_own_change_and_place() -> None:
    host = dealt("plump")
    play_on(host)
    result = host.result()
    assert result is not None
    all_made = [made(host.info, host.standing, result, seat) for seat in range(host.info.seats)]
    assert [each.points for each in all_made] == list(result.scores)
    assert min(each.place for each in all_made) == 1
    assert not any(each.by_place for each in all_made)


def test_a_row_of_days_forgives_a_single_day() -> None:
    ago = [TODAY - timedelta(days=number) for number in range(10)]
    assert in_a_row([], TODAY) == 0
    assert in_a_row([ago[1], ago[2]], TODAY) == 2, "today is not over"
    assert in_a_row([ago[0], ago[2], ago[3], ago[5]], TODAY) == 4
    assert in_a_row([ago[0], ago[3], ago[4]], TODAY) == 1
    assert in_a_row([ago[3]], TODAY) == 0
