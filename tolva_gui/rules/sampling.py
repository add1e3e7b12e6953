"""Sampled layouts: the hidden cards are dealt again, within the limits that play has proved."""

from typing import Final

from tolva_gui.rules.orders import Chance

Mask = int
Bit = int

TRIES: Final = 30


def deal_hidden(
    unseen: list[Bit], counts: list[int], denied: list[Mask], rng: Chance
) -> tuple[list[Mask], list[Bit]]:
    """Deal `counts[seat]` of the unseen cards to each seat, none that is denied it; return hands and the rest.

    Try random deals first, the cards with the fewest possible owners before the others; then search, so that a deal is
    found whenever one exists. Raise ValueError otherwise.
    """
    cards = unseen[:]
    for _ in range(TRIES):
        rng.shuffle(cards)
        cards.sort(key=lambda bit: sum(not mask >> bit & 1 for mask in denied))
        dealt = _deal_greedily(cards, counts, denied, rng)
        if dealt is not None:
            hands, left = dealt
            rng.shuffle(left)
            return hands, left
    rng.shuffle(cards)
    owners = _search(cards, counts, denied, len(cards) - sum(counts))
    hands = [0] * len(counts)
    for bit, seat in owners:
        hands[seat] |= 1 << bit
    return hands, [bit for bit in cards if not any(hand >> bit & 1 for hand in hands)]


def _deal_greedily(
    cards: list[Bit], counts: list[int], denied: list[Mask], rng: Chance
) -> tuple[list[Mask], list[Bit]] | None:
    room = counts[:]
    spare = len(cards) - sum(counts)
    hands = [0] * len(counts)
    left: list[Bit] = []
    for bit in cards:
        weights = [0 if denied[seat] >> bit & 1 else free for seat, free in enumerate(room)]
        owner = by_lot([*weights, spare], rng)
        if owner > len(room):
            return None
        if owner == len(room):
            spare -= 1
            left.append(bit)
        else:
            room[owner] -= 1
            hands[owner] |= 1 << bit
    return hands, left


def by_lot(weights: list[int], rng: Chance) -> int:
    """Return a place, each as often as its weight says; past the last one if all weights are 0."""
    pick = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        if pick < weight:
            return place
        pick -= weight
    return len(weights)


def _search(cards: list[Bit], room: list[int], denied: list[Mask], spare: int) -> list[tuple[Bit, int]]:
    """Find owners for the cards by augmenting paths: each card in turn takes a slot, moving earlier ones if needed."""
    slots = [seat for seat, count in enumerate(room) for _ in range(count)] + [len(room)] * spare
    holder: list[int | None] = [None] * len(slots)

    def place(index: int, tried: set[int]) -> bool:
        for slot, seat in enumerate(slots):
            if slot in tried or (seat < len(room) and denied[seat] >> cards[index] & 1):
                continue
            tried.add(slot)
            before = holder[slot]
            if before is None or place(before, tried):
                holder[slot] = index
                return True
        return False

    if not all(place(index, set()) for index in range(len(cards))):
        raise ValueError("no deal of the hidden cards fits what the play has shown")
    owners = zip(slots, holder, strict=True)
    return [(cards[index], seat) for seat, index in owners if index is not None and seat < len(room)]
