"""A match of three games, three tolvor (B23): the side that wins more of them wins. All three are played.

A match is stored in the records of its games (`records.text`) and needs no file:

    x-match three            the kind
    x-match-game 0 12 7      each earlier game: winner and final scores, by side
"""

import re

from msgspec import Struct

from tolva_gui.records import marks
from tolva_gui.records.matches import GAMES, THREE
from tolva_gui.rules.events import Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.parti import NotNow
from tolva_gui.table.host import Host

SIDES = 2


class Played(Struct, frozen=True):
    """A game of a match. The winner need not have the highest score (B20)."""

    winner: Side
    scores: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.winner, *self.scores)))


class Match(Struct, frozen=True):
    """The standing of a match."""

    games: tuple[Played, ...]

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return len(self.games) >= GAMES

    @property
    def totals(self) -> tuple[int, ...]:
        """The games won, by side."""
        return tuple(sum(game.winner == side for game in self.games) for side in range(SIDES))

    @property
    def winner(self) -> Side | None:
        """The side that has won the match; None while it goes on."""
        return self.totals.index(max(self.totals)) if self.over else None


def is_playable(info: GameInfo) -> bool:
    """Whether a game can be one of three: a race to a score, which three games decide only between two sides."""
    return info.target is not None and info.sides == SIDES


def begin(host: Host) -> None:
    """Make the game at the table the first of a match."""
    host.extra = (*host.extra, THREE)


def match_of(host: Host) -> Match | None:
    """Return the match of the game, including this game's score if it is over; None for a single game."""
    if THREE not in host.extra or not is_playable(host.info):
        return None
    games = [game for name, text in host.extra if name == marks.MATCH_GAME and (game := _played(text))]
    if host.winner is not None:
        games.append(Played(host.winner, host.results[-1].result.scores))
    return Match(tuple(games))


def next_host(host: Host) -> Host:
    """Return the table for the next game of the match. Raise NotNow if there is none."""
    match = match_of(host)
    if match is None or host.winner is None or match.over:
        raise NotNow("the match has no next game yet, or no more")
    following = host.next_game()
    kept = tuple(line for line in host.extra if line[0] in (marks.MATCH, marks.MATCH_GAME))
    following.extra = (*kept, (marks.MATCH_GAME, str(match.games[-1])))
    return following


def _played(text: str) -> Played | None:
    """Parse a line of a game; None if it is invalid."""
    words = text.split()
    if len(words) != SIDES + 1 or not all(re.fullmatch("-?[0-9]{1,9}", word) for word in words):
        return None
    winner, *scores = map(int, words)
    return Played(winner, tuple(scores)) if 0 <= winner < SIDES else None
