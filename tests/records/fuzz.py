"""Records damaged in many ways, and the reader's reaction."""

from collections.abc import Sequence
from random import Random

from tests.engine.fuzz import Count
from tests.table.games import begun
from tolva_gui.records.reader import load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.text import dump
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host

WORDS: tuple[str, ...] = (
    "-999999999",
    "999999999",
    "9" * 60,
    "0",
    "-1",
    "1000",
    '"\\ud800"',
    '"a\\nb"',
    "\u202e",
    "\0",
    "play ST",
)
WORDS += (
    "helped",
    "void",
    "winner 0",
    "note",
    "deal",
    "end",
    "{0}",
    "%2",
    "\r",
    "[" * 3000,
    "x" * 11_000,
    "",
)


def read_wildly(records: int, seed: int) -> Count:
    """Damage and read that number of records; a readable one is opened at a table."""
    rng, count = Random(seed), Count()
    texts = [dump(begun(game, seed).record()) for game in BY_ID]
    for _ in range(records):
        text: str | bytes = damaged(rng.choice(texts), rng)
        if rng.random() < 0.2:
            text = spoilt(str(text).encode(errors="surrogatepass"), rng)
        try:
            found = load(text)
            if isinstance(found, GameRecord):
                Host.resume(found)
                assert load(dump(found)) == found
                count.good += 1
            else:
                assert found
                assert all(fault.line > 0 and len(str(fault)) < 2000 for fault in found)
                count.refused += 1
        except Exception:  # the failure sought
            count.failed.append(repr(text))
    return count


def damaged(text: str, rng: Random) -> str:
    """Return the text with one to three of its lines or words changed, swapped, doubled or lost."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                del lines[at]
                lines = lines or [""]
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = _cut(lines[at], rng)
            case _:
                lines[at] = _reworded(lines[at].split(" "), rng)
    return "\n".join(lines)


def spoilt(data: bytes, rng: Random) -> bytes:
    """Return the bytes with some of them gone and others in their place."""
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randrange(12)) + data[at + rng.randrange(12) :]


def _cut(line: str, rng: Random) -> str:
    at = rng.randrange(len(line) + 1)
    return line[:at] + rng.choice(("", "\x7f", "é", "\ud800", '"')) + line[at + rng.randrange(3) :]


def _reworded(words: Sequence[str], rng: Random) -> str:
    at = rng.randrange(len(words))
    return " ".join((*words[:at], rng.choice(WORDS), *words[at + 1 :]))
