"""Compare a level's estimates of its moves with the actual results, and count the games that it bids and makes.

Varied: the game; the level plays all seats. Counted, per kind of decision and the seat's role in the deal: the
number, the average estimate of the chosen move, the average result of the deal, their difference with its 95 %
interval (per deal, since decisions of a deal share their luck), and the same in standard deviations of a seat's
result. Moves without an estimate and forced moves are not counted. Then of each game or bid how often it was bid and
made, and its average gain, so that both timid and bold bidding are visible.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Any, Final

from lab.kit.contest import Table, add_arguments, dealt, played_out, tables
from lab.kit.runner import Crew, parser
from msgspec import Struct
from msgspec.structs import asdict

from tolva_gui.ai.levels import make_player
from tolva_gui.intervals import ratio
from tolva_gui.rules.account import Result, lead
from tolva_gui.rules.games.grandissimo.payment import settle
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move

DEALS: Final = 100
ITERATIONS: Final = 2000
WITH_MISERES: Final = {"grandissimo", "lomber"}


def own_points(result: Result, seat: int, before: Sequence[int], _info: GameInfo) -> float:
    """Return the points of the deal."""
    return float(result.scores[seat] - before[seat])


Points = Callable[[Result, int, Sequence[int], GameInfo], float]
ESTIMATED: Final[dict[str, Points]] = {
    "grandissimo": own_points,
    "lomber": own_points,
    "nittionio": lead,
    "plump": lead,
}
"""What the estimates of each game predict."""


def kind_of(state: Any, seat: int, move: Move) -> str:
    """Return the kind of decision, and the role of the seat in a game with a declarer."""
    match state.phase:
        case "auction":
            return "pass" if str(move) == "pass" else "bid"
        case "partner" | "answer":
            return str(move)
        case "play":
            return ("later cards" if state.tricks else "first card") + _role(state, seat)
        case phase:
            return str(phase)


def _role(state: Any, seat: int) -> str:
    if not hasattr(state, "contract"):
        return ""
    if state.contract is None:
        return ", rundmisär"
    partner, against = getattr(state.contract, "partner", None), " of a misère" if is_misere(state) else ""
    if seat == state.contract.declarer:
        return (", declarer alone" if partner is None else ", declarer helped") + against
    return ", partner" if seat == partner else f", defender{against}"


def is_misere(state: Any) -> bool:
    """Return whether the game of grandissimo or lomber that is being played is a misère."""
    if state.contract is None:
        return False
    return not state.contract.spel.high if isinstance(state, GrandissimoState) else state.trump is None


Said = tuple[str, bool | None]
"""The bid, and whether it was made; None if there was no bid."""
OTHERS: Final = "another's"
PREMIUMS: Final = {"declaration": "declared", "revelation": "revealed"}


def nittionio(state: Any, seat: int, _result: Result) -> list[Said]:
    """Return the seat's bid and its premium."""
    made = state.bid(seat) == state.tricks_won[seat]
    bids: list[Said] = [(f"bid {state.bid(seat)}", made), ("all", made)]
    if state.premium is not None and state.premium[0] == seat:
        bids.append((PREMIUMS[state.premium[1]], made))
    return bids


def grandissimo(state: Any, seat: int, _result: Result) -> list[Said]:
    """Return the game that the seat declared, or the one that others declared."""
    contract = state.contract
    if contract is None:
        return [("rundmisär", None)]
    made = settle(contract, state.first_suit, state.winners, slam_doubles_13=True).made
    if contract.declarer != seat:
        return [(f"{OTHERS}, as partner" if contract.partner == seat else OTHERS, made)]
    helped = "" if contract.partner is None else " with a partner"
    return [(contract.spel.id + helped, made), ("all", made)]


def lomber(state: Any, seat: int, result: Result) -> list[Said]:
    """Return the contract that the seat undertook."""
    contract = state.contract
    if contract is None:
        return [("all passed", None)]
    if contract.declarer != seat:
        return []
    made = any(line.kind == "made" for line in result.lines)
    return [(contract.game, made), ("all", made)]


def plump(state: Any, seat: int, _result: Result) -> list[Said]:
    """Return whether the seat took as many tricks as it bid."""
    return [("all", state.bids[seat] == state.tricks_won[seat])]


READ: Final[dict[str, Callable[[Any, int, Result], list[Said]]]] = {
    "nittionio": nittionio,
    "grandissimo": grandissimo,
    "lomber": lomber,
    "plump": plump,
}


class Deal(Struct, frozen=True):
    """A deal. *told*: the kind, estimate and result of each decision. *gains*: of each seat.

    *bids*: whether each was made, and what it brought.
    """

    told: list[tuple[str, float, float]] = []
    gains: list[float] = []
    bids: list[tuple[str, bool | None, float]] = []


class Question(Table, frozen=True):
    """The table, and whether only misères are counted."""

    miseres: bool


def played(asked: Question, number: int) -> Deal:
    """Return the estimates and the results of a deal; nothing if only misères are asked for and it is none."""
    game, points = asked.game, ESTIMATED[asked.form]
    state, player = dealt(game, asked.options, number), make_player(asked.level, number)
    before, thoughts = state.standing.scores, list[tuple[str, int, float]]()

    def choose(seat: int) -> Move:
        view = game.view(state, seat)
        choice = player.choose(view, asked.budget)
        if len(view.legal) > 1 and choice.values and choice.move in choice.values:
            thoughts.append((kind_of(state, seat, choice.move), seat, choice.values[choice.move]))
        return choice.move

    def is_asked(state: Any) -> bool:
        return not asked.miseres or state.phase != "play" or is_misere(state)

    result = played_out(game, state, choose, is_asked)
    if asked.miseres and not (result and is_misere(state)):
        return Deal()
    if result is None:
        raise ValueError(f"{game.info.id}: deal {number} does not end")
    brought = [points(result, seat, before, game.info) for seat in range(asked.seats)]
    told = [(kind, worth, brought[seat]) for kind, seat, worth in thoughts]
    read = READ[asked.form]
    bids = [(*said, brought[seat]) for seat in range(asked.seats) for said in read(state, seat, result)]
    return Deal(told, brought, bids)


def table(deals: Sequence[Deal]) -> list[str]:
    """Return the lines of the table."""
    gains = [gain for deal in deals for gain in deal.gains]
    deviation = sqrt(sum(gain * gain for gain in gains) / len(gains))
    rows = [f"{'':<36} {'times':>6} {'thought':>9} {'brought':>9} {'too much by':>20} {'deviations':>11}"]
    for kind in sorted({kind for deal in deals for kind, _, _ in deal.told}):
        ours = ([(thought, brought) for one, thought, brought in deal.told if one == kind] for deal in deals)
        told = [deal for deal in ours if deal]
        thought, brought = zip(*(one for deal in told for one in deal), strict=True)
        too_much = [sum(one - other for one, other in deal) for deal in told]
        mean, margin = ratio(too_much, [len(deal) for deal in told])
        rows.append(
            f"{kind:<36} {len(thought):>6} {fmean(thought):>+9.2f} {fmean(brought):>+9.2f}"
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
    asked.add_argument("--miseres", action="store_true", help="of grandissimo and lomber only the misères")
    add_arguments(asked, ESTIMATED, ESTIMATED, ("deals", DEALS), ITERATIONS)
    chosen = asked.parse_args(arguments)
    if chosen.miseres and {*chosen.forms} - WITH_MISERES:
        asked.error("only grandissimo and lomber have misères")
    numbers = range(chosen.first, chosen.first + chosen.units)
    for one in tables(chosen):
        question = Question(**asdict(one), miseres=chosen.miseres)
        deals = list(Crew.of(chosen).units(partial(played, question), numbers))
        print(f"{one.form}: {len(deals)} deals from {chosen.first}, {one.iterations} iterations, {one.level}")
        print("\n".join(table(deals)), flush=True)
    return 0
