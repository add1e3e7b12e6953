"""Matches in the window: the choice before the first game, the score sheet, and the next game."""

from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.matches import KINDS
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.table.match import Match, begin, kinds, match_of, next_host, team_of
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import lasting
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, names, score, score_line, seat_names, translate

TITLES: Final = {
    "": QT_TRANSLATE_NOOP("Matches", "A single game"),
    "three": QT_TRANSLATE_NOOP("Matches", "Three tolvor"),
    "duplicate": QT_TRANSLATE_NOOP("Matches", "The same deals for everyone"),
}
"""By kind, in the order in which they are offered."""


@named_in_qml
class Matches(QObject):
    """`kind` of the next new game: `three`, `duplicate` or, if empty, a single game."""

    changed = Signal()

    def __init__(self, navigation: Navigation, at_hand: AtHand) -> None:
        super().__init__()
        self._navigation = navigation
        self._at_hand = at_hand
        self._kind = ""

    @Slot(object)
    def begin(self, host: Host) -> None:
        """Make the new game a match if that was chosen."""
        if self._kind in kinds(host.info):
            begin(host, self._kind)
        self._kind = ""
        self.changed.emit()

    @Slot()
    def next(self) -> None:
        host = self._navigation.host
        if host is not None and self._goes_on():
            self._navigation.pages.clear()
            following = next_host(host)
            following.extra = (*following.extra, *lasting(host.seats, host.extra, following.seats))
            self._navigation.sit_down(following)

    def _match(self) -> Match | None:
        host = self._navigation.host
        return match_of(host) if host else None

    def _goes_on(self) -> bool:
        """Whether this game is over and another one follows."""
        host, match = self._navigation.host, self._match()
        return host is not None and host.winner is not None and match is not None and not match.over

    def _teams(self) -> list[str]:
        host, match = self._navigation.host, self._match()
        if host is None or match is None:
            return []
        seated = list(enumerate(seat_names(host.seats)))
        return [
            names([name for number, name in seated if team_of(host, number) == team])
            for team in range(match.teams)
        ]

    def _rows(self) -> list[dict[str, Any]]:
        match = self._match()
        if match is None:
            return []
        rows = []
        for number in range(match.length):
            played = match.games[number] if number < len(match.games) else None
            figures = list(map(score, played.scores)) if played else [""] * match.teams
            rows.append({"text": self._game(number), "figures": figures})
        return rows

    def _game(self, number: int) -> str:
        match = self._match()
        text = fill(translate("Matches", "Game %1"), number + 1)
        if match is None or number >= len(match.games):
            return text
        won = self._teams()[match.games[number].winner]
        return fill(translate("Matches", "%1, won by %2"), text, won)

    def _totals(self) -> list[str]:
        match = self._match()
        return list(map(score, match.totals)) if match else []

    def _verdict(self) -> str:
        match = self._match()
        if match is None or not match.over:
            return ""
        if match.winner is None:
            return translate("Matches", "The match is a draw")
        ahead = match.totals[match.winner] - max(
            total for team, total in enumerate(match.totals) if team != match.winner
        )
        text = translate("Matches", "The match goes to %1")
        if match.kind == "duplicate":
            text = translate("Matches", "The match goes to %1, by %2 points")
            if ahead == 1:
                text = translate("Matches", "The match goes to %1, by 1 point")
        return fill(text, self._teams()[match.winner], ahead)

    def _title(self) -> str:
        match = self._match()
        return translate("Matches", TITLES[match.kind]) if match is not None else ""

    def _standing(self) -> str:
        """Return the number of the current game in the match, and the score of the games before it."""
        match, host = self._match(), self._navigation.host
        if match is None or host is None:
            return ""
        number = len(match.games) + (host.winner is None)
        text = fill(translate("Matches", "Game %1 of %2"), number, match.length)
        return f"{text} · {score_line(match.totals)}" if match.games else text

    def _choices(self) -> list[dict[str, str]]:
        offered = ("", *kinds(find_game(self._at_hand.form()).info))
        return [
            {"value": kind, "text": translate("Matches", title)}
            for kind, title in TITLES.items()
            if kind in offered
        ]

    def _explained(self) -> str:
        return {
            "": "",
            "three": translate("Matches", "Three games; the side that wins the most wins the match (B23)."),
            "duplicate": translate(
                "Matches",
                "The same deals are played again with everyone one seat on; the difference counts.",
            ),
        }[self._kind]

    def _set_kind(self, kind: str) -> None:
        self._kind = kind if kind in KINDS else ""
        self.changed.emit()

    kind = Property(str, lambda self: self._kind, _set_kind, notify=changed)
    choices = Property(list, _choices, notify=changed)
    explained = Property(str, _explained, notify=changed)
    goesOn = Property(bool, _goes_on, notify=changed)  # noqa: N815
    standing = Property(str, _standing, notify=changed)
    title = Property(str, _title, notify=changed)
    teams = Property(list, _teams, notify=changed)
    rows = Property(list, _rows, notify=changed)
    totals = Property(list, _totals, notify=changed)
    verdict = Property(str, _verdict, notify=changed)
