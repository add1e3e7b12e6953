"""The players of grandissimo: a careful player, and a search over worlds."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.ai.careless import CARELESS_WHERE_DEAR
from tolva_gui.ai.games.grandissimo.appraisal import WORLDS, Appraisal, levelled
from tolva_gui.ai.games.grandissimo.bidding import SHARPLY
from tolva_gui.ai.games.grandissimo.rule_player import missing, rule_move, sight_of, slips
from tolva_gui.ai.games.grandissimo.worlds import position
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.search_player import COMPILED, Decision, TrickSearchPlayer, player_of
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.ai.player import Choice, Player
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.grandissimo.bids import TRUMPS
from tolva_gui.rules.games.grandissimo.refusals import CONCEDE, TRUMP_CALLS
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.moves import Call, Move, Play

__all__ = ["COMPILED", "player"]

GIVING_IN: Final = 5.0
"""Advantage in value from which a game is conceded."""
MISERE_EXACT: Final = 5
"""Number of tricks at the end of a misère that are solved exactly, and number of worlds."""
MISERE_WORLDS: Final = 600


class SearchPlayer(TrickSearchPlayer):
    """Judges bids by the hand's value in many worlds, cards by their results there."""

    trust = SHARPLY

    def _search(self, asked: Decision) -> Choice:
        state: GrandissimoState = asked.view.public
        moves = asked.moves
        if state.phase == "play":
            return self._play(asked, state)
        if not self.calls or state.phase == "strike":
            return Choice(rule_move(asked.view))
        worlds = min(WORLDS, 10 * self._most_worlds, asked.budget.iterations or WORLDS)
        values = self._said(state, moves, Appraisal(asked.view, state, state.turn, asked.rng, worlds))
        told = levelled(state, values) if state.phase == "auction" else values
        legal = [move for move in values if move in moves]
        return Choice(max(legal, key=lambda move: values[move]), {move: told[move] for move in legal})

    def _said(self, state: GrandissimoState, moves: Sequence[Move], hand: Appraisal) -> dict[Move, float]:
        match state.phase:
            case "auction":
                return hand.said(moves)
            case "trump":
                bid = state.undertaken.bid
                return {call: hand.game(bid, trump) for call, trump in zip(TRUMP_CALLS, TRUMPS, strict=True)}
            case "partner":
                contract = state.undertaken
                if contract.trump is None:
                    raise ValueError("a partner is asked for only once trump has been named")
                alone = hand.alone(contract.bid, contract.trump)
                return {Call("solo"): alone, Call("vist"): hand.asked(contract.bid, contract.trump)}
            case "answer":
                helping, not_helping = hand.as_partner(state.undertaken)
                return {Call("accept"): helping, Call("refuse"): not_helping}
            case "discard":
                cards = NUMBERS.set_of(state.hands[state.turn])
                spel = state.undertaken.spel
                return {
                    Play((NUMBERS.card[card],), verb="discard"): hand.low_game(spel, cards & ~(1 << card))
                    for card in members(cards)
                }
            case _:
                contract = state.undertaken
                given, played = hand.conceded(contract), hand.played(contract)
                return {Call("agree"): given - GIVING_IN, Call("refuse"): played}

    def _play(self, asked: Decision, state: GrandissimoState) -> Choice:
        left = len(state.hands[state.turn])
        world = BY_ID.of(asked.view.info).determinize(asked.view, asked.rng)
        low = state.contract is not None and not state.contract.spel.high
        depth = {"exact": self.exact and MISERE_EXACT} if low else self._last_tricks(left)
        choice = self._card(
            asked if low else self._affordable(asked, left),
            sight_of(state),
            NUMBERS.card.__getitem__,
            lambda sight: sight.keeping(missing(state)),
            position(world, state, state.contract, state.turn, trust=self.trust),
            worlds=min(self._most_worlds, MISERE_WORLDS) if low else None,
            **depth,
        )
        if self.calls and CONCEDE in asked.moves:
            hand, contract = Appraisal(asked.view, state, state.turn, asked.rng), state.undertaken
            values = (choice.values or {}).values()
            if hand.conceded(contract) > max([hand.played(contract), *values]) + GIVING_IN:
                return Choice(CONCEDE)
        return choice


def player(level: str, seed: int) -> Player:
    return player_of(level, seed, SearchPlayer, rule_move, slips, CARELESS_WHERE_DEAR)
