"""The pages of the window: the file of each, the models that it takes, and what opening it does."""

from typing import Final

from msgspec import Struct


class PageFile(Struct, frozen=True):
    """A file below `Tolva`, and the models that it requires as properties, by name."""

    file: str
    models: tuple[str, ...]
    opened: tuple[str, ...] = ()
    """The methods of models that opening the page by its name calls, such as `history.begin`."""


def _page(file: str, models: str = "", opened: str = "") -> PageFile:
    return PageFile(f"{file}.qml", tuple(models.split()), tuple(opened.split()))


STACKED: Final = {
    "about": _page("About/AboutPage", "about"),
    "daily": _page("Daily/DailyPage", "daily same settings today", "daily.begin today.refresh"),
    "faces": _page("People/FacesPage", "newGame opponents profiles", "opponents.begin"),
    "history": _page("History/HistoryPage", "history pages profiles records", "history.begin"),
    "keys": _page("Table/KeysPage"),
    "learn": _page(
        "Learn/LearnPage", "exercises help path practice", "path.settle practice.begin_page exercises.refresh"
    ),
    "line": _page("Review/LinePage", "line"),
    "match": _page("Match/MatchPage", "matches navigation pages sheet"),
    "note": _page("Table/NotePage", "notes"),
    "opponents": _page("Opponents/OpponentsPage", "opponents", "opponents.begin"),
    "people": _page("People/PeoplePage", "profiles", "profiles.refresh"),
    "phones": _page("Phones/PhonesPage", "phones"),
    "record": _page("Records/RecordPage", "records"),
    "review": _page("Review/ReviewPage", "critic curve records review same"),
    "rules": _page("Help/HelpPage", "help pages", "help.begin"),
    "same": _page("SameDeal/SameDealPage", "line same"),
    "settings": _page("Settings/SettingsPage", "decks pages settings sounds"),
    "statistics": _page("Statistics/StatisticsPage", "pages path same statistics", "statistics.refresh"),
    "step done": _page("Learn/StepDonePage", "path"),
    "wish": _page("Phones/WishPage", "phones"),
}
"""The pages over everything else; the top one is shown."""
SCREENS: Final = {
    "lobby": _page("Lobby/LobbyPage", "gamesInProgress lobby pages"),
    "people row": _page("People/PeopleRow", "lobby profiles"),
    "today": _page("Today/RoadAhead", "today"),
    "welcome": _page("Welcome/WelcomePage", "lesson lobby newGame"),
    "game": _page("Game/GamePage", "gamesInProgress lobby newGame ownRecord pages"),
    "game settings": _page("Game/GameSettings", "matches newGame opponents pages"),
    "table": _page("Table/TablePage", "matches navigation pages settings tasks"),
    "deal sheet": _page("Table/DealSheet", "navigation remark review same sheet"),
    "game sheet": _page("Table/GameOver", "keepsake navigation pages remark review same sheet"),
    "curtain": _page("Table/Curtain", "navigation pages privacy"),
    "menu": _page("Table/TableMenu", "lesson navigation pages records"),
}
"""What the window shows below them, and parts of pages that are made later."""
FILES: Final = STACKED | SCREENS
NAMED: Final = ("table", "today", "people row")
"""Parts that Main.qml and the first page name as types."""
WINDOW: Final = (
    *("decks", "help", "lesson", "navigation", "notices", "pages", "records", "settings", "sounds"),
    *("systemMotion", "voice"),
)
"""The models of the window itself."""
