"""What is said at the table, next to its speaker, and the events there in words."""

import re
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests import knock_toy
from tests.cases import cases
from tests.gallery.scenes import scene_table
from tests.rules.games.mariage.moves import parse_move
from tests.table.games import NAMES, play_on, seats_of
from tests.ui.conftest import WON, Window, table, where
from tests.ui.forms import new_host, quietly
from tests.ui.layout import Things, apart, show, things
from tests.ui.place_tables import new_table
from tolva_gui.rules.events import Scored, redact
from tolva_gui.rules.games.mariage.bondtolva import BONDTOLVA_4
from tolva_gui.table.host import Host
from tolva_gui.ui.table.scores.deal_lines import deal_lines
from tolva_gui.ui.table.scores.sheet import Sheet
from tolva_gui.ui.table.speech.event_sentences import EventSentences


@pytest.mark.parametrize(
    ("name", "said", "verdict"),
    [
        ("You", ["You lead ♠A", "You take the trick"], "You have won"),
        ("Alva", ["Alva leads ♠A", "Alva takes the trick"], "The winner is Alva"),
    ],
)
def test_you_is_spoken_to_and_others_spoken_of(name: str, said: list[str], verdict: str) -> None:
    host = table(0)
    sentences_of = EventSentences([name, "Elna", "Nils", "Karna"], host.view(None))
    moves = ("play SA", "play S9", "play S7", "play S6")
    steps = [sentences_of.tell(host.play(no, parse_move(move))) for no, move in enumerate(moves)]
    assert all(part in "\n".join(steps) for part in (*said, "Elna plays ♠9"))
    seats = seats_of(2, names=(name, "Elna"))
    host = Host.new("plocketolva", {}, seats, seed=1, first_dealer=1, scores=(11, 0))
    while host.winner is None:
        host.start_deal()
        play_on(host, lambda view: quietly(view, Random(1)))
    assert host.winner == 0
    assert Sheet(host).property("verdict") == verdict


@pytest.mark.rule("B17")
@pytest.mark.parametrize(("counted", "eyes_tell"), [((4, 4), True), ((5, 3), False)])
def test_the_sheet_names_the_eyes_only_where_they_decide(counted: tuple[int, int], eyes_tell: bool) -> None:
    state = new_host("bondtolva-4").view(None).public
    state.points, state.eyes = list(counted), [34, 20]
    level = BONDTOLVA_4.view(state, None)
    (line,) = deal_lines([Scored(0, "vinsten", 1, 1)], level, ["Alva", "Elna", "Nils", "Karna"])
    assert ("34\u00a0–\u2060\u00a020" in line.story) == eyes_tell
    assert [figures for _, figures in line.counts] == [counted, (34, 20)][: 1 + eyes_tell]


def played(game: str, count: int, name: str, verb: str) -> list[str]:
    """Return the texts for the first seat in a game whose texts come only from the places of its cards."""
    names = (name, *NAMES[1:])
    host = Host.new(game, {}, seats_of(count, names=names), seed=3, first_dealer=count - 1)
    host.start_deal()
    sentences_of, sight = EventSentences(names[:count], host.view(0)), host.info.sight(0)
    told, rng = list[str](), Random(2)
    while (seat := host.to_act()) is not None:
        legal = host.view(seat).legal
        wanted = [move for move in legal if str(move).startswith(verb)] or legal
        events = host.play(seat, rng.choice(wanted))
        told += sentences_of.tell([redact(event, sight) for event in events]).splitlines()
    return told


@pytest.mark.parametrize(
    ("game", "count", "verb", "wanted"),
    [
        ("kasino", 2, "take", [r"You play .", r"You take in .", r"Elna lays out ."]),
        ("tjugoett", 3, "draw", [r"(Alva|Elna|Nils|You) puts? away ."]),
        ("plump", 4, "bid 1", [r"Alva|You: “1”", r"You lead .", r"Nils plays .", r"takes the trick"]),
        (
            "svarte-petter",
            4,
            "pass",
            [
                r"You draw .+ from",
                r"draws a card from (?!you)",
                r"draws [♠♥♦♣]\w+ from you",
                r"lays down .+ and .",
            ],
        ),
    ],
)
def test_what_becomes_of_cards_is_told_in_any_game(
    game: str, count: int, verb: str, wanted: list[str]
) -> None:
    sentences = played(game, count, "You", verb)
    for pattern in wanted:
        assert any(re.search(pattern, sentence) for sentence in sentences), (pattern, sentences[:40])


@pytest.mark.parametrize("name", ["You", "Alva"])
def test_draw_take_and_discard_move_cards_in_the_window(name: str) -> None:
    with knock_toy.at_hand():
        drawn, taken = played("knock", 2, name, "draw"), played("knock", 2, name, "take")
    own = {"You": ("You draw .", "You take .", "You discard .")}
    draws, takes, discards = own.get(name, ("Alva draws .", "Alva takes .", "Alva discards ."))
    for pattern, sentences in (
        (draws, drawn),
        ("Elna draws a card", drawn),
        (takes, taken),
        ("Elna takes [♠♥♦♣]", taken),
        (discards, drawn),
        ("Elna discards [♠♥♦♣]", taken),
    ):
        assert any(re.search(pattern, sentence) for sentence in sentences), (pattern, sentences)
    assert not any("play" in sentence for sentence in drawn + taken)
    assert not any("draw" in sentence for sentence in taken)


SIZES = ((900, 600), (1280, 800))
SAID = {"en": "The first suit is diamonds", "sv": "Högsta färg är ruter"}
ASKED = ("BidPanel", "NumberPanel", "NumberSteps", "CallBar", "SeatBadge", "IconButton", "Speech")
"""Items that ask, show or can be pressed, and the speech of others."""


TABLES = (
    "grandissimo-auction",
    "grandissimo-concede",
    "lomber-auction",
    "nittionio-open",
    "plump-bid",
    "plump-eight",
    "vandtia-four",
    "tjugoett-stake",
    "kasino-four",
    "first-deal",
    "form-tolva-4-3",
    "form-bondtolva-6-3",
)
"""Scenes with questions, tricks and bids."""


@cases("name", TABLES, usual=["grandissimo-auction"])
def test_speech_lies_on_nothing_that_is_asked_or_shown(name: str, length: int, window: Window) -> None:
    host = window.sit(scene_table(name), SIZES[0]).host
    for size in SIZES[:length]:
        for language, said in (*SAID.items(),)[:length]:
            window.dress(size, language=language)
            show(window, host)
            seats = window.app.sitting.table.property("seats")
            for seat in range(1, host.info.seats):
                seats.say(seat, said)
                window.settle()
                there = things(window)
                (speech,) = (item for item in there["Speech"] if item.property("speech"))
                covered = [
                    item
                    for item in [*(item for kind in ASKED for item in there[kind]), *open_cards(there)]
                    if item != speech and not apart(where(speech), where(item))
                ]
                assert not covered, (seat, size, where(speech), covered[0].metaObject().className())
                assert QRectF(0, 0, *size).contains(where(speech))
                seats.hush()


def open_cards(there: Things) -> list[QQuickItem]:
    """Return the cards whose faces are seen, except those of won tricks."""
    cards = [item for item in there["CardItem"] if item.property("face")]
    return [card for card in cards if card.property("zone") not in ("won", "discards")]


def said_by(window: Window) -> set[int]:
    rows = window.app.sitting.table.property("seats").rows()
    return {seat for seat, row in enumerate(rows) if row["speech"]}


def test_calls_in_a_row_stay_until_a_card_is_played(window: Window) -> None:
    window.sit(table(0, WON))
    for move in ("ask", "pass"):
        window.see(move)
    assert said_by(window) == {0, 2}
    window.see("play HA")
    assert said_by(window) == set()


def test_what_was_said_in_an_exchange_leaves_when_a_card_is_laid(window: Window) -> None:
    """In vändtia it used to stay on the table cards forever, because no card goes to a trick there."""
    host = window.sit(new_table("vandtia", 4)).host
    window.wait(lambda: host.to_act() is not None)
    while host.view(0).phase == "exchange":
        window.see("done")
    assert said_by(window)
    while host.view(0).phase in ("exchange", "give"):
        window.see("done")
    view = host.view(host.to_act())
    window.app.sitting.director.show(
        host.play(view.seat, next(move for move in view.legal if "lay" in str(move)))
    )
    assert said_by(window) == set()
