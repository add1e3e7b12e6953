"""Practice deals: the learner gets the requested choice."""

import pytest

from tests.family import FORMS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import SearchCancelled, never
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import Call, Play
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import LEARNER
from tolva_gui.table.tasks.theme import Theme, find_deal, themes_of
from tolva_gui.words import sentences as words

THEMES = [(game, theme) for game in BY_ID for theme in themes_of(game)]
# A gubbe is rare: one game is enough.
RARE = {("tolva-3", "gubbe")}
QUICK = [(game, theme) for game, theme in THEMES if theme != "gubbe" or (game, theme) in RARE]


def is_telling(game: str, theme: str) -> bool:
    """Whether it is tried by default: games of a family share their themes, and one has all but the rare one."""
    return game not in FORMS or game == "tolva-4" or theme == "ending" or (game, theme) in RARE


def found(game: str, theme: str, first: int = 1) -> Host:
    people = [SeatSetup("computer", str(no), "rules") for no in range(1, BY_ID[game].info.seats)]
    host = find_deal(Theme(game, theme), [SeatSetup("me", "Alva"), *people], first, make_player, never)
    assert host is not None
    return host


@pytest.mark.parametrize(
    ("game", "theme"),
    [pytest.param(*each, marks=() if is_telling(*each) else pytest.mark.long) for each in QUICK],
)
def test_the_learner_has_the_choice_and_it_is_a_real_one(game: str, theme: str) -> None:
    host = found(game, theme)
    view = host.view(LEARNER)
    assert host.to_act() == LEARNER
    assert len(view.legal) > 1
    assert themes_of(game)[theme](view)
    assert host.helped, "hints are part of it"


def test_what_the_themes_of_tolva_are_about() -> None:
    melding = found("tolva-4", "meld").view(LEARNER)
    assert any(isinstance(move, Call) and move.word == "meld" for move in melding.legal)
    ending = found("tolva-4", "ending").view(LEARNER)
    assert sum(isinstance(move, Play) for move in ending.legal) <= 3
    gubbe = found("tolva-3", "gubbe").view(LEARNER)
    assert {"half", "whole"} & {move.word for move in gubbe.legal if isinstance(move, Call)}


def test_another_seed_is_another_deal() -> None:
    assert found("tolva-4", "ending", 1).deck != found("tolva-4", "ending", 2).deck


def test_the_search_can_be_called_off() -> None:
    seats = [SeatSetup("me", "Alva"), *(SeatSetup("computer", "Bo", "rules") for _ in range(3))]
    with pytest.raises(SearchCancelled):
        find_deal(Theme("tolva-4", "gubbe"), seats, 1, make_player, lambda: True)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_each_theme_has_its_words(lang: words.Language) -> None:
    assert all({"name", "line"} <= words.theme(theme, lang).keys() for _, theme in THEMES)
