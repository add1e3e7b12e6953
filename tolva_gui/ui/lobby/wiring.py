"""Makes the first page and the games in progress."""

from pathlib import Path

from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.library import Library
from tolva_gui.ui.lobby.games_in_progress import GamesInProgress
from tolva_gui.ui.lobby.view_model import Lobby
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.texts import translate


def make_lobby(new_game: NewGame, household: Household, navigation: Navigation, late: Late) -> Lobby:
    def open_page(page: str) -> None:
        if page == "statistics" and navigation.shows("game"):
            late("statistics.choose", "form", new_game.game)()
        late("path.open")() if page == "learn" else navigation.pages.open(page)

    lobby = Lobby(new_game, household)
    lobby.game_wanted.connect(navigation.openGame)
    lobby.leave_wanted.connect(navigation.goBack)
    lobby.page_wanted.connect(open_page)
    return lobby


def make_games_in_progress(
    library: Library, navigation: Navigation, autosave: Autosave | None
) -> GamesInProgress:
    def throw_away(file: Path | None, at_table: bool) -> None:
        if at_table:
            navigation.end_sitting()
        if file is not None and autosave is not None:
            folder = library.index.home.folder.parent / translate("GamesInProgress", "Thrown away")
            autosave.throw_away(file, folder)

    def look() -> None:
        if not navigation.shows("table"):
            games.refresh()

    games = GamesInProgress(library.index, navigation)
    games.thrown_away.connect(throw_away)
    library.add(games, lambda: not navigation.shows("table"))
    navigation.page_changed.connect(look)
    return games
