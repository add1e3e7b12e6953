"""The score of a pack of kasino, and the end of a game."""

from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino.state import LILLAN, STORAN, KasinoState

SPADES_POINTS: Final = kit.Option("spades_points", 2, (2, 1), "KAD1")
TABBE_POINTS: Final = kit.Option("tabbe_points", 1, (1, 3), "KAD1")
TARGET: Final = kit.Option("target", 16, (16, 10, 21), "KAD1")
PARTNERS: Final = kit.Option("partners", False, (False, True), "KAD10")


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


def game_over(options: kit.Options, scores: tuple[int, ...]) -> bool:
    """Return whether a side has reached the target and no other side ties it (KA20, KAD6)."""
    best = max(scores)
    return best >= int(options[TARGET.name]) and scores.count(best) == 1


def _for_most(numbers: list[int], points: int) -> list[int]:
    """Return the points for the side with the most; none if tied (KAD5)."""
    most = max(numbers)
    return [points if number == most and numbers.count(most) == 1 else 0 for number in numbers]
