"""A position of one deal, and a seat's public view of it.

A card is its number in the hand order of a whole pack, so hands stay sorted and, within a suit, the lower number is the
stronger card.
"""

from dataclasses import dataclass
from typing import Final, Literal, Self

from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import SUITS, Card, Suit, make_pack
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.grandissimo.bids import BIDS, GRAND, Bid, Contract
from tolva_gui.rules.games.grandissimo.sheet import Sheet
from tolva_gui.rules.info import Options
from tolva_gui.rules.kit.sampling import deal_hidden
from tolva_gui.rules.kit.state import copy_state
from tolva_gui.rules.kit.tricks import not_followed
from tolva_gui.rules.moves import play_card
from tolva_gui.rules.protocol import Chance

RANKS: Final = "AKQJT98765432"
PACK: Final = make_pack(RANKS)
NUMBER: Final = {card: number for number, card in enumerate(PACK)}
SUIT_OF: Final = tuple(card.suit for card in PACK)
PLAYS: Final = tuple(play_card(card) for card in PACK)
HIDDEN: Final = -1
"""A card unknown to the viewer."""

Phase = Literal["auction", "trump", "partner", "answer", "discard", "play", "concede", "strike", "over"]
Trick = tuple[Seat, tuple[int, ...], Seat]
"""Leader, cards in order of play, winner."""


@dataclass(slots=True)
class GrandissimoState:
    """A position of one deal.

    *high*, *high_seat*: the highest bid, as an index in `BIDS`, and its maker. *passed*: seats, as a set of bits.
    *contract*: None until the auction is won, and in rundmisär. *asked*: the declarer has asked for a partner. *aside*:
    the declarer's discard. *opened*: the declarer's hand is open. *proposed*: the seats that have proposed skänk in
    this trick, as bits; *proposer*: the seat whose proposal is being answered. In a view's public state hidden cards
    are `HIDDEN`.
    """

    options: Options
    standing: Standing
    sheet: Sheet
    turned: Card
    hands: list[list[int]]
    turn: Seat
    leader: Seat
    phase: Phase = "auction"
    bids: tuple[tuple[Seat, str], ...] = ()
    high: int = -1
    high_seat: Seat = -1
    passed: int = 0
    contract: Contract | None = None
    asked: bool = False
    aside: int | None = None
    opened: bool = False
    trick: tuple[int, ...] = ()
    history: tuple[Trick, ...] = ()
    proposed: int = 0
    proposer: Seat | None = None
    result: Result | None = None

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_state(self)

    @property
    def forehand(self) -> Seat:
        """The first seat to speak and lead (G22, G40)."""
        return (self.standing.dealer + 1) % 4

    @property
    def first_suit(self) -> Suit:
        """The suit of the second pack's card (G8)."""
        return self.turned.suit

    @property
    def high_bid(self) -> Bid | None:
        """The highest bid."""
        return None if self.high < 0 else BIDS[self.high]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winner of each trick, in order."""
        return tuple(winner for _, _, winner in self.history)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None if there is none."""
        named = self.contract.trump if self.contract else None
        return None if named == GRAND else named

    def playable(self) -> list[int]:
        """Return the cards that the seat to act may play (G41)."""
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        led = SUIT_OF[self.trick[0]]
        return [number for number in hand if SUIT_OF[number] == led] or hand

    def winning(self) -> Seat:
        """Return the seat that is winning the trick (G42)."""
        trump = self.trump
        trumps = [number for number in self.trick if SUIT_OF[number] == trump]
        led = SUIT_OF[self.trick[0]]
        best = min(trumps or [number for number in self.trick if SUIT_OF[number] == led])
        return (self.leader + self.trick.index(best)) % 4


def sees_hand(state: GrandissimoState, viewer: Seat, owner: Seat) -> bool:
    """Return whether the viewer sees the owner's hand: their own, one laid open (G18), a fellow defender's (G20)."""
    if viewer == owner:
        return True
    contract = state.contract
    if contract is None or not state.opened:
        return False
    return owner == contract.declarer or (contract.spel.talks and viewer != contract.declarer)


def public_state(state: GrandissimoState, seat: Seat) -> GrandissimoState:
    """Return the state without the cards hidden from the seat. The only place that hides cards."""
    public = state.copy()
    for owner, hand in enumerate(state.hands):
        if not sees_hand(state, seat, owner):
            public.hands[owner] = [HIDDEN] * len(hand)
    if state.aside is not None and state.contract and seat != state.contract.declarer:
        public.aside = HIDDEN
    return public


def fill_world(public: GrandissimoState, rng: Chance) -> GrandissimoState:
    """Return a copy with the hidden cards dealt at random, respecting suits that hands have failed to follow."""
    world = public.copy()
    hidden = [HIDDEN in hand for hand in public.hands]
    counts = [len(hand) if unknown else 0 for hand, unknown in zip(public.hands, hidden, strict=True)]
    dealt, left = deal_hidden(_unseen(public), counts, denied_to(public), rng)
    for seat, cards in enumerate(dealt):
        if hidden[seat]:
            world.hands[seat] = [number for number in range(len(PACK)) if cards >> number & 1]
    if public.aside == HIDDEN:
        world.aside = left[0]
    return world


def _unseen(public: GrandissimoState) -> list[int]:
    seen = {number for hand in public.hands for number in hand}
    seen.update(public.trick, *(cards for _, cards, _ in public.history))
    if public.aside is not None:
        seen.add(public.aside)
    return [number for number in range(len(PACK)) if number not in seen]


def denied_to(public: GrandissimoState) -> list[int]:
    """Return per seat the cards of suits that it has not followed, as a set of bits."""
    denied = [0] * 4
    tricks = [(leader, cards) for leader, cards, _ in public.history]
    for seat, led in not_followed([*tricks, (public.leader, public.trick)], SUIT_OF.__getitem__, 4):
        denied[seat] |= _SUIT_MASK[SUIT_OF[led]]
    return denied


_SUIT_MASK: Final = {
    suit: sum(1 << number for number, card in enumerate(PACK) if card.suit == suit) for suit in SUITS
}
