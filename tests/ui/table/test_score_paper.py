"""The score paper on the table: drawn as in the source, enlarged, and read out in the sheet."""

from PySide6.QtCore import Qt

from tests.rules.games.grandissimo.source_game import NAMES, source_game
from tests.rules.games.grandissimo.table import deck_of, planned
from tests.table.games import seats_of
from tests.ui.conftest import Window
from tests.ui.place_tables import reached, seated
from tolva_gui.rules.account import PaperEntry
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host


def test_the_sheet_shows_the_paper_and_every_step_of_the_payment(window: Window) -> None:
    window.sit(source_game())
    window.wait(lambda: window.sheet() == "deal")
    window.settle()
    steps = [str(item.property("text")) for item in window.visible() if item.objectName() == "accountStep"]
    assert "× 2, trump was the second suit = 52" in steps
    drawn = {str(item.property("text")) for item in window.visible() if item.property("text")}
    assert {"1. H.I.", "2. G.L.", "3. R.M.", "4. R.L.", "240", "260"} <= drawn
    struck = [entry for row in window.app.sitting.sheet.property("paper") for entry in row if entry["struck"]]
    assert [(entry["above"], entry["below"]) for entry in struck] == [("1", "0"), ("3", "4"), ("4", "3")]


def in_play(view: View) -> bool:
    """Return whether cards are being played."""
    return view.phase == "play"


def test_paper_is_made_large_by_key_and_click_and_small_again(window: Window) -> None:
    seated(window, reached("grandissimo", 4, in_play))
    paper = window.item("paperNote")
    small = paper.width()
    window.key(Qt.Key.Key_P)
    assert paper.property("large")
    assert paper.width() > 1.5 * small
    window.click(paper)
    assert not paper.property("large")
    seated(window, reached("nittionio", 3, in_play))
    assert window.find("paperNote") is None, "a game without a paper has none on the table"


def test_eel_to_pay_is_chosen_by_name_or_number(window: Window) -> None:
    paid = {"mode": "eels", "eels": [[0, None], [0, None], None, None], "forfeits": []}
    seats = seats_of(4, names=NAMES)
    hands, order = planned([0] * 13, "S", 0)
    host = Host.new("grandissimo", {"deals": 8}, seats, seed=1, first_dealer=3, carried=paid)
    host.start_deal(deck_of(hands, 3), {"turned": [(parse_card("H7"),)]})
    for text in ("bid 6", "pass", "pass", "pass", "trump S", "solo", *(f"play {card}" for card in order)):
        host.play(host.to_act(), host.parse(text))
    seated(window, host)
    labels = [one["label"] for one in window.app.sitting.choosing.property("numbers")]
    assert labels == [f"3. {NAMES[2]}", f"4. {NAMES[3]}"]
    window.key(Qt.Key.Key_4)
    assert host.result() is not None
    assert host.view(None).display.paper[0][3] == PaperEntry(stroke=(1, 0))


def test_the_second_packs_suits_are_told_with_their_grades(window: Window) -> None:
    seated(window, source_table())
    signs = window.app.sitting.table.property("signs")
    assert "♥\u00a0first suit · ♦\u00a0second suit · ♠\u00a0♣\u00a0off-suits" in signs


def source_table() -> Host:
    """Return the source's game before the bidding of its fifth deal; hearts are the first suit."""
    host = source_game(4)
    hands, _ = planned([0] * 13, "S", 0)
    host.start_deal(deck_of(hands, 3), {"turned": [(parse_card("H7"),)]})
    return host
