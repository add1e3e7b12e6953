"""The sheet of a finished deal, and the course of the game, as QML sees them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.rules.account import Result
from tolva_gui.rules.events import Side
from tolva_gui.table.host import Host
from tolva_gui.table.match import match_of
from tolva_gui.ui.people.faces import faces, side_marks
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.beside import paper_rows
from tolva_gui.ui.table.scores.deal_lines import Line, deal_lines, placings, sheet_rows
from tolva_gui.ui.table.scores.finish import comfort, decided, deciding, honoured, last_cards
from tolva_gui.ui.table.scores.scores import lankor
from tolva_gui.ui.texts import fill, is_you, language, names, score, seat_names, side_names, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data


@named_in_qml
class Sheet(QObject):
    """`rows` of figures; `course`: the scores after each deal; `places` when the game is over.

    `order`: the sides in the order of their columns.
    """

    changed = Signal()

    def __init__(self, host: Host, own_face: Callable[[], str] = str, parent: QObject | None = None) -> None:
        """*own_face*: returns the portrait chosen by the player at the window."""
        super().__init__(parent)
        self._host = host
        self._own_face = own_face
        self.to_celebrate = False
        """The game has just been won, and its end has not been celebrated yet."""

    @Slot(result=bool)
    def celebrate(self) -> bool:
        """Return whether to celebrate the end; true only once."""
        to_celebrate, self.to_celebrate = self.to_celebrate, False
        return to_celebrate

    def as_text(self) -> str:
        """Return the sheet as plain text."""
        host, sides = self._host, self._sides()
        title = fill(translate("DealSheet", "Deal %1"), host.deal_number)
        lines = [f"  {row['text']:<44} {self._columns(row)}".rstrip() for row in self._rows()]
        total = "   ".join(f"{name} {score(now)}" for name, now in zip(sides, self._scores(), strict=True))
        lines += [f"  {total}"] if self._is_scored() else []
        told = [self._verdict(), *filter(None, (decided(host), comfort(host)))]
        end = [*told, *(self._spoken(place) for place in self._places())] if host.over else []
        return "\n".join([title, *lines, *end])

    def _columns(self, row: dict[str, Any]) -> str:
        named = zip(row["figures"], self._sides(), strict=True)
        return ", ".join(f"{figure}  {name}" for figure, name in named if figure)

    @staticmethod
    def _spoken(place: dict[str, Any]) -> str:
        return f"  {place['place']}. {place['names']} {place['score']}".rstrip()

    def _sides(self) -> list[str]:
        return side_names(self._names(), self._host.info)

    def _names(self) -> list[str]:
        return seat_names(self._host.seats)

    def _charted(self) -> bool:
        """Whether lankor show the score, so that the sheet has only the last deal, without a row per earlier one."""
        return game_data(self._host.info.id).score_on_table

    def _rows(self) -> list[dict[str, Any]]:
        """Return the rows of the columns: the last deal, in most games after a row per earlier one."""
        host = self._host
        if host.result() is None:
            return []
        if not self._charted():
            return sheet_rows(host)
        lines = deal_lines(host.deal_log, host.view(None), self._names())
        return [row for line in lines for row in self._of_line(line, host.info.sides)]

    @staticmethod
    def _of_line(line: Line, sides: int) -> Iterator[dict[str, Any]]:
        """Yield the counts, a figure per side, and then the line itself."""
        for name, figures in line.counts:
            yield {"text": name[:1].upper() + name[1:], "figures": [str(figure) for figure in figures]}
        yield {
            "text": line.text,
            "figures": [line.figure if line.side == side else "" for side in range(sides)],
        }

    def _paper(self) -> list[list[dict[str, Any]]]:
        """Return the public score paper of the game, seat by seat."""
        return paper_rows(self._host.view(None)) if self._host.deal_number else []

    def _account(self) -> list[str]:
        """Return the scoring of the last deal, step by step."""
        host = self._host
        if host.result() is None:
            return []
        people = self._names()
        account = host.view(None).display.account
        return [words.step(told, host.info.id, people, language()) for told in account]

    def _order(self) -> list[int]:
        """Return the sides in column order: that of the first person at the table, then the others clockwise."""
        host = self._host
        people = (no for no, seat in enumerate(host.seats) if seat.kind != "computer")
        own, sides = host.info.side(next(people, 0)), host.info.sides
        return [(own + no) % sides for no in range(sides)]

    def _course(self) -> list[dict[str, Any]]:
        return [{"number": deal.number, "scores": list(deal.result.scores)} for deal in self._host.results]

    def _scores(self) -> list[int]:
        result = self._host.result()
        return list(result.scores) if result else []

    def _verdict(self) -> str:
        """Return the outcome in words: the winners, a draw, or the sole loser."""
        result = self._host.result()
        if result is None or not result.ranking:
            return ""
        ranking = result.ranking
        if self._host.info.losses:
            return self._of(
                ranking[-1],
                translate("Sheet", "This time it was you"),
                translate("Sheet", "This time it was %1"),
                translate("Sheet", "This time it was %1"),
            )
        if len(ranking) == 1 and len(ranking[0]) > 1:
            return translate("Sheet", "The game is drawn")
        return self._of(
            ranking[0],
            translate("Sheet", "You have won"),
            translate("Sheet", "The winner is %1"),
            translate("Sheet", "%1 have won"),
        )

    def _of(self, sides: Sequence[Side], own: str, one: str, many: str) -> str:
        name = names([self._sides()[side] for side in sides])
        if is_you(name):
            return own
        return fill(many if self._people_in(sides) > 1 else one, name)

    def _people_in(self, sides: Sequence[Side]) -> int:
        info = self._host.info
        return sum(info.side(no) in sides for no in range(info.seats))

    def _places(self) -> list[dict[str, Any]]:
        """Return everyone's place at the end; empty if there is only a loser."""
        result = self._host.result()
        if result is None or self._host.info.losses:
            return []
        return [
            {
                "place": place,
                "names": names([self._sides()[side] for side in sides]),
                "people": [person for side in sides for person in self._faces(side)],
                "score": self._figure(result, sides),
            }
            for place, sides in placings(result.ranking)
        ]

    def _figure(self, result: Result, sides: Sequence[Side]) -> str:
        """Return the figure of a place: the points, or the number of cards if the score is in cards."""
        if self._is_scored():
            return " – ".join(score(now) for now in dict.fromkeys(result.scores[no] for no in sides))
        if game_data(self._host.info.id).score != "cards":
            return ""
        held = {side: sum(line.points for line in result.lines if line.side == side) for side in sides}
        return " – ".join(_cards(count) for count in dict.fromkeys(held.values()))

    def _is_scored(self) -> bool:
        return game_data(self._host.info.id).scored

    def _faces(self, side: Side) -> list[dict[str, Any]]:
        """Return the portraits of the people of a side."""
        host = self._host
        rings = side_marks(host.info)
        return [
            {"face": face, "ring": rings[side]}
            for seat, face in enumerate(faces(host.seats, host.extra, self._own_face()))
            if host.info.side(seat) == side
        ]

    def _honoured(self) -> list[dict[str, Any]]:
        """Return the people that the end of the game is about; empty for a draw."""
        return [person for side in honoured(self._host) for person in self._faces(side)]

    def _finish_cards(self) -> list[str]:
        """Return the cards turned up when the end is celebrated with cards; none before it."""
        result = self._host.result()
        if result is None or not result.ranking:
            return []
        return game_data(self._host.info.id).finish_cards.split() or last_cards(self._host)

    def _deciding(self) -> int:
        """Return the deal to show again: the one that decided the game, else the last."""
        number = deciding(self._host)
        return max(0, len(self._host.results) - 1) if number is None else number

    def _marking(self) -> list[dict[str, Any]]:
        """Return the cards on the table that mark the winner's score."""
        result = self._host.result()
        if result is None or result.winner is None or not self._charted():
            return []
        laid = lankor(result.scores)[result.winner]
        return [
            {"face": str(lanka.card) if lanka.face_up else "", "across": lanka.crosswise} for lanka in laid
        ]

    dealNumber = Property(int, lambda self: self._host.deal_number, notify=changed)  # noqa: N815
    matched = Property(bool, lambda self: match_of(self._host) is not None, notify=changed)
    target = Property(int, lambda self: self._host.info.target or 0, notify=changed)
    sides = Property(list, _sides, notify=changed)
    marks = Property(list, lambda self: side_marks(self._host.info), notify=changed)
    rows = Property(list, _rows, notify=changed)
    order = Property(list, _order, notify=changed)
    paper = Property(list, _paper, notify=changed)
    unit = Property(str, lambda self: words.unit(self._host.info.id, language()), notify=changed)
    account = Property(list, _account, notify=changed)
    people = Property(list, _names, notify=changed)
    scores = Property(list, _scores, notify=changed)
    finish = Property(str, lambda self: game_data(self._host.info.id).finish, notify=changed)
    finishCards = Property(list, _finish_cards, notify=changed)  # noqa: N815
    deciding = Property(int, _deciding, notify=changed)
    raced = Property(bool, lambda self: bool(self._host.info.reactions), notify=changed)
    scored = Property(bool, _is_scored, notify=changed)
    luck = Property(bool, lambda self: game_data(self._host.info.id).luck, notify=changed)
    course = Property(list, _course, notify=changed)
    charted = Property(bool, _charted, notify=changed)
    verdict = Property(str, _verdict, notify=changed)
    places = Property(list, _places, notify=changed)
    honoured = Property(list, _honoured, notify=changed)
    onlyLoses = Property(bool, lambda self: self._host.info.losses, notify=changed)  # noqa: N815
    decided = Property(str, lambda self: decided(self._host), notify=changed)
    comfort = Property(str, lambda self: comfort(self._host), notify=changed)
    lastCards = Property(  # noqa: N815
        list, lambda self: last_cards(self._host), notify=changed
    )
    marking = Property(list, _marking, notify=changed)


def _cards(count: int) -> str:
    return translate("Sheet", "1 card") if count == 1 else fill(translate("Sheet", "%1 cards"), count)
