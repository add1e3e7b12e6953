"""Fit the ends of high games of grandissimo that playouts miss, or just make (`ai/games/grandissimo/stakes.py`).

Masters play; one seat bids if its best bid is worth about as much as a pass, to include hands that are
barely good enough. Before the first card the declarer's worlds are played out. `SAVED` and `LOST` are the
shares that make the actual ends most probable; the lines give the share of games made, and the expected
shares: by playouts, with these shares, and with those in use.
Usage: python packaging/train/stakes_table.py [deals [first deal [playouts a card]]]
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import log
from random import Random
from typing import NamedTuple

from bidding_table import GAME, dealt

from tolva_gui.ai.games.grandissimo.stakes import LOST, SAVED
from tolva_gui.ai.games.grandissimo.worlds import position
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Choice
from tolva_gui.intervals import share
from tolva_gui.rules.games.grandissimo.bids import BIDS, RANK, Contract
from tolva_gui.rules.games.grandissimo.refusals import PASS
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.moves import Call, Move

DEALS, FIRST, PLAYOUTS = 1000, 400_000, 300
CLOSE = 60.0
"""A bid is made if its value differs from a pass by less than this."""
WORLDS = 400
GRID = [number / 20 for number in range(15)]

Shares = tuple[float, float]
"""Share of games missed by one that are made, and of those just made that are lost."""


class Played(NamedTuple):
    """Distribution of the tricks beyond the target in the declarer's worlds, and whether the game was made."""

    beyond: Mapping[int, int]
    made: bool


def main(arguments: list[str]) -> int:
    """Print the shares."""
    deals, first, playouts = [int(text) for text in arguments] + [DEALS, FIRST, PLAYOUTS][len(arguments) :]
    games: dict[bool, list[Played]] = defaultdict(list)
    for number in range(first, first + deals):
        play(number, Budget(iterations=playouts), games)
    for helped, rows in sorted(games.items()):
        fitted = max(product(GRID, GRID), key=lambda shares: probable(rows, shares))
        used = (SAVED, LOST[helped])
        made = sum(row.made for row in rows)
        low, high = share(made, len(rows))
        thought = ", ".join(f"{mean_made(rows, shares):.3f}" for shares in ((0.0, 0.0), fitted, used))
        loss = probable(rows, fitted) - probable(rows, used)
        print(
            f"{'with a partner' if helped else 'alone'}: SAVED {fitted[0]:.2f}, LOST {fitted[1]:.2f}; made {made}"
            f" of {len(rows)} ({low:.3f} to {high:.3f}); thought {thought};"
            f" those in use are less probable by a logarithm of {loss:.1f}"
        )
    return 0


def play(number: int, budget: Budget, games: Mapping[bool, list[Played]]) -> None:
    """Play a deal and record its high game."""
    state, player, bidder = dealt(number), make_player("best", number), number // 4 % 4
    asked, beyond = False, Counter[int]()
    while (seat := GAME.to_act(state)) is not None:
        choice = player.choose(GAME.view(state, seat), budget)
        move = choice.move
        if state.phase == "auction" and seat == bidder and not asked:
            asked, move = True, close_call(choice)
        elif state.phase == "play" and not beyond:
            if state.contract is None or not state.contract.spel.high:
                return
            beyond = in_worlds(state, state.contract, number)
        GAME.apply(state, move)
    contract = state.contract
    if contract is not None and beyond:
        taken = sum(state.winners.count(seat) for seat in contract.side)
        games[contract.partner is not None].append(Played(beyond, taken >= contract.target))


def close_call(choice: Choice) -> Move:
    """The best bid of a high game if it is worth about as much as a pass, else the chosen move."""
    values = choice.values or {}
    bids = [
        move
        for move in values
        if isinstance(move, Call) and move.word == "bid" and BIDS[RANK[str(move.value)]].spel.high
    ]
    if PASS not in values or not bids:
        return choice.move
    best = max(bids, key=lambda move: values[move])
    return best if abs(values[best] - values[PASS]) < CLOSE else choice.move


def in_worlds(state: GrandissimoState, contract: Contract, number: int) -> Counter[int]:
    """Tricks of the declarer's side beyond the target in the declarer's worlds, with their counts."""
    view = GAME.view(state, contract.declarer)
    world = GAME.determinize(view, Random(number))
    known = position(world, view.public, contract, contract.declarer, scored=False)
    found = Counter[int]()
    for taken, times in known.outcomes(WORLDS, number).items():
        found[sum(taken[seat] for seat in contract.side) - contract.target] += times
    return found


def likely(row: Played, shares: Shares) -> float:
    """Probability that the game is made."""
    saved, lost = shares
    total = 0.0
    for beyond, times in row.beyond.items():
        total += times * (1 - lost * 0.5**beyond if beyond >= 0 else saved * 0.5 ** (-beyond - 1))
    return total / sum(row.beyond.values())


def mean_made(rows: Sequence[Played], shares: Shares) -> float:
    """Expected share of games made."""
    return sum(likely(row, shares) for row in rows) / len(rows)


def probable(rows: Iterable[Played], shares: Shares) -> float:
    """Log likelihood of the actual ends."""
    found = 0.0
    for row in rows:
        made = min(max(likely(row, shares), 0.005), 0.995)
        found += log(made if row.made else 1 - made)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
