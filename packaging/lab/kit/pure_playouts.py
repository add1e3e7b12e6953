"""Playouts of tolva-4 in pure Python with bit sets: the kernel's benchmark baseline.

Scores are 0–0, so that melding is never barred near twelve. A player who can meld does, the first time in the
longest suit. The dice are the kernel's: a deal ends alike in both.
"""

from collections.abc import Callable, Sequence

SUITS = tuple(511 << 9 * suit for suit in range(4))
SUIT_OF = tuple(SUITS[bit // 9] for bit in range(36))
STRONGER = tuple(SUITS[bit // 9] & ~((2 << bit) - 1) for bit in range(36))
POINTS = (0, 0, 0, 0, 2, 3, 4, 10, 11) * 4
PAIRS = tuple(96 << 9 * suit for suit in range(4))
ALL_64 = (1 << 64) - 1

Pick = Callable[[int, int], tuple[int, int]]
"""The legal cards and the state of the dice → the card, and the dice afterwards."""


def pick_random(cards: int, dice: int) -> tuple[int, int]:
    """Pick a random card; a single one needs no dice."""
    count = cards.bit_count()
    dice = (dice * 6364136223846793005 + 1442695040888963407) & ALL_64
    for _ in range((dice >> 33) * count >> 31):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1, dice


def pick_lowest(cards: int, dice: int) -> tuple[int, int]:
    """Pick the card with the lowest number."""
    return (cards & -cards).bit_length() - 1, dice


def play_out(hands: Sequence[int], leader: int, dice: int, pick: Pick) -> int:
    """Return card points, scores and the last trick's side in one number."""
    left, trump, melded = list(hands), 0, 0
    points, scores = [0, 0], [0, 0]
    for number in range(9):
        if 0 < number < 7:
            trump, melded = meld(left[leader], leader & 1, trump, melded, scores)
        lead_suit = takes = best = worth = 0
        for place in range(4):
            seat = leader + place & 3
            cards = left[seat]
            if place:
                cards = cards & lead_suit or cards & trump or cards
                if cards & (lead_suit | trump):
                    cards = cards & takes or cards
            if place and not cards & cards - 1:
                card = cards.bit_length() - 1
            else:
                card, dice = pick(cards, dice)
            bit = 1 << card
            left[seat] ^= bit
            worth += POINTS[card]
            if not place or takes & bit:
                if not place:
                    lead_suit = SUIT_OF[card]
                best = seat
                takes = STRONGER[card] if trump & bit else STRONGER[card] | trump
        points[best & 1] += worth
        leader = best
    if points[0] != points[1]:
        scores[points[1] > points[0]] += 1
    scores[leader & 1] += 1
    return points[0] << 16 | scores[0] << 8 | scores[1] << 1 | leader & 1


def meld(hand: int, side: int, trump: int, melded: int, scores: list[int]) -> tuple[int, int]:
    """Meld one pair if the hand has one; return trump and the cards melded."""
    suits = [suit for suit in range(4) if hand & ~melded & PAIRS[suit] == PAIRS[suit]]
    if not suits:
        return trump, melded
    if trump:
        scores[side] += 1
        return trump, melded | PAIRS[suits[0]]
    suit = max(suits, key=lambda no: (hand & SUITS[no]).bit_count())
    scores[side] += 2
    return SUITS[suit], melded | PAIRS[suit]
