"""The opponents by which the master of any game is measured, by name.

`flat`: Monte Carlo of 200 worlds per move that fit the seat's knowledge, played out at random; `flat-rules`: by the
rule player; a level by its id. `answer` looks for the best answer to the master: it plays as the master does unless
another move brings more against it, in likely worlds that masters play out. All use the game protocol; a game whose
playouts would be too slow in it has compiled ones (`OWN`).
"""

import dataclasses
from collections.abc import Callable, Collection
from functools import partial
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tolva_gui.ai.by_game import plain_player
from tolva_gui.ai.games.grandissimo.players import SearchPlayer as GrandissimoSearch
from tolva_gui.ai.games.kasino.players import PLAIN as PLAIN_KASINO
from tolva_gui.ai.games.kasino.players import SearchPlayer as KasinoSearch
from tolva_gui.ai.games.lomber.players import SearchPlayer as LomberSearch
from tolva_gui.ai.games.mariage.kernel_bridge import BRIDGE, aim_of, bridge_for
from tolva_gui.ai.games.mariage.search import memory
from tolva_gui.ai.games.nittionio.players import SearchPlayer as NittionioSearch
from tolva_gui.ai.games.plump.players import BY_THUMBS
from tolva_gui.ai.games.plump.players import SearchPlayer as PlumpSearch
from tolva_gui.ai.games.vandtia.players import SearchPlayer as VandtiaSearch
from tolva_gui.ai.games.vandtia.players import SearchSettings as VandtiaSettings
from tolva_gui.ai.games.vandtia.weights import CAREFUL
from tolva_gui.ai.hints.layouts import likely_layouts
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget, Player, seated_among
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.flat import GenericPlayer, Policy, by_lot, play_on
from tolva_gui.rules.account import lead
from tolva_gui.rules.games.mariage import GAMES as FAMILY
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import View

Chooser = Callable[[Game[Any], Any, int], Move]
"""The game, the whole state and the seat to act → a move."""
WORLDS: Final = 200
ALL_PLAYOUTS: Final = 1 << 30
WITHOUT_END: Final = Budget(iterations=ALL_PLAYOUTS)
ANSWER_WORLDS: Final = 24
ANSWERED: Final = 60
"""Playouts per choice of the masters who play out the worlds."""


def of_level(level: str, seed: int, budget: Budget, others: Collection[str] = ()) -> Chooser:
    """Return a chooser that plays a level from the seat's view. *others*: who else sits at the table."""
    player = seated_among(make_player(level, seed), others)
    return lambda game, state, seat: player.choose(game.view(state, seat), budget).move


def by_player(player: Player, iterations: int = 1) -> Policy:
    """Return a playout policy that plays as the player."""
    budget = Budget(iterations=iterations)

    def choose(game: Game[Any], state: Any, _moves: object, _rng: Random) -> Move:
        seat = game.to_act(state)
        return player.choose(game.view(state, seat), budget).move

    return choose


def flat(policy: Policy, game: Game[Any], state: Any, seat: int) -> Move:
    """Return the best move over some worlds that fit the seat's knowledge; each move is tried in all."""
    view = game.view(state, seat)
    if len(view.legal) == 1:
        return view.legal[0]
    rng, gains = rng_for(view, 1), dict.fromkeys(view.legal, 0.0)
    info = game.info.under(state.options)
    side = info.side(seat)
    for world in [game.determinize(view, rng) for _ in range(WORLDS)]:
        for move in view.legal:
            result = play_on(game, world.copy(), move, policy, rng)
            gains[move] += 0.0 if result is None else lead(result, side, world.standing.scores, info)
    return max(view.legal, key=gains.__getitem__)


def likely(game: Game[Any], view: View, rng: Random) -> Any:
    """Return a state that fits the view, drawn by what calls and plays reveal."""
    return next(likely_layouts(game, view, rng))


def family_flat(game: Game[Any], state: Any, seat: int) -> Move:
    """Plain Monte Carlo in the K+Q family's kernel."""
    view = game.view(state, seat)
    if len(view.legal) == 1:
        return view.legal[0]
    bridge = bridge_for(view.info, view.options)
    purpose = aim_of(game.info.side(seat), state.standing.scores)
    position, actions = bridge.position(view.public), bridge.actions(view.legal)
    seed, playouts = rng_for(view, 1).getrandbits(63), WORLDS * len(view.legal)
    _, values = BRIDGE.ask("search", position, purpose, memory(), actions, seed, playouts=playouts)
    return bridge.move(max(values, key=lambda action: values[action][1]))


def plain(player: Player) -> Chooser:
    """Return a chooser that plays by a search in compiled code, until it has had its number of worlds."""
    return lambda game, state, seat: player.choose(game.view(state, seat), WITHOUT_END).move


def plump_flat(policy: int) -> Chooser:
    """Return plain Monte Carlo, which ignores the bids of others."""
    return plain(PlumpSearch(1, WORLDS, dataclasses.replace(BY_THUMBS, policy=policy, trust=0.0, exact=0)))


def vandtia_flat_rules() -> Chooser:
    """Return plain Monte Carlo with the rule player's weights."""
    settings = VandtiaSettings(
        WORLDS, ALL_PLAYOUTS, CAREFUL, doubt=0.0, reads=False, plain=True, boldness=0.0
    )
    return plain(VandtiaSearch(1, settings))


def trick_flat(
    search: type[NittionioSearch | GrandissimoSearch | LomberSearch], policy: int, *, calls: bool = False
) -> Chooser:
    """Return plain Monte Carlo, which ignores the bids of others. *calls*: whether it also searches calls."""
    player = search(1, WORLDS)
    player.trust, player.policy, player.exact, player.calls = 0.0, policy, 0, calls
    return plain(player)


OWN: Final[dict[tuple[str, str], Callable[[], Chooser]]] = {
    ("plump", "flat"): partial(plump_flat, 0),
    ("plump", "flat-rules"): partial(plump_flat, 1),
    ("vandtia", "flat-rules"): vandtia_flat_rules,
    ("kasino", "flat"): lambda: plain(KasinoSearch(1, replace(PLAIN_KASINO, weights=None))),
    ("kasino", "flat-rules"): lambda: plain(KasinoSearch(1, PLAIN_KASINO)),
    ("nittionio", "flat"): partial(trick_flat, NittionioSearch, 0, calls=True),
    ("nittionio", "flat-rules"): partial(trick_flat, NittionioSearch, 1, calls=True),
    ("grandissimo", "flat"): partial(trick_flat, GrandissimoSearch, 0),
    ("grandissimo", "flat-rules"): partial(trick_flat, GrandissimoSearch, 1),
    ("lomber", "flat"): partial(trick_flat, LomberSearch, 0),
    ("lomber", "flat-rules"): partial(trick_flat, LomberSearch, 1),
    **{(form, "flat"): lambda: family_flat for form in FAMILY},
}
"""Yardsticks in compiled code, by game and name."""
NAMES: Final = ("flat", "flat-rules", "answer", *LEVELS)


def yardstick(name: str, game: Game[Any], budget: Budget) -> Callable[[int], Chooser]:
    """Return a factory of that opponent from a number. *budget*: for a level; the others have their own."""
    if (game.info.id, name) in OWN:
        own = OWN[game.info.id, name]()
        return lambda _number: own
    match name:
        case "flat":
            return lambda _number: partial(flat, by_lot)
        case "flat-rules":
            return lambda _number: partial(flat, by_player(plain_player(game.info, 1)))
        case "answer":
            masters = by_player(make_player("best", 1), ANSWERED)
            return lambda _number: plain(GenericPlayer(1, masters, worlds=likely, most_worlds=ANSWER_WORLDS))
        case level:
            return lambda number: of_level(level, number, budget)
