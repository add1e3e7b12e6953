"""The sheet of any game: deal by deal, a column per side, the score paper, and the final places."""

import re

import pytest
from msgspec.structs import replace
from PySide6.QtQuick import QQuickItem

from tests.cases import cases
from tests.gallery.tables import phase
from tests.rules.games.grandissimo import source_game as source
from tests.rules.games.grandissimo.table import deck_of, planned
from tests.table import games
from tests.table.games import NAMES, at_random, seats_of
from tests.ui.conftest import Window, where
from tests.ui.place_tables import reached, seated
from tolva_gui.rules.account import PaperEntry
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.table.host import Host
from tolva_gui.ui.table.scores.deal_lines import placings, sheet_rows
from tolva_gui.ui.table.scores.sheet import Sheet


def figure(text: str) -> int:
    """Return the points in a field of the sheet, 0 if it holds something else."""
    return int(text.replace("−", "-")) if re.fullmatch("[+−]?[0-9]+", text) else 0


@pytest.mark.parametrize(("game", "seats"), [("plump", 3), ("plump", 8), ("kasino", 4)])
def test_the_figures_of_the_sheet_add_up_to_the_scores(qapp: object, game: str, seats: int) -> None:
    host = at_random(game, seats, 3, 4)
    rows = [row["figures"] for row in sheet_rows(host)]
    points = [[figure(text) for text in column] for column in zip(*rows, strict=True)]
    assert tuple(map(sum, points)) == host.results[-1].result.scores
    assert all(len(row) == host.info.sides for row in rows)


def test_each_earlier_deal_is_a_row_and_the_last_one_is_told(qapp: object) -> None:
    rows = sheet_rows(at_random("plump", 4, 3, 3))
    texts = [row["text"] for row in rows]
    assert texts[:3] == ["Deal 1", "Deal 2", "Deal 3"]
    assert "Tricks" in texts[3:]
    bids = [text.split(" of ")[0].isdigit() for text in rows[2]["figures"]]
    assert bids == [True] * 4, "the tricks taken of those bid"


def test_tricks_that_are_points_and_what_is_owned_stand_once(qapp: object) -> None:
    assert sheet_rows(at_random("femtio", 4, 3, 2))[-1]["text"] == "Deal 2: Tricks"
    assert [row["text"] for row in sheet_rows(at_random("femtio", 4, 3, 1))] == ["Deal 1: Tricks"]
    host = at_random("tjugoett", 4, 3, 2)
    owned = list(map(str, host.results[-1].result.scores))
    assert owned not in [row["figures"] for row in sheet_rows(host)]


def test_places_count_those_who_share_one() -> None:
    assert [place for place, _ in placings(((3,), (0, 1), (2,)))] == [1, 2, 4]


def test_all_places_are_named_at_the_end_beside_the_menu(window: Window) -> None:
    window.sit(at_random("plump", 8, 3), (900, 600), over=True)
    places = window.app.sitting.sheet.property("places")
    named = [name for row in places for name in row["names"].replace(" and ", ", ").split(", ")]
    assert sorted(named) == sorted(NAMES[:8])
    assert [row["place"] for row in places] == sorted(row["place"] for row in places)
    window.item("places")
    assert not where(window.item("menu")).intersects(where(window.item("panelPaper")))
    window.dress(text_size=160)
    assert not where(window.item("menu")).intersects(where(window.item("panelPaper").parentItem()))
    links = [where(window.item(name)) for name in ("seeAgain", "beside", "copyPicture", "savePicture")]
    assert len({link.y() for link in links}) == 2
    assert links == sorted(links, key=lambda link: (link.y(), link.x()))


def test_the_text_of_the_sheet_has_every_place(qapp: object) -> None:
    told = Sheet(at_random("plump", 4, 3)).as_text().splitlines()
    assert sum(line.lstrip()[:2] in ("1.", "2.", "3.", "4.") for line in told) >= 2


def turned(by: int, form: str = "tolva-4") -> Host:
    """Return a game after a deal, with the person sitting that number of seats further on."""
    host = games.played(form, deals=1)
    kinds = [seat.kind for seat in host.seats]
    turned = zip(host.seats, kinds[-by:] + kinds[:-by], strict=True)
    host.seats = tuple(
        replace(seat, kind=kind, level=None if kind == "me" else "rules") for seat, kind in turned
    )
    return host


def written(window: Window) -> list[QQuickItem]:
    return [item for item in window.visible() if item.property("text")]


@cases("by", [0, 1], usual=["0"])
@cases("form", ["tolva-4", "tolva-3"], usual=["tolva-3"])
def test_one_figure_a_column_and_the_own_side_first(form: str, by: int, window: Window) -> None:
    host = window.sit(turned(by, form)).host
    window.item("next")
    sheet = window.app.sitting.sheet
    own = host.info.side(next(no for no, seat in enumerate(host.seats) if seat.kind == "me"))
    assert sheet.property("order")[0] == own
    assert sorted(sheet.property("order")) == list(range(host.info.sides))
    (counted,) = [row for row in sheet.property("rows") if row["text"] == "Card points"]
    points = mariage(host.view(None).facts).card_points
    assert counted["figures"] == [str(each) for each in points]
    heads = {
        item.property("text"): where(item).right()
        for item in written(window)
        if item.property("text") in sheet.property("sides")
    }
    for side, name in enumerate(sheet.property("sides")):
        figures = [item for item in written(window) if item.property("text") == str(points[side])]
        assert any(abs(where(item).right() - heads[name]) < 12 for item in figures), (name, points)
    assert min(heads, key=lambda name: heads[name]) == sheet.property("sides")[own]
    assert not [item for item in written(window) if " – " in str(item.property("text"))]


def test_a_sheet_that_fits_has_no_scroll_bar(window: Window) -> None:
    window.sit(turned(0), (1280, 800))
    window.item("next")
    for text_size in (100, 115, 130):
        window.dress(text_size=text_size)
        paper = window.item("panelPaper")
        assert paper.property("contentHeight") < paper.height() + 1, "it fits"
        assert window.of_kind("ScrollMark") == []


def test_the_sheet_shows_the_paper_and_every_step_of_the_payment(window: Window) -> None:
    window.sit(source.source_game(), over=True, drawn=True)
    steps = [item.property("text") for item in window.named("accountStep")]
    assert "× 2, trump was the second suit = 52" in steps
    drawn = {str(item.property("text")) for item in written(window)}
    assert {"1. H.I.", "2. G.L.", "3. R.M.", "4. R.L.", "240", "260"} <= drawn
    struck = [entry for row in window.app.sitting.sheet.property("paper") for entry in row if entry["struck"]]
    assert [(entry["above"], entry["below"]) for entry in struck] == [("1", "0"), ("3", "4"), ("4", "3")]


def test_paper_is_made_large_by_key_and_click_and_small_again(window: Window) -> None:
    seated(window, reached("grandissimo", 4, phase("play")))
    paper = window.item("paperNote")
    small = paper.width()
    window.key("P")
    assert paper.property("large")
    assert paper.width() > 1.5 * small
    window.click(paper)
    assert not paper.property("large")
    seated(window, reached("nittionio", 3, phase("play")))
    assert window.find("paperNote") is None, "a game without a paper has none on the table"


def test_eel_to_pay_is_chosen_by_name_or_number(window: Window) -> None:
    paid = {"mode": "eels", "eels": [[0, None], [0, None], None, None], "forfeits": []}
    seats = seats_of(4, names=source.NAMES)
    hands, order = planned([0] * 13, "S", 0)
    host = Host.new("grandissimo", {"deals": 8}, seats, seed=1, first_dealer=3, carried=paid)
    host.start_deal(deck_of(hands, 3), {"turned": [(parse_card("H7"),)]})
    for text in ("bid 6", "pass", "pass", "pass", "trump S", "solo", *(f"play {card}" for card in order)):
        host.play(host.to_act(), host.parse(text))
    seated(window, host)
    labels = [one["label"] for one in window.app.sitting.choosing.property("numbers")]
    assert labels == [f"3. {source.NAMES[2]}", f"4. {source.NAMES[3]}"]
    window.key("4")
    assert host.result() is not None
    assert host.view(None).display.paper[0][3] == PaperEntry(stroke=(1, 0))


def test_the_second_packs_suits_are_told_with_their_grades(window: Window) -> None:
    """In the fifth deal of the source's game hearts are the first suit."""
    host = source.source_game(4)
    hands, _ = planned([0] * 13, "S", 0)
    host.start_deal(deck_of(hands, 3), {"turned": [(parse_card("H7"),)]})
    seated(window, host)
    signs = window.app.sitting.table.property("signs")
    assert "♥\u00a0first suit · ♦\u00a0second suit · ♠\u00a0♣\u00a0off-suits" in signs
