"""The rules of kasino: packets, captures, the score of a pack."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino import SEATS
from tolva_gui.rules.kit.capture import captures, splits

VALUES: Final = {rank: value for value, rank in enumerate(reversed(kit.ACE_HIGH), start=2)}
"""KA2: the ace is 14 here; on the table it is 1 as well."""
LOW_ACE: Final = 1
HIGH_ACE: Final = 14
STORAN: Final = kit.parse_card("DT")
LILLAN: Final = kit.parse_card("S2")
HIGH_VALUES: Final = {LILLAN: 15, STORAN: 16}
"""KAD9: values in the hand."""
STORA_LILLA: Final = kit.Option("stora_lilla_values", False, (False, True), "KAD9")
STOCK: Final = kit.Place("stock")
SEA: Final = kit.Place("sea")
PLAYED: Final = kit.Place("played")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("stock", "nobody", "pile"),
    kit.PlaceInfo("sea", "all", "spread"),
    kit.PlaceInfo("played", "all", "trick"),
    kit.PlaceInfo("won", "nobody", "pile", each=True, remembered=True),
    kit.PlaceInfo("tabbe", "all", "spread", each=True),
)
"""`played` holds the capturing card until the captured ones have been gathered (KA11)."""
SPADES_POINTS: Final = kit.Option("spades_points", 2, (2, 1), "KAD1")
TABBE_POINTS: Final = kit.Option("tabbe_points", 1, (1, 3), "KAD1")
TARGET: Final = kit.Option("target", 16, (16, 10, 21), "KAD1")
PARTNERS: Final = kit.Option("partners", False, (False, True), "KAD10")
PACKET: Final = 4
TOO_MANY: Final = 1000
"""With more captures than this, only an example is listed."""
FORCED_TABBE: Final = kit.Option("forced_tabbe", False, (False, True), "KAD2")


class KasinoFacts(kit.Facts, frozen=True):
    """*won*: cards taken per seat. *tabbar*: tabbar per seat."""

    won: tuple[int, ...]
    tabbar: tuple[int, ...]
    last_taker: kit.Seat | None
    packet: int
    packets: int


@dataclass(slots=True)
class KasinoState(kit.Deal):
    """A position of one deal.

    *won*: cards taken per seat, in order, also those that mark tabbar; all have seen them go, although they may not be
    looked up (KA16). *played*: the moves since the packet was dealt, in order.
    """

    phase: Literal["play", "over"]
    won: list[list[kit.Card]]
    packet: int = 1
    last_taker: kit.Seat | None = None
    played: list[kit.Play] = field(default_factory=list)

    sea = kit.At(SEA)
    stock = kit.At(STOCK)
    tabbar = kit.AtEach("tabbe")
    """The cards that mark each seat's tabbar."""


def value_in_hand(state: KasinoState, card: kit.Card) -> int:
    """Return the value of the hand card (KA2, KAD9); an ace as 14 takes everything that it takes as 1, too (KAD4)."""
    high = HIGH_VALUES.get(card) if state.options[STORA_LILLA.name] else None
    return VALUES[card.rank] if high is None else high


def value_on_table(card: kit.Card) -> int:
    """Return the value of the card on the table: an ace is 1 unless it is a group alone."""
    return LOW_ACE if card.rank == "A" else VALUES[card.rank]


def alone(target: int) -> int | None:
    """Return the value that may be a group alone: an ace on the table if 14 is taken (KAD4)."""
    return LOW_ACE if target == HIGH_ACE else None


def fits(state: KasinoState, card: kit.Card, takes: Iterable[kit.Card]) -> bool:
    """Return whether the hand card may take all these together (KA9, KA10)."""
    target = value_in_hand(state, card)
    return splits([value_on_table(other) for other in takes], target, alone(target))


def clearing_cards(state: KasinoState) -> list[kit.Card]:
    """Return the cards of the seat to act that can clear the table (KA13)."""
    return [card for card in state.hands[state.turn] if fits(state, card, state.sea)]


def pack_points(state: KasinoState) -> dict[str, list[int]]:
    """Return the points of each side by kind, in the order of the sheet (KA18)."""
    seats = len(state.hands)
    sides = 2 if state.options[PARTNERS.name] else seats
    won: list[list[kit.Card]] = [[] for _ in range(sides)]
    tabbar = [0] * sides
    for seat in range(seats):
        won[seat % sides] += state.won[seat]
        tabbar[seat % sides] += len(state.tabbar[seat])
    spades = [sum(card.suit == "S" for card in cards) for cards in won]
    last = None if state.last_taker is None else state.last_taker % sides
    return {
        "cards": _for_most([len(cards) for cards in won], 1),
        "spades": _for_most(spades, int(state.options[SPADES_POINTS.name])),
        "storan": [2 * (STORAN in cards) for cards in won],
        "lillan": [1 * (LILLAN in cards) for cards in won],
        "aces": [sum(card.rank == "A" for card in cards) for cards in won],
        "sistan": [int(side == last) for side in range(sides)],
        "tabbe": [int(state.options[TABBE_POINTS.name]) * number for number in tabbar],
    }


def _for_most(numbers: list[int], points: int) -> list[int]:
    """Return the points for the side with the most; none if tied (KAD5)."""
    most = max(numbers)
    return [points if number == most and numbers.count(most) == 1 else 0 for number in numbers]


class Kasino(kit.Game[KasinoState]):
    """The game for one number of players (KA1)."""

    state = KasinoState
    facts_kind = KasinoFacts
    verbs: ClassVar[kit.Verbs] = {
        "take": kit.Cards(takes=1, most_taken=len(kit.FULL_PACK)),
        "lay": kit.Cards(),
    }
    goals: ClassVar[kit.Goals] = {"sweep": "tabbe"}
    example = "take C9 S4 H5"
    themes: ClassVar[kit.Themes] = {"capture": kit.is_capture, "ending": kit.is_ending}

    def __init__(self, seats: int) -> None:
        self.info = kit.GameInfo(
            "kasino",
            seats,
            kit.FULL_PACK,
            PLACES,
            (SPADES_POINTS, TABBE_POINTS, TARGET, FORCED_TABBE, STORA_LILLA, PARTNERS),
            seat_counts=SEATS,
            partners_option=PARTNERS.name,
        )
        self.packets = (len(kit.FULL_PACK) - PACKET) // (PACKET * seats)
        """KA5: packets per deal."""

    def check_start(self, options: kit.Options, standing: kit.Standing) -> kit.Standing:
        if options[PARTNERS.name] and self.info.seats != 4:
            raise kit.SetupError(
                "partners play kasino with {four} seats, not {seats}", four=4, seats=self.info.seats
            )
        return super().check_start(options, standing)

    def deal(self, start: kit.Start, events: kit.Log) -> KasinoState:
        """Deal the first packet, and four cards to the sea (KA3)."""
        seats = self.info.seats
        won: list[list[kit.Card]] = [[] for _ in range(seats)]
        state = KasinoState(*start, (start.standing.dealer + 1) % seats, "play", won)
        events.append(kit.Called(start.standing.dealer, "deal"))
        self._deal_packet(state, events)
        return state

    def legal_moves(self, state: KasinoState) -> list[kit.Move]:
        """Return every capture and every card to lay out; of over a thousand captures only one, as an example."""
        if state.phase == "over":
            return []
        taking = self._takes(state)
        # KAD2: a player who could take may lay instead, unless the option forbids it.
        may_lay = [] if self._refuse_tabbe(state, ()) else state.hands[state.turn]
        laying = [kit.Play((card,), verb="lay") for card in may_lay]
        return [*(taking[:1] if len(taking) > TOO_MANY else taking), *laying]

    def refuse(self, state: KasinoState, move: kit.Move) -> kit.Reason | None:
        match move:
            case kit.Play((card,), (), "lay", ()):
                return kit.not_held((card,), state.hands[state.turn]) or self._refuse_tabbe(state, ())
            case kit.Play((card,), takes, "take", ()) if takes:
                return (
                    kit.not_held((card,), state.hands[state.turn])
                    or kit.not_held(takes, state.sea)
                    or _refuse_sum(state, card, takes)
                    or self._refuse_tabbe(state, takes)
                )
            case _:
                return kit.Reason(None, "not_in_this_game")

    def apply(self, state: KasinoState, move: kit.Move, events: kit.Log = kit.NULL_LOG) -> None:
        if not isinstance(move, kit.Play):
            raise TypeError(f"kasino is played with cards, not with {move}")
        if move.takes:
            self._take(state, move.card, move.takes, events)
        else:
            state.piles.move(move.cards, kit.Place("hand", state.turn), SEA, events)
        state.played.append(move)
        state.turn = (state.turn + 1) % self.info.seats
        if not any(state.hands):
            self._after_packet(state, events)

    def position(self, view: kit.View) -> dict[str, Any]:
        """Return the game's own fields of a position; cards taken stay hidden from all seats (KA16)."""
        state = self.seen(view)
        hidden = view.seat is not None
        return {
            "hands": kit.rows(view, "hand"),
            "sea": kit.faces(state.sea),
            "stock": kit.faces_at(view, "stock"),
            "won": [[kit.HIDDEN] * len(won) if hidden else kit.faces(won) for won in state.won],
            "tabbar": [kit.faces(cards) for cards in state.tabbar],
            "last_taker": state.last_taker,
            "packet": state.packet,
            "packets": self.packets,
        }

    def outcome(self, state: KasinoState) -> kit.Result:
        """Return the result (KA18); the game is over once a side alone leads at the target (KA20, KAD6)."""
        lines = tuple(
            kit.ScoreLine(kind, side, gained)
            for kind, of_sides in pack_points(state).items()
            for side, gained in enumerate(of_sides)
            if gained
        )
        scores = kit.add_up(state.standing.scores, lines)
        best = max(scores)
        over = best >= int(state.options[TARGET.name]) and scores.count(best) == 1
        return kit.Result(lines, scores, {}, kit.ranking(scores) if over else ())

    def _deal_packet(self, state: KasinoState, events: kit.Log) -> None:
        """KA3, KA4: two cards at a time, to the sea as well in the first packet; KA6."""
        if state.packet > 1:
            word = "last_packet" if state.packet == self.packets else "packet"
            events.append(kit.Called(state.standing.dealer, word, state.packet))
        for _ in range(2):
            for seat in kit.all_from(state.turn, self.info.seats):
                state.piles.draw(2, STOCK, kit.Place("hand", seat), events, dealt=True)
            if state.packet == 1:
                state.piles.draw(2, STOCK, SEA, events, dealt=True)

    def _after_packet(self, state: KasinoState, events: kit.Log) -> None:
        state.played.clear()
        if state.stock:
            state.packet += 1
            self._deal_packet(state, events)
        else:
            self._collect(state, events)
            self.end(state, events)

    def _takes(self, state: KasinoState) -> list[kit.Play]:
        """Return the captures; with too many, only some of them (KA9, KA10, KAD3)."""
        hand, sea = state.hands[state.turn], state.sea
        if state.options[FORCED_TABBE.name] and (clearing := clearing_cards(state)):
            everything = kit.hand_order(sea)
            return [kit.Play((card,), everything, "take") for card in clearing]
        moves: list[kit.Play] = []
        values = [value_on_table(card) for card in sea]
        for card in hand:
            target = value_in_hand(state, card)
            for taken in captures(values, target, alone(target), TOO_MANY):
                takes = [other for place, other in enumerate(sea) if taken >> place & 1]
                moves.append(kit.Play((card,), kit.hand_order(takes), "take"))
            if len(moves) > TOO_MANY:
                break
        return moves

    def _refuse_tabbe(self, state: KasinoState, takes: tuple[kit.Card, ...]) -> kit.Reason | None:
        """KAD2, with the option: a player who can clear the table must do so."""
        if not state.options[FORCED_TABBE.name] or len(takes) == len(state.sea) > 0:
            return None
        clearing = clearing_cards(state)
        return kit.Reason("KAD2", "tabbe_forced", {"instead": kit.hand_order(clearing)}) if clearing else None

    def _take(self, state: KasinoState, card: kit.Card, takes: tuple[kit.Card, ...], events: kit.Log) -> None:
        """KA11, KA13, KA14."""
        seat = state.turn
        tabbe = len(takes) == len(state.sea)
        state.won[seat] += [card, *takes]
        state.last_taker = seat
        state.piles.move((card,), kit.Place("hand", seat), PLAYED, events)
        events.append(kit.Called(seat, "take", len(takes)))
        state.piles.move((card,), PLAYED, kit.Place("tabbe" if tabbe else "won", seat), events)
        state.piles.move(takes, SEA, kit.Place("won", seat), events)
        if tabbe:
            events.append(kit.Called(seat, "tabbe"))

    def _collect(self, state: KasinoState, events: kit.Log) -> None:
        """KA17, KAD7, KAD8: the last taker gets the rest; with no taker it stays."""
        taker, left = state.last_taker, tuple(state.sea)
        if taker is None:
            return
        state.won[taker] += left
        state.piles.move(left, SEA, kit.Place("won", taker), events)
        events.append(kit.Called(taker, "sistan", len(left)))

    def facts(self, state: KasinoState) -> kit.Facts:
        won, tabbar = tuple(map(len, state.won)), tuple(map(len, state.tabbar))
        return self.facts_with(state, won=won, tabbar=tabbar, packets=self.packets)

    def signs(self, public: KasinoState) -> tuple[kit.Sign, ...]:
        key = "last_packet" if public.packet == self.packets else "packet"
        signs = [kit.Sign(key, None, {"packet": public.packet, "packets": self.packets})]
        signs += [kit.Sign("won", seat, {"cards": len(won)}) for seat, won in enumerate(public.won) if won]
        signs += [
            kit.Sign("tabbar", seat, {"tabbar": len(own)}) for seat, own in enumerate(public.tabbar) if own
        ]
        if public.last_taker is not None and public.packet == self.packets:
            signs.append(kit.Sign("last_taker", public.last_taker))
        return tuple(signs)

    def question(self, state: KasinoState) -> kit.Question:
        taking = self._takes(state)
        if not taking:
            return kit.Question("lay")
        forced = self._refuse_tabbe(state, ()) is not None
        return kit.Question(
            "clear" if forced else "play",
            form=kit.AnswerForm(
                open=("take",) if len(taking) > TOO_MANY else (),
                worth={card: value_on_table(card) for card in state.sea},
            ),
        )


def _refuse_sum(state: KasinoState, card: kit.Card, takes: tuple[kit.Card, ...]) -> kit.Reason | None:
    """KA9: the cards must split into groups of the value."""
    if fits(state, card, takes):
        return None
    values = {"card": card, "value": value_in_hand(state, card), "takes": takes}
    plain = splits([value_on_table(other) for other in takes], VALUES[card.rank], None)
    return kit.Reason("KAD9", "high_value", values) if plain else kit.Reason("KA9", "does_not_add_up", values)


KASINO: Final = kit.for_seats(Kasino, 2)
