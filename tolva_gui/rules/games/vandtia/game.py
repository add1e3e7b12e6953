"""Vändtia (spansk skitgubbe), for two to eight: the first to shed all cards wins."""

from itertools import combinations
from typing import Any, ClassVar, Final

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import Card, Rank, Suit, check_deck, make_pack
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Log,
    Moved,
    Place,
    Seat,
    cards_at,
    hand_order,
)
from tolva_gui.rules.games.vandtia import table
from tolva_gui.rules.games.vandtia.laying import SPECIAL, four_on_top, is_layable, lowest_rank
from tolva_gui.rules.games.vandtia.refusals import swap_slot, why_not
from tolva_gui.rules.games.vandtia.state import (
    PLACES,
    RANKS,
    VandtiaFacts,
    VandtiaState,
    fill_world,
    public_state,
    zones_of,
)
from tolva_gui.rules.info import GameInfo, Option, Options, check_seats
from tolva_gui.rules.kit.dealing import GoesRound, all_from
from tolva_gui.rules.kit.finish_order import (
    check_one_deal,
    go_out,
    out_signs,
    place_result,
)
from tolva_gui.rules.kit.notation import Cards, Picks, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces, faces_at, rows
from tolva_gui.rules.kit.score_sheet import tell_result
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason, Themes
from tolva_gui.rules.view import AnswerForm, Display, Question, View

SEATS: Final = range(2, 9)
"""V1."""
ONE_PACK: Final = make_pack(RANKS)
TWO_PACKS: Final = (*ONE_PACK, *ONE_PACK)
OPTIONS: Final = (
    Option("no_out_on_special", False, (False, True), "VV1"),
    Option("sevens_transparent", False, (False, True), "VV2"),
    Option("four_cards", False, (False, True), "VV3"),
    Option("lay_on_own", False, (False, True), "VD3"),
    Option("tie_hearts", False, (False, True), "VD4"),
    Option("two_passes_turn", False, (False, True), "VD5"),
    Option("stop_at_first", False, (False, True), "VD6"),
)
DONE, CHANCE, PICKUP = Call("done"), Call("chance"), Call("pickup")
HEARTS: Final[Suit] = "H"


class Vandtia(GoesRound):
    """The game for one number of players."""

    themes: ClassVar[Themes] = {"exchange": lambda view: view.phase == "exchange"}

    def __init__(self, seats: int) -> None:
        wide = (("four_cards", True, _pack(seats, 4)),) if _pack(seats, 4) != _pack(seats, 3) else ()
        self.info = GameInfo(
            "vandtia",
            seats,
            seats,
            _pack(seats, 3),
            PLACES,
            OPTIONS,
            seat_counts=tuple(SEATS),
            other_packs=wide,
        )
        most = len(_pack(seats, 4))
        twice = most > len(ONE_PACK)
        self.verbs: Verbs = {
            "swap": Cards(takes=1, most_taken=1, again=twice),
            "give": Cards(numbers=2),
            "done": Says(),
            "lay": Cards(most=most, again=twice),
            "chance": Says(),
            "pickup": Says(),
            "flip": Picks(),
        }

    def seated(self, seats: int) -> Game[Any]:
        """Return the game for that number of players."""
        check_seats(self.info, seats)
        return FOR_SEATS[seats]

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `lay S4 H4`, `chance`, `pickup`, `flip 1`, `swap H7 S4`, …."""
        return parse_move(text, self.verbs, RANKS, "lay S4 H4")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError if it has anything but scores."""
        return check_one_deal(self.info, standing)

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> VandtiaState:
        """Deal the deck: face-down places, face-up ones, hands; see `Game.start`."""
        order = check_deck(deck, self.info.pack_for(options))
        seats, full = self.info.seats, _full(options)
        turns = all_from(standing.dealer + 1, seats)
        rows = [Place(kind, seat, slot) for kind in ("down", "up") for slot in range(full) for seat in turns]
        targets = [*rows, *(Place("hand", seat) for _ in range(full) for seat in turns)]
        state = VandtiaState(
            options,
            standing,
            hands=[[] for _ in turns],
            up=[[] for _ in turns],
            down=[[] for _ in turns],
            stock=list(order[len(targets) :]),
            turn=turns[0],
            known=[[] for _ in turns],
        )
        for card, place in zip(order, targets, strict=False):
            _deal(state, card, place)
        events.append(Called(standing.dealer, "deal"))
        dealt = zip(order, targets, strict=False)
        events += [Moved((card,), table.STOCK, place, dealt=True) for card, place in dealt]
        return state

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return None: each deal is a game."""
        return None

    def to_act(self, state: VandtiaState) -> Seat | None:
        """Return the seat to act; None when the deal is over."""
        return None if state.phase == "over" else state.turn

    def legal_moves(self, state: VandtiaState) -> list[Move]:
        """Return the moves of the seat to act. No possible hand has a thousand of them."""
        match state.phase:
            case "exchange":
                return [*self._swaps(state), DONE]
            case "give":
                return [*_gifts(state), DONE]
            case "play":
                rest: list[Move] = [CHANCE, PICKUP]
                rest += [Pick("flip", slot) for slot in range(_full(state.options))]
                rest = [move for move in rest if why_not(state, move) is None]
                return [*_lays(state), *rest]
            case "over":
                return []

    def why_not(self, state: VandtiaState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        return why_not(state, move)

    def apply(self, state: VandtiaState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        state.moves += 1
        match move:
            case Play(cards, takes, "swap"):
                self._swap(state, cards[0], takes[0], events)
            case Play(cards, _, "give", (other, slot)):
                table.give(state, state.turn, cards[0], other, slot, events)
                table.draw(state, state.turn, _full(state.options), events)
                self._give_on(state, self._asked(state), events)
            case Play(cards, _, "lay"):
                self._lay(state, cards, events)
            case Call("done"):
                events.append(Called(state.turn, "done"))
                self._done(state, events)
            case Call("pickup"):
                table.prove(state, state.turn)
                table.take_pile(state, state.turn, events)
                self._pass_turn(state, events)
            case Call("chance"):
                self._turn_up(state, None, events)
            case Pick("flip", slot):
                self._turn_up(state, slot, events)

    def view(self, state: VandtiaState, seat: Seat | None) -> View:
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
            facts=VandtiaFacts(state.standing.dealer, state.standing.scores, tuple(state.out)),
            display=Display(tuple(out_signs(state.out))),
            question=_question,
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        zones, facts = view.zones, view.facts
        if not isinstance(facts, VandtiaFacts):
            raise TypeError(f"facts of vändtia are wanted, not {type(facts).__name__}")
        seats, slots = range(view.info.seats), range(_full(view.options))
        down = [[faces(cards_at(zones, Place("down", seat, slot))) for slot in slots] for seat in seats]
        return {
            "hands": rows(view, "hand"),
            "up": [[faces(cards_at(zones, Place("up", seat, slot))) for slot in slots] for seat in seats],
            "down": [[next(iter(cards), None) for cards in row] for row in down],
            "pile": faces(cards_at(zones, table.COVERED) + cards_at(zones, table.TOP)),
            "gone": faces_at(view, "gone"),
            "stock": faces_at(view, "stock"),
            "out": list(facts.out),
        }

    def determinize(self, view: View, rng: Chance) -> VandtiaState:
        """Return a sampled state consistent with the seat's view."""
        return fill_world(public_as(VandtiaState, view.public), self.info.pack_for(view.options), rng)

    def result(self, state: VandtiaState) -> Result | None:
        """Return the result of the deal, None while it goes on."""
        if state.phase != "over":
            return None
        return place_result(state.out, state.standing, self.info.seats)

    def _swaps(self, state: VandtiaState) -> list[Move]:
        hand, up = _once(state.hands[state.turn]), _once(state.open_cards(state.turn))
        swaps = [Play((card,), (taken,), "swap") for card in hand for taken in up]
        return [move for move in swaps if why_not(state, move) is None]

    def _swap(self, state: VandtiaState, card: Card, taken: Card, events: Log) -> None:
        slot = swap_slot(state, taken)
        if slot is None:
            raise ValueError(f"{taken} has no place left to exchange at")
        table.swap(state, state.turn, slot, card, events)
        if len(state.exchanged) == _full(state.options):
            self._done(state, events)

    def _asked(self, state: VandtiaState) -> int:
        """Return how many seats from forehand have been asked before the one to act in this round."""
        return (state.turn - state.standing.dealer - 1) % self.info.seats

    def _done(self, state: VandtiaState, events: Log) -> None:
        """VD3: first all exchange, then all may put cards on those of others."""
        following = self._asked(state) + 1
        if state.phase == "give":
            self._give_on(state, following, events)
        elif following < self.info.seats:
            state.turn, state.exchanged = (state.turn + 1) % self.info.seats, []
        else:
            state.phase, state.exchanged = "give", []
            self._give_on(state, 0, events)

    def _give_on(self, state: VandtiaState, first: int, events: Log) -> None:
        """Ask the next seat that can give, starting that many seats after forehand; if there is none, begin play."""
        for place in range(first, self.info.seats):
            state.turn = (state.standing.dealer + 1 + place) % self.info.seats
            if _gifts(state):
                return
        self._open_play(state, events)

    def _open_play(self, state: VandtiaState, events: Log) -> None:
        """V8, VD4: the player with the lowest card begins."""
        turns = all_from(state.standing.dealer + 1, self.info.seats)
        state.phase, state.turn, state.lowest = "play", turns[0], lowest_rank(state)
        if state.lowest is not None:
            lowest = state.lowest
            holders = [seat for seat in turns if any(card.rank == lowest for card in state.hands[seat])]
            state.turn = holders[0]
            if state.options["tie_hearts"]:
                hearts = Card(HEARTS, lowest)
                state.turn = next((seat for seat in holders if hearts in state.hands[seat]), holders[0])
        self._end_if_over(state, events)

    def _lay(self, state: VandtiaState, cards: tuple[Card, ...], events: Log) -> None:
        state.lowest = None
        table.lay(state, state.turn, cards, events)
        table.draw(state, state.turn, _full(state.options), events)
        self._after_laying(state, cards[0].rank, events)

    def _turn_up(self, state: VandtiaState, slot: int | None, events: Log) -> None:
        """Turn up a card of the stock (slot None) or a face-down one: lay it if it fits, or take it with the pile."""
        seat = state.turn
        card = state.stock[0] if slot is None else state.down[seat][slot]
        if card is None:
            raise ValueError(f"nothing lies face down at place {slot} of seat {seat}")
        fits = is_layable(state, card.rank)
        if slot is None:
            table.prove(state, seat)
            table.turn_stock(state, seat, events)
        else:
            table.turn_over(state, seat, slot, card, events)
        if fits:
            self._after_laying(state, card.rank, events)
        else:
            table.take_pile(state, seat, events)
            self._pass_turn(state, events)

    def _after_laying(self, state: VandtiaState, rank: Rank, events: Log) -> None:
        """After cards of that rank were laid: turn the pile away, lay again, go out, or pass the turn."""
        seat, gone_out = state.turn, not state.has_cards(state.turn)
        if gone_out and rank in SPECIAL and state.options["no_out_on_special"]:
            table.take_pile(state, seat, events)
            self._pass_turn(state, events)
            return
        state.again = self._lays_again(state, rank)
        if state.again in ("V14", "V16"):
            table.turn_away(state, seat, events)
        if gone_out:
            go_out(state.out, seat, events)
        if gone_out or state.again is None:
            self._pass_turn(state, events)
        else:
            self._end_if_over(state, events)

    def _lays_again(self, state: VandtiaState, rank: Rank) -> str | None:
        """Return the rule by which the same player lays again, None if none."""
        if rank == "T":
            return "V14"
        if four_on_top(state):
            return "V16"
        return "V15" if rank == "2" and not state.options["two_passes_turn"] else None

    def _pass_turn(self, state: VandtiaState, events: Log) -> None:
        state.again = None
        still_in = all_from(state.turn + 1, self.info.seats, state.out)
        state.turn = still_in[0] if still_in else state.turn
        self._end_if_over(state, events)

    def _end_if_over(self, state: VandtiaState, events: Log) -> None:
        """VD6; under VV1 also if none of the remaining players can go out any more."""
        stopped = bool(state.out) and bool(state.options["stop_at_first"])
        if len(state.playing()) > 1 and not stopped and not _stuck(state):
            return
        state.phase = "over"
        tell_result(self.result(state), events)


def _pack(seats: int, full: int) -> tuple[Card, ...]:
    """VD1: one pack if it has three rows of cards for each, otherwise two."""
    return ONE_PACK if seats * 3 * full <= len(ONE_PACK) else TWO_PACKS


def _full(options: Options) -> int:
    """V2, VV3: the number of cards in hand, and of places in each row."""
    return 4 if options["four_cards"] else 3


def _deal(state: VandtiaState, card: Card, place: Place) -> None:
    owner = place.owner or 0
    if place.kind == "hand":
        state.hands[owner].append(card)
    elif place.kind == "up":
        state.up[owner].append([card])
    else:
        state.down[owner].append(card)


def _once(cards: list[Card]) -> list[Card]:
    """Return the cards in hand order, without duplicates."""
    return list(hand_order(dict.fromkeys(cards), RANKS))


def _gifts(state: VandtiaState) -> list[Move]:
    gifts = [
        Play((card,), verb="give", at=(seat, slot))
        for card in _once(state.hands[state.turn])
        for seat, row in enumerate(state.up)
        for slot in range(len(row))
    ]
    return [move for move in gifts if why_not(state, move) is None]


def _lays(state: VandtiaState) -> list[Move]:
    """Return every choice of cards of one rank that may be laid, without duplicates."""
    by_rank: dict[Rank, list[Card]] = {}
    for card in hand_order(state.available(state.turn), RANKS):
        by_rank.setdefault(card.rank, []).append(card)
    lays = [
        Play(choice, verb="lay")
        for cards in by_rank.values()
        for choice in dict.fromkeys(some for n in range(len(cards)) for some in combinations(cards, n + 1))
    ]
    return [move for move in lays if why_not(state, move) is None]


def _question(state: VandtiaState) -> Question:
    match state.phase:
        case "exchange" | "give":
            return Question(state.phase)
        case _ if not state.available(state.turn):
            return Question("flip")
        case _:
            key = "open" if state.lowest is not None else "again" if state.again is not None else "lay"
            values = {"rank": state.lowest} if state.lowest is not None else {}
            piles = {"stock": CHANCE} if why_not(state, CHANCE) is None else {}
            return Question(key, values, form=AnswerForm(piles=piles))


def _stuck(state: VandtiaState) -> bool:
    if not state.options["no_out_on_special"]:
        return False
    left = [*state.pile, *state.stock]
    for seat in state.playing():
        left += [*state.hands[seat], *state.open_cards(seat), *(card for card in state.down[seat] if card)]
    return all(card.rank in SPECIAL for card in left)


FOR_SEATS: Final = {seats: Vandtia(seats) for seats in SEATS}
VANDTIA: Final = FOR_SEATS[4]
