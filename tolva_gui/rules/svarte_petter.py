"""Svarte Petter: draw from your neighbour's fan, lay down pairs, and do not be left with the jack of spades."""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Self

from tolva_gui.rules.cards import RANKS, Card, check_deck, make_pack, parse_card
from tolva_gui.rules.events import (
    Called,
    DealOver,
    Event,
    Mixed,
    Moved,
    Place,
    PlaceInfo,
    Scored,
    Seat,
    Zone,
    Zones,
)
from tolva_gui.rules.game import (
    NOTHING_FURTHER,
    Chance,
    Facts,
    Further,
    GameInfo,
    Options,
    Question,
    Reason,
    Result,
    ScoreLine,
    SetupError,
    Sign,
    Standing,
    View,
    wrong_seats,
)
from tolva_gui.rules.kit.notation import Cards, Picks, Says, Verbs, parse_move
from tolva_gui.rules.kit.position import faces
from tolva_gui.rules.kit.sampling import TRIES
from tolva_gui.rules.moves import Call, Move, Pick, Play

STRENGTH: Final = "".join(RANKS)
PETTER: Final = parse_card("SJ")
PACK: Final = tuple(card for card in make_pack(STRENGTH) if card != parse_card("CJ"))
"""SP1."""
LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
PLACES: Final = (
    PlaceInfo("hand", "owner", "fan"),
    PlaceInfo("stock", "nobody", "pile"),
    PlaceInfo("pairs", "all", "spread"),
)
STOCK: Final = Place("stock")
VERBS: Final[Verbs] = {"put": Cards(numbers=1), "pass": Says(), "draw": Picks()}
ARRANGE: Final = "arrange"
DRAW: Final = "draw"
OVER: Final = "over"
Events = list[Event] | None
Fan = list[Card]
Pair = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class PetterFacts(Facts):
    """*held*: how many cards each has. *out*: who has gone out, in order. *drawer*, *drawn_from*: who draws next."""

    held: tuple[int, ...]
    out: tuple[Seat, ...]
    loser: Seat | None
    drawer: Seat
    drawn_from: Seat


@dataclass(slots=True)
class PetterState:
    """A position of one deal. Fans lie from left to right.

    *handed*: for each seat the last card that was drawn from it, with its new holder, for as long as the seat knows
    that it is still there. *unseen*: in a view's public state, how many hidden cards each fan has.
    """

    standing: Standing
    hands: list[Fan]
    pairs: list[list[Pair]]
    out: list[Seat]
    drawer: Seat
    drawn_from: Seat
    phase: str
    handed: list[tuple[Card, Seat] | None]
    scores: list[int]
    loser: Seat | None = None
    lines: list[ScoreLine] = field(default_factory=list)
    unseen: tuple[int, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return replace(
            self,
            hands=[hand[:] for hand in self.hands],
            pairs=[pairs[:] for pairs in self.pairs],
            out=self.out[:],
            handed=self.handed[:],
            scores=self.scores[:],
            lines=self.lines[:],
        )


class SvartePetter:
    """The game for one number of players."""

    def __init__(self, seats: int) -> None:
        counts = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
        self.info = GameInfo("svarte-petter", seats, seats, PACK, PLACES, seat_counts=counts)

    def seated(self, seats: int) -> "SvartePetter":
        """Return the game for that number of players (SP1)."""
        if seats not in self.info.seat_counts:
            raise wrong_seats(self.info, seats)
        return _svarte_petter(seats)

    def parse(self, text: str) -> Move:
        """Return the move that the notation names: `put SJ 2`, `pass`, `draw 3`."""
        return parse_move(text, VERBS, STRENGTH, "draw 3")

    def check_start(self, options: Options, standing: Standing) -> Standing:
        """Return the standing; raise SetupError if no deal begins with it. Each deal is a game."""
        if standing.deal != 1:
            raise SetupError(
                "each deal of svarte petter is a game: there is no deal {deal}", deal=standing.deal
            )
        if standing.left:
            raise SetupError("svarte petter leaves nothing but losses, not {left}", left=dict(standing.left))
        return standing

    def next(self, options: Options, standing: Standing, result: Result) -> Standing | None:
        """Nothing follows: each deal is a game."""
        return None

    def next_game_dealer(self, first: Seat, last: Seat, result: Result) -> Seat:
        """SPD8: the loser deals."""
        return result.ranking[-1][0]

    def start(
        self,
        options: Options,
        deck: tuple[Card, ...],
        standing: Standing,
        events: Events = None,
        further: Further = NOTHING_FURTHER,
    ) -> PetterState:
        """Deal all cards from forehand and lay down what pairs (SP2, SP3)."""
        order, seats = check_deck(deck, PACK), self.info.seats
        forehand = (standing.dealer + 1) % seats
        hands = [list(order[(seat - forehand) % seats :: seats]) for seat in range(seats)]
        if events is not None:
            events.append(Called(standing.dealer, "deal"))
            for number, card in enumerate(order):
                hand = Place("hand", (forehand + number) % seats)
                events.append(Moved((card,), STOCK, hand, dealt=True))
        state = PetterState(
            standing,
            hands,
            pairs=[[] for _ in hands],
            out=[],
            drawer=forehand,
            drawn_from=forehand,
            phase=DRAW,
            handed=[None] * seats,
            scores=list(standing.scores),
        )
        for seat in self._round(forehand):
            self._lay_dealt_pairs(state, seat, events)
        for seat in self._round(forehand):
            self._go_out(state, seat, events)
        self._next_draw(state, forehand, events)
        return state

    def to_act(self, state: PetterState) -> Seat | None:
        """Return who arranges their fan, or who draws."""
        if state.phase == OVER:
            return None
        return state.drawn_from if state.phase == ARRANGE else state.drawer

    def legal_moves(self, state: PetterState) -> list[Move]:
        """Return every place for every card, or every place to draw from."""
        fan = state.hands[state.drawn_from]
        places = range(1, _held(state, state.drawn_from) + 1)
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

    def apply(self, state: PetterState, move: Move, events: Events = None) -> None:
        """Make the move in place; it is trusted to be legal."""
        match move:
            case Pick(index=place):
                self._draw(state, place - 1, events)
            case Play(cards=(card,), at=(place,)):
                self._put(state, card, place - 1, events)
            case Call():
                state.phase = DRAW
                if events is not None:
                    events.append(Called(state.drawn_from, "pass"))

    def view(self, state: PetterState, seat: Seat | None) -> View:
        """Return what the seat may know; None gives the referee's view."""
        public = state.copy() if seat is None else _public(state, seat)
        turn = self.to_act(state)
        asked = turn is not None and seat in (turn, None)
        return View(
            self.info,
            {},
            STRENGTH,
            seat,
            turn,
            tuple(self.legal_moves(state)) if asked else (),
            _zones(public),
            _facts(state),
            public,
            state.phase,
            _signs(state),
            _question(state) if asked else None,
        )

    def position(self, view: View) -> dict[str, Any]:
        """Return the game's own fields of a position."""
        state = _state(view.public)
        return {
            "hands": [faces(zone.cards) for zone in view.zones if zone.place.kind == "hand"],
            "pairs": [[faces(pair) for pair in pairs] for pairs in state.pairs],
            "out": state.out[:],
            "loser": state.loser,
        }

    def determinize(self, view: View, rng: Chance) -> PetterState:
        """Return a state that the seat cannot tell from the real one: no fan has a pair in it."""
        world = _state(view.public).copy()
        counts = list(world.unseen or (0,) * self.info.seats)
        given = [known for known in world.handed if known is not None and counts[known[1]]]
        for card, holder in given:
            world.hands[holder].append(card)
            counts[holder] -= 1
        held = {card for hand in world.hands for card in hand}
        seen = held | {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in PACK if card not in seen]
        for seat, cards in enumerate(_pairless_fans(unseen, counts, world.hands, rng)):
            world.hands[seat] += cards
            if cards:
                rng.shuffle(world.hands[seat])
        world.unseen = ()
        return world

    def result(self, state: PetterState) -> Result | None:
        """Return how the deal ended: there is only a loser (SP9, SPD7)."""
        if state.loser is None:
            return None
        others = tuple(seat for seat in range(self.info.seats) if seat != state.loser)
        return Result(tuple(state.lines), tuple(state.scores), {}, (others, (state.loser,)))

    def _round(self, first: Seat) -> list[Seat]:
        return [(first + place) % self.info.seats for place in range(self.info.seats)]

    def _lay_dealt_pairs(self, state: PetterState, seat: Seat, events: Events) -> None:
        """SP3, SPD2: each card pairs with the one of its rank that has lain alone so far."""
        fan: Fan = []
        for card in state.hands[seat]:
            partner = _partner(card, fan)
            if partner is None:
                fan.append(card)
            else:
                fan.remove(partner)
                self._lay_pair(state, seat, (partner, card), events)
        state.hands[seat] = fan

    def _lay_pair(self, state: PetterState, seat: Seat, pair: Pair, events: Events) -> None:
        state.pairs[seat].append(pair)
        if events is not None:
            events.append(Moved(pair, Place("hand", seat), Place("pairs", seat)))

    def _go_out(self, state: PetterState, seat: Seat, events: Events) -> None:
        """SP8: who has no cards left has left the game."""
        if state.hands[seat] or seat in state.out:
            return
        state.out.append(seat)
        if events is not None:
            events.append(Called(seat, "out", len(state.out)))

    def _next_draw(self, state: PetterState, first: Seat, events: Events) -> None:
        """SP7, SPD3, SPD4: of those who still have cards the first to the left draws from the next."""
        still_in = [seat for seat in self._round(first) if state.hands[seat]]
        if len(still_in) == 1:
            self._end(state, still_in[0], events)
            return
        state.drawer, state.drawn_from = still_in[:2]
        state.phase = ARRANGE if len(state.hands[state.drawn_from]) > 1 else DRAW

    def _end(self, state: PetterState, loser: Seat, events: Events) -> None:
        """SP9."""
        state.phase, state.loser = OVER, loser
        state.drawer = state.drawn_from = loser
        state.scores[loser] += 1
        state.lines.append(ScoreLine("petter", loser, 1))
        if events is not None:
            events.append(Called(loser, "petter"))
            events.append(Scored(loser, "petter", 1, state.scores[loser]))
            events.append(DealOver(tuple(seat for seat in range(self.info.seats) if seat != loser)))

    def _refuse_put(self, state: PetterState, card: Card, place: int) -> Reason | None:
        seat = self.to_act(state)
        if seat is None or card not in state.hands[seat]:
            return Reason(None, "not_available", {"card": card})
        if state.phase == DRAW:
            return Reason("SP5", "must_draw")
        return _refuse_place(state, place, "SPD6")

    def _put(self, state: PetterState, card: Card, index: int, events: Events) -> None:
        """SPD6: the holder rearranges the fan."""
        fan = state.hands[state.drawn_from]
        fan.remove(card)
        fan.insert(index, card)
        state.phase = DRAW
        if events is not None:
            events.append(Mixed(Place("hand", state.drawn_from), tuple(fan)))

    def _draw(self, state: PetterState, index: int, events: Events) -> None:
        """SP5, SP6: the card is kept at the right end of the fan, or goes down with its like."""
        drawer, giver = state.drawer, state.drawn_from
        card = state.hands[giver].pop(index)
        state.handed = [None if known and known[1] == giver else known for known in state.handed]
        if events is not None:
            events.append(Moved((card,), Place("hand", giver), Place("hand", drawer), at=(index,)))
        partner = _partner(card, state.hands[drawer])
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


def _partner(card: Card, fan: Fan) -> Card | None:
    """The card of the fan with which this one makes a pair; Svarte Petter makes none (SP4)."""
    alike = (held for held in fan if held.rank == card.rank and PETTER not in (held, card))
    return next(alike, None)


def _held(state: PetterState, seat: Seat) -> int:
    return len(state.hands[seat]) + (state.unseen[seat] if state.unseen else 0)


def _refuse_place(state: PetterState, place: int, rule: str) -> Reason | None:
    held = _held(state, state.drawn_from)
    return None if 1 <= place <= held else Reason(rule, "no_such_place", {"place": place, "cards": held})


def _public(state: PetterState, seat: Seat) -> PetterState:
    """Return the state without what the seat may not know. The one place that hides cards."""
    public = state.copy()
    public.hands = [hand[:] if other == seat else [] for other, hand in enumerate(state.hands)]
    public.unseen = tuple(0 if other == seat else len(hand) for other, hand in enumerate(state.hands))
    public.handed = [known if other == seat else None for other, known in enumerate(state.handed)]
    return public


def _zones(state: PetterState) -> Zones:
    unseen = state.unseen or (0,) * len(state.hands)
    hands = [
        Zone(Place("hand", seat), (*fan, *(None,) * unseen[seat])) for seat, fan in enumerate(state.hands)
    ]
    laid = [tuple(card for pair in pairs for card in pair) for pairs in state.pairs]
    return (Zone(STOCK, ()), *hands, *(Zone(Place("pairs", seat), cards) for seat, cards in enumerate(laid)))


def _facts(state: PetterState) -> PetterFacts:
    return PetterFacts(
        dealer=state.standing.dealer,
        scores=tuple(state.scores),
        held=tuple(_held(state, seat) for seat in range(len(state.hands))),
        out=tuple(state.out),
        loser=state.loser,
        drawer=state.drawer,
        drawn_from=state.drawn_from,
    )


def _signs(state: PetterState) -> tuple[Sign, ...]:
    """What the window shows at the seats: who is out, who draws from whom, who has lost."""
    out = [Sign("out", seat, {"place": place}) for place, seat in enumerate(state.out, start=1)]
    if state.loser is not None:
        return (*out, Sign("petter", state.loser))
    return (*out, Sign("draws", state.drawer), Sign("drawn_from", state.drawn_from))


def _question(state: PetterState) -> Question:
    if state.phase == ARRANGE:
        return Question("arrange", {"seat": state.drawer})
    return Question("draw", {"seat": state.drawn_from})


def _pairless_fans(unseen: list[Card], counts: list[int], held: list[Fan], rng: Chance) -> list[Fan]:
    """Deal so many of the unseen cards to each seat that no fan gets a pair."""
    for _ in range(TRIES):
        cards = unseen[:]
        rng.shuffle(cards)
        fans = _deal_pairless(cards, counts, held, rng)
        if fans is not None:
            return fans
    fans = _deal_pairless(unseen, counts, held, None)
    if fans is None:
        raise ValueError("no deal of the hidden cards leaves every fan without a pair")
    return fans


def _deal_pairless(
    cards: list[Card], counts: list[int], held: list[Fan], rng: Chance | None
) -> list[Fan] | None:
    """Deal one card after the other; None where one finds no place.

    First the ranks of which fans hold a card already, then the fullest ones. By lot, in proportion to the room that
    the seats have; without lots the seat with the most room gets it, which always comes out even.
    """
    begun = {card.rank for fan in held for card in fan}
    number = {rank: sum(card.rank == rank and card != PETTER for card in cards) for rank in STRENGTH}
    fans: list[Fan] = [[] for _ in counts]
    room = counts[:]
    for card in sorted(
        cards, key=lambda card: (card == PETTER, card.rank not in begun, -number[card.rank], card.rank)
    ):
        free = [
            0 if _partner(card, fans[seat]) or _partner(card, held[seat]) else room[seat]
            for seat in range(len(counts))
        ]
        if not any(free):
            return None
        seat = free.index(max(free)) if rng is None else _by_lot(free, rng)
        fans[seat].append(card)
        room[seat] -= 1
    return fans


def _by_lot(weights: list[int], rng: Chance) -> int:
    pick = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        if pick < weight:
            return place
        pick -= weight
    return weights.index(max(weights))


def _state(public: object) -> PetterState:
    if not isinstance(public, PetterState):
        raise TypeError(f"a view of svarte petter is needed, not one with {type(public).__name__}")
    return public


@cache
def _svarte_petter(seats: int) -> SvartePetter:
    return SvartePetter(seats)


SVARTE_PETTER: Final = _svarte_petter(4)
