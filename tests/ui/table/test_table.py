"""The table: prompts, refusals, waits, whose keys they are, taken tricks, and what must never be accepted or shown."""

from collections.abc import Sequence

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlProperty

from tests.gallery.tables import trick_of
from tests.table.games import LOW_FOREHAND, people, reached
from tests.ui.conftest import WON, Window, kind_of, table
from tests.ui.forms import calls
from tests.ui.test_contrast import colour
from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import tricks_of
from tolva_gui.table.host import Host
from tolva_gui.ui.table.cards.places import last_trick


@pytest.mark.rule("T12")
def test_melds_are_offered_to_the_winner_and_a_lead_declines(window: Window) -> None:
    window.sit(table(0, WON))
    assert calls(window) == ["Trump: spades, 2 points", "Trump: hearts, 2 points", "Ask your partner"]
    window.press("call1")
    host = window.host
    assert mariage(host.view(0).facts).trump == "H"
    window.wait(window.my_turn)
    assert window.app.sitting.table.property("trump") == "H"
    marked = {card.property("face") for card in window.cards() if card.property("marked")}
    assert marked == {"HK", "HQ"}
    host = window.sit(table(0, WON), drawn=True).host
    window.click_card("D6")
    assert calls(window) == []
    assert mariage(host.view(0).facts).trump is None


@pytest.mark.rule("T15")
def test_an_asked_person_gets_the_question(window: Window) -> None:
    window.sit(table(2, "play CA, play CJ, play C6, play C8, ask"))
    assert window.app.sitting.table.property("prompt") == "Nils asks you"
    assert calls(window)[-1] == "Say no"


def test_refused_card_says_why_and_has_its_own_ring(window: Window) -> None:
    """Gold is this one, blue has the keys, red was just refused."""
    window.sit(table(3, "play S6"), drawn=True)
    window.click_card("D6")
    text = window.item("whyNot").property("text")
    assert text == "You must follow suit: spades were led and you hold ♠A, ♠K and ♠Q. (T7)"
    barred = {card.property("face")[0] for card in window.cards() if card.property("barred")}
    assert barred == {"H", "D", "C"}
    window.click_card("HA")
    window.key("Right")
    window.settle()
    assert rings(window, "refusedRing") == {"HA"}
    hues = {
        ring: QColor(QQmlProperty(window.item(ring), "border.color").read()).hue()
        for ring in ("cursorRing", "refusedRing", "winningRing")
    }
    assert 195 < hues["cursorRing"] < 240
    assert 30 < hues["winningRing"] < 55
    assert hues["refusedRing"] < 15
    assert {195 < colour(window, name).hue() < 240 for name in ("focus", "clothFocus", "accentFocus")} == {
        True
    }
    window.click_card("SA")
    window.settle()
    assert rings(window, "refusedRing") == set()


def test_no_card_can_be_played_before_all_has_been_shown(window: Window) -> None:
    window.sit(table(0), speed=3, drawn=True)
    window.click_card("SA")
    host = window.host
    version = host.version
    window.click_card("SK")
    assert host.version == version


def test_a_finished_trick_waits_for_a_click_unless_all_is_at_once(window: Window) -> None:
    window.sit(table(0, "play SA, play S9, play S7"), wait_for_click=True, speed=1)
    window.app.sitting.choreography.pace.reading = 1  # so that it would long be over without a click
    window.see("play S6")
    window.wait(lambda: window.app.sitting.choreography.busy)
    window.bot.wait(200)
    assert window.app.sitting.choreography.busy
    window.key("Space")
    window.wait(window.my_turn)
    window.sit(table(0, "play SA, play S9, play S7"), speed=0)
    window.see("play S6")
    assert not window.app.sitting.choreography.busy


def test_a_winning_card_is_marked_for_who_wants_it(window: Window) -> None:
    window.sit(table(1, "play ST, play S8, play S6"), turn=True)
    for wanted in (True, False):
        window.app.settings.set("show_winning", wanted)
        rows = window.app.sitting.table.property("cards").rows()
        assert any(row["winning"] for row in rows) == wanted


@pytest.mark.rule("B6")
def test_who_thinks_of_a_new_deal_is_not_told_from_who_may_not(window: Window) -> None:
    """Before the lead the turn sign is at the leader, whichever computer has a choice."""
    in_second_hand = [card for at in range(0, 36, 12) for card in exchanged(LOW_FOREHAND[at : at + 12])]
    host = Host.new("bondtolva-4", {}, people(4), seed=1, first_dealer=3, decks=[in_second_hand])
    host.start_deal()
    assert (host.to_act(), mariage(host.view(None).facts).leader) == (1, 0)
    window.sit(host)
    rows = window.app.sitting.table.property("seats").rows()
    assert [row["position"] for row in rows if row["turn"]] == [0]


def exchanged(dealt: Sequence[Card]) -> Sequence[Card]:
    """Return a round of the deal, three cards to each, with the first two players' cards swapped."""
    return (*dealt[3:6], *dealt[:3], *dealt[6:])


def rings(window: Window, name: str) -> set[str]:
    """Return the cards with this ring."""
    found = window.named(name)
    return {str(card.property("face")) for card in window.cards() if any(map(card.isAncestorOf, found))}


def test_the_game_goes_on_beside_the_last_trick(window: Window) -> None:
    window.sit(table(0, WON), drawn=True)
    window.key("L")
    window.item("lastTrick")
    window.click_card("D6")
    assert str(window.host.moves[-1][1]) == "play D6"


def test_while_a_partner_asks_no_card_can_be_played(window: Window) -> None:
    window.sit(table(2, "play CA, play CJ, play C6, play C8, ask"))
    window.settle()
    assert window.my_turn()
    hand = window.cards()
    assert hand
    assert not any(card.property("playable") or card.property("choosable") for card in hand)


def chosen(window: Window) -> str:
    return next((str(card.property("face")) for card in window.cards() if card.property("cursor")), "")


def test_arrows_stop_only_at_playable_cards(window: Window) -> None:
    window.sit(table(3, "play H9"), drawn=True)
    stops = []
    for _ in range(4):
        window.key("Right")
        stops.append(chosen(window))
    assert stops == ["HA", "HK", "HQ", "HA"]
    window.key("Left")
    assert chosen(window) == "HQ"
    window.key("C")
    assert chosen(window)[0] == "C"
    window.key("Left")
    assert chosen(window) == "HQ"


def ringed(window: Window) -> list[str]:
    """Return what has a ring: the card that the keys point at, and the button with the focus."""
    item = window.app.window.activeFocusItem()
    button = kind_of(item) if item is not None and item.property("visualFocus") else ""
    return [name for name in (chosen(window), button) if name]


def test_after_a_clicked_button_and_a_closed_page_enter_plays(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.press("rules")
    window.wait(lambda: window.app.pages.page == "rules")
    window.key("Escape")
    window.wait(lambda: window.app.pages.page == "")
    window.settle()
    window.key("Right")
    wanted = chosen(window)
    assert wanted
    window.key("Return")
    host = window.app.sitting.host
    window.wait(lambda: host.moves_made == 2)
    assert str(host.moves[-1][1]) == f"play {parse_card(wanted)}"


def test_there_is_one_ring_at_a_time(window: Window) -> None:
    window.sit(table(3, "play S6"))
    window.wait(lambda: window.item("tablePage").hasActiveFocus())
    window.key("Right")
    assert ringed(window) == [chosen(window)]
    while ringed(window) != ["IconButton"]:
        window.key("Tab")
        assert not chosen(window), "the ring has left the card"
    window.key("Right")
    assert ringed(window) == [chosen(window)]
    window.key("Return")
    window.wait(lambda: window.app.sitting.host.moves_made == 2)
    assert window.app.pages.page == ""


LOST = ", play D6, play DA, play DJ, play D7"


def opened(window: Window, moves: str = WON, *, aids: bool = True) -> None:
    host = table(0, moves)
    host.aids = aids
    window.sit(host, drawn=True)


def test_l_shows_last_trick_own_tricks_then_the_table(window: Window) -> None:
    opened(window, WON + LOST)
    tricks = window.app.sitting.table.property("ownTricks")
    assert [trick["number"] for trick in tricks] == [1]
    assert [card["face"] for card in tricks[0]["cards"]] == ["SA", "S9", "S7", "S6"]
    assert [card["winner"] for card in tricks[0]["cards"]] == [True, False, False, False]
    last = window.app.sitting.table.property("lastTrick")
    assert [card["face"] for card in last] == ["D6", "DA", "DJ", "D7"]
    window.key("L")
    assert window.item("tablePage").property("lastTrickShown")
    window.key("L")
    assert window.item("ownTricks") is not None
    window.key("L")
    window.wait(lambda: window.find("ownTricks") is None)
    assert not window.item("tablePage").property("lastTrickShown")
    window.key("L")
    window.press("ownTricksButton")
    assert window.item("ownTricks") is not None


def test_it_can_be_switched_off_and_is_in_no_game_without_aids(window: Window) -> None:
    window.app.settings.set("own_tricks", False)
    opened(window)
    window.key("L")
    assert window.find("ownTricksButton") is None
    window.key("L")
    window.settle()
    assert window.find("ownTricks") is None
    assert window.app.sitting.table.property("ownTricks") == []
    window.app.settings.set("own_tricks", True)
    opened(window, aids=False)
    assert window.app.sitting.table.property("ownTricks") == []
    window.key("L")
    assert window.find("ownTricksButton") is None


@pytest.mark.parametrize("name", ["tolva-4", "lomber", "nittionio", "grandissimo", "plump"])
def test_the_last_trick_lies_with_its_players(name: str) -> None:
    host = reached(name, BY_ID[name].info.seats, trick_of(0), first_seed=7)
    plays = [(move, seat) for seat, move in host.moves if isinstance(move, Play) and move.verb == "play"]
    view = host.view(None)
    trick, rows = tricks_of(view.facts)[-1], last_trick(view, 0, "ABCDE")
    played = [(str(move.card), seat) for move, seat in plays[-len(trick.cards) :]]
    assert [(row["face"], row["position"]) for row in rows] == played
    assert [row["position"] for row in rows if row["winner"]] == [trick.winner]
