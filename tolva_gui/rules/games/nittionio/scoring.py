"""The scoring of a nittionio deal, in the source's form and in the variants (N18-N22, NV1-NV3)."""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

from tolva_gui.rules import kit
from tolva_gui.rules.games.nittionio.state import SEATS, NittionioState

FORM: Final = kit.Option("form", "standard", ("standard", "rubber", "pennycook", "no_joker"), "NV1")
SHOW_ALL_BIDS: Final = kit.Option("show_all_bids", False, (False, True), "ND13")
STANDARD: Final = "standard"
RUBBER: Final = "rubber"
PENNYCOOK: Final = "pennycook"
NO_JOKER: Final = "no_joker"

DEALS: Final = 9
"""N22: the number of deals."""
TARGETS: Final = {RUBBER: 100, PENNYCOOK: 150, NO_JOKER: 100}
"""NV1-NV3, ND9: the score that wins, by form."""
MADE: Final = {3: 10, 2: 20, 1: 30}
"""N19: points for a bid that is made, by how many seats made theirs."""
PREMIUMS: Final = {"declaration": 30, "revelation": 60}
"""N20: points of premium bids."""
GAME: Final = "game"
THE_RUBBER: Final = "rubber"
"""Kinds of score lines."""
GAMES_TO_WIN: Final = 3
Won = Annotated[int, Meta(ge=0, lt=GAMES_TO_WIN)]
BONUS: Final = 100
GAMES_WITHOUT_BONUS: Final = 8
"""NV1: the games of a rubber for which its winner gets no bonus."""


class Rubber(kit.Carry, frozen=True):
    """NV1: the games won in a rubber that goes on, and the totals, by seat."""

    games: tuple[Won, Won, Won] = (0, 0, 0)
    totals: tuple[int, int, int] = (0, 0, 0)


class MadeBefore(kit.Carry, frozen=True):
    """NV3: the number of bids made in the deal before."""

    made: Annotated[int, Meta(ge=0, le=SEATS)] | None = None


def score(state: NittionioState) -> kit.Result:
    form = state.options[FORM.name]
    lines = tuple(deal_lines(state, state.tricks_won))
    scores = kit.add_up(state.standing.scores, lines)
    if form == RUBBER:
        return _rubber(state.standing, lines, scores)
    last = state.standing.deal == DEALS
    over = last if form == STANDARD else leader_at(scores, TARGETS[str(form)]) is not None
    left = {"made": len(made(state, state.tricks_won))} if form == NO_JOKER else {}
    return kit.Result(lines, scores, left, kit.ranking(scores) if over else ())


def log_score(result: kit.Result, standing: kit.Standing, events: kit.Log) -> None:
    """Log the lines; those for a game of a rubber with the rubber's total (NV1)."""
    bonuses = [line for line in result.lines if line.kind in (GAME, THE_RUBBER)]
    lines = [line for line in result.lines if line not in bonuses]
    kit.log_lines(lines, kit.add_up(standing.scores, lines), events)
    kit.log_lines(bonuses, result.carried.get("totals", ()), events)


def made(state: NittionioState, taken: Sequence[int]) -> list[kit.Seat]:
    return [seat for seat in range(SEATS) if state.bid(seat) == taken[seat]]


def leader_at(scores: Sequence[int], target: int) -> kit.Seat | None:
    """Return the winner once a score reaches the target: the highest, None while tied (ND10, ND12)."""
    highest = max(scores)
    return scores.index(highest) if highest >= target and scores.count(highest) == 1 else None


def deal_lines(state: NittionioState, taken: Sequence[int]) -> list[kit.ScoreLine]:
    """Return the lines of the deal if the seats take these tricks (N18-N20, ND2, ND6)."""
    home = made(state, taken)
    lines = [kit.ScoreLine("tricks", seat, number) for seat, number in enumerate(taken) if number]
    lines += [kit.ScoreLine("bid", seat, MADE[len(home)]) for seat in home]
    if state.premium is not None:
        bidder, kind = state.premium
        paid = [bidder] if bidder in home else [seat for seat in range(SEATS) if seat != bidder]
        lines += [kit.ScoreLine("premium", seat, PREMIUMS[kind]) for seat in paid]
    return lines


def _rubber(standing: kit.Standing, lines: tuple[kit.ScoreLine, ...], scores: tuple[int, ...]) -> kit.Result:
    """NV1, ND9-ND11: possibly the end of a game of the rubber, and of the rubber."""
    games, totals = list(standing.carried["games"]), list(standing.carried["totals"])
    target = TARGETS[RUBBER]
    winner = leader_at(scores, target)
    if winner is None:
        return kit.Result(lines, scores, {"games": games, "totals": totals})
    games[winner] += 1
    bonuses = [kit.ScoreLine(GAME, seat, BONUS) for seat, score in enumerate(scores) if score >= target]
    won = games[winner] == GAMES_TO_WIN
    if won:
        bonuses.append(kit.ScoreLine(THE_RUBBER, winner, (GAMES_WITHOUT_BONUS - sum(games)) * BONUS))
    for seat, score in enumerate(scores):
        totals[seat] += score + sum(line.points for line in bonuses if line.side == seat)
    left = {"games": games, "totals": totals}
    ranking = kit.ranking(totals, first=winner) if won else ()  # ND11
    return kit.Result((*lines, *bonuses), (0,) * SEATS, left, ranking)
