"""The counts for vinsten are in columns, one figure per column, the user's own side first."""

from msgspec.structs import replace
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.table.games import played
from tests.ui.conftest import Window
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.table.host import Host


def turned(by: int, form: str = "tolva-4") -> Host:
    """Return a game after a deal, with the person sitting that number of seats further on."""
    host = played(form, deals=1)
    seats = list(host.seats)
    kinds = [seat.kind for seat in seats]
    host.seats = tuple(
        replace(
            seat,
            kind=kinds[(no - by) % len(seats)],
            level=None if kinds[(no - by) % len(seats)] == "me" else "rules",
        )
        for no, seat in enumerate(seats)
    )
    return host


def written(window: Window) -> list[QQuickItem]:
    return [item for item in window.visible() if item.property("text")]


def place(item: QQuickItem) -> float:
    return item.mapToScene(item.boundingRect().topRight()).x()


@cases("by", [0, 1], usual=["0"])
@cases("form", ["tolva-4", "tolva-3"], usual=["tolva-3"])
def test_one_figure_a_column_and_the_own_side_first(form: str, by: int, window: Window) -> None:
    host = turned(by, form)
    window.sit(host)
    window.item("next")
    sheet = window.app.sitting.sheet
    own = host.info.side(next(no for no, seat in enumerate(host.seats) if seat.kind == "me"))
    assert sheet.property("order")[0] == own
    assert sorted(sheet.property("order")) == list(range(host.info.sides))
    (counted,) = [row for row in sheet.property("rows") if row["text"] == "Card points"]
    points = mariage(host.view(None).facts).card_points
    assert counted["figures"] == [str(each) for each in points]
    heads = {
        item.property("text"): place(item)
        for item in written(window)
        if item.property("text") in sheet.property("sides")
    }
    for side, name in enumerate(sheet.property("sides")):
        figures = [item for item in written(window) if item.property("text") == str(points[side])]
        assert any(abs(place(item) - heads[name]) < 12 for item in figures), (name, points)
    assert min(heads, key=lambda name: heads[name]) == sheet.property("sides")[own]
    assert not [item for item in written(window) if " – " in str(item.property("text"))]


def test_a_sheet_that_fits_has_no_scroll_bar(window: Window) -> None:
    window.sit(turned(0), (1280, 800))
    window.item("next")
    for text_size in (100, 115, 130):
        window.app.settings.set("text_size", text_size)
        window.settle()
        paper = window.item("panelPaper")
        assert paper.property("contentHeight") < paper.height() + 1, "it fits"
        assert window.of_kind("ScrollMark") == []
