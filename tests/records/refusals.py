"""Games with a refused last move: one per reason that occurs in random deals with random moves."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

from tests.contract.random_deals import AnyGame, Taste, every_option
from tolva_gui.records.record import GameRecord, RecordedMove, SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Move, Play, mover
from tolva_gui.rules.protocol import Reason
from tolva_gui.table.host import Host

MOST_MOVES = 120
MOST_CONCEIVED = 150
SEED = 12


@cache
def refused(game_id: str) -> dict[tuple[str, str | None], GameRecord]:
    """Return, by key and rule of the reason, a record that ends with a move refused for it."""
    rng, found = Random(f"{game_id} {SEED}"), dict[tuple[str, str | None], GameRecord]()
    game: AnyGame = BY_ID[game_id]
    seats = [SeatSetup("me" if seat == 0 else "person", f"P{seat}") for seat in range(game.info.seats)]
    for number, options in enumerate(every_option(game, rng)):
        host = Host.new(game_id, options, seats, seed=number)
        host.start_deal()
        for move, reason in _refusals(host, rng):
            if (reason.key, reason.rule) not in found:
                illegal = RecordedMove(mover(move, host.to_act()), move)
                found[reason.key, reason.rule] = _ending_with(host.record(), illegal)
    return found


def _refusals(host: Host, rng: Random) -> Iterator[tuple[Move, Reason]]:
    taste, conceived = Taste(rng), list[Move]()
    cards = host.info.pack
    while host.result() is None and host.moves_made < MOST_MOVES:
        legal = host.view(None).legal
        conceived = [*dict.fromkeys([*legal[:40], *conceived])][:MOST_CONCEIVED]
        tried = [
            *conceived,
            *(
                Play((rng.choice(cards),), move.takes, move.verb, move.at)
                for move in legal
                if type(move) is Play
            ),
            *(taste.varied(move, host.info.seats) for move in conceived[:20]),
        ]
        for move in tried:
            reason = host.why_not(move)
            if reason is not None:
                yield move, reason
        chosen = taste.choose(legal)
        host.play(mover(chosen, host.to_act()), chosen)


def _ending_with(record: GameRecord, move: RecordedMove) -> GameRecord:
    *before, deal = record.deals
    return replace(record, deals=(*before, replace(deal, moves=(*deal.moves, move))))
