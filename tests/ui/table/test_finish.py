"""The end of a game: the winners, the deciding deal, and the words for the losers."""

import re

import pytest
from PySide6.QtCore import QObject

from tests.cases import cases
from tests.table import games
from tests.table.games import NAMES, play_on, seats_of
from tests.ui.conftest import Window
from tests.ui.table.test_sheet import played
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.table.host import Host
from tolva_gui.ui.table.moods import after_deal, gained
from tolva_gui.ui.table.scores.finish import comfort, decided, honoured, last_cards
from tolva_gui.words.game_data import is_offered


def whole_game(seed: int) -> Host:
    seats = seats_of(4, "rules")
    host, player = Host.new("tolva-4", {}, seats, seed=seed, first_dealer=0), make_player("rules", 1)
    while host.winner is None:
        host.start_deal()
        play_on(host, lambda view: player.choose(view, Budget(iterations=20)).move)
    return host


@pytest.fixture(scope="module")
def team_game() -> Host:
    return whole_game(5)


def shown(window: Window, name: str) -> list[QObject]:
    return [item for item in window.visible() if item.objectName() == name]


def end(window: Window, host: Host) -> None:
    window.sit(host)
    window.wait(lambda: window.sheet() == "game")
    window.settle()


def test_winners_are_celebrated_with_their_cards(team_game: Host, window: Window) -> None:
    end(window, team_game)
    winner = team_game.winner
    assert winner is not None
    people = shown(window, "honoured")
    assert [person.property("ring") for person in people] == [winner, winner]
    assert {person.property("mood") for person in people} == {"glad"}
    assert len(window.app.sitting.sheet.property("lastCards")) == 4
    result = team_game.result()
    assert result is not None
    worth = sum(
        int(card["face"][1]) if card["face"] else 1 for card in window.app.sitting.sheet.property("marking")
    )
    assert worth == result.scores[winner]
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


@pytest.mark.parametrize(
    "game",
    [
        # Random players take a second for a whole game of vändtia.
        pytest.param(name, marks=pytest.mark.long if name == "vandtia" else ())
        for name in BY_ID
        if is_offered(name) and not BY_ID[name].info.reactions
    ],
)
def test_every_game_ends_with_cards_and_a_kind_word(qapp: object, game: str) -> None:
    """There are cards for the picture to send, and a player far behind is not told the distance."""
    host = games.played(game)
    result = host.result()
    assert result is not None
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
    host = played("plump", 5, 99)
    end(window, host)
    result = host.result()
    assert result is not None
    assert len(shown(window, "honoured")) == len(result.ranking[0])
    assert decided(host).startswith("Deal ")
    assert window.item("decided").property("text") == decided(host)
    assert window.item("comfort").property("text") == comfort(host) != ""
    people = [person for row in window.app.sitting.sheet.property("places") for person in row["people"]]
    assert len(people) == 5


@pytest.mark.parametrize(("seed", "wins", "said"), [(2, False, "everybody else"), (4, True, "revenge")])
def test_nobody_wishes_luck_to_computers(qapp: object, seed: int, wins: bool, said: str) -> None:
    host = games.played("svalta-rav", seed=seed)
    result = host.result()
    assert result is not None
    assert (0 in result.ranking[0]) is wins
    assert said in comfort(host)


@cases("language", ["sv", "en"], usual=["sv"])
def test_sole_loser_is_shown_with_a_kind_word(language: str, window: Window) -> None:
    window.app.settings.set("language", language)
    host = played("svarte-petter", 4, 99)
    end(window, host)
    result = host.result()
    assert result is not None
    (loser,) = result.ranking[-1]
    (person,) = shown(window, "honoured")
    assert (person.property("mood"), honoured(host)) == ("sorry", (loser,))
    assert NAMES[loser] in window.item("verdict").property("text")
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
    end(window, host)
    assert window.item("verdict").property("text") == f"{NAMES[0]} and {NAMES[1]} have won"
    assert {person.property("mood") for person in shown(window, "honoured")} == {"glad"}
    assert [row["place"] for row in window.app.sitting.sheet.property("places")] == [1, 3]
