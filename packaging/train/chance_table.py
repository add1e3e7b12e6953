"""Fit how often games of grandissimo are made to what the master thinks of them (`ai/grandissimo/chances.py`).

In each deal a seat is made to declare a game that its hand might be good for; masters play it. For each kind of game
the lines fit a logistic curve, to be copied into `FITTED`.
Usage: python packaging/train/chance_table.py [deals [first deal [playouts a card]]]
"""

import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random
from typing import Any

from tolva_gui.ai.arena.match import further_orders
from tolva_gui.ai.games.grandissimo.appraisal import Appraisal, kind_of
from tolva_gui.ai.games.grandissimo.chances import SURE
from tolva_gui.ai.games.grandissimo.hand_value import as_set, risk, suit_number, tricks
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import UNHEARD
from tolva_gui.rules.game import Standing
from tolva_gui.rules.games.grandissimo.bids import TABLE_I, TRUMPS, Spel, Trump
from tolva_gui.rules.games.grandissimo.payment import settle
from tolva_gui.rules.moves import Call, Move

GAME = BY_ID["grandissimo"]
DEALS = 1000
PLAYOUTS = 1000
TOO_RISKY = 0.75
"""Misères that the rules of thumb give less hope are not tried."""
LACKING = 1.5, 2.5
"""Nor games for which so many tricks are lacking by rule, alone and where a partner is asked for."""
RIDGE = 0.5
"""How strongly few deals are held to what is thought."""

Seen = tuple[float, bool]
"""The logarithm of the odds in thought, and whether the game was made."""


def main(arguments: list[str]) -> int:
    """Print a line of the table for each kind of game."""
    deals, first, playouts = [int(text) for text in arguments] + [DEALS, 0, PLAYOUTS][len(arguments) :]
    seen: dict[str, list[Seen]] = {}
    for number in range(first, first + deals):
        for seat in range(4):
            for kind, odds, made in declared(number, seat, Budget(iterations=playouts)):
                seen.setdefault(kind, []).append((odds, made))
    for kind, rows in sorted(seen.items()):
        constant, slope = fitted(rows)
        successes = sum(made for _, made in rows)
        print(f'    "{kind}": ({constant:.2f}, {slope:.2f}),  # {len(rows)} games, {successes} made')
    return 0


def declared(number: int, seat: int, budget: Budget) -> Iterator[tuple[str, float, bool]]:
    """Let the seat declare a game in the deal; yield the kind, the odds in thought, and whether it was made."""
    rng = Random(f"chances {number} {seat}")
    state = dealt(number)
    chosen = undertaken(state.hands[seat], rng)
    if chosen is None:
        return
    spel, trump, word = chosen
    players = [make_player("best", number * 4 + one) for one in range(4)]
    said = {"auction": Call("bid", spel.id), "trump": Call("trump", trump), "partner": Call(word)}
    odds = None
    while (turn := GAME.to_act(state)) is not None:
        if state.phase == "play" and odds is None:
            view = GAME.view(state, seat)
            contract = state.contract
            thought = Appraisal(view, view.public, seat, rng).thought(contract)
            odds = log_odds(thought)
        GAME.apply(state, _move(state, turn, seat, said, players[turn], budget))
    if odds is not None and not state.contract.conceded:
        made = settle(state.contract, state.first_suit, state.winners, slam_doubles_13=True).made
        yield kind_of(state.contract), odds, made


def dealt(number: int) -> Any:
    """Return a deal as it begins."""
    seed, options = f"chances {number}", GAME.info.defaults()
    deck = list(GAME.info.pack_for(options))
    Random(seed).shuffle(deck)
    standing = GAME.check_start(options, Standing(number % 4, (0,) * 4))
    return GAME.start(options, tuple(deck), standing, UNHEARD, further_orders(GAME.info, deck, seed))


def undertaken(cards: list[int], rng: Random) -> tuple[Spel, Trump | None, str] | None:
    """Choose a game that the hand might be good for, its trump, and whether to ask; None if there is none."""
    hand, spel = as_set(cards), rng.choice(TABLE_I)
    if not spel.high:
        return (spel, None, "") if risk(hand, spel.aside, False) < TOO_RISKY else None
    word = rng.choice(("solo", "vist")) if spel.partner_tricks else "solo"
    worth = {trump: tricks(hand, suit_number(trump)) for trump in TRUMPS}
    trump = max(TRUMPS, key=lambda trump: worth[trump] + rng.random())
    within = spel.tricks - LACKING[word == "vist"] < worth[trump] < spel.tricks + LACKING[0]
    return (spel, trump, word) if within else None


def _move(state: Any, turn: int, seat: int, said: dict[str, Call], player: Any, budget: Budget) -> Move:
    if state.phase == "auction":
        return said["auction"] if turn == seat and state.high < 0 else Call("pass")
    if state.phase in said:
        return said[state.phase]
    view = GAME.view(state, turn)
    move: Move = player.choose(view, budget).move
    # The game is played out: what is to be known is how often it is made.
    played = [other for other in view.legal if str(other) not in ("concede", "agree")]
    return move if move in played else played[0]


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds, within what is held possible."""
    within = min(max(chance, SURE), 1 - SURE)
    return log(within / (1 - within))


def fitted(rows: Sequence[Seen]) -> tuple[float, float]:
    """Return constant and slope of the logistic curve through the rows, by Newton's method."""
    constant, slope = 0.0, 1.0
    for _ in range(40):
        down, across, both, rest, tilt = RIDGE, RIDGE, 0.0, -RIDGE * constant, -RIDGE * (slope - 1)
        for odds, made in rows:
            likely = 1 / (1 + exp(-constant - slope * odds))
            weight = likely * (1 - likely)
            rest += made - likely
            tilt += (made - likely) * odds
            down += weight
            both += weight * odds
            across += weight * odds * odds
        whole = down * across - both * both
        constant += (across * rest - both * tilt) / whole
        slope += (down * tilt - both * rest) / whole
    return constant, slope


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
