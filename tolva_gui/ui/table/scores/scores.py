"""The sides' scores at the table, what earned their points, and the low cards that may mark them.

Lankor are the low cards that the pack leaves out (T3, T40–T43, TD11–TD13).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import QObject

from tolva_gui.rules.cards import RANKS, Card, Suit
from tolva_gui.rules.events import Scored, Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.host import Host
from tolva_gui.ui.row_model import Row, RowModel
from tolva_gui.ui.table.scores.deal_lines import Line as DealLine
from tolva_gui.ui.table.scores.deal_lines import deal_lines
from tolva_gui.ui.texts import fill, seat_names, side_names, translate
from tolva_gui.words.game_data import game_data

LANKOR: Final = tuple(Card(suit, rank) for suit in ("H", "D", "S", "C") for rank in RANKS if rank in "5432")
"""All sixteen, as they are put away."""
RED_AND_BLACK: Final[tuple[tuple[Suit, ...], ...]] = (("H", "D"), ("S", "C"))
"""T43: the suits of each side, with two sides."""
ONE_SUIT_EACH: Final[tuple[tuple[Suit, ...], ...]] = (("H",), ("S",), ("D",))
"""TD12: the suit of each side, with three; the fourth suit, clubs, is face down, for single points."""


class Lanka(Struct, frozen=True):
    """A low card on the table. Face up it marks its rank, face down one point; crosswise it counts against."""

    card: Card
    face_up: bool
    crosswise: bool

    @property
    def points(self) -> int:
        """The points that it marks (T40, T41), negative when laid crosswise (TD11)."""
        worth = int(self.card.rank) if self.face_up else 1
        return -worth if self.crosswise else worth


def side_of(card: Card, sides: int) -> int:
    """Return the side whose scores the low card marks; the last side if it serves all (T43, TD12)."""
    suits = RED_AND_BLACK if sides <= len(RED_AND_BLACK) else ONE_SUIT_EACH
    return next((side for side, own in enumerate(suits) if card.suit in own), len(suits) - 1)


def lankor(scores: Sequence[int]) -> tuple[tuple[Lanka, ...], ...]:
    """Return for each side the lankor that mark its score, as far as they go (TD13).

    >>> [str(lanka.card) for lanka in lankor((7, -6))[0]]
    ['H5', 'H2']
    >>> sum(lanka.points for lanka in lankor((7, -6))[1])
    -6
    """
    if len(scores) <= len(RED_AND_BLACK):
        return tuple(
            _mark(score, own := _low(suits), own) for score, suits in zip(scores, RED_AND_BLACK, strict=False)
        )
    singles = _low(("C",))[::-1]
    sides = []
    for score, suits in zip(scores, ONE_SUIT_EACH, strict=True):
        marks = _mark(score, _low(suits), singles)
        singles = [card for card in singles if card not in [mark.card for mark in marks]]
        sides.append(marks)
    return tuple(sides)


def _low(suits: Sequence[Suit]) -> list[Card]:
    """Return the lankor of these suits, the highest first."""
    return sorted((card for card in LANKOR if card.suit in suits), key=lambda card: card.rank, reverse=True)


def _mark(score: int, ups: Sequence[Card], singles: Sequence[Card]) -> tuple[Lanka, ...]:
    """Lay the highest lankor that fit, then single points face down with the remaining cards."""
    left, crosswise = abs(score), score < 0
    marks: list[Lanka] = []
    for card in ups:
        if int(card.rank) <= left:
            left -= int(card.rank)
            marks.append(Lanka(card, True, crosswise))
    laid = {mark.card for mark in marks}
    spare = [card for card in reversed(singles) if card not in laid]
    return (*marks, *(Lanka(card, False, crosswise) for card in spare[:left]))


Line = dict[str, str]
"""`deal`, `text` and `figure` in columns; `spoken` is all of it in one sentence."""


class Story(Struct, frozen=True):
    """The story of one side: all changes of its score, and the line behind each of its points."""

    lines: tuple[Line, ...] = ()
    points: tuple[Line, ...] = ()


def stories(host: Host, shown: int) -> list[Story]:
    """Return a story per side, from the first *shown* changes of scores in the game."""
    told = list(_lines(host))[:shown]
    return [
        story_of(start, [(change, line) for change, line in told if change.side == side])
        for side, start in enumerate(host.start.scores)
    ]


def changes(host: Host) -> int:
    """Return the number of changes of scores so far."""
    return sum(isinstance(event, Scored) for deal in host.deals for event in deal.events)


def story_of(start: int, told: Sequence[tuple[DealLine, Line]]) -> Story:
    """Return the story of a side that began the game with that score: a loss removes the most recent points."""
    score, points = start, [_before()] * abs(start)
    for change, line in told:
        before, score = score, change.points if change.fall else score + change.points
        if change.fall or before * score < 0:
            points = []
        del points[abs(score) :]
        points += [line] * (abs(score) - len(points))
    return Story(tuple(line for _, line in told), tuple(points))


def _lines(host: Host) -> Iterator[tuple[DealLine, Line]]:
    """Yield each change of a score, with its line."""
    names = seat_names(host.seats)
    for deal in host.deals:
        for line in deal_lines(deal.events, host.last_view(deal), names):
            if line.side is not None:
                yield line, _line(fill(translate("DealSheet", "Deal %1"), deal.number), line)


def _line(deal: str, line: DealLine) -> Line:
    text, figure = line.story, line.figure.removeprefix("+")
    said = translate("Lankor", "1 point") if figure == "1" else translate("Lankor", "%1 points")
    return {
        "deal": deal,
        "text": text,
        "figure": line.figure,
        "spoken": f"{deal}: {text}, {fill(said, figure)}",
    }


def _before() -> Line:
    text = translate("Lankor", "From the start of the game")
    return {"deal": "", "text": text, "figure": "", "spoken": text}


ROLES = ("face", "up", "crosswise", "corner", "home", "place", "count", "story", "spoken")


class Scores(RowModel):
    """The score of each side, and a row per low card where such cards mark the scores.

    `corner` counts sides from the viewer's own; -1 is the unused pack, which is next to the corner `home`. `story` has
    the lines behind the points that the card marks. The host may be one move ahead: a change counts once it has been
    shown.
    """

    def __init__(self, host: Host, parent: QObject | None = None) -> None:
        super().__init__(ROLES, parent)
        self._host = host
        self.marked = game_data(host.info.id).score_on_table
        """Whether low cards mark the scores."""
        self.scores: tuple[int, ...] = ()
        self._changes = 0
        self._stories: list[Story] = []

    def catch_up(self) -> None:
        """Count all changes known to the host as shown."""
        self._changes = changes(self._host)

    def show(self, scores: tuple[int, ...], own: Side) -> None:
        """Show these scores as seen from the user's side."""
        self.scores = scores
        self._stories = stories(self._host, self._changes) if self.marked else [Story()] * len(scores)
        self.update(self._cards(own) if self.marked else [])

    def change(self, side: Side, total: int, own: Side) -> int:
        """Set a side's score; return its change."""
        self._changes += 1
        by = total - self.scores[side]
        self.show(tuple(total if no == side else old for no, old in enumerate(self.scores)), own)
        return by

    def told(self, info: GameInfo, own: Side) -> list[dict[str, Any]]:
        """Return a row per side with its corner: 0 is the user's, then clockwise."""
        names = side_names(seat_names(self._host.seats), info)
        return [
            {
                "corner": (side - own) % info.sides,
                "score": score,
                "name": names[side],
                "story": list(self._stories[side].lines),
            }
            for side, score in enumerate(self.scores)
        ]

    def _cards(self, own: Side) -> list[Row]:
        sides = len(self.scores)
        laid: dict[Card, Row] = {}
        for side, marks in enumerate(lankor(self.scores)):
            stretches = _stretches(marks, self._stories[side])
            for place, (mark, story) in enumerate(zip(marks, stretches, strict=True)):
                laid[mark.card] = _laid(mark, (side - own) % sides, place, len(marks), story)
        return [
            {
                "face": str(card),
                "home": (side_of(card, sides) - own) % sides,
                **laid.get(card, _laid(None, -1, number, len(LANKOR), ())),
            }
            for number, card in enumerate(LANKOR)
        ]


def _laid(mark: Lanka | None, corner: int, place: int, count: int, story: Sequence[Line]) -> Row:
    return {
        "up": mark is not None and mark.face_up,
        "crosswise": mark is not None and mark.crosswise,
        "corner": corner,
        "place": place,
        "count": count,
        "story": list(story),
        "spoken": "\n".join(line["spoken"] for line in story),
    }


def _stretches(marks: Sequence[Lanka], story: Story) -> Iterator[list[Line]]:
    """Yield the lines behind the points of each card: the first card marks the first points, and so on."""
    marked = 0
    for mark in marks:
        lines = story.points[marked : marked + abs(mark.points)]
        marked += abs(mark.points)
        yield [line for no, line in enumerate(lines) if line not in lines[:no]]
