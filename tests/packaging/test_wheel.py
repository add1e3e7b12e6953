"""A plain `pip install .` brings the code and the resources, every file of them."""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]


def _files(folder: str) -> set[str]:
    """Return the files of a folder, relative to the checkout, without what programs leave there."""
    paths = (path.relative_to(CHECKOUT) for path in (CHECKOUT / folder).rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if "__pycache__" not in path.parts and path.name[0] != "."}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Build a wheel from a copy, so that nothing left from an earlier build gets in and nothing is left here."""
    copy = tmp_path_factory.mktemp("wheel")
    for folder in ("tolva_gui", "resources"):
        shutil.copytree(
            CHECKOUT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "."]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return zipfile.ZipFile(next(copy.glob("*.whl")))


def test_every_package_is_named() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    named = set(project["tool"]["setuptools"]["packages"]) - {"tolva_gui._resources"}
    found = {path.parent for path in (CHECKOUT / "tolva_gui").rglob("__init__.py")}
    assert named == {".".join(path.relative_to(CHECKOUT).parts) for path in found}


def test_the_wheel_has_all_code(wheel: zipfile.ZipFile) -> None:
    code = {name for name in _files("tolva_gui") if name.endswith((".py", "py.typed"))}
    assert code <= set(wheel.namelist())


def test_the_wheel_has_all_resources(wheel: zipfile.ZipFile) -> None:
    assert {f"tolva_gui/_{name}" for name in _files("resources")} <= set(wheel.namelist())


def test_the_wheel_has_nothing_else(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {name for name in tops if not name.endswith(".dist-info")} == {"tolva_gui"}


def test_an_unpacked_wheel_finds_its_resources(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from tolva_gui import paths; print(paths.resources())"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == tmp_path / "tolva_gui" / "_resources"
