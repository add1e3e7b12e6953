"""What a seat may know of a position: facts, signs, the question to it, and the view that has them all.

Last come a view's contents as the line protocol writes them in a position.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct, field

from tolva_gui.rules.account import AccountStep, PaperEntry
from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Called, Place, Seat, Zones, cards_at
from tolva_gui.rules.info import GameInfo, Options
from tolva_gui.rules.moves import Move

HIDDEN = "??"
"""In a position: a card or number that the seat may not know."""


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


def plays_of(trick: TrickRecord, info: GameInfo) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards of a finished trick in order, each with its player."""
    return tuple(
        ((trick.leader + info.direction * no) % info.seats, card) for no, card in enumerate(trick.cards)
    )


class Sign(Struct, frozen=True):
    """A sign in the window besides the cards: at a seat, or for the whole table (None)."""

    key: str
    seat: Seat | None = None
    values: Mapping[str, object] = field(default_factory=dict)


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
    its own sign. *seen*: cards in hands that everybody has seen. *plays*: the player and the number of cards of each
    play that lies in the spread of `plays`. *account*: once the deal is over, its scoring step by step.
    """

    signs: tuple[Sign, ...] = ()
    stands_for: Mapping[Card, Card] = field(default_factory=dict)
    order: tuple[tuple[tuple[Card, str], ...], ...] = ()
    paper: tuple[tuple[PaperEntry | None, ...], ...] = ()
    account: tuple[AccountStep, ...] = ()
    trump: TrumpSign | None = None
    seen: tuple[Card, ...] = ()
    plays: tuple[tuple[Seat, int], ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """All that a seat may know (`seat` None: the referee, who sees all), and all that a player is ever given.

    *info*: the game under these options. *ranks*: the order of strength, strongest first; hands are sorted by it.
    *legal*: the seat's legal moves now (`moves.mover`). *public*: the state without the cards hidden from the seat, for
    the game itself and for players written for the game. *phase*: the stage of the deal, by the digest's name.
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
    display: Display = Display()

    @property
    def form(self) -> AnswerForm:
        """The seat's form of answer, `ANY_MOVE` if it is not asked."""
        return ANY_MOVE if self.question is None else self.question.form


def faces(cards: Iterable[Card | None]) -> list[str]:
    """Return the cards as texts, `HIDDEN` for those that the seat may not see."""
    return [HIDDEN if card is None else str(card) for card in cards]


def faces_at(view: View, kind: str) -> list[str]:
    """Return the cards of a place of the table."""
    return faces(cards_at(view.zones, Place(kind)))


def rows(view: View, kind: str) -> list[list[str]]:
    """Return the cards of every place of that kind, in the order of the zones."""
    return [faces(zone.cards) for zone in view.zones if zone.place.kind == kind]


def trick_fields(view: View) -> dict[str, Any]:
    """Return the fields common to trick games: the trick on the table, its leader, and the tricks taken per seat.

    Raise TypeError for a game without tricks.
    """
    facts = view.facts
    if not isinstance(facts, TrickFacts):
        raise TypeError(f"{view.info.id} has no tricks")
    return {
        "table": [[seat, str(card)] for seat, card in facts.trick],
        "leader": facts.leader,
        "tricks_won": list(facts.tricks_won),
    }
