"""The game protocol: what every game is to the table, the players and the engine.

A game is a stateless object; its state is small, mutable and has `copy()`. Rules never shuffle: the order of
the deck is given. Nobody but the table holds a State of a live deal: players get a `View`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, Self, TypeVar

from tolva_gui.rules.cards import Card, CardError, Suit, parse_card, parse_suit
from tolva_gui.rules.events import Event, GubbeKind, Seat, Side, Zones
from tolva_gui.rules.fault import Fault

OptionValue = bool | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of rules. `values` lists what it may be, the default among them; `rule` is the digest's id."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game is, before any card is dealt. Side of seat s: s mod `sides`.

    *next_game_dealer*: who deals first in the next game, forehand of this one's first deal (T6) or simply the next
    player (BD7). *ends_at_target*: a side that reaches the target has won then and there (T22), so that no deal
    begins with a side at it; False where only a finished deal decides (B20, K11). *drawn_by*: the ranks, strongest
    first, where everyone draws a card and the lowest deals first (B3); empty where lots decide.
    """

    id: str
    seats: int
    sides: int
    pack: tuple[Card, ...]
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    target: int = 12
    next_game_dealer: Literal["first_forehand", "next"] = "first_forehand"
    ends_at_target: bool = True
    drawn_by: str = ""

    def side(self, seat: Seat) -> Side:
        """Return the side that the seat plays for."""
        return seat % self.sides

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner's seat, None where each plays alone."""
        return (seat + self.sides) % self.seats if self.seats > self.sides else None

    def defaults(self) -> dict[str, OptionValue]:
        """Return every option at its default."""
        return {option.name: option.default for option in self.options}


@dataclass(frozen=True, slots=True)
class Standing:
    """What earlier deals of the parti have left: dealer of this deal, scores a side, carried vinsten (T21)."""

    dealer: Seat
    scores: tuple[int, ...]
    carried: int = 0


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play the card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Meld:
    """Announce king and queen of the suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"meld {self.suit}"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the partner to meld."""

    def __str__(self) -> str:
        return "ask"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is offered."""

    def __str__(self) -> str:
        return "pass"


GUBBE_POINTS: Final[Mapping[GubbeKind, int]] = {"half": 6, "whole": 12}
"""What the side that announces it wins, or loses."""


@dataclass(frozen=True, slots=True)
class Gubbe:
    """Announce halv or hel gubbe."""

    kind: GubbeKind

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class Redeal:
    """Ask for a new deal (B6)."""

    def __str__(self) -> str:
        return "redeal"


Move = PlayCard | Meld | Ask | Pass | Gubbe | Redeal


class MoveError(Fault, ValueError):
    """A text that is no move in the notation."""


def parse_move(text: str) -> Move:
    """Return the move that the notation names (`play ST`, `meld H`, `ask`, `pass`, `half`, `whole`, `redeal`).

    >>> str(parse_move("play ST"))
    'play ST'
    """
    plain: dict[str, Move] = {
        "ask": Ask(),
        "pass": Pass(),
        "half": Gubbe("half"),
        "whole": Gubbe("whole"),
        "redeal": Redeal(),
    }
    word, _, rest = text.partition(" ")
    if not rest and text in plain:
        return plain[text]
    try:
        if word == "play":
            return PlayCard(parse_card(rest))
        if word == "meld":
            return Meld(parse_suit(rest))
    except CardError as error:
        raise MoveError("{text!r} is not an action: {why}", text=text, why=str(error)) from None
    actions = ", ".join(["play ST", "meld H", *plain])
    raise MoveError("{text!r} is not an action; actions are: {actions}", text=text, actions=actions)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the rule (None where no rule of a digest is broken), a key for the text, its values."""

    rule: str | None
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class IllegalMove(ValueError):
    """A well-formed move that may not be made now."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.key} ({reason.rule or 'no rule'})")
        self.move = move
        self.reason = reason


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the sheet. `points` is the change, for `fall` the new score."""

    kind: str
    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended. `void`: a new deal was asked for, the same dealer deals again."""

    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    carried: int
    winner: Side | None
    void: bool = False


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """A finished trick: leader, the cards in order of play, the trump that it was played under, the winner."""

    leader: Seat
    cards: tuple[Card, ...]
    trump: Suit | None
    winner: Seat


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody at the table knows."""

    dealer: Seat
    leader: Seat
    trump: Suit | None
    scores: tuple[int, ...]
    carried: int
    tricks_won: tuple[int, ...]
    card_points: tuple[int, ...]
    eyes: tuple[int, ...] | None
    melds: tuple[tuple[Seat, Suit, int], ...]
    gubbe: tuple[GubbeKind, Seat, int] | None
    trick: tuple[tuple[Seat, Card], ...]
    winning: Seat | None
    tricks: tuple[TrickRecord, ...]


class Chance(Protocol):
    """A source of chance, handed in from outside: `random.Random` is one."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...

    def shuffle(self, x: list[Any]) -> None:
        """Put the list in a random order, in place."""
        ...


class State(Protocol):
    """A position of one deal; the game that made it reads it, nobody else."""

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know (`seat` None: the referee, who sees all). All that a player is ever given.

    `ranks` is the order of strength under these options, strongest first; hands are sorted by it. `legal` are the
    seat's moves when it is to act. `public` is the state with every card that the seat may not know taken out;
    only the game reads it, to make worlds that fit (`determinize`).
    """

    info: GameInfo
    options: Options
    ranks: str
    seat: Seat | None
    to_act: Seat | None
    legal: tuple[Move, ...]
    zones: Zones
    facts: Facts
    public: State


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A card game. Games take only states that they have made themselves."""

    @property
    def info(self) -> GameInfo:
        """Id, seats, sides, pack, options, rules version."""
        ...

    def start(
        self, options: Options, deck: tuple[Card, ...], standing: Standing, events: list[Event] | None = None
    ) -> S:
        """Deal `deck`, next card first. Raise CardError if it is not an order of the pack."""
        ...

    def to_act(self, state: S) -> Seat | None:
        """Return the seat whose decision it is; None when the deal is over."""
        ...

    def legal_moves(self, state: S) -> list[Move]:
        """Return the moves of the seat to act; never depends on what it may not know."""
        ...

    def apply(self, state: S, move: Move, events: list[Event] | None = None) -> None:
        """Make the move in place, which is trusted to be legal; append what happened, unredacted, to `events`."""
        ...

    def why_not(self, state: S, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may. Same source as `legal_moves`."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """Return what the seat may know; None gives the referee's view."""
        ...

    def determinize(self, view: View, rng: Chance) -> S:
        """Return a state that the seat cannot tell from the real one."""
        ...

    def sure_leads(self, view: View) -> tuple[PlayCard, ...]:
        """Return the viewer's cards in an order in which the viewer, on lead, takes all the tricks that are left.

        Empty where that is not proved from the view alone, whatever the others hold and play.
        """
        ...

    def result(self, state: S) -> Result | None:
        """Return how the deal ended, None while it goes on."""
        ...
