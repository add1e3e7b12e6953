"""A session with the engine in which most lines are wrong in various ways."""

import json
import string
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.family import MARIAGE
from tolva_gui.ai.levels import LEVELS
from tolva_gui.engine.session import Session
from tolva_gui.rules.bounds import CARRIED, PLAYOUTS, RACE_SCORES, SCORES, SEEDS, THINKING_MS

COMMANDS = ("levels", "games", "new", "next", "legal", "act", "why", "position", "go", "go")
FIELDS = ("game", "options", "seed", "dealer", "scores", "carried", "deck", "action", "seat", "lang", "level")
EDGES: tuple[int, ...] = (10**4299,) + tuple(
    edge + near
    for edge in (0, 12, 2**7, 2**15, 2**16, 2**31, 2**32, 2**63, 2**64, 10**18, 10**60, 10**308)
    for near in (-1, 0, 1)
)
BOUNDS = tuple(
    edge for known in (SCORES, RACE_SCORES, CARRIED, SEEDS) for edge in (known[0], known.stop - 1, known.stop)
)
TEXTS: tuple[str, ...] = (
    "",
    "\x00",
    "\ud800",
    "\u202e",
    "%2",
    "{0}",
    "tolva-4",
    "play ST",
    "play S6",
    "meld H",
    "ask",
    "pass",
)
TEXTS += ("half", "whole", "redeal", "best", "rules", "me", "sv", "en", "??", "x" * 70, "1" * 5000)
ACTIONS = (*("play " + suit + rank for suit in "SHDC" for rank in "ATKQJ9876"), *TEXTS)
QUICK = ("random", "rules", "stina", "best")
"""Levels that answer at once with little thinking time."""


@dataclass
class Count:
    """How many lines or records were good and how many refused; `failed` are those that made the program fail."""

    good: int = 0
    refused: int = 0
    failed: list[str] = field(default_factory=list)


def talk_wildly(lines: int, seed: int) -> Count:
    """Send that number of lines to one engine and count the results."""
    rng, session, count = Random(seed), Session(), Count()
    actions: list[str] = []
    for _ in range(lines):
        line = _line(rng, actions)
        try:
            told = json.loads(session.reply(line))
        except Exception:  # the failure sought
            count.failed.append(repr(line))
            continue
        actions = told.get("actions", actions)
        if told["ok"]:
            count.good += 1
        elif "the program failed" in told["error"]["text"]:
            count.failed.append(repr(line))
        else:
            count.refused += 1
    return count


def _line(rng: Random, actions: list[str]) -> bytes:
    """Return a line: half are valid requests, so that there is a game to disturb; a few are invalid JSON."""
    if actions and rng.random() < 0.3:
        action = rng.choice(actions)
        actions.clear()
        return _bytes({"cmd": "act", "action": action})
    cmd = rng.choice(COMMANDS)
    request = {"cmd": cmd, **_good(cmd, rng)}
    if rng.random() < 0.5:
        for name in rng.sample(FIELDS, rng.randint(1, 3)):
            request[name] = _anything(rng)
    line = _bytes(request)
    return _spoilt(line, rng) if cmd != "go" and rng.random() < 0.1 else line


def _good(cmd: str, rng: Random) -> dict[str, Any]:
    match cmd:
        case "new":
            info = rng.choice(MARIAGE).info
            scores = [rng.choice((0, 3, 11, -6, *BOUNDS)) for _ in range(info.sides)]
            return {
                "game": info.id,
                "seed": rng.randrange(99),
                "scores": scores,
                "carried": rng.choice((0, 2, 999)),
            }
        case "act" | "why":
            return {"action": rng.choice(ACTIONS)}
        case "go":
            # Too much is refused; the allowed amount is kept small.
            iterations = rng.choice((1, 2, 40, 40, PLAYOUTS.stop, *EDGES[-9:]))
            ms = rng.choice((1, 2, THINKING_MS.stop, -5, *EDGES[-9:]))
            thinking = rng.choice(
                ({"ms": ms}, {"iterations": iterations}, {"ms": ms, "iterations": iterations})
            )
            return {"level": rng.choice(QUICK), **thinking}
        case _:
            return {}


def _anything(rng: Random, depth: int = 0) -> Any:
    match rng.randrange(8 if depth < 3 else 5):
        case 0:
            return rng.choice((None, True, False, 0.5, 1e308, -1e-308))
        case 1 | 2:
            return rng.choice((1, -1)) * rng.choice((*EDGES, *BOUNDS))
        case 3 | 4:
            return rng.choice(TEXTS)
        case 5:
            return {rng.choice(TEXTS): _anything(rng, depth + 1) for _ in range(rng.randrange(4))}
        case 6:
            pack = [str(card) for card in rng.choice(MARIAGE).info.pack]
            rng.shuffle(pack)
            return pack[rng.randrange(2) :]
        case _:
            return [_anything(rng, depth + 1) for _ in range(rng.randrange(5))]


def _bytes(request: dict[str, Any]) -> bytes:
    return json.dumps(request).encode()


def _spoilt(line: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(line))
    more = bytes(rng.choices((0, 0x22, 0x5B, 0x7B, 0x80, 0xFF, *string.digits.encode()), k=rng.randrange(4)))
    return line[:at] + more + line[at + rng.randrange(3) :]


assert set(QUICK) <= set(LEVELS)
