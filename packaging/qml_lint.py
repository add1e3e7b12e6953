"""Check the QML files against each other and against the Python classes they use.

The properties, signals and slots that Qt knows of the window's classes are written to a temporary folder at each
run, as the module `Tolva.Backend`. A property that QML uses and Python lacks is thus found here and not at the table.
An object property has the type that its getter's annotation declares, as Qt only knows that it is an object.
"""

import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import get_args

from PySide6.QtCore import QMetaMethod, QMetaObject, QMetaProperty, QObject

from tolva_gui import ui
from tolva_gui.ui.qml_types import MODULE

QML = Path(__file__).resolve().parents[1] / "resources" / "qml"


def main() -> int:
    """Describe the Python classes, check all QML files, and return the exit status of qmllint."""
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, *MODULE.split("."))
        module.mkdir(parents=True)
        types = "\n".join(described(kind) for kind in window_classes())
        (module / "qmldir").write_text(
            f"module {MODULE}\nimport QtQuick\ntypeinfo types.qmltypes\n", encoding="utf-8"
        )
        (module / "types.qmltypes").write_text(
            f"import QtQuick.tooling 1.2\nModule {{\n{types}\n}}\n", encoding="utf-8"
        )
        lint = Path(sys.executable).with_name("pyside6-qmllint")
        options = (
            "--ignore-settings",
            "--max-warnings=0",
            "--unused-imports=warning",
            "-I",
            QML,
            "-I",
            folder,
        )
        return subprocess.call([lint, *options, *sorted(QML.rglob("*.qml"))])


def window_classes() -> list[type[QObject]]:
    """Import all modules of the window and return the Qt classes that they define."""
    names = [module.name for module in walk_packages(ui.__path__, f"{ui.__name__}.")]
    members = [(name, member) for name in names for member in vars(import_module(name)).values()]
    classes = [(name, member) for name, member in members if isinstance(member, type)]
    return [kind for name, kind in classes if issubclass(kind, QObject) and kind.__module__ == name]


def described(kind: type[QObject]) -> str:
    """Return the description of a class in the format of Qt's type files."""
    meta: QMetaObject = kind.staticMetaObject  # type: ignore[attr-defined]  # the stubs lack it
    properties = (meta.property(index) for index in range(meta.propertyOffset(), meta.propertyCount()))
    methods = (meta.method(index) for index in range(meta.methodOffset(), meta.methodCount()))
    members = [*(_property(kind, each) for each in properties), *map(_method, methods)]
    return f"""Component {{
        name: "{kind.__name__}"
        prototype: "{meta.superClass().className()}"
        exports: ["{MODULE}/{kind.__name__} 1.0"]
        isCreatable: false
        {" ".join(members)}
    }}"""


def _property(kind: type[QObject], known: QMetaProperty) -> str:
    notify = f'notify: "{known.notifySignal().name().toStdString()}"' if known.hasNotifySignal() else ""
    name = _type(kind, known)
    return f"""Property {{
        name: "{known.name()!s}"
        type: "{name.removesuffix("*")}"
        isPointer: {str(name.endswith("*")).lower()}
        isReadonly: {str(not known.isWritable()).lower()}
        isPropertyConstant: {str(known.isConstant()).lower()}
        {notify}
    }}"""


def _type(kind: type[QObject], known: QMetaProperty) -> str:
    """Return the property's type; for an object, the class in the getter's return annotation."""
    name = str(known.typeName())
    declared = vars(kind)[str(known.name())].fget.__annotations__.get("return")
    if name != "QObject*" or declared is None:
        return name
    # Without its "or None".
    first = next(iter(get_args(declared)), declared)
    text = first if isinstance(first, str) else first.__name__
    return f"{text.removesuffix(' | None')}*"


def _method(known: QMetaMethod) -> str:
    word = "Signal" if known.methodType() == QMetaMethod.MethodType.Signal else "Method"
    name, _, types = known.methodSignature().toStdString().removesuffix(")").partition("(")
    taken = " ".join(f'Parameter {{ type: "{each}" }}' for each in types.split(",") if each)
    return f'{word} {{ name: "{name}"; type: "{known.typeName()!s}"; {taken} }}'


if __name__ == "__main__":
    sys.exit(main())
