"""The bidding box with reasons and prices, and all calls so far, in sight while bidding and one key away in play."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible

from tests.cases import cases
from tests.table.games import act, seats_of
from tests.ui.conftest import Window, where
from tests.ui.hands import Finger, Keyboard, Mouse
from tests.ui.place_tables import bid, new_table, reached, refusal, seated
from tolva_gui.rules.events import Called
from tolva_gui.rules.games.grandissimo.bids import RANK
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.words.call_meanings import meanings_of


def a_second_round(view: View) -> bool:
    """Return whether a bid has been made and more than passing is possible."""
    return view.phase == "auction" and len(view.facts.bids) >= 4 and len(view.legal) > 4  # type: ignore[attr-defined]


TABLES = {
    "grandissimo": (4, a_second_round),
    "lomber": (3, lambda view: view.public.auction.high is not None),
    "plump": (4, lambda view: view.phase == "bid"),
}


def bidding(window: Window, game: str = "grandissimo", size: tuple[int, int] | None = None) -> Host:
    """Sit down where something has been bid and Alva may bid more."""
    seats, wanted = TABLES[game]
    return seated(window, reached(game, seats, wanted, dealer=1), size)


def note(window: Window) -> str:
    return str(window.item("bidNote").property("text"))


@cases("game", ["grandissimo", "lomber"], usual=["grandissimo"])
def test_every_legal_bid_can_be_chosen_and_no_card_is_grey(window: Window, game: str) -> None:
    view = bidding(window, game).view(0)
    cells = [cell for row in window.app.sitting.bid_box.property("rows") for cell in row]
    legal = {str(move) for move in view.legal if isinstance(move, Call) and move.word == "bid"}
    assert {cell["move"] for cell in cells if cell["allowed"]} == legal
    assert all(cell["note"] for cell in cells)
    assert not any(card.property("barred") for card in window.cards())
    assert window.app.sitting.table.property("calls")[-1]["label"] == "Pass"
    if game == "grandissimo":
        assert [cell["move"].removeprefix("bid ") for cell in cells] == list(RANK)


@cases("game", ["grandissimo", "lomber"], usual=["lomber"])
def test_letters_of_bids_follow_the_size_of_texts(window: Window, game: str) -> None:
    """Held between the badges they had the same eleven pixels with the largest text as with the usual one."""
    bidding(window, game, (900, 600))
    sizes = []
    for text in (100, 160):
        window.dress(text_size=text)
        sizes.append(window.of_kind("BidPanel")[0].property("size"))
    assert sizes[1] > 1.15 * sizes[0]


def test_only_the_pointed_bid_is_strong_and_escape_leaves(window: Window) -> None:
    """Escape opens the settings only from outside the box."""
    host = bidding(window)
    panel = window.of_kind("BidPanel")[0]
    window.key("Down")
    assert panel.property("row") >= 0
    window.key("Escape")
    assert panel.property("row") == -1
    assert window.app.pages.property("page") == ""
    names = [f"bid {move}" for move in bids(host)]
    plates = {item.objectName(): item for item in window.visible()}
    assert [name for name in names if plates[name].property("strong")] == []
    window.point_at(plates[names[-1]])
    window.wait(lambda: bool(plates[names[-1]].property("strong")))
    assert [name for name in names if plates[name].property("strong")] == names[-1:]


def bids(host: Host) -> list[Call]:
    return [move for move in host.view(0).legal if isinstance(move, Call) and move.word == "bid"]


def test_grey_bid_says_why_to_mouse_keys_and_click(window: Window) -> None:
    bidding(window)
    grey = window.item("bid bid begar")
    said = note(window)
    window.point_at(grey)
    window.wait(lambda: note(window) != said)
    assert "(G2" in note(window)
    window.point_at(window.item("badge0"))
    window.wait(lambda: note(window) == said)
    window.key("Right", *["Up"] * 8)
    assert "(G2" in note(window)
    assert refusal(window, lambda: window.click(grey)).startswith("G2")
    assert window.my_turn()


@cases("hands_of", [Finger, Mouse, Keyboard], usual=["Finger"])
def test_a_bid_is_made_by_every_hand(window: Window, hands_of: type[Mouse | Keyboard | Finger]) -> None:
    host = bidding(window)
    move = bids(host)[-1]
    bid(window, hands_of(window), move)
    assert (0, move) in host.moves


@cases("game", TABLES, usual=["grandissimo", "lomber"])
def test_calls_stand_under_callers_and_bids_show_pay(window: Window, game: str) -> None:
    """Forehand is first, where one used to be who had named the first suit; “Trick 1” of lomber is no call."""
    host = bidding(window, game)
    auction, names = window.app.sitting.auction, window.app.sitting.director.names()
    people, rows = auction.property("people"), auction.property("rows")
    assert people[0] == names[(1 + host.info.direction) % len(names)]
    told = [people[column] for row in rows for column, said in enumerate(row) if said]
    made = [event.seat for event in host.deal_log if isinstance(event, Called) and event.word != "deal"]
    assert told == [names[seat] for seat in made if seat is not None]
    assert told
    window.wait(lambda: window.find("auctionNote") is not None)
    if game == "grandissimo":
        window.wait(lambda: bool(auction.property("prices")))
        prices = [auction.property("prices")[str(move)] for move in bids(host)]
        assert prices
        assert all("pays" in price and "costs" in price for price in prices)
    while not any(isinstance(event, Called) and event.word == "trick" for event in host.deal_log):
        act(host)
        if game != "lomber" and len(host.moves) > 60:
            break
    auction.follow()
    assert not any("Trick" in said for row in auction.property("rows") for said in row)


def test_each_number_in_plump_is_shown_with_what_it_pays(window: Window) -> None:
    bidding(window, "plump")
    auction = window.app.sitting.auction
    window.wait(lambda: bool(auction.property("offers")))
    most = max(row["number"] for row in window.app.sitting.choosing.property("numbers"))
    missed = "nothing for a bid that is missed"  # its tricks count all the same (PL14)
    assert auction.property("offers") == ["0: pays\u00a05", f"1–{most}: pays\u00a010", missed]


def test_the_largest_letters_leave_the_prices_in_sight(window: Window) -> None:
    host = reached("lomber", 3, lambda view: view.phase == "contract", says=("bid spil",))
    seated(window, host, (900, 600), text_size=160)
    window.wait(lambda: bool(window.app.sitting.auction.property("offers")))
    assert window.item("auctionNote").property("opacity") == 1
    assert QRectF(0, 0, 900, 600).contains(where(window.item("auctionNote")))


def test_all_calls_are_shown_and_put_away_by_key_button_or_click(window: Window) -> None:
    bidding(window, "lomber")
    auction = window.app.sitting.auction
    own = auction.property("people").index("Alva")
    assert not any(row[own] for row in auction.property("meanings")), "a person's call shows nothing"
    window.item("tablePage").forceActiveFocus()
    window.key("O")
    window.item("auctionSheet")
    window.key("O")
    window.wait(lambda: window.find("auctionSheet") is None)
    window.press("callsButton")
    window.item("auctionSheet")
    window.click(window.item("tablePage"), QPointF(5, 5))
    window.wait(lambda: window.find("auctionSheet") is None)
    assert window.item("auctionNote").property("fits") is True
    window.press("auctionNote")
    window.item("auctionSheet")


def test_a_secret_bid_stays_secret(window: Window) -> None:
    host = new_table("plump", 4, 4, 1, 1, secret_bids=True)
    host.start_deal()
    while host.to_act() != 0:
        act(host, lambda view: view.legal[3])
    window.sit(host)
    said = [text for row in window.app.sitting.auction.property("rows") for text in row if text]
    assert said
    assert not any(character.isdigit() for text in said for character in text)


def spil_is_bid(window: Window, seed: int) -> None:
    """Sit down where a computer has bid spil and Alva is to call."""
    host = Host.new("lomber", {}, seats_of(3, "rules"), seed=seed, first_dealer=0)
    host.start_deal()
    while host.to_act() != 0:
        act(host, lambda view: next(move for move in view.legal if str(move) in ("bid spil", "pass")))
    window.sit(host)


def test_computers_call_shows_its_measured_meaning(window: Window) -> None:
    before = meanings_of.cache_info()
    spil_is_bid(window, 1)
    window.settle()
    assert meanings_of.cache_info() == before
    window.item("tablePage").forceActiveFocus()
    window.key("O")
    window.item("auctionSheet")
    assert meanings_of.cache_info() != before
    told = [QAccessible.queryAccessibleInterface(item) for item in window.visible()]
    names = [one.text(QAccessible.Text.Name) for one in told if one is not None]
    assert any("spil. At least 5 trumps and side kings, nine times of ten" in name for name in names)
    meanings = window.app.sitting.auction.property("meanings")
    shown = [item.property("text") for item in window.named("callMeaning")]
    assert shown == [text for text in meanings[0] if text]
    spil_is_bid(window, 2)
    assert window.app.sitting.auction.property("meanings") == meanings
