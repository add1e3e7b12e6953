"""Conversion of K+Q positions and moves to the numbers of the compiled search."""

import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tolva_gui.ai.kernel.bridge import KernelBridge, suit_number
from tolva_gui.ai.learnt import read
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.bondtolva import LOW, MISTAKES, Bondtolva
from tolva_gui.rules.games.mariage.bondtolva_two import BondtolvaForTwo
from tolva_gui.rules.games.mariage.calls import ASK, HALF, PASS, WHOLE, meld
from tolva_gui.rules.games.mariage.calls import REDEAL as REDEAL_PLEASE
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.games.mariage.state import PAIRS, MariageState
from tolva_gui.rules.games.mariage.tolva_two import HEL_GUBBE, Bordstolva, Plocketolva
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.rules.kit import SUITS, UNSEEN, Card, Move, Seat, Suit, known, play_card, trick_winner
from tolva_gui.rules.protocol import Game

VERSION: Final = 7
WIDTH: Final = 9
"""Bits per suit in the kernel, even if a pack has fewer ranks."""
CARDS: Final = 36
RANDOM_CARD, LOWEST_CARD, LEARNT = range(3)
"""The playout policies: a random card, the lowest one, by the weights learnt from self-play."""
BY_POLICY: Final = 0.9
"""The share of others' plays assumed to follow the learnt policy."""
KEEPS_PAIR: Final = 0.1
"""The chance that others hold a pair back."""

_CALLS: Final[dict[int, Move]] = {
    **{CARDS + no: meld(suit) for no, suit in enumerate(SUITS)},
    40: ASK,
    41: PASS,
    42: HALF,
    43: WHOLE,
    44: REDEAL_PLEASE,
}
_NUMBERS: Final = {move: number for number, move in _CALLS.items()}
_GUBBE: Final = {None: 0, "half": _NUMBERS[HALF], "whole": _NUMBERS[WHOLE]}
_PHASES: Final = ("redeal", "lead", "follow", "meld", "answer", "over")
"""By the kernel's numbers."""
HIDDEN: Final = -1
EMPTY: Final = -2
"""In the kernel's rows and stocks: a card that is not known, and a place without one."""


BRIDGE: Final = KernelBridge("tolva_gui.ai.games.mariage", VERSION)


class FormBridge:
    """One form under its options, in the kernel's numbers.

    Raise KernelMissing without a kernel, TypeError for a game of another family.
    """

    def __init__(self, game: Game[Any], options: Mapping[str, OptionValue]) -> None:
        if not isinstance(game, MariageGame):
            raise TypeError(f"{game.info.id} is not of the kernel's family")
        self.game = game
        ranks = game.ranks_under(options)[::-1]
        self._bit = {card: SUITS.index(card.suit) * WIDTH + ranks.index(card.rank) for card in game.info.pack}
        """The numbers of the cards, the weakest of each suit first."""
        self._moves = {bit: play_card(card) for card, bit in self._bit.items()}
        self._numbers: dict[Move, int] = {move: number for number, move in self._moves.items()} | _NUMBERS
        self.rules = BRIDGE.need().Rules(**self._rules(options))

    def number(self, move: Move) -> int:
        """Return the kernel's number of a move."""
        return self._numbers[move]

    def move(self, number: int) -> Move:
        return _CALLS[number] if number >= CARDS else self._moves[number]

    def actions(self, moves: Iterable[Move]) -> int:
        """Return the moves as a bit set."""
        return sum(1 << self._numbers[move] for move in moves)

    def position(self, state: object) -> Any:
        """Return the kernel's copy of a view's public state (in tests also of a full state)."""
        if not isinstance(state, MariageState):
            raise TypeError(f"{self.game.info.id} has no {type(state).__name__}")
        position = BRIDGE.need().Position(self.rules, **self._fields(state))
        played = [*state.trick, *(card for trick in state.tricks for card in trick.cards)]
        position.set_played(self._mask(played))
        return position

    def tell_past(
        self, position: Any, state: MariageState, viewer: Seat, by_policy: float = BY_POLICY
    ) -> None:
        """Weight the position's worlds by how well they explain the plays and the missing melds; see `set_past`."""
        position.set_past(viewer, self._past(state), _plain_tricks(state), by_policy, KEEPS_PAIR)

    def _past(self, state: MariageState) -> list[tuple[int, int, bool, list[int]]]:
        """Return leader, trump, partner's silence and cards of each trick, the current or next one included.

        The next trick is included once the leader has had the occasion to meld.
        """
        tricks = [(trick.leader, trick.cards, trick.trump) for trick in state.tricks]
        if state.phase in ("lead", "follow", "answer") or state.asked:
            tricks.append((state.leader, tuple(state.trick), state.trump))
        return [
            (leader, suit_number(trump), self._silent(state, no, trump), self._bits(cards))
            for no, (leader, cards, trump) in enumerate(tricks)
        ]

    def _silent(self, state: MariageState, trick: int, trump: Suit | None) -> bool:
        """Whether the leader's partner could have melded before that trick and did not (T15, BD1, BD2)."""
        asked = any(done == trick for done, _ in state.declined)
        return asked or (isinstance(self.game, Bondtolva) and trump is not None)

    @property
    def all_dealt(self) -> bool:
        """Whether the form has neither a stock nor table cards."""
        return not isinstance(self.game, (Plocketolva, Bordstolva, BondtolvaForTwo))

    def _rules(self, options: Mapping[str, OptionValue]) -> dict[str, object]:
        game = self.game
        seats, pack = game.info.seats, game.info.pack
        rows, stock = isinstance(game, Bordstolva), isinstance(game, (Plocketolva, BondtolvaForTwo))
        bond = isinstance(game, Bondtolva)
        worth = [0] * CARDS
        for card, bit in self._bit.items():
            worth[bit] = self._worth((card,))
        return {
            "family": 2 if isinstance(game, BondtolvaForTwo) else int(bond),
            "layout": 2 if rows else int(stock),
            "seats": seats,
            "sides": game.info.sides,
            "tricks": len(pack) // seats,
            "hand": 6 if rows or stock else len(pack) // seats,
            "whole_allowed": bool(options.get(HEL_GUBBE.name, True)),
            "mistakes": bool(options.get(MISTAKES.name, False)),
            "worth": worth,
            "pairs": [self._mask((Card(suit, "K"), Card(suit, "Q"))) for suit in SUITS],
            "pack": self._mask(pack),
            "low": self._mask(card for card in pack if card.rank in LOW),
            "weights": weights_for(game.info.id),
        }

    def _worth(self, cards: Iterable[Card]) -> int:
        """Return points and eyes of the cards packed into one number, so that one comparison decides."""
        value, eyes = self.game.value, self.game.eyes or {}
        return sum(value.get(card.rank, 0) << 16 | eyes.get(card.rank, 0) for card in cards)

    def _mask(self, cards: Iterable[Card]) -> int:
        return sum(1 << self._bit[card] for card in cards)

    def _wide(self, cards: int) -> int:
        """Return a set over the pack in the kernel's numbers."""
        return self._mask(card for place, card in enumerate(self.game.info.pack) if cards >> place & 1)

    def _bits(self, cards: Iterable[Card]) -> list[int]:
        return [HIDDEN if card == UNSEEN else self._bit[card] for card in cards]

    def _rows(self, state: MariageState, kind: str) -> list[list[int]]:
        rows = [
            [next(iter(self._bits(place)), EMPTY) for place in state.piles.row(kind, seat)]
            for seat in _seats(state)
        ]
        return rows if any(rows) else []

    def _fields(self, state: MariageState) -> dict[str, object]:
        """All fields of a state that the kernel needs."""
        trick, seats = state.trick, _seats(state)
        best = trick_winner(trick, state.trump, state.ranks) if trick else None
        closed = [
            self._mask(known(card for place in state.piles.row("closed", seat) for card in place))
            for seat in seats
        ]
        up = [self._mask(card for place in state.piles.row("up", seat) for card in place) for seat in seats]
        return {
            "hands": [self._mask(known(state.available(seat))) for seat in seats],
            "rows": up,
            "up": self._rows(state, "up"),
            "down": self._rows(state, "down"),
            "stock": self._bits(state.stock),
            "closed": any(place for seat in seats for place in state.piles.row("closed", seat)),
            "shut": closed,
            "trick": self._bits(trick),
            "best": HIDDEN if best is None else self._bit[trick[best]],
            "best_seat": HIDDEN if best is None else (state.leader + best) % len(seats),
            "trick_sum": self._worth(trick),
            "tally": [points << 16 | eyes for points, eyes in zip(state.points, state.eyes, strict=True)],
            **self._melds_and_gubbe(state),
            **{
                name: getattr(state, name)
                for name in ("scores", "carried", "occasion", "turn", "leader", "asked")
            },
            "phase": _PHASES.index(state.phase),
            "been_in": sum(1 << seat for seat in seats if state.has_led(seat)),
            "trump": suit_number(state.trump),
            "done": len(state.tricks),
            **self._hidden(state),
        }

    def _melds_and_gubbe(self, state: MariageState) -> dict[str, object]:
        kind, seat, first = state.gubbe or (None, 0, 0)
        last = state.tricks[-1].cards if state.tricks else ()
        melded = (card for _, suit, _ in state.melds for card in PAIRS[suit])
        return {
            "melded": self._mask(melded),
            "melds": len(state.melds),
            "gubbe": _GUBBE[kind],
            "gubbe_seat": seat,
            "gubbe_first": first,
            "gubbe_points": state.gubbe_points,
            "last_points": self._worth(last) >> 16,
        }

    def _hidden(self, state: MariageState) -> dict[str, object]:
        """Cards hidden from the viewer, and the proofs about them from the play."""
        proved, seats = state.proved, _seats(state)
        held = (
            [*state.hands[seat], *(card for place in state.piles.row("closed", seat) for card in place)]
            for seat in seats
        )
        return {
            "unseen": [hand.count(UNSEEN) for hand in held],
            "denied": [self._wide(cards) for cards in proved.excluded] or [0] * len(seats),
            "limits": [(seat, self._wide(cards), most) for seat, cards, most in proved.limits],
            "pairless": sum(1 << seat for seat in proved.pairless),
        }


@functools.lru_cache(maxsize=64)
def _bridge(game_id: str, options: tuple[tuple[str, OptionValue], ...]) -> FormBridge:
    return FormBridge(BY_ID[game_id], dict(options))


def bridge_for(info: GameInfo, options: Mapping[str, OptionValue]) -> FormBridge:
    """Return the bridge of a form under these options; raise as `FormBridge` does."""
    return _bridge(info.id, tuple(sorted(options.items())))


def weights_for(game_id: str) -> tuple[float, ...]:
    """Return the form's weight of each feature of a card (`kernel/learnt.pxi`), learnt from self-play."""
    return read(Path(__file__).with_name("policy_tables") / f"{game_id}.json", tuple[float, ...])


def _seats(state: MariageState) -> range:
    return range(len(state.tricks_won))


def _plain_tricks(state: MariageState) -> int:
    """The number of tricks before a gubbe: forehand announces at once, others after winning their first trick."""
    if state.gubbe is None:
        return len(state.tricks) + 1
    _, seat, first = state.gubbe
    forehand = (state.standing.dealer + 1) % len(state.tricks_won)
    return 0 if seat == forehand else first
