"""The rules of plump: bids, tricks and scoring."""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.plump import SEATS

STOCK: Final = kit.Place("stock")
TURNED: Final = kit.Place("turned")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("turned", "all", "pile"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", each=True),
)
Bid = int | None
UNKNOWN: Final = -1
"""In a view's public state: a bid made in secret."""
MET: Final = 10
MET_ZERO: Final = 5
"""PL15, PL16: points for a bid that is met."""
OPTIONS: Final = (
    kit.Option("turn_round", False, (False, True), "PLV1"),
    kit.Option("one_card_twice", False, (False, True), "PLD5"),
    kit.Option("no_exact_sum", False, (False, True), "PLV2"),
    kit.Option("secret_bids", False, (False, True), "PLV3"),
    kit.Option("dealer_bids_last", False, (False, True), "PLD2"),
    kit.Option("plump_scores_zero", False, (False, True), "PLD3"),
    kit.Option("highest_bidder_leads", False, (False, True), "PLD4"),
)


class PlumpFacts(kit.TrickFacts, frozen=True):
    """*cards*: dealt to each. *bids*: per seat, None if not made yet or still secret."""

    cards: int
    bids: tuple[Bid, ...]


@dataclass(slots=True)
class PlumpState(kit.TrickDeal):
    """A position of one deal.

    *cards*: dealt to each. *bidders*: the seats in their order of bidding.
    """

    phase: Literal["bid", "play", "over"]
    cards: int
    bidders: tuple[kit.Seat, ...]
    trump: kit.Suit | None = field()
    bids: list[Bid]

    stock = kit.At(STOCK)
    """The cards that are not dealt."""

    @property
    def turned(self) -> kit.Card | None:
        """The card that fixes trump."""
        return next(iter(self.piles[TURNED]), None)

    @property
    def bids_made(self) -> int:
        """The number of bids made."""
        return sum(bid is not None for bid in self.bids)

    @property
    def secret(self) -> bool:
        """Whether the bids made are still hidden (PLD9)."""
        return self.phase == "bid" and bool(self.options["secret_bids"])


class Plump(kit.TrickGame[PlumpState]):
    """The game for one number of players."""

    state = PlumpState
    facts_kind = PlumpFacts
    verbs: ClassVar[kit.Verbs] = {"bid": kit.Says(number=True), "play": kit.Cards()}
    goals: ClassVar[kit.Goals] = {"bids": "bid"}
    example = "play ST"
    themes: ClassVar[kit.Themes] = {"bid": kit.is_bid, "duck": kit.is_high_or_low, "ending": kit.is_ending}

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("plump", seats, kit.FULL_PACK, PLACES, OPTIONS, seat_counts=SEATS)
        self.most_cards = len(kit.FULL_PACK) // seats
        """PL3: cards per seat in the first deal, which is also the number of deals going down."""

    def last_deal(self, options: kit.Options) -> int:
        """PL4, PLV1, PLD5."""
        if not options["turn_round"]:
            return self.most_cards
        return 2 * self.most_cards - (0 if options["one_card_twice"] else 1)

    def cards_each(self, options: kit.Options, deal: int) -> int:
        """Return the number of cards per seat in the deal of that number."""
        down = self.most_cards - deal + 1
        return down if down >= 1 else deal + self.most_cards - self.last_deal(options)

    def check_start(self, options: kit.Options, standing: kit.Standing) -> kit.Standing:
        if options["no_exact_sum"] and options["secret_bids"]:
            raise kit.SetupError(
                "secret_bids lets the bids add up (PLV3), so no_exact_sum does not go with it"
            )
        if options["one_card_twice"] and not options["turn_round"]:
            raise kit.SetupError("one_card_twice is a form of turn_round and does nothing without it")
        return super().check_start(options, standing)

    def deal(self, start: kit.Start, events: kit.Log) -> PlumpState:
        """Deal one card at a time from forehand, and turn the next one up (PL3–PL7)."""
        seats, cards = self.info.seats, self.cards_each(start.options, start.standing.deal)
        turns = self.deal_out(start, seats * cards, events)
        first = turns[0] if start.options["dealer_bids_last"] else start.standing.dealer  # PL9, PLD2
        turned = () if start.standing.deal == 1 else start.piles.draw(1, STOCK, TURNED, events, dealt=True)
        return PlumpState(
            *start,
            turn=first,
            phase="bid",
            leader=turns[0],
            tricks_won=[0] * seats,
            tricks=[],
            cards=cards,
            bidders=tuple(kit.all_from(first, seats)),
            trump=None if not turned or turned[0].rank == "A" else turned[0].suit,
            bids=[None] * seats,
        )

    def legal_moves(self, state: PlumpState) -> list[kit.Move]:
        if state.phase == "bid":
            bids = range(state.cards + 1)
            return [kit.Call("bid", bid) for bid in bids if self._refuse_bid(state, bid) is None]
        if state.phase == "play":
            return [kit.play_card(card) for card in kit.followers(state)]
        return []

    def refuse(self, state: PlumpState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Call("bid", int(bid)):
                return self._refuse_bid(state, bid)
            case kit.Play((card,), (), "play", ()):
                missing = kit.not_held((card,), state.hands[state.turn])
                early = kit.Reason("PL8", "bid_first") if state.phase == "bid" else None
                return missing or early or kit.refuse_to_follow("PL12", state, card)
            case _:
                return kit.Reason(None, "not_in_this_game")

    def apply(self, state: PlumpState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        if isinstance(move, kit.Play):
            if kit.add_to_trick(state, move.card, events):
                kit.take_trick(state, events)  # PL13
            if len(state.tricks) == state.cards:
                self.end(state, events)
        elif isinstance(move, kit.Call) and isinstance(move.value, int):
            self._bid(state, move.value, events)

    def hide_values(self, public: PlumpState, state: PlumpState, seat: kit.Seat) -> None:
        """Hide the secret bids of the others (PLD9)."""
        if public.secret:
            public.bids = [
                bid if other == seat or bid is None else UNKNOWN for other, bid in enumerate(public.bids)
            ]

    def facts(self, state: PlumpState) -> kit.Facts:
        return self.facts_with(state, bids=(None,) * len(state.bids) if state.secret else tuple(state.bids))

    def signs(self, public: PlumpState) -> tuple[kit.Sign, ...]:
        trump = (
            kit.Sign("no_trump") if public.trump is None else kit.Sign("trump", None, {"trump": public.trump})
        )
        bids = [(seat, bid) for seat, bid in enumerate(public.bids) if bid is not None]
        if UNKNOWN not in public.bids:
            called = sum(bid for _, bid in bids)
            trump = kit.Sign(
                f"{trump.key}_bids", None, {**trump.values, "called": called, "cards": public.cards}
            )
        if public.phase == "bid":
            return (trump, *(_bid_sign(seat, bid) for seat, bid in bids))
        taken = public.tricks_won
        return (trump, *(kit.Sign("tricks", seat, {"bid": bid, "taken": taken[seat]}) for seat, bid in bids))

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        no_leader_yet = state.phase == "bid" and state.options["highest_bidder_leads"]
        return {
            "cards": state.cards,
            "hands": kit.rows(view, "hand"),
            "bids": [kit.HIDDEN if bid == UNKNOWN else bid for bid in state.bids],
            "turned": None if state.turned is None else str(state.turned),
            "trump": state.trump,
            "stock": kit.faces_at(view, "stock"),
            **kit.trick_fields(view),
            "leader": None if no_leader_yet else state.leader,
        }

    def denied(self, public: PlumpState) -> list[kit.Mask]:
        return kit.voids(public, kit.FULL_PACK)

    def determinize(self, view: kit.View, rng: kit.Chance) -> PlumpState:
        """Return a sampled state consistent with the view; secret bids are drawn, too."""
        world = super().determinize(view, rng)
        world.bids = [int(rng.random() * (world.cards + 1)) if bid == UNKNOWN else bid for bid in world.bids]
        return world

    def outcome(self, state: PlumpState) -> kit.Result:
        """Return the result (PL14-PL16)."""
        taken, nothing_if_missed = state.tricks_won, state.options["plump_scores_zero"]
        met = [seat for seat, bid in enumerate(state.bids) if bid == taken[seat]]
        paid = met if nothing_if_missed else range(self.info.seats)
        lines = [kit.ScoreLine("tricks", seat, taken[seat]) for seat in paid if taken[seat]]
        lines += [kit.ScoreLine("bid", seat, MET if taken[seat] else MET_ZERO) for seat in met]
        scores = kit.add_up(state.standing.scores, lines)
        last = state.standing.deal == self.last_deal(state.options)
        return kit.Result(tuple(lines), scores, {}, kit.ranking(scores) if last else ())

    def _refuse_bid(self, state: PlumpState, bid: int) -> kit.Reason | None:
        if state.phase != "bid":
            return kit.Reason("PL8", "bidding_over")
        if not 0 <= bid <= state.cards:
            return kit.Reason("PL8", "bid_out_of_range", {"bid": bid, "cards": state.cards})
        if bid == self._forbidden(state):
            return kit.Reason("PLV2", "exact_sum", {"bid": bid, "cards": state.cards})
        return None

    def _forbidden(self, state: PlumpState) -> Bid:
        """PLV2, PLD7: return the bid with which the last bidder would make the sum even."""
        if not state.options["no_exact_sum"] or state.bids_made < self.info.seats - 1:
            return None
        bid = state.cards - sum(bid for bid in state.bids if bid is not None)
        return bid if bid >= 0 else None

    def _bid(self, state: PlumpState, bid: int, events: kit.Log) -> None:
        state.bids[state.turn] = bid
        events.append(kit.Called(state.turn, "bid", bid, secret=state.secret))
        if state.bids_made < self.info.seats:
            state.turn = state.bidders[state.bids_made]
        else:
            self._open_play(state, events)

    def _open_play(self, state: PlumpState, events: kit.Log) -> None:
        """PL11, PLD4: the last bid has been made; secret ones are revealed (PLD9)."""
        if state.secret:
            events += [kit.Called(seat, "reveal", state.bids[seat]) for seat in state.bidders]
        state.phase = "play"
        if state.options["highest_bidder_leads"]:
            state.leader = max(state.bidders, key=lambda seat: state.bids[seat] or 0)
        state.turn = state.leader

    def question(self, state: PlumpState) -> kit.Question:
        if state.phase == "play":
            return kit.Question("follow" if state.trick else "lead")
        forbidden = self._forbidden(state)
        if forbidden is None:
            return kit.Question("bid", {"cards": state.cards})
        return kit.Question("bid_not", {"cards": state.cards, "forbidden": forbidden})


def _bid_sign(seat: kit.Seat, bid: int) -> kit.Sign:
    return kit.Sign("secret_bid", seat) if bid == UNKNOWN else kit.Sign("bid", seat, {"bid": bid})


PLUMP: Final = kit.for_seats(Plump, 4)
