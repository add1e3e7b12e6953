"""Events are shown step by step, in order, and a wait can be ended."""

import pytest

from tests.rules.games.mariage.moves import is_called, parse_move
from tests.ui.conftest import table
from tests.ui.forms import new_host
from tolva_gui.rules.events import Called, Moved, redact
from tolva_gui.ui.table.choreography import DEALING, steps


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


@pytest.mark.parametrize("pace", [0.45, 1.0, 1.8])
def test_talk_has_time_to_be_heard(pace: float) -> None:
    host = table(0, "play SA, play S9, play S7, play S6")
    events = host.play(0, parse_move("meld S"))
    said = next(
        step for step in steps(events, host.view(0)) if is_called(step.event, "trumf", "tjog", "viv", "mal")
    )
    assert said.pause * pace >= 600
