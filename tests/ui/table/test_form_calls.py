"""Displays and questions of the other forms that tolva for four does not have."""

import pytest

from tests.cases import cases
from tests.ui.conftest import Open, Window
from tests.ui.forms import calls, may, melds, new_host, own_hand, positions, prompt, quietly, reach, rows
from tests.ui.place_tables import seated
from tolva_gui.rules.cards import Card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.games.mariage.calls import ASK, WHOLE
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

# The stock


@pytest.mark.rule("T32")
def test_cards_are_drawn_from_the_talong_to_their_place(open_window: Open) -> None:
    window = open_window().sit(new_host("plocketolva"), turn=True)
    assert window.app.sitting.table.property("stock") == 24
    before = {row["face"] for row in own_hand(window)}
    window.click_card(next(card.property("face") for card in window.cards() if card.property("playable")))
    window.wait(lambda: window.my_turn() and window.app.sitting.table.property("stock") == 22)
    own = own_hand(window)
    drawn = [row["face"] for row in own if row["drawn"]]
    assert len(drawn) == 1
    assert drawn[0] not in before
    suits = [str(row["face"])[0] for row in own]
    assert suits == sorted(suits, key="SHCD".index)


@pytest.mark.rule("T34")
def test_a_meld_is_offered_before_the_draw(window: Window) -> None:
    host = reach("plocketolva", lambda view: may("meld")(view) and may("pass")(view))
    talong = len(cards_at(host.view(0).zones, Place("talong")))
    window.sit(host)
    assert prompt(window) == "Meld before you draw?"
    assert calls(window)[-1] == "Do not meld"
    window.settle()
    window.key(str(len(calls(window))))
    assert window.app.sitting.table.property("stock") == talong - 2


@pytest.mark.rule("KD1")
@cases("high, order", [(False, "AKQJT9"), (True, "ATKQJ9")], usual=["True-ATKQJ9"])
def test_the_hand_is_sorted_by_strength(high: bool, order: str, window: Window) -> None:
    def ten_and_king(view: View) -> bool:
        return {Card("H", "T"), Card("H", "K")} <= set(cards_at(view.zones, Place("hand", 0)))

    window.sit(reach("bondtolva-2", ten_and_king, {"ten_ranks_high": high}))
    for suit in "SHDC":
        ranks = [row["face"][1] for row in own_hand(window) if row["face"][0] == suit]
        assert ranks == sorted(ranks, key=order.index)


# Cards on the table


@pytest.mark.rule("T37")
def test_an_uncovered_card_is_turned_up(open_window: Open) -> None:
    window = open_window().sit(new_host("bordstolva"), turn=True)
    assert len(rows(window, "up")) == len(rows(window, "down")) == 12
    assert not any(row["face"] for row in rows(window, "down"))
    card = next(card for card in window.cards() if card.property("zone") == "up")
    slot, face = card.property("slot"), card.property("face")
    window.click_card(face)
    window.wait(window.my_turn)
    under = [row["face"] for row in rows(window, "up") if row["own"] and row["slot"] == slot]
    assert len(under) == 1
    assert under != [face]


@pytest.mark.rule("T39")
def test_the_hand_lies_closed_until_the_first_trick_is_over(open_window: Open) -> None:
    window = open_window().sit(new_host("bordstolva", options={"first_trick_from_table": True}), turn=True)
    assert len(rows(window, "closed")) == 12
    assert not any(row["face"] or row["label"] for row in rows(window, "closed"))
    assert all(card.property("zone") == "up" for card in window.cards())
    window.click_card(window.cards()[0].property("face"))
    window.wait(window.my_turn)
    assert not rows(window, "closed")
    assert sum(bool(row["face"]) for row in own_hand(window)) == 6


@pytest.mark.rule("T38", "B12", "B13")
def test_the_question_says_why_a_meld_is_offered(window: Window) -> None:
    """Before a card is turned up (T38), to the partner who was asked (B12), and to one who was not (B13)."""

    def own_place_uncovered(view: View) -> bool:
        empty = [zone.place.slot for zone in view.zones if zone.place.kind == "up" and not zone.cards]
        below = [zone.place.slot for zone in view.zones if zone.place.kind == "down" and zone.cards]
        return may("meld")(view) and any(below.count(slot) > 2 - empty.count(slot) for slot in empty)

    window.sit(reach("bordstolva", own_place_uncovered))
    assert prompt(window) == "Meld before a card is turned up?"
    assert calls(window)[-1] == "Do not meld"
    window.sit(
        reach("bondtolva-6", lambda view: may("meld")(view) and mariage(view.facts).leader == 3, choose=asks)
    )
    assert prompt(window) == "Karna asks, and you must answer"
    assert all(text.endswith((" points", " 1 point")) for text in calls(window))
    window.sit(reach("bondtolva-4", lambda view: may("pass")(view) and may("meld")(view), choose=melds))
    assert prompt(window) == "Do you want to meld?"
    assert calls(window)[-1] == "Do not meld"


def asks(view: View, rng: object) -> Move:
    """Let Alva's partner ask whenever possible."""
    return ASK if ASK in view.legal and view.seat == 3 else quietly(view, rng)  # type: ignore[arg-type]


# Calls in Gotland's games


@pytest.mark.rule("B6")
def test_a_void_deal_is_dealt_anew(window: Window) -> None:
    pack = BY_ID["bondtolva-4"].info.pack
    low = [card for card in pack if card.rank in "9876"][:9]
    rest = [card for card in pack if card not in low]
    deck = [*low[:3], *rest[:9], *low[3:6], *rest[9:18], *low[6:], *rest[18:]]
    host = Host.new("bondtolva-4", {}, new_host("bondtolva-4").seats, seed=3, first_dealer=3, decks=[deck])
    host.start_deal()
    window.sit(host)
    assert prompt(window) == "Do you want a new deal?"
    assert calls(window) == ["New deal, please", "Play these cards"]
    window.press("call0")
    assert host.deal_number == 1
    assert not window.sheet()
    assert {row["face"] for row in own_hand(window)} != {str(card) for card in low}


@pytest.mark.rule("B15")
def test_who_declares_by_mistake_falls_to_six(window: Window) -> None:
    window.sit(reach("bondtolva-4", may("meld"), {"mistakes_allowed": True}, scores=(11, 3)), drawn=True)
    window.key("1")
    window.wait(window.my_turn)
    assert [side["score"] for side in window.app.sitting.table.property("sides")] == [6, 3]
    laid = [row for row in window.app.sitting.table.property("lankor").rows() if row["corner"] == 0]
    assert sum(int(row["face"][1]) if row["up"] else 1 for row in laid) == 6
    said = [row["speech"] for row in window.app.sitting.table.property("seats").rows() if row["speech"]]
    assert said == ["Down to 6."]
    assert not calls(window)


# Counts and the score


@pytest.mark.rule("B2")
def test_aces_and_tens_are_counted_where_the_form_does(window: Window) -> None:
    host = reach("bondtolva-4", lambda view: sum(mariage(view.facts).card_points) == 8)
    window.sit(host, show_points=True)
    counts = [row["told"] for row in window.app.sitting.table.property("seats").rows()]
    facts = mariage(window.app.sitting.director.view().facts)
    assert facts.eyes is not None
    assert counts[0] == counts[2] == f"maktorer {facts.card_points[0]} · ögon {facts.eyes[0]}"


@pytest.mark.rule("K11")
def test_a_fall_stands_on_the_sheet(window: Window) -> None:
    for seed in range(60):
        host = new_host("bondtolva-2", seed, scores=(11, 11))
        for _ in positions(host):
            pass
        result = host.results[-1].result
        if result.winner is None and any(line.kind == "fall" for line in result.lines):
            break
    window.sit(host)
    fallen = [row["text"] for row in window.app.sitting.sheet.property("rows") if "→ 7" in row["figures"]]
    assert fallen
    assert set(fallen) == {"More than 12"}


@pytest.mark.rule("TD12")
def test_three_sides_have_a_suit_each(window: Window) -> None:
    window.sit(new_host("bondtolva-6", scores=(5, -3, 10)))
    laid = [row for row in window.app.sitting.table.property("lankor").rows() if int(row["corner"]) >= 0]
    open_suits = {(row["corner"], row["face"][0]) for row in laid if row["up"]}
    assert open_suits == {(0, "H"), (1, "S"), (2, "D")}
    assert all(row["crosswise"] == (row["corner"] == 1) for row in laid)


def test_a_gubbe_is_announced_after_a_question_only(window: Window) -> None:
    """A single click or digit used to stake twelve points."""
    host = seated(window, new_host("tolva-3"))
    assert not window.item("call0").property("strong")
    window.key("1", "2")
    window.press("call1")
    assert not host.moves
    assert window.texts("every trick of the deal. You win or lose 12 points.")
    window.press("dropBet")
    assert not host.moves
    window.press("call1", "makeBet")
    assert [move for _, move in host.moves] == [WHOLE]


def test_each_gubbe_has_a_key_and_a_question_for_the_keys(window: Window) -> None:
    host = seated(window, new_host("tolva-3"))
    assert [window.item(f"call{no}").property("digit") for no in (0, 1)] == ["G", "⇧G"]
    window.key("Shift+G")
    assert window.texts("every trick of the deal. You win or lose 12 points.")
    window.key("Escape")
    window.wait(lambda: window.find("makeBet") is None)
    assert window.app.pages.property("page") == ""
    window.key("G")
    assert window.texts("six tricks in a row with at least 60 card points. You win or lose 6 points.")
    window.key("G")
    window.wait(lambda: window.find("makeBet") is None)
    window.key("G", "Shift+G")
    assert window.texts("every trick of the deal. You win or lose 12 points.")
    assert not host.moves
    window.key("Return")
    assert [move for _, move in host.moves] == [WHOLE]
