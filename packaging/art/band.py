"""A woven band for page headings: alternate stars and stepped lozenges, as on the edge of a bench cover."""

from geometry import flat, lozenge, rect, svg
from palette import INDIGO, MADDER, ROSE, SKY, STRAW, WELD
from woven import flat_star, stepped

WIDTH, HEIGHT = 72, 16


def band(red: str, blue: str, yellow: str) -> str:
    """Return one repeat, which tiles without a seam."""
    drawing = flat(rect(0, 0.4, WIDTH, 0.9) + rect(0, HEIGHT - 1.3, WIDTH, 0.9), yellow)
    drawing += flat_star(18, 8, 1.75, red, yellow)
    drawing += flat(stepped(54, 8, 2, 2.2, 2.0), blue) + flat(lozenge(54, 8, 1.6, 1.6), yellow)
    crosses = rect(36 - 2.4, 7.2, 4.8, 1.6) + rect(36 - 0.8, 5.6, 1.6, 4.8)
    halves = rect(0, 7.2, 2.4, 1.6) + rect(0, 5.6, 0.8, 4.8)
    halves += rect(WIDTH - 2.4, 7.2, 2.4, 1.6) + rect(WIDTH - 0.8, 5.6, 0.8, 4.8)
    drawing += flat(crosses + halves, yellow)
    return svg(WIDTH, HEIGHT, drawing)


def outputs() -> dict[str, str]:
    """Return SVG files by their path below `resources/`."""
    return {
        "table/band.svg": band(MADDER, INDIGO, WELD),
        "table/band-dark.svg": band(ROSE, SKY, STRAW),
    }
