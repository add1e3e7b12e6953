"""Makes the people of this machine."""

from tolva_gui import paths
from tolva_gui.records.persons import Persons
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.library import Library
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.people.view_model import Profiles
from tolva_gui.ui.table.sitting import Services


def make_profiles(
    services: Services,
    library: Library,
    navigation: Navigation,
    new_game: NewGame,
    household: Household,
) -> Profiles:
    """Make the people of this machine; from now on games are signed by the person who plays."""

    def leave_table() -> None:
        if not navigation.shows("table"):
            profiles.leave_table()

    def change_player() -> None:
        """End the sitting when another person plays; its game waits for the player who began it."""
        if navigation.shows("table"):
            navigation.newGame()
        navigation.end_sitting()
        new_game.changed.emit()

    persons = Persons(paths.data_dir() / "people")
    profiles = Profiles(persons, services.settings, library.index, services.notices.add)
    navigation.sign = profiles.sign
    services.own_face = profiles.face_at
    navigation.for_each_sitting(profiles.attend)
    navigation.page_changed.connect(leave_table)
    profiles.chosen.connect(change_player)
    profiles.narrowed.connect(library.read_again)
    profiles.changed.connect(lambda: household.count(profiles.several, profiles.is_child))
    return profiles
