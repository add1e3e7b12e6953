"""The game protocol: the interface of every game to the table, the players and the engine.

A game is a stateless object for one number of players; its state is small, mutable and has `copy()`. Rules never
shuffle: the order of the deck is given. Only the table holds a State of a live deal: players get a `View`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from msgspec import Struct, ValidationError, convert, field, json
from msgspec.structs import replace

from tolva_gui.rules.account import Carry, Deed, Result, ScoreLine, Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import NULL_LOG, Log, Seat
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.info import GameInfo, Options, SetupError, check_standing
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View


class Reason(Struct, frozen=True):
    """Why a move is refused: the rule (None if no digest rule is broken), a text key and its values."""

    rule: str | None
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


def not_held(cards: Sequence[Card], held: Sequence[Card]) -> Reason | None:
    """Return why the cards cannot be played or taken if some are not there, None if all are."""
    missing = next((card for card in cards if cards.count(card) > held.count(card)), None)
    return None if missing is None else Reason(None, "not_available", {"card": missing})


class IllegalMove(ValueError):
    """A well-formed move that is not allowed now."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.key} ({reason.rule or 'no rule'})")
        self.move = move
        self.reason = reason


class Chance(Protocol):
    """A source of chance, passed in from outside: `random.Random` is one."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""

    def shuffle(self, x: list[Any]) -> None:
        """Put the list in a random order, in place."""


class State(Protocol):
    """A position of one deal, opaque to all but the game that made it."""

    def copy(self) -> Self:
        """Return an independent copy."""


Further = Mapping[str, Sequence[tuple[Card, ...]]]
"""Further orders of cards that a deal needs, by their names in `GameInfo.further`.

If their number is unknown in advance, the host gives a sequence that makes them on demand; its length is the number
made so far.
"""
NOTHING_FURTHER: Further = {}


class OrderMissing(Fault, LookupError):
    """The deal needs one more of the further orders than it was given; the move can be made once it has it."""


OwnGoal = Literal["bids", "deed", "risk", "sweep"]
"""`bids` and `sweep` are reached by a line on the user's sheet, `deed` and `risk` by deeds (`Game.deeds`)."""

Goals = Mapping[OwnGoal, str]
Themes = Mapping[str, Callable[[View], bool]]
"""Themes for practice: a key for the words, and a test of whether the viewer's choice fits the theme."""
Moves = Sequence[tuple[Seat | None, Move]]
"""The moves of a deal, each with its mover."""
S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A card game for one number of players. Games accept only states that they have made themselves.

    *first_protocol*: the line protocol has other fields for it, see `docs/protocol.md`: `carried` and `winner` alone.
    *goals*: goals of the ladder besides those of every game, each with the kind of line that reaches it, if one does.
    *themes*: what can be practised separately.
    """

    info: GameInfo
    first_protocol: ClassVar[bool] = False
    goals: ClassVar[Goals] = {}
    themes: ClassVar[Themes] = {}

    @abstractmethod
    def seated(self, seats: int) -> "Game[Any]":
        """Return the game for that number of players, one of `info.seat_counts`."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Return the move in this notation; raise MoveError if it is not a move of this game."""

    def last_deal(self, options: Options) -> int | None:
        """Return the number of the last deal; None in a race to a score."""
        return None

    def first_carry(self, options: Options) -> Carry:
        """Return what the first deal begins with besides the scores; what later ones begin with has its fields."""
        return Carry()

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing completed for a deal of this game.

        Raise SetupError if the options conflict, or no deal can begin with this standing.
        """
        check_standing(self.info.under(options), standing)
        last, first = self.last_deal(options), self.first_carry(options)
        if standing.deal < 1:
            raise SetupError("there is no deal {deal}", deal=standing.deal)
        if last is not None and standing.deal > last:
            raise SetupError("there is no deal {deal}; this game has {deals}", deal=standing.deal, deals=last)
        carried = standing.carried or first.written()
        try:
            carry = convert(carried, type(first))
            if len(carried) < len(first.__struct_fields__):
                raise ValidationError("a value is missing")
        except ValidationError as fault:
            raise SetupError(
                "no deal of {game} begins with {carried} carried over; the first has {first}",
                game=self.info.id,
                carried=json.encode(carried).decode(),
                first=json.encode(first).decode(),
            ) from fault
        return replace(standing, carried=carry.written())

    @abstractmethod
    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = NULL_LOG,
        further: Further = NOTHING_FURTHER,
    ) -> S:
        """Deal `deck`, next card first. Raise CardError if it is not an order of the pack.

        The deal may be over at once, with a result that the events report; it cannot be void.
        """

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal: the next dealer's, or after a void deal the same one's.

        None when the game is over.
        """
        if result.ranking:
            return None
        if result.void:
            return replace(standing, scores=result.scores, carried=result.carried)
        dealer = (standing.dealer + self.info.direction) % self.info.seats
        return Standing(dealer, result.scores, result.carried, standing.deal + 1)

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the first dealer of the next game, by default the player after the last one.

        *first*, *last*: this game's first and last dealer. *result*: that of its last deal.
        """
        return (last + self.info.direction) % self.info.seats

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """Return the seat to act; None if the deal is over, or if any seat may move next (a race)."""

    @abstractmethod
    def legal_moves(self, state: S) -> list[Move]:
        """Return the moves that can be made now; never depends on cards hidden from the mover.

        They belong to the seat to act, except moves that name their own seat (`moves.mover`). A verb that `View.form`
        calls open has only examples here; `why_not` is complete.
        """

    @abstractmethod
    def apply(self, state: S, move: Move, events: Log = NULL_LOG) -> None:
        """Make the move in place, trusting it to be legal; append unredacted events to `events`.

        `NULL_LOG` is the log for callers that need no events, such as a search.
        """

    @abstractmethod
    def why_not(self, state: S, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may. Same source as `legal_moves`."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""

    @abstractmethod
    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position in the line protocol, `hands` among them.

        Cards are texts; `HIDDEN` stands for a card that the seat may not know.
        """

    @abstractmethod
    def determinize(self, view: View, rng: Chance) -> S:
        """Return a sampled state consistent with the seat's view."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the result of the deal, None while it goes on."""

    def sure_leads(self, view: View) -> tuple[Play, ...]:
        """Return the viewer's cards in an order that takes every remaining trick from the lead.

        Empty unless the view alone proves it, whatever the others hold and play.
        """
        return ()

    def may_earn_more(self, view: View) -> bool:
        """Whether the viewer's cards could still earn points by a call, which a claim would give up."""
        return False

    def deeds(self, moves: Moves, result: Result) -> tuple[Deed, ...]:
        """Return the undertakings of a finished deal with these moves; *what* is a key for words."""
        return ()

    def line_names(self, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
        """Return a name for each line of a deal's sheet, a key for words: its kind, or something more exact."""
        return tuple(line.kind for line in lines)
