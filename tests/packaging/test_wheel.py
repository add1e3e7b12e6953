"""A plain `pip install .` brings the code and the resources, every file of them."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path, PurePath

import environment
import pytest
import share_tree
from PySide6.QtCore import QLockFile

CHECKOUT = Path(__file__).parents[2]
EMPTY, WHOLE = "empty kernels", "whole"
"""A wheel whose compiled modules are there but do nothing, and one as released: compiling them takes longest."""

AS_PIP_DOES = (
    "-c",
    "import setuptools.build_meta as it; it.build_wheel('.', {'--build-option': ['--compression=stored']})",
)
"""The call with which pip has a wheel built, in one process instead of three, and without packing it."""
WITH_PIP = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", ".")


def _files(folder: str) -> set[str]:
    """Return the files of a folder, relative to the checkout, without caches and hidden files."""
    paths = (path.relative_to(CHECKOUT) for path in (CHECKOUT / folder).rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if "__pycache__" not in path.parts and path.name[0] != "."}


@pytest.fixture(scope="module", params=[EMPTY, pytest.param(WHOLE, marks=pytest.mark.long)])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Return a wheel that the first process builds for all that run these tests."""
    kernels: str = request.param
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # each process has a folder of its own in that of the run
    lock = QLockFile(str(folder / f"{kernels}.lock"))
    lock.setStaleLockTime(0)  # however long it builds, it holds the lock
    assert lock.lock()
    try:
        built = folder / f"{kernels}.whl"
        if not built.exists():
            _build(tmp_path_factory.mktemp("source"), kernels).rename(built)
        return zipfile.ZipFile(built)
    finally:
        lock.unlock()


def _build(copy: Path, kernels: str) -> Path:
    """Build a wheel from a copy, so that files of earlier builds stay out and none are left here."""
    for folder in ("tolva_gui", "resources"):
        shutil.copytree(
            CHECKOUT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    shutil.copytree(CHECKOUT / "packaging" / "release" / "share", copy / "packaging" / "release" / "share")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "packaging/release/share_tree.py"):
        shutil.copy(CHECKOUT / name, copy / name)
    if kernels == EMPTY:
        for source in copy.rglob("kernel.pyx"):
            source.write_text("", encoding="utf-8")
    command = [sys.executable, *(AS_PIP_DOES if kernels == EMPTY else WITH_PIP)]
    # The kernels need not be fast here; optimising them takes four times as long as all the rest.
    unhurried = {**os.environ, "CFLAGS": "-O0"}
    done = subprocess.run(command, cwd=copy, env=unhurried, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(copy.glob("*.whl"))


def test_the_wheel_has_all_code_and_resources_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    code = {name for name in _files("tolva_gui") if name.endswith((".py", "py.typed", ".txt", ".json"))}
    assert code | {f"tolva_gui/_{name}" for name in _files("resources")} <= set(wheel.namelist())
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {name for name in tops if not name.endswith((".dist-info", ".data"))} == {"tolva_gui"}
    kinds = {PurePath(name).suffix for name in wheel.namelist()}
    assert not kinds & {".c", ".pyx", ".pxi", ".pyc"}


def test_the_wheel_has_what_desktops_want(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    data = next(name.split("/")[0] for name in wheel.namelist() if ".data/" in name)
    prefix = f"{data}/data/"
    shared = {name.removeprefix(prefix) for name in wheel.namelist() if name.startswith(prefix + "share/")}
    wanted = {path.relative_to(tmp_path).as_posix() for path in share_tree.write(tmp_path / "share")}
    assert {name for name in shared if not name.endswith("/")} == wanted


def test_the_kernel_knows_nothing_of_the_machine_that_built_it(wheel: zipfile.ZipFile) -> None:
    kernels = [name for name in wheel.namelist() if "_kernel.abi3" in name]
    sources = [PurePath(name) for name in _files("tolva_gui") if name.endswith("/kernel.pyx")]
    assert {PurePath(name).parent for name in kernels} == {source.parent.parent for source in sources}
    paths = [path.encode() for path in (sys.base_prefix, sys.prefix)]
    assert not [(path, name) for path in paths for name in kernels if path in wheel.read(name)]


def test_an_unpacked_wheel_finds_its_resources(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from tolva_gui import paths; print(paths.resources())"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == tmp_path / "tolva_gui" / "_resources"


@pytest.mark.long
@pytest.mark.parametrize("wheel", [WHOLE], indirect=True)
def test_wheel_plays_a_game_with_the_oldest_allowed_qt(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    wanted = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "dependencies"
    ]
    oldest = [re.sub("(PySide6-Essentials)>=([0-9.]+).*", r"\1==\2", each) for each in wanted]
    assert oldest != wanted
    python = environment.filled(Path(sys.prefix) / "oldest-qt", "\n".join(oldest), "--no-compile", *oldest)
    code = "import sys; from tolva_gui.__main__ import main; sys.exit(main())"
    command = [str(python), "-c", code, "play", "--demo", "--offscreen", "--game", "bondtolva-2"]
    path = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
