"""Bondtolva for two with a stock: free play while it lasts, follow and head when it is gone."""

from collections.abc import Mapping
from typing import ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.calls import PASS, is_meld, meld, suit_of
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.games.mariage.state import (
    DRAWN_FROM,
    NO_TRICK_YET,
    NOTHING_PROVED,
    SPENT,
    TARGET,
    MariageState,
    Proved,
)

MOST_MELDS: Final = 2
"""K6: pairs declared in a deal, at most."""
FALL_TO: Final = 7
"""K11: the score to which a player above twelve falls."""
TEN_RANKS_HIGH: Final = kit.Option("ten_ranks_high", False, (False, True), "KD1")


class BondtolvaForTwo(MariageGame):
    """Twenty-four cards, six each, twelve in the stock."""

    ranks = "AKQJT9"
    value: ClassVar[Mapping[str, int]] = {"A": 1, "T": 1}
    """K10: matadorer; *eyes*: ögon."""
    eyes: ClassVar[Mapping[str, int]] = {"A": 4, "K": 3, "Q": 2, "J": 1}
    places = DRAWN_FROM
    dealt = 12
    packets = (3, 3)
    """K2."""
    law: ClassVar[Mapping[str, str]] = dict.fromkeys(("must_follow", "must_trump", "must_head"), "K9")
    meld_rules = ("K5", "K5")
    first_answer: ClassVar[Mapping[str, kit.Reason]] = {"meld": kit.Reason("K5", "meld_or_pass_first")}

    def ranks_under(self, options: kit.Options) -> str:
        """KD1: the rank of the ten is an option."""
        return "ATKQJ9" if options[TEN_RANKS_HIGH.name] else self.ranks

    def playable(self, state: MariageState) -> list[kit.Card]:
        """K3: any card while the stock lasts; K9 after that."""
        return state.available(state.turn) if state.stock else super().playable(state)

    def calls(self, state: MariageState) -> list[kit.Move]:
        """K5: the winner of a trick declares a pair, or draws without declaring."""
        if state.phase != "meld":
            return []
        return [*map(meld, self.pairs(state, state.turn)), PASS]

    def refuse_meld_now(self, state: MariageState) -> kit.Reason | None:
        if state.phase == "meld":
            return None
        if state.phase == "follow":
            return kit.Reason("K5", "meld_not_on_lead")
        if state.occasion == NO_TRICK_YET:
            return kit.Reason("K5", "meld_before_first_lead")
        if len(state.melds) >= MOST_MELDS:
            return kit.Reason("K6", "two_melds_made")
        if state.occasion == SPENT:
            return kit.Reason("K6", "one_meld")
        if not state.stock:
            return kit.Reason("K8", "meld_without_stock")
        return kit.Reason("K5", "meld_before_draw")

    def call(self, state: MariageState, move: kit.Move, events: kit.Log) -> None:
        """Declare or not; either way both draw (K6: at most one pair after each trick)."""
        if is_meld(move):
            self.add_meld(state, suit_of(move), events)
            state.occasion = SPENT
        else:
            events.append(kit.Called(state.turn, "no_meld"))
        self.draw_both(state, events)

    def open_occasion(self, state: MariageState, events: kit.Log) -> None:
        """K5, K8: offer a declaration while there are cards to draw."""
        if state.stock and len(state.melds) < MOST_MELDS and self.pairs(state, state.turn):
            state.phase = "meld"
        else:
            self.draw_both(state, events)

    def score(self, state: MariageState, events: kit.Log) -> None:
        """K10, then K11: exactly twelve wins, more falls to seven."""
        vinsten = self.score_tricks(state, events)
        winner = self._winner(state, vinsten)
        for side, score in enumerate(state.scores):
            if score > TARGET:
                state.add_line("fall", side, FALL_TO, events)
        self.end_deal(state, winner, events)

    def _winner(self, state: MariageState, vinsten: kit.Side | None) -> kit.Side | None:
        """K11, KD3: with twelve each vinsten decides, or without it the last trick."""
        done = [side for side, score in enumerate(state.scores) if score == TARGET]
        if len(done) == 2:
            return state.leader if vinsten is None else vinsten
        return done[0] if done else None

    def proved(self, public: MariageState) -> Proved:
        """Return no proofs: any card may be played with a stock, and without one nothing is hidden."""
        return NOTHING_PROVED


BONDTOLVA_2: Final = BondtolvaForTwo("bondtolva-2", 2, 2, TEN_RANKS_HIGH)
