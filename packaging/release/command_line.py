"""The man page and the shell completions, generated from the program's argument parser.

They are in the repository so that an installation needs no tools for them. Run by `start.py command-line`.
"""

import re
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage  # type: ignore[import-untyped]

from tolva_gui import __version__
from tolva_gui.__main__ import parser

FOLDER = Path(__file__).resolve().parent / "share"
SHELLS = ("bash", "zsh")
DATE = "November 22, 2026"
"""The date of the release in preparation."""


def made() -> dict[str, str]:
    """Return each file's text by its name."""
    completions = {f"tolva-gui.{shell}": shtab.complete(parser(), shell) for shell in SHELLS}
    return {"tolva-gui.1": man_page(), **completions}


def man_page() -> str:
    """Return the man page in roff."""
    page = Manpage(parser(), format="single-commands-section")
    page.source = f"Tolva {__version__}"
    page.manual = "Games"
    page.description = "a card table for tolva, bondtolva and their relatives"
    page.date = DATE
    text = str(page)
    # A command's usage line repeats its arguments and is too long for a page.
    text = re.sub(r"^usage: .*\n(?: .*\n)*\n?", "", text, flags=re.MULTILINE)
    text = text.replace(".SH\nPOSITIONAL ARGUMENTS", ".SH COMMANDS")
    text = re.sub(r"\n\n+", "\n", text)
    return re.sub(r"^(?=(?:arguments|options):$)", ".PP\n", text, flags=re.MULTILINE)


if __name__ == "__main__":
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)
