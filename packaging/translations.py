"""Collect the program's texts into resources/i18n/*.ts and compile them to *.qm in the same folder.

The .qm files are in the repository so that an installation needs no Qt tools. Run by `start.py translations`.
"""

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "resources" / "i18n"
# The source texts are English, so English needs only its plural forms.
LANGUAGES = {"sv": [], "en": ["-pluralonly"]}


def sources() -> list[Path]:
    """Return the files with texts shown in the window."""
    qml = (CHECKOUT / "resources" / "qml").rglob("*.qml")
    python = (CHECKOUT / "tolva_gui" / "ui").rglob("*.py")
    return sorted([*qml, *python, CHECKOUT / "tolva_gui" / "app.py"])


def collect(folder: Path = FOLDER) -> None:
    """Update the .ts files from the sources: obsolete texts are dropped, new ones are unfinished."""
    texts = [str(path.relative_to(CHECKOUT)) for path in sources() if path.exists()]
    for language, options in LANGUAGES.items():
        target = folder / f"tolva_{language}.ts"
        settings = ["-silent", "-no-obsolete", "-locations", "none", "-target-language", language, *options]
        _tool("pyside6-lupdate", *settings, *texts, "-ts", str(target))


def compile_all(folder: Path = FOLDER, into: Path | None = None) -> None:
    """Compile each .ts to a .qm of the same name."""
    for source in sorted(folder.glob("*.ts")):
        target = (into or folder) / f"{source.stem}.qm"
        _tool("pyside6-lrelease", "-silent", str(source), "-qm", str(target))


def _tool(name: str, *arguments: str) -> None:
    subprocess.run([str(Path(sys.executable).parent / name), *arguments], cwd=CHECKOUT, check=True)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    collect()
    compile_all()
    print("Now translate what is marked “unfinished” in resources/i18n and run this again.")
