"""Two cards share a value only if nobody can tell them apart: every layout gives them the same."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.ai.test_game_players import deal
from tests.contract.random_deals import walk
from tests.family import MARIAGE
from tolva_gui.ai.games.grandissimo import rule_player as grandissimo
from tolva_gui.ai.games.lomber import rule_player as lomber
from tolva_gui.ai.games.nittionio import rule_player as nittionio
from tolva_gui.ai.games.plump import rule_player as plump
from tolva_gui.ai.kernel.tricks.bridge import NUMBERS
from tolva_gui.ai.kernel.tricks.sense import TrickPosition
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Card, Move, Play, TrickFacts, View
from tolva_gui.rules.protocol import Game

SEARCH = Budget(iterations=400)
SOLVED = 11
"""With as few hidden cards the K+Q family's search solves the ending: cards that differ may then bring the same."""
LAYOUTS = 8
DEALS = 3
GAMES = [game for game in BY_ID.values() if not game.info.reactions]

SIGHTS: dict[str, tuple[Callable[[Any], TrickPosition], Callable[[Any, int], Card]]] = {
    "grandissimo": (grandissimo.sight_of, lambda _, number: NUMBERS.card[number]),
    "lomber": (lomber.sight_of, lomber.card_of),
    "nittionio": (nittionio.sight_of, nittionio.card_of),
    "plump": (plump.sight_of, lambda _, number: NUMBERS.card[number]),
}
"""Players of plain tricks: what they see, and the card of their number."""


def swapped(move: Move, one: Card, other: Card) -> Move:
    """Return the move with the two cards exchanged."""
    if not isinstance(move, Play):
        return move
    exchange = {one: other, other: one}
    return replace(move, cards=tuple(exchange.get(card, card) for card in move.cards))


def differ(game: Game[Any], layout: Any, one: Card, other: Card, rng: Random) -> bool:
    """Return whether the deal ends differently if the two cards change places in the rest of a random play."""
    first, second = layout.copy(), layout.copy()
    move: Move = Play((one,))
    while True:
        if game.why_not(second, swapped(move, one, other)) is not None:
            return True
        game.apply(first, move)
        game.apply(second, swapped(move, one, other))
        if game.to_act(first) != game.to_act(second):
            return True
        if game.to_act(first) is None:
            return bool(game.result(first) != game.result(second))
        move = rng.choice(game.legal_moves(first))


def hidden(view: View) -> int:
    """Return how many cards the seat does not see."""
    return sum(card is None for zone in view.zones for card in zone.cards)


def is_playing(view: View) -> bool:
    return isinstance(view.legal[0], Play)


def followed(game: Game[Any], rng: Random) -> Iterator[View]:
    """Yield the positions of some deals, bid with care and played at random, in which several cards may follow."""
    careful = make_player("rules", 0)

    def choose(view: View) -> Move:
        return rng.choice(view.legal) if is_playing(view) else careful.choose(view, SEARCH).move

    for _ in range(DEALS):
        for view in islice(walk(game, deal(game, rng), choose), 200):
            free = is_playing(view) and len(view.legal) > 1 and (game not in MARIAGE or hidden(view) > SOLVED)
            if free and isinstance(view.facts, TrickFacts) and view.facts.trick:
                yield view


def grouped(view: View) -> Iterator[tuple[Card, Card]]:
    """Yield the pairs of cards that the players of plain tricks try only once."""
    sight_of, card_of = SIGHTS[view.info.id]
    for group in sight_of(view.public).alike():
        yield from combinations([card_of(view.public, number) for number in group], 2)


def of_one_value(view: View) -> Iterator[tuple[Card, Card]]:
    """Yield the pairs of one suit that share a value, whatever worlds are met, where another card has another."""
    found = [make_player("best", seed).choose(view, SEARCH).values or {} for seed in range(2)]
    plays = [move for move in found[0] if isinstance(move, Play) and all(move in values for values in found)]
    if all(len(set(values.values())) > 1 for values in found):
        for one, other in combinations(plays, 2):
            if one.card.suit == other.card.suit and all(values[one] == values[other] for values in found):
                yield one.card, other.card


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_cards_share_a_value_only_if_every_layout_gives_the_same(game: Game[Any]) -> None:
    rng = Random(7)
    for view in followed(game, rng):
        # A game of plain tricks is soon decided, and then cards that differ bring the same.
        plain = game.info.id in ("plump", *SIGHTS)
        for one, other in grouped(view) if plain else of_one_value(view):
            for _ in range(LAYOUTS):
                assert not differ(game, game.determinize(view, rng), one, other, rng), (
                    one,
                    other,
                    view.facts,
                )


@pytest.mark.parametrize("name", ["grandissimo", "lomber"])
def test_cards_that_do_the_same_are_worth_what_the_deal_brings(name: str) -> None:
    """No deal of these games brings nothing once it is played."""
    found = 0
    for view in followed(BY_ID[name], Random(4)):
        if len(SIGHTS[name][0](view.public).alike()) == 1:
            values = make_player("best", 1).choose(view, SEARCH).values
            assert values is not None
            assert all(value and value == values[view.legal[0]] for value in values.values())
            found += 1
    assert found
