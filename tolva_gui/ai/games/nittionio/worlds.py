"""Layouts of nittionio that fit the bids as they are read from the play."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

from tolva_gui.ai.games.nittionio.players import position_of
from tolva_gui.ai.games.nittionio.reading import UNLOWERED, WAYS
from tolva_gui.ai.games.nittionio.rule_player import numbered
from tolva_gui.ai.kernel.bridge import suit_number
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE
from tolva_gui.ai.kernel.tricks.reading import Fit, fit_of, stirred
from tolva_gui.rules.games.nittionio.game import BID_CARDS
from tolva_gui.rules.games.nittionio.state import DECK, SEATS, NittionioState
from tolva_gui.rules.kit import Card, Place, Seat, View


def likely(view: View, even: Callable[[], NittionioState], rng: Random) -> Iterator[NittionioState] | None:
    """Yield such layouts; None without the compiled search."""
    if BRIDGE.kernel is None or view.seat is None:
        return None
    world = even()
    known = position_of(view, rng, readings=UNLOWERED)
    state: NittionioState = view.public
    worlds = stirred(known, rng, _fit_of(state, _secret(view)))
    return (_with_hands(world, view, hands, aims, rng) for hands, aims in worlds)


def _secret(view: View) -> list[Seat]:
    """Return the seats whose bids the viewer does not know."""
    return [seat for seat in range(SEATS) if seat != view.seat and seat not in view.public.up]


def _fit_of(state: NittionioState, secret: Sequence[Seat]) -> Fit:
    """Return how well a world fits the cards played; a secret bid counts once, however many cards stand for it."""
    trump = suit_number(state.trump)
    by_cards = fit_of("number", numbered(state).played, trump, range(SEATS))
    return lambda hands, bids: by_cards(hands, bids) - sum(WAYS[bids[seat]] for seat in secret)


def _with_hands(
    world: NittionioState, view: View, hands: Sequence[int], bids: Sequence[int], rng: Random
) -> NittionioState:
    """The world with these hands; the cards that no hand has are put aside for the bids."""
    state, found = view.public, world.copy()
    unseen = state.piles.unseen(view.info.pack)
    hidden = [seat for seat in range(SEATS) if seat not in (view.seat, state.open_hand)]
    number = numbered(state).numbers.of
    held = {seat: [card for card in unseen if hands[seat] >> number[card] & 1] for seat in hidden}
    rest = [card for card in unseen if not any(card in cards for cards in held.values())]
    rng.shuffle(rest)
    secret = _secret(view)
    laid = _threes(state, rest, [bids[seat] for seat in secret])
    for seat, three in zip(secret, laid or (), strict=True):
        if state.aside[seat]:
            found.piles[Place("aside", seat)][:] = three
        else:
            held[seat] += three
        rest = [card for card in rest if card not in three]
    for seat, cards in held.items():
        found.piles[Place("hand", seat)][:] = cards
    found.piles[DECK][:] = rest
    return found


def _threes(
    state: NittionioState, cards: Sequence[Card], bids: Sequence[int]
) -> list[tuple[Card, ...]] | None:
    """Three of the cards for each bid; None if there are none."""
    if not bids:
        return []
    for three in combinations(cards, BID_CARDS):
        if state.said_by(three) == bids[0]:
            more = _threes(state, [card for card in cards if card not in three], bids[1:])
            if more is not None:
                return [three, *more]
    return None
