"""Legal actions in each phase of a deal of lomber, and reasons against the others."""

from itertools import chain, combinations
from typing import Final, NamedTuple

from tolva_gui.rules import kit
from tolva_gui.rules.games.lomber.bids import (
    BIDS,
    KUPPA,
    MAY_GIVE_UP,
    MISERES,
    RANK,
    SOLO_SUITS,
    SPIL,
    TURNED_UP,
    TURNIR,
    game_of,
    refuse_bid,
    refuse_same,
)
from tolva_gui.rules.games.lomber.cards import HAND_RANKS, free_matadors, matadors
from tolva_gui.rules.games.lomber.payment import TRICKS
from tolva_gui.rules.games.lomber.state import LomberState

VERBS: Final[kit.Verbs] = {
    "bid": kit.Says(BIDS, phases=("auction",)),
    "same": kit.Says(SOLO_SUITS, alone=True, phases=("auction",)),
    "pass": kit.Says(phases=("auction", "buy")),
    "name": kit.Says(kit.SUITS, phases=("contract",)),
    "turnir": kit.Says(phases=("contract",)),
    "kuppa": kit.Says(phases=("contract",)),
    "discard": kit.Cards(1, TRICKS, phases=("buy",)),
    "give_up": kit.Says(phases=("give_up",)),
    "totus": kit.Says(phases=("totus",)),
    "go_on": kit.Says(phases=("give_up", "totus")),
    "play": kit.Cards(phases=("play",)),
}
BID_BOX: Final = tuple(
    tuple(kit.Call("bid", bid) for bid in BIDS if RANK[game_of(bid)] == rank)
    for rank in sorted(set(RANK.values()))
)
"""A row per rank, with bids of equal rank side by side (L13, L17)."""
PASS: Final = kit.Call("pass")
GO_ON: Final = kit.Call("go_on")
SPOKEN: Final = (
    *(kit.Call("bid", bid) for bid in BIDS),
    kit.Call("same"),
    *(kit.Call("same", suit) for suit in SOLO_SUITS),
    PASS,
)
"""All possible calls of an auction."""
CONTRACTS: Final = (*(kit.Call("name", suit) for suit in kit.SUITS), kit.Call("turnir"), kit.Call("kuppa"))
"""L27: choices of the declarer of spil."""
MOST_BOUGHT: Final = 8
"""LD2, LD3: the most cards that can be bought."""


class Limits(NamedTuple):
    """The bounds on the number of cards bought, and the rule that sets them."""

    least: int
    most: int
    rule: str


def limits(state: LomberState) -> Limits:
    """Return how many cards the seat to act may buy."""
    contract = state.undertaken
    if state.turn != contract.declarer:
        return Limits(0, min(MOST_BOUGHT, state.buyable), "L21")
    if contract.game == KUPPA:
        return Limits(0, TRICKS, "L26")
    return Limits(2, MOST_BOUGHT, "LD3") if contract.game in TURNED_UP else Limits(1, MOST_BOUGHT, "LD2")


def allowed(state: LomberState) -> list[kit.Move]:
    match state.phase:
        case "auction":
            return [call for call in SPOKEN if why_not(state, call) is None]
        case "contract":
            return [*CONTRACTS]
        case "buy":
            return _purchases(state)
        case "give_up" | "totus":
            return [kit.Call(state.phase), GO_ON]
        case "play":
            return [kit.play_card(card) for card in state.playable()]
    return []


def why_not(state: LomberState, move: kit.Move) -> kit.Reason | None:
    match move:
        case kit.Play(cards, (), "discard" | "play" as verb, ()) if verb == "discard" or len(cards) == 1:
            refusal = kit.not_held(cards, state.hands[state.turn])
            if refusal is not None:
                return refusal
            if state.phase not in VERBS[verb].phases:
                return kit.Reason(None, f"first_{state.phase}")
            return _refuse_number(state, len(cards)) if verb == "discard" else _refuse_card(state, cards[0])
        case kit.Call(word, value) if word in VERBS:
            if state.phase not in VERBS[word].phases:
                return _refuse_in_contract(state, word) or kit.Reason(None, f"first_{state.phase}")
            return _refuse_call(state, word, None if value is None else str(value))
        case _:
            return kit.Reason(None, "not_in_this_game")


def _refuse_call(state: LomberState, word: str, value: str | None) -> kit.Reason | None:
    if word == "bid" and value is not None:
        return refuse_bid(state.auction, value, state.hands[state.turn])
    if word == "same":
        return refuse_same(state.auction, value)
    return _refuse_number(state, 0) if state.phase == "buy" else None


def _refuse_in_contract(state: LomberState, word: str) -> kit.Reason | None:
    """Return why the word never fits the current contract, None if it does."""
    game = SPIL if state.contract is None else state.contract.game
    if word == "give_up" and game not in MAY_GIVE_UP:
        return kit.Reason("L32", "no_giving_up")
    if word == "totus" and game in MISERES:
        return kit.Reason("L43", "no_totus")
    if word in (TURNIR, KUPPA) and game != SPIL:
        return kit.Reason("LD6", "only_spil_is_raised")
    return None


def _refuse_number(state: LomberState, cards: int) -> kit.Reason | None:
    least, most, rule = limits(state)
    if least <= cards <= most:
        return None
    return kit.Reason(
        rule, "too_many" if cards > most else "too_few", {"cards": cards, "least": least, "most": most}
    )


def _purchases(state: LomberState) -> list[kit.Move]:
    least, most, _ = limits(state)
    hand = kit.hand_order(state.hands[state.turn], HAND_RANKS)
    sizes = range(max(least, 1), most + 1)
    bought = chain.from_iterable(combinations(hand, size) for size in sizes)
    return [*([] if least else [PASS]), *(kit.Play(cards, verb="discard") for cards in bought)]


def _refuse_card(state: LomberState, card: kit.Card) -> kit.Reason | None:
    must = state.playable()
    if card in must:
        return None
    led = state.trick[0]
    suit = state.suit_of(led)
    bound = suit == state.trump and set(must) <= {*matadors(state.trump)} - {*free_matadors(led, state.trump)}
    values = {"card": card, "led": suit, "high": led, "instead": kit.hand_order(must, HAND_RANKS)}
    return kit.Reason("L37", "must_matador", values) if bound else kit.Reason("L35", "must_follow", values)
