"""One game at the table: seats, decks, turns, log and undo. All moves reach the rules through it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import count
from operator import itemgetter
from typing import Any, Final, Self

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, RecordError, SeatSetup, game_of
from tolva_gui.records.replay import play_all
from tolva_gui.rules.account import Carried, Result, Standing
from tolva_gui.rules.cards import Card, check_deck
from tolva_gui.rules.events import Event, Seat
from tolva_gui.rules.info import GameInfo, Options, SetupError
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.parti import (
    Deal,
    NotNow,
    NotYourTurn,
    Parti,
    complete_options,
    find_game,
    lowest_drawn,
)
from tolva_gui.rules.protocol import NOTHING_FURTHER, Further, Game, Reason
from tolva_gui.rules.view import View
from tolva_gui.table.shuffle import drawn, orders_of, shuffled

__all__ = ["DealResult", "Host", "NotNow", "NotYourTurn", "RecordError", "SetupError"]


class DealResult(Struct, frozen=True):
    """The result of a finished deal. `number` counts from 1, without void deals."""

    number: int
    dealer: Seat
    result: Result


def draw(info: GameInfo, seed: int) -> tuple[tuple[Card, ...], Seat]:
    """Return each seat's card in the draw for the first deal, if that is the custom (B3), and who deals it.

    The lowest card deals. If several draw it, all draw again (BD5): this is the deciding draw. Without the custom there
    are no cards, and the dealer is found by lot.
    """
    if not info.drawn_by:
        return (), drawn(info.seats, seed, "dealer")
    draws = (shuffled(info.pack, seed, f"draw {times}")[: info.seats] for times in count())
    lowest = ((cards, lowest_drawn(cards, info.drawn_by)) for cards in draws)
    return next((cards, seat) for cards, seat in lowest if seat is not None)


def able_to_begin(game: Game[Any], options: Options, drawn_one: Standing) -> Standing:
    """Return the standing with the drawn dealer, or the next seat to the left that may begin with it.

    In tjugoett a seat may have no money for a bank, or have been banker. If no seat may begin, the drawn dealer stays,
    and the error is reported for them.
    """
    for step in range(game.info.seats):
        start = replace(drawn_one, dealer=(drawn_one.dealer + step) % game.info.seats)
        try:
            return game.check_start(options, start)
        except SetupError:
            continue
    return drawn_one


def further_orders(info: GameInfo, seed: int, name: str, given: Further) -> Further:
    """Return the further pack orders of a deal: the given ones, then those from the seed."""
    found: dict[str, Sequence[tuple[Card, ...]]] = {}
    for what, size in info.further:
        if size == len(info.pack):
            found[what] = orders_of(info.pack, seed, f"{name} {what}", given.get(what, ()))
        else:
            found[what] = given.get(what) or (shuffled(info.pack, seed, f"{name} {what}")[:size],)
    return found


def further_of(record: GameRecord, deal: RecordedDeal) -> Further:
    """Return the pack orders of a recorded deal, and the source of further ones."""
    info = game_of(record).info.under(record.options)
    times = sum(each.number == deal.number for each in record.deals[: record.deals.index(deal)])
    name = f"game {record.game_number} deal {deal.number} pack {times}"
    return further_orders(info, record.seed, name, deal.further)


class Host(Parti):
    """A game (parti) being played: its people, its decks and its undo.

    *seed* gives every deck that is not passed in: the deck of a deal depends only on the seed, the number of the game
    in its series, the number of the deal, and how often it has been dealt again (B6), so a deal that is undone and
    dealt again is the same.
    """

    def __init__(
        self,
        parti: Parti,
        seats: Sequence[SeatSetup],
        *,
        seed: int,
        game_number: int = 1,
        decks: Iterable[Sequence[Card]] = (),
    ) -> None:
        if len(seats) != parti.game.info.seats:
            raise SetupError(
                f"{parti.game.info.id} has {parti.game.info.seats} seats; {len(seats)} are given"
            )
        super().__init__(parti.game, parti.options, parti.start)
        self.deals = parti.deals
        self.info: Final = parti.game.info.under(parti.options)
        """The properties of the game under its options."""
        self.seats = tuple(seats)
        self.seed = seed
        self.game_number = game_number
        self.began = ""
        """Date and time for the record, ISO 8601; passed in, since the table has no clock."""
        self.notes: list[tuple[int, str]] = []
        """Notes, each with the number of moves made before it."""
        self.extra: tuple[tuple[str, str], ...] = ()
        """Record lines of other programs."""
        self.aids = True
        """False: agreed to play without hints, values on the cards and undo. Enforced by the window."""
        self.phones: frozenset[Seat] = frozenset()
        """The seats whose people hold their cards on phones. No record knows of it; enforced by the window."""
        self.settled = 0
        """The number of moves of the deal that nobody takes back: a task begins after them."""
        self.drawn: tuple[Card, ...] = ()
        """Each seat's card in the draw for the first deal; empty without a draw and in a resumed game."""
        self.taken_up: GameRecord | None = None
        """The record from which the game was resumed, if any."""
        self._helped: set[int] = set()
        """The numbers of the deals in which a hint, open cards or undo were used; `undo_to` adds to it."""
        self._decks = tuple(decks)
        self.version = 0
        """The number of deals, moves and undos so far: an answer for another version is stale.

        Unlike the length of the log, it never repeats after an undo.
        """
        self._views: dict[Seat | None, View] = {}
        self._seen_at = 0
        """The version of the cached views."""

    @classmethod
    def new(
        cls,
        game_id: str,
        options: Mapping[str, object],
        seats: Sequence[SeatSetup],
        *,
        seed: int,
        first_dealer: Seat | None = None,
        scores: Sequence[int] | None = None,
        carried: Carried | None = None,
        deal: int = 1,
        decks: Iterable[Sequence[Card]] | None = None,
    ) -> Self:
        """Open a table; `start_deal` deals.

        *first_dealer*: drawn from the seed if absent. *decks*: used for the packs to be dealt, first to last; after
        them decks are shuffled. Raise SetupError for anything that the game does not have.
        """
        game = find_game(game_id, len(seats))
        full = complete_options(game.info, options)
        info = game.info.under(full)
        begun = (info.first_score,) * info.sides if scores is None else tuple(scores)
        cards, dealer = draw(game.info, seed) if first_dealer is None else ((), first_dealer)
        start = Standing(dealer, begun, carried or {}, deal)
        if first_dealer is None:
            start = able_to_begin(game, full, start)
        host = cls(Parti(game, options, start), seats, seed=seed, decks=decks or ())
        host.drawn = cards
        return host

    @classmethod
    def resume(cls, record: GameRecord) -> Self:
        """Return a table in the last position of the record; raise RecordError for a record with faults."""
        parti = play_all(record, partial(further_of, record))
        host = cls(parti, record.seats, seed=record.seed, game_number=record.game_number)
        host.began = record.began
        host._helped = {deal.number for deal in record.deals if deal.helped}
        host.notes, host.extra = list(record.notes), record.extra
        host.aids = record.aids
        host.taken_up = record
        return host

    @property
    def deal_number(self) -> int:
        """The number of the deal, from 1; 0 before the first."""
        return self.deals[-1].number if self.deals else 0

    @property
    def standing(self) -> Standing:
        """The standing before the current or last deal; before the first, its starting standing."""
        return self.deals[-1].standing if self.deals else self.start

    @property
    def deal_log(self) -> tuple[Event, ...]:
        """The events since the current pack was dealt, unredacted."""
        return tuple(self.deals[-1].events) if self.deals else ()

    @property
    def moves(self) -> tuple[tuple[Seat | None, Move], ...]:
        """The moves since the current pack was dealt."""
        return tuple(self.deals[-1].moves) if self.deals else ()

    @property
    def deck(self) -> tuple[Card, ...]:
        """The order of the current pack, next card first; raise NotNow before the first deal."""
        return self.deal.deck

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The results of the finished deals, without void ones."""
        return tuple(
            DealResult(deal.number, deal.standing.dealer, deal.result)
            for deal in self.deals
            if deal.result is not None and not deal.result.void
        )

    @property
    def helped(self) -> bool:
        """Whether help was used in the current or last deal."""
        return self.deal_number in self._helped

    def mark_helped(self) -> None:
        """Mark the current deal as played with help."""
        self._helped.add(self.deal_number)

    def mark_hinted(self, view: View) -> bool:
        """Mark the deal as helped by a hint for this view; return whether that is new.

        Who has no choice gets no help.
        """
        chooses = bool(self.info.reactions) or len(view.legal) > 1
        new = chooses and not self.helped
        if new:
            self.mark_helped()
        return new

    def to_act(self) -> Seat | None:
        """Return the seat to act; None before the first deal and between deals."""
        return self.game.to_act(self.deals[-1].state) if self.deals else None

    def result(self) -> Result | None:
        """Return the result of the deal, None while it is in progress."""
        return self.deals[-1].result if self.deals else None

    def view(self, seat: Seat | None) -> View:
        """Return the seat's view (None: the referee's); raise NotNow before the first deal."""
        if self._seen_at != self.version:
            self._views.clear()
            self._seen_at = self.version
        if seat not in self._views:
            self._views[seat] = self.game.view(self.deal.state, seat)
        return self._views[seat]

    def last_view(self, deal: Deal) -> View:
        """Return the referee's view of the last position of a deal of this game."""
        return self.game.view(deal.state, None)

    def why_not(self, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may; raise NotNow before the first deal."""
        return self.game.why_not(self.deal.state, move)

    def sure_leads(self, seat: Seat) -> tuple[Play, ...]:
        """Return the cards with which the seat, on lead, is proved to take the rest by its own view; see `Game`."""
        return self.game.sure_leads(self.view(seat))

    def parse(self, text: str) -> Move:
        """Parse a move in the game's notation; raise MoveError."""
        return self.game.parse(text)

    def start_deal(
        self, deck: Sequence[Card] | None = None, further: Further = NOTHING_FURTHER
    ) -> tuple[Event, ...]:
        """Deal the first or the next deal, from a shuffled deck by default; return the events, unredacted.

        Raise NotNow while a deal goes on or when the game is over, CardError for a deck that is not the pack.
        """
        standing = self.next_standing()
        given = self._next_deck(standing) if deck is None else deck
        orders = further_orders(self.info, self.seed, self._name_of(standing), further)
        events = super().start_deal(given, orders)
        self.settled = 0
        self.version += 1
        return events

    def play(
        self, seat: Seat | None, move: Move, *, redeal_deck: Sequence[Card] | None = None
    ) -> tuple[Event, ...]:
        """Make the move and return the events, unredacted; a demanded new deal (B6) is dealt at once.

        *redeal_deck*: its order, shuffled if absent. Raise NotNow, NotYourTurn, IllegalMove or CardError without
        changing anything.
        """
        if redeal_deck is not None and self._voids(move):
            check_deck(redeal_deck, self.info.pack)
        events = super().play(seat, move)
        self.version += 1
        if self.deal.result is not None and self.deal.result.void:
            events += self.start_deal(redeal_deck)
        return events

    def _voids(self, move: Move) -> bool:
        """Whether the move, if legal, makes the deal void, so that another pack is dealt."""
        if self.result() is not None or self.why_not(move) is not None:
            return False
        state = self.deal.state.copy()
        self.game.apply(state, move)
        result = self.game.result(state)
        return result is not None and result.void

    def undo_to(self, count: int) -> None:
        """Return to the position in which move number `count` + 1 was made; raise ValueError if there is none."""
        seen = self.deal_number
        super().undo_to(count)
        self.notes = [note for note in self.notes if note[0] <= count]
        # Undone deals come again in the same order, to people who have seen them.
        self._helped.update(range(max(1, self.deal_number), seen + 1))
        self.version += 1

    def next_game(self) -> "Host":
        """Return the table for the next game: same seats and options, dealer by T6 or BD7.

        Raise NotNow before this game has been won.
        """
        result = self.result()
        if result is None or not self.over:
            raise NotNow("the game is not over")
        last = self.deal.standing.dealer
        dealer = self.game.next_game_dealer(self.start.dealer, last, result)
        start = Standing(dealer, (self.info.first_score,) * self.info.sides)
        parti = Parti(find_game(self.info.id, len(self.seats)), self.options, start)
        following = Host(parti, self.seats, seed=self.seed, game_number=self.game_number + 1)
        following.aids, following.phones = self.aids, self.phones
        return following

    def annotate(self, text: str, moves: int | None = None) -> None:
        """Add a note to the record, at this point or after *moves* moves."""
        self.notes.append((self.moves_made if moves is None else moves, text))
        self.notes.sort(key=itemgetter(0))

    def record(self) -> GameRecord:
        return GameRecord(
            game=self.info.id,
            rules_version=self.info.rules_version,
            options=dict(self.options),
            seats=self.seats,
            start=self.start,
            seed=self.seed,
            game_number=self.game_number,
            deals=tuple(
                RecordedDeal(
                    standing=deal.standing,
                    deck=deal.deck,
                    further={name: tuple(orders) for name, orders in deal.further.items() if len(orders)},
                    moves=tuple(RecordedMove(*made) for made in deal.moves),
                    result=deal.result,
                    helped=deal.number in self._helped,
                )
                for deal in self.deals
            ),
            began=self.began,
            notes=tuple(self.notes),
            extra=self.extra,
            aids=self.aids,
        )

    def _next_deck(self, standing: Standing) -> Sequence[Card]:
        packs_dealt = len(self.deals)
        if packs_dealt < len(self._decks):
            return self._decks[packs_dealt]
        return shuffled(self.info.pack, self.seed, self._name_of(standing))

    def _name_of(self, standing: Standing) -> str:
        """Return the name of the deal for the seed; the same after undo, another after each void deal."""
        times = sum(deal.number == standing.deal for deal in self.deals)
        return f"game {self.game_number} deal {standing.deal} pack {times}"
