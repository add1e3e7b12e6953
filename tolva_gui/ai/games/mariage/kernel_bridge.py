"""Conversion of K+Q positions and moves to the numbers of the compiled search."""

import functools
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from tolva_gui.ai.games.mariage.deal_value import chance_table
from tolva_gui.ai.kernel.bridge import KernelBridge, filled, suit_number
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
from tolva_gui.rules.kit import SUITS, UNSEEN, Card, Move, Seat, Side, Suit, known, play_card, trick_winner
from tolva_gui.rules.protocol import Game

VERSION: Final = 8
WIDTH: Final = 9
"""Bits per suit in the kernel, even if a pack has fewer ranks."""
CARDS: Final = 36
SUIT: Final = (1 << WIDTH) - 1
SEATS, SIDES, LIMITS, STOCK, PLACES, CHANCES = 6, 3, 18, 24, 6, 23328
"""The room in the kernel's arrays."""
RANDOM_CARD, LEARNT = range(2)
"""The playout policies: a random card, by the weights learnt from self-play."""

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
        self.rules = BRIDGE.need().Rules(self._rules(options))

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
        return BRIDGE.need().Position(self.rules, self._state(state), self._hidden(state))

    def tell_past(self, position: Any, state: MariageState, viewer: Seat) -> None:
        """Weight the position's worlds by how well they explain the plays and the missing melds; see `set_past`."""
        position.set_past(viewer, self._past(state), _plain_tricks(state))

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
        family = 2 if isinstance(game, BondtolvaForTwo) else int(isinstance(game, Bondtolva))
        return {
            "family": family,
            "layout": 2 if rows else int(stock),
            "seats": seats,
            "sides": game.info.sides,
            "tricks": len(pack) // seats,
            "whole_allowed": bool(options.get(HEL_GUBBE.name, True)),
            "mistakes": bool(options.get(MISTAKES.name, False)),
            "side": [seat % game.info.sides for seat in range(SEATS)],
            "worth": [self._worth([card for card in pack if self._bit[card] == bit]) for bit in range(CARDS)],
            "pair": [self._mask((Card(suit, "K"), Card(suit, "Q"))) for suit in SUITS],
            "queens": self._mask(Card(suit, "Q") for suit in SUITS),
            "pack": self._mask(pack),
            "heavy": self._mask(
                card for card in pack if game.value.get(card.rank, 0) >= (1 if family else 10)
            ),
            "low_cards": self._mask(card for card in pack if card.rank in LOW),
            "weight": weights_for(game.info.id),
            "chance": filled(chance_table(game.info.id), CHANCES, 0.0),
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
        """Return the cards of the places of a kind in front of each of two seats."""
        rows = [state.piles.row(kind, seat) for seat in (0, 1)]
        return [
            filled([next(iter(self._bits(place)), EMPTY) for place in row], PLACES, EMPTY) for row in rows
        ]

    def _lying(self, state: MariageState, kind: str) -> list[int]:
        """Return the known cards in these places as sets, by seat."""
        return [self._mask(known(chain(*state.piles.row(kind, seat)))) for seat in (0, 1)]

    def _state(self, state: MariageState) -> dict[str, object]:
        """All fields of the kernel's `State`."""
        trick, seats = state.trick, _seats(state)
        best = trick_winner(trick, state.trump, state.ranks) if trick else None
        kind, gubbe_seat, first = state.gubbe or (None, 0, 0)
        last = state.tricks[-1].cards if state.tricks else ()
        played = chain(trick, *(trick.cards for trick in state.tricks))
        return {
            **{
                name: getattr(state, name)
                for name in ("carried", "occasion", "turn", "leader", "asked", "gubbe_points")
            },
            "hands": filled([self._mask(known(state.available(seat))) for seat in seats], SEATS, 0),
            "left": self._mask(self.game.info.pack) & ~self._mask(played),
            "lead_mask": SUIT << self._bit[trick[0]] // WIDTH * WIDTH if trick else 0,
            "takes": 0,
            "trump_mask": 0 if state.trump is None else SUIT << suit_number(state.trump) * WIDTH,
            "melded": self._mask(card for _, suit, _ in state.melds for card in PAIRS[suit]),
            "tally": filled(
                [points << 16 | eyes for points, eyes in zip(state.points, state.eyes, strict=True)], SIDES, 0
            ),
            "trick_sum": self._worth(trick),
            "scores": filled(state.scores, SIDES, 0),
            "last_points": self._worth(last) >> 16,
            "phase": _PHASES.index(state.phase),
            "trump": suit_number(state.trump),
            "trick_n": len(trick),
            "best": HIDDEN if best is None else self._bit[trick[best]],
            "best_seat": HIDDEN if best is None else (state.leader + best) % len(seats),
            "melds": len(state.melds),
            "done": len(state.tricks),
            "gubbe": _GUBBE[kind],
            "gubbe_seat": gubbe_seat,
            "gubbe_first": first,
            "been_in": sum(1 << seat for seat in seats if state.has_led(seat)),
            "winner": -1,
            "void_deal": False,
            "closed": any(chain(*(state.piles.row("closed", seat) for seat in seats))),
            "stock_at": 0,
            "stock_end": len(state.stock),
            "stock": filled(self._bits(state.stock), STOCK, EMPTY),
            "up": self._rows(state, "up"),
            "down": self._rows(state, "down"),
            "rows": self._lying(state, "up"),
            "shut": self._lying(state, "closed"),
        }

    def _hidden(self, state: MariageState) -> dict[str, object]:
        """All fields of the kernel's `Known`: cards hidden from the viewer, and the proofs about them from the play."""
        proved, seats = state.proved, _seats(state)
        held = [[*state.hands[seat], *chain(*state.piles.row("closed", seat))] for seat in seats]
        limits = [
            {"seat": seat, "cards": self._wide(cards), "most": most} for seat, cards, most in proved.limits
        ]
        return {
            "unseen_cards": self._mask(state.piles.unseen(self.game.info.pack)),
            "unseen": filled([hand.count(UNSEEN) for hand in held], SEATS, 0),
            "denied": filled([self._wide(cards) for cards in proved.excluded], SEATS, 0),
            "limits": len(limits),
            "limit": filled(limits, LIMITS, {"seat": 0, "cards": 0, "most": 0}),
            "pairless": sum(1 << seat for seat in proved.pairless),
        }


def aim_of(
    side: Side, before: Sequence[int], per_chance: float = 0.0, per_point: float = 1.0
) -> dict[str, object]:
    """Return the utility of a side, by default the points of the deal. *before*: the scores before it."""
    return {
        "side": side,
        "before": filled(before, SIDES, 0),
        "per_chance": per_chance,
        "per_point": per_point,
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
