"""Create the files for a new game and list what is still missing: `start.py new-game ID [--more] [--check]`.

The files contain the toy game of the tests under the new name, so that it can be played at once: its rules, texts and
a test. With --more also players and hints, and a lesson. Parts to write are marked TODO. Existing files stay
unchanged. When nothing is missing, or with --check, its code is checked and all tests that a game must pass are run.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from checks import Check, report

CHECKOUT: Final = Path(__file__).resolve().parents[1]
TEMPLATES: Final = CHECKOUT / "packaging" / "game_files"
"""Files with marks for names, each at its place in a checkout."""
NOT_NEEDED: Final = re.compile("/ai/|/lesson")
"""Players, hints and a lesson."""
TESTS: Final = (
    "tests/contract",
    "tests/rules/test_every_id.py",
    "tests/rules/test_game_words.py",
    "tests/words",
    "tests/engine/test_other_games.py",
    "tests/records/test_every_game.py",
    "tests/records/test_refusals.py",
    "tests/packaging/test_game_list.py",
    "tests/ai/test_game_players.py",
    "tests/ai/test_any_budget.py",
    "tests/ai/test_alike.py",
    "tests/ai/hints/test_game_hints.py",
    "tests/ai/hints/test_facts_hold.py",
    "tests/engine/test_hint.py",
    "tests/table/test_lesson.py",
    "tests/table/test_path.py",
    "tests/table/test_daily.py",
    "tests/table/test_decided.py",
    "tests/ui/test_any_game.py",
    "tests/ui/table/test_finish.py",
    "tests/ui/table/test_by_hand.py",
    "tests/ui/table/test_place_secrecy.py",
    "tests/ui/welcome/test_lesson.py",
    "tests/packaging/test_scenes.py",
)
"""The tests that take every game of the catalogue in turn; pytest takes longer to read all tests than to run these."""
FOR_ALL: Final = "test_catalog or test_game_list or names_a_rule"
"""Tests of lists: they do not name a game, but a new one can break them."""
SEATED: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class NewGame:
    """A game's id (`svarte-petter`), and the name of its folders of code (`svarte_petter`)."""

    id: str

    @property
    def module(self) -> str:
        """Its folder of code."""
        return self.id.replace("-", "_")


def main(arguments: list[str]) -> int:
    """Create the missing files, and list the parts still missing."""
    parser = argparse.ArgumentParser(prog="start.py new-game", description=__doc__)
    parser.add_argument("id", help="small letters, digits and hyphens, such as svarte-petter")
    parser.add_argument("--more", action="store_true", help="players, hints and lesson too")
    parser.add_argument("--check", action="store_true", help="run the tests now, whatever is missing")
    asked = parser.parse_args(arguments)
    if not SEATED.fullmatch(asked.id):
        parser.error(f"{asked.id!r} is no id: small letters, digits and single hyphens")
    game = NewGame(asked.id)
    for path in lay_out(game, CHECKOUT, more=asked.more):
        print(f"created: {path.relative_to(CHECKOUT)}")
    found = list(missing(game, CHECKOUT))
    if found:
        print("\nStill missing:", *found, sep="\n  ")
    if found and not asked.check:
        print(
            f"\nstart.py new-game {game.id} --check runs the tests. docs/adding-a-game.md goes step by step."
        )
        return 1
    return run(game, steps(game))


def steps(game: NewGame) -> list[Check]:
    """Return the steps of the check, quick ones first."""
    python, tools = [sys.executable, "-m"], Path(sys.executable).parent
    own = [str(path) for path in own_tests(game, CHECKOUT)]
    code = [*(str(path) for path in code_folders(game, CHECKOUT) if path.exists()), *own]
    wanted = f"{game.id} or {game.module} or {FOR_ALL}"
    test = [*python, "pytest", "-q", "--long"]
    return [
        Check("style", [*python, "ruff", "check", *code]),
        Check("layout", [*python, "ruff", "format", "--check", *code]),
        Check("types", [*python, "mypy", *code]),
        Check("imports", [str(tools / "lint-imports"), "--no-logo"]),
        Check("its own tests", [*test, *own]),
        Check("tests for all", [*test, "-k", wanted, *TESTS]),
    ]


def run(game: NewGame, steps: list[Check]) -> int:
    """Take the steps, each under a line with its number; return 0 if all succeeded."""
    for number, step in enumerate(steps, 1):
        print(f"\n{game.id}, step {number} of {len(steps)}: {step.name}", flush=True)
        step.run(CHECKOUT, quiet=False)
    return report(steps)


def code_folders(game: NewGame, checkout: Path) -> list[Path]:
    """Return the folders of the game's code, whether they exist or not."""
    return [checkout / "tolva_gui" / room / "games" / game.module for room in ("rules", "ai")]


def own_tests(game: NewGame, checkout: Path) -> list[Path]:
    """Return the files and folders with the game's own tests."""
    rules, players = (checkout / "tests" / room / "games" for room in ("rules", "ai"))
    found = (rules / f"test_{game.module}.py", rules / game.module, players / game.module)
    return [path for path in found if path.exists()]


def files(game: NewGame, checkout: Path, *, more: bool = True) -> dict[Path, str]:
    """Return the text of each file of the game except drawings; without *more*, the least that it needs."""
    texts = {
        path.relative_to(TEMPLATES).as_posix().removesuffix(".txt"): path.read_text(encoding="utf-8")
        for path in sorted(TEMPLATES.rglob("*.*"))
        if more or not NOT_NEEDED.search(path.relative_to(TEMPLATES).as_posix())
    }
    texts["tolva_gui/rules/games/@MODULE@/game.py"] = from_toy(checkout)
    parts = game.id.split("-")
    names = {
        "@ID@": game.id,
        "@MODULE@": game.module,
        "@CONST@": game.module.upper(),
        "@CLASS@": "".join(part.capitalize() for part in parts),
        "@NAME@": " ".join(parts).capitalize(),
        "@LETTERS@": ("".join(part[0] for part in parts) if len(parts) > 1 else game.id[:2]).upper(),
        "@ORDER@": str(next_order(checkout)),
    }
    return {checkout / _filled(path, names): _filled(text, names) for path, text in texts.items()}


def _filled(text: str, names: dict[str, str]) -> str:
    for mark, name in names.items():
        text = text.replace(mark, name)
    return text


def from_toy(checkout: Path) -> str:
    """Return the tests' toy module as a template with marks for names, without the tests' own parts."""
    text = (checkout / "tests" / "toy.py").read_text(encoding="utf-8")
    head, body = text[text.index("from dataclasses") : text.index("\nRANKS")], text[text.index("RANKS") :]
    head = head.replace("from tests.listed import listed\n", "")
    body = body[: body.index("class ShortToy")]
    body = body.replace("Toy", "@CLASS@").replace('"toy"', '"@ID@"')
    return f'''"""@NAME@. TODO: this is the toy of the tests; make it your game, and name its rules (`@LETTERS@1`)."""

{head}
{body}@CONST@: Final = kit.for_seats(@CLASS@, 2)
'''


def next_order(checkout: Path) -> int:
    """Return the ORDER after all existing games."""
    packages = sorted((checkout / "tolva_gui" / "rules" / "games").glob("*/__init__.py"))
    orders = (
        re.search(r"^ORDER = (\d+)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in packages
    )
    return max(int(found[1]) for found in orders if found) + 1


def lay_out(game: NewGame, checkout: Path, *, more: bool = True) -> list[Path]:
    """Write the files that do not exist yet and return their paths."""
    new = {path: text for path, text in files(game, checkout, more=more).items() if not path.exists()}
    for path, text in new.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(new)


def missing(game: NewGame, checkout: Path) -> Iterator[str]:
    """Yield the parts still to be written or drawn, with file and line."""
    resources = checkout / "resources" / "games" / game.id
    places = (*code_folders(game, checkout), *own_tests(game, checkout), resources)
    files = (path for place in places for path in ([place] if place.is_file() else sorted(place.rglob("*"))))
    for path in (path for path in files if path.suffix in TEXTS):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if "TODO" in line:
                yield f"{path.relative_to(checkout)}:{number}: {line.strip(' #-|').removeprefix('TODO: ')}"
    for language in ("sv", "en"):
        if not (resources / f"tile.{language}.png").is_file():
            yield f"resources/games/{game.id}/tile.{language}.png: .venv/bin/python packaging/art/tiles.py {game.id}"
    yield from unlisted(game)


TEXTS: Final = (".py", ".toml", ".md")


def unlisted(game: NewGame) -> Iterator[str]:
    """Yield what the catalogue's games need: a line in the README, and a test of each rule."""
    sys.path.insert(0, str(CHECKOUT))
    every_id = import_module("tests.rules.test_every_id")
    if game.module not in every_id.FOLDERS:
        return
    game_list = import_module("game_list")
    readme = game_list.README.read_text(encoding="utf-8")
    if game_list.with_table(readme) != readme:
        yield "README.md: start.py games lists it"
    shown = every_id.marked("rule", *every_id.TESTS.rglob("test_*.py"))
    for rule in sorted(every_id.rules(game.module) - shown):
        yield f"tests/rules/games/test_{game.module}.py: no test is marked with {rule}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
