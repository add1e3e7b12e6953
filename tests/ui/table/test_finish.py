"""The end of a game: the winners, the deciding deal, kind words, and each game's own celebration."""

import re
from typing import Any, get_args

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from tests.cases import cases
from tests.gallery.tables import whole_game
from tests.table import games
from tests.table.games import NAMES, at_random, play_on, seats_of
from tests.ui.conftest import BlockedPlayer, Open, Window
from tests.ui.hands import Keyboard
from tolva_gui import paths
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host
from tolva_gui.ui.table.moods import after_deal, gained
from tolva_gui.ui.table.scores.finish import comfort, decided, honoured, last_cards
from tolva_gui.words.game_data import Finish, game_data, is_offered

ENDING = [game for game in BY_ID if is_offered(game) and not BY_ID[game].info.reactions]


@pytest.fixture(scope="module")
def team_game() -> Host:
    return whole_game(5)


def test_winners_are_celebrated_with_their_cards(team_game: Host, window: Window) -> None:
    window.sit(team_game, over=True, drawn=True)
    winner = team_game.winner
    assert winner is not None
    people = window.named("honoured")
    assert [person.property("ring") for person in people] == [winner, winner]
    assert {person.property("mood") for person in people} == {"glad"}
    assert len(window.app.sitting.sheet.property("lastCards")) == 4
    marking = window.app.sitting.sheet.property("marking")
    worth = sum(int(card["face"][1]) if card["face"] else 1 for card in marking)
    assert worth == team_game.results[-1].result.scores[winner]
    assert [row["place"] for row in window.app.sitting.sheet.property("places")] == [1, 2]
    assert [window.item(f"portrait{seat}").property("mood") for seat in range(4)] == [
        "glad" if team_game.info.side(seat) == winner else "sorry" for seat in range(4)
    ]
    again = window.item("again")
    assert again.property("strong") is True
    buttons = [item for item in window.visible() if item.property("digit") is not None]
    assert [item.objectName() for item in buttons if item.property("strong")] == ["again"]
    window.click(again)
    window.wait(lambda: window.sheet() == "")


def test_the_cards_of_the_winners_were_played_by_them(team_game: Host) -> None:
    cards = last_cards(team_game)
    winner = team_game.winner
    moves = [(seat, str(move)) for seat, move in team_game.moves if str(move).startswith("play ")]
    by = {text.split()[1]: seat for seat, text in moves[-36:] if seat is not None}
    assert {team_game.info.side(by[card]) for card in cards} == {winner}


# Random players take a second for a whole game of vändtia.
@cases("game", ENDING, usual=[game for game in ENDING if game != "vandtia"])
def test_every_game_ends_with_cards_and_a_kind_word(qapp: object, game: str) -> None:
    """There are cards for the picture to send, and a player far behind is not told the distance."""
    host = games.played(game)
    result = host.results[-1].result
    assert comfort(host) or not result.ranking
    missing = re.search(r"(\d+) points from the winner", comfort(host))
    assert missing is None or 4 * int(missing[1]) <= max(map(abs, result.scores))
    ends = "the end shows cards won, or a hand laid open, if one is better than another: docs/adding-a-game.md, 1"
    assert (last_cards(host) != []) == (len(result.ranking) > 1), ends


def test_the_deal_with_the_largest_swing_has_decided(qapp: object, team_game: Host) -> None:
    winner = team_game.winner
    assert winner is not None
    found = re.match(r"Deal (\d+) decided it: ", decided(team_game))
    assert found is not None
    swings = [
        gain[winner] - gain[1 - winner]
        for gain in (gained(team_game, no) for no in range(len(team_game.results)))
    ]
    number = int(found[1])
    chosen = next(no for no, deal in enumerate(team_game.results) if deal.number == number)
    assert swings[chosen] == max(swings)
    assert NAMES[1 - winner] in comfort(team_game)


def test_a_game_of_places_names_the_second_kindly(window: Window) -> None:
    host = at_random("plump", 5, 3)
    window.sit(host, over=True, drawn=True)
    assert len(window.named("honoured")) == len(host.results[-1].result.ranking[0])
    assert decided(host).startswith("Deal ")
    assert window.item("decided").property("text") == decided(host)
    assert window.item("comfort").property("text") == comfort(host) != ""
    people = [person for row in window.app.sitting.sheet.property("places") for person in row["people"]]
    assert len(people) == 5


@pytest.mark.parametrize(("seed", "wins", "said"), [(2, False, "everybody else"), (4, True, "revenge")])
def test_nobody_wishes_luck_to_computers(qapp: object, seed: int, wins: bool, said: str) -> None:
    host = games.played("svalta-rav", seed=seed)
    assert (0 in host.results[-1].result.ranking[0]) is wins
    assert said in comfort(host)


def test_a_game_that_all_have_won_is_drawn(window: Window) -> None:
    host = games.played("grandissimo", seed=23)
    assert len(host.results[-1].result.ranking) == 1
    window.sit(host, over=True, drawn=True)
    assert window.item("verdict").property("text") == "The game is drawn"
    assert comfort(host) == "Nobody was better than anybody else."


@cases("language", ["sv", "en"], usual=["sv"])
def test_sole_loser_is_shown_with_a_kind_word(language: str, window: Window) -> None:
    window.app.settings.set("language", language)
    host = at_random("svarte-petter", 4, 3)
    window.sit(host, over=True, drawn=True)
    (loser,) = host.results[-1].result.ranking[-1]
    (person,) = window.named("honoured")
    assert (person.property("mood"), honoured(host)) == ("sorry", (loser,))
    assert NAMES[loser] in window.item("verdict").property("text")
    assert window.find("places") is None
    assert last_cards(host) == ["SJ"]
    assert decided(host) == ""
    assert "alla andra" in comfort(host).lower() or "everybody else" in comfort(host).lower()
    assert after_deal(host)[loser] == "sorry"


def test_those_who_share_the_first_place_have_won(window: Window) -> None:
    """Also if only one other is left: that is no game about a loser."""
    host = Host.new("lomber", {}, seats_of(3), seed=1, first_dealer=0, scores=(3, 3, -6))
    while not host.over:
        host.start_deal()
        play_on(host, lambda view: next(move for move in view.legal if str(move) == "pass"))
    window.sit(host, over=True, drawn=True)
    assert window.item("verdict").property("text") == f"{NAMES[0]} and {NAMES[1]} have won"
    assert {person.property("mood") for person in window.named("honoured")} == {"glad"}
    assert [row["place"] for row in window.app.sitting.sheet.property("places")] == [1, 3]


WON = {"kasino": 2}
"""Seeds with which the person at the window wins, because a loss is not celebrated."""


def celebrated(open_window: Open, host: Host, **wishes: Any) -> Window:
    """Return the window at the end of the game, at normal pace, just after the celebration has begun."""
    window = open_window(BlockedPlayer)
    # Half the pixels: two seconds are drawn frame by frame.
    if wishes:
        window.sit(host, (900, 600), over=True, drawn=True, **{"speed": 2, **wishes})
    else:
        window.app.window.resize(900, 600)
        window.app.settings.set("speed", 2)
        window.sit(host)
        window.wait(lambda: window.find("flourish") is not None)
    return window


def test_every_game_is_celebrated_in_a_way_of_its_own() -> None:
    told = [game_data(game) for game in BY_ID if is_offered(game)]
    assert {game.finish for game in told} == set(get_args(Finish))


@pytest.mark.late("the celebration is over in two seconds", "2026-11-27")
@cases(
    "game, seats, part",
    [("svarte-petter", 4, "blackNose"), ("grandissimo", 4, "struck"), ("kasino", 2, "turned1")],
    usual=["svarte-petter-4-blackNose"],
)
def test_end_is_celebrated_once_in_the_games_own_way(
    open_window: Open, game: str, seats: int, part: str
) -> None:
    window = celebrated(open_window, at_random(game, seats, WON.get(game, 3)))
    window.wait(lambda: (item := window.find(part)) is not None and item.width() > 0)
    host = window.app.navigation.host
    (flourish,) = window.named("flourish")
    comfort = str(window.app.sitting.sheet.property("comfort"))
    assert comfort
    assert any(item.property("text") == comfort for item in flourish.childItems()), "a kind word"
    window.wait(flourish.hasActiveFocus)
    window.wait(lambda: float(flourish.property("come")) > 0.6)
    window.key("Space")
    window.wait(lambda: window.find("flourish") is None)
    assert (window.sheet(), window.app.navigation.host) == ("game", host)
    came_once(window)


def came_once(window: Window) -> None:
    """Check that the celebration has left the keys to the sheet and does not come again."""
    Keyboard(window).go_to(window.item("again"))
    window.app.navigation.newGame()
    window.app.navigation.goBack()
    window.item("verdict")
    assert window.find("flourish") is None


@pytest.mark.long
def test_it_ends_by_itself(open_window: Open, team_game: Host) -> None:
    window = celebrated(open_window, Host.resume(team_game.record()))
    window.wait(lambda: window.find("flourish") is None)
    came_once(window)


@cases("wishes", [{"flourish": False}, {"motion": "less"}, {"speed": 0}], usual=["{'flourish': False}"])
def test_it_does_not_come_where_it_is_not_wanted(
    open_window: Open, team_game: Host, wishes: dict[str, object]
) -> None:
    window = celebrated(open_window, Host.resume(team_game.record()), **wishes)
    assert window.item("verdict").isVisible()
    assert window.find("flourish") is None


def colours(image: QImage) -> int:
    """Return the number of colours in the picture."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)})


def test_final_picture_is_kept_and_deciding_deal_shown(team_game: Host, window: Window) -> None:
    window.sit(Host.resume(team_game.record()), over=True, drawn=True)
    window.press("copyPicture")
    window.wait(lambda: not QGuiApplication.clipboard().image().isNull())
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (1600, 1200)
    assert colours(image) > 30
    hands = window.app.models.keepsake.property("hands")
    assert [len(hand["cards"]) for hand in hands] == [9, 9, 9, 9]
    data = window.app.models.keepsake.carried(image)
    assert data.hasImage()
    assert [colours(QImage(url.toLocalFile())) > 30 for url in data.urls()] == [True], (
        "dragged out as a file too"
    )
    window.press("savePicture")
    folder = paths.data_dir() / "pictures"
    window.wait(lambda: any("Saved as" in text for text in window.notices()))
    (path,) = folder.iterdir()
    assert colours(QImage(str(path))) > 30
    path.unlink()
    folder.rmdir()
    folder.write_text("no folder")
    window.press("savePicture")
    window.wait(lambda: any("could not be saved" in text for text in window.notices()))


def test_the_picture_shows_no_hand_before_the_end(window: Window) -> None:
    host = at_random("tolva-4", 4, 3, 1)
    host.start_deal()
    window.sit(host)
    assert window.app.models.keepsake.property("hands") == []


def test_the_deciding_deal_falls_again_card_by_card(team_game: Host, window: Window) -> None:
    host = Host.resume(team_game.record())
    window.sit(host, over=True, drawn=True)
    number = window.app.sitting.sheet.property("deciding")
    window.press("seeAgain")
    window.wait(lambda: window.app.models.tasks.task is not None and window.app.models.tasks.task.over)
    again = window.app.sitting.host
    assert again is not host
    (deal,) = again.record().deals
    decided = host.record().deals[number]
    assert (deal.deck, deal.result) == (decided.deck, decided.result)
    assert f"Deal {decided.number} decided it" in str(window.app.models.tasks.property("text"))
    window.app.settings.set("speed", 2)
    window.press("taskAgain")
    window.wait(lambda: window.app.sitting.host is not again and window.app.sitting.choreography.busy)
    window.press("taskNext")
    window.wait(lambda: window.sheet() == "game")
    assert window.app.sitting.host is host
    assert window.find("flourish") is None
