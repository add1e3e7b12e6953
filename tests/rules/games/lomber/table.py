"""Helpers for the tests of lomber: a deal of known hands, and a seat's legal calls."""

from collections.abc import Sequence
from random import Random

from tests.contract.random_deals import chosen
from tests.rules.bench import NO_OPTIONS, Bench, begin, cards, filled
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.info import Options
from tolva_gui.rules.kit import Card, Move, Reason, Standing

SEED = 1985
DEALER = 0
P1, P2, P3 = 2, 1, 0
"""First, middle and last hand if seat 0 deals: play runs to the right (L3)."""
ACES = "SA CA"


SHORT = {"SOLOS": ("solo C", "solo D", "solo H"), "TOP": ("spadasolo", "nolo", "yfir")}


class Dealt(Bench):
    """A deal whose moves and claims may be in short: `buy 3` is a discard of the first three cards, or a pass.

    Claims: `calls` are the legal calls without `bid`; `sizes` how many cards may be bought; `left` how many there are.
    """

    of_moves = ("may", "calls")

    def act(self, *texts: str) -> "Dealt":
        for text in texts:
            super().act(self._full(text))
        return self

    def refused(self, text: str) -> Reason:
        return super().refused(self._full(text))

    def _full(self, text: str) -> str:
        if not text.startswith("buy "):
            return text
        return "pass" if text == "buy 0" else f"discard {own(self, int(text[4:]))}"

    def told(self, word: str) -> str:
        match word:
            case "sizes":
                return " ".join(map(str, sorted({len(text.split()) - 1 for text in self.legal})))
            case "left":
                return str(len(self.state.stock))
            case _:
                return super().told(word)

    def _named(self, told: str) -> set[str]:
        return {text for word in super()._named(told) for text in SHORT.get(word, (word,))}

    def _there(self, word: str) -> set[str]:
        return {text.removeprefix("bid ") for text in self.legal} if word == "calls" else super()._there(word)


def deal(
    *hands: str, stock: str = "", options: Options = NO_OPTIONS, standing: Standing | None = None
) -> Dealt:
    """Return a deal of these hands, first hand's first, filled up with the rest of the pack in order."""
    rows = [cards(hand) for hand in (*hands, "", "", "")[:3]]
    full: list[list[Card | None]] = [[*row, *[None] * (9 - len(row))] for row in rows]
    known = [card for start in (0, 3, 6) for row in full for card in row[start : start + 3]]
    deck = filled(LOMBER, [*known, *cards(stock)])
    begun = begin(LOMBER, chosen(LOMBER, **options), deck, standing or Standing(DEALER, (0, 0, 0)))
    return Dealt(LOMBER, begun.state, begun.events)


def own(table: Bench, number: int) -> str:
    """Return the first cards of the seat to act."""
    return " ".join(table.zone("hand", table.to_act)[:number])


def cautious(moves: Sequence[Move], rng: Random) -> Move:
    """Return a random move, but grandtúrnir if it can be bid, and otherwise mostly a pass or a low bid."""
    texts = [str(move) for move in moves]
    if "bid grandturnir" in texts:
        return moves[texts.index("bid grandturnir")]
    if any(text.startswith("bid") for text in texts):
        return rng.choice([moves[-1], moves[0], moves[rng.randrange(len(moves))]])
    aces = [move for move in moves if str(move).startswith("discard") and "SA" in str(move)]
    return rng.choice(aces if aces and rng.random() < 0.5 else moves)
