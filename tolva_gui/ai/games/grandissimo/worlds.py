"""Positions of grandissimo for the kernel: worlds that fit the calls and the cards played."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from tolva_gui.ai.games.grandissimo.bidding import SHARPLY, readings
from tolva_gui.ai.games.grandissimo.hand_value import kernel_values, suit_number
from tolva_gui.ai.games.grandissimo.rule_player import sides_of
from tolva_gui.ai.games.grandissimo.stakes import table, terms
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, NUMBERS
from tolva_gui.ai.kernel.tricks.numbered import NumberedDeal
from tolva_gui.ai.kernel.tricks.reading import fit_of, shown_by, stirred
from tolva_gui.ai.kernel.tricks.sense import Aim, members
from tolva_gui.rules import kit
from tolva_gui.rules.events import Place, Seat
from tolva_gui.rules.games.grandissimo.bids import TRICKS, Contract
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit.tricks import voids
from tolva_gui.rules.piles import UNSEEN
from tolva_gui.rules.view import View


def position(
    world: GrandissimoState,
    state: GrandissimoState,
    contract: Contract | None,
    me: Seat,
    *,
    trust: float = SHARPLY,
    hand: int | None = None,
    scored: bool = True,
) -> Any:
    """Return the kernel's position under a contract. *hand*: the seat's hand in play, after it puts a card aside."""
    trump = suit_number(contract.trump) if contract is not None else -1
    hands = [NUMBERS.set_of(cards) for cards in world.hands]
    if hand is not None:
        hands[me] = hand
    known = [UNSEEN not in cards for cards in state.hands]
    hidden = [(NUMBERS.of[card], seat) for seat in range(4) if not known[seat] for card in world.hand(seat)]
    if state.aside == UNSEEN and world.aside is not None and contract is not None:
        hidden.append((NUMBERS.of[world.aside], 5 + contract.declarer))
    low, numbered = contract is not None and not contract.spel.high, NumberedDeal(state)
    declarer = -1 if contract is None else contract.declarer
    side = () if contract is None else contract.side
    modes = [Aim.DUCK if contract is None else Aim.FORCE if low else Aim.TAKE] * 4
    if low:
        modes[declarer] = Aim.DUCK
    at_stake = state.sheet if contract is None else terms(state, contract)
    return BRIDGE.need().Position(
        seats=4,
        trump=trump,
        hands=[*hands, 0],
        turn=state.turn if state.phase in ("play", "concede") else state.forehand,
        trick=numbered.trick,
        taken=state.tricks_won,
        hidden=hidden,
        denied=numbered.denied(voids(state, kit.FULL_PACK)),
        sides=range(4) if contract is None else [int(seat in side) for seat in range(4)],
        modes=modes,
        target=declarer if low else -1,
        until=declarer if low else -1,
        open_seat=declarer if contract is not None and contract.spel.opens else -1,
        attackers=sum(1 << seat for seat in side),
        values=kernel_values(),
        readings=readings(state, contract, me) if trust else (),
        shown=shown_by(numbered.played, 4),
        read=trust or SHARPLY,
        table=table(at_stake, me, TRICKS - len(state.tricks)) if scored else (),
    )


def likely(
    view: View, even: Callable[[], GrandissimoState], rng: Random
) -> Iterator[GrandissimoState] | None:
    """Yield layouts that fit the calls and the cards played; None without the compiled search, and before any call."""
    state: GrandissimoState = view.public
    if BRIDGE.kernel is None or view.seat is None or not readings(state, state.contract, view.seat):
        return None
    world, contract = even(), state.contract
    known = position(world, state, contract, view.seat, scored=False)
    trump = -1 if contract is None else suit_number(contract.trump)
    fit = fit_of("side", NumberedDeal(state).played, trump, sides_of(state))
    return (_with_hands(world, state, hands) for hands, _ in stirred(known, rng, fit))


def _with_hands(world: GrandissimoState, state: GrandissimoState, hands: Sequence[int]) -> GrandissimoState:
    """The world with these hands; a card put aside unseen is the one that no hand has."""
    found = world.copy()
    for seat, own in enumerate(state.hands):
        if UNSEEN in own:
            found.piles[Place("hand", seat)][:] = [NUMBERS.card[card] for card in members(hands[seat])]
    if state.aside == UNSEEN:
        held = {card for cards in found.piles.of("hand") for card in cards}
        dealt = [card for kind in ("hand", "aside") for cards in world.piles.of(kind) for card in cards]
        for cards in filter(None, found.piles.of("aside")):
            cards[:] = [card for card in dealt if card not in held]
    return found
