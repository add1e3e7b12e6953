"""The opponents by which the master of any game is measured, by name.

`flat`: Monte Carlo of 200 worlds per move that fit the seat's knowledge, played out at random; `flat-rules`: by the
rule player; `seeing`: the same with all cards known, whose lead is the ceiling; a level by its id. All use the game
protocol; a game whose playouts would be too slow in it has compiled ones (`OWN`). In the K+Q family also `simple`,
rules of thumb; in kasino `five`, the master with five times the playouts.
"""

import dataclasses
from collections.abc import Callable, Collection
from functools import partial
from random import Random
from typing import Any, Final

from lab.kit import family_players
from lab.kit.family import FAMILY
from msgspec.structs import replace

from tolva_gui.ai.games.grandissimo.search_player import SearchPlayer as GrandissimoSearch
from tolva_gui.ai.games.kasino.search_player import MASTER as KASINO
from tolva_gui.ai.games.kasino.search_player import PLAIN as PLAIN_KASINO
from tolva_gui.ai.games.kasino.search_player import SearchPlayer as KasinoSearch
from tolva_gui.ai.games.kasino.search_player import SearchSettings as KasinoSettings
from tolva_gui.ai.games.lomber.search_player import SearchPlayer as LomberSearch
from tolva_gui.ai.games.nittionio.rule_player import bids_by_fit
from tolva_gui.ai.games.nittionio.search_player import SearchPlayer as NittionioSearch
from tolva_gui.ai.games.plump.search_player import BY_THUMBS, EXACT, LEARNT, arms_of, position_of
from tolva_gui.ai.games.plump.search_player import SearchPlayer as PlumpSearch
from tolva_gui.ai.games.vandtia.search_player import SearchPlayer as VandtiaSearch
from tolva_gui.ai.games.vandtia.weights import CAREFUL
from tolva_gui.ai.kernel.tricks.bridge import KERNEL
from tolva_gui.ai.levels import LEVELS, make_player
from tolva_gui.ai.player import Budget, seated_among
from tolva_gui.ai.rng import rng_for
from tolva_gui.ai.search.playout import Policy, by_lot, play_on
from tolva_gui.ai.search.worth import lead
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.nittionio.state import NittionioState
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Game

Chooser = Callable[[Game[Any], Any, int], Move]
"""The game, the whole state and the seat to act → a move."""
WORLDS: Final = 200
ALL_PLAYOUTS: Final = 1 << 30
WITHOUT_END: Final = Budget(iterations=ALL_PLAYOUTS)


def of_level(level: str, seed: int, budget: Budget, others: Collection[str] = ()) -> Chooser:
    """Return a chooser that plays a level from the seat's view. *others*: who else sits at the table."""
    player = seated_among(make_player(level, seed), others)
    return lambda game, state, seat: player.choose(game.view(state, seat), budget).move


def by_rules() -> Policy:
    """Return a playout policy that plays as the rule player."""
    player, budget = make_player("rules", 1), Budget(iterations=1)

    def choose(game: Game[Any], state: Any, _moves: object, _rng: Random) -> Move:
        seat = game.to_act(state)
        return player.choose(game.view(state, seat), budget).move

    return choose


def flat(policy: Policy, worlds: int, game: Game[Any], state: Any, seat: int) -> Move:
    """Return the best move over a number of worlds that fit the seat's knowledge; each move is tried in all."""
    view = game.view(state, seat)
    if len(view.legal) == 1:
        return view.legal[0]
    rng = rng_for(view, 1)
    return _best(game, [game.determinize(view, rng) for _ in range(worlds)], view.legal, seat, policy, rng)


def seeing(policy: Policy, worlds: int, game: Game[Any], state: Any, seat: int) -> Move:
    """Return the best move in the actual deal."""
    view = game.view(state, seat)
    if len(view.legal) == 1:
        return view.legal[0]
    return _best(game, [state] * worlds, view.legal, seat, policy, rng_for(view, 1))


def _best(
    game: Game[Any], worlds: list[Any], moves: tuple[Move, ...], seat: int, policy: Policy, rng: Random
) -> Move:
    gains = dict.fromkeys(moves, 0.0)
    side = game.info.under(worlds[0].options).side(seat)
    for world in worlds:
        for move in moves:
            result = play_on(game, world.copy(), move, policy, rng)
            gains[move] += 0.0 if result is None else lead(result, side, world.standing.scores)
    return max(moves, key=gains.__getitem__)


def plump_flat(policy: int) -> Chooser:
    """Plain Monte Carlo in plump's kernel: worlds that fit the seat's knowledge, bids ignored."""
    settings = dataclasses.replace(BY_THUMBS, policy=policy, trust=0.0, exact=0)
    player = PlumpSearch(1, WORLDS, settings)
    return lambda game, state, seat: player.choose(game.view(state, seat), WITHOUT_END).move


def plump_seeing() -> Chooser:
    """The master's playouts in the actual deal."""
    kernel = KERNEL
    if kernel is None:
        raise ValueError("the kernel for tricks is not built")

    def choose(game: Game[Any], state: Any, seat: int) -> Move:
        view = game.view(state, seat)
        arms = arms_of(view.public, view.legal)
        position = position_of(view, Random(1), world=state)
        tried, _ = kernel.search(position, seat, list(arms), 1, worlds=WORLDS, policy=LEARNT, exact=EXACT)
        return max(zip(tried, arms.values(), strict=True), key=lambda one: one[0])[1][0]

    return choose


def vandtia_flat_rules() -> Chooser:
    """Plain Monte Carlo in vändtia's kernel, with playouts by the rule player's weights."""
    player = VandtiaSearch(
        1,
        WORLDS,
        ALL_PLAYOUTS,
        weights=CAREFUL,
        doubt=0.0,
        reads=False,
        plain=True,
        boldness=0.0,
    )
    return lambda game, state, seat: player.choose(game.view(state, seat), WITHOUT_END).move


def kasino_with(settings: KasinoSettings) -> Chooser:
    """The search in kasino's kernel with other settings: plain Monte Carlo, or the master with more time."""
    player = KasinoSearch(1, settings)
    return lambda game, state, seat: player.choose(game.view(state, seat), WITHOUT_END).move


def kasino_seeing() -> Chooser:
    """The master's playouts, with an exact ending, in the actual deal."""
    player = KasinoSearch(1, replace(KASINO, worlds=WORLDS, playouts=0, packets=0, doubt=0.0))
    return lambda game, state, seat: player.choose(game.view(state, seat), WITHOUT_END, world=state).move


class PlainNittionio(NittionioSearch):
    """Bid cards come from the rule player's list, and premiums are risked as first fitted."""

    declares = 0.62
    reveals = 0.93

    def _shortlist(self, state: NittionioState, _position: Any) -> list[tuple[Card, ...]]:
        return [three for _, three in bids_by_fit(state, state.hands[state.turn])[:20]]


def trick_flat(
    search: type[NittionioSearch | GrandissimoSearch | LomberSearch], policy: int, *, calls: bool = False
) -> Chooser:
    """Plain Monte Carlo in the kernel for tricks, bids ignored. *calls*: calls are searched in the same way."""
    player = search(1, WORLDS, trust=0.0, policy=policy, calls=calls, exact=0)
    return lambda game, state, seat: player.choose(game.view(state, seat), WITHOUT_END).move


def _always(chooser: Chooser) -> Callable[[], Chooser]:
    return lambda: chooser


OWN: Final[dict[tuple[str, str], Callable[[], Chooser]]] = {
    ("plump", "flat"): partial(plump_flat, 0),
    ("plump", "flat-rules"): partial(plump_flat, 1),
    ("plump", "seeing"): plump_seeing,
    ("vandtia", "flat-rules"): vandtia_flat_rules,
    ("kasino", "flat"): partial(kasino_with, replace(PLAIN_KASINO, weights=None)),
    ("kasino", "flat-rules"): partial(kasino_with, PLAIN_KASINO),
    ("kasino", "seeing"): kasino_seeing,
    ("kasino", "five"): partial(kasino_with, replace(KASINO, playouts=5 * KASINO.playouts)),
    ("nittionio", "flat"): partial(trick_flat, PlainNittionio, 0, calls=True),
    ("nittionio", "flat-rules"): partial(trick_flat, PlainNittionio, 1, calls=True),
    ("grandissimo", "flat"): partial(trick_flat, GrandissimoSearch, 0),
    ("grandissimo", "flat-rules"): partial(trick_flat, GrandissimoSearch, 1),
    ("lomber", "flat"): partial(trick_flat, LomberSearch, 0),
    ("lomber", "flat-rules"): partial(trick_flat, LomberSearch, 1),
    **{(form, "flat"): _always(family_players.flat) for form in FAMILY},
    **{(form, "seeing"): _always(family_players.all_seeing) for form in FAMILY},
    **{(form, "simple"): _always(family_players.simple) for form in FAMILY},
}
"""Yardsticks of their own, by game and name: in compiled code, or for the K+Q family alone."""
EVERYWHERE: Final = ("flat", "flat-rules", "seeing", *(level.id for level in LEVELS))
"""Yardsticks that every game has."""


def names(form: str) -> list[str]:
    """Return the yardsticks of a game."""
    return list(dict.fromkeys((*EVERYWHERE, *(name for game, name in OWN if game == form))))


def yardstick(name: str, game: Game[Any], budget: Budget) -> Callable[[int], Chooser]:
    """Return a factory of that opponent from a number. *budget*: for a level; the others have their own."""
    if (game.info.id, name) in OWN:
        own = OWN[game.info.id, name]()
        return lambda _number: own
    match name:
        case "flat":
            return lambda _number: partial(flat, by_lot, WORLDS)
        case "flat-rules":
            return lambda _number: partial(flat, by_rules(), WORLDS)
        case "seeing":
            return lambda _number: partial(seeing, by_rules(), WORLDS)
        case level:
            return lambda number: of_level(level, number, budget)
