"""Helpers for the tests of lomber: a deal of known hands, and a seat's legal calls."""

from collections.abc import Mapping
from random import Random

from tests.contract.random_deals import chosen
from tests.rules.bench import Bench, begin, cards, filled
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.info import OptionValue
from tolva_gui.rules.moves import Move

SEED = 1985
NONE: Mapping[str, OptionValue] = {}
DEALER = 0
P1, P2, P3 = 2, 1, 0
"""First, middle and last hand if seat 0 deals: play runs to the right (L3)."""
ACES = "SA CA"


def deal(
    *hands: str,
    stock: str = "",
    options: Mapping[str, OptionValue] = NONE,
    standing: Standing | None = None,
) -> Bench:
    """Return a deal of these hands, first hand's first, filled up with the rest of the pack in order."""
    rows = [cards(hand) for hand in (*hands, "", "", "")[:3]]
    full: list[list[Card | None]] = [[*row, *[None] * (9 - len(row))] for row in rows]
    known = [card for start in (0, 3, 6) for row in full for card in row[start : start + 3]]
    deck = filled(LOMBER, [*known, *cards(stock)])
    return begin(LOMBER, chosen(LOMBER, **options), deck, standing or Standing(DEALER, (0, 0, 0)))


def said(table: Bench) -> set[str]:
    """Return the legal calls of the seat to act, without the word `bid`."""
    return {text.removeprefix("bid ") for text in table.legal}


def own(table: Bench, number: int) -> str:
    """Return the first cards of the seat to act."""
    return " ".join(table.zone("hand", table.to_act)[:number])


def buy(table: Bench, *numbers: int) -> Bench:
    """Let the seats in turn buy these numbers of cards."""
    for number in numbers:
        table.act(f"discard {own(table, number)}" if number else "pass")
    return table


def cautious(moves: list[Move], rng: Random) -> Move:
    """Return a random move, but grandtúrnir if it can be bid, and otherwise mostly a pass or a low bid."""
    texts = [str(move) for move in moves]
    if "bid grandturnir" in texts:
        return moves[texts.index("bid grandturnir")]
    if any(text.startswith("bid") for text in texts):
        return rng.choice([moves[-1], moves[0], moves[rng.randrange(len(moves))]])
    aces = [move for move in moves if str(move).startswith("discard") and "SA" in str(move)]
    return rng.choice(aces if aces and rng.random() < 0.5 else moves)
