"""Positions of lomber for the kernel, in its seats and numbers; layouts that fit; the value of a deal by its tricks."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import inf, prod
from random import Random
from typing import Any, Final

from tolva_gui.ai.games.lomber.cards import kernel_seat, numbered, numbers, privileged
from tolva_gui.ai.games.lomber.hand_value import LOWEST
from tolva_gui.ai.games.lomber.prospects import FEW, WEIGHTS, trump_feature
from tolva_gui.ai.games.lomber.rule_player import LEFT_TO_THE_OTHER
from tolva_gui.ai.hints.layouts import resampled
from tolva_gui.ai.hints.sight import own_seat
from tolva_gui.ai.kernel.bridge import suit_number
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.reading import fit_of, shown_by, stirred
from tolva_gui.ai.kernel.tricks.sense import Aim, members, suit, too_high
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Called, Place, Seat
from tolva_gui.rules.games.lomber.bids import DECLARER_BUYS, MAY_GIVE_UP, MISERES, YFIR, Auction, Contract
from tolva_gui.rules.games.lomber.cards import BLACK_ACES, PACK, suit_order
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.games.lomber.payment import KUPPA_CAP, SEATS, TRICKS, outcome
from tolva_gui.rules.games.lomber.state import STOCK, LomberState, to_the_right
from tolva_gui.rules.view import View
from tolva_gui.words.call_meanings import Meaning, kind_of, meanings_of, named_suit

TOP: Final = WIDTH - 1
NO_TRICK: Final = 5
"""The kernel's strain of a misère."""
DECLARED: Final = {
    "spil": 13.0,
    "betra": 13.0,
    "turnir": 12.0,
    "grandturnir": 11.0,
    "solo": 13.5,
    "spadasolo": 13.5,
    "kuppa": -4.0,
    "nolo": -2.0,
    "yfir": -1.0,
}
"""Usual least value of a declarer's hand: with trumps by the weights of `prospects`; as a misère, minus the steps by
which its cards are too high."""
SHARPLY: Final = 1.5
"""How firmly the limits are kept: the slope of the log odds."""
CARDS: Final = 52
MOST: Final = WIDTH + 1
AT_LEAST: Final = 2
"""The kernel's code for a hand that is worth at least its limit."""
TRUST: Final = 0.6
"""A hand one trick below the stated limit is less likely by a factor of e to this power."""
SURELY: Final = 3.0
"""Weight of the number bought as evidence of the cards kept, relative to a hand's value in tricks."""
KEPT: Final = {"K": 1.0, "Q": 0.4}
"""Plain cards; a queen only beside the king."""
HIGHER: Final = 0.3
"""The declarer's trumps tend to be high: added value per place above the fifth."""
FIFTH: Final = 4
OUTWITTED: Final = {True: 0.25, False: 0.1}
"""The weight of a made game in a defender's expectation, keyed by whether there are trumps: in playouts and in the last
tricks defenders play as if they saw each other's hands. The same card is chosen."""
MASTER: Final = "best"
"""The level by whose calls layouts are drawn during the auction."""
Heard = tuple[Seat, Called, Meaning]


@cache
def kernel_values() -> Any:
    """Return the tables in the kernel's form, indexed by the set of a suit's strengths."""
    every = range(1 << WIDTH)
    high = [_as_trump(cards) for cards in every], [_beside(cards) for cards in every]
    return BRIDGE.need().Values(*high, high[1], [-float(too_high(cards, LOWEST)) for cards in every])


def declared(contract: Contract) -> tuple[int, float]:
    """Return the strain of the contract, and the least value of the declarer's hand in it."""
    limit = DECLARED[contract.game]
    if contract.trump is None:
        return NO_TRICK, limit
    always = WEIGHTS["black"] * (contract.trump in "SC") + WEIGHTS["unbought"] * (
        contract.game not in MAY_GIVE_UP
    )
    return SUITS.index(contract.trump), limit - always


def _as_trump(cards: int) -> float:
    places = [TOP - strength for strength in range(WIDTH) if cards >> strength & 1]
    worth = sum(WEIGHTS[trump_feature(place)] for place in places)
    return worth + WEIGHTS["beyond_four"] * max(0, len(places) - FEW)


def _beside(cards: int) -> float:
    """The value of a plain suit, in which the king is the highest card (L7, L8)."""
    king, queen = cards >> TOP & 1, cards >> TOP - 1 & 1
    if king:
        return WEIGHTS["king"] + WEIGHTS["queen_beside_king"] * queen
    return WEIGHTS["queen_guarded"] * (queen and cards.bit_count() > 1) + WEIGHTS["void"] * (not cards)


def lomber_measures(hand: Sequence[Card], named: Suit | None) -> dict[str, int]:
    """Return the measures of a hand. *named*: the suit that the call names."""
    held = {*hand}
    trumps = {suit: len(held & {*suit_order(suit, suit)}) for suit in SUITS}
    kings = {suit: sum(card.rank == "K" and card.suit != suit for card in hand) for suit in SUITS}
    worth = {
        "trumps_kings": max(trumps[suit] + kings[suit] for suit in SUITS),
        "best_trumps": max(trumps.values()),
        "black_aces": len(held & {*BLACK_ACES}),
        "kings_queens": sum(card.rank in "KQ" for card in hand),
    }
    return worth if named is None else worth | {"named_trumps": trumps[named]}


@lru_cache(maxsize=64)
def table(contract: Contract, kuppa_cap: int, seat: Seat) -> tuple[float, ...]:
    """Return the deal's value to the seat, by the tricks of the kernel's seats 0, 1 and 2."""
    worths = [0.0] * MOST**3
    for first in range(TRICKS + 1):
        for second in range(TRICKS + 1 - first):
            tricks = (first, second, TRICKS - first - second)
            place = (first * MOST + second) * MOST + tricks[2]
            worths[place] = paid(contract, kuppa_cap, seat, tricks)
    if seat == contract.declarer:
        return tuple(worths)
    made, share = if_made(contract, kuppa_cap, seat), OUTWITTED[contract.trump is not None]
    return tuple((1 - share) * worth + share * made for worth in worths)


def if_made(contract: Contract, kuppa_cap: int, seat: Seat) -> float:
    """Return the seat's result if the declarer takes every trick, or none in a misère."""
    declarer = kernel_seat(contract.declarer)
    taker = (declarer + 1) % SEATS if contract.game in MISERES else declarer
    return paid(contract, kuppa_cap, seat, [TRICKS * (other == taker) for other in range(SEATS)])


def paid(contract: Contract, kuppa_cap: int, seat: Seat, taken: Sequence[int]) -> float:
    """Return the seat's result if the kernel's seats have taken these tricks."""
    tricks = [taken[kernel_seat(other)] for other in range(SEATS)]
    each = outcome(contract, tricks, kuppa_cap).each
    if contract.totus:
        each += 1 if tricks[contract.declarer] == TRICKS else -1
    return float(each * (SEATS - 1) if seat == contract.declarer else -each)


@lru_cache(maxsize=4)
def keeping_worths(trump: Suit | None) -> tuple[float, ...]:
    """Return each card's contribution to the number of cards worth keeping, times `SURELY`."""
    worths = [0.0] * CARDS
    for number, card in numbers(trump).card.items():
        place = WIDTH - 1 - number % WIDTH
        if trump is not None and number // WIDTH == SUITS.index(trump):
            worths[number] = SURELY * (1 + HIGHER * max(0, FIFTH - place))
        elif card.rank in KEPT:
            worths[number] = SURELY * KEPT[card.rank]
    return tuple(worths)


def position(view: View, world: LomberState, trust: float = TRUST, *, scored: bool = True) -> Any:
    """Return the kernel's position: the seat's knowledge, and a world that fits it."""
    state, me = view.public, own_seat(view)
    contract: Contract = state.undertaken
    trump, low = contract.trump, contract.game in MISERES
    declarer = kernel_seat(contract.declarer)
    modes = [Aim.FORCE if low else Aim.TAKE] * SEATS
    modes[declarer] = Aim.DUCK if low else Aim.TAKE
    by_seat = [kernel_seat(seat) for seat in range(SEATS)]
    strain, limit = declared(contract)
    reads = trust > 0 and me != contract.declarer
    deal, keeping = numbered(state, trump), keeping_worths(trump)
    return BRIDGE.need().Position(
        seats=SEATS,
        trump=suit_number(trump),
        matadors=privileged(trump),
        hands=[*deal.sets(world.hands), deal.numbers.set_of(world.stock)],
        turn=kernel_seat(state.turn if state.phase == "play" else world.leader),
        trick=deal.trick,
        taken=[state.tricks_won[seat] for seat in by_seat],
        hidden=_hidden(world, state, trump, me),
        denied=deal.denied(LOMBER.denied(state)),
        asides=[_kept_by_all(trump, heeds=trust > 0)] * SEATS,
        worth=[keeping] * SEATS,
        estimates=[_estimate(world, seat, keeping) for seat in by_seat],
        told=[AT_LEAST] * SEATS,
        limits=[_limit(world, contract, seat, me) for seat in by_seat],
        trust=trust,
        values=kernel_values(),
        readings=[(declarer, 1 << strain, True, limit)] if reads else (),
        shown=shown_by(numbered(world, trump).played, SEATS) if reads else (),
        read=SHARPLY,
        sides=[int(seat == declarer) for seat in range(SEATS)],
        modes=modes,
        target=declarer if low else -1,
        open_seat=declarer if contract.game == YFIR else -1,  # L31
        attackers=0 if low else 1 << declarer,
        table=table(contract, int(state.options[KUPPA_CAP.name]), me) if scored else (),
    )


def _limit(world: LomberState, contract: Contract, seat: Seat, me: Seat) -> float:
    """What the cards that the seat has kept are worth at least by bid and purchase, -∞ if these say nothing."""
    declares = seat == contract.declarer
    if (
        seat == me
        or contract.trump is None
        or world.bought[seat] is None
        or (declares and contract.game not in DECLARER_BUYS)
        or not _as_many_as_wanted(world, contract, seat)
    ):
        return -inf
    extra = SURELY * HIGHER * (FIFTH - 1) if declares else 0.0
    return SURELY * (TRICKS - (world.bought[seat] or 0)) + extra


def _as_many_as_wanted(world: LomberState, contract: Contract, seat: Seat) -> bool:
    """Whether the seat could have bought more, and did not leave the stock to the other."""
    if seat == contract.declarer:
        return True
    if seat == to_the_right(contract.declarer, 2):
        return bool(world.stock)
    left = len(PACK) - SEATS * TRICKS - (world.bought[contract.declarer] or 0) - (world.bought[seat] or 0)
    return left > LEFT_TO_THE_OTHER


def _kept_by_all(trump: Suit | None, *, heeds: bool) -> int:
    """Cards that no buyer puts away: trumps; also kings if the others' play is trusted."""
    if trump is None:
        return 0
    kings = (Card(other, "K") for other in SUITS)
    return suit(SUITS.index(trump)) | (numbers(trump).set_of(kings) if heeds else 0)


def _hidden(world: LomberState, state: LomberState, trump: Suit | None, me: Seat) -> list[tuple[int, int]]:
    """The cards unknown to the seat, with their piles in this world."""
    piles: list[tuple[Iterable[Card], int]] = []
    for seat in range(SEATS):
        if seat != me:
            piles.append((world.hands[seat], kernel_seat(seat)))
            piles.append((world.discards[seat], SEATS + 1 + kernel_seat(seat)))
    piles.append((world.stock, SEATS))
    known = {card for hand in state.hands for card in hand}
    return [(numbers(trump).of[card], pile) for held, pile in piles for card in held if card not in known]


def _estimate(world: LomberState, seat: Seat, worths: Sequence[float]) -> float:
    """The value of the seat's hand before the first card."""
    deal = numbered(world, world.trump)
    held = [deal.numbers.of[card] for card in world.hands[seat]]
    played = [card for own, card in deal.played if own == kernel_seat(seat)]
    return sum(worths[card] for card in [*held, *played])


def likely(view: View, even: Callable[[], LomberState], rng: Random) -> Iterator[LomberState] | None:
    """Yield such layouts; None without the compiled search, and while nothing has been said."""
    state: LomberState = view.public
    if BRIDGE.kernel is None or view.seat is None:
        return None
    if state.phase in ("auction", "contract"):
        heard = [one for one in _heard(state.auction) if one[0] != view.seat]
        return _by_calls(heard, even, rng) if heard else None
    world = even()
    known = position(view, world, scored=False)
    trump, declarer = state.trump, state.undertaken.declarer
    played = numbered(state, trump).played
    sides = [int(kernel_seat(seat) == declarer) for seat in range(SEATS)]
    fit = fit_of("side", played, suit_number(trump), sides)
    return (_with_hands(world, view, hands, rng) for hands, _ in stirred(known, rng, fit))


def _by_calls(heard: Sequence[Heard], even: Callable[[], LomberState], rng: Random) -> Iterator[LomberState]:
    """Layouts by what the calls mean for masters."""

    def weight(world: LomberState) -> float:
        return prod(
            meaning.likelihood(lomber_measures(world.hands[seat], named_suit(call)))
            for seat, call, meaning in heard
        )

    return resampled(even, weight, rng)


def _heard(auction: Auction) -> Iterator[Heard]:
    """The calls of the auction that have been measured."""
    data = meanings_of("lomber")
    replayed, spoken = Auction(live=()), set[Seat]()
    for seat, text in auction.said:
        replayed = replayed.hear(seat, text)
        word = text.split(" ", 1)[0]
        word = word if word in ("pass", "same") else "bid"
        call = Called(seat, word, None if word == "pass" else replayed.high)
        meaning = data.meaning(MASTER, kind_of(call, TRICKS, first=seat not in spoken))
        spoken.add(seat)
        if meaning is not None and meaning.parts:
            yield seat, call, meaning


def _with_hands(world: LomberState, view: View, hands: Sequence[int], rng: Random) -> LomberState:
    """The world with these hands and this stock; what is left of the unseen cards has been put away."""
    state, found = view.public, world.copy()
    card_of = numbers(state.undertaken.trump).card
    held = [[card_of[number] for number in members(pile)] for pile in hands]
    others = [seat for seat in range(SEATS) if seat != view.seat]
    there = {card for pile in held for card in pile}
    piles = [world.stock, *(world.hands[seat] for seat in others), *(world.discards[seat] for seat in others)]
    away = [card for pile in piles for card in pile if card not in there]
    for seat in others:
        found.piles[Place("hand", seat)][:] = held[kernel_seat(seat)]
        pile = found.piles[Place("discards", seat)]
        pile[:] = [away.pop() for _ in pile]
    rng.shuffle(held[SEATS])
    found.piles[STOCK][:] = held[SEATS]
    return found
