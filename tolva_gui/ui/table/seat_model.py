"""The seats as QML sees them, and the speech of their people: its seat per event, and when it fades."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.events import Called, Event, Scored, Seat
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import COUNT, Facts, TrickFacts, View
from tolva_gui.ui.people.faces import side_marks
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.table.moods import Mood
from tolva_gui.ui.table.scores.money import are_few, is_money
from tolva_gui.ui.table.seats_out import seats_out
from tolva_gui.ui.texts import language, score, seat_names
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

BLANK = {
    "dealer": False, "turn": False, "thinking": False,
    "tricks": 0, "counts": [], "told": "", "speech": "", "speechNumber": 0, "score": "", "laid": False,
    "out": False, "mood": "", "away": False,
}  # fmt: skip
"""The row of a seat before anything has happened there."""


class SeatModel(RowModel):
    """A row per seat. `counts`: its signs in short form, the most important first; `told`: in full.

    `tricks` is -1 if `counts` leaves no room for it. `ring` is that of the side, `mood` the person's feeling
    about the last event. `score` is empty in games without points; `laid`: chips at the table show it. `out`: the seat
    is out while others play on. `away`: its person plays on a phone, and the phone is not there.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(("name", "face", "position", "ring", *BLANK), parent)
        self._seats: list[dict[str, Any]] = []
        self._lasting: set[Seat] = set()

    def sit(self, seats: Sequence[SeatSetup], shown: Sequence[str], info: GameInfo, bottom: Seat) -> None:
        """Place these people with their portraits, `bottom` at the lower edge of the window."""
        self._lasting.clear()
        rings = side_marks(info)
        self._seats = [
            {
                **BLANK,
                "name": name,
                "face": face,
                "position": (no - bottom) % info.seats,
                "ring": rings[info.side(no)],
            }
            for no, (name, face) in enumerate(zip(seat_names(seats), shown, strict=True))
        ]
        self.update(self._seats)

    def rename(self, names: Sequence[str]) -> None:
        for row, name in zip(self._seats, names, strict=True):
            row["name"] = name
        self.update(self._seats)

    def facts(self, facts: Facts) -> None:
        for no, row in enumerate(self._seats):
            row["dealer"] = no == facts.dealer
            if isinstance(facts, TrickFacts):
                row["tricks"] = facts.tricks_won[no]
        self.update(self._seats)

    def signs(self, view: View, *, counts: bool) -> None:
        """Show the game's signs at the seats, and which are out; with *counts* also the counts."""
        game, lang, out = view.info.id, language(), seats_out(view)
        for no, row in enumerate(self._seats):
            row["out"] = no in out
            signs = [sign for sign in view.display.signs if sign.seat == no and not is_money(sign)]
            signs = [sign for sign in signs if counts or sign.key != COUNT]
            row["counts"] = list(filter(None, (words.short_sign(sign, game, lang) for sign in signs)))
            row["told"] = " · ".join(filter(None, (words.sign(sign, game, lang) for sign in signs)))
            if signs or not isinstance(view.facts, TrickFacts):
                row["tricks"] = -1
        self.update(self._seats)

    def away(self, seats: Collection[Seat]) -> None:
        """Show whose phones are not there."""
        for no, row in enumerate(self._seats):
            row["away"] = no in seats
        self.update(self._seats)

    def scores(self, scores: Sequence[int], info: GameInfo) -> None:
        """Show each seat the score of its side, in games with points."""
        scored, laid = game_data(info.id).scored, are_few(scores, info)
        for no, row in enumerate(self._seats):
            row["score"] = score(scores[info.side(no)]) if scored else ""
            row["laid"] = laid
        self.update(self._seats)

    def turn(self, seat: Seat | None, *, thinking: bool) -> None:
        for no, row in enumerate(self._seats):
            row["turn"] = no == seat
            row["thinking"] = no == seat and thinking
        self.update(self._seats)

    def feel(self, moods: Mapping[Seat, Mood]) -> None:
        """Show these moods; other people are calm."""
        for no, row in enumerate(self._seats):
            row["mood"] = moods.get(no, "")
        self.update(self._seats)

    def say(self, seat: Seat, text: str, *, lasting: bool = False) -> None:
        """Let the seat say *text*, replacing its earlier speech. Lasting speech is shown until the next deal."""
        row = self._seats[seat]
        self._lasting |= {seat} if lasting else set()
        row["speech"] = text
        # The face belongs to what is said, not to the trick before.
        row["mood"] = ""
        row["speechNumber"] += 1
        self.update(self._seats)

    def hush(self, *, everybody: bool = False, but: Collection[Seat] = ()) -> None:
        """Drop moods, and speech except by the seats in *but*; *everybody* drops lasting speech too."""
        for row in self._seats:
            row["mood"] = ""
        if everybody:
            self._lasting.clear()
        for seat, row in enumerate(self._seats):
            if seat not in self._lasting and seat not in but:
                row["speech"] = ""
        self.update(self._seats)


class Speeches:
    """Events of one move share a view: a new view means a new move, before which old speech fades."""

    def __init__(self, seats: SeatModel) -> None:
        self._seats = seats
        self._said_in: View | None = None
        self._hushed_in: View | None = None
        self._speakers: set[Seat] = set()
        """The seats that have spoken in the move that led to `_said_in`."""

    def say(self, event: Event, view: View) -> None:
        """Let the seat of the event announce it, if there are words for it."""
        said = words.announcement(event, language(), view.info.id, view.options)
        seat = _speaker(event, view)
        if not said or seat is None:
            return
        if view is not self._said_in:
            self._said_in, self._speakers = view, set()
        self._speakers.add(seat)
        self._seats.say(seat, said)

    def hush_before(self, view: View) -> None:
        """Fade speech from before this move, because a card moves. Calls of an auction stay side by side."""
        if view is not self._hushed_in:
            self._hushed_in = view
            self._seats.hush(but=self._speakers if view is self._said_in else ())


def _speaker(event: Event, view: View) -> Seat | None:
    match event:
        case Called(seat=seat):
            return seat
        case Scored(side=side):
            # After an illegal call the caller is still to act (B15).
            return side if view.to_act is None else view.to_act
        case _:
            return None
