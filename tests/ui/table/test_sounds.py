"""When sounds are played; and no sound, load or error where there is no way to play them."""

import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import get_args
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open, Window, table
from tolva_gui import paths
from tolva_gui.records import marks
from tolva_gui.rules.events import Called, Event, Moved, Place, Scored
from tolva_gui.table.lesson import PRACTICE
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.choreography import Choreography, Pace, Step
from tolva_gui.ui.table.sound.sounds import Sounds, sound_of
from tolva_gui.ui.table.sound.speakers import find_speaker, player_of
from tolva_gui.ui.table.sound.system_speaker import SystemSpeaker
from tolva_gui.words.game_data import Finish

FOLDER = paths.resources() / "sounds"
HAND, TRICK = Place("hand", 0), Place("trick")


class Loudspeaker:
    """A stand-in for QtMultimedia, which is not installed where the tests run."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        speaker = self

        class Effect:
            def __init__(self, _parent: object) -> None:
                self.source, self.volume = "", 0.0

            def setSource(self, url) -> None:  # type: ignore[no-untyped-def] # noqa: N802
                self.source = url.toLocalFile()

            def setVolume(self, volume: float) -> None:  # noqa: N802
                self.volume = volume

            def play(self) -> None:
                assert Path(self.source).is_file()
                speaker.played.append((Path(self.source).stem, self.volume))

        self.module = ModuleType("loudspeaker")
        self.module.QSoundEffect = Effect  # type: ignore[attr-defined]
        self.module.QMediaDevices = SimpleNamespace(  # type: ignore[attr-defined]
            defaultAudioOutput=lambda: SimpleNamespace(isNull=lambda: False)
        )
        self.module.__spec__ = SimpleNamespace(name="loudspeaker")  # type: ignore[assignment]


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Loudspeaker:
    made = Loudspeaker()
    monkeypatch.setitem(sys.modules, "loudspeaker", made.module)
    return made


@pytest.fixture
def make(tmp_path: Path) -> Callable[[str], tuple[Sounds, Settings, Choreography]]:
    def build(module: str) -> tuple[Sounds, Settings, Choreography]:
        settings, choreography = Settings(tmp_path / "settings.json"), Choreography(Pace())
        sounds = Sounds(settings, Mock(host=None))
        sounds.module, sounds.system, sounds._speaker = module, "nothing", None
        choreography.shown.connect(sounds.shown)
        return sounds, settings, choreography

    return build


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (Called(0, "deal"), "shuffle"),
        (Moved((None,), Place("talong"), HAND), "slide"),
        (Moved((None,), HAND, TRICK), "snap"),
        (Moved((None,), TRICK, Place("won", 0)), "gather"),
        (Called(0, "trumf", "S", 2), "chime"),
        (Scored(0, "meld", 2, 2), "lanka"),
        (Scored(0, "meld", 0, 2), ""),
    ],
)
def test_each_event_has_its_sound(event: Event, sound: str) -> None:
    assert sound_of(event) == sound
    if sound:
        with wave.open(str(FOLDER / f"{sound}.wav")) as file:
            assert file.getnframes() > 0


def test_a_step_is_heard_as_loud_as_the_player_wants(make, speaker) -> None:  # type: ignore[no-untyped-def]
    _sounds, settings, choreography = make("loudspeaker")
    settings.remember("volume", 1)
    choreography.shown.emit(Step(Moved((None,), TRICK, Place("won", 0)), table(0).view(0), 0))
    assert [name for name, _ in speaker.played] == ["gather"]
    assert speaker.played[0][1] < 0.5


def test_of_what_happens_at_once_knock_and_end_are_heard_too(make, speaker) -> None:  # type: ignore[no-untyped-def]
    sounds, _, _ = make("loudspeaker")
    for _ in range(36):
        sounds.play("slide")
    sounds.cut("knocks")
    sounds.won("cards")
    assert [name for name, _ in speaker.played] == ["slide", "knock", "win"]


def test_nothing_is_heard_in_practice_until_it_is_wanted(make, speaker) -> None:  # type: ignore[no-untyped-def]
    sounds, settings, choreography = make("loudspeaker")
    practice = table(0)
    practice.extra = ((marks.LESSON, PRACTICE),)
    sounds.sit_down(practice)
    step = Step(Moved((None,), TRICK, Place("won", 0)), practice.view(0), 0)
    choreography.shown.emit(step)
    assert speaker.played == []
    settings.remember("learning_sound", True)
    choreography.shown.emit(step)
    assert [name for name, _ in speaker.played] == ["gather"]


def test_where_nothing_plays_it_is_told_and_switched_off_not_tried(make, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("PATH", "")
    sounds, settings, _ = make("no_such_module")
    settings.set("sound", False)
    sounds.play("snap")
    assert sounds._speaker is None  # no attempt was made
    settings.set("sound", True)
    sounds.play("snap")
    assert sounds.property("missing")


@pytest.mark.skipif(sys.platform == "win32", reason="the player is a shell script here")
def test_system_player_gets_each_sound_as_loud_as_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A fake system player records its input."""
    player, heard = tmp_path / "aplay", tmp_path / "heard.wav"
    player.write_text(
        f'#!/bin/sh\n/bin/cp "$2" "{heard}.part" && /bin/mv "{heard}.part" "{heard}"\n', encoding="utf-8"
    )
    player.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert player_of("linux") == ("aplay", "-q")
    speaker = find_speaker("no_such_module", "linux")
    assert isinstance(speaker, SystemSpeaker)
    speaker.play(FOLDER / "snap.wav", 0.5)
    qtbot.waitUntil(heard.is_file)
    assert abs(loudest(heard) - loudest(FOLDER / "snap.wav") / 2) <= 1
    qtbot.waitUntil(lambda: not speaker._playing)
    speaker.stop()


def test_sounds_leave_nothing_in_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for _ in range(2):
        made = SystemSpeaker(()).softened(FOLDER / "snap.wav", 0.5)
    assert list(tmp_path.iterdir()) == []
    assert list(made.parent.iterdir()) == [made], "each start uses the same file"


SPEAKERS_GO = """
from PySide6.QtCore import QCoreApplication, QEvent
from tolva_gui import paths
from tolva_gui.ui.table.sound.system_speaker import SystemSpeaker
application = QCoreApplication([])
for _ in range(20):
    speaker = SystemSpeaker(("true",))
    speaker.play(paths.resources() / "sounds" / "snap.wav", 0.5)
    while speaker._playing:
        application.processEvents()
    speaker.stop()
    del speaker
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
"""


def test_a_speaker_may_go_before_the_processes_of_its_sounds() -> None:
    """A deleted process used to let go of its speaker, which deleted the process a second time: a crash."""
    done = subprocess.run([sys.executable, "-c", SPEAKERS_GO], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_sounds_are_on_and_soft_from_the_start(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    assert (settings.get("sound"), settings.get("volume")) == (True, 1)


def loudest(path: Path) -> int:
    with wave.open(str(path)) as file:
        samples: array[int] = array("h", file.readframes(file.getnframes()))
    return max(samples.tolist(), key=abs)


@pytest.mark.parametrize("finish", get_args(Finish))
def test_each_end_has_its_sound(make, speaker, finish: str) -> None:  # type: ignore[no-untyped-def]
    sounds, _, _ = make("loudspeaker")
    sounds.won(finish)
    own = {"nose": "nose", "fox": "fox", "chip": "chips", "forfeit": "stroke"}
    assert [name for name, _ in speaker.played] == [own.get(finish, "win")]


QUIETEST, LOUDEST, LONGEST_S = 0.15, 0.45, 2.0
"""The range of a sound's peak as a share of full scale, and its greatest length in seconds."""


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.wav")), ids=lambda path: path.stem)
def test_a_sound_neither_startles_nor_clips_nor_clicks(path: Path) -> None:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, 48000)
        samples = array("h", file.readframes(file.getnframes())).tolist()
    assert 0.05 <= len(samples) / 96000 <= LONGEST_S
    assert QUIETEST <= max(map(abs, samples)) / 32767 <= LOUDEST
    # No constant level, and no jump at either end that would be heard as a click.
    assert abs(sum(samples)) / len(samples) < 100
    assert max(abs(samples[0]), abs(samples[-1])) < 700


def test_one_key_switches_sounds_and_lessons_begin_silent(open_window: Open) -> None:
    window = open_window()
    practice = table(0)
    practice.extra = ((marks.LESSON, PRACTICE),)
    window.sit(practice)
    assert not window.app.models.sounds.property("on")
    window.key("F8")
    assert window.app.models.sounds.property("on")
    assert (window.app.settings.get("learning_sound"), window.app.settings.get("sound")) == (True, True)
    window.key("F8")
    window.sit(table(0))
    assert window.app.models.sounds.property("on"), "elsewhere they are heard"
    window.key("F8")
    assert not window.app.settings.get("sound")
    window.key("F8")
    assert window.app.settings.get("sound")


def test_the_settings_say_what_plays_them(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    window: Window = open_window()
    if not window.app.models.sounds.property("missing"):
        pytest.skip("QtMultimedia is installed here")
    window.app.pages.open("settings")
    assert "paplay" in window.item("soundsMissing").property("text")
