"""The auction, and the winner's trump, partner and discard before the first lead (G22–G36)."""

from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo import refusals
from tolva_gui.rules.games.grandissimo.bids import BEGAR, GRAND, RANK, Contract, read_trump
from tolva_gui.rules.games.grandissimo.play import concede, contract_of, open_play, say
from tolva_gui.rules.games.grandissimo.state import GrandissimoState


def speak(state: GrandissimoState, word: str, value: str, events: kit.Log) -> None:
    """Bid, hold or pass, and give the turn to the next seat; seats that can only pass do so automatically."""
    _note(state, word, value, events)
    while not _auction_over(state):
        state.turn = (state.turn + 1) % 4
        while state.passed >> state.turn & 1:
            state.turn = (state.turn + 1) % 4
        if not refusals.can_only_pass(state):
            return
        _note(state, "pass", "", events)
    if state.high_bid is None:
        say(events, None, "rundmisar")  # G31
        open_play(state)
    else:
        _undertake(state)


def _note(state: GrandissimoState, word: str, value: str, events: kit.Log) -> None:
    seat = state.turn
    state.bids += ((seat, f"{word} {value}".rstrip()),)
    if word == "pass":
        state.passed |= 1 << seat
    else:
        state.high_seat = seat
        state.high = RANK[value] if word == "bid" else state.high
    say(events, seat, word, None if word == "pass" else str(state.high_bid))


def _auction_over(state: GrandissimoState) -> bool:
    passes = state.passed.bit_count()
    return passes == 4 or (passes == 3 and state.high_bid is not None)  # G30, G31


def _undertake(state: GrandissimoState) -> None:
    """Commit the last bidder to the bid (G30)."""
    bid = state.high_bid
    if bid is None:
        raise ValueError("nobody has bid")
    state.turn = state.high_seat
    state.contract = Contract(state.high_seat, bid)
    if bid.suffix == GRAND:
        name_trump(state, GRAND)
    elif bid.spel.high:
        state.phase = "trump"
    elif bid.spel.aside:
        state.phase = "discard"
    else:
        open_play(state)


def name_trump(state: GrandissimoState, value: str) -> None:
    """Name trump, before a partner is asked for (GD11)."""
    contract = contract_of(state)
    state.contract = replace(contract, trump=read_trump(value))
    if contract.spel.partner_tricks:
        state.phase = "partner"
    else:
        open_play(state)


def ask_or_play(state: GrandissimoState, word: str) -> None:
    """Play alone, or ask the others clockwise (G33, G34)."""
    if word == "solo":
        open_play(state)
    else:
        state.phase, state.asked = "answer", True
        state.turn = (state.turn + 1) % 4


def answer(state: GrandissimoState, word: str, events: kit.Log) -> None:
    """Accept or refuse; the first to accept becomes partner, otherwise the declarer plays alone (G34, G35)."""
    contract, seat = contract_of(state), state.turn
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
