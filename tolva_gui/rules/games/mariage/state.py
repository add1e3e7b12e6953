"""A position of the K+Q family (relatives of Mariage), its places and its public facts."""

from dataclasses import dataclass, field
from itertools import chain
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules import kit
from tolva_gui.rules.events import Scored
from tolva_gui.rules.games.mariage.calls import GubbeKind

TARGET: Final = 12
TALONG: Final = kit.Place("talong")
PLACES: Final = (
    kit.PlaceInfo("hand", "owner", "fan"),
    kit.PlaceInfo("talong", "nobody", "pile", arranged="dealt out"),
    kit.PlaceInfo("trick", "all", "trick"),
    kit.PlaceInfo("won", "all", "pile", arranged="crosswise", each=True),
)
DRAWN_FROM: Final = tuple(
    replace(place, arranged="") if place.kind == "talong" else place for place in PLACES
)
"""The same for games in which cards are drawn from the talong during play."""
WITH_ROWS: Final = (
    *PLACES,
    kit.PlaceInfo("closed", "nobody", "fan", each=True),
    kit.PlaceInfo("up", "all", "row", arranged="across", each=True),
    kit.PlaceInfo("down", "nobody", "row", arranged="across", each=True),
)
"""Bordstolva: also the rows, and hands that their players have not taken up yet (T39)."""

Occasion = int
NO_TRICK_YET: Final[Occasion] = 0
OPEN: Final[Occasion] = 1
ASKED: Final[Occasion] = 2
SPENT: Final[Occasion] = 3

Limit = tuple[kit.Seat, kit.Mask, int]
"""A seat, some cards, and the most of them that its hidden hand cards can include."""
PAIRS: Final = {suit: (kit.Card(suit, "K"), kit.Card(suit, "Q")) for suit in kit.SUITS}
"""King and queen of each suit."""


class Proved(Struct, frozen=True):
    """What play has proved about hidden hand cards. Cards are bits of positions in the pack.

    *excluded*: per seat, or empty, the cards that it does not hold. *pairless*: seats without a pair to meld.
    """

    excluded: tuple[kit.Mask, ...] = ()
    limits: tuple[Limit, ...] = ()
    pairless: frozenset[kit.Seat] = frozenset()


NOTHING_PROVED: Final = Proved()


@dataclass(slots=True)
class MariageState(kit.TrickDeal):
    """A position of one deal.

    *ranks*: the order of the cards. *points*, *eyes*: taken per side. *declined*: partners who were asked and have not
    melded, each with the number of tricks played by then. *proved*: in a view's public state only.
    """

    phase: Literal["redeal", "lead", "follow", "meld", "answer", "over"]
    scores: list[int]
    ranks: str
    points: list[int]
    eyes: list[int]
    carried: int
    trump: kit.Suit | None = None
    occasion: Occasion = NO_TRICK_YET
    asked: bool = False
    melds: list[tuple[kit.Seat, kit.Suit, int]] = field(default_factory=list)
    declined: list[tuple[int, kit.Seat]] = field(default_factory=list)
    lines: list[kit.ScoreLine] = field(default_factory=list)
    gubbe: tuple[GubbeKind, kit.Seat, int] | None = None
    gubbe_points: int = 0
    winner: int | None = None
    void: bool = False
    proved: Proved = NOTHING_PROVED

    stock = kit.At(TALONG)

    def winning(self) -> int:
        return kit.trick_winner(self.trick, self.trump, self.ranks)

    def add_line(self, kind: str, side: kit.Side, points: int, events: kit.Log) -> None:
        """Add a line and log it; skip it if it has no points, except a `fall` to 0."""
        if points or kind == "fall":
            self.scores[side] = points if kind == "fall" else self.scores[side] + points
            self.lines.append(kit.ScoreLine(kind, side, points))
            events.append(Scored(side, kind, points, self.scores[side]))

    def available(self, seat: kit.Seat) -> list[kit.Card]:
        """Return the cards that the seat may choose from: hand (once taken up) and face-up row."""
        up = self.piles.row("up", seat)
        return [*self.hands[seat], *chain.from_iterable(up)] if up else self.hands[seat]

    def place_of(self, seat: kit.Seat, card: kit.Card) -> kit.Place:
        if card in self.hands[seat]:
            return kit.Place("hand", seat)
        return kit.Place("up", seat, self.piles.row("up", seat).index([card]))

    def has_led(self, seat: kit.Seat) -> bool:
        return any(leader == seat for leader, cards in kit.all_tricks(self) if cards)

    def is_melded(self, suit: kit.Suit) -> bool:
        """Whether king and queen of the suit have been melded."""
        return any(melded == suit for _, melded, _ in self.melds)


class MariageFacts(kit.TrickFacts, frozen=True):
    """*carried*: vinsten carried over (T21). *card_points*, *eyes*: per side. *gubbe*: kind, seat, first trick."""

    carried: int
    card_points: tuple[int, ...]
    eyes: tuple[int, ...] | None
    melds: tuple[tuple[kit.Seat, kit.Suit, int], ...]
    gubbe: tuple[GubbeKind, kit.Seat, int] | None


def mariage(facts: kit.Facts) -> MariageFacts:
    """Return the facts of a game of this family; raise TypeError for those of another."""
    if not isinstance(facts, MariageFacts):
        raise TypeError(f"facts of the K+Q family are wanted, not {type(facts).__name__}")
    return facts
