"""Write the sounds of the table as WAV: `python packaging/art/sounds.py`.

The sounds are made of noise and plucked strings with the standard library, and heard in a small room by two ears;
the same bytes come out every time.
"""

import io
import math
import random
import tomllib
import wave
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

RATE = 48000
# Seconds and levels of the walls' echoes for each ear; the walls swallow high tones.
WALLS = (
    ((0.0071, 0.2), (0.0123, 0.16), (0.0211, 0.12), (0.0337, 0.08), (0.0521, 0.05), (0.0793, 0.025)),
    ((0.0083, 0.2), (0.0109, 0.16), (0.0239, 0.12), (0.0311, 0.08), (0.0563, 0.05), (0.0757, 0.025)),
)
TAIL = 0.1
DULL = 2600
OUT = Path(__file__).resolve().parents[2] / "resources" / "sounds"
Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mix(into: Samples, sound: Samples, at: float = 0.0, volume: float = 1.0) -> None:
    """Add a sound, starting at that second; samples beyond the end are dropped."""
    start = round(at * RATE)
    for i, value in enumerate(sound[: max(0, len(into) - start)]):
        into[start + i] += value * volume


def noise(rng: random.Random, seconds: float, low: float, high: float) -> Samples:
    """Return noise between two frequencies, made by one-pole filters."""
    # White noise spreads over all frequencies of the rate.
    loud = math.sqrt(RATE / 22050)
    keep_low, keep_high = math.exp(-math.tau * low / RATE), math.exp(-math.tau * high / RATE)
    out, smooth, slow = [], 0.0, 0.0
    for _ in range(round(seconds * RATE)):
        value = rng.uniform(-1, 1)
        smooth += (value - smooth) * (1 - keep_high)
        slow += (smooth - slow) * (1 - keep_low)
        out.append(loud * (smooth - slow))
    return out


def swelling(sound: Samples, rise: float, fall: float) -> Samples:
    """Return the sound with a soft attack and a fade; `rise` is the attack's share, `fall` the fade's steepness."""
    count = len(sound)
    top = max(1, round(rise * count))
    shape = [
        math.sin(i / top * math.pi / 2) if i < top else (1 - (i - top) / (count - top)) ** fall
        for i in range(count)
    ]
    return [value * level for value, level in zip(sound, shape, strict=True)]


def knock(frequency: float, seconds: float, decay: float) -> Samples:
    """Return a short wooden tone, falling a little while it fades."""
    out, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        t = i / RATE
        phase += math.tau * frequency * (1 + 0.25 * math.exp(-t * 90)) / RATE
        out.append(math.sin(phase) * math.exp(-t * decay) * min(1.0, t * 900))
    return out


def string(rng: random.Random, frequency: float, seconds: float, soft: float) -> Samples:
    """Return a plucked string: noise in a loop that loses its edge (Karplus and Strong)."""
    period = round(RATE / frequency)
    loop = [rng.uniform(-1, 1) for _ in range(period)]
    for _ in range(19):  # a finger, not a plectrum
        loop = [(a + b) / 2 for a, b in pairwise([*loop, loop[0]])]
    # A constant offset is inaudible and only takes headroom.
    loop = [value - sum(loop) / period for value in loop]
    out = []
    for i in range(round(seconds * RATE)):
        value = loop[i % period]
        out.append(value * min(1.0, i / (0.0027 * RATE)))
        near = [loop[(i + step) % period] for step in range(1, 5)]
        loop[i % period] = soft * (value + 4 * near[0] + 6 * near[1] + 4 * near[2] + near[3]) / 16
    return swelling(out, 0.002, 1.3)


def shuffle() -> Samples:
    """Two halves of the pack riffled together, and the falling bridge."""
    rng = random.Random(4)
    out = silence(0.85)
    at = 0.02
    for card in range(26):
        loud = 0.32 + 0.24 * math.sin(card / 25 * math.pi)
        mix(out, swelling(noise(rng, 0.022, 1400, 5600), 0.05, 3.4), at, loud * rng.uniform(0.7, 1.1))
        at += rng.uniform(0.016, 0.024)
    mix(out, swelling(noise(rng, 0.2, 800, 4200), 0.3, 1.6), at + 0.03, 0.42)
    mix(out, swelling(noise(rng, 0.08, 90, 700), 0.05, 2.4), at + 0.17, 0.9)
    return out


def whistle() -> Samples:
    """A whistle with two fingers: up and down again, with audible breath."""
    rng = random.Random(8)
    out, phase = [], 0.0
    breath = noise(rng, 0.36, 1800, 5200)
    for i, air in enumerate(breath):
        t = i / len(breath)
        phase += math.tau * (1500 + 900 * math.sin(math.pi * min(1.0, 1.25 * t)) ** 2) / RATE
        out.append(math.sin(phase) + 0.18 * air)
    return swelling(out, 0.12, 0.8)


def fox() -> Samples:
    """A fox that barks twice and gets nothing."""
    rng = random.Random(12)
    out = silence(0.95)
    for at, high, loud in ((0.02, 720, 1.0), (0.34, 640, 0.7)):
        bark, phase = [], 0.0
        breath = noise(rng, 0.2, 500, 3200)
        for i, air in enumerate(breath):
            t = i / len(breath)
            phase += math.tau * (0.6 * high + 0.4 * high * math.sin(math.pi * t)) / RATE
            bark.append(math.sin(phase) + 0.35 * math.sin(2 * phase) + 0.8 * air)
        mix(out, swelling(bark, 0.12, 1.6), at, 0.5 * loud)
    mix(out, string(rng, 220.0, 0.35, 0.993), 0.6, 0.35)
    return out


def chips() -> Samples:
    """A chip that rolls, falls and comes to rest, and a string for its winner."""
    rng = random.Random(13)
    out = silence(1.4)
    at, gap, loud = 0.0, 0.16, 0.35
    while gap > 0.018:
        mix(out, knock(1500, 0.07, 70), at, loud)
        mix(out, swelling(noise(rng, 0.012, 2500, 6500), 0.03, 3), at, 0.6 * loud)
        at, gap, loud = at + gap, 0.82 * gap, 0.95 * loud
    for frequency in (587.33, 880.0):
        mix(out, string(rng, frequency, 1.4 - at, 0.996), at, 0.5)
    return out


def layered(seed: int, seconds: float, layers: Sequence[dict[str, Any]]) -> Samples:
    """Return a sound of the table `sounds.toml`."""
    rng, out = random.Random(seed), silence(seconds)
    for layer in layers:
        mix(out, _layer(rng, layer), layer["at"], layer["volume"])
    return out


def _layer(rng: random.Random, layer: dict[str, Any]) -> Samples:
    if "noise" in layer:
        length, low, high, rise, fall = layer["noise"]
        return swelling(noise(rng, length, low, high), rise, fall)
    return string(rng, *layer["string"]) if "string" in layer else knock(*layer["knock"])


TABLE: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    **{
        name: (partial(layered, one["seed"], one["seconds"], one["layers"]), one["peak"])
        for name, one in TABLE.items()
    },
    "shuffle": (shuffle, 0.3),
    "whistle": (whistle, 0.22),
    "fox": (fox, 0.3),
    "chips": (chips, 0.36),
}
"""How each sound is made, and the volume of its loudest sample."""


def in_a_room(samples: Samples) -> list[Samples]:
    """Return the sound as each ear hears it."""
    keep, dull, wall = math.exp(-math.tau * DULL / RATE), [], 0.0
    for value in samples:
        wall += (value - wall) * (1 - keep)
        dull.append(wall)
    ears = [samples + silence(TAIL) for _ in WALLS]
    for ear, walls in zip(ears, WALLS, strict=True):
        for at, level in walls:
            mix(ear, dull, at, level)
    # A constant offset is inaudible and only takes headroom.
    middles = [sum(ear) / len(ear) for ear in ears]
    return [[value - middle for value in ear] for ear, middle in zip(ears, middles, strict=True)]


def as_wav(samples: Samples, peak: float) -> bytes:
    """Return the WAV file, with the loudest sample at `peak` and the end faded to avoid a click."""
    ears = in_a_room(samples)
    loudest = max(abs(value) for ear in ears for value in ear)
    count, end = len(ears[0]), round(0.03 * RATE)
    data = bytearray()
    for i, both in enumerate(zip(*ears, strict=True)):
        level = peak * min(1.0, (count - i) / end) * 32767 / loudest
        for value in both:
            data += round(value * level).to_bytes(2, "little", signed=True)
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(bytes(data))
    return file.getvalue()


def outputs() -> dict[str, bytes]:
    """Return every sound by its file name."""
    return {f"{name}.wav": as_wav(make(), peak) for name, (make, peak) in SOUNDS.items()}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, data in outputs().items():
        (OUT / name).write_bytes(data)


if __name__ == "__main__":
    main()
