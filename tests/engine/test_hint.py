"""The command `hint`: fields by id, reasons only for the advised action, the same answer for the same iterations."""

from random import Random
from typing import Any

from tests.cases import cases
from tests.engine.client import Client, deck
from tests.rules.bench import cards, round_the_table
from tests.rules.games.mariage.deals import SUIT_EACH
from tolva_gui.rules.catalog import BY_ID

FIELDS = {
    "sure_winner": {"cards"},
    "sure_tricks": {"value", "trump"},
    "still_out": {"cards"},
    "can_beat": {"card", "cards"},
    "void": {"seats", "suit"},
    "needs": {"action", "value"},
    "pays": {"action", "value"},
    "costs": {"action", "value"},
}
ADVICE = {"action", "over", "gain", "close", "reasons", "text"}
ASKED = 3
QUICK = {"iterations": 64}


def go_on(client: Client, rng: Random) -> bool:
    """Make a random move; return whether the deal goes on."""
    client.ask("act", action=rng.choice(client.ask("legal")["actions"]))
    return client.ask("legal")["to_act"] is not None


@cases("game", sorted(BY_ID), usual=["bondtolva-6", "lomber", "svarte-petter"])
def test_every_game_answers_with_the_fields_that_are_promised(game: str) -> None:
    client, rng = Client(game), Random(game)
    for _ in range(ASKED):
        legal = client.ask("legal")
        answer = client.ask("hint", lang=rng.choice(["sv", "en"]), **QUICK)
        assert set(answer) == {"seat", "question", "facts", "advice"}
        assert answer["seat"] == legal["to_act"]
        assert answer["question"].endswith("?")
        for fact in answer["facts"]:
            assert fact["id"].startswith("x-") or set(fact) == {"id", "text", *FIELDS[fact["id"]]}
            assert fact["text"].endswith(".")
        check_advice(answer["advice"], legal)
        if not all(go_on(client, rng) for _ in range(5)):
            break


def check_advice(advice: dict[str, Any], legal: dict[str, Any]) -> None:
    assert set(advice) == ADVICE
    verbs = set(legal.get("open", ()))
    assert advice["action"] in legal["actions"] or advice["action"].split()[0] in verbs
    assert (advice["over"] is None) == (advice["gain"] is None)
    assert advice["over"] != advice["action"]
    assert not (advice["close"] and advice["reasons"])
    for reason in advice["reasons"]:
        assert {"id", "share", "line", "text"} <= set(reason)
        assert 0 < reason["share"] <= 1
        assert reason["line"] == [] or reason["line"][0] in (advice["action"], advice["over"])


def test_with_iterations_the_answer_is_the_same_every_time(length: int) -> None:
    for game in ("lomber", "plump", "kasino")[:length]:
        answers = [Client(game).ask("hint", **QUICK) for _ in range(2)]
        assert answers[0] == answers[1]


def test_nobody_to_act_has_no_hint() -> None:
    assert Client().refused("hint")["kind"] == "bad_state"
    client = Client("tolva-4")
    client.play_deal()
    assert client.refused("hint")["kind"] == "bad_state"


def fact(answer: dict[str, Any], name: str, **wanted: object) -> Any:
    """Return the only fact with that id and these fields."""
    (found,) = [fact for fact in answer["facts"] if fact["id"] == name and {**fact, **wanted} == fact]
    return found


def stakes(answer: dict[str, Any], action: str) -> list[int]:
    """Return what the call needs, pays and costs."""
    return [fact(answer, name, action=action)["value"] for name in ("needs", "pays", "costs")]


def test_plump_question_is_answered_by_sure_tricks() -> None:
    """Ace, king and queen of hearts are three sure tricks without trump."""
    order = round_the_table(BY_ID["plump"], [cards("HAKQ52 DKJ52 S873 C5")], 0, 13)
    client = Client("plump", dealer=0, deck=[*map(str, order)])
    answer = client.ask("hint", **QUICK)
    assert answer["seat"] == 0
    assert fact(answer, "sure_tricks", trump=None)["value"] == 3
    assert fact(answer, "pays", action="bid 0")["value"] == 5
    assert fact(answer, "pays", action="bid 4")["value"] == 10
    assert fact(answer, "costs", action="bid 4")["value"] == 0


def test_the_length_of_trumps_is_counted_in_nittionio() -> None:
    """Joker, Q J T 8 7 against K 9 6: four sure tricks, though only the joker is the highest card."""
    hand = cards("JO HQJT87 S6 D6 C6 S7 D7 C7")
    order = round_the_table(BY_ID["nittionio"], [hand], 0, 12, "HA")
    client = Client("nittionio", dealer=0, deck=[*map(str, order)])
    for _ in range(2):
        client.ask("act", action=client.ask("go", level="rules", iterations=1)["action"])
    answer = client.ask("hint", **QUICK)
    assert answer["seat"] == 0
    assert fact(answer, "sure_tricks", trump="H")["value"] == 4


def test_what_a_call_of_lomber_and_grandissimo_pays_is_told() -> None:
    lomber = Client("lomber").ask("hint", **QUICK)
    assert stakes(lomber, "bid spadasolo") == [5, 6, 6]
    assert stakes(lomber, "bid yfir") == [0, 12, 12]
    grand = Client("grandissimo").ask("hint", **QUICK)
    # Won: 8 and kodilj 2, so 10 from each; lost: 8, rounded to 10. In 6 spel without trump 6 × 14 and 6 × 12.
    assert stakes(grand, "bid begar") == [5, 30, 30]
    assert stakes(grand, "bid 6 grand") == [6, 240, 210]
    assert fact(grand, "x-forfeit", action="bid begar")["value"] == 210


def test_a_gubbe_tells_what_it_brings() -> None:
    tolva = Client("tolva-4", deck=deck(*SUIT_EACH))
    answer = tolva.ask("hint", **QUICK)
    assert stakes(answer, "whole") == [9, 12, 12]
    assert fact(answer, "sure_winner")["cards"]
