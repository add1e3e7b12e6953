"""The commands of the line protocol, as described in `protocol.md`."""

import subprocess
import sys

import pytest

from tests import toy
from tests.engine.client import Client, deck
from tests.rules.games.mariage.deals import SUIT_EACH

# Each suit in one hand: forehand (seat 1, since seat 0 deals) leads spades and wins every trick in sang.
ONE_SUIT_EACH = deck(*SUIT_EACH)
# After S6-S7-S8-SA seat 0 is on lead and holds K+Q of hearts; its partner, seat 2, holds K+Q of clubs.
PAIRS = deck("S6 HATJ9876 D6", "S7 CKQ DATKQJ9", "S8 CATJ9876 D7", "SATKQJ9 HKQ D8")


def test_levels_have_ids_names_and_the_promised_three() -> None:
    levels = Client().ask("levels")["levels"]
    assert {"random", "rules", "best"} <= {level["id"] for level in levels}
    assert all(set(level) == {"id", "name", "searches"} and level["name"] for level in levels)
    assert {level["id"] for level in levels if level["searches"]} == {"sigrid", "hilding", "best"}


WITHOUT_SEARCHES = """
import sys
sys.modules["tolva_gui.ai.games.mariage._kernel"] = None  # importing it fails, as where it was not built
from tests.engine.client import Client
client = Client()
print([level["id"] for level in client.ask("levels")["levels"] if level["searches"]])
client.ask("new", game="tolva-4", seed=7)
client.ask("go", level="rules")
print(file=sys.stderr)
for command in ("go", "go", "hint"):
    client.ask(command)
"""


def test_a_level_without_its_search_is_reported_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SEARCHES], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
    before, said = done.stderr.split("\n", 1)
    assert before == ""
    assert said.count("\n") == 1
    assert "best plays tolva-4 by rules of thumb" in said


def test_a_new_game_answers_with_the_whole_position() -> None:
    answer = Client().ask(
        "new", game="tolva-4", seed=7, dealer=0, scores=[3, -4], carried=1, deck=ONE_SUIT_EACH
    )
    spades, hearts, diamonds, clubs = ([suit + rank for rank in "ATKQJ9876"] for suit in "SHDC")
    assert answer == {
        "seed": 7,
        "position": {
            "game": "tolva-4",
            "deal": 1,
            "dealer": 0,
            "scores": [3, -4],
            "carried": 1,
            "to_act": 1,
            "leader": 1,
            "trump": None,
            "hands": [clubs, spades, hearts, diamonds],
            "table": [],
            "tricks_won": [0, 0, 0, 0],
            "card_points": [0, 0],
            "melds": [],
            "gubbe": None,
            "stock": [],
            "deal_over": False,
            "winner": None,
        },
    }


def test_missing_seed_is_drawn_shown_and_repeats_the_game() -> None:
    first = Client().ask("new", game="tolva-4")
    again = Client().ask("new", game="tolva-4", seed=first["seed"])
    assert again == first
    assert len({Client().ask("new", game="tolva-4")["seed"] for _ in range(5)}) > 1


def test_the_first_dealer_is_drawn_when_it_is_not_given() -> None:
    dealers = {Client().ask("new", game="tolva-4", seed=seed)["position"]["dealer"] for seed in range(20)}
    assert dealers == {0, 1, 2, 3}


def test_legal_names_the_seat_and_every_action() -> None:
    client = Client("tolva-4", deck=ONE_SUIT_EACH)
    legal = client.ask("legal")
    assert legal["to_act"] == 1
    assert sorted(legal["actions"]) == sorted([*(f"play S{rank}" for rank in "ATKQJ9876"), "half", "whole"])


def test_a_trick_lies_in_order_of_play_until_it_is_taken() -> None:
    client = Client("tolva-4", deck=PAIRS)
    assert client.act("play S6", "play S7")["table"] == [[1, "S6"], [2, "S7"]]
    position = client.act("play S8", "play SA")
    assert (position["table"], position["leader"], position["to_act"]) == ([], 0, 0)
    assert (position["tricks_won"], position["card_points"]) == ([1, 0, 0, 0], [11, 0])


def test_events_tell_what_happened_in_order() -> None:
    client = Client("tolva-4", deck=PAIRS)
    client.act("play S6", "play S7", "play S8")
    events = client.ask("act", action="play SA")["events"]
    hand, trick = {"kind": "hand", "owner": 0, "slot": None}, {"kind": "trick", "owner": None, "slot": None}
    won = {"kind": "won", "owner": 0, "slot": None}
    cards, moved = ["S6", "S7", "S8", "SA"], {"type": "moved", "dealt": False, "at": []}
    said = {"type": "called", "value": None, "worth": None, "secret": False}
    assert events == [
        {**moved, "cards": ["SA"], "source": hand, "target": trick},
        {**moved, "cards": cards, "source": trick, "target": won},
        {**said, "seat": 0, "word": "trick", "value": 1, "worth": 11},
    ]
    asked = client.ask("act", action="ask")
    assert asked["events"] == [{**said, "seat": 0, "word": "ask"}]
    melded = client.ask("act", action="meld C")["events"]
    assert melded == [
        {
            "type": "shown",
            "place": {"kind": "hand", "owner": 2, "slot": None},
            "cards": ["CK", "CQ"],
            "to": None,
        },
        {**said, "seat": 2, "word": "trumf", "value": "C", "worth": 2},
        {"type": "scored", "side": 0, "reason": "meld", "points": 2, "total": 2},
    ]


def test_a_meld_is_in_the_position_and_known_to_all() -> None:
    client = Client("tolva-4", deck=PAIRS)
    position = client.act("play S6", "play S7", "play S8", "play SA", "ask", "meld C")
    assert (position["trump"], position["melds"], position["scores"]) == ("C", [[2, "C", 2]], [2, 0])
    seen = client.ask("position", seat=1)["position"]["hands"]
    assert seen[2] == ["CK", "CQ", *["??"] * 6]
    assert client.act("play D8")["to_act"] == 1
    client.act("play D6", "play D9", "play D7", "play CK")
    assert client.ask("position", seat=1)["position"]["hands"][2] == ["CQ", *["??"] * 5]


def test_a_seat_is_told_only_what_it_may_know() -> None:
    client = Client("plocketolva")
    whole = client.ask("position")["position"]
    seen = client.ask("position", seat=1)["position"]
    assert seen["hands"] == [["??"] * 6, whole["hands"][1]]
    assert seen["stock"] == ["??"] * 24
    assert {**seen, "hands": 0, "stock": 0} == {**whole, "hands": 0, "stock": 0}


def test_bordstolva_has_rows_with_places() -> None:
    client = Client("bordstolva")
    position = client.ask("position")["position"]
    assert [len(row) for row in (*position["up"], *position["down"])] == [6] * 4
    card = next(card for card in position["up"][1] if f"play {card}" in client.ask("legal")["actions"])
    slot = position["up"][1].index(card)
    after = client.ask("act", action=f"play {card}")["position"]
    assert after["up"][1][slot] is None
    assert after["down"][1][slot] == position["down"][1][slot]
    assert client.ask("position", seat=1)["position"]["down"] == [["??"] * 6] * 2


@pytest.mark.rule("T39")
def test_a_hand_not_taken_up_is_hidden_from_its_own_seat() -> None:
    client = Client("bordstolva", options={"first_trick_from_table": True})
    whole = client.ask("position")["position"]["hands"]
    assert [len(hand) for hand in whole] == [6, 6]
    assert "??" not in [card for hand in whole for card in hand]
    assert client.ask("position", seat=1)["position"]["hands"] == [["??"] * 6] * 2


@pytest.mark.parametrize("game", ["tolva-4", "plocketolva", "bondtolva-4", "bordstolva"])
def test_rows_only_in_bordstolva_eyes_only_in_bondtolva(game: str) -> None:
    position = Client(game).ask("position")["position"]
    assert ("up" in position, "down" in position) == (game == "bordstolva", game == "bordstolva")
    assert ("eyes" in position) == game.startswith("bondtolva")


def test_gubbe_is_told_with_the_first_trick_it_covers() -> None:
    client = Client("tolva-4", deck=PAIRS)
    position = client.act("play S6", "play S7", "play S8", "play SA", "half")
    assert position["gubbe"] == {"kind": "half", "seat": 0, "first_trick": 1}


def test_the_result_is_there_when_the_deal_is_over() -> None:
    client = Client("tolva-4", deck=ONE_SUIT_EACH, scores=[9, 10])
    assert "result" not in client.ask("position")["position"]
    position = client.play_deal()
    assert position["result"] == {"lines": [["vinsten", 1, 1], ["sistan", 1, 1]]}
    assert (position["scores"], position["winner"]) == ([9, 12], 1)


@pytest.mark.parametrize("cmd", ["legal", "position", "act", "why", "go", "next"])
def test_before_new_every_question_about_a_game_is_bad_state(cmd: str) -> None:
    error = Client().refused(cmd, action="play ST")
    assert error["kind"] == "bad_state"
    assert "new" in error["text"]


@pytest.mark.parametrize("cmd", ["act", "why", "go"])
def test_after_the_end_of_the_deal_nothing_can_be_done(cmd: str) -> None:
    client = Client("tolva-4")
    before = client.play_deal()
    assert (before["deal_over"], before["to_act"]) == (True, None)
    assert client.refused(cmd, action="play ST")["kind"] == "bad_state"
    assert client.ask("legal") == {"to_act": None, "actions": []}
    assert client.ask("position")["position"] == before


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    client = Client("tolva-4", deck=deck("SKQJT HATKQJ", "SA9 H98 DATKQJ", "S876 H76 D9876", "CATKQJ9876"))
    client.act("play SK")
    before = client.ask("position")
    error = client.refused("act", action="play S9")
    assert error == {"kind": "illegal", "rule": "T9", "text": "You must beat ♠K: you hold ♠A."}
    assert client.ask("position") == before


def test_why_gives_the_rule_and_a_sentence() -> None:
    client = Client("tolva-4", deck=PAIRS)
    client.act("play S6")
    assert client.ask("why", action="play S7") == {"legal": True}
    answer = client.ask("why", action="play CK")
    assert answer == {
        "legal": False,
        "rule": "T7",
        "text": "You must follow suit: spades were led and you hold ♠7.",
    }
    swedish = client.ask("why", action="play CK", lang="sv")["text"]
    assert swedish == "Du måste följa färg: spader är utspelad och du har ♠7."
    assert client.refused("why", action="play CK", lang="fi")["kind"] == "bad_request"


def test_redeal_takes_a_deck_and_keeps_the_deal() -> None:
    low = deck("S9876 H9876 D9", "SATKQJ HATKQ", "HJ DATKQJ CATK", "CQJ9876 D876", packet=3)
    client = Client("bondtolva-4", deck=low)
    assert sorted(client.ask("legal")["actions"]) == ["pass", "redeal"]
    assert client.refused("act", action="redeal", deck=low[1:])["kind"] == "bad_request"
    answer = client.ask("act", action="redeal", deck=low[::-1])
    assert (answer["position"]["deal"], answer["position"]["dealer"]) == (1, 0)
    assert {"redeal", "deal"} <= {event.get("word") for event in answer["events"]}
    assert answer["position"]["deal_over"] is False


def test_go_chooses_a_legal_action_and_keys_values_by_action() -> None:
    client = Client("tolva-4")
    for level in ("random", "rules", "best"):
        answer = client.ask("go", level=level, iterations=60)
        actions = set(client.ask("legal")["actions"])
        assert answer["action"] in actions
        assert set(answer["values"]) <= actions
    assert client.ask("go", iterations=60) == client.ask("go", level="best", iterations=60)


def test_program_failure_is_answered_logged_and_survived(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = Client("tolva-4")
    before = client.ask("position")

    def failing(level: str, seed: int) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("tolva_gui.engine.session.make_player", failing)
    error = client.refused("go")
    assert error == {"kind": "bad_state", "text": "the program failed: ZeroDivisionError: division by zero"}
    assert "Traceback" in caplog.text
    assert client.ask("position") == before


def test_a_deal_that_is_over_when_it_is_dealt_says_so() -> None:
    with toy.at_hand():
        client = Client()
        position = client.ask(
            "new", game="toy-short", dealer=1, deck=[str(card) for card in toy.WON_WHEN_DEALT]
        )
        told = position["position"]
        assert (told["deal_over"], told["to_act"], told["winners"]) == (True, None, [0])
        assert told["result"] == {"lines": [["sistan", 0, 1]]}
        assert client.refused("next")["kind"] == "bad_state"
