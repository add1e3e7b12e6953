"""Lomber by rules of thumb: bids a hand is good for, purchases, and the play for the side."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.ai.games.lomber import hand_value
from tolva_gui.ai.games.lomber.cards import kernel_seat, numbered, numbers, privileged
from tolva_gui.ai.kernel.tricks.sense import Aim, TrickPosition, members
from tolva_gui.rules.games.lomber.bids import MISERES, contract_of, game_of
from tolva_gui.rules.games.lomber.cards import PACK, worths
from tolva_gui.rules.games.lomber.payment import TRICKS
from tolva_gui.rules.games.lomber.refusals import GO_ON, PASS, limits
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Play, Seat, Suit, View, play_card

SPIL_NEEDS: Final = 4.6
"""Least value of a hand with its purchase for spil and similar games."""
SOLO_NEEDS: Final = 5.0
"""Least value of nine cards without a purchase for a sóló."""
SHORT: Final = 0.4
"""Tricks by which a careless player overrates a hand."""
RISKS: Final = {"kuppa": 0.3, "nolo": 0.25, "yfir": 0.04}
"""The greatest risk taken in a misère."""
HOPELESS: Final = 2.2
"""A hand worth less after its purchase is given up: the loss would be double."""
STRONG: Final = 1.4
"""A first opponent with at least this value buys fully; a weaker one leaves the stock to the other."""
LEFT_TO_THE_OTHER: Final = 6
DEAR: Final = ("solo", "spadasolo", "nolo", "yfir")
MAJORITY: Final = TRICKS // 2 + 1


def can_undertake(hand: Sequence[Card], bid: str, short: float = 0.0) -> bool:
    """Return whether a careful player undertakes the bid with this hand, or with *short* tricks more."""
    game, trump = game_of(bid), contract_of(bid, 0).trump
    if game in RISKS:
        return hand_value.risk(hand, TRICKS if game == "kuppa" else 0) <= RISKS[game]
    bought = {suit: hand_value.with_purchase(hand, suit) for suit in SUITS}
    mean = sum(bought.values()) / len(SUITS)
    worth = {"spil": max(bought.values()), "betra": bought["S"], "turnir": mean, "grandturnir": mean}
    if game in worth:
        return worth[game] >= SPIL_NEEDS - short
    return trump is not None and hand_value.tricks(hand, trump) >= SOLO_NEEDS - short


def rule_move(view: View) -> Move:
    """Return the move of a careful player without search."""
    state: LomberState = view.public
    hand = state.hands[state.turn]
    match state.phase:
        case "auction":
            return call(hand, view.legal, state.auction.high)
        case "contract":
            return Call("name", hand_value.best_trump(hand))
        case "buy":
            return purchase(state)
        case "give_up":
            trump = state.undertaken.trump
            hopeless = trump is not None and hand_value.tricks(hand, trump) < HOPELESS
            return Call("give_up") if hopeless else GO_ON
        case "totus":
            return Call("totus") if all_are_masters(state) else GO_ON
    return play_card(card_of(state, sight_of(state).choose(aim_of(state, state.turn), missing(state))))


def call(hand: Sequence[Card], moves: Sequence[Move], high: str | None) -> Move:
    """The dearest game that is as good as sure, else the cheapest that the hand is good for."""
    bids = {move: bid_of(move, high) for move in moves if isinstance(move, Call)}
    good = {move: bid for move, bid in bids.items() if bid is not None and can_undertake(hand, bid)}
    dear = [move for move, bid in good.items() if move.word == "bid" and game_of(bid) in DEAR]
    held = [move for move in good if move.word == "same"]
    return dear[-1] if dear else next(iter(held or good), PASS)


def taken_over(high: str, move: Call) -> str:
    """Return the bid that `same` takes over."""
    return high if move.value is None else f"solo {move.value}"


def purchase(state: LomberState) -> Move:
    """Return the discard of the seat (L20, L21, L26)."""
    hand, contract = state.hands[state.turn], state.undertaken
    least, most, _ = limits(state)
    if contract.trump is None:
        away = [card for _, card in sorted(hand_value.too_high(hand), reverse=True)]
        return put_away(away[:most])
    keep = hand_value.kept(hand, contract.trump)
    away = sorted((card for card in hand if card not in keep), key=lambda card: _value(card, contract.trump))
    if state.turn == contract.declarer:
        spare = sorted(keep, key=lambda card: _value(card, contract.trump))
        away += spare[: max(0, least - len(away))]
    elif hand_value.tricks(hand, contract.trump) < STRONG and len(state.to_buy) > 1:
        most = min(most, max(0, state.buyable - LEFT_TO_THE_OTHER))
    return put_away(away[:most])


def put_away(away: Sequence[Card]) -> Move:
    """The purchase in the form the rules list it: in the order of hands."""
    return Play(tuple(sorted(away, key=PACK.index)), verb="discard") if away else PASS


def _value(card: Card, trump: Suit | None) -> tuple[bool, int]:
    return hand_value.is_trump(card, trump), -worths(trump)[card].place


def all_are_masters(state: LomberState) -> bool:
    """Return whether no card the others may hold beats any card left in the hand (L43)."""
    sight = sight_of(state)
    trumps_out = any(
        hand_value.is_trump(card, state.trump)
        for number in members(sight.others)
        for card in (card_of(state, number),)
    )
    return not trumps_out and all(not sight.above(card) for card in members(sight.hand))


def aim_of(state: LomberState, seat: Seat) -> Aim:
    contract = state.undertaken
    if contract.game not in MISERES:
        return Aim.TAKE
    return Aim.DUCK if seat == contract.declarer else Aim.FORCE


def missing(state: LomberState) -> int:
    """Return the tricks that make a declarer's game for certain, 0 for others, in misères, and with a tótus."""
    contract = state.undertaken
    if state.turn != contract.declarer or contract.game in MISERES or contract.totus:
        return 0
    return MAJORITY - state.tricks_won[state.turn]


def sight_of(state: LomberState) -> TrickPosition:
    """Return the table as the seat to act sees it, with the kernel's seats."""
    seat, contract, trump = state.turn, state.undertaken, state.trump
    declarer = kernel_seat(contract.declarer)
    return numbered(state, trump).seen(
        state.playable(),
        [int(other == declarer) for other in range(3)],
        attacks=seat == contract.declarer,
        target=declarer if contract.game in MISERES else -1,
        privileged=privileged(trump),
    )


def card_of(state: LomberState, number: int) -> Card:
    return numbers(state.trump).card[number]


def slips(view: View) -> Sequence[Move]:
    """Return a careless player's moves: a pass or a bid that the hand is nearly good for, any card but a blunder."""
    state: LomberState = view.public
    if state.phase == "play":
        aim = aim_of(state, state.turn)
        return [play_card(card_of(state, card)) for card in sight_of(state).slips(aim)]
    if state.phase != "auction":
        return [rule_move(view)]
    hand, high = state.hands[state.turn], state.auction.high
    bids = {move: bid_of(move, high) for move in view.legal if isinstance(move, Call)}
    return [move for move, bid in bids.items() if bid is None or can_undertake(hand, bid, SHORT)]


def bid_of(move: Call, high: str | None) -> str | None:
    """Return the bid of a call in the auction, None for a pass."""
    if move.word == "bid":
        return str(move.value)
    return taken_over(high, move) if move.word == "same" and high is not None else None
