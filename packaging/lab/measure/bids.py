"""Measure what a level bids in games with bids, and how often it makes its bids.

Varied: the game, the level and the level at the other seats. Counted, over the same decks from every seat: of
each game or bid how often it was bid, made and lost, and its average gain; in grandissimo also the gain of
leaving the game to another player. So both timid and bold bidding are visible.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from lab.kit import contest
from lab.kit.contest import Bench, Deck, Meeting
from lab.kit.runner import Crew, parser
from msgspec import Struct

from tolva_gui.ai.arena.match_command import at_least_one
from tolva_gui.ai.levels import LEVELS
from tolva_gui.rules.account import Result
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.payment import settle

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


class Row(Struct, frozen=True):
    """A bid of the level: whether it was made, and what the deal brought."""

    bid: str
    made: bool | None
    points: int


class Bidden(Struct, frozen=True):
    """A deck, and the level's bids in it."""

    deck: Deck
    rows: list[Row]


def played(meeting: Meeting, number: int) -> Bidden:
    """Return the bids of a deck."""
    rows = list[Row]()

    def note(state: Any, side: int, result: Result) -> None:
        points = result.scores[side] - state.standing.scores[side]
        rows.extend(Row(bid, made, points) for bid, made in READ[meeting.form](state, side, result))

    return Bidden(Bench(meeting, number, note).played(), rows)


def main(arguments: list[str]) -> int:
    """Print a table per game."""
    asked = parser("bids", __doc__)
    asked.add_argument("forms", nargs="*", default=[*READ], metavar="GAME", help="(all)")
    asked.add_argument("--decks", type=at_least_one, default=100, help="(100)")
    asked.add_argument("--first", type=int, default=0, help="number of the first deck (0)")
    asked.add_argument("--iterations", type=at_least_one, default=6000, help="(6000)")
    levels = [level.id for level in LEVELS]
    asked.add_argument("--level", default="best", choices=levels, help="(best)")
    asked.add_argument("--against", default="rules", choices=levels, help="(rules)")
    Crew.add_arguments(asked)
    chosen = asked.parse_args(arguments)
    for form in chosen.forms:
        if form not in READ:
            asked.error(f"{form!r} has no bids to count; there are {', '.join(READ)}")
        info = BY_ID[form].info
        meeting = Meeting(
            form, info.seats, dict(info.defaults()), chosen.level, chosen.against, chosen.iterations
        )
        numbers = range(chosen.first, chosen.first + chosen.decks)
        unit = partial(played, meeting)
        found = list(Crew.of(chosen).units("bids", {"meeting": meeting}, unit, Bidden, numbers))
        print(contest.line(meeting, [one.deck for one in found], chosen.against))
        print("\n".join(table([row for one in found for row in one.rows])), flush=True)
    return 0


def table(rows: list[Row]) -> list[str]:
    """Return a line per bid."""
    lines = []
    for bid in sorted({row.bid for row in rows}):
        mine = [row for row in rows if row.bid == bid]
        times, made = len(mine), sum(bool(row.made) for row in mine)
        lines.append(
            f"  {bid:<24} {times:5}  made {made:5}  lost {times - made:5}  {100 * made / times:5.1f} %"
            f"  {sum(row.points for row in mine) / times:+8.2f} points each"
        )
    return lines
