"""Fit the tricks that a declarer's hand takes in grandissimo, against three (`ai/games/grandissimo/suit_values.json`).

Random hands are played out by the kernel's rules of thumb in random worlds; their tricks are fitted by the
features of each suit.
"""

from collections.abc import Sequence
from functools import partial
from random import Random

from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning

from tolva_gui.ai.games.grandissimo.hand_value import FEATURES, features_of
from tolva_gui.ai.kernel.tricks.bridge import BRIDGE, WIDTH
from tolva_gui.ai.kernel.tricks.sense import ONE_SUIT, Aim, mask

HANDS = 20000
WORLDS = 40
CARDS = 52
RIDGE = 2.0
"""Ridge that pulls the weights of rare features to zero."""
LONG = 4
"""Usual length of a named trump suit; shorter ones occur now and then."""


def main(arguments: list[str]) -> int:
    """Write the values of the features, with a suit as trump and without."""
    asked = learning("grandissimo_suits", __doc__, arguments, hands=HANDS, worlds=WORLDS)
    values, figures = dict[str, dict[str, float]](), list[str]()
    for named in (True, False):
        setup = {"named": named, "worlds": asked.worlds}
        unit, kind = partial(played, named, asked.worlds), tuple[list[float], float]
        rows = list(Crew.of(asked).units("grandissimo_suits", setup, unit, kind, range(asked.hands)))
        weights = fitted([features for features, _ in rows], [tricks for _, tricks in rows])
        gaps = [sum(map(float.__mul__, weights, features)) - tricks for features, tricks in rows]
        spread = (sum(gap * gap for gap in gaps) / len(gaps)) ** 0.5
        names = ("trump", "plain") if named else ("no_trump",)
        for place, name in enumerate(names):
            part = weights[place * len(FEATURES) : (place + 1) * len(FEATURES)]
            values[name] = {look: round(weight, 2) for look, weight in zip(FEATURES, part, strict=True)}
        figures.append(
            f"{asked.hands} hands {'with' if named else 'without'} a trump suit, off by {spread:.2f} tricks"
        )
    write(GAMES / "grandissimo" / "suit_values.json", values, "; ".join(figures))
    return 0


def played(named: bool, worlds: int, number: int) -> tuple[list[float], float]:
    """Return the features of a random hand and the tricks that it takes. *named*: it names a suit as trump."""
    rng = Random(f"hand {number}")
    order = rng.sample(range(CARDS), CARDS)
    trump = _trump(order[:WIDTH], rng) if named else -1
    return seen(mask(order[:WIDTH]), trump), taken(order, trump, number % 4, worlds)


def _trump(cards: Sequence[int], rng: Random) -> int:
    """The longest suit, ties broken at random; now and then another."""
    lengths = [sum(card // WIDTH == suit for card in cards) + rng.random() for suit in range(4)]
    return max(range(4), key=lambda suit: lengths[suit]) if rng.random() < 0.8 else rng.randrange(4)


def seen(hand: int, trump: int) -> list[float]:
    """Return the features of the trump suit and, summed up, of the others."""
    suits = [features_of(hand >> suit * WIDTH & ONE_SUIT) for suit in range(4)]
    plain = [sum(column) for column in zip(*(suits[suit] for suit in range(4) if suit != trump), strict=True)]
    return plain if trump < 0 else [*suits[trump], *plain]


def taken(order: Sequence[int], trump: int, forehand: int, worlds: int) -> float:
    """Return the mean number of tricks seat 0 takes with the first thirteen cards."""
    known = BRIDGE.need().Position(
        seats=4,
        trump=trump,
        hands=[*(mask(order[seat * WIDTH : (seat + 1) * WIDTH]) for seat in range(4)), 0],
        turn=forehand,
        trick=[],
        taken=[0] * 4,
        hidden=[(card, 1 + place // WIDTH) for place, card in enumerate(order[WIDTH:])],
        denied=[0] * 4,
        sides=[0, 1, 1, 1],
        modes=[Aim.TAKE] * 4,
        attackers=1,
    )
    found = known.outcomes(worlds, forehand + 4 * order[0])
    return float(sum(tricks[0] * times for tricks, times in found.items())) / worlds


def fitted(rows: Sequence[Sequence[float]], results: Sequence[float]) -> list[float]:
    """Return the weights of least squares, by elimination."""
    size = len(rows[0])
    matrix = [[RIDGE * (one == other) for other in range(size)] + [0.0] for one in range(size)]
    for row, result in zip(rows, results, strict=True):
        some = [(place, look) for place, look in enumerate(row) if look]
        for one, look in some:
            line = matrix[one]
            line[size] += look * result
            for other, beside in some:
                line[other] += look * beside
    for pivot in range(size):
        line = matrix[pivot]
        for below in matrix[pivot + 1 :]:
            factor = below[pivot] / line[pivot]
            for column in range(pivot, size + 1):
                below[column] -= factor * line[column]
    weights = [0.0] * size
    for pivot in reversed(range(size)):
        rest = sum(matrix[pivot][column] * weights[column] for column in range(pivot + 1, size))
        weights[pivot] = (matrix[pivot][size] - rest) / matrix[pivot][pivot]
    return weights
