"""Fit the results of lomber's games for the declarer (`ai/games/lomber/prospects.json`, `PLAYED` in `appraisal.py`).

In each deal a seat with any prospects is made to declare; the others pass, and plain Monte Carlo plays;
masters play misères. The weights make the actual ends of games with trumps most likely; misères are fitted by
a line through the expected values.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple

from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning

from tolva_gui.ai.arena.match import further_orders
from tolva_gui.ai.games.lomber.appraisal import Appraisal
from tolva_gui.ai.games.lomber.hand_value import best_trump, risk, tricks, with_purchase
from tolva_gui.ai.games.lomber.prospects import FEATURES, Learnt, features_of
from tolva_gui.ai.games.lomber.search_player import SearchPlayer
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import NULL_LOG
from tolva_gui.rules.games.lomber.bids import KUPPA, MISERES, NOLO, SPIL, YFIR, Contract, contract_of
from tolva_gui.rules.games.lomber.payment import KRUKK, MADE, TRICKS
from tolva_gui.rules.games.lomber.refusals import GO_ON, PASS
from tolva_gui.rules.games.lomber.state import AUCTION, BUY, CONTRACT, GIVE_UP, LomberState
from tolva_gui.rules.moves import Call

GAME = BY_ID["lomber"]
DEALS = 4000
PLAYER = SearchPlayer(1, 200, trust=0.0, calls=False, exact=0)
BUDGET = Budget(iterations=10_000)
MASTER, MASTERLY = SearchPlayer(1), Budget(iterations=300)
"""The player of misères."""
SPIL_TRIED, SOLO_TRIED = 3.9, 3.6
"""Least tricks by rule for a try, after a purchase and without."""
RISKED = 0.6
THOUGHT_OF = -0.5
"""A misère expected to bring less is skipped: the line must be right for doubtful hands."""
BEGINNING = (3.0, 3.0, 2.5, 2.0, 1.5, 1.5, 1.0, 0.5, 1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 11.0, 12.0)
"""Initial values of the weights and of the two thresholds."""
ROUNDS, PACE, CAUTION = 12, 0.2, 10.0
"""Passes over the rows; step size; initial squared slope of AdaGrad, which slows the first steps."""

Row = tuple[list[float], int]
"""The features of nine cards, with 0 for a krúkk, 1 for a bit and 2 for a game that was made."""
Thought = tuple[float, float]
"""The expected value of a misère, and its result."""


class Deal(NamedTuple):
    """The games with trumps of a deal, and its misères by bid."""

    rows: list[Row]
    miseres: list[tuple[str, Thought]]


def main(arguments: list[str]) -> int:
    """Write the weights, and print the lines of the misères."""
    asked = learning("lomber_prospects", __doc__, arguments, deals=DEALS, first=0)
    rows, miseres = list[Row](), defaultdict[str, list[Thought]](list)
    numbers = range(asked.first, asked.first + asked.deals)
    for deal in Crew.of(asked).units("lomber_prospects", {}, all_tried, Deal, numbers):
        rows += deal.rows
        for bid, thought in deal.miseres:
            miseres[bid].append(thought)
    weights, not_krukk, good = fitted(rows)
    named = {feature: round(weight, 2) for feature, weight in zip(FEATURES, weights, strict=True)}
    found = Learnt(named, round(not_krukk, 2), round(good, 2))
    write(GAMES / "lomber" / "prospects.json", found, f"{len(rows)} games with trumps in {asked.deals} deals")
    for bid, seen in miseres.items():
        constant, slope = line(seen)
        print(f'    "{bid}": ({constant:.2f}, {slope:.2f}),  # {len(seen)} games')
    return 0


def all_tried(number: int) -> Deal:
    """Play a deal with every bid that any seat may try."""
    deal = Deal([], [])
    for seat in range(GAME.info.seats):
        for bid in tried(dealt(number), seat):
            played(number, seat, bid, deal)
    return deal


def dealt(number: int) -> Any:
    """Return a new deal."""
    seed, options = f"lomber {number}", GAME.info.defaults()
    deck = list(GAME.info.pack_for(options))
    Random(seed).shuffle(deck)
    standing = GAME.check_start(options, Standing(number % GAME.info.seats, (0,) * GAME.info.sides))
    return GAME.start(options, tuple(deck), standing, NULL_LOG, further_orders(GAME.info, deck, seed))


def tried(state: LomberState, seat: int) -> Iterator[str]:
    """Yield the bids to try for the seat."""
    hand = state.hands[seat]
    if max(with_purchase(hand, suit) for suit in SUITS) >= SPIL_TRIED:
        yield SPIL
    suit = max(SUITS, key=lambda suit: tricks(hand, suit))
    if tricks(hand, suit) >= SOLO_TRIED:
        yield "spadasolo" if suit == "S" else f"solo {suit}"
    if risk(hand, TRICKS) < RISKED:
        yield KUPPA
    if risk(hand) < RISKED:
        yield from (NOLO, YFIR)


def played(number: int, seat: int, bid: str, deal: Deal) -> None:
    """Play the deal with this bid, and add the outcome."""
    state: LomberState = dealt(number)
    player, budget = (MASTER, MASTERLY) if bid in MISERES else (PLAYER, BUDGET)
    thought, nine = 0.0, state.hands[seat]
    while (turn := GAME.to_act(state)) is not None:
        if state.phase == AUCTION:
            speaks = turn == seat and state.auction.high is None
            if speaks and bid in MISERES:
                thought = Appraisal(state, Random(number)).thought(contract_of(bid, seat))
            GAME.apply(state, Call("bid", bid) if speaks else PASS)
        elif state.phase == CONTRACT:
            GAME.apply(state, Call("name", best_trump(state.hands[seat])))
        elif state.phase == GIVE_UP:
            GAME.apply(state, GO_ON)
        else:
            GAME.apply(state, player.choose(GAME.view(state, turn), budget).move)
        if state.phase == BUY or (not state.trick and not state.tricks):
            nine = state.hands[seat][:]
    result = GAME.result(state)
    assert result is not None
    contract: Contract = state.undertaken
    if contract.trump is None:
        if thought > THOUGHT_OF:
            deal.miseres.append((bid, (thought, float(result.scores[seat]))))
        return
    kind = result.lines[0].kind
    deal.rows.append((features_of(nine, contract.trump, buys=bid == SPIL), {MADE: 2, KRUKK: 0}.get(kind, 1)))


def fitted(rows: Sequence[Row]) -> tuple[list[float], float, float]:
    """Return the weights and the two thresholds, by gradient steps that shrink with their sum (AdaGrad)."""
    rng, mixed = Random(1), list(rows)
    places = [*BEGINNING]
    squares = [CAUTION] * len(places)
    for _ in range(ROUNDS):
        rng.shuffle(mixed)
        for found, end in mixed:
            points = sum(weight * look for weight, look in zip(places, found, strict=False))
            slopes = thresholds(points - places[-2], points - places[-1], end)
            for no, slope in enumerate([sum(slopes) * look for look in found] + [-one for one in slopes]):
                squares[no] += slope * slope
                places[no] += PACE * slope / squares[no] ** 0.5
    return places[: len(FEATURES)], places[-2], places[-1]


def thresholds(over_krukk: float, over_good: float, end: int) -> tuple[float, float]:
    """Return the slopes of the end's log likelihood, by the points above each threshold."""
    low, high = 1 / (1 + exp(-over_krukk)), 1 / (1 + exp(-over_good))
    if end == 0:
        return -low, 0.0
    if end == 2:
        return 0.0, 1 - high
    likely = max(low - high, 1e-6)
    return low * (1 - low) / likely, -high * (1 - high) / likely


def line(seen: Sequence[Thought]) -> tuple[float, float]:
    """Return constant and slope of the line of best fit."""
    count = len(seen)
    thought, brought = sum(one for one, _ in seen) / count, sum(one for _, one in seen) / count
    spread = sum((one - thought) ** 2 for one, _ in seen) or 1.0
    slope = sum((one - thought) * (other - brought) for one, other in seen) / spread
    return brought - slope * thought, slope
