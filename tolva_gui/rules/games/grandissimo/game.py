"""Grandissimo: deal, auction, trump and partner, play, forfeits and payment."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from tolva_gui.rules.account import Deed, Result, Standing
from tolva_gui.rules.cards import SUITS, Card, CardError, check_deck
from tolva_gui.rules.events import UNHEARD, Log, PlaceInfo, Seat
from tolva_gui.rules.games.grandissimo import refusals
from tolva_gui.rules.games.grandissimo.account import account_of, paper_of
from tolva_gui.rules.games.grandissimo.auction import answer, ask_or_play, name_trump, put_aside, speak
from tolva_gui.rules.games.grandissimo.bids import GRAND, RANK
from tolva_gui.rules.games.grandissimo.options import DEALS, SLAM_DOUBLES_13_SPEL, last_deal
from tolva_gui.rules.games.grandissimo.play import answer_proposal, close, play_card, propose, say
from tolva_gui.rules.games.grandissimo.sheet import as_left, read_left
from tolva_gui.rules.games.grandissimo.showing import (
    TALONG,
    facts_of,
    position_of,
    question_of,
    signs_of,
    zones_of,
)
from tolva_gui.rules.games.grandissimo.state import (
    NUMBER,
    PACK,
    RANKS,
    GrandissimoState,
    fill_world,
    public_state,
)
from tolva_gui.rules.info import GameInfo, Options, SetupError, check_seats
from tolva_gui.rules.kit.dealing import GoesRound, all_from, deal_out
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.race_to import after_deal
from tolva_gui.rules.kit.themes import is_bid, is_ending
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason, Themes
from tolva_gui.rules.view import Display, View

PLACES: Final = (
    PlaceInfo("talong", "nobody", "pile"),
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("aside", "owner", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile"),
)
VERBS: Final[Verbs] = {
    "bid": Says(tuple(RANK)),
    "hold": Says(),
    "pass": Says(),
    "trump": Says((*SUITS, GRAND)),
    "solo": Says(),
    "vist": Says(),
    "accept": Says(),
    "refuse": Says(),
    "discard": Cards(),
    "play": Cards(),
    "concede": Says(),
    "agree": Says(),
    "strike": Says(number=True),
}
PACKETS: Final = (4, 4, 5)  # GD1


class Grandissimo(GoesRound):
    """Four players, each for themselves; see `Game`."""

    themes: ClassVar[Themes] = {"bid": is_bid, "ending": is_ending}

    info = GameInfo(
        id="grandissimo",
        seats=4,
        sides=4,
        pack=PACK,
        places=PLACES,
        options=(DEALS, SLAM_DOUBLES_13_SPEL),
        further=(("turned", 1),),
        goals=("deed",),
    )

    def seated(self, seats: int) -> Game[Any]:
        """Return the game itself, which is for four (G1)."""
        check_seats(self.info, seats)
        return self

    def parse(self, text: str) -> Move:
        """Return the move in this notation."""
        return parse_move(text, VERBS, RANKS, "bid 6 farg")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing with its sheet; raise SetupError if no deal can begin with it."""
        deals = last_deal(options)
        if not 1 <= standing.deal <= deals:
            raise SetupError(
                "the deals are numbered 1 to {deals}, not {deal}", deals=deals, deal=standing.deal
            )
        return replace(standing, left=as_left(read_left(standing.left)))

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal; the dealership moves clockwise (G10)."""
        return after_deal(standing, result, self.info.seats)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> GrandissimoState:
        """Deal the deck; see `Game.start`. *further*: `turned`, the second pack's card (G8)."""
        order = check_deck(deck, PACK)
        turned = [card for cards in further.get("turned", ()) for card in cards]
        if len(turned) != 1 or turned[0] not in NUMBER:
            raise CardError("one card of the second pack is turned up; {cards} are given", cards=len(turned))
        turns = all_from(standing.dealer + 1, 4)
        hands = deal_out(order, standing.dealer, turns, 4, TALONG, events, packets=PACKETS)
        state = GrandissimoState(
            options=options,
            standing=standing,
            sheet=read_left(standing.left),
            turned=turned[0],
            hands=[sorted(NUMBER[card] for card in hand) for hand in hands],
            turn=turns[0],
            leader=turns[0],
        )
        say(events, (standing.dealer + 2) % 4, "turned", state.first_suit)
        return state

    def to_act(self, state: GrandissimoState) -> Seat | None:
        """Return the seat to act; None when the deal is over."""
        return None if state.phase == "over" else state.turn

    def legal_moves(self, state: GrandissimoState) -> list[Move]:
        """Return the moves of the seat to act."""
        return refusals.legal_moves(state)

    def why_not(self, state: GrandissimoState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        return refusals.why_not(state, move)

    def apply(self, state: GrandissimoState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        if isinstance(move, Play):
            number = NUMBER[move.card]
            if move.verb == "play":
                play_card(state, number, events)
            else:
                put_aside(state, number, events)
            return
        word, value = str(move).partition(" ")[::2]
        match state.phase:
            case "auction":
                speak(state, word, value, events)
            case "trump":
                say(events, state.turn, "trump", value)
                name_trump(state, value)
            case "partner":
                say(events, state.turn, word)
                ask_or_play(state, word)
            case "answer":
                say(events, state.turn, word)
                answer(state, word, events)
            case "play":
                say(events, state.turn, word)
                propose(state)
            case "concede":
                say(events, state.turn, word)
                answer_proposal(state, word, events)
            case _:
                close(state, int(value), events)

    def view(self, state: GrandissimoState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else public_state(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options=state.options,
            ranks=RANKS,
            zones=zones_of(public),
            facts=facts_of(state),
            question=question_of,
            display=Display(signs_of(state), paper=paper_of(state), account=account_of(state)),
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        return position_of(view)

    def determinize(self, view: View, rng: Chance) -> GrandissimoState:
        """Return a sampled state consistent with the seat's view."""
        return fill_world(public_as(GrandissimoState, view.public), rng)

    def deeds(self, moves: Sequence[tuple[Seat | None, Move]], result: Result) -> tuple[Deed, ...]:
        """Return the deed of the declarer (G30); a game that is made pays them (G73, G75)."""
        said = [(seat, move) for seat, move in moves if isinstance(move, Call) and seat is not None]
        bids = [str(move.value) for _, move in said if move.word == "bid"]
        if not bids:
            return ()
        declarer = [seat for seat, move in said if move.word in ("bid", "hold")][-1]
        paid = sum(line.points for line in result.lines if (line.kind, line.side) == ("pay", declarer))
        return (Deed(declarer, bids[-1].partition(" ")[0], paid > 0),)

    def result(self, state: GrandissimoState) -> Result | None:
        """Return the result of the deal, None while it goes on."""
        return state.result


GRANDISSIMO: Final = Grandissimo()
