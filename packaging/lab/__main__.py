"""Measurements and training: `start.py lab NAME [arguments]`; without a name, a list of them."""

import ast
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from tolva_gui.ai.by_game import searches_are_compiled
from tolva_gui.rules.info import SetupError

FOLDERS: Final = ("measure", "learn")
ASKS: Final = ("-h", "--help")


def programs() -> dict[str, Path]:
    """Return the programs by name."""
    here = Path(__file__).parent
    return {path.stem: path for folder in FOLDERS for path in sorted((here / folder).glob("*.py"))}


def about(path: Path) -> str:
    """Return the first sentence of a program's description."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return told.partition("\n\n")[0].replace("\n", " ")


def main(arguments: list[str]) -> int:
    """Run a program, or list them."""
    found = programs()
    if not arguments or arguments[0] in ASKS:
        print("usage: start.py lab NAME [arguments]\n")
        for name, path in found.items():
            print(f"  {name:<18} {about(path)}")
        return 0
    name, *rest = arguments
    if name not in found:
        sys.stderr.write(f"There is no {name!r} in the lab; there are {', '.join(found)}.\n")
        return 2
    if not {*ASKS} & {*rest} and not searches_are_compiled():
        sys.stderr.write("The compiled searches are missing here, so that nothing is measured or learnt.\n")
        return 2
    try:
        status: int = import_module(f"lab.{found[name].parent.name}.{name}").main(rest)
    except SetupError as error:
        sys.stderr.write(f"start.py lab {name}: {error}\n")
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
