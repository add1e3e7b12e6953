"""The moods at the table, decided by public events only."""

from collections.abc import Collection
from typing import Literal

from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.host import Host
from tolva_gui.words.game_data import game_data

Mood = Literal["glad", "sorry"]


def after_trick(winner: Seat | None, info: GameInfo) -> dict[Seat, Mood]:
    """Make the side that takes a trick glad, in trick games."""
    if winner is None or game_data(info.id).kind != "tricks":
        return {}
    return _all_of({info.side(winner)}, "glad", info)


def after_deal(host: Host) -> dict[Seat, Mood]:
    """Make winners glad and the last sorry; while the game goes on, those who gained most and least."""
    result, info = host.result(), host.info
    if result is None or result.void:
        return {}
    best: Collection[Side]
    worst: Collection[Side]
    if result.ranking:
        best, worst = result.ranking[0], result.ranking[-1]
    else:
        gains = gained(host, len(host.results) - 1)
        best = [side for side, gain in enumerate(gains) if gain == max(gains)]
        worst = [side for side, gain in enumerate(gains) if gain == min(gains)]
    if set(best) == set(worst):
        return {}
    return _all_of(best, "glad", info) | _all_of(worst, "sorry", info)


def gained(host: Host, deal: int) -> list[int]:
    """Return each side's gain in the deal of that index; if the score counts losses, less is more."""
    before = host.results[deal - 1].result.scores if deal else host.start.scores
    after = host.results[deal].result.scores
    sign = -1 if game_data(host.info.id).losses else 1
    return [sign * (now - then) for then, now in zip(before, after, strict=True)]


def _all_of(sides: Collection[Side], mood: Mood, info: GameInfo) -> dict[Seat, Mood]:
    return {seat: mood for seat in range(info.seats) if info.side(seat) in sides}
