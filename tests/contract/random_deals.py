"""Random deals of any game of the catalogue, drawn so that rare rules come up. No game is known here."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tolva_gui.rules.catalog import GAMES
from tolva_gui.rules.info import GameInfo, Options, OptionValue, SetupError
from tolva_gui.rules.kit import NULL_LOG, Call, Card, Move, Seat, Standing, View
from tolva_gui.rules.orders import orders_by_chance
from tolva_gui.rules.parti import complete_options
from tolva_gui.rules.protocol import Further, Game

AnyGame = Game[Any]
FURTHER_ON = 400
"""The maximum amount added to a number in a move, if such moves are not listed in full."""


def tables() -> list[AnyGame]:
    """Return every game of the catalogue for every number of players that it allows."""
    return [game.seated(seats) for game in GAMES for seats in game.info.seat_counts]


def table_name(game: AnyGame) -> str:
    """Return a name of the game and its number of players."""
    return f"{game.info.id} {game.info.seats}"


def chosen(game: AnyGame, **options: OptionValue) -> Options:
    """Return the game's options, with these values and the rest at their defaults."""
    return complete_options(game.info, options)


def first_standing(game: AnyGame, options: Options, dealer: Seat = 0, deal: int = 1) -> Standing:
    """Return the standing at the start of a deal before anything is scored."""
    info = game.info.under(options)
    return game.check_start(options, Standing(dealer, (info.first_score,) * info.sides, {}, deal))


def any_options(game: AnyGame, rng: Random) -> Options:
    """Return a random choice of the game's options with which it can begin."""
    while True:
        options = {option.name: rng.choice(option.values) for option in game.info.options}
        try:
            first_standing(game, options)
        except SetupError:
            continue
        return options


def every_option(game: AnyGame, rng: Random) -> Iterator[Options]:
    """Yield the defaults, then choices until every value that can be chosen has occurred."""
    options: Options = game.info.defaults()
    left = {(option.name, value) for option in game.info.options for value in option.values}
    yield options
    while True:
        left -= set(options.items())
        options = max(
            (any_options(game, rng) for _ in range(30)), key=lambda drawn: len(left & set(drawn.items()))
        )
        if not left & set(options.items()):
            return
        yield options


def shuffled(pack: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """Return the pack in a random order."""
    deck = list(pack)
    rng.shuffle(deck)
    return tuple(deck)


def further(info: GameInfo, seed: str) -> Further:
    """Return the further orders that a deal may need, the same for the same seed.

    An order of some cards is given once; orders of the whole pack as often as the deal asks.
    """
    return {
        name: (
            orders_by_chance(info.pack, Random(f"{seed} {name}"))
            if size == len(info.pack)
            else [shuffled(info.pack, Random(f"{seed} {name}"))[:size]]
        )
        for name, size in info.further
    }


def dealt_at_random(
    game: AnyGame, rng: Random, standing: Standing | None = None, options: Options | None = None
) -> Any:
    """Return a deal of a shuffled pack; by default seat 0 is the dealer, and all options are at their defaults."""
    chosen_ones = game.info.defaults() if options is None else options
    info, start = game.info.under(chosen_ones), standing or first_standing(game, chosen_ones)
    deck = shuffled(info.pack, rng)
    return game.start(chosen_ones, deck, start, NULL_LOG, further(info, str(deck)))


def walk(game: AnyGame, state: Any, choose: Callable[[View], Move]) -> Iterator[View]:
    """Yield the view of each seat to act to the end of the deal; after each, make the move that is chosen."""
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        yield view
        game.apply(state, choose(view))


class Taste:
    """Preferences for one deal: some kinds of moves are more likely than others, so that the deal progresses."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._liking: defaultdict[str, float] = defaultdict(lambda: 0.15 + rng.random() ** 2)
        self._first = rng.choice((0.0, 0.5, 0.95))
        self._words: defaultdict[str, set[str]] = defaultdict(set)

    def choose(self, moves: Sequence[Move]) -> Move:
        """Return a move of a preferred kind; in some deals more often the first of them."""
        kinds: dict[str, list[Move]] = {}
        for move in moves:
            kinds.setdefault(verb(move), []).append(move)
        kind = self._rng.choices(list(kinds), [self._liking[kind] for kind in kinds])[0]
        return kinds[kind][0] if self._rng.random() < self._first else self._rng.choice(kinds[kind])

    def varied(self, move: Move, seats: int) -> Move:
        """Return a similar move: by another seat, with another word or a greater number."""
        if not isinstance(move, Call):
            return move
        if isinstance(move.value, str):
            self._words[move.word].add(move.value)
        more = self._rng.randrange(FURTHER_ON)
        return replace(
            move,
            value=move.value + more
            if isinstance(move.value, int)
            else move.value and self._rng.choice(sorted(self._words[move.word])),
            by=move.by if move.by is None else self._rng.randrange(seats),
            at=tuple(number + more for number in move.at),
        )


def verb(move: Move) -> str:
    """Return the first word of the move's notation."""
    return str(move).split(" ", maxsplit=1)[0]
