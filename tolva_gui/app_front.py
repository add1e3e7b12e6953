"""The first page and what it opens: the road, learning, the day, the people, and printing."""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from tolva_gui.ai.levels import OFFERED
from tolva_gui.app_pages import AppPages
from tolva_gui.words.game_data import CHILDREN, game_data, games_folder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tolva_gui.ui.lobby.next_step import NextStep
    from tolva_gui.ui.lobby.today import Today
    from tolva_gui.ui.lobby.view_model import Lobby
    from tolva_gui.ui.records.printing import Printed, Printing


class AppFront(AppPages):
    """The models of the first page and their wiring."""

    def offer_pages(self) -> None:
        """Let the pages be opened, and printed."""
        super().offer_pages()
        self.library.records.paper_wanted.connect(self._print)

    def begin_learning(self) -> None:
        """Show the road of the game at hand, what it practises, and what is to be repeated."""
        self.path.settle()
        self.practice.choose(self.path.property("game"))
        self.exercises.refresh()

    @cached_property
    def lobby(self) -> "Lobby":
        """The games to choose from."""
        from tolva_gui.ui.lobby.view_model import Lobby

        lobby = Lobby(
            self.new_game,
            games_folder(),
            lambda: self.profiles,
            self._see_today,
            lambda: self.shared,
            parent=self,
        )
        lobby.put_children_first(self._is_child())
        self.people_changed.connect(self._put_children_first)
        lobby.game_wanted.connect(self.navigation.openGame)
        lobby.left.connect(self.navigation.goBack)
        lobby.page_wanted.connect(self._open_page)
        self.people_changed.connect(lobby.people_changed)
        self.language.changed.connect(lobby.look)
        return lobby

    def _put_children_first(self) -> None:
        self.lobby.put_children_first(self.profiles.is_child)

    def _see_today(self) -> "Today":
        self.today.refresh()
        return self.today

    def _open_page(self, page: str) -> None:
        """Open a page that the first page names."""
        if page == "statistics" and self.navigation.current_page == "game":
            self.library.statistics.choose("form", self.new_game.chosen_id)
        if page == "learn":
            self.path.open()
        else:
            self.library.pages.open(page)

    def _is_child(self) -> bool:
        return self.shared and self.profiles.is_child

    @cached_property
    def today(self) -> "Today":
        """The deal of the day and the next step, on the first page."""
        from tolva_gui.ui.lobby.today import Today

        today = Today(
            self._own_daily_game,
            self.library.form_name,
            self.library.glance,
            lambda: self.navigation.current_page == "lobby",
            self._next_step(),
            parent=self,
        )
        self.library.add_reader(today)
        self.language.changed.connect(today.refresh)
        self.settings.named.connect(lambda name: today.follow() if name == "daily_game" else None)
        self.library.pages.changed.connect(today.look)
        self.navigation.page_changed.connect(today.look)
        today.day_changed.connect(self.daily.follow)
        today.deal_wanted.connect(self.daily.playToday)
        today.page_wanted.connect(partial(self.library.pages.open, "daily"))
        today.step_wanted.connect(self._begin_step)
        return today

    def _next_step(self) -> "NextStep":
        from tolva_gui.ui.lobby.next_step import NextStep

        return NextStep(
            self._games,
            [level.id for level in OFFERED],
            self.library.glance,
            self.path,
            self._count_due,
            self._is_child,
            self.library.form_name,
        )

    def _count_due(self) -> int:
        self.exercises.refresh()
        return int(self.exercises.property("due"))

    def _begin_step(self, step: "Mapping[str, Any]") -> None:
        """Begin what the first page proposes."""
        game = step["game"]
        if step["kind"] == "misses":
            self.exercises.begin()
        elif step["kind"] == "path":
            self.new_game.choose(game)
            self.path.go(game, step["step"])
        elif step["kind"] == "opponent":
            self.ladder.choose(game)
            self.ladder.play(step["level"])
        else:
            self.new_game.choose(game)
            self.new_game.start()

    def _own_daily_game(self) -> str:
        """Return the game of which the player wants a deal each day; never one without decisions."""
        games = [game for game in self._games if not game_data(game).luck]
        chosen = self.settings.get("daily_game")
        if chosen not in games and self._is_child():
            chosen = next((game for game in games if game_data(game).kind == CHILDREN), "")
        return chosen if chosen in games else next(iter(games), "")

    @cached_property
    def printing(self) -> "Printing":
        """The rules or the score paper on paper."""
        from tolva_gui.ui.records.printing import Printing

        printing = Printing(self._to_print, parent=self)
        printing.announced.connect(self._announce_print)
        return printing

    def _print(self) -> None:
        self.printing.print()

    def _to_print(self) -> "Printed | None":
        """Return the rules if their page is open, else the score of the game at the table."""
        from tolva_gui.ui.records.printing import paper_of, rules_of

        rules, host = self.library.help, self.navigation.host
        if self.library.pages.top == "rules":
            return rules_of(rules.property("pageTitle"), rules.property("blocks"))
        if host is None or self.navigation.current_page != "table":
            return None
        return paper_of(host, self.library.form_name(host.info.id))

    def _announce_print(self, what: str, path: str) -> None:
        self.notices.add("record unwritable" if what == "unwritable" else f"print {what}", path)
