"""The game protocol: the interface of every game to the table, the players and the engine.

A game is a stateless object for one number of players; its state is small, mutable and has `copy()`. Rules never
shuffle: the order of the deck is given. Only the table holds a State of a live deal: players get a `View`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import chain, repeat
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct, ValidationError, convert, field, json
from msgspec.structs import replace

from tolva_gui.rules.account import Carry, Deed, Result, ScoreLine, Standing
from tolva_gui.rules.cards import ACE_HIGH, Card, check_deck
from tolva_gui.rules.deal import Deal, Start
from tolva_gui.rules.events import NULL_LOG, Called, Log, Place, Seat
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.info import GameInfo, Options, SetupError, check_seats, check_standing
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.notation import Verbs, parse_move
from tolva_gui.rules.orders import Chance
from tolva_gui.rules.piles import Piles, spots_of
from tolva_gui.rules.sampling import Mask
from tolva_gui.rules.score_sheet import log_result
from tolva_gui.rules.view import Display, Facts, Question, Sign, View, rows


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


State = Deal
"""A position of one deal, opaque to all but the game that made it."""
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
D = TypeVar("D", bound=Deal)
G = TypeVar("G")


def calls_of(moves: Moves, *words: str) -> list[tuple[Seat, Call]]:
    """Return the calls of a deal with one of these words, each with its speaker."""
    calls = [(seat, move) for seat, move in moves if seat is not None and isinstance(move, Call)]
    return [(seat, call) for seat, call in calls if call.word in words]


@cache
def for_seats(kind: Callable[[int], G], seats: int) -> G:
    """Return the game of that class for a number of players, the same object each time."""
    return kind(seats)


class Game(ABC, Generic[D]):
    """A card game for one number of players, one deal after the other, in which usually one seat is to act.

    Games accept only states that they have made themselves. A game sets the class attributes, writes `deal`,
    `legal_moves`, `apply` and `outcome`, and overrides what else differs.

    *first_protocol*: the line protocol has other fields for it, see `docs/protocol.md`: `carried` and `winner` alone.
    *goals*: goals of the ladder besides those of every game, each with the kind of line that reaches it, if one does.
    *themes*: what can be practised separately.

    *state*: the class of its positions. *facts_kind*: that of the public facts. *ranks*: the order of hands, strongest
    first. *example*: a move, for an error. *pack_at*: the place from which cards are dealt. *sorts_hands*: whether
    zones and positions have hands in order.
    """

    info: GameInfo
    first_protocol: ClassVar[bool] = False
    goals: ClassVar[Goals] = {}
    themes: ClassVar[Themes] = {}
    state: type[D]
    facts_kind: ClassVar[type[Facts]] = Facts
    ranks: ClassVar[str] = ACE_HIGH
    verbs: ClassVar[Verbs]
    example: ClassVar[str]
    pack_at: ClassVar[Place] = Place("stock")
    sorts_hands: ClassVar[bool] = True

    def seated(self, seats: int) -> "Game[Any]":
        """Return the game for that number of players, one of `info.seat_counts`."""
        check_seats(self.info, seats)
        return self if seats == self.info.seats else for_seats(type(self), seats)

    def parse(self, text: str) -> Move:
        """Return the move in this notation; raise MoveError if it is not a move of this game."""
        return parse_move(text, self.verbs, self.ranks, self.example)

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

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = NULL_LOG,
        further: Further = NOTHING_FURTHER,
    ) -> D:
        """Deal `deck`, next card first. Raise CardError if it is not an order of the pack.

        The deal may be over at once, with a result that the events report; it cannot be void.
        """
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
        return {}

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
        dealer, seats, piles, source = start.standing.dealer, self.info.seats, start.piles, self.pack_at
        around = ((dealer + self.info.direction * place) % seats for place in range(1, seats + 1))
        turns = [seat for seat in around if seat not in out]
        events.append(Called(dealer, "deal"))
        left = min(count, len(piles[source]))
        rounds = chain(packets, repeat(1))
        while left and turns:
            packet = next(rounds)
            for seat in turns:
                given = piles.draw(min(packet, left), source, Place(kind, seat), events, dealt=True)
                left -= len(given)
        return turns

    def take_further(self, state: D, further: Further, events: Log) -> None:
        """Put the further orders of cards into the new deal; raise CardError if they do not fit."""
        return

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

    def to_act(self, state: D) -> Seat | None:
        """Return the seat to act; None if the deal is over, or if any seat may move next (a race)."""
        return None if state.phase == "over" else state.turn

    @abstractmethod
    def legal_moves(self, state: D) -> list[Move]:
        """Return the moves that can be made now; never depends on cards hidden from the mover.

        They belong to the seat to act, except moves that name their own seat (`moves.mover`). A verb that `View.form`
        calls open has only examples here; `why_not` is complete.
        """

    @abstractmethod
    def apply(self, state: D, move: Move, events: Log = NULL_LOG) -> None:
        """Make the move in place, trusting it to be legal; append unredacted events to `events`.

        `NULL_LOG` is the log for callers that need no events, such as a search.
        """

    def why_not(self, state: D, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may. Same source as `legal_moves`."""
        return Reason(None, "deal_over") if state.phase == "over" else self.refuse(state, move)

    def refuse(self, state: D, move: Move) -> Reason | None:
        """Return why the move may not be made while the deal goes on; by default all that is not listed."""
        return None if move in self.legal_moves(state) else Reason(None, "not_in_this_game")

    def result(self, state: D) -> Result | None:
        """Return the result of the deal, None while it goes on."""
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
        """Return the seat's view; None gives the referee's. Only the seat to act (or the referee) is asked."""
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
        """Return the game's own fields of a position in the line protocol, `hands` among them.

        Cards are texts; `HIDDEN` stands for a card that the seat may not know.
        """
        return {"hands": rows(view, "hand")}

    def seen(self, view: View) -> D:
        """Return the view's public state; raise TypeError if it is another game's."""
        if not isinstance(view.public, self.state):
            raise TypeError(
                f"a view of {self.info.id} is needed, not one with a {type(view.public).__name__}"
            )
        return view.public

    def determinize(self, view: View, rng: Chance) -> D:
        """Return a sampled state consistent with the seat's view."""
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


class OneDealGame(Game[D]):
    """A game in which each deal is a game."""

    def last_deal(self, options: Options) -> int:
        return 1
