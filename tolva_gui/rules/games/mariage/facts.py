"""What everybody at a table of the K+Q family knows."""

from tolva_gui.rules.cards import Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Facts, GameInfo, TrickFacts
from tolva_gui.rules.games.mariage.calls import GubbeKind


class MariageFacts(TrickFacts, frozen=True):
    """*carried*: vinsten that waits (T21). *card_points*, *eyes*: a side. *gubbe*: kind, seat, first trick."""

    carried: int
    card_points: tuple[int, ...]
    eyes: tuple[int, ...] | None
    melds: tuple[tuple[Seat, Suit, int], ...]
    gubbe: tuple[GubbeKind, Seat, int] | None


def mariage(facts: Facts) -> MariageFacts:
    """Return the facts of a game of this family; raise TypeError for those of another."""
    if not isinstance(facts, MariageFacts):
        raise TypeError(f"facts of the K+Q family are wanted, not {type(facts).__name__}")
    return facts


def target_of(info: GameInfo) -> int:
    """Return the score at which a game of this family is won; raise TypeError for a game that is no race."""
    if info.target is None:
        raise TypeError(f"{info.id} is no race to a score")
    return info.target
