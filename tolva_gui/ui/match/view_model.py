"""Matches in the window: the choice before the first game, the score sheet, and the next game."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.records.matches import GAMES
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.table.match import Match, begin, is_playable, match_of, next_host
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.faces import lasting
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import fill, score, score_line, seat_names, side_names, translate


@named_in_qml
class Matches(QObject):
    """`wished`: whether the next new game is to be the first of three; `offered`: whether it can be."""

    changed = Signal()

    def __init__(self, navigation: Navigation, at_hand: AtHand) -> None:
        super().__init__()
        self._navigation = navigation
        self._at_hand = at_hand
        self._wished = False
        for signal in (at_hand.new_game.changed, navigation.sheet_changed, navigation.page_changed):
            signal.connect(self.changed)

    @Slot(object)
    def begin(self, host: Host) -> None:
        """Make the new game a match if that was chosen."""
        if self._wished and is_playable(host.info):
            begin(host)
        self._set_wished(False)

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

    def _sides(self) -> list[str]:
        host = self._navigation.host
        return side_names(seat_names(host.seats), host.info) if host is not None else []

    def _rows(self) -> list[dict[str, Any]]:
        match = self._match()
        if match is None:
            return []
        sides, rows = self._sides(), []
        for number in range(GAMES):
            text, figures = fill(translate("Matches", "Game %1"), number + 1), [""] * len(sides)
            if number < len(match.games):
                game = match.games[number]
                text = fill(translate("Matches", "%1, won by %2"), text, sides[game.winner])
                figures = list(map(score, game.scores))
            rows.append({"text": text, "figures": figures})
        return rows

    def _totals(self) -> list[str]:
        match = self._match()
        return list(map(score, match.totals)) if match else []

    def _verdict(self) -> str:
        match = self._match()
        if match is None or match.winner is None:
            return ""
        return fill(translate("Matches", "The match goes to %1"), self._sides()[match.winner])

    def _standing(self) -> str:
        """Return the number of the current game in the match, and the score of the games before it."""
        match, host = self._match(), self._navigation.host
        if match is None or host is None:
            return ""
        number = len(match.games) + (host.winner is None)
        text = fill(translate("Matches", "Game %1 of %2"), number, GAMES)
        return f"{text} · {score_line(match.totals)}" if match.games else text

    def _set_wished(self, wished: bool) -> None:
        self._wished = wished
        self.changed.emit()

    wished = Property(bool, lambda self: self._wished, _set_wished, notify=changed)
    offered = Property(bool, lambda self: is_playable(find_game(self._at_hand.form()).info), notify=changed)
    goesOn = Property(bool, _goes_on, notify=changed)  # noqa: N815
    title = Property(str, lambda _self: translate("Matches", "Three tolvor"), notify=changed)
    standing = Property(str, _standing, notify=changed)
    sides = Property(list, _sides, notify=changed)
    rows = Property(list, _rows, notify=changed)
    totals = Property(list, _totals, notify=changed)
    verdict = Property(str, _verdict, notify=changed)
