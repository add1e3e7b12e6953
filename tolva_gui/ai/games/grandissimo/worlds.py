"""Positions of grandissimo for the kernel: worlds that fit what has been said and played."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from tolva_gui.ai.games.grandissimo.hand_value import NUMBERS, as_set, suit_number
from tolva_gui.ai.games.grandissimo.stakes import table
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import Aim
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.grandissimo.bids import BEGAR, GRAND, TABLE_I, Contract
from tolva_gui.rules.games.grandissimo.options import SLAM_DOUBLES_13_SPEL
from tolva_gui.rules.games.grandissimo.state import GrandissimoState, denied_to

CARDS: Final = 52
AT_LEAST: Final = 2
AT_MOST: Final = 3
TRUST: Final = 0.6
"""A hand that is worth one trick less than has been said is less likely by so much, as a power of e."""
PASSED: Final = 4.8
"""Who has passed has no more than so many tricks, as a rule."""
HELPING: Final = {3: 3.4, 4: 4.3}
"""Who helps has so much, by the partner's own number; who does not has hardly more."""
REFUSED: Final = 0.2
IN_NEED: Final = 2.2
"""So little is enough where the game is conceded if nobody helps."""
LOW_GAMES: Final = {spel.id for spel in TABLE_I if not spel.high}
LACKING: Final = 0.6
"""So many tricks fewer than promised a declarer may have."""
LOW: Final = 4.6
"""What the hand of a misère is worth at most where each card counts by its rank up to one."""
LONG: Final = 0.6
HEIGHTS: Final = [card % WIDTH / (WIDTH - 1) for card in range(CARDS)]
"""What cards are worth in a hand that is to take no trick."""
TRUMP_WORTH: Final = (1.0, 0.95, 0.85, 0.75)
PLAIN_WORTH: Final = (0.9, 0.6, 0.3, 0.15)
PLAIN: Final = 0.06


class Told(Struct, frozen=True):
    """What a seat has told: its hand is worth at least or at most so much."""

    kind: int = 0
    limit: float = 0.0
    low: bool = False


def told_by(state: GrandissimoState, contract: Contract | None, me: Seat) -> list[Told]:
    """Return what the auction and the answers have told of each seat's hand."""
    last = dict(state.bids)
    told = [_told_in_the_auction(state, seat, last.get(seat, "")) for seat in range(4)]
    if contract is not None:
        spel = contract.spel
        for seat in _refused(state, contract):
            told[seat] = Told(AT_MOST, helping(contract) + REFUSED)
        low = Told(AT_MOST, LOW, low=True)
        told[contract.declarer] = Told(AT_LEAST, spel.tricks - LACKING) if spel.high else low
        if contract.partner is not None:
            told[contract.partner] = Told(AT_LEAST, helping(contract))
    told[me] = Told()
    return told


def helping(contract: Contract) -> float:
    """Return what the hand of a seat is worth that helps the declarer."""
    in_need = contract.spel == BEGAR and contract.trump == GRAND  # G36
    return IN_NEED if in_need else HELPING[contract.spel.partner_tricks]


def _told_in_the_auction(state: GrandissimoState, seat: Seat, last: str) -> Told:
    """What a seat's last word tells: only who has never bid has passed a weak hand."""
    bids = [text for speaker, text in state.bids if speaker == seat and text != "pass"]
    if not bids:
        return Told(AT_MOST, PASSED) if last == "pass" else Told()
    low = bids[-1].removeprefix("bid ") in LOW_GAMES
    return Told(AT_MOST, LOW, low=True) if low else Told()


def _refused(state: GrandissimoState, contract: Contract) -> list[Seat]:
    """Who has been asked and has not helped (G34). Where nobody helps, nobody may have been asked."""
    after = [(contract.declarer + step) % 4 for step in (1, 2, 3)]
    if (
        state.phase == "answer"
        and state.contract is not None
        and state.contract.declarer == contract.declarer
    ):
        return after[: after.index(state.turn)]
    return (
        [] if contract.partner is None or state.phase == "answer" else after[: after.index(contract.partner)]
    )


def position(
    world: GrandissimoState,
    state: GrandissimoState,
    contract: Contract | None,
    told: Sequence[Told],
    me: Seat,
    *,
    trust: float = TRUST,
    hand: int | None = None,
    scored: bool = True,
) -> Any:
    """Return the kernel's position under a contract. *hand*: what the seat plays with, where it puts a card aside."""
    trump = suit_number(contract.trump) if contract is not None else -1
    hands = [as_set(cards) for cards in world.hands]
    if hand is not None:
        hands[me] = hand
    known = [-1 not in cards for cards in state.hands]
    hidden = [(NUMBERS[card], seat) for seat in range(4) if not known[seat] for card in world.hands[seat]]
    if state.aside == -1 and world.aside is not None and contract is not None:
        hidden.append((NUMBERS[world.aside], 5 + contract.declarer))
    worths = {False: _worths(trump), True: HEIGHTS}
    low = contract is not None and not contract.spel.high
    declarer = -1 if contract is None else contract.declarer
    side = () if contract is None else contract.side
    modes = [Aim.DUCK if contract is None else Aim.FORCE if low else Aim.TAKE] * 4
    if low:
        modes[declarer] = Aim.DUCK
    slam = bool(state.options[SLAM_DOUBLES_13_SPEL.name])
    return BRIDGE.need().Position(
        seats=4,
        trump=trump,
        hands=[*hands, 0],
        turn=state.turn if state.phase in ("play", "concede") else state.forehand,
        trick=[NUMBERS[card] for card in state.trick],
        taken=[state.winners.count(seat) for seat in range(4)],
        hidden=hidden,
        denied=[as_set(card for card in range(CARDS) if mask >> card & 1) for mask in denied_to(state)],
        worth=[worths[one.low] for one in told],
        estimates=_estimates(world, told, worths),
        told=[one.kind for one in told],
        limits=[one.limit for one in told],
        trust=trust,
        sides=range(4) if contract is None else [int(seat in side) for seat in range(4)],
        modes=modes,
        target=declarer if low else -1,
        until=declarer if low else -1,
        open_seat=declarer if contract is not None and contract.spel.opens else -1,
        attackers=sum(1 << seat for seat in side),
        table=table(contract, state.first_suit, state.sheet, slam, me) if scored else (),
    )


@lru_cache(maxsize=8)
def _worths(trump: int) -> list[float]:
    """Tricks that a card takes on average."""
    return [_worth(card, trump) for card in range(CARDS)]


def _worth(card: int, trump: int) -> float:
    place = WIDTH - 1 - card % WIDTH
    if card // WIDTH == trump:
        return TRUMP_WORTH[place] if place < len(TRUMP_WORTH) else LONG
    return PLAIN_WORTH[place] if place < len(PLAIN_WORTH) else PLAIN


def _estimates(world: GrandissimoState, told: Sequence[Told], worths: dict[bool, list[float]]) -> list[float]:
    """What each hand was worth before the first card."""
    whole = [list(cards) for cards in world.hands]
    for leader, cards in (
        *((leader, cards) for leader, cards, _ in world.history),
        (world.leader, world.trick),
    ):
        for step, card in enumerate(cards):
            whole[(leader + step) % 4].append(card)
    return [
        sum(worths[one.low][NUMBERS[card]] for card in cards) for one, cards in zip(told, whole, strict=True)
    ]
