"""The bidding box of an auction: legal bids, the reasons against the others, and every way to bid."""

from PySide6.QtCore import Qt

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import bid, reached, seated
from tolva_gui.rules.games.grandissimo.bids import RANK
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host


def a_second_round(view: View) -> bool:
    """Return whether a bid has been made and more than passing is possible."""
    return view.phase == "auction" and len(view.facts.bids) >= 4 and len(view.legal) > 4  # type: ignore[attr-defined]


def opened(
    open_window: Open, game: str = "grandissimo", seats: int = 4, size: tuple[int, int] | None = None
) -> tuple[Window, Host]:
    window = open_window(BlockedPlayer)
    wanted = a_second_round if game == "grandissimo" else lambda view: view.public.auction.high is not None
    return window, seated(window, reached(game, seats, wanted), size)


def note(window: Window) -> str:
    return str(window.item("bidNote").property("text"))


@cases("game, seats", [("grandissimo", 4), ("lomber", 3)], usual=["grandissimo-4"])
def test_every_legal_bid_can_be_chosen_and_no_card_is_grey(open_window: Open, game: str, seats: int) -> None:
    window, host = opened(open_window, game, seats)
    view = host.view(0)
    cells = [cell for row in window.app.sitting.bid_box.property("rows") for cell in row]
    legal = {str(move) for move in view.legal if isinstance(move, Call) and move.word == "bid"}
    assert {cell["move"] for cell in cells if cell["allowed"]} == legal
    assert all(cell["note"] for cell in cells)
    assert not any(card.property("barred") for card in window.cards())
    assert window.app.sitting.table.property("calls")[-1] == "Pass"
    if game == "grandissimo":
        assert [cell["move"].removeprefix("bid ") for cell in cells] == list(RANK)


@cases("game, seats", [("grandissimo", 4), ("lomber", 3)], usual=["lomber-3"])
def test_letters_of_bids_follow_the_size_of_texts(open_window: Open, game: str, seats: int) -> None:
    """Held between the badges they had the same eleven pixels with the largest text as with the usual one."""
    window, _ = opened(open_window, game, seats, (900, 600))
    sizes = []
    for text in (100, 160):
        window.app.settings.set("text_size", text)
        window.settle()
        sizes.append(window.of_kind("BidPanel")[0].property("size"))
    assert sizes[1] > 1.25 * sizes[0]


def test_only_the_pointed_bid_is_strong_and_escape_leaves(open_window: Open) -> None:
    """Escape opens the settings only from outside the box."""
    window, host = opened(open_window)
    panel = window.of_kind("BidPanel")[0]
    window.key(Qt.Key.Key_Down)
    assert panel.property("row") >= 0
    window.key(Qt.Key.Key_Escape)
    assert panel.property("row") == -1
    assert window.app.pages.property("page") == ""
    names = [
        "bid " + str(move) for move in host.view(0).legal if isinstance(move, Call) and move.word == "bid"
    ]
    plates = {item.objectName(): item for item in window.visible()}
    assert [name for name in names if plates[name].property("strong")] == []
    window.point_at(plates[names[-1]])
    window.wait(lambda: bool(plates[names[-1]].property("strong")))
    assert [name for name in names if plates[name].property("strong")] == names[-1:]


def test_grey_bid_says_why_to_mouse_keys_and_click(open_window: Open) -> None:
    window, _ = opened(open_window)
    grey = window.item("bid bid begar")
    said = note(window)
    window.point_at(grey)
    window.wait(lambda: note(window) != said)
    assert "(G2" in note(window)
    window.point_at(window.item("badge0"))
    window.wait(lambda: note(window) == said)
    for key in (Qt.Key.Key_Right, *[Qt.Key.Key_Up] * 8):
        window.key(key)
    assert "(G2" in note(window)
    with window.bot.waitSignal(window.app.sitting.move_maker.refused) as refused:
        window.click(grey)
    assert refused.args is not None
    assert str(refused.args[1]).startswith("G2")
    assert window.my_turn()


@cases("hands_of", [Finger, Mouse, Keyboard], usual=["Finger"])
def test_a_bid_is_made_by_every_hand(open_window: Open, hands_of: type[Mouse | Keyboard | Finger]) -> None:
    window, host = opened(open_window)
    before = host.version
    move = next(one for one in reversed(host.view(0).legal) if isinstance(one, Call) and one.word == "bid")
    bid(window, hands_of(window), move)
    assert host.version > before
    assert (0, move) in host.moves
