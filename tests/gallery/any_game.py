"""Scenes of games without handmade ones: first turns at the smallest and largest table, and the sheet."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count

from tests.gallery.more_tables import in_game, seats_of
from tests.gallery.tables import play_on
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.game import View
from tolva_gui.table.host import Host

Situation = tuple[str, Callable[[], Host] | None, str, str]


def scenes_of_the_rest(made: Iterable[Situation]) -> tuple[Situation, ...]:
    """Return scenes of the games that no handmade scene covers; a race does not wait for anybody's turn."""
    names = {
        word
        for name, make, *_ in made
        for word in (name.split("-")[0], *(make.args if isinstance(make, partial) else ()))
    }
    rest = (game for game in BY_ID if game not in names and not BY_ID[game].info.reactions)
    return tuple(scene for game in rest for scene in scenes_of(game))


def scenes_of(game: str) -> Iterator[Situation]:
    """Yield the scenes of any game."""
    counts = BY_ID[game].info.seat_counts or (BY_ID[game].info.seats,)
    for seats in sorted({min(counts), max(counts)}):
        yield f"{game}-{seats}-first", partial(in_game, game, seats, lambda _view: True), "", ""
        yield f"{game}-{seats}-later", lambda seats=seats: in_game(game, seats, nth_turn(4)), "", ""  # type: ignore[misc]
    yield f"{game}-sheet", partial(dealt_out, game, min(counts)), "", ""


def nth_turn(number: int) -> Callable[[View], bool]:
    """Return a predicate for the turn with that number, counted by its calls."""
    turns = count(1)
    return lambda _view: next(turns) >= number


def dealt_out(game: str, seats: int) -> Host:
    """Return a table after its first deal among rule players."""
    host = Host.new(game, {}, seats_of(seats), seed=3, first_dealer=seats - 1)
    host.start_deal()
    play_on(host)
    return host
