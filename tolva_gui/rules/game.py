"""The game protocol: what every game is to the table, the players and the engine.

A game is a stateless object for one number of players; its state is small, mutable and has `copy()`. Rules never
shuffle: the order of the deck is given. Nobody but the table holds a State of a live deal: players get a `View`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from msgspec import Struct, field
from msgspec.structs import replace

from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import UNHEARD, Called, Log, PlaceInfo, Seat, Side, Sight, Zones
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.moves import Move, Play

OptionValue = bool | str | int
Options = Mapping[str, OptionValue]
Left = Mapping[str, Any]
"""What earlier deals have left beside the scores, as values that JSON can hold."""
OwnGoal = Literal["bids", "deed", "risk", "sweep"]
"""By lines of the sheet: a `bid` made five times in a row, an own deed (`TellsDeeds`) three times, once, a `tabbe`."""
HIDDEN = "??"
"""In a position: a card or a number that the seat may not know."""


class Option(Struct, frozen=True):
    """A choice of rules. `values` lists what it may be, the default among them; `rule` is the digest's id."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: str


class GameInfo(Struct, frozen=True, dict=True):
    """What a game is, before any card is dealt, for one number of players. Side of seat s: s mod `sides`.

    *seat_counts*: the numbers of players that the game allows, if more than this one. *pack*: every card of the deck,
    twice where two packs are played with. *places*: the kinds of places on the table. *further*: names of the further
    orders of cards that a deal may need (`turned`, `reshuffles`), each with the number of cards in such an order.
    *first_score*: what each side has when a game begins. *other_packs*: what the deck is instead where an option, by
    name and value, changes it.
    *target*: the score at which a game is won, where it is a race. *drawn_by*: the ranks, strongest first, where
    everyone draws a card and the lowest deals first (B3); empty where lots decide. *family*: games that share their
    facts and their players' knowledge. *direction*: of play, 1 clockwise and -1 to the right.
    *partners_option*: the option under which four play as two sides.
    *quiet*: phases in which whose turn it is would tell of their cards; the window points at who leads.
    *together*: all make every move at the same time, and the person at the window makes it for them.
    *reactions*: in a game of speed, whose moves carry the time, the word of each reaction and the rank that it answers.
    *goals*: goals of the ladder beside those of every game, see `OwnGoal`.
    """

    id: str
    seats: int
    sides: int
    pack: tuple[Card, ...]
    places: tuple[PlaceInfo, ...]
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    target: int | None = None
    drawn_by: str = ""
    seat_counts: tuple[int, ...] = ()
    further: tuple[tuple[str, int], ...] = ()
    family: str = ""
    partners_option: str = ""
    first_score: int = 0
    direction: int = 1
    other_packs: tuple[tuple[str, OptionValue, tuple[Card, ...]], ...] = ()
    reactions: tuple[tuple[str, str], ...] = ()
    goals: tuple[OwnGoal, ...] = ()
    together: bool = False
    quiet: tuple[str, ...] = ()

    def under(self, options: Options) -> "GameInfo":
        """Return what the game is under these options: two sides with partners, another pack."""
        pack = self.pack_for(options)
        sides = 2 if self.seats == 4 and options.get(self.partners_option) else self.sides
        if (pack, sides) == (self.pack, self.sides):
            return self
        return replace(self, pack=pack, sides=sides)

    def side(self, seat: Seat) -> Side:
        """Return the side that the seat plays for."""
        return seat % self.sides

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner's seat, None where each plays alone."""
        return (seat + self.sides) % self.seats if self.seats > self.sides else None

    def pack_for(self, options: Options) -> tuple[Card, ...]:
        """Return every card of the deck under these options."""
        chosen = (pack for name, value, pack in self.other_packs if options.get(name) == value)
        return next(chosen, self.pack)

    def defaults(self) -> dict[str, OptionValue]:
        """Return every option at its default."""
        return {option.name: option.default for option in self.options}

    def sight(self, seat: Seat | None) -> Sight:
        """Return what the seat sees by its place at the table; None is the referee."""
        return Sight(self._places, seat)

    @cached_property
    def _places(self) -> Mapping[str, PlaceInfo]:
        return {place.kind: place for place in self.places}


class Standing(Struct, frozen=True):
    """What a deal begins with: its dealer, the scores of the sides, what else earlier deals left, and its number."""

    dealer: Seat
    scores: tuple[int, ...]
    left: Left = field(default_factory=dict)
    deal: int = 1


class Reason(Struct, frozen=True):
    """Why a move is refused: the rule (None where no rule of a digest is broken), a key for the text, its values."""

    rule: str | None
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class SetupError(Fault, ValueError):
    """A game, an option or a starting score that does not exist or does not fit; says which."""


def check_seats(info: GameInfo, seats: int) -> None:
    """Raise SetupError if the game is not for that number of players."""
    counts = info.seat_counts or (info.seats,)
    if seats in counts:
        return
    least, most = counts[0], counts[-1]
    if least == most:
        raise SetupError("{game} is for {least} players, not {seats}", game=info.id, least=least, seats=seats)
    raise SetupError(
        "{game} is for {least} to {most} players, not {seats}",
        game=info.id,
        least=least,
        most=most,
        seats=seats,
    )


class IllegalMove(ValueError):
    """A well-formed move that may not be made now."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.key} ({reason.rule or 'no rule'})")
        self.move = move
        self.reason = reason


class ScoreLine(Struct, frozen=True, gc=False):
    """A line of the sheet. `points` is the change, for `fall` the new score."""

    kind: str
    side: Side
    points: int


class Result(Struct, frozen=True):
    """How a deal ended.

    *ranking*: empty while the game goes on; once it is over the sides from best to worst, those that are level
    together. *void*: a new deal was asked for, the same dealer deals again.
    """

    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    left: Left = field(default_factory=dict)
    ranking: tuple[tuple[Side, ...], ...] = ()
    void: bool = False

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have won the game; several where they share it."""
        return self.ranking[0] if self.ranking else ()

    @property
    def winner(self) -> Side | None:
        """The side that has won the game, the first of those who share it."""
        return min(self.winners, default=None)


class TrickRecord(Struct, frozen=True, gc=False):
    """A finished trick: leader, the cards in order of play, the trump that it was played under, the winner."""

    leader: Seat
    cards: tuple[Card, ...]
    trump: Suit | None
    winner: Seat


class Facts(Struct, frozen=True):
    """What everybody at the table knows, in every game."""

    dealer: Seat
    scores: tuple[int, ...]


class TrickFacts(Facts, frozen=True):
    """The same where tricks are played."""

    leader: Seat
    trump: Suit | None
    tricks_won: tuple[int, ...]
    trick: tuple[tuple[Seat, Card], ...]
    winning: Seat | None
    tricks: tuple[TrickRecord, ...]


class RaceFacts(Facts, frozen=True):
    """The same where the clock decides, in milliseconds from the start of the deal.

    *shown_at*: when the card on top was turned. *reacted*: who has done right for it, and when. *locked*: for each seat
    until when, 0 if it is not.
    """

    clock: int
    shown_at: int | None
    reacted: tuple[tuple[Seat, int], ...]
    locked: tuple[int, ...]
    out: tuple[Seat, ...]


def tricks_of(facts: Facts) -> tuple[TrickRecord, ...]:
    """Return the finished tricks; none in a game without tricks."""
    return facts.tricks if isinstance(facts, TrickFacts) else ()


class Sign(Struct, frozen=True):
    """Something that the window shows beside the cards: at a seat, or for the whole table (None)."""

    key: str
    seat: Seat | None = None
    values: Mapping[str, object] = field(default_factory=dict)


class AccountStep(Struct, frozen=True):
    """A step in how a deal was scored, as a sentence: a key for its words and the values in them.

    Values called `payer`, `taker` or `owner` are seats.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class PaperEntry(Struct, frozen=True):
    """What stands at one place of a score paper. *value*: None where it goes without saying.

    *stroke*: once it is struck out, the numbers above and below the stroke, of players counted from 1, 0 for nobody.
    """

    value: int | None = None
    stroke: tuple[int, int] | None = None


class AnswerForm(Struct, frozen=True):
    """How an answer is given, where it takes more than choosing one of the legal moves.

    *open*: verbs with too many moves to list; the legal moves have examples of them.
    *box*: every bid of an auction, legal now or not: rows of calls that belong together, lowest first.
    *piles*: by kind of place, the call made by touching the pile's top card.
    *worth*: what cards count while they are being chosen, where they have to come to a sum.
    *stakes*: the points won or lost by a call, which nobody should make by a slip.
    *numbers_are_seats*: the numbers that can be called stand for seats.
    """

    open: tuple[str, ...] = ()
    box: tuple[tuple[Move, ...], ...] = ()
    piles: Mapping[str, Move] = field(default_factory=dict)
    worth: Mapping[Card, int] = field(default_factory=dict)
    stakes: Mapping[Move, int] = field(default_factory=dict)
    numbers_are_seats: bool = False


ANY_MOVE: Final = AnswerForm()
"""The form of an answer that is simply one of the legal moves."""


class Question(Struct, frozen=True):
    """What the seat to act is asked: a key for the words and the values in them; the view's legal moves answer it.

    *says*: what a move would be at the table, where the move alone does not tell. *form*: how the answer is given.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    says: Mapping[Move, Called] = field(default_factory=dict)
    form: AnswerForm = ANY_MOVE


COUNT: Final = "count"
"""The sign at a seat of what its side has counted so far, which players may wish to reckon for themselves."""


class TrumpSign(Struct, frozen=True):
    """What is trump in the deal (None: no suit), and what has been announced that changes it, or the deal."""

    suit: Suit | None
    announced: Called | None = None


class Display(Struct, frozen=True):
    """What is shown at the table beside the cards.

    *signs*: at the seats and for the whole table. *stands_for*: cards that are others in this deal, as a joker is.
    *order*: where ranks are unusual, the cards from the strongest down in rows, each with the key of its name or "".
    *paper*: what is written for all to see while a game lasts, in rows with an entry for each seat.
    *trump*: where it is so important that it has a sign of its own. *seen*: cards of hands that everybody has seen.
    *account*: once the deal is over, step by step how it was scored.
    """

    signs: tuple[Sign, ...] = ()
    stands_for: Mapping[Card, Card] = field(default_factory=dict)
    order: tuple[tuple[tuple[Card, str], ...], ...] = ()
    paper: tuple[tuple[PaperEntry | None, ...], ...] = ()
    account: tuple[AccountStep, ...] = ()
    trump: TrumpSign | None = None
    seen: tuple[Card, ...] = ()


CARDS_ONLY: Final = Display()
"""The display of a game that shows nothing beside the cards."""


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


class View(Struct, frozen=True, kw_only=True):
    """What a seat may know (`seat` None: the referee, who sees all). All that a player is ever given.

    *ranks*: the order of strength under these options, strongest first; hands are sorted by it. *legal*: the moves
    that are the seat's now (`moves.mover`). *public*: the state with every card that the seat may not know taken out,
    for the game itself and for players who know the game. *phase*: the stage of the deal, by the digest's name.
    *question*, *display*: for the window.
    """

    info: GameInfo
    options: Options
    ranks: str
    seat: Seat | None
    to_act: Seat | None
    legal: tuple[Move, ...]
    zones: Zones
    facts: Facts
    public: Any
    phase: str = "play"
    question: Question | None = None
    display: Display = CARDS_ONLY

    @property
    def form(self) -> AnswerForm:
        """How the seat answers, `ANY_MOVE` when it is not asked."""
        return ANY_MOVE if self.question is None else self.question.form


Further = Mapping[str, Sequence[tuple[Card, ...]]]
"""Further orders of cards that a deal needs, by their names in `GameInfo.further`.

Where nobody can tell how many it will be, the host gives a sequence that makes them as they are asked for; its length
is the number made so far.
"""
NOTHING_FURTHER: Further = {}


class OrderMissing(Fault, LookupError):
    """The deal needs one more of the further orders than it was given; the move can be made once it has it."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A card game for one number of players. Games take only states that they have made themselves."""

    @property
    def info(self) -> GameInfo:
        """Id, seats, sides, pack, options, places, rules version."""
        ...

    def seated(self, seats: int) -> "Game[Any]":
        """Return the game for that number of players, which is one of `info.seat_counts`."""
        ...

    def parse(self, text: str) -> Move:
        """Return the move that the notation names; raise MoveError for a text that is none of this game's."""
        ...

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing with all that a deal of this game begins with.

        Raise SetupError where the options do not go together, or no deal can begin with this standing.
        """
        ...

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> S:
        """Deal `deck`, next card first. Raise CardError if it is not an order of the pack.

        The deal may be over at once, with a result that the events tell; it cannot be void.
        """
        ...

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return what the next deal begins with; None when the game is over."""
        ...

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return who deals first in the next game, given this one's first and last dealer and its last result."""
        ...

    def to_act(self, state: S) -> Seat | None:
        """Return the seat whose decision it is; None when the deal is over, or anybody may be the next (a race)."""
        ...

    def legal_moves(self, state: S) -> list[Move]:
        """Return the moves that can be made now; never depends on what the mover may not know.

        They are the seat's to act, but for a move that names its seat itself (`moves.mover`).
        Of a verb that `View.form` calls open there are examples only; `why_not` is complete.
        """
        ...

    def apply(self, state: S, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place, which is trusted to be legal; append what happened, unredacted, to `events`.

        `UNHEARD` is the log for callers that need no events, such as a search.
        """
        ...

    def why_not(self, state: S, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may. Same source as `legal_moves`."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """Return what the seat may know; None gives the referee's view."""
        ...

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position in the line protocol, `hands` among them.

        Cards are texts, `HIDDEN` what the seat may not know.
        """
        ...

    def determinize(self, view: View, rng: Chance) -> S:
        """Return a state that the seat cannot tell from the real one."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how the deal ended, None while it goes on."""
        ...


@runtime_checkable
class ProvesClaims(Protocol):
    """A game that can prove the remaining tricks certain: an optional capability of its rules."""

    def sure_leads(self, view: View) -> tuple[Play, ...]:
        """Return the viewer's cards in an order that, on lead, takes every remaining trick.

        Empty where that is not proved from the view alone, whatever the others hold and play.
        """
        ...


@runtime_checkable
class KeepsEarlierRules(Protocol):
    """A game whose rules have changed, and that continues older games by theirs: an optional capability."""

    def by_version(self, version: int) -> "Game[Any] | None":
        """Return the game as that version of its rules has it, None for a version that it does not know."""
        ...


class Deed(NamedTuple):
    """What a seat has undertaken in a finished deal, and whether it has made it."""

    seat: Seat
    what: str
    made: bool


@runtime_checkable
class TellsDeeds(Protocol):
    """A game with undertakings: an optional capability of its rules, for statistics."""

    def deeds(self, moves: Sequence[tuple[Seat | None, Move]], result: Result) -> tuple[Deed, ...]:
        """Return the undertakings of a finished deal with these moves; *what* is a key for words."""
        ...


@runtime_checkable
class NamesLines(Protocol):
    """A game with names for lines of one kind: an optional capability of its rules, for statistics."""

    def line_names(self, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
        """Return a name for each line of a deal's sheet, a key for words: its kind, or something more exact."""
        ...


Themes = Mapping[str, Callable[[View], bool]]
"""What can be practised: a key for its words, and whether the choice that the viewer has is about it."""


@runtime_checkable
class HasThemes(Protocol):
    """A game with parts that can be practised by themselves: an optional capability of its rules."""

    @property
    def themes(self) -> Themes:
        """What can be practised in it."""
        ...
