"""The start script: its output and decisions. Nothing is installed and no network is used here."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import environment
import libraries
import pytest
import start

from tests.cases import cases

SCRIPT = Path(start.__file__)
KERNELS = [
    f"tolva_gui/ai/{room}/kernel/kernel.pyx"
    for room in ("games/mariage", "tricks", "games/vandtia", "games/kasino")
]


def test_help_names_every_command_and_a_refusal_the_wrong_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"\n  {name} " in said for name in start.COMMANDS)
    assert start.main(["dance"]) == 2
    said = capsys.readouterr().err
    assert "dance" in said
    assert said.count("\n") == 1


@pytest.fixture
def none_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let a test fail that does what a command does, or installs something for it."""
    monkeypatch.setenv("TOLVA_VENV", str(tmp_path))
    for name, command in start.COMMANDS.items():
        never = command._replace(does=lambda _arguments: pytest.fail("done"))
        monkeypatch.setitem(start.COMMANDS, name, never)


@pytest.mark.usefixtures("none_is_done")
@pytest.mark.parametrize("command", start.COMMANDS)
def test_who_asks_a_command_for_help_gets_only_that(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main([command, "--help"]) == 0
    assert f"\n  {command} " in capsys.readouterr().out


@pytest.mark.usefixtures("none_is_done")
@pytest.mark.parametrize("command", [name for name, command in start.COMMANDS.items() if not command.takes])
def test_a_command_without_arguments_takes_none(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main([command, "--quick"]) == 2
    assert "--quick" in capsys.readouterr().err


@cases(
    "program, arguments, status, said",
    [
        ("gallery", ["--help"], 0, "usage: start.py gallery"),
        ("gallery", ["pictures", "no such page"], 2, "no picture has 'no such page' in its name"),
        ("gallery", ["taken"], 2, "taken cannot be made"),
        ("gallery", [], 2, "folder"),
        ("lab", [], 0, "startup"),
        ("lab", ["opponents", "whist"], 2, "there is no 'whist'"),
        ("bundle", ["--help"], 0, "usage: start.py bundle"),
        ("deb", [], 2, "OUT"),
        ("appdir", ["taken"], 2, "taken cannot be made"),
        ("appdir", ["--help"], 0, "usage: start.py appdir"),
        ("release", ["out", "slow"], 2, "invalid choice: 'slow'"),
        ("lab", ["startup", "many"], 2, "'many' is no number from 1 on"),
        ("lab", ["opponents", "--deals", "0"], 2, "'0' is no number from 1 on"),
        ("lab", ["speed", "5"], 2, "unrecognized arguments: 5"),
    ],
    usual=[
        "lab-[]-0-startup",
        "appdir-['--help']-0-usage: start.py appdir",
        "lab-['speed', '5']-2-unrecognized arguments: 5",
    ],
)
def test_a_program_says_what_is_wrong_and_makes_nothing(
    program: str, arguments: list[str], status: int, said: str, tmp_path: Path
) -> None:
    (tmp_path / "taken").touch()
    module = ["-P", "-m", "tests.gallery.gallery" if program == "gallery" else program]
    command = [sys.executable, *module, *arguments]
    paths = {"PYTHONPATH": os.pathsep.join(map(str, start.MODULES))}
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, **paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == status
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_set_up_errors_are_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_checkout: Path, _kind: str) -> Path:
        raise libraries.SetupError("Type this.")

    monkeypatch.setattr(environment, "prepare", fail)
    assert start.main(["setup"]) == 1
    assert capsys.readouterr().err == "Type this.\n"


def test_playing_needs_no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Path, list[str]]] = []

    def become(python: Path, arguments: list[str]) -> int:
        calls.append((python, arguments))
        return 0

    monkeypatch.setattr(environment, "prepare", lambda _checkout, kind: Path(f"/{kind}"))
    monkeypatch.setattr(start, "_become", become)
    assert start.main([]) == 0
    assert start.main(["play", "--seed", "7"]) == 0
    module = ["-P", "-m", "tolva_gui"]
    assert calls == [(Path("/play"), module), (Path("/play"), [*module, "--seed", "7"])]


def test_an_old_python_gets_a_message_instead_of_a_syntax_error() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))
    code = f"import sys; sys.version_info = (3, 9, 2); exec(open({str(SCRIPT)!r}, encoding='utf-8').read())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "3.11" in done.stderr
    assert "3.9" in done.stderr


class TestEnvironment:
    @pytest.fixture(autouse=True)
    def _default_place(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("TOLVA_VENV", raising=False)

    @pytest.fixture
    def checkout(self, tmp_path: Path) -> Path:
        folder = tmp_path / "tolva"
        folder.mkdir()
        (folder / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
        return folder

    def test_lies_in_the_checkout_and_can_be_moved(
        self, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert environment.folder(checkout) == checkout / ".venv"
        monkeypatch.setenv("TOLVA_VENV", str(checkout / "elsewhere"))
        assert environment.folder(checkout) == checkout / "elsewhere"

    @pytest.mark.parametrize("path", ["pyproject.toml", *KERNELS])
    def test_is_filled_again_when_the_project_or_a_kernel_changes(self, path: str, checkout: Path) -> None:
        before = environment.key(checkout)
        assert environment.key(checkout) == before
        (checkout / path).parent.mkdir(parents=True, exist_ok=True)
        (checkout / path).write_text("x = 1\n", encoding="utf-8")
        assert environment.key(checkout) != before

    @pytest.fixture
    def venv(self, tmp_path: Path) -> Path:
        """Return an environment that has a Python and nothing else."""
        python = environment.python_of(tmp_path / "venv")
        python.parent.mkdir(parents=True)
        python.touch()
        return tmp_path / "venv"

    def test_for_tools_serves_to_play_and_not_the_other_way_round(self, checkout: Path, venv: Path) -> None:
        key = environment.key(checkout)
        assert not environment.is_ready(venv, "play", key)
        (venv / "tolva-play.stamp").write_text(key, encoding="utf-8")
        assert environment.is_ready(venv, "play", key)
        assert not environment.is_ready(venv, "dev", key)
        (venv / "tolva-dev.stamp").write_text(key, encoding="utf-8")
        assert environment.is_ready(venv, "dev", key)
        assert not environment.is_ready(venv, "dev", f"{key}, changed")

    def test_a_later_compiler_is_used(
        self, checkout: Path, venv: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        key, stamp = environment.key(checkout), venv / "tolva-play.stamp"
        ready = {}
        for can_compile in (False, True):
            monkeypatch.setattr(environment, "compiles", lambda can_compile=can_compile: can_compile)
            for filled, text in ((False, f"{key}{environment.UNCOMPILED}"), (True, key)):
                stamp.write_text(text, encoding="utf-8")
                ready[can_compile, filled] = environment.is_ready(venv, "play", key)
        assert ready == {(False, False): True, (False, True): True, (True, False): False, (True, True): True}

    def test_a_later_compiler_without_a_network_stops_nobody(
        self, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        venv = tmp_path / "venv"
        monkeypatch.setenv("TOLVA_VENV", str(venv))
        venv.mkdir()
        environment._create(venv)
        stamp = venv / "tolva-play.stamp"
        unbuilt = f"{environment.key(checkout)}{environment.UNCOMPILED}"
        stamp.write_text(unbuilt, encoding="utf-8")
        monkeypatch.setattr(environment, "compiles", lambda: True)
        monkeypatch.setattr(environment, "ensure", lambda: True)

        def fail(*_about: object) -> None:
            raise libraries.SetupError("No network.")

        monkeypatch.setattr(environment, "_install", fail)
        assert environment.prepare(checkout, "play") == environment.python_of(venv)
        assert stamp.read_text(encoding="utf-8") == unbuilt
        stamp.unlink()
        with pytest.raises(libraries.SetupError, match="network"):
            environment.prepare(checkout, "play")

    def test_missing_searches_are_reported(
        self,
        checkout: Path,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setenv("TOLVA_VENV", str(tmp_path / "venv"))
        monkeypatch.setattr(environment, "ensure", lambda: True)
        monkeypatch.setattr(environment, "_install", lambda *_about: None)
        environment.prepare(checkout, "play")
        assert f"The searches could not be compiled. {libraries.WEAKER}" in capsys.readouterr().out

    def test_a_ready_one_is_used_as_it_is(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(environment, "is_ready", lambda *_: True)
        venv = checkout / ".venv"
        assert environment.prepare(checkout, "play") == environment.python_of(venv)
        assert not venv.exists()


class TestLibraries:
    @pytest.fixture(autouse=True)
    def _bare_debian(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A Debian without Qt's libraries, venv or compiler, and a user without rights."""
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setattr(
            libraries, "needed", lambda: {"libEGL.so.1": "libegl1", "venv": "python3.11-venv"}
        )
        monkeypatch.setattr(libraries, "compiles", lambda: False)
        monkeypatch.setattr("shutil.which", lambda _name: "/usr/bin/apt-get")
        monkeypatch.setattr("os.geteuid", lambda: 1000)

    def test_missing_ones_are_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.undo()

        def load(name: str) -> None:
            if "xcb-cursor" in name:
                raise OSError(name)

        assert libraries.needed(load) == {"libxcb-cursor.so.0": "libxcb-cursor0"}

    def test_one_line_installs_everything(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without apt the packages are named."""
        with pytest.raises(libraries.SetupError) as told:
            libraries.ensure()
        packages = " ".join(("libegl1", "python3.11-venv", *libraries.tools()))
        assert str(told.value).endswith(f"    sudo {' '.join(libraries.INSTALL)} {packages}")
        assert str(told.value).count("sudo") == 1
        monkeypatch.setattr("shutil.which", lambda _name: None)
        with pytest.raises(libraries.SetupError, match=r"libegl1 .*gcc"):
            libraries.ensure()

    def test_without_a_compiler_the_table_opens(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(libraries, "needed", dict)
        assert libraries.ensure() is False
        said = capsys.readouterr().out
        assert "until then the three strongest opponents play like Edvin" in said
        assert said.endswith(f"    sudo {' '.join((*libraries.INSTALL, *libraries.tools()))}\n")

    def test_root_installs_everything(self, monkeypatch: pytest.MonkeyPatch) -> None:
        done: list[list[str]] = []

        def install(command: list[str]) -> None:
            done.append(command)
            monkeypatch.setattr(libraries, "needed", dict)
            monkeypatch.setattr(libraries, "compiles", lambda: True)

        monkeypatch.setattr("os.geteuid", lambda: 0)
        monkeypatch.setattr(libraries, "_apt", install)
        assert libraries.ensure() is True
        assert done == [
            ["apt-get", "update"],
            [*libraries.INSTALL, "libegl1", "python3.11-venv", *libraries.tools()],
        ]

    @pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems find out when they try")
    def test_headers_are_part_of_a_compiler(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.undo()
        assert libraries.compiles()
        monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
        assert not libraries.compiles()
        monkeypatch.setenv("CC", "no-such-compiler")
        assert not libraries.compiles()
