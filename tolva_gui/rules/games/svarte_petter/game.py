"""The rules of svarte petter: pairs, draws, and the loser."""

from typing import Any, Final

from tolva_gui.rules.games.svarte_petter.state import (
    ARRANGE,
    DRAW,
    PACK,
    PLACES,
    STOCK,
    STRENGTH,
    Pair,
    PetterFacts,
    PetterState,
    fill_fans,
    pair_for,
)
from tolva_gui.rules.kit import (
    OVER,
    UNHEARD,
    Call,
    Called,
    Card,
    Cards,
    Chance,
    GameInfo,
    Log,
    Move,
    OneDealGame,
    Options,
    Pick,
    Picks,
    Piles,
    Place,
    Play,
    Question,
    Reason,
    Result,
    Says,
    Seat,
    Sign,
    Standing,
    Verbs,
    View,
    add_line,
    all_from,
    faces,
    for_seats,
    go_out,
    out_signs,
    rows,
    tell_end,
)

SEATS: Final = range(3, 7)
"""SP1."""
VERBS: Final[Verbs] = {"put": Cards(numbers=1), "pass": Says(), "draw": Picks()}


class SvartePetter(OneDealGame[PetterState]):
    """The game for one number of players."""

    state = PetterState
    ranks = STRENGTH
    verbs = VERBS
    example = "draw 3"

    def __init__(self, seats: int) -> None:
        self.info = GameInfo(
            "svarte-petter", seats, seats, PACK, PLACES, losses=True, seat_counts=tuple(SEATS)
        )

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """SPD8: the loser deals."""
        return result.ranking[-1][0]

    def deal(self, options: Options, standing: Standing, piles: Piles, events: Log) -> PetterState:
        """Deal all cards from forehand and lay down the pairs (SP2, SP3)."""
        turns = all_from(standing.dealer + 1, self.info.seats)
        piles.deal(len(PACK), standing.dealer, turns, STOCK, events)
        nobody_knows: list[tuple[Card, Seat] | None] = [None] * len(turns)
        scores = list(standing.scores)
        state = PetterState(options, standing, piles, turns[0], DRAW, turns[0], nobody_knows, scores)
        for seat in turns:
            self._lay_dealt_pairs(state, seat, events)
        for seat in turns:
            self._go_out(state, seat, events)
        self._next_draw(state, turns[0], events)
        return state

    def to_act(self, state: PetterState) -> Seat | None:
        """Return the seat to arrange its fan, or to draw."""
        return state.drawn_from if state.phase == ARRANGE else super().to_act(state)

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

    def refuse(self, state: PetterState, move: Move) -> Reason | None:
        """Return why the seat to act may not make the move, None if it may."""
        match move:
            case Pick("draw", place):
                if state.phase == ARRANGE:
                    return Reason("SPD6", "arrange_first")
                return _refuse_place(state, place, "SP5")
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

    def hide_values(self, public: PetterState, state: PetterState, seat: Seat) -> None:
        """Hide what only others know: where the cards are that were drawn from them."""
        public.handed = [known if other == seat else None for other, known in enumerate(public.handed)]

    def facts(self, state: PetterState) -> PetterFacts:
        """Return the public facts."""
        return PetterFacts(
            dealer=state.standing.dealer,
            scores=tuple(state.scores),
            held=tuple(map(len, state.hands)),
            out=tuple(state.out),
            loser=state.loser,
            drawer=state.drawer,
            drawn_from=state.drawn_from,
            draws=state.draws,
        )

    def signs(self, public: PetterState) -> tuple[Sign, ...]:
        """Return the signs at the seats: seats that are out, the next draw, the loser."""
        out = out_signs(public.out)
        if public.loser is not None:
            return (*out, Sign("petter", public.loser))
        return (*out, Sign("draws", public.drawer), Sign("drawn_from", public.drawn_from))

    def question(self, state: PetterState) -> Question:
        """Return the question to the seat to act."""
        if state.phase == ARRANGE:
            return Question("arrange", {"seat": state.drawer})
        return Question("draw", {"seat": state.drawn_from})

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = self.seen(view)
        return {
            "hands": rows(view, "hand"),
            "pairs": [[faces(pair) for pair in pairs] for pairs in state.pairs],
            "out": state.out[:],
            "loser": state.loser,
        }

    def determinize(self, view: View, rng: Chance) -> PetterState:
        """Return a sampled state consistent with the view: no fan contains a pair."""
        return fill_fans(self.seen(view), rng)

    def result(self, state: PetterState) -> Result | None:
        """Return the result, which has only a loser (SP9, SPD7); None while the deal goes on."""
        if state.loser is None:
            return None
        others = tuple(seat for seat in range(self.info.seats) if seat != state.loser)
        return Result(tuple(state.lines), tuple(state.scores), {}, (others, (state.loser,)))

    def _lay_dealt_pairs(self, state: PetterState, seat: Seat, events: Log) -> None:
        """SP3, SPD2: each card pairs with the unpaired one of its rank so far."""
        fan: list[Card] = []
        for card in [*state.hands[seat]]:
            partner = pair_for(card, fan)
            if partner is None:
                fan.append(card)
            else:
                fan.remove(partner)
                self._lay_pair(state, seat, (partner, card), events)

    def _lay_pair(self, state: PetterState, seat: Seat, pair: Pair, events: Log) -> None:
        state.piles.move(pair, Place("hand", seat), Place("pairs", seat), events)

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
        state.turn, state.drawn_from = still_in[:2]
        state.phase = ARRANGE if len(state.hands[state.drawn_from]) > 1 else DRAW

    def _end(self, state: PetterState, loser: Seat, events: Log) -> None:
        """SP9."""
        state.phase, state.loser = OVER, loser
        state.turn = state.drawn_from = loser
        state.piles.show(Place("hand", loser), events)
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
        fan = [held for held in state.hands[state.drawn_from] if held != card]
        fan.insert(index, card)
        state.phase = DRAW
        state.piles.mix(Place("hand", state.drawn_from), fan, events)

    def _draw(self, state: PetterState, index: int, events: Log) -> None:
        """SP5, SP6: the card stays at the right end of the fan, or goes down with its partner."""
        drawer, giver = state.drawer, state.drawn_from
        state.draws += 1
        card = state.hands[giver][index]
        partner = pair_for(card, state.hands[drawer])
        state.handed = [None if known and known[1] == giver else known for known in state.handed]
        state.piles.move([card], Place("hand", giver), Place("hand", drawer), events, at=(index,))
        if partner is None:
            state.handed[giver] = card, drawer
        else:
            state.handed = [None if known and known[0] == partner else known for known in state.handed]
            self._lay_pair(state, drawer, (partner, card), events)
        self._go_out(state, giver, events)
        self._go_out(state, drawer, events)
        self._next_draw(state, giver, events)


def _refuse_place(state: PetterState, place: int, rule: str) -> Reason | None:
    held = len(state.hands[state.drawn_from])
    return None if 1 <= place <= held else Reason(rule, "no_such_place", {"place": place, "cards": held})


SVARTE_PETTER: Final = for_seats(SvartePetter, 4)
