"""Learn bidding and playing to a number in plump (`ai/games/plump/weights.json`), from the master's own play.

Masters play with each other. A card has features, weighted by situation (leading or following, tricks
wanted); a card's probability is proportional to e to the sum of its weighted features. Half of the target is
the card played, half the value of each card in the search. A bid is a straight line over the hand's value by
rule of thumb. With new weights the master plays differently,
and can be learnt from again.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning

from tolva_gui.ai.games.plump.rule_player import card_worth, sum_so_far
from tolva_gui.ai.games.plump.search_player import position_of
from tolva_gui.ai.games.plump.weights import FEATURES, MOMENTS, MOST_CARDS, WEIGHTS, BidFit, Fits, Learnt
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Choice
from tolva_gui.rules.account import Standing
from tolva_gui.rules.games.plump.game import Plump, PlumpState
from tolva_gui.rules.moves import Call, Play
from tolva_gui.rules.view import View

DEALS, PLAYOUTS = 1500, 1500
SEATS = (3, 4, 5, 6)
A_POINT = 1.0
"""In the half learnt from the search, a card worth a point less is less probable by e to this power."""
ROUNDS, PACE, CAUTION = 15, 0.1, 1.0
"""Passes over the choices; step size; initial squared slope of AdaGrad, which slows the first steps."""
KEPT_BACK = 10
"""One choice in this many is held out to test the weights."""


@dataclass(frozen=True, slots=True)
class Played:
    """A choice among cards. *moment*: row of the weights. *looks*, *shares*: per card, features and probability."""

    moment: int
    looks: Sequence[Sequence[float]]
    shares: Sequence[float]


@dataclass(frozen=True, slots=True)
class Bidden:
    """A bid, and the hand's value by rule of thumb."""

    cards: int
    worth: float
    bid: int


class Deal(NamedTuple):
    """The choices of a deal."""

    choices: list[Played]
    bids: list[Bidden]


def main(arguments: list[str]) -> int:
    """Write the weights and the lines of the bids."""
    asked = learning("plump_weights", __doc__, arguments, deals=DEALS, first=0, playouts=PLAYOUTS)
    numbers, setup = range(asked.first, asked.first + asked.deals), {"playouts": asked.playouts}
    unit = partial(watched, asked.playouts)
    deals = list(Crew.of(asked).units("plump_weights", setup, unit, Deal, numbers))
    bids = [one for deal in deals for one in deal.bids]
    choices = [one for deal in deals for one in deal.choices]
    kept, used = choices[::KEPT_BACK], [one for no, one in enumerate(choices) if no % KEPT_BACK]
    weights = learnt(used)
    cards = {
        moment: {feature: round(weight, 2) for feature, weight in zip(FEATURES, row, strict=True)}
        for moment, row in zip(MOMENTS, weights, strict=True)
    }
    figures = (
        f"{len(choices)} cards and {len(bids)} bids in {len(deals)} deals; log loss for a card held out "
        f"{-foretold(weights, kept):.3f}, before {-foretold(WEIGHTS, kept):.3f}, random {-blank(kept):.3f}"
    )
    write(GAMES / "plump" / "weights.json", Learnt(cards, fits(bids)), figures)
    return 0


def fits(bids: Sequence[Bidden]) -> Fits:
    """Return the line through the bids for each number of cards."""
    few = [
        [one for one in bids if bisect_left(MOST_CARDS, one.cards) == no] for no in range(len(MOST_CARDS) + 1)
    ]
    return tuple(BidFit(*(round(number, 2) for number in line(each))) for each in few)


def watched(playouts: int, number: int) -> Deal:
    """Return the bids and plays of masters in the deal of that number."""
    found = Deal([], [])
    seats = SEATS[number % len(SEATS)]
    game, rng = Plump(seats=seats), Random(f"plump table {number}")
    options, deck = dict(game.info.defaults()), list(game.info.pack)
    rng.shuffle(deck)
    deal = 1 + number // len(SEATS) % game.deals(options)
    state = game.start(options, tuple(deck), Standing(number % seats, (0,) * seats, {}, deal))
    player = make_player("best", number)
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        choice = player.choose(view, Budget(iterations=playouts))
        if isinstance(choice.move, Call):
            found.bids.append(bidden(state, seat, int(choice.move.value or 0)))
        elif choice.values:
            found.choices.extend(played(view, choice, rng))
        game.apply(state, choice.move)
    return found


def bidden(state: PlumpState, seat: int, bid: int) -> Bidden:
    """The bid of the seat for its hand; its value allows for the sum of earlier bids, by rule of thumb."""
    worth = card_worth(state)
    hand = sum(worth[NUMBERS.of[card]] for card in state.hands[seat])
    return Bidden(state.cards, hand - sum_so_far(state, state.bids), bid)


def played(view: View, choice: Choice, rng: Random) -> Iterator[Played]:
    """The choice as the kernel sees it, if there was one."""
    moment, looks = position_of(view, rng).looks()
    values = choice.values
    if len(looks) < 2 or not values or not isinstance(choice.move, Play):
        return
    brought = {NUMBERS.of[move.card]: value for move, value in values.items() if isinstance(move, Play)}
    if any(card not in brought for card in looks):
        return  # some cards were not tried
    own = NUMBERS.of[choice.move.card]
    best = max(brought[card] for card in looks)
    likely = {card: exp((brought[card] - best) / A_POINT) for card in looks}
    total = sum(likely.values())
    # Of equivalent cards the kernel lists only the lowest.
    taken = own if own in looks else max((card for card in looks if card <= own), default=min(looks))
    shares = [0.5 * (card == taken) + 0.5 * likely[card] / total for card in looks]
    yield Played(moment, list(looks.values()), shares)


def learnt(choices: Sequence[Played]) -> list[list[float]]:
    """Return the weights that make the choices most probable (AdaGrad)."""
    rng = Random(1)
    weights = [[0.0] * len(FEATURES) for _ in WEIGHTS]
    squares = [[CAUTION] * len(FEATURES) for _ in WEIGHTS]
    order = list(choices)
    for _ in range(ROUNDS):
        rng.shuffle(order)
        for one in order:
            step(weights[one.moment], squares[one.moment], one)
    return weights


def step(weights: list[float], squares: list[float], one: Played) -> None:
    """Make a choice a little more probable."""
    gaps = [share - likely for share, likely in zip(one.shares, probable(weights, one), strict=True)]
    for look in range(len(weights)):
        slope = sum(gap * looks[look] for gap, looks in zip(gaps, one.looks, strict=True))
        if slope:
            squares[look] += slope * slope
            weights[look] += PACE * slope / sqrt(squares[look])


def probable(weights: Sequence[float], one: Played) -> list[float]:
    """Return the probability of each card."""
    liked = [sum(weight * look for weight, look in zip(weights, looks, strict=True)) for looks in one.looks]
    most = max(liked)
    parts = [exp(like - most) for like in liked]
    return [part / sum(parts) for part in parts]


def foretold(weights: Sequence[Sequence[float]], choices: Sequence[Played]) -> float:
    """Return the mean log likelihood of the choices."""
    return sum(
        share * log(likely)
        for one in choices
        for share, likely in zip(one.shares, probable(weights[one.moment], one), strict=True)
    ) / len(choices)


def blank(choices: Sequence[Played]) -> float:
    """Return the same with all cards equally probable."""
    return sum(-log(len(one.looks)) for one in choices) / len(choices)


def line(bids: Sequence[Bidden]) -> tuple[float, float, float]:
    """Return base, slope and spread of the straight line through the bids."""
    count = len(bids)
    worth, bid = sum(one.worth for one in bids) / count, sum(one.bid for one in bids) / count
    slope = sum((one.worth - worth) * (one.bid - bid) for one in bids) / sum(
        (one.worth - worth) ** 2 for one in bids
    )
    base = bid - slope * worth
    return base, slope, sqrt(sum((one.bid - base - slope * one.worth) ** 2 for one in bids) / count)
