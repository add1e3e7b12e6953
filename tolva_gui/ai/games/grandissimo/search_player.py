"""The search for grandissimo: bids by the hand's value in many worlds, cards by their results there."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tolva_gui.ai.games.grandissimo.appraisal import WORLDS, Appraisal
from tolva_gui.ai.games.grandissimo.bidding import SHARPLY
from tolva_gui.ai.games.grandissimo.rule_player import missing, sensible, sight_of
from tolva_gui.ai.games.grandissimo.worlds import position
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.search_player import TrickSearchPlayer, among
from tolva_gui.ai.kernel.tricks.seeking import best_card, soundest
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.ai.player import Budget, Cancelled, Choice
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.bids import TRUMPS
from tolva_gui.rules.games.grandissimo.play import contract_of
from tolva_gui.rules.games.grandissimo.refusals import CONCEDE, TRUMP_CALLS
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.moves import Call, Move, Play, play_card
from tolva_gui.rules.view import View

GIVING_IN: Final = 5.0
"""Advantage in value from which a game is conceded."""

MISERE_EXACT: Final = 5
"""Number of tricks at the end of a misère that are solved exactly, and number of worlds."""
MISERE_WORLDS: Final = 600


class SearchPlayer(TrickSearchPlayer):
    """Tries games and cards in many worlds."""

    usual_trust = SHARPLY

    def _search(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget, cancelled: Cancelled
    ) -> Choice:
        state: GrandissimoState = view.public
        if state.phase == "play":
            return self._card(view, state, moves, rng, budget, cancelled)
        if not self._calls or state.phase == "strike":
            return Choice(sensible(state, moves))
        worlds = min(WORLDS, 10 * self._most_worlds, budget.iterations or WORLDS)
        return self._say(state, moves, Appraisal(view, state, state.turn, rng, worlds))

    def _say(self, state: GrandissimoState, moves: Sequence[Move], hand: Appraisal) -> Choice:
        match state.phase:
            case "auction":
                return _most(moves, hand.said(moves))
            case "trump":
                bid = contract_of(state).bid
                named = {trump: hand.game(bid, trump) for trump in TRUMPS}
                values: dict[Move, float] = {
                    call: named[trump] for call, trump in zip(TRUMP_CALLS, TRUMPS, strict=True)
                }
                return _most(moves, values)
            case "partner":
                contract = contract_of(state)
                if contract.trump is None:
                    raise ValueError("a partner is asked for only once trump has been named")
                alone, asked = (
                    hand.alone(contract.bid, contract.trump),
                    hand.asked(contract.bid, contract.trump),
                )
                return _most(moves, {Call("solo"): alone, Call("vist"): asked})
            case "answer":
                helping, not_helping = hand.as_partner(contract_of(state))
                return _most(moves, {Call("accept"): helping, Call("refuse"): not_helping})
            case "discard":
                cards = NUMBERS.set_of(state.hands[state.turn])
                spel = contract_of(state).spel
                spared = {card: hand.low_game(spel, cards & ~(1 << card)) for card in members(cards)}
                return _most(
                    moves,
                    {Play((NUMBERS.card[card],), verb="discard"): worth for card, worth in spared.items()},
                )
            case _:
                contract = contract_of(state)
                given, played = hand.conceded(contract), hand.played(contract)
                return _most(moves, {Call("agree"): given - GIVING_IN, Call("refuse"): played})

    def _card(
        self,
        view: View,
        state: GrandissimoState,
        moves: Sequence[Move],
        rng: Random,
        budget: Budget,
        cancelled: Cancelled,
    ) -> Choice:
        sight = among(sight_of(state), lambda card: play_card(NUMBERS.card[card]) in moves)
        left = len(state.hands[state.turn])
        world = BY_ID[view.info.id].determinize(view, rng)
        known = position(world, state, state.contract, state.turn, trust=self._trust)
        low = state.contract is not None and not state.contract.spel.high
        worlds = min(self._most_worlds, MISERE_WORLDS) if low else self._most_worlds
        depth = {"exact": self._exact and MISERE_EXACT} if low else self._last_tricks(left)
        best, means = best_card(
            known,
            state.turn,
            sight.alike(),
            rng,
            budget if low else self._affordable(budget, left),
            cancelled,
            worlds,
            self._policy,
            **depth,
        )
        best = soundest(best, means, sight.keeping(missing(state)))
        if self._calls and CONCEDE in moves:
            hand, contract = Appraisal(view, state, state.turn, rng), contract_of(state)
            if hand.conceded(contract) > max([hand.played(contract), *means.values()]) + GIVING_IN:
                return Choice(CONCEDE)
        values: dict[Move, float] = {play_card(NUMBERS.card[card]): mean for card, mean in means.items()}
        return Choice(play_card(NUMBERS.card[best]), values or None)


def _most(moves: Sequence[Move], values: dict[Move, float]) -> Choice:
    allowed = {move: value for move, value in values.items() if move in moves}
    return Choice(max(allowed, key=lambda move: allowed[move]), allowed)
