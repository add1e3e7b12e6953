"""Scenes of any game: first turns at its smallest and largest table, sheet, review, a seat that is out, the end."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count

from tests.gallery.tables import in_game, next_deal, play_on, played_once
from tests.table.games import new_table
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.ui.table.seats_out import seats_out
from tolva_gui.words.game_data import game_data
from tolva_gui.words.sentences import own_texts

MOST_DEALS = 40
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
    counts = BY_ID[game].info.seat_counts
    for seats in sorted({min(counts), max(counts)}):
        yield f"{game}-{seats}-first", partial(in_game, game, seats, lambda _view: True), "", ""
        yield f"{game}-{seats}-later", lambda seats=seats: in_game(game, seats, nth_turn(4)), "", ""  # type: ignore[misc]
    yield f"{game}-sheet", partial(dealt_out, game, min(counts)), "", ""


def ends_of(game: str) -> Iterator[Situation]:
    """Yield the scenes of any game that is played on: the review, a seat that is out, and the end.

    A race has none: rule players do not play it by the clock.
    """
    if BY_ID[game].info.reactions:
        return
    most = max(BY_ID[game].info.seat_counts)
    yield f"{game}-review", partial(dealt_out, game, most), "", "halfway"
    if has_seats_out(game):
        yield f"{game}-out", partial(with_a_seat_out, game, most), "", ""
        if game_data(game).score == "lives":
            yield f"{game}-out-sheet", partial(with_a_seat_out, game, most, to_the_end=True), "", ""
            yield f"{game}-out-review", partial(with_a_seat_out, game, most, to_the_end=True), "", "halfway"
    yield f"{game}-over", partial(dealt_out, game, most, MOST_DEALS), "", ""


def has_seats_out(game: str) -> bool:
    """Return whether seats of the game can be out while others play on."""
    return game_data(game).score == "lives" or "out" in own_texts(game, "en").get("sign", {})


def nth_turn(number: int) -> Callable[[View], bool]:
    """Return a predicate for the turn with that number, counted by its calls."""
    turns = count(1)
    return lambda _view: next(turns) >= number


@played_once
def dealt_out(game: str, seats: int, deals: int = 1) -> Host:
    """Return a table after that number of deals among rule players, or after its last."""
    host = new_table(game, seats, 3)
    while not host.over and len(host.results) < deals:
        next_deal(host)
    return host


@played_once
def with_a_seat_out(game: str, seats: int, *, to_the_end: bool = False) -> Host:
    """Return a table in the first turn with a seat that is out, or after that deal."""
    for seed in range(1, 9):
        host = new_table(game, seats, seed)
        while host.winner is None and len(host.results) < MOST_DEALS:
            host.start_deal()
            if play_on(host, lambda host, seat: is_out(host) and (seat == 0 or is_out(host, 0))):
                if to_the_end:
                    play_on(host)
                return host
    raise LookupError(f"nobody is out in {game} while it goes on")


def is_out(host: Host, *seats: int) -> bool:
    """Return whether a seat is out, one of these if any are given."""
    out = seats_out(host.view(None))
    return bool(out & {*seats} if seats else out)
