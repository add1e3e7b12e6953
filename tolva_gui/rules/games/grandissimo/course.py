"""The course of a deal: auction, trump and partner, the play of the cards, skänk, closing and payment (G22–G81)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo import refusals
from tolva_gui.rules.games.grandissimo.bids import BEGAR, GRAND, RANK, TRICKS, Contract, read_trump
from tolva_gui.rules.games.grandissimo.payment import DEALS, SEATS, last_deal
from tolva_gui.rules.games.grandissimo.sheet import Sheet, betdelning, share
from tolva_gui.rules.games.grandissimo.state import GrandissimoState


def speak(state: GrandissimoState, word: str, value: str, events: kit.Log) -> None:
    """Bid, hold or pass, and give the turn to the next seat; seats that can only pass do so automatically."""
    _note(state, word, value, events)
    while not _auction_over(state):
        state.turn = (state.turn + 1) % 4
        while state.passed >> state.turn & 1:
            state.turn = (state.turn + 1) % 4
        if len(refusals.legal_moves(state)) > 1:
            return
        _note(state, "pass", "", events)
    bid = state.high_bid
    if bid is None:
        events.append(kit.Called(None, "rundmisar"))  # G31
        open_play(state)
    else:
        state.turn = state.high_seat  # G30
        state.contract = Contract(state.high_seat, bid, GRAND if bid.suffix == GRAND else None)
        _complete(state)


def _note(state: GrandissimoState, word: str, value: str, events: kit.Log) -> None:
    seat = state.turn
    state.bids += ((seat, f"{word} {value}".rstrip()),)
    if word == "pass":
        state.passed |= 1 << seat
    else:
        state.high_seat = seat
        state.high = RANK[value] if word == "bid" else state.high
    events.append(kit.Called(seat, word, None if word == "pass" else str(state.high_bid)))


def _auction_over(state: GrandissimoState) -> bool:
    passes = state.passed.bit_count()
    return passes == 4 or (passes == 3 and state.high_bid is not None)  # G30, G31


def _complete(state: GrandissimoState) -> None:
    """Ask the declarer for what the game needs: trump before a partner (GD11); open play when nothing is missing."""
    contract = state.undertaken
    if contract.spel.high and contract.trump is None:
        state.phase = "trump"
    elif contract.spel.partner_tricks:
        state.phase = "partner"
    elif contract.spel.aside:
        state.phase = "discard"
    else:
        open_play(state)


def name_trump(state: GrandissimoState, value: str) -> None:
    state.contract = replace(state.undertaken, trump=read_trump(value))
    _complete(state)


def ask_or_play(state: GrandissimoState, word: str) -> None:
    """Play alone, or ask the others clockwise (G33, G34)."""
    if word == "solo":
        open_play(state)
    else:
        state.phase, state.asked = "answer", True
        state.turn = (state.turn + 1) % 4


def answer(state: GrandissimoState, word: str, events: kit.Log) -> None:
    """Accept or refuse; the first to accept becomes partner, otherwise the declarer plays alone (G34, G35)."""
    contract, seat = state.undertaken, state.turn
    if word == "accept":
        state.contract = replace(contract, partner=seat)
        open_play(state)
        return
    state.turn = (seat + 1) % 4
    if state.turn != contract.declarer:
        return
    if contract.spel == BEGAR and contract.trump == GRAND:  # G36
        concede(state, events)
    else:
        open_play(state)


def put_aside(state: GrandissimoState, card: kit.Card, events: kit.Log) -> None:
    """Put a card away face down, in a liten game (G16)."""
    seat = state.turn
    state.piles.move((card,), kit.Place("hand", seat), kit.Place("aside", seat), events)
    open_play(state)


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
    defenders = state.undertaken.defenders
    return defenders[(defenders.index(state.turn) + 1) % len(defenders)]


def concede(state: GrandissimoState, events: kit.Log) -> None:
    """Count the game as made (G39)."""
    state.contract = replace(state.undertaken, conceded=True)
    events.append(kit.Called(None, "conceded"))
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
    kit.take_trick(state, events)  # G42
    state.proposed = 0
    contract = state.contract
    low = contract is not None and not contract.spel.high
    tricks = TRICKS - 1 if state.aside is not None else TRICKS
    if len(state.tricks) == tricks or (low and state.leader == state.undertaken.declarer):  # G45, GD18
        _finish(state, events)


def _finish(state: GrandissimoState, events: kit.Log) -> None:
    """End the play; the declarer chooses the debt to pay off if there is a choice (GD4)."""
    contract = state.contract
    if contract is not None and state.outcome().made:
        choices = state.sheet.choices(contract.declarer)
        if len(choices) > 1:
            state.phase, state.turn = "strike", contract.declarer
        else:
            close(state, choices[0], events)
    else:
        close(state, None, events)


def close(state: GrandissimoState, owner: kit.Seat | None, events: kit.Log) -> None:
    """Enter the deal on the sheet and pay. *owner*: the seat whose eel or forfeit is paid off, None if none."""
    outcome, sheet, contract = state.outcome(), state.sheet, state.contract
    state.paid_off = owner
    changes: list[tuple[str, Sequence[int]]] = [("pay", outcome.pay)]
    if contract is not None:
        events.append(kit.Called(contract.declarer, "made" if outcome.made else "lost"))
    if contract is not None and owner is not None:
        sheet = sheet.paid_off(owner, (contract.declarer, contract.partner))
        changes.append(("forfeit", share(state.sheet.current, owner, contract)))
        events.append(kit.Called(owner, "paid_off", state.sheet.current))
        if sheet == Sheet():
            events.append(kit.Called(None, "altur"))
    else:
        sheet = sheet.with_forfeits(outcome.failed, outcome.increase)
        for seat in sorted(outcome.failed):
            events.append(kit.Called(seat, "forfeit", sheet.forfeits[-1].value))
    last = state.standing.deal == last_deal(state.options)
    whole_game = sheet == Sheet() and not state.options[DEALS.name]
    if last and not whole_game:
        before = [state.standing.scores[seat] + sum(net[seat] for _, net in changes) for seat in SEATS]
        changes.append(("betdelning", betdelning(sheet, before)))
    gains = ((kind, seat, net[seat]) for kind, net in changes for seat in SEATS)
    lines = tuple(kit.ScoreLine(*gain) for gain in gains if gain[2])
    scores = kit.add_up(state.standing.scores, lines)
    ranking = kit.ranking(scores) if last or whole_game else ()
    state.result = kit.Result(lines, scores, sheet.written(), ranking)
    state.phase = "over"
    kit.log_result(state.result, events)
