"""A generated game can be played at once, and the page about adding games is true."""

import ast
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from checks import Check
from new_game import CHECKOUT, TESTS, NewGame, files, lay_out, main, missing, run

from tests.contract.random_deals import first_standing, shuffled
from tolva_gui.rules.events import PlaceInfo
from tolva_gui.rules.protocol import Game
from tolva_gui.words.game_data import KINDS, Score

PAGE = (CHECKOUT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
GAME = NewGame("my-game")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with the files that new files are made from."""
    (tmp_path / "tests").mkdir()
    for path in ("tests/toy.py", "tolva_gui/rules/games/plump/__init__.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes((CHECKOUT / path).read_bytes())
    return tmp_path


def laid_out(checkout: Path) -> Game[Any]:
    """Generate the game and import it from there."""
    lay_out(GAME, checkout)
    path = checkout / "tolva_gui" / "rules" / "games" / "my_game" / "game.py"
    spec = importlib.util.spec_from_file_location("my_game", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["my_game"] = module
    spec.loader.exec_module(module)
    game: Game[Any] = module.MY_GAME
    return game


def test_what_is_laid_out_is_a_game_that_ends(checkout: Path) -> None:
    game, rng = laid_out(checkout), Random(1)
    assert (game.info.id, game.info.seat_counts) == ("my-game", (2, 3, 4))
    state = game.start({}, shuffled(game.info.pack, rng), first_standing(game, {}))
    while game.to_act(state) is not None:
        game.apply(state, rng.choice(game.legal_moves(state)))
    assert game.result(state) is not None


def test_only_its_own_folders_are_touched_and_say_that_it_is_there(checkout: Path) -> None:
    """It comes last."""
    made = {path.relative_to(checkout).as_posix() for path in lay_out(GAME, checkout)}
    own = (
        "tolva_gui/rules/games/my_game/",
        "tolva_gui/ai/games/my_game/",
        "tests/ai/games/my_game/",
        "resources/games/my-game/",
    )
    assert {path for path in made if not path.startswith(own)} == {"tests/rules/games/test_my_game.py"}
    said = (checkout / own[0] / "__init__.py").read_text(encoding="utf-8")
    assert 'GAMES = {"my-game": ("game.MY_GAME", range(2, 5))}' in said
    assert int(re.findall(r"^ORDER = (\d+)", said, re.MULTILINE)[0]) == 3


def test_the_least_game_is_six_files_and_a_test(checkout: Path) -> None:
    made = lay_out(GAME, checkout, more=False)
    assert {path.name for path in made} == {
        *("__init__.py", "game.py", "rules.md", "game.toml", "words.sv.toml", "words.en.toml"),
        "test_my_game.py",
    }


def test_no_mark_of_a_template_is_left(checkout: Path) -> None:
    for path, text in files(GAME, checkout).items():
        assert not re.search(r"@[A-Z]+@", text), path
        if path.suffix == ".py":
            ast.parse(text)


def test_what_is_laid_out_is_in_style(checkout: Path) -> None:
    made = [str(path) for path in lay_out(GAME, checkout) if path.suffix == ".py"]
    ruff = [
        str(Path(sys.executable).with_name("ruff")),
        "check",
        "--config",
        str(CHECKOUT / "pyproject.toml"),
    ]
    ours = ["--config", 'lint.isort.known-first-party = ["tests", "tolva_gui"]']
    done = subprocess.run([*ruff, *ours, *made], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_what_is_there_is_left_as_it_is(checkout: Path) -> None:
    lay_out(GAME, checkout)
    rules = checkout / "resources" / "games" / "my-game" / "rules.md"
    rules.write_text("# Mine\n", encoding="utf-8")
    assert lay_out(GAME, checkout) == []
    assert rules.read_text(encoding="utf-8") == "# Mine\n"


def test_it_says_what_is_missing_until_nothing_is(checkout: Path) -> None:
    made = lay_out(GAME, checkout)
    found = list(missing(GAME, checkout))
    assert any(line.startswith("resources/games/my-game/rules.md:") for line in found)
    assert any("tile.sv.png: .venv/bin/python packaging/art/tiles.py my-game" in line for line in found)
    for path in made:
        path.write_text(path.read_text(encoding="utf-8").replace("TODO", "Done"), encoding="utf-8")
    for language in ("sv", "en"):
        (checkout / "resources" / "games" / "my-game" / f"tile.{language}.png").touch()
    assert list(missing(GAME, checkout)) == []


@pytest.mark.parametrize(
    ("types", "tests", "last"),
    [(0, 0, "Everything passed."), (1, 0, "Failed: types"), (0, 5, "Failed: its own tests")],
)
def test_a_check_that_failed_says_so_last(
    types: int, tests: int, last: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Every step is run, under a line that says how many there are."""
    steps = [
        Check(name, [sys.executable, "-c", f"raise SystemExit({status})"])
        for name, status in (("types", types), ("its own tests", tests))
    ]
    assert run(GAME, steps) == (types + tests > 0)
    said = capfd.readouterr().out.strip().split("\n")
    assert [line for line in said if "step" in line] == [
        "my-game, step 1 of 2: types",
        "my-game, step 2 of 2: its own tests",
    ]
    assert said[-1] == last


@pytest.mark.parametrize("name", ["", "Knack", "my_game", "-game", "../game", "my--game"])
def test_a_name_that_is_no_id_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--", name])
    assert "is no id" in capsys.readouterr().err


def test_the_tests_that_a_game_has_to_pass_are_there() -> None:
    assert [path for path in TESTS if not (CHECKOUT / path).exists()] == []


def squeezed(code: str) -> str:
    """Return the code without whitespace, so that line breaks do not matter."""
    return re.sub(r"\s+", "", code)


def test_the_page_quotes_the_toy() -> None:
    toy = squeezed((CHECKOUT / "tests" / "toy.py").read_text(encoding="utf-8"))
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 5
    assert [block for block in blocks if squeezed(block) not in toy] == []


def test_the_page_names_all_that_a_game_can_use() -> None:
    """Ways of lying, kinds, scores, tables of words, and modules of the kit."""
    hints = get_type_hints(PlaceInfo)
    known = {*get_args(hints["layout"]), *get_args(hints["sees"]), *KINDS, *get_args(Score)}
    sources = (path.read_text(encoding="utf-8") for path in (CHECKOUT / "tolva_gui").rglob("*.py"))
    looked_up = r'(?:text_of|find_text)\([\w()]+, "(\w+)", .*(?:game_id|info\.id)\)'
    tables = {table for source in sources for table in re.findall(looked_up, source)}
    assert {"call", "sign", "refusal", "row"} <= tables
    known |= {f"[{table}]" for table in tables - {"about"}}
    known |= {path.stem for path in (CHECKOUT / "tolva_gui" / "rules" / "kit").glob("[a-z]*.py")}
    known |= {"deal", "notation", "piles", "protocol", "sampling", "score_sheet", "view"}
    assert sorted(word for word in known if f"`{word}`" not in PAGE) == []
