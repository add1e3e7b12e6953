"""Every game outside the K+Q family over the protocol: whole games, the seats' positions, and bad requests."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from tests.contract.random_deals import chosen
from tests.engine.client import Client, Json
from tests.family import FORMS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.info import GameInfo, OptionValue
from tolva_gui.rules.protocol import Game

SEED = 2026
LENGTHS = ("deals", "target", "rounds_per_banker", "stop_after")
"""Options that set a game's length: the shortest is played."""
TOLD_AGAIN = {"svalta-rav": "turned", "kasino": "tabbar", "grandissimo": "turned"}
"""Fields of a position whose cards may also be hidden elsewhere: everybody has just seen them, or they are of another
pack. Any other field of `Game.position` must not name a card that a zone hides from the seat, even if the seat
remembers it.
"""
ASKED_AT = 7
MOST_ACTIONS = 200
"""Limit of actions per deal: some deals hardly end under random play."""
CARD = re.compile(r"[SHDC][AKQJT2-9]|JO")
OTHERS = [game for name, game in BY_ID.items() if name not in FORMS]
SEATINGS = [game.seated(seats) for game in OTHERS for seats in game.info.seat_counts]


def name(game: Game[Any]) -> str:
    return f"{game.info.id}-{game.info.seats}"


def shortest(info: GameInfo) -> dict[str, OptionValue]:
    lengths = [option for option in info.options if option.name in LENGTHS]
    return {
        option.name: min(value for value in option.values if isinstance(value, int)) for option in lengths
    }


def orders(info: GameInfo, rng: Random) -> dict[str, Json]:
    """Return a deck for `new` or `next`, and the further cards that the game needs."""
    deck = [str(card) for card in info.pack]
    rng.shuffle(deck)
    more = {
        field: str(rng.choice(info.pack)) if size == 1 else [rng.sample(deck, len(deck)) for _ in range(9)]
        for field, size in info.further
    }
    return {"deck": deck, **more}


class Table:
    """A game in progress: its settings, and a client that plays it at random."""

    def __init__(self, game: Game[Any]) -> None:
        self.info = game.info
        self.rng = Random(SEED)
        self.client = Client()
        self.setting = {
            "game": self.info.id,
            "seats": self.info.seats,
            "options": shortest(self.info),
            "seed": SEED,
        }

    def new(self, **fields: Json) -> Json:
        return self.client.ask("new", **{**self.setting, **fields})["position"]

    def begun_again(self, position: Json, **fields: Json) -> Json:
        """Return the position of another session that begins the deal from this position."""
        told = {field: position[field] for field in ("dealer", "deal", "scores", "standing")}
        return Client().ask("new", **{**self.setting, **told, **fields})["position"]

    def play_deal(self, position: Json) -> Json:
        """Play to the end of the deal, now and then checking the position of each seat."""
        actions, conceived = 0, list[str]()
        while not position["deal_over"] and actions < MOST_ACTIONS:
            legal = self.client.ask("legal")
            assert (legal["to_act"], bool(legal["actions"])) == (position["to_act"], True)
            if actions % 50 in (0, 7):
                self.look(position)
            if actions == ASKED_AT:
                self.ask_around(legal["actions"])
            conceived.append(self.rng.choice(legal["actions"]))
            if actions % 10 == 0:
                self.ask_why(self.rng.sample(conceived, min(8, len(conceived))), legal)
            position = self.client.act(self.rng.choice(legal["actions"]))
            actions += 1
        self.look(position)
        return position

    def look(self, position: Json) -> None:
        for seat in range(self.info.seats):
            check_seat(self.info, position, self.client.ask("position", seat=seat)["position"])

    def ask_around(self, actions: list[str]) -> None:
        """Check that `why` agrees with `legal`, and that each level chooses a legal action."""
        for action in actions[:3]:
            assert self.client.ask("why", action=action) == {"legal": True}
        in_turn = self.client.ask("legal")["to_act"] is not None
        for level in ("random", "rules", "best") if in_turn else ():
            chosen = self.client.ask("go", level=level, iterations=2)["action"]
            assert self.client.ask("why", action=chosen) == {"legal": True}

    def ask_why(self, actions: list[str], legal: Json) -> None:
        """Check that exactly the illegal actions are refused, with a sentence in either language."""
        for action in actions:
            if action.split(" ")[0] not in legal.get("open", ()):
                answer = self.client.ask("why", action=action, lang=self.rng.choice(["sv", "en"]))
                assert answer["legal"] == (action in legal["actions"])
                assert answer["legal"] or answer["text"]


def check_seat(info: GameInfo, referee: Json, seen: Json) -> None:
    """Check that the seat's position is the referee's with parts hidden, and a hidden card is hidden everywhere."""
    assert set(seen) == set(referee)
    hidden = set(chain.from_iterable(hidden_by(seen[field], referee[field]) for field in referee))
    if len(set(info.pack)) == len(info.pack):
        told = set(texts([seen[field] for field in seen if field != TOLD_AGAIN.get(info.id)]))
        assert not hidden & told, (
            f"{sorted(hidden & told)}: hidden in one field of the position of {info.id}, told in another. A "
            "position names no card that a zone hides: leave it out, show it by `Shown` so that the zone has its face "
            "too, or, if all have just seen it, name its field in TOLD_AGAIN"
        )


def hidden_by(seen: Json, real: Json) -> Iterator[str]:
    """Yield the cards in the referee's value but not in the seat's; the rest must be the same."""
    if seen == "??" or seen is None:
        yield from texts(real)
    elif isinstance(seen, list) and "??" in seen:
        known = Counter(seen)
        unknown = known.pop("??")
        assert Counter(real) >= known, f"told {seen} where {real} is"
        assert (Counter(real) - known).total() == unknown
        yield from texts(list((Counter(real) - known).elements()))
    elif isinstance(seen, list):
        assert len(seen) == len(real)
        for own, other in zip(seen, real, strict=True):
            yield from hidden_by(own, other)
    elif isinstance(seen, dict):
        assert set(seen) == set(real)
        for key, value in seen.items():
            yield from hidden_by(value, real[key])
    else:
        assert seen == real


def texts(value: Json) -> Iterator[str]:
    """Yield every card within lists and objects."""
    if isinstance(value, str):
        yield from [value] if CARD.fullmatch(value) else []
    elif isinstance(value, dict):
        yield from chain(*map(texts, value.values()))
    elif isinstance(value, list):
        yield from chain(*map(texts, value))


def is_quick(game: Game[Any]) -> bool:
    """Whether the game is played by default: at a table of middle size; grandissimo has many deals, each long."""
    counts = game.info.seat_counts
    return game.info.seats == counts[len(counts) // 2] and game.info.id != "grandissimo"


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if is_quick(game) else pytest.mark.long) for game in SEATINGS],
    ids=name,
)
def test_a_whole_game_and_each_of_its_deals_begun_again(game: Game[Any]) -> None:
    table = Table(game)
    dealt = orders(game.info, table.rng)
    position = table.new(dealer=game.info.seats - 1, **dealt)
    assert table.begun_again(position, **dealt) == position
    assert list(hidden_by(table.client.ask("position", seat=0)["position"], position))
    over = table.play_deal(position)
    while over["deal_over"] and not over["game_over"]:
        assert (over["winners"], over["phase"], over["to_act"]) == ([], "over", None)
        dealt = orders(game.info, table.rng)
        position = table.client.ask("next", **dealt)["position"]
        # The end of a deal determines the next one except for its dealer and its number.
        following = over | {"dealer": position["dealer"], "deal": position["deal"]}
        assert table.begun_again(following, **dealt) == position
        over = table.play_deal(position)
    if not over["deal_over"]:
        return
    assert over["winners"] == sorted(set(over["winners"])) != []
    for cmd, fields in (("next", {}), ("go", {}), ("why", {"action": "pass"}), ("act", {"action": "pass"})):
        assert table.client.refused(cmd, **fields)["kind"] == "bad_state"
    assert table.client.ask("position")["position"] == over


def wrong(game: Game[Any]) -> Iterator[dict[str, Json]]:
    """Yield fields of `new` with one fault each."""
    info = game.info
    yield {"options": {"no such option": True}}
    for option in info.options:
        yield {"options": {option.name: "no such value"}}
        yield {"options": {option.name: 99}}
    counts = info.seat_counts
    yield from ({"seats": seats} for seats in (0, counts[0] - 1, counts[-1] + 1, "4"))
    yield from ({"dealer": dealer} for dealer in (-1, info.seats))
    yield from ({"scores": [0] * sides} for sides in (info.sides - 1, info.sides + 1))
    if game.first_protocol:
        yield {"carried": -1}
    else:
        last = game.last_deal(chosen(game, **shortest(info)))
        yield from ({"deal": deal} for deal in (-1, 0, "1", *([] if last is None else [last + 1])))
        misfits: tuple[Json, ...] = ({"no such": 1}, [], "nothing")
        yield from ({"standing": standing} for standing in misfits)
    pack = [str(card) for card in info.pack]
    yield from ({"deck": deck} for deck in (pack[1:], [*pack, pack[0]], ["S1", *pack[1:]], [pack[0]] * 3))


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_game_that_cannot_begin_is_refused(game: Game[Any]) -> None:
    table = Table(game)
    position = table.new()
    for fields in wrong(game):
        error = table.client.refused("new", **{**table.setting, **fields})
        assert (error["kind"], bool(error["text"])) == ("bad_request", True), fields
        assert table.client.ask("position")["position"] == position


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.info.id)
def test_unfinished_deal_has_no_next_and_no_foreign_action(game: Game[Any]) -> None:
    table = Table(game)
    position = table.new()
    assert table.client.refused("next")["kind"] == "bad_state"
    assert table.client.refused("act", action="no such action")["kind"] == "bad_request"
    for foreign in ("meld H", "redeal"):
        error = table.client.refused("act", action=foreign)
        assert (error["kind"], error["rule"], bool(error["text"])) == ("illegal", None, True)
        refusal = table.client.ask("why", action=foreign)
        assert refusal == {"legal": False, "rule": None, "text": error["text"]}
    assert table.client.refused("act", action="meld X")["kind"] == "bad_request"
    assert table.client.refused("position", seat=game.info.seats)["kind"] == "bad_request"
    assert table.client.ask("position")["position"] == position


def test_an_order_of_a_whole_hand_is_no_too_long_action() -> None:
    client = Client("femtio", seats=2)
    hand = client.ask("position")["position"]["hands"][1]
    legal = client.ask("legal")
    assert (legal["open"], legal["actions"]) == (["arrange"], [" ".join(["arrange", *hand])])
    position = client.act(" ".join(["arrange", *reversed(hand)]))
    assert position["piles"] == [[], hand[::-1]]
    assert client.refused("act", action=" ".join(["arrange", *hand]))["kind"] == "illegal"
    assert client.refused("act", action="arrange SA SA")["kind"] == "bad_request"
    for too_much in ("arrange" + 70 * " SA", "arrange" + 50 * " \0\0", "arrange " + 70 * "S"):
        error = client.refused("act", action=too_much)
        assert (error["kind"], len(error["text"]) < 400) == ("bad_request", True)
