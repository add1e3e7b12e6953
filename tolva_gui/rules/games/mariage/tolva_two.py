"""Tolva for two: plocketolva (a stock to draw from) and bordstolva (cards on the table)."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.rules.events import Event, Log, Moved, Place, Seat
from tolva_gui.rules.games.mariage.calls import WHOLE
from tolva_gui.rules.games.mariage.cardset import NO_SUIT, Mask
from tolva_gui.rules.games.mariage.game import DRAWN_FROM
from tolva_gui.rules.games.mariage.proofs import excluded_by_play, limits_by_play
from tolva_gui.rules.games.mariage.state import EMPTY, HANDS, LEAD, MELD, OPEN, Limit, MariageState
from tolva_gui.rules.games.mariage.tolva import FOURTH_MELD_NAME, Tolva
from tolva_gui.rules.info import Option
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Reason

TRICKS: Final = 18
STOCK: Final = 24
HEL_GUBBE: Final = Option("hel_gubbe_two_players", False, (False, True), "TD8")
FROM_TABLE: Final = Option("first_trick_from_table", False, (False, True), "T39")


class TolvaForTwo(Tolva):
    """The shared part of both forms: melds come before the cards are replenished, gubbar after it (T34, T38, TD8)."""

    late_meld: Reason

    def __init__(self, game_id: str, options: tuple[Option, ...]) -> None:
        super().__init__(game_id, 2, 2, options)
        self.tricks = TRICKS

    def replenish(self, state: MariageState, events: Log) -> None:
        """Draw or turn up cards before the next lead."""

    def open_occasion(self, state: MariageState, events: Log) -> None:
        """Let the trick winner meld or pass if a meld is possible; then cards are replenished."""
        state.occasion = OPEN
        if self.pairs(state, state.turn) and self.refuse_side(state) is None:
            state.phase = MELD
        else:
            self.close_occasion(state, OPEN, events)

    def close_occasion(self, state: MariageState, occasion: int, events: Log) -> None:
        """End the melding occasion: replenish and lead."""
        super().close_occasion(state, occasion, events)
        self.replenish(state, events)

    def next_trick(self, state: MariageState, events: Log) -> None:
        """Replenish cards in a gubbe too."""
        self.replenish(state, events)

    def refuse_meld_now(self, state: MariageState) -> Reason | None:
        """T34, T38: on lead, after replenishing, it is too late."""
        refusal = super().refuse_meld_now(state)
        return self.late_meld if refusal is None and state.phase == LEAD else refusal

    def calls(self, state: MariageState) -> list[Move]:
        """Return the calls; on lead only gubbar remain, before trump is set and before the player's first lead."""
        if state.phase == LEAD and (state.trump != NO_SUIT or state.been_in >> state.turn & 1):
            return []
        return super().calls(state)

    def refuse_call(self, state: MariageState, move: Move) -> Reason | None:
        """TD8: hel gubbe only with its option."""
        if move == WHOLE and not state.options[HEL_GUBBE.name]:
            return Reason("TD8", "whole_switched_off")
        return super().refuse_call(state, move)

    def refuse_play(self, state: MariageState) -> Reason:
        """Return why no card may be played yet: the trick winner melds or passes first."""
        return Reason(self.late_meld.rule, "meld_or_pass_first")


class Plocketolva(TolvaForTwo):
    """Six cards each and a stock of twenty-four (T32)."""

    places = DRAWN_FROM
    late_meld = Reason("T34", "meld_before_draw")

    def deal_order(self, state: MariageState) -> Sequence[Place]:
        """T32: one card at a time, the dealer's opponent first."""
        return [HANDS[(state.leader + k) % 2] for k in range(12)]

    def replenish(self, state: MariageState, events: Log) -> None:
        """T32: both draw one card, the winner first, while the stock lasts."""
        for seat in (state.leader, 1 - state.leader):
            if state.stock:
                self.draw(state, seat, events)

    def excluded(self, public: MariageState) -> list[Mask]:
        """Return only proofs from the current trick: cards drawn after earlier tricks are not bound by them."""
        return excluded_by_play(public, len(public.history) + 1)

    def limits(self, public: MariageState) -> tuple[Limit, ...]:
        """Return limits on cards that a hand was proved not to hold: at most the number that it has drawn since."""
        drawn = (STOCK - len(public.stock)) // 2
        since = [drawn - min(number, drawn) for number in range(len(public.history))]
        return tuple(limits_by_play(public, since)) if public.stock else ()


class Bordstolva(TolvaForTwo):
    """Six cards in hand, six face up on the table and six face down under them (T36)."""

    late_meld = Reason("T38", "meld_before_turning_up")

    def deal_order(self, state: MariageState) -> Sequence[Place]:
        """T36, in the order given there; T39: with the variant the hands stay closed at first."""
        state.closed = bool(state.options[FROM_TABLE.name])
        state.up, state.down = [[EMPTY] * 6, [EMPTY] * 6], [[EMPTY] * 6, [EMPTY] * 6]
        forehand, dealer = state.leader, 1 - state.leader
        kind = "closed" if state.closed else "hand"
        three_each = [Place(kind, seat) for seat in (forehand, dealer) for _ in range(3)]
        down = [Place("down", seat, slot) for slot in range(6) for seat in (forehand, dealer)]
        up = [Place("up", seat, slot) for slot in range(6) for seat in (forehand, dealer)]
        return [*down, *three_each, *up, *three_each]

    def after_trick(self, state: MariageState, points: int, events: Log) -> None:
        """T39: with the variant the hands are taken up after the first trick."""
        if state.closed:
            state.closed = False
            events += [move for seat in (0, 1) for move in self._taken_up(state, seat)]
        super().after_trick(state, points, events)

    def _taken_up(self, state: MariageState, seat: Seat) -> list[Event]:
        closed, hand = Place("closed", seat), Place("hand", seat)
        return [Moved((card,), closed, hand) for card in state.table.sorted(state.hands[seat])]

    def replenish(self, state: MariageState, events: Log) -> None:
        """T37, TD10: both turn up their uncovered cards."""
        for seat in (state.leader, 1 - state.leader):
            up, down = state.up[seat], state.down[seat]
            if EMPTY not in up:
                continue
            for slot, bit in enumerate(down):
                if bit != EMPTY and up[slot] == EMPTY:
                    down[slot] = EMPTY
                    state.set_up(seat, slot, bit)
                    below, above = Place("down", seat, slot), Place("up", seat, slot)
                    events.append(Moved((state.table.cards[bit],), below, above))

    def excluded(self, public: MariageState) -> list[Mask]:
        """Return proofs from all plays, as hands are never replenished; with T39 the first trick proves nothing."""
        return excluded_by_play(public, 2 if public.options[FROM_TABLE.name] else 1)


PLOCKETOLVA: Final = Plocketolva("plocketolva", (FOURTH_MELD_NAME, HEL_GUBBE))
BORDSTOLVA: Final = Bordstolva("bordstolva", (FOURTH_MELD_NAME, HEL_GUBBE, FROM_TABLE))
