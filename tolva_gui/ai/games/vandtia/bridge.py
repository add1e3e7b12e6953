"""Conversion of vändtia to the numbers of its compiled search."""

from collections.abc import Sequence
from typing import Any, Final

from tolva_gui.ai.games.vandtia.rule_player import counts
from tolva_gui.ai.games.vandtia.weights import ORDER, STRENGTH
from tolva_gui.ai.kernel.bridge import KernelBridge, filled
from tolva_gui.rules.games.vandtia.state import VandtiaState
from tolva_gui.rules.kit import Call, Move, Pick, Play, Seat, View

VERSION: Final = 5
SEATS, CARDS, MOST_FULL = 8, 104, 4
"""The room in the kernel's arrays."""
NONE: Final = [0] * len(ORDER)
"""No cards, by rank."""
CHANCE, PICKUP, FLIP = 256, 257, 258
NOTHING: Final = -1
"""The rank to beat on an empty pile, or in a place without a card."""
FACE_DOWN: Final = -2
EVENLY: Final = (1.0,) * len(ORDER)


BRIDGE: Final = KernelBridge("tolva_gui.ai.games.vandtia", VERSION)


def position_of(view: View, likely: Sequence[float] = EVENLY) -> Any:
    """Return the kernel's position with the seat's knowledge."""
    state: VandtiaState = view.public
    seats = range(view.info.seats)
    hands = [counts(hand) for hand in state.hands]
    ups = [counts(state.open_cards(seat)) for seat in seats]
    pack = counts(view.info.pack)
    gone = [lying + away for lying, away in zip(counts(state.pile), counts(state.gone), strict=True)]
    loose = [all_ - had for all_, had in zip(pack, gone, strict=True)]
    hidden = [
        rank
        for rank, number in enumerate(loose)
        for _ in range(number - sum(hands[seat][rank] + ups[seat][rank] for seat in seats))
    ]
    down = [[NOTHING if card is None else FACE_DOWN for card in row] for row in state.down]
    rules = {
        "seats": view.info.seats,
        "full": len(state.down[0]),
        "sevens": bool(state.options["sevens_transparent"]),
        "two_passes": bool(state.options["two_passes_turn"]),
        "no_special_out": bool(state.options["no_out_on_special"]),
        "stop_at_first": bool(state.options["stop_at_first"]),
    }
    table = {
        "hand": filled(hands, SEATS, NONE),
        "up": filled(ups, SEATS, NONE),
        "known": filled([counts(cards) for cards in state.known], SEATS, NONE),
        "down": filled([filled(row, MOST_FULL, NOTHING) for row in down], SEATS, [NOTHING] * MOST_FULL),
        "stock": [0] * CARDS,
        "pile": filled([STRENGTH[card.rank] for card in state.pile], CARDS, 0),
        "loose": loose,
        "held": filled([len(hand) for hand in state.hands], SEATS, 0),
        "open_cards": filled([sum(up) for up in ups], SEATS, 0),
        "downs": filled([row.count(FACE_DOWN) for row in down], SEATS, 0),
        "place": [1 + state.out.index(seat) if seat in state.out else 0 for seat in range(SEATS)],
        "left_in_stock": len(state.stock),
        "lying": len(state.pile),
        "turn": state.turn,
        "again": state.again is not None,
        "lowest": NOTHING if state.lowest is None else STRENGTH[state.lowest],
        "out": len(state.out),
        "over": False,
    }
    proven, proven_on = zip(*(_proof(state, seat) for seat in seats), strict=True)
    unknown = {
        "cards": filled(hidden, CARDS, 0),
        "number": len(hidden),
        "in_hand": filled(
            [len(hand) - sum(known) for hand, known in zip(state.hands, hands, strict=True)], SEATS, 0
        ),
        "proven": filled(proven, SEATS, 0),
        "proven_on": filled(proven_on, SEATS, 0),
        "likely": likely,
    }
    return BRIDGE.need().Position(rules, table, unknown)


def _proof(state: VandtiaState, seat: Seat) -> tuple[int, int]:
    cards, ruling = state.proofs.get(seat, (0, None))
    return cards, NOTHING if ruling is None else STRENGTH[ruling.rank]


def action_of(move: Move) -> int:
    """Return the kernel's number of a move; raise ValueError for a move before the play."""
    match move:
        case Play(cards, _, "lay"):
            return STRENGTH[cards[0].rank] * 16 + len(cards)
        case Call("chance"):
            return CHANCE
        case Call("pickup"):
            return PICKUP
        case Pick():
            return FLIP
    raise ValueError(f"the kernel has no number for {move}")
