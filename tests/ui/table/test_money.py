"""Play money at the table: an amount by mouse, wheel, keys and touch; chips at rest and in motion; totals of aces."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent

from tests.gallery.tables import asks, few_stakes, people
from tests.ui.conftest import Window, where
from tests.ui.hands import Keyboard, middle
from tests.ui.place_tables import new_table, reached, say, seated
from tolva_gui.rules.events import Called, Event, Moved
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import View
from tolva_gui.ui.table.choreography import steps
from tolva_gui.ui.table.scores.money import payments, won_from


def staking(view: View) -> bool:
    return view.phase == "stake" and len(view.legal) > 60


def shown_money(window: Window) -> dict[tuple[str, int], int]:
    rows = window.app.sitting.table.property("money").rows()
    return {(str(row["kind"]), int(str(row["position"]))): int(str(row["amount"])) for row in rows}


def test_the_wheel_and_the_keys_change_the_amount_of_a_stake(window: Window) -> None:
    host = seated(window, reached("tjugoett", 4, staking))
    slider = window.item("amount")
    asked = host.view(0).question
    assert asked is not None
    least, most, suggested = (int(str(asked.values[name])) for name in ("least", "most", "suggested"))
    assert slider.property("value") == suggested
    turn_wheel(window, middle(slider), -120)
    assert slider.property("value") == suggested - 1
    for key, wanted in (
        ("End", most),
        ("Home", least),
        ("PgUp", least + 10),
        ("Right", least + 11),
    ):
        window.key(key)
        assert slider.property("value") == wanted
    say(window, Keyboard(window), 37)
    assert (0, Call("stake", 37)) in host.moves


def test_a_stake_among_few_is_chosen_by_its_number(window: Window) -> None:
    seated(window, reached("tjugoett", 2, few_stakes))
    rows = window.app.sitting.choosing.property("numbers")
    assert [row["label"] for row in rows] == [str(row["number"]) for row in rows] != []
    assert rows[-1]["spoken"] == f"Stake {rows[-1]['number']}"


def turn_wheel(window: Window, at: QPoint, angle: int) -> None:
    where, none = QPointF(at), Qt.MouseButton.NoButton
    event = QWheelEvent(
        where,
        QPointF(window.app.window.mapToGlobal(at)),
        QPoint(),
        QPoint(0, angle),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(window.app.window, event)


def test_chips_lie_at_the_money_and_off_the_amount(window: Window) -> None:
    """The chips move with the money."""
    host = seated(window, new_table("tjugoett", 4, dealer=0))
    (said,) = [item for item in window.of_kind("Speech") if item.property("speech")]
    (amount,) = window.of_kind("NumberSteps")
    assert not where(said).intersects(where(amount))
    assert host.view(0).phase == "bank"
    with window.bot.waitSignal(window.app.sitting.table.property("money").paid) as paid:
        say(window, Keyboard(window), 80)
    assert paid.args == [True, 0, False, -1, 80]
    assert host.view(0).facts.scores == (120, 200, 200, 200)
    money = shown_money(window)
    assert (money["purse", 0], money["bank", -1]) == (120, 80)
    assert window.item("moneybank-1").isVisible()


def test_both_values_of_an_ace_stand_at_the_seat(window: Window) -> None:
    host = seated(window, reached("tjugoett", 4, asks("draw_ace")))
    values = next(sign.values for sign in host.view(0).display.signs if sign.key == "has_either")
    counts = [row["told"] for row in window.app.sitting.table.property("seats").rows()]
    assert counts[0] == f"{values['low']} or {values['total']}"


def test_payment_goes_from_those_with_less_to_more() -> None:
    before = {("purse", 0): 30, ("purse", 1): 30, ("bank", -1): 0}
    after = {("purse", 0): 10, ("purse", 1): 25, ("bank", -1): 25}
    bank = ("bank", -1)
    assert list(payments(before, after)) == [(("purse", 0), bank, 20), (("purse", 1), bank, 5)]


def test_plates_show_what_one_owns_now(window: Window) -> None:
    """They used to show the money at the deal's beginning: 200 while 180 was in front of the seat."""
    host = seated(window, reached("tjugoett", 4, lambda view: {*view.facts.scores} != {200}))
    seats = window.app.sitting.table.property("seats").rows()
    lying = shown_money(window)
    assert [str(row["score"]) for row in seats] == [str(lying["purse", row["position"]]) for row in seats]
    assert host.result() is None
    window.sit(new_table("plump", 3), drawn=True)
    assert not shown_money(window), "a game of points has none"
    assert [row["score"] for row in window.app.sitting.table.property("seats").rows()] == ["0"] * 3


def test_won_counters_have_their_owners_colours(window: Window) -> None:
    seated(window, new_table("grandissimo", 4, scores=(130, 290, -410, -10)))
    model = window.app.sitting.table.property("money")
    rows = {row["position"]: row for row in model.rows() if row["kind"] == "counters"}
    assert [rows[position]["amount"] for position in range(4)] == [130, 290, -410, -10]
    won = [(stack["shape"], stack["colours"]) for stack in rows[0]["stacks"]]
    # 130 points are two runda and three pinnar, of Nils's.
    assert won == [("round", ["weld"] * 2), ("long", ["weld"] * 3)]
    assert [rows[position]["text"] for position in range(4)] == ["130", "290", "Owes 410", "Owes 10"]
    assert [rows[position]["debtor"] for position in range(4)] == ["", "", "weld", "linen"]
    assert not rows[2]["stacks"]
    assert all(window.item(f"moneycounters{position}").isVisible() for position in range(4))
    assert len(window.texts("Owes")) >= 2
    assert window.app.sitting.table.property("seats").rows()[2]["score"] == "−410"


def test_everybody_keeps_their_colour_when_the_table_is_turned(window: Window) -> None:
    host = new_table("grandissimo", 4, scores=(0, 10, 0, -10))
    host.seats = tuple(people("pppc"))
    window.sit(host)
    for seat in (0, 2):
        window.app.sitting.table.cover(seat)
        rows = window.app.sitting.table.property("money").rows()
        (owing,) = [row for row in rows if row["debtor"]]
        assert (owing["position"], owing["debtor"]) == ((3 - seat) % 4, "linen")


def test_counters_are_changed_back_as_far_as_they_go() -> None:
    found = won_from({0: 200, 1: -150, 2: -90, 3: 40})
    assert {taker: sum(amount for _, amount in owned) for taker, owned in found.items()} == {0: 200, 3: 40}
    assert sum(amount for owned in found.values() for giver, amount in owned if giver == 1) == 150


READ_MS = 2000
"""Milliseconds to see a card, count the hand and hear the result."""


@pytest.mark.parametrize("word", ["bust", "twenty_one"])
def test_the_card_that_decides_lies_there_long_enough(word: str) -> None:
    """The card used to go away before the loss of the hand was announced."""
    events = decided(word)
    shown = [f"{event.target.kind}" if isinstance(event, Moved) else "" for event in events]
    lies, goes = shown.index("shown"), shown.index("used")
    said = [event.word for event in events[lies:goes] if isinstance(event, Called)]
    assert said == [word, "won" if word == "twenty_one" else "lost"]
    host = new_table("tjugoett", 4, dealer=0)
    host.start_deal()
    pauses = [step.pause for step in steps(events, host.view(None)) if step.event in events[lies:goes]]
    assert sum(pauses) >= READ_MS


def decided(word: str) -> tuple[Event, ...]:
    """Return the events of a draw that wins or loses the stake."""
    for seed in range(50):
        host = new_table("tjugoett", 4, seed, dealer=0)
        host.start_deal()
        while (seat := host.to_act()) is not None:
            legal = host.view(seat).legal
            draws = [move for move in legal if str(move) == "card"]
            events = host.play(seat, (draws or legal)[0])
            if seat and any(isinstance(event, Called) and event.word == word for event in events):
                return events
    raise AssertionError(f"nobody has {word}")
