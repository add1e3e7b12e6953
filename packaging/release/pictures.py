"""The screenshots for software centres, drawn by the gallery: `start.py pictures`.

They are in the repository because the description refers to them by URL.
"""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TOLVA_HOME"] = tempfile.mkdtemp()

from tests.gallery.scenes import SITUATIONS
from tests.gallery.stage import Look, Stage

FOLDER = Path(__file__).resolve().parent / "pictures"
SIZE = (1280, 800)
QUALITY = 90
SHOWN = {"table": "form-tolva-4-3", "new": "lobby"}
"""The situation of each picture."""


def draw() -> None:
    """Draw each picture in both languages."""
    FOLDER.mkdir(exist_ok=True)
    situations = {situation[0]: situation for situation in SITUATIONS}
    stage = Stage()
    for name, situation in SHOWN.items():
        for language in ("en", "sv"):
            stage.show(situations[situation], Look(SIZE, language))
            picture = stage.app.window.grabWindow()
            # Cloth is noise to lossless formats: a megabyte per picture.
            picture.save(str(FOLDER / f"{name}-{language}.jpg"), quality=QUALITY)
    stage.close()


if __name__ == "__main__":
    draw()
