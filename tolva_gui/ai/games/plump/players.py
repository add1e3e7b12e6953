"""The players of plump: rules of thumb for the bid and the play to it, and a search over worlds that fit the bids."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tolva_gui.ai.careless import CARELESS_WHERE_DEAR, careless_player
from tolva_gui.ai.games.plump.rule_player import (
    card_worth,
    missing_of,
    rule_move,
    scale_of,
    sight_of,
    slips,
    sum_so_far,
)
from tolva_gui.ai.games.plump.weights import BY_THUMB, SEARCHED, SHARPNESS, WEIGHTS, BidFit, Fits, bid_fit
from tolva_gui.ai.kernel.bridge import Compiled, suit_number
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, NUMBERS
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.kernel.tricks.search_player import (
    MOST_WORLDS,
    SENSIBLY,
    Decision,
    TrickSearchPlayer,
    in_reach,
    most,
)
from tolva_gui.ai.player import Choice, Player
from tolva_gui.rules import kit
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.plump.game import MET, MET_ZERO, UNKNOWN, PlumpState
from tolva_gui.rules.kit.tricks import voids
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import View

SEATED_PLAYOUTS: Final = 18_000
"""The most playouts a choice, times the seats: with eight seats each takes twice as long as with four."""
EXACT: Final = 2
"""Number of last tricks of a world solved exactly, each seat for itself: more would take too long."""
SLIP: Final = 0.13
"""The share of bids met in playouts but missed at the table, until the last tricks are solved."""
OPTIMISM: Final = 0.5
OPTIMISM_LOST: Final = 1.3
"""How much more than they bring is expected of cards in playouts, and once the bid is out of reach.

`start.py lab estimates --by-trick` measures it. It is taken off all cards alike, and so changes no choice.
"""
STEERING: Final = 0.7
"""Weight of the tricks a seat has taken against the worth of its played cards."""
LEARNT: Final = 3
"""The kernel's playout policy by the weights."""
WORLDS: Final = {"sigrid": 10, "hilding": 24, "best": MOST_WORLDS}
"""Sampled layouts per decision, by level."""
COMPILED: Final = Compiled(BRIDGE, tuple(WORLDS))


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Settings of worlds and playouts.

    *trust*: the weight of bids as evidence; 1 would be as much as the *fits* say. *firmly*: the log
    likelihood of a world falls by this per unit of liking between each card played and the one liked best.
    """

    policy: int = LEARNT
    exact: int = EXACT
    trust: float = 1.6
    firmly: float = 0.8
    fits: Fits = SEARCHED


BY_WEIGHTS: Final = SearchSettings()
BY_THUMBS: Final = SearchSettings(SENSIBLY, trust=1.2, firmly=0.0, fits=BY_THUMB)
"""Playouts by the rules of thumb, and inference from the bids only."""


class SearchPlayer(TrickSearchPlayer):
    """Tries each bid or card in many worlds that fit the bids, with playouts to the number bid."""

    def __init__(
        self, seed: int, most_worlds: int = MOST_WORLDS, settings: SearchSettings = BY_WEIGHTS
    ) -> None:
        super().__init__(seed, most_worlds)
        self._settings, self.policy, self.exact = settings, settings.policy, settings.exact

    def _search(self, asked: Decision) -> Choice:
        state: PlumpState = asked.view.public
        asked = replace(asked, budget=asked.budget.at_most(SEATED_PLAYOUTS // asked.view.info.seats))
        position = position_of(asked.view, asked.rng, self._settings)
        if state.phase == "bid":
            return self._bid(asked, position)
        return self._card(
            asked,
            sight_of(state),
            NUMBERS.card.__getitem__,
            lambda sight: sight.sound(missing_of(state)),
            position,
            less=_optimism(state),
        )

    def _bid(self, asked: Decision, position: Any) -> Choice:
        bids = [move.value for move in asked.moves if isinstance(move, Call) and isinstance(move.value, int)]
        best, means = most(
            position,
            asked.view.public.turn,
            bids,
            asked,
            worlds=self._most_worlds,
            policy=self.policy,
            exact=self.exact,
        )
        return Choice(asked.moves[best], dict(zip(asked.moves, means, strict=True)))


def _optimism(state: PlumpState) -> float:
    bid, left = state.bids[state.turn] or 0, state.cards - len(state.tricks)
    return OPTIMISM if in_reach(bid, state.tricks_won[state.turn], left) else OPTIMISM_LOST


def position_of(view: View, rng: Random, settings: SearchSettings = BY_WEIGHTS) -> Any:
    """Return the kernel's position: the seat's knowledge and a random world."""
    state: PlumpState = view.public
    fit = bid_fit(state.cards, settings.fits)
    seats = view.info.seats
    world: PlumpState = BY_ID.of(view.info).determinize(view, rng)
    hidden = [
        (NUMBERS.of[card], seat)
        for seat, cards in enumerate([*world.hands, world.stock])
        if seat != view.seat
        for card in cards
    ]
    worth = [fit.slope * one for one in card_worth(state)]
    aims = [-1 if bid is None or bid == UNKNOWN else bid for bid in state.bids]
    numbered = NumberedDeal(state)
    zero = bool(state.options["plump_scores_zero"])
    cards = range(state.cards + 1)
    return BRIDGE.need().Position(
        seats=seats,
        trump=suit_number(state.trump),
        met=[k + (MET if k else MET_ZERO) for k in cards],
        missed=[0 if zero else k for k in cards],
        hands=[NUMBERS.set_of(cards) for cards in [*world.hands, world.stock]],
        aims=aims,
        taken=state.tricks_won,
        turn=state.turn if state.phase != "bid" else state.leader,
        trick=numbered.trick,
        hidden=hidden,
        denied=numbered.denied(voids(state, kit.FULL_PACK)),
        worth=[worth] * seats,
        estimates=_estimates(state, world.hands, worth, fit),
        told=[bid >= 0 and seat != view.seat for seat, bid in enumerate(aims)],
        trust=settings.trust / (2 * fit.spread**2),
        bidders=[seat for seat in state.bidders if aims[seat] < 0] if state.phase == "bid" else [],
        cards=state.cards,
        so_far=fit.slope * scale_of(state).so_far,
        weights=WEIGHTS,
        sharpness=SHARPNESS,
        me=view.seat,
        played=numbered.played,
        firmly=settings.firmly,
        slip=SLIP if state.cards - len(state.tricks) > settings.exact else 0.0,
    )


def _estimates(
    state: PlumpState, hands: Sequence[list[Card]], worth: list[float], fit: BidFit
) -> list[float]:
    """The worth of each hand as dealt, adjusted for the earlier bids.

    Played cards count mainly by the tricks taken, because players steer towards their number.
    """
    share = 1 - STEERING * len(state.tricks) / state.cards
    played = [0.0] * len(hands)
    for seat, card in NumberedDeal(state).played:
        played[seat] += (1 - STEERING) * worth[card]
    return [
        share * (fit.base - fit.slope * _leaning(state, seat))
        + sum(worth[NUMBERS.of[card]] for card in hand)
        + played[seat]
        + STEERING * state.tricks_won[seat]
        for seat, hand in enumerate(hands)
    ]


def bid_in_thought(state: PlumpState, hands: list[list[Card]], rng: Random) -> None:
    """Complete the bids with these hands, as the search simulates them."""
    fit, seats = bid_fit(state.cards, SEARCHED), len(state.hands)
    estimates = _estimates(state, hands, [fit.slope * one for one in card_worth(state)], fit)
    for seat in state.bidders:
        bid = state.bids[seat]
        if bid is None or bid == UNKNOWN:
            told = [one for one in state.bids if one is not None and one != UNKNOWN]
            beyond = sum(told) - state.cards * len(told) / seats
            lean = fit.slope * scale_of(state).so_far * beyond / (seats - len(told))
            value = estimates[seat] + rng.random() - lean
            state.bids[seat] = min(max(int(value), 0), state.cards)


def _leaning(state: PlumpState, seat: Seat) -> float:
    """The reduction of the seat's bid because of the bids before it."""
    if state.bids[seat] is None:
        return 0.0
    before = state.bidders[: state.bidders.index(seat)]
    return sum_so_far(state, [state.bids[other] for other in before])


def player(level: str, seed: int) -> Player:
    if level in WORLDS:
        return SearchPlayer(seed, WORLDS[level], BY_WEIGHTS if level == "best" else BY_THUMBS)
    return careless_player(seed, rule_move, CARELESS_WHERE_DEAR.get(level, 0.0), slips)
