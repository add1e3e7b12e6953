"""Measure random deals per second through the game protocol, relative to a minimal loop on bit masks.

The loop has only hands, the duties of the game and the winner of the trick: no calls, scores or secrecy. The
extra cost of the protocol is the price of being readable and complete. Both deal the same packs with the same
dice.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from lab.kit.family import FAMILY
from lab.kit.runner import bar, repeats

from tolva_gui.rules.account import Standing
from tolva_gui.rules.protocol import Game

DEALS = 1500
ROUNDS = 3
RATIO_AIM = 0.15
WIDTH = 9


def main(arguments: list[str]) -> int:
    """Print a line per form; fail if one is below the aim."""
    deals = repeats("rules", __doc__, "deals", DEALS, arguments)
    print(f"{'form':<14}{'protocol/s':>12}{'loop/s':>12}{'ratio':>8}   (aim {RATIO_AIM})")
    ratios = [report(game, deals) for game in bar(FAMILY.values(), "rules", len(FAMILY))]
    return 0 if min(ratios) >= RATIO_AIM else 1


def report(game: Game[Any], deals: int) -> float:
    """Measure both in turn, the best of some rounds each; print and return the ratio."""
    protocol = loop = 0.0
    for _ in range(ROUNDS):
        protocol = max(protocol, speed(lambda rng: play_by_protocol(game, rng), deals))
        loop = max(loop, speed(lambda rng: play_by_masks(game, rng), deals))
    print(f"{game.info.id:<14}{protocol:>12.0f}{loop:>12.0f}{protocol / loop:>8.3f}")
    return protocol / loop


def speed(play: Callable[[Random], None], deals: int) -> float:
    """Return deals per second."""
    rng = Random(12)
    started = time.perf_counter()
    for _ in range(deals):
        play(rng)
    return deals / (time.perf_counter() - started)


def play_by_protocol(game: Game[Any], rng: Random) -> None:
    """Play one random deal as a search would."""
    info = game.info
    deck = list(info.pack)
    rng.shuffle(deck)
    state = game.start(info.defaults(), tuple(deck), Standing(0, (0,) * info.sides))
    while game.to_act(state) is not None:
        moves = game.legal_moves(state)
        game.apply(state, moves[int(rng.random() * len(moves))])


def play_by_masks(game: Game[Any], rng: Random) -> None:
    """Play one random deal without trump, with hands refilled from the stock if there is one."""
    info = game.info
    ranks = len(info.pack) // 4
    deck = [suit * WIDTH + rank for suit in range(4) for rank in range(ranks)]
    rng.shuffle(deck)
    held = len(deck) // info.seats if info.seats > 2 else 6
    hands = [mask(deck[seat * held : (seat + 1) * held]) for seat in range(info.seats)]
    stock = deck[info.seats * held :]
    free_while_stock = info.id == "bondtolva-2"
    leader = 0
    for _ in range(len(deck) // info.seats):
        best = suit = -1
        winner = leader
        for place in range(info.seats):
            seat = (leader + place) % info.seats
            allowed = (
                hands[seat] if suit < 0 or (stock and free_while_stock) else duty(hands[seat], suit, best)
            )
            card = pick(allowed, rng)
            hands[seat] ^= 1 << card
            if suit < 0 or (card // WIDTH == suit and card > best):
                suit, best, winner = card // WIDTH, card, seat
        leader = winner
        if stock:
            for seat in (leader, 1 - leader):
                hands[seat] |= 1 << stock.pop()


def mask(cards: list[int]) -> int:
    """Return the cards as a bit set."""
    return sum(1 << card for card in cards)


def duty(hand: int, suit: int, best: int) -> int:
    """Return the legal cards: follow suit, and head the trick if possible."""
    follow = hand & (511 << suit * WIDTH)
    return (follow >> best + 1 << best + 1) or follow or hand


def pick(allowed: int, rng: Random) -> int:
    """Return a random card of the set."""
    for _ in range(int(rng.random() * allowed.bit_count())):
        allowed &= allowed - 1
    return (allowed & -allowed).bit_length() - 1
