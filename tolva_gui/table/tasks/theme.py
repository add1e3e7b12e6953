"""A theme as a task: a deal made for it, with verdicts on the choices that concern it."""

from collections.abc import Callable, Mapping

from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER, PRACTICE
from tolva_gui.table.practice import Theme, themes_of
from tolva_gui.table.tasks.task import Answer, Note, Saying, Task


class ThemeTask(Task):
    """*words*: the theme's texts in a language. *another*: begins to look for a deal. *looks*: whether it does."""

    mark = PRACTICE
    finds = False

    def __init__(
        self,
        theme: Theme,
        host: Host,
        words: Callable[[str], Mapping[str, str]],
        another: Callable[[], None],
        looks: Callable[[], bool],
    ) -> None:
        super().__init__()
        self.theme = theme
        self._first = host
        self._words = words
        self._another = another
        self._looks = looks
        self._good: list[bool] = []

    def next(self) -> Host:
        """Return the first table; later look for another, and stay meanwhile."""
        if self.host is not None:
            self._another()
        return self._first

    def asks(self) -> bool:
        host = self.host
        if host is None or host.to_act() != LEARNER:
            return False
        view = host.view(LEARNER)
        return len(view.legal) > 1 and themes_of(self.theme.game, host.info.seats)[self.theme.name](view)

    def judged(self, answer: Answer) -> None:
        """Count the good choices."""
        super().judged(answer)
        self._good.append(not answer.missed)

    def note(self, lang: str) -> Note:
        """Return what the theme is about, and at the end how many choices were good."""
        words, looks = self._words(lang), self._looks()
        good = Saying("deal over", (sum(self._good), len(self._good))) if self.over and self._good else ""
        on = Saying("looking" if looks else "another deal")
        return Note(words["name"], words["line"], good, on=on, goes_on=self.over, ready=not looks)
