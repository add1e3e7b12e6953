"""Practice by theme, as a task: a deal found for the theme, with verdicts on the choices that concern it.

Seeds are tried until the learner has a choice that fits the theme. All seats play by rules of thumb up to that
choice. The game's rules define its themes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from msgspec import Struct, field

from tolva_gui.ai.player import Budget, Cancelled, Player, SearchCancelled
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.parti import find_game
from tolva_gui.rules.protocol import Themes
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER, PRACTICE
from tolva_gui.table.tasks.task import Answer, Note, Saying, Task

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


class ThemeTask(Task, eq=False):
    """*words*: the theme's texts in a language. *another*: begins to look for a deal. *looks*: whether it does."""

    mark: ClassVar[str] = PRACTICE
    finds: ClassVar[bool] = False

    theme: Theme
    first: Host
    words: Callable[[str], Mapping[str, str]]
    another: Callable[[], None]
    looks: Callable[[], bool]
    good: list[bool] = field(default_factory=list)

    def next(self) -> Host:
        """Return the first table; later look for another, and stay meanwhile."""
        if self.host is not None:
            self.another()
        return self.first

    def asks(self) -> bool:
        host = self.host
        if host is None or host.to_act() != LEARNER:
            return False
        view = host.view(LEARNER)
        return len(view.legal) > 1 and themes_of(self.theme.game, host.info.seats)[self.theme.name](view)

    def judged(self, answer: Answer) -> None:
        """Count the good choices."""
        super().judged(answer)
        self.good.append(not answer.missed)

    def note(self, lang: str) -> Note:
        """Return what the theme is about, and at the end how many choices were good."""
        words, looks = self.words(lang), self.looks()
        good = Saying("deal over", (sum(self.good), len(self.good))) if self.over and self.good else ""
        on = Saying("looking" if looks else "another deal")
        return Note(words["name"], words["line"], good, on=on, goes_on=self.over, ready=not looks)
