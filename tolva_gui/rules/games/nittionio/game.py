"""The rules of nittionio: bid cards, premium bids, tricks. Scoring is in `scoring`."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from tolva_gui.rules.account import Deed, Result, Standing
from tolva_gui.rules.cards import JOKER, Card, Suit, check_deck
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Log,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Shown,
    hand_order,
)
from tolva_gui.rules.games.nittionio.scoring import (
    FORM,
    NO_JOKER,
    PENNYCOOK,
    SHOW_ALL_BIDS,
    check_left,
    first_left,
    made,
    score,
    tell_score,
)
from tolva_gui.rules.games.nittionio.state import (
    ASIDE,
    CODE,
    DECK,
    OVER,
    PACK,
    PLAY,
    PREMIUM,
    SEATS,
    STRENGTH,
    TURNED,
    WITHOUT_JOKER,
    NittionioState,
    Premium,
    facts_of,
    playable,
    public_state,
    signs_of,
    voids,
    zones_of,
)
from tolva_gui.rules.info import GameInfo, Options, check_seats
from tolva_gui.rules.kit.dealing import GoesRound, all_from, deal_out
from tolva_gui.rules.kit.hidden import UNSEEN
from tolva_gui.rules.kit.notation import Cards, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import rows, trick_fields
from tolva_gui.rules.kit.race_to import after_deal
from tolva_gui.rules.kit.sampling import deal_unseen
from tolva_gui.rules.kit.score_sheet import tell_end
from tolva_gui.rules.kit.themes import is_bid, is_ending
from tolva_gui.rules.kit.tricks import add_to_trick, take_trick
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move, Play, play_card
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason, Themes
from tolva_gui.rules.view import AnswerForm, Display, Question, View

RULES_VERSION: Final = 2
"""Version 2: the first to win three games has the rubber (ND11)."""
CARDS_EACH: Final = 12
BID_CARDS: Final = 3
TRICKS: Final = 9
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("aside", "owner", "spread"),
    PlaceInfo("deck", "nobody", "pile"),
    PlaceInfo("turned", "all", "pile"),
    PlaceInfo("trick", "all", "trick"),
    PlaceInfo("won", "all", "pile"),
)
VERBS: Final[Verbs] = {
    "aside": Cards(1, CARDS_EACH),
    "pass": Says(),
    "declare": Says(),
    "reveal": Says(),
    "play": Cards(),
}
PASS: Final = Call("pass")
DECLARE: Final = Call("declare")
REVEAL: Final = Call("reveal")
KINDS: Final[dict[str, Premium]] = {"declare": "declaration", "reveal": "revelation"}


class Nittionio(GoesRound):
    """The game for three."""

    themes: ClassVar[Themes] = {"bid": is_bid, "ending": is_ending}

    def __init__(self) -> None:
        self.info = GameInfo(
            "nittionio",
            SEATS,
            SEATS,
            PACK,
            PLACES,
            (FORM, SHOW_ALL_BIDS),
            rules_version=RULES_VERSION,
            goals=("bids",),
            other_packs=((FORM.name, NO_JOKER, WITHOUT_JOKER),),
        )

    def seated(self, seats: int) -> Game[Any]:
        """Return the game itself, which is for three (N1)."""
        check_seats(self.info, seats)
        return self

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `aside SA H7 C6`, `pass`, `declare`, `reveal`, `play ST`."""
        return parse_move(text, VERBS, STRENGTH, "play ST")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing, complete; raise SetupError if no deal of this form can begin with it."""
        complete = standing if standing.left else replace(standing, left=first_left(options))
        check_left(options, complete)
        return complete

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return the standing of the next deal (ND8)."""
        return after_deal(standing, result, SEATS)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> NittionioState:
        """Deal twelve cards each, one at a time from forehand, and turn the last one up (N3)."""
        order = check_deck(deck, self.info.pack_for(options))
        dealt, rest = order[: SEATS * CARDS_EACH], order[SEATS * CARDS_EACH :]
        forehand = (standing.dealer + 1) % SEATS
        turned = rest[0] if rest else None
        state = NittionioState(
            options,
            standing,
            turned,
            trump_of(turned, standing),
            leader=forehand,
            turn=forehand,
            hands=deal_out(dealt, standing.dealer, all_from(standing.dealer + 1, SEATS), SEATS, DECK, events),
            scores=list(standing.scores),
        )
        if turned is not None:
            events.append(Moved((turned,), DECK, TURNED, dealt=True))
        return state

    def to_act(self, state: NittionioState) -> Seat | None:
        """Return the seat to act."""
        return None if state.phase == OVER else state.turn

    def legal_moves(self, state: NittionioState) -> list[Move]:
        """Return the moves of the seat to act."""
        if state.phase == ASIDE:
            hand = hand_order(state.hands[state.turn], STRENGTH)
            return [Play(three, verb="aside") for three in combinations(hand, BID_CARDS)]
        if state.phase == PREMIUM:
            return [PASS, DECLARE, REVEAL] if state.premium is None else [PASS, REVEAL]
        return [play_card(card) for card in playable(state)] if state.phase == PLAY else []

    def why_not(self, state: NittionioState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        if state.phase == OVER:
            return Reason(None, "deal_over")
        match move:
            case Call("pass" | "declare" | "reveal" as word, None):
                return self._refuse_call(state, word)
            case Play(cards, (), "aside" | "play" as verb, ()):
                away = next((card for card in cards if card not in state.hands[state.turn]), None)
                if away is not None:
                    return Reason(None, "not_available", {"card": away})
                return (
                    self._refuse_aside(state, cards) if verb == "aside" else self._refuse_card(state, cards)
                )
            case _:
                return Reason(None, "not_in_this_game")

    def apply(self, state: NittionioState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        match move:
            case Play(cards, verb="aside"):
                self._lay_aside(state, cards, events)
            case Play((card,)):
                self._play(state, card, events)
            case Call(word):
                self._speak(state, word, events)

    def view(self, state: NittionioState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else public_state(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options=state.options,
            ranks=STRENGTH,
            zones=zones_of(public),
            facts=facts_of(state),
            question=_question,
            display=Display(signs_of(public), {} if state.turned in (None, JOKER) else {JOKER: state.turned}),
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = public_as(NittionioState, view.public)
        premium = None if state.premium is None else dict(zip(("seat", "kind"), state.premium, strict=True))
        return {
            "hands": rows(view, "hand"),
            "aside": rows(view, "aside"),
            "bids": [state.bid(seat) for seat in range(SEATS)],
            "premium": premium,
            "turned": None if state.turned is None else str(state.turned),
            "trump": state.trump,
            **trick_fields(view),
        }

    def determinize(self, view: View, rng: Chance) -> NittionioState:
        """Return a sampled state consistent with the view: no hand has a suit that it is proved void of."""
        world = public_as(NittionioState, view.public).copy()
        seen = {card for zone in view.zones for card in zone.cards}
        pack = self.info.pack_for(view.options)
        held = [*world.hands, *world.aside]
        dealt, _ = deal_unseen(pack, seen, held, [*voids(world), *(0,) * SEATS], rng)
        world.hands = dealt[:SEATS]
        for seat, cards in enumerate(dealt[SEATS:]):
            if UNSEEN in world.aside[seat]:
                world.aside[seat] = hand_order(cards, STRENGTH)
        return world

    def result(self, state: NittionioState) -> Result | None:
        """Return the result of the deal, None while it goes on."""
        return state.outcome

    def deeds(self, moves: Sequence[tuple[Seat | None, Move]], result: Result) -> tuple[Deed, ...]:
        """Return each seat's bid, and a played premium bid as a further deed."""
        made = {line.side for line in result.lines if line.kind == "bid"}
        premiums = [
            (seat, str(move))
            for seat, move in moves
            if seat is not None and str(move) in ("declare", "reveal")
        ]
        bids = tuple(Deed(seat, "bid", seat in made) for seat in range(SEATS))
        return bids + tuple(Deed(seat, word, seat in made) for seat, word in premiums[-1:])

    def _refuse_call(self, state: NittionioState, word: str) -> Reason | None:
        if state.options[FORM.name] == PENNYCOOK:
            return Reason("NV2", "no_premiums")
        if state.phase == ASIDE:
            return Reason("N6", "aside_first")
        if state.phase == PLAY:
            return Reason("N9", "premiums_over")
        if word == "declare" and state.premium is not None:
            return Reason("N10", "raise_or_pass")
        return None

    def _refuse_aside(self, state: NittionioState, cards: tuple[Card, ...]) -> Reason | None:
        if state.phase != ASIDE:
            return Reason("N6", "already_aside")
        if len(cards) != BID_CARDS:
            return Reason("N6", "three_aside", {"cards": len(cards)})
        return None

    def _refuse_card(self, state: NittionioState, cards: tuple[Card, ...]) -> Reason | None:
        if len(cards) != 1:
            return Reason(None, "not_in_this_game")
        if state.phase == ASIDE:
            return Reason("N6", "aside_first")
        if state.phase == PREMIUM:
            return Reason("N9", "premium_first")
        must = playable(state)
        if cards[0] in must:
            return None
        led = state.card_of(state.trick[0]).suit
        return Reason(
            "N15", "must_follow", {"card": cards[0], "led": led, "instead": hand_order(must, STRENGTH)}
        )

    def _lay_aside(self, state: NittionioState, cards: tuple[Card, ...], events: Log) -> None:
        """N6: the bid cards are put face down."""
        seat = state.turn
        state.aside[seat] = cards
        state.hands[seat] = [card for card in state.hands[seat] if card not in cards]
        events.append(Moved(cards, Place("hand", seat), Place("aside", seat)))
        state.turn = (seat + 1) % SEATS
        if state.turn == state.leader:
            state.phase = PLAY if state.options[FORM.name] == PENNYCOOK else PREMIUM

    def _speak(self, state: NittionioState, word: str, events: Log) -> None:
        """N9, N10, ND1: each seat speaks once; a revelation ends the round."""
        events.append(Called(state.turn, word))
        if word in KINDS:
            state.premium = state.turn, KINDS[word]
        state.turn = (state.turn + 1) % SEATS
        if word == "reveal" or state.turn == state.leader:
            self._open_play(state, events)

    def _open_play(self, state: NittionioState, events: Log) -> None:
        """N11-N14, ND3: the premium bidder shows what the premium requires before forehand leads."""
        state.phase = PLAY
        state.turn = state.leader
        if state.premium is None:
            return
        seat, _ = state.premium
        _turn_up(state, seat, events)
        if state.open_hand is not None:
            hand = hand_order(state.hands[seat], STRENGTH)
            events.append(Shown(Place("hand", seat), hand))

    def _play(self, state: NittionioState, card: Card, events: Log) -> None:
        state.hands[state.turn].remove(card)
        if not add_to_trick(state, card, events):
            return
        take_trick(state, state.winner_of(state.trick), state.trump, events)  # N16
        if len(state.tricks) == TRICKS:
            self._end(state, events)

    def _end(self, state: NittionioState, events: Log) -> None:
        """N17, ND13: seats that made their bids show them; then the deal is scored."""
        state.phase = OVER
        for seat in range(SEATS) if state.options[SHOW_ALL_BIDS.name] else made(state):
            _turn_up(state, seat, events)
        state.outcome = score(state)
        tell_score(state.outcome, state.standing, events)
        tell_end(state.outcome, events)
        state.scores = list(state.outcome.scores)


def trump_of(turned: Card | None, standing: Standing) -> Suit | None:
    """Return the trump suit: N4, or in NV3 by the number of bids made in the previous deal."""
    if turned is None:
        made_before = standing.left["made"]
        return None if made_before is None else CODE[made_before]
    return None if turned == JOKER or turned.rank == "9" else turned.suit


def _turn_up(state: NittionioState, seat: Seat, events: Log) -> None:
    """Turn up the seat's bid cards, and log their bid."""
    if seat in state.up:
        return
    state.up = (*state.up, seat)
    events.append(Shown(Place("aside", seat), state.aside[seat]))
    events.append(Called(seat, "bid", state.bid(seat)))


def _question(state: NittionioState) -> Question:
    if state.phase == ASIDE:
        worth = {card: CODE.index(state.card_of(card).suit) for card in state.hands[state.turn]}
        return Question("aside", {"cards": BID_CARDS}, form=AnswerForm(worth=worth))
    if state.phase == PLAY:
        return Question("follow" if state.trick else "lead")
    return Question("premium") if state.premium is None else Question("raise", {"seat": state.premium[0]})


NITTIONIO: Final = Nittionio()
