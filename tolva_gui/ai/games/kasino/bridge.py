"""Conversion of kasino to the numbers of its compiled search."""

from typing import Any, Final

from tolva_gui.ai.kernel.bridge import CardNumbers, KernelBridge
from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino.game import (
    FORCED_TABBE,
    PARTNERS,
    SPADES_POINTS,
    TABBE_POINTS,
    KasinoState,
    value_in_hand,
    value_on_table,
)
from tolva_gui.rules.kit import UNSEEN, Move, Play, known

VERSION: Final = 3
SUITS: Final = "SHDC"
NUMBERS: Final = CardNumbers(
    {card: 4 * (value_on_table(card) - 1) + SUITS.index(card.suit) for card in kit.FULL_PACK}
)
"""Card numbers, by value, then by suit."""
IN_ORDER: Final = tuple(NUMBERS.card[number] for number in range(len(kit.FULL_PACK)))
Set = int
"""A bit set of card numbers."""
Step = tuple[int, Set]
"""A card and its capture."""


BRIDGE: Final = KernelBridge("tolva_gui.ai.games.kasino", VERSION)


def position_of(state: KasinoState) -> Any:
    """Return the kernel's position of a public state (a seat's knowledge) or of a full one."""
    seats = len(state.hands)
    sides = 2 if state.options[PARTNERS.name] else seats
    hidden = any(UNSEEN in cards for cards in (*state.hands, state.stock))
    won, tabbar = [0] * sides, [0] * sides
    for seat in range(seats):
        won[seat % sides] |= NUMBERS.set_of(state.won[seat])
        tabbar[seat % sides] += len(state.tabbar[seat])
    return BRIDGE.need().Position(
        seats=seats,
        sides=sides,
        spades=int(state.options[SPADES_POINTS.name]),
        tabbe=int(state.options[TABBE_POINTS.name]),
        forced=bool(state.options[FORCED_TABBE.name]),
        in_hand=[value_in_hand(state, card) for card in IN_ORDER],
        hands=[NUMBERS.set_of(known(hand)) for hand in state.hands],
        held=[hand.count(UNSEEN) for hand in state.hands],
        sea=NUMBERS.set_of(state.sea),
        won=won,
        tabbar=tabbar,
        stock=len(state.stock) if hidden else [NUMBERS.of[card] for card in state.stock],
        turn=state.turn,
        last=None if state.last_taker is None else state.last_taker % sides,
        played=[step_of(move) for move in state.played],
    )


def step_of(move: Move) -> Step:
    """Return the kernel's step of a move; raise ValueError for anything but a play."""
    if not isinstance(move, Play):
        raise ValueError(f"the kernel has no step for {move}")
    return NUMBERS.of[move.card], NUMBERS.set_of(move.takes)
