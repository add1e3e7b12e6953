"""Events are shown step by step, in order, and a wait can be ended."""

import pytest
from pytestqt.qtbot import QtBot

from tests.rules.games.mariage.moves import is_called, parse_move
from tests.ui.conftest import table
from tests.ui.forms import new_host
from tolva_gui.rules.events import Called, Event, Moved, redact
from tolva_gui.ui.table.choreography import DEALING, Choreography, Pace, Step, steps, takes_trick


def finished_trick() -> tuple[list[Event], object]:
    host = table(0, "play SA, play S9, play S7")
    events = [redact(event, host.info.sight(0)) for event in host.play(3, parse_move("play S6"))]
    return events, host.view(0)


def test_a_deal_is_shown_card_by_card() -> None:
    host = table(0)
    shown = list(steps([redact(event, host.info.sight(0)) for event in host.deal_log], host.view(0)))
    assert is_called(shown[0].event, "deal")  # the pack is gathered
    assert all(isinstance(step.event, Moved) and step.dealt for step in shown[1:])
    assert len(shown) == 1 + 36


@pytest.mark.parametrize(("form", "together"), [("tolva-4", 1), ("bondtolva-4", 3), ("bondtolva-2", 3)])
def test_cards_that_are_dealt_together_fall_together(form: str, together: int) -> None:
    """T5, B5, K2: each packet appears as one, and no deal takes longer for it."""
    host = new_host(form)
    shown = [step for step in steps(host.deal_log, host.view(0)) if step.dealt]
    pauses = [step.pause for step in shown[:-1]]
    long = [no for no, pause in enumerate(pauses) if pause >= DEALING]
    assert long == list(range(together - 1, len(pauses), together))
    assert sum(pauses[:together]) == together * DEALING


@pytest.mark.parametrize(("word", "silent"), [("no", False), ("no_meld", True), ("content", True)])
def test_a_refusal_that_nobody_hears_takes_no_time(word: str, silent: bool) -> None:
    """A pause would reveal that there was a choice."""
    (step,) = steps([Called(1, word)], table(0).view(0))
    assert (step.pause == 0) == silent


def test_the_last_card_of_a_trick_lies_to_be_read() -> None:
    events, view = finished_trick()
    first, second, third = steps(events, view)  # type: ignore[arg-type]
    assert first.before_trick_taken == second.event
    assert takes_trick(second.event, second.view)
    assert is_called(third.event, "trick")


def test_at_once_everything_is_shown_at_once(qtbot: QtBot) -> None:
    events, view = finished_trick()
    choreography, shown = Choreography(Pace(factor=0)), list[Step]()
    choreography.shown.connect(shown.append)
    with qtbot.waitSignal(choreography.idle, timeout=0, raising=False):
        choreography.add(events, view)  # type: ignore[arg-type]
    assert [step.event for step in shown] == events
    assert not choreography.busy


def test_a_click_ends_the_wait(qtbot: QtBot) -> None:
    events, view = finished_trick()
    choreography, shown = Choreography(Pace(wait_for_click=True)), list[Step]()
    choreography.shown.connect(shown.append)
    choreography.add(events, view)  # type: ignore[arg-type]
    assert choreography.waiting
    assert len(shown) == 1
    choreography.skip()
    assert not choreography.waiting
    assert len(shown) == 2


def test_what_has_not_been_shown_can_be_dropped() -> None:
    events, view = finished_trick()
    choreography = Choreography(Pace())
    choreography.add(events, view)  # type: ignore[arg-type]
    choreography.clear()
    assert not choreography.busy


@pytest.mark.parametrize("pace", [0.45, 1.0, 1.8])
def test_talk_has_time_to_be_heard(pace: float) -> None:
    host = table(0, "play SA, play S9, play S7, play S6")
    events = host.play(0, parse_move("meld S"))
    said = next(
        step for step in steps(events, host.view(0)) if is_called(step.event, "trumf", "tjog", "viv", "mal")
    )
    assert said.pause * pace >= 600
