"""A table for tests of grandissimo: deals with a planned winner for each trick."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rules.bench import Bench
from tolva_gui.rules.games.grandissimo.bids import BIDS
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO, PACKETS
from tolva_gui.rules.games.grandissimo.sheet import Sheet
from tolva_gui.rules.kit import SUITS, Called, Card, Standing, Suit, View, parse_card
from tolva_gui.rules.parti import Parti

GROUPS = ("AKQJ", "T987", "6543")
Hands = tuple[tuple[Card, ...], ...]


def deck_of(hands: Sequence[Sequence[Card]], dealer: int = 0) -> tuple[Card, ...]:
    """Return the pack's order that deals these hands, four, four and five at a time (GD1)."""
    deck: list[Card] = []
    start = 0
    for packet in PACKETS:
        for step in range(1, 5):
            deck += hands[(dealer + step) % 4][start : start + packet]
        start += packet
    return tuple(deck)


def planned(winners: Sequence[int], trump: Suit | None, leader: int = 1) -> tuple[Hands, tuple[Card, ...]]:
    """Return hands in which the tricks are won as planned, and the cards in playing order.

    All follow suit to each of twelve tricks. The thirteenth consists of the four twos: the trump two wins it,
    or without trump the two led, so that its winner must then be the twelfth's.
    """
    suits = [trump, *(suit for suit in SUITS if suit != trump)] if trump else list(SUITS)
    hands: list[list[Card]] = [[], [], [], []]
    order: list[Card] = []
    for number in range(12):
        suit, group = suits[number % 4], GROUPS[number // 4]
        winner = winners[number] if number < len(winners) else 0
        ranks = {winner: group[0]}
        ranks |= dict(zip((seat for seat in range(4) if seat != winner), group[1:], strict=True))
        for step in range(4):
            seat = (leader + step) % 4
            card = parse_card(str(suit) + ranks[seat])
            hands[seat].append(card)
            order.append(card)
        leader = winner
    last = winners[12] if len(winners) > 12 else leader
    if trump is None and last != leader:
        raise ValueError("without trump the last two tricks have one winner")
    for step, suit in enumerate(suits):
        hands[(last + step) % 4].append(parse_card(str(suit) + "2"))
    order += [hands[(leader + step) % 4][-1] for step in range(4)]
    return tuple(tuple(hand) for hand in hands), tuple(order)


def spread(counts: Mapping[int, int], first: Sequence[int] = ()) -> list[int]:
    """Return each trick's winner from each seat's number: *first*, then in turn, at the end two by one seat."""
    left = dict(counts)
    for seat in first:
        left[seat] -= 1
    rest: list[int] = []
    while sum(left.values()):
        for seat in sorted(left):
            if left[seat]:
                rest.append(seat)
                left[seat] -= 1
    last = max(counts, key=lambda seat: (rest.count(seat), seat))
    if rest.count(last) > 1:
        rest = [seat for seat in rest if seat != last] + [last] * rest.count(last)
    return [*first, *rest]


def sheet_of(text: str) -> dict[str, Any]:
    """Return a sheet to carry: `eels 0 03 . .: 1 240, 2 260 by 3` (eels paid off by 0, by 0 with 3; forfeits)."""
    mode, *eels = text.partition(":")[0].split()
    rows = [row.partition(" by ") for row in text.partition(":")[2].strip().split(", ") if row]
    forfeits = [[*map(int, row.split()), _stroke(by)] for row, _, by in rows]
    return {"mode": mode, "eels": [_stroke(eel) for eel in eels], "forfeits": forfeits}


def _stroke(text: str) -> list[int | None] | None:
    return None if text in ("", ".") else [int(text[0]), int(text[1]) if text[1:] else None]


def sheet_told(sheet: Mapping[str, Any]) -> str:
    """Return the sheet in the words of `sheet_of`."""
    told = ["".join(str(seat) for seat in stroke or "." if seat is not None) for stroke in sheet["eels"]]
    rows = [
        f"{seat} {value}" + (f" by {''.join(str(by) for by in stroke if by is not None)}" if stroke else "")
        for seat, value, stroke in sheet["forfeits"]
    ]
    return " ".join([sheet["mode"], *told]) + (": " + ", ".join(rows) if rows else "")


class Table(Bench):
    """A game for a test, of several deals; seat 0 is the first dealer by default.

    The claim `open` names the hands that each seat sees, as in `open 0 / 0 1 / 0 2 / 0 3`.
    """

    def __init__(
        self,
        options: Mapping[str, object] | None = None,
        *,
        dealer: int = 0,
        scores: tuple[int, ...] = (0, 0, 0, 0),
        carried: Mapping[str, Any] | None = None,
        deal: int = 1,
    ) -> None:
        sheet = {**Sheet().written(), **(carried or {})}
        self.parti = Parti(GRANDISSIMO, options or {}, Standing(dealer, scores, sheet, deal))
        self.hands: Hands = ()
        self.order: tuple[Card, ...] = ()
        super().__init__(GRANDISSIMO, None)

    def deal(self, winners: Sequence[int] = (), trump: Suit | None = None, turned: str = "H7") -> "Table":
        """Deal hands in which the tricks are won in this order."""
        dealer = self.parti.next_standing().dealer
        self.hands, self.order = planned(winners, trump, (dealer + 1) % 4)
        return self.deal_hands(self.hands, turned)

    def deal_hands(self, hands: Sequence[Sequence[Card]], turned: str = "H7") -> "Table":
        dealer = self.parti.next_standing().dealer
        self.parti.start_deal(deck_of(hands, dealer), {"turned": [(parse_card(turned),)]})
        return self._look()

    def _look(self) -> "Table":
        self.state, self.events = self.parti.deal.state, self.parti.deal.events
        return self

    def spare(self, seat: int) -> str:
        """Return the seat's card of the planned thirteenth trick."""
        return str(self.hands[seat][-1])

    def act(self, *texts: str) -> "Table":
        """Make the moves; `cards 5` are the next five planned cards."""
        for text in texts:
            if text.startswith("cards "):
                done = 4 * len(self.state.tricks) + len(self.state.trick)
                self.act(*(f"play {card}" for card in self.order[done : done + int(text[6:])]))
                continue
            turn = self.to_act
            assert turn is not None, f"the deal is over before {text}"
            self.parti.play(turn, GRANDISSIMO.parse(text))
            self._look()
        return self

    def play_out(self) -> "Table":
        """Play the planned cards while the deal lasts."""
        for card in self.order[4 * len(self.state.tricks) + len(self.state.trick) :]:
            if self.phase != "play":
                break
            self.act(f"play {card}")
        return self

    def view(self, seat: int | None) -> View:
        return GRANDISSIMO.view(self.state, seat)

    @property
    def phase(self) -> str:
        return self.view(None).phase

    def told(self, word: str) -> str:
        match word:
            case "open":
                seen = [self.position(seat)["hands"] for seat in range(4)]
                rows = [[str(no) for no, hand in enumerate(hands) if "??" not in hand] for hands in seen]
                return " / ".join(map(" ".join, rows))
            case "target":
                return str(self.state.contract.target)
            case "paid" | "forfeit":
                return " ".join(map(str, self.paid("pay" if word == "paid" else word)))
            case "sheet":
                return sheet_told(self.carried)
            case "owed":
                return sheet_told(self.carried).partition(": ")[2]
            case _:
                return super().told(word)

    def _named(self, told: str) -> set[str]:
        """Return the moves that a claim names; `above 6` are the bids above it, `above` all of them (Table I, G25)."""
        named, order = super()._named(told), [str(bid) for bid in BIDS]
        short = {text for text in named if text.startswith("above")}
        higher = {bid for text in short for bid in order[order.index(text[6:]) + 1 if text[6:] else 0 :]}
        return named - short | {f"bid {bid}" for bid in higher}

    def called(self) -> list[tuple[int | None, str, int | str | None]]:
        return [(event.seat, event.word, event.value) for event in self.said(Called)]

    def paid(self, kind: str = "pay") -> tuple[int, ...]:
        """Return each seat's gain or loss in lines of this kind."""
        found = {side: points for name, side, points in self.lines if name == kind}
        return tuple(found.get(seat, 0) for seat in range(4))

    @property
    def carried(self) -> dict[str, Any]:
        return dict(self.result.carried)
