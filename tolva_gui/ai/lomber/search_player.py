"""The search for lomber: bids and purchases by rule, bolder bids and cards by what they bring in many worlds."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tolva_gui.ai.lomber.appraisal import WORLDS, Appraisal
from tolva_gui.ai.lomber.hand_value import risk, tricks, with_purchase
from tolva_gui.ai.lomber.rule_player import (
    SOLO_NEEDS,
    SPIL_NEEDS,
    card_of,
    sensible,
    sight_of,
)
from tolva_gui.ai.lomber.worlds import TRUST, position
from tolva_gui.ai.player import Budget, Cancelled, Choice
from tolva_gui.ai.tricks.search_player import TrickSearchPlayer
from tolva_gui.ai.tricks.seeking import best_card, groups
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import View
from tolva_gui.rules.lomber.bids import KUPPA, MISERES, SOLO, SPADASOLO, contract_of, game_of
from tolva_gui.rules.lomber.payment import SEATS, TRICKS, given_up
from tolva_gui.rules.lomber.refusals import GO_ON, PASS
from tolva_gui.rules.lomber.state import AUCTION, GIVE_UP, PLAY, TOTUS, LomberState
from tolva_gui.rules.moves import Call, Move, play_card

PASSING: Final = 1.0
"""So much a bid must be worth in thought: there the others defend by rule, at the table better."""
DOUBT: Final = {SOLO: 0.5, SPADASOLO: 1.2}
"""And so much more where the others may buy the whole stock."""
TOO_HOPEFUL: Final = 0.8
"""A weak hand that has bought brings so much less at the table than in thought."""
SURE: Final = 0.8
"""How likely all nine tricks must be for tótus."""
TOTUS_WORLDS: Final = 300
OUT_OF_REACH: Final = 1.0
"""A game for which the hand lacks so many tricks by rule is not thought of; nor a misère with so great a risk."""
HOPELESS: Final = 0.7


class SearchPlayer(TrickSearchPlayer):
    """Tries bids and cards in many worlds."""

    usual_trust = TRUST

    def _search(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget, cancelled: Cancelled
    ) -> Choice:
        state: LomberState = view.public
        if state.phase == PLAY:
            return self._card(view, state, rng, budget, cancelled)
        if state.phase == TOTUS and self._calls:
            return self._totus(view, state, rng)
        worlds = min(WORLDS, 20 * self._most_worlds, budget.iterations or WORLDS)
        if state.phase == GIVE_UP and self._calls:
            return surrender(state, Appraisal(state, rng, worlds))
        careful = sensible(state, moves)
        if state.phase != AUCTION or careful != PASS or not self._calls:
            return Choice(careful)
        return bolder(state, moves, Appraisal(state, rng, worlds))

    def _totus(self, view: View, state: LomberState, rng: Random) -> Choice:
        world = BY_ID[view.info.id].determinize(view, rng)
        known = position(world, state, state.undertaken, me=state.turn, trust=self._trust, scored=False)
        counts = known.outcomes(TOTUS_WORLDS, rng.getrandbits(62))
        often = sum(times for taken, times in counts.items() if TRICKS in taken) / TOTUS_WORLDS
        return Choice(Call("totus") if often >= SURE else GO_ON)

    def _card(
        self, view: View, state: LomberState, rng: Random, budget: Budget, cancelled: Cancelled
    ) -> Choice:
        sight = sight_of(state)
        alike = groups(sight.legal, sight.others)
        if len(alike) == 1:
            return Choice(play_card(card_of(state, alike[0][0])))
        world = BY_ID[view.info.id].determinize(view, rng)
        known = position(world, state, state.undertaken, me=state.turn, trust=self._trust)
        best, means = best_card(
            known, sight.me, alike, rng, budget, cancelled, self._most_worlds, self._policy, self._exact
        )
        values: Mapping[Move, float] = {play_card(card_of(state, card)): mean for card, mean in means.items()}
        return Choice(play_card(card_of(state, best)), values)


def bolder(state: LomberState, moves: Sequence[Move], hand: Appraisal) -> Choice:
    """Where the hand is not good enough by rule: the bid that is worth most in thought, if that is enough."""
    bids = {move: bid_of(state, move) for move in moves}
    thought = {move: bid for move, bid in bids.items() if in_reach(state.hands[state.turn], bid)}
    return _most({move: _said(hand, bid) for move, bid in thought.items()})


def surrender(state: LomberState, hand: Appraisal) -> Choice:
    """Give up where that costs less than what the hand brings (L32)."""
    contract = state.undertaken
    lost = float(given_up(contract).each * (SEATS - 1))
    brings = hand.keeping(contract, state.hands[state.turn]) - TOO_HOPEFUL
    return _most({GO_ON: brings, Call("give_up"): lost})


def bid_of(state: LomberState, move: Move) -> str | None:
    """Return what a move of the auction bids, None for a pass."""
    if move == PASS or not isinstance(move, Call):
        return None
    if move.word != "same":
        return str(move.value)
    return state.auction.high if move.value is None else f"{SOLO} {move.value}"


def in_reach(hand: Sequence[Card], bid: str | None) -> bool:
    """Return whether the bid is worth a thought with this hand."""
    if bid is None:
        return True
    game = game_of(bid)
    if game in MISERES:
        return risk(hand, TRICKS if game == KUPPA else 0) < HOPELESS
    if game in (SOLO, SPADASOLO):
        trump = contract_of(bid, 0).trump
        return trump is not None and tricks(hand, trump) >= SOLO_NEEDS - OUT_OF_REACH
    return max(with_purchase(hand, suit) for suit in SUITS) >= SPIL_NEEDS - OUT_OF_REACH


def _said(hand: Appraisal, bid: str | None) -> float:
    return PASSING if bid is None else hand.bid(bid) - DOUBT.get(game_of(bid), 0.0)


def _most(values: dict[Move, float]) -> Choice:
    return Choice(max(values, key=lambda move: values[move]), values)
