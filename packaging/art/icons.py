"""The application icon and the small glyphs of the user interface.

`deck.py` writes the SVG files; `python packaging/art/icons.py` also renders the PNG sizes (needs PySide6).
"""

import os
from pathlib import Path

from geometry import circle, flat, lozenge, num, place, rect
from palette import EDGE, INDIGO, INK, LINEN, MADDER, STRAW
from woven import flat_star, stepped

ICONS = Path(__file__).resolve().parents[2] / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32  # up to this size the simplified drawing is used


def _card(x: float, y: float, angle: float, body: str, fill: str, edge: str) -> str:
    outer = f'<rect x="-132" y="-182" width="264" height="364" rx="30" fill="{edge}"/>'
    inner = f'<rect x="-126" y="-176" width="252" height="352" rx="25" fill="{fill}"/>'
    move = place(x, y, 1, angle)
    matrix = f"{move.a:.4f} {move.b:.4f} {move.c:.4f} {move.d:.4f} {num(x)} {num(y)}"
    return f'<g transform="matrix({matrix})">{outer}{inner}{body}</g>'


def _back_body() -> str:
    out = flat(rect(-108, -158, 216, 316), MADDER)
    for x in (-72.0, 0.0, 72.0):
        for y in (-118.0, -39.0, 39.0, 118.0):
            out += flat(stepped(x, y, 2, 13, 13), STRAW) + flat(lozenge(x, y, 12), INDIGO)
    return out


def _front_body() -> str:
    out = flat_star(0, -38, 27, MADDER, INDIGO)
    # XII, for the twelve of “tolva”.
    strokes = "M-62 88L-8 150M-8 88L-62 150M20 86V152M54 86V152"
    serif = "M-70 86H-44M-26 86H0M-70 152H-44M-26 152H0M8 86H66M8 152H66"
    out += f'<path fill="none" stroke="{INK}" stroke-width="15" d="{strokes}"/>'
    out += f'<path fill="none" stroke="{INK}" stroke-width="9" d="{serif}"/>'
    return out


def _svg(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">{body}</svg>\n'


def app_icon() -> str:
    back = _card(202, 268, -15, _back_body(), LINEN, EDGE)
    return _svg(back + _card(312, 258, 9, _front_body(), LINEN, INK))


def small_icon() -> str:
    """Return a drawing clear at 16 pixels: one straight card, one star, a madder card showing behind."""
    back = '<rect x="26" y="52" width="300" height="400" rx="44" fill="#7c1813"/>'
    front = f'<rect x="128" y="16" width="352" height="480" rx="52" fill="{INK}"/>'
    front += f'<rect x="148" y="36" width="312" height="440" rx="36" fill="{LINEN}"/>'
    return _svg(back + front + flat_star(304, 256, 36, MADDER, INDIGO))


UI: dict[str, str] = {
    "menu": "M4 6.5H20M4 12H20M4 17.5H20",
    "undo": "M8 5L4 9L8 13M4 9H14.5C22 9 22 19.5 14.5 19.5H8",
    "redo": "M16 5L20 9L16 13M20 9H9.5C2 9 2 19.5 9.5 19.5H16",
    "hint": "M9.5 17.5C9.5 14.5 6 13 6 9C6 1.5 18 1.5 18 9C18 13 14.5 14.5 14.5 17.5ZM10 21H14",
    "settings": "M4 7H13M19 7H20M4 17H5M11 17H20" + circle(16, 7, 2.8) + circle(8, 17, 2.8),
    "last-trick": "M4 8L11 4L17 15L10 19ZM14 6H20V18H17",
    "calls": "M4 5H20V15.5H12L7.5 20V15.5H4ZM8 10.2H8.1M12 10.2H12.1M16 10.2H16.1",
    "close": "M6 6L18 18M18 6L6 18",
    # A pack with a card that is being dealt: a letter would be a card's.
    "dealer": "M4.5 8.5H12.5V20H4.5ZM7.5 5.5H15.5V9M13.6 12.1L19.5 13.6L17.6 20.6L12.6 19.3",
    "hide": "M4 4L20 20M9.9 5.2C10.6 5.1 11.3 5 12 5C17 5 20.5 9.5 21.5 12C21 13.2 20.2 14.5 19 15.7"
    "M6.3 7C4.3 8.4 3 10.6 2.5 12C3.5 14.5 7 19 12 19C13.8 19 15.3 18.5 16.6 17.7M9.9 10A3 3 0 0 0 14 14.1",
    "shown": "M2.5 12C6 5.3 18 5.3 21.5 12C18 18.7 6 18.7 2.5 12Z" + circle(12, 12, 2.6),
    "rules": "M12 6.5C9.5 4.5 6.5 4.3 4 5V18.5C6.5 17.8 9.5 18 12 20C14.5 18 17.5 17.8 20 18.5V5C17.5 4.3 14.5 4.5 12 6.5ZM12 6.5V20",
    "sound": "M4 9.5V14.5H8L13 19V5L8 9.5ZM16 9C17.8 10.8 17.8 13.2 16 15M18.5 6.5C22 10 22 14 18.5 17.5",
    "mute": "M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9.5L21 14.5M21 9.5L16.5 14.5",
}


def ui_icon(name: str, ink: str = INK) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        f'<path fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" '
        f'd="{UI[name]}"/></svg>\n'
    )


def outputs() -> dict[str, str]:
    """Return SVG files by their path below `resources/`."""
    out = {"icons/tolva.svg": app_icon(), "icons/tolva-small.svg": small_icon()}
    for name in UI:
        out[f"icons/ui/{name}.svg"] = ui_icon(name)
        out[f"icons/ui-light/{name}.svg"] = ui_icon(name, LINEN)
    return out


def render_pngs() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    for size in SIZES:
        source = small_icon() if size <= SMALL else app_icon()
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        QSvgRenderer(QByteArray(source.encode())).render(painter)
        painter.end()
        image.save(str(ICONS / f"tolva-{size}.png"))


if __name__ == "__main__":
    render_pngs()
