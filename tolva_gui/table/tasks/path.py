"""A step of a path as a task: one deal after the other, each judged at once."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from tolva_gui.records.record import SeatSetup
from tolva_gui.table.host import Host
from tolva_gui.table.path import PATH, MadeDeal, PathStep, open_deal
from tolva_gui.table.tasks.task import OTHERS, Answer, Choices, Note, Saying

Seats = Callable[[Sequence[str]], Sequence[SeatSetup]]
"""Returns the seats of a person beside players of these levels."""


class PathTask(Choices[MadeDeal], eq=False):
    """*words*: the step's texts in a language. *rights*: how many of its deals were right so far.

    *note_answer*: takes the first answer to each deal, with the number of moves before the choice.
    """

    mark: ClassVar[str] = PATH

    game: str
    path_step: PathStep
    seats: Seats
    note_answer: Callable[[MadeDeal, int, Answer], None]
    words: Callable[[str], Mapping[str, str]]
    rights: Callable[[], int]
    noted: MadeDeal | None = None

    def table_of(self, asked: MadeDeal) -> Host:
        self.noted = None
        return table_of(self.game, asked, self.seats)

    def judged(self, answer: Answer) -> None:
        """Note the first answer."""
        first = self.now is not None and self.noted is not self.now
        super().judged(answer)
        if first and self.now is not None and (answer.right or answer.missed):
            self.noted = self.now
            self.note_answer(self.now, self.choice, answer)

    def note(self, lang: str) -> Note:
        """Return the step's question, and how many deals were right."""
        words, count = self.words(lang), len(self.path_step.deals)
        place = Saying("deals right", (min(self.rights(), count), count))
        return self.asking(words["name"], words["ask"], place)

    @property
    def done(self) -> bool:
        """Whether enough deals were right, and none is left."""
        return self.right and not self.queue and self.rights() >= self.path_step.enough


def table_of(game: str, deal: MadeDeal, seats: Seats) -> Host:
    """Return the table of a deal with idle players beside the learner."""
    return open_deal(game, deal, seats([OTHERS] * (deal.seats - 1)))
