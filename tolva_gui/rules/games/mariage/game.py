"""The common part of the K+Q family (relatives of Mariage): dealing, play to tricks, the view.

A game derives from `MariageGame`, sets its parameters, and defines when melds are allowed, the effects of a finished
trick and the scoring of a deal.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules.account import Deed, Result, ScoreLine, Standing
from tolva_gui.rules.bounds import CARRIED, RACE_SCORES
from tolva_gui.rules.cards import SUITS, Card, check_deck
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    DealOver,
    Event,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Shown,
    Side,
)
from tolva_gui.rules.games.mariage.calls import GUBBAR, GUBBE_POINTS, PASS, MeldName, gubbe_kind, is_meld
from tolva_gui.rules.games.mariage.cardset import NO_SUIT, Bit, CardSet, Mask, bits
from tolva_gui.rules.games.mariage.claim import sure_leads
from tolva_gui.rules.games.mariage.duties import playable, takes_lead
from tolva_gui.rules.games.mariage.facts import display_of
from tolva_gui.rules.games.mariage.position import position_of
from tolva_gui.rules.games.mariage.proofs import excluded_by_play
from tolva_gui.rules.games.mariage.state import (
    ANSWER,
    EMPTY,
    FOLLOW,
    HANDS,
    LEAD,
    MELD,
    NOBODY,
    OVER,
    REDEAL,
    TALONG,
    TRICK,
    WON,
    Limit,
    MariageState,
    facts_of,
    public_state,
    zones_of,
)
from tolva_gui.rules.games.mariage.themes import MELDING
from tolva_gui.rules.games.mariage.worlds import fill_world
from tolva_gui.rules.info import GameInfo, Options, SetupError, check_seats
from tolva_gui.rules.kit.base import public_as
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.race_to import after_deal
from tolva_gui.rules.kit.score_sheet import add_line
from tolva_gui.rules.moves import Call, Move, Play, play_card
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason, Themes
from tolva_gui.rules.view import AnswerForm, Question, View


class Law(Struct, frozen=True):
    """The digest's rule ids for the duties common to the family."""

    follow: str
    trump: str
    head: str


PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("closed", "nobody", "fan"),
    PlaceInfo("talong", "nobody", "pile", arranged="dealt out"),
    PlaceInfo("up", "all", "row", arranged="across"),
    PlaceInfo("down", "nobody", "row", arranged="across"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile", arranged="crosswise"),
)
"""`closed` is a hand that its player has not taken up yet (T39): no player sees it."""
DRAWN_FROM: Final = tuple(
    replace(place, arranged="") if place.kind == "talong" else place for place in PLACES
)
"""The same for games in which cards are drawn from the talong during play."""

PHASES: Final = {
    REDEAL: "redeal",
    LEAD: "lead",
    FOLLOW: "follow",
    MELD: "meld",
    ANSWER: "answer",
    OVER: "over",
}
QUIET: Final = (PHASES[REDEAL], PHASES[MELD])
"""In these phases only holders of low cards, or of a pair, have a choice."""
VERBS: Final[Verbs] = {
    "play": Cards(),
    "meld": Says(SUITS),
    "ask": Says(),
    "pass": Says(),
    "half": Says(),
    "whole": Says(),
    "redeal": Says(),
}

MELD_POINTS: Final = (2, 1, 1, 1)
"""Points for setting trump and for each later meld (T16, B10, K5)."""


class MariageGame(ABC):
    """The common base. Subclasses set the attributes and implement the abstract methods at the end."""

    info: GameInfo
    table: CardSet
    law: Law
    meld_names: tuple[MeldName, ...]
    ends_at_target = True
    """Whether a side that reaches the target wins at once (T22); then no deal begins with a side at it."""
    first_forehand_deals = True
    """Whether the first forehand of a game deals first in the next (T6)."""
    places: ClassVar[tuple[PlaceInfo, ...]] = PLACES
    themes: ClassVar[Themes] = MELDING
    """The themes for practice (`HasThemes`)."""
    carries_vinsten = False
    """Whether an untaken vinsten is carried over to the next deal (T21)."""

    def seated(self, seats: int) -> Game[Any]:
        """Return the game itself: each form is for one number of players."""
        check_seats(self.info, seats)
        return self

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `play ST`, `meld H`, `ask`, `pass`, `half`, `whole`, `redeal`."""
        return parse_move(text, VERBS, "AKQJT98765432", "play ST")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing with its carried vinsten; raise SetupError if no deal can begin with it."""
        target, carried = self.info.target, standing.left.get("carried", 0)
        if self.ends_at_target and target is not None and max(standing.scores) >= target:
            raise SetupError(
                "a side with {target} or more has won: {scores} starts no deal",
                target=target,
                scores=list(standing.scores),
            )
        if any(score not in RACE_SCORES for score in standing.scores):
            raise SetupError("a score is from {least} to {most}", least=RACE_SCORES[0], most=RACE_SCORES[-1])
        if carried not in CARRIED:
            raise SetupError("carried points are from {least} to {most}", least=CARRIED[0], most=CARRIED[-1])
        return replace(standing, left={"carried": carried})

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal: dealer by T6, the same one after a void deal (B6)."""
        return after_deal(standing, result, self.info.seats)

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the first forehand (T6), or in other games the player after the last dealer (BD7)."""
        return ((first if self.first_forehand_deals else last) + 1) % self.info.seats

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> MariageState:
        """Deal the deck; see `Game.start`."""
        order = check_deck(deck, self.info.pack)
        table = self.card_set(options)
        state = MariageState(table, options, standing, self.info.seats, self.info.sides)
        state.carried = standing.left.get("carried", 0) if self.carries_vinsten else 0
        targets = self.deal_order(state)
        cards = [table.bit[card] for card in order]
        for bit, place in zip(cards, targets, strict=False):
            _lay(state, bit, place)
        state.stock = cards[len(targets) :]
        events.append(Called(standing.dealer, "deal"))
        if events is not UNHEARD:  # 36 events are a tenth of the time of a random deal
            events.extend(_dealt(order, targets))
        self.open_play(state)
        return state

    def to_act(self, state: MariageState) -> Seat | None:
        """Return the seat to act; None when the deal is over."""
        return None if state.phase == OVER else state.turn

    def legal_moves(self, state: MariageState) -> list[Move]:
        """Return the moves of the seat to act."""
        if state.phase == FOLLOW:
            return [*state.table.plays(self.playable(state))]
        if state.phase == LEAD:
            return [*state.table.plays(state.available(state.turn)), *self.calls(state)]
        return [] if state.phase == OVER else self.calls(state)

    def apply(self, state: MariageState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        if type(move) is Play:
            self._play(state, state.table.bit[move.card], events)
        else:
            self.call(state, move, events)

    def why_not(self, state: MariageState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        if state.phase == OVER:
            return Reason(None, "deal_over")
        if not isinstance(move, Play):
            return self.refuse_call(state, move)
        if move.verb != "play":
            return Reason(None, "not_in_this_game")
        bit = state.table.bit.get(move.card)
        if bit is None or not state.available(state.turn) >> bit & 1:
            return Reason(None, "not_available", {"card": move.card})
        if state.phase not in (LEAD, FOLLOW):
            return self.refuse_play(state)
        if state.phase == LEAD:
            return None
        return self._refuse_card(state, bit)

    def view(self, state: MariageState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else public_state(state, seat)
        if seat is not None:
            public.excluded = self.excluded(public)
            public.limits = self.limits(public)
            public.pairless = self.pairless(public)
        turn = self.to_act(state)
        legal = tuple(self.legal_moves(state)) if turn is not None and seat in (turn, None) else ()
        facts = facts_of(state)
        return View(
            info=self.info,
            options=state.options,
            ranks=state.table.ranks,
            seat=seat,
            to_act=turn,
            legal=legal,
            zones=zones_of(public),
            facts=facts,
            public=public,
            phase=PHASES[state.phase],
            question=self.question(state, legal) if legal else None,
            display=display_of(facts, self.info),
        )

    def question(self, state: MariageState, legal: tuple[Move, ...]) -> Question:
        """Return the question to the seat to act, with the effect of each of its calls."""
        says: dict[Move, Called] = {move: self.said(state, move) for move in legal if isinstance(move, Call)}
        if any(isinstance(move, Play) for move in legal):
            stakes: dict[Move, int] = {
                move: GUBBE_POINTS[gubbe_kind(move)] for move in says if move in GUBBAR
            }
            return Question("follow" if state.trick else "lead", says=says, form=AnswerForm(stakes=stakes))
        if state.phase == REDEAL:
            return Question("redeal", says=says)
        if state.phase == ANSWER or state.asked:
            key = "answer" if PASS in legal else "must_answer"
            return Question(key, {"asker": state.leader}, says=says)
        return Question(self.offer(state), says=says)

    def offer(self, state: MariageState) -> str:
        """Return the key of the question to a player who may meld now, before the next lead."""
        if state.stock:
            return "meld_before_draw"
        uncovered = any(
            below != EMPTY and above == EMPTY
            for up, down in zip(state.up, state.down, strict=True)
            for above, below in zip(up, down, strict=True)
        )
        return "meld_before_turning_up" if uncovered else "meld"

    def said(self, state: MariageState, call: Call) -> Called:
        """Return the call of the seat to act as it is heard at the table."""
        seat = state.turn
        if is_meld(call):
            return Called(seat, self.meld_name(state), call.value, MELD_POINTS[len(state.melds)])
        if call == PASS:
            words = {REDEAL: "content", ANSWER: "no"}
            return Called(seat, words.get(state.phase, "no" if state.asked else "no_meld"))
        return Called(seat, call.word)

    def position(self, view: View) -> dict[str, Any]:
        """Return the fields of `protocol.md` that are specific to this family, and those of its hands and tricks."""
        return position_of(view)

    def determinize(self, view: View, rng: Chance) -> MariageState:
        """Return a sampled state consistent with the seat's view."""
        return fill_world(public_as(MariageState, view.public), rng)

    def sure_leads(self, view: View) -> tuple[Play, ...]:
        """Return the cards with which the viewer, on lead, is proved to take all remaining tricks."""
        if view.seat is None or not isinstance(view.public, MariageState):
            return ()
        leads = sure_leads(view.public, view.seat, self.info.partner(view.seat))
        return tuple(play_card(view.public.table.cards[bit]) for bit in leads)

    def result(self, state: MariageState) -> Result | None:
        """Return the result of the deal, None while it goes on."""
        if state.phase != OVER:
            return None
        left, scores = {"carried": state.carried}, tuple(state.scores)
        return Result(tuple(state.lines), scores, left, _ranking(state), state.void)

    def playable(self, state: MariageState) -> Mask:
        """Return the cards that the seat to act may play to the current trick."""
        hand = state.available(state.turn)
        return playable(state.table, hand, state.table.suit_of[state.trick[0]], state.trump, state.best)

    def pairs(self, state: MariageState, seat: Seat) -> list[int]:
        """Return the suits whose king and queen the seat holds unmelded."""
        cards = state.available(seat)
        return [
            no for no, pair in enumerate(state.table.pair) if cards & pair == pair and not state.melded & pair
        ]

    def refuse_pair(self, state: MariageState, seat: Seat, suit: int, rule: str) -> Reason | None:
        """Refuse a meld of a suit whose king and queen the seat does not both have, or has melded before."""
        pair = state.table.pair[suit]
        if state.melded & pair:
            return Reason(rule, "melded_before", {"suit": SUITS[suit]})
        if state.available(seat) & pair != pair:
            return Reason(rule, "pair_missing", {"suit": SUITS[suit]})
        return None

    def add_meld(self, state: MariageState, suit: int, events: Log) -> None:
        """Meld for the seat to act: the first meld sets trump, and the pair is known from now on."""
        points, name = MELD_POINTS[len(state.melds)], self.meld_name(state)
        if not state.melds:
            state.trump = suit
        state.melds.append((state.turn, suit, points))
        state.melded |= state.table.pair[suit]
        self.show_pair(state, suit, events)
        events.append(Called(state.turn, name, SUITS[suit], points))
        add_line(state, "meld", self.info.side(state.turn), points, events)

    def show_pair(self, state: MariageState, suit: int, events: Log) -> None:
        """Show king and queen of the suit, held by the seat to act, to all from now on."""
        pair = state.table.pair[suit]
        state.shown |= pair
        by_place: dict[Place, list[Card]] = {}
        for card in state.table.sorted(pair):
            by_place.setdefault(state.place_of(state.turn, state.table.bit[card]), []).append(card)
        events += [Shown(place, tuple(cards)) for place, cards in by_place.items()]

    def meld_name(self, state: MariageState) -> MeldName:
        """Return the name of the next meld of the deal."""
        return self.meld_names[len(state.melds)]

    def line_names(self, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
        """Return the names of lines; melds differ by their order in the deal (T16)."""
        melds = iter(self.meld_names)
        return tuple(next(melds, line.kind) if line.kind == "meld" else line.kind for line in lines)

    def deeds(self, moves: Sequence[tuple[Seat | None, Move]], result: Result) -> tuple[Deed, ...]:
        """Return an announced gubbe, made if it brought points."""
        made = next((line.points > 0 for line in result.lines if line.kind == "gubbe"), None)
        announced = [(seat, str(move)) for seat, move in moves if seat is not None and move in GUBBAR]
        return () if made is None else tuple(Deed(seat, kind, made) for seat, kind in announced[:1])

    def decline_ask(self, state: MariageState, seat: Seat, events: Log) -> None:
        """Record and log that the asked partner melds nothing."""
        state.declined.append((len(state.history), seat))
        events.append(Called(seat, "no"))

    def end_deal(self, state: MariageState, winner: Side | None, events: Log) -> None:
        """Close the deal."""
        state.phase = OVER
        state.winner = winner
        events.append(DealOver(() if winner is None else (winner,)))

    def draw(self, state: MariageState, seat: Seat, events: Log) -> None:
        """Give the seat the next card of the stock."""
        bit = state.stock.pop(0)
        state.hands[seat] |= 1 << bit
        events.append(Moved((state.table.cards[bit],), TALONG, HANDS[seat]))

    def _refuse_card(self, state: MariageState, bit: Bit) -> Reason | None:
        must = self.playable(state)
        if must >> bit & 1:
            return None
        lead = state.table.suit_of[state.trick[0]]
        values = {
            "card": state.table.cards[bit],
            "led": SUITS[lead],
            "trump": None if state.trump == NO_SUIT else SUITS[state.trump],
            "best": state.table.cards[state.best],
            "instead": state.table.sorted(must),
        }
        return Reason(*self._broken(state, bit, must, lead), values)

    def _broken(self, state: MariageState, bit: Bit, must: Mask, lead: int) -> tuple[str, str]:
        suit = state.table.suit_of[bit]
        if suit != lead and state.table.suit_of[next(bits(must))] == lead:
            return self.law.follow, "must_follow"
        if suit not in (lead, state.trump):
            return self.law.trump, "must_trump"
        return self.law.head, "must_head"

    def _play(self, state: MariageState, bit: Bit, events: Log) -> None:
        seat, trick = state.turn, state.trick
        source = state.take_from(seat, bit)
        events.append(Moved((state.table.cards[bit],), source, TRICK))
        if not trick:
            state.been_in |= 1 << seat
            state.best, state.best_seat = bit, seat
        elif takes_lead(state.table, bit, state.best, state.trump):
            state.best, state.best_seat = bit, seat
        trick.append(bit)
        if len(trick) < self.info.seats:
            state.turn = (seat + 1) % self.info.seats
            state.phase = FOLLOW
        else:
            self._take_trick(state, events)

    def _take_trick(self, state: MariageState, events: Log) -> None:
        table, winner, cards = state.table, state.best_seat, tuple(state.trick)
        side = self.info.side(winner)
        points = sum([table.value[bit] for bit in cards])
        state.points[side] += points
        if table.eyes is not None:
            state.eyes[side] += sum([table.eyes[bit] for bit in cards])
        state.tricks_won[winner] += 1
        state.history.append((state.leader, cards, state.trump, winner))
        state.trick = []
        state.leader = state.turn = winner
        state.best_seat = NOBODY
        state.phase = LEAD
        faces = tuple(table.cards[bit] for bit in cards)
        events.append(Moved(faces, TRICK, WON[winner]))
        events.append(Called(winner, "trick", len(state.history), points))
        self.after_trick(state, points, events)

    def excluded(self, public: MariageState) -> list[Mask]:
        """Return per seat the cards that it is proved not to hold now."""
        return excluded_by_play(public)

    def limits(self, public: MariageState) -> tuple[Limit, ...]:
        """Return limits on cards of which a seat is proved to hold only a few now."""
        return ()

    def pairless(self, public: MariageState) -> Mask:
        """Return the seats, as a set, that are proved to have no pair to meld now."""
        return 0

    def card_set(self, options: Options) -> CardSet:
        """Return the order and values of the cards under these options."""
        return self.table

    @abstractmethod
    def deal_order(self, state: MariageState) -> Sequence[Place]:
        """Return the places of the dealt cards, in dealing order; the rest is the stock."""

    def open_play(self, state: MariageState) -> None:
        """Prepare the first decision of the deal; by default forehand's lead."""
        state.phase = LEAD

    @abstractmethod
    def calls(self, state: MariageState) -> list[Move]:
        """Return the moves of the seat to act that are not cards."""

    @abstractmethod
    def refuse_call(self, state: MariageState, move: Move) -> Reason | None:
        """Return why the seat to act may not make that call."""

    @abstractmethod
    def refuse_play(self, state: MariageState) -> Reason:
        """Return why the seat to act may play no card before it has answered."""

    @abstractmethod
    def call(self, state: MariageState, move: Move, events: Log) -> None:
        """Make a move that is not a card."""

    @abstractmethod
    def after_trick(self, state: MariageState, points: int, events: Log) -> None:
        """Score the trick that `state.leader` took, with its card points, and open the next decision."""


def _lay(state: MariageState, bit: Bit, place: Place) -> None:
    """Put a dealt card in its place."""
    if place.owner is None or place.kind in ("hand", "closed"):
        state.hands[place.owner or 0] |= 1 << bit
    elif place.slot is not None and place.kind == "up":
        state.set_up(place.owner, place.slot, bit)
    elif place.slot is not None:
        state.down[place.owner][place.slot] = bit


def _dealt(order: tuple[Card, ...], targets: Sequence[Place]) -> Iterator[Event]:
    """Yield the deal, cards dealt together (B5, K2) in one event."""
    first = 0
    for place, packet in groupby(targets):
        following = first + sum(1 for _ in packet)
        yield Moved(order[first:following], TALONG, place, True)
        first = following


def _ranking(state: MariageState) -> tuple[tuple[Side, ...], ...]:
    """Return the winner, then all others ranked by score; empty while the game goes on."""
    if state.winner is None:
        return ()
    others = [side for side in range(len(state.scores)) if side != state.winner]
    levels = sorted({state.scores[side] for side in others}, reverse=True)
    rest = [tuple(side for side in others if state.scores[side] == level) for level in levels]
    return ((state.winner,), *rest)
