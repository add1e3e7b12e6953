"""A game of every kind is written and read in progress, resumed, and continues unchanged."""

from random import Random

import pytest

from tests.contract.random_deals import any_options
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord, SeatSetup
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID, GAMES
from tolva_gui.rules.moves import mover
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host

SEATED = [(game.info.id, seats) for game in GAMES for seats in game.info.seat_counts]
MOVES, KEPT_AT = 120, (3, 40)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, marks=() if seats == BY_ID[game].info.seats else pytest.mark.long)
        for game, seats in SEATED
    ],
)
def test_a_game_is_kept_and_taken_up_again(game: str, seats: int) -> None:
    rng = Random(f"{game} {seats}")
    people = [SeatSetup("person", f"P{seat}") for seat in range(seats)]
    options = any_options(find_game(game, seats), rng)
    tables = [Host.new(game, options, people, seed=seats)]
    tables[0].start_deal()
    for number in range(MOVES):
        if tables[0].over:
            break
        for table in tables:
            if table.result() is not None:
                table.start_deal()
        move = rng.choice(tables[0].view(None).legal)
        for table in tables:
            table.play(mover(move, table.to_act()), move)
        if number in KEPT_AT:
            record = load(dump(tables[-1].record()))
            assert isinstance(record, GameRecord)
            assert (record, record.options) == (tables[-1].record(), options)
            tables.append(Host.resume(record))
    first, *resumed = tables
    for table in resumed:
        assert dump(table.record()) == dump(first.record())
        assert (table.moves_made, table.results, table.deal_log) == (
            first.moves_made,
            first.results,
            first.deal_log,
        )
        assert [table.view(seat) for seat in range(seats)] == [first.view(seat) for seat in range(seats)]
