"""The players of nittionio: rules of thumb for the bid cards and the play to the number, and a search over worlds."""

from collections.abc import Collection, Sequence
from copy import copy
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tolva_gui.ai.games.nittionio.reading import READINGS, BidReading, features_of
from tolva_gui.ai.games.nittionio.rule_player import (
    bids_by_fit,
    card_of,
    hand_worth,
    missing_of,
    numbered,
    numbers_with,
    rule_move,
    sight_of,
    slips,
    worth,
)
from tolva_gui.ai.kernel.bridge import suit_number
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, NUMBERS
from tolva_gui.ai.kernel.tricks.search_player import (
    BID_MS,
    COMPILED,
    LIKELIEST,
    Decision,
    TrickSearchPlayer,
    in_reach,
    most,
    player_of,
)
from tolva_gui.ai.player import TWO, Choice, Player
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place, Seat, hand_order
from tolva_gui.rules.games.nittionio.game import BID_CARDS, DECLARE, PASS, REVEAL, TRICKS
from tolva_gui.rules.games.nittionio.scoring import MADE, PREMIUMS
from tolva_gui.rules.games.nittionio.state import CODE, PACK, SEATS, STRENGTH, NittionioState
from tolva_gui.rules.kit import voids
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View

__all__ = ["COMPILED", "player"]

MOST_PLAYOUTS: Final = 3500
"""A choice with more would take longer than 60 ms now and then."""
SHORTLIST: Final = 20
"""Number of choices of bid cards that are tried."""
TRUST: Final = 1.0
"""Weight of the bids as they are read; 0 ignores them."""
SLIP: Final = 0.3
"""The share of bids met in playouts but missed at the table, where opponents thwart them on purpose."""
LATE: Final = 5
"""SLIP falls linearly with the tricks played; it would reach 0 this many tricks after the last."""
OPTIMISM: Final = (0.0, 0.0, 2.3, 3.5, 3.4, 3.0, 2.4, 1.8, 0.9, 0.4)
OPTIMISM_LOST: Final = 4.2
"""How much more than they bring is expected of cards beyond SLIP, by the tricks left, and once the bid is out of reach.

`start.py lab estimates --by-trick` measures it. It is taken off all cards alike, and so changes no choice.
"""
PREMIUM_WORLDS: Final = 600
DECLARES: Final = 0.88
REVEALS: Final = 0.96
"""Least chance of making the bid in playouts for DECLARE and REVEAL: once known, it is made much less often.

Below it a premium brings less than the next lower one (docs/measurements.md).
"""
WEAK_DEFENDERS: Final = {"stina", "algot", "rules"}
"""Levels that do not thwart a known bid."""
AGAINST_WEAK: Final = (0.70, 0.93)
"""The same two chances if only they defend."""

Three = tuple[Card, ...]
"""The cards put aside together."""


class SearchPlayer(TrickSearchPlayer):
    """Tries bid cards, premiums and cards in many worlds whose hidden bids fit the hands."""

    trust = TRUST
    policy = LIKELIEST
    declares = DECLARES
    reveals = REVEALS

    def among(self, levels: Collection[str]) -> Player:
        """Return the same player with others of these levels at the table: the best of them defend."""
        if not levels or not set(levels) <= WEAK_DEFENDERS:
            return self
        bolder = copy(self)
        bolder.declares, bolder.reveals = AGAINST_WEAK
        return bolder

    def _search(self, asked: Decision) -> Choice:
        state: NittionioState = asked.view.public
        asked = replace(asked, budget=asked.budget.at_most(MOST_PLAYOUTS))
        if state.phase != "play" and not self.calls:
            return Choice(rule_move(asked.view))
        if state.phase == "aside":
            return self._bid(asked, state)
        if state.phase == "premium":
            return self._premium(asked, state)
        return self._card(
            asked,
            sight_of(state),
            partial(card_of, state),
            lambda sight: sight.sound(missing_of(state)),
            position_of(asked.view, asked.rng, self.trust),
            less=_optimism(state),
        )

    def _bid(self, asked: Decision, state: NittionioState) -> Choice:
        """Try the most promising choices in worlds."""
        position = position_of(asked.view, asked.rng, self.trust)
        listed = [move.cards for move in asked.moves if isinstance(move, Play)]
        if len(asked.moves) > TWO:
            listed = self._shortlist(state, position)
        best, means = most(
            position,
            state.turn,
            [*map(state.said_by, listed)],
            asked,
            worlds=self._most_worlds,
            policy=self.policy,
            exact=self.exact,
            ms=BID_MS,
            away=[*map(numbers_with(state.turned).set_of, listed)],
        )
        moves: list[Move] = [Play(three, verb="aside") for three in listed]
        return Choice(moves[best], dict(zip(moves, means, strict=True)))

    def _shortlist(self, state: NittionioState, position: Any) -> list[Three]:
        """The choices of three cards after which the other nine most likely take exactly the tricks bid."""
        hand = [card for card in hand_order(state.hands[state.turn], STRENGTH) if card is not None]
        every = list(combinations(hand, BID_CARDS))
        away = [*map(numbers_with(state.turned).set_of, every)]
        worths = position.prospects(state.turn, away, [*map(state.said_by, every)])
        best = sorted(range(len(every)), key=lambda number: -worths[number])
        return [every[number] for number in best[:SHORTLIST]]

    def _premium(self, asked: Decision, state: NittionioState) -> Choice:
        worlds = min(PREMIUM_WORLDS, 10 * self._most_worlds)
        position = position_of(asked.view, asked.rng, self.trust)
        counts = position.outcomes(worlds, asked.rng.getrandbits(62), self.policy)
        me, bid = state.turn, state.bid(state.turn)
        likely = sum(times for taken, times in counts.items() if taken[me] == bid) / worlds
        move = DECLARE if likely >= self.declares and DECLARE in asked.moves else PASS
        return Choice(REVEAL if likely >= self.reveals else move, self._worths(likely, asked.moves))

    def _worths(self, likely: float, moves: Sequence[Move]) -> dict[Move, float]:
        """The gain of each premium over the others, considering that a known bid is made less often than in playouts.

        The difference is set so that at `declares` and `reveals` a premium is worth as much as the next lower
        one.
        """
        declared, revealed = PREMIUMS["declaration"], PREMIUMS["revelation"]
        worths: dict[Move, float] = {PASS: 0.0}
        even = 0.0
        if DECLARE in moves:
            worths[DECLARE] = 2 * declared * (likely - self.declares)
            even = 2 * declared * (self.reveals - self.declares)
        if REVEAL in moves:
            worths[REVEAL] = even + 2 * revealed * (likely - self.reveals)
        return worths


def _optimism(state: NittionioState) -> float:
    me, left = state.turn, TRICKS - len(state.tricks)
    return OPTIMISM[left] if in_reach(state.bid(me) or 0, state.tricks_won[me], left) else OPTIMISM_LOST


def position_of(
    view: View, rng: Random, trust: float = TRUST, readings: Sequence[BidReading] = READINGS
) -> Any:
    """Return the kernel's position: the seat's knowledge and a random world."""
    state: NittionioState = view.public
    reading = readings[min(len(state.tricks), TRICKS - 1)]
    world: NittionioState = BY_ID.of(view.info).determinize(view, rng)
    for seat in range(SEATS):
        if seat != view.seat and not world.aside[seat]:
            _lay(world, seat)
    told = [int(seat != view.seat) for seat in range(SEATS)]
    deal = numbered(state)
    open_seats = {view.seat, state.open_hand}
    hidden = [(card, seat) for seat in range(SEATS) if seat not in open_seats for card in world.hands[seat]]
    for seat in range(SEATS):
        if seat != view.seat and seat not in state.up:
            hidden += [(card, SEATS + 1 + seat) for card in world.aside[seat]]
    premium = (-1, 0.0)
    if state.premium is not None:
        premium = (state.premium[0], float(PREMIUMS[state.premium[1]]))
    worths = [worth(card, state.trump) if card.rank in STRENGTH else 0.0 for card in _pack()]
    return BRIDGE.need().Position(
        seats=SEATS,
        trump=suit_number(state.trump),
        hands=[*deal.sets(world.hands), 0],
        turn=state.turn if state.phase not in ("aside", "premium") else state.leader,
        trick=deal.trick,
        taken=state.tricks_won,
        hidden=[(deal.numbers.of[card], pile) for card, pile in hidden],
        denied=deal.denied(voids(state, PACK)),
        aims=[world.bid(seat) or 0 for seat in range(SEATS)],
        worth=[worths] * SEATS,
        estimates=_estimates(state, world, reading),
        told=told,
        trust=trust / (2 * reading.spread**2),
        codes=[CODE.index(card.suit) for card in _pack()],
        shared=[0.0, *(float(MADE[made]) for made in (1, 2, 3))],
        premium=premium,
        slip=SLIP * (TRICKS - len(state.tricks) + LATE) / (TRICKS + LATE),
    )


def _pack() -> list[Card]:
    """The cards in the order of the kernel's numbers."""
    return [NUMBERS.card[number] for number in range(len(NUMBERS.card))]


def _lay(world: NittionioState, seat: Seat) -> None:
    """Put bid cards aside for a seat that has not done so yet."""
    three = bids_by_fit(world, world.hands[seat])[0][1][:BID_CARDS]
    world.piles.move(three, Place("hand", seat), Place("aside", seat))


def _estimates(state: NittionioState, world: NittionioState, reading: BidReading) -> list[float]:
    """Estimates of each seat's bid: the worth of its hand, and what its play says beyond that.

    Cards of an unfinished trick are still counted with the hand.
    """
    turned = {(state.leader + step) % SEATS: card for step, card in enumerate(state.trick)}
    return [
        hand_worth(world, seat)
        + (worth(state.card_of(turned[seat]), state.trump) if seat in turned else 0.0)
        + reading.beyond(features_of(state, seat))
        for seat in range(SEATS)
    ]


def player(level: str, seed: int) -> Player:
    return player_of(level, seed, SearchPlayer, rule_move, slips)
