"""Learn how a good player chooses a card (`ai/games/mariage/policy_tables/`), from the strongest player's own play.

A card has traits (`kernel/learnt.pxi`), each with a weight; a card's probability is proportional to the
product of its traits' weights. The weights make the observed choices most probable. The player learns from
itself: with new tables it plays better, and can be learnt from again. Twice was enough.
"""

from collections.abc import Iterator
from functools import partial
from math import exp
from random import Random

from lab.kit.family import FAMILY
from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning

from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge
from tolva_gui.ai.games.mariage.policy import TRAITS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.games.mariage.state import MariageState
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View

DEALS, PLAYOUTS = 2000, 2000
PART = 100
ROUNDS, PACE, CAUTION = 12, 0.15, 1.0
"""Passes over the choices; step size; initial squared slope of AdaGrad, which slows the first steps."""
FOLDER = GAMES / "mariage" / "policy_tables"

Choice = tuple[int, list[list[int]]]
"""Index of the chosen card, and the traits of each candidate."""


def main(arguments: list[str]) -> int:
    """Write the weights of each form."""
    asked = learning("mariage_policy", __doc__, arguments, FAMILY, deals=DEALS, playouts=PLAYOUTS)
    for form in asked.forms:
        setup = {"form": form, "playouts": asked.playouts}
        unit, parts = partial(watch, form, asked.playouts), range(asked.deals // PART)
        found = Crew.of(asked).units("mariage_policy", setup, unit, list[Choice], parts)
        choices = [choice for part in found for choice in part]
        weights, told = learn(choices)
        kept = [round(weight, 3) for weight in weights]
        write(FOLDER / f"{form}.json", kept, f"{len(choices)} choices, {told}")
    return 0


def watch(form: str, playouts: int, part: int) -> list[Choice]:
    """Return the choices in some deals of the strongest player's games with itself."""
    game, rng = FAMILY[form], Random(f"policy {form} {part}")
    info, options = game.info, game.info.defaults()
    bridge, player, budget = FormBridge(game, options), make_player("best", part), Budget(iterations=playouts)
    standing = new_game(info)
    found: list[Choice] = []
    for _ in range(PART):
        deck = list(info.pack)
        rng.shuffle(deck)
        state = game.start(options, tuple(deck), standing)
        while (seat := game.to_act(state)) is not None:
            view = game.view(state, seat)
            move = player.choose(view, budget).move
            found.extend(choice_of(bridge, view, move))
            game.apply(state, move)
        result = game.result(state)
        assert result is not None
        standing = game.next(options, standing, result) or new_game(info)
    return found


def new_game(info: GameInfo) -> Standing:
    """Return the start of a game."""
    return Standing(0, (0,) * info.sides)


def choice_of(bridge: FormBridge, view: View, move: Move) -> Iterator[Choice]:
    """A sample from the move: none from a call, from a forced card, or under a gubbe."""
    assert isinstance(view.public, MariageState)
    if isinstance(move, Play) and view.public.gubbe is None:
        traits = bridge.position(view.public).traits()
        if len(traits) > 1:
            yield list(traits).index(bridge.number(move)), list(traits.values())


def learn(choices: list[Choice]) -> tuple[list[float], str]:
    """Return the weights, and their accuracy on held-out choices."""
    rng = Random(1)
    rng.shuffle(choices)
    kept, seen = choices[: len(choices) // 10], choices[len(choices) // 10 :]
    logs, squares = [0.0] * TRAITS, [CAUTION] * TRAITS
    for _ in range(ROUNDS):
        rng.shuffle(seen)
        for chosen, cards in seen:
            step(logs, squares, chosen, cards)
    hits = sum(best(logs, cards) == chosen for chosen, cards in kept)
    chance = sum(1 / len(cards) for _, cards in kept)
    return [exp(log) for log in logs], f"{hits / len(kept):.3f} foretold, {chance / len(kept):.3f} by chance"


def shares(logs: list[float], cards: list[list[int]]) -> list[float]:
    """Return the probability of each card."""
    parts = [exp(sum(logs[trait] for trait in traits)) for traits in cards]
    total = sum(parts)
    return [part / total for part in parts]


def best(logs: list[float], cards: list[list[int]]) -> int:
    """Return the index of the most probable card."""
    parts = shares(logs, cards)
    return parts.index(max(parts))


def step(logs: list[float], squares: list[float], chosen: int, cards: list[list[int]]) -> None:
    """Make the choice a little more probable; the rarer a trait, the longer its steps (AdaGrad)."""
    for no, share in enumerate(shares(logs, cards)):
        slope = (no == chosen) - share
        for trait in cards[no]:
            squares[trait] += slope * slope
            logs[trait] += PACE * slope / squares[trait] ** 0.5
