"""The rules of svarte petter: pairs, draws, and the loser."""

from functools import cache
from typing import Any, Final

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import Card, check_deck
from tolva_gui.rules.events import (
    UNHEARD,
    Called,
    Log,
    Mixed,
    Moved,
    Place,
    PlaceInfo,
    Seat,
    Shown,
)
from tolva_gui.rules.games.svarte_petter.state import (
    ARRANGE,
    DRAW,
    OVER,
    PACK,
    STOCK,
    STRENGTH,
    Fan,
    Pair,
    PetterState,
    facts_of,
    pair_for,
    pairless_fans,
    public_state,
    signs_of,
    zones_of,
)
from tolva_gui.rules.info import GameInfo, Options, check_seats
from tolva_gui.rules.kit.dealing import all_from, deal_out
from tolva_gui.rules.kit.finish_order import check_one_deal, go_out
from tolva_gui.rules.kit.hidden import UNSEEN, known
from tolva_gui.rules.kit.notation import Cards, Picks, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces, rows
from tolva_gui.rules.kit.score_sheet import add_line, tell_end
from tolva_gui.rules.kit.view import public_as, view_of
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.protocol import NOTHING_FURTHER, Chance, Further, Game, Reason
from tolva_gui.rules.view import Display, Question, View

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan", ordered=True),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("pairs", "all", "spread"),
)
VERBS: Final[Verbs] = {"put": Cards(numbers=1), "pass": Says(), "draw": Picks()}


class SvartePetter:
    """The game for one number of players."""

    def __init__(self, seats: int) -> None:
        counts = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
        self.info = GameInfo("svarte-petter", seats, seats, PACK, PLACES, seat_counts=counts)

    def seated(self, seats: int) -> Game[Any]:
        """Return the game for that number of players (SP1)."""
        check_seats(self.info, seats)
        return _svarte_petter(seats)

    def parse(self, text: str) -> Move:
        """Return the move in this notation: `put SJ 2`, `pass`, `draw 3`."""
        return parse_move(text, VERBS, STRENGTH, "draw 3")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError if no deal can begin with it. Each deal is a game."""
        return check_one_deal(self.info, standing)

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Return None: each deal is a game."""
        return None

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """SPD8: the loser deals."""
        return result.ranking[-1][0]

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Log = UNHEARD,
        further: Further = NOTHING_FURTHER,
    ) -> PetterState:
        """Deal all cards from forehand and lay down the pairs (SP2, SP3)."""
        order, seats = check_deck(deck, PACK), self.info.seats
        turns = all_from(standing.dealer + 1, seats)
        hands = deal_out(order, standing.dealer, turns, seats, STOCK, events)
        state = PetterState(
            standing,
            hands,
            pairs=[[] for _ in hands],
            out=[],
            drawer=turns[0],
            drawn_from=turns[0],
            phase=DRAW,
            handed=[None] * seats,
            scores=list(standing.scores),
        )
        for seat in turns:
            self._lay_dealt_pairs(state, seat, events)
        for seat in turns:
            self._go_out(state, seat, events)
        self._next_draw(state, turns[0], events)
        return state

    def to_act(self, state: PetterState) -> Seat | None:
        """Return the seat to arrange its fan, or to draw."""
        if state.phase == OVER:
            return None
        return state.drawn_from if state.phase == ARRANGE else state.drawer

    def legal_moves(self, state: PetterState) -> list[Move]:
        """Return every position for every card, or every position to draw from."""
        fan = state.hands[state.drawn_from]
        places = range(1, len(fan) + 1)
        if state.phase == DRAW:
            return [Pick("draw", place) for place in places]
        if state.phase == ARRANGE:
            puts = [Play((card,), verb="put", at=(place,)) for card in fan for place in places]
            return [Call("pass"), *puts]
        return []

    def why_not(self, state: PetterState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        if state.phase == OVER:
            return Reason(None, "deal_over")
        match move:
            case Pick("draw", place):
                return (
                    _refuse_place(state, place, "SP5")
                    if state.phase == DRAW
                    else Reason("SPD6", "arrange_first")
                )
            case Play((card,), (), "put", (place,)):
                return self._refuse_put(state, card, place)
            case Call("pass", None):
                return None if state.phase == ARRANGE else Reason("SP5", "must_draw")
            case _:
                return Reason(None, "not_in_this_game")

    def apply(self, state: PetterState, move: Move, events: Log = UNHEARD) -> None:
        """Make the move in place; it is trusted to be legal."""
        match move:
            case Pick(index=place):
                self._draw(state, place - 1, events)
            case Play(cards=(card,), at=(place,)):
                self._put(state, card, place - 1, events)
            case Call():
                state.phase = DRAW
                events.append(Called(state.drawn_from, "pass"))

    def view(self, state: PetterState, seat: Seat | None) -> View:
        """Return the seat's view; None gives the referee's view."""
        public = state.copy() if seat is None else public_state(state, seat)
        return view_of(
            self,
            state,
            seat,
            public,
            options={},
            ranks=STRENGTH,
            zones=zones_of(public),
            facts=facts_of(state),
            display=Display(signs_of(state)),
            question=_question,
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = public_as(PetterState, view.public)
        return {
            "hands": rows(view, "hand"),
            "pairs": [[faces(pair) for pair in pairs] for pairs in state.pairs],
            "out": state.out[:],
            "loser": state.loser,
        }

    def determinize(self, view: View, rng: Chance) -> PetterState:
        """Return a sampled state consistent with the view: no fan contains a pair."""
        world = public_as(PetterState, view.public).copy()
        counts = [hand.count(UNSEEN) for hand in world.hands]
        world.hands = [known(hand) for hand in world.hands]
        for handed in world.handed:
            if handed is not None and counts[handed[1]]:
                card, holder = handed
                world.hands[holder].append(card)
                counts[holder] -= 1
        held = {card for hand in world.hands for card in hand}
        seen = held | {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in PACK if card not in seen]
        for seat, cards in enumerate(pairless_fans(unseen, counts, world.hands, rng)):
            world.hands[seat] += cards
            if cards:
                rng.shuffle(world.hands[seat])
        return world

    def result(self, state: PetterState) -> Result | None:
        """Return the result, which has only a loser (SP9, SPD7); None while the deal goes on."""
        if state.loser is None:
            return None
        others = tuple(seat for seat in range(self.info.seats) if seat != state.loser)
        return Result(tuple(state.lines), tuple(state.scores), {}, (others, (state.loser,)))

    def _lay_dealt_pairs(self, state: PetterState, seat: Seat, events: Log) -> None:
        """SP3, SPD2: each card pairs with the unpaired one of its rank so far."""
        fan: Fan = []
        for card in state.hands[seat]:
            partner = pair_for(card, fan)
            if partner is None:
                fan.append(card)
            else:
                fan.remove(partner)
                self._lay_pair(state, seat, (partner, card), events)
        state.hands[seat] = fan

    def _lay_pair(self, state: PetterState, seat: Seat, pair: Pair, events: Log) -> None:
        state.pairs[seat].append(pair)
        events.append(Moved(pair, Place("hand", seat), Place("pairs", seat)))

    def _go_out(self, state: PetterState, seat: Seat, events: Log) -> None:
        """SP8: a player without cards is out."""
        if not state.hands[seat] and seat not in state.out:
            go_out(state.out, seat, events)

    def _next_draw(self, state: PetterState, first: Seat, events: Log) -> None:
        """SP7, SPD3, SPD4: of the players still in, the first from that seat draws from the next."""
        still_in = all_from(first, self.info.seats, state.out)
        if len(still_in) == 1:
            self._end(state, still_in[0], events)
            return
        state.drawer, state.drawn_from = still_in[:2]
        state.phase = ARRANGE if len(state.hands[state.drawn_from]) > 1 else DRAW

    def _end(self, state: PetterState, loser: Seat, events: Log) -> None:
        """SP9."""
        state.phase, state.loser = OVER, loser
        state.drawer = state.drawn_from = loser
        events.append(Shown(Place("hand", loser), tuple(state.hands[loser])))
        events.append(Called(loser, "petter"))
        add_line(state, "petter", loser, 1, events)
        tell_end(self.result(state), events)

    def _refuse_put(self, state: PetterState, card: Card, place: int) -> Reason | None:
        seat = self.to_act(state)
        if seat is None or card not in state.hands[seat]:
            return Reason(None, "not_available", {"card": card})
        if state.phase == DRAW:
            return Reason("SP5", "must_draw")
        return _refuse_place(state, place, "SPD6")

    def _put(self, state: PetterState, card: Card, index: int, events: Log) -> None:
        """SPD6: the holder rearranges the fan."""
        fan = state.hands[state.drawn_from]
        fan.remove(card)
        fan.insert(index, card)
        state.phase = DRAW
        events.append(Mixed(Place("hand", state.drawn_from), tuple(fan)))

    def _draw(self, state: PetterState, index: int, events: Log) -> None:
        """SP5, SP6: the card stays at the right end of the fan, or goes down with its partner."""
        drawer, giver = state.drawer, state.drawn_from
        state.draws += 1
        card = state.hands[giver].pop(index)
        state.handed = [None if known and known[1] == giver else known for known in state.handed]
        events.append(Moved((card,), Place("hand", giver), Place("hand", drawer), at=(index,)))
        partner = pair_for(card, state.hands[drawer])
        if partner is None:
            state.hands[drawer].append(card)
            state.handed[giver] = card, drawer
        else:
            state.hands[drawer].remove(partner)
            state.handed = [None if known and known[0] == partner else known for known in state.handed]
            self._lay_pair(state, drawer, (partner, card), events)
        self._go_out(state, giver, events)
        self._go_out(state, drawer, events)
        self._next_draw(state, giver, events)


def _refuse_place(state: PetterState, place: int, rule: str) -> Reason | None:
    held = len(state.hands[state.drawn_from])
    return None if 1 <= place <= held else Reason(rule, "no_such_place", {"place": place, "cards": held})


def _question(state: PetterState) -> Question:
    if state.phase == ARRANGE:
        return Question("arrange", {"seat": state.drawer})
    return Question("draw", {"seat": state.drawn_from})


@cache
def _svarte_petter(seats: int) -> SvartePetter:
    return SvartePetter(seats)


SVARTE_PETTER: Final = _svarte_petter(4)
