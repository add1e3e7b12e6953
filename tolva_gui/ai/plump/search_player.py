"""The search for plump in compiled code: worlds that fit the bids, played on to a number."""

from random import Random
from typing import Any, Final

from tolva_gui.ai.dice import dice_for
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, moves_of, never
from tolva_gui.ai.plump.rule_player import card_worth, scale_of, sum_so_far
from tolva_gui.ai.tricks.bridge import KERNEL, card_number, card_set
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.plump.game import MET, MET_ZERO, PLUMP_SCORES_ZERO
from tolva_gui.rules.plump.state import BID, PACK, UNKNOWN, PlumpState, voids

DEFAULT_MS: Final = 50
MARGIN_MS: Final = 2
"""What is needed beside the search."""
MOST_WORLDS: Final = 3000
EXACT: Final = {3: 3, 4: 3}
FEW_EXACT: Final = 2
"""So many tricks at the end of a world are played as is best for each, by number of players: more of them take time."""
TRUST: Final = 0.6
"""A hand that is worth one trick more or less than was bid is less likely by so much, as a power of e."""


class SearchPlayer:
    """Tries each bid or card in many worlds. *without* plays where the kernel is not installed."""

    def __init__(
        self,
        seed: int,
        without: Player,
        most_worlds: int = MOST_WORLDS,
        trust: float = TRUST,
        policy: int = 1,
        exact: int | None = None,
    ) -> None:
        self._seed = seed
        self._without = without
        self._most_worlds = most_worlds
        self._trust = trust
        self._policy = policy
        self._exact = exact

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        """Return the move that brings most over the worlds; see `Player.choose`."""
        if KERNEL is None:
            return self._without.choose(view, budget, cancelled)
        moves = moves_of(view)
        if len(moves) == 1 or view.seat is None:
            return Choice(moves[0])
        state: PlumpState = view.public
        rng = dice_for(view, self._seed)
        arms = _arms(state, moves)
        if len(arms) == 1:
            return Choice(moves[0])
        ms = DEFAULT_MS if budget.ms is None and budget.iterations is None else budget.ms
        tried, given_up = KERNEL.search(
            position_of(view, rng, self._trust),
            view.seat,
            list(arms),
            rng.getrandbits(62),
            ms=0 if ms is None else max(1, ms - MARGIN_MS),
            playouts=0 if budget.iterations is None else max(budget.iterations, len(arms)),
            worlds=self._most_worlds,
            policy=self._policy,
            exact=EXACT.get(view.info.seats, FEW_EXACT) if self._exact is None else self._exact,
            asked=None if cancelled is never else cancelled,
        )
        if given_up:
            raise SearchCancelled
        values = {action: told for action, told in zip(arms, tried, strict=True) if told[1]}
        most = max(tries for _, tries in values.values())
        best = max((action for action in values if values[action][1] == most), key=lambda one: values[one][0])
        means = {move: values[action][0] for action, alike in arms.items() for move in alike}
        return Choice(arms[best][0], means)


def _number(move: Move) -> int:
    if isinstance(move, Play):
        return card_number(move.card)
    if isinstance(move, Call) and isinstance(move.value, int):
        return move.value
    raise ValueError(f"plump has no move {move}")


def _arms(state: PlumpState, moves: tuple[Move, ...]) -> dict[int, tuple[Move, ...]]:
    """The moves by number; cards that nothing still in play stands between are one arm."""
    if state.phase == BID:
        return {_number(move): (move,) for move in moves}
    gone = card_set([card for trick in state.tricks for card in trick.cards])
    if state.turned is not None:
        gone |= card_set([state.turned])
    arms: dict[int, tuple[Move, ...]] = {}
    last = -1
    by_number = {_number(move): move for move in moves}
    for number in sorted(by_number):
        between = range(last + 1, number)
        alike = last >= 0 and last // 13 == number // 13
        if alike and all(gone >> other & 1 for other in between):
            first = next(action for action, group in arms.items() if by_number[last] in group)
            arms[first] += (by_number[number],)
        else:
            arms[number] = (by_number[number],)
        last = number
    return arms


def position_of(view: View, rng: Random, trust: float = TRUST) -> Any:
    """Return the kernel's position: what the seat knows, and one world by lot."""
    assert KERNEL is not None
    state: PlumpState = view.public
    seats = view.info.seats
    world = BY_ID[view.info.id].seated(seats).determinize(view, rng)
    hidden = [
        (card_number(card), seat)
        for seat, cards in enumerate([*world.hands, world.stock])
        if seat != view.seat
        for card in cards
    ]
    worth = card_worth(state)
    aims = [-1 if bid is None or bid == UNKNOWN else bid for bid in state.bids]
    denied = [card_set([PACK[i] for i in range(52) if mask >> i & 1]) for mask in voids(state)]
    zero = bool(state.options[PLUMP_SCORES_ZERO.name])
    cards = range(state.cards + 1)
    return KERNEL.Position(
        seats=seats,
        trump=-1 if state.trump is None else SUITS.index(state.trump),
        met=[k + (MET if k else MET_ZERO) for k in cards],
        missed=[0 if zero else k for k in cards],
        hands=[card_set(cards) for cards in [*world.hands, world.stock]],
        aims=aims,
        taken=state.tricks_won,
        turn=state.turn if state.phase != BID else state.leader,
        trick=[card_number(card) for card in state.trick],
        hidden=hidden,
        denied=denied,
        worth=[worth] * seats,
        estimates=_estimates(state, world.hands, worth),
        told=[bid >= 0 and seat != view.seat for seat, bid in enumerate(aims)],
        trust=trust,
        bidders=[seat for seat in state.bidders if aims[seat] < 0] if state.phase == BID else [],
        cards=state.cards,
        so_far=scale_of(state).so_far,
    )


def _estimates(state: PlumpState, hands: list[list[Card]], worth: list[float]) -> list[float]:
    """What each hand was worth as it was dealt, less what the sum of the earlier bids has made of it."""
    whole = [list(hand) for hand in hands]
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            whole[(trick.leader + place) % len(whole)].append(card)
    for place, card in enumerate(state.trick):
        whole[(state.leader + place) % len(whole)].append(card)
    return [
        sum(worth[card_number(card)] for card in hand) - _leaning(state, seat)
        for seat, hand in enumerate(whole)
    ]


def _leaning(state: PlumpState, seat: Seat) -> float:
    """How much lower the seat has bid for the bids before its own."""
    if state.bids[seat] is None:
        return 0.0
    before = state.bidders[: state.bidders.index(seat)]
    return sum_so_far(state, [state.bids[other] for other in before])
