"""Today's deals are found again among the kept games."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

from tests.records.games import index_in, keep
from tests.table.test_daily import TODAY, dealt
from tolva_gui.records import marks
from tolva_gui.records.daily import days_played, played_on
from tolva_gui.records.index import Index
from tolva_gui.table.host import Host


def kept(folder: Path, *hosts: Host) -> Index:
    index = index_in(folder)
    for number, host in enumerate(hosts):
        host.began = f"2026-11-22T10:00:{number:02}+01:00"
        record = host.record()
        keep(index, record)
    return index


def test_the_days_and_their_records_are_found(tmp_path: Path) -> None:
    yesterday, other = TODAY - timedelta(days=1), dealt("kasino")
    other.extra = (("x-other", "2026-01-01"),)
    hosts = dealt("plump"), dealt("kasino"), dealt("plump", yesterday), other
    index = kept(tmp_path, *hosts)
    assert days_played(index) == {TODAY, yesterday}
    assert [record.game for record in played_on(index, TODAY)] == ["plump", "kasino"]
    assert played_on(index, date(2026, 1, 1)) == []


def test_a_mark_that_is_no_day_is_left_out(tmp_path: Path) -> None:
    host = dealt("plump")
    host.extra = ((marks.DAILY, "tomorrow-ish"),)
    assert days_played(kept(tmp_path, host)) == set()


def test_daily_game_ends_after_its_deal_unless_continued(tmp_path: Path) -> None:
    host, rng = dealt("plump"), Random(1)
    while host.result() is None:
        seat = host.to_act()
        host.play(seat, rng.choice(host.view(seat).legal))
    assert kept(tmp_path / "one deal", host).in_progress() == []
    host.start_deal()
    assert [game.deals for game in kept(tmp_path / "played on", host).in_progress()] == [1]
