"""Deals for practice: seeds are tried until the learner has a choice that fits the theme.

All seats play by rules of thumb up to that choice. The game's rules define its themes.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from tolva_gui.ai.player import Budget, Cancelled, Player, SearchCancelled
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.parti import find_game
from tolva_gui.rules.protocol import Themes
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER

LEVEL: Final = "rules"
"""The level that plays up to the choice, also that of the opponents."""
MOST_DEALS: Final = 500
"""Deals to try before giving up."""
_WHOLE: Final = 3
"""Deals to play to the end; after them only the beginnings of deals are searched."""
_EARLY: Final = 3
"""The number of first choices of the learner that count as the beginning of a deal."""
_THOUGHT: Final = Budget(iterations=20)


class Theme(Struct, frozen=True):
    """A theme to practise in a game."""

    game: str
    name: str


def themes_of(game: str, seats: int | None = None) -> Themes:
    """Return the themes of the game; empty if its rules define none."""
    return find_game(game, seats).themes


def find_deal(
    theme: Theme,
    seats: Sequence[SeatSetup],
    first: int,
    make: Callable[[str, int], Player],
    cancelled: Cancelled,
) -> Host | None:
    """Return a table at such a choice, from the first seed >= `first` that leads to one; None if none does.

    Raise SearchCancelled.
    """
    is_about = themes_of(theme.game, len(seats))[theme.name]
    for seed in range(first, first + MOST_DEALS):
        if cancelled():
            raise SearchCancelled
        host = Host.new(theme.game, {}, seats, seed=seed)
        host.start_deal()
        if _play_up_to(host, is_about, make(LEVEL, seed), whole=seed - first < _WHOLE):
            # Hints are part of practice.
            host.mark_helped()
            return host
    return None


def _play_up_to(host: Host, is_about: Callable[[View], bool], player: Player, *, whole: bool) -> bool:
    """Play until the learner has such a choice; return whether it came."""
    own = 0
    while (seat := host.to_act()) is not None and (whole or own < _EARLY):
        view = host.view(seat)
        if seat == LEARNER:
            own += 1
            if len(view.legal) > 1 and is_about(view):
                return True
        host.play(seat, player.choose(view, _THOUGHT).move)
    return False
