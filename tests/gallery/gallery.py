"""Draw every page and prompt of the window in each size, theme and language, and list the faults.

The exit status is 1 if the checks of `scene_check` find anything.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tests.table.games import NAMES

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TOLVA_HOME"] = tempfile.mkdtemp()

from tests.gallery.scene_check import Sight, faults, sight_of, texts, untranslated
from tests.gallery.scenes import SITUATIONS, Situation
from tests.gallery.stage import Look, Stage

SIZES = ((900, 600), (1280, 800), (1920, 1080))
THEMES = ("light", "dark")
LANGUAGES = ("sv", "en")


def take(stage: Stage, situation: Situation, look: Look, folder: Path) -> Sight:
    """Take one picture and return its sight."""
    stage.show(situation, look)
    path = folder / f"{_name(situation, look)}.png"
    stage.app.window.grabWindow().save(str(path))
    print(path, flush=True)
    return sight_of(stage.app.window)


def walk(stage: Stage, folder: Path, part: str) -> Iterator[str]:
    """Take all pictures whose name contains the part; yield their faults."""
    for situation in SITUATIONS:
        for size, theme in product(SIZES, THEMES):
            words = {}
            for look in wanted(situation, size, theme, part):
                sight = take(stage, situation, look, folder)
                yield from (f"{_name(situation, look)}: {fault}" for fault in faults(sight))
                words[look.language] = texts(sight)
            if len(words) == len(LANGUAGES):
                same = untranslated(words["sv"], words["en"], NAMES)
                yield from (f"{situation[0]}: not translated: {text}" for text in same)


def wanted(situation: Situation, size: tuple[int, int], theme: str, part: str) -> list[Look]:
    """Return the looks of the situation whose picture's name contains the part."""
    looks = [Look(size, language, theme) for language in LANGUAGES]
    return [look for look in looks if part in _name(situation, look)]


def _name(situation: Situation, look: Look) -> str:
    return f"{situation[0]}-{look}"


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line and make the folder."""
    parser = argparse.ArgumentParser(prog="start.py gallery", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("part", nargs="?", default="", help="of the pictures' names (all)")
    asked = parser.parse_args(arguments)
    if not any(wanted(*look, asked.part) for look in product(SITUATIONS, SIZES, THEMES)):
        parser.error(
            f"no picture has {asked.part!r} in its name; one is {SITUATIONS[0][0]}-{Look(SIZES[0], 'sv')}"
        )
    try:
        asked.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"{asked.folder} cannot be made: {error.strerror}")
    return asked


def main(arguments: list[str]) -> int:
    """Make the folder and the pictures."""
    asked = parsed(arguments)
    stage = Stage()
    found = sorted(set(walk(stage, asked.folder, asked.part)))
    stage.close()
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
