"""Facts the K+Q family shares with other trick-taking games: the seat's view of the trick and suits; calls."""

from collections.abc import Iterator

from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact, costs, needs, pays
from tolva_gui.ai.hints.sight import SeenTrick
from tolva_gui.rules.games.mariage.calls import GUBBAR, GUBBE_POINTS, HALF, is_meld
from tolva_gui.rules.games.mariage.game import MELD_POINTS
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.games.mariage.tolva import HALF_CARD_POINTS, HALF_TRICKS
from tolva_gui.rules.kit import SUITS, Call, View


def sight_of(position: Position) -> SeenTrick:
    """Return the seat's view of the trick; every card is played in the end."""
    read = position.read
    out = frozenset(card for suit in SUITS for card in read.out(suit))
    others = [seat for seat in range(read.info.seats) if seat != read.seat]
    return SeenTrick(
        hand=tuple(sorted(read.mine, key=lambda card: (card.suit, -read.strength(card)))),
        playable=tuple(position.playable),
        trick=tuple(read.facts.trick),
        after=read.after_me,
        trump=read.trump,
        out=out,
        denied={seat: frozenset(card for card in out if read.likely(seat, card) == 0.0) for seat in others},
        suit=lambda card: card.suit,
        height=read.strength,
        seen=frozenset(card for cards in read.shown.values() for card in cards),
        all_come=True,
    )


def tricks_count(position: Position) -> bool:
    """Whether sure tricks can be counted: trump is set for good, all cards are in hands, every trick is played."""
    read = position.read
    return read.trump is not None and read.facts.gubbe is None and _all_in_hands(position.view)


def of_call(position: Position, call: Call) -> Iterator[Fact]:
    """Return the needs, pay and cost of a meld or a gubbe."""
    if is_meld(call):
        yield pays(call, MELD_POINTS[len(mariage(position.view.facts).melds)])
    elif call in GUBBAR:
        points = GUBBE_POINTS[call.word]
        yield needs(call, HALF_TRICKS if call == HALF else _all_tricks(position))
        if call == HALF:
            yield Fact(
                "half_points", {"points": HALF_CARD_POINTS}, "", {"action": call, "value": HALF_CARD_POINTS}
            )
        yield pays(call, points)
        yield costs(call, points)


def _all_tricks(position: Position) -> int:
    return len(position.read.info.pack) // position.read.info.seats


def _all_in_hands(view: View) -> bool:
    """Whether no card is in a stock or on the table."""
    return not any(zone.cards for zone in view.zones if zone.place.kind in ("talong", "down", "up", "closed"))
