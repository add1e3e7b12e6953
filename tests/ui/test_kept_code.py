"""What Qt for Python compiles of its own is there again at the next start, and only for the same text."""

import builtins
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tolva_gui.ui.kept_code import kept_code

PLAIN = builtins.compile
ONE, OTHER = "answer = 1\n", "answer = 2\n"

START = """
import sys
compiled = []
sys.addaudithook(lambda event, what: compiled.append(str(what[1])) if event == "compile" else None)
import tolva_gui.app
print(sum(name.startswith("shibokensupport") for name in compiled))
"""


class Compiler:
    """Compiles as Python does, and counts."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, *what: Any, **how: Any) -> Any:
        self.times += 1
        return PLAIN(*what, **how)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """The one of a Python that may leave what it compiled."""
    counting = Compiler()
    monkeypatch.setattr(builtins, "compile", counting)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return counting


def answer(path: Path, text: str, name: str = "one.py") -> int:
    """Return what the text says when it is compiled with that file."""
    with kept_code(path):
        code = compile(text, name, "exec")
    said: dict[str, int] = {}
    exec(code, said)
    return said["answer"]


def test_what_was_compiled_is_not_compiled_again(tmp_path: Path, compiler: Compiler) -> None:
    path = tmp_path / "folder" / "code"
    assert [answer(path, ONE) for _ in range(3)] == [1, 1, 1]
    assert compiler.times == 1


def test_another_text_is_compiled(tmp_path: Path, compiler: Compiler) -> None:
    path = tmp_path / "code"
    assert [answer(path, text) for text in (ONE, OTHER, OTHER, ONE)] == [1, 2, 2, 1]
    assert compiler.times == 3  # what was not met in a start is not kept for the next


def test_the_same_text_of_another_file_is_compiled(tmp_path: Path, compiler: Compiler) -> None:
    path = tmp_path / "code"
    answer(path, ONE)
    answer(path, ONE, "other.py")
    assert compiler.times == 2


def test_another_python_compiles_anew(
    tmp_path: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "code"
    answer(path, ONE)
    monkeypatch.setattr(sys, "version", "4.0")
    assert answer(path, ONE) == 1
    assert compiler.times == 2


def test_a_damaged_file_counts_as_none(tmp_path: Path, compiler: Compiler) -> None:
    path = tmp_path / "code"
    answer(path, ONE)
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert answer(path, ONE) == 1
        path.write_bytes(whole[:place])
        assert answer(path, ONE) == 1
    assert compiler.times == 1 + 2 * len(whole)
    assert path.read_bytes() == whole


def test_a_folder_in_its_place_costs_nothing_else(tmp_path: Path, compiler: Compiler) -> None:
    assert [answer(tmp_path, ONE) for _ in range(2)] == [1, 1]
    assert compiler.times == 2


def test_who_writes_no_compiled_files_gets_none(
    tmp_path: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    answer(tmp_path / "code", ONE)
    assert list(tmp_path.iterdir()) == []


def test_python_compiles_as_before_afterwards(tmp_path: Path, compiler: Compiler) -> None:
    with pytest.raises(SyntaxError), kept_code(tmp_path / "code"):
        compile("answer = = 1", "one.py", "exec")
    assert builtins.compile is compiler
    assert list(tmp_path.iterdir()) == []


def test_other_ways_to_compile_are_pythons(tmp_path: Path, compiler: Compiler) -> None:
    with kept_code(tmp_path / "code"):
        assert eval(compile("1 + 1", "one.py", "eval")) == 2
        assert compile(b"answer = 1", "one.py", "exec", dont_inherit=True).co_names == ("answer",)
    assert compiler.times == 2


def test_a_second_start_compiles_nothing_of_qt_for_python(tmp_path: Path) -> None:
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    variables["TOLVA_HOME"] = str(tmp_path)

    def start() -> int:
        run = [sys.executable, "-c", START]
        return int(subprocess.run(run, env=variables, capture_output=True, check=True).stdout)

    first = start()
    assert first > 0
    assert start() == 0
