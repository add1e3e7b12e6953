"""Needs, pay and costs of a call in lomber, by the rules' own table (L41-L45)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tolva_gui.ai.games.lomber.rule_player import taken_over
from tolva_gui.ai.hints.fact import Fact, costs, needs, of_action, pays
from tolva_gui.rules.games.lomber.bids import MISERES, Contract, contract_of
from tolva_gui.rules.games.lomber.payment import KUPPA_CAP, TRICKS, given_up, lines_of, outcome
from tolva_gui.rules.games.lomber.state import LomberState, to_the_right
from tolva_gui.rules.kit import Call, Seat

ENOUGH: Final = 5
"""Number of the nine tricks that no other seat can then exceed."""
LEVEL: Final = 4
"""Tricks of each of two seats in the least possible loss of a trump contract (L41)."""


def of_call(state: LomberState, seat: Seat, call: Call) -> Iterator[Fact]:
    """Return the needs, pay and costs of the call for the seat; nothing for a call that undertakes nothing."""
    if call.word == "give_up":
        paid = lines_of(state.undertaken, given_up(state.undertaken), state.tricks_won)
        yield of_action("costs_at_once", call, -sum(line.points for line in paid if line.side == seat))
        return
    if call.word == "totus":
        # The contract itself is still made and paid.
        made = _points(state, replace(state.undertaken, totus=True), TRICKS)
        plain = _points(state, state.undertaken, TRICKS)
        yield needs(call, TRICKS)
        yield pays(call, made - plain)
        yield costs(call, made - plain)
        return
    contract = undertaken_by(state, seat, call)
    if contract is None:
        return
    misere = contract.game in MISERES
    yield (
        Fact("needs_no_trick", {"action": call}, "needs", {"action": call, "value": 0})
        if misere
        else needs(call, ENOUGH)
    )
    yield pays(call, _points(state, contract, 0 if misere else ENOUGH))
    yield costs(call, -_points(state, contract, 1 if misere else LEVEL))


def undertaken_by(state: LomberState, seat: Seat, call: Call) -> Contract | None:
    """Return the contract that the call leads to, if nothing more is said; None for a pass or an answer."""
    match call:
        case Call("bid", str(bid)):
            return contract_of(bid, seat)
        case Call("same") if state.auction.high is not None:
            return contract_of(taken_over(state.auction.high, call), seat)
        case Call("name"):
            return state.undertaken
        case Call("turnir" | "kuppa"):
            return contract_of(call.word, seat)
        case _:
            return None


def _points(state: LomberState, contract: Contract, taken: int) -> int:
    """The declarer's pay from both opponents for that number of tricks, if one of them takes as many as they can."""
    tricks = [0, 0, 0]
    one, other = to_the_right(contract.declarer), to_the_right(contract.declarer, 2)
    tricks[contract.declarer] = taken
    tricks[one] = min(LEVEL, TRICKS - taken)
    tricks[other] = TRICKS - taken - tricks[one]
    if contract.game in MISERES:
        tricks[one], tricks[other] = TRICKS - taken, 0
    end = outcome(contract, tricks, int(state.options[KUPPA_CAP.name]))
    lines = lines_of(contract, end, tricks)
    return sum(line.points for line in lines if line.side == contract.declarer)
