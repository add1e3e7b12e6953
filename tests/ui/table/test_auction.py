"""All that has been called, as a table in sight while bidding and one key away in play, with what a call pays."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Asleep, Open, Window
from tests.ui.place_tables import new_table, reached, seated
from tests.ui.table.test_bid_box import a_second_round
from tolva_gui.rules.events import Called
from tolva_gui.rules.moves import Call
from tolva_gui.table.host import Host

WANTED = {
    "grandissimo": (4, a_second_round),
    "lomber": (3, lambda view: view.public.auction.high is not None),
    "plump": (4, lambda view: view.phase == "bid"),
}


def opened(open_window: Open, game: str) -> tuple[Window, Host]:
    seats, wanted = WANTED[game]
    window = open_window(Asleep)
    return window, seated(window, reached(game, seats, wanted, dealer=1))


@pytest.mark.parametrize("game", WANTED)
def test_the_calls_stand_in_their_order_each_under_who_made_it(open_window: Open, game: str) -> None:
    window, host = opened(open_window, game)
    auction, names = window.app.sitting.auction, window.app.sitting.director.names()
    people, rows = auction.property("people"), auction.property("rows")
    told = [people[column] for row in rows for column, said in enumerate(row) if said]
    made = [event.seat for event in host.deal_log if isinstance(event, Called) and event.word != "deal"]
    assert told == [names[seat] for seat in made if seat is not None]
    assert told
    window.wait(lambda: window.find("auctionNote") is not None)


def test_a_bid_is_told_with_what_it_needs_pays_and_costs(open_window: Open) -> None:
    window, host = opened(open_window, "grandissimo")
    auction = window.app.sitting.auction
    window.wait(lambda: bool(auction.property("prices")))
    legal = [move for move in host.view(0).legal if isinstance(move, Call) and move.word == "bid"]
    prices = auction.property("prices")
    assert all("pays" in prices[str(move)] and "costs" in prices[str(move)] for move in legal)


def test_the_key_shows_all_calls_and_puts_them_away(open_window: Open) -> None:
    window, _ = opened(open_window, "lomber")
    window.item("tablePage").forceActiveFocus()
    window.key(Qt.Key.Key_O)
    window.item("auctionSheet")
    window.key(Qt.Key.Key_O)
    window.wait(lambda: window.find("auctionSheet") is None)


def test_a_click_on_the_calls_shows_all_of_them(open_window: Open) -> None:
    window, _ = opened(open_window, "lomber")
    window.app.window.resize(1280, 800)
    window.wait(
        lambda: window.find("auctionNote") is not None and window.item("auctionNote").property("fits") is True
    )
    window.settle()
    window.click(window.item("auctionNote"))
    window.item("auctionSheet")


def test_a_secret_bid_stays_secret(open_window: Open) -> None:
    window = open_window(Asleep)
    host = new_table("plump", 4, 4, 1, 1, secret_bids=True)
    host.start_deal()
    while host.to_act() != 0:
        seat = host.to_act()
        assert seat is not None
        host.play(seat, host.view(seat).legal[3])
    window.sit(host)
    said = [text for row in window.app.sitting.auction.property("rows") for text in row if text]
    assert said
    assert not any(character.isdigit() for text in said for character in text)
