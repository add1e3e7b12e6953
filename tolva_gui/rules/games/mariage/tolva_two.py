"""Tolva for two: plocketolva (a stock to draw from) and bordstolva (cards on the table)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.calls import WHOLE
from tolva_gui.rules.games.mariage.proofs import excluded_by_play, limits_by_play
from tolva_gui.rules.games.mariage.state import DRAWN_FROM, OPEN, TALONG, WITH_ROWS, MariageState, Proved
from tolva_gui.rules.games.mariage.tolva import FOURTH_MELD_NAME, Tolva

HAND: Final = 6
STOCK: Final = 24
HEL_GUBBE: Final = kit.Option("hel_gubbe_two_players", False, (False, True), "TD8")
FROM_TABLE: Final = kit.Option("first_trick_from_table", False, (False, True), "T39")


class TolvaForTwo(Tolva):
    """The shared part of both forms: melds come before the cards are replenished, gubbar after it (T34, T38, TD8)."""

    late_meld: kit.Reason

    def open_occasion(self, state: MariageState, events: kit.Log) -> None:
        """Let the trick winner meld or pass if a meld is possible; then cards are replenished."""
        if self.pairs(state, state.turn) and self.refuse_side(state) is None:
            state.phase = "meld"
        else:
            self.close_occasion(state, OPEN, events)

    def refuse_meld_now(self, state: MariageState) -> kit.Reason | None:
        """T34, T38: on lead, after replenishing, it is too late."""
        refusal = super().refuse_meld_now(state)
        return self.late_meld if refusal is None and state.phase == "lead" else refusal

    def calls(self, state: MariageState) -> list[kit.Move]:
        """Return the calls; on lead only gubbar remain, before trump is set and before the player's first lead."""
        if state.phase == "lead" and (state.trump is not None or state.has_led(state.turn)):
            return []
        return super().calls(state)

    def refuse_call(self, state: MariageState, move: kit.Move) -> kit.Reason | None:
        """TD8: hel gubbe only with its option."""
        if move == WHOLE and not state.options[HEL_GUBBE.name]:
            return kit.Reason("TD8", "whole_switched_off")
        return super().refuse_call(state, move)


class Plocketolva(TolvaForTwo):
    """Six cards each and a stock of twenty-four (T32)."""

    places = DRAWN_FROM
    dealt = 2 * HAND
    first_answer: ClassVar[Mapping[str, kit.Reason]] = {"meld": kit.Reason("T34", "meld_or_pass_first")}
    late_meld = kit.Reason("T34", "meld_before_draw")

    def replenish(self, state: MariageState, events: kit.Log) -> None:
        self.draw_both(state, events)

    def proved(self, public: MariageState) -> Proved:
        """Return proofs from the current trick only: cards drawn after earlier tricks are not bound by them.

        Of cards that a hand was proved not to hold it has at most the number that it has drawn since.
        """
        excluded = tuple(excluded_by_play(public, len(public.tricks) + 1))
        drawn = (STOCK - len(public.stock)) // 2
        since = [drawn - min(number, drawn) for number in range(len(public.tricks))]
        return Proved(excluded, tuple(limits_by_play(public, since)) if public.stock else ())


class Bordstolva(TolvaForTwo):
    """Six cards in hand, six face up on the table and six face down under them (T36)."""

    places = WITH_ROWS
    first_answer: ClassVar[Mapping[str, kit.Reason]] = {"meld": kit.Reason("T38", "meld_or_pass_first")}
    late_meld = kit.Reason("T38", "meld_before_turning_up")

    def slots(self, options: kit.Options) -> Mapping[str, int]:
        return {"up": HAND, "down": HAND}

    def deal_cards(self, start: kit.Start, events: kit.Log) -> list[kit.Seat]:
        """T36, in the order given there; T39: with the variant the hands stay closed at first."""
        turns = kit.all_from(start.standing.dealer + 1, self.info.seats)
        events.append(kit.Called(start.standing.dealer, "deal"))
        hand = "closed" if start.options[FROM_TABLE.name] else "hand"
        for count, kind in ((1, "down"), (3, hand), (1, "up"), (3, hand)):
            for slot in (None,) if kind == hand else range(HAND):
                for seat in turns:
                    start.piles.draw(count, TALONG, kit.Place(kind, seat, slot), events, dealt=True)
        return turns

    def after_trick(self, state: MariageState, points: int, events: kit.Log) -> None:
        """T39: with the variant the hands are taken up after the first trick."""
        for seat, closed in enumerate(state.piles.of("closed")):
            for card in kit.hand_order(closed, state.ranks):
                state.piles.move((card,), kit.Place("closed", seat), kit.Place("hand", seat), events)
        super().after_trick(state, points, events)

    def replenish(self, state: MariageState, events: kit.Log) -> None:
        """T37, TD10: both turn up their uncovered cards."""
        for seat in (state.leader, 1 - state.leader):
            for slot in uncovered(state, seat):
                state.piles.draw(1, kit.Place("down", seat, slot), kit.Place("up", seat, slot), events)

    def offer(self, state: MariageState) -> str:
        return "meld_before_turning_up" if uncovered(state, 0) or uncovered(state, 1) else "meld"

    def cards_left(self, state: MariageState, seat: kit.Seat) -> int:
        """Return the number of the seat's cards in hand and on the table, face-down ones included (T38, TD9)."""
        below = sum(map(len, state.piles.row("down", seat)))
        return len(state.piles[kit.Place("closed", seat)]) + len(state.available(seat)) + below

    def position(self, view: kit.View) -> dict[str, Any]:
        """Return the game's own fields of a position; a hand not taken up yet (T39) is still a hand."""
        closed = kit.rows(view, "closed")
        fields = super().position(view)
        fields["hands"] = [hand + more for hand, more in zip(fields["hands"], closed, strict=True)]
        for kind in ("up", "down"):
            faces = [next(iter(place), None) for place in kit.rows(view, kind)]
            fields[kind] = [faces[:HAND], faces[HAND:]]
        return fields

    def proved(self, public: MariageState) -> Proved:
        """Return proofs from all plays, as hands are never replenished; with T39 the first trick proves nothing."""
        first = 2 if public.options[FROM_TABLE.name] else 1
        return Proved(tuple(excluded_by_play(public, first)))


def uncovered(state: MariageState, seat: kit.Seat) -> list[int]:
    """Return the places of the seat's row where a face-down card has none above it."""
    pairs = zip(state.piles.row("up", seat), state.piles.row("down", seat), strict=True)
    return [slot for slot, (above, below) in enumerate(pairs) if below and not above]


PLOCKETOLVA: Final = Plocketolva("plocketolva", 2, 2, FOURTH_MELD_NAME, HEL_GUBBE)
BORDSTOLVA: Final = Bordstolva("bordstolva", 2, 2, FOURTH_MELD_NAME, HEL_GUBBE, FROM_TABLE)
