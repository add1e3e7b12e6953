"""The yardsticks of the K+Q family. All receive the whole state; only `all_seeing` uses it.

`simple` is the rule player by which the strength aims were set: it remembers only the cards played, melds
what it can, asks at once, and never announces a gubbe.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tolva_gui.ai.games.mariage.kernel_bridge import KERNEL, FormBridge, bridge_for
from tolva_gui.ai.games.mariage.search import memory
from tolva_gui.ai.rng import rng_for
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.mariage.calls import ASK, PASS, is_meld
from tolva_gui.rules.games.mariage.facts import mariage
from tolva_gui.rules.moves import Move, Play, play_card
from tolva_gui.rules.protocol import Game
from tolva_gui.rules.view import View

WORLDS: Final = 200
SOLVED_CARDS: Final = 20
NO_SCORE: Final = (0, 0, 0)
"""For two or three sides."""


def flat(game: Game[Any], state: Any, seat: int) -> Move:
    """Return the move with most points over worlds that fit the seat's knowledge."""
    view = game.view(state, seat)
    bridge = bridge_for(view.info, view.options)
    return most_points(
        bridge, bridge.position(view.public), view.legal, game.info.side(seat), rng_for(view, 1)
    )


def all_seeing(game: Game[Any], state: Any, seat: int) -> Move:
    """Return the move with most points in the actual deal; the endgame is exact with two sides."""
    assert KERNEL is not None
    bridge = FormBridge(game, game.info.defaults())
    position, moves, side = bridge.position(state), tuple(game.legal_moves(state)), game.info.side(seat)
    if game.info.sides > 2 or position.cards_left > SOLVED_CARDS:
        return most_points(bridge, position, moves, side, Random(position.cards_left))
    purpose = KERNEL.Purpose(side=side, before=NO_SCORE[: game.info.sides], per_chance=0.0, per_point=1.0)
    values, _, _ = KERNEL.solve_all(position, purpose, memory(), bridge.actions(moves))
    assert values is not None
    return bridge.move(max(values, key=lambda action: values[action][1]))


def most_points(bridge: FormBridge, position: Any, moves: tuple[Move, ...], side: int, rng: Random) -> Move:
    """Return the best move by flat Monte Carlo with random playouts."""
    assert KERNEL is not None
    if len(moves) == 1:
        return moves[0]
    purpose = KERNEL.Purpose(side=side, before=NO_SCORE, per_chance=0.0, per_point=1.0)
    actions, seed = bridge.actions(moves), rng.getrandbits(63)
    _, _, values = KERNEL.search(position, purpose, memory(), actions, seed, playouts=WORLDS * len(moves))
    return bridge.move(max(values, key=lambda action: values[action][1]))


def simple(game: Game[Any], state: Any, seat: int) -> Move:
    """Meld or ask if allowed; else lead the highest safe card, or follow with the lowest that wins."""
    view = game.view(state, seat)
    call = prudent_call(view.legal)
    if call is not None:
        return call
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    good = winning(view, cards) if mariage(view.facts).trick else safe(view, cards)
    leads = good and not mariage(view.facts).trick
    return play_card((max if leads else min)(good or cards, key=lambda card: -view.ranks.index(card.rank)))


def safe(view: View, cards: list[Card]) -> list[Card]:
    """Return the cards that nothing of their suit can still beat; trumps are ignored."""
    gone = {card for trick in mariage(view.facts).tricks for card in trick.cards} | set(cards)
    return [
        card for card in cards if not any(beats(view, other, card) for other in set(view.info.pack) - gone)
    ]


def prudent_call(moves: Sequence[Move]) -> Move | None:
    """Return a meld, else a question, else a pass if no card may be played."""
    cards = any(isinstance(move, Play) for move in moves)
    wanted = (
        [move for move in moves if is_meld(move)],
        [ASK] * (ASK in moves),
        [PASS] * (PASS in moves and not cards),
    )
    return next((calls[-1] for calls in wanted if calls), None)


def winning(view: View, cards: list[Card]) -> list[Card]:
    """Return the cards that would take the lead in the current trick."""
    best = next(card for seat, card in mariage(view.facts).trick if seat == mariage(view.facts).winning)
    return [
        card
        for card in cards
        if beats(view, card, best) or card.suit == mariage(view.facts).trump != best.suit
    ]


def beats(view: View, card: Card, other: Card) -> bool:
    """Return whether the card is the higher one of the same suit."""
    return card.suit == other.suit and view.ranks.index(card.rank) < view.ranks.index(other.rank)
