"""Matches of several games: three tolvor (B23), and the same deals again with the seats exchanged.

*three*: a match of three games; the side that wins more of them wins. All three are played.
*duplicate*: the game is played once per side, with the same decks and all players moved by one seat each time, so
that every side gets every other side's cards; the points of all games are added, and the difference counts.

A match is stored in the records of its games (`records.text`) and needs no file:

    x-match three            the kind
    x-match-game 0 12 7      each earlier game: winner and final scores, by team (side of the first game)
"""

import re
from collections.abc import Mapping

from msgspec import Struct

from tolva_gui.records import marks
from tolva_gui.records.matches import KINDS, Kind, length
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.parti import NotNow
from tolva_gui.table.host import Host

Scores = tuple[int, ...]


class Played(Struct, frozen=True):
    """A game of a match. The winner need not have the highest score (B20)."""

    winner: int
    scores: Scores

    def __str__(self) -> str:
        return " ".join(map(str, (self.winner, *self.scores)))


class Match(Struct, frozen=True):
    """The standing of a match. A team is a side of the first game.

    *moved*: the number of seats that all players have moved since the first game.
    """

    kind: Kind
    teams: int
    games: tuple[Played, ...]
    moved: int

    @property
    def length(self) -> int:
        """The number of games."""
        return length(self.kind, self.teams)

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return len(self.games) >= self.length

    @property
    def totals(self) -> Scores:
        """The totals by team: games won, or points."""
        if self.kind == "duplicate":
            return tuple(sum(game.scores[team] for game in self.games) for team in range(self.teams))
        return tuple(sum(game.winner == team for game in self.games) for team in range(self.teams))

    @property
    def winner(self) -> int | None:
        """The team that has won the match; None while it goes on or if it is drawn."""
        best = max(self.totals)
        return self.totals.index(best) if self.over and self.totals.count(best) == 1 else None


def kinds(info: GameInfo) -> tuple[Kind, ...]:
    """Return the kinds of matches that a game can have.

    Scores are added up, so the game must be a race to a score; three games decide only between two sides.
    """
    if info.target is None:
        return ()
    return KINDS if info.sides == 2 else ("duplicate",)


def begin(host: Host, kind: Kind) -> None:
    """Make the game at the table the first of a match."""
    host.extra = (*host.extra, (marks.MATCH, kind))


def match_of(host: Host) -> Match | None:
    """Return the match of the game, including this game's score if it is over; None for a single game."""
    kind = dict(host.extra).get(marks.MATCH)
    if kind not in KINDS:
        return None
    sides = host.info.sides
    games = [game for name, text in host.extra if name == marks.MATCH_GAME and (game := _played(text, sides))]
    moved = len(games) if kind == "duplicate" else 0
    if host.winner is not None:
        last = host.results[-1].result.scores
        scores = tuple(last[(team + moved) % sides] for team in range(sides))
        games.append(Played((host.winner - moved) % sides, scores))
    return Match(kind, sides, tuple(games), moved)


def team_of(host: Host, seat: Seat) -> int:
    match = match_of(host)
    side: Side = host.info.side(seat)
    return (side - (match.moved if match else 0)) % host.info.sides


def next_host(host: Host) -> Host:
    """Return the table for the next game of the match. Raise NotNow if there is none."""
    match = match_of(host)
    if match is None or host.winner is None or match.over:
        raise NotNow("the match has no next game yet, or no more")
    following = host.next_game() if match.kind == "three" else _again(host)
    kept = tuple(line for line in host.extra if line[0] in (marks.MATCH, marks.MATCH_GAME))
    following.extra = (*kept, (marks.MATCH_GAME, str(match.games[-1])))
    return following


def _again(host: Host) -> Host:
    """Return a table with the same decks and first dealer's seat, and all players one seat further on."""
    seats = (*host.seats[-1:], *host.seats[:-1])
    options: Mapping[str, object] = host.options
    again = Host.new(host.info.id, options, seats, seed=host.seed, first_dealer=host.start.dealer)
    again.aids, again.game_number = host.aids, host.game_number
    again.phones = frozenset((seat + 1) % len(seats) for seat in host.phones)
    return again


def _played(text: str, sides: int) -> Played | None:
    """Parse a line of a game; None if it is invalid."""
    words = text.split()
    if len(words) != sides + 1 or not all(re.fullmatch("-?[0-9]{1,9}", word) for word in words):
        return None
    winner, *scores = map(int, words)
    return Played(winner, tuple(scores)) if 0 <= winner < sides else None
