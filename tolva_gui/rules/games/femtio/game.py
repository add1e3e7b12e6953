"""Femtio: put your cards in order, then turn them one by one; the first to fifty tricks wins."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Self

from tolva_gui.rules.cards import RANKS, Card, check_deck, make_pack
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    DealOver,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Scored,
    Seat,
    Zone,
    Zones,
    hand_order,
)
from tolva_gui.rules.game import (
    NOTHING_FURTHER,
    AnswerForm,
    Chance,
    Display,
    Further,
    Game,
    GameInfo,
    Options,
    Question,
    Reason,
    Result,
    ScoreLine,
    Sign,
    Standing,
    TrickFacts,
    TrickRecord,
    View,
    check_seats,
)
from tolva_gui.rules.kit.dealing import GoesRound, round_the_table, tell_deal
from tolva_gui.rules.kit.finish_order import check_nothing_left
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces
from tolva_gui.rules.kit.race_to import after_deal, ranking
from tolva_gui.rules.kit.tricks import trick_winner, won_by
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import TURN, Call, Move, Play

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
TARGET: Final = 50
STRENGTH: Final = "".join(RANKS)
"""FD1: ace high."""
PACK: Final = make_pack(STRENGTH)
STOCK: Final = Place("stock")
ASIDE: Final = Place("aside")
TRICK: Final = Place("trick")
ARRANGE: Final = "arrange"
PLAY: Final = "play"
OVER: Final = "over"
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("aside", "nobody", "pile"),
    PlaceInfo("pile", "owner", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile"),
)
VERBS: Final[Verbs] = {"arrange": Cards(least=0, most=len(PACK), any_order=True), "turn": Says()}


@dataclass(slots=True)
class FemtioState:
    """A position of one deal.

    *held*: each seat's cards, the hand until it has arranged them, then its pile from the top. *unseen*: in a view's
    public state, how many hidden cards each seat has, and at last how many lie aside.
    """

    standing: Standing
    held: list[list[Card]]
    aside: tuple[Card, ...]
    turn: Seat
    leader: Seat
    tricks_won: list[int]
    scores: list[int]
    arranged: list[bool]
    phase: str = ARRANGE
    trick: list[Card] = field(default_factory=list)
    tricks: list[TrickRecord] = field(default_factory=list)
    lines: list[ScoreLine] = field(default_factory=list)
    unseen: tuple[int, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return replace(
            self,
            held=[cards[:] for cards in self.held],
            tricks_won=self.tricks_won[:],
            scores=self.scores[:],
            arranged=self.arranged[:],
            trick=self.trick[:],
            tricks=self.tricks[:],
            lines=self.lines[:],
        )


class Femtio(GoesRound):
    """The game for one number of players."""

    def __init__(self, seats: int) -> None:
        counts = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
        self.info = GameInfo("femtio", seats, seats, PACK, PLACES, target=TARGET, seat_counts=counts)
        self.cards_each = len(PACK) // seats
        """F2."""

    def seated(self, seats: int) -> Game[Any]:
        """Return the game for that number of players (F1)."""
        check_seats(self.info, seats)
        return _femtio(seats)

    def parse(self, text: str) -> Move:
        """Return the move that the notation names: `arrange SA C7 …`, `turn`."""
        return parse_move(text, VERBS, STRENGTH, "turn")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError if no deal begins with it."""
        return check_nothing_left(self.info, standing)

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return what the next deal begins with (F10, FD4)."""
        return after_deal(standing, result, self.info.seats)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> FemtioState:
        """Deal one card at a time from forehand, as far as they go; the others are put aside (F2)."""
        order, seats = check_deck(deck, PACK), self.info.seats
        dealt, aside = order[: seats * self.cards_each], order[seats * self.cards_each :]
        forehand = (standing.dealer + 1) % seats
        tell_deal(events, dealt, standing.dealer, seats, STOCK)
        if aside:
            events.append(Moved(aside, STOCK, ASIDE, dealt=True))
        return FemtioState(
            standing,
            held=round_the_table(dealt, standing.dealer, seats),
            aside=aside,
            turn=forehand,
            leader=forehand,
            tricks_won=[0] * seats,
            scores=list(standing.scores),
            arranged=[False] * seats,
        )

    def to_act(self, state: FemtioState) -> Seat | None:
        """Return who arranges their cards, or who turns the next one."""
        return None if state.phase == OVER else state.turn

    def legal_moves(self, state: FemtioState) -> list[Move]:
        """Return `turn`, or of all the orders one: that of the hand."""
        if state.phase == ARRANGE:
            hand = hand_order(state.held[state.turn], STRENGTH)
            return [arrange([card for card in hand if card is not None])]
        return [TURN] if state.phase == PLAY else []

    def why_not(self, state: FemtioState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        if state.phase == OVER:
            return Reason(None, "deal_over")
        match move:
            case Play(cards, (), "arrange", ()):
                return _refuse_order(state, cards)
            case Call("turn", None):
                return Reason("F3", "arrange_first") if state.phase == ARRANGE else None
            case _:
                return Reason(None, "not_in_this_game")

    def apply(self, state: FemtioState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        if isinstance(move, Play):
            self._arrange(state, move.cards, events)
        else:
            self._turn(state, events)

    def view(self, state: FemtioState, seat: Seat | None) -> View:
        """Return what the seat may know; None gives the referee's view."""
        public = state.copy() if seat is None else _public(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options={},
            ranks=STRENGTH,
            zones=_zones(public),
            facts=_facts(state),
            question=_question,
            display=Display(
                tuple(Sign("tricks", seat, {"taken": taken}) for seat, taken in enumerate(state.tricks_won))
            ),
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = public_as(FemtioState, view.public)
        lying = {
            kind: [faces(zone.cards) for zone in view.zones if zone.place.kind == kind]
            for kind in ("hand", "pile", "aside")
        }
        return {
            "hands": lying["hand"],
            "piles": lying["pile"],
            "aside": lying["aside"][0],
            "table": [[seat, str(card)] for seat, card in _on_table(state)],
            "leader": state.leader,
            "tricks_won": state.tricks_won[:],
        }

    def determinize(self, view: View, rng: Chance) -> FemtioState:
        """Return a state that the seat cannot tell from the real one: nobody has to follow suit (F5)."""
        world = public_as(FemtioState, view.public).copy()
        if not world.unseen:
            return world
        seen = {card for zone in view.zones for card in zone.cards}
        cards = [card for card in PACK if card not in seen]
        rng.shuffle(cards)
        for seat, count in enumerate(world.unseen[:-1]):
            world.held[seat] += cards[:count]
            del cards[:count]
        world.aside, world.unseen = tuple(cards), ()
        return world

    def result(self, state: FemtioState) -> Result | None:
        """Return how the deal ended, None while it goes on (F10)."""
        if state.phase != OVER:
            return None
        won = max(state.scores) >= TARGET
        return Result(tuple(state.lines), tuple(state.scores), {}, _ranking(state) if won else ())

    def _arrange(self, state: FemtioState, cards: tuple[Card, ...], events: Log) -> None:
        """F3."""
        seat = state.turn
        state.held[seat], state.arranged[seat] = list(cards), True
        events.append(Moved(cards, Place("hand", seat), Place("pile", seat)))
        state.turn = (seat + 1) % self.info.seats
        if all(state.arranged):
            state.phase = PLAY

    def _turn(self, state: FemtioState, events: Log) -> None:
        """F4, F5."""
        card = state.held[state.turn].pop(0)
        state.trick.append(card)
        events.append(Moved((card,), Place("pile", state.turn), TRICK))
        state.turn = (state.turn + 1) % self.info.seats
        if len(state.trick) == self.info.seats:
            self._take_trick(state, events)
        if len(state.tricks) == self.cards_each:
            self._score(state, events)

    def _take_trick(self, state: FemtioState, events: Log) -> None:
        """F6, F7."""
        cards = tuple(state.trick)
        winner = (state.leader + trick_winner(cards, None, STRENGTH)) % self.info.seats
        state.tricks.append(TrickRecord(state.leader, cards, None, winner))
        state.tricks_won[winner] += 1
        state.trick = []
        state.leader = state.turn = winner
        events.append(Moved(cards, TRICK, Place("won", winner)))
        events.append(Called(winner, "trick", len(state.tricks)))

    def _score(self, state: FemtioState, events: Log) -> None:
        """F8, F9."""
        state.phase = OVER
        for seat, taken in enumerate(state.tricks_won):
            if taken:
                state.scores[seat] += taken
                state.lines.append(ScoreLine("tricks", seat, taken))
                events.append(Scored(seat, "tricks", taken, state.scores[seat]))
        result = self.result(state)
        events.append(DealOver(result.winners if result is not None else ()))


def arrange(cards: Sequence[Card]) -> Play:
    """Return the move that puts the cards down as a pile, the first on top."""
    return Play(tuple(cards), verb="arrange")


def _refuse_order(state: FemtioState, cards: tuple[Card, ...]) -> Reason | None:
    """F3: each of one's own cards, and then the order stays."""
    if state.phase == PLAY:
        return Reason("F3", "order_is_fixed")
    hand = state.held[state.turn]
    strange = next((card for card in cards if card not in hand), None)
    if strange is not None:
        return Reason(None, "not_available", {"card": strange})
    missing = [card for card in hand_order(hand, STRENGTH) if card not in cards]
    return Reason("F3", "cards_missing", {"missing": tuple(missing)}) if missing else None


def _ranking(state: FemtioState) -> tuple[tuple[Seat, ...], ...]:
    """F11, and of those who are level at the top first the one who took a trick last (F12, FD5)."""
    first, *others = ranking(tuple(state.scores))
    last = next((trick.winner for trick in reversed(state.tricks) if trick.winner in first), first[0])
    beaten = tuple(seat for seat in first if seat != last)
    return ((last,), beaten, *others) if beaten else (first, *others)


def _public(state: FemtioState, seat: Seat) -> FemtioState:
    """The state without what the seat may not know. The one place that hides cards."""
    public = state.copy()
    hidden = [0 if other == seat else len(cards) for other, cards in enumerate(state.held)]
    public.unseen = (*hidden, len(state.aside))
    public.held = [cards[:] if other == seat else [] for other, cards in enumerate(state.held)]
    public.aside = ()
    return public


def _zones(state: FemtioState) -> Zones:
    """The zones of a whole or a public state."""
    seats = range(len(state.held))
    unseen = state.unseen or (0,) * (len(seats) + 1)
    held = [(*cards, *(None,) * unseen[seat]) for seat, cards in enumerate(state.held)]
    won = [won_by(state.tricks, seat) for seat in seats]
    return (
        Zone(STOCK, ()),
        Zone(ASIDE, (*state.aside, *(None,) * unseen[-1])),
        *(
            Zone(Place("hand", seat), () if state.arranged[seat] else hand_order(held[seat], STRENGTH))
            for seat in seats
        ),
        *(Zone(Place("pile", seat), held[seat] if state.arranged[seat] else ()) for seat in seats),
        Zone(TRICK, tuple(state.trick)),
        *(Zone(Place("won", seat), won[seat]) for seat in seats),
    )


def _on_table(state: FemtioState) -> list[tuple[Seat, Card]]:
    return [((state.leader + place) % len(state.held), card) for place, card in enumerate(state.trick)]


def _facts(state: FemtioState) -> TrickFacts:
    table = tuple(_on_table(state))
    best = trick_winner(state.trick, None, STRENGTH) if state.trick else None
    return TrickFacts(
        dealer=state.standing.dealer,
        scores=tuple(state.scores),
        leader=state.leader,
        trump=None,
        tricks_won=tuple(state.tricks_won),
        trick=table,
        winning=None if best is None else table[best][0],
        tricks=tuple(state.tricks),
    )


def _question(state: FemtioState) -> Question:
    if state.phase == ARRANGE:
        return Question("arrange", {"cards": len(state.held[state.turn])}, form=AnswerForm(open=("arrange",)))
    return Question("turn")


@cache
def _femtio(seats: int) -> Femtio:
    return Femtio(seats)


FEMTIO: Final = _femtio(4)
