"""Svälta räv in two variants: turn cards at the same time and match suits, or pay for each other's court cards.

There are no decisions and no player sees their cards: every move is `turn`. Each deal is a game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Self

from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.cards import RANKS, SUITS, Card, check_deck, make_pack
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Zone,
    Zones,
)
from tolva_gui.rules.info import GameInfo, Option, Options, check_seats
from tolva_gui.rules.kit.dealing import GoesRound, all_from, deal_out
from tolva_gui.rules.kit.finish_order import check_one_deal
from tolva_gui.rules.kit.hidden import faces_seen, fill, hide, hide_others, shuffled_rest
from tolva_gui.rules.kit.notation import Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces, faces_at, rows
from tolva_gui.rules.kit.race_to import ranking
from tolva_gui.rules.kit.score_sheet import tell_result
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import TURN, Move
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason
from tolva_gui.rules.view import Display, Facts, Question, Sign, View

RULES_VERSION_TWO: Final = 2
"""The rules version of variant two."""
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
STRENGTH: Final = "".join(RANKS)
"""SRD1: ace high."""
PACK: Final = make_pack(STRENGTH)
MOST_TURNS: Final = 200
MOST_PLAYED: Final = 5000
"""SRD11: cards played before the larger pile wins."""
TO_PAY: Final = {"J": 1, "Q": 2, "K": 3, "A": 4}
"""SR23: cards to pay, by rank."""
STOP_AFTER: Final = Option("stop_after", 10, (10, 5, 20), "SR11")
STOCK: Final = Place("stock")
ASIDE: Final = Place("aside")
TURNED: Final = Place("turned")
HEAP: Final = Place("heap")
PLAY: Final = "play"
OVER: Final = "over"
HIDDEN_PLACES: Final = tuple(PlaceInfo(kind, "nobody", "pile") for kind in ("stock", "aside", "pile"))
VERBS: Final[Verbs] = {"turn": Says()}


class RavFacts(Facts, frozen=True):
    """*held*: card count per seat. *turned*: the cards of the last turn. *heap*: the cards on the table."""

    held: tuple[int, ...]
    out: tuple[Seat, ...]
    turned: tuple[tuple[Seat, Card], ...]
    heap: tuple[Card, ...]
    to_pay: int


@dataclass(slots=True)
class RavState:
    """A position of one deal of either variant. Piles are listed from the top.

    Variant one only: *turned*, *failed*, *aside*, *out*. Variant two only: *heap*, *to_pay*. *turns*: in variant two
    the cards played. *turn*: the seat to turn next; a seat with nothing to turn loses.
    """

    options: Options
    standing: Standing
    piles: list[list[Card]]
    aside: tuple[Card, ...]
    turn: Seat
    phase: str = PLAY
    turned: tuple[tuple[Seat, Card], ...] = ()
    turns: int = 0
    failed: int = 0
    out: list[Seat] = field(default_factory=list)
    heap: list[Card] = field(default_factory=list)
    to_pay: int = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)

    @property
    def held(self) -> tuple[int, ...]:
        """Card count per seat."""
        return tuple(map(len, self.piles))


class _Rav(GoesRound):
    """The shared part of the variants: the deal, the only action, and the view."""

    info: GameInfo

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `turn`."""
        return parse_move(text, VERBS, STRENGTH, "turn")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError if no deal can begin with it. Each deal is a game."""
        return check_one_deal(self.info, standing)

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return None: each deal is a game."""
        return None

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> RavState:
        """Deal one card at a time from forehand, the same number to each, face down to all (SR2, SR3, SR20)."""
        order, seats = check_deck(deck, PACK), self.info.seats
        dealt = order[: len(order) // seats * seats]
        aside = order[len(dealt) :]
        turns = all_from(standing.dealer + 1, seats)
        piles = deal_out(dealt, standing.dealer, turns, seats, STOCK, events, kind="pile")
        if aside:
            events.append(Moved(aside, STOCK, ASIDE, dealt=True))
        return RavState(options, standing, piles, aside, turns[0])

    def to_act(self, state: RavState) -> Seat | None:
        """Return the seat to turn."""
        return None if state.phase == OVER else state.turn

    def legal_moves(self, state: RavState) -> list[Move]:
        """Return `turn`, the only move."""
        return [] if state.phase == OVER else [TURN]

    def why_not(self, state: RavState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        if state.phase == OVER:
            return Reason(None, "deal_over")
        return None if move == TURN else Reason(None, "not_in_this_game")

    def view(self, state: RavState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else _public(state)
        return view_of(
            self,
            state,
            seat,
            public,
            options=state.options,
            ranks=STRENGTH,
            zones=self.zones(public),
            facts=_facts(state),
            display=Display(self.signs(state)),
            question=self.question,
        )

    def determinize(self, view: View, rng: Chance) -> RavState:
        """Return a state with the same view. The past proves nothing, since there are no decisions."""
        world = public_as(RavState, view.public).copy()
        if view.seat is not None:
            spare = iter(shuffled_rest(PACK, world.heap, rng))
            world.piles = [fill(pile, spare) for pile in world.piles]
            world.aside = tuple(fill(world.aside, spare))
        return world

    def result(self, state: RavState) -> Result | None:
        """Return the result: cards per seat and the ranking; None while the deal goes on."""
        if state.phase != OVER:
            return None
        lines = [ScoreLine("cards", seat, held) for seat, held in enumerate(state.held) if held]
        return Result(tuple(lines), state.standing.scores, {}, self.ranking(state))

    def ranking(self, state: RavState) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats from best to worst (SR10, SR26, SRD5)."""
        return ranking(state.held)

    def zones(self, public: RavState) -> Zones:
        """Return the zones of a whole or a public state."""
        raise NotImplementedError

    def signs(self, state: RavState) -> tuple[Sign, ...]:
        """Return the signs besides the cards."""
        raise NotImplementedError

    def question(self, state: RavState) -> Question:
        """Return the question to the seat to act."""
        return Question("turn")

    def _end(self, state: RavState, events: Log) -> None:
        state.phase = OVER
        tell_result(self.result(state), events)


class SvaltaRav(_Rav):
    """Variant one, matching suits, for one number of players."""

    def __init__(self, seats: int) -> None:
        self.info = GameInfo(
            "svalta-rav",
            seats,
            seats,
            PACK,
            (*HIDDEN_PLACES, PlaceInfo("turned", "all", "trick")),
            (STOP_AFTER,),
            seat_counts=tuple(range(LEAST_SEATS, MOST_SEATS + 1)),
            together=True,  # SR4
        )

    def seated(self, seats: int) -> Game[Any]:
        """Return the game for that number of players (SR1)."""
        check_seats(self.info, seats)
        return _svalta_rav(seats)

    def apply(self, state: RavState, move: Move, events: Log = UNHEARD) -> None:
        """Turn a card for every seat and settle the suits (SR4–SR8); the move is trusted to be legal."""
        two_left = sum(map(bool, state.piles)) == 2
        state.turned = tuple((seat, state.piles[seat].pop(0)) for seat in self._still_in(state))
        state.turns += 1
        events += [Moved((card,), Place("pile", seat), TURNED) for seat, card in state.turned]
        captured = self._settle(state, events)
        state.failed = state.failed + 1 if two_left and not captured else 0
        self._go_out(state, events)
        still_in = self._still_in(state)
        state.turn = still_in[0]
        if len(still_in) == 1 or state.failed == state.options[STOP_AFTER.name] or state.turns == MOST_TURNS:
            self._end(state, events)

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = public_as(RavState, view.public)
        return {
            "hands": [[] for _ in state.piles],
            "piles": rows(view, "pile"),
            "turned": [[seat, str(card)] for seat, card in state.turned],
            "turns": state.turns,
            "failed": state.failed,
            "aside": faces_at(view, "aside"),
            "out": state.out[:],
        }

    def zones(self, public: RavState) -> Zones:
        """Return the zones of a whole or a public state."""
        return (*_hidden_zones(public), Zone(TURNED, ()))

    def signs(self, state: RavState) -> tuple[Sign, ...]:
        """Return the last turn and its winners, the seats that are out, and counts towards both stops (SR11, SRD11)."""
        shown = [Sign("turned", seat, {"card": card}) for seat, card in state.turned]
        shown += [
            Sign("won", winner, {"cards": len(cards)}) for winner, cards in self._won(state) if cards[1:]
        ]
        shown += [Sign("out", seat) for seat in state.out]
        if state.turns:
            shown.append(Sign("turns", None, {"turns": state.turns, "stop": MOST_TURNS}))
        if state.failed:
            stop = state.options[STOP_AFTER.name]
            shown.append(Sign("failed", None, {"failed": state.failed, "stop": stop}))
        return tuple(shown)

    def _still_in(self, state: RavState) -> list[Seat]:
        """Return the seats with cards, from the dealer's left."""
        turns = all_from(state.standing.dealer + 1, self.info.seats)
        return [seat for seat in turns if state.piles[seat]]

    def _settle(self, state: RavState, events: Log) -> bool:
        """Move each suit under the pile of its highest card; return whether any card was won from another (SR5–SR8)."""
        captured = False
        for winner, cards in self._won(state):
            state.piles[winner] += cards
            events.append(Moved(cards, TURNED, Place("pile", winner)))
            if len(cards) > 1:
                captured = True
                events.append(Called(winner, "takes", len(cards)))
        return captured

    def _won(self, state: RavState) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Yield the winner and the cards of each suit turned; a single card returns to its owner."""
        for suit in SUITS:
            alike = [(seat, card) for seat, card in state.turned if card.suit == suit]
            if alike:
                winner = min(alike, key=lambda pair: STRENGTH.index(pair[1].rank))[0]
                yield winner, self._clockwise_from(winner, alike)

    def _clockwise_from(self, winner: Seat, alike: list[tuple[Seat, Card]]) -> tuple[Card, ...]:
        """Return the winner's card, then the others' in seat order (SRD3)."""
        ordered = sorted(alike, key=lambda pair: (pair[0] - winner) % self.info.seats)
        return tuple(card for _, card in ordered)

    def _go_out(self, state: RavState, events: Log) -> None:
        """SR9."""
        for seat, _ in state.turned:
            if not state.piles[seat]:
                state.out.append(seat)
                events.append(Called(seat, "out"))


class SvaltaRavTwo(_Rav):
    """Variant two, beggar-my-neighbour."""

    def __init__(self) -> None:
        places = (*HIDDEN_PLACES, PlaceInfo("heap", "all", "spread"))
        self.info = GameInfo("svalta-rav-2", 2, 2, PACK, places, rules_version=RULES_VERSION_TWO)

    def seated(self, seats: int) -> Game[Any]:
        """Return the game, which is for two players (SR20)."""
        check_seats(self.info, seats)
        return self

    def apply(self, state: RavState, move: Move, events: Log = UNHEARD) -> None:
        """Turn a card onto the heap and pass the turn; the move is trusted to be legal."""
        player, other = state.turn, 1 - state.turn
        card = state.piles[player].pop(0)
        state.heap.append(card)
        state.turns += 1
        events.append(Moved((card,), Place("pile", player), HEAP))
        if card.rank in TO_PAY:  # SR23, SR24
            state.to_pay, state.turn = TO_PAY[card.rank], other
        elif not state.to_pay:  # SR22
            state.turn = other
        else:
            state.to_pay -= 1
            if not state.to_pay:
                self._win_heap(state, other, events)
        if not state.piles[state.turn] or self._has_all(state) or state.turns == MOST_PLAYED:
            self._end(state, events)

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = public_as(RavState, view.public)
        return {
            "hands": [[] for _ in state.piles],
            "piles": rows(view, "pile"),
            "heap": faces(state.heap),
            "to_pay": state.to_pay,
            "played": state.turns,
        }

    def ranking(self, state: RavState) -> tuple[tuple[Seat, ...], ...]:
        """A player who must turn but cannot has lost (SRD9); otherwise the larger pile is better (SRD11)."""
        if not state.held[state.turn]:
            return (1 - state.turn,), (state.turn,)
        return ranking(state.held)

    def zones(self, public: RavState) -> Zones:
        """Return the zones of a whole or a public state."""
        return (*_hidden_zones(public), Zone(HEAP, tuple(public.heap)))

    def signs(self, state: RavState) -> tuple[Sign, ...]:
        """Return the number of cards still to be paid, and the payer."""
        return (Sign("to_pay", state.turn, {"cards": state.to_pay}),) if state.to_pay else ()

    def question(self, state: RavState) -> Question:
        """Return the question to the seat to act."""
        return Question("pay", {"cards": state.to_pay}) if state.to_pay else Question("turn")

    def _has_all(self, state: RavState) -> bool:
        """SR26: one player holds all the cards and the heap is empty."""
        return not state.heap and not all(state.piles)

    def _win_heap(self, state: RavState, winner: Seat, events: Log) -> None:
        """SR25, SRD7, SRD8: the heap goes under the winner's pile in playing order, and the winner plays on."""
        cards = tuple(state.heap)
        state.piles[winner] += cards
        state.heap, state.turn = [], winner
        events.append(Moved(cards, HEAP, Place("pile", winner)))
        events.append(Called(winner, "takes", len(cards)))


def _public(state: RavState) -> RavState:
    """Return the state without the hidden cards, own piles included (SR3). The only place that hides cards."""
    public = state.copy()
    public.piles = hide_others(state.piles, ())
    public.aside = tuple(hide(state.aside))
    return public


def _hidden_zones(state: RavState) -> Zones:
    owned = [Zone(Place("pile", seat), faces_seen(pile)) for seat, pile in enumerate(state.piles)]
    return (Zone(STOCK, ()), Zone(ASIDE, faces_seen(state.aside)), *owned)


def _facts(state: RavState) -> RavFacts:
    return RavFacts(
        dealer=state.standing.dealer,
        scores=state.standing.scores,
        held=state.held,
        out=tuple(state.out),
        turned=state.turned,
        heap=tuple(state.heap),
        to_pay=state.to_pay,
    )


@cache
def _svalta_rav(seats: int) -> SvaltaRav:
    return SvaltaRav(seats)


SVALTA_RAV: Final = _svalta_rav(3)
SVALTA_RAV_TWO: Final = SvaltaRavTwo()
