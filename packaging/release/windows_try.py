"""Everything for Windows: `start.py windows OUT` makes the installer and tries it.

On Linux this is done under Wine, where a user without rights tries the installer in a fresh Windows.
"""

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import release_tools
import windows_bundle
import windows_python
import wine
from release_tools import ReleaseError

from tolva_gui.records import text
from tolva_gui.records.record import SeatSetup
from tolva_gui.table.host import Host

TRIAL: Final = release_tools.REQUIREMENTS.with_name("windows_trial.py")
NOBODY: Final = 65534


def game() -> str:
    """Return a game that has just begun, with computer players, so that the window continues it alone."""
    seats = [SeatSetup("computer", name, "rules") for name in ("Åsa", "Örjan")]
    host = Host.new("plocketolva", {}, seats, seed=7, first_dealer=0)
    host.start_deal()
    return text.dump(host.record())


def make(out: Path, wheel: Path | None = None) -> Path:
    """Make the installer, on Linux from its wheel, try it, and return it. Raise ReleaseError if anything fails."""
    lacking = wine.lacking()
    if lacking:
        raise ReleaseError(f"For Windows this machine lacks: {lacking}")
    installer = windows_bundle.pack(windows_bundle.make(out, wheel), out)
    if try_out(installer):
        raise ReleaseError(f"{installer} does not do all that it should")
    return installer


def try_out(installer: Path) -> int:
    """Try the installer and print each step. Return 1 if anything failed."""
    with tempfile.TemporaryDirectory(prefix="tolva-", ignore_cleanup_errors=True) as folder:
        work = Path(folder)
        for source in (installer, TRIAL):
            shutil.copy(source, work)
        (work / "game.tolva").write_text(game(), encoding="utf-8")
        (work / "work").mkdir()
        arguments = ["-m", "pytest", "-v", "--tb=short", "-p", "no:cacheprovider", TRIAL.name]
        if os.name == "nt":
            return subprocess.call([sys.executable, *arguments], cwd=work)
        return _under_wine(work, arguments)


def _under_wine(work: Path, arguments: list[str]) -> int:
    """Run the trial as a user who may write only to the folder *work*."""
    shutil.copytree(windows_python.prepare(), work / "python", ignore=shutil.ignore_patterns("include"))
    # The user may not write there: without these files each start would compile everything again.
    compileall.compile_dir(work / "python" / "Lib", quiet=2)
    (work / "prefix").mkdir()
    become: list[str] = []
    if os.geteuid() == 0:
        for path in (work, *(work / name for name in ("prefix", "work"))):
            os.chown(path, NOBODY, NOBODY)
        become = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    prefix, home = work / "prefix", str(work)
    wine.run("wineboot", "--init", prefix=prefix, become=become, HOME=home)
    # Windows 10 has this library; Wine lacks it, and the bundle must not have it.
    shutil.copy(work / "python" / "icuuc.dll", prefix / "drive_c" / "windows" / "system32")
    variables = {**os.environ, **wine.variables(prefix, HOME=home)}
    trial = [*become, *wine.ON_A_SCREEN, "wine", "python/python.exe", *arguments]
    with subprocess.Popen(
        trial,
        cwd=work,
        env=variables,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        for line in process.stdout or ():
            print(line.decode(errors="replace").rstrip(), flush=True)
    return process.returncode


if __name__ == "__main__":
    sys.exit(release_tools.command("windows", __doc__, lambda out: [make(out)], sys.argv[1:]))
