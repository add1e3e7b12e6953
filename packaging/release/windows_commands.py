"""Everything for Windows: `start.py windows make OUT`, `windows try EXE`.

On Windows with its own Python, on Linux with one that runs under Wine.
"""

import argparse
import sys
from pathlib import Path

import release_tools
import windows_bundle
import windows_try
import wine
from release_tools import ReleaseError


def main(arguments: list[str]) -> int:
    """Run one of the two commands."""
    parser = argparse.ArgumentParser(prog="start.py windows", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    make = commands.add_parser("make", help="make the bundle and the installer")
    make.add_argument("out", type=Path, metavar="OUT", help="the folder where it goes")
    tried = commands.add_parser("try", help="install it, and try everything that a user does")
    tried.add_argument("installer", type=Path, metavar="EXE")
    tried.add_argument("--only", default="", metavar="NAME", help="what is tried: a part of its name")
    asked = parser.parse_args(arguments)
    lacking = wine.lacking()
    if lacking:
        sys.stderr.write(f"For Windows this machine lacks: {lacking}\n")
        return 1
    try:
        return _do(asked)
    except ReleaseError as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _do(asked: argparse.Namespace) -> int:
    if asked.command == "try":
        return windows_try.try_out(
            asked.installer.absolute(), *(("--only", asked.only) if asked.only else ())
        )
    out = asked.out.absolute()
    installer = windows_bundle.pack(windows_bundle.make(out), out)
    print(f"{release_tools.digest(installer)}  {installer}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
