"""Public facts of the K+Q family."""

from typing import Any, Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.calls import GubbeKind
from tolva_gui.rules.view import COUNT, TrumpSign

PAIR: Final[tuple[kit.Rank, kit.Rank]] = ("K", "Q")


class MariageFacts(kit.TrickFacts, frozen=True):
    """*carried*: vinsten carried over (T21). *card_points*, *eyes*: per side. *gubbe*: kind, seat, first trick."""

    carried: int
    card_points: tuple[int, ...]
    eyes: tuple[int, ...] | None
    melds: tuple[tuple[kit.Seat, kit.Suit, int], ...]
    gubbe: tuple[GubbeKind, kit.Seat, int] | None


def display_of(facts: MariageFacts, info: kit.GameInfo) -> kit.Display:
    """Return the display besides the cards: trump or a gubbe, the melded pairs, the counts."""
    announced = None
    if facts.gubbe is not None:
        kind, seat, first = facts.gubbe
        announced = kit.Called(seat, kind, first)
    return kit.Display(
        signs=tuple(_count(facts, info.side(seat), seat) for seat in range(info.seats)),
        trump=TrumpSign(facts.trump, announced),
        seen=tuple(kit.Card(suit, rank) for _, suit, _ in facts.melds for rank in PAIR),
    )


def _count(facts: MariageFacts, side: kit.Side, seat: kit.Seat) -> kit.Sign:
    eyes = facts.eyes[side] if facts.eyes is not None else 0
    return kit.Sign(COUNT, seat, {"points": facts.card_points[side], "eyes": eyes})


def gubbe_field(facts: MariageFacts) -> dict[str, Any] | None:
    return (
        None if facts.gubbe is None else dict(zip(("kind", "seat", "first_trick"), facts.gubbe, strict=True))
    )


def mariage(facts: kit.Facts) -> MariageFacts:
    """Return the facts of a game of this family; raise TypeError for those of another."""
    if not isinstance(facts, MariageFacts):
        raise TypeError(f"facts of the K+Q family are wanted, not {type(facts).__name__}")
    return facts


def target_of(info: kit.GameInfo) -> int:
    """Return the winning score of a game of this family; raise TypeError for a game that is not a race."""
    if info.target is None:
        raise TypeError(f"{info.id} is no race to a score")
    return info.target
