"""Legal calls and plays, and reasons against the others: the one source of legality."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.bids import BEGAR, BIDS, RANK, TRUMPS, may_name, read_trump
from tolva_gui.rules.games.grandissimo.state import GrandissimoState

BID_CALLS: Final = tuple(kit.Call("bid", str(bid)) for bid in BIDS)
_HIGH_GAMES: Final = [rank for rank, bid in enumerate(BIDS) if bid.spel.high and bid.suffix is None]
BID_BOX: Final = tuple(BID_CALLS[first:end] for first, end in pairwise([*_HIGH_GAMES, len(BIDS)]))
"""A row per high game with its suffixes, then the low games that rank next: row by row they rise."""
PASS: Final = kit.Call("pass")
TRUMP_CALLS: Final = tuple(kit.Call("trump", trump) for trump in TRUMPS)
REFUSE: Final = kit.Call("refuse")
CONCEDE: Final = kit.Call("concede")
CALLS: Final[dict[str, tuple[kit.Call, ...]]] = {
    "auction": (kit.Call("hold"), PASS),
    "trump": TRUMP_CALLS,
    "partner": (kit.Call("solo"), kit.Call("vist")),
    "answer": (kit.Call("accept"), REFUSE),
    "play": (CONCEDE,),
    "concede": (kit.Call("agree"), REFUSE),
    "strike": tuple(kit.Call("strike", seat) for seat in range(4)),
}
"""The calls of each phase, besides the bids."""

VERBS: Final[kit.Verbs] = {
    "bid": kit.Says(tuple(RANK), phases=("auction",)),
    "hold": kit.Says(phases=("auction",)),
    "pass": kit.Says(phases=("auction",)),
    "trump": kit.Says(TRUMPS, phases=("trump",)),
    "solo": kit.Says(phases=("partner",)),
    "vist": kit.Says(phases=("partner",)),
    "accept": kit.Says(phases=("answer",)),
    "refuse": kit.Says(phases=("answer", "concede")),
    "discard": kit.Cards(phases=("discard",)),
    "play": kit.Cards(phases=("play",)),
    "concede": kit.Says(phases=("play",)),
    "agree": kit.Says(phases=("concede",)),
    "strike": kit.Says(number=True, phases=("strike",)),
}


def legal_moves(state: GrandissimoState) -> list[kit.Move]:
    calls = [call for call in CALLS.get(state.phase, ()) if why_not(state, call) is None]
    match state.phase:
        case "auction":
            return [*BID_CALLS[state.high + 1 :], *calls]
        case "discard":
            return [kit.Play((card,), verb="discard") for card in state.hand(state.turn)]
        case "play":
            return [*map(kit.play_card, state.playable()), *calls]
        case _:
            return [*calls]


def why_not(state: GrandissimoState, move: kit.Move) -> kit.Reason | None:
    if isinstance(move, kit.Play) and move.verb in VERBS:
        if move.card not in state.hands[state.turn]:
            return kit.Reason(None, "not_available", {"card": move.card})
        if state.phase not in VERBS[move.verb].phases:
            return kit.Reason(None, "not_now")
        return kit.refuse_to_follow("G41", state, move.card) if move.verb == "play" else None
    if not isinstance(move, kit.Call) or move.word not in VERBS:
        return kit.Reason(None, "not_in_this_game")
    if state.phase not in VERBS[move.word].phases:
        return _refuse_in_contract(state, move.word) or kit.Reason(None, "not_now")
    check = _CHECKS.get(move.word)
    return check(state, move) if check else None


def _refuse_in_contract(state: GrandissimoState, word: str) -> kit.Reason | None:
    """Return why the word never fits the current game, None if it does."""
    spel = state.contract.spel if state.contract else None
    if word in ("solo", "vist") and spel and not spel.partner_tricks:
        return kit.Reason("G13", "no_partner")
    if word == "trump" and spel and not spel.high:
        return kit.Reason("G15", "no_trump")
    return None


def _refuse_bid(state: GrandissimoState, call: kit.Call) -> kit.Reason | None:
    rank = RANK[str(call.value)]
    high = state.high_bid
    if high is None or rank > state.high:
        return None
    values = {"bid": str(call.value), "high": str(high)}
    no_hold = _refuse_hold(state)
    if no_hold is not None:
        return kit.Reason(no_hold.rule, "bid_higher", values)  # G26 in the first round, then G27
    if rank == state.high:
        return kit.Reason("G27", "say_hold", values)
    if BIDS[rank].spel == high.spel:
        return kit.Reason("G28", "better_suit", values)
    return kit.Reason("G27", "bid_higher", values)


def _refuse_hold(state: GrandissimoState) -> kit.Reason | None:
    if len(state.bids) < 4:
        return kit.Reason("G26", "hold_first_round")
    turns = kit.all_from(state.forehand, 4)
    # No seat speaks a second time before there is a bid.
    if turns.index(state.turn) > turns.index(state.high_seat):
        return kit.Reason("G27", "no_forehand", {"high": str(state.high_bid)})
    return None


def _refuse_trump(state: GrandissimoState, call: kit.Call) -> kit.Reason | None:
    bid, trump = state.undertaken.bid, read_trump(str(call.value))
    if may_name(bid, trump, state.first_suit):
        return None
    return kit.Reason("G32", "trump_below_bid", {"trump": trump, "bid": str(bid)})


def _refuse_concede(state: GrandissimoState) -> kit.Reason | None:
    contract = state.contract
    if contract is None or contract.spel != BEGAR:
        return kit.Reason("G37", "concede_begar")
    if state.turn in contract.side:
        return kit.Reason("G37", "concede_defenders")
    if len(state.tricks) > 2 or (len(state.tricks) == 2 and len(state.trick) > 1):
        return kit.Reason("G38", "concede_too_late")
    if state.proposed >> state.turn & 1:
        return kit.Reason("GD13", "concede_once")
    return None


def _refuse_strike(state: GrandissimoState, call: kit.Call) -> kit.Reason | None:
    if call.value in state.sheet.choices(state.undertaken.declarer):
        return None
    rule = "G48" if state.sheet.mode == "eels" else "G51"
    return kit.Reason(rule, "strike_other", {"current": state.sheet.current})


_CHECKS: Final[dict[str, Callable[[GrandissimoState, kit.Call], kit.Reason | None]]] = {
    "bid": _refuse_bid,
    "hold": lambda state, _: _refuse_hold(state),
    "trump": _refuse_trump,
    "concede": lambda state, _: _refuse_concede(state),
    "strike": _refuse_strike,
}
