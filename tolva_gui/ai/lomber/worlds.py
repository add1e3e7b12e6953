"""Positions of lomber for the kernel, in its seats and numbers, and what a deal is worth by its tricks."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from tolva_gui.ai.lomber.cards import as_set, cards, kernel_seat, numbers, privileged
from tolva_gui.ai.lomber.hand_value import KING, LOWEST, SMALL, TRUMP
from tolva_gui.ai.tricks.bridge import KERNEL, WIDTH
from tolva_gui.ai.tricks.sense import Aim, suit
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.lomber.bids import MISERES, SPADASOLO, Contract
from tolva_gui.rules.lomber.cards import PACK
from tolva_gui.rules.lomber.options import KUPPA_CAP
from tolva_gui.rules.lomber.payment import SEATS, TRICKS, outcome
from tolva_gui.rules.lomber.state import PLAY, LomberState, voids

CARDS: Final = 52
MOST: Final = WIDTH + 1
AT_LEAST: Final = 2
AT_MOST: Final = 3
TRUST: Final = 0.6
"""A hand that is worth one trick less than was said is less likely by so much, as a power of e."""
BOUGHT: Final = 3.6
UNBOUGHT: Final = 4.4
"""What the declarer's hand is worth at least, in tricks, after a purchase and without one."""
LOW: Final = 3.2
"""What the hand of a misère is worth at most where each card counts by its strength up to one."""


@lru_cache(maxsize=64)
def table(contract: Contract, kuppa_cap: int, seat: Seat) -> tuple[float, ...]:
    """Return what the deal is worth to the seat, by the tricks of the kernel's seats 0, 1 and 2."""
    worths = [0.0] * MOST**3
    for first in range(TRICKS + 1):
        for second in range(TRICKS + 1 - first):
            tricks = (first, second, TRICKS - first - second)
            place = (first * MOST + second) * MOST + tricks[2]
            worths[place] = paid(contract, kuppa_cap, seat, tricks)
    return tuple(worths)


def paid(contract: Contract, kuppa_cap: int, seat: Seat, taken: Sequence[int]) -> float:
    """Return what the seat gets when the kernel's seats have taken so many tricks."""
    tricks = [taken[kernel_seat(other)] for other in range(SEATS)]
    each = outcome(contract, tricks, kuppa_cap).each
    if contract.totus:
        each += 1 if tricks[contract.declarer] == TRICKS else -1
    return float(each * (SEATS - 1) if seat == contract.declarer else -each)


@lru_cache(maxsize=16)
def card_worths(trump: Suit | None, low: bool) -> tuple[float, ...]:
    """Return tricks that each card takes on average; where none are wanted how high it is."""
    if low:
        return tuple(max(0, number % WIDTH - LOWEST) / 9 for number in range(CARDS))
    worths = [0.0] * CARDS
    for number, card in cards(trump).items():
        place = WIDTH - 1 - number % WIDTH
        if trump is not None and number // WIDTH == SUITS.index(trump):
            worths[number] = TRUMP[place] if place < len(TRUMP) else SMALL
        elif card.rank == "K":
            worths[number] = KING
    return tuple(worths)


def position(
    world: LomberState,
    state: LomberState,
    contract: Contract,
    *,
    me: Seat,
    trust: float = TRUST,
    scored: bool = True,
) -> Any:
    """Return the kernel's position. *state*: what the seat knows; the world itself where it is to stay as it is."""
    assert KERNEL is not None
    trump, low = contract.trump, contract.game in MISERES
    declarer = kernel_seat(contract.declarer)
    modes = [Aim.FORCE if low else Aim.TAKE] * SEATS
    modes[declarer] = Aim.DUCK if low else Aim.TAKE
    by_seat = [kernel_seat(seat) for seat in range(SEATS)]
    whole = state is world
    trumps = 0 if trump is None else suit(SUITS.index(trump))
    worths = card_worths(trump, low)
    denied = _denied(state, trump)
    leader = state.leader if state.phase == PLAY else world.leader
    return KERNEL.Position(
        seats=SEATS,
        trump=-1 if trump is None else SUITS.index(trump),
        matadors=privileged(trump),
        hands=[*(as_set(world.hands[seat], trump) for seat in by_seat), as_set(world.stock, trump)],
        turn=kernel_seat(state.turn) if state.phase == PLAY else kernel_seat(leader),
        trick=[numbers(trump)[card] for card in state.trick],
        taken=[state.tricks_won[seat] for seat in by_seat],
        hidden=() if whole else _hidden(world, state, trump, me),
        denied=[denied[seat] for seat in by_seat],
        asides=[trumps] * SEATS,
        worth=() if whole else [worths] * SEATS,
        estimates=() if whole else [_estimate(world, seat, worths) for seat in by_seat],
        told=() if whole else [_told(contract, seat, me, low) for seat in by_seat],
        limits=[LOW if low else _promised(contract)] * SEATS,
        trust=trust,
        sides=[int(seat == declarer) for seat in range(SEATS)],
        modes=modes,
        target=declarer if low else -1,
        attackers=0 if low else 1 << declarer,
        table=table(contract, int(state.options[KUPPA_CAP.name]), me) if scored else (),
    )


def _promised(contract: Contract) -> float:
    return UNBOUGHT if contract.game in ("solo", SPADASOLO) else BOUGHT


def _told(contract: Contract, seat: Seat, me: Seat, low: bool) -> int:
    if seat != contract.declarer or seat == me:
        return 0
    return AT_MOST if low else AT_LEAST


def _hidden(world: LomberState, state: LomberState, trump: Suit | None, me: Seat) -> list[tuple[int, int]]:
    """The cards that the seat does not know, with their piles in this world."""
    piles: list[tuple[Iterable[Card], int]] = []
    for seat in range(SEATS):
        if seat != me:
            piles.append((world.hands[seat], kernel_seat(seat)))
            piles.append(
                ((card for card in world.discards[seat] if card is not None), SEATS + 1 + kernel_seat(seat))
            )
    piles.append((world.stock, SEATS))
    known = {card for hand in state.hands for card in hand}
    return [(numbers(trump)[card], pile) for held, pile in piles for card in held if card not in known]


def _denied(state: LomberState, trump: Suit | None) -> list[int]:
    if state.phase != PLAY:
        return [0] * SEATS
    return [
        as_set((card for place, card in enumerate(PACK) if mask >> place & 1), trump) for mask in voids(state)
    ]


def _estimate(world: LomberState, seat: Seat, worths: Sequence[float]) -> float:
    """What the seat's hand was worth before the first card."""
    trump = world.trump
    whole = list(world.hands[seat])
    tricks = [*((trick.leader, trick.cards) for trick in world.tricks), (world.leader, tuple(world.trick))]
    for leader, played in tricks:
        whole += [card for step, card in enumerate(played) if (leader - step) % SEATS == seat]
    return sum(worths[numbers(trump)[card]] for card in whole)
