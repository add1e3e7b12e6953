"""Measure how likely the trials' layouts make the real hands, against layouts drawn evenly.

Varied: the game (those that read calls and plays). Masters play; at every fifth choice of a seat the layouts of that
moment are drawn. Counted: the mean log-likelihood (nats) of the honours (ace 4 to knave 1, by twos) and of the length
of each suit of each other hand, by their frequencies in the layouts (one added to each), and its difference between
likely and even layouts with the 95 % interval per deal.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import log
from random import Random
from typing import Any, Final

from lab.kit.runner import parser

from tolva_gui.ai.hints.layouts import likely_layouts
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.intervals import mean
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

GAMES: Final = ("grandissimo", "plump", "nittionio", "lomber", "kasino", "vandtia")
DEALS: Final = 20
LAYOUTS: Final = 100
STEP: Final = 5
KINDS: Final = 12
"""Possible values of a feature."""
HONOURS: Final = {"A": 4, "K": 3, "Q": 2, "J": 1}


def main(arguments: list[str]) -> int:
    """Print a line per game."""
    reading = parser("layouts", __doc__)
    reading.add_argument("games", nargs="*", default=list(GAMES))
    reading.add_argument("--deals", type=int, default=DEALS)
    asked = reading.parse_args(arguments)
    for game in asked.games:
        rows = [_of_a_deal(game, seed) for seed in range(1, asked.deals + 1)]
        rows = [row for row in rows if row]
        even = sum(sum(one for one, _ in row) for row in rows) / sum(map(len, rows))
        gain, reach = mean([sum(two - one for one, two in row) / len(row) for row in rows])
        print(f"{game:<12} {len(rows)} deals: even {even:.3f}, likely {gain:+.3f} ± {reach:.3f}", flush=True)
    return 0


def _of_a_deal(game_id: str, seed: int) -> list[tuple[float, float]]:
    """Per hand asked about, its log-likelihood in even and in likely layouts."""
    seats = [SeatSetup("computer", "", "best")] * BY_ID[game_id].info.seats
    host, player = Host.new(game_id, {}, seats, seed=seed), make_player("best", seed)
    game = BY_ID[game_id].seated(len(seats))
    host.start_deal()
    found: list[tuple[float, float]] = []
    while (seat := host.to_act()) is not None:
        view = host.view(seat)
        if len(host.moves) % STEP == STEP - 1:
            rng = Random(seed)
            even = [_features(game.view(game.determinize(view, rng), None), seat) for _ in range(LAYOUTS)]
            likely = [
                _features(game.view(world, None), seat)
                for world in islice(likely_layouts(game, view, rng), LAYOUTS)
            ]
            real = _features(host.view(None), seat)
            found += [
                (_likelihood(one, even, at), _likelihood(one, likely, at)) for at, one in enumerate(real)
            ]
        host.play(seat, player.choose(view, Budget(iterations=200)).move)
    return found


def _features(everything: View, seat: int) -> list[tuple[int, ...]]:
    """Per other hand its honours and the lengths of its suits."""
    return [(_honours(cards), *_lengths(cards)) for cards in _hands(everything, seat)]


def _hands(everything: View, seat: int) -> Iterator[list[Card]]:
    for zone in everything.zones:
        if zone.place.kind == "hand" and zone.place.owner != seat:
            yield [card for card in zone.cards if card is not None]


def _honours(cards: list[Card]) -> int:
    return sum(HONOURS.get(card.rank, 0) for card in cards) // 2


def _lengths(cards: list[Card]) -> list[int]:
    return [sum(card.suit == suit for card in cards) for suit in SUITS]


def _likelihood(real: tuple[int, ...], layouts: list[list[tuple[int, ...]]], at: int) -> float:
    """The sum of the features' log-likelihoods."""
    total = 0.0
    for feature, value in enumerate(real):
        counts: Counter[Any] = Counter(layout[at][feature] for layout in layouts)
        total += log((counts[value] + 1) / (len(layouts) + KINDS))
    return total
