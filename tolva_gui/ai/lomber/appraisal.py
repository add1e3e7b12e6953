"""What a hand of lomber is worth as each game, over worlds in which all have bought.

Nobody deals them one by one: whoever buys puts neither trumps nor kings away, and that is what the worlds are made by.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from tolva_gui.ai.lomber.cards import as_set, kernel_seat, numbers, privileged
from tolva_gui.ai.lomber.hand_value import kept, too_high
from tolva_gui.ai.lomber.worlds import paid
from tolva_gui.ai.tricks.bridge import KERNEL
from tolva_gui.ai.tricks.sense import Aim, suit
from tolva_gui.rules.cards import SUITS, Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.lomber.bids import (
    KUPPA,
    MISERES,
    NOLO,
    OTHERS_BUY,
    SOLO,
    SPADASOLO,
    SPIL,
    TURNED_UP,
    YFIR,
    Contract,
    contract_of,
    game_of,
)
from tolva_gui.rules.lomber.cards import PACK
from tolva_gui.rules.lomber.options import KUPPA_CAP
from tolva_gui.rules.lomber.payment import TRICKS
from tolva_gui.rules.lomber.state import LomberState

WORLDS: Final = 500
DRAWS: Final = 20
"""So many purchases of the declarer are drawn."""
LEFT: Final = 3
"""So many cards of the stock are left unbought, as a rule."""
LEAST_BOUGHT: Final = {True: 2, False: 1}
"""By whether a card is turned up (LD2, LD3)."""
SPARED: Final = {KUPPA: 0.85, NOLO: 0.75, YFIR: 0.5}
"""Misères fail more often than in thought, where nobody defends with care; most often the one that lies open."""


class Appraisal:
    """One hand in one auction."""

    def __init__(self, state: LomberState, rng: Random, worlds: int = WORLDS) -> None:
        self._me: Seat = state.turn
        self._leader = state.leader
        self._hand = state.hands[state.turn]
        self._seen = {*self._hand, *state.discards[state.turn]}
        self._cap = int(state.options[KUPPA_CAP.name])
        self._seed = rng.getrandbits(62)
        self._worlds = worlds

    def bid(self, text: str) -> float:
        """Return what a bid is worth as declarer; spil with the trump that is best."""
        game = game_of(text)
        if game == SPIL:
            return max(self.named(trump) for trump in SUITS)
        if game in TURNED_UP:
            return self._turned_up(game)
        return self._usual(contract_of(text, self._me))

    def named(self, trump: Suit) -> float:
        """Return what spil is worth with this trump."""
        return self._usual(Contract(self._me, SPIL, trump))

    def keeping(self, contract: Contract, cards: Sequence[Card]) -> float:
        """Return what the contract is worth to its declarer with these cards and others from the stock."""
        draws = min(DRAWS, self._worlds) if len(cards) < TRICKS else 1
        total = count = 0.0
        for number in range(draws):
            for taken, times in self._outcomes(contract, cards, number, self._worlds // draws).items():
                total += times * paid(contract, self._cap, self._me, taken)
                count += times
        mean = total / count
        return self._doubted(contract, mean) if contract.game in MISERES else mean

    def _usual(self, contract: Contract) -> float:
        """With the purchase of a careful player."""
        if contract.game in (SOLO, SPADASOLO, NOLO, YFIR):
            return self.keeping(contract, self._hand)
        if contract.trump is None:
            high = {card for _, card in too_high(self._hand)}
            return self.keeping(contract, [card for card in self._hand if card not in high])
        most = TRICKS - LEAST_BOUGHT[contract.game in TURNED_UP]
        stay = sorted(kept(self._hand, contract.trump), key=numbers(contract.trump).__getitem__)[-most:]
        return self.keeping(contract, stay)

    def _turned_up(self, game: str) -> float:
        """The mean over the suits, by how many of their cards may be turned up."""
        unseen = [card for card in PACK if card not in self._seen]
        return sum(
            self._usual(Contract(self._me, game, trump)) * sum(card.suit == trump for card in unseen)
            for trump in SUITS
        ) / len(unseen)

    def _doubted(self, contract: Contract, mean: float) -> float:
        """The mean as if so many of the misères that were made had cost a trick."""
        tricks = [0, 0, 0]
        tricks[kernel_seat(self._me)], tricks[kernel_seat((self._me + 1) % 3)] = 1, TRICKS - 1
        lost = paid(contract, self._cap, self._me, tricks)
        return min(mean, lost + (mean - lost) * SPARED[contract.game])

    def _outcomes(
        self, contract: Contract, cards: Sequence[Card], number: int, worlds: int
    ) -> Mapping[tuple[int, ...], int]:
        """How often the kernel's seats take so many tricks with one purchase by lot."""
        assert KERNEL is not None
        trump, me = contract.trump, kernel_seat(self._me)
        held = [*cards]
        unseen = [card for card in PACK if card not in self._seen]
        Random(self._seed + number).shuffle(unseen)
        mine, unseen = unseen[: TRICKS - len(held)], unseen[TRICKS - len(held) :]
        held += mine
        piles = _dealt(unseen, contract, me)
        low = contract.game in MISERES
        modes = [Aim.FORCE if low else Aim.TAKE] * 3
        modes[me] = Aim.DUCK if low else Aim.TAKE
        hands = [as_set([*piles[seat], *(held if seat == me else ())], trump) for seat in range(3)]
        valued = as_set(_valued(PACK, trump), trump)
        known = KERNEL.Position(
            seats=3,
            trump=-1 if trump is None else SUITS.index(trump),
            matadors=privileged(trump),
            hands=[*hands, as_set(piles[3], trump)],
            turn=kernel_seat(self._leader),
            trick=[],
            taken=[0, 0, 0],
            hidden=[(numbers(trump)[card], pile) for pile, dealt in enumerate(piles) for card in dealt],
            denied=[0, 0, 0],
            asides=[valued] * 3,
            sides=[int(seat == me) for seat in range(3)],
            modes=modes,
            target=me if low else -1,
            attackers=0 if low else 1 << me,
        )
        found: Mapping[tuple[int, ...], int] = known.outcomes(worlds, self._seed + number)
        return found


def _valued(cards: Iterable[Card], trump: Suit | None) -> list[Card]:
    """The cards that nobody puts away who may buy."""
    if trump is None:
        return []
    trumps = suit(SUITS.index(trump))
    return [card for card in cards if card.rank == "K" or trumps >> numbers(trump)[card] & 1]


def _dealt(unseen: list[Card], contract: Contract, me: int) -> list[list[Card]]:
    """The unseen cards in piles: the hands, the stock, what each has put away; the worthless ones there first."""
    piles: list[list[Card]] = [[] for _ in range(7)]
    others = [seat for seat in range(3) if seat != me]
    away = len(unseen) - 2 * TRICKS
    if contract.game in OTHERS_BUY:
        worthless = [card for card in unseen if card not in _valued(unseen, contract.trump)]
        rest = worthless[: max(0, away - LEFT)]
        piles[4 + others[0]] = rest
        unseen = [card for card in unseen if card not in rest]
    for seat in others:
        piles[seat], unseen = unseen[:TRICKS], unseen[TRICKS:]
    piles[3] = unseen
    return piles
