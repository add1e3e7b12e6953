"""Compare the masters' estimates of their moves with the actual results.

The master plays all seats. Per kind of decision and the seat's role in the deal, a line shows: the count, the
average estimate of the chosen move, the average result of the deal, their difference with its 95 % interval
(per deal, since decisions of a deal share their luck), and the same in standard deviations of a seat's
result. Moves without an estimate and forced moves are not counted. The same numbers and iterations give the
same table.
"""

import argparse
import sys
from collections.abc import Callable, Sized
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from lab.kit.contest import MOST_MOVES, dealt, options_of
from lab.measure.bids import OTHERS, READ

from tolva_gui.ai.kernel.tricks.seeking import in_reach
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search.worth import lead
from tolva_gui.intervals import ratio
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.games.nittionio.state import NittionioState
from tolva_gui.rules.info import Options
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.protocol import Game

DEALS: Final = 100
ITERATIONS: Final = 2000
ALL: Final = "all"
TO_A_NUMBER: Final = ("nittionio", "plump")


def own_points(result: Result, seat: int, before: Any) -> float:
    """Return the points of the deal."""
    return float(result.scores[seat] - before.scores[seat])


def points_ahead(result: Result, seat: int, before: Any) -> float:
    """Return the points of the deal less the average of the others."""
    return lead(result, seat, before.scores)


def in_grandissimo(state: Any, seat: int, move: Move) -> str:
    """Return the kind of decision and the role."""
    match state.phase:
        case "auction":
            return "pass" if str(move) == "pass" else "bid"
        case "play":
            return f"{_card(state.history)}, {_role(state.contract, seat)}"
        case "partner" | "answer":
            return str(move)
        case phase:
            return str(phase)


def _role(contract: Any, seat: int) -> str:
    if contract is None:
        return "rundmisär"
    against = "" if contract.spel.high else " of a misère"
    if seat == contract.declarer:
        return ("declarer alone" if contract.partner is None else "declarer helped") + against
    return "partner" if seat == contract.partner else f"defender{against}"


def _card(tricks: Sized) -> str:
    return "later cards" if tricks else "first card"


def in_lomber(state: Any, seat: int, move: Move) -> str:
    """Return the kind of decision and the role."""
    match state.phase:
        case "auction":
            return "pass" if str(move) == "pass" else "bid"
        case "play":
            role = "declarer" if seat == state.undertaken.declarer else "defender"
            against = " of a misère" if state.undertaken.trump is None else ""
            return f"{_card(state.tricks)}, {role}{against}"
        case phase:
            return str(phase)


def is_misere(state: Any) -> bool:
    """Return whether the game of grandissimo or lomber that is being played is a misère."""
    if state.contract is None:
        return False
    return not state.contract.spel.high if isinstance(state, GrandissimoState) else state.trump is None


def to_a_number(state: Any, _seat: int, move: Move) -> str:
    """Return the kind of decision."""
    if isinstance(move, Play) and move.verb == "play":
        return _card(state.tricks)
    return str(state.phase)


def by_tricks_left(state: Any, seat: int, move: Move) -> str:
    """Return the kind of decision; of cards, the tricks left and whether the bid can still be met."""
    if not isinstance(move, Play) or move.verb != "play":
        return str(state.phase)
    bid = (state.bid(seat) or 0) if isinstance(state, NittionioState) else state.bids[seat]
    left = len(state.hands[seat])
    reach = "in reach" if in_reach(bid, state.tricks_won[seat], left) else "out of reach"
    return f"{left:>2} tricks left, bid {reach}"


GAMES: Final[dict[str, tuple[Callable[[Any, int, Move], str], Callable[[Result, int, Any], float]]]] = {
    "grandissimo": (in_grandissimo, own_points),
    "lomber": (in_lomber, own_points),
    "nittionio": (to_a_number, points_ahead),
    "plump": (to_a_number, points_ahead),
}
"""How decisions are named, and the value that is estimated."""


@dataclass(slots=True)
class Kind:
    """One kind of decision, deal by deal."""

    thought: list[float] = field(default_factory=list)
    brought: list[float] = field(default_factory=list)
    times: list[int] = field(default_factory=list)

    def off(self) -> tuple[float, float]:
        """Return the average overestimate and its 95 % margin."""
        off = [thought - brought for thought, brought in zip(self.thought, self.brought, strict=True)]
        return ratio(off, self.times)


class Estimates:
    """Deals of one game in which masters play all seats."""

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        level: str,
        budget: Budget,
        *,
        by_trick: bool = False,
        miseres: bool = False,
    ) -> None:
        self._game = game
        self._options = options
        self._level = level
        self._budget = budget
        self._name, self._points = GAMES[game.info.id]
        if by_trick and game.info.id in TO_A_NUMBER:
            self._name = by_tricks_left
        self._miseres = miseres
        self.kinds: dict[str, Kind] = {}
        self.gains: list[float] = []
        self.bids: dict[str, list[bool | None]] = {}

    def play(self, number: int) -> None:
        """Play one deal; record the estimates and the results, of misères only if only they are asked for."""
        game, seats = self._game, self._game.info.seats
        state, players = dealt(game, self._options, number), [make_player(self._level, number)] * seats
        before, thoughts = state.standing, list[tuple[str, int, float]]()
        for _ in range(MOST_MOVES):
            seat = game.to_act(state)
            if seat is None:
                break
            if self._miseres and state.phase == "play" and not is_misere(state):
                return
            view = game.view(state, seat)
            choice = players[seat].choose(view, self._budget)
            if len(view.legal) > 1 and choice.values and choice.move in choice.values:
                thoughts.append((self._name(state, seat, choice.move), seat, choice.values[choice.move]))
            game.apply(state, choice.move)
        result = game.result(state)
        if result is None:
            raise ValueError(f"{game.info.id}: deal {number} does not end")
        if self._miseres and not is_misere(state):
            return
        self._note_bids(state, result)
        brought = [self._points(result, seat, before) for seat in range(seats)]
        self.gains += brought
        for name in dict.fromkeys(name for name, _, _ in thoughts):
            mine = [(seat, worth) for kind, seat, worth in thoughts if kind == name]
            kind = self.kinds.setdefault(name, Kind())
            kind.thought.append(sum(worth for _, worth in mine))
            kind.brought.append(sum(brought[seat] for seat, _ in mine))
            kind.times.append(len(mine))

    def _note_bids(self, state: Any, result: Result) -> None:
        read = READ.get(self._game.info.id)
        said = (
            []
            if read is None
            else [bid for seat in range(self._game.info.seats) for bid in read(state, seat, result)]
        )
        for bid, made in said:
            if not bid.startswith(OTHERS) and made is not None:
                self.bids.setdefault(bid, []).append(made)

    def table(self) -> list[str]:
        """Return the lines of the table."""
        deviation = sqrt(sum(gain * gain for gain in self.gains) / len(self.gains))
        rows = [f"{'':<36} {'times':>6} {'thought':>9} {'brought':>9} {'too much by':>20} {'deviations':>11}"]
        for name, kind in sorted(self.kinds.items()):
            count = sum(kind.times)
            mean, margin = kind.off()
            rows.append(
                f"{name:<36} {count:>6} {sum(kind.thought) / count:>+9.2f} {sum(kind.brought) / count:>+9.2f}"
                f" {mean:>+10.2f} ± {margin:<7.2f} {mean / deviation:>+6.2f} ± {margin / deviation:.2f}"
            )
        made = [f"{bid}: {sum(map(bool, all_))} of {len(all_)}" for bid, all_ in sorted(self.bids.items())]
        return [*rows, f"standard deviation of a deal: {deviation:.2f}", f"made: {', '.join(made)}"]


def main(arguments: list[str]) -> int:
    """Print a table per game."""
    parser = argparse.ArgumentParser(prog="start.py lab estimates", description=__doc__)
    parser.add_argument("deals", type=int, nargs="?", default=DEALS, help=f"({DEALS})")
    parser.add_argument("iterations", type=int, nargs="?", default=ITERATIONS, help=f"({ITERATIONS})")
    parser.add_argument("forms", nargs="*", default=[*GAMES], metavar="form", help="(all)")
    parser.add_argument("--level", default="best", choices=[level.id for level in LEVELS], help="(best)")
    parser.add_argument("--seats", type=int, default=None, help="number of players (as the game has them)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal (0)")
    parser.add_argument(
        "--by-trick", action="store_true", help="cards of nittionio and plump by the number of tricks left"
    )
    parser.add_argument(
        "--miseres", action="store_true", help="of grandissimo and lomber: only their misères"
    )
    asked = parser.parse_args(arguments)
    unknown = [form for form in asked.forms if form not in GAMES]
    if unknown:
        parser.error(f"estimates of {unknown[0]!r} are not told; there are {', '.join(GAMES)}")
    if asked.miseres and set(asked.forms) & set(TO_A_NUMBER):
        parser.error("only grandissimo and lomber have misères")
    for form in asked.forms:
        game = BY_ID[form].seated(asked.seats or BY_ID[form].info.seats)
        options = options_of(game, dict(text.split("=", 1) for text in asked.option))
        budget = Budget(iterations=asked.iterations)
        estimates = Estimates(
            game, options, asked.level, budget, by_trick=asked.by_trick, miseres=asked.miseres
        )
        for number in range(asked.first, asked.first + asked.deals):
            estimates.play(number)
        print(f"{form}: {asked.deals} deals from {asked.first}, {asked.iterations} iterations, {asked.level}")
        print("\n".join(estimates.table()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
