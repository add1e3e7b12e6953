"""Whole sequences in the window by mouse, by keyboard and by touch alone: games set aside, two people at one table."""

from tests.cases import cases
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.hands import Finger, Keyboard, Mouse, middle
from tests.ui.place_tables import Hand, act

HANDS = (Mouse, Keyboard, Finger)


def unveil(window: Window, hands: Hand) -> None:
    """Hold the curtain's button until it opens."""
    at = middle(window.item("openCurtain"))
    privacy = window.app.sitting.privacy
    hands.hold(at)
    window.wait(lambda: not privacy.property("down"))
    hands.let_go(at)


@cases("hands_of", HANDS, usual=["Keyboard"])
def test_two_people_of_one_table_see_it_in_their_own_text_size(
    open_window: Open, hands_of: type[Hand]
) -> None:
    window = open_window(BlockedPlayer, keep=True)
    hands = hands_of(window)
    window.app.models.profiles.add("Anna")
    hands.press("person-Anna")
    window.app.pages.open("settings")
    hands.press("choice-130")
    hands.press("closeSettings")
    hands.press("person-The first player")
    hands.press("form-plocketolva")
    hands.press("change")
    row = window.of_kind("SeatRow")[1]
    persons = (item for item in window.visible() if item.objectName() == "choice-person")
    hands.press_item(next(item for item in persons if row.isAncestorOf(item)))
    hands.press("seatFace1")
    hands.press("sit-Anna")
    window.wait(lambda: window.find("facesPage") is None)
    hands.press("play")
    window.wait(lambda: window.app.navigation.page == "table")
    director, host = window.app.sitting.director, window.app.sitting.host
    sizes = dict[int, int]()
    while len(sizes) < 2:
        turn = host.to_act()
        assert turn is not None
        window.wait(lambda turn=turn: director.viewer == turn)  # type: ignore[misc]
        if window.app.sitting.privacy.property("down"):
            unveil(window, hands)
        sizes[turn] = window.app.settings.get("text_size")
        window.wait(window.my_turn)
        window.settle()
        act(window, hands, host, host.view(turn).legal[0])
    assert sizes == {0: 100, 1: 130}
    assert [seat.name for seat in host.seats] == ["", "Anna"]
    window.app.navigation.newGame()
    assert window.app.settings.get("text_size") == 100
