"""Bondtolva from Gotland, for four (2 × 2) and six players (3 × 2), as played at Näs.

Differences from Skåne's tolva: aces and tens are counted instead of card points; partners meld unasked once trump is
set, and several pairs on one occasion; there is no gubbe; the game is settled after the finished deal.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.games.mariage.proofs import excluded_by_play, pair_mask
from tolva_gui.rules.games.mariage.state import (
    ASKED,
    NO_TRICK_YET,
    PAIRS,
    SPENT,
    TARGET,
    MariageState,
    Proved,
)

LOW: Final = "9876"
"""B6: no card above a nine."""
MAY_NOT_DECLARE: Final = 11
FALL_TO: Final = 6
"""B15: the score to which a side falls."""
KNOCKING: Final = kit.Option("knocking", False, (False, True), "B4")
MISTAKES: Final = kit.Option("mistakes_allowed", False, (False, True), "BD3")


class Bondtolva(MariageGame):
    """Two or three sides of two partners, all cards dealt out."""

    ranks = drawn_by = "ATKQJ9876"
    """B1, B3."""
    value: ClassVar[Mapping[str, int]] = {"A": 1, "T": 1}
    """B2: maktorer; *eyes*: ögon."""
    eyes: ClassVar[Mapping[str, int]] = {"K": 4, "Q": 3, "J": 2, "A": 1}
    law: ClassVar[Mapping[str, str]] = {"must_follow": "B7", "must_trump": "B7", "must_head": "B8"}
    ends_at_target = False
    meld_rules = ("B11", "B13")
    first_answer: ClassVar[Mapping[str, kit.Reason]] = {
        "redeal": kit.Reason("B6", "redeal_or_pass_first"),
        "meld": kit.Reason("BD2", "answer_first"),
    }
    packets = (3, 3, 3)
    """B5."""

    def open_play(self, state: MariageState) -> None:
        """B6: ask the players who may demand a new deal, in turn from forehand."""
        self._offer_redeal(state, 0)

    def _offer_redeal(self, state: MariageState, first: int) -> None:
        """Give the turn to the next seat that may demand a new deal, beginning `first` places after forehand."""
        for place in range(first, self.info.seats):
            seat = (state.leader + place) % self.info.seats
            if all(card.rank in LOW for card in state.hands[seat]):
                state.turn, state.phase = seat, "redeal"
                return
        state.turn, state.phase = state.leader, "lead"

    def refuse_call(self, state: MariageState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("ask"):
                return self._refuse_ask(state)
            case kit.Call("redeal"):
                return None if state.phase == "redeal" else kit.Reason("B6", "no_redeal")
            case _:
                return super().refuse_call(state, move)

    def said(self, state: MariageState, call: kit.Call) -> kit.Called:
        """Return the call as heard; a mistake offered under B15 earns nothing."""
        if is_meld(call) and self._is_mistake(state):
            return kit.Called(state.turn, "mistaken_meld", call.value)
        return super().said(state, call)

    def refuse_meld_now(self, state: MariageState) -> kit.Reason | None:
        if state.phase == "meld":
            return None
        if state.phase == "follow":
            return kit.Reason("B11", "meld_not_on_lead")
        if state.occasion == NO_TRICK_YET:
            return kit.Reason("B11", "meld_before_first_lead")
        if state.occasion == ASKED:
            return kit.Reason("B14", "meld_after_asking")
        if state.occasion == SPENT:
            return kit.Reason("B15", "occasion_spent")
        return self._refuse_declaring(state)

    def _refuse_declaring(self, state: MariageState) -> kit.Reason | None:
        """B15, BD3: a side at 11 may not declare trump; with the option the mistake is allowed, and costs."""
        if not self._is_mistake(state) or state.options[MISTAKES.name]:
            return None
        score = state.scores[self.info.side(state.turn)]
        return kit.Reason("B15", "may_not_declare", {"score": score, "limit": MAY_NOT_DECLARE})

    def _is_mistake(self, state: MariageState) -> bool:
        return state.trump is None and state.scores[self.info.side(state.turn)] >= MAY_NOT_DECLARE

    def _refuse_ask(self, state: MariageState) -> kit.Reason | None:
        """B12: asking replaces declaring trump, so it is only allowed before trump is declared."""
        if state.phase == "meld":
            return kit.Reason("B12", "answer_first")
        if state.trump is not None:
            return kit.Reason("B12", "ask_with_trump")
        refusal = self.refuse_meld_now(state)
        if refusal is not None and refusal.rule == "B14":
            return kit.Reason("B12", "asked_before")
        return refusal

    def refuse_pass(self, state: MariageState) -> kit.Reason | None:
        if state.phase == "meld" and state.asked:
            return kit.Reason("BD1", "must_declare")
        return None if state.phase == "redeal" else super().refuse_pass(state)

    def call(self, state: MariageState, move: kit.Move, events: kit.Log) -> None:
        match move:
            case kit.Call("meld"):
                self._meld(state, suit_of(move), events)
            case kit.Call("ask"):
                self._ask(state, events)
            case kit.Call("pass"):
                self._pass(state, events)
            case kit.Call("redeal"):
                state.void = True
                events.append(kit.Called(state.turn, "redeal"))
                self.end_deal(state, None, events)

    def _meld(self, state: MariageState, suit: kit.Suit, events: kit.Log) -> None:
        """B10, B13: once the player on lead has set trump the partner melds, as long as they hold pairs."""
        if self._is_mistake(state):
            self.show_pair(state, suit, events)
            events.append(kit.Called(state.turn, "mistaken_meld", suit))
            self._fall(state, events)
            return
        sets_trump = not state.melds
        self.add_meld(state, suit, events)
        if state.phase == "meld":
            state.asked = False
            self._partner_next(state, state.turn)
        elif sets_trump:
            self._partner_next(state, self.partner(state.leader))

    def _partner_next(self, state: MariageState, partner: kit.Seat) -> None:
        """Give the turn to the partner while they hold a pair, then to the player on lead."""
        melds_on = bool(self.pairs(state, partner))
        state.turn, state.phase = (partner, "meld") if melds_on else (state.leader, "lead")

    def _ask(self, state: MariageState, events: kit.Log) -> None:
        """B12, BD1: a partner with a pair must declare; the asker only leads."""
        if self._is_mistake(state):
            events.append(kit.Called(state.turn, "mistaken_ask"))
            self._fall(state, events)
        else:
            state.asked = self.ask(state, "meld", events)

    def proved(self, public: MariageState) -> Proved:
        """Return proofs from play, and BD1: asked partners who did not declare are pairless, as hands get no new cards.

        If they have since played one half of a pair, they lacked the other.
        """
        excluded = excluded_by_play(public)
        for tricks, seat in public.declined:
            for card in _played_by(public, seat, tricks):
                if card in PAIRS[card.suit]:
                    excluded[seat] |= pair_mask(card.suit, self.ranks)
        pairless = frozenset(seat for _, seat in public.declined)
        return Proved(tuple(excluded), pairless=pairless)

    def _pass(self, state: MariageState, events: kit.Log) -> None:
        events.append(kit.Called(state.turn, "content" if state.phase == "redeal" else "no_meld"))
        if state.phase == "redeal":
            self._offer_redeal(state, (state.turn - state.leader) % self.info.seats + 1)
        else:
            state.turn, state.phase = state.leader, "lead"

    def _fall(self, state: MariageState, events: kit.Log) -> None:
        """B15: the side falls to 6, and the occasion is spent."""
        state.add_line("fall", self.info.side(state.turn), FALL_TO, events)
        state.occasion = SPENT

    def open_occasion(self, state: MariageState, events: kit.Log) -> None:
        """BD2: with trump set, the partner comes first."""
        if state.trump is not None:
            self._partner_next(state, self.partner(state.leader))

    def score(self, state: MariageState, events: kit.Log) -> None:
        """B17, B18, B22, then B20."""
        vinsten = self.score_tricks(state, events)
        self.end_deal(state, self._winner(state, vinsten), events)

    def _winner(self, state: MariageState, vinsten: kit.Side | None) -> kit.Side | None:
        """B20; BD4 if several sides have twelve and none of them took vunsten."""
        done = [side for side, score in enumerate(state.scores) if score >= TARGET]
        if vinsten in done:
            return vinsten
        highest = max(state.scores)
        best = [side for side in done if state.scores[side] == highest]
        return best[0] if len(best) == 1 else None


def _played_by(state: MariageState, seat: kit.Seat, since: int) -> list[kit.Card]:
    """Return the cards that the seat has played since that many tricks were finished."""
    seats = len(state.tricks_won)
    tricks = ((cards, (seat - leader) % seats) for leader, cards in kit.all_tricks(state)[since:])
    return [cards[place] for cards, place in tricks if place < len(cards)]


BONDTOLVA_4: Final = Bondtolva("bondtolva-4", 4, 2, KNOCKING, MISTAKES)
BONDTOLVA_6: Final = Bondtolva("bondtolva-6", 6, 3, KNOCKING, MISTAKES)
