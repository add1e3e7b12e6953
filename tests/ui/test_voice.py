"""Announcements: gathered, far enough apart for Orca, and whole sentences."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.forms import new_host
from tests.ui.test_accessible import Ear
from tolva_gui.ui.settings.view_model import PACE
from tolva_gui.ui.spoken import spoken
from tolva_gui.ui.voice import Voice

ORCA_DROPS_MS = 100
"""Orca says nothing of an announcement that comes so soon after another one of the same program."""
APART_MS = 150


def heard(voice: Voice) -> list[tuple[str, bool]]:
    said: list[tuple[str, bool]] = []
    voice.said.connect(lambda text, urgent: said.append((text, urgent)))
    return said


def test_sentences_close_together_are_one_announcement(qtbot: QtBot) -> None:
    voice = Voice()
    said = heard(voice)
    voice.listen()
    for text in ("Karna leads 6 of spades", "Your turn", "Do you have anything?"):
        voice.say(text)
    qtbot.waitUntil(lambda: bool(said))
    assert said == [("Karna leads 6 of spades. Your turn. Do you have anything?", False)]


def test_an_urgent_sentence_is_said_at_once(qtbot: QtBot) -> None:
    voice = Voice()
    said = heard(voice)
    voice.listen()
    voice.say("Elna takes the trick")
    voice.say("You must follow suit", True)
    assert said == [("You must follow suit.", True)]
    voice.say("ace of spades", True)
    voice.say("king of spades", True)
    qtbot.waitUntil(lambda: len(said) == 3)
    assert said[1:] == [("king of spades.", True), ("Elna takes the trick.", False)]


def test_what_is_not_urgent_waits_half_a_second(qtbot: QtBot) -> None:
    """Orca on a busy machine took in “Nils plays” and “Your turn” together, and dropped the second."""
    voice, clock, times = Voice(), QElapsedTimer(), list[int]()
    voice.said.connect(lambda _text, _urgent: times.append(clock.elapsed()))
    clock.start()
    voice.listen()
    voice.say("Nils plays 9 of spades")
    qtbot.waitUntil(lambda: len(times) == 1)
    voice.say("Your turn")
    qtbot.waitUntil(lambda: len(times) == 2)
    assert times[1] - times[0] >= 1900, "Orca reads the window that has opened"
    voice.say("Nils takes the trick")
    qtbot.waitUntil(lambda: len(times) == 3)
    assert times[2] - times[1] >= 450


def test_nothing_is_said_before_anybody_can_hear_it(qtbot: QtBot) -> None:
    voice = Voice()
    said = heard(voice)
    voice.say("Tolva for four")
    qtbot.wait(2 * APART_MS)
    assert said == []
    voice.listen()
    qtbot.waitUntil(lambda: said == [("Tolva for four.", False)])


def test_cards_and_suits_are_spoken_in_words() -> None:
    assert spoken(["Play ♦Q", "♣10 is as good", "♥ is trump", "Hold ♠K94."]) == (
        "Play queen of diamonds. 10 of clubs is as good. hearts is trump. "
        "Hold king of spades, 9 of spades, 4 of spades."
    )


@pytest.mark.parametrize("speed", range(len(PACE)))
def test_orca_drops_no_announcement_of_a_deal(open_window: Open, speed: int) -> None:
    window = open_window().sit(new_host(("tolva-4", "plump", "kasino")[speed % 3]), speed=speed)
    ear = Ear(window)
    moves = 0

    def enough() -> bool:
        nonlocal moves
        sitting = window.app.sitting
        if sitting.table.myTurn and sitting.director.ready():
            view = sitting.director.view()
            sitting.table.do(view.legal[0])
            sitting.narrator.tellTable()
            moves += 1
        return (moves >= 6 and len(ear.times) > 2) or window.sheet() != ""

    window.wait(enough)
    # At once, six moves may be one announcement.
    window.wait(lambda: len(ear.times) > 2)
    apart = [later - earlier for earlier, later in pairwise(ear.times)]
    assert len(apart) > 1
    assert min(apart) > ORCA_DROPS_MS
    assert min(apart) >= APART_MS
