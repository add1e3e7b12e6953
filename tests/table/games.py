"""Games played at a real table by random players."""

from collections.abc import Mapping
from random import Random

from tests.contract.play import choose
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.moves import mover
from tolva_gui.table.host import Host

NO_OPTIONS: Mapping[str, object] = {}
_PACK = BY_ID["bondtolva-4"].info.pack
_LOW, _HIGH = (
    [card for card in _PACK if card.rank in "9876"],
    [card for card in _PACK if card.rank not in "9876"],
)
LOW_FOREHAND = (*_LOW[0:3], *_HIGH[0:9], *_LOW[3:6], *_HIGH[9:18], *_LOW[6:9], *_HIGH[18:20], *_LOW[9:])
"""A deck for bondtolva for four, dealt three by three: forehand has no card above a nine (B6)."""


def people(count: int) -> list[SeatSetup]:
    names = ("Märta", "Nils", "Ola", "Karna", "Elna", "Per")
    return [
        SeatSetup("me" if seat == 0 else "computer", names[seat], "rules" if seat else None)
        for seat in range(count)
    ]


def table(game_id: str, options: Mapping[str, object] = NO_OPTIONS, *, seed: int = 1) -> Host:
    """Return an open table before the first deal."""
    return Host.new(game_id, options, people(BY_ID[game_id].info.seats), seed=seed)


def move_on(host: Host, rng: Random) -> None:
    """Make one random move, but no gubbe: random players lose them all, and no game would end."""
    seat = host.to_act()
    assert seat is not None
    host.play(seat, choose([move for move in host.view(seat).legal if move not in GUBBAR], rng))


def play_deal(host: Host, rng: Random) -> None:
    host.start_deal()
    while host.to_act() is not None:
        move_on(host, rng)


def played(
    game_id: str, options: Mapping[str, object] = NO_OPTIONS, *, seed: int = 1, deals: int = 99
) -> Host:
    """Return a table after a whole game, or its first deals."""
    host, rng = table(game_id, options, seed=seed), Random(seed)
    for _ in range(deals):
        if host.winner is None:
            play_deal(host, rng)
    return host


def begun(game_id: str, seed: int, moves: int = 60) -> Host:
    """Return a table of any game, including those without turns, after that number of moves."""
    host, rng = table(game_id, seed=seed), Random(seed)
    host.start_deal()
    for _ in range(moves):
        if host.over:
            break
        if host.result() is not None:
            host.start_deal()
        move = choose(list(host.view(None).legal), rng)
        host.play(mover(move, host.to_act()), move)
    return host
