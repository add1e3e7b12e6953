"""Write the table's materials and the card shadow as PNG: `python packaging/art/table.py`.

The tiles are 512 × 512, wrap around on every side, and use one palette index per tone, so that a cloth in
another colour is the same weave in another dye. Standard library only.
"""

import math
import random
import struct
import zlib
from pathlib import Path

SIZE = 512
OUT = Path(__file__).resolve().parents[2] / "resources" / "table"
Field = list[float]
Colour = tuple[int, int, int]


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png_indexed(width: int, height: int, pixels: bytes, palette: list[Colour]) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    colours = b"".join(bytes(c) for c in palette)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"PLTE", colours)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def png_rgba(width: int, height: int, pixels: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = b"".join(b"\0" + pixels[y * width * 4 : (y + 1) * width * 4] for y in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def smooth_noise(rng: random.Random, columns: int, rows: int) -> Field:
    """Value noise on a wrapping lattice of columns × rows, smoothly interpolated to SIZE × SIZE."""
    lattice = [[rng.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]
    across = [_ease(i * columns / SIZE) for i in range(SIZE)]
    wide = [[row[c] + (row[(c + 1) % columns] - row[c]) * t for c, t in across] for row in lattice]
    out: Field = []
    for y in range(SIZE):
        r, t = _ease(y * rows / SIZE)
        upper, lower = wide[r], wide[(r + 1) % rows]
        out += [a + (b - a) * t for a, b in zip(upper, lower, strict=True)]
    return out


def _ease(value: float) -> tuple[int, float]:
    whole = int(value)
    t = value - whole
    return whole, t * t * (3 - 2 * t)


def add(field: Field, other: Field, weight: float) -> None:
    for i, value in enumerate(other):
        field[i] += value * weight


def fibres(rng: random.Random, field: Field, count: int, length: int, weight: float, spread: float) -> None:
    """Add short bent fibres, wrapping at the edges; fulled wool is little else."""
    for _ in range(count):
        x, y = rng.uniform(0, SIZE), rng.uniform(0, SIZE)
        angle = rng.gauss(math.pi / 4, spread)
        bend = rng.gauss(0, 0.05)
        tone = rng.gauss(0, 1) * weight
        steps = rng.randint(length // 2, length)
        for step in range(steps):
            fade = math.sin(math.pi * (step + 0.5) / steps)
            field[int(y) % SIZE * SIZE + int(x) % SIZE] += tone * fade
            x += math.cos(angle)
            y += math.sin(angle)
            angle += bend


def wool() -> Field:
    """Vadmal: fulled twill, the diagonal only just felt under the nap."""
    rng = random.Random(1212)
    field = [0.0] * (SIZE * SIZE)
    add(field, smooth_noise(rng, 5, 5), 0.22)
    add(field, smooth_noise(rng, 24, 24), 0.20)
    add(field, smooth_noise(rng, 110, 110), 0.26)
    fibres(rng, field, 15000, 22, 0.34, 0.9)
    for y in range(SIZE):
        for x in range(SIZE):
            twill = math.sin((x + y) * math.tau / 8)
            field[y * SIZE + x] += twill * 0.13 + rng.gauss(0, 0.2)
    return field


def linen() -> Field:
    """Tabby: every thread has its own thickness and tone, with a slub here and there."""
    rng = random.Random(34)
    field = [0.0] * (SIZE * SIZE)
    add(field, smooth_noise(rng, 4, 4), 0.25)
    threads = SIZE // 4
    warp = [rng.gauss(0, 0.4) for _ in range(threads)]
    weft = [rng.gauss(0, 0.4) for _ in range(threads)]
    slub_x, slub_y = smooth_noise(rng, 128, 10), smooth_noise(rng, 10, 128)
    for y in range(SIZE):
        for x in range(SIZE):
            i, over = y * SIZE + x, (x // 4 + y // 4) % 2 == 0
            across = math.sin((x % 4 + 0.5) / 4 * math.pi)
            down = math.sin((y % 4 + 0.5) / 4 * math.pi)
            thread = warp[x // 4] + slub_x[i] * 0.5 if over else weft[y // 4] + slub_y[i] * 0.5
            field[i] += thread * 0.7 + (across if over else down) * 0.55 - 0.35 + rng.gauss(0, 0.12)
    return field


def wood() -> Field:
    """Oiled birch: long grain along x with slow waves and short dark flecks."""
    rng = random.Random(77)
    field = [0.0] * (SIZE * SIZE)
    bend, broad = smooth_noise(rng, 3, 5), smooth_noise(rng, 2, 26)
    fine, hair = smooth_noise(rng, 4, 170), smooth_noise(rng, 14, 256)
    for i in range(SIZE * SIZE):
        y = i // SIZE
        ring = math.sin(y * math.tau * 9 / SIZE + bend[i] * 3.2)
        field[i] = ring * 0.35 + broad[i] * 0.6 + fine[i] * 0.5 + hair[i] * 0.35 + rng.gauss(0, 0.1)
    for _ in range(900):
        x, y, n = rng.randrange(SIZE), rng.randrange(SIZE), rng.randint(5, 16)
        for step in range(n):
            field[y * SIZE + (x + step) % SIZE] -= 0.8 * math.sin(math.pi * (step + 0.5) / n)
    return field


def tones(field: Field, count: int) -> bytes:
    """Quantise to palette indices; the noise itself dithers, so no banding shows."""
    mean = sum(field) / len(field)
    sigma = math.sqrt(sum((v - mean) ** 2 for v in field) / len(field))
    low, scale = mean - 2.6 * sigma, count / (5.2 * sigma)
    return bytes(min(count - 1, max(0, int((v - low) * scale))) for v in field)


def ramp(dark: Colour, light: Colour, count: int) -> list[Colour]:
    out: list[Colour] = []
    for i in range(count):
        t = i / (count - 1)
        r, g, b = (round(d + (e - d) * t) for d, e in zip(dark, light, strict=True))
        out.append((r, g, b))
    return out


def shadow(size: int = 96, margin: int = 32, corner: float = 10.0) -> bytes:
    """Return a soft black nine-patch shadow; the card's edge is `margin` pixels inside the image."""
    out = bytearray()
    half = size / 2
    inner = half - margin - corner
    for y in range(size):
        for x in range(size):
            dx = max(0.0, abs(x + 0.5 - half) - inner)
            dy = max(0.0, abs(y + 0.5 - half) - inner)
            distance = math.hypot(dx, dy) - corner
            t = min(1.0, max(0.0, (margin - 1 - distance) / (2 * (margin - 1) * 0.8)))
            alpha = t * t * (3 - 2 * t)
            out += bytes((0, 0, 0, round(118 * alpha)))
    return png_rgba(size, size, bytes(out))


def rounded(x: float, y: float, half_width: float, half_height: float, corner: float) -> float:
    """Return the distance of a point outside a rounded rectangle around the origin; negative inside."""
    dx, dy = abs(x) - half_width + corner, abs(y) - half_height + corner
    return math.hypot(max(dx, 0.0), max(dy, 0.0)) + min(max(dx, dy), 0.0) - corner


def fading(distance: float, reach: float) -> float:
    """Return one well inside, zero from `reach` outside on, and half at the edge."""
    t = min(1.0, max(0.0, 0.5 - distance / (2 * reach)))
    return t * t * (3 - 2 * t)


def card_shadow(lifted: bool, width: int = 100) -> bytes:
    """Return the shadow of a card, resting or lifted: a close dark rim and a soft wide one below it.

    The card is `width` wide, and `CARD_MARGIN` of that inside the picture on every side.
    """
    height, margin = width * 7 // 5, round(CARD_MARGIN * width)
    fall, reach, dark = (0.085, 0.15, 82) if lifted else (0.022, 0.075, 74)
    rng = random.Random(5)
    out = bytearray()
    for y in range(height + 2 * margin):
        for x in range(width + 2 * margin):
            dx, dy = x + 0.5 - margin - width / 2, y + 0.5 - margin - height / 2
            wide = fading(rounded(dx, dy - fall * width, width / 2, height / 2, 6), reach * width)
            close = fading(rounded(dx, dy - 1, width / 2, height / 2, 6), 0.03 * width)
            alpha = dark * wide + 60 * close * (1 - wide)
            # Dither: a shadow of few tones would show rings on a plain cloth.
            out += bytes((12, 8, 4, int(alpha + rng.random()) if alpha > 0.5 else 0))
    return png_rgba(width + 2 * margin, height + 2 * margin, bytes(out))


def lamp(size: int = 192, dark: int = 118) -> bytes:
    """Return the light of a lamp above the middle of the table: clear there, dusky towards the corners."""
    rng = random.Random(9)
    out = bytearray()
    for y in range(size):
        for x in range(size):
            away = math.hypot((x + 0.5) / size - 0.5, 0.94 * ((y + 0.5) / size - 0.46)) / 0.7
            t = min(1.0, max(0.0, (away - 0.18) / 0.9))
            out += bytes((10, 8, 5, int(dark * t * t * (3 - 2 * t) + rng.random())))
    return png_rgba(size, size, bytes(out))


CARD_MARGIN = 0.24

CLOTHS: dict[str, tuple[Colour, Colour]] = {
    "vadmal-green": ((24, 62, 47), (46, 88, 68)),
    "vadmal-blue": ((27, 46, 76), (48, 71, 107)),
    "vadmal-red": ((84, 29, 25), (114, 49, 42)),
}


def outputs() -> dict[str, bytes]:
    """Return every picture by its name."""
    weave = tones(wool(), 24)
    out = {
        f"{name}.png": png_indexed(SIZE, SIZE, weave, ramp(dark, light, 24))
        for name, (dark, light) in CLOTHS.items()
    }
    out["linen.png"] = png_indexed(SIZE, SIZE, tones(linen(), 24), ramp((214, 204, 182), (232, 224, 206), 24))
    out["wood.png"] = png_indexed(SIZE, SIZE, tones(wood(), 28), ramp((86, 55, 33), (150, 105, 68), 28))
    out["shadow.png"] = shadow()
    out["card-shadow.png"] = card_shadow(False)
    out["card-shadow-lifted.png"] = card_shadow(True)
    out["lamp.png"] = lamp()
    return out


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, picture in outputs().items():
        (OUT / name).write_bytes(picture)


if __name__ == "__main__":
    main()
