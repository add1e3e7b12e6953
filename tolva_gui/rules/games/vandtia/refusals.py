"""Reasons against moves of vändtia: the one source of legality."""

from tolva_gui.rules import kit
from tolva_gui.rules.games.vandtia.laying import is_layable, obliging, to_beat
from tolva_gui.rules.games.vandtia.state import VandtiaState


def why_not(state: VandtiaState, move: kit.Move) -> kit.Reason | None:
    match move:
        case kit.Play(cards, takes, "swap"):
            return _swap(state, cards[0], takes[0])
        case kit.Play(cards, _, "give", (other, slot)):
            return _give(state, cards[0], other, slot)
        case kit.Play(cards, _, "lay"):
            return _lay(state, cards)
        case kit.Call("done"):
            return kit.Reason("V9", "nothing_to_end") if state.phase == "play" else None
        case kit.Call("chance"):
            return _take_instead(state) or (None if state.stock else kit.Reason("VD9", "stock_empty"))
        case kit.Call("pickup"):
            return _take_instead(state)
        case kit.Pick("flip", slot):
            return _flip(state, slot)
        case _:
            return kit.Reason(None, "no_such_move")


def swap_slot(state: VandtiaState, card: kit.Card) -> int | None:
    """Return the first place not yet exchanged at which the seat to act has this card face up."""
    places = enumerate(state.row("up", state.turn))
    return next((slot for slot, there in places if card in there and slot not in state.exchanged), None)


def _swap(state: VandtiaState, card: kit.Card, taken: kit.Card) -> kit.Reason | None:
    if state.phase != "exchange":
        return kit.Reason("V6", "exchange_over")
    if card not in state.hands[state.turn]:
        return _not_available(card)
    if taken not in state.open_cards(state.turn):
        return _not_available(taken)
    return kit.Reason("V6", "exchanged_before", {"card": taken}) if swap_slot(state, taken) is None else None


def _give(state: VandtiaState, card: kit.Card, other: kit.Seat, slot: int) -> kit.Reason | None:
    if state.phase != "give":
        return kit.Reason("V7", "not_time_to_give")
    if card not in state.hands[state.turn]:
        return _not_available(card)
    if other >= len(state.up) or slot >= len(state.row("up", other)):
        return kit.Reason(None, "no_such_place", {"place": slot})
    if other == state.turn and not state.options["lay_on_own"]:
        return kit.Reason("V7", "not_on_own")
    same = any(there.rank == card.rank for there in state.row("up", other)[slot])
    return None if same else kit.Reason("V7", "same_rank_only", {"card": card})


def _lay(state: VandtiaState, cards: tuple[kit.Card, ...]) -> kit.Reason | None:
    held = state.available(state.turn)
    missing = next((card for card in cards if cards.count(card) > held.count(card)), None)
    if missing is not None:
        return _not_available(missing)
    if state.phase != "play":
        return kit.Reason("V6" if state.phase == "exchange" else "V7", "not_time_to_lay")
    card = cards[0]
    if any(other.rank != card.rank for other in cards):
        return kit.Reason("V11", "one_rank_only")
    if state.lowest not in (None, card.rank):
        return kit.Reason("V8", "open_with_lowest", {"rank": state.lowest})
    if not is_layable(state, card.rank):
        return kit.Reason("V10", "too_low", {"card": card, "best": to_beat(state)})
    return None


def _take_instead(state: VandtiaState) -> kit.Reason | None:
    """Return why the seat may take neither a chance nor the pile."""
    if state.phase != "play":
        return kit.Reason("V6" if state.phase == "exchange" else "V7", "not_time_to_lay")
    if not state.available(state.turn):
        return kit.Reason("V20", "flip_only")
    if state.again is not None:
        return kit.Reason(state.again, "lay_again")
    if not state.pile:
        return kit.Reason("V17", "empty_place")
    must = obliging(state)
    return kit.Reason("VD7", "can_lay", {"instead": tuple(must)}) if must else None


def _flip(state: VandtiaState, slot: int) -> kit.Reason | None:
    if state.phase != "play" or state.available(state.turn):
        return kit.Reason("V20", "face_up_first")
    row = state.down[state.turn]
    if slot >= len(row) or row[slot] is None:
        return kit.Reason(None, "no_such_place", {"place": slot})
    return None


def _not_available(card: kit.Card) -> kit.Reason:
    return kit.Reason(None, "not_available", {"card": card})
