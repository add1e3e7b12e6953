"""The players of lomber: a careful player, and a search over worlds."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from tolva_gui.ai.careless import CARELESS_WHERE_DEAR
from tolva_gui.ai.games.lomber.appraisal import WORLDS, misere_value
from tolva_gui.ai.games.lomber.hand_value import risk
from tolva_gui.ai.games.lomber.prospects import Prospects, expected
from tolva_gui.ai.games.lomber.rule_player import (
    bid_of,
    card_of,
    missing,
    put_away,
    rule_move,
    sight_of,
    slips,
)
from tolva_gui.ai.games.lomber.worlds import TRUST, paid, position
from tolva_gui.ai.kernel.tricks.search_player import COMPILED, Decision, TrickSearchPlayer, player_of
from tolva_gui.ai.learnt import read
from tolva_gui.ai.player import TWO, Choice, Player, best_of
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.lomber.bids import KUPPA, MISERES, Auction, contract_of, game_of
from tolva_gui.rules.games.lomber.payment import KUPPA_CAP, SEATS, TRICKS, given_up
from tolva_gui.rules.games.lomber.refusals import GO_ON, PASS
from tolva_gui.rules.games.lomber.state import LomberState
from tolva_gui.rules.kit import SUITS, Call, Card, Move, Play, View

__all__ = ["COMPILED", "player"]


class Passes(Struct, frozen=True):
    """The value of a pass for a hand whose best bid is worth nothing.

    *over*: by the bid that it lets go. *to_come*: before any bid while others may still bid; a deal thrown in is worth
    nothing. *own*: share of the value of the hand's best bid (at least `WORTHLESS`) that is added.
    """

    over: dict[str, float]
    to_come: float
    own: float


PASSES: Final = read(Path(__file__).with_name("passes.json"), Passes)
WORTHLESS: Final = -1.0
OVERBID: Final = 0.35
"""Reduction of a game's value if another seat has bid: the good cards are then not in the stock."""
SURE: Final = 0.8
"""Least probability of all nine tricks for tótus."""
TOTUS_WORLDS: Final = 300
DRAWS: Final = 80
"""Number of sampled purchases."""
ROUGHLY: Final = 6
"""The same for purchases that are not sensible."""
HOPELESS: Final = 0.7
"""A misère with at least this risk is not considered."""


class SearchPlayer(TrickSearchPlayer):
    """Judges bids and purchases by fitted numbers, cards by their results in many worlds."""

    trust = TRUST

    def _search(self, asked: Decision) -> Choice:
        state: LomberState = asked.view.public
        moves, rng, most = asked.moves, asked.rng, asked.budget.iterations
        if state.phase == "play":
            return self._play(asked, state)
        if state.phase == "totus" and self.calls:
            return self._totus(asked.view, state, rng)
        if not self.calls or (state.phase == "buy" and not _buys_for_trumps(state)):
            return Choice(rule_move(asked.view))
        draws = min(DRAWS, 4 * self._most_worlds, most or DRAWS)
        if state.phase == "give_up":
            return surrender(state)
        hand = Prospects(state.hands[state.turn], _seen(state), rng, draws)
        if state.phase == "contract":
            return _named(state, moves, hand)
        if state.phase == "buy":
            return _purchase(state, moves, hand)
        worlds = min(WORLDS, 20 * self._most_worlds, most or WORLDS)
        return said(state, moves, hand, partial(misere_value, state, rng.getrandbits(62), worlds))

    def _totus(self, view: View, state: LomberState, rng: Random) -> Choice:
        world = BY_ID.of(view.info).determinize(view, rng)
        known = position(view, world, self.trust, scored=False)
        counts = known.outcomes(TOTUS_WORLDS, rng.getrandbits(62))
        often = sum(times for taken, times in counts.items() if TRICKS in taken) / TOTUS_WORLDS
        # Worlds are kinder than deals: at a probability of `SURE` it breaks even (L45: two bitar won or
        # lost).
        undertake, plain = Call("totus"), _mean_paid(state, counts)
        values: dict[Move, float] = {undertake: plain + 2 * (SEATS - 1) * (often - SURE), GO_ON: plain}
        return Choice(undertake if often >= SURE else GO_ON, values)

    def _play(self, asked: Decision, state: LomberState) -> Choice:
        left = len(state.hands[state.turn])
        world = BY_ID.of(asked.view.info).determinize(asked.view, asked.rng)
        return self._card(
            self._affordable(asked, left),
            sight_of(state),
            partial(card_of, state),
            lambda sight: sight.keeping(missing(state)),
            position(asked.view, world, self.trust),
            **self._last_tricks(left),
        )


def _mean_paid(state: LomberState, counts: Mapping[tuple[int, ...], int]) -> float:
    """The mean result of the game for the seat to act, given the counts of the kernel seats' tricks."""
    cap = int(state.options[KUPPA_CAP.name])
    total = sum(times * paid(state.undertaken, cap, state.turn, taken) for taken, times in counts.items())
    return total / sum(counts.values())


def said(state: LomberState, moves: Sequence[Move], hand: Prospects, low: Callable[[str], float]) -> Choice:
    """The bid of the greatest value, or a pass. *low*: the value of a misère."""
    overbid = (
        OVERBID if any(seat != state.turn and text != "pass" for seat, text in state.auction.said) else 0.0
    )
    values: dict[Move, float] = {}
    for move in moves:
        bid = bid_of(move, state.auction.high) if isinstance(move, Call) else None
        if bid is None:
            continue
        if game_of(bid) not in MISERES:
            values[move] = hand.of(contract_of(bid, state.turn)) - overbid
        elif (
            len(moves) <= TWO
            or risk(state.hands[state.turn], TRICKS if game_of(bid) == KUPPA else 0) < HOPELESS
        ):
            values[move] = low(bid)
    values = {PASS: passing(state.auction, max(values.values(), default=WORTHLESS)), **values}
    return best_of({move: value for move, value in values.items() if move in moves})


def passing(auction: Auction, best: float) -> float:
    """Return the value of a pass. *best*: the value of the best bid."""
    if auction.high is None and len(auction.live) == 1:
        return 0.0
    usual = PASSES.to_come if auction.high is None else PASSES.over[game_of(auction.high)]
    return usual + PASSES.own * max(best, WORTHLESS)


def surrender(state: LomberState) -> Choice:
    """Give up if that costs less than playing on (L32)."""
    contract = state.undertaken
    if contract.trump is None:
        return Choice(GO_ON)
    lost = float(given_up(contract).each * (SEATS - 1))
    brings = expected(contract.game, state.hands[state.turn], contract.trump)
    return best_of({GO_ON: brings, Call("give_up"): lost})


def _buys_for_trumps(state: LomberState) -> bool:
    return state.turn == state.undertaken.declarer and state.trump is not None


def _purchase(state: LomberState, moves: Sequence[Move], hand: Prospects) -> Choice:
    """The declarer's discard (L20, L25)."""
    contract = state.undertaken
    if contract.trump is None:
        raise ValueError("nothing is bought for trumps before trump has been named")
    turned = tuple(state.lying)
    held = state.hands[state.turn]
    keep = hand.purchase(contract.game, contract.trump, turned).keep
    plays = [move for move in moves if isinstance(move, Play)]
    keeps = [[card for card in held if card not in move.cards] for move in plays]
    values: dict[Move, float] = dict(
        zip(plays, hand.purchases(contract.game, contract.trump, keeps, turned, ROUGHLY), strict=True)
    )
    usual = put_away([card for card in held if card not in keep])
    return Choice(usual, values) if usual in moves else best_of(values)


def _named(state: LomberState, moves: Sequence[Move], hand: Prospects) -> Choice:
    """The trump with which the best purchase brings most."""
    game = state.undertaken.game
    worths = {Call("name", suit): hand.purchase(game, suit).worth for suit in SUITS}
    values: dict[Move, float] = {call: worth for call, worth in worths.items() if call in moves}
    return best_of(values) if values else Choice(moves[0])


def _seen(state: LomberState) -> list[Card]:
    """The cards known not to be in the stock, or to be on top of it."""
    shown = [card for hand in state.hands for card in hand]
    return shown if state.turned is None else [*shown, state.turned]


def player(level: str, seed: int) -> Player:
    return player_of(level, seed, SearchPlayer, rule_move, slips, CARELESS_WHERE_DEAR)
