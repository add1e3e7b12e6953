"""The game protocol: the interface of every game to the table, the players and the engine.

A game is a stateless object for one number of players; its state is small, mutable and has `copy()`. Rules never
shuffle: the order of the deck is given. Only the table holds a State of a live deal: players get a `View`.
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
"""Values carried over from earlier deals besides the scores, as JSON values."""
OwnGoal = Literal["bids", "deed", "risk", "sweep"]
"""By deals with: `bids`, an own `bid` line; `deed` and `risk`, own deeds made (`TellsDeeds`); `sweep`, an own
`tabbe`.
"""
HIDDEN = "??"
"""In a position: a card or number that the seat may not know."""


class Option(Struct, frozen=True):
    """A choice of rules. `values`: the allowed values, including the default; `rule`: the id in the rule digest."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: str


class GameInfo(Struct, frozen=True, dict=True):
    """The static properties of a game for one number of players. Side of seat s: s mod `sides`.

    Setup: *seat_counts*: the allowed numbers of players, if more than this one. *partners_option*: the option under
    which four play as two sides. *pack*: every card of the deck, twice if two packs are used. *other_packs*:
    replacements of the deck by option name and value. *further*: names of the further orders of cards that a deal may
    need (`turned`, `reshuffles`), each with the number of cards in such an order. *drawn_by*: the ranks, strongest
    first, if everyone draws a card and the lowest deals first (B3); empty if the first dealer is drawn by lot.
    *first_score*: each side's score when a game begins. *target*: the winning score of a race.

    Play: *places*: the kinds of places on the table. *direction*: 1 clockwise, -1 to the right. *quiet*: phases in
    which showing the turn would reveal cards; the window points at the leader instead. *together*: all make every move
    at the same time, and the person at the window makes it for them. *reactions*: in a game of speed, whose moves carry
    the time, the word of each reaction and the rank that it answers.

    Beyond: *family*: games that share their facts and their players' knowledge. *goals*: goals of the ladder besides
    those of every game, see `OwnGoal`.
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
        """Return the game's properties under these options: two sides with partners, another pack."""
        pack = self.pack_for(options)
        sides = 2 if self.seats == 4 and options.get(self.partners_option) else self.sides
        if (pack, sides) == (self.pack, self.sides):
            return self
        return replace(self, pack=pack, sides=sides)

    def side(self, seat: Seat) -> Side:
        """Return the side that the seat plays for."""
        return seat % self.sides

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner's seat, None if each plays alone."""
        return (seat + self.sides) % self.seats if self.seats > self.sides else None

    def pack_for(self, options: Options) -> tuple[Card, ...]:
        """Return every card of the deck under these options."""
        chosen = (pack for name, value, pack in self.other_packs if options.get(name) == value)
        return next(chosen, self.pack)

    def defaults(self) -> dict[str, OptionValue]:
        """Return every option at its default."""
        return {option.name: option.default for option in self.options}

    def sight(self, seat: Seat | None) -> Sight:
        """Return what the seat sees, by the kinds of places; None is the referee."""
        return Sight(self._places, seat)

    @cached_property
    def _places(self) -> Mapping[str, PlaceInfo]:
        return {place.kind: place for place in self.places}


class Standing(Struct, frozen=True):
    """The start of a deal: its dealer, the scores of the sides, values carried over, and its number."""

    dealer: Seat
    scores: tuple[int, ...]
    left: Left = field(default_factory=dict)
    deal: int = 1


class Reason(Struct, frozen=True):
    """Why a move is refused: the rule (None if no digest rule is broken), a text key and its values."""

    rule: str | None
    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class SetupError(Fault, ValueError):
    """A game, option or starting score that does not exist or does not fit; the message names it."""


def check_seats(info: GameInfo, seats: int) -> None:
    """Raise SetupError if the game does not allow that number of players."""
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
    """A well-formed move that is not allowed now."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.key} ({reason.rule or 'no rule'})")
        self.move = move
        self.reason = reason


class ScoreLine(Struct, frozen=True, gc=False):
    """A line of the sheet. `points`: the change, for `fall` the new score."""

    kind: str
    side: Side
    points: int


class Result(Struct, frozen=True):
    """The end of a deal.

    *ranking*: empty while the game goes on; once it is over, the sides from best to worst, ties together. *void*: a new
    deal was demanded, by the same dealer.
    """

    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    left: Left = field(default_factory=dict)
    ranking: tuple[tuple[Side, ...], ...] = ()
    void: bool = False

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have won the game; several if they share the win."""
        return self.ranking[0] if self.ranking else ()

    @property
    def winner(self) -> Side | None:
        """The side that has won the game, the first of those that share the win."""
        return min(self.winners, default=None)


class TrickRecord(Struct, frozen=True, gc=False):
    """A finished trick: leader, cards in order of play, the trump suit at the time, and the winner."""

    leader: Seat
    cards: tuple[Card, ...]
    trump: Suit | None
    winner: Seat


class Facts(Struct, frozen=True):
    """Public facts of every game."""

    dealer: Seat
    scores: tuple[int, ...]


class TrickFacts(Facts, frozen=True):
    """Public facts of trick games."""

    leader: Seat
    trump: Suit | None
    tricks_won: tuple[int, ...]
    trick: tuple[tuple[Seat, Card], ...]
    winning: Seat | None
    tricks: tuple[TrickRecord, ...]


class RaceFacts(Facts, frozen=True):
    """Public facts of games decided by the clock, in milliseconds from the start of the deal.

    *shown_at*: when the top card was turned. *reacted*: the seats that have reacted rightly to it, with times.
    *locked*: per seat, when its lock ends, 0 if not locked.
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
    """A sign in the window besides the cards: at a seat, or for the whole table (None)."""

    key: str
    seat: Seat | None = None
    values: Mapping[str, object] = field(default_factory=dict)


class AccountStep(Struct, frozen=True):
    """A step in the scoring of a deal, as a sentence: a key for its words and the values in them.

    Values called `payer`, `taker` or `owner` are seats.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


class PaperEntry(Struct, frozen=True):
    """One entry of a score paper. *value*: None if it goes without saying.

    *stroke*: once struck out, the player numbers above and below the stroke, counted from 1; 0 for none.
    """

    value: int | None = None
    stroke: tuple[int, int] | None = None


class AnswerForm(Struct, frozen=True):
    """How an answer is given, if not simply by choosing one of the legal moves.

    *open*: verbs with too many moves to list; the legal moves have examples of them. *box*: every bid of an auction,
    legal now or not: rows of calls that belong together, lowest first. *piles*: by kind of place, the call made by
    touching the pile's top card. *worth*: the value of each card while choosing cards that must add up to a sum.
    *stakes*: the points won or lost by a call, which must not be made by a slip. *numbers_are_seats*: the numbers in
    calls are seats.
    """

    open: tuple[str, ...] = ()
    box: tuple[tuple[Move, ...], ...] = ()
    piles: Mapping[str, Move] = field(default_factory=dict)
    worth: Mapping[Card, int] = field(default_factory=dict)
    stakes: Mapping[Move, int] = field(default_factory=dict)
    numbers_are_seats: bool = False


ANY_MOVE: Final = AnswerForm()
"""The form of an answer that is one of the legal moves."""


class Question(Struct, frozen=True):
    """The question to the seat to act: a key for the words and their values; the view's legal moves answer it.

    *says*: the words of a move at the table, if they do not follow from the move alone. *form*: the form of the answer.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    says: Mapping[Move, Called] = field(default_factory=dict)
    form: AnswerForm = ANY_MOVE


COUNT: Final = "count"
"""The sign of a side's count so far, at a seat; players may prefer to count for themselves."""


class TrumpSign(Struct, frozen=True):
    """The trump of the deal (None: no suit), and the announcement that changes it, or the deal."""

    suit: Suit | None
    announced: Called | None = None


class Display(Struct, frozen=True):
    """The display at the table besides the cards.

    *signs*: at the seats and for the whole table. *stands_for*: cards that count as others in this deal, such as a
    joker. *order*: if ranks are unusual, the cards from the strongest down in rows, each with the key of its name or
    "". *paper*: the public score paper of the game, in rows with an entry per seat. *trump*: if important enough for
    its own sign. *seen*: cards in hands that everybody has seen. *account*: once the deal is over, its scoring step by
    step.
    """

    signs: tuple[Sign, ...] = ()
    stands_for: Mapping[Card, Card] = field(default_factory=dict)
    order: tuple[tuple[tuple[Card, str], ...], ...] = ()
    paper: tuple[tuple[PaperEntry | None, ...], ...] = ()
    account: tuple[AccountStep, ...] = ()
    trump: TrumpSign | None = None
    seen: tuple[Card, ...] = ()


CARDS_ONLY: Final = Display()
"""The display of a game that shows nothing besides the cards."""


class Chance(Protocol):
    """A source of chance, passed in from outside: `random.Random` is one."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...

    def shuffle(self, x: list[Any]) -> None:
        """Put the list in a random order, in place."""
        ...


class State(Protocol):
    """A position of one deal, opaque to all but the game that made it."""

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


class View(Struct, frozen=True, kw_only=True):
    """All that a seat may know (`seat` None: the referee, who sees all), and all that a player is ever given.

    *ranks*: the order of strength under these options, strongest first; hands are sorted by it. *legal*: the seat's
    legal moves now (`moves.mover`). *public*: the state without the cards hidden from the seat, for the game itself and
    for players written for the game. *phase*: the stage of the deal, by the digest's name. *question*, *display*: for
    the window.
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
        """The seat's form of answer, `ANY_MOVE` if it is not asked."""
        return ANY_MOVE if self.question is None else self.question.form


Further = Mapping[str, Sequence[tuple[Card, ...]]]
"""Further orders of cards that a deal needs, by their names in `GameInfo.further`.

If their number is unknown in advance, the host gives a sequence that makes them on demand; its length is the number
made so far.
"""
NOTHING_FURTHER: Further = {}


class OrderMissing(Fault, LookupError):
    """The deal needs one more of the further orders than it was given; the move can be made once it has it."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A card game for one number of players. Games accept only states that they have made themselves."""

    @property
    def info(self) -> GameInfo:
        """Id, seats, sides, pack, options, places, rules version."""
        ...

    def seated(self, seats: int) -> "Game[Any]":
        """Return the game for that number of players, one of `info.seat_counts`."""
        ...

    def parse(self, text: str) -> Move:
        """Return the move in this notation; raise MoveError if it is not a move of this game."""
        ...

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing completed for a deal of this game.

        Raise SetupError if the options conflict, or no deal can begin with this standing.
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

        The deal may be over at once, with a result that the events report; it cannot be void.
        """
        ...

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal; None when the game is over."""
        ...

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the first dealer of the next game, given this one's first and last dealer and its last result."""
        ...

    def to_act(self, state: S) -> Seat | None:
        """Return the seat to act; None if the deal is over, or if any seat may move next (a race)."""
        ...

    def legal_moves(self, state: S) -> list[Move]:
        """Return the moves that can be made now; never depends on cards hidden from the mover.

        They belong to the seat to act, except moves that name their own seat (`moves.mover`). A verb that `View.form`
        calls open has only examples here; `why_not` is complete.
        """
        ...

    def apply(self, state: S, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place, trusting it to be legal; append unredacted events to `events`.

        `UNHEARD` is the log for callers that need no events, such as a search.
        """
        ...

    def why_not(self, state: S, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may. Same source as `legal_moves`."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        ...

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position in the line protocol, `hands` among them.

        Cards are texts; `HIDDEN` stands for a card that the seat may not know.
        """
        ...

    def determinize(self, view: View, rng: Chance) -> S:
        """Return a sampled state consistent with the seat's view."""
        ...

    def result(self, state: S) -> Result | None:
        """Return the result of the deal, None while it goes on."""
        ...


@runtime_checkable
class ProvesClaims(Protocol):
    """A game that can prove the remaining tricks certain: an optional capability of its rules."""

    def sure_leads(self, view: View) -> tuple[Play, ...]:
        """Return the viewer's cards in an order that takes every remaining trick from the lead.

        Empty unless the view alone proves it, whatever the others hold and play.
        """
        ...


@runtime_checkable
class KeepsEarlierRules(Protocol):
    """A game whose rules have changed, and that continues older games by their rules: an optional capability."""

    def by_version(self, version: int) -> "Game[Any] | None":
        """Return the game by that version of its rules, None for an unknown version."""
        ...


class Deed(NamedTuple):
    """A seat's undertaking in a finished deal, and whether it was fulfilled."""

    seat: Seat
    what: str
    made: bool


@runtime_checkable
class TellsDeeds(Protocol):
    """A game with undertakings, for statistics: an optional capability of its rules."""

    def deeds(self, moves: Sequence[tuple[Seat | None, Move]], result: Result) -> tuple[Deed, ...]:
        """Return the undertakings of a finished deal with these moves; *what* is a key for words."""
        ...


@runtime_checkable
class NamesLines(Protocol):
    """A game with its own names for score lines, for statistics: an optional capability of its rules."""

    def line_names(self, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
        """Return a name for each line of a deal's sheet, a key for words: its kind, or something more exact."""
        ...


Themes = Mapping[str, Callable[[View], bool]]
"""Themes for practice: a key for the words, and a test of whether the viewer's choice fits the theme."""


@runtime_checkable
class HasThemes(Protocol):
    """A game with themes that can be practised separately: an optional capability of its rules."""

    @property
    def themes(self) -> Themes:
        """The themes for practice."""
        ...
