"""Check the QML files against each other and against the types that Python gives them.

What Python registers under `QML_IMPORT_NAME` is described anew for each run in a temporary folder, by the tools that
come with PySide6: a property that QML asks for and Python has not got is found here and not at the table.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import PySide6

CHECKOUT = Path(__file__).resolve().parent.parent
QML = CHECKOUT / "resources" / "qml"
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
OPTIONS = [
    "--ignore-settings",
    "--max-warnings=0",
    # The description does not tell which of our properties are constant. Qt warns when it matters, and a test fails.
    "--stale-property-read=disable",
]


def main() -> int:
    """Describe the Python types, check all QML files, and return the status of the check."""
    files = [str(path) for path in sorted(QML.rglob("*.qml"))]
    if not files:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        describe(sorted((CHECKOUT / "tolva_gui" / "ui").rglob("*.py")), Path(folder))
        return subprocess.call([_tool("pyside6-qmllint"), *OPTIONS, "-I", str(QML), "-I", folder, *files])


def describe(sources: list[Path], folder: Path) -> None:
    """Write a QML module into the folder for each import name under which the sources register types."""
    dump = subprocess.run(
        [_tool("pyside6-metaobjectdump"), *map(str, sources)], check=True, capture_output=True, text=True
    )
    by_module: dict[str, list[object]] = {}
    for source in json.loads(dump.stdout or "[]"):
        if "QML_IMPORT_NAME" in source:
            by_module.setdefault(source["QML_IMPORT_NAME"], []).append(source)
    for module, classes in by_module.items():
        _write_module(folder.joinpath(*module.split(".")), module, classes)


def _write_module(folder: Path, module: str, classes: list[object]) -> None:
    folder.mkdir(parents=True)
    (folder / "qmldir").write_text(f"module {module}\ntypeinfo types.qmltypes\n", encoding="utf-8")
    (folder / "classes.json").write_text(json.dumps(classes), encoding="utf-8")
    known = ",".join(str(METATYPES / f"qt6{name}_metatypes.json") for name in ("core", "gui", "qml", "quick"))
    command = [_tool("pyside6-qmltyperegistrar"), "--generate-qmltypes", str(folder / "types.qmltypes")]
    command += ["--import-name", module, "--major-version", "1", "--foreign-types", known]
    subprocess.run([*command, "-o", str(folder / "unused.cpp"), str(folder / "classes.json")], check=True)


def _tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


if __name__ == "__main__":
    sys.exit(main())
