"""Lomber as a game of the protocol. Legality is in `refusals`, the effects of moves in `course`."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import asdict

from tolva_gui.rules.account import Deed, Result, Standing
from tolva_gui.rules.cards import SUITS, Card, check_deck
from tolva_gui.rules.events import (
    UNHEARD,
    Log,
    PlaceInfo,
    Seat,
    hand_order,
)
from tolva_gui.rules.games.lomber.bids import BIDS, KUPPA, MISERES, SOLO_SUITS, TURNIR, Auction, game_of
from tolva_gui.rules.games.lomber.cards import HAND_RANKS, PACK, suit_order
from tolva_gui.rules.games.lomber.course import answer, buy, choose, play_to_trick, speak
from tolva_gui.rules.games.lomber.options import DEALS, KUPPA_CAP
from tolva_gui.rules.games.lomber.payment import SEATS
from tolva_gui.rules.games.lomber.refusals import BID_BOX, allowed, limits, why_not
from tolva_gui.rules.games.lomber.state import (
    AUCTION,
    BUY,
    CONTRACT,
    OVER,
    PLAY,
    STOCK,
    TO_THE_RIGHT,
    LomberState,
    facts_of,
    public_state,
    signs_of,
    to_the_right,
    voids,
    zones_of,
)
from tolva_gui.rules.info import GameInfo, Options, SetupError, check_seats
from tolva_gui.rules.kit.dealing import deal_out
from tolva_gui.rules.kit.finish_order import check_nothing_left
from tolva_gui.rules.kit.hidden import UNSEEN
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces_at, rows, trick_fields
from tolva_gui.rules.kit.race_to import after_deal
from tolva_gui.rules.kit.sampling import deal_unseen
from tolva_gui.rules.kit.themes import is_bid, is_ending
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason, Themes
from tolva_gui.rules.view import AnswerForm, Display, Question, View

PACKETS: Final = (3, 3, 3)
CARDS_EACH: Final = sum(PACKETS)
"""L4: cards dealt to each."""
BIDDING: Final = AnswerForm(box=BID_BOX)
MATADORS: Final = ("spadda", "manilia", "basti")
"""The names of the matadors, from the top (L11)."""
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("discards", "owner", "pile"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("turned", "all", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile"),
)
VERBS: Final[Verbs] = {
    "bid": Says(BIDS),
    "same": Says(SOLO_SUITS, alone=True),
    "pass": Says(),
    "name": Says(SUITS),
    "turnir": Says(),
    "kuppa": Says(),
    "discard": Cards(1, CARDS_EACH),
    "give_up": Says(),
    "totus": Says(),
    "go_on": Says(),
    "play": Cards(),
}


class Lomber:
    """The game for three."""

    themes: ClassVar[Themes] = {"bid": is_bid, "ending": is_ending}

    info = GameInfo(
        "lomber", SEATS, SEATS, PACK, PLACES, (DEALS, KUPPA_CAP), direction=TO_THE_RIGHT, goals=("deed",)
    )

    def seated(self, seats: int) -> Game[Any]:
        """Return the game itself, which is for three (L1, LD15)."""
        check_seats(self.info, seats)
        return self

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `bid solo C`, `same`, `discard SA H3`, `play ST` and the like."""
        return parse_move(text, VERBS, HAND_RANKS, "bid spil")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError for a deal beyond the last."""
        if not 1 <= standing.deal <= int(options[DEALS.name]):
            raise SetupError(
                "there is no deal {deal}; this game has {deals}",
                deal=standing.deal,
                deals=options[DEALS.name],
            )
        return check_nothing_left(self.info, standing)

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal; the deal passes to the right (L6)."""
        return after_deal(standing, result, SEATS, TO_THE_RIGHT)

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the seat to the right of the last dealer."""
        return to_the_right(last)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> LomberState:
        """Deal nine cards each, three at a time from first hand; the rest is the stock (L4, L5)."""
        order = check_deck(deck, PACK)
        seats = tuple(to_the_right(standing.dealer, step) for step in range(1, SEATS + 1))
        dealt = SEATS * CARDS_EACH
        return LomberState(
            options,
            standing,
            Auction(seats),
            hands=deal_out(order[:dealt], standing.dealer, seats, SEATS, STOCK, events, packets=PACKETS),
            stock=order[dealt:],
            turn=seats[0],
            leader=seats[0],
            scores=list(standing.scores),
        )

    def to_act(self, state: LomberState) -> Seat | None:
        """Return the seat to act."""
        return None if state.phase == OVER else state.turn

    def legal_moves(self, state: LomberState) -> list[Move]:
        """Return the moves of the seat to act."""
        return allowed(state)

    def why_not(self, state: LomberState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        return why_not(state, move)

    def apply(self, state: LomberState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        match move:
            case Play(cards, verb="discard"):
                buy(state, cards, events)
            case Play((card,)):
                play_to_trick(state, card, events)
            case Call(word, value):
                self._call(state, word, None if value is None else str(value), events)

    def view(self, state: LomberState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else public_state(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options=state.options,
            ranks=HAND_RANKS,
            zones=zones_of(public),
            facts=facts_of(state),
            question=_question,
            display=Display(signs_of(state), order=_order(state)),
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = public_as(LomberState, view.public)
        return {
            "hands": rows(view, "hand"),
            "bids": [[seat, text] for seat, text in state.auction.said],
            "contract": None if state.contract is None else asdict(state.contract),
            "bought": state.bought[:],
            "turned": None if state.turned is None or state.phase == OVER else str(state.turned),
            "stock": faces_at(view, "turned") + faces_at(view, "stock"),
            "discards": rows(view, "discards"),
            "trump": state.trump,
            **trick_fields(view),
        }

    def determinize(self, view: View, rng: Chance) -> LomberState:
        """Return a sampled state consistent with the view: no hand has a suit that it is proved void of."""
        world = public_as(LomberState, view.public).copy()
        seen = {card for zone in view.zones for card in zone.cards}
        held = [*world.hands, *world.discards]
        dealt, left = deal_unseen(PACK, seen, held, [*voids(world), *(0,) * SEATS], rng)
        world.hands = dealt[:SEATS]
        for seat, cards in enumerate(dealt[SEATS:]):
            if UNSEEN in world.discards[seat]:
                world.discards[seat] = hand_order(cards, HAND_RANKS)
        if UNSEEN in world.stock:
            world.stock = tuple(left)
        return world

    def result(self, state: LomberState) -> Result | None:
        """Return the result of the deal, None while it goes on."""
        return state.outcome

    def deeds(self, moves: Sequence[tuple[Seat | None, Move]], result: Result) -> tuple[Deed, ...]:
        """Return the declarer's deed: the last bid, or túrnir or kúppa instead of spil (L27)."""
        said = [(seat, move) for seat, move in moves if isinstance(move, Call) and seat is not None]
        bids = [(seat, str(move.value)) for seat, move in said if move.word == "bid"]
        if not bids or not result.lines:
            return ()
        held = [seat for seat, move in said if move.word in ("bid", "same")]
        instead = [move.word for _, move in said if move.word in (TURNIR, KUPPA)]
        what = instead[-1] if instead else game_of(bids[-1][1])
        return (Deed(held[-1], what, result.lines[0].kind == "made"),)

    def _call(self, state: LomberState, word: str, value: str | None, events: Log) -> None:
        if state.phase == AUCTION:
            speak(state, word, value, events)
        elif state.phase == CONTRACT:
            choose(state, word, value, events)
        elif state.phase == BUY:
            buy(state, (), events)
        else:
            answer(state, word, events)


def _question(state: LomberState) -> Question:
    high, contract = state.auction.high, state.contract
    if state.phase == AUCTION:
        if high is None:
            return Question("auction_open", form=BIDDING)
        return Question("auction", {"high": high}, form=BIDDING)
    if state.phase == PLAY:
        return Question("follow" if state.trick else "lead")
    if state.phase == BUY and contract is not None:
        least, most, _ = limits(state)
        return Question("buy" if least else "buy_if_you_like", {"least": least, "most": most})
    return Question(state.phase)


def _order(state: LomberState) -> tuple[tuple[tuple[Card, str], ...], ...]:
    """Return the trumps with the names of the matadors; in a misère a black and a red suit (L9-L12)."""
    contract = state.contract
    if contract is None or (contract.trump is None and contract.game not in MISERES):
        return ()
    if contract.trump is None:
        return tuple(tuple((card, "") for card in suit_order(suit, None)) for suit in ("S", "H"))
    trumps = suit_order(contract.trump, contract.trump)
    names = (*MATADORS, *("" for _ in trumps[len(MATADORS) :]))
    return (tuple(zip(trumps, names, strict=True)),)


LOMBER: Final = Lomber()
