"""The score sheet as drawn, and the payment of a deal step by step."""

from collections.abc import Iterator
from itertools import zip_longest

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import Contract
from tolva_gui.rules.games.grandissimo.payment import DEALS, SEATS, Outcome, reckoned, rundmisar_dues
from tolva_gui.rules.games.grandissimo.sheet import Sheet, Stroke, read_carried, share
from tolva_gui.rules.games.grandissimo.state import GrandissimoState


def paper_of(state: GrandissimoState) -> tuple[tuple[kit.PaperEntry | None, ...], ...]:
    """Return the sheet: the eels in the first row, below them each seat's forfeits in order (G5, G61).

    It is the one at the start of the deal until the deal is entered.
    """
    sheet = state.sheet if state.result is None else read_carried(state.result.carried)
    eels = tuple(kit.PaperEntry(stroke=_numbers(stroke)) for stroke in sheet.eels)
    columns: list[list[kit.PaperEntry]] = [[] for _ in SEATS]
    for owner, value, stroke in sheet.forfeits:
        columns[owner].append(kit.PaperEntry(value, _numbers(stroke)))
    return eels, *zip_longest(*columns)


def account_of(state: GrandissimoState) -> tuple[kit.AccountStep, ...]:
    """Return the payment of the deal step by step, once it is over."""
    if state.result is None:
        return ()
    return (*_steps(state, state.outcome()), *_shared(state, state.result))


def _steps(state: GrandissimoState, outcome: Outcome) -> Iterator[kit.AccountStep]:
    contract, before = state.contract, state.sheet
    if contract is None:
        for due in rundmisar_dues(state.winners):
            values = {"payer": due.payer, "taker": due.taker, "tricks": due.tricks, "points": due.points}
            yield kit.AccountStep(due.what, values)
    else:
        yield from _reckoning(contract, outcome)
        yield from _payers(contract, outcome)
        if state.paid_off is not None:
            yield from _paid_off(state.paid_off, before, contract)
    for seat in sorted(outcome.failed):
        values = {"payer": seat, "current": before.current, "increase": outcome.increase}
        yield kit.AccountStep("new_forfeit", {**values, "points": before.current + outcome.increase})


def _reckoning(contract: Contract, outcome: Outcome) -> Iterator[kit.AccountStep]:
    """Yield the reckoning; its first step names the game."""
    for number, step in enumerate(outcome.steps, start=1):
        values = {"value": step.value, "points": reckoned(outcome.steps[:number])}
        named = {"bid": contract.spel.id} if number == 1 else {}
        yield kit.AccountStep(step.what, {**values, **named})
    if outcome.amount != reckoned(outcome.steps):
        yield kit.AccountStep("rounded", {"points": outcome.amount})


def _payers(contract: Contract, outcome: Outcome) -> Iterator[kit.AccountStep]:
    """Yield the payments between seats (G73-G77)."""
    sides = contract.side if outcome.made else outcome.failed
    if len(sides) == 1:
        who = "taker" if outcome.made else "payer"
        yield kit.AccountStep(
            "each_pays" if outcome.made else "pays_each", {who: sides[0], "points": outcome.amount}
        )
        return
    for seat, defender in zip(sides, contract.defenders, strict=True):
        payer, taker = (defender, seat) if outcome.made else (seat, defender)
        yield kit.AccountStep("pays", {"payer": payer, "taker": taker, "points": outcome.amount})


def _paid_off(owner: kit.Seat, sheet: Sheet, contract: Contract) -> Iterator[kit.AccountStep]:
    yield kit.AccountStep(f"struck_{sheet.mode}", {"owner": owner, "points": sheet.current})
    for seat, points in enumerate(share(sheet.current, owner, contract)):
        if points > 0:
            yield kit.AccountStep("pays", {"payer": owner, "taker": seat, "points": points})


def _shared(state: GrandissimoState, result: kit.Result) -> Iterator[kit.AccountStep]:
    """G83, G84: after the last deal, except in a game of one complete åltur."""
    sheet = read_carried(result.carried)
    if not result.ranking or (sheet == Sheet() and not state.options[DEALS.name]):
        return
    shared = {line.side: line.points for line in result.lines if line.kind == "betdelning"}
    yield kit.AccountStep("average", {"points": sum(sheet.owed(seat) for seat in SEATS) / 4})
    for seat in SEATS:
        points = shared.get(seat, 0)
        word = "shares_out" if points < 0 else "shares_in"
        yield kit.AccountStep(word, {"payer": seat, "owed": sheet.owed(seat), "points": abs(points)})


def _numbers(stroke: Stroke | None) -> tuple[int, int] | None:
    """Return the numbers of the players, from 1; below the stroke 0 if there was no partner."""
    if stroke is None:
        return None
    declarer, partner = stroke
    return declarer + 1, 0 if partner is None else partner + 1
