"""Make the tables of the race to twelve (`ai/games/mariage/win_chance_tables/`): the chance from every standing.

The learnt policy plays some deals from each standing; the transitions form a chain, which is then solved for
the chances. Dealers take turns, so that the tables do not depend on the dealer.
"""

from collections.abc import Iterable
from functools import partial
from itertools import product

from lab.kit.family import FAMILY
from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning

from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, FormBridge
from tolva_gui.ai.games.mariage.policy import LEARNT
from tolva_gui.ai.games.mariage.win_chance import CARRIED, LOW, SPAN, WHOLE, rough_table
from tolva_gui.rules.games.mariage.game import MariageGame
from tolva_gui.rules.info import GameInfo

DEALS = 8000
CLOSE = 1e-5
FOLDER = GAMES / "mariage" / "win_chance_tables"

Standing = tuple[int, ...]
"""Carried points, then the scores."""
End = tuple[Standing | None, int, float]
"""The next standing (None: the game is over), the winner then, the probability."""
Chain = dict[Standing, list[End]]


def _ends_at_target(info: GameInfo) -> bool:
    """Whether a side that reaches twelve has won at once (T22), so that no deal starts from such a standing."""
    game = FAMILY[info.id]
    return isinstance(game, MariageGame) and game.ends_at_target


def main(arguments: list[str]) -> int:
    """Write a table per form."""
    asked = learning("mariage_race", __doc__, arguments, FAMILY, deals=DEALS)
    for game_id in asked.forms:
        info, every = FAMILY[game_id].info, list(standings(FAMILY[game_id].info))
        setup = {"game": game_id, "deals": asked.deals}
        unit = partial(play, game_id, asked.deals)
        ends = Crew.of(asked).units("mariage_race", setup, unit, list[End], range(len(every)))
        chain = dict(zip(every, ends, strict=True))
        table = complete(info, solve(info, chain))
        write(FOLDER / f"{game_id}.json", table, f"{len(chain)} standings of {asked.deals} deals")
    return 0


def standings(info: GameInfo) -> Iterable[Standing]:
    """Every plausible standing; the sides after the first in descending order, because they are interchangeable."""
    carried = CARRIED if _ends_at_target(info) else 1
    lowest = LOW if _ends_at_target(info) else 0
    for standing in product(range(carried), *[range(lowest, LOW + SPAN)] * info.sides):
        if list(standing[2:]) == sorted(standing[2:], reverse=True):
            yield standing


def play(game_id: str, deals: int, number: int) -> list[End]:
    """Play from the standing of that number."""
    game = FAMILY[game_id]
    standing = list(standings(game.info))[number]
    rules = FormBridge(game, game.info.defaults()).rules
    found = BRIDGE.need().outcomes(rules, standing[1:], standing[0], deals, LEARNT, number * deals)
    return [
        (None if winner is not None else (carried, *scores), -1 if winner is None else winner, count / deals)
        for (scores, carried, winner), count in found.items()
    ]


def solve(info: GameInfo, chain: Chain) -> dict[Standing, float]:
    """Return the first side's chance from each standing, by sweeps until the changes are small; high scores first."""
    chances = dict.fromkeys(chain, 1 / info.sides)
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for standing in reversed(chain):
            found = sum(
                share * (float(winner == 0) if then is None else chance_of(info, chances, then))
                for then, winner, share in chain[standing]
            )
            change = max(change, abs(found - chances[standing]))
            chances[standing] = found
    return chances


def chance_of(info: GameInfo, chances: dict[Standing, float], standing: Standing) -> float:
    """Return the first side's chance, from the nearest standing that was played."""
    carried = min(standing[0], CARRIED - 1) if _ends_at_target(info) else 0
    lowest = LOW if _ends_at_target(info) else 0
    own, *others = (min(max(score, lowest), LOW + SPAN - 1) for score in standing[1:])
    return chances[carried, own, *sorted(others, reverse=True)]


def complete(info: GameInfo, chances: dict[Standing, float]) -> list[int]:
    """Return the whole table; the sides' chances add up to one."""
    table = []
    for standing in product(range(CARRIED), *[range(LOW, LOW + SPAN)] * info.sides):
        carried, *scores = standing
        turned = [(carried, *scores[side:], *scores[:side]) for side in range(info.sides)]
        parts = [chance_of(info, chances, each) for each in turned]
        table.append(round(WHOLE * parts[0] / sum(parts)))
    assert len(table) == len(rough_table(info))
    return table
