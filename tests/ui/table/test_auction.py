"""All calls so far, as a table in sight while bidding and one key away in play, with the value of each call."""

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible

from tests.cases import cases
from tests.table.games import act
from tests.ui.conftest import BlockedPlayer, Open, Window, where
from tests.ui.place_tables import new_table, reached, seated
from tests.ui.table.test_bid_box import a_second_round
from tolva_gui.rules.events import Called
from tolva_gui.rules.moves import Call
from tolva_gui.table.host import Host
from tolva_gui.words.call_meanings import meanings_of

WANTED = {
    "grandissimo": (4, a_second_round),
    "lomber": (3, lambda view: view.public.auction.high is not None),
    "plump": (4, lambda view: view.phase == "bid"),
}


def opened(open_window: Open, game: str) -> tuple[Window, Host]:
    seats, wanted = WANTED[game]
    window = open_window(BlockedPlayer)
    return window, seated(window, reached(game, seats, wanted, dealer=1))


@cases("game", WANTED, usual=["grandissimo"])
def test_calls_stand_under_callers_and_bids_show_pay(open_window: Open, game: str) -> None:
    window, host = opened(open_window, game)
    auction, names = window.app.sitting.auction, window.app.sitting.director.names()
    people, rows = auction.property("people"), auction.property("rows")
    told = [people[column] for row in rows for column, said in enumerate(row) if said]
    made = [event.seat for event in host.deal_log if isinstance(event, Called) and event.word != "deal"]
    assert told == [names[seat] for seat in made if seat is not None]
    assert told
    window.wait(lambda: window.find("auctionNote") is not None)
    if game == "grandissimo":
        tells_what_bids_are_worth(window, host)


@cases("game", WANTED, usual=["lomber"])
def test_forehand_is_first_and_no_trick_is_a_call(open_window: Open, game: str) -> None:
    """In grandissimo the one who named the first suit stood first, and lomber had a call “Trick 1”."""
    window, host = opened(open_window, game)
    auction, names = window.app.sitting.auction, window.app.sitting.director.names()
    assert auction.property("people")[0] == names[(1 + host.info.direction) % len(names)]
    while not any(isinstance(event, Called) and event.word == "trick" for event in host.deal_log):
        act(host)
        if game != "lomber" and len(host.moves) > 60:
            break
    auction.follow()
    assert not any("Trick" in said for row in auction.property("rows") for said in row)


def tells_what_bids_are_worth(window: Window, host: Host) -> None:
    auction = window.app.sitting.auction
    window.wait(lambda: bool(auction.property("prices")))
    legal = [move for move in host.view(0).legal if isinstance(move, Call) and move.word == "bid"]
    assert legal
    prices = auction.property("prices")
    assert all("pays" in prices[str(move)] and "costs" in prices[str(move)] for move in legal)


def test_the_numbers_of_plump_are_told_with_what_they_pay(open_window: Open) -> None:
    window, _ = opened(open_window, "plump")
    auction = window.app.sitting.auction
    window.wait(lambda: bool(auction.property("offers")))
    most = max(row["number"] for row in window.app.sitting.choosing.property("numbers"))
    missed = "nothing for a bid that is missed"  # its tricks count all the same (PL14)
    assert auction.property("offers") == ["0: pays\u00a05", f"1–{most}: pays\u00a010", missed]


def test_the_largest_letters_leave_the_prices_in_sight(open_window: Open) -> None:
    host = reached("lomber", 3, lambda view: view.phase == "contract", says=("bid spil",))
    window = open_window(BlockedPlayer)
    seated(window, host, (900, 600), text_size=160)
    window.wait(lambda: bool(window.app.sitting.auction.property("offers")))
    assert window.item("auctionNote").property("opacity") == 1
    assert QRectF(0, 0, 900, 600).contains(where(window.item("auctionNote")))


def test_all_calls_are_shown_and_put_away_by_key_button_or_click(open_window: Open) -> None:
    window, _ = opened(open_window, "lomber")
    auction = window.app.sitting.auction
    own = auction.property("people").index("Alva")
    assert not any(row[own] for row in auction.property("meanings")), "a person's call shows nothing"
    window.item("tablePage").forceActiveFocus()
    window.key(Qt.Key.Key_O)
    window.item("auctionSheet")
    window.key(Qt.Key.Key_O)
    window.wait(lambda: window.find("auctionSheet") is None)
    window.click(window.item("callsButton"))
    window.item("auctionSheet")
    window.click(window.item("tablePage"), QPointF(5, 5))
    window.wait(lambda: window.find("auctionSheet") is None)
    assert window.item("auctionNote").property("fits") is True
    window.click(window.item("auctionNote"))
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


def spil_is_bid(window: Window, seed: int) -> Host:
    """Sit down where a computer has bid spil and Alva is to call."""
    host = new_table("lomber", 3, seed, dealer=0)
    computers = [replace(seat, level="rules") if seat.kind == "computer" else seat for seat in host.seats]
    host = Host.new("lomber", {}, computers, seed=seed, first_dealer=0)
    host.start_deal()
    while (seat := host.to_act()) != 0:
        assert seat is not None
        legal = host.view(seat).legal
        host.play(seat, next(move for move in legal if str(move) in ("bid spil", "pass")))
    window.sit(host)
    return host


def test_computers_call_shows_its_measured_meaning(window: Window) -> None:
    before = meanings_of.cache_info()
    spil_is_bid(window, 1)
    window.settle()
    assert meanings_of.cache_info() == before
    window.item("tablePage").forceActiveFocus()
    window.key(Qt.Key.Key_O)
    window.item("auctionSheet")
    assert meanings_of.cache_info() != before
    told = [QAccessible.queryAccessibleInterface(item) for item in window.visible()]
    names = [one.text(QAccessible.Text.Name) for one in told if one is not None]
    assert any("spil. At least 5 trumps and side kings, nine times of ten" in name for name in names)
    meanings = window.app.sitting.auction.property("meanings")
    shown = [item.property("text") for item in window.visible() if item.objectName() == "callMeaning"]
    assert shown == [text for text in meanings[0] if text]
    spil_is_bid(window, 2)
    assert window.app.sitting.auction.property("meanings") == meanings
