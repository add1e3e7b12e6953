"""Tolva from Skåne for four (2 × 2) and for three players. Source: Sten Helmfrid, «Tolva, ett skåniskt kortspel»."""

from collections.abc import Mapping
from typing import ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.calls import GUBBAR, GUBBE_POINTS, GubbeKind, MeldName, suit_of
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.games.mariage.state import ASKED, NO_TRICK_YET, SPENT, TARGET, MariageState
from tolva_gui.rules.kit.themes import own_cards, tops

MELD_MIN_CARDS: Final = 3
"""T13."""
MAY_NOT_SET_TRUMP: Final = 10
MAY_NOT_MELD: Final = 11
"""T17: from these scores on."""
HALF_MAX_SCORE: Final = 5
"""T26."""
HALF_TRICKS: Final = 6
HALF_CARD_POINTS: Final = 60
"""T27, T29: tricks and card points of a halv gubbe."""
FOURTH_MELD_NAME: Final = kit.Option("fourth_meld_name", "mäl", ("mäl", "viv", "both_mäl"), "T16")
CUSTOMS: Final[Mapping[tuple[str, MeldName], MeldName]] = {("viv", "mal"): "viv", ("both_mäl", "viv"): "mal"}
"""Replacement names of melds, by the option's value and the usual name (T16)."""
_TOPS: Final = 4
"""The fewest sure tricks in hand for considering a gubbe: six are needed, and partner and luck may help."""


def is_gubbe(view: kit.View) -> bool:
    """Whether a gubbe can be announced with a nearly sufficient hand."""
    if not any(move in GUBBAR for move in view.legal):
        return False
    return len(tops(own_cards(view), view.info.pack, view.ranks)) >= _TOPS


class Tolva(MariageGame):
    """The game with all cards dealt out: four players in two sides, or three alone (T30)."""

    ranks = "ATKQJ9876"
    """T1."""
    value: ClassVar[Mapping[str, int]] = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
    """T2."""
    themes: ClassVar[kit.Themes] = {**MariageGame.themes, "gubbe": is_gubbe}
    law: ClassVar[Mapping[str, str]] = {"must_follow": "T7", "must_trump": "T8", "must_head": "T9"}
    meld_names = ("trumf", "tjog", "viv", "mal")
    meld_rules = ("T13", "T13")
    first_answer: ClassVar[Mapping[str, kit.Reason]] = {"answer": kit.Reason("T15", "answer_first")}
    first_forehand_deals = True
    gubbar = GUBBAR
    carries_vinsten = True

    def refuse_call(self, state: MariageState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("ask"):
                return self._refuse_ask(state)
            case kit.Call("half" | "whole" as kind):
                return self._refuse_gubbe(state, kind) or (
                    self._refuse_half(state) if kind == "half" else self._refuse_whole(state)
                )
            case _:
                return super().refuse_call(state, move)

    def meld_name(self, state: MariageState) -> MeldName:
        """T16: the names of the third and the fourth meld are a matter of taste."""
        name = super().meld_name(state)
        return CUSTOMS.get((str(state.options[FOURTH_MELD_NAME.name]), name), name)

    def refuse_meld_now(self, state: MariageState) -> kit.Reason | None:
        """Return why the seat to act may not meld at all on this occasion (T12–T17, T24)."""
        if state.phase == "follow":
            return kit.Reason("T12", "meld_not_on_lead")
        if state.gubbe is not None:
            kind = state.gubbe[0]
            return kit.Reason("T24" if kind == "half" else "T28", "meld_in_gubbe", {"kind": kind})
        if state.occasion == NO_TRICK_YET:
            return kit.Reason("T12", "meld_before_first_lead")
        if state.occasion == SPENT:
            return kit.Reason("T14", "one_meld")
        if state.occasion == ASKED and state.phase != "answer":
            return kit.Reason("T15", "meld_after_asking")
        return self.refuse_side(state)

    def cards_left(self, state: MariageState, seat: kit.Seat) -> int:
        """Return the number of the seat's cards (T13)."""
        return len(state.hands[seat])

    def refuse_side(self, state: MariageState) -> kit.Reason | None:
        """T13 and T17: three cards at least, and no meld that could end the game."""
        if self.cards_left(state, state.turn) < MELD_MIN_CARDS:
            return kit.Reason("T13", "too_few_cards", {"least": MELD_MIN_CARDS})
        score = state.scores[self.info.side(state.turn)]
        limit = MAY_NOT_SET_TRUMP if state.trump is None else MAY_NOT_MELD
        if score >= limit:
            key = "may_not_set_trump" if state.trump is None else "may_not_meld"
            return kit.Reason("T17", key, {"score": score, "limit": limit})
        return None

    def _refuse_ask(self, state: MariageState) -> kit.Reason | None:
        """T15, TD2: a player who may not meld may not ask either."""
        if self.info.partner(state.turn) is None:
            return kit.Reason("T15", "no_partner")
        if state.phase == "answer":
            return kit.Reason("T15", "answer_first")
        if state.occasion == ASKED and state.phase == "lead" and state.gubbe is None:
            return kit.Reason("T15", "asked_before")
        refusal = self.refuse_meld_now(state)
        if refusal is not None and refusal.rule in ("T13", "T17"):
            return kit.Reason("TD2", refusal.key, refusal.values)
        return refusal

    def _refuse_gubbe(self, state: MariageState, kind: GubbeKind) -> kit.Reason | None:
        if state.gubbe is not None:
            return kit.Reason("TD15", "gubbe_announced")
        if state.trump is not None:
            return kit.Reason("T24" if kind == "half" else "T28", "gubbe_with_trump")
        if state.phase == "answer":
            return kit.Reason("T15", "answer_first")
        if state.phase == "meld":
            return kit.Reason("TD8", "gubbe_after_draw")
        return None

    def _refuse_half(self, state: MariageState) -> kit.Reason | None:
        if state.phase != "lead" or state.has_led(state.turn):
            return kit.Reason("T23", "half_not_first_time_in")
        score = state.scores[self.info.side(state.turn)]
        if score > HALF_MAX_SCORE:
            return kit.Reason("T26", "half_score", {"score": score, "limit": HALF_MAX_SCORE})
        if max(len(state.tricks), 1) - 1 + HALF_TRICKS > self.tricks:
            return kit.Reason("TD5", "half_does_not_fit", {"tricks": HALF_TRICKS})
        return None

    def _refuse_whole(self, state: MariageState) -> kit.Reason | None:
        """T28, TD4: forehand before the first lead; the winner of the first trick before the second."""
        first_lead = state.phase == "lead" and not state.tricks
        second_lead = state.phase == "lead" and len(state.tricks) == 1 and not state.has_led(state.turn)
        return None if first_lead or second_lead else kit.Reason("T28", "whole_too_late")

    def call(self, state: MariageState, move: kit.Move, events: kit.Log) -> None:
        match move:
            case kit.Call("meld"):
                self.add_meld(state, suit_of(move), events)
                self.close_occasion(state, SPENT, events)
            case kit.Call("ask"):
                self.ask(state, "answer", events)
            case kit.Call("pass"):
                if state.phase == "answer":
                    self.decline_ask(state, state.turn, events)
                else:
                    events.append(kit.Called(state.turn, "no_meld"))
                self.close_occasion(state, state.occasion, events)
            case kit.Call("half" | "whole" as kind):
                self._announce(state, kind, events)

    def _announce(self, state: MariageState, kind: GubbeKind, events: kit.Log) -> None:
        """T25: the trick just won counts, and a leader other than forehand has won one."""
        first = max(len(state.tricks), 1)
        state.gubbe = (kind, state.turn, first)
        cards = [card for trick in state.tricks[first - 1 :] for card in trick.cards]
        state.gubbe_points = sum(self.value.get(card.rank, 0) for card in cards)
        events.append(kit.Called(state.turn, kind, first))

    def close_occasion(self, state: MariageState, occasion: int, events: kit.Log) -> None:
        """End the occasion after a meld or a pass: cards are replenished, and the player on lead goes on."""
        state.occasion = occasion
        state.turn = state.leader
        state.phase = "lead"
        self.replenish(state, events)

    def after_trick(self, state: MariageState, points: int, events: kit.Log) -> None:
        """Go on with an announced gubbe; otherwise the trick winner is on lead and may call (T12)."""
        if state.gubbe is not None:
            self._count_gubbe(state, state.gubbe, points, events)
        else:
            super().after_trick(state, points, events)

    def replenish(self, state: MariageState, events: kit.Log) -> None:
        """Draw or turn up cards before the next lead, in a form that has more cards than the hands."""

    def _count_gubbe(
        self, state: MariageState, gubbe: tuple[GubbeKind, kit.Seat, int], points: int, events: kit.Log
    ) -> None:
        """T27, T29: the gubbe ends when a trick is lost, or all have been won."""
        kind, seat, first = gubbe
        state.gubbe_points += points
        last = first + HALF_TRICKS - 1 if kind == "half" else self.tricks
        if self.info.side(state.leader) != self.info.side(seat):
            self._end_gubbe(state, kind, seat, False, events)
        elif len(state.tricks) == last:
            won = kind == "whole" or state.gubbe_points >= HALF_CARD_POINTS
            self._end_gubbe(state, kind, seat, won, events)
        else:
            self.replenish(state, events)

    def _end_gubbe(
        self, state: MariageState, kind: GubbeKind, seat: kit.Seat, won: bool, events: kit.Log
    ) -> None:
        events.append(kit.Called(seat, "gubbe_won" if won else "gubbe_lost", kind))
        side = self.info.side(seat)
        state.add_line("gubbe", side, GUBBE_POINTS[kind] if won else -GUBBE_POINTS[kind], events)
        self.end_deal(state, side if state.scores[side] >= TARGET else None, events)

    def deeds(self, moves: kit.Moves, result: kit.Result) -> tuple[kit.Deed, ...]:
        """Return an announced gubbe, made if it brought points."""
        made = next((line.points > 0 for line in result.lines if line.kind == "gubbe"), None)
        announced = kit.calls_of(moves, "half", "whole")
        return () if made is None else tuple(kit.Deed(seat, call.word, made) for seat, call in announced[:1])

    def score(self, state: MariageState, events: kit.Log) -> None:
        """T20–T22, T31: score vinsten first, then sistan; the first to reach twelve wins."""
        scored = self.score_tricks(state, events), self.info.side(state.leader)
        done = (side for side in scored if side is not None and state.scores[side] >= TARGET)
        self.end_deal(state, next(done, None), events)


TOLVA_4: Final = Tolva("tolva-4", 4, 2, FOURTH_MELD_NAME)
TOLVA_3: Final = Tolva("tolva-3", 3, 3, FOURTH_MELD_NAME)
