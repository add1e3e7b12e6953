"""Card actions of vändtia: each changes the state and logs the events."""

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Log, Moved, Place, Seat
from tolva_gui.rules.games.vandtia.laying import to_beat
from tolva_gui.rules.games.vandtia.state import RANKS, SHOWN, VandtiaState

STOCK, COVERED, TOP, GONE = Place("stock"), Place("covered"), Place("top"), Place("gone")


def swap(state: VandtiaState, seat: Seat, slot: int, card: Card, events: Log) -> None:
    """Exchange the face-up card at that place for the hand card (V6)."""
    (taken,) = state.up[seat][slot]
    _leave_hand(state, seat, card)
    state.hands[seat].append(taken)
    state.known[seat].append(taken)
    state.up[seat][slot] = [card]
    state.exchanged.append(slot)
    hand, place = Place("hand", seat), Place("up", seat, slot)
    events += [Moved((taken,), place, hand), Moved((card,), hand, place)]


def give(state: VandtiaState, seat: Seat, card: Card, other: Seat, slot: int, events: Log) -> None:
    """Put the hand card on another seat's face-up cards (V7)."""
    _leave_hand(state, seat, card)
    state.up[other][slot].append(card)
    events.append(Moved((card,), Place("hand", seat), Place("up", other, slot)))


def draw(state: VandtiaState, seat: Seat, full: int, events: Log) -> None:
    """Draw from the stock until the hand is full again (V18)."""
    count = min(full - len(state.hands[seat]), len(state.stock))
    if count > 0:
        cards, state.stock = state.stock[:count], state.stock[count:]
        state.hands[seat] += cards
        events.append(Moved(tuple(cards), STOCK, Place("hand", seat)))


def lay(state: VandtiaState, seat: Seat, cards: tuple[Card, ...], events: Log) -> None:
    """Lay the cards on the pile: from the hand, or from the face-up places if it is empty."""
    if state.hands[seat]:
        for card in cards:
            _leave_hand(state, seat, card)
        _onto_pile(state, cards, Place("hand", seat), events)
        return
    for card in cards:
        slot = next(slot for slot, there in enumerate(state.up[seat]) if card in there)
        state.up[seat][slot].remove(card)
        _onto_pile(state, (card,), Place("up", seat, slot), events)


def turn_over(state: VandtiaState, seat: Seat, slot: int, card: Card, events: Log) -> None:
    """Turn the face-down card of that place up onto the pile (V20)."""
    state.down[seat][slot] = None
    events.append(Called(seat, "flip"))
    _onto_pile(state, (card,), Place("down", seat, slot), events)


def turn_stock(state: VandtiaState, seat: Seat, events: Log) -> None:
    """Turn the top card of the stock up onto the pile (V12)."""
    card = state.stock.pop(0)
    events.append(Called(seat, "chance"))
    _onto_pile(state, (card,), STOCK, events)


def take_pile(state: VandtiaState, seat: Seat, events: Log) -> None:
    """Take the whole pile into the seat's hand; all have seen the cards."""
    events.append(Called(seat, "pickup", len(state.pile)))
    _clear(state, Place("hand", seat), events)
    state.hands[seat] += state.pile
    state.known[seat] += state.pile
    state.pile = []


def prove(state: VandtiaState, seat: Seat) -> None:
    """Record that no drawn card but tens and twos fits: it would have had to be laid (VD7)."""
    drawn, ruling = len(state.hands[seat]) - len(state.known[seat]), to_beat(state)
    if not state.hands[seat] or ruling is None:
        return
    cards, earlier = state.proofs.get(seat, (0, ruling))
    if cards < drawn or RANKS.index(ruling.rank) > RANKS.index(earlier.rank):
        state.proofs[seat] = drawn, ruling


def turn_away(state: VandtiaState, seat: Seat, events: Log) -> None:
    """Remove the pile from the game (V14, V16)."""
    events.append(Called(seat, "turn_away", len(state.pile)))
    _clear(state, GONE, events)
    state.gone += state.pile
    state.pile = []


def _leave_hand(state: VandtiaState, seat: Seat, card: Card) -> None:
    state.hands[seat].remove(card)
    if card in state.known[seat]:
        state.known[seat].remove(card)
    elif seat in state.proofs:
        cards, ruling = state.proofs.pop(seat)
        if cards > 1:
            state.proofs[seat] = cards - 1, ruling


def _onto_pile(state: VandtiaState, cards: tuple[Card, ...], source: Place, events: Log) -> None:
    shown = min(len(state.pile), SHOWN)
    state.pile += cards
    events.append(Moved(cards, source, TOP))
    top = state.pile[-shown - len(cards) :]
    if len(top) > SHOWN:
        events.append(Moved(tuple(top[:-SHOWN]), TOP, COVERED))


def _clear(state: VandtiaState, target: Place, events: Log) -> None:
    below, top = tuple(state.pile[:-SHOWN]), tuple(state.pile[-SHOWN:])
    events += [Moved(cards, place, target) for cards, place in ((below, COVERED), (top, TOP)) if cards]
