"""The scoring of a nittionio deal, in the source's form and in the variants (N18-N22, NV1-NV3)."""

from collections.abc import Sequence
from typing import Any, Final

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
BONUS: Final = 100
GAMES_WITHOUT_BONUS: Final = 8
"""NV1: the games of a rubber for which its winner gets no bonus."""


def score(state: NittionioState) -> kit.Result:
    """Return the result of a finished deal."""
    form = state.options[FORM.name]
    lines = tuple(_deal_lines(state))
    scores = kit.add_up(state.standing.scores, lines)
    if form == RUBBER:
        return _rubber(state.standing, lines, scores)
    last = state.standing.deal == DEALS
    over = last if form == STANDARD else leader_at(scores, TARGETS[str(form)]) is not None
    left = {"made": len(made(state))} if form == NO_JOKER else {}
    return kit.Result(lines, scores, left, kit.ranking(scores) if over else ())


def log_score(result: kit.Result, standing: kit.Standing, events: kit.Log) -> None:
    """Log the lines; those for a game of a rubber with the rubber's total (NV1)."""
    bonuses = [line for line in result.lines if line.kind in (GAME, THE_RUBBER)]
    lines = [line for line in result.lines if line not in bonuses]
    kit.log_lines(lines, kit.add_up(standing.scores, lines), events)
    kit.log_lines(bonuses, result.carried.get("totals", ()), events)


def made(state: NittionioState) -> list[kit.Seat]:
    """Return the seats that took exactly as many tricks as they bid."""
    return [seat for seat in range(SEATS) if state.bid(seat) == state.tricks_won[seat]]


def leader_at(scores: Sequence[int], target: int) -> kit.Seat | None:
    """Return the winner once a score reaches the target: the highest, None while tied (ND10, ND12)."""
    highest = max(scores)
    return scores.index(highest) if highest >= target and scores.count(highest) == 1 else None


def first_carried(options: kit.Options) -> kit.Carried:
    """Return the carried values of a first deal."""
    if options[FORM.name] == RUBBER:
        return {"games": [0] * SEATS, "totals": [0] * SEATS}
    return {"made": None} if options[FORM.name] == NO_JOKER else {}


def check_carried(options: kit.Options, standing: kit.Standing) -> None:
    """Raise SetupError if no deal of this form can begin with the standing."""
    form, left = options[FORM.name], standing.carried
    if form == STANDARD and not 1 <= standing.deal <= DEALS:
        raise kit.SetupError(
            "there is no deal {deal}; this game has {deals}", deal=standing.deal, deals=DEALS
        )
    if left.keys() != first_carried(options).keys():
        raise kit.SetupError(
            "this form of nittionio leaves {fields}, not {left}",
            fields=", ".join(first_carried(options)) or "nothing but scores",
            left=dict(left),
        )
    if form == NO_JOKER and not (left["made"] is None or _number(left["made"], SEATS)):
        raise kit.SetupError(
            "the bids made in the deal before are 0 to 3 or null, not {made!r}", made=left["made"]
        )
    if form == RUBBER:
        _check_rubber(left)


def _check_rubber(carried: kit.Carried) -> None:
    games, totals = carried["games"], carried["totals"]
    if not _three(games) or not all(_number(won, GAMES_TO_WIN - 1) for won in games):
        raise kit.SetupError("in a rubber that goes on each has won 0 to 2 games, not {games!r}", games=games)
    if not _three(totals) or not all(type(total) is int for total in totals):
        raise kit.SetupError("the totals of a rubber are three whole numbers, not {totals!r}", totals=totals)


def _three(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == SEATS


def _number(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _deal_lines(state: NittionioState) -> list[kit.ScoreLine]:
    """N18-N20, ND2, ND6."""
    home = made(state)
    lines = [kit.ScoreLine("tricks", seat, taken) for seat, taken in enumerate(state.tricks_won) if taken]
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
    # ND11: whatever the totals; they rank the other two
    losers = (tuple(side for side in level if side != winner) for level in kit.ranking(tuple(totals)))
    levels = ((winner,), *filter(None, losers))
    return kit.Result((*lines, *bonuses), (0,) * SEATS, left, levels if won else ())
