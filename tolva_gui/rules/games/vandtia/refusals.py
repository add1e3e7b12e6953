"""Reasons against moves of vändtia: the one source of legality."""

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.vandtia.laying import is_layable, obliging, to_beat
from tolva_gui.rules.games.vandtia.state import VandtiaState
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.protocol import Reason


def why_not(state: VandtiaState, move: Move) -> Reason | None:
    match move:
        case Play(cards, takes, "swap"):
            return _swap(state, cards[0], takes[0])
        case Play(cards, _, "give", (other, slot)):
            return _give(state, cards[0], other, slot)
        case Play(cards, _, "lay"):
            return _lay(state, cards)
        case Call("done"):
            return Reason("V9", "nothing_to_end") if state.phase == "play" else None
        case Call("chance"):
            return _take_instead(state) or (None if state.stock else Reason("VD9", "stock_empty"))
        case Call("pickup"):
            return _take_instead(state)
        case Pick("flip", slot):
            return _flip(state, slot)
        case _:
            return Reason(None, "no_such_move")


def swap_slot(state: VandtiaState, card: Card) -> int | None:
    """Return the first place not yet exchanged at which the seat to act has this card face up."""
    places = enumerate(state.row("up", state.turn))
    return next((slot for slot, there in places if card in there and slot not in state.exchanged), None)


def _swap(state: VandtiaState, card: Card, taken: Card) -> Reason | None:
    if state.phase != "exchange":
        return Reason("V6", "exchange_over")
    if card not in state.hands[state.turn]:
        return _not_available(card)
    if taken not in state.open_cards(state.turn):
        return _not_available(taken)
    return Reason("V6", "exchanged_before", {"card": taken}) if swap_slot(state, taken) is None else None


def _give(state: VandtiaState, card: Card, other: Seat, slot: int) -> Reason | None:
    if state.phase != "give":
        return Reason("V7", "not_time_to_give")
    if card not in state.hands[state.turn]:
        return _not_available(card)
    if other >= len(state.up) or slot >= len(state.row("up", other)):
        return Reason(None, "no_such_place", {"place": slot})
    if other == state.turn and not state.options["lay_on_own"]:
        return Reason("V7", "not_on_own")
    same = any(there.rank == card.rank for there in state.row("up", other)[slot])
    return None if same else Reason("V7", "same_rank_only", {"card": card})


def _lay(state: VandtiaState, cards: tuple[Card, ...]) -> Reason | None:
    held = state.available(state.turn)
    missing = next((card for card in cards if cards.count(card) > held.count(card)), None)
    if missing is not None:
        return _not_available(missing)
    if state.phase != "play":
        return Reason("V6" if state.phase == "exchange" else "V7", "not_time_to_lay")
    card = cards[0]
    if any(other.rank != card.rank for other in cards):
        return Reason("V11", "one_rank_only")
    if state.lowest not in (None, card.rank):
        return Reason("V8", "open_with_lowest", {"rank": state.lowest})
    if not is_layable(state, card.rank):
        return Reason("V10", "too_low", {"card": card, "best": to_beat(state)})
    return None


def _take_instead(state: VandtiaState) -> Reason | None:
    """Return why the seat may take neither a chance nor the pile."""
    if state.phase != "play":
        return Reason("V6" if state.phase == "exchange" else "V7", "not_time_to_lay")
    if not state.available(state.turn):
        return Reason("V20", "flip_only")
    if state.again is not None:
        return Reason(state.again, "lay_again")
    if not state.pile:
        return Reason("V17", "empty_place")
    must = obliging(state)
    return Reason("VD7", "can_lay", {"instead": tuple(must)}) if must else None


def _flip(state: VandtiaState, slot: int) -> Reason | None:
    if state.phase != "play" or state.available(state.turn):
        return Reason("V20", "face_up_first")
    row = state.down[state.turn]
    if slot >= len(row) or row[slot] is None:
        return Reason(None, "no_such_place", {"place": slot})
    return None


def _not_available(card: Card) -> Reason:
    return Reason(None, "not_available", {"card": card})
