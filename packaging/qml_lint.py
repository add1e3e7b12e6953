"""Check the QML files against each other and against the Python classes they use.

The properties, signals and slots of the window's classes are written to a temporary folder at each run, as
the module `Tolva.Backend`. A property that QML uses and Python lacks is thus found here and not at the table.
All these classes are created by the program. An object property has the type that its getter's annotation
declares, as Qt only knows that it is an object.
"""

import importlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import get_args

import PySide6
from PySide6.QtCore import QByteArray, QMetaMethod, QMetaObject, QMetaProperty, QObject

CHECKOUT = Path(__file__).resolve().parent.parent
QML = CHECKOUT / "resources" / "qml"
WINDOW = CHECKOUT / "tolva_gui" / "ui"
MODULE = "Tolva.Backend"
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"


def main() -> int:
    """Describe the Python classes, check all QML files, and return the exit status of qmllint."""
    files = [str(path) for path in sorted(QML.rglob("*.qml"))]
    if not files:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        write_module(Path(folder).joinpath(*MODULE.split(".")), [describe(each) for each in window_classes()])
        options = [
            "--ignore-settings",
            "--max-warnings=0",
            "--unused-imports=warning",
            "-I",
            str(QML),
            "-I",
            folder,
        ]
        return subprocess.call([_tool("pyside6-qmllint"), *options, *files])


def window_classes() -> list[type[QObject]]:
    """Import all modules of the window and return the Qt classes that they define."""
    paths = sorted(WINDOW.rglob("*.py"))
    names = [".".join(path.relative_to(CHECKOUT).with_suffix("").parts) for path in paths]
    modules = [importlib.import_module(name.removesuffix(".__init__")) for name in names]
    members = [(module, member) for module in modules for member in vars(module).values()]
    return [
        member
        for module, member in members
        if isinstance(member, type) and issubclass(member, QObject) and member.__module__ == module.__name__
    ]


def describe(kind: type[QObject]) -> dict[str, object]:
    """Return the description of a class in the format of Qt's moc."""
    meta: QMetaObject = kind.staticMetaObject  # type: ignore[attr-defined]  # the stubs lack it
    methods = [meta.method(index) for index in range(meta.methodOffset(), meta.methodCount())]
    properties = range(meta.propertyOffset(), meta.propertyCount())
    infos = [
        {"name": "QML.Element", "value": "auto"},
        {"name": "QML.Creatable", "value": "false"},
        {"name": "QML.UncreatableReason", "value": "the program makes it"},
    ]
    return {
        "className": kind.__name__,
        "qualifiedClassName": kind.__name__,
        "object": True,
        "superClasses": [{"access": "public", "name": meta.superClass().className()}],
        "classInfos": infos,
        "properties": [_property(kind, meta.property(index), index) for index in properties],
        "signals": [_method(each) for each in methods if each.methodType() == QMetaMethod.MethodType.Signal],
        "slots": [_method(each) for each in methods if each.methodType() == QMetaMethod.MethodType.Slot],
    }


def write_module(folder: Path, classes: list[dict[str, object]]) -> None:
    """Write a QML module of these classes in the form that qmllint reads."""
    folder.mkdir(parents=True)
    unit = [{"classes": classes, "inputFile": "window.py", "outputRevision": 68}]
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo types.qmltypes\n", encoding="utf-8")
    (folder / "classes.json").write_text(json.dumps(unit), encoding="utf-8")
    known = ",".join(
        str(METATYPES / f"qt6{name}_metatypes.json") for name in ("core", "network", "gui", "qml", "quick")
    )
    command = [_tool("pyside6-qmltyperegistrar"), "--generate-qmltypes", str(folder / "types.qmltypes")]
    command += ["--import-name", MODULE, "--major-version", "1", "--foreign-types", known]
    subprocess.run([*command, "-o", str(folder / "unused.cpp"), str(folder / "classes.json")], check=True)


def _property(kind: type[QObject], described: QMetaProperty, index: int) -> dict[str, object]:
    entry: dict[str, object] = {"name": described.name(), "type": _type(kind, described), "index": index}
    entry["read"] = described.name()
    entry["constant"] = described.isConstant()
    if described.isWritable():
        entry["write"] = described.name()
    if described.hasNotifySignal():
        entry["notify"] = _text(described.notifySignal().name())
    return entry


def _type(kind: type[QObject], described: QMetaProperty) -> str:
    """Return the property's type; for an object, the class in the getter's return annotation."""
    known = str(described.typeName())
    getter = vars(kind)[str(described.name())].fget
    declared = getattr(getter, "__annotations__", {}).get("return")
    if known != "QObject*" or declared is None:
        return known
    # Without its "or None".
    first = next(iter(get_args(declared)), declared)
    name = first if isinstance(first, str) else first.__name__
    return f"{name.removesuffix(' | None')}*"


def _method(described: QMetaMethod) -> dict[str, object]:
    types = [_text(name) for name in described.parameterTypes()]
    return {
        "access": "public",
        "name": _text(described.name()),
        "arguments": [{"name": f"argument{place}", "type": name} for place, name in enumerate(types)],
        "returnType": described.typeName(),
    }


def _text(raw: QByteArray) -> str:
    return raw.toStdString()


def _tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


if __name__ == "__main__":
    sys.exit(main())
