"""Show what the master bids in games with bids and how often it makes its bids.

Both timid and bold bidding are visible. A level plays each seat in turn, over the same decks, against another
level at the other seats. Each line is a game or a bid: its count, how many were made and lost, and its
average gain; in grandissimo also the gain of leaving the game to another player. The decks are named by their
numbers.
"""

import argparse
import sys
from collections.abc import Callable
from typing import Any, Final

from lab.kit.contest import Contest
from lab.kit.yardsticks import yardstick

from tolva_gui.ai.levels import LEVELS
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.payment import settle

Bid = tuple[str, bool | None]
"""The bid, and whether it was made; None if there was no bid."""
OTHERS: Final = "another's"
PREMIUMS: Final = {"declaration": "declared", "revelation": "revealed"}


def nittionio(state: Any, seat: int, _result: Result) -> list[Bid]:
    """Return the seat's bid and its premium."""
    made = state.bid(seat) == state.tricks_won[seat]
    bids: list[Bid] = [(f"bid {state.bid(seat)}", made), ("all", made)]
    if state.premium is not None and state.premium[0] == seat:
        bids.append((PREMIUMS[state.premium[1]], made))
    return bids


def grandissimo(state: Any, seat: int, _result: Result) -> list[Bid]:
    """Return the game that the seat declared, or the one that others declared."""
    contract = state.contract
    if contract is None:
        return [("rundmisär", None)]
    made = settle(contract, state.first_suit, state.winners, slam_doubles_13=True).made
    if contract.declarer != seat:
        return [(f"{OTHERS}, as partner" if contract.partner == seat else OTHERS, made)]
    helped = "" if contract.partner is None else " with a partner"
    return [(contract.spel.id + helped, made), ("all", made)]


def lomber(state: Any, seat: int, result: Result) -> list[Bid]:
    """Return the contract that the seat undertook."""
    contract = state.contract
    if contract is None:
        return [("all passed", None)]
    if contract.declarer != seat:
        return []
    made = any(line.kind == "made" for line in result.lines)
    return [(contract.game, made), ("all", made)]


def plump(state: Any, seat: int, _result: Result) -> list[Bid]:
    """Return whether the seat took as many tricks as it bid."""
    return [("all", state.bids[seat] == state.tricks_won[seat])]


READ: Final[dict[str, Callable[[Any, int, Result], list[Bid]]]] = {
    "nittionio": nittionio,
    "grandissimo": grandissimo,
    "lomber": lomber,
    "plump": plump,
}


def main(arguments: list[str]) -> int:
    """Print a table per game."""
    parser = argparse.ArgumentParser(prog="start.py lab bids", description=__doc__)
    parser.add_argument("decks", type=int, nargs="?", default=100, help="(100)")
    parser.add_argument("iterations", type=int, nargs="?", default=6000, help="(6000)")
    parser.add_argument("forms", nargs="*", default=[*READ], metavar="form", help="(all)")
    parser.add_argument("--level", default="best", choices=[level.id for level in LEVELS], help="(best)")
    parser.add_argument("--against", default="rules", help="(rules)")
    parser.add_argument("--first", type=int, default=0, help="number of the first deck (0)")
    asked = parser.parse_args(arguments)
    for form in asked.forms:
        game, counts = BY_ID[form], dict[str, list[float]]()

        def note(state: Any, side: int, result: Result, form: str = form, counts: Any = counts) -> None:
            for bid, made in READ[form](state, side, result):
                row = counts.setdefault(bid, [0, 0, 0.0])
                row[0] += 1
                row[1] += bool(made)
                row[2] += result.scores[side] - state.standing.scores[side]

        budget = Budget(iterations=asked.iterations)
        contest = Contest(
            game,
            game.info.defaults(),
            asked.level,
            yardstick(asked.against, game, budget),
            budget,
            note=note,
        )
        contest.play(range(asked.first, asked.first + asked.decks))
        print(contest.line(asked.against))
        for bid in sorted(counts):
            times, made, points = counts[bid]
            print(
                f"  {bid:<24} {times:5.0f}  made {made:5.0f}  lost {times - made:5.0f}"
                f"  {100 * made / times:5.1f} %  {points / times:+8.2f} points each"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
