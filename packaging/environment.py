"""The Python environment in which Tolva runs: created, filled and updated without questions.

A stamp in the environment names the project files and Python version it was filled for, so that a second
start costs almost nothing. Standard library only.
"""

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from libraries import PYTHON_VERSION, WEAKER, SetupError, compiles, ensure

UNCOMPILED = "\nwithout searches"
"""The end of the stamp of an environment that was filled without a compiler."""


def folder(checkout: Path) -> Path:
    """Return the environment's folder: `TOLVA_VENV` if set, else `.venv` in the checkout."""
    chosen = os.environ.get("TOLVA_VENV")
    return Path(chosen).absolute() if chosen else checkout / ".venv"


def python_of(venv: Path) -> Path:
    """Return the environment's interpreter."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def key(checkout: Path) -> str:
    """Return a key of Python version, project files, kernel sources and checkout path."""
    digest = hashlib.sha256((checkout / "pyproject.toml").read_bytes())
    for source in [*checkout.glob("setup.py"), *checkout.glob("packaging/constraints.txt")]:
        digest.update(source.read_bytes())
    for source in sorted((checkout / "tolva_gui" / "ai").rglob("kernel/*.p*")):
        digest.update(source.read_bytes())
    return f"{PYTHON_VERSION} {digest.hexdigest()} {checkout}"


def prepare(checkout: Path, kind: str) -> Path:
    """Return an interpreter that can run Tolva (kind `play`) or also its checks (kind `dev`)."""
    venv = folder(checkout)
    if not is_ready(venv, kind, key(checkout)):
        with _one_at_a_time(venv):
            if not is_ready(venv, kind, key(checkout)):
                _fill(checkout, venv, kind)
    return python_of(venv)


def is_ready(venv: Path, kind: str, wanted: str) -> bool:
    """Return whether the environment was filled for this key; a `dev` environment also serves `play`.

    One that was filled without a compiler is filled again as soon as there is one.
    """
    unbuilt = f"{wanted}{UNCOMPILED}"
    stamps = _stamps(venv, kind)
    return wanted in stamps or (unbuilt in stamps and not compiles())


def _stamps(venv: Path, kind: str) -> list[str]:
    """Return the stamps of an environment that serve the kind."""
    kinds = ("dev",) if kind == "dev" else ("play", "dev")
    return [_read(_stamp(venv, each)) for each in kinds] if python_of(venv).exists() else []


def _fill(checkout: Path, venv: Path, kind: str) -> None:
    """Create the environment if needed, install into it, and stamp it."""
    wanted = key(checkout)
    unbuilt = f"{wanted}{UNCOMPILED}"
    works = unbuilt in _stamps(venv, kind)
    can_compile = ensure()
    if not _is_usable(venv):
        _create(venv)
    for each in ("play", "dev"):
        _stamp(venv, each).unlink(missing_ok=True)
    _say("Installing Qt and what else Tolva needs; the first time this takes a minute or two …")
    try:
        _install_for(kind, checkout, venv)
    except SetupError as error:
        if not works:
            raise
        _say(f"{error}\nTolva tries again at the next start, and plays without its searches until then.")
        can_compile = False
    _stamp(venv, kind).write_text(wanted if can_compile else unbuilt, encoding="utf-8")
    if can_compile and not _searches(python_of(venv), checkout):
        _say(f"The searches could not be compiled. {WEAKER}")


def _install_for(kind: str, checkout: Path, venv: Path) -> None:
    if kind == "dev":
        # Python compiles what the checks import; compiling all of it would take longer.
        _install(python_of(venv), f"{checkout}[dev]", "--no-compile")
    else:
        _install(python_of(venv), str(checkout))


def _searches(python: Path, checkout: Path) -> bool:
    """Return whether the environment has every compiled search."""
    asked = "import sys; from tolva_gui.ai.by_game import searches_are_compiled; sys.exit(not searches_are_compiled())"
    return subprocess.run([str(python), "-c", asked], cwd=checkout, check=False).returncode == 0


def _is_usable(venv: Path) -> bool:
    """Return whether an environment for this Python version exists; others are created again."""
    config = _read(venv / "pyvenv.cfg")
    return python_of(venv).exists() and f"version = {PYTHON_VERSION}." in config


def _create(venv: Path) -> None:
    """Create an empty environment."""
    _say(f"Making a Python environment in {venv} …")
    command = [sys.executable, "-m", "venv", "--clear", str(venv)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise SetupError(f"No Python environment could be made in {venv}:\n{made.stdout}{made.stderr}")


def _install(python: Path, what: str, *options: str) -> None:
    """Install the checkout in editable mode."""
    pinned = Path(__file__).with_name("constraints.txt")
    _pip(python, *options, "--constraint", str(pinned), "-e", what)


def filled(folder: Path, wanted: str, *install: str) -> Path:
    """Return the interpreter of another environment, filled again when *wanted* changes. *install*: for pip."""
    python, stamp = python_of(folder), folder / "filled.txt"
    text = f"{wanted}\n{sys.version}"
    if _read(stamp) != text:
        _create(folder)
        _pip(python, "--quiet", *install)
        stamp.write_text(text, encoding="utf-8")
    return python


def _pip(python: Path, *install: str) -> None:
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", *install]
    if subprocess.run(command, check=False).returncode:  # its progress is seen
        raise SetupError("The installation failed. Is there a network?")


@contextlib.contextmanager
def _one_at_a_time(venv: Path) -> Iterator[None]:
    """Lock the environment against a second start that fills it, on systems with file locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    venv.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(venv, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def _stamp(venv: Path, kind: str) -> Path:
    return venv / f"tolva-{kind}.stamp"


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def _say(text: str) -> None:
    print(text, flush=True)
