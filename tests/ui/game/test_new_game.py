"""The page of a game: forms, options, players of the seats, and matches."""

from unittest.mock import Mock

from PySide6.QtCore import QPointF

from tests.table.games import dated, played
from tests.ui.conftest import Open, Window, kind_of, where
from tolva_gui.table.host import Host
from tolva_gui.table.match import begin, match_of


def test_options_are_chosen_and_kept(window: Window) -> None:
    new_game = window.app.new_game
    window.game_page("bondtolva-4", change=True)
    new_game.setOption("mistakes_allowed", True)
    assert [option["value"] for option in new_game.property("options").rows()] == [False, True]
    window.press("play")
    assert window.host.options["mistakes_allowed"] is True


def test_who_sits_far_away_comes_back(window: Window) -> None:
    new_game = window.app.new_game
    new_game.choose("bondtolva-6")
    new_game.setKind(5, "me")
    new_game.setProperty("dealer", 5)
    new_game.choose("plocketolva")
    assert [row["kind"] for row in new_game.property("seats")] == ["me", "computer"]
    assert new_game.property("dealer") == -1
    assert len({row["name"] for row in new_game.property("seats")}) == 2


def called(window: Window) -> list[str]:
    return [seat["name"] for seat in window.app.new_game.property("seats")]


def test_nobody_is_you_among_several_people(window: Window) -> None:
    assert called(window) == ["You", "Algot", "Elna", "Nils"]
    window.app.new_game.setKind(2, "person")
    assert called(window) == ["Host", "Algot", "Guest 1", "Elna"]
    assert [seat.name for seat in window.app.new_game.setup()] == ["", "Algot", "Guest 1", "Elna"]
    window.app.settings.set("language", "sv")
    assert called(window) == ["Värden", "Algot", "Gäst 1", "Elna"]


def test_keys_and_page_stay_where_a_seat_is_changed(window: Window) -> None:
    """A new line for each change used to lose the keys, and the page jumped to its end."""
    window.game_page("plump", change=True)
    choice = next(item for item in window.of_kind("Option") if item.objectName() == "choice-phone")
    at = where(choice)
    window.click(choice)
    window.settle()
    assert (window.app.window.activeFocusItem(), where(choice)) == (choice, at)
    for name in ("a", "b"):
        window.key("Tab", "Ctrl+A", name, "Tab", "Tab", "Left", "Space")
    assert called(window)[:2] == ["a", "b"]


def test_who_gives_up_his_seat_leaves_no_name_behind(window: Window) -> None:
    window.app.new_game.setName(0, "Alva")
    window.app.new_game.setKind(1, "me")
    assert called(window) == ["Algot", "Alva", "Elna", "Nils"]


def test_nobody_else_has_the_name_of_a_guest(window: Window) -> None:
    window.app.new_game.setKind(3, "person")
    window.app.new_game.setName(3, "Elna")
    assert called(window) == ["Host", "Algot", "Nils", "Elna"]
    window.app.new_game.setName(3, "Algot")
    assert called(window) == ["Host", "Elna", "Nils", "Algot"]


def test_guests_sit_only_at_the_game_of_their_page(window: Window) -> None:
    new_game = window.app.new_game
    new_game.choose("plocketolva")
    new_game.setKind(1, "person")
    new_game.start()
    window.app.new_game.choose("femtio")
    assert [seat.kind for seat in new_game.setup()] == ["me", "computer", "computer", "computer"]
    new_game.start()
    window.wait(lambda: window.app.navigation.host is not None and window.host.info.id == "femtio")
    assert len(window.app.sitting.director.persons) == 1
    new_game.choose("plocketolva")
    assert [seat.kind for seat in new_game.setup()] == ["me", "person"]


def test_where_luck_decides_each_computer_is_another_person(window: Window) -> None:
    new_game = window.app.new_game
    new_game.choose("svalta-rav")
    new_game.setSeats(4)
    assert [seat.name for seat in new_game.setup()] == ["", "Algot", "Stina", "Edvin"]
    assert {seat.level for seat in new_game.setup()[1:]} == {"algot", "stina", "rules"}


def test_options_help_is_no_narrow_column(window: Window) -> None:
    """In the smallest window three answers used to leave a fifth of the width to the words: one or two per line."""
    window.dress((900, 600), language="sv")
    window.game_page("tolva-4", change=True)
    options = window.of_kind("RuleOption")
    assert options
    for option in options:
        children = {kind_of(child): child for child in option.childItems()}
        words, choice = children["RichText"], children["Choice"]
        assert words.width() > option.width() / 2
        assert choice.x() >= 0
        assert words.width() <= choice.x() or words.y() + words.height() <= choice.y(), "beside or below"
    questions = window.of_kind("ChoiceRow")
    answers = [child for item in questions for child in item.childItems() if child.property("options")]
    assert len(answers) == 3
    assert len({round(answer.mapToScene(QPointF()).x()) for answer in answers}) == 1, "they stand in one line"


def test_a_name_is_tidied_as_it_is_typed(window: Window) -> None:
    new_game = window.app.new_game
    new_game.setName(0, " Al\u202eva\n")
    new_game.setKind(1, "person")
    new_game.setName(1, "%2\ud800")
    assert [seat.name for seat in new_game.setup()[:2]] == ["Alva", "%2"]


def test_the_words_stand_beside_the_picture_at_every_width(window: Window) -> None:
    """At one width in thirty rounding used to put them below it."""
    window.game_page()
    below = list[int]()
    for width in range(1036, 1132, 5):
        window.dress((width, 800))
        words, picture = (window.item(name).mapToScene(QPointF()) for name in ("play", "gamePicture"))
        if words.y() > picture.y() + 1:
            below.append(width)
    assert below == []


def finished(*earlier: str) -> Host:
    host = dated(played("tolva-4", seed=3))
    begin(host)
    host.extra = (*host.extra, *(("x-match-game", line) for line in earlier))
    return host


def test_a_chosen_match_begins_and_the_next_game_is_single(window: Window) -> None:
    """Three games that were chosen for two sides are none for three."""
    matches = window.app.models.matches
    assert matches.property("offered")
    matches.setProperty("wished", True)
    window.app.new_game.start()
    window.wait(lambda: window.app.navigation.host is not None)
    first = window.host
    assert match_of(first) is not None
    assert not matches.property("wished")
    matches.setProperty("wished", True)
    window.app.new_game.choose("tolva-3")
    window.app.new_game.start()
    window.wait(lambda: window.app.navigation.host is not first)
    assert match_of(window.host) is None


def test_from_game_to_game_by_keys(window: Window) -> None:
    host = window.sit(finished()).host
    window.item("again")
    window.key("Tab")
    assert window.item("again").hasActiveFocus()
    window.key("Return")
    window.item("nextGame")
    matches = window.app.models.matches
    assert matches.property("goesOn")
    assert matches.property("verdict") == ""
    assert [row["figures"] for row in matches.property("rows")][1:] == [["", ""], ["", ""]]
    window.key("Return")
    assert window.page() == ""
    assert window.host is not host
    assert window.host.game_number == 2


def test_three_tolvor_end_with_a_winner(window: Window) -> None:
    window.sit(finished("1 3 12", "1 11 12"))
    window.press("again")
    window.item("matchPage")
    matches = window.app.models.matches
    assert not matches.property("goesOn")
    assert sum(map(int, matches.property("totals"))) == 3
    assert matches.property("verdict") == "The match goes to Nils and Karna"
    window.press("nextGame")
    assert window.app.navigation.property("page") == "lobby"


def test_a_match_is_taken_up_again_between_its_games(open_window: Open) -> None:
    window = open_window(keep=True)
    host = finished()
    window.autosave.save(host)
    window.autosave.settle()
    other = open_window(keep=True)
    assert other.app.resume()
    other.item("again")
    assert other.app.models.matches.property("goesOn")
    single = played("tolva-4", seed=3)
    window.autosave.save(single)
    window.autosave.settle()
    assert window.autosave.resume() is None


def test_a_seat_is_for_a_phone_until_it_is_given_back(window: Window) -> None:
    new, started = window.app.new_game, list[Host]()
    new._navigation = Mock(sit_down=started.append)
    for kinds in (("phone", "phone"), ("me", "computer")):
        for seat, kind in enumerate(kinds):
            new.setKind(seat, kind)
        new.start()
    assert [host.phones for host in started] == [{0, 1}, frozenset()]
    assert [seat.kind for seat in started[0].seats[:2]] == ["me", "person"]
