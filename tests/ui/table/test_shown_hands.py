"""Cards seen by all, and chosen cards of the user's hand, are readable."""

from PySide6.QtCore import QRectF, Qt

from tests.cases import cases
from tests.ui.conftest import Open, Window, where
from tests.ui.place_tables import new_table, reached, seated
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

SIZES = ((900, 600), (1280, 800))


def turned_up() -> Host:
    """Return a lomber table where another seat plays grandtúrnir with its cards turned up for all to see."""
    for seed in range(300):
        host = new_table("lomber", 3, seed, dealer=seed % 3)
        host.start_deal()
        for _ in range(40):
            seat = host.to_act()
            if seat is None:
                break
            view = host.view(seat)
            if seat == 0 and known(host):
                return host
            bids = [move for move in view.legal if "turnir" in str(move)]
            passes = [move for move in view.legal if str(move) == "pass"]
            host.play(seat, (bids if seat and bids else passes or list(view.legal))[-1])
    raise AssertionError("nobody has turned up a card")


def known(host: Host) -> int:
    zones = [zone for zone in host.view(0).zones if zone.place.kind == "hand" and zone.place.owner]
    return sum(card is not None for zone in zones for card in zone.cards)


@cases("size", SIZES, usual=["(900, 600)"], ids=str)
def test_cards_that_are_turned_up_lie_flat_and_inside(size: tuple[int, int], window: Window) -> None:
    """They used to be askew, half beyond the edge."""
    host = seated(window, turned_up(), size)
    shown = [
        card
        for card in window.of_kind("CardItem")
        if card.property("zone") == "hand" and card.property("position") != 0 and card.property("face")
    ]
    assert len(shown) == known(host)
    for card in shown:
        assert card.rotation() == 0
        assert QRectF(-1, -1, size[0] + 2, size[1] + 2).contains(where(card))
        assert not any(where(card).intersects(where(badge)) for badge in window.of_kind("SeatBadge"))


@cases("size", SIZES, usual=["(900, 600)"], ids=str)
def test_a_chosen_card_does_not_come_under_what_is_asked(size: tuple[int, int], window: Window) -> None:
    seated(window, reached("nittionio", 3, lambda view: view.phase == "aside"), size)
    for card in window.cards()[:3]:
        window.click_card(str(card.property("face")))
    window.settle()
    (bar,) = window.of_kind("CallBar")
    chosen = [card for card in window.cards() if card.property("chosen")]
    assert chosen
    for card in chosen:
        top = where(card).top() - card.property("rise")
        assert top >= where(bar).bottom() - 1


def test_enter_plays_the_only_card_that_is_left(window: Window) -> None:
    """Enter used to do nothing until an arrow key had chosen the card."""
    host = seated(window, reached("plump", 4, last_card))
    window.key(Qt.Key.Key_Return)
    assert isinstance(host.moves[-1][1], Play)
    assert host.moves[-1][0] == 0


def last_card(view: View) -> bool:
    zones = view.zones
    own = [zone for zone in zones if zone.place.kind == "hand" and zone.place.owner == 0]
    return len(own[0].cards) == 1 and view.phase == "play"


@cases("size", SIZES, usual=["(1280, 800)"], ids=str)
def test_a_row_of_cards_lies_in_the_middle_of_the_table(size: tuple[int, int], window: Window) -> None:
    """The row of svälta räv used to be at the right, next to a pile that is not there."""
    seated(window, reached("kasino", 2, lambda view: len(view.legal) > 2), size)
    sea = [where(card) for card in window.of_kind("CardItem") if card.property("zone") == "sea"]
    middle = (min(card.left() for card in sea) + max(card.right() for card in sea)) / 2
    assert abs(middle - window.item("felt").width() / 2) < 0.02 * size[0]


def test_the_play_button_is_at_the_same_place_for_every_game(open_window: Open) -> None:
    window = open_window()
    tops = {round(play_button(window, game)) for game in ("tolva-4", "plump", "svalta-rav", "lomber")}
    assert len(tops) == 1


def play_button(window: Window, game: str) -> float:
    window.game_page(game)
    window.settle()
    return where(window.item("play")).top()
