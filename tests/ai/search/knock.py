"""A small elimination game for two to four: draw and discard, knock; the lowest hand loses a life."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Self

from tolva_gui.rules.cards import Card, make_pack
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Event, Place, PlaceInfo, Seat, Zone
from tolva_gui.rules.game import Chance, Facts, Further, GameInfo, Options, Result, Standing, View
from tolva_gui.rules.kit.finish_order import elimination_ranking
from tolva_gui.rules.moves import Call, Move, Play

RANKS: Final = "AKQJT98765432"
PACK: Final = make_pack(RANKS)
WORTH: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {
    str(number): number for number in range(2, 10)
}
LIVES: Final = 2
DRAW, TAKE, KNOCK = Call("draw"), Call("take"), Call("knock")
GOOD: Final = 21
"""The rules of thumb knock at this value."""
LONGEST: Final = 60


def worth(hand: Sequence[Card]) -> int:
    """Return the total of the best suit."""
    totals: dict[str, int] = {}
    for card in hand:
        totals[card.suit] = totals.get(card.suit, 0) + WORTH[card.rank]
    return max(totals.values())


@dataclass
class KnockState:
    """*lives*: 0 for a seat that is out. *left*: turns left after a knock, −1 before it."""

    lives: tuple[int, ...]
    hands: list[list[Card]]
    stock: list[Card]
    heap: list[Card]
    turn: Seat
    left: int = -1
    knocker: Seat = -1
    moves: int = 0

    def copy(self) -> Self:
        return replace(self, hands=[hand[:] for hand in self.hands], stock=self.stock[:], heap=self.heap[:])


class Knock:
    """The game for a number of players."""

    def __init__(self, seats: int) -> None:
        places = (PlaceInfo("hand", "owner", "fan"), PlaceInfo("heap", "all", "pile"))
        self.info = GameInfo("knock", seats, seats, PACK, places, seat_counts=(2, 3, 4), first_score=LIVES)

    def seated(self, seats: int) -> "Knock":
        return Knock(seats)

    def start(
        self,
        _options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        _events: list[Event] | None = None,
        _further: Further | None = None,
    ) -> KnockState:
        order, lives = list(deck), standing.scores
        hands = [[order.pop() for _ in range(3)] if lives[seat] else [] for seat in range(self.info.seats)]
        state = KnockState(lives, hands, order[:-1], order[-1:], standing.dealer)
        self._pass_turn(state)
        return state

    def _pass_turn(self, state: KnockState) -> None:
        state.turn = next(
            seat
            for step in range(1, self.info.seats + 1)
            if state.lives[seat := (state.turn + step) % self.info.seats]
        )

    def to_act(self, state: KnockState) -> Seat | None:
        return None if state.left == 0 or state.moves > LONGEST or not state.stock else state.turn

    def legal_moves(self, state: KnockState) -> list[Move]:
        if self.to_act(state) is None:
            return []
        hand = state.hands[state.turn]
        if len(hand) > 3:
            return [Play((card,), verb="discard") for card in hand]
        return [DRAW, *([TAKE] if state.heap else []), *([KNOCK] if state.left < 0 else [])]

    def apply(self, state: KnockState, move: Move, _events: list[Event] | None = None) -> None:
        state.moves += 1
        hand = state.hands[state.turn]
        if isinstance(move, Play):
            hand.remove(move.card)
            state.heap.append(move.card)
        elif move == KNOCK:
            state.left, state.knocker = sum(map(bool, state.lives)), state.turn
        else:
            hand.append((state.stock if move == DRAW else state.heap).pop())
            return
        state.left -= state.left > 0
        self._pass_turn(state)

    def result(self, state: KnockState) -> Result | None:
        if self.to_act(state) is not None:
            return None
        playing = [seat for seat in range(self.info.seats) if state.lives[seat]]
        least = min(worth(state.hands[seat]) for seat in playing)
        lives = tuple(
            max(0, had - (bool(had) and worth(state.hands[seat]) == least) * (1 + (seat == state.knocker)))
            for seat, had in enumerate(state.lives)
        )
        left = [seat for seat, now in enumerate(lives) if now]
        if len(left) > 1:
            return Result((), lives)
        out = [seat for seat in range(self.info.seats) if seat not in left]
        return Result((), lives, {}, elimination_ranking([out], self.info.seats))

    def view(self, state: KnockState, seat: Seat | None) -> View:
        public = state.copy()
        public.stock = []
        public.hands = [hand if no == seat else [] for no, hand in enumerate(public.hands)]
        counts = [len(hand) for hand in state.hands]
        zones = [Zone(Place("heap"), tuple(state.heap)), Zone(Place("stock"), (None,) * len(state.stock))]
        zones += [
            Zone(Place("hand", no), tuple(public.hands[no]) if no == seat else (None,) * counts[no])
            for no in range(self.info.seats)
        ]
        turn = self.to_act(state)
        legal = tuple(self.legal_moves(state)) if seat in (turn, None) else ()
        return View(
            info=self.info,
            options={},
            ranks=RANKS,
            seat=seat,
            to_act=turn,
            legal=legal,
            zones=tuple(zones),
            facts=Facts(0, state.lives),
            public=public,
        )

    def determinize(self, view: View, rng: Chance) -> KnockState:
        world: KnockState = view.public.copy()
        seen = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in PACK if card not in seen]
        rng.shuffle(unseen)
        held = {zone.place.owner: len(zone.cards) for zone in view.zones if zone.place.kind == "hand"}
        for seat in range(self.info.seats):
            if seat != view.seat:
                world.hands[seat] = [unseen.pop() for _ in range(held[seat])]
        world.stock = unseen
        return world


def by_rules(_game: Any, state: KnockState, moves: Sequence[Move], _rng: Random) -> Move:
    """A careful player: knocks when strong enough, takes a much better card, discards the least useful one."""
    hand = state.hands[state.turn]
    if isinstance(moves[0], Play):
        return max(moves, key=lambda move: worth([card for card in hand if card != move.cards[0]]))  # type: ignore[union-attr]
    if KNOCK in moves and worth(hand) >= GOOD:
        return KNOCK
    top = state.heap[-1] if state.heap else None
    if top is not None and _with(hand, top) >= worth(hand) + 5:
        return TAKE
    return DRAW


def _with(hand: Sequence[Card], card: Card) -> int:
    more = [*hand, card]
    return max(worth([other for other in more if other != thrown]) for thrown in more)


@contextmanager
def at_hand(seats: int) -> Iterator[Knock]:
    """Register the game temporarily."""
    game: Any = Knock(seats)
    with BY_ID.joined_by(game):
        yield game
