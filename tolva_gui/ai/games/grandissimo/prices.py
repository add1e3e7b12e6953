"""Needs, pay and costs of a call in grandissimo (G12-G14, G63-G77), before eels and forfeits are paid off."""

from collections.abc import Iterator

from msgspec.structs import replace

from tolva_gui.ai.hints.fact import Fact, costs, needs, of_action, pays
from tolva_gui.rules.games.grandissimo.bids import (
    BIDS,
    GRAND,
    RANK,
    TRICKS,
    TRUMPS,
    Contract,
    grade,
    may_name,
    read_trump,
)
from tolva_gui.rules.games.grandissimo.payment import SLAM_DOUBLES_13_SPEL, increase, settle
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import Call, Seat


def of_call(state: GrandissimoState, seat: Seat, call: Call) -> Iterator[Fact]:
    """Return the needs, pay and costs of the call for the seat; nothing for a call that undertakes nothing."""
    contract = undertaken_by(state, seat, call)
    if contract is None:
        return
    target = contract.own_target(seat)
    yield (
        needs(call, target)
        if target
        else Fact("needs_no_trick", {"action": call}, "needs", {"action": call, "value": 0})
    )
    if contract.partner is not None:
        yield of_action("needs_together", call, contract.target)
    worth = (
        pays(call, _points(state, contract, seat, made=True)),
        costs(call, -_points(state, contract, seat, made=False)),
        of_action("forfeit", call, state.sheet.current + increase(contract, state.first_suit)),
    )
    open_trump = state.phase == "auction" and contract.trump not in (None, GRAND)
    yield from (
        replace(fact, key=f"{fact.key}_least", kind=fact.id) if open_trump else fact for fact in worth
    )


def undertaken_by(state: GrandissimoState, seat: Seat, call: Call) -> Contract | None:
    """Return the contract of the call: without a partner unless it asks for one, with the cheapest trump it allows."""
    match call:
        case Call("bid", str(value)):
            return _with_trump(state, Contract(seat, BIDS[RANK[value]]))
        case Call("hold") if state.high_bid is not None:
            return _with_trump(state, Contract(seat, state.high_bid))
        case Call("trump", str(value)) if state.contract is not None:
            return replace(state.contract, trump=read_trump(value))
        case Call("solo"):
            return state.contract
        case Call("vist") if state.contract is not None:
            return replace(state.contract, partner=(seat + 2) % 4)
        case Call("accept") if state.contract is not None:
            return replace(state.contract, partner=seat)
        case _:
            return None


def _with_trump(state: GrandissimoState, contract: Contract) -> Contract:
    if not contract.spel.high:
        return contract
    may = [trump for trump in TRUMPS if may_name(contract.bid, trump, state.first_suit)]
    return replace(contract, trump=min(may, key=lambda trump: grade(trump, state.first_suit)))


def _points(state: GrandissimoState, contract: Contract, seat: Seat, *, made: bool) -> int:
    """The seat's pay if the game is just made, or just lost and by the seat itself."""
    wanted = [side for side in contract.side for _ in range(contract.own_target(side))]
    if contract.spel.high and not made:
        wanted.remove(seat)
    if not contract.spel.high and not made:
        wanted = [seat]
    tricks = TRICKS - 1 if contract.spel.aside else TRICKS
    # The defenders win first: reaching the target before that is paid more (G66).
    winners = [contract.defenders[0]] * (tricks - len(wanted)) + wanted
    doubles = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    return settle(contract, state.first_suit, winners, doubles).pay[seat]
