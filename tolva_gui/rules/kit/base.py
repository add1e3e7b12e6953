"""The common part of most games: a deal as piles and a few values, one seat to act, the view that the places allow.

A game sets the class attributes, writes `deal`, `legal_moves`, `apply` and `outcome`, and overrides what else differs.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import chain, repeat
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import ACE_HIGH, Card, check_deck
from tolva_gui.rules.events import NULL_LOG, Called, Log, Place, Seat
from tolva_gui.rules.info import Options, check_seats
from tolva_gui.rules.kit.notation import Verbs, parse_move
from tolva_gui.rules.kit.piles import NO_SLOTS, Piles, spots_of
from tolva_gui.rules.kit.position import rows
from tolva_gui.rules.kit.sampling import Mask
from tolva_gui.rules.kit.score_sheet import log_result
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason
from tolva_gui.rules.view import Display, Facts, Question, Sign, View

State = TypeVar("State")
_VALUES: dict[type, Callable[[Any], tuple[Any, ...]]] = {}
"""Getters that read all fields of a state at once, by class: copying is the most frequent operation of searches."""
G = TypeVar("G")


def copy_state(state: State) -> State:
    """Return an independent copy of a dataclass state.

    Lists are copied, also lists of lists, and so are the piles and dictionaries; all other values must be immutable.
    """
    kind = type(state)
    values = _VALUES.get(kind)
    if values is None:
        values = _VALUES[kind] = attrgetter(*(field.name for field in fields(kind)))  # type: ignore[arg-type]
    return kind(*[_own(value) for value in values(state)])


def _own(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_own(item) for item in value] if value and type(value[0]) is list else value[:]
    return value.copy() if kind is Piles or kind is dict else value


@dataclass(slots=True)
class Deal:
    """A position of one deal. *turn*: the seat to act, unless the phase is `"over"`.

    A game adds its own values: lists, also of lists, and dictionaries are copied with it; others must be immutable.
    """

    options: Options
    standing: Standing
    piles: Piles
    turn: Seat
    phase: str

    def copy(self) -> Self:
        return copy_state(self)

    @property
    def hands(self) -> tuple[list[Card], ...]:
        return self.piles.hands


def all_from(first: Seat, seats: int, out: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that are not out, clockwise from the first.

    >>> all_from(3, seats=4), all_from(4, seats=4, out=[1])
    ([3, 0, 1, 2], [0, 2, 3])
    """
    turns = ((first + step) % seats for step in range(seats))
    return [seat for seat in turns if seat not in out]


class At:
    """The cards at a place of the table as an attribute of a deal, to read."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def __get__(self, deal: Deal, _kind: object = None) -> list[Card]:
        return deal.piles[self._place]


class AtEach:
    """The cards at every place of a kind as an attribute of a deal, to read."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def __get__(self, deal: Deal, _kind: object = None) -> tuple[list[Card], ...]:
        return deal.piles.of(self._kind)


class Start(NamedTuple):
    """What a deal begins with: the whole deck lies at `pack_at`."""

    options: Options
    standing: Standing
    piles: Piles


D = TypeVar("D", bound=Deal)


@cache
def for_seats(kind: Callable[[int], G], seats: int) -> G:
    """Return the game of that class for a number of players, the same object each time."""
    return kind(seats)


class BaseGame(Game[D]):
    """A game of one deal after the other in which one seat at a time is to act.

    *state*: the class of its positions. *facts_kind*: that of the public facts. *ranks*: the order of hands, strongest
    first. *example*: a move, for an error. *pack_at*: the place from which cards are dealt. *sorts_hands*: whether
    zones and positions have hands in order.
    """

    state: type[D]
    facts_kind: ClassVar[type[Facts]] = Facts
    ranks: ClassVar[str] = ACE_HIGH
    verbs: ClassVar[Verbs]
    example: ClassVar[str]
    pack_at: ClassVar[Place] = Place("stock")
    sorts_hands: ClassVar[bool] = True

    def seated(self, seats: int) -> Game[Any]:
        check_seats(self.info, seats)
        return self if seats == self.info.seats else for_seats(type(self), seats)

    def parse(self, text: str) -> Move:
        return parse_move(text, self.verbs, self.ranks, self.example)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = NULL_LOG,
        further: Further = NOTHING_FURTHER,
    ) -> D:
        order = check_deck(deck, self.info.under(options).pack)
        piles = self.no_cards(options)
        piles.lay(order, self.pack_at)
        state = self.deal(Start(options, standing, piles), events)
        self.take_further(state, further, events)
        return state

    def no_cards(self, options: Options) -> Piles:
        """Return the places of a deal, without cards."""
        slots = self.slots(options)
        return Piles(spots_of(self.info.places, self.info.seats, *slots.items()))

    def slots(self, options: Options) -> Mapping[str, int]:
        """Return the number of slots of each kind of row."""
        return NO_SLOTS

    @abstractmethod
    def deal(self, start: Start, events: Log) -> D:
        """Return the deal once the cards have been dealt from `pack_at`."""

    def deal_out(
        self,
        start: Start,
        count: int,
        events: Log,
        *,
        kind: str = "hand",
        packets: Sequence[int] = (),
        out: Collection[Seat] = (),
    ) -> list[Seat]:
        """Deal the next *count* cards to the seats in turn; return these, forehand first.

        *kind*: the kind of place dealt to. *packets*: the number of cards at a time in each round; afterwards, and by
        default, one at a time. *out*: the seats that get none.
        """
        dealer, step, seats = start.standing.dealer, self.info.direction, self.info.seats
        turns = [
            seat for place in range(1, seats + 1) if (seat := (dealer + step * place) % seats) not in out
        ]
        events.append(Called(dealer, "deal"))
        left = min(count, len(start.piles[self.pack_at]))
        rounds = chain(packets, repeat(1))
        while left and turns:
            packet = next(rounds)
            for seat in turns:
                given = start.piles.draw(
                    min(packet, left), self.pack_at, Place(kind, seat), events, dealt=True
                )
                left -= len(given)
        return turns

    def take_further(self, state: D, further: Further, events: Log) -> None:
        """Put the further orders of cards into the new deal; raise CardError if they do not fit."""
        return

    def to_act(self, state: D) -> Seat | None:
        return None if state.phase == "over" else state.turn

    def why_not(self, state: D, move: Move) -> Reason | None:
        return Reason(None, "deal_over") if state.phase == "over" else self.refuse(state, move)

    def refuse(self, state: D, move: Move) -> Reason | None:
        """Return why the move may not be made while the deal goes on; by default all that is not listed."""
        return None if move in self.legal_moves(state) else Reason(None, "not_in_this_game")

    def result(self, state: D) -> Result | None:
        return self.outcome(state) if state.phase == "over" else None

    @abstractmethod
    def outcome(self, state: D) -> Result | None:
        """Return the result of a deal that is over."""

    def end(self, state: D, events: Log) -> None:
        """End the deal, and log its result."""
        state.phase = "over"
        log_result(self.result(state), events)

    def scores(self, state: D) -> tuple[int, ...]:
        """Return the scores of the sides now: those before the deal until it is over."""
        result = self.result(state)
        return state.standing.scores if result is None else result.scores

    def view(self, state: D, seat: Seat | None) -> View:
        """Return the view; only the seat to act (or the referee) is asked."""
        public, turn, sight = state.copy(), self.to_act(state), self.info.sight(seat)
        if seat is not None:
            public.piles = state.piles.seen_by(sight)
            self.hide_values(public, state, seat)
        asked, ranks = turn is not None and seat in (turn, None), self.ranks_under(state.options)
        return View(
            info=self.info.under(state.options),
            options=state.options,
            ranks=ranks,
            seat=seat,
            to_act=turn,
            legal=tuple(self.legal_moves(state)) if asked else (),
            zones=state.piles.zones(sight, ranks if self.sorts_hands else ""),
            facts=self.facts(state),
            public=public,
            phase=state.phase,
            question=self.question(state) if asked else None,
            display=self.display(public),
        )

    def ranks_under(self, options: Options) -> str:
        """Return the order of hands, where options change it."""
        return self.ranks

    def hide_values(self, public: D, state: D, seat: Seat) -> None:
        """Hide values of the state, other than cards, that the seat may not know, such as secret bids."""
        return

    def facts(self, state: D) -> Facts:
        return self.facts_with(state)

    def facts_with(self, state: D, **own: Any) -> Facts:
        """Return the facts: dealer, scores, *own*, and for all others the state's values of the same names."""
        told = {"dealer": state.standing.dealer, "scores": self.scores(state), **own}
        for name in self.facts_kind.__struct_fields__:
            if name not in told:
                value = getattr(state, name)
                told[name] = tuple(value) if type(value) is list else value
        return self.facts_kind(**told)

    def question(self, state: D) -> Question | None:
        """Return the question to the seat to act."""
        return None

    def display(self, public: D) -> Display:
        return Display(self.signs(public))

    def signs(self, public: D) -> tuple[Sign, ...]:
        """Return the signs at the seats and for the whole table."""
        return ()

    def position(self, view: View) -> dict[str, Any]:
        return {"hands": rows(view, "hand")}

    def seen(self, view: View) -> D:
        """Return the view's public state; raise TypeError if it is another game's."""
        if not isinstance(view.public, self.state):
            raise TypeError(
                f"a view of {self.info.id} is needed, not one with a {type(view.public).__name__}"
            )
        return view.public

    def determinize(self, view: View, rng: Chance) -> D:
        world, pack = self.seen(view).copy(), view.info.pack
        denied = self.denied(world)
        if denied is None:
            world.piles.fill(pack, rng)
        else:
            world.piles.fill_within(pack, rng, denied)
        return world

    def denied(self, public: D) -> Sequence[Mask] | None:
        """Return per seat the cards that its hand is proved not to hold, as bits of positions in the pack."""
        return None


class OneDealGame(BaseGame[D]):
    """A game in which each deal is a game."""

    def last_deal(self, options: Options) -> int:
        return 1
