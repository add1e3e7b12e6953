"""The door to the kernel for kasino. Without the extension `KERNEL` is None, and the program does without."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.kasino.game import FORCED_TABBE
from tolva_gui.rules.games.kasino.scoring import PARTNERS, SPADES_POINTS, TABBE_POINTS
from tolva_gui.rules.games.kasino.state import PACK, KasinoState, value_in_hand, value_on_table
from tolva_gui.rules.moves import Move, Play

VERSION: Final = 2
"""Of the interface; an extension left from other sources is not used."""
SUITS: Final = "SHDC"
NUMBER: Final = {card: 4 * (value_on_table(card) - 1) + SUITS.index(card.suit) for card in PACK}
"""The kernel's number of a card: by value, then by suit."""
IN_ORDER: Final = tuple(sorted(PACK, key=NUMBER.__getitem__))
Set = int
"""Cards as bits, each in the place of its number."""
Step = tuple[int, Set]
"""A card, and what it takes."""


def _load() -> ModuleType | None:
    try:
        from tolva_gui.ai.games.kasino import _kernel
    except ImportError:
        return None
    return _kernel if getattr(_kernel, "VERSION", None) == VERSION else None


KERNEL: Final = _load()
"""The extension, or None."""


def set_of(cards: Iterable[Card]) -> Set:
    """Return the cards as a set."""
    return sum(1 << NUMBER[card] for card in cards)


def position_of(state: KasinoState) -> Any:
    """Return the kernel's position of a public state, with what the seat knows, or of a whole one."""
    if KERNEL is None:
        raise ValueError("the kernel for kasino is not built")
    seats = len(state.hands)
    sides = 2 if state.options[PARTNERS.name] else seats
    won, tabbar = [0] * sides, [0] * sides
    for seat in range(seats):
        won[seat % sides] |= set_of(state.won[seat])
        tabbar[seat % sides] += len(state.tabbar[seat])
    return KERNEL.Position(
        seats=seats,
        sides=sides,
        spades=int(state.options[SPADES_POINTS.name]),
        tabbe=int(state.options[TABBE_POINTS.name]),
        forced=bool(state.options[FORCED_TABBE.name]),
        in_hand=[value_in_hand(state, card) for card in IN_ORDER],
        hands=[set_of(hand) for hand in state.hands],
        held=state.unseen[:-1] or (0,) * seats,
        sea=set_of(state.sea),
        won=won,
        tabbar=tabbar,
        stock=state.unseen[-1] if state.unseen else [NUMBER[card] for card in state.stock],
        turn=state.turn,
        last=None if state.last_taker is None else state.last_taker % sides,
        played=[step_of(move) for move in state.played],
    )


def step_of(move: Move) -> Step:
    """Return the kernel's step of a move; raise ValueError for what is no move of kasino."""
    if not isinstance(move, Play):
        raise ValueError(f"the kernel has no step for {move}")
    return NUMBER[move.card], set_of(move.takes)
