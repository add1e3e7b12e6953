"""The lab: each program describes itself, and that of the rules prints a line per form."""

import pytest
from lab import __main__ as lab
from lab.measure import figures

from tests.family import MARIAGE


@pytest.mark.parametrize("name", lab.programs())
def test_each_program_describes_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        lab.main([name, "--help"])
    assert ended.value.code == 0
    assert f"start.py lab {name}" in capsys.readouterr().out


def test_an_unknown_program_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab.main(["nothing"]) == 2
    assert "startup" in capsys.readouterr().err


def test_the_rules_are_measured_form_by_form(capsys: pytest.CaptureFixture[str]) -> None:
    lab.main(["rules", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [game.info.id for game in MARIAGE]


def test_repeated_lines_and_inner_imports_are_counted() -> None:
    run = "\n".join(f"value_{number} = {number}" for number in range(figures.RUN))
    inner = "def late():\n    import os\n    return os\n"
    files = {
        "tolva_gui/one.py": f"{run}\n",
        "tests/two.py": f"import os\n\n{run}\n",
        "tolva_gui/three.py": inner,
    }
    counted = dict(figures.figures(files))
    assert counted["pairs of files with six equal lines"] == 1
    assert counted["imports inside functions"] == 1
    assert counted["program, lines"] == figures.RUN + 3
