"""Tjugoett, for two to eight: a deal is a banker's term of some rounds; the scores are the purses."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.tjugoett import SEATS
from tolva_gui.rules.games.tjugoett.state import (
    ALL,
    BANKER,
    GOAL,
    NOBODY,
    PLACES,
    STOCK,
    USED,
    Bankers,
    TjugoettFacts,
    TjugoettState,
    Witness,
    goes_on,
    hand_going_on,
    next_banker,
    term_lines,
    total,
    totals,
)
from tolva_gui.rules.orders import orders_by_chance
from tolva_gui.rules.protocol import OrderMissing

RESHUFFLES: Final = "reshuffles"
"""The name of the further orders of the pack, for reshuffles (TJ19)."""
LEAST_BANK: Final = 20
"""TJD11: the smallest bank."""
SUGGESTED_BANK: Final = 100
SUGGESTED_STAKE: Final = 20
MOST_LISTED: Final = 1000
"""With more sums than this, only an example is listed."""
PURSE: Final = 200
ROUNDS: Final = kit.Option("rounds_per_banker", 3, (3, 1, 2), "TJ20")
CARD, STAND, STOP = kit.Call("card"), kit.Call("stand"), kit.Call("stop")


def bounds(state: TjugoettState) -> tuple[int, int]:
    """Return the least and the most for a bank (TJD11) or a stake (TJ6, TJD4)."""
    if state.phase == "bank":
        purse = state.scores[state.standing.dealer]
        return min(LEAST_BANK, purse), purse
    return 1, min(state.bank, state.scores[the_player(state)])


def _refuse_bank(state: TjugoettState, amount: int) -> kit.Reason | None:
    if state.phase != "bank":
        return kit.Reason("TJ3", "bank_is_up")
    least, most = bounds(state)
    if least <= amount <= most:
        return None
    return kit.Reason("TJD11", "bank_bounds", {"least": least, "most": most})


def _refuse_stake(state: TjugoettState, amount: int) -> kit.Reason | None:
    if state.phase == "bank":
        return kit.Reason("TJ3", "bank_first")
    if state.phase != "stake":
        return kit.Reason("TJ6", "staked_already")
    least, most = bounds(state)
    if amount < least:
        return kit.Reason("TJD4", "stake_least", {"least": least})
    return None if amount <= most else kit.Reason("TJ6", "stake_most", {"most": most})


def _refuse_word(state: TjugoettState, word: str) -> kit.Reason | None:
    """Return why no card can be drawn, or why drawing cannot end."""
    match state.phase, word:
        case "bank", _:
            return kit.Reason("TJ3", "bank_first")
        case "stake", _:
            return kit.Reason("TJ6", "stake_first")
        case "straffa", "stand":
            return kit.Reason("TJ11", "players_stand")
        case "draw", "stop":
            return kit.Reason("TJ15", "banker_stops")
        case _, "stop" if not state.banker:
            return kit.Reason("TJ12", "draw_first")
        case _:
            return None


def the_player(state: TjugoettState) -> kit.Seat:
    """Return the player against the bank; raise ValueError between players."""
    if state.player is None:
        raise ValueError("nobody plays against the bank now")
    return state.player


def _totals(seat: kit.Seat, hand: Sequence[kit.Card]) -> Iterator[kit.Sign]:
    """Yield the total of the hand, or both totals if an ace leaves a choice (TJ2)."""
    if not hand or kit.UNSEEN in hand:
        return
    low, best = totals(hand)[0], total(hand)
    yield (
        kit.Sign("has", seat, {"total": best})
        if low == best
        else kit.Sign("has_either", seat, {"low": low, "total": best})
    )


class Tjugoett(kit.Game[TjugoettState]):
    """The game for one number of players."""

    state = TjugoettState
    facts_kind = TjugoettFacts
    verbs: ClassVar[kit.Verbs] = {
        "bank": kit.Says(number=True),
        "stake": kit.Says(number=True),
        "card": kit.Says(),
        "stand": kit.Says(),
        "stop": kit.Says(),
    }
    example = "stake 40"
    sorts_hands = False
    themes: ClassVar[kit.Themes] = {"draw": lambda view: view.phase == "draw"}

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo(
            "tjugoett",
            seats,
            kit.FULL_PACK,
            PLACES,
            (ROUNDS,),
            seat_counts=SEATS,
            further=((RESHUFFLES, len(kit.FULL_PACK)),),
            first_score=PURSE,
        )

    def last_deal(self, options: kit.Options) -> int:
        """Each player is banker once."""
        return self.info.seats

    def first_carry(self, options: kit.Options) -> kit.Carry:
        return Bankers()

    def check_start(self, options: kit.Options, standing: kit.Standing) -> kit.Standing:
        complete = super().check_start(options, standing)
        scores, bankers = complete.scores, complete.carried["bankers"]
        if len({*bankers}) < len(bankers) or not {*bankers} <= {*range(len(scores))}:
            raise kit.SetupError("bankers is a list of seats, not {bankers}", bankers=bankers)
        if complete.dealer in bankers:
            raise kit.SetupError("seat {seat} has been banker already", seat=complete.dealer)
        if min(scores) < 0 or sum(score > 0 for score in scores) < 2:
            raise kit.SetupError(
                "two players at least have money, and none owes any: not {scores}", scores=list(scores)
            )
        if not scores[complete.dealer]:
            raise kit.SetupError("seat {seat} has no money for a bank", seat=complete.dealer)
        return complete

    def deal(self, start: kit.Start, events: kit.Log) -> TjugoettState:
        """Begin a term with the banker's choice of a bank, before which no cards are dealt."""
        dealer = start.standing.dealer
        events += [kit.Called(dealer, "deal"), kit.Called(dealer, "banker")]
        return TjugoettState(*start, dealer, "bank", list(start.standing.scores))

    def take_further(self, state: TjugoettState, further: kit.Further, events: kit.Log) -> None:
        state.orders = further.get(RESHUFFLES, ())
        for order in state.orders:
            kit.check_deck(order, self.info.pack)

    def next(self, options: kit.Options, standing: kit.Standing, result: kit.Result) -> kit.Standing | None:
        """Return the standing for the next banker; None when the game is over (TJD6, TJD10, TJD12)."""
        dealer = next_banker(standing.dealer, result.scores, result.carried["bankers"])
        if dealer is None:
            return None
        return kit.Standing(dealer, result.scores, result.carried, standing.deal + 1)

    def next_game_dealer(self, first: kit.Seat, last: kit.Seat, result: kit.Result) -> kit.Seat:
        return (first + 1) % self.info.seats

    def to_act(self, state: TjugoettState) -> kit.Seat | None:
        return state.player if state.phase in ("stake", "draw") else super().to_act(state)

    def legal_moves(self, state: TjugoettState) -> list[kit.Move]:
        """Return the moves of the seat to act; of more than a thousand sums only an example."""
        match state.phase:
            case "bank" | "stake" as word:
                least, most = bounds(state)
                listed = range(least, least + 1 if most - least >= MOST_LISTED else most + 1)
                return [kit.Call(word, amount) for amount in listed]
            case "over":
                return []
            case _:
                return [move for move in (CARD, STAND, STOP) if self.refuse(state, move) is None]

    def refuse(self, state: TjugoettState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("bank", int(amount)):
                return _refuse_bank(state, amount)
            case kit.Call("stake", int(amount)):
                return _refuse_stake(state, amount)
            case kit.Call("card" | "stand" | "stop" as word):
                return _refuse_word(state, word)
            case _:
                return kit.Reason(None, "no_such_move")

    def apply(self, state: TjugoettState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        """Make the move in place; it is trusted to be legal. Raise OrderMissing if a reshuffle has no order."""
        seat = self.to_act(state)
        if not isinstance(move, kit.Call) or seat is None:
            raise TypeError(f"{move} is no move of {self.info.id}")
        events.append(kit.Called(seat, move.word, move.value))
        match move:
            case kit.Call("bank", int(amount)):
                state.bank = amount
                state.scores[seat] -= amount
                self._begin_round(state, events)
            case kit.Call("stake", int(amount)):
                state.stake, state.phase = amount, "draw"
                self._draw_player(state, seat, events)
            case kit.Call("card") if state.phase == "draw":
                self._draw_player(state, seat, events)
            case kit.Call("stand"):
                state.phase = "straffa"
            case kit.Call("card"):
                self._draw_banker(state, seat, events)
            case kit.Call("stop"):
                self._compare(state, events)

    def hide_values(self, public: TjugoettState, state: TjugoettState, seat: kit.Seat) -> None:
        """Hide the orders to come; show the used cards that the seat has seen."""
        public.orders = ()
        seen = zip(state.used, state.witnesses, strict=True)
        public.used[:] = [card if witness in (ALL, seat) else kit.UNSEEN for card, witness in seen]

    def scores(self, state: TjugoettState) -> tuple[int, ...]:
        return tuple(state.scores)

    def signs(self, public: TjugoettState) -> tuple[kit.Sign, ...]:
        banker, stake = public.standing.dealer, public.stake or 0
        shown = [kit.Sign("banker", banker), kit.Sign("bank", None, {"money": public.bank})]
        for seat, money in enumerate(public.scores):
            staked = stake if seat == public.player else 0
            shown.append(kit.Sign("purse", seat, {"money": money - staked}))
        if public.stake is not None:
            shown.append(kit.Sign("stake", public.player, {"money": public.stake}))
        hands = [*enumerate(public.hands), (banker, public.banker)]
        return (*shown, *(sign for seat, hand in hands for sign in _totals(seat, hand)))

    def question(self, state: TjugoettState) -> kit.Question:
        match state.phase:
            case "bank" | "stake" as word:
                least, most = bounds(state)
                suggested = min(SUGGESTED_BANK if word == "bank" else SUGGESTED_STAKE, most)
                values = {"least": least, "most": most, "suggested": suggested}
                too_many = most - least >= MOST_LISTED
                return kit.Question(word, values, form=kit.AnswerForm(open=(word,) if too_many else ()))
            case "straffa":
                key = "straffa" if state.banker else "straffa_first"
                return kit.Question(key, {"total": total(state.banker), "seat": the_player(state)})
            case _:
                hand = state.hands[the_player(state)]
                low = totals(hand)[0]
                both = low != total(hand)
                return kit.Question("draw_ace" if both else "draw", {"total": total(hand), "low": low})

    def position(self, view: kit.View) -> dict[str, Any]:
        state, first_cards = self.seen(view), kit.rows(view, "waiting")
        return {
            "hands": [hand + first for hand, first in zip(kit.rows(view, "hand"), first_cards, strict=True)],
            "bank": state.bank,
            "round": state.round,
            "player": state.player,
            "stake": state.stake,
            "banker_cards": kit.faces_at(view, "banker"),
            "stock": kit.faces_at(view, "stock"),
            "used": kit.faces_at(view, "used"),
        }

    def determinize(self, view: kit.View, rng: kit.Chance) -> TjugoettState:
        """Return a sampled state: a hand still being drawn to is below 21, and was so with each card less."""
        world, pack = self.seen(view).copy(), self.info.pack
        spare = world.piles.unseen(pack)
        rng.shuffle(spare)
        for hand in world.hands:
            if kit.UNSEEN in hand:
                hand[:] = hand_going_on(spare, len(hand))
                spare = [card for card in spare if card not in hand]
        world.piles.fill_from(spare)
        world.orders = orders_by_chance(pack, rng, [pack] * world.reshuffled)
        return world

    def outcome(self, state: TjugoettState) -> kit.Result:
        dealer, scores = state.standing.dealer, tuple(state.scores)
        bankers = [*state.standing.carried["bankers"], dealer]
        over = next_banker(dealer, scores, bankers) is None
        return kit.Result(
            term_lines(state), scores, {"bankers": bankers}, kit.ranking(scores) if over else ()
        )

    def _begin_round(self, state: TjugoettState, events: kit.Log) -> None:
        """TJ4: deal a card to each other seat that has money."""
        state.round += 1
        events.append(kit.Called(None, "round", state.round))
        for seat in self._others(state):
            if state.scores[seat]:
                self._draw(state, kit.Place("waiting", seat), events, dealt=True)
        self._next_player(state, events)

    def _others(self, state: TjugoettState) -> list[kit.Seat]:
        """Return the seats that play against the bank, from the banker's left (TJD7)."""
        dealer = state.standing.dealer
        return kit.all_from(dealer + 1, self.info.seats, [dealer])

    def _next_player(self, state: TjugoettState, events: kit.Log) -> None:
        """TJ5, TJ18: the next seat with a waiting card plays; if none, a new round or the term's end (TJD5, TJ20)."""
        state.player = state.stake = None
        waiting = [seat for seat in self._others(state) if state.waiting[seat]]
        if waiting and state.bank:
            seat = state.player = waiting[0]
            state.phase = "stake"
            state.piles.draw(1, kit.Place("waiting", seat), kit.Place("hand", seat), events)
        elif (
            state.bank
            and state.round < int(state.options[ROUNDS.name])
            and any(state.scores[seat] for seat in self._others(state))
        ):
            self._begin_round(state, events)
        else:
            self._end_term(state, events)

    def _draw_player(self, state: TjugoettState, seat: kit.Seat, events: kit.Log) -> None:
        """TJ7: deal the player a face-down card; 21 or more is shown at once (TJ9, TJ10)."""
        self._draw(state, kit.Place("hand", seat), events)
        hand = state.hands[seat]
        if not goes_on(hand):
            count = total(hand)
            self._show(state, seat, events)
            events.append(kit.Called(seat, "twenty_one" if count == GOAL else "bust", count))
            self._settle(state, seat, count == GOAL, events)

    def _draw_banker(self, state: TjugoettState, banker: kit.Seat, events: kit.Log) -> None:
        """TJ12: deal the banker a face-up card; 21 wins (TJ13), more loses (TJ14)."""
        self._draw(state, BANKER, events)
        if not goes_on(state.banker):
            count = total(state.banker)
            events.append(kit.Called(banker, "twenty_one" if count == GOAL else "bust", count))
            player = the_player(state)
            self._throw_in(state, kit.Place("hand", player), player, events)
            self._settle(state, player, count != GOAL, events)

    def _compare(self, state: TjugoettState, events: kit.Log) -> None:
        """TJ15: the player's cards are shown; the banker wins a tie."""
        player = the_player(state)
        count = total(state.hands[player])
        self._show(state, player, events)
        events.append(kit.Called(player, "shows", count))
        self._settle(state, player, count > total(state.banker), events)

    def _show(self, state: TjugoettState, seat: kit.Seat, events: kit.Log) -> None:
        """Lay the player's hand open for all; it stays until the stake is settled."""
        hand = kit.Place("hand", seat)
        state.piles.move(state.piles[hand][:], hand, kit.Place("shown", seat), events)

    def _throw_in(self, state: TjugoettState, source: kit.Place, witness: Witness, events: kit.Log) -> None:
        cards = state.piles[source][:]
        state.piles.move(cards, source, USED, events)
        state.witnesses += [witness] * len(cards)

    def _settle(self, state: TjugoettState, player: kit.Seat, won: bool, events: kit.Log) -> None:
        """TJ17: pay at once, and pass the turn to the next player."""
        stake = state.stake or 0
        state.scores[player] += stake if won else -stake
        state.bank += -stake if won else stake
        events.append(kit.Called(player, "won" if won else "lost", stake))
        self._throw_in(state, kit.Place("shown", player), ALL, events)
        self._throw_in(state, BANKER, ALL, events)
        self._next_player(state, events)

    def _draw(self, state: TjugoettState, target: kit.Place, events: kit.Log, *, dealt: bool = False) -> None:
        if len(state.stock) <= 1:
            self._reshuffle(state, events)
        state.piles.draw(1, STOCK, target, events, dealt=dealt)

    def _reshuffle(self, state: TjugoettState, events: kit.Log) -> None:
        """TJ19, TJD9: the bottom card is never used; with the used cards it makes a new pile, by the next order.

        Raise OrderMissing, with nothing changed, if no order is left.
        """
        try:
            order = state.orders[state.reshuffled]
        except IndexError:
            number = state.reshuffled + 1
            raise OrderMissing(
                "the deal needs reshuffle {number}; {given} are given", number=number, given=number - 1
            ) from None
        events.append(kit.Called(None, "reshuffle"))
        state.piles.move(state.used[:], USED, STOCK, events)
        state.piles.mix(STOCK, [card for card in order if card in state.stock], events)
        state.reshuffled += 1
        state.witnesses = []

    def _end_term(self, state: TjugoettState, events: kit.Log) -> None:
        """TJ21, TJD5: waiting cards are thrown in, and the banker takes the bank."""
        for seat in self._others(state):
            self._throw_in(state, kit.Place("waiting", seat), NOBODY, events)
        state.scores[state.standing.dealer] += state.bank
        state.bank = 0
        self.end(state, events)


TJUGOETT: Final = kit.for_seats(Tjugoett, 4)
