"""Card actions of vändtia: each moves cards, and says what is called."""

from tolva_gui.rules import kit
from tolva_gui.rules.events import Event
from tolva_gui.rules.games.vandtia.state import COVERED, GONE, SHOWN, STOCK, TOP, VandtiaState, to_beat


def swap(state: VandtiaState, seat: kit.Seat, slot: int, card: kit.Card, events: kit.Log) -> None:
    """Exchange the face-up card at that place for the hand card (V6)."""
    hand, place = kit.Place("hand", seat), kit.Place("up", seat, slot)
    _prove_less(state, seat, (card,))
    (taken,) = state.piles[place]
    # The card goes first, so that one of the same face that is taken stays known; the log has it second.
    gone: list[Event] = []
    state.piles.move((card,), hand, place, gone)
    state.piles.move((taken,), place, hand, events)
    events += gone
    state.exchanged.append(slot)


def give(
    state: VandtiaState, seat: kit.Seat, card: kit.Card, other: kit.Seat, slot: int, events: kit.Log
) -> None:
    """Put the hand card on another seat's face-up cards (V7)."""
    _prove_less(state, seat, (card,))
    state.piles.move((card,), kit.Place("hand", seat), kit.Place("up", other, slot), events)


def draw(state: VandtiaState, seat: kit.Seat, full: int, events: kit.Log) -> None:
    """Draw from the stock until the hand is full again (V18)."""
    missing = max(0, full - len(state.hands[seat]))
    state.piles.draw(missing, STOCK, kit.Place("hand", seat), events)


def lay(state: VandtiaState, seat: kit.Seat, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
    """Lay the cards on the pile: from the hand, or from the face-up places if it is empty."""
    if state.hands[seat]:
        _prove_less(state, seat, cards)
        _onto_pile(state, cards, kit.Place("hand", seat), events)
        return
    for card in cards:
        slot = next(slot for slot, there in enumerate(state.piles.row("up", seat)) if card in there)
        _onto_pile(state, (card,), kit.Place("up", seat, slot), events)


def turn_up(state: VandtiaState, seat: kit.Seat, slot: int | None, events: kit.Log) -> None:
    """Turn the top card of the stock (V12), or the face-down card of that place (V20), up onto the pile."""
    events.append(kit.Called(seat, "chance" if slot is None else "flip"))
    source = STOCK if slot is None else kit.Place("down", seat, slot)
    _onto_pile(state, tuple(state.piles[source][:1]), source, events)


def take_pile(state: VandtiaState, seat: kit.Seat, events: kit.Log) -> None:
    """Take the whole pile into the seat's hand; all have seen the cards."""
    events.append(kit.Called(seat, "pickup", len(state.pile)))
    _clear(state, kit.Place("hand", seat), events)


def prove(state: VandtiaState, seat: kit.Seat) -> None:
    """Record that no drawn card but tens and twos fits: it would have had to be laid (VD7)."""
    known = state.piles.known_at(kit.Place("hand", seat))
    drawn, ruling = len(state.hands[seat]) - len(known), to_beat(state)
    if not state.hands[seat] or ruling is None:
        return
    cards, earlier = state.proofs.get(seat, (0, ruling))
    if cards < drawn or kit.ACE_HIGH.index(ruling.rank) > kit.ACE_HIGH.index(earlier.rank):
        state.proofs[seat] = drawn, ruling


def turn_away(state: VandtiaState, seat: kit.Seat, events: kit.Log) -> None:
    """Remove the pile from the game (V14, V16)."""
    events.append(kit.Called(seat, "turn_away", len(state.pile)))
    _clear(state, GONE, events)


def _prove_less(state: VandtiaState, seat: kit.Seat, cards: tuple[kit.Card, ...]) -> None:
    """Before the cards leave the hand: the proof is about fewer drawn cards then."""
    known = state.piles.known_at(kit.Place("hand", seat))
    for card in cards:
        if card in known:
            known.remove(card)
        elif seat in state.proofs:
            count, ruling = state.proofs.pop(seat)
            if count > 1:
                state.proofs[seat] = count - 1, ruling


def _onto_pile(state: VandtiaState, cards: tuple[kit.Card, ...], source: kit.Place, events: kit.Log) -> None:
    state.piles.move(cards, source, TOP, events)
    state.piles.draw(max(0, len(state.piles[TOP]) - SHOWN), TOP, COVERED, events)


def _clear(state: VandtiaState, target: kit.Place, events: kit.Log) -> None:
    for place in (COVERED, TOP):
        state.piles.move(state.piles[place][:], place, target, events)
