"""Conversion of kasino to the numbers of its compiled search."""

from itertools import chain
from typing import Any, Final

from tolva_gui.ai.kernel.bridge import CardNumbers, KernelBridge, filled
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

VERSION: Final = 4
SEATS, CARDS, VALUES, PLAYED = 4, 52, 17, 16
"""The room in the kernel's arrays."""
NOBODY: Final = -1
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
    seen = {*known(chain(state.sea, state.stock, *state.won, *state.hands))}
    unseen = [NUMBERS.of[card] for card in IN_ORDER if card not in seen]
    values = [value_in_hand(state, card) for card in IN_ORDER]
    won, tabbar = [0] * SEATS, [0] * SEATS
    for seat in range(seats):
        won[seat % sides] |= NUMBERS.set_of(state.won[seat])
        tabbar[seat % sides] += len(state.tabbar[seat])
    rules = {
        "seats": seats,
        "sides": sides,
        "spades": int(state.options[SPADES_POINTS.name]),
        "tabbe": int(state.options[TABBE_POINTS.name]),
        "forced": bool(state.options[FORCED_TABBE.name]),
        "in_hand": values,
        "highest": max(values),
        "worth": [sum((one == value) << card for card, one in enumerate(values)) for value in range(VALUES)],
    }
    table = {
        "hand": filled([NUMBERS.set_of(known(hand)) for hand in state.hands], SEATS, 0),
        "won": won,
        "sea": NUMBERS.set_of(state.sea),
        "stock": filled([NUMBERS.of[card] for card in reversed(state.stock) if card != UNSEEN], CARDS, 0),
        "tabbar": tabbar,
        "left_in_stock": len(state.stock),
        "turn": state.turn,
        "last": NOBODY if state.last_taker is None else state.last_taker % sides,
        "over": False,
    }
    steps = [{"card": card, "taken": taken} for card, taken in map(step_of, state.played)]
    hidden = {
        "cards": filled(unseen, CARDS, 0),
        "number": len(unseen),
        "in_hand": filled([hand.count(UNSEEN) for hand in state.hands], SEATS, 0),
        "played": filled(steps, PLAYED, {"card": 0, "taken": 0}),
        "moves": len(steps),
    }
    return BRIDGE.need().Position(rules, table, hidden)


def stock_of(position: Any) -> list[int]:
    """Return the numbers of the cards in the stock, the next one first."""
    table = position.state
    return list(reversed(table["stock"][: table["left_in_stock"]]))


def step_of(move: Move) -> Step:
    """Return the kernel's step of a move; raise ValueError for anything but a play."""
    if not isinstance(move, Play):
        raise ValueError(f"the kernel has no step for {move}")
    return NUMBERS.of[move.card], NUMBERS.set_of(move.takes)
