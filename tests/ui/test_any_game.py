"""The pages for games of every kind: offered from their own data, for any number of players, in their own words."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cases import cases
from tests.family import FORMS
from tests.gallery.any_game import dealt_out
from tests.records.games import keep
from tests.table.games import at_random
from tests.ui.conftest import BlockedPlayer, Open, Window, write_settings
from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.game.forms import form_list
from tolva_gui.words.game_data import game_data


@pytest.mark.parametrize("language", ["sv", "en"])
def test_its_own_words_tell_its_options(language: str, window: Window) -> None:
    window.app.settings.set("language", language)
    for game in BY_ID:
        window.app.new_game.choose(game)
        for option in window.app.new_game.property("options").rows():
            assert len(option["plain"]) > 20
            assert option["plain"] != option["name"]
            assert option["value"] in [value["value"] for value in option["values"]]
        (row,) = [row for row in form_list(window.app.new_game.offered) if row["id"] == game]
        assert all(row[what] for what in ("name", "line", "size"))
        assert row["name"] != game


def test_every_number_of_players_can_be_chosen(window: Window) -> None:
    new_game = window.app.new_game
    for game in (name for name, game in BY_ID.items() if len(game.info.seat_counts) > 1):
        new_game.choose(game)
        for count in BY_ID[game].info.seat_counts:
            new_game.setSeats(count)
            assert len(new_game.setup()) == count
        new_game.setSeats(99)
        assert len(new_game.setup()) == BY_ID[game].info.seat_counts[-1]


def test_the_number_of_players_is_remembered_with_the_rules(open_window: Open) -> None:
    new_game = open_window(BlockedPlayer).app.new_game
    new_game.choose("kasino")
    new_game.setSeats(3)
    new_game.setOption("target", 21)
    new_game.start()
    again = open_window(BlockedPlayer).app.new_game
    assert (again.property("game"), len(again.setup())) == ("kasino", 3)
    assert {row["name"]: row["value"] for row in again.property("options").rows()}["target"] == 21


STRANGE = {
    "game": "whist",
    "options": {
        "whist": {"trump": True},
        "tolva-4": {"no_such_rule": True, "redeal": "never"},
        "plump": {"seats": 77},
    },
}


@pytest.fixture
def strange_settings() -> Path:
    return write_settings(json.dumps({"language": "en", "speed": 0, "theme": "dark"} | STRANGE))


def test_what_the_settings_name_in_vain_is_offered(strange_settings: Path, window: Window) -> None:
    told = "\n".join(window.notices())
    assert "whist" in told
    assert "no_such_rule" in told
    assert "number of players" in told
    assert window.app.new_game.property("game") == "tolva-4"
    assert window.app.settings.get("theme") == "dark"


def test_what_the_settings_name_in_vain_is_kept(strange_settings: Path, window: Window) -> None:
    window.app.new_game.start()
    kept = json.loads(strange_settings.read_text(encoding="utf-8"))
    assert kept["options"]["whist"] == {"trump": True}
    assert kept["options"]["tolva-4"]["no_such_rule"] is True


def test_game_of_another_version_says_why_it_does_not_open(window: Window) -> None:
    index = window.app.models.history._index
    record = at_random("plump", 3, 3, 1).record()
    keep(index, record)
    window.app.pages.open("history")
    (line,) = window.app.models.history.property("games").rows()
    index.home.path_of(record).write_bytes(b"tolva-record 99\ngame whist\n")
    window.app.models.history.show(line["key"])
    (told,) = window.notices()
    assert told.startswith("This game cannot be opened here")
    assert index.text(line["key"]).endswith(b"game whist\n")


OTHERS = [name for name, game in BY_ID.items() if name not in FORMS and not game.info.reactions]
"""The family and the races have separate tests."""


@cases("game", OTHERS, usual=["vandtia"])
def test_a_deal_is_looked_back_at_with_all_cards_open(game: str, window: Window) -> None:
    seats = max(BY_ID[game].info.seat_counts)
    window.app.models.review.show(dealt_out(game, seats).record())
    window.item("reviewPage")
    review, info = window.app.models.review, BY_ID[game].seated(seats).info
    piles = {place.kind for place in info.places if place.layout == "pile"}
    story = review.property("story").rows()
    assert all(line["text"] for line in story)
    for step in range(0, len(story), len(story) // 4 + 1):
        review.goTo(step)
        rows = review.property("cards").rows()
        assert len(rows) == len(info.pack)
        assert all(row["face"] for row in rows if row["zone"] not in piles)
    assert (window.find("judge") is None) is not is_judged(info)
    window.settle()


def test_statistics_count_what_the_game_counts(length: int, window: Window) -> None:
    """By default in every third game."""
    statistics = window.app.models.statistics
    window.app.pages.open("statistics")
    for number, game in enumerate(OTHERS[:: 1 if length > 1 else 3]):
        record = dealt_out(game, BY_ID[game].info.seats, 2).record()
        keep(statistics._index, replace(record, began=f"2026-10-02T12:{number:02d}:00+01:00"))
        statistics.choose("form", game)
        statistics.refresh()
        kinds = {line.kind for deal in record.deals if deal.result for line in deal.result.lines}
        assert len(statistics.property("counts")) == len(kinds)
        assert bool(statistics.property("leads")) is game_data(game).scored
        window.settle()
