"""Makes the sounds of the table."""

from PySide6.QtGui import QGuiApplication

from tolva_gui import paths
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.sound.sounds import Sounds


def make_sounds(settings: Settings, navigation: Navigation) -> Sounds:
    """Make the sounds; silent without a screen, as in tests, pictures and measurements."""

    def sit_down() -> None:
        sounds.sit_down(navigation.host)

    unseen = QGuiApplication.platformName() == "offscreen"
    sounds = Sounds(paths.resources() / "sounds", settings, silent=unseen)
    navigation.for_each_sitting(sounds.attend)
    navigation.won.connect(sounds.won)
    navigation.sitting_changed.connect(sit_down)
    sit_down()
    return sounds
