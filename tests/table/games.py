"""Games played at a real table by random players."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from tests.contract.play import choose
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Event, Seat
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.moves import Move, Play, mover
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

NAMES = ("Alva", "Elna", "Nils", "Karna", "Per", "Bengta", "Olof", "Stina")
NO_OPTIONS: Mapping[str, object] = {}
_LOW, _HIGH = (
    [card for card in BY_ID["bondtolva-4"].info.pack if (card.rank in "9876") == low] for low in (True, False)
)
LOW_FOREHAND = (*_LOW[0:3], *_HIGH[0:9], *_LOW[3:6], *_HIGH[9:18], *_LOW[6:9], *_HIGH[18:20], *_LOW[9:])
"""A deck for bondtolva for four, dealt three by three: forehand has no card above a nine (B6)."""


def seats_of(count: int, level: str = "best", names: Sequence[str] = NAMES) -> list[SeatSetup]:
    """Return Alva at the window and computers of one level in the other seats."""
    return [SeatSetup("me", names[0]), *(SeatSetup("computer", name, level) for name in names[1:count])]


def people(count: int) -> list[SeatSetup]:
    return seats_of(count, "rules", ("Märta", "Nils", "Ola", "Karna", "Elna", "Per"))


def new_table(
    game: str,
    count: int,
    seed: int = 1,
    deal: int = 1,
    dealer: int | None = None,
    scores: Sequence[int] | None = None,
    **options: bool | str | int,
) -> Host:
    """Return a table of that size with Alva at the window, forehand unless another dealer is given."""
    first = count - 1 if dealer is None else dealer
    return Host.new(game, options, seats_of(count), seed=seed, first_dealer=first, deal=deal, scores=scores)


def reached(
    game: str,
    count: int,
    wanted: Callable[[View], bool],
    *,
    first_seed: int = 0,
    says: Sequence[str] = (),
    by: Seat = 0,
    **start: Any,
) -> Host:
    """Return a table on Alva's turn in a wanted position; *first_seed*: where to begin a search that would be long.

    *says*: the calls that the seat *by* makes if they are legal, by preference; then the others pass if they can.
    """
    for seed in range(first_seed, first_seed + 200):
        host, rng = new_table(game, count, seed, **start), Random(seed)
        host.start_deal()
        while (seat := host.to_act()) is not None:
            view = host.view(seat)
            if seat == 0 and wanted(view):
                return host
            wishes = says if seat == by else ("pass", "refuse") if says else ()
            said = [move for text in wishes for move in view.legal if str(move) == text]
            quiet = [move for move in view.legal if not (isinstance(move, Play) and move.takes)]
            host.play(seat, said[0] if said else rng.choice(quiet or view.legal))
    raise AssertionError(f"no such position in {game}")


def table(game_id: str, options: Mapping[str, object] = NO_OPTIONS, *, seed: int = 1) -> Host:
    """Return an open table before the first deal."""
    return Host.new(game_id, options, people(BY_ID[game_id].info.seats), seed=seed)


def low_forehand() -> Host:
    """Return a table of bondtolva for four where forehand, seat 0, may ask for a new deal (B6)."""
    host = Host.new("bondtolva-4", {}, people(4), seed=1, first_dealer=3, decks=[LOW_FOREHAND])
    host.start_deal()
    return host


def dated(host: Host, began: str = "2026-11-20T19:30:00+01:00") -> Host:
    """Return the table as if it had been begun then."""
    host.began = began
    return host


def first(view: View) -> Move:
    return view.legal[0]


def turn_of(host: Host) -> Seat:
    """Return the seat to act, which must be there."""
    seat = host.to_act()
    assert seat is not None
    return seat


def act(host: Host, choose: Callable[[View], Move] = first) -> tuple[Event, ...]:
    """Let the seat to act make a move; return its events."""
    seat = turn_of(host)
    return host.play(seat, choose(host.view(seat)))


def play_on(host: Host, choose: Callable[[View], Move] = first) -> None:
    """Play the deal to its end."""
    while host.to_act() is not None:
        act(host, choose)


def move_on(host: Host, rng: Random) -> None:
    """Make one random move, but no gubbe: random players lose them all, and no game would end."""
    act(host, lambda view: choose([move for move in view.legal if move not in GUBBAR], rng))


def play_deal(host: Host, rng: Random) -> None:
    """Play the deal to its end; if there is none in progress, the next one."""
    if host.to_act() is None:
        host.start_deal()
    while host.to_act() is not None:
        move_on(host, rng)


def played(
    game_id: str, options: Mapping[str, object] = NO_OPTIONS, *, seed: int = 1, deals: int = 99
) -> Host:
    """Return a table after a whole game, or its first deals."""
    host, rng = table(game_id, options, seed=seed), Random(seed)
    for _ in range(deals):
        if host.winner is None:
            play_deal(host, rng)
    return host


def at_random(
    game: str,
    count: int,
    seed: int,
    most: int = 99,
    choose: Callable[[Sequence[Move], Random], Move] = lambda moves, rng: rng.choice(moves),
    **start: Any,
) -> Host:
    """Return a table of that size after a whole game, or its first deals, by default with any move equally likely."""
    host, rng = new_table(game, count, seed, **start), Random(seed)
    while not host.over and len(host.results) < most:
        host.start_deal()
        play_on(host, lambda view: choose(view.legal, rng))
    return host


def begun(game_id: str, seed: int, moves: int = 60) -> Host:
    """Return a table of any game, including those without turns, after that number of moves."""
    host, rng = table(game_id, seed=seed), Random(seed)
    host.start_deal()
    for _ in range(moves):
        if host.over:
            break
        if host.result() is not None:
            host.start_deal()
        move = choose(list(host.view(None).legal), rng)
        host.play(mover(move, host.to_act()), move)
    return host
