"""Vändtia (spansk skitgubbe), for two to eight: the first to shed all cards wins."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, ClassVar, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.vandtia import SEATS
from tolva_gui.rules.games.vandtia.state import PLACES, SPECIAL, STOCK, VandtiaFacts, VandtiaState

TWO_PACKS: Final = (*kit.FULL_PACK, *kit.FULL_PACK)
OPTIONS: Final = (
    kit.Option("no_out_on_special", False, (False, True), "VV1"),
    kit.Option("sevens_transparent", False, (False, True), "VV2"),
    kit.Option("four_cards", False, (False, True), "VV3"),
    kit.Option("lay_on_own", False, (False, True), "VD3"),
    kit.Option("tie_hearts", False, (False, True), "VD4"),
    kit.Option("two_passes_turn", False, (False, True), "VD5"),
    kit.Option("stop_at_first", False, (False, True), "VD6"),
)
DONE, CHANCE, PICKUP = kit.Call("done"), kit.Call("chance"), kit.Call("pickup")


def swap_slots(state: VandtiaState, card: kit.Card) -> list[int]:
    """Return the places not yet exchanged at which the seat to act has this card face up."""
    places = enumerate(state.piles.row("up", state.turn))
    return [slot for slot, there in places if card in there and slot not in state.exchanged]


def _refuse_swap(state: VandtiaState, card: kit.Card, taken: kit.Card) -> kit.Reason | None:
    if state.phase != "exchange":
        return kit.Reason("V6", "exchange_over")
    hand, up = state.hands[state.turn], state.open_cards(state.turn)
    before = None if swap_slots(state, taken) else kit.Reason("V6", "exchanged_before", {"card": taken})
    return kit.not_held((card,), hand) or kit.not_held((taken,), up) or before


def _refuse_give(state: VandtiaState, card: kit.Card, other: kit.Seat, slot: int) -> kit.Reason | None:
    if state.phase != "give":
        return kit.Reason("V7", "not_time_to_give")
    refusal = kit.not_held((card,), state.hands[state.turn])
    if refusal is not None:
        return refusal
    if other >= len(state.up) or slot >= len(state.piles.row("up", other)):
        return kit.Reason(None, "no_such_place", {"place": slot})
    if other == state.turn and not state.options["lay_on_own"]:
        return kit.Reason("V7", "not_on_own")
    same = any(there.rank == card.rank for there in state.piles.row("up", other)[slot])
    return None if same else kit.Reason("V7", "same_rank_only", {"card": card})


def _refuse_lay(state: VandtiaState, cards: tuple[kit.Card, ...]) -> kit.Reason | None:
    if state.phase != "play":
        return kit.Reason("V6" if state.phase == "exchange" else "V7", "not_time_to_lay")
    card = cards[0]
    if any(other.rank != card.rank for other in cards):
        return kit.Reason("V11", "one_rank_only")
    if state.lowest not in (None, card.rank):
        return kit.Reason("V8", "open_with_lowest", {"rank": state.lowest})
    if not state.is_layable(card.rank):
        return kit.Reason("V10", "too_low", {"card": card, "best": state.to_beat()})
    return None


def _refuse_to_take(state: VandtiaState) -> kit.Reason | None:
    """Return why the seat may take neither a chance nor the pile."""
    if state.phase != "play":
        return kit.Reason("V6" if state.phase == "exchange" else "V7", "not_time_to_lay")
    if not state.available(state.turn):
        return kit.Reason("V20", "flip_only")
    if state.again is not None:
        return kit.Reason(state.again, "lay_again")
    if not state.pile:
        return kit.Reason("V17", "empty_place")
    must = state.obliging()
    return kit.Reason("VD7", "can_lay", {"instead": tuple(must)}) if must else None


def _refuse_flip(state: VandtiaState, slot: int) -> kit.Reason | None:
    if state.phase != "play" or state.available(state.turn):
        return kit.Reason("V20", "face_up_first")
    row = state.down[state.turn]
    if slot >= len(row) or row[slot] is None:
        return kit.Reason(None, "no_such_place", {"place": slot})
    return None


class Vandtia(kit.OneDealGame[VandtiaState]):
    """The game for one number of players."""

    state = VandtiaState
    facts_kind = VandtiaFacts
    example = "lay S4 H4"
    themes: ClassVar[kit.Themes] = {"exchange": lambda view: view.phase == "exchange"}

    def __init__(self, seats: int) -> None:
        wide = (("four_cards", True, _pack(seats, 4)),) if _pack(seats, 4) != _pack(seats, 3) else ()
        self.info = kit.GameInfo(
            "vandtia",
            seats,
            _pack(seats, 3),
            PLACES,
            OPTIONS,
            seat_counts=SEATS,
            other_packs=wide,
        )
        most = len(_pack(seats, 4))
        twice = most > len(kit.FULL_PACK)
        self.verbs = {  # type: ignore[misc]  # a hand may have as many cards of a rank as the packs
            "swap": kit.Cards(takes=1, most_taken=1, again=twice),
            "give": kit.Cards(numbers=2),
            "done": kit.Says(),
            "lay": kit.Cards(most=most, again=twice),
            "chance": kit.Says(),
            "pickup": kit.Says(),
            "flip": kit.Picks(),
        }

    def slots(self, options: kit.Options) -> Mapping[str, int]:
        """Return the number of places in each row (VV3)."""
        return {"up": _full(options), "down": _full(options)}

    def deal(self, start: kit.Start, events: kit.Log) -> VandtiaState:
        """Deal face-down places, face-up ones, then hands, one card at a time."""
        turns, full = kit.all_from(start.standing.dealer + 1, self.info.seats), _full(start.options)
        events.append(kit.Called(start.standing.dealer, "deal"))
        for kind in ("down", "up", "hand"):
            for slot in range(full):
                for seat in turns:
                    place = kit.Place(kind, seat, None if kind == "hand" else slot)
                    start.piles.draw(1, STOCK, place, events, dealt=True)
        return VandtiaState(*start, turns[0], "exchange")

    def legal_moves(self, state: VandtiaState) -> list[kit.Move]:
        """Return the moves of the seat to act. No possible hand has a thousand of them."""
        moves: list[kit.Move] = []
        match state.phase:
            case "exchange":
                moves = [*_swaps(state), DONE]
            case "give":
                moves = [*_gifts(state), DONE]
            case "play":
                flips = [kit.Pick("flip", slot) for slot in range(_full(state.options))]
                moves = [*_lays(state), CHANCE, PICKUP, *flips]
        return [move for move in moves if self.refuse(state, move) is None]

    def refuse(self, state: VandtiaState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Play(cards, takes, "swap"):
                return _refuse_swap(state, cards[0], takes[0])
            case kit.Play(cards, _, "give", (other, slot)):
                return _refuse_give(state, cards[0], other, slot)
            case kit.Play(cards, _, "lay"):
                return kit.not_held(cards, state.available(state.turn)) or _refuse_lay(state, cards)
            case kit.Call("done"):
                return kit.Reason("V9", "nothing_to_end") if state.phase == "play" else None
            case kit.Call("chance"):
                return _refuse_to_take(state) or (None if state.stock else kit.Reason("VD9", "stock_empty"))
            case kit.Call("pickup"):
                return _refuse_to_take(state)
            case kit.Pick("flip", slot):
                return _refuse_flip(state, slot)
            case _:
                return kit.Reason(None, "no_such_move")

    def apply(self, state: VandtiaState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        state.moves += 1
        match move:
            case kit.Play(cards, takes, "swap"):
                self._swap(state, cards[0], takes[0], events)
            case kit.Play(cards, _, "give", (other, slot)):
                state.give(cards[0], other, slot, events)
                state.draw(_full(state.options), events)
                self._give_on(state, self._asked(state), events)
            case kit.Play(cards, _, "lay"):
                self._lay(state, cards, events)
            case kit.Call("done"):
                events.append(kit.Called(state.turn, "done"))
                self._done(state, events)
            case kit.Call("pickup"):
                state.prove()
                state.take_pile(events)
                self._pass_turn(state, events)
            case kit.Call("chance"):
                self._turn_up(state, STOCK, events)
            case kit.Pick("flip", slot):
                self._turn_up(state, kit.Place("down", state.turn, slot), events)

    def signs(self, public: VandtiaState) -> tuple[kit.Sign, ...]:
        return tuple(kit.out_signs(public.out))

    def question(self, state: VandtiaState) -> kit.Question:
        match state.phase:
            case "exchange" | "give":
                return kit.Question(state.phase)
            case _ if not state.available(state.turn):
                return kit.Question("flip")
            case _:
                key = "open" if state.lowest is not None else "again" if state.again is not None else "lay"
                values = {"rank": state.lowest} if state.lowest is not None else {}
                piles = {"stock": CHANCE} if self.refuse(state, CHANCE) is None else {}
                return kit.Question(key, values, form=kit.AnswerForm(piles=piles))

    def position(self, view: kit.View) -> dict[str, Any]:
        state = self.seen(view)
        return {
            "hands": kit.rows(view, "hand"),
            "up": [[kit.faces(cards) for cards in row] for row in state.up],
            "down": [[None if card is None else str(card) for card in row] for row in state.down],
            "pile": kit.faces_at(view, "covered") + kit.faces_at(view, "top"),
            "gone": kit.faces_at(view, "gone"),
            "stock": kit.faces_at(view, "stock"),
            "out": state.out[:],
        }

    def outcome(self, state: VandtiaState) -> kit.Result:
        return kit.place_result(state.out, state.standing, self.info.seats)

    def _swap(self, state: VandtiaState, card: kit.Card, taken: kit.Card, events: kit.Log) -> None:
        state.swap(swap_slots(state, taken)[0], card, events)
        if len(state.exchanged) == _full(state.options):
            self._done(state, events)

    def _asked(self, state: VandtiaState) -> int:
        """Return how many seats from forehand have been asked before the one to act in this round."""
        return (state.turn - state.standing.dealer - 1) % self.info.seats

    def _done(self, state: VandtiaState, events: kit.Log) -> None:
        """VD3: first all exchange, then all may put cards on those of others."""
        following = self._asked(state) + 1
        if state.phase == "give":
            self._give_on(state, following, events)
        elif following < self.info.seats:
            state.turn, state.exchanged = (state.turn + 1) % self.info.seats, []
        else:
            state.phase, state.exchanged = "give", []
            self._give_on(state, 0, events)

    def _give_on(self, state: VandtiaState, first: int, events: kit.Log) -> None:
        """Ask the next seat that can give, starting that many seats after forehand; if there is none, begin play."""
        for place in range(first, self.info.seats):
            state.turn = (state.standing.dealer + 1 + place) % self.info.seats
            if any(self.refuse(state, gift) is None for gift in _gifts(state)):
                return
        self._open_play(state, events)

    def _open_play(self, state: VandtiaState, events: kit.Log) -> None:
        """V8, VD4: the player with the lowest card begins."""
        turns = kit.all_from(state.standing.dealer + 1, self.info.seats)
        state.phase, state.lowest = "play", state.lowest_rank()
        lowest = [[card for card in hand if card.rank == state.lowest] for hand in state.hands]
        holders = [seat for seat in turns if lowest[seat]]
        if state.options["tie_hearts"]:
            holders.sort(key=lambda seat: all(card.suit != "H" for card in lowest[seat]))
        state.turn = (holders or turns)[0]
        self._end_if_over(state, events)

    def _lay(self, state: VandtiaState, cards: tuple[kit.Card, ...], events: kit.Log) -> None:
        state.lowest = None
        state.lay(cards, events)
        state.draw(_full(state.options), events)
        self._after_laying(state, cards[0].rank, events)

    def _turn_up(self, state: VandtiaState, source: kit.Place, events: kit.Log) -> None:
        """Turn up a card of the stock or a face-down one: lay it if it fits, or take it with the pile."""
        card = state.piles[source][0]
        fits = state.is_layable(card.rank)
        if source == STOCK:
            state.prove()
        state.turn_up(source, events)
        if fits:
            self._after_laying(state, card.rank, events)
        else:
            state.take_pile(events)
            self._pass_turn(state, events)

    def _after_laying(self, state: VandtiaState, rank: kit.Rank, events: kit.Log) -> None:
        """After cards of that rank were laid: turn the pile away, lay again, go out, or pass the turn."""
        seat, gone_out = state.turn, not state.has_cards(state.turn)
        if gone_out and rank in SPECIAL and state.options["no_out_on_special"]:
            state.take_pile(events)
            self._pass_turn(state, events)
            return
        state.again = self._lays_again(state, rank)
        if state.again in ("V14", "V16"):
            state.turn_away(events)
        if gone_out:
            kit.go_out(state.out, seat, events)
        if gone_out or state.again is None:
            self._pass_turn(state, events)
        else:
            self._end_if_over(state, events)

    def _lays_again(self, state: VandtiaState, rank: kit.Rank) -> str | None:
        """Return the rule by which the same player lays again, None if none."""
        if rank == "T":
            return "V14"
        if state.four_on_top():
            return "V16"
        return "V15" if rank == "2" and not state.options["two_passes_turn"] else None

    def _pass_turn(self, state: VandtiaState, events: kit.Log) -> None:
        state.again = None
        still_in = kit.all_from(state.turn + 1, self.info.seats, state.out)
        state.turn = still_in[0] if still_in else state.turn
        self._end_if_over(state, events)

    def _end_if_over(self, state: VandtiaState, events: kit.Log) -> None:
        """VD6; under VV1 also if none of the remaining players can go out any more."""
        stopped = bool(state.out) and bool(state.options["stop_at_first"])
        if len(state.playing()) > 1 and not stopped and not _stuck(state):
            return
        self.end(state, events)


def _pack(seats: int, full: int) -> tuple[kit.Card, ...]:
    """VD1: one pack if it has three rows of cards for each, otherwise two."""
    return kit.FULL_PACK if seats * 3 * full <= len(kit.FULL_PACK) else TWO_PACKS


def _full(options: kit.Options) -> int:
    """V2, VV3: the number of cards in hand, and of places in each row."""
    return 4 if options["four_cards"] else 3


def _once(cards: list[kit.Card]) -> list[kit.Card]:
    """Return the cards in hand order, without duplicates."""
    return list(kit.hand_order(dict.fromkeys(cards)))


def _swaps(state: VandtiaState) -> list[kit.Play]:
    hand, up = _once(state.hands[state.turn]), _once(state.open_cards(state.turn))
    return [kit.Play((card,), (taken,), "swap") for card in hand for taken in up]


def _gifts(state: VandtiaState) -> list[kit.Play]:
    return [
        kit.Play((card,), verb="give", at=(seat, slot))
        for card in _once(state.hands[state.turn])
        for seat, row in enumerate(state.up)
        for slot in range(len(row))
    ]


def _lays(state: VandtiaState) -> list[kit.Play]:
    """Return every choice of cards of one rank, without duplicates."""
    by_rank: dict[kit.Rank, list[kit.Card]] = {}
    for card in kit.hand_order(state.available(state.turn)):
        by_rank.setdefault(card.rank, []).append(card)
    return [
        kit.Play(choice, verb="lay")
        for cards in by_rank.values()
        for choice in dict.fromkeys(some for n in range(len(cards)) for some in combinations(cards, n + 1))
    ]


def _stuck(state: VandtiaState) -> bool:
    if not state.options["no_out_on_special"]:
        return False
    left = [*state.pile, *state.stock]
    for seat in state.playing():
        left += [*state.hands[seat], *state.open_cards(seat), *(card for card in state.down[seat] if card)]
    return all(card.rank in SPECIAL for card in left)


VANDTIA: Final = kit.for_seats(Vandtia, 4)
