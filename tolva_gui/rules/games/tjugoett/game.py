"""Tjugoett, for two to eight: a deal is a banker's term of some rounds; the scores are the purses."""

from typing import Any, ClassVar, Final

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import Card, check_deck, make_pack
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Log,
    Moved,
    Place,
    Seat,
    cards_at,
)
from tolva_gui.rules.games.tjugoett.refusals import bounds, the_player, why_not
from tolva_gui.rules.games.tjugoett.showing import MOST_LISTED, question, signs
from tolva_gui.rules.games.tjugoett.state import (
    ALL,
    GOAL,
    NOBODY,
    PLACES,
    TjugoettFacts,
    TjugoettState,
    Witness,
    fill_world,
    goes_on,
    public_state,
    total,
    zones_of,
)
from tolva_gui.rules.games.tjugoett.term import check_term, next_banker, term_lines
from tolva_gui.rules.info import GameInfo, Option, Options, check_seats
from tolva_gui.rules.kit.dealing import others_after
from tolva_gui.rules.kit.notation import Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces, faces_at
from tolva_gui.rules.kit.race_to import ranking
from tolva_gui.rules.kit.reshuffle import RESHUFFLES, check_orders, reshuffle
from tolva_gui.rules.kit.score_sheet import tell_result
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason, Themes
from tolva_gui.rules.view import Display, View

RANKS: Final = "AKQJT98765432"
SEATS: Final = range(2, 9)
"""TJ1: allowed numbers of players."""
PURSE: Final = 200
ROUNDS: Final = Option("rounds_per_banker", 3, (3, 1, 2), "TJ20")
VERBS: Final[Verbs] = {
    "bank": Says(number=True),
    "stake": Says(number=True),
    "card": Says(),
    "stand": Says(),
    "stop": Says(),
}
CARD, STAND, STOP = Call("card"), Call("stand"), Call("stop")
STOCK, BANKER, USED = Place("stock"), Place("banker"), Place("used")


class Tjugoett:
    """The game for one number of players."""

    themes: ClassVar[Themes] = {"draw": lambda view: view.phase == "draw"}

    def __init__(self, seats: int) -> None:
        pack = make_pack(RANKS)
        self.info = GameInfo(
            "tjugoett",
            seats,
            seats,
            pack,
            PLACES,
            (ROUNDS,),
            seat_counts=tuple(SEATS),
            further=((RESHUFFLES, len(pack)),),
            first_score=PURSE,
        )

    def seated(self, seats: int) -> Game[Any]:
        """Return the game for that number of players."""
        check_seats(self.info, seats)
        return FOR_SEATS[seats]

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `bank 100`, `stake 40`, `card`, `stand`, `stop`."""
        return parse_move(text, VERBS, RANKS, "stake 40")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing with its list of bankers; raise SetupError if this banker's term cannot begin."""
        return check_term(standing)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> TjugoettState:
        """Begin a term; cards are dealt once the bank has been put up. See `Game.start`."""
        orders = check_orders(further, self.info.pack)
        seats = range(self.info.seats)
        deck = check_deck(deck, self.info.pack)
        events += [Called(standing.dealer, "deal"), Called(standing.dealer, "banker")]
        return TjugoettState(
            options,
            standing,
            list(standing.scores),
            list(deck),
            orders,
            hands=[[] for _ in seats],
            waiting=[[] for _ in seats],
        )

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing for the next banker; None when the game is over (TJD6, TJD10, TJD12)."""
        dealer = next_banker(standing.dealer, result.scores, result.left["bankers"])
        if dealer is None:
            return None
        return Standing(dealer, result.scores, result.left, standing.deal + 1)

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the player after the first banker."""
        return (first + 1) % self.info.seats

    def to_act(self, state: TjugoettState) -> Seat | None:
        """Return the seat to act; None when the term is over."""
        match state.phase:
            case "bank" | "straffa":
                return state.standing.dealer
            case "stake" | "draw":
                return state.player
            case "over":
                return None

    def legal_moves(self, state: TjugoettState) -> list[Move]:
        """Return the moves of the seat to act; of more than a thousand sums only an example."""
        match state.phase:
            case "bank" | "stake" as word:
                least, most = bounds(state)
                listed = range(least, least + 1 if most - least >= MOST_LISTED else most + 1)
                return [Call(word, amount) for amount in listed]
            case "draw":
                return [CARD, STAND]
            case "straffa":
                return [CARD, STOP] if state.banker else [CARD]
            case "over":
                return []

    def why_not(self, state: TjugoettState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        return why_not(state, move)

    def apply(self, state: TjugoettState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal. Raise OrderMissing if a reshuffle has no order."""
        seat = self.to_act(state)
        if not isinstance(move, Call) or seat is None:
            raise TypeError(f"{move} is no move of {self.info.id}")
        events.append(Called(seat, move.word, move.value))
        match move:
            case Call("bank", int(amount)):
                state.bank = amount
                state.scores[seat] -= amount
                self._begin_round(state, events)
            case Call("stake", int(amount)):
                state.stake, state.phase = amount, "draw"
                self._draw_player(state, seat, events)
            case Call("card") if state.phase == "draw":
                self._draw_player(state, seat, events)
            case Call("stand"):
                state.phase = "straffa"
            case Call("card"):
                self._draw_banker(state, seat, events)
            case Call("stop"):
                self._compare(state, events)

    def view(self, state: TjugoettState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else public_state(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options=state.options,
            ranks=RANKS,
            zones=zones_of(public, seat),
            facts=TjugoettFacts(
                state.standing.dealer,
                tuple(state.scores),
                state.bank,
                state.round,
                state.player,
                state.stake,
            ),
            display=Display(signs(public)),
            question=question,
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        zones, facts = view.zones, view.facts
        if not isinstance(facts, TjugoettFacts):
            raise TypeError(f"facts of tjugoett are wanted, not {type(facts).__name__}")
        hands = [
            cards_at(zones, Place("hand", seat)) + cards_at(zones, Place("waiting", seat))
            for seat in range(view.info.seats)
        ]
        return {
            "hands": [faces(hand) for hand in hands],
            "bank": facts.bank,
            "round": facts.round,
            "player": facts.player,
            "stake": facts.stake,
            "banker_cards": faces_at(view, "banker"),
            "stock": faces_at(view, "stock"),
            "used": faces_at(view, "used"),
        }

    def determinize(self, view: View, rng: Chance) -> TjugoettState:
        """Return a sampled state consistent with the seat's view."""
        return fill_world(public_as(TjugoettState, view.public), self.info.pack, rng)

    def result(self, state: TjugoettState) -> Result | None:
        """Return the result of the term, None while it goes on."""
        if state.phase != "over":
            return None
        dealer, scores = state.standing.dealer, tuple(state.scores)
        bankers = [*state.standing.left["bankers"], dealer]
        over = next_banker(dealer, scores, bankers) is None
        return Result(term_lines(state), scores, {"bankers": bankers}, ranking(scores) if over else ())

    def _begin_round(self, state: TjugoettState, events: Log) -> None:
        """TJ4: deal a card to each other seat that has money."""
        state.round += 1
        dealer = state.standing.dealer
        events.append(Called(None, "round", state.round))
        for seat in self._others(state):
            if state.scores[seat]:
                card = self._next_card(state, events)
                state.waiting[seat].append(card)
                events.append(Moved((card,), STOCK, Place("waiting", seat), dealt=True))
        self._next_player(state, dealer, events)

    def _others(self, state: TjugoettState) -> list[Seat]:
        """Return the seats that play against the bank, from the banker's left (TJD7)."""
        return others_after(state.standing.dealer, self.info.seats)

    def _next_player(self, state: TjugoettState, after: Seat, events: Log) -> None:
        """TJ5, TJ18: the next seat with a waiting card plays; if none, a new round or the term's end (TJD5, TJ20)."""
        state.player = state.stake = None
        waiting = [seat for seat in self._others(state) if state.waiting[seat]]
        if waiting and state.bank:
            seat = state.player = waiting[0]
            state.hands[seat], state.waiting[seat] = state.waiting[seat], []
            state.phase = "stake"
            events.append(Moved(tuple(state.hands[seat]), Place("waiting", seat), Place("hand", seat)))
        elif (
            state.bank
            and state.round < int(state.options[ROUNDS.name])
            and any(state.scores[seat] for seat in self._others(state))
        ):
            self._begin_round(state, events)
        else:
            self._end(state, events)

    def _draw_player(self, state: TjugoettState, seat: Seat, events: Log) -> None:
        """TJ7: deal the player a face-down card; 21 or more is shown at once (TJ9, TJ10)."""
        card = self._next_card(state, events)
        hand = state.hands[seat]
        hand.append(card)
        events.append(Moved((card,), STOCK, Place("hand", seat)))
        if not goes_on(hand):
            count = total(hand)
            self._show(state, seat, events)
            events.append(Called(seat, "twenty_one" if count == GOAL else "bust", count))
            self._settle(state, seat, count == GOAL, events)

    def _draw_banker(self, state: TjugoettState, banker: Seat, events: Log) -> None:
        """TJ12: deal the banker a face-up card; 21 wins (TJ13), more loses (TJ14)."""
        card = self._next_card(state, events)
        state.banker.append(card)
        events.append(Moved((card,), STOCK, BANKER))
        if not goes_on(state.banker):
            count = total(state.banker)
            events.append(Called(banker, "twenty_one" if count == GOAL else "bust", count))
            player = the_player(state)
            self._throw_in(state, Place("hand", player), state.hands[player], player, events)
            self._settle(state, player, count != GOAL, events)

    def _compare(self, state: TjugoettState, events: Log) -> None:
        """TJ15: the player's cards are shown; the banker wins a tie."""
        player = the_player(state)
        count = total(state.hands[player])
        self._show(state, player, events)
        events.append(Called(player, "shows", count))
        self._settle(state, player, count > total(state.banker), events)

    def _show(self, state: TjugoettState, seat: Seat, events: Log) -> None:
        """Lay the player's hand open for all; it stays until the stake is settled."""
        events.append(Moved(tuple(state.hands[seat]), Place("hand", seat), Place("shown", seat)))

    def _throw_in(
        self, state: TjugoettState, source: Place, cards: list[Card], witness: Witness, events: Log
    ) -> None:
        if cards:
            events.append(Moved(tuple(cards), source, USED))
        state.used += cards
        state.witnesses += [witness] * len(cards)
        cards.clear()

    def _settle(self, state: TjugoettState, player: Seat, won: bool, events: Log) -> None:
        """TJ17: pay at once, and pass the turn to the next player."""
        stake = state.stake or 0
        state.scores[player] += stake if won else -stake
        state.bank += -stake if won else stake
        events.append(Called(player, "won" if won else "lost", stake))
        self._throw_in(state, Place("shown", player), state.hands[player], ALL, events)
        self._throw_in(state, BANKER, state.banker, ALL, events)
        self._next_player(state, player, events)

    def _next_card(self, state: TjugoettState, events: Log) -> Card:
        """TJ19: the bottom card is never used; with the used cards it makes a new pile."""
        if len(state.stock) <= 1:
            self._reshuffle(state, events)
        return state.stock.pop(0)

    def _reshuffle(self, state: TjugoettState, events: Log) -> None:
        """TJD9: put the collected cards in the sequence of the next given order."""
        reshuffle(state, state.used, USED, STOCK, events)
        state.used, state.witnesses = [], []

    def _end(self, state: TjugoettState, events: Log) -> None:
        """TJ21, TJD5: waiting cards are thrown in, and the banker takes the bank."""
        for seat in self._others(state):
            self._throw_in(state, Place("waiting", seat), state.waiting[seat], NOBODY, events)
        state.scores[state.standing.dealer] += state.bank
        state.bank, state.phase = 0, "over"
        tell_result(self.result(state), events)


FOR_SEATS: Final = {seats: Tjugoett(seats) for seats in SEATS}
TJUGOETT: Final = FOR_SEATS[4]
