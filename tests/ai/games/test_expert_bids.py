"""Expert bids: hands with the experts' calls and reasons, in the `expert_bids.toml` of each game.

The master agrees with 90 % of them, the rule player with 70 %.
"""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.ai.games.grandissimo.test_grandissimo_players import deal as deal_grandissimo
from tests.cases import cases
from tests.rules.bench import Bench
from tests.rules.games.lomber.table import deal as deal_lomber
from tests.rules.games.test_nittionio import deal as deal_nittionio
from tests.rules.games.test_plump import deal as deal_plump
from tolva_gui.ai.hints.judge import Judge
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.games.nittionio.state import CODE
from tolva_gui.rules.moves import Call, MoveError

Hand = Mapping[str, Any]
BUDGET = Budget(iterations=1500)
AGREES = {"best": 0.9, "rules": 0.7}
HANDS = 60
SLOW = ("grandissimo", "lomber", "nittionio")
"""Games in which a bid takes long and the master agrees with nearly every hand, so that a few of them are enough."""
EVERY = 5
"""By default, these games try one hand in this many."""
MISERES = {"grandissimo": ("misar", "upplaggare", "pratmakare"), "lomber": ("kuppa", "nolo", "yfir")}


class Expert(NamedTuple):
    """A game's way to deal such a hand, and its check whether a move is an expert's."""

    dealt: Callable[[Hand], Bench]
    agrees: Callable[[Hand, str], bool]


def in_grandissimo(hand: Hand) -> Bench:
    for before in range(4):
        table = deal_grandissimo(*[""] * before, hand["hand"], turned=hand["turned"]).act(*hand["said"])
        if table.to_act == (1 + before) % 4:
            return table
    raise AssertionError("nobody is to act")


def in_lomber(hand: Hand) -> Bench:
    away = " ".join(text for text in hand["said"] if text.startswith("discard")).split()
    for before in range(3):
        table = deal_lomber(*[""] * before, hand["hand"], stock=hand.get("stock", ""))
        try:
            table.act(*hand["said"])
        except (AssertionError, MoveError):
            continue  # another seat has the cards put away
        assert table.to_act is not None
        if {*table.zone("hand", table.to_act)} >= {*hand["hand"].split()} - {*away}:
            return table
    raise AssertionError("the hand is not to act")


def in_nittionio(hand: Hand) -> Bench:
    table = deal_nittionio(hand["hand"], turned=hand["turned"])
    if "aside" in hand:
        away = {*hand["aside"].split()}
        table.act(next(text for text in table.legal if {*text.split()[1:]} == away))
        while table.state.phase == "aside":
            table.act(table.legal[0])
    return table


def in_plump(hand: Hand) -> Bench:
    said, held = hand["said"], hand["hand"]
    table = deal_plump(*[""] * len(said), held, each=len(held.split()), dealer=0, turned=hand["turned"])
    return table.act(*(f"bid {number}" for number in said))


def says_so(game: str) -> Callable[[Hand, str], bool]:
    """Return a check whether the move is the answer or of its kind."""

    def agrees(hand: Hand, move: str) -> bool:
        answer, low = hand["answer"], any(word in move for word in MISERES[game])
        if answer in ("high", "game"):
            return move.startswith(("bid", "hold", "same")) and not low
        return low if answer == "low" else {*move.split()} == {*answer.split()}

    return agrees


def fits(hand: Hand, move: str) -> bool:
    """Whether the bid fits the tricks of the nine other cards; a premium must be among the answers."""
    if "aside" in hand:
        return move in hand["answers"]
    away = move.split()[1:]
    sure, perhaps = (sum(card not in away for card in hand[kind].split()) for kind in ("sure", "perhaps"))
    return sure <= sum(CODE.index(card[0]) for card in away) <= sure + perhaps


def is_among(hand: Hand, move: str) -> bool:
    return int(move.removeprefix("bid ")) in hand["answers"]


EXPERTS = {
    "grandissimo": Expert(in_grandissimo, says_so("grandissimo")),
    "lomber": Expert(in_lomber, says_so("lomber")),
    "nittionio": Expert(in_nittionio, fits),
    "plump": Expert(in_plump, is_among),
}


def hands_of(game: str) -> list[Hand]:
    text = (Path(__file__).parent / game / "expert_bids.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["hands"])


@pytest.mark.parametrize("game", EXPERTS)
@pytest.mark.parametrize("level", AGREES)
def test_a_player_bids_as_experts_do(game: str, level: str, length: int) -> None:
    expert, hands = EXPERTS[game], hands_of(game)
    if length == 1 and game in SLOW:
        hands = hands[::EVERY]
    player, otherwise = make_player(level, 1), []
    for hand in hands:
        table = expert.dealt(hand)
        assert table.to_act is not None
        move = str(player.choose(table.game.view(table.state, table.to_act), BUDGET).move)
        if not expert.agrees(hand, move):
            otherwise.append(f"{hand['hand']}: {move}, not as an expert: {hand['why']}")
    assert len(otherwise) <= (1 - AGREES[level]) * len(hands), "\n".join(otherwise)


@cases("game", ["grandissimo", "lomber"], usual=["grandissimo"])
def test_the_review_scolds_nobody_for_a_good_pass(game: str, length: int) -> None:
    passes = [hand for hand in hands_of(game) if hand["answer"] == "pass"]
    for hand in passes[:: EVERY if length == 1 else 1]:
        table = EXPERTS[game].dealt(hand)
        view, everything = (table.game.view(table.state, seat) for seat in (table.to_act, None))
        verdict = Judge(budget=BUDGET).judge(view, everything, Call("pass"))
        assert verdict.weight in ("best", "fine"), hand["hand"]
    assert len(passes) >= 15


@pytest.mark.parametrize("game", EXPERTS)
def test_there_are_hands_enough(game: str) -> None:
    hands = hands_of(game)
    assert len({(hand["hand"], *map(str, hand.get("said", ()))) for hand in hands}) >= HANDS
    assert all(hand["why"] for hand in hands)
