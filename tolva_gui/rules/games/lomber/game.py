"""Lomber as a game of the protocol. Legality is in `refusals`, the effects of moves in `course`."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import asdict

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
    PLACES,
    PLAY,
    STOCK,
    TO_THE_RIGHT,
    LomberFacts,
    LomberState,
    facts_of,
    signs_of,
    to_the_right,
    voids,
)
from tolva_gui.rules.kit import (
    NULL_LOG,
    OVER,
    SUITS,
    AnswerForm,
    BaseGame,
    Call,
    Card,
    Cards,
    Deed,
    Display,
    GameInfo,
    Goals,
    Log,
    Move,
    Options,
    Piles,
    Play,
    Question,
    Reason,
    Result,
    Says,
    Seat,
    SetupError,
    Standing,
    Themes,
    Verbs,
    View,
    faces_at,
    is_bid,
    is_ending,
    rows,
    trick_fields,
)
from tolva_gui.rules.kit.race_to import after_deal
from tolva_gui.rules.kit.sampling import Mask

PACKETS: Final = (3, 3, 3)
CARDS_EACH: Final = sum(PACKETS)
"""L4: cards dealt to each."""
BIDDING: Final = AnswerForm(box=BID_BOX)
MATADORS: Final = ("spadda", "manilia", "basti")
"""The names of the matadors, from the top (L11)."""
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


class Lomber(BaseGame[LomberState]):
    """The game for three (L1, LD15)."""

    state = LomberState
    ranks = HAND_RANKS
    verbs = VERBS
    goals: ClassVar[Goals] = {"deed": ""}
    example = "bid spil"
    themes: ClassVar[Themes] = {"bid": is_bid, "ending": is_ending}

    info = GameInfo("lomber", SEATS, SEATS, PACK, PLACES, (DEALS, KUPPA_CAP), direction=TO_THE_RIGHT)

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError for a deal beyond the last."""
        if not 1 <= standing.deal <= int(options[DEALS.name]):
            raise SetupError(
                "there is no deal {deal}; this game has {deals}",
                deal=standing.deal,
                deals=options[DEALS.name],
            )
        return super().check_start(options, standing)

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal; the deal passes to the right (L6)."""
        return after_deal(standing, result, SEATS, TO_THE_RIGHT)

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """Return the seat to the right of the last dealer."""
        return to_the_right(last)

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> LomberState:
        """Deal nine cards each, three at a time from first hand; the rest is the stock (L4, L5)."""
        seats = tuple(to_the_right(standing.dealer, step) for step in range(1, SEATS + 1))
        piles.deal(SEATS * CARDS_EACH, standing.dealer, seats, STOCK, events, packets=PACKETS)
        first, scores, won = seats[0], list(standing.scores), [0] * SEATS
        return LomberState(options, standing, piles, first, AUCTION, first, scores, won, [], Auction(seats))

    def legal_moves(self, state: LomberState) -> list[Move]:
        """Return the moves of the seat to act."""
        return allowed(state)

    def refuse(self, state: LomberState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        return why_not(state, move)

    def apply(self, state: LomberState, move: Move, events: Log = NULL_LOG) -> None:
        """Make the move in place; it is trusted to be legal."""
        match move:
            case Play(cards, verb="discard"):
                buy(state, cards, events)
            case Play((card,)):
                play_to_trick(state, card, events)
            case Call(word, value):
                self._call(state, word, None if value is None else str(value), events)

    def facts(self, state: LomberState) -> LomberFacts:
        """Return the public facts."""
        return facts_of(state)

    def display(self, public: LomberState) -> Display:
        """Return the signs, and the order of the trumps."""
        return Display(signs_of(public), order=_order(public))

    def question(self, state: LomberState) -> Question:
        """Return the question to the seat to act."""
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

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = self.seen(view)
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

    def denied(self, public: LomberState) -> list[Mask]:
        """Return per seat the cards that its hand is proved not to hold."""
        return voids(public)

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
