"""Compare a level's estimates of its moves with the actual results, and count the games that it bids and makes.

Varied: the game; the level plays all seats. Counted, per kind of decision and the seat's role in the deal: the
number, the average estimate of the chosen move, the average result of the deal, their difference with its 95 %
interval (per deal, since decisions of a deal share their luck), and the same in standard deviations of a seat's
result. Moves without an estimate and forced moves are not counted. Then of each game or bid how often it was bid and
made, and its average gain, so that both timid and bold bidding are visible.
"""

from collections.abc import Callable, Sequence, Sized
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Any, Final

from lab.kit.bids import READ
from lab.kit.contest import MOST_MOVES, dealt, options_of
from lab.kit.runner import Crew, parser
from msgspec import Struct

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget
from tolva_gui.ai.search.worth import lead
from tolva_gui.intervals import ratio
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move, Play

DEALS: Final = 100
ITERATIONS: Final = 2000


def own_points(result: Result, seat: int, before: Sequence[int], _info: GameInfo) -> float:
    """Return the points of the deal."""
    return float(result.scores[seat] - before[seat])


def in_grandissimo(state: Any, seat: int, move: Move) -> str:
    """Return the kind of decision and the role."""
    match state.phase:
        case "auction":
            return "pass" if str(move) == "pass" else "bid"
        case "play":
            return f"{_card(state.tricks)}, {_role(state.contract, seat)}"
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


Points = Callable[[Result, int, Sequence[int], GameInfo], float]
GAMES: Final[dict[str, tuple[Callable[[Any, int, Move], str], Points]]] = {
    "grandissimo": (in_grandissimo, own_points),
    "lomber": (in_lomber, own_points),
    "nittionio": (to_a_number, lead),
    "plump": (to_a_number, lead),
}
"""How decisions are named, and the value that is estimated."""


class Told(Struct, frozen=True):
    """The decisions of one kind in a deal: the sum of their values, that of the results, and their number."""

    kind: str
    thought: float
    brought: float
    times: int


class Deal(Struct, frozen=True):
    """A deal. *gains*: of each seat. *bids*: whether each was made, and what it brought."""

    told: list[Told] = []
    gains: list[float] = []
    bids: list[tuple[str, bool | None, float]] = []


class Question(Struct, frozen=True):
    """What is played, and which decisions are named how."""

    form: str
    seats: int
    options: dict[str, Any]
    level: str
    iterations: int
    miseres: bool


def played(asked: Question, number: int) -> Deal:
    """Return the estimates and the results of a deal; nothing if it is no misère and only they are asked for."""
    game = BY_ID[asked.form].seated(asked.seats)
    name, points = GAMES[asked.form]
    state, player = dealt(game, asked.options, number), make_player(asked.level, number)
    before, thoughts = state.standing.scores, list[tuple[str, int, float]]()
    for _ in range(MOST_MOVES):
        seat = game.to_act(state)
        if seat is None:
            break
        if asked.miseres and state.phase == "play" and not is_misere(state):
            return Deal()
        view = game.view(state, seat)
        choice = player.choose(view, Budget(iterations=asked.iterations))
        if len(view.legal) > 1 and choice.values and choice.move in choice.values:
            thoughts.append((name(state, seat, choice.move), seat, choice.values[choice.move]))
        game.apply(state, choice.move)
    result = game.result(state)
    if result is None:
        raise ValueError(f"{game.info.id}: deal {number} does not end")
    if asked.miseres and not is_misere(state):
        return Deal()
    brought = [points(result, seat, before, game.info) for seat in range(asked.seats)]
    told = []
    for kind in dict.fromkeys(kind for kind, _, _ in thoughts):
        mine = [(seat, worth) for one, seat, worth in thoughts if one == kind]
        told.append(
            Told(kind, sum(worth for _, worth in mine), sum(brought[seat] for seat, _ in mine), len(mine))
        )
    read = READ[asked.form]
    bids = [(*said, brought[seat]) for seat in range(asked.seats) for said in read(state, seat, result)]
    return Deal(told, brought, bids)


def table(deals: Sequence[Deal]) -> list[str]:
    """Return the lines of the table."""
    gains = [gain for deal in deals for gain in deal.gains]
    deviation = sqrt(sum(gain * gain for gain in gains) / len(gains))
    rows = [f"{'':<36} {'times':>6} {'thought':>9} {'brought':>9} {'too much by':>20} {'deviations':>11}"]
    for kind in sorted({told.kind for deal in deals for told in deal.told}):
        told = [one for deal in deals for one in deal.told if one.kind == kind]
        count = sum(one.times for one in told)
        mean, margin = ratio([one.thought - one.brought for one in told], [one.times for one in told])
        rows.append(
            f"{kind:<36} {count:>6} {sum(one.thought for one in told) / count:>+9.2f}"
            f" {sum(one.brought for one in told) / count:>+9.2f}"
            f" {mean:>+10.2f} ± {margin:<7.2f} {mean / deviation:>+6.2f} ± {margin / deviation:.2f}"
        )
    rows.append(f"standard deviation of a deal: {deviation:.2f}")
    bids = [one for deal in deals for one in deal.bids]
    for bid in sorted({bid for bid, _, _ in bids}):
        ends = [(made, brought) for one, made, brought in bids if one == bid]
        made = sum(bool(made) for made, _ in ends)
        rows.append(
            f"{bid:<36} {len(ends):>6}  made {made:>5}  {fmean(brought for _, brought in ends):>+9.2f} each"
        )
    return rows


def main(arguments: list[str]) -> int:
    """Print a table per game."""
    asked = parser("estimates", __doc__)
    asked.add_argument("forms", nargs="*", default=[*GAMES], metavar="GAME", help="(all)")
    asked.add_argument("--deals", type=at_least_one, default=DEALS, help=f"({DEALS})")
    asked.add_argument("--first", type=int, default=0, help="number of the first deal (0)")
    asked.add_argument("--iterations", type=at_least_one, default=ITERATIONS, help=f"({ITERATIONS})")
    asked.add_argument("--level", default="best", choices=LEVELS, help="(best)")
    asked.add_argument("--seats", type=int, help="number of players (the usual one)")
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--miseres", action="store_true", help="of grandissimo and lomber only the misères")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    unknown = [form for form in chosen.forms if form not in GAMES]
    if unknown:
        asked.error(f"estimates of {unknown[0]!r} are not told; there are {', '.join(GAMES)}")
    if chosen.miseres and {*chosen.forms} - {"grandissimo", "lomber"}:
        asked.error("only grandissimo and lomber have misères")
    for form in chosen.forms:
        seats = chosen.seats or BY_ID[form].info.seats
        options = options_of(BY_ID[form].seated(seats), dict(text.split("=", 1) for text in chosen.option))
        question = Question(form, seats, options, chosen.level, chosen.iterations, chosen.miseres)
        numbers = range(chosen.first, chosen.first + chosen.deals)
        unit = partial(played, question)
        deals = list(Crew.of(chosen).units("estimates", {"question": question}, unit, Deal, numbers))
        print(
            f"{form}: {chosen.deals} deals from {chosen.first}, {chosen.iterations} iterations, {chosen.level}"
        )
        print("\n".join(table(deals)), flush=True)
    return 0
