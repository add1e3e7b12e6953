"""Bids, contracts and games, undertaken and made: reported by the rules and counted in the statistics."""

from pathlib import Path

import pytest

from tests.records.games import index_in, keep
from tests.rules.games.grandissimo.source_game import source_game
from tests.table.games import at_random
from tolva_gui.records.statistics import DealFilter, Share, statistics
from tolva_gui.rules.account import Deed
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host


def deeds(host: Host) -> list[tuple[Deed, ...]]:
    record = host.record()
    game = find_game(record.game, len(record.seats))
    return [
        game.deeds([(made.seat, made.move) for made in deal.moves], deal.result)
        for deal in record.deals
        if deal.result is not None
    ]


def test_the_games_of_the_sources_protocol() -> None:
    assert deeds(source_game()) == [
        (Deed(0, "begar", True),),
        (Deed(1, "6", False),),
        (Deed(2, "begar", True),),
        (Deed(1, "begar", False),),
        (Deed(3, "7", True),),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_every_bid_of_nittionio_is_met_or_missed(seed: int) -> None:
    host = at_random("nittionio", 3, seed, most=4)
    for told, deal in zip(deeds(host), host.results, strict=True):
        met = {line.side for line in deal.result.lines if line.kind == "bid"}
        assert {(deed.seat, deed.made) for deed in told if deed.what == "bid"} == {
            (seat, seat in met) for seat in range(3)
        }


@pytest.mark.parametrize("seed", range(4))
def test_a_contract_of_lomber_is_its_declarers(seed: int) -> None:
    host = at_random("lomber", 3, seed, most=5)
    for told, deal in zip(deeds(host), host.results, strict=True):
        gained = {line.side: line.points for line in deal.result.lines}
        if not gained:
            assert told == ()
            continue
        (deed,) = told
        alone = max(gained, key=lambda side: abs(gained[side]))
        assert (deed.seat, deed.made) == (alone, gained[alone] > 0) or deal.result.lines[-1].kind == "totus"


def test_statistics_count_them_and_keep_them_off_the_sheet(tmp_path: Path) -> None:
    index = index_in(tmp_path)
    host = source_game()
    host.began = "2026-03-01T12:00:00"
    keep(index, host.record())
    told = statistics(index, DealFilter())
    found = {each.what: (each.own, each.others) for each in told.deeds}
    assert found == {
        "begar": (Share(1, 1), Share(1, 2)),
        "6": (Share(0, 0), Share(0, 1)),
        "7": (Share(0, 0), Share(1, 1)),
    }
    assert not any(line.kind.startswith("deed") for line in told.lines)
