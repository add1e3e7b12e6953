"""The files of the bundle."""

import subprocess
import sys
from collections.abc import Iterable

import pytest
from bundle_parts import LISTS, Entry, needed, wanted, without_lost_links

QT = "PySide6/Qt"
LOADS = {
    "app": ["libQt6Quick.so.6"],
    "libQt6Quick.so.6": ["libQt6Core.so.6", "libm.so.6"],
    "libQt6Pdf.so.6": ["libz.so.1"],
}


@pytest.mark.parametrize(
    ("place", "is_wanted"),
    [
        (f"{QT}/qml/QtQuick/qmldir", True),
        (f"{QT}/qml/QtQuick/Dialogs/quickimpl/qmldir", True),
        (f"{QT}/qml/QtQuick/Controls/Basic/Button.qml", True),
        (f"{QT}/qml/QtQuick/Controls/Material/Button.qml", False),
        (f"{QT}/qml/QtQuick/plugins.qmltypes", False),
        (f"{QT}/qml/QtWebEngine/qmldir", False),
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqvnc.so", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", False),
        (f"{QT}/translations/qtbase_sv.qm", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        ("tolva_gui/_resources/i18n/tolva_en.qm", True),
        ("libstdc++.so.6", False),
        ("libxcb-cursor.so.0", True),
    ],
)
def test_what_the_window_uses_is_wanted(place: str, is_wanted: bool) -> None:
    assert wanted((place, f"/from/{place}", "BINARY")) is is_wanted


def test_libraries_come_with_those_who_need_them_and_else_not() -> None:
    def imports(path: str) -> Iterable[str]:
        return LOADS.get(path.rpartition("/")[2], [])

    def entry(place: str) -> Entry:
        return place, f"/from/{place.rpartition('/')[2]}", "BINARY"

    places = [
        "PySide6/app",
        f"{QT}/lib/libQt6Quick.so.6",
        f"{QT}/lib/libQt6Core.so.6",
        f"{QT}/lib/libQt6Pdf.so.6",
    ]
    places += ["libz.so.1", "libpython3.11.so.1.0"]
    kept = [place for place, _, _ in needed(map(entry, places), imports)]
    assert kept == [*places[:3], "libpython3.11.so.1.0"]


def test_links_to_what_is_left_out_are_left_out() -> None:
    there = ("PySide6/Qt/lib/libQt6Core.so.6", "/from", "BINARY")
    good = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    lost = ("libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", "SYMLINK")
    assert without_lost_links([there, good, lost]) == [there, good]


def test_phones_need_no_module_that_is_left_out() -> None:
    """They are imported only when somebody asks for them, so that no start of a bundle shows it."""
    program = (
        f"import sys; sys.modules |= dict.fromkeys({LISTS['unused_modules']}); "
        "import tolva_gui.phones.server, tolva_gui.ui.phones.view_model"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
