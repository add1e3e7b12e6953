"""The rules of svarte petter: pairs, draws, and the loser."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.svarte_petter import SEATS

PETTER: Final = kit.parse_card("SJ")
PACK: Final = tuple(card for card in kit.FULL_PACK if card != kit.parse_card("CJ"))
"""SP1: without the jack of clubs."""
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan", ordered=True),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("pairs", "all", "spread", each=True),
)
Fan = list[kit.Card]
Pair = tuple[kit.Card, kit.Card]


class PetterFacts(kit.Facts, frozen=True):
    """*held*: card count per seat. *out*: the seats in finishing order. *drawer*, *drawn_from*: the next draw.

    *draws*: the number of draws so far; without it, two seats drawing the same card back and forth would repeat a
    position, and players that know nothing else would go on for ever.
    """

    held: tuple[int, ...]
    out: tuple[kit.Seat, ...]
    loser: kit.Seat | None
    drawer: kit.Seat
    drawn_from: kit.Seat
    draws: int


@dataclass(slots=True)
class PetterState(kit.Deal):
    """A position of one deal. Fans are listed from left to right; `turn` is the seat to draw.

    *handed*: per seat, the last card drawn from it and its new holder, while the seat knows that it is still there.
    """

    phase: Literal["arrange", "draw", "over"]
    drawn_from: kit.Seat
    handed: list[tuple[kit.Card, kit.Seat] | None]
    out: list[kit.Seat] = field(default_factory=list)
    loser: kit.Seat | None = None
    draws: int = 0

    @property
    def pairs(self) -> list[list[Pair]]:
        """The pairs that each seat has laid down."""
        return [list(zip(laid[::2], laid[1::2], strict=True)) for laid in self.piles.of("pairs")]


def pair_for(card: kit.Card, fan: Fan) -> kit.Card | None:
    """Return the card of the fan that pairs with this one; Svarte Petter has no pair (SP4)."""
    alike = (held for held in fan if held.rank == card.rank and PETTER not in (held, card))
    return next(alike, None)


class SvartePetter(kit.OneDealGame[PetterState]):
    """The game for one number of players."""

    state = PetterState
    facts_kind = PetterFacts
    verbs: ClassVar[kit.Verbs] = {"put": kit.Cards(numbers=1), "pass": kit.Says(), "draw": kit.Picks()}
    example = "draw 3"

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo("svarte-petter", seats, PACK, PLACES, losses=True, seat_counts=SEATS)

    def next_game_dealer(self, first: kit.Seat, last: kit.Seat, result: kit.Result) -> kit.Seat:
        """SPD8: the loser deals."""
        return result.ranking[-1][0]

    def deal(self, start: kit.Start, events: kit.Log) -> PetterState:
        """Deal all cards from forehand and lay down the pairs (SP2, SP3)."""
        turns = self.deal_out(start, len(PACK), events)
        nobody_knows: list[tuple[kit.Card, kit.Seat] | None] = [None] * len(turns)
        state = PetterState(*start, turns[0], "draw", turns[0], nobody_knows)
        for seat in turns:
            self._lay_dealt_pairs(state, seat, events)
        for seat in turns:
            kit.go_out_if_empty(state.out, seat, state.hands[seat], events)  # SP8
        self._next_draw(state, turns[0], events)
        return state

    def to_act(self, state: PetterState) -> kit.Seat | None:
        """Return the seat to arrange its fan, or to draw."""
        return state.drawn_from if state.phase == "arrange" else super().to_act(state)

    def legal_moves(self, state: PetterState) -> list[kit.Move]:
        """Return every position for every card, or every position to draw from."""
        fan = state.hands[state.drawn_from]
        places = range(1, len(fan) + 1)
        if state.phase == "draw":
            return [kit.Pick("draw", place) for place in places]
        if state.phase == "arrange":
            puts = [kit.Play((card,), verb="put", at=(place,)) for card in fan for place in places]
            return [kit.Call("pass"), *puts]
        return []

    def refuse(self, state: PetterState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Pick("draw", place):
                if state.phase == "arrange":
                    return kit.Reason("SPD6", "arrange_first")
                return _refuse_place(state, place, "SP5")
            case kit.Play((card,), (), "put", (place,)):
                return _refuse_put(state, card, place)
            case kit.Call("pass", None):
                return None if state.phase == "arrange" else kit.Reason("SP5", "must_draw")
            case _:
                return kit.Reason(None, "not_in_this_game")

    def apply(self, state: PetterState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        match move:
            case kit.Pick(index=place):
                self._draw(state, place - 1, events)
            case kit.Play(cards=(card,), at=(place,)):
                self._put(state, card, place - 1, events)
            case kit.Call():
                state.phase = "draw"
                events.append(kit.Called(state.drawn_from, "pass"))

    def hide_values(self, public: PetterState, state: PetterState, seat: kit.Seat) -> None:
        """Hide what only others know: where the cards are that were drawn from them."""
        public.handed = [known if other == seat else None for other, known in enumerate(public.handed)]

    def facts(self, state: PetterState) -> kit.Facts:
        return self.facts_with(state, held=tuple(map(len, state.hands)), drawer=state.turn)

    def signs(self, public: PetterState) -> tuple[kit.Sign, ...]:
        out = kit.out_signs(public.out)
        if public.loser is not None:
            return (*out, kit.Sign("petter", public.loser))
        return (*out, kit.Sign("draws", public.turn), kit.Sign("drawn_from", public.drawn_from))

    def question(self, state: PetterState) -> kit.Question:
        if state.phase == "arrange":
            return kit.Question("arrange", {"seat": state.turn})
        return kit.Question("draw", {"seat": state.drawn_from})

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        return {
            "hands": kit.rows(view, "hand"),
            "pairs": [[kit.faces(pair) for pair in pairs] for pairs in state.pairs],
            "out": state.out[:],
            "loser": state.loser,
        }

    def determinize(self, view: kit.View, rng: kit.Chance) -> PetterState:
        """Return a sampled state consistent with the view: no fan contains a pair."""
        world = self.seen(view).copy()
        counts = [hand.count(kit.UNSEEN) for hand in world.hands]
        for hand in world.hands:
            hand[:] = kit.known(hand)
        for handed in world.handed:
            if handed is not None and counts[handed[1]]:
                card, holder = handed
                world.hands[holder].append(card)
                counts[holder] -= 1
        fans = pairless_fans(world.piles.unseen(PACK), counts, world.hands, rng)
        for hand, cards in zip(world.hands, fans, strict=True):
            hand.extend(cards)
            if cards:
                rng.shuffle(hand)
        return world

    def outcome(self, state: PetterState) -> kit.Result | None:
        """Return the result, which has only a loser (SP9, SPD7)."""
        if state.loser is None:
            return None
        others = tuple(seat for seat in range(self.info.seats) if seat != state.loser)
        lines = (kit.ScoreLine("petter", state.loser, 1),)
        return kit.Result(lines, kit.add_up(state.standing.scores, lines), {}, (others, (state.loser,)))

    def _lay_dealt_pairs(self, state: PetterState, seat: kit.Seat, events: kit.Log) -> None:
        """SP3, SPD2: each card pairs with the unpaired one of its rank so far."""
        fan: list[kit.Card] = []
        for card in [*state.hands[seat]]:
            partner = pair_for(card, fan)
            if partner is None:
                fan.append(card)
            else:
                fan.remove(partner)
                self._lay_pair(state, seat, (partner, card), events)

    def _lay_pair(self, state: PetterState, seat: kit.Seat, pair: Pair, events: kit.Log) -> None:
        state.piles.move(pair, kit.Place("hand", seat), kit.Place("pairs", seat), events)

    def _next_draw(self, state: PetterState, first: kit.Seat, events: kit.Log) -> None:
        """SP7, SPD3, SPD4: of the players still in, the first from that seat draws from the next."""
        still_in = kit.all_from(first, self.info.seats, state.out)
        if len(still_in) == 1:
            self._keep_petter(state, still_in[0], events)
            return
        state.turn, state.drawn_from = still_in[:2]
        state.phase = "arrange" if len(state.hands[state.drawn_from]) > 1 else "draw"

    def _keep_petter(self, state: PetterState, loser: kit.Seat, events: kit.Log) -> None:
        """SP9."""
        state.loser = state.turn = state.drawn_from = loser
        state.piles.show(kit.Place("hand", loser), events)
        events.append(kit.Called(loser, "petter"))
        self.end(state, events)

    def _put(self, state: PetterState, card: kit.Card, index: int, events: kit.Log) -> None:
        """SPD6: the holder rearranges the fan."""
        fan = [held for held in state.hands[state.drawn_from] if held != card]
        fan.insert(index, card)
        state.phase = "draw"
        state.piles.mix(kit.Place("hand", state.drawn_from), fan, events)

    def _draw(self, state: PetterState, index: int, events: kit.Log) -> None:
        """SP5, SP6: the card stays at the right end of the fan, or goes down with its partner."""
        drawer, giver = state.turn, state.drawn_from
        state.draws += 1
        card = state.hands[giver][index]
        partner = pair_for(card, state.hands[drawer])
        state.handed = [None if known and known[1] == giver else known for known in state.handed]
        state.piles.move([card], kit.Place("hand", giver), kit.Place("hand", drawer), events, at=(index,))
        if partner is None:
            state.handed[giver] = card, drawer
        else:
            state.handed = [None if known and known[0] == partner else known for known in state.handed]
            self._lay_pair(state, drawer, (partner, card), events)
        for seat in (giver, drawer):
            kit.go_out_if_empty(state.out, seat, state.hands[seat], events)
        self._next_draw(state, giver, events)


def _refuse_put(state: PetterState, card: kit.Card, place: int) -> kit.Reason | None:
    if state.phase == "draw":
        return kit.not_held((card,), state.hands[state.turn]) or kit.Reason("SP5", "must_draw")
    return kit.not_held((card,), state.hands[state.drawn_from]) or _refuse_place(state, place, "SPD6")


def _refuse_place(state: PetterState, place: int, rule: str) -> kit.Reason | None:
    held = len(state.hands[state.drawn_from])
    return None if 1 <= place <= held else kit.Reason(rule, "no_such_place", {"place": place, "cards": held})


def pairless_fans(
    unseen: list[kit.Card], counts: list[int], held: Sequence[Fan], rng: kit.Chance
) -> list[Fan]:
    """Deal *counts* of the unseen cards to each seat so that no fan gets a pair."""
    for _ in range(kit.TRIES):
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
    cards: list[kit.Card], counts: list[int], held: Sequence[Fan], rng: kit.Chance | None
) -> list[Fan] | None:
    """Deal the cards one by one; return None if a card finds no place.

    Ranks already held in a fan come first, then those with the most cards. Each card goes to a random seat, weighted by
    its room; without *rng* to the seat with the most room, which always works out.
    """
    begun = {card.rank for fan in held for card in fan}
    number = {rank: sum(card.rank == rank and card != PETTER for card in cards) for rank in kit.ACE_HIGH}
    fans: list[Fan] = [[] for _ in counts]
    room = counts[:]
    for card in sorted(
        cards, key=lambda card: (card == PETTER, card.rank not in begun, -number[card.rank], card.rank)
    ):
        free = [
            0 if pair_for(card, fans[seat]) or pair_for(card, held[seat]) else room[seat]
            for seat in range(len(counts))
        ]
        if not any(free):
            return None
        seat = free.index(max(free)) if rng is None else kit.by_lot(free, rng)
        fans[seat].append(card)
        room[seat] -= 1
    return fans


SVARTE_PETTER: Final = kit.for_seats(SvartePetter, 4)
