"""The course of a deal of lomber: the effects of each move."""

from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.games.lomber import payment
from tolva_gui.rules.games.lomber.bids import (
    DECLARER_BUYS,
    GRANDTURNIR,
    MAY_GIVE_UP,
    MISERES,
    SPIL,
    TURNED_UP,
    YFIR,
    Contract,
    contract_of,
)
from tolva_gui.rules.games.lomber.cards import BLACK_ACES, HAND_RANKS
from tolva_gui.rules.games.lomber.state import STOCK, TURNED, LomberState, to_the_right


def speak(state: LomberState, call: kit.Call, events: kit.Log) -> None:
    """Make a call of the auction (L14-L19)."""
    seat = state.turn
    state.auction = state.auction.hear(seat, str(call.value if call.word == "bid" else call))
    events.append(kit.Called(seat, call.word, None if call.word == "pass" else state.auction.high))
    if state.auction.speaker is not None:
        state.turn = state.auction.speaker
        return
    bid, declarer = state.auction.high, state.auction.holder
    if bid is None or declarer is None:
        end_deal(state, None, events)
        return
    events.append(kit.Called(declarer, "declarer", bid))
    state.turn = declarer
    contract = contract_of(bid, declarer)
    if contract.game == SPIL:
        state.contract, state.phase = contract, "contract"
    else:
        _undertake(state, contract, events)


def choose(state: LomberState, call: kit.Call, events: kit.Log) -> None:
    """Name trump as the declarer of spil, or play túrnir or kúppa instead (L20, L27)."""
    events.append(kit.Called(state.turn, call.word, call.value))
    if call.word == "name":
        _undertake(state, Contract(state.turn, SPIL, kit.parse_suit(str(call.value))), events)
    else:
        _undertake(state, contract_of(call.word, state.turn), events)


def buy(state: LomberState, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
    """Put cards away and take as many from the stock, the turned card first (L20-L22, L25)."""
    seat = state.turn
    hand = kit.Place("hand", seat)
    events.append(kit.Called(seat, "buy", len(cards)))
    if cards:
        _put_away(state, seat, cards, events)
    turned = tuple(state.lying) if cards else ()
    if turned:
        state.piles.move(turned, TURNED, hand, events)
        state.piles.show(hand, events, turned)
    state.piles.draw(len(cards) - len(turned), STOCK, hand, events)
    state.bought[seat] = len(cards)
    contract = state.undertaken
    if seat == contract.declarer and contract.game in MAY_GIVE_UP:
        state.phase = "give_up"
    else:
        _next_to_buy(state, state.to_buy[1:])


def answer(state: LomberState, word: str, events: kit.Log) -> None:
    """Give up or go on (L32, LD14), or undertake tótus or decline it (L43, LD13), as the declarer."""
    contract = state.undertaken
    events.append(kit.Called(state.turn, word))
    if word == "give_up":
        end_deal(state, payment.given_up(contract), events)
    elif word == "totus":
        state.contract, state.phase = replace(contract, totus=True), "play"
    elif state.phase == "totus":
        end_deal(state, _settled(state), events)
    else:
        _next_to_buy(state, state.to_buy[1:])


def play_to_trick(state: LomberState, card: kit.Card, events: kit.Log) -> None:
    """Play a card; the third one ends the trick. In hrein-yfir the declarer's hand is open after the first lead."""
    full = kit.add_to_trick(state, card, events)
    if state.undertaken.game == YFIR and not state.tricks and len(state.trick) == 1:
        declarer = kit.Place("hand", state.undertaken.declarer)
        state.piles.show(declarer, events, ranks=HAND_RANKS)  # L31
    if full:
        kit.take_trick(state, events)  # L33, L39
        _look_for_the_end(state, events)


def end_deal(state: LomberState, end: payment.Outcome | None, events: kit.Log) -> None:
    """Pay and end the deal; a deal passed by all pays nothing (L19)."""
    state.phase = "over"
    contract = state.contract
    lines = () if end is None or contract is None else payment.lines_of(contract, end, state.tricks_won)
    if end is None or contract is None:
        events.append(kit.Called(None, "all_pass"))
    else:
        events.append(kit.Called(contract.declarer, end.kind))
    scores = kit.add_up(state.standing.scores, lines)
    last = state.standing.deal == state.options[payment.DEALS.name]
    state.outcome = kit.Result(lines, scores, {}, kit.ranking(scores) if last else ())
    kit.log_result(state.outcome, events)


def _undertake(state: LomberState, contract: Contract, events: kit.Log) -> None:
    """Fix the contract; in turned-up games the top card of the stock decides trump (L25, LD17)."""
    declarer = contract.declarer
    if contract.game == GRANDTURNIR:
        state.piles.show(kit.Place("hand", declarer), events, BLACK_ACES)
    if contract.game in TURNED_UP:
        (state.turned,) = state.piles.draw(1, STOCK, TURNED, events)
        contract = replace(contract, trump=state.turned.suit)
        events.append(kit.Called(declarer, "turned", state.turned.suit))
    state.contract = contract
    buyers: tuple[kit.Seat, ...] = (declarer,) if contract.game in DECLARER_BUYS else ()
    if contract.game not in MISERES:  # L26, L30, L31: nobody else buys in a misère
        buyers += (to_the_right(declarer), to_the_right(declarer, 2))
    _next_to_buy(state, buyers)


def _next_to_buy(state: LomberState, buyers: tuple[kit.Seat, ...]) -> None:
    """L21, LD5: ask the next buyer that can buy; after the last, first hand leads (L33)."""
    state.to_buy = buyers if state.buyable else ()
    state.phase = "buy" if state.to_buy else "play"
    state.turn = state.to_buy[0] if state.to_buy else state.leader


def _put_away(state: LomberState, seat: kit.Seat, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
    """Put cards away face down; if a black ace that all have seen is among them, nobody can tell (L28)."""
    hand, piles = kit.Place("hand", seat), state.piles
    had_seen = piles.known_at(hand)
    still = tuple(card for card in BLACK_ACES if card in had_seen and card not in cards)
    unclear = any(card in had_seen for card in cards)
    if unclear:
        piles.mix(hand, kit.hand_order(piles[hand], HAND_RANKS), events)
    piles.move(cards, hand, kit.Place("discards", seat), events)
    if unclear:
        piles.show(hand, events, still)


def _look_for_the_end(state: LomberState, events: kit.Log) -> None:
    """LD13: end play once the outcome is settled, a tótus too; before that, ask about tótus (L43)."""
    contract, tricks, end = state.undertaken, len(state.tricks), _settled(state)
    takes_all = contract.game not in MISERES and state.tricks_won[contract.declarer] == tricks
    if end is None or (contract.totus and takes_all and tricks < payment.TRICKS):
        return
    if takes_all and tricks == payment.TOTUS_TRICKS:
        state.phase = "totus"
    else:
        end_deal(state, end, events)


def _settled(state: LomberState) -> payment.Outcome | None:
    return payment.settled(state.undertaken, state.tricks_won, int(state.options[payment.KUPPA_CAP.name]))
