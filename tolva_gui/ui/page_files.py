"""The pages of the window: the file of each, the models that it takes, and what opening it does."""

from typing import Final

from msgspec import Struct


class PageFile(Struct, frozen=True):
    """A file below `Pages`, and the models that it requires as properties, by name."""

    file: str
    models: tuple[str, ...]
    opened: str = ""
    """The method of a model that opening the page by its name calls, such as `history.begin`."""


def _page(file: str, models: str = "", opened: str = "") -> PageFile:
    return PageFile(f"{file}.qml", tuple(models.split()), opened)


STACKED: Final = {
    "about": _page("AboutPage", "about"),
    "daily": _page("DailyPage", "daily same settings today", "daily.begin"),
    "faces": _page("FacesPage", "newGame opponents profiles", "opponents.begin"),
    "history": _page("HistoryPage", "history pages profiles records", "history.begin"),
    "keys": _page("KeysPage"),
    "learn": _page("LearnPage", "exercises help path practice", "begin_learning"),
    "line": _page("LinePage", "line"),
    "match": _page("MatchPage", "matches navigation pages sheet"),
    "note": _page("NotePage", "notes"),
    "opponents": _page("OpponentsPage", "ladder opponents", "begin_opponents"),
    "people": _page("PeoplePage", "profiles", "profiles.refresh"),
    "phones": _page("PhonesPage", "phones"),
    "record": _page("RecordPage", "records"),
    "review": _page("ReviewPage", "critic curve line records review same stepping"),
    "rules": _page("HelpPage", "help pages", "help.begin"),
    "same": _page("SameDealPage", "line same"),
    "settings": _page("SettingsPage", "decks pages settings sounds"),
    "statistics": _page("StatisticsPage", "pages path same statistics", "statistics.refresh"),
    "step done": _page("StepDonePage", "path"),
    "wish": _page("WishPage", "phones"),
}
"""The pages over everything else; the top one is shown."""
SCREENS: Final = {
    "lobby": _page("LobbyPage", "gamesInProgress lobby"),
    "welcome": _page("WelcomePage", "lesson lobby newGame"),
    "game": _page("GamePage", "gamesInProgress help lobby matches newGame opponents ownRecord pages path"),
    "table": _page("TablePage", "cardKeys decks help lesson matches navigation pages records settings tasks"),
    "deal sheet": _page("../Table/DealSheet", "navigation review same sheet"),
    "game sheet": _page(
        "../Table/GameOver", "keepsake matches navigation pages review same settings sheet stepping"
    ),
    "curtain": _page("../Table/Curtain", "navigation pages privacy"),
    "menu": _page("../Table/TableMenu", "lesson navigation pages records sitting"),
}
"""What the window shows below them."""
WINDOW: Final = (
    *("decks", "help", "lesson", "navigation", "notices", "pages", "records", "settings", "sounds"),
    *("systemMotion", "voice"),
)
"""The models of the window itself."""
