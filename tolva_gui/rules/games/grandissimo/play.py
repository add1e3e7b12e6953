"""The play of the cards, skänk, and the closing and payment of a deal (G37–G81)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import TRICKS, Contract
from tolva_gui.rules.games.grandissimo.payment import (
    DEALS,
    SEATS,
    SLAM_DOUBLES_13_SPEL,
    Outcome,
    last_deal,
    settle,
)
from tolva_gui.rules.games.grandissimo.sheet import Sheet, as_carried, betdelning, share
from tolva_gui.rules.games.grandissimo.state import GrandissimoState


def say(events: kit.Log, seat: kit.Seat | None, word: str, value: int | str | None = None) -> None:
    events.append(kit.Called(seat, word, value))


def contract_of(state: GrandissimoState) -> Contract:
    """Return the contract; raise ValueError in rundmisär."""
    if state.contract is None:
        raise ValueError("nobody has won the auction")
    return state.contract


def open_play(state: GrandissimoState) -> None:
    """Begin play; forehand leads, whoever is declarer (G40)."""
    state.phase = "play"
    state.turn = state.forehand


def propose(state: GrandissimoState) -> None:
    """Propose skänk as a defender; every other defender must agree (G37)."""
    state.phase = "concede"
    state.proposed |= 1 << state.turn
    state.proposer = state.turn
    state.turn = _next_defender(state)


def answer_proposal(state: GrandissimoState, word: str, events: kit.Log) -> None:
    """Answer a proposal; one refusal suffices, and the proposer goes on playing."""
    proposer = state.proposer
    following = _next_defender(state)
    if word == "agree" and following == proposer:
        concede(state, events)
    elif word == "agree":
        state.turn = following
    elif proposer is not None:
        state.phase, state.turn, state.proposer = "play", proposer, None


def _next_defender(state: GrandissimoState) -> kit.Seat:
    defenders = contract_of(state).defenders
    return defenders[(defenders.index(state.turn) + 1) % len(defenders)]


def concede(state: GrandissimoState, events: kit.Log) -> None:
    """Count the game as made (G39)."""
    state.contract = replace(contract_of(state), conceded=True)
    say(events, None, "conceded")
    _finish(state, events)


def play_card(state: GrandissimoState, card: kit.Card, events: kit.Log) -> None:
    if kit.add_to_trick(state, card, events):
        _take_trick(state, events)
    elif len(state.tricks) == 1 and len(state.trick) == 1:
        _open_hands(state, events)


def _open_hands(state: GrandissimoState, events: kit.Log) -> None:
    """Lay the declarer's hand open after the first card of the second trick (G18); then the defenders confer (G20)."""
    contract = state.contract
    if contract is None or not contract.spel.opens:
        return
    state.piles.show(kit.Place("hand", contract.declarer), events, ranks=kit.ACE_HIGH)
    for seat in contract.defenders if contract.spel.talks else ():
        state.piles.open_to(contract.defenders, kit.Place("hand", seat), events, ranks=kit.ACE_HIGH)


def _take_trick(state: GrandissimoState, events: kit.Log) -> None:
    kit.take_trick(state, state.winning(), state.trump, events)
    state.proposed = 0
    contract = state.contract
    low = contract is not None and not contract.spel.high
    tricks = TRICKS - 1 if state.aside is not None else TRICKS
    if len(state.tricks) == tricks or (low and state.leader == contract_of(state).declarer):  # G45, GD18
        _finish(state, events)


def _outcome(state: GrandissimoState) -> Outcome:
    slam_doubles = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    return settle(state.contract, state.first_suit, state.winners, slam_doubles)


def _finish(state: GrandissimoState, events: kit.Log) -> None:
    """End the play; the declarer chooses the debt to pay off if there is a choice (GD4)."""
    contract = state.contract
    if contract is not None and _outcome(state).made:
        choices = state.sheet.choices(contract.declarer)
        if len(choices) > 1:
            state.phase, state.turn = "strike", contract.declarer
        else:
            close(state, choices[0], events)
    else:
        close(state, None, events)


def close(state: GrandissimoState, owner: kit.Seat | None, events: kit.Log) -> None:
    """Enter the deal on the sheet and pay. *owner*: the seat whose eel or forfeit is paid off, None if none."""
    outcome, sheet, contract = _outcome(state), state.sheet, state.contract
    complete = False
    changes: list[tuple[str, Sequence[int]]] = [("pay", outcome.pay)]
    if contract is not None:
        say(events, contract.declarer, "made" if outcome.made else "lost")
    if contract is not None and owner is not None:
        sheet = sheet.paid_off(owner, (contract.declarer, contract.partner))
        changes.append(("forfeit", share(state.sheet.current, owner, contract)))
        say(events, owner, "paid_off", state.sheet.current)
        if sheet == Sheet():
            say(events, None, "altur")
            complete = True
    else:
        sheet = sheet.with_forfeits(outcome.failed, outcome.increase)
        for seat in sorted(outcome.failed):
            say(events, seat, "forfeit", sheet.forfeits[-1].value)
    last = state.standing.deal == last_deal(state.options)
    whole_game = complete and not state.options[DEALS.name]
    if last and not whole_game:
        before = [state.standing.scores[seat] + sum(net[seat] for _, net in changes) for seat in SEATS]
        changes.append(("betdelning", betdelning(sheet, before)))
    gains = ((kind, seat, net[seat]) for kind, net in changes for seat in SEATS)
    lines = tuple(kit.ScoreLine(*gain) for gain in gains if gain[2])
    scores = kit.add_up(state.standing.scores, lines)
    ranking = kit.ranking(scores) if last or whole_game else ()
    state.result = kit.Result(lines, scores, as_carried(sheet), ranking)
    state.phase = "over"
    kit.log_result(state.result, events)
