"""How often gubbar are kept in real play: the odds in `tolva_gui/ai/games/mariage/promise.py`.

In the strongest player's games with itself, each gubbe that is kept in most worlds with all cards open is
announced and played to its end. The outcomes are listed by that share and by the tricks countable in the own
hand, with the most probable odds.
Usage: python packaging/train/gubbar.py [deals [form]]
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp
from random import Random

from msgspec.structs import replace

from tolva_gui.ai.games.mariage.gubbe_odds import sure_tricks, tricks_of
from tolva_gui.ai.games.mariage.kernel_bridge import bridge_for
from tolva_gui.ai.games.mariage.search import MASTER, Search, limits_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, never
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import GUBBAR, HALF
from tolva_gui.rules.view import View

DEALS, PART = 3000, 50
BUDGET = Budget(iterations=3000)
LEAST = 0.8
"""Share of worlds from which a gubbe is announced here."""
ROUNDS, PACE = 4000, 0.5

Tried = tuple[float, int, bool]
"""Share of worlds, number of countable tricks missing, whether the gubbe was kept."""


def main(arguments: list[str]) -> int:
    """Print the outcomes of the gubbar."""
    deals = int(arguments[0]) if arguments else DEALS
    form = arguments[1] if arguments[1:] else "tolva-4"
    with ProcessPoolExecutor() as pool:
        found = [one for part in pool.map(partial(watch, form), range(deals // PART)) for one in part]
    for name, column in (("share", 0), ("tricks too few", 1)):
        for value in sorted({row[column] for row in found}):
            kept = [row[2] for row in found if row[column] == value]
            print(f"{form}: {name} {value:4}: {sum(kept)} of {len(kept)} kept")
    level, by_share, by_trick = fit(found)
    print(
        f"log odds {level:.2f} at a share of 0.9 and two too few, {by_share:.2f} a share, {by_trick:.2f} a trick"
    )
    return 0


def watch(form: str, part: int) -> list[Tried]:
    """Announce a gubbe in some deals where possible, once per deal."""
    game, rng, player = BY_ID[form], Random(f"gubbar {form} {part}"), make_player("best", part)
    found: list[Tried] = []
    for deal in range(PART):
        deck = list(game.info.pack)
        rng.shuffle(deck)
        dealer, announced = deal % game.info.seats, None
        state = game.start(game.info.defaults(), tuple(deck), Standing(dealer, (0,) * game.info.sides))
        while (seat := game.to_act(state)) is not None:
            view = game.view(state, seat)
            if announced is None and HALF in view.legal and (share := share_of(view)) >= LEAST:
                too_few = max(tricks_of(view, HALF) - sure_tricks(view), 0)
                announced = round(share, 2), too_few, game.info.side(seat)
                game.apply(state, HALF)
            else:
                game.apply(state, player.choose(without_gubbe(view), BUDGET).move)
        result = game.result(state)
        if announced is not None and result is not None:
            found.append((*announced[:2], result.scores[announced[2]] > 0))
    return found


def share_of(view: View) -> float:
    """Return the share of worlds in which the half gubbe is kept with all cards open."""
    bridge = bridge_for(view.info, view.options)
    return Search(bridge, view, MASTER, 1, never).share_kept(HALF, limits_of(BUDGET, least=0))


def without_gubbe(view: View) -> View:
    """Return the view without the calls tried here."""
    return replace(view, legal=tuple(move for move in view.legal if move not in GUBBAR))


def fit(found: list[Tried]) -> tuple[float, float, float]:
    """Return the log odds that make the outcomes most probable, by steepest ascent."""
    level = by_share = by_trick = 0.0
    for _ in range(ROUNDS):
        slopes = [0.0, 0.0, 0.0]
        for share, too_few, kept in found:
            odds = level + by_share * (share - 0.9) + by_trick * (2 - too_few)
            miss = kept - 1 / (1 + exp(-odds))
            for no, trait in enumerate((1.0, share - 0.9, 2 - too_few)):
                slopes[no] += miss * trait / len(found)
        level += PACE * slopes[0]
        by_share += 20 * PACE * slopes[1]
        by_trick += PACE / 4 * slopes[2]
    return level, by_share, by_trick


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
