"""Every page and prompt of the window as a picture, in each size, theme and language, and what is wrong with it.

Usage: start.py gallery FOLDER [part of a name]. The exit status is 1 if the checks of `scene_check` find anything.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TOLVA_HOME"] = tempfile.mkdtemp()

from scene_check import faults, texts, untranslated
from scenes import SITUATIONS, Situation
from stage import Look, Stage
from tables import NAMES

SIZES = ((900, 600), (1280, 800), (1920, 1080))
THEMES = ("light", "dark")
LANGUAGES = ("sv", "en")


def take(stage: Stage, situation: Situation, look: Look, folder: Path) -> list[str]:
    """Take one picture and return what is wrong with it."""
    stage.show(situation, look)
    path = folder / f"{situation[0]}-{look}.png"
    stage.app.window.grabWindow().save(str(path))
    print(path, flush=True)
    return [f"{path.stem}: {fault}" for fault in faults(stage.app.window)]


def walk(stage: Stage, folder: Path, part: str) -> Iterator[str]:
    """Take all pictures whose name has the part in it; yield what is wrong."""
    for situation in SITUATIONS:
        for size in SIZES:
            for theme in THEMES:
                words = {}
                for language in LANGUAGES:
                    look = Look(size, language, theme)
                    if part in f"{situation[0]}-{look}":
                        yield from take(stage, situation, look, folder)
                        words[language] = texts(stage.app.window)
                if len(words) == len(LANGUAGES):
                    same = untranslated(words["sv"], words["en"], NAMES)
                    yield from (f"{situation[0]}: not translated: {text}" for text in same)


def main(arguments: list[str]) -> int:
    """Make the folder and the pictures."""
    if not arguments:
        sys.stderr.write("Where to? start.py gallery FOLDER [part of a name]\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage()
    found = sorted(set(walk(stage, folder, *(arguments[1:2] or [""]))))
    stage.close()
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
