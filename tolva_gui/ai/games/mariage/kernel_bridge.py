"""Conversion of K+Q positions and moves to the numbers of the compiled search."""

import functools
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from tolva_gui.ai.games.mariage.policy import weights_for
from tolva_gui.ai.kernel.bridge import KernelBridge
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.mariage.bondtolva import LOW_CARDS, MISTAKES, Bondtolva
from tolva_gui.rules.games.mariage.bondtolva_two import BondtolvaForTwo
from tolva_gui.rules.games.mariage.calls import ASK, HALF, PASS, REDEAL, WHOLE, meld
from tolva_gui.rules.games.mariage.cardset import NO_SUIT, CardSet, Mask
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.games.mariage.state import ANSWER, FOLLOW, LEAD, MariageState
from tolva_gui.rules.games.mariage.tolva_two import HEL_GUBBE, Bordstolva, Plocketolva
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.rules.moves import Move, play_card
from tolva_gui.rules.protocol import Game

if TYPE_CHECKING:
    from tolva_gui.ai.games.mariage import _kernel

VERSION: Final = 7
WIDTH: Final = 9
"""Bits per suit in the kernel, even if a pack has fewer ranks."""
CARDS: Final = 36

_CALLS: Final[dict[int, Move]] = {
    **{CARDS + no: meld(suit) for no, suit in enumerate(SUITS)},
    40: ASK,
    41: PASS,
    42: HALF,
    43: WHOLE,
    44: REDEAL,
}
_NUMBERS: Final = {move: number for number, move in _CALLS.items()}
_GUBBE: Final = {None: 0, "half": _NUMBERS[HALF], "whole": _NUMBERS[WHOLE]}


def _load() -> ModuleType:
    from tolva_gui.ai.games.mariage import _kernel

    return _kernel


BRIDGE: Final = KernelBridge("tolva_gui.ai.games.mariage", VERSION, _load)
KERNEL: Final = BRIDGE.kernel
"""The extension, or None."""


class FormBridge:
    """One form under its options, in the kernel's numbers.

    Raise KernelMissing without a kernel, TypeError for a game of another family.
    """

    def __init__(self, game: Game[Any], options: Mapping[str, OptionValue]) -> None:
        if not isinstance(game, MariageGame):
            raise TypeError(f"{game.info.id} is not of the kernel's family")
        self.game = game
        self.table = game.card_set(options)
        self.rules: _kernel.Rules = BRIDGE.need().Rules(**_rules(game, self.table, options))
        self._moves = {_wide_bit(self.table, bit): play_card(card) for card, bit in self.table.bit.items()}
        self._numbers: dict[Move, int] = {move: number for number, move in self._moves.items()} | _NUMBERS

    def number(self, move: Move) -> int:
        """Return the kernel's number of a move."""
        return self._numbers[move]

    def move(self, number: int) -> Move:
        """Return the move with that number."""
        return _CALLS[number] if number >= CARDS else self._moves[number]

    def actions(self, moves: Iterable[Move]) -> int:
        """Return the moves as a bit set."""
        return sum(1 << self._numbers[move] for move in moves)

    def position(self, state: object) -> "_kernel.Position":
        """Return the kernel's copy of a view's public state (in tests also of a full state)."""
        if not isinstance(state, MariageState):
            raise TypeError(f"{self.game.info.id} has no {type(state).__name__}")
        position: _kernel.Position = BRIDGE.need().Position(
            self.rules, **_fields(self.game, self.table, state)
        )
        position.set_played(_wide(self.table, _played(state)))
        return position

    def tell_past(
        self,
        position: "_kernel.Position",
        state: MariageState,
        viewer: Seat,
        by_policy: float,
        keeps_pair: float,
    ) -> None:
        """Weight the position's worlds by how well they explain the plays and the missing melds; see `_kernel.pyi`."""
        position.set_past(viewer, self._past(state), _plain_tricks(state), by_policy, keeps_pair)

    def _past(self, state: MariageState) -> list[tuple[int, int, bool, list[int]]]:
        """Return leader, trump, partner's silence and cards of each trick, the current or next one included.

        The next trick is included once the leader has had the occasion to meld.
        """
        tricks = [(leader, cards, trump) for leader, cards, trump, _ in state.history]
        if state.phase in (LEAD, FOLLOW, ANSWER) or state.asked:
            tricks.append((state.leader, tuple(state.trick), state.trump))
        return [
            (leader, trump, self._silent(state, no, trump), [_wide_bit(self.table, bit) for bit in cards])
            for no, (leader, cards, trump) in enumerate(tricks)
        ]

    def _silent(self, state: MariageState, trick: int, trump: int) -> bool:
        """Whether the leader's partner could have melded before that trick and did not (T15, BD1, BD2)."""
        asked = any(done == trick for done, _ in state.declined)
        return asked or (isinstance(self.game, Bondtolva) and trump != NO_SUIT)

    @property
    def all_dealt(self) -> bool:
        """Whether the form has neither a stock nor table cards."""
        return not isinstance(self.game, (Plocketolva, Bordstolva, BondtolvaForTwo))


@functools.lru_cache(maxsize=64)
def _bridge(game_id: str, options: tuple[tuple[str, OptionValue], ...]) -> FormBridge:
    return FormBridge(BY_ID[game_id], dict(options))


def bridge_for(info: GameInfo, options: Mapping[str, OptionValue]) -> FormBridge:
    """Return the bridge of a form under these options; raise as `FormBridge` does."""
    return _bridge(info.id, tuple(sorted(options.items())))


def _rules(game: MariageGame, table: CardSet, options: Mapping[str, OptionValue]) -> dict[str, object]:
    seats, pack = game.info.seats, len(game.info.pack)
    rows, stock = isinstance(game, Bordstolva), isinstance(game, (Plocketolva, BondtolvaForTwo))
    bond = isinstance(game, Bondtolva)
    return {
        "family": 2 if isinstance(game, BondtolvaForTwo) else int(bond),
        "layout": 2 if rows else int(stock),
        "seats": seats,
        "sides": game.info.sides,
        "tricks": pack // seats,
        "hand": 6 if rows or stock else pack // seats,
        "whole_allowed": bool(options.get(HEL_GUBBE.name, True)),
        "mistakes": bool(options.get(MISTAKES.name, False)),
        "worth": _worth(table),
        "pairs": [_wide(table, pair) for pair in table.pair],
        "pack": _wide(table, table.all),
        "low": LOW_CARDS,
        "weights": weights_for(game.info.id),
    }


def _worth(table: CardSet) -> list[int]:
    """Points and eyes of each card packed into one number, so that one comparison decides."""
    worth = [0] * CARDS
    eyes = table.eyes or (0,) * len(table.cards)
    for bit in range(len(table.cards)):
        worth[_wide_bit(table, bit)] = table.value[bit] << 16 | eyes[bit]
    return worth


def _wide_bit(table: CardSet, bit: int) -> int:
    return bit if bit < 0 else bit // table.width * WIDTH + bit % table.width


def _wide(table: CardSet, cards: Mask) -> Mask:
    """The set, widened to nine bits per suit."""
    if table.width == WIDTH:
        return cards
    part = (1 << table.width) - 1
    return sum((cards >> suit * table.width & part) << suit * WIDTH for suit in range(len(SUITS)))


def _fields(game: MariageGame, table: CardSet, state: MariageState) -> dict[str, object]:
    """All fields of a state that the kernel needs."""
    seats = range(game.info.seats)
    rows = [[_wide_bit(table, bit) for bit in row] for row in state.up]
    down = [[_wide_bit(table, bit) for bit in row] for row in state.down]
    tally = [_worth_of(state, side) for side in range(game.info.sides)]
    return {
        "hands": [_wide(table, state.available(seat)) for seat in seats],
        "rows": [_wide(table, state.rows[seat]) for seat in seats],
        "up": rows,
        "down": down,
        "stock": [_wide_bit(table, bit) for bit in state.stock],
        "closed": state.closed,
        "shut": [_wide(table, state.hands[seat]) if state.closed else 0 for seat in seats],
        "trick": [_wide_bit(table, bit) for bit in state.trick],
        "best": _wide_bit(table, state.best),
        "best_seat": state.best_seat,
        "trick_sum": _sum(table, state.trick),
        "tally": tally,
        **_melds_and_gubbe(table, state),
        **{
            name: getattr(state, name)
            for name in ("scores", "carried", "phase", "occasion", "turn", "leader")
        },
        **{name: getattr(state, name) for name in ("asked", "been_in", "trump")},
        "done": len(state.history),
        **_hidden(game, table, state),
    }


def _sum(table: CardSet, cards: Iterable[int]) -> int:
    eyes = table.eyes or (0,) * len(table.cards)
    return sum(table.value[bit] << 16 | eyes[bit] for bit in cards)


def _worth_of(state: MariageState, side: int) -> int:
    return state.points[side] << 16 | state.eyes[side]


def _melds_and_gubbe(table: CardSet, state: MariageState) -> dict[str, object]:
    kind, seat, first = state.gubbe or (None, 0, 0)
    last = state.history[-1][1] if state.history else ()
    return {
        "melded": _wide(table, state.melded),
        "melds": len(state.melds),
        "gubbe": _GUBBE[kind],
        "gubbe_seat": seat,
        "gubbe_first": first,
        "gubbe_points": state.gubbe_points,
        "last_points": sum(table.value[bit] for bit in last),
    }


def _hidden(game: MariageGame, table: CardSet, state: MariageState) -> dict[str, object]:
    """Cards hidden from the viewer, and the proofs about them from the play."""
    nothing = [0] * game.info.seats
    return {
        "unseen": state.unseen or nothing,
        "denied": [_wide(table, cards) for cards in state.excluded or nothing],
        "limits": [(seat, _wide(table, cards), most) for seat, cards, most in state.limits],
        "pairless": state.pairless,
    }


def _plain_tricks(state: MariageState) -> int:
    """The number of tricks before a gubbe: forehand announces at once, others after winning their first trick."""
    if state.gubbe is None:
        return len(state.history) + 1
    _, seat, first = state.gubbe
    forehand = (state.standing.dealer + 1) % len(state.hands)
    return 0 if seat == forehand else first


def _played(state: MariageState) -> Mask:
    played = 0
    for _, cards, _, _ in state.history:
        for bit in cards:
            played |= 1 << bit
    for bit in state.trick:
        played |= 1 << bit
    return played
