"""Random play of any registered game with a preference for calls, so that rare rules come up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, product
from random import Random
from typing import Any, Final

from tests.contract.random_deals import AnyGame, shuffled, walk
from tests.family import MARIAGE
from tolva_gui.rules.games.mariage.calls import ASK, GUBBAR, HALF, PASS, REDEAL, WHOLE, meld
from tolva_gui.rules.info import OptionValue
from tolva_gui.rules.kit import NULL_LOG, SUITS, Log, Move, Play, Reason, Standing, View, play_card

USUAL: Final = (
    "tolva-4",
    "tolva-3",
    "plocketolva",
    "plocketolva fourth_meld_name=viv hel_gubbe_two_players=True",
    "bordstolva",
    "bordstolva hel_gubbe_two_players=True first_trick_from_table=True",
    "bordstolva fourth_meld_name=viv hel_gubbe_two_players=True",
    "bordstolva fourth_meld_name=both_mäl first_trick_from_table=True",
    "bondtolva-4",
    "bondtolva-4 knocking=True mistakes_allowed=True",
    "bondtolva-6 knocking=True",
    "bondtolva-2 ten_ranks_high=True",
)
"""The forms of the K+Q family, and choices of their options, with which tests run by default."""
USUAL_FOR_TWO: Final = tuple(
    form for form in USUAL if "-" not in form.split()[0] or form.startswith("bondtolva-2")
)


@dataclass(frozen=True)
class Form:
    """A game with one choice of options."""

    game: AnyGame
    options: dict[str, OptionValue]

    def __str__(self) -> str:
        changed = [
            f"{name}={value}"
            for name, value in self.options.items()
            if value != self.game.info.defaults()[name]
        ]
        return " ".join([self.game.info.id, *changed])


def forms() -> list[Form]:
    """Return every game of the K+Q family with every combination of its options."""
    return [
        Form(game, {option.name: value for option, value in zip(game.info.options, values, strict=True)})
        for game in MARIAGE
        for values in product(*(option.values for option in game.info.options))
    ]


def deal(form: Form, rng: Random, events: Log = NULL_LOG) -> Any:
    """Return a shuffled deal with scores at which every limit is in reach."""
    info = form.game.info
    deck = shuffled(info.pack, rng)
    scores = tuple(rng.choice((0, 0, 4, 9, 10, 11, -6)) for _ in range(info.sides))
    dealer = rng.randrange(info.seats)
    carried = rng.choice((0, 0, 2)) if "tolva-" in info.id[:6] else 0
    standing = Standing(dealer, scores, {"carried": carried})
    return form.game.start(form.options, deck, standing, events)


def choose(moves: Sequence[Move], rng: Random) -> Move:
    """Return a random move, with calls preferred and gubbar less likely."""
    calls = [move for move in moves if not (isinstance(move, Play) or move in GUBBAR)]
    if calls and rng.random() < 0.5:
        return rng.choice(calls)
    cards = [move for move in moves if move not in GUBBAR]
    return rng.choice(moves if rng.random() < 0.1 or not cards else cards)


def positions(form: Form, rng: Random) -> Iterator[tuple[Any, View]]:
    """Yield the states of one random deal, always the same object, each with the view of the seat to act."""
    state = deal(form, rng)
    for view in walk(form.game, state, lambda view: choose(view.legal, rng)):
        yield state, view


def refusals(form: Form, rng: Random, deals: int) -> Iterator[Reason]:
    """Yield the refusals of every move that the notation has for the pack, in random deals."""
    calls: list[Move] = [ASK, PASS, HALF, WHOLE, REDEAL]
    moves = [*map(play_card, form.game.info.pack), *map(meld, SUITS), *calls]
    for state, _ in chain.from_iterable(positions(form, rng) for _ in range(deals)):
        yield from filter(None, (form.game.why_not(state, move) for move in moves))
