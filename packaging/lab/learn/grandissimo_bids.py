"""Fit the hands with which masters of grandissimo bid, help and play alone (`ai/games/grandissimo/limits.json`).

Masters bid in many deals; no card is played. Per kind of question, a logistic curve is fitted to the answers
against the value of the hand; the limit is the value at even odds. Kinds with few answers keep theirs. Masters'
answers depend on their beliefs about others: repeat the fit until the limits stay the same.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from math import exp
from random import Random
from typing import Any, NamedTuple

from lab.kit.learnt_file import GAMES, write
from lab.kit.runner import Crew, learning
from msgspec.structs import replace

from tolva_gui.ai.arena.match import further_orders
from tolva_gui.ai.games.grandissimo.bidding import LIMITS, Limits, helping, is_conceded, offers, strain_of
from tolva_gui.ai.games.grandissimo.hand_value import NO_TRICK, as_set, strain_value
from tolva_gui.ai.kernel.tricks.sense import members
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import NULL_LOG
from tolva_gui.rules.games.grandissimo.bids import BIDS

GAME = BY_ID["grandissimo"]
DEALS = 300
PLAYOUTS = 1000
LEAST = 40
"""Answers from which a limit is fitted."""
RIDGE = 0.5
"""Strength of the prior on few answers: even at the number itself, with a slope of one."""


class Answer(NamedTuple):
    """The value of the hand above the number asked for, and whether the answer is yes."""

    beyond: float
    yes: bool


def main(arguments: list[str]) -> int:
    """Write the limits, and print a line per kind of question."""
    asked = learning("grandissimo_bids", __doc__, arguments, deals=DEALS, first=0, playouts=PLAYOUTS)
    numbers, setup = range(asked.first, asked.first + asked.deals), {"playouts": asked.playouts}
    unit, kind = partial(bid, asked.playouts), dict[str, list[Answer]]
    seen = defaultdict[str, list[Answer]](list)
    for found in Crew.of(asked).units("grandissimo_bids", setup, unit, kind, numbers):
        for name, answers in found.items():
            seen[name] += answers
    limits = LIMITS
    for name, rows in sorted(seen.items()):
        constant, slope = fitted(rows)
        even, yes = -constant / slope, sum(one.yes for one in rows)
        print(f"{name:<22} even at {even:+.2f}, slope {slope:.2f}  # {len(rows)} answers, {yes} yes")
        if len(rows) >= LEAST:
            limits = moved(limits, name, even)
    figures = f"{asked.deals} auctions of masters from {asked.first}, {asked.playouts} playouts"
    write(GAMES / "grandissimo" / "limits.json", limits, figures)
    return 0


def moved(limits: Limits, kind: str, by: float) -> Limits:
    """Return the limits with that of a kind of question moved."""
    group, _, key = kind.partition(" ")
    old = getattr(limits, group)
    if isinstance(old, float):
        return replace(limits, **{group: round(old + by, 2)})
    number = int(key) if group == "helps" else key
    return replace(limits, **{group: {**old, number: round(old[number] + by, 2)}})


def bid(playouts: int, number: int) -> dict[str, list[Answer]]:
    """Let masters bid in a deal; return their answers by kind of question."""
    seen, budget = dict[str, list[Answer]](), Budget(iterations=playouts)
    state, player = dealt(number), make_player("best", number)
    while state.phase in ("auction", "trump", "partner", "answer"):
        seat, hand = state.turn, as_set(state.hands[state.turn])
        move = player.choose(GAME.view(state, seat), budget).move
        word, contract = str(move).partition(" ")[0], state.contract
        if state.phase == "auction":
            _note_call(state, hand, word, move, seen)
        elif state.phase != "trump" and contract.trump is not None:
            worth = strain_value(hand, strain_of(contract.trump))
            if state.phase == "partner":
                beyond = worth - contract.spel.tricks - LIMITS.alone
                seen.setdefault("alone", []).append(Answer(beyond, word == "solo"))
            else:
                kind = "in_need" if is_conceded(contract) else f"helps {contract.spel.partner_tricks}"
                seen.setdefault(kind, []).append(Answer(worth - helping(contract), word == "accept"))
        GAME.apply(state, move)
    return seen


def _note_call(state: Any, hand: int, word: str, move: Any, seen: dict[str, list[Answer]]) -> None:
    """An overcall is an answer about the lowest bid; a low bid is also an answer about that bid."""
    known = offers(state.first_suit)
    for rank in _lowest(state.high, high=False):
        beyond, said = strain_value(hand, NO_TRICK) - known[rank].needs, str(move) == f"bid {BIDS[rank]}"
        seen.setdefault(f"needs_low {BIDS[rank].spel.id}", []).append(Answer(beyond, said))
        if said:
            return
    for rank in _lowest(state.high, high=True):
        best = max(strain_value(hand, strain) for strain in members(known[rank].strains))
        kind = f"needs {BIDS[rank].spel.id}"
        seen.setdefault(kind, []).append(Answer(best - known[rank].needs, word != "pass"))


def _lowest(standing: int, *, high: bool) -> list[int]:
    """The lowest bid above the standing one, of a high game or a low one; nothing if there is none."""
    return [rank for rank in range(standing + 1, len(BIDS)) if BIDS[rank].spel.high == high][:1]


def dealt(number: int) -> Any:
    """Return a new deal."""
    seed, options = f"bidding {number}", GAME.info.defaults()
    deck = list(GAME.info.pack_for(options))
    Random(seed).shuffle(deck)
    standing = GAME.check_start(options, Standing(number % 4, (0,) * 4))
    return GAME.start(options, tuple(deck), standing, NULL_LOG, further_orders(GAME.info, deck, seed))


def fitted(rows: Sequence[Answer]) -> tuple[float, float]:
    """Return constant and slope of the logistic curve through the rows, by Newton's method."""
    constant, slope = 0.0, 1.0
    for _ in range(40):
        down, across, both, rest, tilt = RIDGE, RIDGE, 0.0, -RIDGE * constant, -RIDGE * (slope - 1)
        for beyond, yes in rows:
            likely = 1 / (1 + exp(-constant - slope * beyond))
            weight = likely * (1 - likely)
            rest += yes - likely
            tilt += (yes - likely) * beyond
            down += weight
            both += weight * beyond
            across += weight * beyond * beyond
        whole = down * across - both * both
        constant += (across * rest - both * tilt) / whole
        slope += (down * tilt - both * rest) / whole
    return constant, slope
