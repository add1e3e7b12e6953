"""What a seat bid in a deal that is over, and whether it made it."""

from collections.abc import Callable
from typing import Any, Final

from tolva_gui.rules.account import Result
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
