"""A report: one deal as a record, with the data needed to repeat the computer players' choices elsewhere.

A report is an ordinary record (`records.text`) with one deal, which keeps its number and starting standing. It has
every move, also those of the computers, so that the deal is the same wherever it is opened. It adds these lines:

    x-program tolva-gui 1.2.0      the program that played
    x-deal 3                       the number of the deal in its game
    x-budget 400 ms 6000 iterations  a computer's budget per move: `N ms`, `N iterations`, or both
    x-computer 1 best seed 13      per computer: seat, level, and the seed of its player

With a budget in iterations a player repeats its choice from the same seed and view on any machine, unless a budget in
milliseconds runs out first. The record always has the move that was chosen.
"""

from msgspec.structs import replace

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord, RecordedDeal


def report(record: GameRecord, deal: RecordedDeal, *, program: str, budget: str) -> GameRecord:
    computers = [
        (marks.COMPUTER, f"{number} {seat.level} seed {player_seed(record.seed, number)}")
        for number, seat in enumerate(record.seats)
        if seat.kind == "computer"
    ]
    extra = ((marks.PROGRAM, program), (marks.DEAL, str(deal.number)), (marks.BUDGET, budget), *computers)
    return replace(record, start=deal.standing, deals=(deal,), notes=(), extra=extra)


def player_seed(seed: int, seat: int) -> int:
    """Return the seed of a seat's computer player, derived from the table's seed."""
    return seed + seat
