"""Svälta räv in two variants: turn cards at the same time and match suits, or pay for each other's court cards.

There are no decisions and no player sees their cards: every move is `turn`. Each deal is a game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.svalta_rav import SEATS

RULES_VERSION_TWO: Final = 2
"""The rules version of variant two."""
MOST_TURNS: Final = 200
MOST_PLAYED: Final = 5000
"""SRD11: cards played before the larger pile wins."""
TO_PAY: Final = {"J": 1, "Q": 2, "K": 3, "A": 4}
"""SR23: cards to pay, by rank."""
STOCK: Final = kit.Place("stock")
ASIDE: Final = kit.Place("aside")
TURNED: Final = kit.Place("turned")
HEAP: Final = kit.Place("heap")
HIDDEN_PLACES: Final = (
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("pile", "nobody", "pile", each=True),
    kit.PlaceInfo("aside", "nobody", "pile"),
)


@dataclass(slots=True)
class RavState(kit.Deal):
    """A position of one deal of either variant. A seat to turn that has nothing to turn loses.

    Variant one only: *turned* (the cards of the last turn), *failed*, *out*. Variant two only: *to_pay*. *turns*: in
    variant two the cards played.
    """

    phase: Literal["play", "over"]
    turned: tuple[tuple[kit.Seat, kit.Card], ...] = ()
    turns: int = 0
    failed: int = 0
    out: list[kit.Seat] = field(default_factory=list)
    to_pay: int = 0

    stacks = kit.AtEach("pile")
    """The cards in front of each seat, from the top."""

    @property
    def held(self) -> tuple[int, ...]:
        """Card count per seat."""
        return tuple(map(len, self.stacks))


class _Rav(kit.OneDealGame[RavState]):
    """The shared part of the variants: the deal, the only action, and the result."""

    state = RavState
    verbs: ClassVar[kit.Verbs] = {"turn": kit.Says()}
    example = "turn"

    def deal(self, start: kit.Start, events: kit.Log) -> RavState:
        """Deal one card at a time from forehand, the same number to each, face down to all (SR2, SR3, SR20)."""
        dealt = len(kit.FULL_PACK) // self.info.seats * self.info.seats
        turns = self.deal_out(start, dealt, events, kind="pile")
        start.piles.move(start.piles[STOCK][:], STOCK, ASIDE, events, dealt=True)
        return RavState(*start, turns[0], "play")

    def legal_moves(self, state: RavState) -> list[kit.Move]:
        return [] if state.phase == "over" else [kit.TURN]

    def question(self, state: RavState) -> kit.Question:
        return kit.Question("pay", {"cards": state.to_pay}) if state.to_pay else kit.Question("turn")

    def outcome(self, state: RavState) -> kit.Result:
        lines = [kit.ScoreLine("cards", seat, held) for seat, held in enumerate(state.held) if held]
        return kit.Result(tuple(lines), state.standing.scores, {}, self.ranking(state))

    def ranking(self, state: RavState) -> tuple[tuple[kit.Seat, ...], ...]:
        """Return the seats from best to worst (SR10, SR26, SRD5)."""
        return kit.ranking(state.held)


class SvaltaRav(_Rav):
    """Variant one, matching suits, for one number of players."""

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo(
            "svalta-rav",
            seats,
            kit.FULL_PACK,
            (*HIDDEN_PLACES, kit.PlaceInfo("turned", "all", "trick")),
            (kit.Option("stop_after", 10, (10, 5, 20), "SR11"),),
            seat_counts=SEATS,
            together=True,  # SR4
        )

    def apply(self, state: RavState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        """Turn a card for every seat and settle the suits (SR4–SR8); the move is trusted to be legal."""
        state.turns += 1
        still_in = kit.all_from(state.standing.dealer + 1, self.info.seats, state.out)
        two_left = len(still_in) == 2
        drawn = [state.piles.draw(1, kit.Place("pile", seat), TURNED, events)[0] for seat in still_in]
        state.turned = tuple(zip(still_in, drawn, strict=True))
        captured = self._settle(state, events)
        state.failed = state.failed + 1 if two_left and not captured else 0
        self._go_out(state, events)
        still_in = [seat for seat in still_in if seat not in state.out]
        state.turn = still_in[0]
        if len(still_in) == 1 or state.failed == state.options["stop_after"] or state.turns == MOST_TURNS:
            self.end(state, events)

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        return {
            "hands": [[] for _ in state.stacks],
            "piles": kit.rows(view, "pile"),
            "turned": [[seat, str(card)] for seat, card in state.turned],
            "turns": state.turns,
            "failed": state.failed,
            "aside": kit.faces_at(view, "aside"),
            "out": state.out[:],
        }

    def signs(self, public: RavState) -> tuple[kit.Sign, ...]:
        """Return the last turn and its winners, the seats that are out, and counts towards both stops (SR11, SRD11)."""
        shown = [kit.Sign("turned", seat, {"card": card}) for seat, card in public.turned]
        shown += [
            kit.Sign("won", winner, {"cards": len(cards)}) for winner, cards in self._won(public) if cards[1:]
        ]
        shown += [kit.Sign("out", seat) for seat in public.out]
        if public.turns:
            shown.append(kit.Sign("turns", None, {"turns": public.turns, "stop": MOST_TURNS}))
        if public.failed:
            stop = public.options["stop_after"]
            shown.append(kit.Sign("failed", None, {"failed": public.failed, "stop": stop}))
        return tuple(shown)

    def _settle(self, state: RavState, events: kit.Log) -> bool:
        """Move each suit under the pile of its highest card; return whether any card was won from another (SR5–SR8)."""
        captured = False
        for winner, cards in self._won(state):
            state.piles.move(cards, TURNED, kit.Place("pile", winner), events)
            if len(cards) > 1:
                captured = True
                events.append(kit.Called(winner, "takes", len(cards)))
        return captured

    def _won(self, state: RavState) -> Iterator[tuple[kit.Seat, tuple[kit.Card, ...]]]:
        """Yield the winner and the cards of each suit turned, theirs first, then the others' in seat order (SRD3)."""
        for suit in kit.SUITS:
            alike = {seat: card for seat, card in state.turned if card.suit == suit}
            if alike:
                winner = min(alike, key=lambda seat: kit.ACE_HIGH.index(alike[seat].rank))
                seats = kit.all_from(winner, self.info.seats)
                yield winner, tuple(alike[seat] for seat in seats if seat in alike)

    def _go_out(self, state: RavState, events: kit.Log) -> None:
        """SR9."""
        for seat, _ in state.turned:
            if not state.stacks[seat]:
                state.out.append(seat)
                events.append(kit.Called(seat, "out"))


class SvaltaRavTwo(_Rav):
    """Variant two, beggar-my-neighbour."""

    def __init__(self) -> None:
        places = (*HIDDEN_PLACES, kit.PlaceInfo("heap", "all", "spread"))
        self.info = kit.GameInfo("svalta-rav-2", 2, kit.FULL_PACK, places, rules_version=RULES_VERSION_TWO)

    def apply(self, state: RavState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        """Turn a card onto the heap and pass the turn; the move is trusted to be legal."""
        player, other = state.turn, 1 - state.turn
        (card,) = state.piles.draw(1, kit.Place("pile", player), HEAP, events)
        state.turns += 1
        if card.rank in TO_PAY:  # SR23, SR24
            state.to_pay, state.turn = TO_PAY[card.rank], other
        elif not state.to_pay:  # SR22
            state.turn = other
        else:
            state.to_pay -= 1
            if not state.to_pay:
                self._win_heap(state, other, events)
        if not state.stacks[state.turn] or self._has_all(state) or state.turns == MOST_PLAYED:
            self.end(state, events)

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        return {
            "hands": [[] for _ in state.stacks],
            "piles": kit.rows(view, "pile"),
            "heap": kit.faces_at(view, "heap"),
            "to_pay": state.to_pay,
            "played": state.turns,
        }

    def ranking(self, state: RavState) -> tuple[tuple[kit.Seat, ...], ...]:
        """A player who must turn but cannot has lost (SRD9); otherwise the larger pile is better (SRD11)."""
        if not state.held[state.turn]:
            return (1 - state.turn,), (state.turn,)
        return kit.ranking(state.held)

    def signs(self, public: RavState) -> tuple[kit.Sign, ...]:
        return (kit.Sign("to_pay", public.turn, {"cards": public.to_pay}),) if public.to_pay else ()

    def _has_all(self, state: RavState) -> bool:
        """SR26: one player holds all the cards and the heap is empty."""
        return not state.piles[HEAP] and not all(state.stacks)

    def _win_heap(self, state: RavState, winner: kit.Seat, events: kit.Log) -> None:
        """SR25, SRD7, SRD8: the heap goes under the winner's pile in playing order, and the winner plays on."""
        state.turn, cards = winner, state.piles[HEAP][:]
        state.piles.move(cards, HEAP, kit.Place("pile", winner), events)
        events.append(kit.Called(winner, "takes", len(cards)))


SVALTA_RAV: Final = kit.for_seats(SvaltaRav, 3)
SVALTA_RAV_TWO: Final = SvaltaRavTwo()
