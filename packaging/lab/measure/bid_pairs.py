"""Play two bids of grandissimo out from the same call, where the higher one is told to be better.

Masters hold all seats. At each call of an auction at which the best of the high games weighed is not the lowest, or
leads the next by less than 15, the deal is played out twice: with the lower of the two neighbours, and with the higher.
Counted, by the pair: what the higher brings the seat over the lower (the debts shared out), beside what was told. The
interval is per deck.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, Final

from lab.kit.contest import dealt
from lab.kit.runner import Crew, parser
from msgspec import Struct

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.games.grandissimo.appraisal import rank_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Player
from tolva_gui.intervals import ratio
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.bids import BIDS
from tolva_gui.rules.kit import Call, Move

GAME: Final = BY_ID["grandissimo"]
HIGH: Final = ("begar", "6", "7", "8")
ASKED: Final = Budget(iterations=700)
NEAR: Final = 15.0
DECKS: Final = 200
TOLD: Final = ((-NEAR, 0.0), (0.0, 10.0), (10.0, 30.0), (30.0, 1000.0))


class Pair(Struct, frozen=True):
    """Two games by their ids, what was told and what was brought."""

    lower: str
    higher: str
    told: float
    brought: float


class Deck(Struct, frozen=True):
    """The pairs of a deck."""

    pairs: list[Pair] = []


def played(calls: int, playouts: int, number: int) -> Deck:
    """Return the pairs of a deck. *calls*, *playouts*: worlds a later call, playouts a card."""
    state, player = dealt(GAME, GAME.info.defaults(), number), make_player("best", number)
    found = []
    while (seat := GAME.to_act(state)) is not None and state.phase == "auction":
        choice = player.choose(GAME.view(state, seat), ASKED)
        best: dict[str, tuple[float, Move]] = {}
        for move, value in (choice.values or {}).items():
            name = (
                BIDS[rank_of(state, move)].spel.id
                if isinstance(move, Call) and move.word != "pass"
                else "pass"
            )
            best[name] = max(best.get(name, (value, move)), (value, move), key=lambda one: one[0])
        for lower, higher in _neighbours(best):
            ends = [
                _out(
                    state, best[game][1], seat, player, Budget(iterations=calls), Budget(iterations=playouts)
                )
                for game in (lower, higher)
            ]
            found.append(Pair(lower, higher, best[higher][0] - best[lower][0], ends[1] - ends[0]))
        GAME.apply(state, choice.move)
    return Deck(found)


def _neighbours(best: Mapping[str, tuple[float, Move]]) -> Iterator[tuple[str, str]]:
    """Yield the two games to be played, if a high game is the best call."""
    high = [game for game in HIGH if game in best]
    top = max(best, key=lambda game: best[game][0], default="")
    if len(high) < 2 or top not in high:
        return
    at = max(1, high.index(top))
    if top == high[at] or best[top][0] - best[high[at]][0] < NEAR:
        yield high[at - 1], high[at]


def _out(state: Any, move: Move, seat: int, player: Player, calls: Budget, cards: Budget) -> float:
    """What the seat has once the deal has been played out after this call."""
    end = state.copy()
    GAME.apply(end, move)
    while (turn := GAME.to_act(end)) is not None:
        budget = cards if end.phase == "play" else calls
        GAME.apply(end, player.choose(GAME.view(end, turn), budget).move)
    result = GAME.result(end)
    if result is None:
        raise ValueError("the deal does not end")
    return float(result.scores[seat])


def main(arguments: list[str]) -> int:
    """Print a line per pair of games and difference told."""
    asked = parser("bid_pairs", __doc__)
    asked.add_argument("--decks", type=at_least_one, default=DECKS, help=f"({DECKS})")
    asked.add_argument("--first", type=int, default=720_000, help="number of the first deck (720000)")
    asked.add_argument("--calls", type=at_least_one, default=300, help="worlds a later call (300)")
    asked.add_argument("--playouts", type=at_least_one, default=80, help="per card (80)")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    unit = partial(played, chosen.calls, chosen.playouts)
    numbers = range(chosen.first, chosen.first + chosen.decks)
    setup = {"calls": chosen.calls, "playouts": chosen.playouts}
    decks = list(Crew.of(chosen).units("bid_pairs", setup, unit, Deck, numbers))
    for lower, higher in pairwise(HIGH):
        for low, high in TOLD:
            print(_line(decks, lower, higher, low, high))
    return 0


def _line(decks: list[Deck], lower: str, higher: str, low: float, high: float) -> str:
    rows = [
        [p for p in deck.pairs if (p.lower, p.higher) == (lower, higher) and low <= p.told < high]
        for deck in decks
    ]
    counts = [float(len(row)) for row in rows]
    told = ratio([sum(p.told for p in row) for row in rows], counts)[0]
    brought, reach = ratio([sum(p.brought for p in row) for row in rows], counts)
    return f"{higher:>6} over {lower:<6} told {told:+7.1f}, brought {brought:+7.1f} ± {reach:5.1f} ({sum(counts):.0f})"
